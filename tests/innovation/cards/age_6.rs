//! Cards of age 6.

use crate::support::*;
use fireside::games::innovation::{Colour, Options, Sets, Special, Splay};

const TEAMS: Options = Options { teams: true, longer: false, no_tracking: false, sets: Sets::BASE };

#[test]
fn industrialization_tucks_a_6_for_each_colour_with_a_visible_factory() {
    let played = table(2)
        .board(ANN, "industrialization tools")
        .splayed(ANN, "statistics steam-engine", Splay::Right)
        .next("metric-system machine-tools democracy")
        .play("dogma industrialization");
    assert_eq!(played.pile(ANN, Colour::Green), "metric-system");
    assert_eq!(played.pile(ANN, Colour::Red), "industrialization machine-tools");
    assert_eq!(played.pile(ANN, Colour::Purple), "", "two colours had a factory when it began");
    assert_eq!(played.offered(), "pass, red");
    assert_eq!(played.go("red").splay(ANN, Colour::Red), Splay::Right);
}

#[test]
fn industrialization_does_not_count_covered_factories() {
    let played = table(2)
        .board(ANN, "industrialization statistics steam-engine")
        .next("metric-system machine-tools")
        .play("dogma industrialization");
    assert_eq!(played.pile(ANN, Colour::Green), "metric-system");
    assert_eq!(played.pile(ANN, Colour::Red), "industrialization");
    assert!(played.action_over());
}

#[test]
fn industrialization_splays_red_or_purple() {
    let played = table(2)
        .board(ANN, "industrialization coal democracy enterprise tools writing")
        .next("canning")
        .play("dogma industrialization");
    assert_eq!(played.offered(), "pass, purple, red");
    let played = played.go("purple");
    assert_eq!((played.splay(ANN, Colour::Purple), played.splay(ANN, Colour::Red)), (Splay::Right, Splay::None));
}

#[test]
fn industrialization_counts_the_sharers_own_colours() {
    let played = table(2)
        .board(ANN, "industrialization")
        .board(BEN, "coal steam-engine chemistry")
        .next("canning metric-system encyclopedia emancipation democracy")
        .play("dogma industrialization");
    assert_eq!(played.pile(BEN, Colour::Yellow), "steam-engine canning");
    assert_eq!(played.pile(BEN, Colour::Green), "metric-system");
    assert_eq!(played.pile(BEN, Colour::Blue), "chemistry encyclopedia");
    assert_eq!(played.pile(ANN, Colour::Purple), "emancipation");
    assert_eq!(played.hand(ANN), "democracy");
}

#[test]
fn machine_tools_scores_as_high_as_the_highest_scored_card() {
    let played =
        table(2).board(ANN, "machine-tools").score(ANN, "tools canning").next("democracy").play("dogma machine-tools");
    assert_eq!(played.score(ANN), "canning democracy tools");
}

#[test]
fn machine_tools_draws_a_1_for_an_empty_score_pile() {
    let played = table(2).board(ANN, "machine-tools").score(BEN, "canning").next("oars").play("dogma machine-tools");
    assert_eq!(played.score(ANN), "oars");
}

#[test]
fn machine_tools_ends_the_game_when_the_10s_are_gone() {
    let start = |table: Table| table.with(|table| table.empty(&[10])).play("dogma machine-tools");
    let played = start(table(2).board(ANN, "machine-tools").score(ANN, "software").score(BEN, "genetics"));
    assert_eq!(played.winners(), Some(vec![ANN]));
    let played = start(table(2).board(ANN, "machine-tools").score(ANN, "software").score(BEN, "genetics oars archery"));
    assert_eq!(played.winners(), Some(vec![BEN]));
}

#[test]
fn machine_tools_shared_uses_each_score_pile() {
    let played = table(2)
        .board(ANN, "machine-tools")
        .board(BEN, "coal")
        .score(BEN, "calendar")
        .score(ANN, "paper")
        .next("fermenting optics canning")
        .play("dogma machine-tools");
    assert_eq!((played.score(BEN), played.score(ANN)), ("calendar fermenting".into(), "optics paper".into()));
    assert_eq!(played.hand(ANN), "canning");
}

#[test]
fn canning_scores_all_top_cards_without_a_factory_the_tucked_one_too() {
    let played = table(2).board(ANN, "canning tools writing sailing coal").next("democracy").play("dogma canning");
    assert_eq!(played.offered(), "pass, yes");
    let played = played.go("yes");
    assert_eq!(played.score(ANN), "democracy sailing tools");
    assert_eq!(played.pile(ANN, Colour::Blue), "writing", "it was covered before");
    assert!(played.action_over());
}

#[test]
fn canning_can_be_declined() {
    let played = table(2).board(ANN, "canning masonry tools").play("dogma canning, pass");
    assert_eq!(played.score(ANN), "");
    assert_eq!(played.offered(), "pass, yellow");
    let played = played.go("yellow");
    assert_eq!(played.splay(ANN, Colour::Yellow), Splay::Right);
}

#[test]
fn canning_is_shared_and_brings_a_free_draw_only_if_done() {
    let start = || table(2).board(ANN, "canning").board(BEN, "coal tools").next("metric-system democracy");
    let played = start().play("dogma canning");
    assert_eq!(played.asked(), Some(BEN));
    let played = played.go("yes");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Green)), ("tools".into(), "metric-system".into()));
    assert_eq!(played.go("pass").hand(ANN), "democracy");
    assert_eq!(start().play("dogma canning, pass, pass").hand(ANN), "");
}

#[test]
fn vaccination_returns_all_the_lowest_cards_and_both_meld() {
    let played = table(2)
        .board(ANN, "vaccination")
        .score(BEN, "tools writing coal")
        .next("canning railroad")
        .play("dogma vaccination");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "as-they-lie, tools, writing".into()));
    let played = played.go("writing");
    assert_eq!((played.score(BEN), played.pile(BEN, Colour::Yellow)), ("coal".into(), "canning".into()));
    assert_eq!(played.pile(ANN, Colour::Purple), "railroad");
}

#[test]
fn vaccination_does_nothing_with_an_empty_score_pile() {
    let played = table(2).board(ANN, "vaccination").play("dogma vaccination");
    assert!(Colour::ALL.iter().all(|colour| played.pile(BEN, *colour).is_empty()));
    assert_eq!(played.game.player(ANN).tops().count(), 1);
}

#[test]
fn vaccination_lets_an_immune_sharer_meld_for_another_victims_return() {
    let played = table(3)
        .board(ANN, "vaccination")
        .board(BEN, "clothing")
        .score(BEN, "oars")
        .score(CAT, "tools")
        .next("canning railroad explosives lighting")
        .play("dogma vaccination");
    assert_eq!((played.score(BEN), played.score(CAT)), ("oars".into(), "".into()));
    assert_eq!(played.pile(CAT, Colour::Yellow), "canning");
    assert_eq!(played.pile(BEN, Colour::Purple), "railroad");
    assert_eq!(played.pile(ANN, Colour::Red), "explosives");
    assert_eq!(played.hand(ANN), "lighting");
}

#[test]
fn classification_collects_a_colour_from_all_opponents_and_melds_it() {
    let played = table(3)
        .board(ANN, "classification")
        .hand(ANN, "tools canning")
        .hand(BEN, "writing coal")
        .hand(CAT, "chemistry sailing")
        .play("dogma classification");
    assert_eq!(played.offered(), "canning, tools");
    let played = played.go("tools");
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("coal".into(), "sailing".into()));
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "as-they-lie, chemistry, tools, writing".into()));
    let played = played.go("chemistry, writing");
    assert_eq!(played.pile(ANN, Colour::Blue), "tools writing chemistry");
    assert_eq!(played.hand(ANN), "canning");
}

#[test]
fn classification_needs_a_card_to_reveal() {
    let played = table(2).board(ANN, "classification").hand(BEN, "tools").play("dogma classification");
    assert!(played.action_over());
    assert_eq!(played.hand(BEN), "tools");
}

#[test]
fn classification_melds_the_revealed_card_if_nobody_has_another() {
    let played =
        table(2).board(ANN, "classification").hand(ANN, "tools").hand(BEN, "coal").play("dogma classification");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("".into(), "coal".into()));
    assert_eq!(played.pile(ANN, Colour::Blue), "tools");
}

#[test]
fn classification_takes_nothing_from_a_partner() {
    let played = table_with(TEAMS, 4)
        .board(ANN, "classification")
        .hand(ANN, "tools")
        .hand(BEN, "writing")
        .hand(CAT, "chemistry")
        .hand(DAN, "coal")
        .play("dogma classification, tools");
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("".into(), "chemistry".into()));
    assert_eq!(played.pile(ANN, Colour::Blue), "writing tools");
}

#[test]
fn metric_system_splays_any_colour_while_green_is_splayed_right() {
    let played = table(2)
        .splayed(ANN, "metric-system sailing", Splay::Right)
        .splayed(ANN, "coal archery", Splay::Up)
        .board(ANN, "tools")
        .play("dogma metric-system");
    assert_eq!(played.offered(), "pass, red");
    let played = played.go("red");
    assert_eq!(played.splay(ANN, Colour::Red), Splay::Right);
    assert!(played.action_over(), "green is splayed so already");
}

#[test]
fn metric_system_splays_green_only_after_the_first_effect() {
    let played = table(2)
        .splayed(ANN, "metric-system sailing", Splay::Left)
        .board(ANN, "coal archery")
        .play("dogma metric-system");
    assert_eq!(played.offered(), "green, pass");
    let played = played.go("green");
    assert_eq!((played.splay(ANN, Colour::Green), played.splay(ANN, Colour::Red)), (Splay::Right, Splay::None));
    assert!(played.action_over());
}

#[test]
fn metric_system_can_be_declined_twice() {
    let played = table(2).board(ANN, "metric-system sailing").play("dogma metric-system, pass");
    assert_eq!(played.splay(ANN, Colour::Green), Splay::None);
    assert!(played.action_over());
}

#[test]
fn metric_system_claims_wonder_with_the_fifth_colour() {
    let played = table(2)
        .splayed(ANN, "metric-system sailing democracy enterprise", Splay::Right)
        .splayed(ANN, "canning masonry tools writing", Splay::Up)
        .board(ANN, "coal archery")
        .play("dogma metric-system, red");
    assert_eq!(played.game.owner(Special::Wonder), Some(ANN));
}

#[test]
fn atomic_theory_splays_before_it_melds() {
    let played = table(2).board(ANN, "atomic-theory tools").next("evolution").play("dogma atomic-theory");
    assert_eq!(played.offered(), "blue, pass");
    let played = played.go("blue");
    assert_eq!(played.splay(ANN, Colour::Blue), Splay::Right);
    assert_eq!(played.pile(ANN, Colour::Blue), "evolution atomic-theory tools");
}

#[test]
fn atomic_theory_does_not_ask_to_splay_a_single_card() {
    let played = table(2).board(ANN, "atomic-theory").next("evolution").play("dogma atomic-theory");
    assert!(played.action_over());
    assert_eq!(played.pile(ANN, Colour::Blue), "evolution atomic-theory");
    assert_eq!(played.splay(ANN, Colour::Blue), Splay::None);
}

#[test]
fn atomic_theory_is_shared_first_and_brings_a_free_draw() {
    let played = table(2)
        .board(ANN, "atomic-theory")
        .board(BEN, "philosophy")
        .next("bicycle railroad lighting")
        .play("dogma atomic-theory");
    assert_eq!(
        (played.pile(BEN, Colour::Green), played.pile(ANN, Colour::Purple)),
        ("bicycle".into(), "railroad".into())
    );
    assert_eq!(played.hand(ANN), "lighting");
}

#[test]
fn encyclopedia_melds_all_the_highest_scored_cards() {
    let played = table(2).board(ANN, "encyclopedia").score(ANN, "coal banking tools").play("dogma encyclopedia");
    assert_eq!(played.offered(), "pass, yes");
    let played = played.go("yes");
    assert_eq!(played.score(ANN), "tools");
    assert_eq!((played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Green)), ("coal".into(), "banking".into()));
}

#[test]
fn encyclopedia_asks_for_the_order_within_a_colour() {
    let played =
        table(2).board(ANN, "encyclopedia").score(ANN, "chemistry physics coal").play("dogma encyclopedia, yes");
    assert_eq!(played.offered(), "as-they-lie, chemistry, physics");
    assert_eq!(played.go("physics").pile(ANN, Colour::Blue), "chemistry physics encyclopedia");
}

#[test]
fn encyclopedia_can_be_declined_and_needs_a_score_pile() {
    let played = table(2).board(ANN, "encyclopedia").score(ANN, "coal").play("dogma encyclopedia, pass");
    assert_eq!(played.score(ANN), "coal");
    assert!(table(2).board(ANN, "encyclopedia").play("dogma encyclopedia").action_over());
}

#[test]
fn democracy_scores_an_8_for_more_returns_than_any_opponent() {
    let played = table(2).board(ANN, "democracy").hand(ANN, "tools writing").next("flight").play("dogma democracy");
    assert_eq!(played.offered(), "pass, tools, writing");
    let played = played.go("tools");
    assert_eq!(played.offered(), "pass, writing");
    let played = played.go("pass");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("writing".into(), "flight".into()));
}

#[test]
fn democracy_scores_nothing_for_nothing() {
    let played = table(2).board(ANN, "democracy").hand(ANN, "tools").play("dogma democracy, pass");
    assert_eq!((played.hand(ANN), played.score(ANN)), ("tools".into(), "".into()));
    assert_eq!(table(2).board(ANN, "democracy").play("dogma democracy").score(ANN), "");
}

#[test]
fn democracy_compares_with_what_opponents_returned_before() {
    let start = || {
        table(2)
            .board(ANN, "democracy")
            .hand(ANN, "tools writing pottery")
            .board(BEN, "philosophy")
            .hand(BEN, "oars archery")
            .next("flight rocketry canning")
    };
    let played = start().play("dogma democracy, oars, archery, tools, writing, pass");
    assert_eq!((played.score(BEN), played.score(ANN)), ("flight".into(), "".into()), "two against two");
    assert_eq!(played.hand(ANN), "canning pottery");
    let played = start().play("dogma democracy, oars, archery, tools, writing, pottery");
    assert_eq!((played.score(BEN), played.score(ANN)), ("flight".into(), "rocketry".into()));
}

#[test]
fn democracy_asks_for_more_than_every_opponent() {
    let played = table(3)
        .board(ANN, "democracy")
        .hand(ANN, "tools writing")
        .board(BEN, "philosophy")
        .hand(BEN, "oars archery")
        .board(CAT, "education")
        .hand(CAT, "sailing")
        .next("flight rocketry canning")
        .play("dogma democracy, oars, archery, sailing, tools, writing");
    assert_eq!((played.score(BEN), played.score(CAT), played.score(ANN)), ("flight".into(), "".into(), "".into()));
    assert_eq!(played.hand(ANN), "canning");
}

#[test]
fn democracy_does_not_compare_with_a_partner() {
    let played = table_with(TEAMS, 4)
        .board(ANN, "democracy")
        .hand(ANN, "tools")
        .board(CAT, "philosophy")
        .hand(CAT, "oars archery")
        .next("flight rocketry")
        .play("dogma democracy, oars, archery, tools");
    assert_eq!((played.score(CAT), played.score(ANN)), ("flight".into(), "rocketry".into()));
    assert_eq!(played.hand(ANN), "", "a partner's share brings no free draw");
}

#[test]
fn emancipation_takes_a_card_into_the_score_pile_and_gives_a_6() {
    let played = table(2)
        .two_actions()
        .board(ANN, "emancipation")
        .hand(BEN, "tools coal")
        .next("canning")
        .play("dogma emancipation");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "coal, tools".into()));
    let played = played.go("tools");
    assert_eq!((played.score(ANN), played.hand(BEN)), ("tools".into(), "canning coal".into()));
    assert_eq!(played.game.player(ANN).scored(), 0, "a transfer is no scoring");
}

#[test]
fn emancipation_gives_no_6_for_an_empty_hand() {
    let played = table(2).board(ANN, "emancipation enterprise").play("dogma emancipation");
    assert_eq!(played.hand(BEN), "");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "pass, purple".into()));
    assert_eq!(played.go("purple").splay(ANN, Colour::Purple), Splay::Right);
}

#[test]
fn emancipation_spares_and_is_shared_by_an_equal_opponent() {
    let played = table(2)
        .board(ANN, "emancipation")
        .board(BEN, "coal archery")
        .hand(BEN, "tools")
        .next("canning")
        .play("dogma emancipation");
    assert_eq!(played.hand(BEN), "tools");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "pass, red".into()));
    assert_eq!(played.go("red").hand(ANN), "canning");
}

/// What was returned by an earlier run counts, whoever carries it out: here because of Cyrus Cylinder, which Ben shares.
#[test]
fn democracy_counts_through_the_whole_dogma_action() {
    let start = table_of(Set::Artifacts, 2).board(ANN, "cyrus-cylinder").hand(ANN, "archery");
    let start = start.board(BEN, "democracy masonry").hand(BEN, "oars tools").next("flight rocketry");
    let played = start.play("dogma cyrus-cylinder, oars, tools, archery");
    assert_eq!((played.score(BEN), played.score(ANN)), ("flight".into(), "".into()));
}
