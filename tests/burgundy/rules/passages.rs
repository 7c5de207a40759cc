//! Rounds, passages, running out of cards, and the end.

use crate::player::{After, Do, go_on, play};
use fireside::engine::{Halt, Outcome, Seat, SeatSet};
use fireside::games::burgundy::{Ending, Event, Prompt, Situation, Source};

/// The last turn of a passage: the second of two players has one die left.
fn last_turn(passage: u8) -> Situation {
    Situation::new(2).at(passage, 6).turn(0, 1).hand(1, &["any 1"])
}

fn winners(after: &After) -> Vec<u8> {
    match after.flow {
        Err(Halt::Over(Outcome { winners })) => winners.iter().map(|seat| seat.0).collect(),
        other => panic!("the game goes on: {other:?}"),
    }
}

fn ending(after: &After) -> Option<Ending> {
    after.events.iter().find_map(|event| if let Event::Ended(ending) = event { Some(*ending) } else { None })
}

#[test]
fn play_goes_clockwise_from_the_start_player() {
    let mut situation = Situation::new(3).turn(1, 1);
    for seat in 0..3 {
        situation = situation.hand(seat, &["any 1"]);
    }
    let after = play(situation, &[Do::Workers, Do::Workers, Do::Workers]);
    let order: Vec<u8> = after.questions.iter().map(|question| question.seat.0).collect();
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn a_round_begins_with_drawing_up_to_two_dice() {
    let situation = Situation::new(2).at(0, 2).before_round().hand(0, &["any 1"]).stack(0, &["any 2", "any 3"]);
    let after = go_on(situation.build(), &[]);
    let player = after.game.player(Seat(0));
    assert_eq!((player.hand().len(), player.stack().len(), after.game.round()), (2, 1, 3));
    assert_eq!(player.hand()[1].die().number(), 2, "the top one");
}

#[test]
fn the_rest_of_the_display_is_discarded_and_a_new_one_dealt() {
    let situation = last_turn(0).row(2, &["mine 4", "ship 5"]).row(6, &["castle 1"]);
    let after = play(situation, &[Do::Workers]);
    assert!(after.game.display().iter().all(|row| row.is_empty()));
    assert_eq!((after.game.discard_pile().len(), after.game.passage()), (4, 1));
    let next = go_on(after.game, &[]);
    assert_eq!(next.game.display().iter().flatten().count(), 7);
    assert!(next.game.all_players().iter().all(|player| player.stack().len() == 6));
    assert_eq!(next.game.round(), 0);
}

#[test]
fn projects_storage_and_estate_stay() {
    let situation = last_turn(2).projects(0, &["mine 4"]).storage(0, 3, 4).fan(0, &["ship"]).goods(0, [1, 0, 0]);
    let before = situation.clone().build().player(Seat(0)).clone();
    assert_eq!(*play(situation, &[Do::Workers]).game.player(Seat(0)), before);
}

#[test]
fn whoever_sold_last_begins_the_next_passage() {
    let after = play(last_turn(0).start_card(1, true), &[Do::Workers]);
    assert_eq!(
        (after.game.first(), after.game.start_card().holder, after.game.start_card().turned),
        (Seat(1), Seat(1), false)
    );
}

/// rules/burgundy/rulings.md#5.
#[test]
fn unsold_the_start_player_card_goes_to_the_next() {
    let after = play(last_turn(0), &[Do::Workers]);
    assert_eq!((after.game.first(), after.game.start_card().turned), (Seat(1), false));
    let round = Situation::new(4).at(1, 6).turn(3, 2).hand(2, &["any 1"]);
    assert_eq!(play(round, &[Do::Workers]).game.first(), Seat(0), "round the table");
}

#[test]
fn the_start_player_who_sells_begins_again() {
    let situation = Situation::new(2).at(0, 6).turn(0, 0).hand(0, &["any 1"]).hand(1, &["any 1"]).goods(0, [1, 0, 0]);
    let after = play(situation, &[Do::Sell(fireside::games::burgundy::Goods::Light), Do::Workers]);
    assert_eq!(after.game.first(), Seat(0));
}

#[test]
fn an_empty_draw_pile_is_made_of_the_discards() {
    let situation = Situation::new(2).before_passage().draw_pile(&["mine 1", "mine 2"]);
    let discards = situation.clone().build().discard_pile().len();
    let after = go_on(situation.build(), &[]);
    assert!(after.events.contains(&Event::Reshuffled));
    assert_eq!((after.game.discard_pile().len(), after.game.draw_pile().len()), (0, discards + 2 - 7 - 12));
    assert_eq!(after.game.display()[0][0].die().number(), 1, "what was left comes first");
}

#[test]
fn with_too_few_cards_the_display_comes_first_and_dice_round_by_round() {
    let nine = Situation::new(2).before_passage().discards(&["mine"; 9]);
    let after = go_on(nine.estate_of_the_rest(1).build(), &[]);
    assert_eq!(after.game.display().iter().flatten().count(), 7);
    assert_eq!(after.game.all_players().iter().map(|player| player.stack().len()).collect::<Vec<_>>(), [1, 1]);
    assert!(after.game.draw_pile().is_empty() && after.game.discard_pile().is_empty());
}

#[test]
fn without_any_card_the_game_still_ends() {
    let mut game = Situation::new(2).before_passage().estate_of_the_rest(0).build();
    let mut after = go_on(game.clone(), &[]);
    for _ in 0..100 {
        assert!(after.waiting.is_none(), "nobody has a die or silver");
        if after.flow.is_err() {
            break;
        }
        game = after.game;
        after = go_on(game, &[]);
    }
    assert_eq!(winners(&after), [0]);
}

#[test]
fn without_a_die_one_may_still_buy() {
    let situation = Situation::new(2).storage(0, 0, 3).on_top(&["mine 4", "ship 2", "castle 3"]);
    let after = play(situation, &[]);
    assert_eq!(after.prompt(), Some(Prompt::AfterAction));
}

#[test]
fn the_game_ends_after_passage_e_and_the_start_player_card_counts() {
    let after = play(last_turn(4).score(0, 5).score(1, 3), &[Do::Workers]);
    assert_eq!((winners(&after), ending(&after)), (vec![0], Some(Ending::MostPoints)));
    assert_eq!(after.game.player(Seat(0)).points_from(Source::StartCard), 1);
    let turned = play(last_turn(4).score(0, 5).score(1, 5).start_card(1, true), &[Do::Workers]);
    assert_eq!((winners(&turned), ending(&turned)), (vec![1], Some(Ending::MostPoints)), "either side up");
}

#[test]
fn projects_and_open_fans_count_nothing() {
    let situation = last_turn(4).projects(1, &["mine", "ship"]).fan(1, &["mine", "mine"]);
    assert_eq!(winners(&play(situation, &[Do::Workers])), [0]);
}

#[test]
fn equal_points_are_decided_by_material() {
    // Seat 0 gets a point for the start player card; seat 1 two workers for its last action.
    let tie = last_turn(4).score(0, 5).score(1, 6);
    let after = play(tie, &[Do::Workers]);
    assert_eq!((winners(&after), ending(&after)), (vec![1], Some(Ending::MostMaterial)));
}

#[test]
fn equal_points_and_material_make_several_winners() {
    let after = play(last_turn(4).score(0, 5).score(1, 6).storage(0, 1, 1), &[Do::Workers]);
    assert_eq!((winners(&after), ending(&after)), (vec![0, 1], Some(Ending::Shared)));
    let four = Situation::new(4).at(4, 6).turn(0, 3).hand(3, &["any 1"]);
    let four = four.score(0, 5).score(1, 6).score(2, 6).score(3, 6).storage(0, 9, 0).storage(1, 3, 0).storage(2, 0, 3);
    let after = play(four.storage(3, 0, 1).score(0, 4), &[Do::Workers]);
    assert_eq!(
        (winners(&after), ending(&after)),
        (vec![1, 2, 3], Some(Ending::Shared)),
        "not the one with fewer points"
    );
}

/// rules/burgundy/rulings.md#2.
#[test]
fn material_is_workers_silver_goods_and_animals_without_a_set() {
    let situation = Situation::new(2).storage(0, 2, 3).goods(0, [1, 0, 2]).animals(0, [3, 2, 0, 0]);
    assert_eq!(situation.projects(0, &["mine"]).build().player(Seat(0)).material(), 2 + 3 + 3 + 1);
}

#[test]
fn winners_of_an_unfinished_game_are_those_who_lead() {
    let (leading, _) = Situation::new(3).score(2, 4).build().winners();
    assert_eq!(leading, [Seat(2)].into_iter().collect::<SeatSet>());
}
