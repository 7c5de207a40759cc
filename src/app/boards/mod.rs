//! The games' boards: one folder a game, each a tree of components that draws a state and marks what can be chosen.

pub mod burgundy;
pub mod innovation;
