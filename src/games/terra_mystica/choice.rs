//! What can be picked.

use super::facts::{Building, Card, Cult, Faction, Favor, Hex, Special, Terrain, TownTile};
use arrayvec::ArrayVec;
use strum::VariantArray;

/// More than anybody can have to choose from: a building or a transformation on each hex, and all the rest.
pub(super) type Choices = ArrayVec<Choice, 320>;

/// What a player can pick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Play this faction.
    Faction(Faction),
    /// Take this bonus card as the first.
    Card(Card),
    /// Build a dwelling here; spades that are missing are bought, power and skips paid.
    Build(Hex),
    /// Transform this hex; the terrain is chosen next.
    Spade(Hex),
    /// Into this terrain.
    Terrain(Terrain),
    /// Buy a spade (ledgers only; elsewhere spades are bought as they are needed).
    Dig,
    /// Replace the building here by this one.
    Upgrade(Hex, Building),
    /// Take a step on a track.
    Advance(Track),
    /// Send a priest to a cult, to a slot of so many steps; 1 returns him to the supply.
    Priest(Cult, u8),
    /// Do a power action, 0 to 5 for ACT1 to ACT6; missing power is sacrificed for.
    Power(u8),
    /// Do a special action.
    Special(Special),
    /// Pass and take this bonus card; none in the last round.
    Pass(Option<Card>),
    /// Exchange once.
    Exchange(Exchange),
    /// Sacrifice one token to move another (ledgers only; elsewhere it is done when power is spent that is missing).
    Burn,
    /// Mermaids: found a town over this river hex.
    Connect(Hex),
    /// Advance in this cult.
    Step(Cult),
    /// Build a bridge on the place with this number on the map.
    Bridge(u8),
    /// Take this favor tile.
    Favor(Favor),
    /// Take this town tile.
    Town(TownTile),
    /// Lower the own marker on a track, so that a key serves on another (ledgers only).
    Lower(Cult),
    /// Turn so many workers into priests.
    Ordain(u8),
    /// Do without what is left: spades, a dwelling, an ordination.
    Forfeit,
    /// Take the power that was offered, of several open offers the one with this number.
    Take(u8),
    /// Refuse it.
    Decline(u8),
    /// Answer later (ledgers only).
    Later,
    /// End the turn.
    Done,
}

crate::serialize_as_word!(Choice);

impl Choice {
    /// Whether it is possible beside the action.
    pub(super) fn is_aside(self) -> bool {
        matches!(self, Choice::Exchange(_) | Choice::Burn | Choice::Connect(_) | Choice::Step(_))
    }
}

/// A track on the faction's board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Track {
    /// Shipping.
    Shipping,
    /// Cheaper spades.
    Spades,
}

/// An exchange of resources that is possible at any time in the own turn (rules/terra-mystica/en.md#exchange).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray)]
pub enum Exchange {
    /// Power for a priest.
    PowerToPriest,
    /// Power for a worker.
    PowerToWorker,
    /// Power for a coin.
    PowerToCoin,
    /// A priest for a worker.
    PriestToWorker,
    /// A worker for a coin.
    WorkerToCoin,
    /// Alchemists: a point for a coin.
    PointToCoin,
    /// Alchemists: coins for a point.
    CoinsToPoint,
}

impl Exchange {
    /// All of them.
    pub const ALL: [Exchange; 7] = *Exchange::VARIANTS.as_array().unwrap();

    /// How much power it costs.
    pub fn power(self) -> u8 {
        match self {
            Exchange::PowerToPriest => 5,
            Exchange::PowerToWorker => 3,
            Exchange::PowerToCoin => 1,
            _ => 0,
        }
    }
}
