//! What can be in the way of something: for whoever taps what is not on offer.

use super::facts::{Board, Colour, Die, Space};
use crate::engine::Seat;

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// What is asked now must be answered first.
    Question,
    /// Somebody has this board.
    BoardTaken(Seat, Board),
    /// Somebody's ship is there: at the start, each has a location of its own.
    Occupied(Seat),
    /// The die shows a six already.
    AlreadySix,
    /// This die is used.
    Used(Die),
    /// No die left reaches it: so much more fuel would do.
    Fuel(u8),
    /// The die's value reaches another row.
    OtherRow,
    /// The module is not shown.
    NotShown,
    /// No free space takes it.
    NoSite,
    /// Something is built there.
    Built(Space),
    /// A group of more than three of this colour would come about.
    Group(Colour),
    /// The materials do not suffice for it.
    Unpaid,
    /// The statue costs artifacts: so many are missing.
    Artifacts(u8),
    /// Two achievements are the most.
    EnoughAchievements,
    /// It is no longer, or not yet, on offer.
    NotOpen,
    /// Achievements do not stand next to a centre.
    Central,
    /// This moon has other materials.
    OtherMoon,
    /// There is no module.
    NoModule,
}
