//! What there is: materials, dice, places, colonies, modules, cards, boards.

use super::facts::{
    BOARDS, BUILDINGS, GOAL_MATERIALS, GOAL_POINTS, MODULES, ORBIT, OUTER, SPACES, SPACES_PER_COLONY, STATUE_ARTIFACTS,
    track,
};

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
    /// Orange.
    Polymer,
    /// Blue.
    Water,
}

impl Material {
    /// All of them, in their order.
    pub const ALL: [Material; 6] = [
        Material::Organic,
        Material::Steel,
        Material::Food,
        Material::Palladium,
        Material::Polymer,
        Material::Water,
    ];
}

/// One of a player's four dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Die {
    /// The one that boards and Azophi Nexus look at.
    Black,
    /// Jyo's.
    Blue,
    /// Nebra's.
    Red,
    /// Gan De's.
    Green,
}

impl Die {
    /// All of them, in their order.
    pub const ALL: [Die; 4] = [Die::Black, Die::Blue, Die::Red, Die::Green];
}

/// A place of the orbit, clockwise ([`ORBIT`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Location {
    /// Sells modules.
    LeftManufactory,
    /// A moon.
    GanDe,
    /// Goods or achievements.
    AzophiNexus,
    /// A moon.
    Jyo,
    /// Sells modules.
    RightManufactory,
    /// Fuel.
    Ridback,
    /// A moon.
    Nebra,
}

/// A moon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moon {
    /// The two sorts that it has.
    pub materials: [Material; 2],
    /// The die that brings a point.
    pub die: Die,
}

impl Location {
    /// All of them, clockwise.
    pub const ALL: [Location; 7] = ORBIT;

    /// So many places clockwise from here.
    pub fn onward(self, by: u8) -> Location {
        ORBIT[(self as usize + usize::from(by)) % ORBIT.len()]
    }

    /// The moon that it is, if it is one.
    pub const fn moon(self) -> Option<Moon> {
        match self {
            Location::GanDe => Some(Moon { materials: [Material::Organic, Material::Steel], die: Die::Green }),
            Location::Jyo => Some(Moon { materials: [Material::Food, Material::Palladium], die: Die::Blue }),
            Location::Nebra => Some(Moon { materials: [Material::Polymer, Material::Water], die: Die::Red }),
            _ => None,
        }
    }

    /// Whether modules are sold here.
    pub const fn is_manufactory(self) -> bool {
        matches!(self, Location::LeftManufactory | Location::RightManufactory)
    }
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

impl Colony {
    /// All of them, in their order.
    pub const ALL: [Colony; 3] = [Colony::Xian, Colony::Thebes, Colony::Cuzco];

    /// Its spaces.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        let first = self as u8 * SPACES_PER_COLONY;
        (first..first + SPACES_PER_COLONY).map(Space)
    }

    /// What lies on this space of its track, 1 to [`TRACK_LENGTH`](super::facts::TRACK_LENGTH).
    pub fn stop(self, at: u8) -> Option<Stop> {
        track(self as usize, at)
    }
}

/// What lies on a space of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// So many points.
    Points(u8),
    /// A gift.
    Bonus(Bonus),
}

/// A gift of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// A material of choice.
    AnyMaterial,
    /// Two materials of choice.
    TwoMaterials,
    /// An artifact.
    Artifact,
    /// Two fuel.
    TwoFuel,
    /// One crew on any module.
    Crew,
    /// A module without cost.
    FreeModule,
    /// An achievement without cost.
    FreeAchievement,
}

/// A space of a colony, 0 to 53.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

impl Space {
    /// All spaces of all colonies.
    pub const COUNT: usize = 54;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..Space::COUNT as u8).map(Space)
    }

    /// Its colony.
    pub const fn colony(self) -> Colony {
        Colony::ALL[(self.0 / SPACES_PER_COLONY) as usize]
    }

    const fn place(self) -> u8 {
        self.0 % SPACES_PER_COLONY
    }

    /// What is paid for building here.
    pub const fn material(self) -> Material {
        SPACES[(self.0 / SPACES_PER_COLONY) as usize][self.place() as usize]
    }

    /// Whether it lies next to the centre.
    pub const fn is_inner(self) -> bool {
        self.place() >= OUTER
    }

    /// The spaces next to it, of the same colony.
    pub fn neighbours(self) -> impl Iterator<Item = Space> {
        let (first, at) = (self.0 - self.place(), self.place());
        let all: [Option<u8>; 6] = match at < OUTER {
            true => {
                // A corner touches one of the inner ring, a side two.
                let inner = OUTER + at / 2;
                let second = (at % 2 == 1).then_some(OUTER + (at / 2 + 1) % 6);
                [Some((at + 1) % OUTER), Some((at + OUTER - 1) % OUTER), Some(inner), second, None, None]
            }
            false => {
                let nth = at - OUTER;
                let outer = |by: u8| Some((2 * nth + OUTER + by - 1) % OUTER);
                [Some(OUTER + (nth + 1) % 6), Some(OUTER + (nth + 5) % 6), outer(0), outer(1), outer(2), None]
            }
        };
        all.into_iter().flatten().map(move |place| Space(first + place))
    }
}

/// The colour of a module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Defence stations.
    Yellow,
    /// Science and technology towers.
    Red,
    /// Living quarters.
    Pink,
    /// Agriculture.
    Green,
    /// Water treatment.
    Blue,
}

impl Colour {
    /// All of them, in their order.
    pub const ALL: [Colour; 5] = super::facts::COLOURS;

    /// What a module of this colour costs.
    pub const fn material(self) -> Material {
        match self {
            Colour::Yellow => Material::Steel,
            Colour::Red => Material::Palladium,
            Colour::Pink => Material::Food,
            Colour::Green => Material::Organic,
            Colour::Blue => Material::Water,
        }
    }
}

/// What a module gives, or how its crew differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// Two points.
    TwoPoints,
    /// An artifact.
    Artifact,
    /// Two fuel.
    TwoFuel,
    /// Two crew instead of one.
    TwoCrew,
    /// No crew.
    NoCrew,
}

/// A colonisation module, 0 to 39: eight of each colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Module(pub u8);

impl Module {
    /// How many there are.
    pub const COUNT: usize = Colour::ALL.len() * MODULES.len();

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / MODULES.len()]
    }

    /// The influence printed on it.
    pub const fn influence(self) -> u8 {
        MODULES[self.0 as usize % MODULES.len()].0
    }

    /// What it gives besides.
    pub const fn extra(self) -> Option<Extra> {
        MODULES[self.0 as usize % MODULES.len()].1
    }

    /// How many crew are put on it.
    pub const fn crew(self) -> u8 {
        match self.extra() {
            Some(Extra::TwoCrew) => 2,
            Some(Extra::NoCrew) => 0,
            _ => 1,
        }
    }
}

/// A cultural achievement: four statues, then four buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Achievement(pub u8);

/// What an achievement costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// So many artifacts.
    Artifacts(u8),
    /// These materials.
    Materials([Material; 4]),
}

impl Achievement {
    /// How many there are.
    pub const COUNT: u8 = 8;
    /// How many of them are statues.
    pub const STATUES: u8 = 4;

    /// Whether it is a statue.
    pub const fn is_statue(self) -> bool {
        self.0 < Self::STATUES
    }

    /// Its points at the end; `None` of a statue, which counts something.
    pub const fn points(self) -> Option<i16> {
        if self.is_statue() { None } else { Some(BUILDINGS[(self.0 - Self::STATUES) as usize].0) }
    }

    /// What it costs beside its space.
    pub const fn price(self) -> Price {
        match self.is_statue() {
            true => Price::Artifacts(STATUE_ARTIFACTS),
            false => Price::Materials(BUILDINGS[(self.0 - Self::STATUES) as usize].1),
        }
    }

    /// Its code in catalogues: s1 to s4, b1 to b4.
    pub const fn code(self) -> &'static str {
        ["s1", "s2", "s3", "s4", "b1", "b2", "b3", "b4"][self.0 as usize]
    }
}

/// What stands on a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tile {
    /// A module.
    Module(Module),
    /// An achievement.
    Achievement(Achievement),
}

/// A cycle card: three for each cycle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CycleCard {
    /// Four equal materials; one die may be turned to 6 after each roll.
    C1a,
    /// Two crew around one centre; a material at the start.
    C1b,
    /// An artifact; +1 polymer on Nebra.
    C1c,
    /// Two crew in each colony; one influence at the start.
    C2a,
    /// Crew on four colours; polymer counts as any material.
    C2b,
    /// Four influence in each colony; a third module in each row.
    C2c,
    /// Discard seven materials; one die may be turned over after each roll.
    C3a,
    /// Seven fuel; +1 influence for bought modules.
    C3b,
    /// Six crew on modules away from the centres; something for two points with bought modules.
    C3c,
}

impl CycleCard {
    /// The cards of each cycle.
    pub const OF_CYCLE: [[CycleCard; 3]; 3] = [
        [CycleCard::C1a, CycleCard::C1b, CycleCard::C1c],
        [CycleCard::C2a, CycleCard::C2b, CycleCard::C2c],
        [CycleCard::C3a, CycleCard::C3b, CycleCard::C3c],
    ];

    /// What the goal brings.
    pub const fn points(self) -> i16 {
        GOAL_POINTS[self as usize]
    }

    /// The materials that its goal takes, if it takes any.
    pub const fn materials(self) -> Option<&'static [Material]> {
        match self {
            CycleCard::C3a => Some(&GOAL_MATERIALS),
            _ => None,
        }
    }

    /// Its code in catalogues.
    pub const fn code(self) -> &'static str {
        ["c1a", "c1b", "c1c", "c2a", "c2b", "c2c", "c3a", "c3b", "c3c"][self as usize]
    }
}

/// What a board lets its owner do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// +1 food on Jyo.
    Food,
    /// The black die counts as a 6 when collecting materials.
    BlackCollectsAsSix,
    /// +1 water on Nebra.
    Water,
    /// The black die has any value when taking modules.
    BlackTakesAny,
    /// +1 steel on Gan De.
    Steel,
    /// +1 fuel when taking fuel at Azophi Nexus or the Ridback.
    MoreFuel,
    /// +1 organic material on Gan De.
    Organic,
    /// Two equal materials pay for a module.
    TwoEqual,
    /// +1 palladium on Jyo.
    Palladium,
    /// With the black die the ship may fly counter-clockwise.
    BlackFliesBack,
}

/// A player board, 0 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board(pub u8);

impl Board {
    /// How many there are.
    pub const COUNT: u8 = BOARDS.len() as u8;

    /// What it lets its owner do.
    pub const fn abilities(self) -> [Ability; 2] {
        BOARDS[self.0 as usize]
    }

    /// Whether this is one of them.
    pub fn can(self, ability: Ability) -> bool {
        self.abilities().contains(&ability)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_neighbours_of_each_other_and_ask_for_other_materials() {
        for space in Space::all() {
            let around: Vec<Space> = space.neighbours().collect();
            assert_eq!(around.len(), if space.is_inner() { 5 } else { 3 + usize::from(space.0 % 2) }, "{space:?}");
            for other in around {
                assert!(other.neighbours().any(|back| back == space), "{space:?} {other:?}");
                assert_ne!(space.material(), other.material());
                assert_eq!(space.colony(), other.colony());
            }
        }
        assert_eq!(Space(12).neighbours().map(|space| space.0).collect::<Vec<_>>(), [13, 17, 11, 0, 1]);
    }

    #[test]
    fn nebra_lies_six_places_after_the_left_manufactory() {
        assert_eq!(Location::LeftManufactory.onward(6), Location::Nebra);
        assert_eq!(Location::Nebra.onward(1), Location::LeftManufactory);
        assert!(Location::ALL.into_iter().enumerate().all(|(n, place)| place as usize == n));
    }
}
