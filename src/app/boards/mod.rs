//! The boards: one component tree a game.

pub mod burgundy;
