//! Artifacts of age 6.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn frigate_constitution_returns_a_shown_card_of_a_value_on_top_and_its_colour() {
    let start = artifacts().board(ANN, "frigate-constitution").board(BEN, "coal archery tools");
    let played = start.hand(BEN, "machine-tools").play("dogma frigate-constitution");
    assert_eq!((played.hand(BEN), played.pile(BEN, Colour::Red)), ("".into(), "".into()));
    assert_eq!((played.zone("machine-tools"), played.pile(BEN, Colour::Blue)), (Zone::Supply, "tools".into()));
}

#[test]
fn frigate_constitution_leaves_a_card_of_another_value() {
    let start = artifacts().board(ANN, "frigate-constitution").board(BEN, "coal").hand(BEN, "oars");
    let played = start.play("dogma frigate-constitution");
    assert_eq!((played.hand(BEN), played.pile(BEN, Colour::Red)), ("oars".into(), "coal".into()));
}

#[test]
fn us_declaration_of_independence_takes_the_highest_of_hand_score_pile_and_factories() {
    let start = artifacts()
        .board(ANN, "us-declaration-of-independence")
        .board(BEN, "banking coal canning")
        .hand(BEN, "tools optics")
        .score(BEN, "writing paper");
    let played = start.play("dogma us-declaration-of-independence");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("optics".into(), "paper".into()));
    assert_eq!((played.pile(ANN, Colour::Yellow), played.pile(BEN, Colour::Yellow)), ("canning".into(), "".into()));
}

#[test]
fn us_declaration_of_independence_lets_the_victim_choose_between_equal_cards() {
    let start =
        artifacts().board(ANN, "us-declaration-of-independence").board(BEN, "banking").hand(BEN, "optics paper");
    let played = start.play("dogma us-declaration-of-independence");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "optics, paper".into()));
    let played = played.go("paper");
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Green)), ("paper".into(), "banking".into()));
}

/// A colour without cards shows fewest of all.
#[test]
fn pride_and_prejudice_stops_while_a_colour_is_missing() {
    let played = artifacts()
        .board(ANN, "pride-and-prejudice oars sailing")
        .next("encyclopedia")
        .play("dogma pride-and-prejudice");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Blue)), ("".into(), "encyclopedia".into()));
}

#[test]
fn pride_and_prejudice_scores_and_repeats_for_the_colour_with_fewest_visible_cards() {
    let start = artifacts()
        .board(ANN, "pride-and-prejudice oars tools city-states")
        .splayed(ANN, "sailing clothing", Splay::Left)
        .next("encyclopedia classification");
    let played = start.play("dogma pride-and-prejudice");
    assert_eq!(played.score(ANN), "encyclopedia");
    assert_eq!(played.pile(ANN, Colour::Green), "classification sailing clothing");
}

#[test]
fn stamp_act_takes_the_value_of_the_yellow_top_card_and_returns_that_of_the_green_one() {
    let start = artifacts().board(ANN, "stamp-act").board(BEN, "medicine measurement");
    let played = start.score(BEN, "machinery physics oars").play("dogma stamp-act");
    assert_eq!((played.score(ANN), played.score(BEN)), ("machinery".into(), "oars".into()));
    assert_eq!(played.zone("physics"), Zone::Supply);
}

#[test]
fn stamp_act_returns_nothing_without_a_transfer() {
    let start = artifacts().board(ANN, "stamp-act").board(BEN, "measurement").score(BEN, "machinery physics");
    let played = start.play("dogma stamp-act");
    assert_eq!((played.score(ANN), played.score(BEN)), ("".into(), "machinery physics".into()));
}

#[test]
fn buttonwood_agreement_scores_a_chosen_colour_and_splays_it_up() {
    let start = artifacts().board(ANN, "buttonwood-agreement archery oars").next("flight");
    let played = start.play("dogma buttonwood-agreement, red, blue, green");
    assert_eq!((played.score(ANN), played.splay(ANN, Colour::Red)), ("flight".into(), Splay::Up));
}

#[test]
fn buttonwood_agreement_returns_and_unsplays_a_colour_that_was_not_chosen() {
    let start = artifacts()
        .board(ANN, "buttonwood-agreement")
        .splayed(ANN, "city-states philosophy", Splay::Left)
        .score(ANN, "mysticism monotheism tools")
        .next("socialism");
    let played = start.play("dogma buttonwood-agreement, red, blue, green");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("tools".into(), "socialism".into()));
    assert_eq!(played.splay(ANN, Colour::Purple), Splay::None);
}

#[test]
fn the_wealth_of_nations_scores_a_fifth_of_the_score_pile_rounded_up() {
    let start = artifacts().board(ANN, "the-wealth-of-nations").score(ANN, "coal canning").next("oars paper");
    assert_eq!(start.play("dogma the-wealth-of-nations").score(ANN), "canning coal oars paper");
}

#[test]
fn the_wealth_of_nations_counts_the_card_that_it_scored_first() {
    let start = artifacts().board(ANN, "the-wealth-of-nations").next("oars tools");
    assert_eq!(start.play("dogma the-wealth-of-nations").score(ANN), "oars tools");
    let rich = artifacts()
        .board(ANN, "the-wealth-of-nations")
        .score(ANN, "robotics software databases miniaturization bioengineering");
    assert_eq!(rich.play("dogma the-wealth-of-nations").winners(), Some(vec![ANN]), "51 points ask for an 11");
}

#[test]
fn kilogram_of_the_archives_scores_a_ten_for_two_cards_that_make_ten() {
    let start = artifacts().board(ANN, "kilogram-of-the-archives engineering").hand(ANN, "lighting").next("software");
    let played = start.play("dogma kilogram-of-the-archives, engineering");
    assert_eq!((played.score(ANN), played.zone("lighting")), ("software".into(), Zone::Supply));
}

/// Ruling 70.
#[test]
fn kilogram_of_the_archives_counts_the_value_on_the_board() {
    let start = artifacts().board(ANN, "kilogram-of-the-archives battleship-yamato").hand(ANN, "philosophy");
    let played = start.play("dogma kilogram-of-the-archives, battleship-yamato");
    assert_eq!((played.score(ANN), played.zone("battleship-yamato")), ("".into(), Zone::Supply));
}

#[test]
fn puffing_billy_draws_for_the_most_frequent_icon_of_the_colour_and_splays_it_right() {
    let start = artifacts().board(ANN, "puffing-billy industrialization gunpowder").hand(ANN, "coal").next("calendar");
    let played = start.play("dogma puffing-billy");
    assert_eq!((played.hand(ANN), played.splay(ANN, Colour::Red)), ("calendar".into(), Splay::Right));
    assert_eq!(played.zone("coal"), Zone::Supply);
}

#[test]
fn puffing_billy_draws_a_one_for_a_colour_without_cards() {
    let played = artifacts().board(ANN, "puffing-billy").hand(ANN, "coal").next("tools").play("dogma puffing-billy");
    assert_eq!(played.hand(ANN), "tools");
    assert!(!played.game.knows(Some(BEN), card("coal")), "nothing is shown to prove its colour");
}

#[test]
fn marcha_real_draws_one_higher_for_equal_values() {
    let start = artifacts().board(ANN, "marcha-real").hand(ANN, "calendar construction").next("machinery");
    let played = start.play("dogma marcha-real, as-they-lie");
    assert_eq!((played.hand(ANN), played.game.achievements(ANN)), ("machinery".into(), 0));
}

#[test]
fn marcha_real_claims_any_achievement_for_equal_colours() {
    let start = artifacts().board(ANN, "marcha-real").hand(ANN, "oars coal tools");
    let played = start.play("dogma marcha-real, oars, coal, 9");
    assert_eq!((played.hand(ANN), played.game.achievements(ANN)), ("tools".into(), 1));
    assert!(played.game.available().iter().all(|card| card.printed_value() != 9));
}

#[test]
fn marcha_real_gives_nothing_for_one_card() {
    let played = artifacts().board(ANN, "marcha-real").hand(ANN, "oars").play("dogma marcha-real");
    assert_eq!((played.hand(ANN), played.game.achievements(ANN)), ("".into(), 0));
}

#[test]
fn moonlight_sonata_melds_the_bottom_card_of_the_highest_colour_and_claims() {
    let start = artifacts().board(ANN, "moonlight-sonata city-states oars archery");
    let played = start.play("dogma moonlight-sonata, 5");
    assert_eq!(played.pile(ANN, Colour::Purple), "city-states moonlight-sonata");
    assert_eq!((played.pile(ANN, Colour::Red), played.game.achievements(ANN)), ("oars archery".into(), 1));
}

#[test]
fn moonlight_sonata_lets_choose_between_equal_top_cards() {
    let start = artifacts().board(ANN, "moonlight-sonata canning masonry");
    let played = start.play("dogma moonlight-sonata");
    assert_eq!(played.offered(), "purple, yellow");
    assert_eq!(played.go("yellow, 1").pile(ANN, Colour::Yellow), "masonry canning");
}

/// Sargon of Akkad tucks what would cover a card of its value.
#[test]
fn pride_and_prejudice_scores_no_card_that_a_karma_kept_from_being_melded() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "pride-and-prejudice sargon-of-akkad tools emancipation");
    let start = start.splayed(ANN, "archery oars", Splay::Left).next("democracy machine-tools");
    let played = start.play("dogma pride-and-prejudice");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Purple)), ("".into(), "emancipation democracy".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "machine-tools archery oars");
}

/// Two bonuses against one castle.
#[test]
fn puffing_billy_counts_all_bonuses_as_one_type() {
    let start = artifacts_and(Set::Echoes, 2).board(ANN, "puffing-billy").hand(ANN, "archery");
    let start = start.splayed(ANN, "horseshoes bangle", Splay::Left).next("oars calendar");
    let played = start.play("dogma puffing-billy");
    assert_eq!((played.hand(ANN), played.splay(ANN, Colour::Red)), ("calendar".into(), Splay::Right));
}

/// Homer tucks figures that would be returned.
#[test]
fn puffing_billy_counts_no_colour_if_a_karma_stood_for_the_return() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "puffing-billy homer sailing");
    let played = start.hand(ANN, "adam-smith").play("dogma puffing-billy");
    assert_eq!((played.pile(ANN, Colour::Green), played.hand(ANN)), ("sailing adam-smith".into(), "".into()));
    assert!(played.action_over());
}
