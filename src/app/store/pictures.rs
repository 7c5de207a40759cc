//! Miniatures of kept matches, beside them: what a list shows of a position, with the question that waits and what is played. They can be
//! drawn anew, so they are the first to go where there is no room, and no backup has them.

use super::names::{MATCH, PICTURE};
use super::save::Meta;
use super::{bin, local};
use crate::app::i18n::local::language;

/// What is kept of a position; all of it empty if nothing is.
#[derive(Debug, Default)]
pub struct Miniature {
    /// The drawing: to be shown as an image, in which nothing runs, whatever it may be.
    pub drawing: String,
    /// The question in words; empty in another language, or when the match has gone on since.
    pub ask: String,
    /// What is played, in the game's words: its sets, its map, everybody's faction. Empty where the question is.
    pub about: String,
}

/// Keeps a match's miniature, if there is room.
pub fn keep(meta: &Meta, ask: &str, about: &str, drawing: &str) {
    // Nothing that could not be drawn anew gives way to it.
    local::set(&(PICTURE.to_owned() + &meta.id), &(head(meta) + ask + "\n" + about + "\n" + drawing));
}

/// The miniature of a match.
pub fn of(meta: &Meta) -> Miniature {
    let text = local::get(&(PICTURE.to_owned() + &meta.id)).unwrap_or_default();
    let Some((told, drawing)) = text.split_once("\n<svg ") else { return Miniature::default() };
    let (ask, about) = told.strip_prefix(&head(meta)).and_then(|told| told.split_once('\n')).unwrap_or_default();
    Miniature { drawing: "<svg ".to_owned() + drawing, ask: ask.to_owned(), about: about.to_owned() }
}

/// What stands before the question: when the match was played last, and in which language it asks.
fn head(meta: &Meta) -> String {
    (meta.changed as u64).to_string() + " " + &language() + " "
}

/// Makes room: drops one. `false` if none is left.
pub fn drop_one() -> bool {
    let one = local::names().into_iter().find(|name| name.starts_with(PICTURE));
    one.inspect(|name| local::remove(name)).is_some()
}

/// Drops those whose match is gone for good.
pub fn drop_orphans() {
    let deleted = bin::list();
    for name in local::names() {
        let Some(id) = name.strip_prefix(PICTURE) else { continue };
        if local::get(&(MATCH.to_owned() + id)).is_none() && deleted.iter().all(|deleted| deleted.name != id) {
            local::remove(&name);
        }
    }
}
