//! Statues and buildings.

use super::Material::{self, Food, Organic, Palladium, Polymer, Steel, Water};

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
