//! Beta Colony by the rulebook: the scenarios of the reference, rule tests of our own, and properties over random play.

mod book_example;
mod book_facts;
mod random;
mod rules;
mod scenarios;
mod support;

#[path = "../common/facts.rs"]
mod facts;
