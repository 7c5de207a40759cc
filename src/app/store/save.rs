//! A match as it is kept: who plays, and the record.

use crate::app::i18n::plain::plain;
use crate::app::i18n::words::Phrase;
use crate::engine::{Game, Record, Seat, SeatSet};
use crate::session::Seating;
use serde::{Deserialize, Deserializer, Serialize};

pub use crate::session::Controller;

/// The version of this format. It grows when older programs could not read newer saves.
pub const FORMAT: u32 = 1;

/// A kept match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Save<G: Game> {
    /// [`FORMAT`] when it was written.
    pub format: u32,
    /// What the lobby shows.
    pub meta: Meta,
    /// The match.
    pub record: Record<G>,
}

/// What a list of matches shows without running them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meta {
    /// The key of the match on this device.
    pub id: String,
    /// Which game: [`Game::ID`].
    pub game: String,
    /// A title given by a person.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "title")]
    pub title: Option<String>,
    /// When it began, in milliseconds since 1970.
    #[serde(deserialize_with = "time")]
    pub created: f64,
    /// When it was last played, in milliseconds since 1970.
    #[serde(deserialize_with = "time")]
    pub changed: f64,
    /// Who sits where, in playing order.
    pub seats: Vec<SeatPlan>,
    /// How it stands.
    pub standing: Standing,
    /// Which match it is on all devices that it is sent to. Matches of older programs get one when they are shared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<u64>,
    /// The persons who play at this device; all of them unless told. The others play by link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub here: Option<Vec<u8>>,
    /// The date (`2026-11-21`) whose game of the day it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
    /// Whether it is a copy or was played on from a moment of another match: it does not count in the statistics.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub off_record: bool,
    /// Whether it was over when it came from somebody else: nobody has played it here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub watched: bool,
    /// What the match adds to the statistics, until it is counted there: JSON of [`super::stats::Finished`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub owed: String,
    /// What persons have settled beforehand, so that they need not be asked: see [`super::settled`]. Only a table reads it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub settled: String,
}

/// The times that a match can have, in milliseconds since 1970: the years 2000 to 2099.
pub const TIMES: std::ops::RangeInclusive<f64> = 946_684_800_000.0..=4_102_444_799_999.0;

fn title<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let title = Option::<String>::deserialize(from)?.map(|title| plain(&title, Meta::LONGEST_TITLE));
    Ok(title.filter(|title| !title.is_empty()))
}

fn name<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    Ok(plain(&String::deserialize(from)?, SeatPlan::LONGEST_NAME))
}

fn time<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
    Ok(f64::deserialize(from)?.clamp(*TIMES.start(), *TIMES.end()))
}

impl Meta {
    /// The longest title that is kept, in characters.
    pub const LONGEST_TITLE: usize = 60;

    /// Who sits where.
    pub fn seating(&self) -> Seating {
        Seating::new(self.seats.iter().map(|plan| plan.controller).collect(), self.sitting_here())
    }

    /// The persons at this device, if not all of them. Seats that do not exist are nobody's.
    pub fn sitting_here(&self) -> Option<SeatSet> {
        let there = |seat: &&u8| usize::from(**seat) < self.seats.len();
        Some(self.here.as_ref()?.iter().filter(there).map(|seat| Seat(*seat)).collect())
    }

    /// Whether a seat is a person's who plays elsewhere.
    pub fn is_away(&self, seat: usize) -> bool {
        let person = self.seats.get(seat).is_some_and(|plan| plan.controller == Controller::Person);
        person && self.here.as_ref().is_some_and(|here| !here.iter().any(|one| usize::from(*one) == seat))
    }
}

/// How many colours there are.
pub const MARKS: u8 = 5;

/// The colour of an opponent without a seat (Egon): the last one that nobody has.
pub fn rival_mark(seats: &[SeatPlan]) -> u8 {
    (0..MARKS).rev().find(|mark| seats.iter().all(|seat| seat.mark != *mark)).unwrap_or(MARKS - 1)
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlan {
    /// The name, as typed: text, never markup. At most [`SeatPlan::LONGEST_NAME`] characters.
    #[serde(deserialize_with = "name")]
    pub name: String,
    /// Colour and shape, 0 to 4.
    pub mark: u8,
    /// Who decides.
    pub controller: Controller,
}

impl SeatPlan {
    /// The longest name that is kept.
    pub const LONGEST_NAME: usize = 24;
}

/// How a match stands, as the lobby shows it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Where the game is ("passage C, round 3").
    pub place: Phrase,
    /// Points of each seat, and of an opponent without a seat (Egon) after them.
    pub points: Vec<i32>,
    /// Whose turn it is; nobody's when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// Who won, once it is over: several, or nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<u8>>,
}

/// Why a kept match cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is no JSON or lacks parts; the words are the reader's.
    Unreadable(String),
    /// It was written by a newer program.
    Newer,
    /// It has more or fewer seats than players, or colours that do not exist.
    Seats,
}

/// Whether a text has something that this program does not know, and leaves no room for: a newer one wrote it.
pub fn is_newer(error: &serde_json::Error) -> bool {
    let said = error.to_string();
    said.starts_with("unknown field") || said.starts_with("unknown variant")
}

impl<G: Game> Save<G> {
    /// Reads and checks a kept match. Its record is not run yet.
    ///
    /// # Errors
    /// [`SaveError`].
    pub fn read(text: &str) -> Result<Save<G>, SaveError> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let unreadable = |error: serde_json::Error| match is_newer(&error) {
            true => SaveError::Newer,
            false => SaveError::Unreadable(error.to_string()),
        };
        let head: Head = serde_json::from_str(text).map_err(unreadable)?;
        if head.format > FORMAT {
            return Err(SaveError::Newer);
        }
        let mut save: Save<G> = serde_json::from_str(text).map_err(unreadable)?;
        let marks_exist = save.meta.seats.iter().all(|seat| seat.mark < MARKS);
        if save.meta.seats.len() != usize::from(save.record.players) || !marks_exist {
            return Err(SaveError::Seats);
        }
        if let Some(here) = &mut save.meta.here {
            here.retain(|seat| *seat < save.record.players);
            here.sort_unstable();
            here.dedup();
        }
        Ok(save)
    }

    /// The text that is kept.
    ///
    /// # Errors
    /// Only if a choice of the game does not serialise.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::engine::Record;
    use crate::games::burgundy::Burgundy;
    use serde_json::Value;

    fn save() -> Save<Burgundy> {
        let seat = |mark, controller| SeatPlan { name: format!("<b>{mark}</b>"), mark, controller };
        Save {
            format: FORMAT,
            meta: Meta {
                id: "m1".to_owned(),
                game: "burgundy".to_owned(),
                title: None,
                created: 1.7e12,
                changed: 1.8e12,
                seats: vec![seat(0, Controller::Person), seat(3, Controller::Bot(Level::Hard))],
                standing: Standing::default(),
                ..Meta::default()
            },
            record: Record::new(Default::default(), 2, 7),
        }
    }

    #[test]
    fn what_is_kept_comes_back() {
        let text = save().write().unwrap();
        assert_eq!(Save::read(&text), Ok(save()));
        assert!(text.contains(r#""controller":{"bot":"hard"}"#), "{text}");
    }

    #[test]
    fn saves_of_older_programs_are_read_and_seats_that_do_not_exist_are_dropped() {
        let plain = save().write().unwrap();
        assert!(!plain.contains("origin") && !plain.contains("here"), "{plain}");
        let meta = Meta { here: Some(vec![1, 2, 200]), title: Some("t".repeat(99)), origin: Some(7), ..save().meta };
        let read = Save::<Burgundy>::read(&Save { meta, ..save() }.write().unwrap()).unwrap().meta;
        assert_eq!((read.here.as_deref(), read.origin), (Some(&[1][..]), Some(7)));
        assert_eq!(read.title.map(|title| title.len()), Some(Meta::LONGEST_TITLE));
        assert!(Meta { here: Some(vec![]), ..save().meta }.is_away(0));
    }

    /// Every object of a kept text, with one more field.
    fn with_a_field_more(value: &Value) -> Vec<Value> {
        let mut all = Vec::new();
        match value {
            // What is one of several has no fields.
            Value::Object(map) if !map.contains_key("bot") => {
                let mut more = map.clone();
                more.insert("future".to_owned(), serde_json::json!({ "b": [1, 0.5, null], "a": "\u{e000}" }));
                all.push(Value::Object(more));
                for (name, inner) in map {
                    all.extend(with_a_field_more(inner).into_iter().map(|inner| {
                        let mut map = map.clone();
                        map.insert(name.clone(), inner);
                        Value::Object(map)
                    }));
                }
            }
            Value::Array(list) => {
                for (at, inner) in list.iter().enumerate() {
                    all.extend(with_a_field_more(inner).into_iter().map(|inner| {
                        let mut list = list.clone();
                        list[at] = inner;
                        Value::Array(list)
                    }));
                }
            }
            _ => {}
        }
        all
    }

    #[test]
    fn what_a_newer_program_adds_is_refused_as_newer() {
        let place = Phrase::new("burgundy-place").with("letter", Phrase::new("a").with("n", 1));
        let mut save = save();
        save.meta.standing = Standing { place, points: vec![1, 2], turn: Some(0), winners: Some(vec![1]) };
        save.record.answers.push(crate::engine::Answer { choice: serde_json::from_str("\"b\"").unwrap(), auto: true });
        let plain: Value = serde_json::from_str(&save.write().unwrap()).unwrap();
        let newer = with_a_field_more(&plain);
        // Save, head, standing, two phrases, two seats, record, options, an answer.
        assert_eq!(newer.len(), 10);
        for newer in newer {
            assert_eq!(Save::<Burgundy>::read(&newer.to_string()), Err(SaveError::Newer), "{newer}");
        }
    }

    #[test]
    fn times_that_no_match_has_are_moved() {
        let text = save().write().unwrap();
        for wrong in ["-1e300", "0", "1e300", "18446744073709551615"] {
            let read = Save::<Burgundy>::read(&text.replace("1700000000000.0", wrong)).unwrap();
            assert!(TIMES.contains(&read.meta.created), "{wrong}");
        }
    }

    #[test]
    fn broken_saves_are_named() {
        let text = save().write().unwrap();
        let read = |text: &str| Save::<Burgundy>::read(text).err();
        assert!(matches!(read(&text[..40]), Some(SaveError::Unreadable(_))));
        assert!(matches!(read("{}"), Some(SaveError::Unreadable(_))));
        assert_eq!(read(&text.replace("\"format\":1", "\"format\":2")), Some(SaveError::Newer));
        assert_eq!(read(&text.replace("\"players\":2", "\"players\":3")), Some(SaveError::Seats));
        assert_eq!(read(&text.replace("\"mark\":3", "\"mark\":7")), Some(SaveError::Seats));
    }
}
