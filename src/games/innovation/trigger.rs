//! What everybody may know of karmas: decrees, and what karmas wait for.

use super::card::Colour;

/// The five decrees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decree {
    /// Red.
    War,
    /// Yellow.
    Expansion,
    /// Green.
    Trade,
    /// Blue.
    Advancement,
    /// Purple.
    Rivalry,
}

/// What karmas wait for, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trigger {
    /// A draw.
    Draw,
    /// The free draw for sharing.
    FreeDraw,
    /// A card is melded.
    Meld,
    /// A card is tucked.
    Tuck,
    /// A card is scored.
    Score,
    /// A card is returned.
    Return,
    /// A card is foreshadowed.
    Foreshadow,
    /// An achievement is claimed.
    Claim,
    /// A card is removed.
    Remove,
    /// A card goes elsewhere.
    Transfer,
    /// A colour is splayed.
    Splay,
    /// A dogma action.
    Dogma,
    /// An inspire action.
    Inspire,
    /// A demand meets somebody.
    Demand,
    /// Nobody shared a dogma.
    NoShare,
    /// Somebody wins.
    Win,
    /// A figure fades.
    Fade,
    /// The figure itself was melded.
    Melded,
}

impl Decree {
    /// All of them, in the order of their colours.
    pub const ALL: [Decree; 5] = [Decree::War, Decree::Expansion, Decree::Trade, Decree::Advancement, Decree::Rivalry];

    /// The word in the catalogue.
    pub fn word(self) -> &'static str {
        ["war", "expansion", "trade", "advancement", "rivalry"][self.index()]
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index()]
    }

    /// Its place in [`Decree::ALL`], and that of its colour in [`Colour::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Trigger {
    /// The word in the catalogue.
    pub fn word(self) -> &'static str {
        let words = [
            "draw",
            "free-draw",
            "meld",
            "tuck",
            "score",
            "return",
            "foreshadow",
            "claim",
            "remove",
            "transfer",
            "splay",
            "dogma",
            "inspire",
            "demand",
            "no-share",
            "win",
            "fade",
            "melded",
        ];
        words[self as usize]
    }
}
