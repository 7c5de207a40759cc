//! Buying three cards for three silver.

use crate::player::{After, Do, are, go_on, play};
use fireside::engine::Seat;
use fireside::games::burgundy::{Because, Card, Event, Goods, Kind, Prompt, Situation, Stack};
use std::mem::discriminant;

/// Three silver, a die, and three known cards on top.
fn buyer() -> Situation {
    Situation::new(2).hand(0, &["any 1"]).storage(0, 0, 3)
}

fn with_cards(situation: Situation) -> Situation {
    situation.on_top(&["castle 3", "ship 2", "bank 4"])
}

fn silver(after: &After) -> u8 {
    after.game.player(Seat(0)).silver()
}

#[test]
fn buying_comes_before_the_action() {
    let after = play(with_cards(buyer()), &[Do::Buy, Do::Keep("ship 2"), Do::Workers]);
    assert!(are(after.game.player(Seat(0)).projects(), &["ship 2"]));
    assert_eq!((silver(&after), after.flow), (0, Ok(())));
}

#[test]
fn buying_comes_after_the_action_or_not_at_all() {
    let after = play(with_cards(buyer()), &[Do::Workers, Do::Buy, Do::Use("castle 3"), Do::Silver]);
    assert_eq!((silver(&after), after.flow), (1, Ok(())));
    let after = play(with_cards(buyer()), &[Do::Workers, Do::Pass]);
    assert_eq!((silver(&after), after.flow), (3, Ok(())));
}

/// Interpretation: "during the action" is every question of the turn that decides something new. Which project makes room and
/// what is handed in belong to the choice just made, at which buying was open: the same ends can be reached.
/// (rules/burgundy/rulings.md#6)
#[test]
fn buying_is_open_at_every_question_of_the_turn_except_making_room_and_handing_in() {
    let open = |situation: Situation, plan: &[Do], prompt: Prompt| {
        let after = play(with_cards(situation), plan);
        assert_eq!(after.prompt().as_ref().map(discriminant), Some(discriminant(&prompt)));
        after.offers(Do::Buy)
    };
    let of = |name: &'static str| buyer().projects(0, &[name]);
    let building = |name: &str| fireside::games::burgundy::Building::ALL[usize::from(name == "church")];
    assert!(open(buyer(), &[], Prompt::Turn));
    assert!(open(buyer(), &[Do::Workers], Prompt::AfterAction));
    assert!(open(of("castle 1"), &[Do::Place("castle 1")], Prompt::Castle));
    assert!(open(of("ship 1"), &[Do::Place("ship 1")], Prompt::GoodsStack(Because::Bonus)));
    assert!(open(of("pasture 1"), &[Do::Place("pasture 1")], Prompt::AnimalStack(Because::Bonus)));
    assert!(open(of("warehouse 1").goods(0, [1, 0, 0]), &[Do::Place("warehouse")], Prompt::Warehouse));
    let shop = of("carpenter 1").row(1, &["knowledge 3"]);
    assert!(open(shop, &[Do::Place("carpenter")], Prompt::TakeFor(building("carpenter"))));
    assert!(open(of("mine 1").fan(0, &["mine", "mine"]), &[Do::Place("mine 1")], Prompt::PassageBonus(0)));
    let turned = |name: &'static str| of(name).storage(0, 3, 3);
    assert!(open(turned("residences 3"), &[Do::Place("residences")], Prompt::AnyStack));
    assert!(open(turned("townHall 2").projects(0, &["ship"]), &[Do::Place("townHall")], Prompt::TownHall));

    let full = buyer().projects(0, &["mine", "mine", "mine"]).row(1, &["knowledge 3"]);
    assert!(!open(full, &[Do::Take("knowledge 3")], Prompt::MakeRoom(Card(0))));
    assert!(!open(buyer(), &[Do::Convert], Prompt::HandIn));
}

#[test]
fn buying_in_a_castle_helps_the_castle() {
    let situation = with_cards(buyer().projects(0, &["castle 1"]));
    let plan = [Do::Place("castle 1"), Do::Buy, Do::Keep("ship 2"), Do::Place("ship 2"), Do::Draw(Stack::GoodsB)];
    let after = play(situation, &plan);
    assert_eq!(after.game.player(Seat(0)).estate().len(), 2);
}

#[test]
fn buying_in_a_bank_uses_the_silver_of_the_bank() {
    let situation = with_cards(Situation::new(2).hand(0, &["any 1"]).projects(0, &["bank 1"]));
    let after = play(situation, &[Do::Place("bank 1"), Do::Buy, Do::Keep("ship 2")]);
    assert_eq!((silver(&after), after.flow), (0, Ok(())));
}

#[test]
fn exactly_one_card_is_kept_and_two_are_discarded() {
    let before = with_cards(buyer()).build();
    let asked = go_on(before.clone(), &[Do::Buy]);
    assert_eq!((asked.prompt(), asked.choices().len()), (Some(Prompt::Purchase), 6), "each to keep or to use");
    assert!(are(asked.game.purchase(), &["castle 3", "ship 2", "bank 4"]));
    let after = go_on(before, &[Do::Buy, Do::Keep("bank 4")]);
    assert!(are(after.game.discard_pile(), &["castle 3", "ship 2"]) && after.game.purchase().is_empty());
}

#[test]
fn keeping_with_three_projects_makes_room_first() {
    let situation = with_cards(buyer().projects(0, &["mine 1", "mine 2", "mine 3"]));
    let after = play(situation.clone(), &[Do::Buy, Do::Keep("castle 3")]);
    assert_eq!((after.prompt(), after.choices().len()), (Some(Prompt::MakeRoom(after.game.purchase()[0])), 3));
    let after = play(situation, &[Do::Buy, Do::Keep("castle 3"), Do::GiveUp("mine 2")]);
    assert!(are(after.game.player(Seat(0)).projects(), &["mine 1", "mine 3", "castle 3"]));
    assert!(are(after.game.discard_pile(), &["mine 2", "ship 2", "bank 4"]));
}

#[test]
fn a_bought_die_is_any_action_and_workers_turn_it() {
    let situation = Situation::new(2)
        .hand(0, &["any 1"])
        .storage(0, 1, 3)
        .goods(0, [0, 1, 0])
        .row(3, &["mine 5"])
        .row(5, &["mine 6"]);
    let after = play(with_cards(situation.clone()), &[Do::Buy, Do::Use("ship 2")]);
    assert!(are(&after.takable(), &["mine 5"]) && after.offers(Do::Sell(Goods::Medium)));
    let after = play(with_cards(situation), &[Do::Buy, Do::Use("ship 2"), Do::Take("mine 5"), Do::Silver]);
    assert_eq!((after.game.player(Seat(0)).workers(), silver(&after)), (0, 1));
    assert!(are(after.game.dice(), &[] as &[&str]), "the turn is over");
}

/// rules/burgundy/rulings.md#6.
#[test]
fn one_purchase_a_turn_even_for_the_rich() {
    let situation = with_cards(buyer().storage(0, 0, 9));
    let after = play(situation, &[Do::Buy, Do::Use("castle 3")]);
    assert_eq!((after.offers(Do::Buy), silver(&after)), (false, 6));
}

#[test]
fn the_next_turn_may_buy_again() {
    let situation = Situation::new(2).hand(0, &["any 1"]).hand(1, &["any 2"]).storage(0, 0, 3).storage(1, 0, 3);
    let after = play(with_cards(situation), &[Do::Buy, Do::Keep("ship 2"), Do::Workers, Do::Buy]);
    assert_eq!(after.waiting.map(|question| question.seat), Some(Seat(1)));
}

#[test]
fn fewer_than_three_silver_buy_nothing() {
    assert!(!play(with_cards(buyer().storage(0, 9, 2)), &[]).offers(Do::Buy));
}

#[test]
fn exactly_three_cards_are_bought_so_two_in_all_piles_are_not() {
    let none = buyer().hand(1, &["mine 1", "mine 2"]);
    assert!(!go_on(none.clone().estate_of_the_rest(1).build(), &[]).offers(Do::Buy));
    let two = none.discards(&["ship 1", "ship 2"]).estate_of_the_rest(1);
    assert!(!go_on(two.clone().build(), &[]).offers(Do::Buy), "two are too few");
    let after = go_on(two.build(), &[Do::Workers, Do::Buy]);
    assert_eq!(after.game.purchase().len(), 3, "the played die is the third");
    assert!(after.events.contains(&Event::Reshuffled));
}

#[test]
fn a_purchase_that_empties_the_draw_pile_shuffles_the_discards_under() {
    let after = play(buyer().draw_pile(&["castle 3", "ship 2"]), &[Do::Buy]);
    assert!(after.events.contains(&Event::Reshuffled) && after.game.discard_pile().is_empty());
    assert!(are(&after.game.purchase()[..2], &["castle 3", "ship 2"]) && after.game.purchase().len() == 3);
}

#[test]
fn a_bought_castle_used_as_a_die_has_no_effect() {
    let after = play(with_cards(buyer()), &[Do::Buy, Do::Use("castle 3"), Do::Silver]);
    assert_eq!(after.prompt(), Some(Prompt::Turn));
    assert!(!after.game.player(Seat(0)).has_kind(Kind::Castle));
}
