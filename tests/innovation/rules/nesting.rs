//! Effects that carry out other cards.

use super::free_draws;
use crate::support::*;
use fireside::games::innovation::{Colour, Event, Options, Scope, Sets};

fn depth(played: &Played) -> u8 {
    let depths = played.events.iter().filter_map(|event| match event {
        Event::Began(Scope::Effect { depth, .. }) => Some(*depth),
        _ => None,
    });
    depths.max().unwrap_or_default()
}

/// rules/innovation/rulings.md#16.
#[test]
fn demands_of_a_card_that_is_carried_out_are_left_out() {
    let played = table(2).board(ANN, "self-service oars").hand(BEN, "sailing").next("tools").play("dogma self-service");
    assert_eq!((played.hand(BEN), played.score(ANN), played.hand(ANN)), ("sailing".into(), "".into(), "tools".into()));
}

/// rules/innovation/rulings.md#16. Ben has more lightbulbs than Ann, and shares nothing.
#[test]
fn a_card_that_is_carried_out_is_not_shared() {
    let played = table(2)
        .board(ANN, "self-service writing")
        .board(BEN, "experimentation")
        .next("calendar")
        .play("dogma self-service");
    assert_eq!((played.hand(ANN), played.hand(BEN)), ("calendar".into(), "".into()));
}

/// rules/innovation/rulings.md#16 and rules/innovation/rulings.md#54. Rocketry counts the clocks of whoever carries it out, not the icon that was activated.
#[test]
fn a_card_that_is_carried_out_can_still_affect_others() {
    let played = table(2).board(ANN, "self-service rocketry").score(BEN, "canning services").play("dogma self-service");
    assert_eq!(played.offered(), "back.2.6, back.2.9");
    let played = played.go("back.2.9");
    assert_eq!(
        (played.score(BEN), played.zone("services")),
        ("canning".into(), fireside::games::innovation::Zone::Supply)
    );
}

/// rules/innovation/rulings.md#19 and rules/innovation/rulings.md#24.
#[test]
fn whoever_shares_carries_out_a_card_alone_and_brings_the_free_draw() {
    let played = table(2)
        .board(ANN, "self-service")
        .board(BEN, "optics writing")
        .next("calendar stem-cells")
        .play("dogma self-service, writing");
    assert_eq!((played.hand(BEN), played.hand(ANN)), ("calendar".into(), "stem-cells".into()));
    assert_eq!(free_draws(&played), 1);
}

/// rules/innovation/rulings.md#24.
#[test]
fn what_the_player_carries_out_brings_no_free_draw() {
    let played = table(2).board(ANN, "self-service writing").next("calendar").play("dogma self-service");
    assert_eq!((played.hand(ANN), free_draws(&played)), ("calendar".into(), 0));
}

/// rules/innovation/rulings.md#20.
#[test]
fn a_chain_runs_to_its_end_before_the_outer_effect_goes_on() {
    let played = table(2)
        .board(ANN, "computers")
        .next("robotics software databases miniaturization stem-cells")
        .play("dogma computers");
    assert_eq!(depth(&played), 3);
    assert_eq!(
        (played.score(ANN), played.pile(ANN, Colour::Red)),
        ("databases".into(), "miniaturization robotics".into())
    );
    assert!(played.game.running().is_empty());
}

/// rules/innovation/rulings.md#20.
#[test]
fn a_chain_without_end_ends_with_the_supply() {
    let played = table(2)
        .board(ANN, "computers")
        .next("software")
        .with(|situation| situation.empty(&[10]))
        .play("dogma computers");
    assert_eq!(played.winners(), Some(vec![ANN, BEN]), "no points, no achievements");
}

/// rules/innovation/rulings.md#21.
#[test]
fn software_melds_both_and_carries_out_the_second() {
    let played = table(2)
        .board(ANN, "software")
        .hand(ANN, "oars")
        .next("databases miniaturization stem-cells")
        .play("dogma software");
    assert_eq!(
        (played.pile(ANN, Colour::Red), played.pile(ANN, Colour::Yellow)),
        ("miniaturization".into(), "stem-cells".into())
    );
    assert_eq!(played.offered(), "pass, yes", "Stem Cells asks, Miniaturization did not");
}

/// rules/innovation/rulings.md#22.
#[test]
fn self_service_does_not_carry_out_itself() {
    let played = table(2).board(ANN, "self-service").play("dogma self-service");
    assert_eq!((depth(&played), played.asked()), (0, Some(BEN)));
}

/// rules/innovation/rulings.md#23. Canning scores Self Service, which then asks who wins.
#[test]
fn a_card_that_left_the_board_goes_on() {
    let played = table(2)
        .board(ANN, "self-service canning")
        .achieved(ANN, "archery")
        .next("emancipation")
        .play("dogma self-service, yes");
    assert_eq!((played.score(ANN), played.winners()), ("self-service".into(), Some(vec![ANN])));
}

/// rules/innovation/rulings.md#18.
#[test]
fn as_if_on_another_card_the_echo_effect_is_carried_out_too() {
    let sets = Sets::BASE.with(Set::Artifacts).with(Set::Echoes);
    let start = table_with(Options { sets, ..Options::default() }, 2).board(ANN, "the-daily-courant ruler");
    let played = start.next("calendar").play("dogma the-daily-courant, 1, ruler");
    assert_eq!(played.hand(ANN), "calendar");
}
