//! What sharing needs of a game without knowing it: its matches packed for the way, and links taken in.

use crate::app::i18n::words::Phrase;
use crate::app::picture::Picture;
use crate::app::store::save::{Controller, Meta};
use std::sync::Arc;

/// How a game's matches are sent and received.
#[derive(Debug, Clone, Copy)]
pub struct Sharing {
    /// What the kept match with this key needs to be told in words ([`Narration::extras`](crate::app::narration::Narration::extras)).
    pub extras: fn(&str) -> Vec<&'static str>,
    /// Packs the kept match with this key.
    pub pack: fn(&str) -> Result<Package, Phrase>,
    /// Looks at the match in the text of a link, and at what is kept of it.
    pub look: fn(&str) -> Result<Arrival, Phrase>,
    /// Keeps the match in the text of a link and returns its key.
    pub keep: fn(&str, &Keep) -> Result<String, Phrase>,
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
    /// The match in its game's notation, and what that is called; `None` where there is none.
    pub notation: Option<(Phrase, String)>,
    /// The evening's picture, once the match is over.
    pub picture: Option<Arc<Picture>>,
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

/// A match that was sent.
#[derive(Clone)]
pub struct Arrival {
    /// What would be kept about it.
    pub meta: Meta,
    /// The persons who play at the sender's device, if it is played by link.
    pub sender: Option<Vec<u8>>,
    /// What this device has of it.
    pub known: Option<KnownMatch>,
}

/// A kept match that a link belongs to.
#[derive(Clone)]
pub struct KnownMatch {
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

/// How a match that was sent is kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Keep {
    /// As a match of its own, with these persons at this device (`None`: all).
    New(Option<Vec<u8>>),
    /// As what comes next in the kept match with this key.
    Over(String),
    /// Beside the kept match that it contradicts, under this title.
    Copy(Option<Vec<u8>>, String),
}

/// How the sent match stands to the kept one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// They stand at the same moment.
    Same,
    /// The sent one goes on where the kept one ends, for so many decisions.
    Newer(usize),
    /// The kept one goes on where the sent one ends, for so many decisions.
    Older(usize),
    /// They part somewhere, or are different tables.
    Contradicts,
}

impl Relation {
    /// How well a kept match fits to the sent one; the highest is meant.
    pub fn closeness(self) -> u8 {
        match self {
            Relation::Same => 3,
            Relation::Newer(_) => 2,
            Relation::Older(_) => 1,
            Relation::Contradicts => 0,
        }
    }
}
