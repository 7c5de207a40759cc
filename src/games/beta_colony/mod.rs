//! Beta Colony for 2 to 4 players. The rules are those of the German rulebook as played on Yucata.
//!
//! A tour in the rulebook's order: [`facts`] are what is printed, [`state`] is what lies on the table (its `queries` answer questions
//! about it, its `moves` change it), [`setup`] lays it out, [`round`] has every step, [`cycles`] the cycle cards, [`turn`] moving and the
//! locations, [`building`] modules and achievements, [`tracks`] influence, [`scoring`] the end, [`candidates`] what each question is
//! about, with what is in the way ([`obstacle`]). [`situation`] lays out any table, for tests and worked examples.

pub mod bot;
mod building;
mod candidates;
pub mod choice;
mod cycles;
pub mod event;
pub mod facts;
pub mod invariants;
pub mod notation;
pub mod obstacle;
mod round;
mod scoring;
mod setup;
pub mod state;
mod table_text;
mod tracks;
mod turn;

pub use choice::{Because, Choice, Payment, Price, Prompt};
pub use event::{Event, Scope};
pub use facts::{
    Achievement, Board, Colony, Colour, CycleCard, Die, Location, Material, Module, ModuleBonus, Space, TrackBonus,
};
pub use obstacle::Obstacle;
pub use state::queries::{Activation, Travel};
pub use state::situation::{self, Situation};
pub use state::{BetaColony, Options, Player, Source, Tile};

use crate::engine::{Chance, Flow, Game, Observation, Seat, SetupError, Table};

impl Game for BetaColony {
    const ID: &'static str = "beta-colony";
    const PRIVATE_INFORMATION: bool = false;

    type Options = Options;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;

    fn new(_: &Options, players: u8) -> Result<BetaColony, SetupError> {
        BetaColony::before_setup(players)
    }

    fn step(&mut self, table: &mut dyn Table<BetaColony>) -> Flow {
        self.next_phase(table)
    }

    fn players(&self) -> u8 {
        self.all_players().len() as u8
    }

    fn standing(&self) -> Vec<i32> {
        self.all_players().iter().map(|player| i32::from(player.points())).collect()
    }

    fn reveals(event: &Event, _: Option<Seat>) -> bool {
        event.reveals()
    }

    fn view(&self, _: Option<Seat>) -> Vec<u64> {
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
