//! Echoes of age 9.

use super::{echoes, echoes_with};
use crate::support::*;
use fireside::games::innovation::{Back, Colour, Splay};

#[test]
fn helicopter_scores_a_top_card_for_its_owner_and_repeats_for_a_shared_icon() {
    let start = || echoes().board(ANN, "helicopter").board(BEN, "tools sailing").hand(ANN, "oars coal");
    let once = start().play("dogma helicopter, tools, pass");
    assert_eq!((once.score(BEN), once.hand(ANN)), ("tools".into(), "coal oars".into()));
    let twice = start().play("dogma helicopter, tools, oars");
    assert_eq!((twice.score(BEN), twice.hand(ANN)), ("sailing tools".into(), "coal".into()));
}

#[test]
fn helicopter_never_takes_itself() {
    assert!(echoes().board(ANN, "helicopter").play("dogma helicopter").action_over());
}

#[test]
fn jet_returns_the_top_card_of_the_colour_that_the_demander_melded() {
    let start = echoes().board(ANN, "jet").hand(ANN, "tools").board(BEN, "writing sailing");
    let played = start.play("dogma jet");
    assert_eq!((played.pile(BEN, Colour::Blue), played.pile(BEN, Colour::Green)), ("".into(), "sailing".into()));
}

#[test]
fn jet_returns_nothing_if_nothing_was_melded() {
    let played = echoes().board(ANN, "jet").board(BEN, "writing oars").play("dogma jet");
    assert_eq!((played.pile(BEN, Colour::Blue), played.pile(BEN, Colour::Red)), ("writing".into(), "oars".into()));
}

#[test]
fn atm_scores_any_value_and_takes_the_highest_top_card_without_a_crown() {
    let start = echoes().board(ANN, "atm").board(BEN, "tools coal agriculture").next("computers");
    let played = start.play("dogma atm, 9");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Red)), ("computers".into(), "coal".into()));
}

#[test]
fn atm_may_splay_purple_up() {
    let start = echoes().board(ANN, "atm mysticism monotheism").next("computers").play("dogma atm, 9, purple");
    assert_eq!(start.splay(ANN, Colour::Purple), Splay::Up);
}

#[test]
fn wristwatch_tucks_a_top_card_and_cards_of_all_bonuses_ascending() {
    let start = echoes().board(ANN, "wristwatch tools writing puppet").next("robotics paper");
    let played = start.play("dogma wristwatch, tools");
    assert_eq!(played.pile(ANN, Colour::Blue), "writing tools");
    assert_eq!((played.pile(ANN, Colour::Green), played.pile(ANN, Colour::Red)), ("paper".into(), "robotics".into()));
}

#[test]
fn wristwatch_leaves_yellow() {
    let played = echoes().board(ANN, "wristwatch").next("robotics").play("dogma wristwatch");
    assert_eq!(
        (played.pile(ANN, Colour::Yellow), played.pile(ANN, Colour::Red)),
        ("wristwatch".into(), "robotics".into())
    );
}

#[test]
fn credit_card_takes_a_top_card_and_scores_its_value() {
    let start = echoes().board(ANN, "credit-card tools").next("computers oars").play("dogma credit-card, tools");
    assert_eq!((start.forecast(ANN), start.hand(ANN)), ("computers".into(), "tools".into()));
    assert_eq!(start.game.player(ANN).score_pile()[0].back(), Back { set: Set::Echoes, value: 1 });
}

#[test]
fn credit_card_never_takes_green_and_may_splay_it() {
    let start = echoes().board(ANN, "credit-card sailing").next("computers").play("dogma credit-card, green");
    assert_eq!(start.splay(ANN, Colour::Green), Splay::Up);
}

#[test]
fn email_foreshadows_a_ten_and_a_nine_and_executes_the_lowest_top_card() {
    let start = echoes().board(ANN, "email writing");
    let played = start.next("robotics computers calendar").play("dogma email");
    assert_eq!((played.forecast(ANN), played.hand(ANN)), ("computers robotics".into(), "calendar".into()));
}

#[test]
fn email_executes_no_echo_effect_and_shares_nothing() {
    let start = echoes().board(ANN, "email ruler").next("robotics computers").play("dogma email");
    assert!(start.action_over() && start.hand(ANN).is_empty());
}

#[test]
fn calculator_scores_two_bottom_cards_and_repeats_once_below_eleven() {
    let start = echoes().board(ANN, "calculator oars sailing archery masonry").next("calendar");
    let played = start.play("dogma calculator, sailing, masonry");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("archery masonry sailing".into(), "calendar".into()));
}

#[test]
fn calculator_stops_at_eleven() {
    let start = echoes().board(ANN, "calculator coal democracy").play("dogma calculator, coal");
    assert_eq!((start.score(ANN), start.hand(ANN)), ("coal democracy".into(), "".into()));
}

#[test]
fn laser_returns_all_achievements_and_half_the_score_pile() {
    let start = echoes().board(ANN, "laser").score(ANN, "oars tools paper").next("robotics databases");
    let played = start.play("dogma laser, oars, tools");
    assert!(played.game.available().is_empty());
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Red)), ("paper".into(), "robotics".into()));
}

#[test]
fn laser_melds_two_tens() {
    let played = echoes().board(ANN, "laser").next("robotics databases").play("dogma laser");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Green)),
        ("robotics".into(), "databases".into())
    );
}

#[test]
fn karaoke_executes_what_its_echo_melded() {
    let start = echoes().board(ANN, "karaoke").next("writing calendar").play("dogma karaoke, 1");
    assert_eq!(start.offered(), "karaoke, pass, writing");
    assert_eq!(start.go("writing").hand(ANN), "calendar writing");
}

#[test]
fn karaoke_melds_less_than_a_ten() {
    assert_eq!(echoes().board(ANN, "karaoke").play("dogma karaoke").offered(), "1, 2, 3, 4, 5, 6, 7, 8, 9");
}

#[test]
fn rock_takes_the_green_top_card_and_wins_over_scissors() {
    let start = |green: &str| echoes().board(ANN, "rock").board(BEN, green);
    assert_eq!(start("sailing scissors").play("dogma rock").winners(), Some(vec![ANN]));
    assert_eq!(start("sailing clothing").play("dogma rock, pass").hand(ANN), "sailing");
}

#[test]
fn rock_wins_with_paper_on_top_of_green() {
    let start = || echoes().board(ANN, "rock sailing paper");
    assert_eq!(start().play("dogma rock, sailing").winners(), Some(vec![ANN]));
    assert!(start().play("dogma rock, rock").action_over());
}

/// Saladin melds a card instead.
#[test]
fn calculator_does_not_repeat_unless_both_cards_were_scored() {
    let start = echoes_with(Set::Figures).board(ANN, "calculator saladin oars sailing").next("calendar");
    let played = start.play("dogma calculator, oars, pass");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("sailing".into(), "".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "oars saladin");
}

/// Sargon tucks the card instead.
#[test]
fn jet_returns_nothing_for_a_card_that_was_not_melded() {
    let start = echoes_with(Set::Figures).board(ANN, "jet sargon-of-akkad").hand(ANN, "fission");
    let played = start.board(BEN, "archery").play("dogma jet");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(BEN, Colour::Red)),
        ("jet fission".into(), "archery".into())
    );
}

/// Of an endorsed card both melded ones are in mind.
#[test]
fn jet_endorsed_lets_the_victim_choose_between_both_colours() {
    let start = echoes_with(Set::Cities).board(ANN, "jet taipei").hand(ANN, "tools paper machinery");
    let played = start.board(BEN, "clothing agriculture").play("endorse jet, tools, paper");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "agriculture, clothing".into()));
}

/// Of an endorsed card both melded ones are in mind.
#[test]
fn karaoke_endorsed_executes_either_card_that_its_echo_melded() {
    let start = echoes_with(Set::Cities).board(ANN, "karaoke bangalore").hand(ANN, "tools");
    let played = start.next("writing the-wheel").play("endorse karaoke, 1, 1");
    assert_eq!(played.offered(), "the-wheel, writing");
}

/// Sargon tucks the card instead.
#[test]
fn karaoke_executes_no_card_that_was_not_melded() {
    let start = echoes_with(Set::Figures).board(ANN, "karaoke sargon-of-akkad tools").next("writing calendar");
    let played = start.play("dogma karaoke, 1, pass");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("tools writing".into(), "".into()));
}
