//! Every card: what it does, and its edge.

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
mod artifacts;
mod echoes;
mod figures;

use fireside::games::innovation::{Card, Set};

/// The tests of the ages of the base game, first to last.
const AGES: [&str; 10] = [
    include_str!("age_1.rs"),
    include_str!("age_2.rs"),
    include_str!("age_3.rs"),
    include_str!("age_4.rs"),
    include_str!("age_5.rs"),
    include_str!("age_6.rs"),
    include_str!("age_7.rs"),
    include_str!("age_8.rs"),
    include_str!("age_9.rs"),
    include_str!("age_10.rs"),
];

/// Those of the cards of Echoes.
const ECHOES: [&str; 10] = [
    include_str!("echoes/age_1.rs"),
    include_str!("echoes/age_2.rs"),
    include_str!("echoes/age_3.rs"),
    include_str!("echoes/age_4.rs"),
    include_str!("echoes/age_5.rs"),
    include_str!("echoes/age_6.rs"),
    include_str!("echoes/age_7.rs"),
    include_str!("echoes/age_8.rs"),
    include_str!("echoes/age_9.rs"),
    include_str!("echoes/age_10.rs"),
];

/// Those of the cards of Artifacts.
const ARTIFACTS: [&str; 10] = [
    include_str!("artifacts/age_1.rs"),
    include_str!("artifacts/age_2.rs"),
    include_str!("artifacts/age_3.rs"),
    include_str!("artifacts/age_4.rs"),
    include_str!("artifacts/age_5.rs"),
    include_str!("artifacts/age_6.rs"),
    include_str!("artifacts/age_7.rs"),
    include_str!("artifacts/age_8.rs"),
    include_str!("artifacts/age_9.rs"),
    include_str!("artifacts/age_10.rs"),
];

/// The sets whose cards do something, with the tests of their ages.
fn tested_sets() -> impl Iterator<Item = (Set, u8, &'static str)> {
    let files = |set: Set, ages: [&'static str; 10]| (1..).zip(ages).map(move |(age, file)| (set, age, file));
    files(Set::Base, AGES).chain(files(Set::Echoes, ECHOES)).chain(files(Set::Artifacts, ARTIFACTS))
}

/// The names of the tests in a file.
fn tests(file: &str) -> impl Iterator<Item = &str> {
    let functions = file.split("#[test]\nfn ").skip(1);
    functions.filter_map(|function| function.split_once('(')).map(|(name, _)| name)
}

/// The card of this set and age that a test is about: the name of the test begins with the card's, after "the" if that begins with
/// a digit.
fn tested(set: Set, age: u8, test: &str) -> Option<Card> {
    let test =
        test.strip_prefix("the_").filter(|test| test.starts_with(|one: char| one.is_ascii_digit())).unwrap_or(test);
    let begins = |card: &Card| test.starts_with(&format!("{}_", card.print().id.replace('-', "_")));
    set.cards().filter(|card| card.printed_value() == age).find(begins)
}

#[test]
fn every_card_has_two_tests_at_least_in_the_file_of_its_age() {
    for (set, age, file) in tested_sets() {
        let about: Vec<Option<Card>> = tests(file).map(|test| tested(set, age, test)).collect();
        for card in set.cards().filter(|card| card.printed_value() == age) {
            let count = about.iter().filter(|one| **one == Some(card)).count();
            assert!(count >= 2, "{}, age {age}: {} has {count} tests", set.word(), card.print().id);
        }
    }
}

#[test]
fn every_test_of_a_card_names_it() {
    for (set, age, file) in tested_sets() {
        for test in tests(file) {
            assert!(tested(set, age, test).is_some(), "{}, age {age}: {test} begins with no card of it", set.word());
        }
    }
}
