//! The Castles of Burgundy: The Card Game, for 1 to 4 players. The rules are those of the German rulebook, as played on
//! Yucata; alone, a player meets Egon.
//!
//! A tour in the rulebook's order: [`cards`] and [`facts`] are what is printed, [`state`] is what lies on the table,
//! [`setup`] lays it out, [`turn`] has the six actions and the purchase, [`estate`] places cards, [`effects`] has what they
//! do, `candidates` what each question offers and what is in the way of the rest ([`obstacle`]), [`passage`] begins and ends
//! passages and the game, [`solo`] is Egon, [`scoring`] counts. [`situation`] lays out any table that the rules allow, for
//! tests and worked examples.

pub mod bot;
mod candidates;
pub mod cards;
pub mod choice;
pub mod effects;
pub mod estate;
pub mod event;
pub mod facts;
pub mod invariants;
pub mod kinds;
pub mod notation;
pub mod obstacle;
pub mod passage;
pub mod scoring;
pub mod setup;
pub mod solo;
pub mod state;
mod table_text;
pub mod turn;

pub use cards::{Animal, Building, Card, Die, Face, Goods, Kind};
pub use choice::{Action, Because, Choice, Prompt, Spot, Stack};
pub use event::{Ending, Event, Scope};
pub use obstacle::Obstacle;
pub use state::situation::{self, Situation};
pub use state::{Burgundy, Options, Source, StartWorkers};

use crate::engine::{Chance, Flow, Game, Observation, Seat, SetupError, Table};

impl Game for Burgundy {
    const ID: &'static str = "burgundy";

    type Options = Options;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;

    fn new(options: &Options, players: u8) -> Result<Burgundy, SetupError> {
        Burgundy::before_setup(options, players)
    }

    fn step(&mut self, table: &mut dyn Table<Burgundy>) -> Flow {
        self.next_phase(table)
    }

    fn players(&self) -> u8 {
        self.all_players().len() as u8
    }

    fn standing(&self) -> Vec<i32> {
        self.all_players().iter().map(|player| i32::from(player.score())).collect()
    }

    fn reveals(event: &Event, _: Option<Seat>) -> bool {
        event.reveals()
    }

    fn is_open_to(&self, event: &Event, _: Seat) -> bool {
        let top = |stack: Stack| match stack {
            Stack::GoodsA | Stack::GoodsB => self.goods()[stack as usize].last().map(|card| card.sort()).map(Ok),
            Stack::AnimalsA | Stack::AnimalsB => {
                let stack = &self.animals()[stack as usize - Stack::AnimalsA as usize];
                stack.last().map(|card| card.animal()).map(Err)
            }
        };
        match *event {
            // Which cards are bought is not told, and asked about.
            Event::EgonTurned(_) | Event::Bought(_) => false,
            // What lies under a top card is seen only when that has gone.
            Event::GotGoods(_, sort, stack) => top(stack) == Some(Ok(sort)),
            Event::GotAnimal(_, animal, stack) => top(stack) == Some(Err(animal)),
            _ => true,
        }
    }

    fn view(&self, viewer: Option<Seat>) -> Vec<u64> {
        self.sight_of(viewer)
    }

    fn determinize(&mut self, viewer: Option<Seat>, chance: &mut dyn Chance) {
        self.deal_hidden(viewer, chance);
    }

    fn repair(
        &mut self,
        viewer: Option<Seat>,
        (got, wanted): (&Observation<Burgundy>, &Observation<Burgundy>),
        _: bool,
        _: &mut dyn Chance,
    ) -> bool {
        self.mend(viewer, got, wanted)
    }
}
