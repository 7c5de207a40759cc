//! The facts in the rulebook are those that the game is played with.

use crate::facts::compare;
use fireside::games::innovation::{self, facts};
use serde_json::{Value, json};

#[test]
fn the_facts_in_the_book_are_those_of_the_game() {
    compare("innovation", &innovation_facts());
}

/// Innovation's printed facts as the book uses them, and which sets it may tell of.
fn innovation_facts() -> Value {
    let mut book = json!({ "facts": numbers(), "offered": {}, "ours": [] });
    for set in innovation::Set::ALL {
        book["offered"][set.word()] = json!(innovation::Set::OFFERED.contains(&set));
    }
    for players in 2..=4 {
        let mut sets = innovation::Sets::BASE;
        for set in innovation::Set::EXPANSIONS {
            sets = sets.with(set);
            let options = innovation::Options { sets, ..Default::default() };
            let game = innovation::Situation::new(&options, players).unwrap().build().unwrap();
            book["facts"][format!("achievements.{players}.{}", sets.expansions())] = json!(game.to_win());
        }
    }
    book
}

fn numbers() -> Value {
    let of_age = |age: u8| innovation::Set::Base.cards().filter(|card| card.printed_value() == age).count();
    let [two, three, four] = facts::TO_WIN;
    json!({
        "achievements.2": two,
        "achievements.3": three,
        "achievements.4": four,
        "actions": facts::ACTIONS,
        "age.1.cards": of_age(1),
        "age.n.cards": of_age(2),
        "ages": facts::LAST_AGE,
        "cards": facts::A_SET,
        "decree.values": facts::ISSUED_WITH,
        "destiny": facts::DESTINY,
        "empire.each": facts::EMPIRE,
        "heritage": facts::HERITAGE,
        "history": facts::HISTORY,
        "nested.most": facts::MOST_NESTED,
        "monument": facts::MONUMENT,
        "points.factor": facts::POINTS_AN_AGE,
        "supremacy.colours": facts::SUPREMACY.1,
        "supremacy.each": facts::SUPREMACY.0,
        "universe.value": facts::UNIVERSE,
        "wealth": facts::WEALTH,
        "world.clocks": facts::WORLD,
    })
}
