//! Burgundy by the rulebook: the sourced scenarios of `../shared/reference` and rule tests of our own.

mod player;
mod rulebook;
mod rules;
mod scenarios;
