//! Points over time: one step line a player, with the seat's shape where a part of the game ends and at the total.

use super::seat::shape;
use leptos::prelude::*;

/// One player's points.
#[derive(Clone, Debug)]
pub struct Series {
    /// The seat's colour, from 0.
    pub seat: u8,
    /// The name beside the total.
    pub name: String,
    /// Points after each step, the same number of steps for everybody.
    pub points: Vec<i32>,
    /// Drawn a little stronger.
    pub winner: bool,
}

/// A part of the game: a passage, a cycle, a round.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its letter or number below the axis.
    pub label: String,
    /// How many steps it has.
    pub steps: usize,
}

/// A word at a jump of a line.
#[derive(Clone, Debug)]
pub struct Note {
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
    parts: Vec<Part>,
    /// Notes, on wide screens only.
    #[prop(optional)]
    notes: Vec<Note>,
    /// What it shows, for assistive technology.
    #[prop(into)]
    label: String,
) -> impl IntoView {
    let phone = Plot::new(336.0, 158.0, 40.0, 3.6, &series, &parts);
    let desk = Plot::new(750.0, 572.0, 84.0, 5.0, &series, &parts);
    view! {
        {phone.draw("g-phone", label.clone(), &series, &parts, &[])}
        {desk.draw("g-desk", label, &series, &parts, &notes)}
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

impl Plot {
    fn new(width: f64, height: f64, margin: f64, mark: f64, series: &[Series], parts: &[Part]) -> Plot {
        let (right, bottom) = (width - margin, height - 22.0);
        let highest = series.iter().flat_map(|one| &one.points).copied().max().unwrap_or(0).max(10);
        let longest = series.iter().map(|one| one.points.len()).max().unwrap_or(0);
        let steps = parts.iter().map(|part| part.steps).sum::<usize>().max(longest).max(1);
        let named = margin > 60.0;
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

    fn draw(&self, class: &'static str, label: String, series: &[Series], parts: &[Part], notes: &[Note]) -> AnyView {
        let mut seen = 0;
        let mut ends = Vec::new();
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
                let middle = num((from + to) / 2.0);
                view! { {band} <text class="ps" x=middle y=num(self.bottom + 17.0)>{part.label.clone()}</text> }
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
        let notes = notes.iter().filter_map(|note| self.note(note, series)).collect_view();
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
        let mut path = format!("M{LEFT} {:.1}", self.bottom);
        let mut before = 0;
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
        let total = one.points.last().copied().unwrap_or(0);
        let words = if self.named { format!("{} {total}", one.name) } else { total.to_string() };
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

    /// A note to the upper left of its jump, tied to it by a thin line; near the axis it begins right of the numbers.
    fn note(&self, note: &Note, series: &[Series]) -> Option<AnyView> {
        let points = *series.get(note.series)?.points.get(note.step)?;
        let (x, y) = (self.x(note.step as f64 + 0.5), self.y(points));
        let (to, above) = (x - 30.0, (y - 34.0).max(14.0));
        let lead = format!("M{:.1} {:.1}L{to:.1} {above:.1}", x - 4.0, y - 4.0);
        let words = note.text.clone();
        let room = 8.0 * words.chars().count() as f64;
        let (at, anchor) = if to - LEFT < room { (LEFT + 6.0, "start") } else { (to, "end") };
        let view = view! {
            <path class="lead" d=lead></path>
            <text class="note" x=num(at) y=num(above - 5.0) text-anchor=anchor>{words}</text>
        };
        Some(view.into_any())
    }
}

fn num(value: f64) -> String {
    format!("{value:.1}")
}
