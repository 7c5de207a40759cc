//! What is counted from the entries of the statistics ([`super::stats`]): for whom, against whom, by what. Needs no browser.

use super::stats::{Finished, SeatResult};
use crate::app::i18n::language::is_you;
use crate::bots::Level;
use std::collections::BTreeMap;

impl Finished {
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
    /// Their points; `None` without matches, and over several games, whose points have no common measure.
    pub points: Option<Points>,
}

/// The points of some matches of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// All together.
    pub sum: i64,
    /// The most in one match.
    pub best: i32,
}

impl Summary {
    /// Counts.
    pub fn of<'a>(counted: impl IntoIterator<Item = &'a Counted<'a>>) -> Summary {
        let counted: Vec<&Counted> = counted.into_iter().collect();
        let points = || counted.iter().map(|one| one.seat.points);
        let best = points().max().filter(|_| is_one_game(counted.iter().copied()));
        Summary {
            played: counted.len() as u32,
            won: counted.iter().filter(|one| one.seat.won).count() as u32,
            points: best.map(|best| Points { sum: points().map(i64::from).sum(), best }),
        }
    }

    /// Points in a match, on average.
    pub fn average(self) -> Option<f64> {
        self.points.map(|points| points.sum as f64 / f64::from(self.played))
    }

    /// The most points in one.
    pub fn best(self) -> Option<i32> {
        self.points.map(|points| points.best)
    }

    /// Of a hundred matches, so many were won; 0 without matches.
    pub fn percent_won(self) -> u32 {
        (self.won * 200 + self.played).checked_div(self.played * 2).unwrap_or(0)
    }
}

/// Whether all of them are of the same game.
fn is_one_game<'a>(counted: impl IntoIterator<Item = &'a Counted<'a>>) -> bool {
    let mut games = counted.into_iter().map(|one| &one.of.game);
    let first = games.next();
    games.all(|game| Some(game) == first)
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

/// A match in the chart of the form.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Column {
    /// The points.
    pub points: i32,
    /// Whether it was won.
    pub won: bool,
    /// The points as a share of the most in the same game.
    pub height: f64,
}

/// The last matches, so many at most, the last played last.
pub fn form(counted: &[Counted], most: usize) -> Vec<Column> {
    let last = &counted[counted.len().saturating_sub(most)..];
    let best = |game: &str| last.iter().filter(|one| one.of.game == game).map(|one| one.seat.points).max();
    let column = |one: &Counted| {
        let SeatResult { points, won, .. } = *one.seat;
        let best = best(&one.of.game).unwrap_or(0).max(1);
        Column { points, won, height: f64::from(points.max(0)) / f64::from(best) }
    };
    last.iter().map(column).collect()
}

/// The points of one game in at most `most` equally wide bins, and their width (1, 2, 5, 10 …). No bins over several games.
pub fn bins(counted: &[Counted], most: usize) -> (i64, Vec<Bin>) {
    let points = || counted.iter().map(|one| one.seat.points);
    let ends = points().min().zip(points().max()).filter(|_| is_one_game(counted));
    let Some((low, high)) = ends else { return (1, Vec::new()) };
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
    let before = Summary::of(others).best();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::stats::Stats;
    use crate::app::store::stats::samples::{entry, five, sat, tags};

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
        assert_eq!((sum.played, sum.won, sum.best(), sum.percent_won()), (5, 3, Some(60), 60));
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

    #[test]
    fn points_of_one_game_are_never_counted_with_those_of_another() {
        let own = five();
        let inventions = |id: &str, points| {
            let of = entry(id, 9, vec![sat("You", None, points, true), sat("Blue", None, 2, false)]);
            Finished { game: "innovation".to_owned(), ..of }
        };
        let others = [inventions("i", 6), inventions("j", 3)];
        let mixed: Vec<Finished> = own.iter().cloned().chain(others).collect();
        let all = counted(&mixed, &Filter::default());
        let sum = Summary::of(&all);
        assert_eq!((sum.played, sum.won, sum.average(), sum.best()), (7, 5, None, None));
        assert_eq!(bins(&all, 6), (1, Vec::new()));
        assert!(by(&all, |of| of.seats.len()).iter().any(|(seats, sum)| *seats == 2 && sum.average().is_none()));
        let games = by(&all, |of| of.game.clone());
        assert_eq!(games.iter().map(|(_, sum)| sum.best()).collect::<Vec<_>>(), [Some(60), Some(6)]);
        // In the chart each is as high as it is in its own game.
        let alone = form(&counted(&own, &Filter::default()), 20);
        let together = form(&all, 20);
        assert_eq!(together[..5], alone);
        assert_eq!(together[5..].iter().map(|one| one.height).collect::<Vec<_>>(), [1.0, 0.5]);
        assert_eq!(form(&all, 2), together[5..]);
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
}
