//! Burgundy by the rulebook: the sourced scenarios of the reference and rule tests of our own.

mod player;
mod rulebook;
mod rules;
mod scenarios;
