//! The games: each a folder of rules that knows the engine and nothing else.

pub mod burgundy;
pub mod innovation;
