//! The six actions and the workers.

use super::*;
use crate::player::{Do, are, play};
use fireside::engine::Seat;
use fireside::games::burgundy::{Die, Prompt, StartWorkers};

/// Whether a die can be turned to a row's number, by taking a card there.
fn turn_to(given: &Value, expect: &Value, wanted: u8) {
    let situation = super::given(2, given).row(wanted, &["mine 3"]);
    let needed = Die::new(number(&given["cardNumber"])).workers_to(Die::new(wanted));
    if expect["allowed"].as_bool().expect("allowed or not") {
        let after = play(situation, &[Do::Take("mine 3")]);
        assert_eq!(needed, number(&expect["workersSpent"]));
        assert_eq!(after.game.player(Seat(0)).workers(), number(&expect["workersLeft"]));
    } else {
        assert!(!play(situation, &[]).offers(Do::Take("mine 3")));
        assert_eq!(needed, number(&expect["workersNeeded"]));
    }
}

#[test]
fn bur_05_workers_change_a_number_around_the_corner() {
    scenario("BUR-05", |given, expect| turn_to(given, expect, 6));
}

#[test]
fn bur_06_six_to_one_costs_one_worker() {
    scenario("BUR-06", |given, expect| turn_to(given, expect, 1));
}

#[test]
fn bur_07_too_few_workers_for_the_change() {
    scenario("BUR-07", |given, expect| turn_to(given, expect, 5));
}

/// rules/burgundy/rulings.md#9.
#[test]
fn bur_13_taking_looks_at_the_row() {
    scenario("BUR-13", |given, expect| {
        let after = play(super::given(2, given), &[Do::Take("ship 6")]);
        assert!(are(after.game.player(Seat(0)).projects(), &names(&expect["projectsAfter"])));
        for (row, cards) in expect["rowAfter"].as_object().expect("rows") {
            let row: usize = row.parse().expect("a row");
            assert!(are(&after.game.display()[row - 1], &names(cards)));
        }
    });
}

#[test]
fn bur_14_a_fourth_project_needs_room() {
    scenario("BUR-14", |given, expect| {
        let before = super::given(2, given);
        let discarded = before.clone().build().discard_pile().len();
        let after = play(before.clone(), &[Do::Take("pasture 4")]);
        assert_eq!(expect["firstMustDiscardOneProject"], matches!(after.prompt(), Some(Prompt::MakeRoom(_))));
        assert_eq!(after.choices().len(), 3);
        let after = play(before, &[Do::Take("pasture 4"), Do::GiveUp("ship 2")]);
        let projects = &after.game.player(Seat(0)).projects();
        assert_eq!(projects.len(), usize::from(number(&expect["projectCountAfter"])));
        assert!(are(projects, &["mine 1", "castle 3", "pasture 4"]));
        assert!(are(&after.game.discard_pile()[discarded..], &["any 5", "ship 2"]));
    });
}

#[test]
fn bur_15_placing_needs_the_projects_own_number() {
    scenario("BUR-15", |given, expect| {
        assert!(are(&play(super::given(2, given), &[]).placeable(), &names(&expect["placeable"])));
    });
}

#[test]
fn bur_16_selling_goods() {
    scenario("BUR-16", |given, expect| {
        let situation = super::given(2, given).turn(1, 0);
        assert_eq!(expect["startPlayerCard"], "owned, question-mark side up");
        let after = play(situation, &[Do::Sell(sort_in(&expect["sold"]))]);
        let player = after.game.player(Seat(0));
        assert_eq!((player.sold(), player.goods()), (goods(&expect["sold"]), goods(&expect["goodsAfter"])));
        assert_eq!((player.score(), player.silver()), (points(&expect["vp"]), number(&expect["silver"])));
        assert_eq!((after.game.start_card().holder, after.game.start_card().turned), (Seat(0), true));
        assert_eq!(expect["currentTurnOrderChanges"], after.game.first() != Seat(1));
    });
}

#[test]
fn bur_17_fill_up_the_workers() {
    scenario("BUR-17", |given, expect| {
        for (case, left) in list(&given["cases"]).iter().zip(numbers(&expect["workersAfter"])) {
            let after = play(super::given(2, case), &[Do::Workers]);
            assert_eq!(after.game.player(Seat(0)).workers(), left, "{case}");
        }
    });
}

#[test]
fn bur_18_take_silver() {
    scenario("BUR-18", |given, expect| {
        let after = play(super::given(2, given), &[Do::Silver]);
        assert_eq!(after.game.player(Seat(0)).silver(), number(&expect["silver"]));
    });
}

/// The scenarios assume the default reading of the start workers.
#[test]
fn the_default_reading_is_by_seat() {
    assert_eq!(StartWorkers::default(), StartWorkers::BySeat);
}
