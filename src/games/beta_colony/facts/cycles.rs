//! The cycle cards.

use super::CYCLE_ROUNDS;

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
    pub fn goal_round(self) -> u8 {
        (self.cycle() as u8 + 1) * CYCLE_ROUNDS
    }

    /// Points for its goal.
    pub fn points(self) -> i16 {
        GOAL_POINTS[self.cycle()]
    }
}

/// The materials that [`CycleCard::SevenMaterials`] wants, by [`Material`](super::Material): designed.
pub const PICTURED: [u8; 6] = [1, 1, 1, 1, 2, 1];
