//! Figures of age 4.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Icon, Splay};

#[test]
fn amina_sukhera_scores_figures_of_four_when_melded() {
    let played = figures().hand(ANN, "amina-sukhera").board(BEN, "yi-sun-sin adam-smith").play("meld amina-sukhera");
    assert_eq!((played.score(ANN), played.zone("adam-smith")), ("yi-sun-sin".into(), Zone::Board(BEN)));
}

#[test]
fn yi_sun_sin_tucks_cards_of_splayed_colours_instead_of_scoring() {
    let start = figures().board(ANN, "yi-sun-sin agriculture").splayed(ANN, "tools writing", Splay::Left);
    let played = start.hand(ANN, "oars").next("calendar paper").play("dogma agriculture, oars");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("tools writing calendar".into(), "paper".into()));
}

#[test]
fn leonardo_da_vinci_melds_other_colours_before_yellow() {
    let start = figures().board(ANN, "leonardo-da-vinci").hand(ANN, "masonry oars code-of-laws");
    let played = start.play("meld masonry");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("oars".into(), "code-of-laws".into()));
}

#[test]
fn leonardo_da_vinci_draws_three_before_purple() {
    let played = figures().board(ANN, "leonardo-da-vinci").hand(ANN, "code-of-laws").play("meld code-of-laws");
    assert_eq!(played.hand(ANN).split(' ').count(), 3);
}

#[test]
fn christopher_columbus_has_two_crowns_for_each_factory() {
    let game = figures().board(ANN, "christopher-columbus coal").build();
    let printed = game.player(ANN).printed_icons();
    let crowns = printed[Icon::Crown.index()] + 2 * printed[Icon::Factory.index()];
    assert_eq!(game.player(ANN).icons(Icon::Crown), crowns);
}

#[test]
fn galileo_galilei_takes_the_forecast_before_a_new_value() {
    let start = figures().board(ANN, "galileo-galilei").forecast(ANN, "tools").next("coal");
    let played = start.play("dogma galileo-galilei, 5");
    assert_eq!((played.forecast(ANN), played.hand(ANN)), ("coal".into(), "tools".into()));
}

#[test]
fn takiyuddin_may_splay_right_before_inspiring() {
    let start = figures().board(ANN, "takiyuddin tools").next("coal compass");
    let played = start.play("inspire blue, blue");
    assert_eq!(played.splay(ANN, Colour::Blue), Splay::Right);
}

#[test]
fn niccolo_machiavelli_counts_colours_that_only_he_splays_right() {
    let start = || figures().board(ANN, "niccolo-machiavelli").splayed(ANN, "archery oars", Splay::Right);
    assert_eq!(start().build().achievements(ANN), 1);
    let theirs = start().splayed(BEN, "metalworking gunpowder", Splay::Left);
    assert_eq!(theirs.build().achievements(ANN), 0);
}

#[test]
fn william_shakespeare_has_a_point_for_each_hexagon() {
    let game = figures().board(ANN, "william-shakespeare oars").build();
    assert_eq!(game.player(ANN).points(), 2 + game.player(ANN).bonus_points());
}

#[test]
fn michelangelo_has_the_points_of_the_hand() {
    let game = figures().board(ANN, "michaelangelo").hand(ANN, "paper oars").score(ANN, "tools").build();
    assert_eq!((game.player(ANN).points(), game.player(BEN).points()), (5, 0));
}

#[test]
fn michelangelo_returns_hand_cards_as_scored_ones() {
    let start = figures().board(ANN, "pele").hand(ANN, "adam-smith grace-hopper").board(BEN, "michaelangelo");
    let played = start.hand(BEN, "tools").score(BEN, "oars").play("decree rivalry");
    assert_eq!((played.hand(BEN), played.score(BEN)), ("".into(), "".into()));
}

#[test]
fn michelangelo_exchanges_a_card_of_the_hand_but_once() {
    let start = figures().board(ANN, "michaelangelo bicycle").hand(ANN, "paper").score(ANN, "oars");
    let played = start.play("dogma bicycle, yes");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("oars".into(), "paper".into()));
}

#[test]
fn johannes_kepler_raises_values_by_the_cards_that_he_reveals() {
    let start = figures().board(ANN, "johannes-kepler the-wheel").hand(ANN, "sailing clothing oars");
    let played = start.next("paper compass").play("dogma the-wheel");
    assert_eq!(played.hand(ANN), "clothing compass oars paper sailing");
    let shown = |id: &str| played.game.knows(Some(BEN), card(id));
    assert_eq!((shown("sailing"), shown("clothing"), shown("oars")), (true, true, false));
}

#[test]
fn johannes_kepler_raises_values_of_karmas_too() {
    let start = figures().board(ANN, "yi-sun-sin agriculture").splayed(ANN, "johannes-kepler tools", Splay::Left);
    let played = start.hand(ANN, "oars masonry").next("calendar navigation").play("dogma agriculture, oars");
    assert_eq!((played.zone("calendar"), played.hand(ANN)), (Zone::Board(ANN), "masonry navigation".into()));
}

#[test]
fn a_value_that_johannes_kepler_raises_beyond_ten_ends_the_game() {
    let start = figures().board(ANN, "johannes-kepler a-i").score(ANN, "tools");
    assert_eq!(start.hand(ANN, "code-of-laws").play("dogma a-i").winners(), Some(vec![ANN]));
}
