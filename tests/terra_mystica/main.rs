//! Terra Mystica by the rulebook: recorded games, rule tests, and properties over random play.

mod automatic;
#[path = "../common/facts.rs"]
mod book;
mod book_facts;
mod colours;
mod details;
mod factions;
mod facts;
mod land;
mod ledgers;
mod obstacles;
mod random;
mod recorded;
mod rounds;
mod skips;
mod support;
mod tiles;
#[allow(dead_code, reason = "the tool begins elsewhere")]
#[path = "../../examples/terra_mystica_ledger/ledger.rs"]
mod tool;
mod written;
