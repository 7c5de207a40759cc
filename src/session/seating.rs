//! Who sits at a table, and who of them at this device.

use crate::bots::Level;
use crate::engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Controller {
    /// Somebody at this device, or at another one.
    Person,
    /// The program.
    Bot(Level),
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    controllers: Vec<Controller>,
    /// The persons who play at this device; all of them unless told.
    here: Option<SeatSet>,
}

impl Seating {
    /// These, in playing order. `here` are the persons who play at this device, if not all of them.
    pub fn new(controllers: Vec<Controller>, here: Option<SeatSet>) -> Seating {
        Seating { controllers, here }
    }

    /// How many seats there are.
    pub fn players(&self) -> u8 {
        self.controllers.len() as u8
    }

    /// Who decides for a seat.
    pub fn controller(&self, seat: Seat) -> Controller {
        self.controllers[seat.index()]
    }

    /// The seats of all people, here and elsewhere.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.players()).filter(|seat| self.controller(*seat) == Controller::Person).collect()
    }

    /// The seats of people at this device.
    pub fn persons(&self) -> SeatSet {
        self.people().iter().filter(|seat| self.here.is_none_or(|here| here.contains(*seat))).collect()
    }

    /// Whether a seat is a person's who plays elsewhere.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.people().contains(seat) && !self.persons().contains(seat)
    }

    /// Other persons play at this device from now on.
    pub(super) fn sit(&mut self, here: Option<SeatSet>) {
        self.here = here;
    }

    /// Who looks at the screen without lifting a curtain: the only person here; where only bots play, whoever watches sits on the
    /// first seat.
    pub(super) fn only_viewer(&self) -> Option<Seat> {
        let persons = self.persons();
        match persons.len() {
            0 if self.people().is_empty() => Some(Seat(0)),
            1 => persons.iter().next(),
            _ => None,
        }
    }
}
