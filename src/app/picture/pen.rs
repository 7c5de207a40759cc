//! Markup of drawings: shapes with literal colours, numbers as short as they can be.

use std::fmt::Write;

/// The letters of the page, which whoever shows the drawing must have.
pub const UI: &str = "Atkinson Hyperlegible Next, sans-serif";
/// The letters of titles.
pub const TITLE: &str = "Fraunces, serif";

/// The colours of the seats on light ground, as in `style/base/tokens.css`.
pub const SEATS: [&str; 5] = ["#a8215f", "#1f5fa8", "#2b7346", "#8a4fa3", "#17686d"];
/// The same on dark ground.
pub const SEATS_LIT: [&str; 5] = ["#ff86b3", "#7db7ff", "#7fd3a0", "#d3a2ea", "#6fd0d6"];

/// The colours of sources, `c-1` to `c-12`, as in `style/table/table.css`.
pub const SOURCES: [&str; 12] = [
    "#8e2a3f", "#e8b545", "#d8703a", "#2c7d86", "#94602f", "#7ea443", "#76828c", "#b9b2a6", "#6a568f", "#b98aa5",
    "#3f5f8f", "#cfc07a",
];

/// A drawing that grows.
#[derive(Clone, Debug, Default)]
pub struct Pen(String);

impl Pen {
    /// What has been drawn.
    pub fn done(self) -> String {
        self.0
    }

    /// Adds markup.
    pub fn add(&mut self, markup: &str) {
        self.0 += markup;
    }

    /// A rectangle.
    pub fn rect(&mut self, [x, y, width, height]: [f64; 4], radius: f64, fill: &str) {
        let [x, y, width, height, radius] = [x, y, width, height, radius].map(num);
        let round = if radius == "0" { String::new() } else { format!(r#" rx="{radius}""#) };
        let _ = write!(self.0, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}"{round} fill="{fill}"/>"#);
    }

    /// A circle.
    pub fn circle(&mut self, x: f64, y: f64, radius: f64, fill: &str) {
        let _ = write!(self.0, r#"<circle cx="{}" cy="{}" r="{}" fill="{fill}"/>"#, num(x), num(y), num(radius));
    }

    /// A filled path.
    pub fn path(&mut self, d: &str, fill: &str) {
        let _ = write!(self.0, r#"<path d="{d}" fill="{fill}"/>"#);
    }

    /// A group, which is built at once.
    pub fn group(&mut self, draw: impl FnOnce(&mut Pen)) {
        let mut inner = Pen::default();
        draw(&mut inner);
        if !inner.0.is_empty() {
            let _ = write!(self.0, "<g>{}</g>", inner.0);
        }
    }

    /// Words; `how` has more attributes (weight, letters, anchor).
    pub fn text(&mut self, x: f64, y: f64, size: f64, fill: &str, how: &str, words: &str) {
        let (x, y, size, words) = (num(x), num(y), num(size), escaped(words));
        let _ = write!(self.0, r#"<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" {how}>{words}</text>"#);
    }

    /// A number around the middle of a place.
    pub fn number(&mut self, x: f64, y: f64, size: f64, fill: &str, number: impl ToString) {
        let how = format!(r#"font-family="{UI}" font-weight="700" text-anchor="middle""#);
        self.text(x, y + size * 0.34, size, fill, &how, &number.to_string());
    }
}

/// A length with one place after the point at most.
pub fn num(value: f64) -> String {
    let tenths = (value * 10.0).round() / 10.0;
    // Minus zero is zero.
    format!("{}", tenths + 0.0)
}

/// A text between tags or in quotation marks, whoever typed it. What XML cannot hold is left out.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// How wide a text is about, in the letters of the page at this size. Rather too wide than too narrow.
pub fn width(text: &str, size: f64) -> f64 {
    let of = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '!' | '|' | '\'' | '’' | ' ' | '\u{a0}' | '·' => 0.3,
        'f' | 'r' | 't' | '(' | ')' | '-' | '/' => 0.42,
        'm' | 'w' | 'M' | 'W' | '@' | '—' | '…' => 0.9,
        letter if letter.is_ascii_lowercase() => 0.57,
        letter if letter.is_ascii_digit() => 0.62,
        letter if letter < '\u{250}' => 0.7,
        _ => 1.05,
    };
    text.chars().map(of).sum::<f64>() * size
}

/// Lines of a text that are no wider than this, as far as its words let them.
pub fn wrapped(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // What does not break stays together.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(word, size) + size * 0.3 <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The size at which a text fits into one line, this one at most.
pub fn fitting(text: &str, most: f64, room: f64) -> f64 {
    most.min(most * room / width(text, most).max(1.0))
}
