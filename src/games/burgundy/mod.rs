//! The Castles of Burgundy: The Card Game, for 1 to 4 players.

pub mod cards;
pub mod facts;
