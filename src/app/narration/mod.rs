//! Games in words: what a game tells the page beside its board ([`Narration`]), and what that is made of. Needs no browser.
//!
//! A game's `text` folder has a file for each part of it; [`narrate`] makes them its narration.

pub mod facts;
mod meetings;
mod parts;
mod possible;
mod reasons;
mod remarks;
pub mod rounds;
#[cfg(test)]
pub mod testing;
mod told;

pub use meetings::explained;
pub use parts::{
    Chart, Decisive, Gain, GainSign, LogKind, LogLine, Measure, Moment, Paragraph, Reason, ScoreRow, Section, Written,
    and, list,
};
pub use possible::possible;
pub use reasons::{both, reasons};
pub use remarks::{remarks, told_apart};
pub use told::Told;

use crate::app::i18n::words::Phrase;
use crate::app::lessons::Lesson;
use crate::app::store::save::{SeatPlan, Standing};
use crate::app::store::stats::Tags;
use crate::bots::Judge;
use crate::engine::{Logged, Match, Seat, SeatSet};
use std::fmt::Debug;

/// A game that can be told in words.
pub trait Narration: Judge {
    /// What is counted of a seat.
    type Counted: Copy + PartialEq + Debug;

    /// The question in words, with the choice that is picked, if any.
    fn ask(game: &Match<Self>, picked: Option<Self::Choice>) -> Phrase;

    /// What to do, in few words, while nothing is picked.
    fn hint(game: &Match<Self>) -> Option<Phrase>;

    /// What is missing while nothing on the board can be done; `None` while something can.
    fn missing(_game: &Match<Self>) -> Option<Phrase> {
        None
    }

    /// Why a choice that is not offered cannot be made now; `None` if there is nothing to say. The choice stands for what was tapped.
    fn why_not(_game: &Match<Self>, _choice: Self::Choice) -> Option<Phrase> {
        None
    }

    /// What this kind of question is about, each in one line, for whoever meets it for the first time: their keys are remembered. The
    /// first that is new to somebody is shown.
    fn explanations(_game: &Match<Self>) -> Vec<Phrase> {
        Vec::new()
    }

    /// What lies on the board and is worth a word to whoever meets it for the first time, in the order in which it is told: the message, and
    /// where it lies, by the names of the board's things.
    fn meetings(_game: &Match<Self>) -> Vec<(&'static str, Vec<String>)> {
        Vec::new()
    }

    /// What a seat that nobody named is called by now: the colour in which it plays, where the game gives it one.
    fn called(_state: &Self, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// A choice by its name, as a list has it: unless told, what the prompt asks of it, whose question mark is left out then.
    fn named(game: &Match<Self>, choice: Self::Choice) -> Phrase {
        Self::ask(game, Some(choice))
    }

    /// What tells a choice from another one that is named alike: its die, its place.
    fn detail(_game: &Match<Self>, _choice: Self::Choice) -> Option<Phrase> {
        None
    }

    /// What speaks for a choice, in a few words.
    fn merit(_game: &Match<Self>, _choice: Self::Choice) -> Option<Phrase> {
        None
    }

    /// All that is counted of a seat and lies open, in the order in which it is told: always the same things, of which more is better.
    fn counts(state: &Self, seat: Seat) -> Vec<(Self::Counted, i32)>;

    /// Whether this asks for something new: all that was chosen before is over.
    fn is_turn(prompt: Self::Prompt) -> bool;

    /// Whether a choice is made for what it brings. Passing, drawing and ending a turn are how a game goes on, and an answer that somebody
    /// must give is none.
    fn is_deed(prompt: Self::Prompt, choice: Self::Choice) -> bool;

    /// Whether a choice is a mere piece of an action that goes on with this question: a tap on it is the answer, and only the last piece
    /// is confirmed ([`IsPiece`](crate::session::IsPiece)).
    fn is_piece(_choice: Self::Choice, _next: Self::Prompt) -> bool {
        false
    }

    /// The section of the rulebook for what is asked, or for the choice that is picked.
    fn rules_of(game: &Match<Self>, picked: Option<Self::Choice>) -> Section;

    /// The sections of the rulebook about words that stand in prompts. `GAME-term-SECTION` has the forms of such a word.
    fn terms() -> &'static [Section];

    /// The chapters of the rulebook about what a match with these options does not use, by their ids.
    fn unused_chapters(_options: &Self::Options) -> Vec<&'static str> {
        Vec::new()
    }

    /// The seats with whom something lies that the question is about, or who are themselves chosen from: their boards are not hidden.
    fn asked_about(_game: &Match<Self>) -> SeatSet {
        SeatSet::NONE
    }

    /// What a choice does, beforehand: a sentence for its button and for screen readers.
    fn describe(game: &Match<Self>, choice: Self::Choice) -> Phrase;

    /// The verb on the confirming button ("Place").
    fn verb(game: &Match<Self>, choice: Self::Choice) -> Phrase;

    /// What a choice brings and costs at once, as chips in the prompt bar.
    fn gains(game: &Match<Self>, choice: Self::Choice) -> Vec<Gain>;

    /// The lines of the log: one for what belongs together. A question waits in the step `running`, if in any: what is told of
    /// that step may go on, and a line that says how something ended waits until it has.
    fn log_lines(events: &[Logged<Self::Event>], players: u8, running: Option<usize>) -> Vec<LogLine>;

    /// The log up to the cursor, with what answered itself.
    fn log(game: &Match<Self>) -> Vec<LogLine> {
        let record = game.record();
        let running = game.question().map(|_| game.step());
        let mut lines = Self::log_lines(game.events(), record.players, running);
        let mut from = 0;
        for line in &mut lines {
            let answers = record.answers.get(from..line.answered.min(record.answers.len())).unwrap_or_default();
            let unasked = !answers.is_empty() && answers.iter().all(|answer| answer.auto);
            line.auto = matches!(line.kind, LogKind::Seat(..)) && unasked;
            from = line.answered.max(from);
        }
        lines
    }

    /// Where the game is, for lists ("passage C, round 3").
    fn place(state: &Self) -> Phrase;

    /// Whether the table is still being set up: nothing of it is a turn yet.
    fn sets_up(_state: &Self) -> bool {
        false
    }

    /// Points of everybody, an opponent without a seat after them.
    fn points(state: &Self) -> Vec<i32> {
        state.standing()
    }

    /// What the board calls the thing or the place to which this happened (`data-thing`, `data-at`); `None` where there is none to see.
    fn thing_of(event: &Self::Event) -> Option<String>;

    /// What the board calls the thing that words link to ([`Phrase::linking`]).
    fn linked(link: u16) -> Option<String>;

    /// What the board calls the things that this seat has drawn or brought to light since its answer with this number (from 0).
    fn drawn(_game: &Match<Self>, _seat: Seat, _since: usize) -> Vec<String> {
        Vec::new()
    }

    /// How it ended, in a sentence.
    fn ending(game: &Match<Self>, seats: &[SeatPlan]) -> Phrase;

    /// The whole position in words, for screen readers: a section for what is common and one for each seat. It tells no more
    /// than `viewer` may know.
    fn read_out(game: &Match<Self>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph>;

    /// The points by source, for the end screen.
    fn score_table(state: &Self) -> Vec<ScoreRow>;

    /// What stands over the rows of the score table that make the points.
    fn score_heading() -> Phrase {
        Phrase::new("end-points-from")
    }

    /// What decided a match that is over, by source: the points, unless the game says otherwise.
    fn decisive(game: &Match<Self>) -> Decisive {
        let rows = Self::score_table(game.state()).into_iter().filter(|row| row.colour > 0).collect();
        Decisive { about: Phrase::new("reason-points"), rows }
    }

    /// What `seat`, which lost, left undone, and the moment that shows it, if one does. `None` if the game sees nothing: then it
    /// is a source of points that was never used, if there is one.
    fn undone(_game: &Match<Self>, _seat: Seat, _seats: &[SeatPlan]) -> Option<(Phrase, Option<usize>)> {
        None
    }

    /// The points over time, for the chart on the end screen.
    fn chart(game: &Match<Self>) -> Chart;

    /// Everything that the chart can show over the same steps, its own points first, where that is more than these.
    fn measures(_game: &Match<Self>) -> Vec<Measure> {
        Vec::new()
    }

    /// What the player who is asked has settled beforehand: the answer that these settings give, so that nobody is asked. They are the
    /// game's own, as JSON; what is no settings is as if nobody had set anything.
    fn settled(_game: &Match<Self>, _settings: &serde_json::Value) -> Option<Self::Choice> {
        None
    }

    /// The match in the game's own notation, for other programs: what it is called, and its text.
    fn notation(_game: &Match<Self>) -> Option<(Phrase, String)> {
        None
    }

    /// A match that somebody wrote down in the game's own notation; `None` for a text that is nothing of the kind.
    fn read_notation(_text: &str) -> Option<Result<Written<Self>, Phrase>> {
        None
    }

    /// What a finished match was, for statistics: of each, what is counted by it ("faction") and which it was, as keys of the
    /// catalogue. First what holds for the table, then for each seat.
    fn tags(_state: &Self) -> Tags {
        Tags::default()
    }

    /// Its guided first games, in the order in which they are offered.
    fn lessons() -> &'static [Lesson<Self>] {
        &[]
    }

    /// What a match with these options needs beside the game's own part, by name: words in `locales/LANGUAGE/NAME`, icons in
    /// `public/icons/NAME.svg` and, if there are any, sheets in `style/NAME`. A name begins with the game's id.
    fn extras(_options: &Self::Options) -> Vec<&'static str> {
        Vec::new()
    }

    /// The position as a picture that fills `width` by `height`: markup of an SVG without its frame, which needs nothing from outside. Its
    /// groups are built one after another. It shows what lies open to everybody, no words but numerals, and names nobody.
    fn scene(game: &Match<Self>, seats: &[SeatPlan], width: f64, height: f64) -> String;

    /// The standing as the lobby shows it.
    fn standing_of(game: &Match<Self>) -> Standing {
        Standing {
            place: Self::place(game.state()),
            points: Self::points(game.state()),
            turn: game.question().map(|question| question.seat.0),
            winners: game.outcome().map(|outcome| outcome.winners.iter().map(|seat| seat.0).collect()),
        }
    }
}

/// The heading of what statistics count a game's matches by.
pub fn tag_heading(game: &str, kind: &str) -> Phrase {
    Phrase::new(format!("{game}-by-{kind}"))
}

/// Whether what a game counts are points.
pub fn in_points<G: Narration>() -> bool {
    G::score_heading().key == "end-points-from"
}

/// One value of it in words.
pub fn tag_value(game: &str, kind: &str, value: &str) -> Phrase {
    Phrase::new(format!("{game}-{kind}-{value}"))
}

/// The lessons of a game alone, without what its options can add.
pub fn lessons_of<G: Narration>() -> impl Iterator<Item = &'static Lesson<G>> {
    G::lessons().iter().filter(|lesson| G::extras(&(lesson.options)()).is_empty())
}

/// The lessons of what these options add to the game: of those that need no other extras than such a match.
pub fn lessons_of_extras<G: Narration>(options: &G::Options) -> impl Iterator<Item = &'static Lesson<G>> + use<G> {
    let there = G::extras(options);
    G::lessons().iter().filter(move |lesson| {
        let needed = G::extras(&(lesson.options)());
        !needed.is_empty() && needed.iter().all(|extra| there.contains(extra))
    })
}

/// The narration of a game out of the modules of its `text` folder: `words` (`ask`, `hint`, `describe`, `verb`, `gains`, `place`,
/// `ending`, `score_table`), `guidance` (`why_not`, `explanations`, `meetings`, `detail`, `merit`), `facts` (`Counted`, `counts`, `is_turn`, `is_deed`),
/// `sections` (`of_question`), `log` (`lines`, `chart`), `things` (`of_event`) and `readout` (`read_out`), and of `picture` (`scene`) beside it. In braces stand the methods that a
/// game has beyond these.
macro_rules! narrate {
    ($game:ty { $($more:item)* }) => {
        const _: () = {
            use $crate::app::i18n::words::Phrase;
            use $crate::app::narration::{Chart, Gain, LogLine, Narration, Paragraph, ScoreRow, Section};
            use $crate::app::store::save::SeatPlan;
            use $crate::engine::{Logged, Match, Seat};

            impl Narration for $game {
                type Counted = facts::Counted;

                fn ask(game: &Match<Self>, picked: Option<Self::Choice>) -> Phrase {
                    words::ask(game, picked)
                }

                fn hint(game: &Match<Self>) -> Option<Phrase> {
                    words::hint(game)
                }

                fn why_not(game: &Match<Self>, choice: Self::Choice) -> Option<Phrase> {
                    guidance::why_not(game, choice)
                }

                fn explanations(game: &Match<Self>) -> Vec<Phrase> {
                    guidance::explanations(game)
                }

                fn meetings(game: &Match<Self>) -> Vec<(&'static str, Vec<String>)> {
                    guidance::meetings(game)
                }

                fn detail(game: &Match<Self>, choice: Self::Choice) -> Option<Phrase> {
                    guidance::detail(game, choice)
                }

                fn merit(game: &Match<Self>, choice: Self::Choice) -> Option<Phrase> {
                    guidance::merit(game, choice)
                }

                fn counts(state: &Self, seat: Seat) -> Vec<(Self::Counted, i32)> {
                    facts::counts(state, seat)
                }

                fn is_turn(prompt: Self::Prompt) -> bool {
                    facts::is_turn(prompt)
                }

                fn is_deed(prompt: Self::Prompt, choice: Self::Choice) -> bool {
                    facts::is_deed(prompt, choice)
                }

                fn rules_of(game: &Match<Self>, picked: Option<Self::Choice>) -> Section {
                    sections::of_question(game, picked)
                }

                fn terms() -> &'static [Section] {
                    sections::TERMS
                }

                fn describe(game: &Match<Self>, choice: Self::Choice) -> Phrase {
                    words::describe(game, choice)
                }

                fn verb(game: &Match<Self>, choice: Self::Choice) -> Phrase {
                    words::verb(game, choice)
                }

                fn gains(game: &Match<Self>, choice: Self::Choice) -> Vec<Gain> {
                    words::gains(game, choice)
                }

                fn log_lines(events: &[Logged<Self::Event>], players: u8, running: Option<usize>) -> Vec<LogLine> {
                    log::lines(events, players, running)
                }

                fn place(state: &Self) -> Phrase {
                    words::place(state)
                }

                fn thing_of(event: &Self::Event) -> Option<String> {
                    things::of_event(event)
                }

                fn linked(link: u16) -> Option<String> {
                    things::linked(link)
                }

                fn ending(game: &Match<Self>, seats: &[SeatPlan]) -> Phrase {
                    words::ending(game, seats)
                }

                fn read_out(game: &Match<Self>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph> {
                    readout::read_out(game, viewer, seats)
                }

                fn score_table(state: &Self) -> Vec<ScoreRow> {
                    words::score_table(state)
                }

                fn chart(game: &Match<Self>) -> Chart {
                    log::chart(game)
                }

                fn scene(game: &Match<Self>, seats: &[SeatPlan], width: f64, height: f64) -> String {
                    picture::scene(game, seats, width, height)
                }

                $($more)*
            }
        };
    };
}
pub(crate) use narrate;
