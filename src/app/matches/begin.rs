//! Beginning a match.

use super::naming::colour;
use crate::app::i18n::words::say;
use crate::app::lessons::{Lesson, Offered};
use crate::app::narration::{Narration, lessons_of, lessons_of_extras};
use crate::app::store::save::{Controller, FORMAT, Meta, Save, SeatPlan};
use crate::app::store::{learned, storage};
use crate::bots::Level;
use crate::engine::{Match, Record, RecordError, SetupError};
use leptos::web_sys;

/// A match that is to begin.
#[derive(Clone, PartialEq, Debug)]
pub struct NewMatch {
    /// Who sits where, in playing order.
    pub seats: Vec<SeatPlan>,
    /// The game's options as JSON.
    pub options: serde_json::Value,
    /// Where all chance comes from.
    pub seed: u64,
    /// Whether questions with a single choice answer themselves.
    pub auto_answer: bool,
    /// The date whose game of the day it is, if it is one.
    pub daily: Option<String>,
}

/// Why a match does not begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BeginError {
    /// The options are none of this game's.
    Options(String),
    /// The table cannot be set up.
    Setup(SetupError),
}

/// Begins a match and returns its key. A match that the browser does not keep is played all the same; its table says so.
///
/// # Errors
/// [`BeginError`].
pub fn begin<G: Narration>(new: NewMatch) -> Result<String, BeginError> {
    let options = serde_json::from_value(new.options).map_err(|error| BeginError::Options(error.to_string()))?;
    let mut record = Record::<G>::new(options, new.seats.len() as u8, new.seed);
    record.auto_answer = new.auto_answer;
    let game = Match::<G>::restore(record).map_err(|(error, _)| match error {
        RecordError::Setup(error) => BeginError::Setup(error),
        other => BeginError::Options(format!("{other:?}")),
    })?;
    Ok(keep(&game, Meta { id: storage::new_id(), seats: new.seats, daily: new.daily, ..Meta::default() }))
}

/// Keeps a match that begins, and returns its key.
fn keep<G: Narration>(game: &Match<G>, meta: Meta) -> String {
    let now = web_sys::js_sys::Date::now();
    let meta = Meta {
        game: G::ID.to_owned(),
        created: now,
        changed: now,
        standing: G::standing_of(game),
        origin: Some(storage::new_seed()),
        ..meta
    };
    let id = meta.id.clone();
    let save = Save { format: FORMAT, meta, record: game.record().clone() };
    let _ = storage::keep_or_hold(&id, &save.write().unwrap_or_default());
    id
}

/// The first lesson of the game alone that was neither finished nor declined on this device, rather one for as many as are to play, one
/// alone (`solo`) or several.
pub fn next_lesson<G: Narration>(solo: bool) -> Option<Offered> {
    let fits = |lesson: &&Lesson<G>| (lesson.players == 1) == solo;
    open(lessons_of::<G>().filter(fits)).chain(open(lessons_of::<G>())).next()
}

/// Of what these options add to the game, the lessons that were neither finished nor declined on this device.
pub fn lessons_beside<G: Narration>(options: &G::Options) -> Vec<Offered> {
    open(lessons_of_extras::<G>(options)).collect()
}

fn open<G: Narration>(lessons: impl Iterator<Item = &'static Lesson<G>>) -> impl Iterator<Item = Offered> {
    let learned = learned::kept();
    lessons.map(|lesson| (lesson.id(), lesson.title)).filter(move |(id, _)| !learned.knows(id))
}

/// Begins the lesson with this key, if there is one and it does not wait where it was left.
pub fn learn<G: Narration>(id: &str) {
    let lesson = G::lessons().iter().find(|lesson| lesson.id() == id);
    let Some(lesson) = lesson.filter(|_| storage::raw(id).is_none()) else { return };
    let Ok(game) = lesson.begin() else { return };
    keep(
        &game,
        Meta {
            id: id.to_owned(),
            title: Some(say(lesson.title)),
            seats: easy_seats(lesson.players),
            ..Meta::default()
        },
    );
}

/// A person and easy bots.
pub fn easy_seats(players: u8) -> Vec<SeatPlan> {
    let plan = |mark: u8| match mark {
        0 => SeatPlan { name: say("you"), mark, controller: Controller::Person },
        _ => SeatPlan { name: colour(mark), mark, controller: Controller::Bot(Level::Easy) },
    };
    (0..players).map(plan).collect()
}
