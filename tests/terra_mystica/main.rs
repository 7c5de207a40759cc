//! Terra Mystica by the rulebook: recorded games of the reference, rule tests of our own, and properties over random play.

mod automatic;
#[path = "../common/facts.rs"]
mod book;
mod book_facts;
mod factions;
mod facts;
mod land;
mod ledgers;
mod random;
mod rounds;
mod skips;
mod support;
mod tiles;
