//! The dogma action: who shares, who is subject to demands, and the free draw.

use super::free_draws;
use crate::support::*;
use fireside::engine::Seat;
use fireside::games::innovation::{Colour, Event, Options, Prompt, Scope, Sets, Special, Splay};

/// rules/innovation/rulings.md#1. Ben has as many factories as Ann only after the demand: he does not share the second effect.
#[test]
fn icons_are_counted_once() {
    let played =
        table(2).board(ANN, "corporations").board(BEN, "combustion").next("mobility flight").play("dogma corporations");
    assert_eq!(played.score(ANN), "combustion");
    assert_eq!((played.pile(BEN, Colour::Red), played.pile(ANN, Colour::Red)), ("mobility".into(), "flight".into()));
    assert_eq!(free_draws(&played), 0);
}

/// rules/innovation/rulings.md#2.
#[test]
fn as_many_icons_share_and_are_safe_from_demands() {
    let played = table(2)
        .board(ANN, "oars")
        .board(BEN, "archery")
        .hand(BEN, "sailing")
        .next("tools writing pottery")
        .play("dogma oars");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("sailing tools".into(), "pottery writing".into()));
}

/// rules/innovation/rulings.md#2.
#[test]
fn fewer_icons_do_not_share() {
    let played = table(2).board(ANN, "writing").board(BEN, "archery").next("calendar").play("dogma writing");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("".into(), "calendar".into()));
}

/// rules/innovation/rulings.md#4.
#[test]
fn others_share_clockwise_before_the_player_and_finish_each_effect() {
    let played = table(3).board(ANN, "pottery").board(BEN, "anatomy").board(CAT, "reformation").play("dogma pottery");
    let order: Vec<(u8, Seat)> = played
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Began(Scope::Effect { effect, seat, .. }) => Some((*effect, *seat)),
            _ => None,
        })
        .collect();
    assert_eq!(order, [(0, BEN), (0, CAT), (0, ANN), (1, BEN), (1, CAT), (1, ANN)]);
}

/// rules/innovation/rulings.md#4.
#[test]
fn demands_go_clockwise_from_the_players_left() {
    let played = table(3)
        .board(CAT, "archery")
        .next("oars tools")
        .with(|situation| situation.turn(CAT, 5, 1))
        .play("dogma archery");
    let drew: Vec<Seat> = played
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Began(Scope::Effect { seat, .. }) => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(drew, [ANN, BEN]);
    assert_eq!(played.hand(CAT), "oars tools");
}

/// rules/innovation/rulings.md#5.
#[test]
fn a_card_that_was_covered_meanwhile_still_has_all_its_effects() {
    let played = table(2)
        .board(ANN, "tools")
        .hand(ANN, "oars archery sailing paper")
        .next("alchemy")
        .play("dogma tools, oars, archery, sailing");
    assert_eq!(played.pile(ANN, Colour::Blue), "alchemy tools");
    assert_eq!(played.offered(), "paper, pass");
}

/// rules/innovation/rulings.md#6.
#[test]
fn whoever_owns_equal_cards_chooses_among_them() {
    let played =
        table(2).board(ANN, "archery").hand(BEN, "calendar mathematics sailing").next("oars").play("dogma archery");
    assert_eq!((played.asked(), played.offered()), (Some(BEN), "calendar, mathematics".into()));
}

/// rules/innovation/rulings.md#7 and rules/innovation/rulings.md#51.
#[test]
fn in_collaboration_the_demander_chooses_and_the_victim_melds_the_other() {
    let played = table(2).board(ANN, "collaboration").next("computers services").play("dogma collaboration");
    assert_eq!((played.asked(), played.offered()), (Some(ANN), "computers, services".into()));
    let played = played.go("services");
    assert_eq!(
        (played.pile(ANN, Colour::Purple), played.pile(BEN, Colour::Blue)),
        ("services".into(), "computers".into())
    );
}

/// rules/innovation/rulings.md#8.
#[test]
fn there_is_one_free_draw_however_many_share() {
    let played = table(3)
        .board(ANN, "writing")
        .board(BEN, "tools")
        .board(CAT, "philosophy")
        .next("calendar currency fermenting oars")
        .play("dogma writing");
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("calendar".into(), "currency".into()));
    assert_eq!((played.hand(ANN), free_draws(&played)), ("fermenting oars".into(), 1));
}

/// rules/innovation/rulings.md#8.
#[test]
fn a_share_that_changes_nothing_brings_no_draw() {
    let start = || table(2).board(ANN, "philosophy").board(BEN, "experimentation").hand(BEN, "oars");
    assert_eq!(free_draws(&start().play("dogma philosophy, pass")), 0, "declined");
    assert_eq!(free_draws(&start().play("dogma philosophy, oars")), 1);
    let empty = table(2).board(ANN, "philosophy").board(BEN, "experimentation").play("dogma philosophy");
    assert_eq!(free_draws(&empty), 0, "nothing to do");
}

/// rules/innovation/rulings.md#8.
#[test]
fn a_colour_that_is_splayed_so_already_is_no_change() {
    let played = table(2)
        .board(ANN, "metric-system")
        .splayed(BEN, "sailing currency", fireside::games::innovation::Splay::Right)
        .play("dogma metric-system");
    assert_eq!(free_draws(&played), 0);
    assert!(played.waiting.is_some_and(|asked| asked.seat == BEN && matches!(asked.prompt, Prompt::Action { .. })));
}

/// rules/innovation/rulings.md#8.
#[test]
fn an_exchange_by_sharing_brings_the_free_draw() {
    let played = table(2)
        .board(ANN, "canal-building")
        .board(BEN, "sailing")
        .hand(BEN, "oars")
        .next("calendar")
        .play("dogma canal-building, yes");
    assert_eq!((played.score(BEN), played.hand(ANN), free_draws(&played)), ("oars".into(), "calendar".into(), 1));
}

/// rules/innovation/rulings.md#8.
#[test]
fn what_a_demand_changes_brings_no_draw() {
    let played = table(2).board(ANN, "archery").hand(BEN, "paper").play("dogma archery");
    assert_eq!((played.hand(ANN), free_draws(&played)), ("paper".into(), 0));
}

/// rules/innovation/rulings.md#9.
#[test]
fn the_free_draw_has_the_value_of_the_highest_top_card_at_the_end() {
    let played = table(2)
        .board(ANN, "experimentation")
        .board(BEN, "philosophy")
        .next("coal banking societies")
        .play("dogma experimentation");
    assert_eq!((played.pile(BEN, Colour::Red), played.pile(ANN, Colour::Green)), ("coal".into(), "banking".into()));
    assert_eq!(played.hand(ANN), "societies");
}

/// rules/innovation/rulings.md#12.
#[test]
fn if_no_cards_were_transferred_looks_at_all_victims() {
    let played =
        table(3).board(ANN, "oars").hand(BEN, "tools").hand(CAT, "sailing").next("archery pottery").play("dogma oars");
    assert_eq!((played.score(ANN), played.hand(ANN)), ("sailing".into(), "".into()));
    assert_eq!((played.hand(BEN), played.hand(CAT)), ("tools".into(), "archery".into()));
}

/// rules/innovation/rulings.md#13.
#[test]
fn an_effect_is_repeated_before_the_next_player() {
    let played = table(2)
        .board(ANN, "metalworking")
        .board(BEN, "mysticism")
        .next("archery oars pottery writing sailing")
        .play("dogma metalworking");
    assert_eq!((played.score(BEN), played.hand(BEN)), ("archery oars".into(), "pottery".into()));
    assert_eq!((played.score(ANN), played.hand(ANN)), ("".into(), "sailing writing".into()));
}

/// rules/innovation/rulings.md#9. Ben has shared the echo effect of the Loom before Cat's card ends the action.
#[test]
fn there_is_no_free_draw_for_what_was_shared_before_fission_ended_the_action() {
    let start = table_of(Set::Echoes, 3).splayed(ANN, "fission loom", Splay::Left).board(ANN, "sailing");
    let played = start.board(BEN, "databases tools").next("robotics").play("dogma fission");
    let shared = |event: &Event| matches!(event, Event::Moved { to: Zone::Score(BEN), .. });
    assert!(played.events.iter().any(shared) && played.events.contains(&Event::Complete(card("fission"))));
    assert_eq!(free_draws(&played), 0);
}

/// rules/innovation/rulings.md#32.
#[test]
fn fission_leaves_forecasts_displays_and_achievements() {
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Artifacts);
    let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "fission").next("robotics");
    let start = start.display(ANN, "priest-king").forecast(ANN, "oars").achieved(ANN, "pottery");
    let start = start.display(BEN, "holy-grail").forecast(BEN, "tools").achieved(BEN, "calendar");
    let played = start.play("pass, dogma fission");
    assert_eq!(names(played.game.removed()), "fission robotics");
    assert_eq!(played.display(ANN) + &played.display(BEN), "priest-kingholy-grail");
}

/// rules/innovation/rulings.md#46. By points, which Alexander counts, Ben shares Translation without a board.
#[test]
fn translation_claims_the_world_without_any_top_card() {
    let start = table_of(Set::Figures, 2).board(ANN, "translation alexander-the-great").score(BEN, "computers");
    let played = start.play("dogma translation, pass");
    assert_eq!(played.special(Special::World), Some(BEN));
}
