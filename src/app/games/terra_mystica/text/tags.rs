//! What statistics count Terra Mystica by.

use crate::app::store::stats::Tags;
use crate::games::TerraMystica;

/// The map of the table, and each seat's faction.
pub fn tags(state: &TerraMystica) -> Tags {
    let factions = state.all_players().iter().map(|player| player.faction().map(|faction| ("faction", faction.code())));
    let seats: Vec<_> = factions.collect();
    Tags::new(&[("map", state.map().code())], seats.iter().map(Option::as_slice))
}
