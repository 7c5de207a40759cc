//! Two teams of two: partners sit opposite (rules/innovation/rulings.md#8, rules/innovation/rulings.md#22, rules/innovation/rulings.md#57).

use super::free_draws;
use crate::support::*;
use fireside::games::innovation::Options;

fn teams() -> Table {
    table_with(Options { teams: true, ..Options::default() }, 4)
}

#[test]
fn demands_spare_the_partner() {
    let played = teams().board(ANN, "archery").hand(CAT, "paper").next("oars tools").play("dogma archery");
    assert_eq!((played.hand(ANN), played.hand(CAT)), ("oars tools".into(), "paper".into()));
}

#[test]
fn a_partner_shares_without_a_free_draw() {
    let played = teams().board(ANN, "writing").board(CAT, "tools").next("calendar currency").play("dogma writing");
    assert_eq!((played.hand(CAT), played.hand(ANN)), ("calendar".into(), "currency".into()));
    assert_eq!(free_draws(&played), 0);
    let played = teams().board(ANN, "writing").board(DAN, "tools").play("dogma writing");
    assert_eq!(free_draws(&played), 1, "an opponent");
}

#[test]
fn achievements_of_partners_count_together() {
    let start = || teams().achieved(ANN, "archery oars").score(ANN, "coal").board(ANN, "the-wheel");
    let played = start().achieved(CAT, "tools sailing pottery").play("achieve 1");
    assert_eq!(played.winners(), Some(vec![ANN, CAT]), "three and three");
    assert_eq!(start().achieved(BEN, "tools sailing pottery").play("achieve 1").winners(), None);
}

#[test]
fn points_for_an_achievement_are_ones_own() {
    let played = teams().score(CAT, "coal").score(ANN, "gunpowder").board(ANN, "tools").play("");
    assert!(!played.offered().contains("achieve"), "{}", played.offered());
}

#[test]
fn points_of_partners_are_added_when_an_11_would_be_drawn() {
    let played = teams()
        .board(ANN, "databases")
        .score(ANN, "coal")
        .score(BEN, "paper")
        .score(DAN, "education")
        .with(|situation| situation.empty(&[10]))
        .play("draw");
    assert_eq!(played.winners(), Some(vec![BEN, DAN]), "six to five");
}

#[test]
fn who_wins_with_an_effect_wins_with_the_partner() {
    let played = teams().board(ANN, "self-service").achieved(CAT, "oars").play("dogma self-service");
    assert_eq!(played.winners(), Some(vec![ANN, CAT]), "the partner's achievement counts");
}

#[test]
fn opponent_never_means_the_partner_and_other_player_does() {
    let played = teams().board(ANN, "clothing").board(CAT, "the-wheel").next("oars").play("dogma clothing");
    assert_eq!(played.score(ANN), "oars", "only Cat has green, too");
    let played =
        teams().board(ANN, "road-building").hand(ANN, "tools mysticism").play("dogma road-building, tools, mysticism");
    assert_eq!(played.offered(), "pass, player.2, player.3, player.4");
}
