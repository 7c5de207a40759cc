//! Figures of age 5.

use super::figures;
use crate::support::*;
use fireside::games::innovation::{Colour, Decree, Event, Icon, Options, Sets, Special, Splay};

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

/// Battleship Yamato is worth 11 on top of a pile: there is no such achievement.
#[test]
fn bartholomew_roberts_claims_by_the_value_of_the_card_where_it_lies() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Artifacts);
    let start =
        table_with(Options { sets, ..Options::default() }, 2).score(ANN, "computers robotics software databases");
    let played =
        start.board(ANN, "kim-yu-na bartholomew-roberts battleship-yamato").play("dogma kim-yu-na, battleship-yamato");
    assert_eq!((played.zone("battleship-yamato"), played.game.achievements(ANN)), (Zone::Score(ANN), 0));
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

#[test]
fn van_leeuwenhoek_pays_ten_points_of_an_achievement_with_each_card_of_its_value() {
    let start =
        figures().board(ANN, "antoine-van-leeuwenhoek").hand(ANN, "colonialism engineering").score(ANN, "statistics");
    let offered = start.with(|it| it.available(&[1, 2, 3, 4])).play("").offered();
    let claims: Vec<&str> = offered.split(", ").filter(|word| word.starts_with("achieve")).collect();
    assert_eq!(claims, ["achieve 1", "achieve 3"]);
}

#[test]
fn van_leeuwenhoek_still_needs_a_top_card() {
    let start = figures().board(ANN, "antoine-van-leeuwenhoek").hand(ANN, "industrialization vaccination canning");
    assert!(!start.with(|it| it.available(&[6])).play("").offered().contains("achieve"));
}

#[test]
fn shivaji_claims_first_if_eligible() {
    let start = |score: &str| {
        let start = figures().board(ANN, "canning").score(ANN, "coal").board(BEN, "shivaji oars").score(BEN, score);
        start.play("achieve 1")
    };
    let age = |seat, played: &Played| played.game.player(seat).achievements().len();
    let (taken, left) = (start("astronomy"), start("tools"));
    assert_eq!((age(ANN, &taken), age(BEN, &taken)), (0, 1));
    assert_eq!((age(ANN, &left), age(BEN, &left)), (1, 0));
    assert_eq!(taken.hand(BEN), "", "nobody draws a figure: the achiever got nothing");
}

#[test]
fn shivaji_claims_a_special_achievement_first_if_its_requirement_is_met() {
    let wide = "archery oars the-wheel sailing tools writing agriculture masonry";
    let theirs = "shivaji metalworking clothing mapmaking pottery calendar domestication canal-building philosophy";
    let start = |more: &str| {
        let start = figures().splayed(ANN, &format!("{wide} mysticism code-of-laws"), Splay::Right);
        let start = start.splayed(BEN, &format!("{theirs} {more}"), Splay::Up).with(|it| it.available(&[]));
        start.play("draw").special(Special::Wonder)
    };
    assert_eq!((start("city-states"), start("")), (Some(BEN), Some(ANN)));
}

#[test]
fn shivaji_claims_a_decree_with_two_figures_and_keeps_them() {
    let start = |hand: &str| {
        let start = figures().board(ANN, "erwin-rommel").hand(ANN, "adam-smith grace-hopper").board(BEN, "shivaji");
        start.hand(BEN, hand).play("decree war")
    };
    let played = start("homer ptahhotep");
    assert_eq!((played.game.decree_owner(Decree::War), played.hand(BEN)), (Some(BEN), "homer ptahhotep".into()));
    assert!(played.action_over() && played.hand(ANN).is_empty(), "the decree is paid for and does nothing");
    let played = start("homer").go("5");
    assert_eq!((played.game.decree_owner(Decree::War), played.zone("shivaji")), (Some(ANN), Zone::Supply));
}

#[test]
fn shivaji_gives_a_top_card_to_the_available_achievements() {
    let played = figures().board(ANN, "shivaji navigation").play("dogma shivaji, navigation");
    assert_eq!(played.zone("navigation"), Zone::Available);
}

/// rules/innovation/rulings.md#81.
#[test]
fn shivaji_claims_without_any_other_karma_stepping_in() {
    let start = table_of(Set::Figures, 3).board(ANN, "canning").score(ANN, "coal").board(BEN, "shivaji cai-lun");
    let start = start.score(BEN, "astronomy").next("paper").with(|it| it.available(&[1]));
    let played = start.play("achieve 1");
    let karmas = played.events.iter().filter(|event| matches!(event, Event::Karma { .. })).count();
    assert_eq!((played.game.player(BEN).achievements().len(), played.forecast(BEN), karmas), (1, "".into(), 1));
}
