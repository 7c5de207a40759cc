//! Alone against Egon.

use crate::player::{After, Do, go_on, play};
use fireside::engine::{Halt, Match, Seat, SeatSet};
use fireside::games::burgundy::state::Owner;
use fireside::games::burgundy::{Burgundy, Ending, Event, Goods, Kind, Options, Situation, Source};

/// The last turn of a passage.
fn last_turn(passage: u8, player: i16, egon: i16) -> After {
    let situation = Situation::new(1).at(passage, 6).hand(0, &["any 1"]).score(0, player).egon_score(egon);
    play(situation, &[Do::Workers])
}

fn egon(game: &Burgundy) -> &fireside::games::burgundy::state::Egon {
    game.egon().expect("Egon plays against one")
}

/// Lays these cards out for Egon.
fn lay_out(situation: Situation, names: &[&str]) -> After {
    go_on(situation.before_passage().egon_stack(0, names).build(), &[])
}

#[test]
fn set_up_for_one() {
    let game = Match::<Burgundy>::new(Options::default(), 1, 3).expect("one may play").state().clone();
    let player = game.player(Seat(0));
    assert_eq!((player.silver(), player.workers()), (1, 1));
    assert_eq!((player.goods().iter().sum::<u8>(), player.animals().iter().sum::<u8>()), (1, 1));
    assert_eq!(game.display().iter().flatten().count(), 7);
    assert_eq!(
        [0, 1, 2, 3, 4].map(|passage| egon(&game).stack_height(passage)),
        [0, 4, 5, 6, 7],
        "the first stack is turned"
    );
    assert_eq!(Kind::ALL.map(|kind| egon(&game).pile(kind).len()).iter().sum::<usize>(), 3);
}

#[test]
fn egons_cards_are_sorted_by_kind_and_do_nothing() {
    let after = lay_out(Situation::new(1), &["castle 1", "mine 1", "ship 1", "bank 1"]);
    let game = &after.game;
    assert_eq!((egon(game).score(), game.player(Seat(0)).score(), after.waiting.is_none()), (0, 0, true));
    for kind in [Kind::Castle, Kind::Mine, Kind::Ship, Kind::Building] {
        assert_eq!(egon(game).pile(kind).len(), 1);
    }
}

#[test]
fn egons_cloisters_stay_cloisters_and_bring_the_player_points() {
    let after = lay_out(Situation::new(1).egon_piles(&["mine", "mine"]), &["cloister 1", "cloister 2"]);
    assert_eq!((egon(&after.game).score(), after.points(Source::EgonCloisters)), (0, 2));
    assert_eq!(egon(&after.game).pile(Kind::Cloister).len(), 2);
    let after = lay_out(Situation::new(1).egon_piles(&["cloister", "cloister"]), &["cloister 1"]);
    assert_eq!(
        (egon(&after.game).score(), after.game.player(Seat(0)).score()),
        (7, 1),
        "six, the first, and the player's"
    );
}

#[test]
fn egons_fourth_card_begins_a_new_triple() {
    let situation = Situation::new(1).egon_piles(&["mine", "mine", "mine"]).first_triple(Kind::Mine, Owner::Egon);
    let after = lay_out(situation, &["mine 1"]);
    assert_eq!(after.points(Source::Triples), 0);
    let situation = Situation::new(1).egon_piles(&["mine", "mine", "mine", "mine", "mine"]);
    let after = lay_out(situation.first_triple(Kind::Mine, Owner::Egon), &["mine 1"]);
    assert_eq!((after.points(Source::Triples), after.points(Source::FirstTriples)), (5, 0));
}

#[test]
fn whoever_is_first_gets_the_bonus() {
    let taken = Situation::new(1).egon_piles(&["mine", "mine"]).first_triple(Kind::Mine, Owner::Seat(Seat(0)));
    assert_eq!(lay_out(taken, &["mine 1"]).points(Source::FirstTriples), 0);
    let mine = Situation::new(1).hand(0, &["any 1"]).projects(0, &["mine 1"]).fan(0, &["mine", "mine"]);
    let after = play(mine.first_triple(Kind::Mine, Owner::Egon), &[Do::Place("mine 1")]);
    assert_eq!(after.points(Source::FirstTriples), 0);
}

#[test]
fn egon_gets_the_bonus_for_all_seven_when_the_seventh_comes() {
    let six = || Situation::new(1).egon_piles(&["castle", "mine", "knowledge", "ship", "pasture", "building"]);
    let after = lay_out(six(), &["cloister 1"]);
    assert_eq!((after.points(Source::AllSeven), after.game.all_seven()), (3, [Owner::Egon].as_slice()));
    let after = lay_out(six().all_seven(&[Owner::Seat(Seat(0))]), &["cloister 1"]);
    assert_eq!(after.points(Source::AllSeven), 1, "second");
}

#[test]
fn after_every_passage_egon_must_not_be_ahead() {
    for passage in 0..5 {
        let lost = last_turn(passage, 4, 5);
        let Err(Halt::Over(outcome)) = lost.flow else { panic!("{:?}", lost.flow) };
        assert!(outcome.winners.is_empty());
        assert!(lost.events.contains(&Event::Ended(Ending::EgonAhead)));
        let level = last_turn(passage, 5, 5);
        match level.flow {
            Ok(()) => assert!(passage < 4),
            Err(Halt::Over(outcome)) => {
                assert_eq!((passage, outcome.winners), (4, SeatSet::all(1)));
                assert!(level.events.contains(&Event::Ended(Ending::EgonBeaten)));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn animals_count_in_the_comparison() {
    let situation = Situation::new(1).at(1, 6).hand(0, &["any 1"]).animals(0, [1, 1, 0, 0]).egon_score(1);
    assert_eq!(play(situation, &[Do::Workers]).flow, Ok(()));
}

#[test]
fn alone_there_is_no_start_player_card() {
    let situation = Situation::new(1).hand(0, &["any 1"]).goods(0, [2, 0, 0]);
    let after = play(situation, &[Do::Sell(Goods::Light)]);
    assert!(!after.events.contains(&Event::TookStartCard(Seat(0))) && !after.game.start_card().turned);
    let end = last_turn(4, 5, 5);
    assert_eq!(end.game.player(Seat(0)).points_from(Source::StartCard), 0);
}

#[test]
fn the_two_bonuses_for_all_seven_are_three_and_one() {
    let mut situation = Situation::new(1).hand(0, &["any 1"]).projects(0, &["cloister 1"]);
    for kind in ["castle", "mine", "knowledge", "ship", "pasture", "building"] {
        situation = situation.fan(0, &[kind]);
    }
    assert_eq!(play(situation.clone(), &[Do::PlaceNew("cloister")]).points(Source::AllSeven), 3);
    let after = play(situation.all_seven(&[Owner::Egon]), &[Do::PlaceNew("cloister")]);
    assert_eq!(after.points(Source::AllSeven), 1);
}
