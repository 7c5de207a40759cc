//! The rules and rulings, one test each, named after what they say. What they rest on stands in `rules/innovation`.

mod achievements;
mod ahead;
mod artifacts;
mod cities;
mod dogma;
mod echoes;
mod effects;
mod endings;
mod figures;
mod karmas;
mod memory;
mod nesting;
mod order;
mod special_actions;
mod splay;
mod table;
mod teams;

use crate::support::Played;
use fireside::games::innovation::{Event, Scope};

/// How many free draws for sharing there were.
fn free_draws(played: &Played) -> usize {
    played.events.iter().filter(|event| matches!(event, Event::Began(Scope::FreeDraw(_)))).count()
}
