//! What is printed on boards, tiles and cards. Values marked *designed* are ours, because no source of them was found: each stands in
//! one line here.

use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// A location in orbit, clockwise. The worked example fixes Nebra; the order of the others is designed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Location {
    /// One of the two ways to the manufactories.
    LeftManufactory,
    /// A moon.
    GanDe,
    /// Material and fuel, or an achievement.
    AzophiNexus,
    /// A moon.
    Jyo,
    /// The other way to the manufactories.
    RightManufactory,
    /// Fuel.
    Ridback,
    /// A moon.
    Nebra,
}
listed!(Location, 7, [LeftManufactory, GanDe, AzophiNexus, Jyo, RightManufactory, Ridback, Nebra]);

impl Location {
    /// The location so many steps clockwise.
    pub fn clockwise(self, steps: u8) -> Location {
        Location::ALL[(self.index() + usize::from(steps)) % Location::ALL.len()]
    }

    /// Steps clockwise to another location, 1 to 7.
    pub fn steps_to(self, to: Location) -> u8 {
        let steps = (to as u8 + LOCATIONS - self as u8) % LOCATIONS;
        if steps == 0 { LOCATIONS } else { steps }
    }

    /// The two materials of a moon.
    pub fn materials(self) -> Option<[Material; 2]> {
        match self {
            Location::GanDe => Some([Material::Organic, Material::Steel]),
            Location::Jyo => Some([Material::Food, Material::Palladium]),
            Location::Nebra => Some([Material::Polymer, Material::Water]),
            _ => None,
        }
    }

    /// The die that brings a point here.
    pub fn bonus_die(self) -> Option<Die> {
        match self {
            Location::GanDe => Some(Die::Green),
            Location::Jyo => Some(Die::Blue),
            Location::Nebra => Some(Die::Red),
            Location::AzophiNexus => Some(Die::Black),
            _ => None,
        }
    }

    /// Whether modules are bought here.
    pub fn is_manufactory(self) -> bool {
        matches!(self, Location::LeftManufactory | Location::RightManufactory)
    }
}

/// Materials from a moon for this value (1 to 6).
pub fn moon_yield(value: u8) -> u8 {
    if value >= 5 { 2 } else { 1 }
}

/// Fuel from the Ridback for this value (1 to 6).
pub fn ridback_fuel(value: u8) -> u8 {
    value.div_ceil(2)
}

/// The values of each manufactory row, from and to.
pub const ROWS: [(u8, u8); 4] = [(1, 2), (3, 4), (5, 5), (6, 6)];

/// The manufactory row, 0 to 3, that a value (1 to 6) reaches.
pub fn row_for(value: u8) -> usize {
    ROWS.iter().position(|(_, to)| value <= *to).unwrap_or(ROWS.len() - 1)
}

/// A colony.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colony {
    /// Spaces 0 to 17.
    Xian,
    /// Spaces 18 to 35.
    Thebes,
    /// Spaces 36 to 53.
    Cuzco,
}
listed!(Colony, 3, [Xian, Thebes, Cuzco]);

/// Colonies on Victus.
pub const COLONIES: usize = Colony::ALL.len();

impl Colony {
    /// Its spaces.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        let from = self as u8 * COLONY_SPACES;
        (from..from + COLONY_SPACES).map(Space)
    }

    /// The same as bits.
    pub fn bits(self) -> u64 {
        ((1 << COLONY_SPACES) - 1) << (self as u8 * COLONY_SPACES)
    }
}

/// A space of a colony, 0 to 53: outer ring from the top clockwise, then inner ring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

use Material::{Food, Organic, Palladium, Polymer, Steel, Water};

/// The material of each space: designed (three of each a colony, one of each in an inner ring, no equal neighbours).
const SPACE_MATERIALS: [Material; SPACES] = [
    Palladium, Steel, Water, Food, Organic, Water, Food, Organic, Polymer, Palladium, Steel, Polymer, // Xi'an
    Organic, Palladium, Polymer, Steel, Food, Water, //
    Steel, Organic, Polymer, Palladium, Polymer, Food, Palladium, Steel, Food, Water, Organic, Water, // Thebes
    Food, Steel, Water, Organic, Polymer, Palladium, //
    Water, Palladium, Food, Water, Steel, Polymer, Food, Organic, Steel, Polymer, Palladium, Organic, // Cuzco
    Steel, Polymer, Organic, Palladium, Water, Food,
];

/// The spaces of each material, as bits.
const SPACES_OF: [u64; Material::ALL.len()] = {
    let mut spaces = [0; Material::ALL.len()];
    let mut space = 0;
    while space < SPACES {
        spaces[SPACE_MATERIALS[space] as usize] |= 1 << space;
        space += 1;
    }
    spaces
};

impl Material {
    /// The spaces that cost this material, as bits.
    pub fn spaces(self) -> u64 {
        SPACES_OF[self.index()]
    }
}

/// Axial coordinates of a colony's spaces around its centre, flat tops (q to the right, r downwards).
const COORDINATES: [(i8, i8); COLONY_SPACES as usize] = [
    (0, -2),
    (1, -2),
    (2, -2),
    (2, -1),
    (2, 0),
    (1, 1),
    (0, 2),
    (-1, 2),
    (-2, 2),
    (-2, 1),
    (-2, 0),
    (-1, -1), //
    (0, -1),
    (1, -1),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
];

const fn touch(one: (i8, i8), other: (i8, i8)) -> bool {
    let (q, r) = (one.0 - other.0, one.1 - other.1);
    matches!((q, r), (1, 0) | (-1, 0) | (0, 1) | (0, -1) | (1, -1) | (-1, 1))
}

/// The neighbours of each space, as bits.
const NEIGHBOURS: [u64; SPACES] = {
    let mut neighbours = [0; SPACES];
    let mut one = 0;
    while one < SPACES {
        let (colony, place) = (one / COLONY_SPACES as usize, one % COLONY_SPACES as usize);
        let mut other = 0;
        while other < COLONY_SPACES as usize {
            if touch(COORDINATES[place], COORDINATES[other]) {
                neighbours[one] |= 1 << (colony * COLONY_SPACES as usize + other);
            }
            other += 1;
        }
        one += 1;
    }
    neighbours
};

impl Space {
    /// All spaces.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// As a bit of a set of spaces.
    pub fn bit(self) -> u64 {
        1 << self.0
    }

    /// Its colony.
    pub fn colony(self) -> Colony {
        Colony::ALL[usize::from(self.0 / COLONY_SPACES)]
    }

    /// What building here costs.
    pub fn material(self) -> Material {
        SPACE_MATERIALS[self.index()]
    }

    /// Whether it lies next to the colony's centre: the inner ring.
    pub fn is_central(self) -> bool {
        self.0 % COLONY_SPACES >= OUTER_SPACES
    }

    /// Axial coordinates around the colony's centre, flat tops (q to the right, r downwards).
    pub fn axial(self) -> (i8, i8) {
        COORDINATES[usize::from(self.0 % COLONY_SPACES)]
    }

    /// Its neighbours, as bits.
    pub fn neighbour_bits(self) -> u64 {
        NEIGHBOURS[self.index()]
    }

    /// Its neighbours.
    pub fn neighbours(self) -> impl Iterator<Item = Space> {
        Space::of_bits(self.neighbour_bits())
    }

    /// The spaces of a set.
    pub fn of_bits(mut bits: u64) -> impl Iterator<Item = Space> {
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let space = Space(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                space
            })
        })
    }
}

/// A bonus of a colony's track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TrackBonus {
    /// One material of choice.
    AnyMaterial,
    /// Two materials of choice.
    TwoMaterials,
    /// An artifact.
    Artifact,
    /// Two fuel.
    TwoFuel,
    /// A crew member on any module.
    Crew,
    /// A shown module, taken and built without costs.
    FreeModule,
    /// An achievement, taken and built without costs.
    FreeAchievement,
}
listed!(TrackBonus, 7, [AnyMaterial, TwoMaterials, Artifact, TwoFuel, Crew, FreeModule, FreeAchievement]);

/// Points on the tracks, by space (1 to 18): designed, the same on each.
pub const TRACK_POINTS: [(u8, i16); 6] = [(4, 2), (7, 2), (10, 3), (13, 3), (16, 4), (18, 4)];

/// Bonuses on the tracks, by space: their positions are designed; sourced is the free achievement in Thebes.
pub const TRACK_BONUSES: [[(u8, TrackBonus); 6]; 3] = [
    [
        (2, TrackBonus::AnyMaterial),
        (5, TrackBonus::TwoFuel),
        (8, TrackBonus::FreeModule),
        (11, TrackBonus::Artifact),
        (14, TrackBonus::TwoMaterials),
        (17, TrackBonus::Crew),
    ],
    [
        (2, TrackBonus::TwoFuel),
        (5, TrackBonus::AnyMaterial),
        (8, TrackBonus::Crew),
        (11, TrackBonus::FreeAchievement),
        (14, TrackBonus::Artifact),
        (17, TrackBonus::TwoMaterials),
    ],
    [
        (2, TrackBonus::Artifact),
        (5, TrackBonus::TwoMaterials),
        (8, TrackBonus::Crew),
        (11, TrackBonus::TwoFuel),
        (14, TrackBonus::FreeModule),
        (17, TrackBonus::AnyMaterial),
    ],
];

/// The bonus of a module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ModuleBonus {
    /// Two points.
    TwoPoints,
    /// An artifact.
    Artifact,
    /// Two fuel.
    TwoFuel,
    /// Two crew members instead of one.
    TwoCrew,
    /// No crew member.
    NoCrew,
}
listed!(ModuleBonus, 5, [TwoPoints, Artifact, TwoFuel, TwoCrew, NoCrew]);

/// The eight modules of each colour, influence and bonus: designed.
pub const MODULE_KINDS: [(u8, Option<ModuleBonus>); 8] = [
    (3, Some(ModuleBonus::NoCrew)),
    (3, None),
    (2, None),
    (2, None),
    (1, Some(ModuleBonus::Artifact)),
    (1, Some(ModuleBonus::TwoFuel)),
    (1, Some(ModuleBonus::TwoPoints)),
    (0, Some(ModuleBonus::TwoCrew)),
];

/// A module tile, 0 to 39: eight of each colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Module(pub u8);

impl Module {
    /// All tiles.
    pub fn all() -> impl Iterator<Item = Module> {
        (0..MODULES as u8).map(Module)
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0) / MODULE_KINDS.len()]
    }

    fn kind(self) -> (u8, Option<ModuleBonus>) {
        MODULE_KINDS[usize::from(self.0) % MODULE_KINDS.len()]
    }

    /// The influence printed on it, 0 to 3.
    pub fn influence(self) -> u8 {
        self.kind().0
    }

    /// The bonus printed on it.
    pub fn bonus(self) -> Option<ModuleBonus> {
        self.kind().1
    }

    /// How many crew members come with it.
    pub fn crew(self) -> u8 {
        match self.bonus() {
            Some(ModuleBonus::TwoCrew) => 2,
            Some(ModuleBonus::NoCrew) => 0,
            _ => 1,
        }
    }
}

/// A cycle card, named by its goal: three for each cycle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CycleCard {
    /// Goal: four or more equal materials. Bonus: after each roll, a die may be turned to 6.
    FourEqual,
    /// Goal: two or more crew next to the same centre. Bonus: everybody may take a material.
    TwoCentral,
    /// Goal: an artifact. Bonus: one polymer more on Nebra.
    OneArtifact,
    /// Goal: two or more crew in each colony. Bonus: everybody gets an influence.
    TwoEach,
    /// Goal: crew on modules of four colours. Bonus: polymer is any material.
    FourColours,
    /// Goal: four or more influence in each colony. Bonus: a third column in the manufactory.
    FourInfluence,
    /// Goal: discard seven certain materials. Bonus: after each roll, a die may be turned over.
    SevenMaterials,
    /// Goal: seven fuel. Bonus: one influence more for a bought module.
    SevenFuel,
    /// Goal: six or more crew on modules away from the centres. Bonus: with a bought module, points for a material or artifact.
    SixOutside,
}
listed!(
    CycleCard,
    9,
    [FourEqual, TwoCentral, OneArtifact, TwoEach, FourColours, FourInfluence, SevenMaterials, SevenFuel, SixOutside]
);

/// Points of the goals by cycle: designed, but for the 8 of [`CycleCard::SevenMaterials`].
const GOAL_POINTS: [i16; 3] = [4, 6, 8];

/// Cards of each cycle.
pub const CARDS_A_CYCLE: usize = 3;

impl CycleCard {
    /// Its cycle, 0 to 2.
    pub fn cycle(self) -> usize {
        self.index() / CARDS_A_CYCLE
    }

    /// The round, 3, 6 or 9, at whose end its goal is scored.
    pub fn due(self) -> u8 {
        (self.cycle() as u8 + 1) * CYCLE_ROUNDS
    }

    /// Points for its goal.
    pub fn points(self) -> i16 {
        GOAL_POINTS[self.cycle()]
    }
}

/// The materials that [`CycleCard::SevenMaterials`] wants, by [`Material`]: designed.
pub const PICTURED: [u8; 6] = [1, 1, 1, 1, 2, 1];

/// A cultural achievement: four statues, four buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Achievement {
    /// Statue: 2 points a material.
    Materials,
    /// Statue: 2 points a crew member of the longest chain.
    Chain,
    /// Statue: 2 points a crew member next to one centre.
    Centre,
    /// Statue: 3 points a module of one colour with own crew.
    Colour,
    /// Building: 7 points and a crew member on any module.
    CrewBuilding,
    /// Building: 7 points and an influence.
    InfluenceBuilding,
    /// Building: 8 points and a fuel.
    FuelBuilding,
    /// Building: 9 points.
    PointsBuilding,
}
listed!(
    Achievement,
    8,
    [Materials, Chain, Centre, Colour, CrewBuilding, InfluenceBuilding, FuelBuilding, PointsBuilding]
);

impl Achievement {
    /// The statues.
    pub const STATUES: [Achievement; 4] =
        [Achievement::Materials, Achievement::Chain, Achievement::Centre, Achievement::Colour];
    /// The buildings.
    pub const BUILDINGS: [Achievement; 4] = [
        Achievement::CrewBuilding,
        Achievement::InfluenceBuilding,
        Achievement::FuelBuilding,
        Achievement::PointsBuilding,
    ];

    /// The materials that a building costs: designed. `None` for statues.
    pub fn materials(self) -> Option<[Material; 4]> {
        match self {
            Achievement::CrewBuilding => Some([Organic, Food, Water, Polymer]),
            Achievement::InfluenceBuilding => Some([Steel, Palladium, Water, Polymer]),
            Achievement::FuelBuilding => Some([Steel, Organic, Palladium, Polymer]),
            Achievement::PointsBuilding => Some([Steel, Food, Palladium, Water]),
            _ => None,
        }
    }

    /// Whether it is a statue.
    pub fn is_statue(self) -> bool {
        self.materials().is_none()
    }

    /// The points printed on a building; 0 for statues.
    pub fn points(self) -> i16 {
        match self {
            Achievement::CrewBuilding | Achievement::InfluenceBuilding => 7,
            Achievement::FuelBuilding => 8,
            Achievement::PointsBuilding => 9,
            _ => 0,
        }
    }
}

/// A player board with its two abilities. Which abilities share a board follows the order of the rules text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Board {
    /// A food more on Jyo; the black die is a 6 on moons.
    First,
    /// A water more on Nebra; the black die has any value at manufactories.
    Second,
    /// A steel more on Gan De; a fuel more at Azophi Nexus and on the Ridback.
    Third,
    /// An organic material more on Gan De; two equal materials are any one when taking modules.
    Fourth,
    /// A palladium more on Jyo; the ship may move back with the black die.
    Fifth,
}
listed!(Board, 5, [First, Second, Third, Fourth, Fifth]);

impl Board {
    /// Where it gives which material more.
    pub fn extra(self) -> (Location, Material) {
        match self {
            Board::First => (Location::Jyo, Food),
            Board::Second => (Location::Nebra, Water),
            Board::Third => (Location::GanDe, Steel),
            Board::Fourth => (Location::GanDe, Organic),
            Board::Fifth => (Location::Jyo, Palladium),
        }
    }
}

/// Points for so many crew members more than the smallest crew of a colony.
pub const MAJORITY: [i16; 6] = [0, 1, 3, 6, 10, 15];

/// Points for a difference in crew.
pub fn majority(difference: u8) -> i16 {
    MAJORITY[usize::from(difference).min(MAJORITY.len() - 1)]
}
