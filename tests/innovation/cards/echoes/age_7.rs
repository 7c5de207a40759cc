//! Echoes of age 7.

use super::{echoes, echoes_with};
use crate::support::*;
use fireside::games::innovation::{Colour, Special, Splay};

#[test]
fn machine_gun_takes_top_cards_with_a_bonus() {
    let start = echoes().board(ANN, "machine-gun oars").board(BEN, "puppet tools").next("lighting");
    let played = start.play("dogma machine-gun");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("puppet".into(), "lighting".into()));
}

#[test]
fn machine_gun_scores_for_five_tops_and_returns_all_but_red() {
    let start = echoes().board(ANN, "machine-gun tools paper agriculture mysticism").next("lighting");
    let played = start.play("dogma machine-gun, as-they-lie");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Blue)), ("lighting".into(), "".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "machine-gun");
}

#[test]
fn rubber_tucks_two_eights_and_scores_a_top_card_without_a_bonus() {
    let start = echoes().board(ANN, "rubber tools").next("flight mobility").play("dogma rubber, pass");
    assert_eq!((start.score(ANN), start.pile(ANN, Colour::Red)), ("tools".into(), "rubber flight mobility".into()));
}

#[test]
fn rubber_may_splay_red_up() {
    let start = echoes().board(ANN, "rubber").next("flight mobility").play("dogma rubber, red");
    assert_eq!(start.splay(ANN, Colour::Red), Splay::Up);
}

#[test]
fn elevator_scores_an_end_of_green_and_takes_a_value_from_hands() {
    let start = || echoes().board(ANN, "elevator sailing clothing").hand(BEN, "tools coal").score(BEN, "oars");
    let hands = start().play("dogma elevator, clothing, option.0");
    assert_eq!((hands.score(ANN), hands.hand(BEN)), ("clothing tools".into(), "coal".into()));
    let piles = start().play("dogma elevator, sailing, option.1");
    assert_eq!((piles.score(ANN), piles.score(BEN)), ("oars sailing".into(), "".into()));
}

#[test]
fn elevator_needs_a_value_of_the_own_score_pile() {
    let played = echoes().board(ANN, "elevator").hand(BEN, "tools").play("dogma elevator");
    assert!(played.action_over() && played.hand(BEN) == "tools");
}

#[test]
fn fertilizer_takes_all_scored_cards_of_a_value_and_foreshadows_any() {
    let start = echoes().board(ANN, "fertilizer").hand(ANN, "tools").score(ANN, "oars").score(BEN, "sailing coal");
    let played = start.next("calculator").play("dogma fertilizer, tools, 9");
    assert_eq!((played.hand(ANN), played.score(BEN)), ("oars sailing".into(), "coal".into()));
    assert_eq!(played.forecast(ANN), "calculator");
}

#[test]
fn fertilizer_need_not_return_a_card() {
    let start = echoes().board(ANN, "fertilizer").hand(ANN, "tools").score(BEN, "sailing").next("calculator");
    assert_eq!(start.play("dogma fertilizer, pass, 9").hand(ANN), "tools");
}

#[test]
fn jeans_foreshadow_one_of_two_nines_and_meld_one_of_two_values() {
    let start = echoes().board(ANN, "jeans").next("computers calculator oars calendar");
    let played = start.play("dogma jeans, computers, 1, 2, oars");
    assert_eq!((played.forecast(ANN), played.pile(ANN, Colour::Red)), ("calculator".into(), "oars".into()));
    assert_eq!((played.zone("calendar"), played.zone("computers")), (Zone::Supply, Zone::Supply));
}

#[test]
fn jeans_choose_two_different_values_below_seven() {
    let start = echoes().board(ANN, "jeans").next("computers calculator").play("dogma jeans, computers");
    assert_eq!(start.offered(), "1, 2, 3, 4, 5, 6");
    assert_eq!(start.go("4").offered(), "1, 2, 3, 5, 6");
}

#[test]
fn telegraph_matches_a_splay() {
    let start =
        echoes().board(ANN, "telegraph sailing oars archery").splayed(BEN, "metalworking plumbing", Splay::Left);
    let played = start.play("dogma telegraph, player.2");
    assert_eq!(played.splay(ANN, Colour::Red), Splay::Left);
}

#[test]
fn telegraph_matches_a_colour_that_is_not_splayed_too() {
    let start = echoes().splayed(ANN, "telegraph sailing", Splay::Left).play("dogma telegraph, player.2");
    assert_eq!(start.splay(ANN, Colour::Green), Splay::None);
}

#[test]
fn photography_melds_from_the_forecast_and_takes_the_highest_top_card_into_its_hand() {
    let start = echoes().board(ANN, "photography").forecast(ANN, "oars").board(BEN, "sailing coal");
    let played = start.play("dogma photography");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(BEN)), ("oars".into(), "coal".into()));
}

#[test]
fn photography_claims_history_for_three_echo_effects_of_a_colour() {
    let claimed = |cards: &str| {
        let start = echoes().splayed(ANN, cards, Splay::Left).next("coal invention");
        start.play("dogma photography").special(Special::History)
    };
    assert_eq!(claimed("photography telescope magnifying-glass"), Some(ANN));
    assert_eq!(claimed("photography telescope"), None);
}

#[test]
fn typewriter_draws_six_and_one_higher_for_each_colour() {
    let start = echoes().board(ANN, "typewriter").hand(ANN, "tools oars archery").next("canning combustion flight");
    let played = start.play("dogma typewriter, as-they-lie");
    assert_eq!(played.zone("canning"), Zone::Hand(ANN));
    let values: Vec<u8> = played.game.player(ANN).hand().iter().map(|card| card.printed_value()).collect();
    assert_eq!(values, [6, 7, 8], "two colours");
}

#[test]
fn typewriter_draws_one_six_for_an_empty_hand() {
    assert_eq!(echoes().board(ANN, "typewriter").next("canning").play("dogma typewriter").hand(ANN), "canning");
}

#[test]
fn ice_cream_scores_a_top_card_without_a_bonus_and_demands_a_one() {
    let start = echoes().board(ANN, "ice-cream tools").next("oars").with(|it| it.available(&[]));
    let played = start.play("dogma ice-cream, 8, yes");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Red)), ("tools".into(), "oars".into()));
    assert_eq!(played.game.available().iter().map(|card| card.printed_value()).collect::<Vec<_>>(), [8]);
}

#[test]
fn ice_cream_offers_the_piles_of_six_to_nine() {
    let start = echoes().board(ANN, "ice-cream").next("oars").play("dogma ice-cream");
    assert_eq!(start.offered(), "6, 7, 8, 9");
}

#[test]
fn saxophone_draws_a_seven_for_each_visible_instrument() {
    let start = echoes().board(ANN, "saxophone").next("lighting");
    assert_eq!(start.play("dogma saxophone").hand(ANN), "lighting");
    let covered = echoes().splayed(ANN, "saxophone bell", Splay::Left).board(BEN, "flute").next("lighting bicycle");
    assert_eq!(covered.play("dogma saxophone, pass").hand(ANN).split(' ').count(), 2, "the bell is hidden");
}

#[test]
fn saxophone_wins_with_all_four() {
    let start =
        table_of(Set::Echoes, 4).board(ANN, "saxophone").board(BEN, "bell").board(CAT, "flute").board(DAN, "piano");
    let played = start.play("dogma saxophone");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

/// Homer tucks the figure instead.
#[test]
fn typewriter_counts_no_colour_of_a_card_that_a_karma_kept() {
    let start = echoes_with(Set::Figures).board(ANN, "typewriter homer agriculture");
    let start = start.hand(ANN, "florence-nightingale tools").next("canning elevator mobility");
    assert_eq!(start.play("dogma typewriter").hand(ANN), "canning elevator");
}

/// The 6 is printed in a box, "the next higher value" is not: a 10 for Albert Einstein, and then an 11. Ptolemy lets
/// her activate the card of Ben.
#[test]
fn typewriter_draws_above_what_its_six_counts_as() {
    let start = echoes_with(Set::Figures).board(ANN, "albert-einstein ptolemy optics").board(BEN, "typewriter");
    let played = start.hand(ANN, "tools").next("robotics").play("dogma typewriter");
    assert_eq!((played.hand(ANN), played.winners()), ("robotics".into(), Some(vec![ANN])));
}
