//! Echoes of age 3.

use super::{echoes, echoes_with};
use crate::support::*;
use fireside::games::innovation::{Colour, Special, Splay};

#[test]
fn katana_takes_two_castle_tops_and_foreshadows_their_castles() {
    let start = echoes().board(ANN, "katana").board(BEN, "tools city-states").next("calendar");
    let played = start.play("dogma katana, tools");
    assert_eq!((played.score(ANN), played.forecast(ANN)), ("city-states tools".into(), "calendar".into()));
}

#[test]
fn katana_takes_only_what_was_on_top_and_draws_nothing_for_nothing() {
    let one = echoes().board(ANN, "katana").board(BEN, "tools ruler").next("oars").play("dogma katana");
    assert_eq!((one.score(ANN), one.pile(BEN, Colour::Blue)), ("tools".into(), "ruler".into()));
    let none = echoes().board(ANN, "katana").board(BEN, "sailing").play("dogma katana");
    assert_eq!((none.score(ANN), none.forecast(ANN)), ("".into(), "".into()));
}

#[test]
fn liquid_fire_takes_the_hand_for_a_red_card() {
    let start = echoes().board(ANN, "liquid-fire").board(BEN, "puppet").hand(BEN, "tools").next("katana");
    let played = start.play("dogma liquid-fire");
    assert_eq!((played.forecast(ANN), played.score(ANN)), ("katana".into(), "tools".into()));
}

#[test]
fn liquid_fire_keeps_the_hand_for_another_colour() {
    let start = echoes().board(ANN, "liquid-fire").hand(BEN, "oars").next("ruler");
    let played = start.play("dogma liquid-fire");
    assert_eq!((played.forecast(ANN), played.hand(BEN)), ("ruler".into(), "oars".into()), "no bonus: a 1");
}

#[test]
fn deodorant_melds_twice_with_a_castle_on_top() {
    let played = echoes().board(ANN, "deodorant oars").next("paper medicine").play("dogma deodorant");
    assert_eq!(
        (played.pile(ANN, Colour::Green), played.pile(ANN, Colour::Yellow)),
        ("paper".into(), "medicine deodorant".into())
    );
}

#[test]
fn deodorant_draws_a_four_without() {
    let played = echoes().board(ANN, "deodorant").next("paper enterprise").play("dogma deodorant");
    assert_eq!((played.pile(ANN, Colour::Green), played.hand(ANN)), ("paper".into(), "enterprise".into()));
}

#[test]
fn sandpaper_draws_a_three_for_each_card_and_melds_one() {
    let start = echoes().board(ANN, "sandpaper").hand(ANN, "tools oars").next("paper novel");
    let played = start.play("dogma sandpaper, tools, oars, novel");
    assert_eq!((played.pile(ANN, Colour::Purple), played.hand(ANN)), ("novel".into(), "paper".into()));
}

#[test]
fn sandpaper_melds_even_if_nothing_is_returned() {
    let played = echoes().board(ANN, "sandpaper").hand(ANN, "tools").play("dogma sandpaper, pass");
    assert_eq!(played.pile(ANN, Colour::Blue), "tools");
}

#[test]
fn charitable_trust_melds_what_its_echo_drew_and_returns_or_achieves_the_green_top() {
    let start = || echoes().board(ANN, "charitable-trust").score(ANN, "computers chemistry coal").next("enterprise");
    let returned = start().play("dogma charitable-trust, 4, enterprise, option.0");
    assert_eq!(
        (returned.pile(ANN, Colour::Purple), returned.pile(ANN, Colour::Green)),
        ("enterprise".into(), "".into())
    );
    let achieved = start().play("dogma charitable-trust, 4, enterprise, option.1");
    assert_eq!((achieved.zone("charitable-trust"), achieved.game.achievements(ANN)), (Zone::Achievements(ANN), 1));
}

#[test]
fn charitable_trust_may_keep_the_card_and_must_return_without_points() {
    let start = || echoes().board(ANN, "charitable-trust").next("paper");
    assert_eq!(start().play("dogma charitable-trust, 3, pass").hand(ANN), "paper");
    let melded = start().play("dogma charitable-trust, 3, paper");
    assert_eq!((melded.zone("paper"), melded.pile(ANN, Colour::Green)), (Zone::Supply, "charitable-trust".into()));
}

#[test]
fn homing_pigeons_return_scored_cards_whose_values_the_demander_holds() {
    let start = echoes().board(ANN, "homing-pigeons").hand(ANN, "tools paper").score(BEN, "oars sailing medicine coal");
    let played = start.play("dogma homing-pigeons, medicine, oars");
    assert_eq!(played.score(BEN), "coal sailing");
}

#[test]
fn homing_pigeons_may_splay_red_or_green() {
    let start = echoes().board(ANN, "homing-pigeons sailing archery oars");
    assert_eq!(start.play("dogma homing-pigeons, green").splay(ANN, Colour::Green), Splay::Left);
}

#[test]
fn almanac_foreshadows_and_scores_above_a_bonus_of_the_forecast() {
    let start = echoes().board(ANN, "almanac").forecast(ANN, "puppet tools").next("enterprise invention");
    let played = start.play("dogma almanac, puppet");
    assert_eq!((played.score(ANN), played.forecast(ANN)), ("invention".into(), "enterprise tools".into()));
}

#[test]
fn almanac_needs_a_bonus_in_the_forecast() {
    let start = echoes().board(ANN, "almanac").forecast(ANN, "tools").next("enterprise");
    assert!(start.play("dogma almanac").action_over());
}

#[test]
fn magnifying_glass_draws_and_returns_first() {
    let played = echoes().board(ANN, "magnifying-glass").next("enterprise").play("dogma magnifying-glass");
    assert_eq!((played.hand(ANN), played.zone("enterprise")), ("".into(), Zone::Supply));
}

#[test]
fn magnifying_glass_draws_two_higher_for_three_of_a_value() {
    let start = echoes().board(ANN, "magnifying-glass").hand(ANN, "tools oars sailing").next("globe paper novel");
    let played = start.play("dogma magnifying-glass, globe, tools, oars");
    assert_eq!(played.hand(ANN), "paper");
}

#[test]
fn novel_draws_twice_and_may_splay_purple() {
    let start = echoes().board(ANN, "novel mysticism").next("paper sunglasses");
    let played = start.with(|it| it.special(BEN, Special::Supremacy)).play("dogma novel, purple");
    assert_eq!((played.hand(ANN), played.splay(ANN, Colour::Purple)), ("paper sunglasses".into(), Splay::Left));
}

/// rules/innovation/rulings.md#97.
#[test]
fn novel_claims_supremacy_for_a_common_icon_but_not_for_crowns() {
    let claimed = |tops: &str| {
        let start = echoes().board(ANN, &format!("novel {tops}")).next("paper sunglasses");
        start.play("dogma novel").special(Special::Supremacy)
    };
    assert_eq!(claimed("oars tools"), Some(ANN), "castles");
    assert_eq!(claimed("sailing canal-building"), Some(ANN), "leaves");
    assert_eq!(claimed("optics compass"), None, "only crowns");
    assert_eq!(claimed(""), None, "no card has an icon that it could share");
}

#[test]
fn sunglasses_score_a_card_of_a_splayed_colour() {
    let start =
        echoes().splayed(ANN, "archery oars", Splay::Left).board(ANN, "sunglasses").hand(ANN, "metalworking tools");
    assert_eq!(start.play("dogma sunglasses").score(ANN), "metalworking");
}

#[test]
fn sunglasses_give_purple_a_direction_or_take_it_from_there() {
    let start = || echoes().splayed(ANN, "archery oars", Splay::Right).board(ANN, "sailing clothing");
    let given = start().board(ANN, "sunglasses mysticism").play("dogma sunglasses, option.0");
    assert_eq!(given.splay(ANN, Colour::Purple), Splay::Right);
    let taken = start().splayed(ANN, "sunglasses mysticism", Splay::Up).play("dogma sunglasses, option.1, green");
    assert_eq!(taken.splay(ANN, Colour::Green), Splay::Up);
}

/// Of an endorsed card both drawn ones are in mind.
#[test]
fn charitable_trust_endorsed_melds_either_card_that_its_echo_drew() {
    let start = echoes_with(Set::Cities).board(ANN, "charitable-trust ephesus").hand(ANN, "tools");
    let played = start.next("paper pencil").play("endorse charitable-trust, 3, 4");
    assert_eq!(played.offered(), "paper, pass, pencil");
}
