//! What lies over the table.

use crate::engine::Seat;

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The log, on phones.
    Log,
    /// A seat's board, on phones.
    Seat(Seat),
    /// The position in words.
    Words,
}
