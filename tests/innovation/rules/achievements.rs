//! Achievements, normal and special.

use crate::support::*;
use fireside::engine::Seat;
use fireside::games::innovation::{Choice, Colour, Obstacle, Special, Splay};

fn owner(played: &Played, special: Special) -> Option<Seat> {
    played.game.owner(special)
}

/// rules/innovation/rulings.md#41.
#[test]
fn a_claim_needs_points_and_a_top_card() {
    let offered = |score, board| {
        let played = table(2).score(ANN, score).board(ANN, board).play("");
        played.offered().contains("achieve 1") as u8 + 2 * played.offered().contains("achieve 2") as u8
    };
    assert_eq!(offered("gunpowder", "tools"), 0, "four points");
    assert_eq!(offered("coal", "tools"), 1);
    assert_eq!(offered("coal banking", "tools"), 1, "ten points, but no top card of value 2");
    assert_eq!(offered("coal banking", "calendar"), 3);
    assert_eq!(offered("coal banking", ""), 0, "no top card at all");
}

/// rules/innovation/rulings.md#41.
#[test]
fn points_are_not_spent() {
    let played = table(2).score(ANN, "coal").board(ANN, "tools").play("achieve 1");
    assert_eq!((played.score(ANN), played.game.achievements(ANN)), ("coal".into(), 1));
    assert_eq!(played.game.available().len(), 8);
}

/// rules/innovation/rulings.md#27 and rules/innovation/rulings.md#42. Flight makes the fifth top card of value 8; Oars covers it at once.
#[test]
fn special_achievements_are_claimed_in_the_middle_of_an_effect() {
    let played = table(2)
        .board(ANN, "road-building antibiotics corporations rocketry empiricism")
        .hand(ANN, "flight oars")
        .play("dogma road-building, flight, oars, pass");
    assert_eq!(
        (played.pile(ANN, Colour::Red), owner(&played, Special::Universe)),
        ("oars flight road-building".into(), Some(ANN))
    );
}

/// rules/innovation/rulings.md#42.
#[test]
fn special_achievements_are_claimed_in_turns_of_others() {
    let played = table(2)
        .board(ANN, "corporations")
        .board(BEN, "skyscrapers mobility rocketry empiricism")
        .next("mass-media antibiotics")
        .play("dogma corporations");
    assert_eq!(owner(&played, Special::Universe), Some(BEN));
}

/// rules/innovation/rulings.md#42. Two have earned Universe when a card moves.
#[test]
fn ties_go_to_the_current_player_then_clockwise() {
    let claimed = |current| {
        let played = table(3)
            .board(ANN, "flight antibiotics corporations rocketry empiricism")
            .board(BEN, "mobility skyscrapers mass-media quantum-theory socialism")
            .hand(ANN, "coal")
            .hand(BEN, "services")
            .hand(CAT, "archery")
            .with(|situation| situation.available(&[]).turn(current, 7, 1))
            .play(["draw", "meld services", "meld archery"][current.index()]);
        owner(&played, Special::Universe)
    };
    assert_eq!((claimed(BEN), claimed(CAT)), (Some(BEN), Some(ANN)));
}

/// rules/innovation/rulings.md#43.
#[test]
fn monument_is_six_tucked_or_six_scored_in_a_turn() {
    let six = "oars tools sailing writing pottery archery";
    let start = |hand| table(2).board(ANN, "suburbia").hand(ANN, hand);
    let played = start(six).play("dogma suburbia, oars, tools, sailing, writing, pottery");
    assert_eq!(owner(&played, Special::Monument), None, "five");
    assert_eq!(owner(&played.go("archery"), Special::Monument), Some(ANN));
    let played = start("oars tools sailing").play("dogma suburbia, oars, tools, sailing");
    assert_eq!(
        (played.game.player(ANN).score_pile().len(), owner(&played, Special::Monument)),
        (3, None),
        "three and three"
    );
}

/// rules/innovation/rulings.md#43.
#[test]
fn monument_counts_anew_with_each_turn() {
    let played = table(2)
        .board(ANN, "suburbia")
        .hand(ANN, "oars tools sailing writing pottery archery")
        .play("dogma suburbia, oars, tools, sailing, writing, pottery, pass");
    assert_eq!((played.game.player(ANN).tucked(), played.game.player(ANN).scored()), (0, 0), "Ben's turn began");
    let played = played.go("draw, draw, dogma suburbia, archery");
    assert_eq!((owner(&played, Special::Monument), played.game.player(ANN).tucked()), (None, 1));
}

/// rules/innovation/rulings.md#43.
#[test]
fn monument_can_be_claimed_in_the_turn_of_another() {
    let played = table(2)
        .board(ANN, "suburbia")
        .board(BEN, "pottery")
        .hand(BEN, "oars tools sailing writing mysticism archery")
        .play("dogma suburbia, oars, tools, sailing, writing, mysticism, archery");
    assert_eq!(owner(&played, Special::Monument), Some(BEN));
}

/// rules/innovation/rulings.md#44.
#[test]
fn empire_is_three_of_each_icon() {
    let start = || {
        table(2)
            .board(ANN, "optics anatomy the-wheel")
            .splayed(ANN, "railroad emancipation specialization the-internet", Splay::Up)
            .hand(ANN, "experimentation tools")
    };
    assert_eq!(owner(&start().play("meld tools"), Special::Empire), Some(ANN), "the splay has a lightbulb");
    let played = start().with(|situation| situation.special(BEN, Special::Empire)).play("meld experimentation");
    assert_eq!(owner(&played, Special::Empire), Some(BEN), "claimed before");
    let played =
        table(2).board(ANN, "optics anatomy the-wheel").hand(ANN, "experimentation").play("meld experimentation");
    assert_eq!(owner(&played, Special::Empire), None, "no factories, no clocks");
}

/// rules/innovation/rulings.md#44.
#[test]
fn world_is_twelve_clocks() {
    let start = || table(2).splayed(ANN, "databases satellites", Splay::Up).hand(ANN, "fission flight");
    let played = start().board(ANN, "rocketry").play("meld fission");
    assert_eq!(owner(&played, Special::World), Some(ANN));
    let played = start().board(ANN, "computers").play("meld fission");
    assert_eq!(owner(&played, Special::World), None, "eleven");
}

/// rules/innovation/rulings.md#44.
#[test]
fn wonder_is_five_colours_up_or_right_and_left_does_not_do() {
    let play = |purple| {
        table(2)
            .board(ANN, "coal oars")
            .splayed(ANN, "statistics agriculture sailing currency", Splay::Right)
            .splayed(ANN, "tools writing", Splay::Up)
            .splayed(ANN, "mysticism philosophy", purple)
            .next("societies")
            .play("dogma coal, red, pass")
    };
    assert_eq!(owner(&play(Splay::Up), Special::Wonder), Some(ANN));
    assert_eq!(owner(&play(Splay::Left), Special::Wonder), None);
}

/// rules/innovation/rulings.md#44.
#[test]
fn universe_is_five_top_cards_of_value_8() {
    let play = |green: &str| {
        table(2)
            .board(ANN, "flight antibiotics rocketry empiricism")
            .board(ANN, green)
            .hand(ANN, "tools services")
            .play("meld services")
    };
    assert_eq!(owner(&play("corporations"), Special::Universe), Some(ANN));
    assert_eq!(owner(&play("bicycle"), Special::Universe), None, "a 7");
}

/// rules/innovation/rulings.md#45 and rules/innovation/rulings.md#56. No points are needed.
#[test]
fn masonry_claims_monument_if_it_is_still_there() {
    let start = || table(2).board(ANN, "masonry").hand(ANN, "oars archery the-wheel mysticism");
    let words = "dogma masonry, oars, archery, the-wheel, mysticism";
    assert_eq!(owner(&start().play(words), Special::Monument), Some(ANN));
    let taken = start().with(|situation| situation.special(BEN, Special::Monument)).play(words);
    assert_eq!((owner(&taken, Special::Monument), taken.game.achievements(ANN)), (Some(BEN), 0));
}

/// rules/innovation/rulings.md#45.
#[test]
fn invention_takes_any_directions() {
    let play = |yellow| {
        table(2)
            .splayed(ANN, "invention sailing oars archery tools writing mysticism philosophy", Splay::Left)
            .splayed(ANN, "agriculture masonry", yellow)
            .play("dogma invention, pass")
    };
    assert_eq!(owner(&play(Splay::Left), Special::Wonder), Some(ANN));
    assert_eq!(owner(&play(Splay::None), Special::Wonder), None);
}

/// rules/innovation/rulings.md#45. The FAQ: whoever shares and has what it takes is first.
#[test]
fn whoever_shares_translation_claims_world_first() {
    let played = table(2).board(ANN, "translation").board(BEN, "optics").next("paper").play("dogma translation");
    assert_eq!((owner(&played, Special::World), played.hand(ANN)), (Some(BEN), "paper".into()));
}

/// rules/innovation/rulings.md#46.
#[test]
fn astronomy_claims_universe_without_any_other_top_card() {
    let played = table(2).board(ANN, "astronomy").next("industrialization").play("dogma astronomy");
    assert_eq!(owner(&played, Special::Universe), Some(ANN));
    let played = table(2).board(ANN, "astronomy tools").next("industrialization").play("dogma astronomy");
    assert_eq!(owner(&played, Special::Universe), None);
}

/// As long as another of the age lies in the middle, it says what is missing, not who has one.
#[test]
fn what_is_in_the_way_of_a_second_achievement_of_an_age_is_what_is_missing() {
    let obstacle = |available: &[u8]| {
        let start = table(2).board(ANN, "tools").achieved(BEN, "oars").with(|it| it.available(available));
        let played = start.play("");
        played.waiting.as_ref().and_then(|question| played.game.obstacle(question, Choice::Achieve(1)))
    };
    assert_eq!(obstacle(&[1, 2]), Some(Obstacle::Missing { points: 5, top: false }));
    assert_eq!(obstacle(&[2]), Some(Obstacle::Claimed(BEN)));
}
