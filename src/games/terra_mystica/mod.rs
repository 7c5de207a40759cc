//! Terra Mystica for 2 to 5 players: fourteen factions on three maps. The rules are those of the German rulebook as played on Yucata.
//!
//! A tour in the rulebook's order: [`facts`] are what is printed, [`state`] is what lies on the table (its `queries` answer every question
//! about it, every change goes through its `moves`), [`setup`] lays it out, [`round`] has the phases of a round, [`turn`] the actions,
//! [`work`] transforming and building, [`followups`] what follows from an action, [`offers`] the power from neighbours, [`automatic`] who
//! takes it unasked, [`scoring`] the end, [`outlook`] what is coming. Every question is a [`prompt`]; [`candidates`] says what somebody
//! could want at it, and whether that is offered or what is in the way ([`obstacle`]). [`ledger`] reads and writes recorded games in the
//! notation of this game, `dialect` says what the site they come from plays otherwise; [`Situation`] lays out any table, for tests and
//! worked examples.

pub mod automatic;
pub mod bot;
mod candidates;
pub mod cause;
pub mod choice;
mod dialect;
pub mod event;
pub mod facts;
mod followups;
pub mod invariants;
pub mod ledger;
pub mod notation;
pub mod obstacle;
mod offers;
pub mod outlook;
pub mod pending;
pub mod prompt;
mod round;
mod scoring;
mod setup;
pub mod state;
mod table_text;
mod turn;
mod work;

pub use automatic::Automatic;
pub use cause::{Cause, Source};
pub use choice::{Choice, Exchange, Track};
pub use event::{Event, Scope};
pub use facts::{
    Building, Card, Cult, Faction, Favor, Gain, Hex, Hexes, Map, Scoring, Special, Terrain, TownTile, Travel,
};
pub use obstacle::Obstacle;
pub use outlook::{Affordable, NextIncome, Projection, Purchase, TownProgress};
pub use pending::{Pending, Work};
pub use prompt::{Leech, Prompt};
pub use state::moves::situation::Situation;
pub use state::{Leave, LedgerTable, Options, Selection, TerraMystica};

use crate::engine::digest::Digest;
use crate::engine::{Flow, Game, Seat, SetupError, Table};

impl Game for TerraMystica {
    const ID: &'static str = "terra-mystica";
    const PRIVATE_INFORMATION: bool = false;

    type Options = Options;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;

    fn new(options: &Options, players: u8) -> Result<TerraMystica, SetupError> {
        TerraMystica::before_setup(options, players)
    }

    fn step(&mut self, table: &mut dyn Table<TerraMystica>) -> Flow {
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

    /// Everything lies open: what lies where is told by one number.
    fn view(&self, _: Option<Seat>) -> Vec<u64> {
        vec![Digest::of(self)]
    }
}
