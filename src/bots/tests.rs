//! Search on a game small enough to be solved by hand.

mod no_sample;

use super::level::Settings;
use super::*;
use crate::engine::{
    Decision, Flow, Game, Halt, InfoSet, Match, Outcome, Seat, SeatSet, SetupError, Table, chance_of_win, margins,
    share_of_win,
};

/// Two players take one to three stones in turn from a pile of ten or fewer; whoever takes the last one wins.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Stones {
    left: u8,
    turn: Seat,
}

impl Game for Stones {
    const ID: &'static str = "stones";
    type Options = u8;
    type Choice = u8;
    type Prompt = ();
    type Event = ();

    fn new(options: &u8, _: u8) -> Result<Stones, SetupError> {
        Ok(Stones { left: *options, turn: Seat(0) })
    }

    fn step(&mut self, table: &mut dyn Table<Stones>) -> Flow {
        let choices: Vec<u8> = (1..=self.left.min(3)).collect();
        self.left -= table.ask(self, self.turn, (), &choices)?;
        if self.left == 0 {
            return Err(Halt::Over(Outcome { winners: SeatSet::from_iter([self.turn]) }));
        }
        self.turn = self.turn.next(2);
        Ok(())
    }

    fn players(&self) -> u8 {
        2
    }

    fn standing(&self) -> Vec<i32> {
        vec![0, 0]
    }

    fn reveals(_: &(), _: Option<Seat>) -> bool {
        false
    }

    fn view(&self, _: Option<Seat>) -> Vec<u64> {
        Vec::new()
    }
}

impl Judge for Stones {
    /// A judgement that knows nothing and likes large numbers.
    fn judge(&self, _: Seat, (): (), choices: &[u8], scores: &mut Vec<f32>) {
        scores.clear();
        scores.extend(choices.iter().map(|choice| f32::from(*choice) * 0.1));
    }

    fn key(&self, choice: u8) -> u64 {
        u64::from(choice)
    }

    fn clock(&self) -> u32 {
        0
    }

    fn value(&self, outcome: Option<Outcome>) -> Values {
        share_of_win(2, &[0.0; Seat::MOST], outcome, 1.0)
    }

    fn odds(&self, outcome: Option<Outcome>) -> Values {
        chance_of_win(2, &[0.0; Seat::MOST], outcome, 1.0)
    }
}

fn stones(left: u8) -> Decision<Stones> {
    Decision::of(&Match::new(left, 2, 1).expect("two may play")).expect("somebody is asked")
}

#[test]
fn search_finds_the_winning_move() {
    for left in [2, 3, 5, 6, 7, 9, 10] {
        let choice = Thinker::new(stones(left), Level::Expert, 5).finish();
        assert_eq!((left - choice) % 4, 0, "{choice} of {left}");
    }
}

#[test]
fn thinking_in_slices_changes_nothing() {
    let mut whole = Thinker::new(stones(10), Level::Hard, 3);
    let mut sliced = whole.clone();
    whole.finish();
    while !sliced.think(7).is_done() {}
    assert_eq!(whole.estimates(), sliced.estimates());
    assert_eq!(whole.think(7), sliced.think(7));
}

#[test]
fn a_stopped_thinker_has_an_answer_and_a_single_choice_costs_nothing() {
    let mut thinker = Thinker::new(stones(10), Level::Expert, 3);
    assert!([1, 2, 3].contains(&thinker.best()));
    assert_eq!(thinker.think(1).done, 1);
    assert!([1, 2, 3].contains(&thinker.best()));
    let mut single = Thinker::new(stones(1), Level::Expert, 3);
    assert_eq!((single.think(100), single.best()), (Progress { done: 0, of: 0 }, 1));
}

#[test]
fn a_search_that_ends_when_decided_gives_the_same_answer_sooner() {
    let mut sooner = 0;
    for (left, seed) in (2..=10).flat_map(|left| (0..8).map(move |seed| (left, seed))) {
        let mut short = Thinker::new(stones(left), Level::Hard, seed);
        let whole_settings = Settings { ends_when_decided: false, ..Level::Hard.settings() };
        let mut whole = Thinker::with(stones(left), whole_settings, seed);
        assert_eq!(short.finish(), whole.finish(), "{left} stones, seed {seed}");
        assert!(short.think(0).is_done() && short.think(0).done <= whole.think(0).done);
        sooner += u32::from(short.think(0).done < whole.think(0).done);
    }
    assert!(sooner > 45, "{sooner} of 72 ended sooner");
}

#[test]
fn estimates_name_every_choice_and_sum_up() {
    let mut thinker = Thinker::new(stones(6), Level::Expert, 8);
    thinker.finish();
    let estimates = thinker.estimates();
    assert_eq!(estimates.iter().map(|one| one.choice).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(estimates.iter().map(|one| one.visits).sum::<u32>(), thinker.think(0).done);
    assert!(estimates[1].chance > 0.75, "{estimates:?}");
    assert!(estimates.iter().all(|one| (0.0..=1.0).contains(&one.chance)));
}

#[test]
fn a_lead_is_a_share_of_a_victory() {
    let even = share_of_win(2, &[20.0, 20.0, 0.0, 0.0, 0.0], None, 4.0);
    assert_eq!(even[..3], [0.5, 0.5, 0.0]);
    let ahead = share_of_win(2, &[24.0, 20.0, 0.0, 0.0, 0.0], None, 4.0);
    assert!((ahead[0] - 0.731).abs() < 0.001 && (ahead[0] + ahead[1] - 1.0).abs() < 1e-6);
    let shared = SeatSet::from_iter([Seat(0), Seat(2)]);
    let over = share_of_win(3, &[20.0, 10.0, 20.0, 0.0, 0.0], Some(Outcome { winners: shared }), 4.0);
    assert!((over[0] - over[2]).abs() < 1e-6 && over[1] < 0.05);
}

#[test]
fn levels_have_words() {
    for level in Level::ALL {
        assert_eq!(level.word().parse(), Ok(level));
        assert_eq!(serde_json::to_string(&level).ok(), Some(format!("\"{}\"", level.word())));
    }
    assert_eq!("random".parse::<Level>(), Err(level::NoLevel));
}

#[test]
fn a_ranking_begins_with_the_answer_and_falls() {
    // Every move loses, so that all of them are tried.
    let mut thinker = Thinker::with(stones(8), Level::hint(), 8);
    let best = thinker.finish();
    let ranking = thinker.ranking(2);
    assert_eq!((ranking.len(), ranking[0].choice), (2, best));
    assert!(ranking.windows(2).all(|pair| pair[0].chance >= pair[1].chance), "{ranking:?}");
    let single = Thinker::with(stones(1), Level::hint(), 8).ranking(4);
    assert_eq!(single.iter().map(|one| (one.choice, one.visits)).collect::<Vec<_>>(), [(1, 0)]);
}

#[test]
fn margins_are_against_the_best_of_the_other_side() {
    let sides = |sides: &[&[u8]]| -> Vec<SeatSet> {
        sides.iter().map(|side| side.iter().copied().map(Seat).collect()).collect()
    };
    let points = [20.0, 12.0, 31.0, 5.0, 0.0];
    assert_eq!(margins(&sides(&[&[0], &[1], &[2], &[3]]), &points), [-11.0, -19.0, 11.0, -26.0, 0.0]);
    assert_eq!(margins(&sides(&[&[0, 2], &[1, 3]]), &points), [8.0, -19.0, 19.0, -26.0, 0.0]);
    assert_eq!(margins(&sides(&[&[0]]), &points)[0], 20.0);
}

#[test]
fn a_forecast_sums_to_one_and_grows_surer() {
    let game = Match::<Stones>::new(5, 2, 1).expect("two may play");
    let mut forecast = Forecast::new(InfoSet::of(&game, None), 3);
    assert_eq!(forecast.chances(), None);
    forecast.think(400);
    let chances = forecast.chances().expect("it ran");
    assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
}

#[test]
fn means_are_of_one_set_up() {
    let reached = |left, players, games: u32| {
        let mut means = Means::<Stones>::new(left, players, None);
        assert_eq!(means.points(), None);
        (0..games).for_each(|_| means.play().expect("a game to its end"));
        means.points().map(|points| (points, means.games()))
    };
    assert_eq!(reached(9, 2, 5), reached(9, 2, 5));
    assert_eq!(reached(9, 2, 5).map(|(_, games)| games), Some(5));
}

#[test]
fn more_points_are_never_a_smaller_chance() {
    for players in 2..=5 {
        let mut before = 0.0;
        for lead in -40..=40 {
            let mut points = [7.0; Seat::MOST];
            points[0] += lead as f32;
            let odds = chance_of_win(players, &points, None, 2.5);
            assert!(odds[0] >= before && (0.0..=1.0).contains(&odds[0]), "{players} at {lead}: {odds:?}");
            assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            before = odds[0];
        }
        assert!(before > 0.99);
    }
    let shared = Outcome { winners: SeatSet::from_iter([Seat(0), Seat(2)]) };
    assert_eq!(chance_of_win(3, &[1.0; Seat::MOST], Some(shared), 2.0)[..3], [0.5, 0.0, 0.5]);
}
