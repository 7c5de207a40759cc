//! Counting: points at once, sets of animals, material, and who wins.

use super::facts::{ANIMAL_SET_POINTS, CONVERSION};
use super::state::{Burgundy, Owner, Player, Source};
use crate::engine::{Seat, Table};

/// The sizes of the sets that so many of each animal make, largest sets first (rules/burgundy/rulings.md#1).
pub fn animal_sets(animals: [u8; 4]) -> impl Iterator<Item = usize> {
    let most = animals.into_iter().max().unwrap_or(0);
    (0..most).map(move |done| animals.iter().filter(|count| **count > done).count())
}

/// Points for animals: 4, 2 and 1 for sets of 4, 3 and 2 different ones.
pub fn animal_points(animals: [u8; 4]) -> i16 {
    animal_sets(animals).map(|size| ANIMAL_SET_POINTS[size]).sum()
}

/// Animals that belong to no scoring set.
pub fn animals_left(animals: [u8; 4]) -> u32 {
    animal_sets(animals).filter(|size| *size == 1).count() as u32
}

/// Points for handing in so many workers and so much silver: one for each three together, rounded down.
pub fn conversion_points(workers: u8, silver: u8) -> i16 {
    (i16::from(workers) + i16::from(silver)) / i16::from(CONVERSION)
}

impl Player {
    /// Unused material, which decides a tie: workers, silver, unsold goods and animals that scored nothing (rules/burgundy/rulings.md#2).
    pub fn material(&self) -> u32 {
        let goods: u32 = self.goods().iter().map(|count| u32::from(*count)).sum();
        u32::from(self.workers()) + u32::from(self.silver()) + goods + animals_left(self.animals())
    }
}

impl Burgundy {
    /// Counts a player's animals anew.
    pub(super) fn score_animals(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) {
        let player = self.player(seat);
        let more = animal_points(player.animals()) - player.points_from(Source::Animals);
        self.score(t, Owner::Seat(seat), Source::Animals, more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_sets_of_animals_come_first() {
        assert_eq!(animal_sets([1, 2, 3, 0]).collect::<Vec<_>>(), [3, 2, 1]);
        assert_eq!((animal_points([1, 2, 3, 0]), animals_left([1, 2, 3, 0])), (3, 1));
        assert_eq!((animal_points([1, 1, 1, 1]), animals_left([1, 1, 1, 1])), (4, 0));
        assert_eq!((animal_points([1, 2, 2, 1]), animals_left([0, 0, 4, 0])), (5, 4));
        assert_eq!(animal_points([0; 4]), 0);
    }

    #[test]
    fn three_cards_make_a_point_and_the_rest_is_lost() {
        assert_eq!((conversion_points(5, 1), conversion_points(3, 2), conversion_points(1, 1)), (2, 1, 0));
    }
}
