//! Setting up (rules/beta-colony/en.md#set-up).

use super::choice::{Choice, Prompt};
use super::event::Event;
use super::facts::{
    Achievement, Board, CARDS_A_CYCLE, CycleCard, Location, MATERIALS_EACH, Material, Module, START_FUEL,
    START_MATERIALS,
};
use super::state::{BetaColony, Phase};
use crate::engine::{Flow, Seat, Table, shuffle};

type T<'a> = &'a mut dyn Table<BetaColony>;

impl BetaColony {
    /// Shuffles modules and buildings, draws cycle cards, start player and materials.
    pub(super) fn set_up(&mut self, t: T) {
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
        self.refill_modules(t);
        self.refill_buildings(t);
        self.first = Seat(t.below(self.players.len() as u32) as u8);
        t.tell(self, Event::First(self.first));
        let mut supply = [MATERIALS_EACH; 6];
        for seat in self.seats() {
            let mut drawn = [Material::Organic; START_MATERIALS as usize];
            for material in &mut drawn {
                *material = draw(t, &mut supply);
                self.player_mut(seat).materials[material.index()] += 1;
            }
            self.player_mut(seat).fuel = START_FUEL;
            t.tell(self, Event::StartMaterials(seat, drawn));
        }
        self.phase = Phase::Boards(0);
    }

    /// In reverse order, everybody takes a board.
    pub(super) fn choose_board(&mut self, t: T, chosen: u8) -> Flow {
        let players = self.players.len() as u8;
        let seat = self.seat_after(players - 1 - chosen);
        let free = |board: &Board| self.players.iter().all(|player| player.board != Some(*board));
        let board = t.choose(self, seat, Prompt::Board, Board::ALL.into_iter().filter(free), Choice::Board)?;
        self.player_mut(seat).board = Some(board);
        t.tell(self, Event::Plays(seat, board));
        self.phase = if chosen + 1 < players { Phase::Boards(chosen + 1) } else { Phase::Ships(0) };
        Ok(())
    }

    /// In reverse order, everybody places the ship on a location of its own.
    pub(super) fn place_ship(&mut self, t: T, placed: u8) -> Flow {
        let players = self.players.len() as u8;
        let seat = self.seat_after(players - 1 - placed);
        let free = |at: &Location| self.players.iter().all(|player| player.ship != Some(*at));
        let at = t.choose(self, seat, Prompt::Start, Location::ALL.into_iter().filter(free), Choice::Start)?;
        self.player_mut(seat).ship = Some(at);
        t.tell(self, Event::Placed(seat, at));
        self.phase = if placed + 1 < players { Phase::Ships(placed + 1) } else { Phase::Round };
        Ok(())
    }
}

/// A random cube of the supply.
fn draw(t: T, supply: &mut [u8; 6]) -> Material {
    let mut at = t.below(supply.iter().copied().map(u32::from).sum());
    for (material, left) in Material::ALL.into_iter().zip(supply) {
        match at.checked_sub(u32::from(*left)) {
            Some(less) => at = less,
            None => {
                *left -= 1;
                return material;
            }
        }
    }
    unreachable!("the number lies under the sum")
}
