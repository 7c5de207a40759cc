//! What happened: the source of log, animation, score chart and undo limits.

use super::choice::Payment;
use super::facts::{Achievement, Board, Colony, CycleCard, Die, Location, Material, Module, Space, TrackBonus};
use super::state::Source;
use crate::engine::{Seat, SeatSet};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "fields of events are named in their sentence")]
pub enum Event {
    /// This seat was drawn to begin the first round.
    First(Seat),
    /// The three cycle cards of the game were drawn.
    Cards([CycleCard; 3]),
    /// A seat's random materials at the start.
    StartMaterials(Seat, [Material; 2]),
    /// A seat plays this board.
    Plays(Seat, Board),
    /// A ship begins there.
    Placed(Seat, Location),
    /// A cycle began: its card's bonus holds.
    CycleBegan(CycleCard),
    /// A round (1 to 9) began with this start player.
    RoundBegan { round: u8, first: Seat },
    /// The dice of all show these values, in the order of [`Die::ALL`].
    Rolled([u8; 4]),
    /// A player turned a die to this value by the cycle card.
    Changed { seat: Seat, die: Die, to: u8 },
    /// Something begins: what follows up to its end lies within it.
    Began(Scope),
    /// It is over.
    Over(Scope),
    /// A ship moved with a die and so much fuel; `back` if counter-clockwise.
    Moved { seat: Seat, die: Die, to: Location, fuel: u8, back: bool },
    /// A player docked with two dice.
    Docked(Seat, Die, Die),
    /// The location brought nothing: nothing could be done there.
    Nothing(Seat, Location),
    /// A material came in.
    GotMaterial(Seat, Material),
    /// Fuel came in.
    GotFuel(Seat, u8),
    /// An artifact came in.
    GotArtifact(Seat),
    /// Something was paid: in the place of which material, and with what.
    Paid { seat: Seat, instead_of: Material, with: Payment },
    /// A statue's artifacts were paid.
    PaidArtifacts(Seat, u8),
    /// A module was built; `free` if nothing was paid.
    Built { seat: Seat, module: Module, space: Space, free: bool },
    /// An achievement was built; `free` if nothing was paid.
    Achieved { seat: Seat, achievement: Achievement, space: Space, free: bool },
    /// Crew members were put there.
    Crewed { seat: Seat, space: Space, count: u8 },
    /// Something was handed in for points by the cycle card.
    HandedIn(Seat, Payment),
    /// A marker advanced by so many influence to this space of a track.
    Advanced { seat: Seat, colony: Colony, by: u8, to: u8 },
    /// A module was shown in this row (0 to 3) and slot (0 to 2).
    Shown { module: Module, row: u8, slot: u8 },
    /// A building was shown.
    ShownBuilding(Achievement),
    /// A module of the third column left the game.
    Removed(Module),
    /// A cycle ended: its card's goal is looked at.
    CycleEnded(CycleCard),
    /// The pictured materials were discarded.
    Discarded(Seat),
    /// Points and what for.
    Scored(Seat, Source, i16),
    /// The game ended with these winners; `by_crew` if the crew on Victus decided.
    Ended { winners: SeatSet, by_crew: bool },
}

impl Event {
    /// Whether it showed somebody something new.
    pub fn reveals(self) -> bool {
        matches!(
            self,
            Event::First(_)
                | Event::Cards(_)
                | Event::StartMaterials(..)
                | Event::Rolled(_)
                | Event::Shown { .. }
                | Event::ShownBuilding(_)
        )
    }
}

/// What has a beginning and an end, and things happen within it. [`BetaColony::within`](super::BetaColony) tells of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "fields of scopes are named in their sentence")]
pub enum Scope {
    /// Somebody's action: a flight and what the location does, or docking.
    Action(Seat),
    /// A location does what it does for a die as this value and so much fuel.
    Activation { seat: Seat, at: Location, die: Die, value: u8, fuel: u8 },
    /// A module is paid for, built on this space, and brings what it brings; `free` if nothing is paid.
    Module { seat: Seat, module: Module, space: Space, free: bool },
    /// The same of an achievement.
    Achievement { seat: Seat, achievement: Achievement, space: Space, free: bool },
    /// A bonus of a track was reached.
    Track(Seat, Colony, TrackBonus),
    /// A cycle card gives somebody something.
    Cycle(Seat, CycleCard),
    /// Somebody meets the goal of a cycle card.
    Goal(Seat, CycleCard),
    /// What is counted for somebody at the end of the game.
    End(Seat),
}
