//! The cards: [`prints`] has what is printed on them; what they do stands in a folder a set, with a file an age. Each card is one
//! line in its age's table, a [`Definition`], and functions below it that read like the card. Whatever must be known of a single
//! card stands here and nowhere else (`tests/innovation/names.rs`).

mod base;
mod definition;
mod prelude;
pub mod prints;

pub use definition::Definition;
pub use prints::name;

use super::card::Card;
use super::dogma::Effect;
use super::facts::CARDS;
use prints::PRINTS;

/// The definitions by card. It does not compile unless every card is defined once, in the file of its age.
static DEFINITIONS: [&Definition; CARDS] = {
    let mut found: [Option<&Definition>; CARDS] = [None; CARDS];
    let mut age = 0;
    while age < base::AGES.len() {
        let mut n = 0;
        while n < base::AGES[age].len() {
            let place = base::AGES[age][n].card.0 as usize;
            assert!(PRINTS[place].age as usize == age + 1, "a card is defined in the file of another age");
            assert!(found[place].is_none(), "a card is defined twice");
            found[place] = Some(&base::AGES[age][n]);
            n += 1;
        }
        age += 1;
    }
    let mut all = [&base::AGES[0][0]; CARDS];
    let mut card = 0;
    while card < CARDS {
        all[card] = match found[card] {
            Some(definition) => definition,
            None => panic!("a card is not defined"),
        };
        card += 1;
    }
    all
};

/// All that belongs to a card.
pub fn definition(card: Card) -> &'static Definition {
    DEFINITIONS[card.index()]
}

/// The dogma effects of a card, in printed order.
pub fn effects(card: Card) -> &'static [Effect] {
    definition(card).effects()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_effects_and_demands_as_printed() {
        assert!(Card::all().all(|card| (1..=3).contains(&effects(card).len())));
        let all = || Card::all().flat_map(effects);
        let with =
            |demand: bool| Card::all().filter(move |card| effects(*card).iter().any(|one| one.is_demand() == demand));
        assert_eq!((all().count(), with(true).count(), with(false).count()), (158, 34, 91));
    }
}
