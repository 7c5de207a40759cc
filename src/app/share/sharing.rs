//! Packing a match for the way, and taking links in, whichever game it is.

use super::link::{self, Sent};
use super::{log, relation};
use crate::app::i18n::local::{DateForm, day_of, format_date};
use crate::app::i18n::plain::plain;
use crate::app::i18n::words::Phrase;
use crate::app::matches::sharing::{Arrival, Keep, KnownMatch, LogForm, Package, Relation, Sharing};
use crate::app::matches::{named_seats, record_trouble, save_trouble};
use crate::app::narration::Narration;
use crate::app::picture::Picture;
use crate::app::store::save::{FORMAT, Meta, Save};
use crate::app::store::storage::{self, Kept};
use crate::engine::{Match, Seat};
use leptos::web_sys;
use std::sync::Arc;

/// How the matches of a game are sent and received.
pub const fn sharing<G: Narration>() -> Sharing {
    Sharing { extras: extras::<G>, pack: pack::<G>, look: look::<G>, keep: keep::<G> }
}

/// Packs a match up to its cursor.
pub fn package_of<G: Narration>(meta: Meta, game: Match<G>) -> Package {
    let save = Save { format: FORMAT, meta, record: game.record().clone() };
    let (file, meta) = (save.write().unwrap_or_default(), save.meta);
    let link = link::write(&meta, &game);
    let picture = picture_of(&meta, &game).map(Arc::new);
    let (about, notation) = (meta.clone(), G::notation(&game));
    let log = Arc::new(move |form| match form {
        LogForm::Text => log::as_text(&about, &game),
        LogForm::Data => log::as_data(&about, &game),
    });
    Package { meta, link, file, notation, picture, log }
}

/// The picture, in which everybody is called as by those who were not there.
fn picture_of<G: Narration>(meta: &Meta, game: &Match<G>) -> Option<Picture> {
    let worn = |seat: usize| G::called(game.state(), Seat(seat as u8)).map(|name| name.say());
    let day = day_of(meta.changed as u64).map(|day| format_date(day, DateForm::Full));
    Picture::of(game, &named_seats(&meta.seats, |_| false, worn), day.unwrap_or_default())
}

/// Nothing for a match that cannot be read: packing it says so.
fn extras<G: Narration>(id: &str) -> Vec<&'static str> {
    match storage::load::<G>(id) {
        Some(Ok(save)) => G::extras(&save.record.options),
        _ => Vec::new(),
    }
}

fn pack<G: Narration>(id: &str) -> Result<Package, Phrase> {
    let save = storage::load::<G>(id).ok_or_else(|| Phrase::new("match-gone"))?.map_err(save_trouble)?;
    let game = Match::restore(save.record).map_err(|(error, _)| record_trouble(error))?;
    let origin = save.meta.origin.unwrap_or_else(|| {
        let origin = storage::new_seed();
        storage::amend(id, |meta| meta.origin = Some(origin));
        origin
    });
    Ok(package_of(Meta { id: id.to_owned(), origin: Some(origin), ..save.meta }, game))
}

fn look<G: Narration>(text: &str) -> Result<Arrival, Phrase> {
    let (sent, game) = link::read::<G>(text).map_err(|error| error.phrase())?;
    let known = known(&sent);
    Ok(Arrival { sender: sent.sender.clone(), known, meta: meta(sent, &game, None) })
}

/// The match in the text of a link, and what is said of it.
///
/// # Errors
/// What is wrong with the link.
pub fn sent_match<G: Narration>(text: &str) -> Result<(Meta, Match<G>), Phrase> {
    let (sent, game) = link::read::<G>(text).map_err(|error| error.phrase())?;
    Ok((meta(sent, &game, None), game))
}

/// The kept match of the same origin that fits best. There are several when a contradicting one was kept as a copy.
fn known<G: Narration>(sent: &Sent<G>) -> Option<KnownMatch> {
    let same = |kept: Kept| match kept {
        Kept::Match(meta) if meta.origin == Some(sent.origin) && meta.game == G::ID => Some(meta),
        _ => None,
    };
    let related = |meta: Meta| {
        let relation = match storage::load::<G>(&meta.id) {
            Some(Ok(save)) => relation::relation(sent, &save.meta, &save.record),
            _ => Relation::Contradicts,
        };
        KnownMatch { meta, relation }
    };
    // The list begins with the match that was played last: of equals, that one is meant.
    storage::list().into_iter().filter_map(same).map(related).rev().max_by_key(|known| known.relation.closeness())
}

fn meta<G: Narration>(sent: Sent<G>, game: &Match<G>, here: Option<Vec<u8>>) -> Meta {
    let now = web_sys::js_sys::Date::now();
    let over = game.outcome().is_some();
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
        // What was over when it came was not played here.
        off_record: over,
        watched: over,
        ..Meta::default()
    }
}

fn keep<G: Narration>(text: &str, how: &Keep) -> Result<String, Phrase> {
    let (sent, game) = link::read::<G>(text).map_err(|error| error.phrase())?;
    let record = sent.record.clone();
    let meta = match how {
        Keep::New(here) => meta(sent, &game, here.clone()),
        Keep::Copy(here, title) => {
            Meta { title: Some(plain(title, Meta::LONGEST_TITLE)), off_record: true, ..meta(sent, &game, here.clone()) }
        }
        Keep::Over(id) => {
            let save = storage::load::<G>(id).ok_or_else(|| Phrase::new("match-gone"))?.map_err(save_trouble)?;
            // It may have been played on in another tab since it was looked at.
            if !matches!(relation::relation(&sent, &save.meta, &save.record), Relation::Newer(_) | Relation::Same) {
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
