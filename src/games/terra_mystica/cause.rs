//! What lets somebody do or have something: the rule, tile, card or action behind it, and where its points stand in the score table.

use super::choice::Track;
use super::facts::{Card, Cult, Faction, Favor, Scoring, Special, TownTile};
use strum::{IntoStaticStr, VariantArray};

/// What lets somebody do or have something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Everybody has it at the start.
    Start,
    /// The income of a round.
    Income,
    /// The round's scoring tile: for what somebody does, or as the cult bonus.
    Scoring(Scoring),
    /// The bonus card that is given back.
    Card(Card),
    /// A favor tile.
    Favor(Favor),
    /// A town tile.
    Town(TownTile),
    /// A step on a track.
    Track(Track),
    /// A faction's ability or stronghold.
    Faction(Faction),
    /// A power action, 0 to 5 for ACT1 to ACT6.
    Power(u8),
    /// A special action: of a bonus card, a favor tile, a faction.
    Special(Special),
    /// A priest who was sent.
    Priest,
    /// A neighbour has taken power from a building.
    Leech,
    /// All neighbours have declined the power of the Cultists' building.
    Declined,
    /// An exchange.
    Exchange,
    /// Steps in a cult: power on the way, points at the end.
    Cult(Cult),
    /// The largest area at the end, of so many buildings.
    Area(u8),
    /// Resources that are left at the end.
    Resources,
}

impl Cause {
    /// Where points stand that it brings; `None` for what brings no points.
    pub fn source(self) -> Option<Source> {
        Some(match self {
            Cause::Start => Source::Start,
            Cause::Scoring(_) => Source::Scoring,
            Cause::Card(_) => Source::Cards,
            Cause::Favor(_) => Source::Favors,
            Cause::Town(_) => Source::Towns,
            Cause::Track(Track::Shipping) => Source::Shipping,
            Cause::Track(Track::Spades) => Source::Spades,
            Cause::Faction(_) => Source::Faction,
            Cause::Leech => Source::Leech,
            Cause::Exchange => Source::Exchange,
            Cause::Area(_) => Source::Area,
            Cause::Cult(_) => Source::Cults,
            Cause::Resources => Source::Resources,
            Cause::Income | Cause::Power(_) | Cause::Special(_) | Cause::Priest | Cause::Declined => return None,
        })
    }
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Source {
    /// The start, and what the variant of variable points adds.
    Start,
    /// Scoring tiles of the rounds.
    Scoring,
    /// Bonus cards.
    Cards,
    /// Favor tiles.
    Favors,
    /// Town tiles.
    Towns,
    /// Steps on the shipping track.
    Shipping,
    /// Steps on the spade track.
    Spades,
    /// The faction's own abilities.
    Faction,
    /// Paid for power.
    Leech,
    /// The Alchemists' exchanges.
    Exchange,
    /// The area at the end.
    Area,
    /// The cults at the end.
    Cults,
    /// Resources at the end.
    Resources,
}

/// How many sources of points there are.
pub const SOURCES: usize = 13;

impl Source {
    /// All sources, in the order of the score table.
    pub const ALL: [Source; SOURCES] = *Source::VARIANTS.as_array().unwrap();
}
