//! The course of the game: what is drawn before it, phases, rounds, turns.

use super::super::super::event::{Event, Scope};
use super::super::super::facts::{Card, Faction, Scoring, Terrain};
use super::super::{FIRST, Phase, SECOND, SINGLE, TerraMystica};
use super::T;
use crate::engine::{Flow, Seat, Table, within};

impl TerraMystica {
    /// Does what lies in a scope.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(in crate::games::terra_mystica) fn within<R>(
        &mut self,
        t: &mut dyn Table<TerraMystica>,
        scope: Scope,
        happens: impl FnOnce(&mut TerraMystica, &mut dyn Table<TerraMystica>) -> Flow<R>,
    ) -> Flow<R> {
        within(self, t, [Event::Began(scope), Event::Over(scope)], happens)
    }

    /// The scoring tiles of the rounds and the bonus cards in the game.
    pub(in crate::games::terra_mystica) fn lay_out(
        &mut self,
        scoring: [Scoring; 6],
        cards: impl IntoIterator<Item = Card>,
    ) {
        self.scoring = scoring;
        self.cards = cards.into_iter().fold(0, |all, card| all | 1 << card.0);
    }

    /// Factions are given, seat by seat.
    pub(in crate::games::terra_mystica) fn give_factions(&mut self, factions: impl IntoIterator<Item = Faction>) {
        self.rules.given.iter_mut().zip(factions).for_each(|(given, faction)| *given = Some(faction));
    }

    /// Each seat gets a colour.
    pub(in crate::games::terra_mystica) fn deal_colours(&mut self, colours: &[Terrain]) {
        self.colours.extend(colours.iter().copied());
    }

    /// The next step does this.
    pub(in crate::games::terra_mystica) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// One more step begins (ledgers only).
    pub(in crate::games::terra_mystica) fn count_step(&mut self) {
        self.steps = self.steps.saturating_add(1);
    }

    /// The next round begins.
    pub(in crate::games::terra_mystica) fn begin_round(&mut self, t: T) {
        self.round += 1;
        t.tell(self, Event::RoundBegan { round: self.round });
    }

    /// A seat's turn begins, of one action.
    pub(in crate::games::terra_mystica) fn begin_turn(&mut self, seat: Seat) {
        (self.current, self.actions) = (seat, SINGLE);
        self.enter(Phase::Turn);
    }

    /// The turn becomes one of two actions, and the first is to come.
    pub(in crate::games::terra_mystica) fn double_turn(&mut self) {
        self.actions = FIRST;
    }

    /// The second action of a double turn is to come.
    pub(in crate::games::terra_mystica) fn begin_second_action(&mut self) {
        self.actions = SECOND;
        self.enter(Phase::Turn);
    }

    /// A seat has passed.
    pub(in crate::games::terra_mystica) fn note_passed(&mut self, seat: Seat) {
        self.passed.push(seat);
    }

    /// The next round's order, in which nobody has passed.
    pub(in crate::games::terra_mystica) fn take_next_order(&mut self) {
        self.order = self.next_order();
        self.passed.clear();
    }

    /// All that was done in the round may be done again.
    pub(in crate::games::terra_mystica) fn refresh(&mut self) {
        self.used = 0;
        self.players.iter_mut().for_each(|player| player.used = 0);
    }

    /// A coin on each bonus card that nobody has.
    pub(in crate::games::terra_mystica) fn lay_coins(&mut self) {
        for (card, _) in self.open_cards() {
            self.card_coins[usize::from(card.0)] += 1;
        }
    }

    /// A seat has spades of the cult bonus to use.
    pub(in crate::games::terra_mystica) fn grant_cult_spades(&mut self, seat: Seat, spades: u8) {
        self.cult_spades[seat.index()] = spades;
    }

    /// The spades of the cult bonus are taken in hand, or lost.
    pub(in crate::games::terra_mystica) fn take_up_cult_spades(&mut self, seat: Seat) {
        self.cult_spades[seat.index()] = 0;
    }

    /// A seat leaves the game: its bonus card is open again, and it owes and answers nothing.
    pub(in crate::games::terra_mystica) fn leave(&mut self, t: T, seat: Seat) {
        let player = self.player_mut(seat);
        (player.card, player.owed) = (None, 0);
        self.take_up_cult_spades(seat);
        self.offers.retain(|offer| offer.to != seat);
        t.tell(self, Event::Left(seat));
    }
}
