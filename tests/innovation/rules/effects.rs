//! Words of effects: you may, draw and, return, transfer, exchange, remove, the value of nothing.

use super::free_draws;
use crate::support::*;
use fireside::games::innovation::{Colour, Event, Special, Zone};

/// The FAQ of 2011: whoever tucks with Reformation must tuck as many as the leaves allow.
#[test]
fn reformation_tucks_for_every_two_leaves_or_not_at_all() {
    let start = || table(2).board(ANN, "reformation pottery").hand(ANN, "oars tools sailing writing");
    let played = start().play("dogma reformation, oars");
    assert_eq!(played.offered(), "sailing, tools, writing", "six leaves: two more must follow");
    let played = played.go("tools, writing");
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Blue)), ("sailing".into(), "pottery tools writing".into()));
    assert_eq!(start().play("dogma reformation, pass").hand(ANN), "oars sailing tools writing");
}

#[test]
fn reformation_tucks_what_there_is() {
    let played = table(2).board(ANN, "reformation pottery").hand(ANN, "oars tools").play("dogma reformation, oars");
    assert_eq!(played.hand(ANN), "", "the last card goes without a question");
}

/// Ruling 14.
#[test]
fn the_value_of_nothing_is_0_and_a_0_is_drawn_as_a_1() {
    let played = table(2).board(ANN, "machine-tools").next("oars").play("dogma machine-tools");
    assert_eq!(played.score(ANN), "oars");
    assert_eq!(table(2).next("tools").play("draw").hand(ANN), "tools", "without a top card");
}

/// Ruling 15.
#[test]
fn a_value_that_is_not_there_may_be_chosen_and_does_nothing() {
    let played = table(2)
        .board(ANN, "mass-media")
        .hand(ANN, "tools")
        .score(BEN, "canning services")
        .play("dogma mass-media, tools, 7");
    assert_eq!(played.score(BEN), "canning services");
}

/// Rulings 25 and 43.
#[test]
fn exchanged_and_transferred_cards_are_not_scored() {
    let played = table(2)
        .board(ANN, "bicycle")
        .hand(ANN, "oars tools archery sailing pottery writing")
        .play("dogma bicycle, yes");
    assert_eq!(played.game.player(ANN).score_pile().len(), 6);
    assert_eq!((played.game.player(ANN).scored(), played.game.owner(Special::Monument)), (0, None));
    let played = table(2).board(ANN, "bioengineering").board(BEN, "pottery").play("dogma bioengineering");
    assert_eq!((played.score(ANN), played.game.player(ANN).scored()), ("pottery".into(), 0), "ruling 52");
}

/// Ruling 26.
#[test]
fn an_exchange_happens_with_an_empty_side() {
    let played = table(2).board(ANN, "canal-building").hand(ANN, "paper oars").play("dogma canal-building, yes");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("oars".into(), "paper".into()));
    let played = table(2).board(ANN, "machinery").hand(BEN, "writing pottery").play("dogma machinery");
    assert_eq!((played.hand(BEN), played.zone("writing")), ("".into(), Zone::Hand(ANN)));
    let played = table(2).board(ANN, "medicine").score(ANN, "coal banking").play("dogma medicine");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "banking, coal".into()), "Ann chooses her lowest");
    assert_eq!(played.go("coal").score(BEN), "coal");
}

/// Ruling 27.
#[test]
fn draw_and_score_deals_with_one_card_after_the_other() {
    let played = table(2)
        .board(ANN, "suburbia")
        .hand(ANN, "oars tools")
        .next("archery pottery")
        .play("dogma suburbia, oars, tools");
    let moves: Vec<Zone> = played
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Moved { card, to, .. } if card.printed_value() == 1 => Some(*to),
            _ => None,
        })
        .collect();
    assert_eq!(moves, [Zone::Board(ANN), Zone::Board(ANN), Zone::Score(ANN), Zone::Score(ANN)]);
}

/// Ruling 28.
#[test]
fn a_card_that_is_drawn_and_revealed_stays_in_hand() {
    let played = table(2).board(ANN, "empiricism").next("computers").play("dogma empiricism, red, yellow");
    assert_eq!(played.hand(ANN), "computers");
    assert!(played.game.knows(Some(BEN), card("computers")) && played.game.knows(None, card("computers")));
}

/// Ruling 30.
#[test]
fn empty_ages_are_skipped() {
    let played = table(2)
        .board(ANN, "the-wheel")
        .next("gunpowder coal")
        .with(|situation| situation.empty(&[1, 2, 3, 4]))
        .play("dogma the-wheel");
    assert_eq!(played.hand(ANN), "coal gunpowder", "the last 4, then a 5");
}

/// Ruling 29.
#[test]
fn a_returned_card_revives_an_empty_age() {
    let played = table(2)
        .board(ANN, "pottery")
        .hand(ANN, "tools")
        .with(|situation| situation.empty(&[1]))
        .play("dogma pottery, tools");
    assert_eq!(played.score(ANN), "tools");
}

/// Rulings 32 and 33. Ben's card is not red; Cat's is; Dan is not asked.
#[test]
fn fission_removes_hands_boards_and_score_piles_and_ends_the_action() {
    let played = table(4)
        .board(ANN, "fission agriculture")
        .achieved(ANN, "archery")
        .score(BEN, "tools")
        .hand(DAN, "oars")
        .next("software robotics databases")
        .play("dogma fission");
    assert_eq!(names(played.game.removed()), "agriculture fission oars robotics software tools");
    assert_eq!((played.game.achievements(ANN), played.game.available().len()), (1, 9));
    assert_eq!((played.zone("databases"), free_draws(&played)), (Zone::Supply, 0));
    assert!(played.events.contains(&Event::Complete(card("fission"))));
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "draw".into()));
}

/// Ruling 33.
#[test]
fn cards_drawn_for_fission_that_are_not_red_are_kept() {
    let played = table(3).board(ANN, "fission").next("software databases stem-cells").play("dogma fission");
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("software".into(), "databases".into()));
    assert_eq!(played.hand(ANN), "stem-cells", "the second effect follows");
}

/// The card's text: "other than Fission", wherever it lies.
#[test]
fn fission_does_not_return_itself() {
    let played =
        table(2).board(ANN, "fission tools").board(BEN, "databases").next("software a-i").play("dogma fission");
    assert_eq!(
        (played.asked(), played.offered()),
        (Some(BEN), "databases, tools".into()),
        "Ben shares with three clocks"
    );
}

/// Ruling 35.
#[test]
fn what_effects_meld_or_claim_is_no_action() {
    let played =
        table(2).board(ANN, "sailing").next("oars").with(|situation| situation.turn(ANN, 3, 2)).play("dogma sailing");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.asked(), played.game.actions_left()),
        ("oars".into(), Some(ANN), 1)
    );
}

/// Ruling 53.
#[test]
fn empiricism_wants_two_different_colours_before_the_draw() {
    let played = table(2).board(ANN, "empiricism").next("computers").play("dogma empiricism, blue");
    assert_eq!((played.offered(), played.hand(ANN)), ("green, purple, red, yellow".into(), "".into()));
    assert_eq!(played.go("red").pile(ANN, Colour::Blue), "computers");
}

/// Ruling 54.
#[test]
fn combustion_counts_the_demanders_crowns() {
    let start = || table(2).board(ANN, "combustion").score(BEN, "tools oars");
    assert_eq!(start().play("dogma combustion").score(ANN), "", "two crowns");
    let played = start().board(ANN, "sailing").play("dogma combustion, oars");
    assert_eq!((played.score(ANN), played.score(BEN)), ("oars".into(), "tools".into()), "four crowns");
}

/// With fewer than three cards nobody can return three.
#[test]
fn tools_returns_three_cards_or_none() {
    let played = table(2).board(ANN, "tools").hand(ANN, "oars archery").play("dogma tools");
    assert_eq!((played.hand(ANN), played.asked()), ("archery oars".into(), Some(BEN)));
}
