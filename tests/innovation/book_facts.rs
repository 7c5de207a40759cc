//! The facts in the rulebook are those that the game is played with.

use crate::facts::compare;
use fireside::games::innovation::{self, facts};
use serde_json::{Value, json};

#[test]
fn the_facts_in_the_book_are_those_of_the_game() {
    compare("innovation", &innovation_facts());
}

/// Innovation's printed facts as the book uses them.
fn innovation_facts() -> Value {
    let of_age = |age: u8| innovation::Set::Base.cards().filter(|card| card.value() == age).count();
    let [two, three, four] = facts::TO_WIN;
    json!({
        "facts": {
            "achievements.2": two,
            "achievements.3": three,
            "achievements.4": four,
            "actions": facts::ACTIONS,
            "age.1.cards": of_age(1),
            "age.n.cards": of_age(2),
            "ages": facts::LAST_AGE,
            "cards": facts::A_SET,
            "destiny": facts::DESTINY,
            "empire.each": facts::EMPIRE,
            "heritage": facts::HERITAGE,
            "history": facts::HISTORY,
            "monument": facts::MONUMENT,
            "points.factor": facts::POINTS_AN_AGE,
            "supremacy.colours": facts::SUPREMACY.1,
            "supremacy.each": facts::SUPREMACY.0,
            "universe.value": facts::UNIVERSE,
            "wealth": facts::WEALTH,
            "world.clocks": facts::WORLD,
        },
        "ours": [],
    })
}
