//! What the course of the game changes: set-up, rounds, and what is laid open.

use super::super::super::event::{Event, Scope};
use super::super::super::facts::{
    Achievement, Board, CARDS_A_CYCLE, CycleCard, Die, Location, Material, Module, SLOTS, USUAL_SLOTS,
};
use super::super::{BetaColony, Phase};
use super::T;
use crate::engine::{Flow, Seat, Table, shuffle, within};

impl BetaColony {
    /// Does what lies in a scope.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(in crate::games::beta_colony) fn within<R>(
        &mut self,
        t: &mut dyn Table<BetaColony>,
        scope: Scope,
        happens: impl FnOnce(&mut BetaColony, &mut dyn Table<BetaColony>) -> Flow<R>,
    ) -> Flow<R> {
        within(self, t, [Event::Began(scope), Event::Over(scope)], happens)
    }

    /// The next step does this.
    pub(in crate::games::beta_colony) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// Modules and buildings are shuffled, all statues laid out, the cycle cards drawn.
    pub(in crate::games::beta_colony) fn shuffle_and_draw(&mut self, t: T) {
        self.pile = Module::all().collect();
        shuffle(t, &mut self.pile);
        self.buildings = Achievement::BUILDINGS.into_iter().collect();
        shuffle(t, &mut self.buildings);
        self.statues = Achievement::STATUES.iter().fold(0, |statues, statue| statues | 1 << statue.index());
        for cycle in 0..self.cards.len() {
            let drawn = t.below(CARDS_A_CYCLE as u32) as usize;
            self.cards[cycle] = CycleCard::ALL[cycle * CARDS_A_CYCLE + drawn];
        }
        t.tell(self, Event::Cards(self.cards));
    }

    /// This seat begins the first round.
    pub(in crate::games::beta_colony) fn start_with(&mut self, t: T, seat: Seat) {
        self.first = seat;
        t.tell(self, Event::First(seat));
    }

    /// A player gets fuel and drawn materials for the start.
    pub(in crate::games::beta_colony) fn equip(&mut self, t: T, seat: Seat, fuel: u8, drawn: [Material; 2]) {
        let player = self.player_mut(seat);
        drawn.iter().for_each(|material| player.materials[material.index()] += 1);
        player.fuel = fuel;
        t.tell(self, Event::StartMaterials(seat, drawn));
    }

    /// A player takes a board.
    pub(in crate::games::beta_colony) fn take_board(&mut self, t: T, seat: Seat, board: Board) {
        self.player_mut(seat).board = Some(board);
        t.tell(self, Event::Plays(seat, board));
    }

    /// A player's ship begins at a location.
    pub(in crate::games::beta_colony) fn put_ship(&mut self, t: T, seat: Seat, at: Location) {
        self.player_mut(seat).ship = Some(at);
        t.tell(self, Event::Placed(seat, at));
    }

    /// The next round begins.
    pub(in crate::games::beta_colony) fn open_round(&mut self, t: T) {
        self.round += 1;
        t.tell(self, Event::RoundBegan { round: self.round, first: self.first });
    }

    /// The start player rolls; everybody copies it.
    pub(in crate::games::beta_colony) fn roll_dice(&mut self, t: T) {
        let dice = Die::ALL.map(|_| t.roll(6) as u8);
        self.players.iter_mut().for_each(|player| player.dice = dice);
        t.tell(self, Event::Rolled(dice));
    }

    /// The start player token goes on.
    pub(in crate::games::beta_colony) fn hand_on_token(&mut self) {
        self.first = self.seat_after(1);
    }

    /// Fills the empty slots of the manufactory.
    pub(in crate::games::beta_colony) fn refill_modules(&mut self, t: T) {
        let slots = self.slots();
        for row in 0..self.rows.len() {
            for slot in 0..slots {
                if self.rows[row][slot].is_some() {
                    continue;
                }
                let Some(module) = self.pile.pop() else { return };
                self.rows[row][slot] = Some(module);
                t.tell(self, Event::Shown { module, row: row as u8, slot: slot as u8 });
            }
        }
    }

    /// Shows the next building if none is shown.
    pub(in crate::games::beta_colony) fn refill_buildings(&mut self, t: T) {
        if self.building.is_none()
            && let Some(building) = self.buildings.pop()
        {
            self.building = Some(building);
            t.tell(self, Event::ShownBuilding(building));
        }
    }

    /// The third column leaves the game.
    pub(in crate::games::beta_colony) fn remove_third_column(&mut self, t: T) {
        for row in 0..self.rows.len() {
            for slot in USUAL_SLOTS..SLOTS {
                if let Some(module) = self.rows[row][slot].take() {
                    self.removed.push(module);
                    t.tell(self, Event::Removed(module));
                }
            }
        }
    }
}
