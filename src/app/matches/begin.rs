//! Beginning a match.

use crate::app::narration::Narration;
use crate::app::store::save::{FORMAT, Meta, Save, SeatPlan};
use crate::app::store::storage;
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
    let now = web_sys::js_sys::Date::now();
    let id = storage::new_id();
    let standing = G::standing_of(&game);
    let meta = Meta {
        id: id.clone(),
        game: G::ID.to_owned(),
        title: None,
        created: now,
        changed: now,
        seats: new.seats,
        standing,
        daily: new.daily,
        origin: Some(storage::new_seed()),
        ..Meta::default()
    };
    let save = Save { format: FORMAT, meta, record: game.record().clone() };
    let _ = storage::keep_or_hold(&id, &save.write().unwrap_or_default());
    Ok(id)
}
