//! Burgundy's board.

pub mod card;
