//! Figures of age 1.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Event, Icon, Options, Sets, Special, Splay};

#[test]
fn gilgamesh_has_castles_for_bonuses_and_top_cards() {
    let game = figures().board(ANN, "gilgamesh sinuhe pottery").build();
    let bonuses = game.player(ANN).bonus_count() as u8;
    let printed = game.player(ANN).printed_icons()[Icon::Castle.index()];
    assert_eq!(game.player(ANN).icons(Icon::Castle), printed + 3 * bonuses);
}

#[test]
fn tigernmas_has_a_point_for_each_card_in_hand() {
    let game = figures().board(ANN, "tigernmas").hand(ANN, "oars tools").build();
    let bonus = game.player(ANN).bonus_points();
    assert_eq!(game.player(ANN).points(), 2 + bonus);
}

#[test]
fn shennong_scores_the_value_that_is_foreshadowed_again() {
    let start = figures().board(ANN, "shennong").forecast(ANN, "calendar paper").next("mathematics");
    let played = start.play("inspire yellow");
    assert_eq!((played.score(ANN), played.forecast(ANN)), ("calendar".into(), "mathematics paper".into()));
}

#[test]
fn sneferu_has_a_crown_for_each_castle() {
    let game = figures().board(ANN, "sneferu archery").build();
    let printed = game.player(ANN).printed_icons();
    let crowns = printed[Icon::Crown.index()] + printed[Icon::Castle.index()];
    assert_eq!(game.player(ANN).icons(Icon::Crown), crowns);
}

#[test]
fn sunshu_ao_carries_out_yellow_cards_instead_of_tucking_them() {
    let start = figures().board(ANN, "sunshu-ao oars sailing").hand(ANN, "masonry");
    let played = start.play("inspire yellow");
    assert_eq!((played.pile(ANN, Colour::Yellow), played.zone("masonry")), ("sunshu-ao".into(), Zone::Hand(ANN)));
}

/// Agriculture returns a card of the hand, and is none of them meanwhile.
#[test]
fn sunshu_ao_has_the_card_face_up_outside_the_hand_while_it_is_carried_out() {
    let start = figures().board(ANN, "sunshu-ao").hand(ANN, "agriculture oars").next("calendar tools");
    let played = start.play("inspire yellow, agriculture");
    assert_eq!((played.offered(), played.zone("agriculture")), ("oars, pass".into(), Zone::Revealed(ANN)));
    assert_eq!((played.hand(ANN), played.game.knows(Some(BEN), card("agriculture"))), ("oars".into(), true));
    let played = played.go("oars");
    assert_eq!((played.score(ANN), played.zone("agriculture")), ("calendar".into(), Zone::Hand(ANN)));
}

#[test]
fn fu_xi_has_lightbulbs_for_scored_and_foreshadowed_cards() {
    let game = figures().board(ANN, "fu-xi").score(ANN, "oars tools").forecast(ANN, "paper").build();
    let printed = game.player(ANN).printed_icons()[Icon::Lightbulb.index()];
    assert_eq!(game.player(ANN).icons(Icon::Lightbulb), printed + 3);
}

#[test]
fn hatshepsut_draws_two_for_a_hand_with_a_one_before_a_higher_card() {
    let start = figures().board(ANN, "hatshepsut canning").hand(ANN, "oars");
    let played = start.next("vaccination encyclopedia democracy").play("draw");
    assert_eq!((played.hand(ANN), played.zone("oars")), ("democracy encyclopedia vaccination".into(), Zone::Supply));
}

#[test]
fn sargon_of_akkad_tucks_cards_of_equal_value() {
    let played = figures().board(ANN, "sargon-of-akkad oars").hand(ANN, "archery").play("meld archery");
    assert_eq!(played.pile(ANN, Colour::Red), "oars archery");
}

#[test]
fn huang_di_has_a_leaf_for_each_lightbulb() {
    let game = figures().board(ANN, "huang-di").build();
    let printed = game.player(ANN).printed_icons();
    assert_eq!(game.player(ANN).icons(Icon::Leaf), printed[Icon::Leaf.index()] + printed[Icon::Lightbulb.index()]);
}

#[test]
fn imhotep_splays_left_instead_of_melding_and_returns_the_card() {
    let played = figures().board(ANN, "imhotep oars archery").hand(ANN, "metalworking").play("meld metalworking");
    assert_eq!((played.splay(ANN, Colour::Red), played.zone("metalworking")), (Splay::Left, Zone::Supply));
}

#[test]
fn homer_tucks_figures_that_a_decree_would_remove() {
    let start = figures().board(ANN, "homer").hand(ANN, "tecumseh robert-e-lee nikola-tesla tools");
    let played = start.play("decree war, 1");
    assert_eq!((played.zone("tecumseh"), played.zone("tools")), (Zone::Board(ANN), Zone::Removed));
}

#[test]
fn ptahhotep_takes_the_highest_scored_card_of_whoever_demands() {
    let start =
        figures().board(ANN, "archery masonry").score(ANN, "tools paper").board(BEN, "ptahhotep").hand(BEN, "oars");
    assert_eq!(start.play("dogma archery").score(BEN), "paper");
}

#[test]
fn sinuhe_has_a_point_for_each_castle() {
    let game = figures().board(ANN, "sinuhe archery").build();
    let player = game.player(ANN);
    assert_eq!(player.points(), player.bonus_points() + u16::from(player.icons(Icon::Castle)));
}

#[test]
fn daedalus_has_the_values_of_normal_achievements_as_points() {
    let game = figures()
        .board(ANN, "daedalus")
        .achieved(ANN, "calendar enterprise")
        .with(|it| it.special(ANN, Special::World));
    assert_eq!(game.build().player(ANN).points(), 2 + 4, "a special achievement has no value");
}

#[test]
fn daedalus_claims_with_the_forecast_as_height() {
    let start = |forecast: &str| {
        let start = figures().board(ANN, "daedalus").score(ANN, "the-internet").forecast(ANN, forecast);
        start.with(|it| it.available(&[2, 3])).play("").offered()
    };
    assert!(start("paper").contains("achieve 2") && !start("paper").contains("achieve 3"));
    assert!(!start("").contains("achieve"));
}

#[test]
fn daedalus_raises_nothing_but_claims() {
    let start = figures().board(ANN, "daedalus").forecast(ANN, "paper compass").next("oars");
    assert_eq!(start.play("draw").hand(ANN), "oars", "a draw action still draws a 1");
}

/// rules/innovation/rulings.md#91.
#[test]
fn hammurabi_demands_the_same_first() {
    let start = figures().board(ANN, "archery masonry").hand(ANN, "paper").board(BEN, "hammurabi").hand(BEN, "oars");
    let played = start.next("tools pottery").play("dogma archery");
    let given = |event: &Event| matches!(event, Event::Moved { card: paper, from: Zone::Hand(ANN), to: Zone::Hand(BEN), .. } if *paper == card("paper"));
    assert!(played.events.iter().any(given), "Ann draws and gives her highest card first");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("paper tools".into(), "oars pottery".into()));
}

#[test]
fn hammurabi_melds_a_card() {
    let played = figures().board(ANN, "hammurabi").hand(ANN, "tools").next("oars").play("inspire red");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("tools".into(), "oars".into()));
}

#[test]
fn hammurabi_answers_each_demand_of_an_endorsed_card() {
    let start = table_with(Options { sets: Sets::BASE.with(Set::Cities).with(Set::Figures), ..Options::default() }, 2);
    let start = start.board(ANN, "archery linzi").hand(ANN, "tools").board(BEN, "hammurabi").hand(BEN, "paper");
    let played = start.play("endorse archery");
    let karmas = played.events.iter().filter(|event| matches!(event, Event::Karma { .. })).count();
    assert_eq!(karmas, 2);
}

/// rules/innovation/rulings.md#91. What Hammurabi demands can end a player's game: nothing more is demanded then.
#[test]
fn hammurabi_throws_out_whoever_compels_him() {
    let start =
        table_with(Options { sets: Sets::BASE.with(Set::Artifacts).with(Set::Figures), ..Options::default() }, 3);
    let start =
        start.board(ANN, "exxon-valdez").board(BEN, "hammurabi globalization").board(CAT, "corporations the-wheel");
    let played = start.play("dogma exxon-valdez");
    assert_eq!([ANN, BEN, CAT].map(|seat| played.game.has_lost(seat)), [true, false, false]);
}
