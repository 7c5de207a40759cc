//! Echoes of age 8.

use super::{echoes, echoes_with};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn bandage_melds_a_leaf_and_demands_the_highest_unmatched_score_and_a_clock() {
    let start = echoes().board(ANN, "bandage").hand(ANN, "agriculture").board(BEN, "software");
    let played = start.hand(BEN, "coal").score(BEN, "oars chemistry canal-building").play("dogma bandage");
    assert_eq!(played.pile(ANN, Colour::Yellow), "agriculture");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Blue)), ("chemistry oars".into(), "".into()));
}

#[test]
fn bandage_leaves_what_the_hand_matches() {
    let start = echoes().board(ANN, "bandage").board(BEN, "tools").hand(BEN, "oars").score(BEN, "sailing");
    let played = start.play("dogma bandage");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Blue)), ("sailing".into(), "tools".into()));
}

#[test]
fn parachute_takes_all_cards_without_a_clock() {
    let played = echoes().board(ANN, "parachute").hand(BEN, "tools oars software").play("dogma parachute");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("oars tools".into(), "software".into()));
}

#[test]
fn parachute_takes_nothing_from_as_many_clocks() {
    let start = echoes().board(ANN, "parachute").board(BEN, "software").hand(BEN, "tools");
    assert_eq!(start.play("dogma parachute").hand(BEN), "tools");
}

#[test]
fn air_conditioner_returns_scored_cards_of_the_values_on_top() {
    let start = echoes().board(ANN, "air-conditioner").board(BEN, "tools paper").score(BEN, "oars medicine calendar");
    assert_eq!(start.play("dogma air-conditioner").score(BEN), "calendar");
}

#[test]
fn air_conditioner_may_score_a_card() {
    let start = || echoes().board(ANN, "air-conditioner").hand(ANN, "tools");
    assert_eq!(start().play("dogma air-conditioner, tools").score(ANN), "tools");
    assert_eq!(start().play("dogma air-conditioner, pass").hand(ANN), "tools");
}

#[test]
fn tractor_draws_scores_and_draws() {
    let played = echoes().board(ANN, "tractor").next("lighting rubber jeans").play("dogma tractor");
    assert_eq!(played.hand(ANN).split(' ').count() + played.score(ANN).split(' ').count(), 3);
    assert_eq!((played.score(ANN), played.hand(ANN)), ("rubber".into(), "jeans lighting".into()));
}

#[test]
fn tractor_echoes_when_it_is_not_the_card_that_is_activated() {
    let start = echoes().splayed(ANN, "agriculture tractor", Splay::Right).next("lighting");
    assert_eq!(start.play("dogma agriculture, pass").hand(ANN), "lighting");
}

#[test]
fn nylon_tucks_an_eight_for_every_three_factories_and_repeats_for_green() {
    let start = echoes().board(ANN, "nylon coal").next("corporations flight").play("dogma nylon, pass");
    assert_eq!(start.pile(ANN, Colour::Green), "nylon corporations");
    assert_eq!(start.pile(ANN, Colour::Red), "coal flight");
}

#[test]
fn nylon_tucks_nothing_for_two_factories_and_may_splay_red() {
    let start = echoes().board(ANN, "nylon oars archery").play("dogma nylon, red");
    assert_eq!((start.pile(ANN, Colour::Green), start.splay(ANN, Colour::Red)), ("nylon".into(), Splay::Up));
}

#[test]
fn sliced_bread_exchanges_the_hand_and_scores_two_below_the_returned_card() {
    let start = echoes().board(ANN, "sliced-bread").hand(ANN, "tools").score(ANN, "paper");
    let played = start.next("flight bandage calendar currency").play("dogma sliced-bread");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("bandage flight".into(), "calendar currency".into()));
}

#[test]
fn sliced_bread_scores_two_ones_without_a_card_to_return() {
    let start = echoes().board(ANN, "sliced-bread").next("flight bandage oars tools");
    assert_eq!(start.play("dogma sliced-bread").score(ANN), "oars tools");
}

#[test]
fn radio_telescope_melds_one_of_the_nines_and_returns_the_rest() {
    let start = echoes().board(ANN, "radio-telescope philosophy").next("computers jet genetics");
    let start = start.play("dogma radio-telescope, jet, as-they-lie");
    assert_eq!((start.pile(ANN, Colour::Red), start.hand(ANN)), ("jet".into(), "".into()));
    assert_eq!(start.zone("computers"), Zone::Supply);
}

#[test]
fn radio_telescope_wins_with_a_i() {
    let start = echoes().board(ANN, "radio-telescope").with(|it| it.empty(&[9])).next("a-i");
    assert_eq!(start.play("dogma radio-telescope").winners(), Some(vec![ANN]));
}

#[test]
fn x_ray_tucks_and_foreshadows_any_value_for_every_three_leaves() {
    let start = echoes().board(ANN, "x-ray agriculture").next("flight computers").play("dogma x-ray, 9");
    assert_eq!((start.forecast(ANN), start.pile(ANN, Colour::Red)), ("computers".into(), "flight".into()));
}

#[test]
fn x_ray_may_splay_yellow_and_counts_leaves() {
    let start =
        echoes().board(ANN, "x-ray agriculture masonry").next("flight computers").play("dogma x-ray, 9, yellow");
    assert_eq!(start.splay(ANN, Colour::Yellow), Splay::Up);
    let few = echoes().board(ANN, "x-ray").next("flight").play("dogma x-ray");
    assert!(few.action_over() && few.forecast(ANN).is_empty());
}

#[test]
fn crossword_draws_the_value_of_every_bonus() {
    let two = echoes().board(ANN, "crossword plumbing").next("flight pagoda").play("dogma crossword");
    assert_eq!(two.offered(), "2, 8");
    assert_eq!(two.go("8").hand(ANN), "flight pagoda", "in an order of choice");
}

#[test]
fn crossword_counts_only_what_is_visible() {
    let start = echoes().board(ANN, "crossword mysticism puppet").next("flight");
    assert_eq!(start.play("dogma crossword").hand(ANN), "flight");
}

#[test]
fn television_puts_a_scored_card_on_its_owners_board_and_achieves_another() {
    let start = echoes().board(ANN, "television").score(ANN, "computers").achieved(BEN, "archery");
    let start = start.score(BEN, "oars tools paper").with(|it| it.seen(&cards("oars tools")));
    let played = start.next("flight").play("dogma television, 1, oars");
    assert_eq!((played.pile(BEN, Colour::Red), played.zone("tools")), ("oars".into(), Zone::Achievements(ANN)));
}

#[test]
fn television_achieves_nothing_that_its_owner_has_not() {
    let start = echoes().board(ANN, "television").score(BEN, "paper").next("flight").play("dogma television, 3");
    assert_eq!((start.pile(BEN, Colour::Green), start.game.achievements(ANN)), ("paper".into(), 0));
}

/// Napoleon tucks the card instead, and scores the only top 6, himself.
#[test]
fn sliced_bread_counts_nothing_for_a_card_that_a_karma_kept() {
    let start = echoes_with(Set::Figures).board(ANN, "sliced-bread napoleon-bonaparte").score(ANN, "coal");
    let played = start.next("mobility nylon tools oars enterprise reformation").play("dogma sliced-bread");
    assert_eq!(
        (played.score(ANN), played.pile(ANN, Colour::Red)),
        ("napoleon-bonaparte oars tools".into(), "coal".into())
    );
}

/// Gene Roddenberry tucks it instead.
#[test]
fn radio_telescope_wins_nothing_with_a_i_that_was_not_melded() {
    let start = echoes_with(Set::Figures).board(ANN, "radio-telescope gene-roddenberry").next("a-i");
    let played = start.with(|it| it.empty(&[9])).play("dogma radio-telescope");
    assert_eq!((played.winners(), played.pile(ANN, Colour::Purple)), (None, "a-i".into()));
}
