//! Artifacts of age 3.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn excalibur_takes_a_top_card_that_is_higher_than_the_own_one() {
    let start = artifacts().display(ANN, "excalibur").board(ANN, "archery").board(BEN, "construction mysticism");
    let asked = start.play("dogma excalibur");
    assert_eq!((asked.asked(), asked.offered()), (Some(BEN), "construction, mysticism".into()));
    assert_eq!(asked.go("construction").pile(ANN, Colour::Red), "construction archery");
}

#[test]
fn excalibur_leaves_what_is_lower() {
    let start = artifacts().display(ANN, "excalibur").board(ANN, "engineering").board(BEN, "construction mysticism");
    let played = start.play("dogma excalibur");
    assert_eq!(
        (played.pile(BEN, Colour::Red), played.pile(ANN, Colour::Purple)),
        ("construction".into(), "mysticism".into())
    );
}

#[test]
fn mjolnir_amulet_takes_a_whole_colour_into_the_score_pile() {
    let start = artifacts().display(ANN, "mjolnir-amulet").board(BEN, "metalworking archery tools");
    let played = start.play("dogma mjolnir-amulet, metalworking");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Blue)), ("archery metalworking".into(), "tools".into()));
}

#[test]
fn mjolnir_amulet_compels_nobody_with_fewer_castles() {
    let played = artifacts().display(ANN, "mjolnir-amulet").board(BEN, "sailing").play("dogma mjolnir-amulet");
    assert_eq!((played.score(ANN), played.pile(BEN, Colour::Green)), ("".into(), "sailing".into()));
}

#[test]
fn along_the_river_during_the_qingming_festival_goes_on_until_it_tucks_yellow() {
    let start = artifacts().board(ANN, "along-the-river-during-the-qingming-festival").next("gunpowder anatomy");
    let played = start.play("dogma along-the-river-during-the-qingming-festival");
    assert_eq!(played.pile(ANN, Colour::Yellow), "along-the-river-during-the-qingming-festival anatomy");
    assert_eq!(played.hand(ANN), "gunpowder");
}

#[test]
fn along_the_river_during_the_qingming_festival_scores_purple() {
    let start = artifacts().board(ANN, "along-the-river-during-the-qingming-festival").next("enterprise");
    assert_eq!(start.play("dogma along-the-river-during-the-qingming-festival").score(ANN), "enterprise");
}

/// rules/innovation/rulings.md#7.
#[test]
fn moylough_belt_shrine_lets_the_player_choose_from_the_shown_hand() {
    let start = artifacts().display(ANN, "moylough-belt-shrine").board(BEN, "mysticism").hand(BEN, "tools paper");
    let asked = start.play("dogma moylough-belt-shrine");
    assert_eq!((asked.asked(), asked.offered()), (Some(ANN), "paper, tools".into()));
    let played = asked.go("paper");
    assert_eq!((played.pile(ANN, Colour::Green), played.hand(BEN)), ("paper".into(), "tools".into()));
    assert!(played.game.knows(Some(ANN), card("tools")));
}

#[test]
fn moylough_belt_shrine_takes_nothing_of_an_empty_hand() {
    let played =
        artifacts().display(ANN, "moylough-belt-shrine").board(BEN, "mysticism").play("dogma moylough-belt-shrine");
    assert!(played.action_over());
}

#[test]
fn beauvais_cathedral_clock_splays_the_colour_of_a_four_right() {
    let start = artifacts().board(ANN, "beauvais-cathedral-clock compass").next("navigation");
    let played = start.play("dogma beauvais-cathedral-clock");
    assert_eq!((played.splay(ANN, Colour::Green), played.hand(ANN)), (Splay::Right, "navigation".into()));
}

#[test]
fn beauvais_cathedral_clock_splays_no_other_colour() {
    let start = artifacts().board(ANN, "beauvais-cathedral-clock compass").next("gunpowder");
    assert_eq!(start.play("dogma beauvais-cathedral-clock").splay(ANN, Colour::Green), Splay::None);
}

#[test]
fn philosophers_stone_scores_as_many_cards_as_the_returned_value() {
    let start = artifacts().board(ANN, "philosophers-stone").hand(ANN, "calendar tools oars sailing");
    let played = start.play("dogma philosophers-stone, calendar, tools, oars");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("oars tools".into(), "sailing".into()));
}

#[test]
fn philosophers_stone_scores_what_is_there() {
    let start = artifacts().board(ANN, "philosophers-stone").hand(ANN, "optics tools");
    let played = start.play("dogma philosophers-stone, optics");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("tools".into(), "".into()));
}

#[test]
fn charter_of_liberties_executes_the_top_card_of_a_splayed_colour_of_anybody() {
    let start = artifacts().board(ANN, "charter-of-liberties").hand(ANN, "pottery").next("sailing");
    let asked = start.splayed(BEN, "metalworking archery", Splay::Left).play("dogma charter-of-liberties");
    assert_eq!(asked.offered(), "charter-of-liberties, metalworking");
    let played = asked.go("metalworking");
    assert_eq!((played.splay(ANN, Colour::Blue), played.hand(ANN)), (Splay::Left, "sailing".into()));
}

#[test]
fn charter_of_liberties_does_nothing_without_a_card_to_tuck() {
    let start = artifacts().board(ANN, "charter-of-liberties");
    let played = start.splayed(BEN, "metalworking archery", Splay::Left).play("dogma charter-of-liberties");
    assert!(played.action_over());
    assert_eq!(played.hand(ANN), "");
}

#[test]
fn dunhuang_star_chart_draws_by_the_number_of_returned_cards() {
    let start = artifacts().board(ANN, "dunhuang-star-chart").hand(ANN, "tools paper").next("calendar");
    assert_eq!(start.play("dogma dunhuang-star-chart").hand(ANN), "calendar");
}

/// rules/innovation/rulings.md#14.
#[test]
fn dunhuang_star_chart_draws_a_one_for_an_empty_hand() {
    assert_eq!(
        artifacts().board(ANN, "dunhuang-star-chart").next("tools").play("dogma dunhuang-star-chart").hand(ANN),
        "tools"
    );
}

#[test]
fn necronomicon_returns_hand_or_score_pile() {
    let start = || artifacts().board(ANN, "necronomicon").hand(ANN, "tools").score(ANN, "oars");
    let yellow = start().next("machinery").play("dogma necronomicon");
    assert_eq!((yellow.hand(ANN), yellow.score(ANN)), ("".into(), "oars".into()));
    let red = start().next("optics").play("dogma necronomicon");
    assert_eq!((red.hand(ANN), red.score(ANN)), ("optics tools".into(), "".into()));
}

#[test]
fn necronomicon_unsplays_or_draws_a_nine() {
    let start = || artifacts().board(ANN, "necronomicon").splayed(ANN, "tools pottery", Splay::Left);
    let green = start().next("compass").play("dogma necronomicon");
    assert_eq!((green.splay(ANN, Colour::Blue), green.hand(ANN)), (Splay::None, "compass".into()));
    let blue = start().next("alchemy composites").play("dogma necronomicon");
    assert_eq!((blue.splay(ANN, Colour::Blue), blue.hand(ANN)), (Splay::Left, "alchemy composites".into()));
}

#[test]
fn shroud_of_turin_claims_for_three_returned_cards_of_a_colour() {
    let start = artifacts().board(ANN, "shroud-of-turin compass").hand(ANN, "navigation").score(ANN, "paper");
    let played = start.play("dogma shroud-of-turin, 3");
    assert_eq!((played.game.achievements(ANN), played.pile(ANN, Colour::Green)), (1, "".into()));
}

#[test]
fn shroud_of_turin_claims_nothing_for_two() {
    let start = artifacts().board(ANN, "shroud-of-turin compass").hand(ANN, "navigation").score(ANN, "tools");
    let played = start.play("dogma shroud-of-turin");
    assert_eq!((played.game.achievements(ANN), played.pile(ANN, Colour::Green)), (0, "".into()));
    assert_eq!(played.score(ANN), "tools");
}

/// Homer tucks figures that would be returned.
#[test]
fn dunhuang_star_chart_counts_only_what_was_really_returned() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "dunhuang-star-chart homer archery");
    let played = start.hand(ANN, "tecumseh tools").next("oars calendar").play("dogma dunhuang-star-chart");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("archery tecumseh".into(), "oars".into()));
}
