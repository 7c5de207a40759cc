//! Artifacts of age 8.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn battleship_bismarck_returns_the_colour_that_is_drawn() {
    let start = artifacts().board(ANN, "battleship-bismarck").board(BEN, "coal gunpowder tools").next("flight");
    let played = start.play("dogma battleship-bismarck");
    assert_eq!((played.pile(BEN, Colour::Red), played.hand(BEN)), ("".into(), "flight".into()));
    assert_eq!(played.pile(BEN, Colour::Blue), "tools");
}

#[test]
fn battleship_bismarck_compels_whoever_has_as_many_factories() {
    let start = artifacts().board(ANN, "battleship-bismarck").board(BEN, "industrialization").next("flight");
    let played = start.play("dogma battleship-bismarck");
    assert_eq!((played.pile(BEN, Colour::Red), played.hand(BEN)), ("industrialization".into(), "".into()));
}

/// Ruling 70.
#[test]
fn battleship_yamato_ends_the_game_when_a_card_of_its_value_is_drawn() {
    let played = artifacts().board(ANN, "battleship-yamato").score(ANN, "tools").play("draw");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

/// Ruling 70.
#[test]
fn battleship_yamato_is_worth_eight_where_it_is_not_on_a_board() {
    let game = artifacts().score(ANN, "battleship-yamato").build();
    assert_eq!((game.player(ANN).points(), game.player(ANN).highest_top()), (8, 0));
    let game = artifacts().board(ANN, "battleship-yamato").build();
    assert_eq!(game.player(ANN).highest_top(), 11);
}

#[test]
fn plush_beweglich_rod_bear_splays_colours_of_a_value_and_returns_it_from_all_score_piles() {
    let start = artifacts()
        .board(ANN, "plush-beweglich-rod-bear optics oars tools writing")
        .score(ANN, "paper coal")
        .score(BEN, "education");
    let played = start.play("dogma plush-beweglich-rod-bear, 3, as-they-lie");
    assert_eq!((played.splay(ANN, Colour::Red), played.splay(ANN, Colour::Blue)), (Splay::Up, Splay::None));
    assert_eq!((played.score(ANN), played.score(BEN)), ("coal".into(), "".into()));
}

#[test]
fn plush_beweglich_rod_bear_may_name_a_value_that_nobody_has() {
    let start = artifacts().board(ANN, "plush-beweglich-rod-bear").score(BEN, "education");
    assert_eq!(start.play("dogma plush-beweglich-rod-bear, 7").score(BEN), "education");
}

#[test]
fn time_takes_all_top_cards_with_a_clock_but_yellow_ones() {
    let start = artifacts().board(ANN, "time").board(BEN, "computers mobility singer-model-27 city-states");
    let played = start.play("dogma time, mobility");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Blue)),
        ("mobility".into(), "computers".into())
    );
    assert_eq!(played.pile(BEN, Colour::Yellow), "singer-model-27");
    assert_eq!(played.pile(BEN, Colour::Purple), "city-states");
}

#[test]
fn time_takes_what_comes_to_light() {
    let start = artifacts().board(ANN, "time").board(BEN, "computers software tools");
    let played = start.play("dogma time");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.pile(BEN, Colour::Blue)),
        ("software computers".into(), "tools".into())
    );
}

#[test]
fn meiji_mura_stamp_vending_machine_scores_three_cards_of_the_returned_value() {
    let start = artifacts().board(ANN, "meiji-mura-stamp-vending-machine").hand(ANN, "gunpowder");
    let played = start.next("reformation navigation enterprise").play("dogma meiji-mura-stamp-vending-machine");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("enterprise navigation reformation".into(), "".into()));
}

/// Ruling 14.
#[test]
fn meiji_mura_stamp_vending_machine_scores_ones_for_nothing() {
    let start = artifacts().board(ANN, "meiji-mura-stamp-vending-machine").next("oars tools sailing");
    assert_eq!(start.play("dogma meiji-mura-stamp-vending-machine").score(ANN), "oars sailing tools");
}

#[test]
fn ocean_liner_titanic_scores_all_bottom_cards() {
    let start = artifacts().board(ANN, "ocean-liner-titanic sailing").splayed(ANN, "engineering archery", Splay::Left);
    let played = start.play("dogma ocean-liner-titanic");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Red)), ("archery sailing".into(), "engineering".into()));
    assert_eq!(
        (played.splay(ANN, Colour::Red), played.game.player(ANN).scored()),
        (Splay::None, 0),
        "Ben's turn began"
    );
}

#[test]
fn ocean_liner_titanic_scores_itself_if_nothing_is_beneath() {
    assert_eq!(
        artifacts().board(ANN, "ocean-liner-titanic").play("dogma ocean-liner-titanic").score(ANN),
        "ocean-liner-titanic"
    );
}

#[test]
fn earharts_lockheed_electra_10e_returns_down_from_eight_and_claims() {
    let start = artifacts().board(ANN, "earharts-lockheed-electra-10e tools optics battleship-yamato fission");
    let start = start.with(|it| it.available(&[5, 7]));
    let played = start.play("dogma earharts-lockheed-electra-10e, 7");
    assert_eq!(played.game.player(ANN).achievements().first().map(|card| card.printed_value()), Some(7));
    assert_eq!((played.pile(ANN, Colour::Blue), played.zone("tools")), ("".into(), Zone::Supply));
}

#[test]
fn earharts_lockheed_electra_10e_leaves_nines_and_yamato() {
    let start = artifacts().board(ANN, "earharts-lockheed-electra-10e battleship-yamato suburbia");
    let played = start.with(|it| it.available(&[5])).play("dogma earharts-lockheed-electra-10e");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Yellow)),
        ("battleship-yamato".into(), "suburbia".into())
    );
}

#[test]
fn earharts_lockheed_electra_10e_wins_with_eight_values() {
    let board = "earharts-lockheed-electra-10e tools lighting canning fermenting coal optics navigation";
    let played = artifacts().board(ANN, board).play("dogma earharts-lockheed-electra-10e");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

#[test]
fn parnell_pitch_drop_wins_with_three_clocks() {
    let won = artifacts().board(ANN, "parnell-pitch-drop").next("satellites").play("dogma parnell-pitch-drop");
    assert_eq!(won.winners(), Some(vec![ANN]));
}

#[test]
fn parnell_pitch_drop_melds_one_higher_than_the_highest_top_card() {
    let played = artifacts().board(ANN, "parnell-pitch-drop").next("computers").play("dogma parnell-pitch-drop");
    assert_eq!((played.winners(), played.pile(ANN, Colour::Blue)), (None, "computers parnell-pitch-drop".into()));
}

#[test]
fn the_30_world_cup_final_ball_returns_an_achievement_and_gives_new_ones() {
    let start = artifacts()
        .board(ANN, "30-world-cup-final-ball")
        .board(BEN, "agriculture")
        .achieved(BEN, "experimentation")
        .with(|it| it.available(&[1]))
        .next("quantum-theory socialism rocketry flight");
    let played = start.play("dogma 30-world-cup-final-ball");
    assert_eq!((played.zone("experimentation"), played.zone("socialism")), (Zone::Supply, Zone::Achievements(ANN)));
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("quantum-theory".into(), "flight rocketry".into()));
}

#[test]
fn the_30_world_cup_final_ball_gives_nothing_to_equal_players() {
    let start = artifacts().board(ANN, "30-world-cup-final-ball").board(BEN, "empiricism").next("socialism");
    let played = start.play("dogma 30-world-cup-final-ball");
    assert_eq!((played.hand(ANN), played.game.achievements(ANN)), ("socialism".into(), 0));
}

#[test]
fn the_30_world_cup_final_ball_can_achieve_for_an_opponent() {
    let start = artifacts().board(ANN, "30-world-cup-final-ball").board(BEN, "coal").next("flight rocketry");
    let played = start.play("dogma 30-world-cup-final-ball");
    assert_eq!((played.achieved(BEN), played.hand(ANN)), ("flight".into(), "rocketry".into()));
}

#[test]
fn garlands_ruby_slippers_win_with_a_card_without_effects() {
    let start = artifacts().board(ANN, "garlands-ruby-slippers").hand(ANN, "battleship-yamato oars");
    assert_eq!(start.play("dogma garlands-ruby-slippers").winners(), Some(vec![ANN]));
}

/// Ruling 18.
#[test]
fn garlands_ruby_slippers_execute_demands_too() {
    let start = artifacts().board(ANN, "garlands-ruby-slippers").hand(ANN, "corporations").board(BEN, "coal");
    let played = start.next("flight socialism").play("dogma garlands-ruby-slippers");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Red)), ("coal".into(), "flight".into()));
    assert_eq!(played.pile(ANN, Colour::Purple), "socialism garlands-ruby-slippers");
}

/// Ruling 70.
#[test]
fn plush_beweglich_rod_bear_may_name_the_value_of_battleship_yamato() {
    let start = artifacts().board(ANN, "plush-beweglich-rod-bear battleship-yamato archery");
    let asked = start.play("dogma plush-beweglich-rod-bear");
    assert_eq!(asked.offered(), "1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9");
    assert_eq!(asked.go("11").splay(ANN, Colour::Red), Splay::Up);
}

/// A card without icons has no featured one: for a clock Shigeru Miyamoto would win.
#[test]
fn battleship_yamato_has_no_featured_icon_for_karmas() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "shigeru-miyamoto battleship-yamato");
    let played = start.play("dogma battleship-yamato");
    assert_eq!((played.winners(), played.action_over()), (None, true));
}

#[test]
fn battleship_yamato_cannot_be_endorsed() {
    let start = artifacts_and(Set::Cities, 2).board(ANN, "battleship-yamato london time").hand(ANN, "tools");
    let offered = start.play("").offered();
    assert!(offered.contains("endorse time") && !offered.contains("endorse battleship-yamato"), "{offered}");
}

/// Napoleon Bonaparte is tucked instead of returned.
#[test]
fn earharts_lockheed_electra_10e_counts_only_what_was_really_returned() {
    let board = "earharts-lockheed-electra-10e tools lighting napoleon-bonaparte coal optics navigation fermenting";
    let start = artifacts_and(Set::Figures, 2).board(ANN, board).with(|it| it.available(&[7]));
    let played = start.play("dogma earharts-lockheed-electra-10e");
    assert_eq!((played.winners(), played.pile(ANN, Colour::Red)), (None, "napoleon-bonaparte".into()));
    assert_eq!((played.zone("tools"), played.game.achievements(ANN)), (Zone::Supply, 1));
}

/// Imhotep returns what would cover a pile that is not splayed.
#[test]
fn parnell_pitch_drop_does_not_win_if_a_karma_stood_for_the_meld() {
    let start = artifacts_and(Set::Figures, 2).display(ANN, "parnell-pitch-drop");
    let played = start.board(ANN, "imhotep flight archery").next("fission").play("dogma parnell-pitch-drop");
    assert_eq!((played.winners(), played.zone("fission")), (None, Zone::Supply));
}

/// Shivaji claims first what would be claimed.
#[test]
fn the_30_world_cup_final_ball_does_not_repeat_if_the_claim_did_not_happen() {
    let start = artifacts_and(Set::Figures, 2)
        .board(ANN, "30-world-cup-final-ball experimentation")
        .board(BEN, "shivaji skyscrapers")
        .score(BEN, "software databases robotics stem-cells")
        .next("quantum-theory rocketry");
    let played = start.play("dogma 30-world-cup-final-ball");
    assert_eq!((played.achieved(BEN), played.zone("rocketry")), ("quantum-theory".into(), Zone::Supply));
}

/// Sargon of Akkad tucks what would cover a card of its value.
#[test]
fn garlands_ruby_slippers_do_not_win_if_a_karma_stood_for_the_meld() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "garlands-ruby-slippers sargon-of-akkad flight");
    let played = start.hand(ANN, "battleship-yamato").play("dogma garlands-ruby-slippers");
    assert_eq!((played.winners(), played.pile(ANN, Colour::Red)), (None, "flight battleship-yamato".into()));
}
