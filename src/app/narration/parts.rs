//! What a game's words are made of.

use crate::app::i18n::words::{Arg, Phrase};
use crate::engine::{Game, Record, Seat};

/// A section of a game's rulebook, by its id. `tests/project/rules.rs` looks for every one that a board names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section(pub &'static str);

impl Section {
    /// Wherever the book begins.
    pub const TOP: Section = Section("");
}

/// A part of the position in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Paragraph {
    /// What it is about.
    pub heading: Phrase,
    /// One thing a line.
    pub lines: Vec<Phrase>,
}

/// A chip in the prompt bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Gain {
    /// The sign before the words.
    pub sign: GainSign,
    /// The words.
    pub words: Phrase,
}

/// The sign of a chip.
#[derive(Clone, PartialEq, Debug)]
pub enum GainSign {
    /// Points, on a gold seal.
    Points(i32),
    /// An icon of the game.
    Icon(&'static str),
    /// A check mark: a step that counts for something.
    Check,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// How many answers had been given at the end of it: going there shows the moment.
    pub answered: usize,
    /// What kind of line.
    pub kind: LogKind,
    /// An icon of the game before the words, by its name in the game's sheet.
    pub icon: Option<&'static str>,
    /// The words.
    pub words: Phrase,
    /// Whether the words go on a sentence that begins with who did it.
    pub sentence: bool,
    /// What a seat is told instead that saw more of it than the others.
    pub seen: Vec<(Seat, Phrase)>,
    /// Points that it brought its seat.
    pub points: i32,
    /// How far it is indented: what belongs to the line before it, and so on.
    pub depth: u8,
    /// Whether nobody decided anything in it: all its questions answered themselves.
    pub auto: bool,
    /// Whether it comes in every match in the same way, as setting up and incomes do: whoever hears what happened need not hear it.
    pub routine: bool,
}

impl LogLine {
    /// A line without icon and points, not indented, in which nothing answered itself and which is no routine.
    pub fn new(answered: usize, kind: LogKind, words: Phrase) -> LogLine {
        LogLine {
            answered,
            kind,
            icon: None,
            words,
            sentence: false,
            seen: Vec::new(),
            points: 0,
            depth: 0,
            auto: false,
            routine: false,
        }
    }

    /// That this seat did it: its words, or these.
    pub fn of(&self, seat: Seat, words: impl Into<Arg>) -> Phrase {
        Phrase::new(if self.sentence { "log-sentence" } else { "log-line" }).with("name", seat).with("words", words)
    }

    /// The line as whoever looks is told it; `None` looks on from outside.
    pub fn known_to(self, viewer: Option<Seat>) -> LogLine {
        let LogLine { words, seen, .. } = self;
        let own = seen.into_iter().find(|(seat, _)| Some(*seat) == viewer);
        LogLine { words: own.map_or(words, |(_, own)| own), seen: Vec::new(), ..self }
    }
}

/// What kind of line in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogKind {
    /// A heading: a round.
    Heading,
    /// Something a seat did.
    Seat(Seat),
    /// Something that nobody on a seat did.
    Table,
}

/// A row of the score table.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreRow {
    /// Where the points come from.
    pub source: Phrase,
    /// Its colour: 1 to 12 for the classes `c-1` to `c-12`. 0 is no part of the points and only compared.
    pub colour: u8,
    /// Points of each seat, an opponent without a seat after them.
    pub points: Vec<i32>,
}

/// Points over time. A step of the chart is a round, a turn, whatever the game counts by.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chart {
    /// The parts of the game: name and number of steps.
    pub parts: Vec<(String, usize)>,
    /// Points after each step, for each seat and an opponent without a seat after them; all equally long.
    pub lines: Vec<Vec<i32>>,
    /// Points before the first step, where somebody has any.
    pub starts: Vec<i32>,
    /// What brought the most points at once, in order of time.
    pub moments: Vec<Moment>,
}

impl Chart {
    /// Keeps the moments of the highest rank, so many at most, in order of time.
    pub fn keep_moments(&mut self, most: usize, rank: impl Fn(&Moment) -> i32) {
        self.moments.sort_by_key(|moment| std::cmp::Reverse(rank(moment)));
        self.moments.truncate(most);
        self.moments.sort_by_key(|moment| (moment.step, moment.answered));
    }
}

/// Something that changes over time as points do.
#[derive(Clone, PartialEq, Debug)]
pub struct Measure {
    /// What it is.
    pub name: Phrase,
    /// How much of it after each step of the chart, for each seat; all equally long.
    pub lines: Vec<Vec<i32>>,
}

/// Many points at once.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// After which step of the chart, from 0.
    pub step: usize,
    /// Whose line.
    pub line: usize,
    /// How many points.
    pub points: i32,
    /// When, in words ("C, round 3").
    pub place: Phrase,
    /// What it was, short enough for a note at the line.
    pub words: Phrase,
    /// How many answers had been given.
    pub answered: usize,
}

/// What a match was decided by.
#[derive(Clone, PartialEq, Debug)]
pub struct Decisive {
    /// What the loser is told of it, as a heading ("Where the points went").
    pub about: Phrase,
    /// Who had how much of it, by source.
    pub rows: Vec<ScoreRow>,
}

/// Why a match was lost.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// What kind of reason, as a heading.
    pub about: Phrase,
    /// The reason.
    pub words: Phrase,
    /// How many answers had been given at the moment that shows it, if one does.
    pub answered: Option<usize>,
}

/// A match that was read in a game's own notation.
#[derive(Clone, PartialEq, Debug)]
pub struct Written<G: Game> {
    /// The match; its cursor stands at the end of the answers.
    pub record: Record<G>,
    /// What it is called where it is kept.
    pub title: Phrase,
    /// What each seat is called: as many as players.
    pub seats: Vec<Phrase>,
}

/// Phrases joined by commas and an "and" before the last; `None` if there are none.
pub fn list(phrases: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut phrases: Vec<Phrase> = phrases.into_iter().collect();
    let last = phrases.pop()?;
    Some(match and(phrases) {
        Some(one) => Phrase::new("and-last").with("one", one).with("other", last),
        None => last,
    })
}

/// Phrases joined by commas; `None` if there are none.
pub fn and(phrases: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    phrases.into_iter().reduce(|one, other| Phrase::new("and").with("one", one).with("other", other))
}
