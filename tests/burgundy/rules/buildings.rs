//! What buildings, ships and pastures do.

use crate::player::{After, Do, are, play};
use fireside::engine::Seat;
use fireside::games::burgundy::{Animal, Goods, Prompt, Situation, Source, Stack};

/// A die 1, three workers, so that a project of any number can be placed.
fn placing(name: &'static str) -> Situation {
    Situation::new(2).hand(0, &["any 1"]).storage(0, 3, 0).projects(0, &[name])
}

/// One card of every kind in the display, each in a row of its own but castle and mine.
fn market_day(situation: Situation) -> Situation {
    situation
        .row(1, &["castle 6", "mine 6"])
        .row(2, &["cloister 6"])
        .row(3, &["knowledge 6"])
        .row(4, &["ship 6"])
        .row(5, &["pasture 6"])
        .row(6, &["watchtower 6"])
}

fn nothing_happened(after: &After) -> bool {
    after.flow == Ok(()) && after.questions.len() == 1
}

#[test]
fn carpenter_church_and_market_take_their_kinds_from_any_row() {
    let takes = |name| play(market_day(placing(name)), &[Do::Place(name)]).takable();
    assert!(are(&takes("carpenter 1"), &["watchtower 6", "knowledge 6"]));
    assert!(are(&takes("church 2"), &["castle 6", "mine 6", "cloister 6"]));
    assert!(are(&takes("market 1"), &["pasture 6", "ship 6"]));
    let after = play(market_day(placing("church 2")), &[Do::Place("church"), Do::Take("mine 6")]);
    assert!(are(after.game.player(Seat(0)).projects(), &["mine 6"]));
    assert_eq!(after.game.player(Seat(0)).workers(), 2, "one for the church, none for the row");
}

#[test]
fn a_placed_project_makes_room_for_what_it_takes() {
    let situation = market_day(placing("church 2")).projects(0, &["ship 1", "ship 2"]);
    let after = play(situation, &[Do::Place("church"), Do::Take("mine 6")]);
    assert_eq!(after.flow, Ok(()), "nothing has to be given up");
}

#[test]
fn without_a_fitting_card_they_are_bad_luck_even_with_silver_for_cards() {
    for (name, row) in [("carpenter 1", "ship 6"), ("church 2", "ship 6"), ("market 1", "mine 6")] {
        let after = play(placing(name).row(1, &[row]).storage(0, 3, 3), &[Do::Place(name)]);
        assert_eq!(after.prompt(), Some(Prompt::AfterAction), "{name}");
    }
}

/// Interpretation: where the rules say "may" (carpenter, church, market, warehouse, town hall), one may also not.
#[test]
fn effects_that_one_may_use_can_be_refused() {
    for name in ["carpenter 1", "church 2", "market 1"] {
        let after = play(market_day(placing(name)), &[Do::Place(name), Do::Pass]);
        assert!(after.game.player(Seat(0)).projects().is_empty() && after.flow == Ok(()));
    }
    let after = play(placing("warehouse 1").goods(0, [1, 0, 0]), &[Do::Place("warehouse"), Do::Pass]);
    assert_eq!(after.game.player(Seat(0)).goods(), [1, 0, 0]);
    let after = play(placing("townHall 2").projects(0, &["mine 6"]), &[Do::Place("townHall"), Do::Pass]);
    assert!(are(after.game.player(Seat(0)).projects(), &["mine 6"]));
}

#[test]
fn effects_that_simply_happen_cannot_be_refused() {
    for name in ["castle 1", "ship 1", "pasture 1", "residences 3"] {
        assert!(!play(placing(name), &[Do::Place(name)]).offers(Do::Pass), "{name}");
    }
    let after = play(placing("mine 1").fan(0, &["mine", "mine"]), &[Do::Place("mine 1")]);
    assert!(!after.offers(Do::Pass), "nor can the passage's bonus");
}

#[test]
fn a_castle_is_any_of_the_six_actions_with_any_die() {
    let situation = market_day(placing("castle 1")).goods(0, [1, 1, 1]).projects(0, &["ship 5"]).storage(0, 0, 3);
    let after = play(situation, &[Do::Place("castle 1")]);
    assert_eq!(after.takable().len(), 7);
    let all = [
        Do::Place("ship 5"),
        Do::Sell(Goods::Light),
        Do::Sell(Goods::Medium),
        Do::Sell(Goods::Dark),
        Do::Workers,
        Do::Silver,
        Do::Convert,
    ];
    assert!(all.iter().all(|action| after.offers(*action)));
}

#[test]
fn the_fixed_gifts() {
    let gifts = |name| {
        let after = play(placing(name), &[Do::Place(name)]);
        let player = after.game.player(Seat(0)).clone();
        (player.silver(), player.workers(), player.score())
    };
    assert_eq!(gifts("mine 1"), (2, 3, 0));
    assert_eq!(gifts("knowledge 1"), (0, 5, 0), "over two as well");
    assert_eq!(gifts("bank 1"), (3, 3, 0));
    assert_eq!(gifts("watchtower 2"), (0, 2, 1));
    assert_eq!(gifts("cloister 1"), (0, 3, 0));
}

#[test]
fn a_ship_takes_the_top_of_either_stack() {
    for (stack, n) in Stack::GOODS.into_iter().zip(0..) {
        let before = placing("ship 1").build();
        let top: Goods = before.goods()[n].last().expect("a good").sort();
        let after = play(placing("ship 1"), &[Do::Place("ship 1"), Do::Draw(stack)]);
        assert_eq!(after.game.player(Seat(0)).goods()[top.index()], 1);
        assert_eq!(after.game.goods()[n].len(), 8);
    }
}

/// rules/burgundy/rulings.md#1.
#[test]
fn a_pasture_takes_an_animal_and_sets_count_at_once() {
    let before = placing("pasture 1").build();
    let top: Animal = before.animals()[1].last().expect("an animal").animal();
    let mut stored = [1, 1, 1, 1];
    stored[top.index()] = 0;
    let after = play(placing("pasture 1").animals(0, stored), &[Do::Place("pasture 1")]);
    let tops = [0, 1].map(|n| after.game.animals()[n].last().expect("an animal").animal());
    let n = tops.iter().position(|animal| *animal == top);
    let stack = Stack::ANIMALS[n.expect("the missing animal lies on top")];
    let after = play(placing("pasture 1").animals(0, stored), &[Do::Place("pasture 1"), Do::Draw(stack)]);
    assert_eq!((after.points(Source::Animals), after.game.player(Seat(0)).score()), (2, 4));
}

#[test]
fn residences_take_the_top_of_any_stack() {
    let after = play(placing("residences 3"), &[Do::Place("residences")]);
    assert!(Stack::ALL.iter().all(|stack| after.offers(Do::Draw(*stack))) && after.choices().len() == 4);
    let after = play(placing("residences 3"), &[Do::Place("residences"), Do::Draw(Stack::AnimalsA)]);
    assert_eq!(after.game.player(Seat(0)).animals().iter().sum::<u8>(), 1);
    let empty = placing("residences 3").goods_stacks([0, 0], 1);
    let after = play(empty, &[Do::Place("residences")]);
    assert!(!after.offers(Do::Draw(Stack::GoodsA)) && after.choices().len() == 2);
}

#[test]
fn a_warehouse_sells_any_sort_as_the_action_does() {
    let after =
        play(placing("warehouse 1").goods(0, [1, 2, 3]).turn(1, 0), &[Do::Place("warehouse"), Do::Sell(Goods::Dark)]);
    let player = after.game.player(Seat(0));
    assert_eq!((after.points(Source::Goods), player.silver(), player.workers()), (3, 3, 3));
    assert_eq!((player.goods(), player.sold()), ([1, 2, 0], [0, 0, 3]));
    assert_eq!((after.game.start_card().holder, after.game.start_card().turned), (Seat(0), true));
}

#[test]
fn a_warehouse_without_goods_is_bad_luck() {
    assert!(nothing_happened(&play(placing("warehouse 1"), &[Do::Place("warehouse")])));
}

#[test]
fn a_town_hall_without_a_project_is_bad_luck() {
    assert!(nothing_happened(&play(placing("townHall 2"), &[Do::Place("townHall")])));
}

#[test]
fn a_town_hall_places_with_all_effects() {
    let situation = placing("townHall 2").projects(0, &["castle 6", "mine 5"]);
    let after = play(situation, &[Do::Place("townHall"), Do::Place("castle 6"), Do::Place("mine 5")]);
    let player = after.game.player(Seat(0));
    assert_eq!((player.estate().len(), player.silver(), player.workers()), (3, 2, 2));
}

/// Buying during the effect may bring what it needs: cards for a town hall, goods for a warehouse.
#[test]
fn buying_inside_a_town_hall_or_warehouse_helps_it() {
    let hall = placing("townHall 2").storage(0, 1, 3).on_top(&["mine 4", "ship 4", "ship 3"]);
    let after = play(hall.clone(), &[Do::Place("townHall")]);
    assert!(after.prompt() == Some(Prompt::TownHall) && after.offers(Do::Pass) && after.offers(Do::Buy));
    let after = play(hall, &[Do::Place("townHall"), Do::Buy, Do::Keep("mine 4"), Do::Place("mine 4")]);
    assert_eq!(after.game.player(Seat(0)).silver(), 2);

    let house =
        placing("warehouse 1").storage(0, 0, 3).projects(0, &["ship 4"]).on_top(&["mine 4", "castle 4", "mine 3"]);
    let plan = [Do::Place("warehouse"), Do::Buy, Do::Use("castle 4"), Do::Place("ship 4"), Do::Draw(Stack::GoodsA)];
    let after = play(house, &plan);
    assert_eq!(after.prompt(), Some(Prompt::Warehouse));
    assert!(Goods::ALL.iter().any(|sort| after.offers(Do::Sell(*sort))));
}

#[test]
fn a_bought_die_may_take_what_a_carpenter_wanted() {
    let situation =
        placing("carpenter 1").row(4, &["knowledge 6"]).storage(0, 0, 3).on_top(&["mine 4", "ship 2", "ship 3"]);
    let after = play(situation, &[Do::Place("carpenter"), Do::Buy, Do::Use("mine 4"), Do::Take("knowledge 6")]);
    assert_eq!(after.flow, Ok(()), "nothing is left to ask");
    assert_eq!(
        after.questions.last().map(|question| question.prompt),
        Some(Prompt::ExtraAction(after.game.discard_pile()[1]))
    );
}

/// rules/burgundy/rulings.md#7.
#[test]
fn an_emptied_stack_takes_the_upper_half_of_the_other() {
    for (heights, left) in [([1, 5], [2, 3]), ([1, 4], [2, 2]), ([1, 1], [0, 1]), ([1, 0], [0, 0])] {
        let ship = placing("ship 1").goods_stacks(heights, 1);
        let after = play(ship, &[Do::Place("ship 1"), Do::Draw(Stack::GoodsA)]);
        assert_eq!(after.game.goods().each_ref().map(|stack| stack.len()), left, "{heights:?}");
        let pasture = placing("pasture 1").animal_stacks(heights, 1);
        let after = play(pasture, &[Do::Place("pasture 1"), Do::Draw(Stack::AnimalsA)]);
        assert_eq!(after.game.animals().each_ref().map(|stack| stack.len()), left, "{heights:?}");
    }
}

#[test]
fn when_everything_is_gone_ships_pastures_and_residences_come_away_empty() {
    let empty = |name| placing(name).goods_stacks([0, 0], 1).animal_stacks([0, 0], 1);
    for name in ["ship 1", "pasture 1", "residences 3"] {
        assert!(nothing_happened(&play(empty(name), &[Do::Place(name)])), "{name}");
    }
    let bonus = empty("mine 1").fan(0, &["mine", "mine"]);
    let after = play(bonus, &[Do::Place("mine 1"), Do::Bonus(1)]);
    assert_eq!((after.flow, after.game.player(Seat(0)).goods()), (Ok(()), [0; 3]), "a bonus of goods that are gone");
}

#[test]
fn a_bonus_takes_what_is_left() {
    let situation = placing("mine 1").goods_stacks([1, 0], 1).fan(0, &["mine", "mine"]);
    let after = play(situation, &[Do::Place("mine 1"), Do::Bonus(1), Do::Draw(Stack::GoodsA)]);
    assert_eq!((after.flow, after.game.player(Seat(0)).goods().iter().sum::<u8>()), (Ok(()), 1));
}
