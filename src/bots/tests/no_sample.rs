//! Where no determinization is found in time, choices are judged on a table as it might lie, and nothing is run on.

use crate::bots::{Forecast, Judge, Level, Thinker, Values};
use crate::engine::{
    Chance, Decision, Flow, Game, Halt, InfoSet, Match, Outcome, Seat, SeatSet, SetupError, Stream, Table, share_of_win,
};
use std::cell::{Cell, RefCell};

/// Numbers that this game deals anew are this high: no hint on them is the one that was heard.
const DEALT: u32 = 1_000_000;

thread_local! {
    /// The numbers on which choices and chances were judged.
    static JUDGED: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
    /// Whether anybody went on after the question.
    static RUN_ON: Cell<bool> = const { Cell::new(false) };
}

/// A hidden number, of which everybody hears the thousands before the first player guesses its remainder by four.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Vault {
    number: u32,
}

impl Game for Vault {
    const ID: &'static str = "vault";
    type Options = u32;
    type Choice = u32;
    type Prompt = ();
    type Event = u32;

    fn new(options: &u32, _: u8) -> Result<Vault, SetupError> {
        Ok(Vault { number: *options })
    }

    fn step(&mut self, table: &mut dyn Table<Vault>) -> Flow {
        table.tell(self, self.number / 1000);
        table.ask(self, Seat(0), (), &[0, 1, 2, 3])?;
        RUN_ON.set(true);
        Err(Halt::Over(Outcome { winners: SeatSet::NONE }))
    }

    fn players(&self) -> u8 {
        2
    }

    fn standing(&self) -> Vec<i32> {
        vec![0, 0]
    }

    fn reveals(_: &u32, _: Option<Seat>) -> bool {
        true
    }

    fn view(&self, _: Option<Seat>) -> Vec<u64> {
        Vec::new()
    }

    fn determinize(&mut self, _: Option<Seat>, chance: &mut dyn Chance) {
        self.number = DEALT + chance.below(1000);
    }
}

impl Judge for Vault {
    fn judge(&self, _: Seat, (): (), choices: &[u32], scores: &mut Vec<f32>) {
        JUDGED.with_borrow_mut(|judged| judged.push(self.number));
        scores.clear();
        scores.extend(choices.iter().map(|choice| if *choice == self.number % 4 { 100.0 } else { 0.0 }));
    }

    fn key(&self, choice: u32) -> u64 {
        choice.into()
    }

    fn clock(&self) -> u32 {
        0
    }

    fn value(&self, outcome: Option<Outcome>) -> Values {
        self.odds(outcome)
    }

    fn odds(&self, outcome: Option<Outcome>) -> Values {
        JUDGED.with_borrow_mut(|judged| judged.push(self.number));
        share_of_win(2, &[(self.number % 1000) as f32, 0.0, 0.0, 0.0, 0.0], outcome, 400.0)
    }
}

fn vault(number: u32) -> Match<Vault> {
    Match::new(number, 2, 1).expect("two may play")
}

/// On what was judged since this was asked last.
fn judged() -> Vec<u32> {
    assert!(!RUN_ON.get(), "nothing is run on");
    JUDGED.take()
}

#[test]
fn a_thinker_without_a_sample_judges_a_table_that_might_lie_there() {
    for seed in 0..20 {
        let answers = [5123, 5778].map(|truth| {
            let decision = Decision::of(&vault(truth)).expect("somebody is asked");
            assert_eq!(decision.info().determinize(&mut Stream::new(seed)), None);
            let mut thinker = Thinker::new(decision, Level::Expert, seed);
            let progress = thinker.think(50);
            assert!(progress.is_done() && progress.done == 0, "{progress:?}");
            assert!(thinker.estimates().iter().all(|estimate| estimate.visits == 0));
            let [number] = judged()[..] else { panic!("judged once") };
            assert!(number >= DEALT, "{number} was not dealt");
            assert_eq!(thinker.best(), number % 4);
            thinker.best()
        });
        assert_eq!(answers[0], answers[1], "the truth tells nothing");
    }
}

#[test]
fn a_forecast_without_a_sample_judges_tables_that_might_lie_there() {
    let chances = [5123, 5778].map(|truth| {
        let mut forecast = Forecast::new(InfoSet::of(&vault(truth), None), 3);
        forecast.think(6);
        let numbers = judged();
        assert!(numbers.len() == 6 && numbers.iter().all(|number| *number >= DEALT), "{numbers:?}");
        assert!(numbers.iter().any(|number| *number != numbers[0]), "another table each time: {numbers:?}");
        forecast.chances().expect("it ran")
    });
    assert_eq!(chances[0], chances[1]);
}
