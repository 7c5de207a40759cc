//! What helps to choose a faction beside its name: how hard it is to play, what bots reach with it.

use crate::games::terra_mystica::facts::START_POINTS;
use crate::games::terra_mystica::{Faction, Map};

/// How hard a faction is to play well, 1 to 3: what its means are worth shows at once, in time, or only to those who plan the whole game.
pub const fn difficulty(faction: Faction) -> u8 {
    match faction {
        Faction::Witches | Faction::Nomads | Faction::Halflings | Faction::Mermaids | Faction::Cultists => 1,
        Faction::Auren | Faction::Swarmlings | Faction::Giants | Faction::Engineers | Faction::Dwarves => 2,
        Faction::Darklings | Faction::Alchemists | Faction::ChaosMagicians | Faction::Fakirs => 3,
    }
}

/// The points of bots that play at a glance, by faction, on the base map, the Fjords and the Lakes: games of four that begin with the usual
/// points, factions drawn from all (`terra_mystica_tune means --games 1000 --seed 1`).
const MEANS: [[i16; 3]; 14] = [
    [114, 116, 114],
    [111, 112, 110],
    [108, 109, 112],
    [118, 115, 114],
    [103, 105, 108],
    [120, 121, 120],
    [107, 105, 106],
    [113, 120, 114],
    [118, 117, 116],
    [117, 115, 111],
    [111, 116, 112],
    [116, 111, 115],
    [110, 119, 111],
    [115, 121, 110],
];

/// The points that bots reach with a faction on a map on average, if it begins with so many.
pub const fn mean(faction: Faction, map: Map, start: i16) -> i16 {
    MEANS[faction as usize][map as usize] + start - START_POINTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_points_at_the_start_are_other_points_at_the_end() {
        for (faction, map) in Faction::ALL.into_iter().flat_map(|faction| Map::ALL.map(|map| (faction, map))) {
            let usual = mean(faction, map, START_POINTS);
            assert!((80..=140).contains(&usual), "{faction:?} {map:?}: {usual}");
            assert_eq!(mean(faction, map, START_POINTS + 7), usual + 7);
        }
    }
}
