//! Cards of age 1.

use crate::support::*;

#[test]
fn archery_takes_the_highest_card_after_a_draw() {
    let played = table(2)
        .board(ANN, "archery")
        .hand(BEN, "construction philosophy sailing")
        .next("oars")
        .play("dogma archery, philosophy");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("philosophy".into(), "construction oars sailing".into()));
}

#[test]
fn archery_takes_the_drawn_card_from_an_empty_hand() {
    let played = table(2).board(ANN, "archery").next("oars").play("dogma archery");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("oars".into(), "".into()));
}
