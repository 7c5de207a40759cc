//! Whoever handles several cards at once chooses the order wherever it can matter, and is not asked elsewhere (rules/innovation/en.md#return;
//! special achievements are claimed in the middle of an effect, rules/innovation/rulings.md#42).

use crate::support::*;
use fireside::engine::Seat;
use fireside::games::innovation::{Colour, Special, Splay};

/// Six clocks on a purple pile whose top card has a factory.
const SIX_CLOCKS: &str = "railroad the-internet a-i lighting";

/// A table at which this seat has six clocks on a purple pile.
fn six_clocks(seat: Seat) -> Table {
    table(2).splayed(seat, SIX_CLOCKS, Splay::Up)
}

/// Who has World after each of these orders; what is offered comes first.
fn world_after(start: impl Fn() -> Table, action: &str, offered: &str, orders: &[(&str, Option<Seat>)]) {
    assert_eq!(start().play(action).offered(), offered);
    for (first, owner) in orders {
        let played = start().play(&format!("{action}, {first}"));
        assert_eq!(played.special(Special::World), *owner, "{action}, {first}");
    }
}

#[test]
fn electricity_returns_across_colours_in_an_order_of_choice() {
    let start = || six_clocks(ANN).board(ANN, "electricity archery fission quantum-theory tools");
    let orders = [("archery", Some(ANN)), ("quantum-theory", None), ("as-they-lie", Some(ANN))];
    world_after(start, "dogma electricity", "archery, as-they-lie, quantum-theory", &orders);
}

#[test]
fn what_nobody_can_claim_any_more_is_not_asked_for() {
    let start = six_clocks(ANN).board(ANN, "electricity archery fission quantum-theory tools");
    let played = start.with(|situation| situation.special(BEN, Special::World)).play("dogma electricity");
    assert!(played.action_over());
}

/// Only both cards together uncover twelve clocks: every order claims World.
#[test]
fn what_is_claimed_in_every_order_is_not_asked_for() {
    let start = six_clocks(ANN).board(ANN, "electricity construction fission tools quantum-theory");
    let played = start.play("dogma electricity");
    assert!(played.action_over());
    assert_eq!(played.special(Special::World), Some(ANN));
}

#[test]
fn canning_scores_in_an_order_of_choice() {
    let start = || six_clocks(ANN).board(ANN, "canning archery fission quantum-theory tools").next("vaccination");
    let orders = [("archery", Some(ANN)), ("quantum-theory", None), ("as-they-lie", Some(ANN))];
    world_after(start, "dogma canning, yes", "archery, as-they-lie, quantum-theory", &orders);
}

/// Ben, who hands them over, chooses: three castles are left as long as Masonry lies there.
#[test]
fn engineering_lets_the_victim_choose_the_order() {
    let start = || {
        table(2)
            .board(ANN, "engineering the-wheel mysticism domestication")
            .board(BEN, "archery fission masonry")
            .splayed(BEN, "writing pottery specialization philosophy electricity currency", Splay::Up)
    };
    let played = start().play("dogma engineering");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "archery, as-they-lie, masonry".into()));
    assert_eq!(played.go("archery").special(Special::Empire), Some(BEN));
    let played = start().play("dogma engineering, masonry");
    assert_eq!((played.special(Special::Empire), played.score(ANN)), (None, "archery masonry".into()));
}

#[test]
fn translation_melds_across_colours_in_an_order_of_choice() {
    let start = || six_clocks(ANN).board(ANN, "translation fission").score(ANN, "archery satellites");
    let orders = [("satellites", Some(ANN)), ("archery", None), ("as-they-lie", None)];
    world_after(start, "dogma translation, yes", "archery, as-they-lie, satellites", &orders);
}

#[test]
fn encyclopedia_melds_across_colours_in_an_order_of_choice() {
    let start = || six_clocks(ANN).board(ANN, "encyclopedia fission").score(ANN, "robotics databases coal");
    let orders = [("databases", Some(ANN)), ("robotics", None), ("as-they-lie", None)];
    world_after(start, "dogma encyclopedia, yes", "as-they-lie, databases, robotics", &orders);
}

/// After each card the rest is asked for again, as long as it matters.
#[test]
fn the_rest_is_asked_for_again() {
    let start = || table(2).board(ANN, "translation").score(ANN, "sailing clothing mapmaking oars");
    let played = start().play("dogma translation, yes");
    assert_eq!(played.offered(), "as-they-lie, clothing, mapmaking, sailing", "red is alone");
    let played = played.go("mapmaking");
    assert_eq!(played.offered(), "as-they-lie, clothing, sailing");
    assert_eq!(played.go("as-they-lie").pile(ANN, Colour::Green), "clothing sailing mapmaking");
    assert_eq!(
        start().play("dogma translation, yes, as-they-lie").pile(ANN, Colour::Green),
        "mapmaking clothing sailing"
    );
}

/// The values differ, so that the piles do not decide: Oars covers Fission.
#[test]
fn skyscrapers_returns_the_rest_of_a_pile_in_an_order_of_choice() {
    let start =
        || six_clocks(BEN).board(ANN, "skyscrapers sailing").board(BEN, "flight archery oars fission quantum-theory");
    let orders = [("oars", Some(BEN)), ("fission", None), ("as-they-lie", None)];
    world_after(start, "dogma skyscrapers, flight", "as-they-lie, fission, oars", &orders);
}

/// Quantum Theory is the highest; Currency, the second, may still go first.
#[test]
fn mobility_lets_the_victim_choose_the_order_of_the_two_highest() {
    let start = || six_clocks(BEN).board(ANN, "mobility").board(BEN, "quantum-theory tools currency satellites");
    let orders = [("currency", Some(BEN)), ("quantum-theory", None)];
    world_after(start, "dogma mobility", "as-they-lie, currency, quantum-theory", &orders);
}

/// Ben and Cat would both have twelve clocks: who loses a card first claims World.
#[test]
fn specialization_takes_from_opponents_in_an_order_of_choice() {
    let start = || {
        table(3)
            .board(ANN, "specialization")
            .hand(ANN, "metalworking")
            .board(BEN, "archery fission quantum-theory")
            .splayed(BEN, SIX_CLOCKS, Splay::Up)
            .board(CAT, "oars flight databases")
            .splayed(CAT, "software rocketry bioengineering computers", Splay::Up)
    };
    let orders = [("archery", Some(BEN)), ("oars", Some(CAT)), ("as-they-lie", Some(BEN))];
    world_after(start, "dogma specialization", "archery, as-they-lie, oars", &orders);
}

/// Ben has drawn the red card and takes the boards away: Tools first uncovers Ann's last clocks.
#[test]
fn fission_removes_in_an_order_of_choice() {
    let start = || six_clocks(ANN).board(ANN, "fission tools quantum-theory").next("robotics");
    let played = start().play("dogma fission");
    assert_eq!(played.asked(), Some(BEN));
    assert_eq!(played.offered(), "a-i, as-they-lie, fission, lighting, quantum-theory, railroad, the-internet, tools");
    assert_eq!(played.go("tools").special(Special::World), Some(ANN));
    let played = start().play("dogma fission, as-they-lie");
    assert_eq!((played.special(Special::World), played.pile(ANN, Colour::Blue)), (None, "".into()));
}

/// However many cards it removes: three of each icon come to light here, but never all of them at once.
#[test]
fn fission_does_not_ask_where_nothing_can_be_claimed() {
    let start = table(2).board(ANN, "fission monotheism mathematics emancipation stem-cells currency banking");
    let played = start.next("robotics").play("dogma fission");
    assert!(played.action_over() && played.pile(ANN, Colour::Red).is_empty());
}

/// Ann chooses among the piles of all; of cards that she does not know she sees backs.
#[test]
fn mass_media_orders_the_cards_of_all_piles() {
    let played = table(3)
        .board(ANN, "mass-media")
        .hand(ANN, "tools")
        .score(ANN, "coal statistics")
        .score(BEN, "banking physics oars")
        .score(CAT, "chemistry")
        .play("dogma mass-media, tools, 5");
    assert_eq!(
        (played.asked(), played.offered()),
        (Some(ANN), "as-they-lie, back.2.5, back.3.5, coal, statistics".into())
    );
    let played = played.go("back.3.5, coal, as-they-lie");
    assert_eq!(played.lowest(5, 5), "physics banking statistics coal chemistry");
}

#[test]
fn backs_of_one_pile_have_no_order() {
    let played = table(2).board(ANN, "mass-media").hand(ANN, "tools").score(BEN, "banking physics coal");
    assert!(played.play("dogma mass-media, tools, 5").action_over());
}

#[test]
fn cards_of_different_values_are_returned_without_a_question() {
    let played = table(2).board(ANN, "railroad").hand(ANN, "tools coal").play("dogma railroad");
    assert_eq!((played.lowest(1, 1), played.lowest(5, 1)), ("tools".into(), "coal".into()));
    assert!(played.action_over());
}

#[test]
fn cards_of_one_value_are_returned_in_an_order_of_choice() {
    let start = || table(2).board(ANN, "railroad").hand(ANN, "tools coal oars writing");
    let played = start().play("dogma railroad");
    assert_eq!(played.offered(), "as-they-lie, oars, tools, writing");
    assert_eq!(played.go("as-they-lie").lowest(1, 3), "writing oars tools");
    assert_eq!(start().play("dogma railroad, writing, oars").lowest(1, 3), "tools oars writing");
}

#[test]
fn cards_that_are_scored_from_a_hand_have_no_order() {
    let played = table(2).board(ANN, "stem-cells").hand(ANN, "tools oars writing").play("dogma stem-cells, yes");
    assert!(played.action_over());
}
