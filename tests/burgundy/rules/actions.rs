//! Set-up, the six actions and the workers.

use crate::player::{Do, are, go_on, play};
use fireside::engine::{Match, Seat};
use fireside::games::burgundy::{
    Action, Burgundy, Choice, Event, Goods, Options, Prompt, Situation, Source, StartWorkers,
};

fn opening(options: Options, players: u8) -> Burgundy {
    Match::<Burgundy>::new(options, players, 7).expect("a table that fits").state().clone()
}

#[test]
fn set_up_gives_everybody_a_silver_a_good_an_animal_and_six_dice() {
    for players in 2..=4 {
        let game = opening(Options::default(), players);
        for player in game.all_players() {
            assert_eq!(
                (player.silver(), player.goods().iter().sum::<u8>(), player.animals().iter().sum::<u8>()),
                (1, 1, 1)
            );
            assert_eq!((player.hand().len(), player.stack().len(), player.score()), (2, 4, 0));
        }
        let heights =
            (game.goods().each_ref().map(|stack| stack.len()), game.animals().each_ref().map(|stack| stack.len()));
        assert!(heights.0[0].abs_diff(heights.0[1]) <= 1 && heights.1[0].abs_diff(heights.1[1]) <= 1);
        assert_eq!(heights.0.iter().sum::<usize>(), 18 - usize::from(players));
        assert_eq!(game.display().iter().flatten().count(), [7, 10, 13][usize::from(players) - 2]);
        assert!(!game.start_card().turned && game.first() == Seat(0) && game.egon().is_none());
    }
}

/// rules/burgundy/rulings.md#8.
#[test]
fn workers_at_the_start_in_both_readings() {
    let workers = |start_workers, players| -> Vec<u8> {
        opening(Options { start_workers }, players).all_players().iter().map(|player| player.workers()).collect()
    };
    assert_eq!([2, 3, 4].map(|n| workers(StartWorkers::BySeat, n)), [vec![0, 1], vec![0, 1, 1], vec![0, 1, 1, 2]]);
    let last = [2, 3, 4].map(|n| workers(StartWorkers::LastGetsTwo, n));
    assert_eq!(last, [vec![0, 2], vec![0, 1, 2], vec![0, 1, 1, 2]]);
}

#[test]
fn the_display_is_dealt_row_by_row_and_the_last_cards_by_their_number() {
    let dealt = |players, dice: &[u8]| -> Vec<Vec<u8>> {
        let names: Vec<String> = dice.iter().map(|die| format!("any {die}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let game = go_on(Situation::new(players).before_passage().on_top(&names).build(), &[]).game;
        game.display().iter().map(|row| row.iter().map(|card| card.die().number()).collect()).collect()
    };
    let two = [vec![6], vec![6], vec![6, 3], vec![6], vec![6], vec![6]];
    assert_eq!(dealt(2, &[6, 6, 6, 6, 6, 6, 3]), two);
    assert_eq!(dealt(1, &[6, 6, 6, 6, 6, 6, 3]), two);
    let three = [vec![6], vec![6, 2, 2], vec![6], vec![6], vec![6, 5], vec![6, 6]];
    assert_eq!(dealt(3, &[6, 6, 6, 6, 6, 6, 2, 5, 2, 6]), three);
    let four = [vec![1, 6], vec![1, 6], vec![1, 6], vec![1, 6, 4], vec![1, 6], vec![1, 6]];
    assert_eq!(dealt(4, &[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 4]), four);
}

#[test]
fn only_the_dice_in_hand_can_be_played() {
    let after = play(Situation::new(2).hand(0, &["any 1", "any 6"]), &[]);
    let dice: Vec<_> =
        after.choices().iter().map(|choice| if let Choice::Act(die, _) = choice { *die } else { None }).collect();
    let hand = &after.game.player(Seat(0)).hand();
    assert!(dice.iter().all(|die| die.is_some_and(|die| hand.contains(&die))));
    assert!(hand.iter().all(|die| dice.contains(&Some(*die))));
}

#[test]
fn a_played_die_lies_open_on_the_discard_pile() {
    let after = play(Situation::new(2).hand(0, &["any 3", "any 3"]), &[Do::Silver]);
    assert_eq!((after.game.discard_pile().len(), after.game.player(Seat(0)).hand().len()), (1, 1));
    assert!(are(after.game.discard_pile(), &["any 3"]));
}

#[test]
fn the_fewest_workers_are_spent_either_way_round_and_only_on_what_needs_them() {
    let situation = || Situation::new(2).hand(0, &["any 1"]).storage(0, 2, 0).row(1, &["mine 1"]).row(5, &["ship 2"]);
    let spent = |what| play(situation(), &[what]).game.player(Seat(0)).workers();
    assert_eq!([spent(Do::Take("mine 1")), spent(Do::Take("ship 2")), spent(Do::Silver)], [2, 0, 2]);
    let after = play(situation().row(4, &["castle 1"]), &[]);
    assert!(are(&after.takable(), &["mine 1", "ship 2"]), "three steps away needs three workers");
}

#[test]
fn workers_turn_a_die_for_placing_too() {
    let situation = Situation::new(2).hand(0, &["any 6"]).storage(0, 1, 0).projects(0, &["mine 1", "mine 2"]);
    let after = play(situation, &[Do::Place("mine 1")]);
    assert_eq!(after.game.player(Seat(0)).workers(), 0);
    assert!(after.events.contains(&Event::SpentWorkers(Seat(0), 1)));
    assert!(are(after.game.player(Seat(0)).projects(), &["mine 2"]));
}

#[test]
fn goods_are_sold_with_either_of_two_numbers_and_the_nearer_costs() {
    for (die, workers, sort) in [
        (1, 0, Goods::Light),
        (2, 0, Goods::Light),
        (3, 0, Goods::Medium),
        (4, 0, Goods::Medium),
        (5, 0, Goods::Dark),
        (6, 0, Goods::Dark),
        (6, 1, Goods::Light),
        (4, 1, Goods::Dark),
        (1, 2, Goods::Medium),
    ] {
        let situation = || Situation::new(2).hand(0, &[&format!("any {die}")]).goods(0, [2, 2, 2]);
        let after = play(situation().storage(0, workers, 0), &[Do::Sell(sort)]);
        assert_eq!(after.game.player(Seat(0)).workers(), 0);
        assert_eq!((after.points(Source::Goods), after.game.player(Seat(0)).silver()), (2, 2));
        assert!(workers == 0 || !play(situation().storage(0, workers - 1, 0), &[]).offers(Do::Sell(sort)));
    }
}

#[test]
fn a_sort_that_is_not_stored_is_not_sold() {
    let after = play(Situation::new(2).hand(0, &["any 3"]).goods(0, [1, 0, 1]).storage(0, 0, 0), &[]);
    assert!(Goods::ALL.iter().all(|sort| !after.offers(Do::Sell(*sort))));
}

/// rules/burgundy/rulings.md#5.
#[test]
fn selling_brings_the_start_player_card_but_changes_no_order_now() {
    let situation = Situation::new(3).turn(0, 1).hand(1, &["any 1"]).hand(2, &["any 2"]).goods(1, [1, 0, 0]);
    let after = play(situation, &[Do::Sell(Goods::Light), Do::Silver]);
    assert_eq!((after.game.start_card().holder, after.game.start_card().turned), (Seat(1), true));
    assert_eq!(after.game.first(), Seat(0));
}

#[test]
fn number_and_workers_do_not_matter_for_workers_silver_and_conversion() {
    for die in 1..=6 {
        let situation = || Situation::new(2).hand(0, &[&format!("any {die}")]);
        assert_eq!(play(situation(), &[Do::Workers]).game.player(Seat(0)).workers(), 2);
        assert_eq!(play(situation(), &[Do::Silver]).game.player(Seat(0)).silver(), 1);
        let rich = play(situation().storage(0, 2, 1), &[Do::Convert, Do::HandIn(2, 1)]);
        assert_eq!((rich.points(Source::Conversion), rich.flow), (1, Ok(())));
    }
}

#[test]
fn conversion_needs_three_and_offers_every_mixture_that_makes_a_point() {
    let of = |workers, silver| Situation::new(2).hand(0, &["any 1"]).storage(0, workers, silver);
    assert!(!play(of(1, 1), &[]).offers(Do::Convert));
    let after = play(of(4, 2), &[Do::Convert]);
    assert_eq!(after.prompt(), Some(Prompt::HandIn));
    let mut offered: Vec<_> = after
        .choices()
        .iter()
        .map(|choice| if let Choice::HandIn { workers, silver } = choice { (*workers, *silver) } else { (0, 0) })
        .collect();
    offered.sort_unstable();
    assert_eq!(offered, [(1, 2), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2)]);
}

#[test]
fn any_number_may_be_handed_in_and_a_rest_brings_nothing() {
    for workers in 0..=6 {
        for silver in 3_u8.saturating_sub(workers)..=6 {
            let rich = Situation::new(2).hand(0, &["any 1"]).storage(0, 6, 6);
            let after = play(rich, &[Do::Convert, Do::HandIn(workers, silver)]);
            let player = after.game.player(Seat(0));
            assert_eq!(after.points(Source::Conversion), i16::from((workers + silver) / 3), "{workers} and {silver}");
            assert_eq!((player.workers(), player.silver()), (6 - workers, 6 - silver));
        }
    }
}

#[test]
fn one_makes_room_before_a_fourth_project_comes() {
    let situation =
        Situation::new(2).hand(0, &["any 5"]).projects(0, &["mine 1", "ship 2", "castle 3"]).row(5, &["pasture 4"]);
    let after = play(situation, &[Do::Take("pasture 4")]);
    assert_eq!(after.choices().len(), 3);
    assert!(!after.offers(Do::GiveUp("pasture 4")), "what comes is not given up");
    assert!(are(&after.game.display()[4], &["pasture 4"]), "it comes when there is room");
}

#[test]
fn every_offered_card_is_in_the_row_or_among_the_projects() {
    let situation = Situation::new(2).hand(0, &["any 4"]).projects(0, &["ship 4"]).row(4, &["mine 2", "castle 2"]);
    let after = play(situation, &[]);
    assert!(are(&after.takable(), &["mine 2", "castle 2"]) && are(&after.placeable(), &["ship 4"]));
    let acts = after.choices().iter().filter(|choice| matches!(choice, Choice::Act(Some(_), Action::Workers)));
    assert_eq!(acts.count(), 1);
}
