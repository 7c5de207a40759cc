//! What is printed on boards, tiles and cards. Values marked *designed* are ours, because no source of them was found: each stands in
//! one line here or in one of the rooms by topic.

macro_rules! listed {
    ($name:ident, $count:literal, [$($variant:ident),* $(,)?]) => {
        impl $name {
            /// All of them, in the order of their numbers.
            pub const ALL: [$name; $count] = [$($name::$variant),*];

            /// The number in [`Self::ALL`].
            pub fn index(self) -> usize {
                self as usize
            }
        }
    };
}

mod achievements;
mod boards;
mod colonies;
mod cycles;
mod locations;
mod modules;
mod tracks;

pub use achievements::Achievement;
pub use boards::Board;
pub use colonies::{COLONIES, Colony, MAJORITY, Space, majority};
pub use cycles::{CARDS_A_CYCLE, CycleCard, PICTURED};
pub use locations::{Location, ROWS, moon_yield, ridback_fuel, row_for};
pub use modules::{MODULE_KINDS, Module, ModuleBonus};
pub use tracks::{TRACK_BONUSES, TRACK_POINTS, TrackBonus};

/// The most players.
pub const MOST_PLAYERS: usize = 4;
/// Cubes of each material: designed (an even split of 72). They only weigh the draw at the start; the supply is unlimited.
pub const MATERIALS_EACH: u8 = 12;
/// The most materials that a player may have.
pub const MOST_MATERIALS: u8 = 10;
/// Artifacts in the game.
pub const ARTIFACTS: u8 = 16;
/// Crew members of a player.
pub const CREW: u8 = 15;
/// The most achievements that a player may build.
pub const MOST_ACHIEVEMENTS: usize = 2;
/// The largest group of modules of one colour.
pub const MOST_GROUP: u32 = 3;
/// Artifacts that a statue costs.
pub const STATUE_ARTIFACTS: u8 = 3;
/// Fuel at the start.
pub const START_FUEL: u8 = 1;
/// Random materials at the start.
pub const START_MATERIALS: u8 = 2;
/// Fuel for docking.
pub const DOCK_FUEL: u8 = 1;
/// Rounds of a game, and of each of its three cycles.
pub const ROUNDS: u8 = 9;
/// Rounds of a cycle.
pub const CYCLE_ROUNDS: u8 = 3;
/// Spaces of all three colonies.
pub const SPACES: usize = 54;
/// Spaces of one colony: the outer ring of 12 comes first.
pub const COLONY_SPACES: u8 = 18;
/// Spaces of the outer ring.
pub const OUTER_SPACES: u8 = 12;
/// Module tiles.
pub const MODULES: usize = 40;
/// Spaces of a colony's track: designed.
pub const TRACK: usize = 18;
/// Locations in orbit.
pub const LOCATIONS: u8 = 7;
/// Slots of a manufactory row, and with the third column of [`CycleCard::FourInfluence`].
pub const SLOTS: usize = 3;
/// Slots of a manufactory row without the third column.
pub const USUAL_SLOTS: usize = 2;
/// The most points that a statue gives.
pub const STATUE_MOST: i16 = 12;
/// Points for the own die's colour at a moon or the black die at Azophi Nexus.
pub const DIE_POINTS: i16 = 1;
/// Points for what is handed in with [`CycleCard::SixOutside`].
pub const EXTRA_POINTS: i16 = 2;

/// A material.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Material {
    /// Green.
    Organic,
    /// Yellow.
    Steel,
    /// Pink.
    Food,
    /// Red.
    Palladium,
    /// Orange: there are no orange modules.
    Polymer,
    /// Blue.
    Water,
}
listed!(Material, 6, [Organic, Steel, Food, Palladium, Polymer, Water]);

/// The colour of a module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Defence station.
    Yellow,
    /// Science and technology tower.
    Red,
    /// Living quarters.
    Pink,
    /// Agriculture module.
    Green,
    /// Water treatment centre.
    Blue,
}
listed!(Colour, 5, [Yellow, Red, Pink, Green, Blue]);

impl Colour {
    /// What taking a module of this colour costs.
    pub fn material(self) -> Material {
        [Material::Steel, Material::Palladium, Material::Food, Material::Organic, Material::Water][self.index()]
    }
}

/// A die: each player has one of each colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Die {
    /// The black die.
    Black,
    /// The blue die.
    Blue,
    /// The red die.
    Red,
    /// The green die.
    Green,
}
listed!(Die, 4, [Black, Blue, Red, Green]);
