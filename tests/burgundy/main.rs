//! Burgundy by the rulebook: scenarios and rule tests.

mod book_facts;
mod player;
mod rulebook;
mod rules;
mod scenarios;

#[path = "../common/facts.rs"]
mod facts;
#[path = "../common/scenarios.rs"]
mod scenario_files;
