//! What statistics count Terra Mystica by.

use crate::app::store::stats::Tags;
use crate::games::TerraMystica;

/// The map of the table, and each seat's faction.
pub fn tags(state: &TerraMystica) -> Tags {
    let one = |kind: &str, value: &str| (kind.to_owned(), value.to_owned());
    let faction = |player: &crate::games::terra_mystica::state::Player| {
        player.faction().map(|faction| one("faction", faction.code())).into_iter().collect()
    };
    Tags { table: [one("map", state.map().code())].into(), seats: state.all_players().iter().map(faction).collect() }
}
