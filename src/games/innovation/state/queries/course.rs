//! Questions about the match and the dogma being carried out: rules, seats, turns, who plays with whom.

use super::super::super::card::Card;
use super::super::super::cards::effects;
use super::super::super::measure::Alterations;
use super::super::super::sets::Sets;
use super::super::{Innovation, Phase, Running};
use crate::engine::{Seat, SeatSet};

impl Innovation {
    /// How much was noted about a seat in this dogma action.
    pub(in crate::games::innovation) fn so_far(&self, seat: Seat) -> u8 {
        self.running.first().map_or(0, |frame| frame.so_far[seat.index()])
    }

    /// What the next step does.
    pub(in crate::games::innovation) fn phase(&self) -> Phase {
        self.phase
    }

    /// The sets in play.
    pub fn sets(&self) -> Sets {
        self.sets
    }

    /// Achievements that win, 4 to 11.
    pub fn to_win(&self) -> u8 {
        self.to_win
    }

    /// Whose turn it is.
    pub fn current(&self) -> Seat {
        self.current
    }

    /// The number of the turn, counted from 1; 0 before the first.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Actions left in this turn, the one that is asked for or carried out included.
    pub fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// Whether a card was endorsed in this turn: no other one can be.
    pub fn has_endorsed(&self) -> bool {
        self.endorsed
    }

    /// Whether an inspire action was taken in this turn: no other one can be.
    pub fn has_inspired(&self) -> bool {
        self.inspired
    }

    /// How many karmas have stepped in since the last action, at most [`MOST_KARMAS`](crate::games::innovation::facts::MOST_KARMAS).
    pub(in crate::games::innovation) fn stepped_in(&self) -> u8 {
        self.stepped_in
    }

    /// Whether no karma may step in, for cards are searched.
    pub(in crate::games::innovation) fn are_karmas_silent(&self) -> bool {
        self.silent
    }

    /// Whether a decree was issued in this turn: no other one can be.
    pub fn has_decreed(&self) -> bool {
        self.decreed
    }

    /// Whether the game ends. Nothing more is claimed then.
    pub fn is_ending(&self) -> bool {
        self.ending
    }

    /// What karmas have changed until the end of the dogma action.
    pub(in crate::games::innovation) fn alterations(&self) -> Alterations {
        self.alterations
    }

    /// The dogma being carried out, and those that its effects carry out, innermost last. Empty between actions.
    pub fn running(&self) -> &[Running] {
        &self.running
    }

    /// The dogma that is carried out, the innermost if one carries out another.
    pub(in crate::games::innovation) fn frame(&self) -> &Running {
        self.running.last().unwrap_or_else(|| unreachable!("effects run inside a dogma"))
    }

    /// A number that grows with everything that happens to a card or a splay.
    pub fn changes(&self) -> u32 {
        self.changes
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

    /// Whether it is a game of two teams.
    pub fn in_teams(&self) -> bool {
        self.teams
    }

    /// The seat and, in teams, its partner.
    pub fn side(&self, seat: Seat) -> SeatSet {
        self.seats().filter(|other| !self.opposed(seat, *other)).collect()
    }
}

impl Running {
    /// The card.
    pub fn card(&self) -> Card {
        self.card
    }

    /// The card on which its effects stand: itself, or the one as if on which it is carried out.
    pub(in crate::games::innovation) fn on(&self) -> Card {
        self.on
    }

    /// Who activated it, or carries out its effects alone.
    pub fn by(&self) -> Seat {
        self.by
    }

    /// Whether another effect carries it out: nothing is shared.
    pub fn is_nested(&self) -> bool {
        self.nested
    }

    /// Whether its demands are left out: another effect carries it out, neither as if on another card nor for this demand alone.
    pub fn leaves_out_demands(&self) -> bool {
        self.nested && self.on == self.card && !self.demands()
    }

    /// Who shares its effects.
    pub fn sharers(&self) -> SeatSet {
        self.sharers
    }

    /// Who is subject to its demands.
    pub fn victims(&self) -> SeatSet {
        self.victims
    }

    /// The effect that is carried out, from 0.
    pub fn effect(&self) -> u8 {
        self.effect
    }

    /// Whether this effect is a demand.
    pub fn demands(&self) -> bool {
        effects(self.card).get(usize::from(self.effect)).is_some_and(|effect| effect.is_demand())
    }

    /// The sentence of the effect, from 0.
    pub fn sentence(&self) -> u8 {
        self.sentence
    }

    /// Who carries it out now.
    pub fn acting(&self) -> Seat {
        self.acting
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

    /// Whether an opponent changed something by sharing.
    pub(in crate::games::innovation) fn is_shared(&self) -> bool {
        self.shared
    }

    /// Whether it is a karma.
    pub fn is_karma(&self) -> bool {
        self.karma.is_some()
    }

    /// Which of the figure's karmas it is, from 0; `None` for a dogma.
    pub fn karma(&self) -> Option<u8> {
        self.karma
    }

    /// Whether this karma gave up what would have happened.
    pub(in crate::games::innovation) fn is_replaced(&self) -> bool {
        self.replaced
    }

    /// Whether an effect ended the action.
    pub(in crate::games::innovation) fn is_complete(&self) -> bool {
        self.complete
    }
}
