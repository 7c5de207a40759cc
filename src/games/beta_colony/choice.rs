//! What a player is asked and what can be picked.

use super::facts::{Achievement, Board, Colony, Die, Location, Material, Module, Space};
use arrayvec::ArrayVec;

/// Why somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Which player board.
    Board,
    /// Where the ship begins.
    Start,
    /// Which die is turned to 6, if any (cycle card).
    DieToSix,
    /// Which die is turned over, if any (cycle card).
    FlipDie,
    /// Which material is taken as the cycle begins, if any (cycle card).
    CycleMaterial,
    /// In which colony one influence comes: as the cycle begins, or with the building.
    Influence(Because),
    /// The action: move with a die, or dock with two.
    Turn {
        /// Whether it is the player's second one of the round.
        second: bool,
    },
    /// The ship is there: with which die, changed to which value, is the location activated?
    Activate(Location),
    /// Which of the moon's materials; so many are still to come.
    Collect {
        /// The moon.
        moon: Location,
        /// How many materials are still to be chosen, this one included.
        left: u8,
    },
    /// Azophi Nexus: material and fuel, or an achievement.
    Nexus,
    /// Which material, of all; so many are still to come.
    AnyMaterial {
        /// Why one comes.
        because: Because,
        /// How many materials are still to be chosen, this one included.
        left: u8,
    },
    /// Which module of this row (0 to 3) is bought.
    Module(u8),
    /// Where is the module built; `free` if nothing is paid.
    ModuleSpace {
        /// The module.
        module: Module,
        /// Whether nothing is paid.
        free: bool,
    },
    /// With what is the module paid.
    PayModule {
        /// The module.
        module: Module,
        /// Where it is built: that is paid next.
        space: Space,
    },
    /// With what is the space paid.
    PaySpace(Space),
    /// With what is the next material of the building's price paid.
    PayBuilding {
        /// The building.
        achievement: Achievement,
        /// How many of its materials are paid.
        paid: u8,
        /// Where it is built: that is paid last.
        space: Space,
    },
    /// Where is the achievement built; `free` if nothing is paid.
    AchievementSpace {
        /// The achievement.
        achievement: Achievement,
        /// Whether nothing is paid.
        free: bool,
    },
    /// Which module is built without costs, a bonus of this colony's track.
    FreeModule(Colony),
    /// Which achievement is built without costs, a bonus of this colony's track.
    FreeAchievement(Colony),
    /// On which module goes a crew member.
    Crew(Because),
    /// Whether a material or an artifact is given for points (cycle card).
    ExtraPoints,
    /// Whether the seven pictured materials are discarded for points (cycle card).
    Discard,
}

/// Why somebody gets something of choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// It is a bonus of this colony's track.
    Track(Colony),
    /// This achievement was built.
    Built(Achievement),
    /// The ship is there.
    Visited(Location),
    /// The cycle card says so.
    Cycle,
}

/// A material that is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Price {
    /// The material.
    pub material: Material,
    /// Whether two equal ones of the fourth player board count.
    pub pairs: bool,
    /// What must still be paid after it.
    pub rest: ArrayVec<Material, 4>,
}

impl Prompt {
    /// Whether one may do without.
    pub(super) fn may_pass(self) -> bool {
        matches!(
            self,
            Prompt::DieToSix | Prompt::FlipDie | Prompt::CycleMaterial | Prompt::ExtraPoints | Prompt::Discard
        )
    }

    /// Whether it asks for what something else brought.
    pub fn is_gift(self) -> bool {
        matches!(
            self,
            Prompt::AnyMaterial { .. }
                | Prompt::Influence(_)
                | Prompt::Crew(_)
                | Prompt::FreeModule(_)
                | Prompt::FreeAchievement(_)
        )
    }

    /// Where is built what is being paid for.
    pub fn paid_space(self) -> Option<Space> {
        match self {
            Prompt::PayModule { space, .. } | Prompt::PaySpace(space) | Prompt::PayBuilding { space, .. } => {
                Some(space)
            }
            _ => None,
        }
    }

    /// The material that is asked for, where something is paid.
    pub fn price(self) -> Option<Price> {
        let price =
            |material, pairs, rest: &[Material]| Price { material, pairs, rest: rest.iter().copied().collect() };
        match self {
            Prompt::PayModule { module, space } => Some(price(module.colour().material(), true, &[space.material()])),
            Prompt::PaySpace(space) => Some(price(space.material(), false, &[])),
            Prompt::PayBuilding { achievement, paid, space } => {
                let [one, two, three, four] = achievement.materials()?;
                let all = [one, two, three, four, space.material()];
                let (next, rest) = all[usize::from(paid)..].split_first()?;
                Some(price(*next, false, rest))
            }
            _ => None,
        }
    }
}

/// What a player can pick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Take this player board.
    Board(Board),
    /// Begin at this location.
    Start(Location),
    /// Change this die as the cycle card says.
    Change(Die),
    /// Move to this location with this die, with the fewest fuel.
    Move(Die, Location),
    /// Dock with these two dice (the smaller number first).
    Dock(Die, Die),
    /// Activate the ship's location with this die as this value, 1 to 6.
    Activate(Die, u8),
    /// Take this material.
    Material(Material),
    /// Azophi Nexus: material and fuel.
    Gather,
    /// Build this achievement.
    Achieve(Achievement),
    /// Take this module.
    Module(Module),
    /// Build here.
    Build(Space),
    /// Pay so.
    Pay(Payment),
    /// Put a crew member here.
    Crew(Space),
    /// Advance on this colony's track.
    Influence(Colony),
    /// Discard the pictured materials.
    Discard,
    /// Do without.
    Pass,
}

crate::serialize_as_word!(Choice);

/// With what one material is paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Payment {
    /// One material: the one that is asked for, or polymer where it is any material.
    Material(Material),
    /// An artifact.
    Artifact,
    /// Two equal materials (the fourth player board).
    Pair(Material),
}
