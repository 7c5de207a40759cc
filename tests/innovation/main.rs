//! Innovation: its cards and rules, each on a table laid out for it.

mod cards;
mod names;
mod older;
mod rules;
mod scenarios;
mod support;
