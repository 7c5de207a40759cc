//! How games end.

use crate::support::*;
use fireside::engine::{Game, Seat};
use fireside::games::innovation::{Ending, Event, Innovation, Options, Special, Splay};

fn ending(played: &Played) -> Option<(Ending, Vec<Seat>)> {
    let how = played.events.iter().find_map(|event| match event {
        Event::Ended(how) => Some(*how),
        _ => None,
    });
    how.zip(played.winners())
}

/// rules/innovation/rulings.md#47. Ann has an 10 on top and would have to draw an 11.
#[test]
fn whoever_would_draw_an_11_ends_the_game_and_most_points_win() {
    let start = || table(2).board(ANN, "databases").with(|situation| situation.empty(&[10]));
    let played = start().score(ANN, "tools").score(BEN, "calendar").achieved(ANN, "archery oars").play("draw");
    assert_eq!(ending(&played), Some((Ending::MostPoints, vec![BEN])));
}

/// rules/innovation/rulings.md#47.
#[test]
fn equal_points_are_decided_by_achievements() {
    let start = || {
        table(3).board(ANN, "databases").with(|situation| situation.empty(&[10])).score(ANN, "tools").score(BEN, "oars")
    };
    let played = start().achieved(ANN, "archery").achieved(CAT, "sailing pottery").play("draw");
    assert_eq!(ending(&played), Some((Ending::MostAchievements, vec![ANN])), "Cat has fewer points");
    let played = start().with(|situation| situation.special(BEN, Special::World)).play("draw");
    assert_eq!(ending(&played), Some((Ending::MostAchievements, vec![BEN])));
}

/// rules/innovation/rulings.md#47.
#[test]
fn equal_points_and_achievements_are_a_draw() {
    let played = table(3)
        .board(ANN, "databases")
        .score(ANN, "tools")
        .score(CAT, "oars")
        .with(|situation| situation.empty(&[10]))
        .play("draw");
    assert_eq!(ending(&played), Some((Ending::Drawn, vec![ANN, CAT])));
}

/// rules/innovation/rulings.md#47. Nothing of the draw happens: the 11 is not scored.
#[test]
fn the_game_ends_before_anything_else_happens_with_the_draw() {
    let played = table(2)
        .board(ANN, "mathematics")
        .hand(ANN, "databases")
        .score(BEN, "tools")
        .play("dogma mathematics, databases");
    assert_eq!(ending(&played), Some((Ending::MostPoints, vec![BEN])));
}

/// The number of achievements that wins, and the longer game.
#[test]
fn enough_achievements_win_at_once() {
    for (players, needed) in [(2, 6), (3, 5), (4, 4)] {
        let before = &["archery", "oars", "tools", "sailing", "pottery", "writing"][..needed - 2].join(" ");
        let start = |options| {
            table_with(options, players).achieved(ANN, before).with(|situation| situation.special(ANN, Special::Empire))
        };
        let claim = |options| start(options).score(ANN, "coal").board(ANN, "the-wheel").play("achieve 1");
        assert_eq!(ending(&claim(Options::default())), Some((Ending::Achievements, vec![ANN])), "{players} players");
        let longer = claim(Options { longer: true, ..Options::default() });
        assert_eq!((ending(&longer), longer.game.to_win()), (None, needed as u8 + 1), "{players} players, longer");
    }
}

/// Special achievements end the game in the middle of an action, too.
#[test]
fn a_special_achievement_can_be_the_last() {
    let played = table(4)
        .board(ANN, "masonry")
        .hand(ANN, "archery the-wheel mysticism metalworking")
        .achieved(ANN, "pottery writing tools")
        .play("dogma masonry, archery, the-wheel, mysticism, metalworking");
    assert_eq!(ending(&played), Some((Ending::Achievements, vec![ANN])));
}

/// rules/innovation/rulings.md#48.
#[test]
fn the_single_player_with_the_most_is_nobody_in_a_tie() {
    let played = table(3).board(ANN, "bioengineering").board(BEN, "tools").play("dogma bioengineering");
    assert_eq!(ending(&played), None, "no leaves at all: all are equal");
    assert!(played.events.contains(&Event::NoVictory(card("bioengineering"))));
}

/// rules/innovation/rulings.md#48 and rules/innovation/rulings.md#49.
#[test]
fn whoever_shares_an_effect_first_may_win_with_it() {
    let played = table(3)
        .board(ANN, "globalization")
        .score(ANN, "education evolution")
        .board(CAT, "composites")
        .score(CAT, "calendar colonialism")
        .next("industrialization vaccination")
        .play("dogma globalization");
    assert_eq!(ending(&played), Some((Ending::Card(card("globalization")), vec![CAT])), "twelve points to ten");
    assert_eq!(played.score(ANN), "education evolution", "it does not come to her");
}

/// rules/innovation/rulings.md#49.
#[test]
fn globalization_scores_before_it_compares_all_players() {
    let start = |ben| table(2).board(ANN, "globalization").board(BEN, ben).score(BEN, "coal").next("industrialization");
    assert_eq!(
        ending(&start("oars").play("dogma globalization")),
        Some((Ending::Card(card("globalization")), vec![ANN]))
    );
    let played = start("pottery calendar").play("dogma globalization");
    assert_eq!(ending(&played), None, "Calendar's leaves come to light");
}

/// rules/innovation/rulings.md#50.
#[test]
fn a_i_wants_robotics_and_software_on_top_of_any_boards() {
    let start = || table(3).board(ANN, "a-i").board(BEN, "robotics").next("databases");
    let played = start().board(CAT, "software").score(CAT, "oars").play("dogma a-i");
    assert_eq!(ending(&played), Some((Ending::Card(card("a-i")), vec![BEN])));
    assert_eq!(ending(&start().board(CAT, "software").play("dogma a-i")), None, "Ben and Cat have both no points");
    assert_eq!(ending(&start().board(CAT, "genetics software").score(CAT, "oars").play("dogma a-i")), None, "covered");
}

/// rules/innovation/rulings.md#51.
#[test]
fn collaboration_counts_all_green_cards() {
    let greens = "collaboration mapmaking banking navigation databases sailing paper satellites clothing";
    let play = |green: &str| {
        let played = table(2).board(ANN, green).next("computers services").play("dogma collaboration, computers");
        ending(&played).map(|(_, winners)| winners)
    };
    assert_eq!((play(greens), play(&format!("{greens} currency"))), (None, Some(vec![ANN])));
}

/// rules/innovation/rulings.md#53.
#[test]
fn twenty_lightbulbs_win_for_whoever_shares_empiricism() {
    let played = table(2)
        .board(ANN, "empiricism")
        .splayed(
            BEN,
            "experimentation atomic-theory genetics evolution tools writing printing-press mathematics",
            Splay::Up,
        )
        .splayed(BEN, "philosophy education astronomy", Splay::Up)
        .next("services specialization")
        .play("dogma empiricism, red, yellow, red, yellow");
    assert_eq!(ending(&played), Some((Ending::Card(card("empiricism")), vec![BEN])));
}

/// Partners sit opposite and win together; everybody else wins alone.
#[test]
fn a_side_is_a_team_or_a_seat() {
    let sides = |teams, players| {
        let game = Innovation::new(&Options { teams, ..Options::default() }, players).expect("a table");
        game.sides().into_iter().map(|side| side.iter().map(|seat| seat.index()).collect()).collect::<Vec<Vec<_>>>()
    };
    assert_eq!(sides(true, 4), [[0, 2], [1, 3]]);
    assert_eq!(sides(false, 4), [[0], [1], [2], [3]]);
    assert_eq!(sides(true, 3), [[0], [1], [2]]);
}
