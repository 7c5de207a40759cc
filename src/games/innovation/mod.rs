//! Innovation, third edition, for 2 to 4 players or two teams, with or without Cities of Destiny and Echoes of the Past. The rules are those of the German and Spanish
//! rulebooks, as played on Yucata.
//!
//! A tour in the rulebook's order: [`card`] (with `symbols` and `zone`) and [`cards::prints`] are what is printed, [`facts`] the numbers of the game,
//! [`state`] is what lies on the table, [`setup`] lays it out, [`turn`] has the four actions, [`dogma`] runs effects with
//! demands and sharing, [`fx`] is the language in which [`cards`] are written: all that belongs to a card stands there and
//! nowhere else. [`achievements`] has claims and endings, [`knowledge`] who knows which card, [`order`] in which order several
//! are handled; `cities` what cities set off, and endorsing, `echoes` promotion, `artifacts` digs and the display. Cards are numbered set by set ([`sets`]), and whatever
//! a set brings stands aside when it is not in play. [`event`] says what happened and within what: action, effect, karma, draw. [`situation`] lays out any table, for tests and worked examples.
//!
//! Cards change rules, so there are two layers: every question about the table is a method in [`state::queries`], every change goes
//! through [`state::moves`], which knows how it happens and whose doing it is. Nothing else sees a field of the state: they are
//! private to these two.

pub mod achievements;
mod alterations;
mod artifacts;
pub mod bot;
pub mod card;
pub mod cards;
pub mod choice;
mod cities;
pub mod determinize;
pub mod dogma;
mod echoes;
pub mod event;
pub mod facts;
mod figures;
pub mod fx;
mod happened;
pub mod invariants;
mod karma;
mod knowledge;
mod measure;
pub mod notation;
pub mod obstacle;
mod order;
pub mod prompt;
pub mod sets;
pub mod setup;
mod several;
pub mod state;
mod symbols;
mod table_text;
mod trigger;
pub mod turn;
mod zone;

#[cfg(test)]
mod tests;

pub use card::{Back, Card, Colour, Icon, Icons, Splay, Symbol, Visible};
pub use choice::Choice;
pub use dogma::{ECHO, Effect, INSPIRE};
pub use event::{Deal, Ending, Event, How, Role, Scope};
pub use karma::{Decree, KARMA, Karma, Trigger};
pub use measure::{Altered, Measure, Measures, Raised};
pub use obstacle::Obstacle;
pub use prompt::{Deed, Need, Origin, Part, Prompt, Thing, Verb};
pub use sets::{Set, Sets};
pub use state::queries::{Ahead, Count, Missing, Nearest, Planned, Player};
pub use state::situation::{self, Situation};
pub use state::{Innovation, Options, Running, Special, Stack, Zone};

use crate::engine::digest::Digest;
use crate::engine::{Chance, Flow, Game, Observation, Seat, SeatSet, SetupError, Table};
use cards::definition;

impl Game for Innovation {
    const ID: &'static str = "innovation";

    type Options = Options;
    type Choice = Choice;
    type Prompt = Prompt;
    type Event = Event;

    fn new(options: &Options, players: u8) -> Result<Innovation, SetupError> {
        Innovation::before_setup(options, players)
    }

    fn step(&mut self, table: &mut dyn Table<Innovation>) -> Flow {
        self.next_phase(table)
    }

    fn players(&self) -> u8 {
        self.seats().len() as u8
    }

    fn sides(&self) -> Vec<SeatSet> {
        let begins = |seat: &Seat| self.side(*seat).iter().next() == Some(*seat);
        self.seats().filter(begins).map(|seat| self.side(seat)).collect()
    }

    fn standing(&self) -> Vec<i32> {
        self.seats().map(|seat| i32::from(self.achievements(seat))).collect()
    }

    fn reveals(event: &Event, giver: Option<Seat>) -> bool {
        event.reveals(giver)
    }

    fn only_holder(&self, event: &Event) -> Option<Seat> {
        match *event {
            // A card that is drawn within a dogma is what its next sentence is about.
            Event::Moved { card, from: Zone::Supply, to: Zone::Hand(seat), how: How::Draw, .. }
                if self.running().is_empty() && self.zone(card) == Zone::Hand(seat) =>
            {
                Some(seat)
            }
            _ => None,
        }
    }

    fn is_open_to(&self, event: &Event, seat: Seat) -> bool {
        if self.running().last().is_some_and(|running| definition(running.card()).is_show_of_hands()) {
            return false;
        }
        match *event {
            // What another one chose to exchange is seen when it is exchanged, even if it was known to lie there.
            Event::Moved {
                from: Zone::Hand(owner) | Zone::Score(owner) | Zone::Forecast(owner),
                how: How::Exchange,
                ..
            } if owner != seat => false,
            Event::Moved { card, .. } => self.knows(Some(seat), card),
            // Which karma steps in tells of the card that would move.
            Event::Karma { by, about, .. } => by == seat && about.is_none_or(|card| self.knows(Some(seat), card)),
            // What others do, and what comes of a card that is shown, hangs on what they hold.
            Event::Began(Scope::Effect { seat: acting, .. } | Scope::Karma { owner: acting, .. }) => acting == seat,
            Event::LookedAt(acting, card) => acting == seat && self.knows(Some(seat), card),
            Event::Opened { .. } | Event::Revealed(..) => false,
            _ => true,
        }
    }

    fn seen(event: &Event, viewer: Option<Seat>) -> Event {
        event.as_seen(viewer)
    }

    /// What is said aloud, or pointed at on a board.
    fn is_public(&self, choices: &[Choice]) -> bool {
        choices.iter().all(|choice| match *choice {
            Choice::Colour(_) | Choice::Value(_) | Choice::Player(_) => true,
            Choice::Icon(_) | Choice::Pile(_) | Choice::Pass => true,
            Choice::Card(card) => matches!(self.zone(card), Zone::Board(_) | Zone::Display(_)),
            _ => false,
        })
    }

    fn view(&self, viewer: Option<Seat>) -> Vec<u64> {
        self.seen_by(viewer).iter().map(Digest::of).collect()
    }

    fn determinize(&mut self, viewer: Option<Seat>, chance: &mut dyn Chance) {
        self.deal_hidden(viewer, chance);
    }

    fn repair(
        &mut self,
        viewer: Option<Seat>,
        seen: (&Observation<Innovation>, &Observation<Innovation>),
        urgent: bool,
        chance: &mut dyn Chance,
    ) -> bool {
        let exchanged = self.misplaced(viewer, seen, urgent, chance);
        if let Some((one, other)) = exchanged {
            self.swap(viewer, one, other);
        }
        exchanged.is_some()
    }
}
