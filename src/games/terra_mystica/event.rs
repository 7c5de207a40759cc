//! What happened: the source of log, animation, score chart and undo limits.

use super::choice::{Exchange, Track};
use super::facts::{Building, Card, Cult, Faction, Favor, Gain, Hex, Map, Scoring, Special, Terrain, TownTile};
use super::prompt::Leech;
use super::state::Source;
use crate::engine::{Seat, SeatSet};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "fields of events are named in their sentence")]
pub enum Event {
    /// The game is played on this map.
    Map(Map),
    /// The scoring tiles of the six rounds lie there.
    Laid([Scoring; 6]),
    /// A bonus card is in the game.
    InPlay(Card),
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
    /// Income of a round: what was printed; what has no room is lost.
    Income(Seat, Gain),
    /// The bonus of a round's scoring tile.
    CultBonus(Seat, Gain),
    /// Spades from the scoring tile.
    CultSpades(Seat, u8),
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
    /// A marker moved to this step of a cult, or fell back to it.
    CultStep { seat: Seat, cult: Cult, to: u8 },
    /// A power action (0 to 5 for ACT1 to ACT6).
    PowerAction(Seat, u8),
    /// A special action.
    SpecialAction(Seat, Special),
    /// A bridge was built on the place with this number.
    Bridged(Seat, u8),
    /// A favor tile was taken.
    TookFavor(Seat, Favor),
    /// A town was founded.
    TookTown(Seat, TownTile),
    /// The river hex that joins a town of the Mermaids.
    Joined(Seat, Hex),
    /// Workers became priests.
    Ordained(Seat, u8),
    /// Something was left unused.
    Forfeited(Seat),
    /// Resources outside of the income.
    Got(Seat, Gain),
    /// Power was taken from a neighbour's building.
    Leeched(Seat, Leech),
    /// Power from a neighbour's building was refused.
    Declined(Seat, Leech),
    /// All neighbours of the Cultists refused: power for them.
    CultistsPower(Seat),
    /// A seat passed.
    Passed(Seat),
    /// A seat left the game (ledgers only).
    Left(Seat),
    /// Points and what for.
    Scored(Seat, Source, i16),
    /// The largest area, in buildings.
    Area(Seat, u8),
    /// The game ended.
    Ended(SeatSet),
}

impl Event {
    /// Whether it showed somebody something new: chance shows only while the game is set up.
    pub fn reveals(self) -> bool {
        matches!(self, Event::Laid(_) | Event::InPlay(_) | Event::Drawn(..))
    }
}
