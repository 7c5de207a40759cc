//! What a player is asked, what can be picked, and what happened.

use super::things::{Achievement, Board, Colony, Die, Location, Material, Module, Space, Tile};
use crate::engine::Seat;
use serde_with::{DeserializeFromStr, SerializeDisplay};

/// Why somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Which board?
    Board,
    /// Where does the ship begin?
    Start,
    /// Which material, at the beginning of the first cycle (c1b)? It may be declined.
    CycleMaterial,
    /// Where does one influence go: at the beginning of the second cycle (c2a), or for a building?
    Influence,
    /// Which die becomes a 6 (c1a)? It may be declined.
    TurnToSix,
    /// Which die is turned over (c3a)? It may be declined.
    Flip,
    /// Fly with a die, or dock with two.
    Action,
    /// With which die is the place used?
    Use(Location),
    /// Which of a moon's materials?
    Collect(Location),
    /// Which material of all?
    Material,
    /// Azophi Nexus: goods, or which achievement?
    Nexus,
    /// Which module is bought, or taken without cost?
    Module {
        /// Whether it costs nothing.
        free: bool,
    },
    /// Which achievement is taken without cost?
    FreeAchievement,
    /// On which space does it go?
    Space {
        /// What is built.
        tile: Tile,
        /// Whether the space costs nothing.
        free: bool,
    },
    /// With what is this material paid?
    Pay(Material),
    /// Something for two points (c3c)? It may be declined.
    Discard,
    /// The seven materials for the goal's points (c3a)? It may be declined.
    Goal,
    /// On which module does one crew go?
    Crew,
}

/// What something is paid with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Payment {
    /// One of this material.
    Material(Material),
    /// An artifact, as a joker.
    Artifact,
    /// Two of this material, as a board allows for modules.
    Pair(Material),
}

/// What a player can pick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, SerializeDisplay, DeserializeFromStr)]
pub enum Choice {
    /// This board.
    Board(Board),
    /// Begin here.
    Start(Location),
    /// Turn this die: to 6, or over.
    Turn(Die),
    /// Fly with this die to this place, with as little fuel as it takes.
    Fly(Die, Location),
    /// Dock with these two.
    Dock(Die, Die),
    /// Use the place with this die as this value.
    Use(Die, u8),
    /// This material.
    Material(Material),
    /// A material and a fuel at Azophi Nexus.
    Goods,
    /// This module.
    Module(Module),
    /// This achievement.
    Achievement(Achievement),
    /// This space.
    Space(Space),
    /// Pay, or discard, this.
    Pay(Payment),
    /// In this colony.
    Colony(Colony),
    /// Discard what the goal takes.
    Accept,
    /// Do without.
    Pass,
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Dice of the right colour at moons and Azophi Nexus.
    Dice,
    /// Tracks.
    Tracks,
    /// Gifts of modules.
    Modules,
    /// Something given away for points.
    Discard,
    /// Goals of the cycle cards.
    Goals,
    /// Artifacts that are left.
    Artifacts,
    /// Achievements.
    Achievements,
    /// Majorities.
    Majorities,
}

impl Source {
    /// All of them, in their order.
    pub const ALL: [Source; 8] = [
        Source::Dice,
        Source::Tracks,
        Source::Modules,
        Source::Discard,
        Source::Goals,
        Source::Artifacts,
        Source::Achievements,
        Source::Majorities,
    ];
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody begins with this material.
    Dealt(Seat, Material),
    /// Somebody took a board.
    ChoseBoard(Seat, Board),
    /// A ship begins here.
    Placed(Seat, Location),
    /// A round began.
    RoundBegan {
        /// 1 to 9.
        round: u8,
    },
    /// A cycle began.
    CycleBegan {
        /// 1 to 3.
        cycle: u8,
    },
    /// Everybody has these dice.
    Rolled([u8; 4]),
    /// Somebody turned a die to this.
    Turned(Seat, Die, u8),
    /// A ship flew.
    Flew {
        /// Whose.
        seat: Seat,
        /// With which die.
        die: Die,
        /// Where to.
        to: Location,
        /// For so much fuel.
        fuel: u8,
    },
    /// Somebody docked.
    Docked(Seat, Die, Die),
    /// Somebody used a place.
    Used {
        /// Who.
        seat: Seat,
        /// With which die.
        die: Die,
        /// As this value.
        value: u8,
        /// For so much fuel.
        fuel: u8,
    },
    /// Somebody took a material.
    GotMaterial(Seat, Material),
    /// Somebody took fuel.
    GotFuel(Seat, u8),
    /// Somebody took an artifact.
    GotArtifact(Seat),
    /// Somebody paid this.
    Paid(Seat, Payment),
    /// Something was built.
    Built(Seat, Space, Tile),
    /// Crew were put on a tile.
    Crewed(Seat, Space, u8),
    /// A marker moved on a track.
    Moved {
        /// Whose.
        seat: Seat,
        /// Where.
        colony: Colony,
        /// From this space.
        from: u8,
        /// To this one.
        to: u8,
    },
    /// Something was given away for points.
    Discarded(Seat, Payment),
    /// The goal's materials were given away.
    DiscardedGoal(Seat),
    /// Points.
    Scored(Seat, Source, i16),
    /// A module came into a row.
    Revealed(u8, Module),
    /// A building lies on top.
    RevealedBuilding(Achievement),
    /// The third modules of the rows go.
    RowsShrank,
    /// The game is over.
    Ended,
}
