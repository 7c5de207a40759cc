//! The sets of cards, and which of them are in play.

pub use super::symbols::Set;

use super::card::{Card, FIRST_RELIC};
use super::facts::{A_SET, RELICS};
use std::fmt;
use std::str::FromStr;

impl Set {
    /// Its cards, by age.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + use<> {
        let first = (self.index() * A_SET) as u16;
        (first..first + A_SET as u16).map(Card)
    }
}

/// The sets in play: the base game always, and some expansions, with Artifacts the relics or not. Written `cities+…`, the relics last;
/// without expansions it is empty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Sets {
    /// A bit for each expansion, by [`Set::index`], and for the relics.
    expansions: u8,
}

crate::serialize_as_word!(Sets);

/// The bit of the relics.
const RELICS_BIT: u8 = 1 << Set::ALL.len();
/// The word of the relics.
const RELICS_WORD: &str = "relics";

/// No expansion is called so, one is named twice, or the relics come without Artifacts or not last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSet(String);

impl Sets {
    /// The base game alone.
    pub const BASE: Sets = Sets { expansions: 0 };

    /// Every mix of the base game with expansions, without the relics: the base game alone first, everything last.
    pub fn mixes() -> impl Iterator<Item = Sets> {
        (0..1 << Set::EXPANSIONS.len()).map(|number: usize| {
            let chosen = |set: &&Set| number & 1 << (set.index() - 1) != 0;
            Set::EXPANSIONS.iter().filter(chosen).fold(Sets::BASE, |sets, set| sets.with(*set))
        })
    }

    /// With this expansion, too.
    #[must_use]
    pub const fn with(self, set: Set) -> Sets {
        Sets { expansions: self.expansions | (1 << set as u8 & !1) }
    }

    /// Without this set; with Artifacts the relics go as well. The base game stays.
    #[must_use]
    pub const fn without(self, set: Set) -> Sets {
        let relics = if matches!(set, Set::Artifacts) { RELICS_BIT } else { 0 };
        Sets { expansions: self.expansions & !(1 << set as u8 | relics) }
    }

    /// With the relics, too, and so with Artifacts.
    #[must_use]
    pub const fn with_relics(self) -> Sets {
        Sets { expansions: self.with(Set::Artifacts).expansions | RELICS_BIT }
    }

    /// Whether the relics are in play.
    pub const fn has_relics(self) -> bool {
        self.expansions & RELICS_BIT != 0
    }

    /// Whether a card is in play.
    pub fn has_card(self, card: Card) -> bool {
        if card.is_relic() { self.has_relics() } else { self.has(card.set()) }
    }

    /// Whether a set is in play.
    pub const fn has(self, set: Set) -> bool {
        matches!(set, Set::Base) || self.expansions & 1 << set as u8 != 0
    }

    /// Whether cards can be foreshadowed, and whether there are bonuses: with Echoes and with Figures.
    pub const fn foreshadows(self) -> bool {
        self.has(Set::Echoes) || self.has(Set::Figures)
    }

    /// Whether the base game is played alone.
    pub const fn is_base(&self) -> bool {
        self.expansions == 0
    }

    /// How many expansions are in play.
    pub fn expansions(self) -> u8 {
        (self.expansions & !RELICS_BIT).count_ones() as u8
    }

    /// The sets, the base game first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Set> + use<> {
        Set::ALL.into_iter().filter(move |set| self.has(*set))
    }

    /// The cards of all sets in play, set by set and by age, and the relics.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> + use<> {
        self.iter().flat_map(Set::cards).chain(self.relics())
    }

    /// The relics, if they are in play.
    pub fn relics(self) -> impl DoubleEndedIterator<Item = Card> + use<> {
        let count = if self.has_relics() { RELICS as u16 } else { 0 };
        (FIRST_RELIC..FIRST_RELIC + count).map(Card)
    }

    /// How many places a list by [`Card::index`] needs.
    pub(super) fn numbered(self) -> usize {
        if self.has_relics() {
            return usize::from(FIRST_RELIC) + RELICS;
        }
        A_SET * (8 - (self.expansions | 1).leading_zeros() as usize)
    }

    /// How many places a list by set needs.
    pub(super) fn listed(self) -> usize {
        self.numbered() / A_SET
    }
}

impl fmt::Display for Sets {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (n, set) in self.iter().skip(1).enumerate() {
            write!(f, "{}{}", if n == 0 { "" } else { "+" }, set.word())?;
        }
        if self.has_relics() { write!(f, "+{RELICS_WORD}") } else { Ok(()) }
    }
}

impl fmt::Debug for Sets {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for UnknownSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "no expansion {:?}, or named twice", self.0)
    }
}

impl std::error::Error for UnknownSet {}

impl FromStr for Sets {
    type Err = UnknownSet;

    fn from_str(words: &str) -> Result<Sets, UnknownSet> {
        let mut sets = Sets::BASE;
        for word in words.split('+').filter(|_| !words.is_empty()) {
            if word == RELICS_WORD && sets.has(Set::Artifacts) && !sets.has_relics() {
                sets = sets.with_relics();
                continue;
            }
            let set = Set::EXPANSIONS.into_iter().find(|set| set.word() == word && !sets.has(*set));
            sets = sets.with(set.ok_or_else(|| UnknownSet(word.to_owned()))?);
        }
        Ok(sets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mix_comes_back_from_its_words() {
        for sets in Sets::mixes() {
            assert_eq!(sets.to_string().parse(), Ok(sets));
            assert_eq!(sets.cards().count(), A_SET * (1 + usize::from(sets.expansions())));
            assert!(sets.cards().all(|card| sets.has(card.set()) && card.index() < sets.numbered()));
        }
        assert_eq!(Sets::mixes().collect::<std::collections::BTreeSet<_>>().len(), 16);
        let relics = Sets::BASE.with_relics();
        assert_eq!((relics.to_string().as_str(), relics.expansions()), ("artifacts+relics", 1));
        assert_eq!((relics.to_string().parse(), relics.cards().count()), (Ok(relics), 2 * A_SET + RELICS));
        assert_eq!((relics.without(Set::Artifacts), relics.without(Set::Cities)), (Sets::BASE, relics));
        assert_eq!((Sets::BASE.to_string(), Sets::BASE.with(Set::Base)), (String::new(), Sets::default()));
    }

    #[test]
    fn other_words_are_refused() {
        for word in [
            "base",
            "cities+",
            "+",
            "cities+cities",
            "Cities",
            " ",
            "relics",
            "cities+relics",
            "artifacts+relics+relics",
        ] {
            assert!(word.parse::<Sets>().is_err(), "{word}");
        }
    }
}
