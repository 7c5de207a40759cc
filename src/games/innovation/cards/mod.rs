//! The cards: [`prints`] has what is printed on them; what they do stands in a folder a set, with a file an age. Each card is one
//! line in its age's table, a [`Definition`], and functions below it that read like the card. Whatever must be known of a single
//! card stands here and nowhere else (`tests/innovation/names.rs`).

mod artifacts;
mod base;
mod definition;
mod echoes;
mod figures;
mod prelude;
pub mod prints;
mod relics;

pub use definition::Definition;
pub use prints::name;

use super::card::{Card, FIRST_RELIC};
use super::dogma::{Effect, Rule};
use super::facts::{A_SET, RELICS};
use super::sets::Set;
use prints::PRINTS;

/// What the files of a set define, one an age, first to last.
type Ages = [&'static [Definition]; 10];

/// The definitions of the cards of a set.
type Definitions = [&'static Definition; A_SET];

/// The definitions by set and card.
static DEFINITIONS: [Definitions; Set::ALL.len()] = [
    definitions(Set::Base, &base::AGES),
    [&CITY; A_SET],
    definitions(Set::Echoes, &echoes::AGES),
    definitions(Set::Figures, &figures::AGES),
    definitions(Set::Artifacts, &artifacts::AGES),
];

/// The definitions of the relics.
static RELIC_DEFINITIONS: [&Definition; RELICS] = {
    let mut found: [Option<&'static Definition>; RELICS] = [None; RELICS];
    let mut n = 0;
    while n < relics::CARDS.len() {
        found[(relics::CARDS[n].card.0 - FIRST_RELIC) as usize] = Some(&relics::CARDS[n]);
        n += 1;
    }
    all(&found)
};

/// Cities have no effects: nothing but what is printed on them belongs to them.
static CITY: Definition = Definition::of_city();

/// The definitions of a set in the order of its cards. It does not compile unless every card is defined once, in the file of its age.
const fn definitions(set: Set, ages: &Ages) -> Definitions {
    let first = set as usize * A_SET;
    let mut found: [Option<&'static Definition>; A_SET] = [None; A_SET];
    let mut age = 0;
    while age < ages.len() {
        let mut n = 0;
        while n < ages[age].len() {
            let place = ages[age][n].card.0 as usize - first;
            assert!(PRINTS[first + place].age as usize == age + 1, "a card is defined in the file of another age");
            assert!(found[place].is_none(), "a card is defined twice");
            found[place] = Some(&ages[age][n]);
            n += 1;
        }
        age += 1;
    }
    all(&found)
}

/// All of these, if none is missing.
const fn all<const N: usize>(found: &[Option<&'static Definition>; N]) -> [&'static Definition; N] {
    let mut all = [&CITY; N];
    let mut card = 0;
    while card < N {
        all[card] = match found[card] {
            Some(definition) => definition,
            None => panic!("a card is not defined"),
        };
        card += 1;
    }
    all
}

/// All that belongs to a card.
pub fn definition(card: Card) -> &'static Definition {
    match DEFINITIONS.get(card.index() / A_SET) {
        Some(set) => set[card.index() % A_SET],
        None => RELIC_DEFINITIONS[card.index() % A_SET],
    }
}

/// The echo effect of a card.
pub(super) fn echo(card: Card) -> Option<Rule> {
    definition(card).echo_effect()
}

/// The dogma effects of a card, in printed order.
pub fn effects(card: Card) -> &'static [Effect] {
    definition(card).effects()
}

/// Whether a card has a demand or a compel.
pub fn demands(card: Card) -> bool {
    effects(card).iter().any(|effect| effect.is_demand())
}

#[cfg(test)]
mod tests {
    use super::super::card::Symbol;
    use super::*;

    #[test]
    fn as_many_effects_and_demands_as_printed() {
        assert!(Set::Base.cards().all(|card| (1..=3).contains(&effects(card).len())));
        assert!(Set::Cities.cards().all(|card| effects(card).is_empty()));
        let printed = |set: Set| {
            let with = |demand: bool| {
                set.cards().filter(move |card| effects(*card).iter().any(|one| one.is_demand() == demand)).count()
            };
            (set.cards().flat_map(effects).count(), with(true), with(false))
        };
        assert_eq!(printed(Set::Base), (158, 34, 91));
        assert_eq!(printed(Set::Echoes), (153, 32, 90));
        for card in Card::all() {
            let printed = card.symbols().any(|symbol| symbol == Symbol::Echo);
            assert_eq!(echo(card).is_some(), printed, "{card:?}");
            let printed = card.symbols().any(|symbol| symbol == Symbol::Inspire);
            assert_eq!(definition(card).inspire_effect().is_some(), printed, "{card:?}");
            assert_eq!(definition(card).karma_effects().is_empty(), card.set() != Set::Figures, "{card:?}");
        }
    }
}
