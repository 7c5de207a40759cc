//! What the cards do: one file an age, each card a function that reads like the card.

mod age_1;
mod age_10;
mod age_2;
mod age_3;
mod age_4;
mod age_5;
mod age_6;
mod age_7;
mod age_8;
mod age_9;

use super::card::Card;
use super::dogma::Effect;
use super::facts::CARDS;

/// A card and what it does, in printed order.
type Dogma = (Card, &'static [Effect]);

/// The ages, first to last.
const AGES: [&[Dogma]; 10] = [
    age_1::DOGMAS,
    age_2::DOGMAS,
    age_3::DOGMAS,
    age_4::DOGMAS,
    age_5::DOGMAS,
    age_6::DOGMAS,
    age_7::DOGMAS,
    age_8::DOGMAS,
    age_9::DOGMAS,
    age_10::DOGMAS,
];

/// The effects by card.
static EFFECTS: [&[Effect]; CARDS] = {
    let mut all: [&[Effect]; CARDS] = [&[]; CARDS];
    let mut age = 0;
    while age < AGES.len() {
        let mut n = 0;
        while n < AGES[age].len() {
            let (card, effects) = AGES[age][n];
            all[card.0 as usize] = effects;
            n += 1;
        }
        age += 1;
    }
    all
};

/// The dogma effects of a card, in printed order.
pub fn effects(card: Card) -> &'static [Effect] {
    EFFECTS[card.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_does_something_and_stands_in_the_file_of_its_age() {
        assert!(Card::all().all(|card| (1..=3).contains(&effects(card).len())));
        for (age, dogmas) in (1..).zip(AGES) {
            assert!(dogmas.iter().all(|(card, _)| card.value() == age), "age {age}");
        }
    }

    #[test]
    fn as_many_effects_and_demands_as_printed() {
        let all = || Card::all().flat_map(effects);
        let with =
            |demand: bool| Card::all().filter(move |card| effects(*card).iter().any(|one| one.is_demand() == demand));
        assert_eq!((all().count(), with(true).count(), with(false).count()), (158, 34, 91));
    }
}
