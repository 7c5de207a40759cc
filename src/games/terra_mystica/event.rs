//! What happened: the source of log, animation, score chart and undo limits.

use super::cause::Cause;
use super::choice::{Exchange, Track};
use super::facts::{Building, Card, Cult, Faction, Favor, Gain, Hex, Map, Scoring, Special, Terrain, TownTile, Travel};
use super::prompt::Leech;
use crate::engine::{Seat, SeatSet};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "fields of events are named in their sentence")]
pub enum Event {
    /// The game is played on this map.
    Map(Map),
    /// The scoring tiles of the six rounds lie there.
    Laid([Scoring; 6]),
    /// These bonus cards are in the game: a bit a card.
    InPlay(u16),
    /// A colour was drawn for a seat.
    Drawn(Seat, Terrain),
    /// A seat plays this faction.
    Plays(Seat, Faction),
    /// One of the first dwellings was placed.
    Placed(Seat, Hex),
    /// A bonus card was taken, with the coins on it.
    TookCard { seat: Seat, card: Card, coins: u8 },
    /// A round (1 to 6) began.
    RoundBegan { round: u8 },
    /// Something begins: what follows up to its end lies within it.
    Began(Scope),
    /// It is over.
    Over(Scope),
    /// Resources come in, as they are printed: what has no room is lost.
    Got(Seat, Gain, Cause),
    /// So many spades may be used.
    Spades(Seat, u8, Cause),
    /// An exchange.
    Exchanged(Seat, Exchange),
    /// So many tokens were sacrificed.
    Burned(Seat, u8),
    /// So many spades were bought.
    Bought(Seat, u8),
    /// A hex was transformed, with so many spades (none by a sandstorm).
    Transformed { seat: Seat, hex: Hex, to: Terrain, spades: u8 },
    /// A hex was reached by carpet or tunnel.
    Skipped(Seat, Hex),
    /// A dwelling was built.
    Built(Seat, Hex),
    /// A building was replaced by this one.
    Upgraded(Seat, Hex, Building),
    /// A step on a track, to this level.
    Advanced(Seat, Track, u8),
    /// A priest was sent to a slot of so many steps.
    SentPriest(Seat, Cult, u8),
    /// A marker moved to this step of a cult.
    CultStep { seat: Seat, cult: Cult, to: u8, by: Cause },
    /// A marker was moved back to this step, so that a key serves on another track (ledgers only).
    Lowered(Seat, Cult, u8),
    /// A power action (0 to 5 for ACT1 to ACT6).
    PowerAction(Seat, u8),
    /// A special action.
    SpecialAction(Seat, Special),
    /// A bridge was built on the place with this number.
    Bridged(Seat, u8),
    /// A favor tile was taken.
    TookFavor(Seat, Favor),
    /// A town was founded, by whom travelling farther is this.
    TookTown { seat: Seat, tile: TownTile, travel: Travel },
    /// The river hex that joins a town of the Mermaids.
    Joined(Seat, Hex),
    /// Workers became priests.
    Ordained(Seat, u8),
    /// So many spades were left unused; none where it was a dwelling or an ordination.
    Forfeited(Seat, u8),
    /// Power was taken from a neighbour's building.
    Leeched(Seat, Leech),
    /// Power from a neighbour's building was refused.
    Declined(Seat, Leech),
    /// A seat passed.
    Passed(Seat),
    /// A seat left the game (ledgers only).
    Left(Seat),
    /// Points and what for.
    Scored(Seat, Cause, i16),
    /// The final scoring began.
    FinalScoring,
    /// The game ended.
    Ended(SeatSet),
}

/// What has a beginning and an end, and things happen within it. [`TerraMystica::within`](super::TerraMystica) tells of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// A part of setting up that is a seat's.
    SetUp(Seat),
    /// Everybody's income.
    Income,
    /// A seat's action.
    Action(Seat),
    /// What a seat does beside its action.
    Aside(Seat),
    /// A seat takes a favor or town tile.
    Tile(Seat),
    /// Power of this seat's building is answered.
    Offer(Seat),
    /// The scoring tile's bonus for everybody.
    CultBonus(Scoring),
    /// A seat uses spades of the cult bonus.
    CultSpades(Seat),
}

impl Event {
    /// Whether it showed somebody something new: chance shows only while the game is set up.
    pub fn reveals(self) -> bool {
        matches!(self, Event::Laid(_) | Event::InPlay(_) | Event::Drawn(..))
    }
}
