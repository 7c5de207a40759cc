//! Setting up (rules/beta-colony/en.md#set-up).

use super::candidates::{Candidate, open};
use super::choice::{Choice, Prompt};
use super::facts::{Board, Location, MATERIALS_EACH, Material, START_FUEL, START_MATERIALS};
use super::obstacle::Obstacle;
use super::state::{BetaColony, Phase};
use crate::engine::{Flow, Game, Seat, Table};

type T<'a> = &'a mut dyn Table<BetaColony>;

impl BetaColony {
    /// Shuffles modules and buildings, draws cycle cards, start player and materials.
    pub(super) fn set_up(&mut self, t: T) {
        self.shuffle_and_draw(t);
        self.refill_modules(t);
        self.refill_buildings(t);
        let first = Seat(t.below(u32::from(self.players())) as u8);
        self.start_with(t, first);
        let mut supply = [MATERIALS_EACH; 6];
        for seat in self.seats() {
            let drawn = [(); START_MATERIALS as usize].map(|()| draw(t, &mut supply));
            self.equip(t, seat, START_FUEL, drawn);
        }
        self.enter(Phase::Boards(0));
    }

    /// In reverse order, everybody takes a board.
    pub(super) fn choose_board(&mut self, t: T, chosen: u8) -> Flow {
        let players = self.players();
        let seat = self.seat_after(players - 1 - chosen);
        let board = t.choose(self, seat, Prompt::Board, open(self.boards()), Choice::Board)?;
        self.take_board(t, seat, board);
        self.enter(if chosen + 1 < players { Phase::Boards(chosen + 1) } else { Phase::Ships(0) });
        Ok(())
    }

    /// In reverse order, everybody places the ship on a location of its own.
    pub(super) fn place_ship(&mut self, t: T, placed: u8) -> Flow {
        let players = self.players();
        let seat = self.seat_after(players - 1 - placed);
        let at = t.choose(self, seat, Prompt::Start, open(self.starts()), Choice::Start)?;
        self.put_ship(t, seat, at);
        self.enter(if placed + 1 < players { Phase::Ships(placed + 1) } else { Phase::Round });
        Ok(())
    }

    /// The boards, of which each belongs to one player.
    pub(super) fn boards(&self) -> impl Iterator<Item = Candidate<Board>> {
        Board::ALL.into_iter().map(|board| {
            let owner = self.seats().find(|seat| self.player(*seat).board() == Some(board));
            (board, owner.map(|owner| Obstacle::BoardTaken(owner, board)))
        })
    }

    /// Where a ship can begin: each at a location of its own.
    pub(super) fn starts(&self) -> impl Iterator<Item = Candidate<Location>> {
        Location::ALL.into_iter().map(|at| {
            let there = self.seats().find(|seat| self.player(*seat).ship() == Some(at));
            (at, there.map(Obstacle::Occupied))
        })
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
