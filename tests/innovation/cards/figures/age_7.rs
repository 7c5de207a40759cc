//! Figures of age 7.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Icon, Splay};

#[test]
fn john_ericsson_scores_lower_figures_when_melded() {
    let start = figures().hand(ANN, "john-ericsson").board(BEN, "adam-smith robert-e-lee");
    let played = start.play("meld john-ericsson");
    assert_eq!((played.score(ANN), played.zone("robert-e-lee")), ("adam-smith".into(), Zone::Board(BEN)));
    assert_eq!(played.game.player(ANN).icons(Icon::Clock), 4);
}

#[test]
fn robert_e_lee_transfers_a_leaf_to_any_board() {
    let played = figures().board(ANN, "robert-e-lee pottery").play("dogma robert-e-lee, pottery, player.2");
    assert_eq!(played.pile(BEN, Colour::Blue), "pottery");
}

#[test]
fn robert_e_lee_changes_nothing_where_the_card_lies_already() {
    let start = figures().board(ANN, "robert-e-lee").board(BEN, "pottery");
    let played = start.play("dogma robert-e-lee, pottery, player.2, robert-e-lee, player.1");
    assert!(played.action_over() && !played.free_draw());
}

#[test]
fn robert_e_lee_counts_seven_leaves_as_an_achievement() {
    let with = |ids: &str| figures().board(ANN, ids).build().achievements(ANN);
    assert_eq!((with("robert-e-lee pottery agriculture"), with("robert-e-lee pottery")), (1, 0));
}

#[test]
fn florence_nightingale_keeps_the_score_pile_from_demands() {
    let start = || figures().board(ANN, "mapmaking").score(BEN, "tools");
    assert_eq!(start().play("dogma mapmaking").zone("tools"), Zone::Score(ANN));
    assert_eq!(start().board(BEN, "florence-nightingale").play("dogma mapmaking").zone("tools"), Zone::Score(BEN));
}

/// Wernher von Braun lets the forecast count as part of the score pile.
#[test]
fn florence_nightingale_keeps_what_counts_as_the_score_pile() {
    let start = |ids: &str| figures().board(ANN, "mapmaking").board(BEN, ids).forecast(BEN, "tools");
    assert_eq!(start("wernher-von-braun").play("dogma mapmaking").zone("tools"), Zone::Score(ANN));
    let guarded = start("wernher-von-braun florence-nightingale").play("dogma mapmaking");
    assert_eq!(guarded.zone("tools"), Zone::Forecast(BEN));
}

#[test]
fn rowland_hill_returns_three_and_achieves_the_rest() {
    let start = figures().board(ANN, "rowland-hill").hand(ANN, "oars tools sailing paper").score(ANN, "computers");
    let played = start.play("achieve 1, oars, tools, sailing");
    assert_eq!((played.zone("paper"), played.game.achievements(ANN)), (Zone::Achievements(ANN), 2));
}

#[test]
fn rowland_hill_achieves_nothing_for_two() {
    let start = figures().board(ANN, "rowland-hill").hand(ANN, "oars tools").score(ANN, "computers");
    let played = start.play("achieve 1, oars");
    assert_eq!((played.hand(ANN), played.game.achievements(ANN)), ("".into(), 1));
}

#[test]
fn alfred_nobel_counts_icons_of_which_others_have_at_most_half() {
    let against = |ids: &str| figures().board(ANN, "alfred-nobel").board(BEN, ids).build().achievements(ANN);
    assert_eq!((against("john-harrison"), against("rowland-hill")), (1, 0));
}

#[test]
fn george_stephenson_adds_an_achievement_of_each_age_before_a_claim() {
    let start = figures().board(ANN, "george-stephenson").score(ANN, "computers").with(|it| it.available(&[1]));
    let played = start.play("achieve 1");
    let values: Vec<u8> = played.game.available().iter().map(|card| card.printed_value()).collect();
    assert_eq!((values.len(), played.game.achievements(ANN)), (9, 1), "{values:?}");
}

#[test]
fn george_stephenson_may_splay_up_what_is_splayed_right() {
    let start = figures().board(ANN, "george-stephenson").splayed(ANN, "tools writing", Splay::Right);
    assert_eq!(start.play("dogma george-stephenson, blue").splay(ANN, Colour::Blue), Splay::Up);
}

#[test]
fn charles_darwin_wins_with_more_achievements_than_anybody_before_a_claim() {
    let start = || figures().board(ANN, "charles-darwin").score(ANN, "computers");
    assert_eq!(start().achieved(ANN, "pottery").play("achieve 2").winners(), Some(vec![ANN]));
    assert_eq!(start().play("achieve 1").winners(), None);
}

#[test]
fn james_clerk_maxwell_has_an_icon_of_each_type_for_each_card_in_hand() {
    let game = figures().board(ANN, "james-clerk-maxwell").hand(ANN, "oars tools").build();
    assert_eq!((game.player(ANN).icons(Icon::Clock), game.player(ANN).icons(Icon::Leaf)), (3, 0));
}

#[test]
fn emperor_meiji_wins_with_a_ten_after_nine_and_eight() {
    let start = |ids: &str| figures().board(ANN, ids).hand(ANN, "robotics");
    assert_eq!(start("emperor-meiji computers antibiotics").play("meld robotics").winners(), Some(vec![ANN]));
    assert_eq!(start("emperor-meiji computers").play("meld robotics").winners(), None);
}

#[test]
fn emperor_meiji_melds_from_the_forecast() {
    let played = figures().board(ANN, "emperor-meiji").forecast(ANN, "oars").play("meld oars");
    assert_eq!(played.pile(ANN, Colour::Red), "oars");
}

#[test]
fn queen_victoria_makes_a_lower_achievement_available_before_a_claim() {
    let start = figures().board(ANN, "queen-victoria").score(ANN, "software").with(|it| it.available(&[2, 3]));
    let played = start.play("achieve 2");
    let mut values: Vec<u8> = played.game.available().iter().map(|card| card.printed_value()).collect();
    values.sort_unstable();
    assert_eq!(values, [1, 3]);
}

#[test]
fn queen_victoria_takes_a_figure_of_a_score_pile() {
    let start = figures().board(ANN, "queen-victoria").score(BEN, "adam-smith coal");
    assert_eq!(start.play("dogma queen-victoria").score(ANN), "adam-smith");
}
