//! What sharing needs of a game without knowing it: its matches packed for the way, and links taken in.

use super::link::{self, Sent};
use super::{Relation, log};
use crate::app::playable::Playable;
use crate::app::save::{Controller, FORMAT, Meta, Save};
use crate::app::storage::{self, Kept};
use crate::app::table::{record_trouble, save_trouble};
use crate::app::words::Phrase;
use crate::engine::Match;
use std::sync::Arc;

/// A game's doors: an entry of the registry.
#[derive(Debug, Clone, Copy)]
pub struct Doors {
    /// Packs the kept match with this key.
    pub pack: fn(&str) -> Result<Package, Phrase>,
    /// Looks at the match in the text of a link, and at what is kept of it.
    pub look: fn(&str) -> Result<Arrival, Phrase>,
    /// Keeps the match in the text of a link and returns its key.
    pub keep: fn(&str, &Keep) -> Result<String, Phrase>,
}

/// The doors of a game.
pub const fn doors<G: Playable>() -> Doors {
    Doors { pack: pack::<G>, look: look::<G>, keep: keep::<G> }
}

/// A match ready to be shared.
#[derive(Clone)]
pub struct Package {
    /// What is kept about it.
    pub meta: Meta,
    /// The text of its link.
    pub link: String,
    /// The text of its file.
    pub file: String,
    /// Its log, written when it is wanted.
    pub log: Arc<dyn Fn(LogForm) -> String + Send + Sync>,
}

/// Whom a log is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// For people.
    Text,
    /// For programs.
    Data,
}

impl Package {
    /// Packs a match up to its cursor.
    pub fn of<G: Playable>(meta: Meta, game: Match<G>) -> Package {
        let save = Save { format: FORMAT, meta, record: game.record().clone() };
        let (file, meta) = (save.write().unwrap_or_default(), save.meta);
        let link = link::write(&meta, &game);
        let about = meta.clone();
        let log = Arc::new(move |form| match form {
            LogForm::Text => log::as_text(&about, &game),
            LogForm::Data => log::as_data(&about, &game),
        });
        Package { meta, link, file, log }
    }
}

fn pack<G: Playable>(id: &str) -> Result<Package, Phrase> {
    let save = storage::load::<G>(id).ok_or_else(|| Phrase::new("match-gone"))?.map_err(save_trouble)?;
    let game = Match::restore(save.record).map_err(|(error, _)| record_trouble(error))?;
    let origin = save.meta.origin.unwrap_or_else(|| {
        let origin = storage::new_seed();
        storage::amend(id, |meta| meta.origin = Some(origin));
        origin
    });
    Ok(Package::of(Meta { id: id.to_owned(), origin: Some(origin), ..save.meta }, game))
}

/// A match that was sent.
#[derive(Clone)]
pub struct Arrival {
    /// What would be kept about it.
    pub meta: Meta,
    /// The persons who play at the sender's device, if it is played by link.
    pub sender: Option<Vec<u8>>,
    /// What this device has of it.
    pub known: Option<Known>,
}

/// A kept match that a link belongs to.
#[derive(Clone)]
pub struct Known {
    /// What is kept about it.
    pub meta: Meta,
    /// How the sent match stands to it.
    pub relation: Relation,
}

impl Arrival {
    /// The persons of the match by their seats.
    pub fn persons(&self) -> Vec<u8> {
        let person = |seat: &u8| self.meta.seats[usize::from(*seat)].controller == Controller::Person;
        (0..self.meta.seats.len() as u8).filter(person).collect()
    }

    /// Who most likely plays at this device: the persons who do not play at the sender's; everybody if it is not played by
    /// link or nobody would be left.
    pub fn likely_here(&self) -> Vec<u8> {
        let persons = self.persons();
        let sender = self.sender.as_deref().unwrap_or_default();
        let others: Vec<u8> = persons.iter().copied().filter(|seat| !sender.contains(seat)).collect();
        if others.is_empty() || self.sender.is_none() { persons } else { others }
    }
}

fn look<G: Playable>(text: &str) -> Result<Arrival, Phrase> {
    let (sent, game) = link::read::<G>(text).map_err(|error| error.phrase())?;
    let known = known(&sent);
    Ok(Arrival { sender: sent.sender.clone(), known, meta: meta(sent, &game, None) })
}

/// The kept match of the same origin that fits best. There are several when a contradicting one was kept as a copy.
fn known<G: Playable>(sent: &Sent<G>) -> Option<Known> {
    let same = |kept: Kept| match kept {
        Kept::Match(meta) if meta.origin == Some(sent.origin) && meta.game == G::ID => Some(meta),
        _ => None,
    };
    let related = |meta: Meta| {
        let relation = match storage::load::<G>(&meta.id) {
            Some(Ok(save)) => Relation::of(sent, &save.meta, &save.record),
            _ => Relation::Contradicts,
        };
        Known { meta, relation }
    };
    // The list begins with the match that was played last: of equals, that one is meant.
    storage::list().into_iter().filter_map(same).map(related).rev().max_by_key(|known| known.relation.closeness())
}

fn meta<G: Playable>(sent: Sent<G>, game: &Match<G>, here: Option<Vec<u8>>) -> Meta {
    let now = web_sys::js_sys::Date::now();
    let off_record = game.outcome().is_some();
    Meta {
        id: storage::new_id(),
        game: G::ID.to_owned(),
        title: sent.title,
        created: now,
        changed: now,
        seats: sent.seats,
        standing: G::standing_of(game),
        origin: Some(sent.origin),
        here,
        daily: None,
        // What was over when it came was not played here.
        off_record,
    }
}

/// How a match that was sent is kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Keep {
    /// As a match of its own, with these persons at this device (`None`: all).
    New(Option<Vec<u8>>),
    /// As what comes next in the kept match with this key.
    Over(String),
    /// Beside the kept match that it contradicts, under this title.
    Beside(Option<Vec<u8>>, String),
}

fn keep<G: Playable>(text: &str, how: &Keep) -> Result<String, Phrase> {
    let (sent, game) = link::read::<G>(text).map_err(|error| error.phrase())?;
    let record = sent.record.clone();
    let meta = match how {
        Keep::New(here) => meta(sent, &game, here.clone()),
        Keep::Beside(here, title) => {
            let title = title.chars().take(Meta::LONGEST_TITLE).collect();
            Meta { title: Some(title), off_record: true, ..meta(sent, &game, here.clone()) }
        }
        Keep::Over(id) => {
            let save = storage::load::<G>(id).ok_or_else(|| Phrase::new("match-gone"))?.map_err(save_trouble)?;
            // It may have been played on in another tab since it was looked at.
            if !matches!(Relation::of(&sent, &save.meta, &save.record), Relation::Newer(_) | Relation::Same) {
                return Err(Phrase::new("arrive-moved-on"));
            }
            let now = web_sys::js_sys::Date::now();
            Meta { id: id.clone(), changed: now, standing: G::standing_of(&game), ..save.meta }
        }
    };
    let id = meta.id.clone();
    storage::keep(&Save::<G> { format: FORMAT, meta, record }).map_err(|_| Phrase::new("storage-full"))?;
    Ok(id)
}
