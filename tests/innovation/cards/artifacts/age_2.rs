//! Artifacts of age 2.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::games::innovation::{Colour, Splay};

#[test]
fn babylonian_chronicles_take_a_castle_that_is_not_red_and_score_a_three() {
    let start = artifacts().display(ANN, "babylonian-chronicles").board(BEN, "the-wheel mysticism metalworking");
    let asked = start.next("optics paper").play("dogma babylonian-chronicles");
    assert_eq!((asked.asked(), asked.offered()), (Some(BEN), "mysticism, the-wheel".into()));
    let played = asked.go("mysticism");
    assert_eq!((played.pile(ANN, Colour::Purple), played.score(ANN)), ("mysticism".into(), "paper".into()));
    assert_eq!(played.score(BEN), "optics");
}

#[test]
fn babylonian_chronicles_leave_red() {
    let start = artifacts().display(ANN, "babylonian-chronicles").board(BEN, "metalworking").next("optics paper");
    let played = start.play("dogma babylonian-chronicles");
    assert_eq!((played.pile(BEN, Colour::Red), played.score(ANN)), ("metalworking".into(), "paper".into()));
}

#[test]
fn chronicle_of_zuo_draws_for_what_one_has_least_of() {
    let start = artifacts().board(ANN, "chronicle-of-zuo").board(BEN, "mysticism translation");
    assert_eq!(start.next("calendar paper").play("dogma chronicle-of-zuo").hand(ANN), "calendar paper");
}

#[test]
fn chronicle_of_zuo_draws_nothing_where_others_have_as_few() {
    assert_eq!(artifacts().board(ANN, "chronicle-of-zuo").play("dogma chronicle-of-zuo").hand(ANN), "");
}

#[test]
fn holy_grail_claims_by_a_returned_value() {
    let played = artifacts().board(ANN, "holy-grail").hand(ANN, "optics").play("dogma holy-grail");
    assert_eq!((played.game.achievements(ANN), played.zone("optics")), (1, Zone::Supply));
}

#[test]
fn holy_grail_finds_no_achievement_of_the_value() {
    let start = artifacts().board(ANN, "holy-grail").hand(ANN, "optics").with(|situation| situation.available(&[1]));
    let played = start.play("dogma holy-grail");
    assert_eq!((played.game.achievements(ANN), played.zone("optics")), (0, Zone::Supply));
}

#[test]
fn terracotta_army_returns_a_top_card_without_castle_and_scores_one() {
    let start = artifacts().display(ANN, "terracotta-army").board(BEN, "translation metalworking");
    let played = start.hand(BEN, "oars").hand(ANN, "sailing tools").play("dogma terracotta-army");
    assert_eq!((played.pile(BEN, Colour::Blue), played.pile(BEN, Colour::Red)), ("".into(), "metalworking".into()));
    assert_eq!((played.score(ANN), played.score(BEN)), ("sailing".into(), "".into()));
}

#[test]
fn terracotta_army_compels_nobody_with_fewer_crowns() {
    let start = artifacts().board(ANN, "terracotta-army").board(BEN, "sailing").hand(ANN, "oars");
    let played = start.play("dogma terracotta-army");
    assert_eq!((played.pile(BEN, Colour::Green), played.score(ANN)), ("sailing".into(), "".into()));
}

/// rules/innovation/rulings.md#72.
#[test]
fn baghdad_battery_scores_five_for_two_types_of_a_colour() {
    let start = artifacts().board(ANN, "baghdad-battery").hand(ANN, "tools seikilos-epitaph");
    let played =
        start.next("calendar mathematics currency mapmaking construction").play("dogma baghdad-battery, tools");
    assert_eq!(played.score(ANN), "calendar construction currency mapmaking mathematics");
    assert_eq!(played.pile(ANN, Colour::Blue), "seikilos-epitaph tools");
}

#[test]
fn baghdad_battery_scores_nothing_for_two_cards_of_a_type() {
    let start = artifacts().board(ANN, "baghdad-battery").hand(ANN, "tools writing");
    assert_eq!(start.play("dogma baghdad-battery, tools").score(ANN), "");
}

#[test]
fn holy_lance_takes_a_top_artifact() {
    let start = artifacts().display(ANN, "holy-lance").board(BEN, "ark-of-the-covenant tools");
    let played = start.play("dogma holy-lance");
    assert_eq!(
        (played.pile(ANN, Colour::Purple), played.pile(BEN, Colour::Blue)),
        ("ark-of-the-covenant".into(), "tools".into())
    );
}

#[test]
fn holy_lance_wins_with_the_grail() {
    assert_eq!(artifacts().board(ANN, "holy-lance holy-grail").play("dogma holy-lance").winners(), Some(vec![ANN]));
    assert_eq!(artifacts().board(ANN, "holy-lance").hand(ANN, "holy-grail").play("dogma holy-lance").winners(), None);
}

#[test]
fn rosetta_stone_melds_one_of_two_and_gives_the_other() {
    let start = artifacts().board(ANN, "rosetta-stone").next("holy-grail holy-lance");
    let played = start.play("dogma rosetta-stone, pile.artifacts.2, holy-grail");
    assert_eq!(
        (played.pile(ANN, Colour::Yellow), played.pile(BEN, Colour::Green)),
        ("holy-grail".into(), "holy-lance".into())
    );
}

#[test]
fn rosetta_stone_can_draw_of_the_base_game() {
    let start = artifacts().board(ANN, "rosetta-stone").next("calendar construction");
    let played = start.play("dogma rosetta-stone, pile.base.2, calendar");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.pile(BEN, Colour::Red)),
        ("calendar rosetta-stone".into(), "construction".into())
    );
}

#[test]
fn seikilos_epitaph_melds_the_bottom_card_and_executes_it() {
    let start = artifacts().board(ANN, "seikilos-epitaph metalworking").next("optics sailing");
    let played = start.play("dogma seikilos-epitaph");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("metalworking optics".into(), "sailing".into()));
}

#[test]
fn seikilos_epitaph_executes_a_card_that_is_alone() {
    let played = artifacts().board(ANN, "seikilos-epitaph").next("paper").play("dogma seikilos-epitaph");
    assert!(played.action_over());
    assert_eq!(played.pile(ANN, Colour::Green), "paper");
}

#[test]
fn cyrus_cylinder_executes_another_purple_card_and_splays_any_colour_left() {
    let start = artifacts().board(ANN, "cyrus-cylinder tools pottery").board(BEN, "mysticism").next("oars");
    let played = start.play("dogma cyrus-cylinder");
    assert_eq!((played.hand(ANN), played.splay(ANN, Colour::Blue)), ("oars".into(), Splay::Left));
}

#[test]
fn cyrus_cylinder_splays_on_a_chosen_board() {
    let start = artifacts().board(ANN, "cyrus-cylinder tools pottery").board(BEN, "sailing clothing oars archery");
    let played = start.play("dogma cyrus-cylinder, player.2, red");
    assert_eq!((played.splay(BEN, Colour::Red), played.splay(ANN, Colour::Blue)), (Splay::Left, Splay::None));
}

/// rules/innovation/rulings.md#72.
#[test]
fn dead_sea_scrolls_draw_an_artifact_of_the_highest_value() {
    let start = artifacts().board(ANN, "dead-sea-scrolls optics").next("excalibur");
    assert_eq!(start.play("dogma dead-sea-scrolls").hand(ANN), "excalibur");
}

/// rules/innovation/rulings.md#30.
#[test]
fn dead_sea_scrolls_draw_of_the_next_age_that_is_not_empty() {
    let start = artifacts().board(ANN, "dead-sea-scrolls").with(|situation| situation.available(&[]).empty(&[2]));
    assert_eq!(start.next("excalibur").play("dogma dead-sea-scrolls").hand(ANN), "excalibur");
}

/// Cai Lun's forecast is available, and more of it is foreshadowed first.
#[test]
fn holy_grail_claims_a_card_that_a_karma_makes_available() {
    let start = artifacts_and(Set::Figures, 2).display(ANN, "holy-grail").board(ANN, "cai-lun");
    let start = start.forecast(ANN, "optics").hand(ANN, "paper").with(|it| it.available(&[]));
    let played = start.next("engineering").play("dogma holy-grail");
    assert_eq!((played.achieved(ANN), played.forecast(ANN)), ("optics".into(), "engineering".into()));
}

/// Sargon of Akkad tucks what would cover a card of its value.
#[test]
fn baghdad_battery_does_not_count_a_card_that_a_karma_kept_from_being_melded() {
    let start = artifacts_and(Set::Figures, 2).display(ANN, "baghdad-battery").board(ANN, "sargon-of-akkad tools");
    let played = start.hand(ANN, "writing seikilos-epitaph").play("dogma baghdad-battery, writing");
    assert_eq!(
        (played.pile(ANN, Colour::Blue), played.score(ANN)),
        ("seikilos-epitaph tools writing".into(), "".into())
    );
}
