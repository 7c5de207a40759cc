//! Artifacts of age 7.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn jedliks_electromagnetic_self_rotor_scores_and_melds_an_eight_and_claims_the_eight() {
    let start = artifacts().board(ANN, "jedliks-electromagnetic-self-rotor").next("flight socialism");
    let played = start.play("dogma jedliks-electromagnetic-self-rotor");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Purple)), ("flight".into(), "socialism".into()));
    assert_eq!(played.game.player(ANN).achievements().first().map(|card| card.printed_value()), Some(8));
}

#[test]
fn jedliks_electromagnetic_self_rotor_claims_no_other_value() {
    let start = artifacts().board(ANN, "jedliks-electromagnetic-self-rotor").with(|it| it.available(&[1, 7, 9]));
    let played = start.next("flight socialism").play("dogma jedliks-electromagnetic-self-rotor");
    assert_eq!(played.game.achievements(ANN), 0);
}

#[test]
fn submarine_h_l_hunley_returns_a_colour_whose_bottom_card_is_a_one() {
    let start = artifacts().board(ANN, "submarine-h-l-hunley").board(BEN, "coal city-states").next("lighting");
    let played = start.play("dogma submarine-h-l-hunley");
    assert_eq!((played.pile(BEN, Colour::Purple), played.zone("lighting")), ("".into(), Zone::Supply));
    assert_eq!(played.pile(BEN, Colour::Red), "coal");
}

#[test]
fn submarine_h_l_hunley_leaves_a_colour_with_another_bottom_card() {
    let start = artifacts().board(ANN, "submarine-h-l-hunley").board(BEN, "coal enterprise").next("lighting");
    assert_eq!(start.play("dogma submarine-h-l-hunley").pile(BEN, Colour::Purple), "lighting enterprise");
}

#[test]
fn colt_paterson_revolver_returns_hand_and_score_pile_for_a_colour_in_hand() {
    let start = artifacts().board(ANN, "colt-paterson-revolver").board(BEN, "coal");
    let start = start.hand(BEN, "oars canning").score(BEN, "calendar").next("explosives");
    let played = start.play("dogma colt-paterson-revolver");
    assert_eq!((played.hand(BEN), played.score(BEN)), ("".into(), "".into()));
    assert_eq!((played.zone("explosives"), played.zone("calendar")), (Zone::Supply, Zone::Supply));
}

#[test]
fn colt_paterson_revolver_lets_keep_cards_of_other_colours() {
    let start = artifacts().board(ANN, "colt-paterson-revolver").board(BEN, "coal");
    let played = start.hand(BEN, "oars").score(BEN, "calendar").next("lighting").play("dogma colt-paterson-revolver");
    assert_eq!((played.hand(BEN), played.score(BEN)), ("lighting oars".into(), "calendar".into()));
    let empty = artifacts().board(ANN, "colt-paterson-revolver").board(BEN, "coal").next("explosives");
    assert_eq!(empty.play("dogma colt-paterson-revolver").hand(BEN), "explosives", "it does not match itself");
}

#[test]
fn singer_model_27_tucks_a_card_and_all_scored_cards_of_its_colour() {
    let start = artifacts()
        .board(ANN, "singer-model-27 clothing")
        .hand(ANN, "sailing")
        .score(ANN, "navigation the-wheel tools");
    let played = start.play("dogma singer-model-27, as-they-lie");
    assert_eq!(played.pile(ANN, Colour::Green), "clothing sailing navigation the-wheel");
    assert_eq!((played.splay(ANN, Colour::Green), played.score(ANN)), (Splay::Up, "tools".into()));
}

#[test]
fn singer_model_27_does_nothing_with_an_empty_hand() {
    let start = artifacts().board(ANN, "singer-model-27 sailing clothing").score(ANN, "the-wheel");
    let played = start.play("dogma singer-model-27");
    assert_eq!((played.score(ANN), played.splay(ANN, Colour::Green)), ("the-wheel".into(), Splay::None));
}

#[test]
fn hansen_writing_ball_makes_draw_four_sevens_meld_a_blue_one_and_give_the_hand() {
    let start = artifacts()
        .board(ANN, "hansen-writing-ball")
        .board(BEN, "computers")
        .hand(BEN, "oars")
        .next("lighting railroad combustion evolution bicycle publications explosives");
    let played = start.play("dogma hansen-writing-ball");
    assert_eq!(played.pile(BEN, Colour::Blue), "evolution computers");
    assert_eq!(played.hand(ANN), "combustion explosives lighting oars publications railroad");
    assert_eq!((played.hand(BEN), played.free_draw()), ("bicycle".into(), true));
}

#[test]
fn hansen_writing_ball_tucks_until_a_clock_comes() {
    let start = artifacts().board(ANN, "hansen-writing-ball").next("explosives electricity lighting");
    let played = start.play("dogma hansen-writing-ball");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("explosives".into(), "lighting".into()));
    assert_eq!(played.pile(ANN, Colour::Green), "hansen-writing-ball electricity");
}

#[test]
fn international_prototype_metre_bar_wins_with_as_many_visible_cards_as_the_value() {
    let start = || artifacts().board(ANN, "international-prototype-metre-bar coal").next("engineering calendar oars");
    let played = start().next("road-building").play("dogma international-prototype-metre-bar, 2");
    assert_eq!(played.winners(), None, "Calendar is the only blue card");
    let won = artifacts().board(ANN, "international-prototype-metre-bar coal").next("road-building");
    assert_eq!(won.play("dogma international-prototype-metre-bar, 2").winners(), Some(vec![ANN]));
}

#[test]
fn international_prototype_metre_bar_returns_the_card_otherwise() {
    let start = artifacts().board(ANN, "international-prototype-metre-bar coal oars").next("optics");
    let played = start.play("dogma international-prototype-metre-bar, 3");
    assert_eq!(played.winners(), Some(vec![ANN]), "three red cards are visible");
    let start = artifacts().board(ANN, "international-prototype-metre-bar coal").next("optics");
    let played = start.play("dogma international-prototype-metre-bar, 3");
    assert_eq!((played.zone("optics"), played.pile(ANN, Colour::Red)), (Zone::Supply, "coal".into()));
}

#[test]
fn corvette_challenger_scores_a_card_for_the_visible_cards_of_the_tucked_colour() {
    let start = artifacts().board(ANN, "corvette-challenger physics chemistry").next("rocketry gunpowder");
    let played = start.play("dogma corvette-challenger");
    assert_eq!(played.pile(ANN, Colour::Blue), "corvette-challenger physics chemistry rocketry");
    assert_eq!((played.splay(ANN, Colour::Blue), played.score(ANN)), (Splay::Up, "gunpowder".into()));
}

#[test]
fn corvette_challenger_scores_a_one_for_a_new_colour() {
    let played = artifacts().board(ANN, "corvette-challenger").next("flight tools").play("dogma corvette-challenger");
    assert_eq!((played.pile(ANN, Colour::Red), played.score(ANN)), ("flight".into(), "tools".into()));
}

#[test]
fn periodic_table_melds_one_higher_and_repeats_over_a_chosen_card() {
    let start = artifacts().board(ANN, "periodic-table lighting explosives").next("socialism quantum-theory suburbia");
    let played = start.play("dogma periodic-table");
    assert_eq!(played.offered(), "blue, purple, red");
    let played = played.go("purple, blue");
    assert_eq!(played.pile(ANN, Colour::Purple), "socialism lighting");
    assert_eq!(played.pile(ANN, Colour::Blue), "quantum-theory periodic-table");
    assert_eq!(played.pile(ANN, Colour::Yellow), "suburbia");
}

#[test]
fn periodic_table_ends_with_a_card_over_none_of_them() {
    let start = artifacts().board(ANN, "periodic-table lighting explosives").next("flight");
    let played = start.play("dogma periodic-table, purple, blue");
    assert!(played.action_over());
    assert_eq!(played.pile(ANN, Colour::Red), "flight explosives");
}

/// Ruling 70: on a board it is no 8.
#[test]
fn periodic_table_compares_values_on_the_board() {
    let start = artifacts().board(ANN, "periodic-table battleship-yamato socialism");
    assert!(start.play("dogma periodic-table").action_over());
}

#[test]
fn roundhay_garden_scene_melds_the_highest_scored_card_and_executes_it() {
    let start = artifacts().board(ANN, "roundhay-garden-scene").score(ANN, "experimentation tools");
    let played = start.next("enterprise gunpowder astronomy").play("dogma roundhay-garden-scene");
    assert_eq!(played.score(ANN), "enterprise gunpowder tools");
    assert_eq!(played.pile(ANN, Colour::Purple), "astronomy roundhay-garden-scene");
}

/// Ruling 18: demands too, on whoever has fewer of the icon of the first card.
#[test]
fn roundhay_garden_scene_makes_the_demands_of_the_card() {
    let start = artifacts().board(ANN, "roundhay-garden-scene").score(ANN, "gunpowder").board(BEN, "archery");
    let played = start.next("reformation anatomy calendar").play("dogma roundhay-garden-scene");
    assert_eq!(played.score(ANN), "anatomy archery calendar reformation");
}

/// Ruling 14.
#[test]
fn roundhay_garden_scene_scores_two_ones_without_a_scored_card() {
    let played = artifacts().board(ANN, "roundhay-garden-scene").next("oars tools").play("dogma roundhay-garden-scene");
    assert_eq!(played.score(ANN), "oars tools");
}

#[test]
fn the_communist_manifesto_gives_everybody_a_seven_and_executes_the_own_one() {
    let start = artifacts().board(ANN, "the-communist-manifesto");
    let start = start.next("lighting railroad classification metric-system democracy");
    let played = start.play("dogma the-communist-manifesto, railroad");
    assert_eq!(played.pile(ANN, Colour::Purple), "railroad the-communist-manifesto");
    assert_eq!(played.pile(BEN, Colour::Purple), "lighting");
    assert_eq!(played.hand(ANN), "classification democracy metric-system");
}

#[test]
fn the_communist_manifesto_draws_one_for_each_player() {
    let start = table_of(Set::Artifacts, 3).board(ANN, "the-communist-manifesto");
    let played = start.next("lighting explosives evolution").play("dogma the-communist-manifesto, evolution, lighting");
    assert_eq!(
        (played.pile(BEN, Colour::Purple), played.pile(CAT, Colour::Red)),
        ("lighting".into(), "explosives".into())
    );
    assert_eq!(played.asked(), Some(ANN), "Evolution asks");
}

/// Rhazes tucked the only other red card before the draw.
#[test]
fn colt_paterson_revolver_compares_with_the_hand_after_the_draw() {
    let start = artifacts_and(Set::Figures, 2).display(ANN, "colt-paterson-revolver");
    let start = start.board(BEN, "rhazes industrialization").hand(BEN, "explosives tools").score(BEN, "oars");
    let played = start.next("combustion").play("dogma colt-paterson-revolver");
    assert_eq!(played.pile(BEN, Colour::Red), "industrialization explosives");
    assert_eq!((played.hand(BEN), played.score(BEN)), ("combustion tools".into(), "oars".into()));
}

/// Imhotep returns what would cover a pile that is not splayed, and splays it left.
#[test]
fn international_prototype_metre_bar_does_not_go_on_if_a_karma_stood_for_the_meld() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "international-prototype-metre-bar imhotep flight archery");
    let played = start.next("construction").play("dogma international-prototype-metre-bar, 2");
    assert_eq!((played.winners(), played.zone("construction")), (None, Zone::Supply));
    assert_eq!((played.pile(ANN, Colour::Red), played.splay(ANN, Colour::Red)), ("flight archery".into(), Splay::Left));
}

/// Imhotep returns what would cover a pile that is not splayed.
#[test]
fn periodic_table_does_not_repeat_if_a_karma_stood_for_the_meld() {
    let start = artifacts_and(Set::Figures, 2).display(ANN, "periodic-table");
    let start = start.board(ANN, "imhotep flight archery corporations").next("fission composites");
    let played = start.play("dogma periodic-table");
    assert_eq!((played.pile(ANN, Colour::Red), played.zone("composites")), ("flight archery".into(), Zone::Supply));
}

/// Sargon of Akkad tucks what would cover a card of its value.
#[test]
fn roundhay_garden_scene_goes_on_without_a_card_if_a_karma_stood_for_the_meld() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "roundhay-garden-scene sargon-of-akkad engineering");
    let played = start.score(ANN, "optics").next("tools sailing paper translation").play("dogma roundhay-garden-scene");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.score(ANN)),
        ("engineering optics".into(), "sailing tools".into())
    );
}

/// Sunshu Ao carries out a yellow card and takes it into the hand: no colour, and no cards of it.
#[test]
fn corvette_challenger_counts_no_colour_if_a_karma_stood_for_the_tuck() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "corvette-challenger sunshu-ao oars");
    let played = start.next("antibiotics tools calendar").play("dogma corvette-challenger");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("antibiotics".into(), "tools".into()));
}

/// Cards are never shown to prove something (rules, "Sichtbarkeit von Informationen").
#[test]
fn colt_paterson_revolver_shows_the_hand_but_not_the_card_that_is_drawn() {
    let start = artifacts().board(ANN, "colt-paterson-revolver").board(BEN, "coal").hand(BEN, "oars");
    let played = start.next("lighting").play("dogma colt-paterson-revolver");
    let knows = |id: &str| played.game.knows(Some(ANN), card(id));
    assert!(knows("oars") && !knows("lighting"));
}
