//! What comes in from outside is believed in what nobody here can know: who sits there, and the record. All else is worked out anew.
//! Needs no browser.

use super::daily;
use super::trouble::{restored, save_trouble};
use crate::app::i18n::date::Date;
use crate::app::i18n::words::Phrase;
use crate::app::narration::Narration;
use crate::app::store::backup::Checked;
use crate::app::store::save::{FORMAT, Meta, Save};
use crate::engine::Record;

/// A match that came in, as it may be kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Incoming<G: Narration> {
    /// The match; its key is the one that it had elsewhere.
    pub save: Save<G>,
    /// Why it can only be looked at, if that is so.
    pub trouble: Option<Phrase>,
}

/// A match's text is a few kilobytes. What is larger than this, in bytes, is not read at all.
pub const LARGEST: usize = 1_000_000;

/// So much of what was settled beforehand is carried along, in bytes.
const MOST_SETTLED: usize = 2_000;

/// Reads the text of a kept match that comes from outside. `now` is the time, in milliseconds since 1970.
///
/// # Errors
/// Why it does not open, in words for the page.
pub fn incoming<G: Narration>(text: &str, now: f64) -> Result<Incoming<G>, Phrase> {
    let Save { meta, record, .. } = Save::<G>::read(text).map_err(save_trouble)?;
    let (game, trouble) = restored(record.clone())?;
    let created = meta.created.min(now);
    let meta = Meta {
        id: meta.id,
        game: G::ID.to_owned(),
        title: meta.title,
        created,
        changed: meta.changed.min(now).max(created),
        seats: meta.seats,
        standing: G::standing_of(&game),
        origin: meta.origin,
        here: meta.here,
        daily: meta.daily.filter(|day| is_of_day(&record, day)),
        off_record: meta.off_record,
        watched: meta.watched,
        // What another device owes its statistics is nothing to these.
        owed: String::new(),
        settled: if meta.settled.len() <= MOST_SETTLED { meta.settled } else { String::new() },
    };
    Ok(Incoming { save: Save { format: FORMAT, meta, record }, trouble })
}

/// The text of a match that came in, as it may be kept, and why it can only be looked at if that is so.
///
/// # Errors
/// What is wrong with it.
pub fn check<G: Narration>(text: &str, now: f64) -> Result<Checked, Phrase> {
    let Incoming { save, trouble } = incoming::<G>(text, now)?;
    let text = save.write().map_err(|_| Phrase::new("file-no-match"))?;
    Ok((text, trouble))
}

/// Whether a match is the game of this day, as it says.
fn is_of_day<G: Narration>(record: &Record<G>, day: &str) -> bool {
    let date = day.parse::<Date>().ok().filter(|date| date.to_string() == day);
    date.is_some_and(|date| record.seed == daily::seed(G::ID, date))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::save::{Controller, SeatPlan, Standing};
    use crate::engine::{Answer, MOST_ANSWERS, Match};
    use crate::games::{Burgundy, Innovation};

    const NOW: f64 = 1.75e12;

    fn game(answers: usize) -> Match<Burgundy> {
        let mut game = Match::<Burgundy>::new(Default::default(), 2, 7).unwrap();
        for _ in 0..answers {
            game.answer(game.question().unwrap().choices[0]).unwrap();
        }
        game
    }

    fn text(change: impl Fn(&mut Meta, &mut Record<Burgundy>)) -> String {
        let game = game(9);
        let seat = |mark| SeatPlan { name: format!("P{mark}"), mark, controller: Controller::Person };
        let (standing, game_id) = (Burgundy::standing_of(&game), "burgundy".to_owned());
        let (created, seats) = (1.7e12, vec![seat(0), seat(1)]);
        let mut meta =
            Meta { id: "m".into(), game: game_id, created, changed: 1.71e12, seats, standing, ..Meta::default() };
        let mut record = game.record().clone();
        change(&mut meta, &mut record);
        Save { format: FORMAT, meta, record }.write().unwrap()
    }

    fn read(text: &str) -> Incoming<Burgundy> {
        incoming(text, NOW).unwrap()
    }

    #[test]
    fn what_was_kept_by_this_program_comes_in_as_it_is() {
        let own = text(|meta, _| {
            meta.settled = r#"{"0":{"most":3}}"#.to_owned();
        });
        assert_eq!(check::<Burgundy>(&own, NOW), Ok((own, None)));
    }

    #[test]
    fn what_can_be_worked_out_is_not_believed() {
        let honest = read(&text(|_, _| ()));
        let forged = read(&text(|meta, _| {
            let place = (0..26).fold(Phrase::new("and"), |place, _| Phrase::new("and").with("one", place));
            meta.standing = Standing { place, points: vec![999, 1], turn: None, winners: Some(vec![0]) };
            meta.game = "innovation".to_owned();
            (meta.created, meta.changed) = (1e300, -1e300);
            meta.daily = Some("2026-11-21".to_owned());
            meta.here = Some(vec![1, 1, 9]);
            meta.settled = "x".repeat(MOST_SETTLED + 1);
            meta.title = Some("\u{e000}7\u{e001}Tap\u{e002}".repeat(40));
            meta.seats[0].name = "\u{202e}nnA".repeat(40);
        }));
        let Meta { title, seats, here, .. } = forged.save.meta.clone();
        assert_eq!(title.map(|title| title.chars().count()), Some(Meta::LONGEST_TITLE));
        assert_eq!((seats[0].name.as_str(), here), (&*"nnA".repeat(8), Some(vec![1])));
        let meta = Meta {
            created: NOW,
            changed: NOW,
            title: None,
            here: None,
            seats: honest.save.meta.seats.clone(),
            ..forged.save.meta
        };
        assert_eq!(meta, Meta { created: NOW, changed: NOW, ..honest.save.meta });
    }

    #[test]
    fn a_day_is_that_of_the_record() {
        let date: Date = "2026-11-21".parse().unwrap();
        let of = |day: &str| {
            let text = text(|meta, record| {
                meta.daily = Some(day.to_owned());
                *record = Record::new(Default::default(), 2, daily::seed("burgundy", date));
            });
            read(&text).save.meta.daily
        };
        assert_eq!(of("2026-11-21").as_deref(), Some("2026-11-21"));
        assert_eq!([of("2026-11-22"), of("2026-11-021"), of("x")], [None, None, None]);
    }

    #[test]
    fn what_opens_comes_in_even_if_it_can_only_be_looked_at() {
        for at in 0..8 {
            // An answer is missing: one that follows is not offered there.
            let damaged = text(|_, record| {
                record.answers.remove(at);
                let last = record.answers[record.answers.len() - 1];
                record.answers[at] = last;
                record.cursor = record.answers.len();
            });
            let came = read(&damaged);
            let (game, why) = restored(Save::<Burgundy>::read(&damaged).unwrap().record).unwrap();
            assert_eq!(came.trouble, why, "opened and taken in alike");
            assert_eq!(why.is_some(), game.cursor() < game.record().answers.len());
        }
        let broken = text(|_, record| record.answers[5].choice = record.answers[4].choice);
        assert_eq!(read(&broken).trouble.map(|why| why.key), Some("save-answer".to_owned()));
    }

    #[test]
    fn more_answers_than_any_match_has_are_not_run() {
        let long = |more: usize| {
            text(|_, record| {
                let answer = Answer { choice: record.answers[0].choice, auto: false };
                record.answers.resize(MOST_ANSWERS + more, answer);
            })
        };
        assert_eq!(read(&long(0)).trouble, None);
        let came = read(&long(1));
        assert_eq!(came.trouble.map(|why| why.key), Some("save-too-long".to_owned()));
        let (game, _) = restored(came.save.record).unwrap();
        assert_eq!(game.record().answers.len(), MOST_ANSWERS, "nobody leafs further");
    }

    #[test]
    fn what_does_not_open_stays_out() {
        let fails = |text: &str| incoming::<Burgundy>(text, NOW).map(|_| ()).unwrap_err().key;
        assert_eq!(fails(&text(|_, record| record.rules = u32::MAX)), "save-newer");
        assert_eq!(fails(&text(|_, record| record.cursor = 99)), "save-seats");
        assert_eq!(fails("{"), "save-unreadable");
        assert_eq!(
            fails(&text(|_, _| ()).replace("\"start_workers\"", "\"future\":1,\"start_workers\"")),
            "save-newer"
        );
        assert!(incoming::<Innovation>(&text(|_, _| ()), NOW).is_err());
    }
}
