//! The module tiles.

use super::{Colour, MODULES};

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
