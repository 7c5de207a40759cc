//! What statistics count Terra Mystica by.

use crate::app::store::stats::Tags;
use crate::games::TerraMystica;

/// The map of the table, and each seat's faction.
pub fn tags(state: &TerraMystica) -> Tags {
    let factions = state.all_players().iter().map(|player| player.faction().map(|faction| ("faction", faction.code())));
    let seats: Vec<_> = factions.collect();
    Tags::new(&[("map", state.map().code())], seats.iter().map(Option::as_slice))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::narration::testing::{check_tags, every_language};
    use crate::games::terra_mystica::{Faction, Map, Situation};

    #[test]
    fn every_map_and_faction_has_its_words_in_the_statistics() {
        for _ in every_language() {
            for map in Map::ALL {
                for faction in Faction::ALL {
                    let other = Faction::ALL.into_iter().find(|other| other.home() != faction.home()).unwrap();
                    check_tags::<TerraMystica>(&tags(&Situation::on(map, &[faction, other]).game()));
                }
            }
        }
    }
}
