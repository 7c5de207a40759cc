//! Guided first games. A lesson is data beside its game: a table by options, seats, seed and first answers, what the others answer, and steps. It
//! runs on the session like any match: what the person does is an answer of the real match, and where the lesson stands follows from the
//! answers, so that undo, redo and leaving need nothing of their own. Needs no browser.

mod place;

#[cfg(target_arch = "wasm32")]
mod panel;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "wasm32")]
pub use panel::{LessonActs, LessonPanel, Shown};
pub use place::Place;

use crate::app::i18n::words::Phrase;
use crate::bots::{Level, Thinker};
use crate::engine::{Decision, Game, Judge, Match, Record, RecordError, Seat};
use serde_json::Value;

/// A guided first game. The person sits on the first seat.
#[derive(Debug)]
pub struct Lesson<G: Game> {
    /// Its name on this device, unlike that of any other lesson of any game: what is kept of it is called by it.
    pub name: &'static str,
    /// The message that names it.
    pub title: &'static str,
    /// What is agreed before the start.
    pub options: fn() -> G::Options,
    /// How many play.
    pub players: u8,
    /// Where all chance comes from.
    pub seed: u64,
    /// The answers of all seats by which the table is laid out, as saves write them, a space between two.
    pub opening: &'static str,
    /// What the other seats answer after that, one after the other, written the same way. Where one does not fit, because the person has gone another
    /// way, and after the last one, they answer as the game's judgement does.
    pub others: &'static str,
    /// What is told, one idea a step. The last one ends the lesson.
    pub steps: &'static [Step<G>],
}

/// One step of a lesson.
#[derive(Debug)]
pub struct Step<G: Game> {
    /// The message of its headline; with `-text` behind it that of its words, with `-else` why another choice than the wanted one is worse here.
    pub key: &'static str,
    /// What it points at, by the names that the board has for its things (`data-thing`, `data-at`).
    pub points: &'static [&'static str],
    /// What the person is to do.
    pub task: Task<G>,
}

/// What the person is to do.
#[derive(Debug)]
pub enum Task<G: Game> {
    /// Look at what is pointed at, and go on.
    Look,
    /// Answer this question in one of these ways.
    Answer {
        /// The question.
        asked: G::Prompt,
        /// Which choices are meant.
        wanted: fn(G::Choice) -> bool,
        /// Whether the lesson goes on after any other choice as well.
        free: bool,
    },
    /// Give so many answers, as one likes.
    Play(u8),
}

impl<G: Game> Step<G> {
    /// Something to look at.
    pub const fn look(key: &'static str, points: &'static [&'static str]) -> Step<G> {
        Step { key, points, task: Task::Look }
    }

    /// A question that is to be answered in one of these ways, and in no other.
    pub const fn answer(
        key: &'static str,
        points: &'static [&'static str],
        asked: G::Prompt,
        wanted: fn(G::Choice) -> bool,
    ) -> Step<G> {
        Step { key, points, task: Task::Answer { asked, wanted, free: false } }
    }

    /// Its headline.
    pub fn headline(&self) -> Phrase {
        Phrase::new(self.key)
    }

    /// Its words.
    pub fn text(&self) -> Phrase {
        let key = self.key;
        Phrase::new(format!("{key}-text"))
    }

    /// Why another choice than the wanted one is worse here.
    pub fn otherwise(&self) -> Phrase {
        let key = self.key;
        Phrase::new(format!("{key}-else"))
    }

    /// Whether an answer ends it.
    pub fn awaits_answer(&self) -> bool {
        !matches!(self.task, Task::Look)
    }

    /// Whether this choice is another one than it wants, at the question that waits.
    pub fn minds(&self, game: &Match<G>, choice: G::Choice) -> bool {
        match self.task {
            Task::Answer { asked, wanted, .. } => {
                game.question().is_some_and(|question| question.prompt == asked) && !wanted(choice)
            }
            Task::Look | Task::Play(_) => false,
        }
    }
}

/// A lesson that is offered: its id, and the message that names it.
pub type Offered = (String, &'static str);

/// Who learns.
pub const PUPIL: Seat = Seat(0);

impl<G: Game> Lesson<G> {
    /// The key of its match on this device, and what is noted among what has been explained once its end was reached, or it was declined.
    pub fn id(&self) -> String {
        format!("{ID}{}", self.name)
    }

    /// The table as it stands before the first step.
    ///
    /// # Errors
    /// When the rules no longer run so.
    pub fn begin(&self) -> Result<Match<G>, RecordError> {
        let mut game = Match::restore(Record::new((self.options)(), self.players, self.seed));
        for (at, choice) in choices::<G>(self.opening).enumerate() {
            let game = game.as_mut().map_err(|(error, _)| *error)?;
            // Nobody takes these back.
            choice.and_then(|choice| game.answer_unasked(choice).ok()).ok_or(RecordError::Answer(at))?;
        }
        game.map_err(|(error, _)| error)
    }

    /// How many answers were given before the first step.
    pub fn laid_out(&self) -> usize {
        self.begin().map_or(0, |game| game.cursor())
    }

    /// What another seat answers that is asked now; `None` where nobody else is.
    pub fn other_answer(&self, game: &Match<G>) -> Option<G::Choice>
    where
        G: Judge,
    {
        let question = game.question().filter(|question| question.seat != PUPIL)?;
        let given = (0..game.cursor()).filter(|at| game.giver(*at) != Some(PUPIL));
        let given = given.filter(|at| !game.record().answers[*at].auto).count();
        let written = choices::<G>(self.others).nth(given).flatten();
        written.filter(|choice| question.choices.contains(choice)).or_else(|| at_a_glance(game))
    }
}

/// What the game's judgement finds.
fn at_a_glance<G: Judge>(game: &Match<G>) -> Option<G::Choice> {
    Decision::of(game).map(|decision| Thinker::with(decision, Level::glance(), game.record().seed).best())
}

/// Choices as saves write them: words, or what stands for itself in JSON.
fn choices<G: Game>(text: &str) -> impl Iterator<Item = Option<G::Choice>> {
    let read = |word: &str| serde_json::from_value(Value::from(word)).or_else(|_| serde_json::from_str(word)).ok();
    text.split_whitespace().map(read)
}

/// What the ids of the matches of lessons begin with: no other match is called so.
const ID: &str = "lesson-";

/// The key of a game's first lesson, which is called as the game is.
pub fn first_lesson(game: &str) -> String {
    format!("{ID}{game}")
}

/// Whether a match with this id is that of a lesson.
pub fn is_lesson(id: &str) -> bool {
    id.starts_with(ID)
}
