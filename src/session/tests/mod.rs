//! The laws of a session, by random play over all games, and evenings at a table in milliseconds.

mod driver;
mod evenings;
mod freedom;
mod inputs;
