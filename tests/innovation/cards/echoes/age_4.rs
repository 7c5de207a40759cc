//! Echoes of age 4.

use super::{echoes, echoes_with};
use crate::support::*;
use fireside::games::innovation::{Colour, Event, How, Special, Splay};

#[test]
fn kobukson_returns_castle_tops_tucks_and_tucks_again_for_every_two() {
    let start = echoes().board(ANN, "kobukson").board(BEN, "oars tools");
    let played = start.next("invention enterprise").play("dogma kobukson, as-they-lie");
    assert_eq!((played.pile(BEN, Colour::Red), played.pile(BEN, Colour::Green)), ("".into(), "invention".into()));
    assert_eq!(played.pile(ANN, Colour::Purple), "enterprise");
}

#[test]
fn kobukson_splays_a_colour_of_any_board_left() {
    let start = echoes().board(ANN, "kobukson archery").board(BEN, "sailing clothing").next("invention");
    let played = start.play("dogma kobukson, player.2");
    assert_eq!((played.splay(BEN, Colour::Green), played.splay(ANN, Colour::Red)), (Splay::Left, Splay::None));
}

#[test]
fn shuriken_takes_a_castle_or_lightbulb_that_is_not_red() {
    let start = echoes().board(ANN, "shuriken").board(BEN, "oars writing").next("invention");
    let played = start.play("dogma shuriken");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(BEN)), ("writing".into(), "invention".into()));
}

#[test]
fn shuriken_leaves_other_cards_and_may_splay_purple() {
    let start = echoes().board(ANN, "shuriken mysticism monotheism").board(BEN, "agriculture");
    let played = start.play("dogma shuriken, purple");
    assert_eq!(
        (played.pile(BEN, Colour::Yellow), played.splay(ANN, Colour::Purple)),
        ("agriculture".into(), Splay::Right)
    );
}

#[test]
fn barometer_takes_a_five_and_foreshadows_above_a_bonus() {
    let start = echoes().board(ANN, "barometer puppet").forecast(ANN, "coal tools").next("stove");
    let played = start.play("dogma barometer, pass");
    assert_eq!((played.hand(ANN), played.forecast(ANN)), ("coal".into(), "stove tools".into()));
}

#[test]
fn barometer_claims_destiny_for_a_blue_card_of_the_forecast() {
    let claimed = |card: &str| {
        let start = echoes().board(ANN, "barometer puppet").forecast(ANN, card).next("coal");
        let played = start.play("dogma barometer, yes");
        (played.special(Special::Destiny), played.forecast(ANN))
    };
    assert_eq!(claimed("tools"), (Some(ANN), "".into()));
    assert_eq!(claimed("oars"), (None, "".into()));
}

#[test]
fn pencil_draws_above_the_highest_returned_and_keeps_one_for_the_forecast() {
    let start = echoes().board(ANN, "pencil").hand(ANN, "tools calendar").next("stove paper medicine");
    let played = start.play("dogma pencil, tools, calendar, pass, medicine");
    assert_eq!((played.forecast(ANN), played.hand(ANN)), ("medicine".into(), "stove".into()));
    assert_eq!(played.zone("paper"), Zone::Supply);
}

#[test]
fn pencil_may_return_nothing() {
    let played = echoes().board(ANN, "pencil").hand(ANN, "tools").next("stove").play("dogma pencil, pass");
    assert_eq!((played.hand(ANN), played.forecast(ANN)), ("stove tools".into(), "".into()));
}

#[test]
fn chintz_draws_and_scores_for_a_single_card() {
    let played = echoes().board(ANN, "chintz").next("enterprise globe invention").play("dogma chintz");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("enterprise globe".into(), "invention".into()));
}

#[test]
fn chintz_only_draws_for_more_cards() {
    let played = echoes().board(ANN, "chintz").hand(ANN, "tools").next("globe").play("dogma chintz");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("globe tools".into(), "".into()));
}

#[test]
fn globe_splays_by_the_number_of_returned_cards_of_a_colour() {
    let start = || echoes().board(ANN, "globe sailing").hand(ANN, "tools writing pottery oars").next("bifocals");
    for (words, splay) in
        [("tools, pass", Splay::Left), ("tools, writing, pass", Splay::Right), ("tools, writing, pottery", Splay::Up)]
    {
        let played = start().play(&format!("dogma globe, {words}"));
        assert_eq!((played.splay(ANN, Colour::Green), played.forecast(ANN)), (splay, "bifocals".into()), "{words}");
    }
}

#[test]
fn globe_foreshadows_nothing_for_nothing() {
    let played = echoes().board(ANN, "globe sailing").hand(ANN, "tools").play("dogma globe, pass");
    assert_eq!((played.splay(ANN, Colour::Green), played.forecast(ANN)), (Splay::None, "".into()));
}

#[test]
fn slide_rule_draws_the_lowest_top_card_and_the_splayed_colours() {
    let start = echoes().board(ANN, "slide-rule").splayed(ANN, "medicine machinery", Splay::Left).next("enterprise");
    let played = start.play("dogma slide-rule, yellow");
    assert_eq!((played.hand(ANN), played.splay(ANN, Colour::Yellow)), ("enterprise".into(), Splay::Right));
}

#[test]
fn slide_rule_counts_every_direction() {
    let start = echoes().board(ANN, "slide-rule").splayed(ANN, "oars archery", Splay::Left).next("calendar");
    assert_eq!(start.play("dogma slide-rule").hand(ANN), "calendar");
}

#[test]
fn telescope_places_a_card_on_its_pile_and_achieves_another() {
    let start = echoes().board(ANN, "telescope").forecast(ANN, "tools calendar").score(ANN, "computers coal");
    let played = start.next("stove").play("dogma telescope, tools");
    assert_eq!(played.zone("calendar"), Zone::Achievements(ANN));
    assert_eq!(played.game.pile(1).last(), Some(&card("tools")));
}

#[test]
fn telescope_achieves_nothing_without_points() {
    let start = echoes().board(ANN, "telescope").forecast(ANN, "tools calendar").next("coal");
    assert_eq!(start.play("dogma telescope, tools").game.achievements(ANN), 0);
    let start = echoes().board(ANN, "telescope").forecast(ANN, "tools").next("coal");
    assert_eq!(start.play("dogma telescope, pass").forecast(ANN), "coal tools");
}

#[test]
fn clock_takes_all_cards_of_the_value_of_the_clocks_on_three_tens() {
    let start = echoes().board(ANN, "clock").hand(BEN, "globe").score(BEN, "canning oars");
    // Three clocks, two, and one.
    let played = start.next("databases cell-phone miniaturization").play("dogma clock");
    assert_eq!((played.score(ANN), played.score(BEN)), ("".into(), "canning oars".into()), "{:?}", played.events);
}

#[test]
fn clock_may_splay_the_color_with_most_cards() {
    let start = echoes().board(ANN, "clock mysticism tools");
    assert_eq!(start.play("dogma clock").offered(), "pass, purple");
}

#[test]
fn toilet_returns_scored_cards_of_the_highest_bonus() {
    let start = echoes().board(ANN, "toilet crossbow").score(BEN, "paper medicine tools").next("invention");
    let played = start.play("dogma toilet, as-they-lie");
    assert_eq!((played.score(BEN), played.pile(ANN, Colour::Green)), ("tools".into(), "invention".into()));
}

#[test]
fn toilet_may_exchange_a_card_for_one_of_its_value() {
    let start = echoes().board(ANN, "toilet").hand(ANN, "tools").score(BEN, "paper").next("globe oars");
    let played = start.play("dogma toilet, tools");
    assert_eq!((played.hand(ANN), played.score(BEN)), ("oars".into(), "paper".into()), "no bonus");
}

/// Ben, who shares it, has Battleship Yamato, which is worth 11 on a board.
#[test]
fn slide_rule_counts_values_where_cards_lie() {
    let start = echoes_with(Set::Artifacts).board(ANN, "slide-rule").board(BEN, "battleship-yamato genetics");
    assert_eq!(start.next("fission mobility").play("dogma slide-rule").hand(BEN), "fission");
}

/// Michelangelo lets the hand count as part of the score pile, too.
#[test]
fn clock_takes_what_counts_as_hand_and_score_pile_once() {
    let start = echoes_with(Set::Figures)
        .board(ANN, "clock experimentation")
        .board(BEN, "michaelangelo")
        .hand(BEN, "emancipation ruler");
    let played = start.next("globalization databases software").play("dogma clock, as-they-lie");
    let takes = |event: &&Event| matches!(event, Event::Moved { card: moved, how: How::Transfer, .. } if *moved == card("emancipation"));
    assert_eq!((played.score(ANN), played.events.iter().filter(takes).count()), ("emancipation".into(), 1));
}
