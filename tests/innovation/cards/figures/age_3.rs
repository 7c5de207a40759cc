//! Figures of age 3.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Icon, Splay};

#[test]
fn saladin_melds_instead_of_scoring_and_may_splay_left() {
    let start = figures().board(ANN, "saladin agriculture pottery").hand(ANN, "oars").next("calendar");
    let played = start.play("dogma agriculture, oars, blue");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.splay(ANN, Colour::Blue)),
        ("calendar pottery".into(), Splay::Left)
    );
}

#[test]
fn tran_huang_dao_has_other_icons_for_two_castles() {
    let game = figures().board(ANN, "tran-huang-dao archery sailing").build();
    let printed = game.player(ANN).printed_icons();
    let more = printed[Icon::Castle.index()] / 2;
    assert_eq!(game.player(ANN).icons(Icon::Crown), printed[Icon::Crown.index()] + more);
    assert_eq!(game.player(ANN).icons(Icon::Clock), 0);
}

#[test]
fn avicenna_fades_nothing() {
    assert!(figures().board(ANN, "avicenna tecumseh").play("draw").action_over());
}

#[test]
fn rhazes_tucks_a_card_of_the_value_before_a_draw() {
    let start = figures().board(ANN, "rhazes").hand(ANN, "paper oars").next("compass");
    let played = start.play("draw");
    assert_eq!((played.pile(ANN, Colour::Green), played.hand(ANN)), ("paper".into(), "compass oars".into()));
}

#[test]
fn shen_kuo_has_three_points_for_each_splayed_colour() {
    let game = figures().board(ANN, "shen-kuo").splayed(ANN, "archery oars", Splay::Left).build();
    assert_eq!(game.player(ANN).points(), 3 + game.player(ANN).bonus_points());
}

#[test]
fn su_song_foreshadows_a_scored_card_before_a_three_is_drawn() {
    let played = figures().board(ANN, "su-song").score(ANN, "tools").next("compass").play("draw");
    assert_eq!((played.forecast(ANN), played.hand(ANN)), ("tools".into(), "compass".into()));
}

#[test]
fn sejong_the_great_melds_one_higher_than_a_blue_card() {
    let start = figures().board(ANN, "sejong-the-great").hand(ANN, "chemistry").next("encyclopedia");
    let played = start.play("meld chemistry");
    assert_eq!((played.zone("chemistry"), played.zone("encyclopedia")), (Zone::Supply, Zone::Board(ANN)));
}

#[test]
fn murasaki_shikibu_achieves_a_scored_card_first() {
    let start = figures().board(ANN, "murasaki-shikibu").score(ANN, "tools computers");
    let played = start.play("achieve 1");
    assert_eq!(played.zone("tools"), Zone::Achievements(ANN));
}

#[test]
fn alhazen_draws_with_the_icons_of_a_splayed_colour() {
    let start = || figures().board(ANN, "alhazen").next("chemistry alchemy");
    assert_eq!(start().splayed(ANN, "metalworking archery oars", Splay::Right).play("draw").hand(ANN), "chemistry");
    assert_eq!(start().board(ANN, "metalworking archery oars").play("draw").hand(ANN), "alchemy");
}

/// rules/innovation/rulings.md#89.
#[test]
fn alhazen_lowers_a_splayed_colour_that_shows_few_of_them() {
    let start = figures().board(ANN, "alhazen").splayed(ANN, "avicenna agriculture", Splay::Left);
    let played = start.next("domestication alchemy compass").play("inspire yellow, draw");
    assert_eq!(played.hand(ANN), "domestication");
}

#[test]
fn alhazen_counts_for_no_other_draw() {
    let start = figures().board(ANN, "alhazen").splayed(ANN, "metalworking archery oars", Splay::Right);
    let game = start.build();
    assert_eq!((game.player(ANN).highest_top(), game.drawn_value(ANN)), (3, 5));
}
