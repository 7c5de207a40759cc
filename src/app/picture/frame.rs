//! The frame of the evening's picture: the scene, and beside or below it who won, how, and when.

use super::pen::{Pen, SEATS_LIT, TITLE, UI, fitting, num, width, wrapped};
use crate::app::i18n::number::number;
use crate::app::ui::shape;

const GROUND: &str = "#1d1511";
const LINE: &str = "#4a3b30";
const INK: &str = "#f6ecdc";
const SOFT: &str = "#cbb9a3";
const GOLD: &str = "#ebba5a";
const EMBER: &str = "#ff9152";
/// The page's sign, in a square of 48.
const HEARTH: &str = "M5 44V23a19 19 0 0 1 38 0v21H31.5c2.6-1.9 4-4.8 4-8.2 0-6.6-5.4-9.3-6.2-16.8-2.5 1.7-3.8 4.1-3.9 6.6-2-2.6-2.6-6.9-1.1-10.9-6.8 3.9-11.8 11.6-11.8 19.9 0 3.8 1.6 7.2 4.3 9.4z";

/// The two formats that pictures are sent in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// 1200 × 630: beside a link.
    Wide,
    /// 1080 × 1350: alone on a phone.
    Tall,
}

impl Format {
    /// Both.
    pub const ALL: [Format; 2] = [Format::Wide, Format::Tall];

    /// Width and height in pixels.
    pub fn size(self) -> [u32; 2] {
        match self {
            Format::Wide => [1200, 630],
            Format::Tall => [1080, 1350],
        }
    }

    /// Where the scene lies: left, top, width, height.
    pub(super) fn scene(self) -> [f64; 4] {
        match self {
            Format::Wide => [480.0, 0.0, 720.0, 630.0],
            Format::Tall => [0.0, 0.0, 1080.0, 800.0],
        }
    }
}

/// All that the picture of a finished match shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    pub(super) game: String,
    pub(super) headline: String,
    /// What is told of it, the most telling first.
    pub(super) sentences: Vec<String>,
    pub(super) entrants: Vec<Entrant>,
    pub(super) date: String,
    /// Whether what is counted are points: gold means nothing else.
    pub(super) in_points: bool,
    /// The scene in each format.
    pub(super) scenes: [String; 2],
}

/// One who has points: a seat, or an opponent without one.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// The name, as typed.
    pub name: String,
    /// Colour and shape.
    pub mark: u8,
    /// The points.
    pub points: i32,
    /// Whether this one has won.
    pub won: bool,
}

/// Where words stand.
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

/// Sizes of letters.
struct Sizes {
    game: f64,
    headline: f64,
    told: f64,
    points: f64,
    foot: f64,
}

impl Picture {
    /// The whole picture. `letters` are rules of a style sheet that bring the page's letters along.
    pub fn draw(&self, format: Format, letters: &str) -> String {
        draw(self, format, letters)
    }
}

fn draw(picture: &Picture, format: Format, letters: &str) -> String {
    let [wide, high] = format.size();
    let [x, y, width, height] = format.scene();
    let mut pen = Pen::default();
    pen.rect([0.0, 0.0, f64::from(wide), f64::from(high)], 0.0, GROUND);
    // Nothing of the scene reaches out of its place.
    let place = format!(r#"x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 0 {width} {height}""#);
    let scene = &picture.scenes[usize::from(format == Format::Tall)];
    pen.add(&format!(r#"<svg {place} overflow="hidden">{scene}</svg>"#));
    match format {
        Format::Wide => {
            let sizes = Sizes { game: 23.0, headline: 82.0, told: 26.0, points: 34.0, foot: 21.0 };
            let row = sizes.points * 1.5;
            let rows =
                Area { left: 52.0, top: 556.0 - row * picture.entrants.len() as f64, right: 440.0, bottom: 556.0 };
            let told = Area { left: 52.0, top: 48.0, right: 444.0, bottom: rows.top - 14.0 };
            words(&mut pen, picture, &told, &sizes);
            points(&mut pen, picture, &rows, &sizes);
            foot(&mut pen, picture, 52.0, 596.0, &sizes);
        }
        Format::Tall => {
            let sizes = Sizes { game: 28.0, headline: 96.0, told: 33.0, points: 44.0, foot: 27.0 };
            let rows = Area { left: 632.0, top: 862.0, right: 1016.0, bottom: 1230.0 };
            let told = Area { left: 64.0, top: 858.0, right: 576.0, bottom: 1236.0 };
            words(&mut pen, picture, &told, &sizes);
            points(&mut pen, picture, &rows, &sizes);
            foot(&mut pen, picture, 64.0, 1300.0, &sizes);
        }
    }
    let style = if letters.is_empty() { String::new() } else { format!("<style>{letters}</style>") };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">{style}{}</svg>"#,
        pen.done()
    )
}

/// The game, who won, and as much of what is told as there is room for.
fn words(pen: &mut Pen, picture: &Picture, area: &Area, sizes: &Sizes) {
    let room = area.right - area.left;
    let plain = |weight: u32| format!(r#"font-family="{UI}" font-weight="{weight}""#);
    let mut y = area.top + sizes.game;
    pen.text(area.left, y, fitting(&picture.game, sizes.game, room), SOFT, &plain(600), &picture.game);
    // One line if the letters stay large, else two, smaller ones.
    let one = fitting(&picture.headline, sizes.headline, room);
    let (size, lines) = match one >= sizes.headline * 0.72 {
        true => (one, vec![picture.headline.clone()]),
        false => {
            let size = sizes.headline * 0.7;
            (size, wrapped(&picture.headline, size, room))
        }
    };
    y += sizes.game * 0.5;
    for line in lines.iter().take(3) {
        let size = fitting(line, size, room);
        y += size * 1.06;
        let how = format!(r#"font-family="{TITLE}" font-weight="600" letter-spacing="{}""#, num(-size * 0.015));
        pen.text(area.left, y, size, INK, &how, line);
    }
    y += sizes.told * 0.55;
    for sentence in &picture.sentences {
        let lines = wrapped(sentence, sizes.told, room);
        if y + sizes.told * 1.34 * lines.len() as f64 > area.bottom {
            continue;
        }
        for line in lines {
            y += sizes.told * 1.34;
            pen.text(area.left, y, fitting(&line, sizes.told, room), INK, &plain(400), &line);
        }
        y += sizes.told * 0.3;
    }
}

/// Everybody's points.
fn points(pen: &mut Pen, picture: &Picture, area: &Area, sizes: &Sizes) {
    let row = sizes.points * 1.5;
    for (n, one) in picture.entrants.iter().enumerate() {
        let middle = area.top + row * (n as f64 + 0.5);
        let (base, size) = (middle + sizes.points * 0.35, sizes.points * 0.8);
        pen.rect([area.left, middle - row / 2.0, area.right - area.left, 1.5], 0.0, LINE);
        let radius = sizes.points * 0.27;
        let mark = shape(one.mark, area.left + sizes.points * 0.34, middle, radius);
        pen.path(&mark, SEATS_LIT[usize::from(one.mark) % SEATS_LIT.len()]);
        let total = number(one.points);
        let from = area.left + sizes.points * 0.95;
        let room = area.right - from - width(&total, sizes.points) - sizes.points * 0.4;
        let weight = if one.won { 700 } else { 400 };
        let how = format!(r#"font-family="{UI}" font-weight="{weight}""#);
        pen.text(from, base, fitting(&one.name, size, room), INK, &how, &one.name);
        let how = format!(r#"font-family="{UI}" font-weight="700" text-anchor="end""#);
        let fill = if picture.in_points { GOLD } else { INK };
        pen.text(area.right, base, sizes.points, fill, &how, &total);
    }
}

/// The hearth, where it was played, and when.
fn foot(pen: &mut Pen, picture: &Picture, left: f64, base: f64, sizes: &Sizes) {
    let part = sizes.foot * 1.5 / 48.0;
    let top = base - sizes.foot * 1.2;
    pen.add(&format!(
        r#"<path transform="translate({} {}) scale({part})" d="{HEARTH}" fill="{EMBER}" fill-rule="evenodd"/>"#,
        num(left - 5.0 * part),
        num(top)
    ));
    let from = left + sizes.foot * 1.7;
    let title = sizes.foot * 1.15;
    pen.text(from, base, title, INK, &format!(r#"font-family="{TITLE}" font-weight="600""#), "Fireside");
    let how = format!(r#"font-family="{UI}" font-weight="400""#);
    pen.text(from + width("Fireside", title) + sizes.foot * 0.5, base, sizes.foot, SOFT, &how, &picture.date);
}
