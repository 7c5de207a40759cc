//! Echoes of age 6.

use super::{echoes, echoes_with};
use crate::support::*;
use fireside::games::innovation::{Colour, Special, Splay};

#[test]
fn loom_scores_the_lowest_top_card_and_tucks_three_for_two_values() {
    let start = echoes().board(ANN, "loom tools").score(ANN, "oars calendar sailing");
    let played = start.next("canning classification democracy").play("dogma loom, oars");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Green)), ("sailing tools".into(), "classification".into()));
}

#[test]
fn loom_claims_heritage_for_five_hexagons_of_a_colour() {
    let claimed = |cards: &str| {
        let start = echoes().splayed(ANN, cards, Splay::Up).board(ANN, "tools");
        start.play("dogma loom").special(Special::Heritage)
    };
    assert_eq!(claimed("loom archery metalworking oars plumbing"), Some(ANN));
    assert_eq!(claimed("loom archery metalworking oars"), None);
}

#[test]
fn shrapnel_takes_two_cards_of_the_tucked_colour_and_gives_a_bottom_card() {
    let start = echoes().board(ANN, "shrapnel oars").board(BEN, "archery metalworking").next("industrialization");
    let played = start.play("dogma shrapnel");
    assert_eq!((played.score(ANN), played.score(BEN)), ("archery metalworking".into(), "oars".into()));
    assert_eq!(played.pile(BEN, Colour::Red), "industrialization");
}

#[test]
fn shrapnel_takes_the_tucked_card_where_it_is_alone() {
    let played = echoes().board(ANN, "shrapnel").next("canning").play("dogma shrapnel");
    assert_eq!((played.score(ANN), played.score(BEN)), ("canning".into(), "".into()));
}

#[test]
fn dentures_score_the_top_two_above_the_bottom_of_the_tucked_colour() {
    let start = echoes().board(ANN, "dentures oars archery").next("industrialization");
    let played = start.play("dogma dentures");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Red)), ("archery oars".into(), "industrialization".into()));
}

#[test]
fn dentures_tuck_again_while_there_is_nothing_to_score() {
    let start = echoes().board(ANN, "dentures oars").next("classification industrialization");
    let played = start.play("dogma dentures");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Green)), ("oars".into(), "classification".into()));
}

#[test]
fn morphine_returns_odd_cards_and_draws_above_the_highest() {
    let start = echoes().board(ANN, "morphine").hand(ANN, "tools").hand(BEN, "oars coal calendar");
    let played = start.next("bifocals industrialization").play("dogma morphine");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("tools".into(), "industrialization".into()));
    assert_eq!(played.hand(BEN), "bifocals calendar");
}

#[test]
fn morphine_draws_nothing_where_nothing_was_returned() {
    let start = echoes().board(ANN, "morphine").hand(BEN, "calendar").next("bifocals");
    let played = start.play("dogma morphine");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("".into(), "bifocals calendar".into()));
}

#[test]
fn hot_air_balloon_achieves_a_top_card_and_gives_the_green_one() {
    let start =
        || echoes().board(ANN, "hot-air-balloon").board(BEN, "oars").achieved(BEN, "tools").next("lighting combustion");
    let played = start().play("dogma hot-air-balloon, oars");
    assert_eq!(
        (played.zone("oars"), played.pile(BEN, Colour::Green)),
        (Zone::Achievements(ANN), "hot-air-balloon".into())
    );
    assert_eq!(start().play("dogma hot-air-balloon, pass").pile(ANN, Colour::Red), "combustion");
}

#[test]
fn hot_air_balloon_melds_where_no_value_is_achieved() {
    let start = echoes().board(ANN, "hot-air-balloon").board(BEN, "oars").next("lighting combustion");
    assert_eq!(start.play("dogma hot-air-balloon").pile(ANN, Colour::Red), "combustion");
}

#[test]
fn steamboat_takes_the_hand_for_blue_and_yellow() {
    let start = echoes().board(ANN, "steamboat").hand(BEN, "tools").next("bifocals");
    let played = start.play("dogma steamboat");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("bifocals tools".into(), "".into()));
}

#[test]
fn steamboat_takes_two_scored_cards_for_red_and_green_and_nothing_for_purple() {
    let start =
        |drawn: &str| echoes().board(ANN, "steamboat").score(BEN, "oars tools").next(drawn).play("dogma steamboat");
    let red = |drawn: &str| {
        let played = start(drawn);
        let played = if played.action_over() { played } else { played.go("oars") };
        (played.score(ANN), played.hand(BEN))
    };
    assert_eq!(red("industrialization"), ("oars tools".into(), "industrialization".into()));
    assert_eq!(red("democracy"), ("".into(), "democracy".into()));
}

#[test]
fn bifocals_foreshadow_any_value() {
    let start = echoes().board(ANN, "bifocals").next("computers").play("dogma bifocals, 9");
    assert_eq!(start.offered(), "computers, pass");
    assert_eq!(start.go("pass").forecast(ANN), "computers");
}

#[test]
fn bifocals_exchange_a_card_of_the_forecast() {
    let start = echoes().board(ANN, "bifocals").forecast(ANN, "tools").next("computers oars");
    assert_eq!(start.play("dogma bifocals, 9, tools").forecast(ANN), "computers oars");
}

#[test]
fn stethoscope_draws_an_eight_for_a_blue_card() {
    let start = echoes().board(ANN, "stethoscope").hand(ANN, "tools").next("lighting bandage");
    let played = start.play("dogma stethoscope");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.hand(ANN)),
        ("tools stethoscope".into(), "bandage lighting".into())
    );
}

#[test]
fn stethoscope_draws_only_a_seven_for_a_yellow_one() {
    let start = echoes().board(ANN, "stethoscope").hand(ANN, "agriculture").next("lighting");
    let played = start.play("dogma stethoscope");
    assert_eq!((played.pile(ANN, Colour::Yellow), played.hand(ANN)), ("agriculture".into(), "lighting".into()));
}

#[test]
fn indian_clubs_demand_two_scored_cards_and_score_one_for_every_value() {
    let start = echoes().board(ANN, "indian-clubs").score(ANN, "oars calendar").hand(ANN, "tools writing paper");
    let played = start.score(BEN, "sailing clothing").play("dogma indian-clubs, sailing, tools");
    assert_eq!((played.score(ANN), played.score(BEN)), ("calendar oars tools".into(), "".into()));
    assert_eq!(played.hand(ANN), "paper writing");
}

#[test]
fn indian_clubs_score_nothing_without_a_score_pile() {
    let played = echoes().board(ANN, "indian-clubs").hand(ANN, "tools").play("dogma indian-clubs");
    assert_eq!(played.hand(ANN), "tools");
}

#[test]
fn kaleidoscope_melds_a_seven_and_may_splay_its_colour() {
    let start = echoes().board(ANN, "kaleidoscope oars").next("combustion").play("dogma kaleidoscope, red");
    assert_eq!((start.pile(ANN, Colour::Red), start.splay(ANN, Colour::Red)), ("combustion oars".into(), Splay::Right));
}

#[test]
fn kaleidoscope_offers_no_other_colour() {
    let start = echoes().board(ANN, "kaleidoscope mysticism oars").next("combustion").play("dogma kaleidoscope");
    assert_eq!(start.offered(), "pass, red");
}

/// Homer tucks the figure instead.
#[test]
fn morphine_counts_no_card_that_a_karma_kept() {
    let start = echoes_with(Set::Figures).board(ANN, "morphine").board(BEN, "homer agriculture");
    let start = start.hand(BEN, "florence-nightingale tools").next("canning calendar mobility");
    let played = start.play("dogma morphine");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("calendar".into(), "canning".into()));
    assert_eq!(played.pile(BEN, Colour::Yellow), "agriculture florence-nightingale");
}

/// Sargon tucks the card instead.
#[test]
fn stethoscope_draws_no_eight_for_a_card_that_was_not_melded() {
    let start = echoes_with(Set::Figures).board(ANN, "stethoscope sargon-of-akkad").hand(ANN, "encyclopedia");
    let played = start.next("sanitation nylon").play("dogma stethoscope");
    assert_eq!(
        (played.hand(ANN), played.pile(ANN, Colour::Blue)),
        ("sanitation".into(), "stethoscope encyclopedia".into())
    );
}

/// Mikhail Kalashnikov stands for the tuck of a red card; that card is none that was tucked.
#[test]
fn dentures_do_not_remember_what_a_karma_kept_from_being_tucked() {
    let start = echoes_with(Set::Figures).board(ANN, "dentures mikhail-kalashnikov oars archery the-wheel sailing");
    let played = start.next("industrialization steamboat").play("dogma dentures");
    assert_eq!(played.score(ANN), "sailing the-wheel");
    assert_eq!(played.pile(ANN, Colour::Red), "mikhail-kalashnikov oars archery");
}
