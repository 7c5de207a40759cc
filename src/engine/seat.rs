//! Seats at the table and sets of them.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in playing order. At most [`Seat::MOST`] sit there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The largest table of the house: Terra Mystica's five.
    pub const MOST: usize = 5;

    /// The seats of a table of `players`, in playing order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players).map(Seat)
    }

    /// The next seat clockwise at a table of `players`.
    pub fn next(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }

    /// All seats clockwise, this one first.
    pub fn around(self, players: u8) -> impl Iterator<Item = Seat> {
        (0..players).map(move |n| Seat((self.0 + n) % players))
    }

    /// This seat's place in a list with one entry a seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// All seats of a table of `players`.
    pub fn all(players: u8) -> SeatSet {
        Seat::all(players).collect()
    }

    /// Puts a seat in.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether the seat is in it.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in it.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in it, in playing order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_goes_round() {
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(1).around(3).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(0)]);
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set: SeatSet = [Seat(3), Seat(0)].into_iter().collect();
        assert_eq!((set.len(), set.contains(Seat(3)), set.contains(Seat(1))), (2, true, false));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
        assert!(SeatSet::NONE.is_empty() && SeatSet::all(5).len() == 5);
    }
}
