//! Figures of age 8.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Icon, Special, Splay};

#[test]
fn erwin_rommel_takes_a_card_of_a_score_pile() {
    assert_eq!(figures().board(ANN, "erwin-rommel").score(BEN, "tools").play("dogma erwin-rommel").score(ANN), "tools");
}

#[test]
fn erwin_rommel_scores_the_top_cards_of_the_colour_of_all_boards_instead() {
    let start = figures().board(ANN, "erwin-rommel agriculture").hand(ANN, "oars").board(BEN, "tools");
    let played = start.next("calendar").play("dogma agriculture, oars");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("tools".into(), "calendar".into()));
}

#[test]
fn john_von_neumann_returns_figures_when_melded() {
    let played = figures().hand(ANN, "john-von-neumann oars").board(BEN, "adam-smith").play("meld john-von-neumann");
    assert_eq!(played.zone("adam-smith"), Zone::Supply);
    assert_eq!(played.game.player(ANN).icons(Icon::Clock), 4);
}

#[test]
fn john_von_neumann_keeps_two_nines_without_purple() {
    let played = figures().board(ANN, "john-von-neumann").next("fission computers").play("dogma john-von-neumann");
    assert_eq!(played.hand(ANN), "computers fission");
}

#[test]
fn caresse_crosby_splays_left_and_draws_two_before_a_leaf_is_tucked() {
    let start = figures().board(ANN, "caresse-crosby tools writing").hand(ANN, "pottery");
    let played = start.next("calendar mathematics empiricism").play("inspire yellow");
    assert_eq!(played.splay(ANN, Colour::Blue), Splay::Left);
    assert_eq!(played.hand(ANN), "calendar empiricism mathematics");
}

#[test]
fn caresse_crosby_wins_instead_of_a_fifth_splay_left() {
    let three = figures().splayed(ANN, "archery oars sailing the-wheel tools writing", Splay::Left);
    let start = three.splayed(ANN, "philosophy mysticism", Splay::Left).board(ANN, "caresse-crosby agriculture");
    assert_eq!(start.play("dogma philosophy, yellow").winners(), Some(vec![ANN]));
}

#[test]
fn nikola_tesla_scores_a_card_without_lightbulbs_and_clocks_before_one_with_them() {
    let start = || figures().board(ANN, "nikola-tesla").hand(ANN, "tools sailing").board(BEN, "oars");
    assert_eq!(start().play("meld tools").score(ANN), "oars");
    assert_eq!(start().play("meld sailing").score(ANN), "");
}

#[test]
fn emmy_noether_has_points_for_clocks_by_clocks() {
    let game = figures().board(ANN, "emmy-noether").score(ANN, "oars").build();
    assert_eq!(game.player(ANN).points(), 5);
}

#[test]
fn jp_morgan_doubles_the_icons_of_colours_splayed_up() {
    let game = figures().board(ANN, "jp-morgan").splayed(ANN, "tools writing", Splay::Up).build();
    let icons = [Icon::Lightbulb, Icon::Castle, Icon::Crown].map(|icon| game.player(ANN).icons(icon));
    assert_eq!(icons, [8, 2, 4]);
}

#[test]
fn marie_curie_counts_high_values_of_the_score_pile() {
    let game = figures().board(ANN, "marie-curie").score(ANN, "computers fission robotics coal").build();
    assert_eq!(game.achievements(ANN), 2);
}

#[test]
fn duke_ellington_melds_a_figure_and_fades_none() {
    let played = figures().board(ANN, "duke-ellington").next("emmy-noether").play("inspire purple");
    assert_eq!((played.pile(ANN, Colour::Green), played.action_over()), ("emmy-noether".into(), true));
}

#[test]
fn duke_ellington_achieves_a_fifth_figure() {
    let start = figures().board(ANN, "duke-ellington erwin-rommel nikola-tesla jp-morgan").hand(ANN, "marie-curie");
    assert_eq!(start.play("meld marie-curie").zone("marie-curie"), Zone::Achievements(ANN));
}

#[test]
fn hg_wells_melds_carries_out_and_removes_what_would_be_foreshadowed() {
    let played = figures().board(ANN, "hg-wells").next("databases").play("inspire purple");
    assert_eq!((played.zone("databases"), played.forecast(ANN)), (Zone::Removed, "".into()));
}

#[test]
fn albert_einstein_melds_lightbulbs_and_clocks() {
    let played = figures().board(ANN, "albert-einstein").hand(ANN, "philosophy oars").play("dogma albert-einstein");
    assert_eq!((played.zone("philosophy"), played.hand(ANN)), (Zone::Board(ANN), "oars".into()));
}

/// rules/innovation/rulings.md#93.
#[test]
fn with_albert_einstein_values_in_boxes_of_his_effects_are_ten_for_all() {
    let start = figures().board(ANN, "albert-einstein the-wheel").board(BEN, "masonry");
    let played = start.next("robotics databases software globalization marie-curie").play("dogma the-wheel");
    assert_eq!(
        (played.hand(BEN), played.hand(ANN)),
        ("databases robotics".into(), "globalization marie-curie software".into())
    );
    let theirs = figures().board(ANN, "archery").board(BEN, "albert-einstein").next("tools");
    assert_eq!(theirs.play("dogma archery").hand(ANN), "tools", "a demand belongs to who makes it");
}

#[test]
fn values_that_are_all_ten_need_no_choice() {
    let played = figures().board(ANN, "albert-einstein sinuhe").next("robotics").play("dogma sinuhe");
    assert_eq!(played.forecast(ANN), "robotics");
}

/// The top cards must be worth 6, which counts as 10 then.
#[test]
fn albert_einstein_makes_astronomy_harder() {
    let played = figures().board(ANN, "albert-einstein astronomy").next("robotics").play("dogma astronomy");
    assert_eq!((played.hand(ANN), played.special(Special::Universe)), ("robotics".into(), None));
}
