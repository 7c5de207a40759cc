//! Points over time: one step line a player, with the seat's shape where a part of the game ends and at the total.

use super::notes::{self, Area, Place};
use super::pan_zoom::watch_size;
use super::shape;
use super::viewport::Size;
use leptos::{html::Div, prelude::*};

/// One player's points.
#[derive(Clone, Debug)]
pub struct Series {
    /// The seat's colour, from 0.
    pub seat: u8,
    /// The name beside the total.
    pub name: String,
    /// Points before the first step.
    pub start: i32,
    /// Points after each step, the same number of steps for everybody.
    pub points: Vec<i32>,
    /// Drawn a little stronger.
    pub winner: bool,
}

impl Series {
    /// What stands beside its end.
    fn label(&self, named: bool) -> String {
        let total = self.points.last().copied().unwrap_or(0);
        if named { format!("{} {total}", self.name) } else { total.to_string() }
    }
}

/// A part of the game: a passage, a cycle, a round.
#[derive(Clone, Debug)]
pub struct ChartPart {
    /// Its letter or number below the axis.
    pub label: String,
    /// How many steps it has.
    pub steps: usize,
}

/// A word at a jump of a line.
#[derive(Clone, Debug)]
pub struct ChartNote {
    /// Which series.
    pub series: usize,
    /// After which step, from 0.
    pub step: usize,
    /// What happened, for instance "Pastures +7".
    pub text: String,
}

/// The chart, drawn twice: for phones without names and notes, for wide screens with them; the style sheet shows one.
#[component]
pub fn Chart(
    /// The lines; later ones lie on top.
    series: Vec<Series>,
    /// Parts of the game from the left.
    parts: Vec<ChartPart>,
    /// Notes, on wide screens only.
    #[prop(optional)]
    notes: Vec<ChartNote>,
    /// Whether there is less room than usual on a wide screen.
    #[prop(optional)]
    low: bool,
    /// What it shows, for assistive technology.
    #[prop(into)]
    label: String,
) -> impl IntoView {
    let phone = Plot::new(336.0, 158.0, false, 3.6, &series, &parts);
    let phone = phone.draw("g-phone", label.clone(), &series, &parts, &[]);
    // As high as its room makes it, so that it fills that.
    let (room, high) = (NodeRef::<Div>::new(), RwSignal::new(if low { 430.0 } else { 572.0 }));
    watch_size(room, move |size: Size| {
        if size.width > 0.0 && size.height > 0.0 {
            high.set((WIDTH * size.height / size.width).round().clamp(260.0, 900.0));
        }
    });
    let high = Memo::new(move |_| high.get());
    let desk = move || {
        let plot = Plot::new(WIDTH, high.get(), true, 5.0, &series, &parts);
        plot.draw("g-desk", label.clone(), &series, &parts, &notes)
    };
    view! {
        {phone}
        <div class="room" node_ref=room>
            {desk}
        </div>
    }
}

/// Where things are in a drawing.
struct Plot {
    width: f64,
    height: f64,
    right: f64,
    bottom: f64,
    mark: f64,
    step: f64,
    unit: f64,
    highest: i32,
    named: bool,
}

const LEFT: f64 = 20.0;
/// How wide it is drawn on wide screens.
const WIDTH: f64 = 750.0;

impl Plot {
    fn new(width: f64, height: f64, named: bool, mark: f64, series: &[Series], parts: &[ChartPart]) -> Plot {
        // Beside the lines there is room for the totals, and for the longest name where they are named.
        let longest = series.iter().map(|one| one.label(named).chars().count()).max().unwrap_or(0) as f64;
        let margin = if named { 28.0 + longest * 9.4 } else { 23.0 + longest * 8.0 };
        let (right, bottom) = (width - margin.min(width / 2.0), height - 22.0);
        let highest = series.iter().flat_map(|one| &one.points).copied().max().unwrap_or(0).max(10);
        let longest = series.iter().map(|one| one.points.len()).max().unwrap_or(0);
        let steps = parts.iter().map(|part| part.steps).sum::<usize>().max(longest).max(1);
        let step = (right - LEFT) / steps as f64;
        let unit = (bottom - if named { 40.0 } else { 15.0 }) / f64::from(highest);
        Plot { width, height, right, bottom, mark, step, unit, highest, named }
    }

    fn x(&self, steps: f64) -> f64 {
        LEFT + self.step * steps
    }

    fn y(&self, points: i32) -> f64 {
        self.bottom - self.unit * f64::from(points)
    }

    fn draw(
        &self,
        class: &'static str,
        label: String,
        series: &[Series],
        parts: &[ChartPart],
        notes: &[ChartNote],
    ) -> AnyView {
        let mut seen = 0;
        let mut ends = Vec::new();
        let mut last_label = f64::MIN;
        let bands = parts
            .iter()
            .enumerate()
            .map(|(at, part)| {
                let (from, to) = (self.x(seen as f64), self.x((seen + part.steps) as f64));
                seen += part.steps;
                ends.push(seen);
                let (wide, high) = (to - from, self.bottom - 6.0);
                let band = (at % 2 == 0).then(|| {
                    view! { <rect class="band" x=num(from) y="6" width=num(wide) height=num(high) rx="4"></rect> }
                });
                // A label that would lie on the one before it is left out.
                let (middle, half) = ((from + to) / 2.0, 5.0 * part.label.chars().count() as f64);
                let label = (middle - half > last_label).then(|| {
                    last_label = middle + half;
                    view! { <text class="ps" x=num(middle) y=num(self.bottom + 17.0)>{part.label.clone()}</text> }
                });
                view! { {band} {label} }
            })
            .collect_view();
        let every = [5, 10, 20, 25, 50, 100, 200].into_iter().find(|every| self.highest / every <= 5).unwrap_or(500);
        let lines = (0..=self.highest / every)
            .map(|line| {
                let y = self.y(line * every);
                let words = (line * every).to_string();
                view! {
                    <path class="gl" d=format!("M{LEFT} {y:.1}H{:.1}", self.right)></path>
                    <text class="ax" x="15" y=num(y + 4.0) text-anchor="end">{words}</text>
                }
            })
            .collect_view();
        ends.pop();
        let labels = self.label_places(series);
        let curves = series.iter().zip(labels).map(|(one, label)| self.curve(one, &ends, label)).collect_view();
        let notes = self.place_notes(notes, series);
        let notes = notes.into_iter().map(|(note, jump, place)| self.note(note, jump, place)).collect_view();
        let view_box = format!("0 0 {} {}", self.width, self.height);
        view! {
            <svg class=class viewBox=view_box preserveAspectRatio="xMinYMin meet" role="img" aria-label=label>
                {bands} {lines} {curves} {notes}
            </svg>
        }
        .into_any()
    }

    /// Heights of the totals' labels, moved apart where lines end close together.
    fn label_places(&self, series: &[Series]) -> Vec<f64> {
        let apart = if self.named { 21.0 } else { 14.5 };
        let mut order: Vec<usize> = (0..series.len()).collect();
        let mut places: Vec<f64> = series.iter().map(|one| self.y(one.points.last().copied().unwrap_or(0))).collect();
        order.sort_by(|a, b| places[*a].total_cmp(&places[*b]));
        for pair in 1..order.len() {
            places[order[pair]] = places[order[pair]].max(places[order[pair - 1]] + apart);
        }
        let over = order.last().map_or(0.0, |last| (places[*last] - self.bottom).max(0.0));
        places.iter().map(|place| place - over).collect()
    }

    fn curve(&self, one: &Series, ends: &[usize], label: f64) -> AnyView {
        let mut path = format!("M{LEFT} {:.1}", self.y(one.start));
        let mut before = one.start;
        for (at, points) in one.points.iter().enumerate() {
            if *points != before {
                path += &format!("H{:.1}V{:.1}", self.x(at as f64 + 0.5), self.y(*points));
                before = *points;
            }
        }
        path += &format!("H{:.1}", self.x(one.points.len() as f64));
        let marks = ends
            .iter()
            .filter_map(|end| one.points.get(end.checked_sub(1)?).map(|points| (*end, *points)))
            .map(|(end, points)| view! { <path class="mk" d=shape(one.seat, self.x(end as f64), self.y(points), self.mark)></path> })
            .collect_view();
        let words = one.label(self.named);
        let (from, size) = if self.named { (14.0, 6.5) } else { (10.0, 5.0) };
        let class = format!("seat-{}", one.seat % 5 + 1);
        let line = if one.winner { "curve winner" } else { "curve" };
        view! {
            <g class=class>
                <path class=line d=path></path>
                {marks}
                <path class="mk" d=shape(one.seat, self.right + from, label, size)></path>
                <text class="total" x=num(self.right + from + size + 6.0) y=num(label + 5.5)>{words}</text>
            </g>
        }
        .into_any()
    }

    /// The notes that find a place, with their jumps.
    fn place_notes<'a>(&self, notes: &'a [ChartNote], series: &[Series]) -> Vec<(&'a ChartNote, (f64, f64), Place)> {
        let jump = |note: &&'a ChartNote| {
            let points = *series.get(note.series)?.points.get(note.step)?;
            Some((*note, (self.x(note.step as f64 + 0.5), self.y(points))))
        };
        let jumps: Vec<_> = notes.iter().filter_map(|note| jump(&note)).collect();
        let wide = |note: &ChartNote| WIDE * note.text.chars().count() as f64;
        let wanted: Vec<_> = jumps.iter().map(|(note, (x, y))| (*x, *y, wide(note))).collect();
        let lines: Vec<Area> = series.iter().flat_map(|one| self.covered(one)).collect();
        let frame = Area { left: LEFT + 4.0, top: 4.0, right: self.right - 2.0, bottom: self.bottom - 2.0 };
        let places = notes::place(&wanted, &lines, frame);
        jumps.into_iter().zip(places).filter_map(|((note, at), place)| Some((note, at, place?))).collect()
    }

    /// What a line covers, step by step.
    fn covered(&self, one: &Series) -> Vec<Area> {
        let mut before = self.y(one.start);
        let step = |(at, points): (usize, &i32)| {
            let (x, y) = (self.x(at as f64 + 0.5), self.y(*points));
            let (high, low) = (y.min(before), y.max(before));
            before = y;
            let level = Area { left: x, top: y - 2.0, right: x + self.step, bottom: y + 2.0 };
            [Area { left: x - 2.0, top: high, right: x + 2.0, bottom: low }, level]
        };
        one.points.iter().enumerate().flat_map(step).collect()
    }

    /// A note beside its jump, tied to it by a thin line.
    fn note(&self, note: &ChartNote, (x, y): (f64, f64), place: Place) -> AnyView {
        let (to, level) = place.lead;
        let lead =
            format!("M{:.1} {:.1}L{to:.1} {level:.1}", x + 4.0 * (to - x).signum(), y + 4.0 * (level - y).signum());
        let words = note.text.clone();
        let (at, anchor) = if to < x { (place.area.right, "end") } else { (place.area.left, "start") };
        view! {
            <path class="lead" d=lead></path>
            <text class="note" x=num(at) y=num(place.area.bottom - 5.0) text-anchor=anchor>{words}</text>
        }
        .into_any()
    }
}

/// How wide a letter of a note is, on the average of wide ones.
const WIDE: f64 = 8.0;

fn num(value: f64) -> String {
    format!("{value:.1}")
}
