//! What a player is asked and what can be picked.

use super::facts::{Achievement, Board, Colony, Die, Location, Material, Module, Space};

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
    Influence,
    /// The action: move with a die, or dock with two.
    Turn,
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
    PayModule(Module),
    /// With what is the space paid.
    PaySpace(Space),
    /// With what is this material of the building's price paid.
    PayBuilding(Achievement, Material),
    /// Where is the achievement built; `free` if nothing is paid.
    AchievementSpace {
        /// The achievement.
        achievement: Achievement,
        /// Whether nothing is paid.
        free: bool,
    },
    /// Which module is built without costs.
    FreeModule,
    /// Which achievement is built without costs.
    FreeAchievement,
    /// On which module goes a crew member.
    Crew,
    /// Whether a material or an artifact is given for points (cycle card).
    ExtraPoints,
    /// Whether the seven pictured materials are discarded for points (cycle card).
    Discard,
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
