//! The three colonies on Victus: their spaces, neighbours and majorities.

use super::Material::{self, Food, Organic, Palladium, Polymer, Steel, Water};
use super::{COLONY_SPACES, OUTER_SPACES, SPACES};

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

/// Points for so many crew members more than the smallest crew of a colony.
pub const MAJORITY: [i16; 6] = [0, 1, 3, 6, 10, 15];

/// Points for a difference in crew.
pub fn majority(difference: u8) -> i16 {
    MAJORITY[usize::from(difference).min(MAJORITY.len() - 1)]
}
