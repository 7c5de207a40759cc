//! Artifacts of age 1.

use super::{artifacts, artifacts_and};
use crate::support::*;
use fireside::engine::Game;
use fireside::games::innovation::{Colour, Event, Scope, Splay};

#[test]
fn holmegaard_bows_take_the_highest_castle_and_draw_a_two() {
    let start = artifacts().display(ANN, "holmegaard-bows").board(BEN, "agriculture construction the-wheel");
    let played = start.next("calendar mathematics tools").play("dogma holmegaard-bows");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("construction mathematics tools".into(), "calendar".into()));
}

#[test]
fn holmegaard_bows_compel_nobody_with_fewer_leaves() {
    let start = artifacts().board(ANN, "holmegaard-bows").board(BEN, "the-wheel").next("calendar");
    let played = start.play("dogma holmegaard-bows");
    assert_eq!((played.hand(ANN), played.pile(BEN, Colour::Green)), ("calendar".into(), "the-wheel".into()));
}

#[test]
fn papyrus_of_ani_melds_and_executes_a_purple_card_of_a_chosen_type() {
    let start = artifacts().board(ANN, "papyrus-of-ani").hand(ANN, "city-states");
    let asked = start.next("mask-of-warka necronomicon alchemy composites").play("dogma papyrus-of-ani");
    assert_eq!(asked.offered(), "pile.artifacts.3, pile.base.3");
    let played = asked.go("pile.artifacts.3");
    assert_eq!(
        (played.pile(ANN, Colour::Purple), played.hand(ANN)),
        ("necronomicon".into(), "alchemy composites".into())
    );
}

#[test]
fn papyrus_of_ani_keeps_a_card_of_another_colour() {
    let start = artifacts().board(ANN, "papyrus-of-ani").hand(ANN, "city-states").next("optics");
    let played = start.play("dogma papyrus-of-ani, pile.base.3");
    assert_eq!((played.hand(ANN), played.zone("city-states")), ("optics".into(), Zone::Supply));
}

#[test]
fn pavlovian_tusk_returns_one_and_scores_one_of_three_cards_of_the_green_value() {
    let start = artifacts().board(ANN, "pavlovian-tusk currency").next("calendar mathematics fermenting");
    let played = start.play("dogma pavlovian-tusk, calendar, fermenting");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("mathematics".into(), "fermenting".into()));
    assert_eq!(played.zone("calendar"), Zone::Supply);
}

#[test]
fn pavlovian_tusk_without_green_draws_ones() {
    let start = artifacts().board(ANN, "pavlovian-tusk").next("tools oars archery");
    let played = start.play("dogma pavlovian-tusk, tools, oars");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("archery".into(), "oars".into()));
}

/// rules/innovation/rulings.md#71.
#[test]
fn dancing_girl_wins_when_it_has_been_on_every_board() {
    let played = artifacts().board(ANN, "dancing-girl").board(BEN, "philosophy").play("dogma dancing-girl");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

/// Where it lay first counts, and not where it came later: both others share the effect that wins, and neither does.
#[test]
fn dancing_girl_wins_for_whose_board_it_began_on() {
    let start = table_of(Set::Artifacts, 3).board(ANN, "dancing-girl");
    let played = start.board(BEN, "philosophy").board(CAT, "experimentation").play("dogma dancing-girl");
    assert_eq!(played.winners(), Some(vec![ANN]));
}

#[test]
fn dancing_girl_wins_nothing_if_somebody_is_not_compelled() {
    let start = table_of(Set::Artifacts, 3).board(ANN, "dancing-girl").board(BEN, "philosophy");
    let played = start.play("dogma dancing-girl");
    assert!(played.action_over());
    assert_eq!(played.pile(BEN, Colour::Yellow), "dancing-girl");
}

/// rules/innovation/rulings.md#68, rules/innovation/rulings.md#71.
#[test]
fn dancing_girl_from_a_display_was_on_no_board_before() {
    let played = artifacts().display(ANN, "dancing-girl").board(BEN, "philosophy").play("dogma dancing-girl");
    assert_eq!((played.winners(), played.pile(BEN, Colour::Yellow)), (None, "dancing-girl".into()));
    assert!(played.action_over());
}

#[test]
fn lurgan_canoe_scores_what_it_covers_and_goes_on() {
    let start = artifacts().board(ANN, "lurgan-canoe oars archery").hand(ANN, "metalworking");
    let played = start.play("dogma lurgan-canoe");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Red)), ("archery oars".into(), "metalworking".into()));
}

#[test]
fn lurgan_canoe_ends_when_nothing_is_scored() {
    let played = artifacts().board(ANN, "lurgan-canoe").hand(ANN, "tools paper").play("dogma lurgan-canoe, tools");
    assert!(played.action_over());
    assert_eq!((played.hand(ANN), played.score(ANN)), ("paper".into(), "".into()));
}

#[test]
fn xianrendong_shards_draw_three_ones_for_two_scored_cards_of_a_colour() {
    let start = artifacts().board(ANN, "xianrendong-shards").hand(ANN, "archery calendar tools");
    let played = start.next("sailing oars mysticism").play("dogma xianrendong-shards, calendar, tools");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("calendar tools".into(), "mysticism oars sailing".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "archery");
}

#[test]
fn xianrendong_shards_reveal_three_of_more_cards() {
    let start = artifacts().board(ANN, "xianrendong-shards").hand(ANN, "archery calendar tools sailing");
    let played = start.play("dogma xianrendong-shards, archery, calendar, sailing, archery, calendar");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("archery calendar".into(), "tools".into()));
    assert_eq!(played.pile(ANN, Colour::Green), "sailing");
}

#[test]
fn electrum_stater_of_efesos_melds_until_a_colour_is_there() {
    let start = artifacts().board(ANN, "electrum-stater-of-efesos").next("optics engineering");
    let played = start.play("dogma electrum-stater-of-efesos");
    assert_eq!((played.pile(ANN, Colour::Red), played.hand(ANN)), ("optics".into(), "engineering".into()));
}

#[test]
fn electrum_stater_of_efesos_keeps_a_card_of_a_colour_that_is_there() {
    let start = artifacts().board(ANN, "electrum-stater-of-efesos").next("paper");
    assert_eq!(start.play("dogma electrum-stater-of-efesos").hand(ANN), "paper");
}

#[test]
fn jiskairumoko_necklace_takes_the_achievement_of_a_returned_value() {
    let start = artifacts().display(ANN, "jiskairumoko-necklace").board(BEN, "mysticism");
    let played = start.score(BEN, "tools").achieved(BEN, "oars").play("dogma jiskairumoko-necklace");
    assert_eq!((played.achieved(ANN), played.achieved(BEN)), ("oars".into(), "".into()));
    assert_eq!(played.zone("tools"), Zone::Supply);
}

#[test]
fn jiskairumoko_necklace_leaves_achievements_of_other_values() {
    let start = artifacts().display(ANN, "jiskairumoko-necklace").board(BEN, "mysticism");
    let played = start.score(BEN, "paper").achieved(BEN, "oars").play("dogma jiskairumoko-necklace");
    assert_eq!((played.score(BEN), played.achieved(BEN)), ("".into(), "oars".into()));
}

#[test]
fn priest_king_scores_a_card_and_executes_the_top_card_of_its_colour() {
    let start = artifacts().board(ANN, "priest-king metalworking").hand(ANN, "archery").next("sailing");
    let played = start.play("dogma priest-king");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("archery".into(), "sailing".into()));
}

#[test]
fn priest_king_claims_an_achievement_if_eligible() {
    let start = || artifacts().board(ANN, "priest-king").hand(ANN, "archery");
    assert_eq!(start().score(ANN, "perspective").play("dogma priest-king").game.achievements(ANN), 1);
    assert_eq!(start().score(ANN, "paper").play("dogma priest-king").game.achievements(ANN), 0);
}

#[test]
fn basur_hoyuk_tokens_return_all_if_the_top_card_comes_first_in_the_alphabet() {
    let start = artifacts().board(ANN, "basur-hoyuk-tokens").score(ANN, "oars").next("experimentation");
    let played = start.play("dogma basur-hoyuk-tokens");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "".into()));
}

#[test]
fn basur_hoyuk_tokens_are_kept_otherwise() {
    let start = artifacts().board(ANN, "basur-hoyuk-tokens metalworking").score(ANN, "oars").next("gunpowder");
    let played = start.play("dogma basur-hoyuk-tokens");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("oars".into(), "gunpowder".into()));
}

#[test]
fn sibidu_needle_scores_while_colour_and_value_match() {
    let played = artifacts().board(ANN, "sibidu-needle").next("tools sailing").play("dogma sibidu-needle");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("tools".into(), "sailing".into()));
}

#[test]
fn sibidu_needle_keeps_a_card_of_another_value() {
    let start = artifacts().board(ANN, "sibidu-needle optics").next("oars");
    assert_eq!(start.play("dogma sibidu-needle").hand(ANN), "oars");
}

#[test]
fn treaty_of_kadesh_returns_top_cards_with_demands() {
    let start = artifacts().display(ANN, "treaty-of-kadesh").board(BEN, "mysticism archery oars");
    let played = start.play("dogma treaty-of-kadesh");
    assert_eq!((played.zone("archery"), played.pile(BEN, Colour::Purple)), (Zone::Supply, "mysticism".into()));
    assert_eq!(played.score(BEN), "oars", "and shares");
}

/// rules/innovation/rulings.md#3: a compel counts as a demand.
#[test]
fn treaty_of_kadesh_scores_a_top_card_with_a_demand_or_a_compel_that_is_not_blue() {
    let start = artifacts().board(ANN, "treaty-of-kadesh oars terracotta-army");
    let played = start.play("dogma treaty-of-kadesh");
    assert_eq!(played.offered(), "oars, terracotta-army");
    assert_eq!(played.go("terracotta-army").score(ANN), "terracotta-army");
}

#[test]
fn ark_of_the_covenant_takes_a_colour_of_whoever_has_no_top_artifact() {
    let start = artifacts().board(ANN, "ark-of-the-covenant metalworking").board(BEN, "archery").hand(ANN, "oars");
    let played = start.play("dogma ark-of-the-covenant");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("archery".into(), "ark-of-the-covenant".into()));
    assert_eq!(played.pile(ANN, Colour::Red), "metalworking");
}

#[test]
fn ark_of_the_covenant_on_display_is_no_top_card_and_is_returned() {
    let start = artifacts().display(ANN, "ark-of-the-covenant").board(ANN, "metalworking").board(BEN, "archery");
    let played = start.hand(ANN, "oars").play("dogma ark-of-the-covenant");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("archery metalworking".into(), "".into()));
    assert_eq!(played.zone("ark-of-the-covenant"), Zone::Supply);
}

#[test]
fn mask_of_warka_claims_by_all_returned_values() {
    let start = artifacts().board(ANN, "mask-of-warka").hand(ANN, "calendar tools sailing").hand(BEN, "oars");
    let played = start.play("dogma mask-of-warka, blue");
    assert_eq!((played.hand(ANN), played.game.achievements(ANN)), ("sailing".into(), 2));
}

#[test]
fn mask_of_warka_does_nothing_if_somebody_else_reveals_too() {
    let start = artifacts().board(ANN, "mask-of-warka").hand(ANN, "calendar tools").hand(BEN, "pottery");
    let played = start.play("dogma mask-of-warka, blue");
    assert_eq!((played.hand(ANN), played.game.achievements(ANN)), ("calendar tools".into(), 0));
    assert!(played.game.knows(Some(BEN), card("tools")) && played.game.knows(Some(ANN), card("pottery")));
}

#[test]
fn mask_of_warka_foretells_nothing_of_a_colour() {
    let start = artifacts().board(ANN, "mask-of-warka").hand(BEN, "oars");
    let asked = start.play("dogma mask-of-warka");
    assert_eq!(asked.offered(), "blue, green, purple, red, yellow");
    // Even that nobody shows a card of the colour says what Ben holds.
    assert!(!asked.game.is_open_to(&Event::Began(Scope::FreeDraw(ANN)), ANN));
}

#[test]
fn tale_of_the_shipwrecked_sailor_melds_the_colour_and_splays_it_left() {
    let start = artifacts().board(ANN, "tale-of-the-shipwrecked-sailor tools").hand(ANN, "writing").next("oars");
    let played = start.play("dogma tale-of-the-shipwrecked-sailor, blue");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("writing tools".into(), "oars".into()));
    assert_eq!(played.splay(ANN, Colour::Blue), Splay::Left);
}

#[test]
fn tale_of_the_shipwrecked_sailor_splays_nothing_without_a_card_of_the_colour() {
    let start = artifacts().board(ANN, "tale-of-the-shipwrecked-sailor tools pottery").hand(ANN, "sailing");
    let played = start.next("oars").play("dogma tale-of-the-shipwrecked-sailor, blue");
    assert_eq!((played.hand(ANN), played.splay(ANN, Colour::Blue)), ("oars sailing".into(), Splay::None));
}

/// Saladin melds what would be scored.
#[test]
fn lurgan_canoe_does_not_repeat_for_what_a_karma_kept_from_being_scored() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "lurgan-canoe saladin tools").hand(ANN, "writing paper");
    let played = start.play("dogma lurgan-canoe, writing, pass");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("tools writing".into(), "paper".into()));
    assert!(played.action_over());
}

/// Saladin melds what would be scored.
#[test]
fn xianrendong_shards_draw_nothing_for_cards_that_were_not_really_scored() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "xianrendong-shards saladin");
    let played = start.hand(ANN, "writing calendar sailing").play("dogma xianrendong-shards, writing, calendar, pass");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("calendar writing".into(), "".into()));
    assert!(played.action_over());
}

/// Amina Sukhera's top cards with castles are available.
#[test]
fn priest_king_claims_a_card_that_a_karma_makes_available() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "priest-king amina-sukhera machinery");
    let start = start.hand(ANN, "reformation").score(ANN, "coal railroad").with(|it| it.available(&[]));
    let asked = start.play("dogma priest-king");
    assert_eq!(asked.offered(), "machinery, priest-king");
    assert_eq!(asked.go("machinery").achieved(ANN), "machinery");
}

/// Amina Sukhera's top cards with castles are available.
#[test]
fn mask_of_warka_claims_cards_that_a_karma_makes_available() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "mask-of-warka amina-sukhera machinery");
    let played = start.hand(ANN, "alchemy").with(|it| it.available(&[])).play("dogma mask-of-warka, blue");
    assert_eq!((played.achieved(ANN), played.zone("alchemy")), ("machinery".into(), Zone::Supply));
}

/// The ATM comes after Anatomy, though its letters are capitals.
#[test]
fn basur_hoyuk_tokens_read_the_alphabet_without_regard_to_capitals() {
    let start = artifacts_and(Set::Echoes, 2).board(ANN, "basur-hoyuk-tokens atm").score(ANN, "oars").next("anatomy");
    let played = start.play("dogma basur-hoyuk-tokens");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("oars".into(), "anatomy".into()));
}

/// Saladin melds what would be scored: no colour of a scored card is matched by a top card.
#[test]
fn priest_king_executes_nothing_if_a_karma_stood_for_the_score() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "priest-king saladin tools");
    let played = start.hand(ANN, "writing").next("calendar").play("dogma priest-king, pass");
    assert_eq!((played.pile(ANN, Colour::Blue), played.hand(ANN)), ("writing tools".into(), "".into()));
    assert!(played.action_over());
}

/// Sargon of Akkad tucks what would cover a card of its value.
#[test]
fn lurgan_canoe_scores_nothing_if_a_karma_stood_for_the_meld() {
    let start = artifacts_and(Set::Figures, 2).board(ANN, "lurgan-canoe sargon-of-akkad tools");
    let played = start.hand(ANN, "writing").play("dogma lurgan-canoe");
    assert_eq!((played.pile(ANN, Colour::Blue), played.score(ANN)), ("tools writing".into(), "".into()));
}
