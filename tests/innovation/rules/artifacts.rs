//! Artifacts of History: digs, the display, relics, compels.

use crate::support::*;
use fireside::games::innovation::{Choice, Colour, Obstacle, Options, Sets, Special};

fn artifacts() -> Table {
    table_of(Set::Artifacts, 2)
}

/// Two players with these sets and the relics.
fn relics(sets: Sets) -> Table {
    table_with(Options { sets: sets.with_relics(), ..Options::default() }, 2)
}

/// Ruling 64.
#[test]
fn a_card_that_is_not_higher_digs_an_artifact_of_the_covered_value() {
    let start = || artifacts().board(ANN, "compass").next("dunhuang-star-chart");
    assert_eq!(start().hand(ANN, "sailing").play("meld sailing").display(ANN), "dunhuang-star-chart");
    let equal = artifacts().board(ANN, "optics").hand(ANN, "engineering").next("dunhuang-star-chart");
    assert_eq!(equal.play("meld engineering").display(ANN), "dunhuang-star-chart");
    let higher = artifacts().board(ANN, "clothing").hand(ANN, "currency").play("meld currency");
    assert_eq!(higher.display(ANN), "");
}

/// Ruling 64.
#[test]
fn a_higher_card_with_its_hexagon_at_the_same_place_digs() {
    let start = artifacts().board(ANN, "clothing").hand(ANN, "compass").next("priest-king");
    assert_eq!(start.play("meld compass").display(ANN), "priest-king");
}

#[test]
fn what_covers_nothing_digs_nothing_and_neither_does_an_effect() {
    assert_eq!(artifacts().hand(ANN, "sailing").play("meld sailing").display(ANN), "");
    let start = artifacts().board(ANN, "metalworking seikilos-epitaph").next("engineering");
    assert_eq!(start.play("dogma seikilos-epitaph").display(ANN), "");
}

/// Ruling 65.
#[test]
fn with_an_artifact_on_display_nothing_is_dug() {
    let start = artifacts().display(ANN, "holy-grail").board(ANN, "compass").hand(ANN, "sailing");
    assert_eq!(start.play("pass, meld sailing").display(ANN), "holy-grail");
}

/// Ruling 65.
#[test]
fn an_artifact_is_dug_of_the_next_age_that_is_not_empty() {
    let start = artifacts().board(ANN, "compass").hand(ANN, "sailing").next("moses");
    let played = start.with(|it| it.available(&[]).empty(&[3])).play("meld sailing");
    assert_eq!(played.display(ANN), "moses");
}

/// Ruling 67.
#[test]
fn the_display_can_be_left_returned_or_melded() {
    let start = || artifacts().display(ANN, "holmegaard-bows").board(ANN, "optics").next("excalibur");
    assert_eq!(start().play("").offered(), "dogma holmegaard-bows, holmegaard-bows, pass");
    let returned = start().play("holmegaard-bows");
    assert_eq!((returned.zone("holmegaard-bows"), returned.game.actions_left()), (Zone::Supply, 1));
    let melded = start().play("pass, meld holmegaard-bows");
    assert_eq!(melded.pile(ANN, Colour::Red), "holmegaard-bows optics");
    assert_eq!(melded.display(ANN), "excalibur", "melding it is a meld action like any");
}

/// Ruling 66.
#[test]
fn the_dogma_of_a_display_is_free_counts_its_icons_and_returns_it() {
    let start = artifacts().display(ANN, "babylonian-chronicles").board(BEN, "archery oars").next("optics");
    let played = start.play("dogma babylonian-chronicles");
    assert_eq!((played.score(ANN), played.zone("babylonian-chronicles")), ("optics".into(), Zone::Supply));
    assert_eq!(played.score(BEN), "", "three castles against two");
    assert_eq!((played.asked(), played.game.actions_left()), (Some(ANN), 1));
}

/// Ruling 66.
#[test]
fn before_the_dogma_of_a_display_echo_effects_of_its_colour_are_carried_out() {
    let sets = Sets::BASE.with(Set::Artifacts).with(Set::Echoes);
    let start = table_with(Options { sets, ..Options::default() }, 2).display(ANN, "papyrus-of-ani");
    let played = start.board(ANN, "plumbing archery").play("dogma papyrus-of-ani");
    assert_eq!((played.score(ANN), played.zone("papyrus-of-ani")), ("archery".into(), Zone::Supply));
}

/// Ruling 68.
#[test]
fn the_display_is_neither_hand_nor_board() {
    let played = artifacts().display(ANN, "holmegaard-bows").play("pass");
    let ann = played.game.player(ANN);
    assert!(ann.hand().is_empty() && ann.tops().next().is_none() && ann.all_icons() == [0; 6]);
    assert_eq!(played.offered(), "draw, meld holmegaard-bows");
}

/// Ruling 2: whoever would share is compelled, and shares.
#[test]
fn compels_hit_those_who_share_and_no_others() {
    let start = table_of(Set::Artifacts, 3).display(ANN, "terracotta-army").board(BEN, "translation");
    let played = start.board(CAT, "sailing").play("dogma terracotta-army");
    assert_eq!((played.pile(BEN, Colour::Blue), played.pile(CAT, Colour::Green)), ("".into(), "sailing".into()));
}

/// Ruling 8.
#[test]
fn what_a_compel_changes_brings_no_free_draw() {
    let start = artifacts().display(ANN, "terracotta-army").board(BEN, "translation");
    assert!(!start.play("dogma terracotta-army").free_draw());
}

/// Ruling 2.
#[test]
fn a_partner_is_not_compelled() {
    let options = Options { teams: true, sets: Sets::BASE.with(Set::Artifacts), ..Options::default() };
    let start = table_with(options, 4).display(ANN, "terracotta-army").board(CAT, "translation");
    assert_eq!(start.play("dogma terracotta-army").pile(CAT, Colour::Blue), "translation");
}

/// Ruling 69.
#[test]
fn a_relic_of_the_dug_value_can_be_seized() {
    let start = || relics(Sets::BASE).board(ANN, "compass").hand(ANN, "sailing").next("dunhuang-star-chart");
    let asked = start().play("meld sailing");
    assert_eq!(asked.offered(), "option.0, pass", "a city, and no cities are in play");
    let played = asked.go("option.0");
    assert_eq!((played.achieved(ANN), played.game.achievements(ANN)), ("timbuktu".into(), 1));
    assert_eq!(start().play("meld sailing, pass").zone("timbuktu"), Zone::Relics);
}

/// Ruling 69.
#[test]
fn a_relic_of_a_set_in_play_can_be_taken_to_the_hand() {
    let start = relics(Sets::BASE.with(Set::Cities)).board(ANN, "compass").hand(ANN, "sailing copenhagen");
    let played = start.next("dunhuang-star-chart").play("meld sailing, option.1");
    assert_eq!(played.hand(ANN), "copenhagen timbuktu");
    assert!(played.game.knows(Some(BEN), card("timbuktu")), "it was taken from where it lay open");
}

/// Ruling 69.
#[test]
fn a_relic_is_seized_from_achievements_too_even_the_own_ones() {
    let table = || relics(Sets::BASE.with(Set::Cities)).board(ANN, "compass").hand(ANN, "sailing copenhagen");
    let start = || table().next("dunhuang-star-chart");
    let theirs = start().achieved(BEN, "timbuktu").play("meld sailing, option.0");
    assert_eq!((theirs.achieved(ANN), theirs.achieved(BEN)), ("timbuktu".into(), "".into()));
    assert_eq!(start().achieved(ANN, "timbuktu").play("meld sailing").offered(), "option.1, pass");
    let held = start().hand(BEN, "timbuktu").play("meld sailing");
    assert!(held.action_over(), "out of a hand it cannot be seized");
}

/// Ruling 69.
#[test]
fn a_returned_relic_lies_beside_its_pile_again() {
    let start = relics(Sets::BASE).board(ANN, "agriculture").hand(ANN, "timbuktu").next("gunpowder");
    let played = start.play("dogma agriculture, timbuktu");
    assert_eq!((played.zone("timbuktu"), played.score(ANN)), (Zone::Relics, "gunpowder".into()));
}

/// Ruling 69.
#[test]
fn a_relic_beside_its_pile_counts_as_returned_for_east_india_company_charter() {
    let charter = relics(Sets::BASE).board(ANN, "east-india-company-charter").score(BEN, "complex-numbers");
    let played = charter.next("coal").play("dogma east-india-company-charter, 4");
    assert_eq!((played.zone("complex-numbers"), played.score(ANN)), (Zone::Relics, "coal".into()));
}

/// Ruling 69.
#[test]
fn a_relic_beside_its_pile_counts_as_returned_for_vaccination() {
    let vaccination = relics(Sets::BASE).board(ANN, "vaccination").score(BEN, "timbuktu");
    let played = vaccination.next("atomic-theory lighting").play("dogma vaccination");
    assert_eq!((played.zone("timbuktu"), played.pile(BEN, Colour::Blue)), (Zone::Relics, "atomic-theory".into()));
    assert_eq!(played.pile(ANN, Colour::Purple), "lighting");
}

/// A relic is no normal achievement: it makes none dearer (ruling 55).
#[test]
fn relics_make_no_achievement_dearer() {
    let game = relics(Sets::BASE).achieved(ANN, "timbuktu oars").build();
    assert_eq!((game.points_asked(ANN, 3), game.points_asked(ANN, 1)), (15, 10));
}

#[test]
fn complex_numbers_claim_by_a_card_with_the_same_icons() {
    let start = |hand| relics(Sets::BASE).board(ANN, "complex-numbers").hand(ANN, hand);
    let asked = start("physics tools").play("dogma complex-numbers");
    assert_eq!(asked.offered(), "pass, physics");
    let played = asked.go("physics");
    assert_eq!((played.game.achievements(ANN), played.hand(ANN)), (1, "physics tools".into()));
    assert!(start("chemistry tools").play("dogma complex-numbers").action_over(), "two factories and a lightbulb");
}

#[test]
fn newton_wickins_telescope_melds_by_the_number_of_returned_cards() {
    let start = || relics(Sets::BASE).board(ANN, "newton-wickins-telescope").score(ANN, "tools paper");
    let played = start().next("calendar").play("dogma newton-wickins-telescope, tools, paper");
    assert_eq!((played.score(ANN), played.pile(ANN, Colour::Blue)), ("".into(), "calendar".into()));
    assert_eq!(start().play("dogma newton-wickins-telescope, pass").score(ANN), "paper tools");
}

#[test]
fn safety_pin_scores_a_seven_and_demands_high_cards() {
    let sets = Sets::BASE.with(Set::Echoes);
    let start = relics(sets).board(ANN, "safety-pin").hand(BEN, "railroad tools").hand(ANN, "plumbing");
    let played = start.next("lighting industrialization").play("dogma safety-pin");
    assert_eq!((played.score(ANN), played.zone("railroad")), ("lighting".into(), Zone::Supply));
    assert!(played.hand(BEN).contains("tools") && played.game.player(BEN).hand().len() == 2);
}

/// With Albert Einstein the boxed 6 is a 10 as well: nothing is above it.
#[test]
fn safety_pin_demands_cards_above_a_value_that_is_boxed() {
    let start = relics(Sets::BASE.with(Set::Echoes).with(Set::Figures)).board(ANN, "safety-pin albert-einstein");
    let played = start.hand(BEN, "railroad plumbing").next("software databases").play("dogma safety-pin");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("software".into(), "databases plumbing railroad".into()));
}

/// Ruling 20. The rules know no bound; ours ends circles of cards that carry out each other.
#[test]
fn cards_that_carry_out_each_other_come_to_an_end() {
    let mut played = artifacts().board(ANN, "the-daily-courant self-service").play("dogma the-daily-courant");
    let mut rounds = 0;
    while !played.action_over() {
        let again = played.offered().contains("self-service");
        played = played.go(if again { "self-service" } else { "1" });
        rounds += 1;
        assert!(rounds < 100);
    }
    assert!(rounds > 10, "{rounds}");
    assert!(played.game.running().is_empty());
}

/// What is carried out as if it were on another card speaks of "other" cards than that one.
#[test]
fn other_cards_are_others_than_the_card_as_if_on_which_the_effect_stands() {
    let start = artifacts().board(ANN, "gujin-tushu-jinsheng tools archery").board(BEN, "the-daily-courant");
    let asked = start.play("dogma gujin-tushu-jinsheng, 1");
    assert_eq!(asked.offered(), "archery, pass, tools");
}

/// Ruling 19: a sharer who carries out another card makes its demands.
#[test]
fn whoever_shares_makes_the_demands_of_the_card_that_is_carried_out() {
    let start = table_of(Set::Artifacts, 3).board(ANN, "the-daily-courant").board(BEN, "archery steam-engine");
    let played = start.next("tools").play("dogma the-daily-courant, 1, archery, 1");
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("tools".into(), "".into()));
    assert!(played.free_draw(), "it came of sharing (ruling 24)");
}

#[test]
fn ching_shih_takes_an_achievement_of_any_kind_when_melded() {
    let start = || {
        let start = relics(Sets::BASE.with(Set::Figures)).hand(ANN, "ching-shih").achieved(BEN, "calendar");
        start.with(|it| it.special(BEN, Special::World))
    };
    let asked = start().play("meld ching-shih");
    assert_eq!((asked.asked(), asked.offered()), (Some(ANN), "back.2.2, special world".into()));
    assert_eq!(asked.go("special world").special(Special::World), Some(ANN));
    let played = start().play("meld ching-shih, back.2.2");
    assert_eq!((played.achieved(ANN), played.special(Special::World)), ("calendar".into(), Some(BEN)));
}

#[test]
fn an_achievement_that_is_taken_can_win() {
    let seven = "paper invention banking canning combustion flight fission";
    let start = relics(Sets::BASE.with(Set::Figures)).hand(ANN, "ching-shih").achieved(ANN, seven);
    assert_eq!(start.achieved(BEN, "calendar").play("meld ching-shih").winners(), Some(vec![ANN]));
}

#[test]
fn ching_shih_takes_scored_cards_instead_of_scoring() {
    let start = || relics(Sets::BASE.with(Set::Figures)).board(ANN, "ching-shih agriculture").hand(ANN, "oars");
    let played = start().score(BEN, "calendar tools").next("mapmaking").play("dogma agriculture, oars");
    assert_eq!(
        (played.score(ANN), played.hand(ANN), played.score(BEN)),
        ("calendar".into(), "mapmaking".into(), "tools".into())
    );
    let nothing = start().score(BEN, "tools").next("mapmaking").play("dogma agriculture, oars");
    assert_eq!((nothing.score(ANN), nothing.hand(ANN)), ("".into(), "mapmaking".into()));
}

/// Ching Shih takes a card of the same value instead and keeps the one that would be scored.
#[test]
fn philosophers_stone_chooses_each_card_once() {
    let start = relics(Sets::BASE.with(Set::Figures)).board(ANN, "philosophers-stone ching-shih");
    let start = start.hand(ANN, "optics tools").score(BEN, "oars pottery sailing");
    let played = start.play("dogma philosophers-stone, optics");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("tools".into(), "oars".into()));
}

/// Sargon of Akkad tucks what would cover a top card of equal value.
#[test]
fn newton_wickins_telescope_returns_nothing_if_a_karma_stood_for_the_meld() {
    let start =
        relics(Sets::BASE.with(Set::Figures)).board(ANN, "newton-wickins-telescope sargon-of-akkad quantum-theory");
    let start = start.score(ANN, "tools paper coal oars archery writing pottery calendar").next("rocketry");
    let returns = "tools, paper, coal, oars, archery, writing, pottery, calendar";
    let played = start.play(&format!("dogma newton-wickins-telescope, {returns}"));
    assert_eq!(played.pile(ANN, Colour::Blue), "quantum-theory rocketry");
}

/// A relic among the achievements is no normal one of its age.
#[test]
fn a_normal_achievement_belongs_to_whoever_owns_it_and_not_to_the_owner_of_a_relic() {
    let start = relics(Sets::BASE).achieved(ANN, "timbuktu").achieved(BEN, "compass").with(|it| it.available(&[1, 2]));
    let played = start.play("");
    let owner = played.game.normal_owner(3);
    assert_eq!((owner, played.game.normals_of(ANN, 3), played.game.normals_of(BEN, 3)), (Some(BEN), 0, 1));
    let question = played.waiting.expect("an action");
    assert_eq!(played.game.obstacle(&question, Choice::Achieve(3)), Some(Obstacle::Claimed(BEN)));
}

#[test]
fn what_is_carried_out_as_if_on_another_card_makes_its_demands() {
    let start = || artifacts().board(BEN, "archery").hand(BEN, "oars").next("tools");
    let as_if = start().board(ANN, "gujin-tushu-jinsheng").play("dogma gujin-tushu-jinsheng");
    let running = as_if.game.running().last().expect("Ben draws, and gives one of two");
    assert_eq!((as_if.asked(), running.is_nested(), running.leaves_out_demands()), (Some(BEN), true, false));
    assert_eq!(as_if.game.going_through(running), [BEN]);
    let alone = artifacts().board(ANN, "computers archery tools").next("self-service").play("dogma computers");
    let running = alone.game.running().last().expect("Ann chooses what she uses next");
    assert_eq!((alone.asked(), running.is_nested(), running.leaves_out_demands()), (Some(ANN), true, true));
    assert_eq!(alone.game.going_through(running), [ANN]);
}

/// Unlike other cards of expansions, artifacts are not replaced by those of the base game (ruling 65).
#[test]
fn where_no_artifacts_are_left_of_an_age_nothing_is_dug() {
    let threes: Vec<_> = Set::Artifacts.cards().filter(|card| card.printed_value() == 3 && !card.is_relic()).collect();
    let start = || artifacts().board(ANN, "compass").hand(ANN, "sailing").next("paper");
    assert_ne!(start().play("meld sailing").display(ANN), "");
    let played = start().with(|it| it.removed(&threes).expect("free cards")).play("meld sailing");
    assert_eq!((played.display(ANN), played.hand(ANN)), ("".into(), "".into()));
    assert_eq!(played.zone("paper"), Zone::Supply);
}
