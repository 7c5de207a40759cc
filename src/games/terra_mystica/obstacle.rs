//! Why something cannot be done now: for whoever taps what is not on offer.

use super::choice::Track;
use super::facts::{Building, Cost, Faction, Terrain};
use crate::engine::Seat;

/// Whether something can be done, or what is in the way.
pub type Verdict = Result<(), Obstacle>;

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// What is asked now must be answered first.
    Question,
    /// So much more is needed.
    Missing(Missing),
    /// It is a river.
    River,
    /// Somebody's building stands there.
    Occupied(Seat),
    /// It is too far away; with so many more of shipping it would be in reach.
    OutOfReach(Option<u8>),
    /// Only by skipping, and this action has skipped to another hex.
    Skipped,
    /// No building of this kind is left.
    NoneLeft(Building),
    /// It is home terrain already.
    Home,
    /// This action has worked on it already.
    Touched,
    /// The sandstorm has blown on another hex.
    OneStorm,
    /// This action has built its dwelling.
    OneDwelling,
    /// Spades of the cult bonus build nothing.
    OnlySpades,
    /// It is not this terrain.
    NotTerrain(Terrain),
    /// This many spades more are needed.
    Spades(u8),
    /// Another kind of building must stand there before.
    Needs(Building),
    /// The marker is on the last step of the track.
    TrackEnd(Track),
    /// The faction has no such track.
    NoTrack(Track),
    /// No slot of so many steps is free.
    NoSlot(u8),
    /// It was done in this round.
    Used,
    /// The faction's stronghold is missing.
    NoStronghold,
    /// Another faction can do this.
    OtherFaction(Faction),
    /// The bonus card for it is not one's own.
    NotYourCard,
    /// The favor tile for it is missing.
    NoFavor,
    /// It would do nothing now.
    Useless,
    /// All seven priests are out.
    NoPriestsLeft,
    /// There is no bridge left, or no place for one.
    NoBridge,
    /// Somebody has it.
    Held(Seat),
    /// It is not in this game.
    NotInGame,
    /// None is left of these tiles.
    SoldOut,
    /// One has this tile already.
    Owned,
    /// In the last round no card is taken.
    LastRound,
    /// Buildings around this river hex make no town.
    NoTown,
}

/// What is missing to pay for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Missing {
    /// What must still be found.
    pub cost: Cost,
    /// Power that must still be found, sacrifices included.
    pub power: u8,
    /// Points that must still be found.
    pub points: u8,
    /// How many spades are bought for it.
    pub spades: u8,
    /// What all of these spades cost.
    pub digging: Cost,
}

impl Missing {
    /// How much is missing in all, to find what is nearest: a priest counts like three coins, a worker like two.
    pub(super) fn weight(self) -> u16 {
        self.cost.coins + 2 * u16::from(self.cost.workers) + 3 * u16::from(self.cost.priests) + u16::from(self.power)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_priest_lacks_as_much_as_three_coins_and_a_worker_as_two() {
        let lacks = |coins, workers, priests, power| {
            Missing { cost: Cost { coins, workers, priests }, power, ..Missing::default() }.weight()
        };
        assert_eq!([lacks(6, 0, 0, 0), lacks(0, 3, 0, 0), lacks(0, 0, 2, 0), lacks(0, 0, 0, 6)], [6; 4]);
    }
}
