//! Taking matches in that came from outside, after a check that they open.

use super::incoming::{Incoming, LARGEST, incoming};
use super::module::Entry;
use super::parts;
use super::seating::cut;
use super::trouble::record_trouble;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Narration, Written};
use crate::app::route::Route;
use crate::app::store::save::{Controller, FORMAT, Meta, Save, SeatPlan};
use crate::app::store::{backup, storage};
use crate::engine::Match;
use leptos::web_sys::js_sys;
use serde::Deserialize;

/// Keeps a match that came from outside, or a copy of one's own, under a key of its own, even if it can only be looked at.
///
/// # Errors
/// What is wrong with it, in words for the page.
pub fn adopt<G: Narration>(text: &str) -> Result<String, Phrase> {
    let now = js_sys::Date::now();
    let Incoming { mut save, .. } = incoming::<G>(text, now)?;
    let id = storage::new_id();
    save.meta.id = id.clone();
    if save.meta.origin.is_some_and(storage::knows_origin) {
        // A copy of what is here already is a match of its own: no link of the other one is meant for it.
        save.meta.origin = Some(storage::new_seed());
    } else if save.meta.standing.winners.is_some() {
        // What was over when it came was not played here.
        (save.meta.off_record, save.meta.watched) = (true, true);
    }
    save.meta.changed = now;
    storage::keep(&save).map_err(|_| Phrase::new("storage-full"))?;
    Ok(id)
}

/// Keeps a match of any game of the house and returns where it is: one that was saved, or one that is written in a game's notation.
///
/// # Errors
/// What is wrong with it, in words for the page.
pub async fn import(text: &str) -> Result<Route, Phrase> {
    if text.len() > LARGEST {
        return Err(Phrase::new("file-too-large"));
    }
    if backup::is_backup(text) {
        return Err(Phrase::new("file-is-backup"));
    }
    match head_of(text) {
        Some(head) => {
            let entry = known(&head.record.game)?;
            Ok(place(entry, (entry.module().await?.adopt)(text)?))
        }
        None => import_notation(text).await,
    }
}

async fn import_notation(text: &str) -> Result<Route, Phrase> {
    for entry in parts::games().iter().filter(|entry| entry.notation) {
        if let Some(kept) = (entry.module().await?.read)(text) {
            return Ok(place(entry, kept?));
        }
    }
    Err(Phrase::new("file-no-match"))
}

fn place(entry: &Entry, id: String) -> Route {
    Route::Match { game: entry.id.to_owned(), id }
}

/// Keeps a match that is written in its game's notation and returns its key; `None` for a text that is nothing of the kind. It was not
/// played here and counts in no statistics.
pub fn read<G: Narration>(text: &str) -> Option<Result<String, Phrase>> {
    Some(G::read_notation(text)?.and_then(keep_written))
}

fn keep_written<G: Narration>(written: Written<G>) -> Result<String, Phrase> {
    let game = Match::restore(written.record).map_err(|(error, _)| record_trouble(error))?;
    let now = js_sys::Date::now();
    let id = storage::new_id();
    let seat = |(mark, name): (u8, &Phrase)| SeatPlan { name: cut(&name.say()), mark, controller: Controller::Person };
    let meta = Meta {
        id: id.clone(),
        game: G::ID.to_owned(),
        title: Some(written.title.say()),
        created: now,
        changed: now,
        seats: (0..).zip(&written.seats).map(seat).collect(),
        standing: G::standing_of(&game),
        origin: Some(storage::new_seed()),
        off_record: true,
        ..Meta::default()
    };
    let save = Save { format: FORMAT, meta, record: game.record().clone() };
    storage::keep(&save).map_err(|_| Phrase::new("storage-full"))?;
    Ok(id)
}

/// The game that a match belongs to.
///
/// # Errors
/// It is no match, or of no game of the house.
pub fn game_of(text: &str) -> Result<&'static Entry, Phrase> {
    known(&head_of(text).ok_or_else(|| Phrase::new("file-no-match"))?.record.game)
}

#[derive(Deserialize)]
struct Head {
    record: Game,
}

#[derive(Deserialize)]
struct Game {
    game: String,
}

/// The beginning of a saved match.
fn head_of(text: &str) -> Option<Head> {
    serde_json::from_str(text).ok()
}

fn known(game: &str) -> Result<&'static Entry, Phrase> {
    parts::find(game).ok_or_else(|| Phrase::new("kept-no-game"))
}
