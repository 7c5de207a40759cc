//! Echoes of age 1.

use super::echoes;
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn bangle_tucks_a_red_card_of_the_hand_first() {
    let played = echoes().board(ANN, "bangle").hand(ANN, "oars").next("paper").play("dogma bangle");
    assert_eq!((played.pile(ANN, Colour::Red), played.forecast(ANN)), ("bangle oars".into(), "paper".into()));
}

#[test]
fn bangle_foreshadows_a_three_and_with_a_hand_without_echoes_one_of_them() {
    let played = echoes().board(ANN, "bangle").hand(ANN, "tools").next("paper novel").play("dogma bangle");
    assert_eq!((played.forecast(ANN), played.hand(ANN)), ("novel".into(), "tools".into()));
}

#[test]
fn candles_draw_a_three_for_whoever_has_fewest_points_and_demand_a_castle() {
    let start = echoes().board(ANN, "candles").score(BEN, "calendar").hand(BEN, "oars sailing");
    let played = start.next("paper ruler").play("dogma candles");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("oars paper".into(), "ruler sailing".into()));
}

#[test]
fn candles_do_nothing_for_the_leader_and_to_a_hand_without_castles() {
    let played = echoes().board(ANN, "candles").hand(BEN, "sailing").play("dogma candles");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("".into(), "sailing".into()), "the bonus is a point");
}

#[test]
fn plumbing_scores_a_bottom_card() {
    let start = || echoes().board(ANN, "plumbing archery tools");
    assert_eq!(start().play("dogma plumbing").offered(), "archery, tools");
    assert_eq!(start().play("dogma plumbing, archery").score(ANN), "archery");
}

#[test]
fn plumbing_alone_scores_itself_and_does_nothing_else() {
    let played = echoes().board(ANN, "plumbing").play("dogma plumbing");
    assert!(played.action_over());
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Red)), ("plumbing".into(), "".into()));
}

#[test]
fn chopsticks_draw_and_may_add_an_achievement() {
    let start = || echoes().board(ANN, "chopsticks").next("tools").with(|situation| situation.available(&[2]));
    let ones = |played: &Played| played.game.available().iter().filter(|card| card.printed_value() == 1).count();
    let added = start().play("dogma chopsticks, yes");
    assert_eq!((ones(&added), added.hand(ANN)), (1, "tools".into()));
    assert_eq!(ones(&start().play("dogma chopsticks, pass")), 0);
}

#[test]
fn chopsticks_add_nothing_of_an_empty_pile() {
    let start = echoes().board(ANN, "chopsticks").with(|situation| situation.available(&[3]).empty(&[1]));
    assert!(start.next("calendar").play("dogma chopsticks").action_over());
}

#[test]
fn noodles_score_a_two_for_the_most_ones_and_all_of_them_after_a_yellow_one() {
    let start = echoes().board(ANN, "noodles").hand(ANN, "tools writing").hand(BEN, "sailing");
    let played = start.next("pagoda soap").play("dogma noodles");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("pagoda soap tools writing".into(), "".into()));
}

#[test]
fn noodles_do_not_score_for_as_many_or_another_colour() {
    let start = echoes().board(ANN, "noodles").hand(ANN, "tools").hand(BEN, "sailing");
    let played = start.next("ruler").play("dogma noodles");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "ruler tools".into()));
}

#[test]
fn soap_achieves_a_card_of_the_hand_after_three_tucks() {
    let start = || echoes().board(ANN, "soap").hand(ANN, "archery oars metalworking tools pottery").score(ANN, "coal");
    let played = start().play("dogma soap, red, archery, oars, metalworking");
    assert_eq!(played.offered(), "pass, pottery, tools");
    let played = played.go("tools");
    assert_eq!((played.game.achievements(ANN), played.zone("tools")), (1, Zone::Achievements(ANN)));
}

#[test]
fn soap_asks_for_three_cards_and_for_eligibility() {
    let start = |score| echoes().board(ANN, "soap").hand(ANN, "archery oars metalworking tools").score(ANN, score);
    assert!(start("coal").play("dogma soap, red, archery, oars, pass").action_over());
    assert!(start("").play("dogma soap, red, archery, oars, metalworking").action_over());
}

#[test]
fn comb_keeps_the_cards_of_the_colour_and_returns_the_rest() {
    let start = echoes().board(ANN, "comb").next("tools oars writing sailing ruler");
    let played = start.play("dogma comb, blue, as-they-lie");
    assert_eq!((played.hand(ANN), played.lowest(1, 2)), ("ruler tools writing".into(), "sailing oars".into()));
}

#[test]
fn comb_may_keep_nothing() {
    let start = echoes().board(ANN, "comb").next("tools oars writing sailing ruler");
    assert_eq!(start.play("dogma comb, purple, as-they-lie").hand(ANN), "");
}

#[test]
fn ice_skates_meld_a_two_for_a_card_and_return_the_highest_top_card() {
    let start = echoes().board(ANN, "ice-skates").hand(ANN, "tools oars").next("pagoda");
    let played = start.play("dogma ice-skates, tools, pass, option.0");
    assert_eq!((played.pile(ANN, Colour::Purple), played.zone("pagoda")), ("".into(), Zone::Supply));
    assert_eq!(played.pile(ANN, Colour::Green), "ice-skates");
}

#[test]
fn ice_skates_foreshadow_a_three_instead() {
    let start = echoes().board(ANN, "ice-skates").hand(ANN, "tools oars").next("novel");
    let played = start.play("dogma ice-skates, tools, pass, option.1");
    assert_eq!((played.forecast(ANN), played.zone("ice-skates")), ("novel".into(), Zone::Supply));
}

#[test]
fn umbrella_scores_two_cards_for_every_one_returned() {
    let start = || echoes().board(ANN, "umbrella").hand(ANN, "tools oars sailing writing");
    let played = start().play("dogma umbrella, pass, tools, pass, oars, sailing");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("oars sailing".into(), "writing".into()));
}

#[test]
fn umbrella_may_meld_a_card_first_and_score_nothing() {
    let played = echoes().board(ANN, "umbrella").hand(ANN, "tools oars").play("dogma umbrella, tools, pass");
    assert_eq!((played.pile(ANN, Colour::Blue), played.score(ANN)), ("tools".into(), "".into()));
}

#[test]
fn dice_meld_a_card_of_the_bonus_that_was_drawn() {
    let start = echoes().board(ANN, "dice").hand(ANN, "oars").next("puppet paper");
    let played = start.play("dogma dice");
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Green)), ("oars puppet".into(), "paper".into()));
}

#[test]
fn dice_keep_a_card_without_a_bonus() {
    let played = echoes().board(ANN, "dice").next("tools").play("dogma dice");
    assert_eq!((played.hand(ANN), played.pile(ANN, Colour::Blue)), ("tools".into(), "dice".into()));
}

#[test]
fn perfume_tucks_a_one_and_takes_a_top_card_of_another_value_for_a_new_one() {
    let played = echoes().board(ANN, "perfume").board(BEN, "calendar").next("oars currency").play("dogma perfume");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.pile(ANN, Colour::Red)),
        ("calendar perfume".into(), "oars".into())
    );
    assert_eq!(played.pile(BEN, Colour::Green), "currency");
}

#[test]
fn perfume_takes_no_value_that_its_owner_has_on_top() {
    let played = echoes().board(ANN, "perfume").board(BEN, "writing").next("oars").play("dogma perfume");
    assert_eq!(played.pile(BEN, Colour::Blue), "writing");
}

#[test]
fn ruler_echoes_from_below_where_the_splay_shows_it() {
    let start = |splay| echoes().splayed(ANN, "tools ruler", splay).next("calendar").play("dogma tools");
    assert_eq!((start(Splay::Left).hand(ANN), start(Splay::Up).hand(ANN)), ("calendar".into(), "calendar".into()));
    assert_eq!((start(Splay::None).hand(ANN), start(Splay::Right).hand(ANN)), ("".into(), "".into()));
}

#[test]
fn ruler_on_top_draws_a_two_and_does_nothing_else() {
    let played = echoes().board(ANN, "ruler").next("calendar").play("dogma ruler");
    assert!(played.action_over() && played.hand(ANN) == "calendar");
}

#[test]
fn bell_may_score_a_card_and_foreshadows_a_two() {
    let start = || echoes().board(ANN, "bell").hand(ANN, "tools").next("calendar pagoda");
    let played = start().play("dogma bell, tools");
    assert_eq!((played.score(ANN), played.forecast(ANN)), ("tools".into(), "calendar".into()));
    let played = start().play("dogma bell, pass");
    assert_eq!((played.score(ANN), played.forecast(ANN)), ("".into(), "pagoda".into()));
}

#[test]
fn bell_is_shared_with_its_echo_effect() {
    let start =
        echoes().board(ANN, "bell").board(BEN, "archery oars").hand(BEN, "tools").next("calendar pagoda sailing");
    let played = start.play("dogma bell, tools");
    assert_eq!((played.score(BEN), played.free_draw()), ("tools".into(), true));
}

#[test]
fn flute_may_splay_demands_a_bonus_and_reveals_a_one() {
    let start = echoes().board(ANN, "flute archery metalworking").hand(BEN, "dice tools").next("oars");
    let played = start.play("dogma flute, red");
    assert_eq!((played.splay(ANN, Colour::Red), played.hand(BEN)), (Splay::Left, "tools".into()));
    assert_eq!(played.hand(ANN), "oars");
}

#[test]
fn flute_draws_another_one_after_a_bonus() {
    let start = echoes().board(ANN, "flute").hand(ANN, "writing").next("puppet tools");
    assert_eq!(start.play("dogma flute").hand(ANN), "puppet tools writing");
}

#[test]
fn puppet_does_nothing() {
    let played = echoes().board(ANN, "puppet").play("dogma puppet");
    assert!(played.action_over() && played.asked() == Some(BEN));
}

#[test]
fn puppet_counts_three_points_while_its_bonus_is_visible() {
    let points = |splay| echoes().splayed(ANN, "mysticism puppet", splay).build().player(ANN).points();
    assert_eq!((points(Splay::None), points(Splay::Left), points(Splay::Up)), (0, 0, 3));
}
