//! Buying three cards.

use super::*;
use crate::player::{After, Do, are, go_on, play};
use fireside::engine::Seat;
use fireside::games::burgundy::{Kind, Prompt};

fn situation(given: &Value) -> Situation {
    super::given(2, given).draw_pile(&strs(&names(&given["drawPile"])))
}

/// The cards on the discard pile that were not there before.
fn new_discards(before: &Situation, after: &After) -> Vec<fireside::games::burgundy::Card> {
    let before = before.clone().build();
    let old = before.discard_pile();
    after.game.discard_pile().iter().copied().filter(|card| !old.contains(card)).collect()
}

#[test]
fn bur_19_card_purchase_as_a_project() {
    scenario("BUR-19", |given, expect| {
        let before = situation(given);
        let after = play(before.clone(), &[Do::Buy, Do::Keep("castle 3")]);
        let player = after.game.player(Seat(0));
        assert_eq!(player.silver(), number(&expect["silver"]));
        assert!(are(player.projects(), &names(&expect["projectsAfter"])));
        assert!(are(&new_discards(&before, &after), &names(&expect["discarded"])));
        assert!(are(after.game.draw_pile(), &names(&expect["drawPileAfter"])));
        assert_eq!(expect["normalActionStillDue"], after.prompt() == Some(Prompt::Turn));
    });
}

#[test]
fn bur_20_card_purchase_as_an_extra_action() {
    scenario("BUR-20", |given, expect| {
        let before = situation(given);
        let after = play(before.clone(), &[Do::Buy, Do::Use("ship 2")]);
        assert_eq!(after.game.player(Seat(0)).silver(), number(&expect["silver"]));
        let Some(Prompt::ExtraAction(card)) = after.prompt() else { panic!("{:?}", after.prompt()) };
        assert_eq!(card.die().number(), number(&expect["extraActionNumber"]));
        assert!(are(&after.placeable(), &names(&expect["mayPlace"])));
        assert!(are(&new_discards(&before, &after), &names(&expect["discarded"])));
        let after = play(before, &[Do::Buy, Do::Use("ship 2"), Do::Workers]);
        assert_eq!(expect["normalActionStillDue"], after.prompt() == Some(Prompt::Turn));
    });
}

#[test]
fn bur_21_only_one_purchase_per_turn() {
    scenario("BUR-21", |given, expect| {
        assert_eq!(given["alreadyBoughtThisTurn"], true);
        let before = super::given(2, given).on_top(&["castle 3", "ship 2", "bank 4"]);
        let after = play(before.clone(), &[Do::Buy, Do::Keep("castle 3")]);
        assert_eq!(after.game.player(Seat(0)).silver(), number(&given["silver"]) - 3, "enough for another");
        assert_eq!(expect["allowed"], after.offers(Do::Buy));
        let after = play(before, &[Do::Buy, Do::Keep("castle 3"), Do::Workers]);
        assert_eq!(after.prompt(), None, "nor after the action");
    });
}

#[test]
fn bur_22_castle_chain_with_a_purchase_in_the_middle() {
    scenario("BUR-22", |given, expect| {
        let before = display(
            Situation::new(2)
                .hand(0, &strs(&names(&given["hand"])))
                .projects(0, &strs(&names(&given["projects"])))
                .storage(0, 0, number(&given["silver"])),
            &given["display"],
        )
        .draw_pile(&strs(&names(&given["drawPile"])));
        let plan = [Do::Place("castle 5"), Do::Buy, Do::Keep("castle 2"), Do::Place("castle 2"), Do::Take("castle 4")];
        let after = go_on(before.clone().build(), &plan);
        let player = after.game.player(Seat(0));
        let castles =
            player.estate().iter().flat_map(|fan| fan.cards()).filter(|card| card.kind() == Kind::Castle).count();
        assert_eq!(castles, usize::from(number(&expect["estateCastles"])));
        assert!(are(player.projects(), &names(&expect["projectsAfter"])));
        assert_eq!(player.silver(), number(&expect["silver"]));
        assert!(are(&new_discards(&before, &after), &names(&expect["discarded"])));
        assert_eq!((expect["allowed"].as_bool(), after.flow), (Some(true), Ok(())));
    });
}
