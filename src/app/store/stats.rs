//! Statistics: one entry for each match that was finished at this device, and everything that is counted from them. Needs
//! no browser.
//!
//! An entry is made when the last answer of a match is given here, once a match: another end after a take-back replaces it.
//! Copies of a match and what is played on from one of its moments are tries, not results; neither is a match that was
//! already over when it arrived. An entry stays when its match is deleted.

use super::save::{Controller, Meta};
use crate::app::i18n::language::is_you;
use crate::bots::Level;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of this format. It grows when older programs could not read newer entries.
pub const FORMAT: u32 = 1;

/// So many entries are kept; the oldest go first.
pub const MOST: usize = 5_000;

/// All entries of this device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stats {
    /// [`FORMAT`] when it was written.
    format: u32,
    /// The entries, in the order in which they were finished.
    results: Vec<Finished>,
}

/// A finished match.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
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

    /// All of a seat and of the table, by kind.
    fn of(&self, seat: usize) -> impl Iterator<Item = (&str, &str)> {
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
        SeatResult { name, level, points, won }
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
        let damaged = |error: serde_json::Error| StatsError::Damaged(error.to_string());
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

    /// Takes in what another device counted. Entries of matches that are counted already stay as they are. Returns how many
    /// came in.
    pub fn merge(&mut self, other: Stats) -> usize {
        let before = self.results.len();
        for result in other.results {
            if self.results.iter().all(|own| own.id != result.id || own.begun != result.begun) {
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

    /// The seat of this player, if it sat there.
    pub fn seat(&self, who: &Who) -> Option<&SeatResult> {
        let mut persons = self.seats.iter().filter(|seat| seat.level.is_none());
        let alone = self.seats.iter().filter(|seat| seat.level.is_none()).count() == 1;
        match who {
            Who::Me if alone => persons.next(),
            Who::Me => persons.find(|seat| is_you(&seat.name)),
            Who::Named(name) => persons.find(|seat| !alone && seat.name == *name),
        }
    }

    /// Against whom it was.
    pub fn against(&self) -> Against {
        match self.seats.iter().filter_map(|seat| seat.level).max() {
            Some(level) => Against::Bots(level),
            None if self.seats.len() <= 1 => Against::Nobody,
            None => Against::People,
        }
    }
}

/// Whose results are counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Who {
    /// The only person at the device; among several people, the one with the default name ("You").
    #[default]
    Me,
    /// Somebody with this name, in matches of several people at the device.
    Named(String),
}

/// The opponents of a match, by the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Against {
    /// One alone.
    Nobody,
    /// Bots; the level of the strongest.
    Bots(Level),
    /// Only people at the same device.
    People,
}

/// Which matches are counted: all that fit everything that is set.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// Whose results.
    pub who: Who,
    /// Only this game.
    pub game: Option<String>,
    /// Only with so many players.
    pub players: Option<usize>,
    /// Only against these.
    pub against: Option<Against>,
}

/// A match as it is counted for one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Counted<'a> {
    /// The match.
    pub of: &'a Finished,
    /// The player's seat in it.
    pub seat: &'a SeatResult,
}

impl Counted<'_> {
    /// What the match was for this player, by kind.
    fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        let at = self.of.seats.iter().position(|seat| std::ptr::eq(seat, self.seat)).unwrap_or(usize::MAX);
        self.of.tags.of(at)
    }
}

/// The matches that a filter lets through, the first finished first.
pub fn counted<'a>(results: &'a [Finished], filter: &Filter) -> Vec<Counted<'a>> {
    let fits = |result: &Finished| {
        filter.game.as_ref().is_none_or(|game| *game == result.game)
            && filter.players.is_none_or(|players| players == result.seats.len())
            && filter.against.is_none_or(|against| against == result.against())
    };
    let own = |of: &'a Finished| of.seat(&filter.who).map(|seat| Counted { of, seat });
    results.iter().filter(|result| fits(result)).filter_map(own).collect()
}

/// Names of people who played with others at this device, in the order of the alphabet.
pub fn names(results: &[Finished]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for result in results {
        for seat in &result.seats {
            let who = Who::Named(seat.name.clone());
            if !is_you(&seat.name) && !names.contains(&seat.name) && result.seat(&who).is_some() {
                names.push(seat.name.clone());
            }
        }
    }
    names.sort();
    names
}

/// What is counted over some matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// How many.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// All points together.
    pub points: i64,
    /// The most points in one.
    pub best: Option<i32>,
}

impl Summary {
    /// Counts.
    pub fn of<'a>(counted: impl IntoIterator<Item = &'a Counted<'a>>) -> Summary {
        counted.into_iter().fold(Summary::default(), |sum, one| Summary {
            played: sum.played + 1,
            won: sum.won + u32::from(one.seat.won),
            points: sum.points + i64::from(one.seat.points),
            best: sum.best.max(Some(one.seat.points)),
        })
    }

    /// Points in a match, on average; `None` without matches.
    pub fn average(self) -> Option<f64> {
        (self.played > 0).then(|| self.points as f64 / f64::from(self.played))
    }

    /// Of a hundred matches, so many were won; 0 without matches.
    pub fn percent_won(self) -> u32 {
        (self.won * 200 + self.played).checked_div(self.played * 2).unwrap_or(0)
    }
}

/// What is counted apart for each value of something, in the order of the values.
pub fn by<K: Ord>(counted: &[Counted], key: impl Fn(&Finished) -> K) -> Vec<(K, Summary)> {
    let mut groups: BTreeMap<K, Vec<&Counted>> = BTreeMap::new();
    for one in counted {
        groups.entry(key(one.of)).or_default().push(one);
    }
    groups.into_iter().map(|(key, group)| (key, Summary::of(group))).collect()
}

/// What is counted apart for each value of what a game counts its matches by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tagged {
    /// Which game.
    pub game: String,
    /// By what.
    pub kind: String,
    /// Each value, the most played first.
    pub values: Vec<(String, Summary)>,
}

/// A table for everything that the games count their matches by.
pub fn by_tags(counted: &[Counted]) -> Vec<Tagged> {
    let mut groups: BTreeMap<(&str, &str), BTreeMap<&str, Vec<&Counted>>> = BTreeMap::new();
    for one in counted {
        for (kind, value) in one.tags() {
            groups.entry((&one.of.game, kind)).or_default().entry(value).or_default().push(one);
        }
    }
    let mut tables = Vec::new();
    for ((game, kind), values) in groups {
        let sum = |(value, group): (&str, Vec<&Counted>)| (value.to_owned(), Summary::of(group));
        let mut values: Vec<(String, Summary)> = values.into_iter().map(sum).collect();
        values.sort_by_key(|(_, sum)| std::cmp::Reverse(sum.played));
        tables.push(Tagged { game: game.to_owned(), kind: kind.to_owned(), values });
    }
    tables
}

/// How often points between `from` and `from + width - 1` were reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bin {
    /// The fewest points.
    pub from: i64,
    /// How many matches.
    pub count: u32,
}

/// The points in at most `most` equally wide bins, and their width (1, 2, 5, 10 …).
pub fn bins(counted: &[Counted], most: usize) -> (i64, Vec<Bin>) {
    let points = || counted.iter().map(|one| one.seat.points);
    let (Some(low), Some(high)) = (points().min(), points().max()) else { return (1, Vec::new()) };
    let (low, high) = (i64::from(low), i64::from(high));
    let widths = (0..10).flat_map(|zeros| [1, 2, 5].map(|width| width * 10_i64.pow(zeros)));
    let count = |width: i64| (high.div_euclid(width) - low.div_euclid(width)) as usize + 1;
    let width = widths.into_iter().find(|width| count(*width) <= most.max(2)).unwrap_or(i64::MAX);
    let first = low.div_euclid(width);
    let bin = |at: usize| {
        let at = first + at as i64;
        let count = points().filter(|points| i64::from(*points).div_euclid(width) == at).count();
        Bin { from: at * width, count: count as u32 }
    };
    (width, (0..count(width)).map(bin).collect())
}

/// What the end screen tells about a match that has just been counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Records {
    /// The most points in this game with as many players; `None` if there was no such match before.
    pub best: Option<i32>,
    /// Whether this match has more points than any before it.
    pub is_new: bool,
    /// How many matches against such opponents were won, this one included, if it was.
    pub wins: Option<u32>,
    /// Against whom.
    pub against: Against,
}

/// What there is to tell about the match with this key; `None` if it is not counted for the person at the device.
pub fn records(results: &[Finished], id: &str) -> Option<Records> {
    let result = results.iter().find(|result| result.id == id)?;
    let seat = result.seat(&Who::Me)?;
    let filter = Filter { game: Some(result.game.clone()), players: Some(result.seats.len()), ..Filter::default() };
    let same = counted(results, &filter);
    let others = same.iter().filter(|one| one.of.id != id);
    let before = Summary::of(others).best;
    let against = result.against();
    let filter = Filter { players: None, against: Some(against), ..filter };
    let wins = Summary::of(&counted(results, &filter)).won;
    Some(Records {
        best: before.map(|before| before.max(seat.points)),
        is_new: before.is_some_and(|before| before < seat.points),
        wins: seat.won.then_some(wins),
        against,
    })
}

/// The entries as a table for other programs: one line for each seat, separated by commas (RFC 4180). `date` writes a moment
/// in milliseconds since 1970.
pub fn csv(results: &[Finished], date: impl Fn(u64) -> String) -> String {
    let mut text =
        "match,game,begun,ended,daily,take_backs,players,seat,name,level,points,won,rival_points,tags\r\n".to_owned();
    for result in results {
        for (at, seat) in result.seats.iter().enumerate() {
            let level = seat.level.and_then(|level| serde_json::to_value(level).ok());
            let level = level.as_ref().and_then(|level| level.as_str()).unwrap_or("person");
            let cells = [
                quoted(&result.id),
                quoted(&result.game),
                date(result.begun),
                date(result.ended),
                quoted(result.daily.as_deref().unwrap_or_default()),
                result.take_backs.to_string(),
                result.seats.len().to_string(),
                (at + 1).to_string(),
                quoted(&seat.name),
                level.to_owned(),
                seat.points.to_string(),
                seat.won.to_string(),
                result.rival.map(|points| points.to_string()).unwrap_or_default(),
                quoted(
                    &result.tags.of(at).map(|(kind, value)| format!("{kind}={value}")).collect::<Vec<_>>().join(" "),
                ),
            ];
            text += &cells.join(",");
            text += "\r\n";
        }
    }
    text
}

/// A cell that may hold anything. What a spreadsheet would take for a formula begins with an apostrophe.
fn quoted(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    match guard.is_empty() && !text.contains([',', '"', '\n', '\r']) {
        true => text.to_owned(),
        false => format!("\"{guard}{}\"", text.replace('"', "\"\"")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::save::{SeatPlan, Standing};

    fn sat(name: &str, level: Option<Level>, points: i32, won: bool) -> SeatResult {
        SeatResult { name: name.to_owned(), level, points, won }
    }

    fn entry(id: &str, ended: u64, seats: Vec<SeatResult>) -> Finished {
        Finished { id: id.to_owned(), game: "burgundy".to_owned(), begun: 1, ended, seats, ..Finished::default() }
    }

    const HARD: Option<Level> = Some(Level::Hard);
    const EASY: Option<Level> = Some(Level::Easy);

    /// Five matches: two against Hard, one for three, one alone, one of two people.
    fn five() -> Vec<Finished> {
        vec![
            entry("a", 1, vec![sat("You", None, 40, false), sat("Blue", HARD, 50, true)]),
            entry("b", 2, vec![sat("Red", HARD, 30, false), sat("Ann", None, 54, true)]),
            entry("c", 3, vec![sat("You", None, 33, true), sat("Blue", EASY, 20, false), sat("Red", HARD, 33, true)]),
            Finished { rival: Some(19), ..entry("d", 4, vec![sat("You", None, 17, false)]) },
            entry("e", 5, vec![sat("You", None, 60, true), sat("Ben", None, 10, false)]),
        ]
    }

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
        assert_eq!(mine.merge(theirs.clone()), 2);
        assert_eq!(mine.results(), five());
        assert_eq!(mine.merge(theirs), 0);
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

    #[test]
    fn players_are_told_apart() {
        let results = five();
        let points = |who: Who| {
            let filter = Filter { who, ..Filter::default() };
            counted(&results, &filter).iter().map(|one| one.seat.points).collect::<Vec<_>>()
        };
        assert_eq!(points(Who::Me), [40, 54, 33, 17, 60]);
        assert_eq!(points(Who::Named("Ben".to_owned())), [10]);
        assert_eq!(points(Who::Named("Ann".to_owned())), [0; 0], "alone at the device, Ann is me");
        assert_eq!(names(&results), ["Ben"]);
    }

    #[test]
    fn filters_and_groups() {
        let results = five();
        let all = counted(&results, &Filter::default());
        let sum = Summary::of(&all);
        assert_eq!((sum.played, sum.won, sum.best, sum.percent_won()), (5, 3, Some(60), 60));
        assert_eq!(sum.average(), Some(40.8));
        assert_eq!((Summary::default().average(), Summary::default().percent_won()), (None, 0));
        let against = by(&all, Finished::against);
        let kinds: Vec<_> = against.iter().map(|(against, sum)| (*against, sum.played, sum.won)).collect();
        assert_eq!(kinds, [(Against::Nobody, 1, 0), (Against::Bots(Level::Hard), 3, 2), (Against::People, 1, 1)]);
        let filter = Filter { players: Some(2), against: Some(Against::Bots(Level::Hard)), ..Filter::default() };
        assert_eq!(Summary::of(&counted(&results, &filter)).played, 2);
        let filter = Filter { game: Some("innovation".to_owned()), ..Filter::default() };
        assert_eq!(counted(&results, &filter), []);
    }

    fn tags(map: &str, factions: &[&str]) -> Tags {
        let seats: Vec<_> = factions.iter().map(|faction| [("faction", *faction)]).collect();
        Tags::new(&[("map", map)], seats.iter().map(|seat| &seat[..]))
    }

    #[test]
    fn games_count_by_their_own_tags() {
        let mut results = five();
        results[0].tags = tags("base", &["witches", "giants"]);
        results[1].tags = tags("lakes", &["nomads", "giants"]);
        results[4].tags = tags("base", &["giants", "witches"]);
        let text = Stats { results: results.clone(), ..Stats::default() }.write();
        assert_eq!(Stats::read(&text).unwrap().results(), results);
        let tables = |who: Who| by_tags(&counted(&results, &Filter { who, ..Filter::default() }));
        let counts = |table: &Tagged| -> Vec<(String, u32, u32)> {
            table.values.iter().map(|(value, sum)| (value.clone(), sum.played, sum.won)).collect()
        };
        // The person sits second in the second match.
        let [factions, maps] = &tables(Who::Me)[..] else { panic!("two tables") };
        assert_eq!(
            (factions.game.as_str(), factions.kind.as_str(), maps.kind.as_str()),
            ("burgundy", "faction", "map")
        );
        assert_eq!(counts(factions), [("giants".to_owned(), 2, 2), ("witches".to_owned(), 1, 0)]);
        assert_eq!(counts(maps), [("base".to_owned(), 2, 1), ("lakes".to_owned(), 1, 1)]);
        assert_eq!(counts(&tables(Who::Named("Ben".to_owned()))[0]), [("witches".to_owned(), 1, 0)]);
    }

    #[test]
    fn bins_cover_all_points() {
        let results = five();
        let all = counted(&results, &Filter::default());
        let (width, found) = bins(&all, 6);
        assert_eq!(width, 10);
        assert_eq!(
            found.iter().map(|bin| (bin.from, bin.count)).collect::<Vec<_>>(),
            [(10, 1), (20, 0), (30, 1), (40, 1), (50, 1), (60, 1)]
        );
        assert_eq!(bins(&[], 6), (1, Vec::new()));
        assert_eq!(bins(&all[..1], 6), (1, vec![Bin { from: 40, count: 1 }]));
        let far =
            [entry("x", 1, vec![sat("", None, i32::MIN, false)]), entry("y", 2, vec![sat("", None, i32::MAX, false)])];
        assert!(bins(&counted(&far, &Filter::default()), 6).1.len() <= 6);
    }

    #[test]
    fn the_end_is_told() {
        let results = five();
        let records_of = |id| records(&results, id);
        let hard = Against::Bots(Level::Hard);
        assert_eq!(records_of("b"), Some(Records { best: Some(60), is_new: false, wins: Some(2), against: hard }));
        let alone = Records { best: None, is_new: false, wins: None, against: Against::Nobody };
        assert_eq!(records_of("d"), Some(alone), "one lost match is no best");
        assert_eq!(
            records_of("e"),
            Some(Records { best: Some(60), is_new: true, wins: Some(1), against: Against::People })
        );
        assert_eq!(records_of("none"), None);
    }

    #[test]
    fn tables_hold_any_name() {
        let mut results = vec![entry("a", 2, vec![sat("=1+1", None, 4, true), sat("Ann, \"A\"", EASY, 5, false)])];
        results[0].daily = Some("2026-11-21".to_owned());
        results[0].tags = tags("base", &["witches"]);
        let text = csv(&results, |time| format!("t{time}"));
        let lines: Vec<&str> = text.lines().skip(1).collect();
        assert_eq!(lines[0], "a,burgundy,t1,t2,2026-11-21,0,2,1,\"'=1+1\",person,4,true,,map=base faction=witches");
        assert_eq!(lines[1], "a,burgundy,t1,t2,2026-11-21,0,2,2,\"Ann, \"\"A\"\"\",easy,5,false,,map=base");
    }
}
