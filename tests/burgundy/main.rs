//! Burgundy by the rulebook: the sourced scenarios of the reference and rule tests of our own.

mod book_facts;
mod player;
mod rulebook;
mod rules;
mod scenarios;

#[path = "../common/facts.rs"]
mod facts;
