//! Setting up (rules/burgundy/en.md#set-up).

use super::cards::{AnimalCard, Die, GoodsCard};
use super::facts::{ANIMAL_CARDS, GOODS_CARDS, SOLO_WORKERS, START_SILVER, display_deal};
use super::state::Burgundy;
use crate::engine::{Game, Seat, Table, shuffle};
use arrayvec::ArrayVec;

impl Burgundy {
    /// Shuffles everything and gives each player silver, workers, a good and an animal.
    pub(super) fn set_up(&mut self, t: &mut dyn Table<Burgundy>) {
        self.shuffle_cards(t);
        let mut goods: ArrayVec<GoodsCard, GOODS_CARDS> = (0..GOODS_CARDS as u8).map(GoodsCard).collect();
        shuffle(t, &mut goods);
        let mut animals: ArrayVec<AnimalCard, ANIMAL_CARDS> = (0..ANIMAL_CARDS as u8).map(AnimalCard).collect();
        shuffle(t, &mut animals);
        let players = self.players();
        for seat in Seat::all(players) {
            self.equip(seat, START_SILVER, start_workers(seat, players, self.last_gets_two()));
            if let (Some(good), Some(animal)) = (goods.pop(), animals.pop()) {
                self.give(seat, good, animal);
            }
        }
        self.lay_stacks(goods, animals);
        self.put_egon_stacks_aside();
    }

    /// Fills the display with new cards. First one row after the other gets a card, whatever its number; the last ones go
    /// to the row of their number. Rows stay empty when no card is left at all.
    pub(super) fn deal_display(&mut self, t: &mut dyn Table<Burgundy>) {
        let (by_row, by_number) = display_deal(self.players());
        for n in 0..by_row + by_number {
            let Some(card) = self.draw_card(t) else { return };
            let row = if n < by_row { Die::ALL[n % 6] } else { card.die() };
            self.lay_in_row(card, row);
        }
    }
}

/// Workers at the start (interpretation: see `start_workers` in the options).
pub fn start_workers(seat: Seat, players: u8, last_gets_two: bool) -> u8 {
    match seat.0 {
        _ if players == 1 => SOLO_WORKERS,
        0 => 0,
        3 => 2,
        last if last_gets_two && last + 1 == players => 2,
        _ => 1,
    }
}

/// Makes two stacks, as high as each other or nearly.
pub(super) fn in_two_stacks<T: Copy, const N: usize>(all: ArrayVec<T, N>) -> [ArrayVec<T, N>; 2] {
    let (one, other) = all.split_at(all.len().div_ceil(2));
    [one.iter().copied().collect(), other.iter().copied().collect()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_at_the_start_by_both_readings() {
        let all = |players, last| Seat::all(players).map(|seat| start_workers(seat, players, last)).collect::<Vec<_>>();
        assert_eq!([all(1, false), all(2, false), all(3, false)], [vec![1], vec![0, 1], vec![0, 1, 1]]);
        assert_eq!([all(4, false), all(4, true)], [vec![0, 1, 1, 2], vec![0, 1, 1, 2]]);
        assert_eq!([all(2, true), all(3, true), all(1, true)], [vec![0, 2], vec![0, 1, 2], vec![1]]);
    }
}
