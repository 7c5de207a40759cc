//! What placed cards do.

use super::*;
use crate::player::{After, Do, are, play};
use fireside::engine::Seat;
use fireside::games::burgundy::{Building, Goods, Prompt, Stack};

fn all_goods(after: &After) -> u8 {
    after.game.player(Seat(0)).goods().iter().sum()
}

#[test]
fn bur_33_mine_and_knowledge() {
    scenario("BUR-33", |given, expect| {
        let situation = Situation::new(2).hand(0, &["any 1", "any 2"]).projects(0, &["mine 1", "knowledge 2"]).storage(
            0,
            number(&given["workers"]),
            number(&given["silver"]),
        );
        let after = play(situation, &[Do::Place("mine 1"), Do::Place("knowledge 2")]);
        let player = after.game.player(Seat(0));
        assert_eq!((player.silver(), player.workers()), (number(&expect["silver"]), number(&expect["workers"])));
    });
}

#[test]
fn bur_34_castle_action_needs_no_fitting_number() {
    scenario("BUR-34", |given, expect| {
        let workers = number(&given["workers"]);
        let plan = [Do::Place("castle 2"), Do::Place("ship 6"), Do::Draw(Stack::GoodsA)];
        let after = play(super::given(2, given), &plan);
        assert_eq!(expect["allowed"], after.game.player(Seat(0)).projects().is_empty());
        assert_eq!(workers - after.game.player(Seat(0)).workers(), number(&expect["workersSpent"]));
        assert_eq!(all_goods(&after), number(&expect["goodsGained"]));
    });
}

#[test]
fn bur_35_carpenter_without_a_fitting_card_in_the_display() {
    scenario("BUR-35", |given, expect| {
        let after = play(super::given(2, given), &[Do::Place("carpenter 3")]);
        assert!(expect["cardTaken"].is_null());
        assert_eq!((after.flow, after.questions.len()), (Ok(()), 1), "nothing more is asked");
        assert!(after.game.player(Seat(0)).projects().is_empty());
    });
}

#[test]
fn bur_36_church_and_market_choose_from_the_whole_display() {
    scenario("BUR-36", |given, expect| {
        for (name, building) in [("church", Building::Church), ("market", Building::Market)] {
            let situation = super::given(2, given).projects(0, &[name]).storage(0, 3, 0);
            let after = play(situation, &[Do::Place(name)]);
            assert_eq!(after.prompt(), Some(Prompt::TakeFor(building)));
            assert!(are(&after.takable(), &names(&expect[name])), "{name}");
        }
    });
}

/// One after the other at tables of their own: on one table the third would complete a triple.
#[test]
fn bur_37_bank_watchtower_residential_houses() {
    scenario("BUR-37", |given, expect| {
        let place = |name: &str, more: &[Do]| {
            let situation = super::given(2, given).projects(0, &[name]).storage(0, 3, number(&given["silver"]));
            play(situation, &[&[Do::Place(name)], more].concat())
        };
        let bank = place("bank 1", &[]);
        assert_eq!(bank.game.player(Seat(0)).silver(), number(&expect["silver"]));
        let tower = place("watchtower 2", &[]);
        assert_eq!(tower.game.player(Seat(0)).score(), points(&given["vp"]) + points(&expect["vp"]));
        let houses = place("residences 3", &[]);
        assert!(Stack::ALL.iter().all(|stack| houses.offers(Do::Draw(*stack))));
        assert_eq!(all_goods(&place("residences 3", &[Do::Draw(Stack::GoodsB)])), number(&expect["goodsGained"]));
    });
}

#[test]
fn bur_38_warehouse_sells_any_sort_and_brings_the_start_player_card() {
    scenario("BUR-38", |given, expect| {
        let stored = goods(&given["goods"]);
        let situation = super::given(2, given).projects(0, &["warehouse 1"]).turn(1, 0);
        let after = play(situation, &[Do::Place("warehouse 1"), Do::Sell(Goods::Medium)]);
        let player = after.game.player(Seat(0));
        assert_eq!((player.score(), player.silver()), (points(&expect["vp"]), number(&expect["silver"])));
        assert_eq!(player.goods(), [stored[0], 0, stored[2]]);
        assert_eq!(expect["startPlayerCard"], "owned, question-mark side up");
        assert_eq!((after.game.start_card().holder, after.game.start_card().turned), (Seat(0), true));
    });
}

#[test]
fn bur_39_town_hall_places_a_further_project() {
    scenario("BUR-39", |given, expect| {
        let after = play(super::given(2, given), &[Do::Place("townHall 2"), Do::Place("mine 6")]);
        let player = after.game.player(Seat(0));
        assert_eq!((expect["allowed"].as_bool(), player.silver()), (Some(true), number(&expect["silver"])));
        assert!(are(player.projects(), &names(&expect["projectsAfter"])));
    });
}

#[test]
fn bur_44_an_emptied_goods_stack_is_refilled() {
    scenario("BUR-44", |given, expect| {
        let heights: Vec<usize> = numbers(&given["goodsStacks"]).into_iter().map(usize::from).collect();
        let situation = super::given(2, given).projects(0, &["ship 1"]).goods_stacks([heights[0], heights[1]], 1);
        let after = play(situation, &[Do::Place("ship 1"), Do::Draw(Stack::GoodsA)]);
        let left = Stack::GOODS.map(|stack| after.game.stack_height(stack));
        assert_eq!(left.iter().sum::<usize>(), usize::from(number(&expect["goodsStacksTotal"])));
        assert_eq!(expect["bothStacksNonEmpty"], left.iter().all(|height| *height > 0));
    });
}

#[test]
fn bur_45_no_goods_left() {
    scenario("BUR-45", |given, expect| {
        let heights: Vec<usize> = numbers(&given["goodsStacks"]).into_iter().map(usize::from).collect();
        let situation = super::given(2, given).projects(0, &["ship 1"]).goods_stacks([heights[0], heights[1]], 1);
        let after = play(situation, &[Do::Place("ship 1")]);
        assert_eq!(all_goods(&after), number(&expect["goodsGained"]));
        assert_eq!(expect["placementStillCounts"], after.game.player(Seat(0)).estate().len() == 1);
        assert_eq!(after.flow, Ok(()));
    });
}
