//! Questions about the match and the dogma being carried out: rules, seats, turns, who plays with whom.

use super::super::super::card::Card;
use super::super::super::cards::effects;
use super::super::{Innovation, Running};
use crate::engine::{Seat, SeatSet};

impl Innovation {
    /// How much was noted about a seat in this dogma action.
    pub(in crate::games::innovation) fn so_far(&self, seat: Seat) -> u8 {
        self.running.first().map_or(0, |frame| frame.so_far[seat.index()])
    }

    /// The dogma that is carried out, the innermost if one carries out another.
    pub(in crate::games::innovation) fn frame(&self) -> &Running {
        self.running.last().unwrap_or_else(|| unreachable!("effects run inside a dogma"))
    }

    /// All seats, in playing order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// All seats that are in the game, clockwise, this one first.
    pub fn around(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let lost = self.lost;
        seat.around(self.players.len() as u8).filter(move |seat| !lost.contains(*seat))
    }

    /// The other seats that are in the game, clockwise, from this one's left.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.around(seat).filter(move |other| *other != seat)
    }

    /// Whether a seat has lost and is out of the game.
    pub fn has_lost(&self, seat: Seat) -> bool {
        self.lost.contains(seat)
    }

    /// Whether these two play against each other.
    pub fn opposed(&self, one: Seat, other: Seat) -> bool {
        if self.teams { one.0 % 2 != other.0 % 2 } else { one != other }
    }

    /// The opponents clockwise, from this seat's left. A partner is none.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.others(seat).filter(move |other| self.opposed(seat, *other))
    }

    /// The seat and, in teams, its partner.
    pub fn side(&self, seat: Seat) -> SeatSet {
        self.seats().filter(|other| !self.opposed(seat, *other)).collect()
    }
}

impl Running {
    /// Whether its demands are left out: another effect carries it out, neither as if on another card nor for this demand alone.
    pub fn leaves_out_demands(&self) -> bool {
        self.nested && self.on == self.card && !self.demands()
    }

    /// Whether this effect is a demand.
    pub fn demands(&self) -> bool {
        effects(self.card).get(usize::from(self.effect)).is_some_and(|effect| effect.is_demand())
    }

    /// The card that was kept in mind of a seat, the last one.
    pub(in crate::games::innovation) fn kept(&self, seat: Seat) -> Option<Card> {
        self.kept[seat.index()].last().copied()
    }

    /// The cards that were kept in mind of a seat, at most two.
    pub(in crate::games::innovation) fn all_kept(&self, seat: Seat) -> &[Card] {
        &self.kept[seat.index()]
    }

    /// What was noted about a seat.
    pub(in crate::games::innovation) fn noted(&self, seat: Seat) -> u8 {
        self.noted[seat.index()]
    }

    /// Whether it is a karma.
    pub fn is_karma(&self) -> bool {
        self.karma.is_some()
    }
}
