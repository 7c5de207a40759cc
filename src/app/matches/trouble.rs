//! What is wrong with a match, in words for the page.

use crate::app::i18n::words::Phrase;
use crate::app::store::save::{Save, SaveError};
use crate::engine::{Game, Match, Record, RecordError};

/// What is wrong with a save, in words.
pub fn save_trouble(error: SaveError) -> Phrase {
    match error {
        SaveError::Unreadable(why) => Phrase::new("save-unreadable").with("why", why),
        SaveError::NewerFormat(_) => Phrase::new("save-newer"),
        SaveError::Seats => Phrase::new("save-seats"),
    }
}

/// What is wrong with a record, in words.
pub fn record_trouble(error: RecordError) -> Phrase {
    match error {
        RecordError::OtherGame => Phrase::new("save-other-game"),
        RecordError::NewerRules(_) => Phrase::new("save-newer"),
        RecordError::Setup(_) | RecordError::Cursor => Phrase::new("save-seats"),
        RecordError::Answer(at) => Phrase::new("save-answer").with("number", at + 1),
    }
}

/// The match of a record at its cursor; where the record does not run so far, the match up to there and why it can only be looked at.
///
/// # Errors
/// Why there is nothing to look at.
pub fn restored<G: Game>(record: Record<G>) -> Result<(Match<G>, Option<Phrase>), Phrase> {
    match Match::restore(record) {
        Ok(game) => Ok((game, None)),
        Err((error, Some(game))) => Ok((game, Some(record_trouble(error)))),
        Err((error, None)) => Err(record_trouble(error)),
    }
}

/// Whether a text is a match that opens, and why it can only be looked at if that is so.
///
/// # Errors
/// What is wrong with it.
pub fn check<G: Game>(text: &str) -> Result<Option<Phrase>, Phrase> {
    let save = Save::<G>::read(text).map_err(save_trouble)?;
    restored(save.record).map(|(_, trouble)| trouble)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::save::{Controller, FORMAT, Meta, SeatPlan};
    use crate::games::{Burgundy, Innovation};

    fn text(change: impl Fn(&mut Record<Burgundy>)) -> String {
        let mut game = Match::<Burgundy>::new(Default::default(), 2, 7).unwrap();
        for _ in 0..9 {
            game.answer(game.question().unwrap().choices[0]).unwrap();
        }
        let mut record = game.record().clone();
        change(&mut record);
        let seat = |mark| SeatPlan { name: format!("P{mark}"), mark, controller: Controller::Person };
        let meta = Meta { id: "m".to_owned(), seats: vec![seat(0), seat(1)], ..Meta::default() };
        Save { format: FORMAT, meta, record }.write().unwrap()
    }

    #[test]
    fn what_opens_comes_in_even_if_it_can_only_be_looked_at() {
        assert_eq!(check::<Burgundy>(&text(|_| ())), Ok(None));
        for at in 0..8 {
            // An answer is missing: one that follows is not offered there.
            let damaged = text(|record| {
                record.answers.remove(at);
                let last = record.answers[record.answers.len() - 1];
                record.answers[at] = last;
                record.cursor = record.answers.len();
            });
            let trouble = check::<Burgundy>(&damaged);
            let (game, why) = restored(Save::<Burgundy>::read(&damaged).unwrap().record).unwrap();
            assert_eq!(trouble, Ok(why.clone()), "opened and taken in alike");
            assert_eq!(why.is_some(), game.cursor() < game.record().answers.len());
        }
        let broken = text(|record| record.answers[5].choice = record.answers[4].choice);
        assert_eq!(check::<Burgundy>(&broken).unwrap().map(|why| why.key), Some("save-answer".to_owned()));
    }

    #[test]
    fn what_does_not_open_stays_out() {
        let newer = text(|record| record.rules = u32::MAX);
        assert_eq!(check::<Burgundy>(&newer).unwrap_err().key, "save-newer");
        assert_eq!(check::<Burgundy>(&text(|record| record.cursor = 99)).unwrap_err().key, "save-seats");
        assert_eq!(check::<Burgundy>("{").unwrap_err().key, "save-unreadable");
        assert!(check::<Innovation>(&text(|_| ())).is_err());
    }
}
