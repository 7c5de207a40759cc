//! Statistics: one entry for each match that was finished at this device. What is counted from them is in [`super::counting`]. Needs
//! no browser.
//!
//! An entry is made when the last answer of a match is given here, once a match: another end after a take-back replaces it.
//! Copies of a match and what is played on from one of its moments are tries, not results; neither is a match that was
//! already over when it arrived. An entry stays when its match is deleted.

use super::save::{Controller, Meta, SeatPlan, is_newer};
use crate::app::i18n::date::Date;
use crate::app::i18n::plain::{is_key, plain};
use crate::bots::Level;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The version of this format. It grows when older programs could not read newer entries.
pub const FORMAT: u32 = 1;

/// So many entries are kept; the oldest go first.
pub const MOST: usize = 5_000;

/// No table has more seats.
const MOST_SEATS: usize = 10;

/// No match is counted by more than these bytes of tags say.
const MOST_TAGS: usize = 1_000;

/// All entries of this device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stats {
    /// [`FORMAT`] when it was written.
    pub(super) format: u32,
    /// The entries, in the order in which they were finished.
    pub(super) results: Vec<Finished>,
}

/// A finished match.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// The key of the match on the device that it was finished at.
    pub id: String,
    /// Which game.
    pub game: String,
    /// When it began, in milliseconds since 1970.
    pub begun: u64,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// Who sat where, in playing order: as many as players.
    pub seats: Vec<SeatResult>,
    /// Points of an opponent without a seat (Egon).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<i32>,
    /// How often something was taken back that was not free.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub take_backs: u32,
    /// The date whose game it was (`2026-11-21`), if it was one of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
    /// What the game counts its matches by.
    #[serde(default, skip_serializing_if = "Tags::is_empty")]
    pub tags: Tags,
}

/// What a match was, by what its game counts: kind and value (map: base), both of letters, digits and hyphens. The words are the game's:
/// `GAME-by-KIND` is the heading, `GAME-KIND-VALUE` the value's name. A text: what holds for all, then each seat in playing order, apart by
/// `/`; in each `KIND=VALUE`, apart by `,`. What is written otherwise is not counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tags(String);

impl Tags {
    /// What holds for all, and for each seat.
    pub fn new<'a>(table: &[(&str, &str)], seats: impl Iterator<Item = &'a [(&'a str, &'a str)]>) -> Tags {
        let one = |tags: &[(&str, &str)]| {
            tags.iter().map(|(kind, value)| format!("{kind}={value}")).collect::<Vec<_>>().join(",")
        };
        Tags([one(table)].into_iter().chain(seats.map(one)).collect::<Vec<_>>().join("/"))
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of the table and of every seat, by kind.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.split(['/', ',']).filter_map(|tag| tag.split_once('='))
    }

    /// All of a seat and of the table, by kind.
    pub(super) fn of(&self, seat: usize) -> impl Iterator<Item = (&str, &str)> {
        let parts = self.0.split('/').enumerate().filter(move |(at, _)| *at == 0 || *at == seat.saturating_add(1));
        parts.flat_map(|(_, part)| part.split(',')).filter_map(|tag| tag.split_once('='))
    }
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A seat of a finished match. It is written as `["Ann", null, 54, true]`: there can be thousands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "SeatResultParts", into = "SeatResultParts")]
pub struct SeatResult {
    /// The name.
    pub name: String,
    /// How well the bot played; none for a person.
    pub level: Option<Level>,
    /// The points.
    pub points: i32,
    /// Whether this seat won, alone or with others.
    pub won: bool,
}

type SeatResultParts = (String, Option<Level>, i32, bool);

impl From<SeatResultParts> for SeatResult {
    fn from((name, level, points, won): SeatResultParts) -> SeatResult {
        SeatResult { name: plain(&name, SeatPlan::LONGEST_NAME), level, points, won }
    }
}

impl From<SeatResult> for SeatResultParts {
    fn from(seat: SeatResult) -> SeatResultParts {
        (seat.name, seat.level, seat.points, seat.won)
    }
}

/// Why a text holds no statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StatsError {
    /// It is no JSON or lacks parts; the words are the reader's.
    Damaged(String),
    /// It was written by a newer program.
    Newer,
}

impl Default for Stats {
    fn default() -> Stats {
        Stats { format: FORMAT, results: Vec::new() }
    }
}

impl Stats {
    /// Reads what [`Stats::write`] wrote.
    ///
    /// # Errors
    /// [`StatsError`].
    pub fn read(text: &str) -> Result<Stats, StatsError> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let damaged = |error: serde_json::Error| match is_newer(&error) {
            true => StatsError::Newer,
            false => StatsError::Damaged(error.to_string()),
        };
        let head: Head = serde_json::from_str(text).map_err(damaged)?;
        if head.format > FORMAT {
            return Err(StatsError::Newer);
        }
        let mut stats: Stats = serde_json::from_str(text).map_err(damaged)?;
        stats.in_order();
        Ok(stats)
    }

    /// The entries as JSON.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The entries, the first finished first.
    pub fn results(&self) -> &[Finished] {
        &self.results
    }

    /// Adds a match that has just ended. An entry of the same match is replaced.
    pub fn add(&mut self, result: Finished) {
        self.results.retain(|other| other.id != result.id);
        self.results.push(result);
        self.in_order();
    }

    /// Takes in what another device counted, as far as there is room: the last of it. Entries of matches that are counted already stay as
    /// they are. Nothing has ended after `now`, in milliseconds since 1970. Returns how many came in.
    pub fn merge(&mut self, other: Stats, now: u64) -> usize {
        let before = self.results.len();
        let mut known: BTreeSet<String> = self.results.iter().map(|result| result.id.clone()).collect();
        for mut result in other.results.into_iter().rev() {
            if self.results.len() < MOST && result.is_sound() && known.insert(result.id.clone()) {
                result.ended = result.ended.min(now);
                result.begun = result.begun.min(result.ended);
                self.results.push(result);
            }
        }
        let came = self.results.len() - before;
        self.in_order();
        came
    }

    fn in_order(&mut self) {
        self.results.sort_unstable_by_key(|result| result.ended);
        let over = self.results.len().saturating_sub(MOST);
        self.results.drain(..over);
    }
}

impl Finished {
    /// Whether keys are keys, dates dates, and texts short.
    fn is_sound(&self) -> bool {
        let is_day = |day: &String| day.parse::<Date>().is_ok_and(|date| date.to_string() == *day);
        is_key(&self.id)
            && is_key(&self.game)
            && self.daily.as_ref().is_none_or(is_day)
            && self.seats.len() <= MOST_SEATS
            && self.tags.0.len() <= MOST_TAGS
    }

    /// The entry of a match that is over; `None` while it is not, and for one that does not count. `ended` is in
    /// milliseconds since 1970.
    pub fn of(meta: &Meta, take_backs: u32, ended: f64) -> Option<Finished> {
        let winners = meta.standing.winners.as_ref().filter(|_| !meta.off_record)?;
        let points = &meta.standing.points;
        let seats = (0..).zip(&meta.seats).zip(points).map(|((at, plan), points)| SeatResult {
            name: plan.name.clone(),
            level: match plan.controller {
                Controller::Person => None,
                Controller::Bot(level) => Some(level),
            },
            points: *points,
            won: winners.contains(&at),
        });
        Some(Finished {
            id: meta.id.clone(),
            game: meta.game.clone(),
            begun: meta.created as u64,
            ended: ended as u64,
            seats: seats.collect(),
            rival: points.get(meta.seats.len()).copied(),
            take_backs,
            daily: meta.daily.clone(),
            tags: Tags::default(),
        })
    }
}

#[cfg(test)]
pub(super) mod samples {
    //! Entries for tests.

    use super::*;

    pub fn sat(name: &str, level: Option<Level>, points: i32, won: bool) -> SeatResult {
        SeatResult { name: name.to_owned(), level, points, won }
    }

    pub fn entry(id: &str, ended: u64, seats: Vec<SeatResult>) -> Finished {
        Finished { id: id.to_owned(), game: "burgundy".to_owned(), begun: 1, ended, seats, ..Finished::default() }
    }

    pub const HARD: Option<Level> = Some(Level::Hard);
    pub const EASY: Option<Level> = Some(Level::Easy);

    /// Five matches: two against Hard, one for three, one alone, one of two people.
    pub fn five() -> Vec<Finished> {
        vec![
            entry("a", 1, vec![sat("You", None, 40, false), sat("Blue", HARD, 50, true)]),
            entry("b", 2, vec![sat("Red", HARD, 30, false), sat("Ann", None, 54, true)]),
            entry("c", 3, vec![sat("You", None, 33, true), sat("Blue", EASY, 20, false), sat("Red", HARD, 33, true)]),
            Finished { rival: Some(19), ..entry("d", 4, vec![sat("You", None, 17, false)]) },
            entry("e", 5, vec![sat("You", None, 60, true), sat("Ben", None, 10, false)]),
        ]
    }

    pub fn tags(map: &str, factions: &[&str]) -> Tags {
        let seats: Vec<_> = factions.iter().map(|faction| [("faction", *faction)]).collect();
        Tags::new(&[("map", map)], seats.iter().map(|seat| &seat[..]))
    }
}

#[cfg(test)]
mod tests {
    use super::samples::{EASY, entry, five, sat};
    use super::*;
    use crate::app::store::save::Standing;

    #[test]
    fn what_is_written_is_read() {
        let stats = Stats { results: five(), ..Stats::default() };
        assert_eq!(Stats::read(&stats.write()), Ok(stats.clone()));
        assert!(
            stats.write().contains(r#""seats":[["Red","hard",30,false],["Ann",null,54,true]]"#),
            "{}",
            stats.write()
        );
        assert!(!stats.write().contains("daily"));
        assert!(matches!(Stats::read("{\"format\":1,\"results\":[7]}"), Err(StatsError::Damaged(_))));
        assert!(matches!(Stats::read("x"), Err(StatsError::Damaged(_))));
        assert_eq!(Stats::read("{\"format\":2,\"results\":7}"), Err(StatsError::Newer));
    }

    #[test]
    fn a_match_counts_once_and_the_oldest_go_first() {
        let mut stats = Stats { results: five(), ..Stats::default() };
        stats.add(entry("a", 9, vec![sat("You", None, 41, true)]));
        assert_eq!(stats.results().len(), 5);
        assert_eq!(stats.results()[4].seats[0].points, 41);
        for n in 0..MOST as u64 {
            stats.add(entry(&format!("n{n}"), 10 + n, Vec::new()));
        }
        assert_eq!((stats.results().len(), stats.results()[0].id.as_str()), (MOST, "n0"));
    }

    #[test]
    fn merging_overwrites_nothing() {
        let mut mine = Stats { results: five()[..3].to_vec(), ..Stats::default() };
        let mut theirs = Stats { results: five(), ..Stats::default() };
        theirs.results[0].seats[0].points = 99;
        assert_eq!(mine.merge(theirs.clone(), 5), 2);
        assert_eq!(mine.results(), five());
        assert_eq!(mine.merge(theirs, 5), 0);
    }

    #[test]
    fn what_comes_in_pushes_nothing_out_and_has_not_ended_yet_to_come() {
        let entries = |name: &str, count: usize, ended: u64| -> Vec<Finished> {
            (0..count).map(|n| entry(&format!("{name}{n}"), ended, vec![sat("You", None, 9, true)])).collect()
        };
        for (own, theirs) in [(0, MOST), (20, MOST), (MOST, 20), (MOST - 3, 20)] {
            let mut mine = Stats { results: entries("own", own, 10), ..Stats::default() };
            let forged = Stats { results: entries("their", theirs, 4_000_000_000_000), ..Stats::default() };
            let room = theirs.min(MOST - own);
            assert_eq!(mine.merge(forged.clone(), 1_000), room);
            assert_eq!(mine.results().iter().filter(|result| result.id.starts_with("own")).count(), own);
            assert!(mine.results().iter().all(|result| result.begun <= result.ended && result.ended <= 1_000));
            assert_eq!(mine.merge(forged, 2_000), MOST.min(own + theirs) - own - room, "nothing comes twice");
        }
    }

    #[test]
    fn what_is_no_entry_stays_out() {
        let sound = entry("a", 1, vec![sat("\u{e000}7\u{e001}x", None, 1, true)]);
        let day = |day: &str| Finished { daily: Some(day.to_owned()), ..sound.clone() };
        let wrong = [
            Finished { id: "a b".to_owned(), ..sound.clone() },
            Finished { game: "x".repeat(99), ..sound.clone() },
            Finished { tags: Tags("x".repeat(MOST_TAGS + 1)), ..sound.clone() },
            Finished { seats: vec![sound.seats[0].clone(); MOST_SEATS + 1], ..sound.clone() },
            day("2026-02-30"),
            day("today"),
        ];
        for wrong in wrong {
            assert_eq!(
                Stats::default().merge(Stats { results: vec![wrong.clone()], ..Stats::default() }, 9),
                0,
                "{wrong:?}"
            );
        }
        let text = Stats { results: vec![sound], ..Stats::default() }.write();
        assert_eq!(Stats::read(&text).unwrap().results()[0].seats[0].name, "7x");
        let more =
            [text.replace("\"format\"", "\"future\":1,\"format\""), text.replace("\"id\"", "\"future\":1,\"id\"")];
        assert_eq!(more.map(|text| Stats::read(&text)), [Err(StatsError::Newer), Err(StatsError::Newer)]);
    }

    #[test]
    fn only_what_ended_and_counts_is_an_entry() {
        let seat = |name: &str, controller| SeatPlan { name: name.to_owned(), mark: 0, controller };
        let mut meta = Meta {
            id: "m".to_owned(),
            created: 7.9,
            seats: vec![seat("You", Controller::Person), seat("Blue", Controller::Bot(Level::Easy))],
            standing: Standing { points: vec![3, 5, 8], ..Standing::default() },
            ..Meta::default()
        };
        assert_eq!(Finished::of(&meta, 0, 9.0), None);
        meta.standing.winners = Some(vec![1]);
        let result = Finished::of(&meta, 2, 9.5).unwrap();
        assert_eq!((result.begun, result.ended, result.rival, result.take_backs), (7, 9, Some(8), 2));
        assert_eq!(result.seats, [sat("You", None, 3, false), sat("Blue", EASY, 5, true)]);
        meta.off_record = true;
        assert_eq!(Finished::of(&meta, 0, 9.0), None);
    }
}
