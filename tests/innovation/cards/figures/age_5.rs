//! Figures of age 5.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Icon};

#[test]
fn peter_the_great_returns_figures_when_melded() {
    let played = figures().hand(ANN, "peter-the-great").board(BEN, "adam-smith").play("meld peter-the-great");
    assert_eq!(played.zone("adam-smith"), Zone::Supply);
}

#[test]
fn peter_the_great_scores_the_bottom_green_card_before_tucking_a_factory() {
    let start = figures().board(ANN, "peter-the-great corporations").hand(ANN, "coal");
    assert_eq!(start.play("inspire red").score(ANN), "corporations");
}

#[test]
fn christopher_polhem_has_two_points_for_each_factory() {
    let game = figures().board(ANN, "christopher-polhem").build();
    let player = game.player(ANN);
    assert_eq!(player.points(), 2 * u16::from(player.icons(Icon::Factory)) + player.bonus_points());
}

#[test]
fn bartholomew_roberts_claims_what_he_can_pay_before_scoring() {
    let start = figures().board(ANN, "bartholomew-roberts oars").score(ANN, "coal");
    let played = start.play("inspire green, oars");
    assert_eq!((played.score(ANN), played.game.achievements(ANN)), ("coal oars".into(), 1));
}

#[test]
fn samuel_de_champlain_claims_before_a_fifth_card() {
    let start = figures().board(ANN, "samuel-de-champlain").hand(ANN, "oars tools archery pottery");
    assert_eq!(start.play("draw, 3").game.achievements(ANN), 1);
}

#[test]
fn christiaan_huygens_melds_near_clocks_and_foreshadows_others() {
    let start = |top: &str| figures().board(ANN, top).next("robotics");
    assert_eq!(start("christiaan-huygens").play("dogma christiaan-huygens, 10").forecast(ANN), "robotics");
    let near = start("christiaan-huygens satellites").play("dogma christiaan-huygens, 10");
    assert_eq!(near.pile(ANN, Colour::Red), "robotics");
}

#[test]
fn isaac_newton_gives_a_one_before_a_draw() {
    let start = figures().board(ANN, "isaac-newton").next("oars coal");
    let played = start.play("draw, player.2");
    assert_eq!((played.pile(BEN, Colour::Red), played.hand(ANN)), ("oars".into(), "coal".into()));
}

#[test]
fn johannes_vermeer_claims_one_higher_first() {
    let start = figures().board(ANN, "johannes-vermeer").score(ANN, "computers").with(|it| it.available(&[1, 2, 4]));
    assert_eq!(start.play("achieve 1").game.achievements(ANN), 2);
}
