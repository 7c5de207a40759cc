//! Beta Colony for 2 to 4 players, by the German rules as played on Yucata.
//!
//! A tour: [`facts`] and [`things`] are what is printed, [`choice`] is what is asked, picked and told, [`state`] what lies on the table,
//! [`turn`] the course of the game, [`scoring`] the points, [`obstacle`] why something cannot be done, [`hidden`] what nobody knows,
//! [`bot`] the judgement.

pub mod bot;
pub mod choice;
pub mod facts;
pub mod hidden;
pub mod notation;
pub mod obstacle;
pub mod scoring;
pub mod state;
pub mod things;
pub mod turn;

pub use choice::{Choice, Event, Payment, Prompt, Source};
pub use obstacle::Obstacle;
pub use state::{BetaColony, Options};
pub use things::{
    Ability, Achievement, Board, Bonus, Colony, Colour, CycleCard, Die, Extra, Location, Material, Module, Moon, Price,
    Space, Stop, Tile,
};

use crate::engine::{Chance, Flow, Game, Observation, Seat, SetupError, Table};

impl Game for BetaColony {
    const ID: &'static str = "beta-colony";
    const RULES: u32 = 1;

    type Options = Options;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;

    fn new(options: &Options, players: u8) -> Result<BetaColony, SetupError> {
        BetaColony::before_setup(options, players)
    }

    fn step(&mut self, table: &mut dyn Table<BetaColony>) -> Flow {
        self.next_step(table)
    }

    fn players(&self) -> u8 {
        self.players.len() as u8
    }

    fn standing(&self) -> Vec<i32> {
        self.seats().map(|seat| self.points(seat)).collect()
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed(..) | Event::RevealedBuilding(_) | Event::Rolled(_) | Event::Dealt(..))
    }

    fn is_open_to(&self, event: &Event, _: Seat) -> bool {
        !Self::reveals(event)
    }

    fn seen(event: &Event, _: Option<Seat>) -> Event {
        *event
    }

    fn is_public(&self, _: &[Choice]) -> bool {
        true
    }

    fn sight(&self, _: Option<Seat>) -> Vec<u64> {
        self.sight_of_all()
    }

    fn determinize(&mut self, _: Option<Seat>, chance: &mut dyn Chance) {
        self.deal_hidden(chance);
    }

    fn repair(
        &mut self,
        _: Option<Seat>,
        (got, wanted): (&Observation<BetaColony>, &Observation<BetaColony>),
        _: bool,
        _: &mut dyn Chance,
    ) -> bool {
        self.mend(got, wanted)
    }
}
