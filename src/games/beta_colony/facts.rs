//! The printed facts. A value marked "designed" could not be sourced: it is ours, and may be corrected here in its line.

use super::things::{Ability, Bonus, Colour, Extra, Location, Material, Stop};

/// Rounds of the game, and of a cycle.
pub const ROUNDS: u8 = 9;
/// Rounds of a cycle.
pub const CYCLE_ROUNDS: u8 = 3;
/// Spaces of a colony, the last six of them around its centre.
pub const SPACES_PER_COLONY: u8 = 18;
/// Spaces of a colony's outer ring.
pub const OUTER: u8 = 12;
/// The most materials that a player has.
pub const MOST_MATERIALS: u8 = 10;
/// Artifacts in the game.
pub const ARTIFACTS: u8 = 16;
/// Crew of a player.
pub const MOST_CREW: u8 = 15;
/// The most achievements of a player.
pub const MOST_ACHIEVEMENTS: usize = 2;
/// The most modules of a colour in a group.
pub const MOST_GROUP: usize = 3;
/// Fuel at the start.
pub const START_FUEL: u8 = 1;
/// Materials at the start, by luck.
pub const START_MATERIALS: u8 = 2;
/// Fuel for docking.
pub const DOCK_FUEL: u8 = 1;
/// Modules in a row, and one more while a cycle card says so.
pub const ROW_SLOTS: usize = 2;
/// Points for the right colour of a die at a moon, and for the black one at Azophi Nexus.
pub const DIE_POINTS: i16 = 1;
/// Points for what is given away with a bought module (cycle card c3c).
pub const DISCARD_POINTS: i16 = 2;
/// Points of a module that has them.
pub const EXTRA_POINTS: i16 = 2;
/// Artifacts that a statue costs.
pub const STATUE_ARTIFACTS: u8 = 3;
/// The most points of a statue.
pub const STATUE_MOST: i16 = 12;
/// Points by how much larger a crew is than the smallest one of the colony.
pub const MAJORITY_POINTS: [i16; 6] = [0, 1, 3, 6, 10, 15];
/// The values of each row of the manufactory.
pub const ROWS: [&[u8]; 4] = [&[1, 2], &[3, 4], &[5], &[6]];
/// The last space of a track. Designed.
pub const TRACK_LENGTH: u8 = 18;

/// Materials of a moon by the value of the die.
pub const fn moon_yield(value: u8) -> u8 {
    if value >= 5 { 2 } else { 1 }
}

/// Fuel of the Ridback by the value of the die.
pub const fn ridback_fuel(value: u8) -> u8 {
    value.div_ceil(2)
}

/// The places clockwise. Sourced: Nebra lies before the left manufactory. The order of the others is designed.
pub const ORBIT: [Location; 7] = [
    Location::LeftManufactory,
    Location::GanDe,
    Location::AzophiNexus,
    Location::Jyo,
    Location::RightManufactory,
    Location::Ridback,
    Location::Nebra,
];

const O: Material = Material::Organic;
const S: Material = Material::Steel;
const F: Material = Material::Food;
const P: Material = Material::Palladium;
const Y: Material = Material::Polymer;
const W: Material = Material::Water;

/// The material of each space, a colony a line: the outer ring clockwise from the top, then the inner one. Designed.
pub const SPACES: [[Material; SPACES_PER_COLONY as usize]; 3] = [
    [P, S, W, F, O, W, F, O, Y, P, S, Y, O, P, Y, S, F, W],
    [S, O, Y, P, Y, F, P, S, F, W, O, W, F, S, W, O, Y, P],
    [W, P, F, W, S, Y, F, O, S, Y, P, O, S, Y, O, P, W, F],
];

/// Points on spaces of each track. Designed.
const TRACK_POINTS: [(u8, u8); 6] = [(4, 2), (7, 2), (10, 3), (13, 3), (16, 4), (18, 4)];
/// What each track gives besides. Sourced: what there is, and the free achievement in Thebes. The places are designed.
const TRACK_BONUSES: [[(u8, Bonus); 6]; 3] = [
    [
        (2, Bonus::AnyMaterial),
        (5, Bonus::TwoFuel),
        (8, Bonus::FreeModule),
        (11, Bonus::Artifact),
        (14, Bonus::TwoMaterials),
        (17, Bonus::Crew),
    ],
    [
        (2, Bonus::TwoFuel),
        (5, Bonus::AnyMaterial),
        (8, Bonus::Crew),
        (11, Bonus::FreeAchievement),
        (14, Bonus::Artifact),
        (17, Bonus::TwoMaterials),
    ],
    [
        (2, Bonus::Artifact),
        (5, Bonus::TwoMaterials),
        (8, Bonus::Crew),
        (11, Bonus::TwoFuel),
        (14, Bonus::FreeModule),
        (17, Bonus::AnyMaterial),
    ],
];

/// What lies on a space of a colony's track.
pub fn track(colony: usize, at: u8) -> Option<Stop> {
    let points = TRACK_POINTS.iter().find(|(space, _)| *space == at).map(|(_, points)| Stop::Points(*points));
    let bonus = || TRACK_BONUSES[colony].iter().find(|(space, _)| *space == at).map(|(_, bonus)| Stop::Bonus(*bonus));
    points.or_else(bonus)
}

/// Influence and gift of the eight modules of each colour. Designed.
pub const MODULES: [(u8, Option<Extra>); 8] = [
    (3, Some(Extra::NoCrew)),
    (3, None),
    (2, None),
    (2, None),
    (1, Some(Extra::Artifact)),
    (1, Some(Extra::TwoFuel)),
    (1, Some(Extra::TwoPoints)),
    (0, Some(Extra::TwoCrew)),
];

/// The colours of modules, eight modules each.
pub const COLOURS: [Colour; 5] = [Colour::Yellow, Colour::Red, Colour::Pink, Colour::Green, Colour::Blue];

/// Points of the goals of the cycle cards c1a to c3c. Sourced: the 8 of c3a; the others are designed.
pub const GOAL_POINTS: [i16; 9] = [4, 4, 4, 6, 6, 6, 8, 8, 8];

/// What the goal of c3a takes. Sourced: seven materials; which ones is designed.
pub const GOAL_MATERIALS: [Material; 7] = [O, S, F, P, Y, Y, W];

/// Points and materials of the buildings b1 to b4. The materials are designed.
pub const BUILDINGS: [(i16, [Material; 4]); 4] =
    [(7, [O, F, W, Y]), (7, [S, P, W, Y]), (8, [S, O, P, Y]), (9, [S, F, P, W])];

/// The abilities of each board. Which two share a board is a reading of ours.
pub const BOARDS: [[Ability; 2]; 5] = [
    [Ability::Food, Ability::BlackCollectsAsSix],
    [Ability::Water, Ability::BlackTakesAny],
    [Ability::Steel, Ability::MoreFuel],
    [Ability::Organic, Ability::TwoEqual],
    [Ability::Palladium, Ability::BlackFliesBack],
];
