//! What helps to choose a faction beside its name: how hard it is to play.

use crate::games::terra_mystica::Faction;

/// How hard a faction is to play well, 1 to 3: what its means are worth shows at once, in time, or only to those who plan the whole game.
pub const fn difficulty(faction: Faction) -> u8 {
    match faction {
        Faction::Witches | Faction::Nomads | Faction::Halflings | Faction::Mermaids | Faction::Cultists => 1,
        Faction::Auren | Faction::Swarmlings | Faction::Giants | Faction::Engineers | Faction::Dwarves => 2,
        Faction::Darklings | Faction::Alchemists | Faction::ChaosMagicians | Faction::Fakirs => 3,
    }
}
