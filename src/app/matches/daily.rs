//! The game of the day: the same first position for everybody on a date. Nothing is fetched: the date gives the seed, the
//! day of the week gives the opponents. Needs no browser.

use super::seating::draw_lots;
use crate::app::i18n::date::Date;
use crate::app::store::save::{Controller, SeatPlan};
use crate::app::store::stats::{Finished, SeatResult};
use crate::bots::Level;
use crate::engine::chance::mix;
use crate::engine::digest::Digest;
use std::collections::BTreeSet;
use std::hash::Hasher;

/// Where all chance of a game's day comes from: the bytes of `fireside/GAME/YYYY-MM-DD` through 64-bit FNV-1a, and the last
/// mixing of SplitMix64 over it, so that neighbouring days have nothing in common. It must never change: results of
/// different people and years are compared.
pub fn seed(game: &str, date: Date) -> u64 {
    let mut digest = Digest::default();
    digest.write(format!("fireside/{game}/{date}").as_bytes());
    mix(digest.finish())
}

/// Who sits against the person on a day of the week, and what is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailySetup {
    /// The opponents; nobody if the game has one for one alone.
    pub opponents: &'static [Level],
    /// What is played, if not the game with its own options.
    pub variant: Option<Variant>,
}

/// An option of a game that is not its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The option and its value, as records write them.
    pub option: (&'static str, &'static str),
    /// The message that names the game with it, among the lobby's.
    pub name: &'static str,
}

impl DailySetup {
    /// Against these, with the game's own options.
    pub const fn against(opponents: &'static [Level]) -> DailySetup {
        DailySetup { opponents, variant: None }
    }

    /// The same, playing this.
    pub const fn playing(self, variant: Variant) -> DailySetup {
        DailySetup { variant: Some(variant), ..self }
    }

    /// The options of the match.
    pub fn options(self) -> serde_json::Value {
        let option = self.variant.map(|variant| variant.option);
        let value = |(name, value): (&str, &str)| (name.to_owned(), value.into());
        serde_json::Value::Object(option.map(value).into_iter().collect())
    }
}

/// What is played in a game from Monday to Sunday. Like the seeds, a week that people have played never changes.
#[derive(Clone, Copy, Debug)]
pub struct Week(pub [DailySetup; 7]);

impl Week {
    /// What is played on a date.
    pub fn on(&self, date: Date) -> DailySetup {
        self.0[date.weekday()]
    }
}

/// The seats of a day in playing order: the person in the first colour, the bots in the next ones, the order by the lot of
/// the seed. `name` gives the name for a colour; 0 is the person's.
pub fn seats(setup: DailySetup, seed: u64, name: impl Fn(u8) -> String) -> Vec<SeatPlan> {
    let controllers = [Controller::Person].into_iter().chain(setup.opponents.iter().copied().map(Controller::Bot));
    let mut seats: Vec<SeatPlan> =
        (0..).zip(controllers).map(|(mark, controller)| SeatPlan { name: name(mark), mark, controller }).collect();
    draw_lots(&mut seats, seed);
    seats
}

/// What somebody reached on a day.
#[derive(Clone, PartialEq, Debug)]
pub struct Reached {
    /// The match.
    pub id: String,
    /// Points of the person.
    pub points: i32,
    /// The most points of anybody else, an opponent without a seat included.
    pub against: i32,
    /// Who that was: a bot of this level, or the game's own opponent.
    pub rival: Option<Level>,
    /// Whether the person won.
    pub won: bool,
    /// How often something was taken back that was not free.
    pub take_backs: u32,
    /// When it was finished, in milliseconds since 1970.
    pub ended: u64,
}

/// A day as it was played on this device.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Day {
    /// The try that was finished first: the one that counts.
    pub first: Option<Reached>,
    /// The best of the later tries.
    pub later: Option<Reached>,
    /// How many tries were finished.
    pub tries: usize,
}

/// What was reached in a game on a day.
pub fn day(results: &[Finished], game: &str, date: Date) -> Day {
    let own = date.to_string();
    let mut tries: Vec<Reached> = results
        .iter()
        .filter(|result| result.game == game && result.daily.as_ref() == Some(&own))
        .filter_map(reached)
        .collect();
    let count = tries.len();
    let earliest = (0..count).min_by_key(|at| tries[*at].ended);
    let first = earliest.map(|at| tries.remove(at));
    Day { first, later: tries.into_iter().max_by_key(|reached| (reached.won, reached.points)), tries: count }
}

fn reached(result: &Finished) -> Option<Reached> {
    let me: &SeatResult = result.seats.iter().find(|seat| seat.level.is_none())?;
    let bots = result.seats.iter().filter(|seat| seat.level.is_some()).map(|seat| (seat.points, seat.level));
    let others = bots.chain(result.rival.map(|points| (points, None)));
    let (against, rival) = others.max_by_key(|(points, _)| *points).unwrap_or((0, None));
    Some(Reached {
        id: result.id.clone(),
        points: me.points,
        against,
        rival,
        won: me.won,
        take_backs: result.take_backs,
        ended: result.ended,
    })
}

/// How many days in a row, up to today or yesterday, the game of the day was finished on its own day. `day_of` gives the
/// day of a moment in milliseconds since 1970, where the person is.
pub fn streak(results: &[Finished], game: &str, today: Date, day_of: impl Fn(u64) -> Option<Date>) -> u32 {
    let in_time = |result: &Finished| {
        let date: Date = result.daily.as_deref()?.parse().ok()?;
        (day_of(result.ended) == Some(date)).then_some(date)
    };
    let played: BTreeSet<Date> = results.iter().filter(|result| result.game == game).filter_map(in_time).collect();
    // Today is not lost before it is over.
    let from = if played.contains(&today) { 0 } else { 1 };
    (from..=today.days_since_1970()).take_while(|by| played.contains(&today.earlier(*by))).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn seeds_never_change() {
        assert_eq!(seed("burgundy", date("2026-11-21")), 0x2f2a_4e2c_976c_d747);
        assert_eq!(seed("burgundy", date("2026-11-22")), 0x00d1_6f73_c33f_50e5);
        assert_eq!(seed("innovation", date("2026-11-21")), 0x65ca_3c23_129c_c3c4);
        assert_eq!(seed("burgundy", date("2028-02-29")), 0x202a_4a04_b1cd_0533);
    }

    #[test]
    fn the_person_sits_where_the_lot_says() {
        let table = DailySetup::against(&[Level::Hard, Level::Easy]);
        let at = |seed| {
            seats(table, seed, |mark| format!("{mark}")).iter().position(|seat| seat.controller == Controller::Person)
        };
        let places: BTreeSet<_> = (0..50).map(at).collect();
        assert_eq!(places.len(), 3);
        assert_eq!(at(7), at(7));
        let marks: BTreeSet<u8> = seats(table, 1, |_| String::new()).iter().map(|seat| seat.mark).collect();
        assert_eq!(marks, BTreeSet::from([0, 1, 2]));
        assert_eq!(seats(DailySetup::against(&[]), 1, |_| String::new()).len(), 1);
    }

    fn result(id: &str, day: &str, points: i32, ended: u64) -> Finished {
        let seat = |level, points, won| SeatResult { name: String::new(), level, points, won };
        Finished {
            id: id.to_owned(),
            game: "burgundy".to_owned(),
            ended,
            seats: vec![seat(Some(Level::Hard), 40, points < 40), seat(None, points, points >= 40)],
            daily: Some(day.to_owned()),
            ..Finished::default()
        }
    }

    #[test]
    fn the_first_try_counts() {
        let day_text = "2026-11-21";
        let results = [
            result("b", day_text, 50, 2),
            result("a", day_text, 30, 1),
            result("c", day_text, 45, 3),
            result("x", "2026-11-20", 60, 0),
        ];
        let played = day(&results, "burgundy", date(day_text));
        let first = played.first.unwrap();
        assert_eq!((first.id.as_str(), first.points, first.against, first.won), ("a", 30, 40, false));
        assert_eq!(first.rival, Some(Level::Hard));
        assert_eq!((played.later.unwrap().id.as_str(), played.tries), ("b", 3));
        assert_eq!(day(&results, "innovation", date(day_text)), Day::default());
    }

    #[test]
    fn a_streak_is_of_days_played_in_time() {
        let today = date("2026-11-21");
        // Moments are days here.
        let day_of = |ended: u64| Some(today.earlier(today.days_since_1970() - ended as u32));
        let on = |back: u32, late: u64| {
            let day = today.earlier(back);
            result(&back.to_string(), &day.to_string(), 1, u64::from(day.days_since_1970()) + late)
        };
        let count = |results: &[Finished]| streak(results, "burgundy", today, day_of);
        assert_eq!(count(&[]), 0);
        assert_eq!(count(&[on(0, 0)]), 1);
        assert_eq!(count(&[on(1, 0), on(2, 0)]), 2, "today can still come");
        assert_eq!(count(&[on(0, 0), on(1, 1), on(2, 0)]), 1, "yesterday was played too late");
        assert_eq!(count(&[on(2, 0)]), 0);
    }
}
