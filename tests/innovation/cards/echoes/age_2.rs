//! Echoes of age 2.

use super::{echoes, echoes_with};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn crossbow_demands_a_bonus_and_gives_a_card_to_another_board() {
    let start = echoes().board(ANN, "crossbow").hand(ANN, "tools").hand(BEN, "dice sailing");
    let played = start.play("dogma crossbow");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Blue)), ("dice".into(), "tools".into()));
}

#[test]
fn crossbow_lets_choose_card_and_player() {
    let start = table_of(Set::Echoes, 3).board(ANN, "crossbow").hand(ANN, "tools oars").play("dogma crossbow");
    assert_eq!(start.offered(), "oars, tools");
    let played = start.go("oars, player.3");
    assert_eq!((played.pile(CAT, Colour::Red), played.hand(ANN)), ("oars".into(), "tools".into()));
}

#[test]
fn horseshoes_foreshadow_and_take_a_top_card_without_castle_and_factory() {
    let start = echoes().board(ANN, "horseshoes").board(BEN, "sailing").next("calendar currency");
    let played = start.play("dogma horseshoes");
    assert_eq!((played.forecast(ANN), played.pile(ANN, Colour::Green)), ("calendar".into(), "sailing".into()));
    assert_eq!(played.pile(BEN, Colour::Green), "currency");
}

#[test]
fn horseshoes_leave_castles_and_factories() {
    let start = table_of(Set::Echoes, 3).board(ANN, "horseshoes bell").board(BEN, "coal").board(CAT, "city-states");
    let played = start.next("calendar").play("dogma horseshoes");
    assert_eq!(
        (played.pile(BEN, Colour::Red), played.pile(CAT, Colour::Purple)),
        ("coal".into(), "city-states".into())
    );
}

#[test]
fn toothbrush_tucks_a_value_splays_left_and_adds_an_achievement() {
    let start = echoes().board(ANN, "toothbrush").hand(ANN, "agriculture domestication calendar");
    let start = start.with(|situation| situation.available(&[1])).play("dogma toothbrush");
    assert_eq!(start.offered(), "1, 2");
    let played = start.go("1, domestication, yellow, yes");
    assert_eq!(played.pile(ANN, Colour::Yellow), "toothbrush domestication agriculture");
    assert_eq!((played.splay(ANN, Colour::Yellow), played.hand(ANN)), (Splay::Left, "calendar".into()));
    assert!(played.game.available().iter().any(|card| card.printed_value() == 2));
}

#[test]
fn toothbrush_without_a_hand_only_offers_the_achievement() {
    let start = echoes().board(ANN, "toothbrush").with(|situation| situation.available(&[]));
    assert!(start.play("dogma toothbrush, pass").game.available().is_empty());
}

#[test]
fn watermill_tucks_a_bonus_and_repeats_for_a_returned_card() {
    let start = || echoes().board(ANN, "watermill").hand(ANN, "dice").next("fermenting").next("archery");
    let played = start().play("dogma watermill");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("dice".into(), "archery".into()));
    let start = echoes().board(ANN, "watermill").hand(ANN, "dice oars").next("puppet novel");
    let played = start.play("dogma watermill, oars");
    assert_eq!((played.pile(ANN, Colour::Purple), played.zone("oars")), ("puppet".into(), Zone::Supply));
}

#[test]
fn watermill_does_nothing_without_a_bonus_and_need_not_repeat() {
    assert_eq!(echoes().board(ANN, "watermill").hand(ANN, "oars").play("dogma watermill").hand(ANN), "oars");
    let start = echoes().board(ANN, "watermill").hand(ANN, "dice oars").next("puppet");
    assert_eq!(start.play("dogma watermill, pass").hand(ANN), "oars puppet");
}

#[test]
fn glassblowing_scores_a_bonus_and_foreshadows_above_the_lowest_top_card_that_is_not_green() {
    let start = echoes().board(ANN, "glassblowing calendar paper tools").hand(ANN, "dice").next("coal");
    let played = start.play("dogma glassblowing");
    assert_eq!((played.score(ANN), played.forecast(ANN)), ("dice".into(), "coal".into()));
}

#[test]
fn glassblowing_counts_no_other_top_card_as_nothing() {
    let played = echoes().board(ANN, "glassblowing").next("paper").play("dogma glassblowing");
    assert_eq!(played.forecast(ANN), "paper");
}

#[test]
fn scissors_take_a_bottom_card_and_meld_or_score_two() {
    let start = echoes().board(ANN, "scissors sailing").hand(ANN, "calendar tools");
    let played = start.play("dogma scissors, calendar, option.0, sailing, option.1");
    assert_eq!((played.pile(ANN, Colour::Blue), played.score(ANN)), ("calendar".into(), "sailing".into()));
    assert_eq!(played.hand(ANN), "tools");
}

#[test]
fn scissors_score_paper_from_any_board() {
    let start = echoes().board(ANN, "scissors clothing").board(BEN, "paper").play("dogma scissors, pass");
    assert_eq!((start.score(ANN), start.pile(BEN, Colour::Green)), ("paper".into(), "".into()));
    let covered = echoes().board(ANN, "scissors clothing").board(BEN, "sailing paper").play("dogma scissors, pass");
    assert_eq!(covered.score(ANN), "");
}

#[test]
fn lever_draws_two_twos_and_one_higher_for_every_pair_returned() {
    let start = echoes().board(ANN, "lever").hand(ANN, "tools oars").next("pagoda calendar currency");
    let played = start.play("dogma lever, tools, oars, pass");
    assert_eq!(played.hand(ANN), "calendar currency pagoda");
}

#[test]
fn lever_draws_nothing_for_single_cards() {
    let start = echoes().board(ANN, "lever").hand(ANN, "tools").next("pagoda calendar");
    let played = start.play("dogma lever, tools, calendar, pass");
    assert_eq!(played.hand(ANN), "pagoda");
}

#[test]
fn linguistics_draw_or_foreshadow_and_then_draw_a_bonus() {
    let start = || echoes().board(ANN, "linguistics puppet crossbow").next("paper enterprise");
    let drawn = start().next("novel").play("dogma linguistics, option.0");
    assert_eq!((drawn.hand(ANN), drawn.forecast(ANN)), ("novel paper".into(), "".into()));
    let foreseen = start().play("dogma linguistics, option.1");
    assert_eq!((foreseen.hand(ANN), foreseen.forecast(ANN)), ("paper".into(), "enterprise".into()));
}

#[test]
fn linguistics_let_choose_a_bonus_and_do_without() {
    let start = echoes().board(ANN, "linguistics plumbing puppet").play("dogma linguistics, option.1");
    assert_eq!(start.offered(), "2, 3");
    assert!(echoes().board(ANN, "linguistics").play("dogma linguistics, option.0").action_over());
}

#[test]
fn chaturanga_melds_a_bonus_and_draws_two_of_its_value() {
    let start = echoes().board(ANN, "chaturanga").hand(ANN, "crossbow").next("paper novel");
    let played = start.play("dogma chaturanga");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("crossbow".into(), "novel paper".into()));
}

#[test]
fn chaturanga_foreshadows_the_number_of_top_cards_otherwise() {
    let played = echoes().board(ANN, "chaturanga tools oars").next("paper").play("dogma chaturanga");
    assert_eq!(played.forecast(ANN), "paper");
}

#[test]
fn pagoda_tucks_a_card_of_the_colour_and_melds_the_drawn_one() {
    let start = echoes().board(ANN, "pagoda").hand(ANN, "mysticism").next("novel");
    let played = start.play("dogma pagoda");
    assert_eq!((played.pile(ANN, Colour::Purple), played.hand(ANN)), ("novel pagoda mysticism".into(), "".into()));
}

#[test]
fn pagoda_foreshadows_another_colour() {
    let played = echoes().board(ANN, "pagoda").hand(ANN, "tools").next("novel").play("dogma pagoda");
    assert_eq!((played.forecast(ANN), played.hand(ANN)), ("novel".into(), "tools".into()));
}

/// Homer tucks the figure instead.
#[test]
fn watermill_does_not_repeat_for_a_card_that_a_karma_kept() {
    let start = echoes_with(Set::Figures).board(ANN, "watermill homer sailing").hand(ANN, "dice adam-smith");
    let played = start.next("puppet novel").play("dogma watermill, adam-smith");
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Green)), ("puppet".into(), "sailing adam-smith".into()));
}
