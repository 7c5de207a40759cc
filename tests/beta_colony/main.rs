//! Beta Colony by the rulebook: scenarios, rule tests, and properties over random play.

mod book_example;
mod book_facts;
mod random;
mod rules;
mod scenarios;
mod support;

#[path = "../common/facts.rs"]
mod facts;
#[path = "../common/scenarios.rs"]
mod scenario_files;
