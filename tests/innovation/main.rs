//! Innovation: its cards and rules, each on a table laid out for it.

mod book_facts;
mod boxed;
mod cards;
mod effects;
mod every_effect;
mod names;
mod prompts;
mod rulebook;
mod rules;
mod scenarios;
mod support;

#[path = "../common/facts.rs"]
mod facts;

#[path = "../common/files.rs"]
mod files;
