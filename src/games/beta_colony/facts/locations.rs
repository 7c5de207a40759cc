//! The locations in orbit and what a die's value brings there.

use super::{Die, LOCATIONS, Material};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A location in orbit, clockwise. The worked example fixes Nebra; the order of the others is designed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
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
