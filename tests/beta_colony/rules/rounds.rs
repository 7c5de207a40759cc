//! Setting up, turn order, rounds and cycles.

use super::*;
use crate::support::{ME, RED, YOU, module};
use fireside::engine::{Match, Script, Seat, Stream};
use fireside::games::BetaColony;
use fireside::games::beta_colony::{Event, Options, Prompt};
use std::collections::BTreeSet;

fn new(players: u8, seed: u64) -> Match<BetaColony> {
    Match::new(Options::default(), players, seed).expect("2 to 4 play")
}

/// A random game to its end.
fn finished(players: u8, seed: u64) -> Vec<Event> {
    let mut game = new(players, seed);
    let mut stream = Stream::new(seed);
    while let Some(question) = game.question() {
        let choice = question.choices[stream.next_u64() as usize % question.choices.len()];
        game.answer(choice).expect("offered");
    }
    game.events().iter().map(|logged| logged.event).collect()
}

#[test]
fn two_to_four_play() {
    for players in [0, 1, 5] {
        assert!(Match::<BetaColony>::new(Options::default(), players, 1).is_err());
    }
}

#[test]
fn everybody_begins_with_a_fuel_and_two_materials() {
    for players in 2..=4 {
        let game = new(players, 3);
        for player in game.state().all_players() {
            assert_eq!((player.fuel(), player.all_materials(), player.artifacts(), player.crew()), (1, 2, 0, 15));
        }
        assert_eq!((game.state().shown().count(), game.state().modules_left()), (8, 32));
        assert_eq!((game.state().achievements().count(), game.state().buildings_left()), (5, 3));
        assert_eq!(game.state().cards().map(|card| card.cycle()), [0, 1, 2]);
    }
}

#[test]
fn boards_and_locations_are_chosen_in_reverse_order_and_only_once() {
    for seed in 0..12 {
        let players = 2 + (seed % 3) as u8;
        let mut game = new(players, seed);
        let first = game.state().first();
        let reverse: Vec<Seat> = (1..=players).map(|back| Seat((first.0 + players - back) % players)).collect();
        let mut stream = Stream::new(seed);
        for (prompt, all) in [(Prompt::Board, 5), (Prompt::Start, 7)] {
            for (before, seat) in reverse.iter().enumerate() {
                let question = game.question().expect("a choice");
                assert_eq!((question.prompt, question.seat, question.choices.len()), (prompt, *seat, all - before));
                let choice = question.choices[stream.next_u64() as usize % question.choices.len()];
                game.answer(choice).expect("offered");
            }
        }
    }
}

#[test]
fn everybody_acts_twice_a_round_in_turn() {
    let mut game = Situation::new(3).round(2, 1).game();
    let mut asked = Vec::new();
    let mut script = Script::by(|game: &BetaColony, question| {
        (game.round() == 2).then(|| {
            asked.push(question.seat.0);
            let dock = question.choices.iter().find(|choice| matches!(choice, Choice::Dock(..)));
            *dock.expect("docking is always possible")
        })
    });
    script.run(&mut game);
    drop(script);
    assert_eq!(asked, [1, 2, 0, 1, 2, 0]);
    assert_eq!((game.round(), game.first()), (3, Seat(2)), "the token went on");
    assert_eq!(game.all_players().iter().map(|player| player.fuel()).collect::<Vec<_>>(), [2, 2, 2]);
}

#[test]
fn nine_rounds_make_three_cycles_and_all_copy_each_roll() {
    for players in 2..=4 {
        let (mut round, mut rounds, mut begun, mut ended, mut rolls) = (0, Vec::new(), Vec::new(), Vec::new(), 0);
        for event in finished(players, 46) {
            match event {
                Event::RoundBegan { round: now, first } => {
                    round = now;
                    rounds.push((now, first));
                }
                Event::CycleBegan(card) => begun.push((round, card.cycle())),
                Event::CycleEnded(card) => ended.push((round, card.cycle())),
                Event::Rolled(_) => rolls += 1,
                _ => {}
            }
        }
        assert_eq!(rounds.iter().map(|(round, _)| *round).collect::<Vec<_>>(), (1..=9).collect::<Vec<_>>());
        assert!(rounds.windows(2).all(|two| two[1].1.0 == (two[0].1.0 + 1) % players));
        assert_eq!((begun, ended, rolls), (vec![(1, 0), (4, 1), (7, 2)], vec![(3, 0), (6, 1), (9, 2)], 9));
    }
}

/// All four dice are used, two an action: the second action has what the first left.
#[test]
fn the_second_action_has_the_dice_that_are_left() {
    let situation = Situation::new(2).ship(0, Location::Nebra).ship(1, Location::Nebra);
    let first = [Choice::Move(Die::Black, Location::LeftManufactory), Choice::Activate(Die::Green, 4)];
    let after = play(situation, &[&first[..], &[Choice::Dock(Die::Black, Die::Blue)]].concat());
    assert_eq!(after.asked(), ME);
    assert_eq!(after.player(ME).dice().collect::<Vec<_>>(), [Die::Blue, Die::Red]);
    assert!(after.offers(Choice::Dock(Die::Blue, Die::Red)) && !after.offers(Choice::Dock(Die::Black, Die::Blue)));
    assert_eq!(after.player(YOU).dice().count(), 2);
}

/// Fuel changes a die by one each, up or down, never to 0; it works for moves and for activations.
#[test]
fn fuel_changes_dice_by_one_each() {
    let from = Location::LeftManufactory;
    let situation = Situation::new(2).ship(0, from).dice(0, &[(Die::Green, 2), (Die::Red, 1)]);
    for fuel in 0..=3 {
        let after = play(situation.clone().storage(0, fuel, 0), &[]);
        for steps in 1..=7u8 {
            // A 2 plus 6 and 7 are an 8 and a 9: one and two steps, dearer than what is offered.
            let to = from.clockwise(steps);
            let cost = steps.abs_diff(2).min((steps + 7).abs_diff(2));
            assert_eq!(after.offers(Choice::Move(Die::Green, to)), cost <= fuel, "{steps} with {fuel}");
        }
        assert!(!after.offers(Choice::Move(Die::Red, from)) || fuel >= 6, "a 1 does not become a 0");
    }
    let eight = Situation::new(2).ship(0, from).dice(0, &[(Die::Green, 6), (Die::Red, 1)]).storage(0, 2, 0);
    let after = play(eight, &[Choice::Move(Die::Green, Location::GanDe)]);
    assert_eq!(after.fuel(ME), -2, "a 6 becomes an 8");
    let stock = [(Material::Palladium, 2)];
    let down = arriving(from, 6).row(2, &[module(RED, 3)]).materials(0, &stock).storage(0, 1, 0);
    assert_eq!(visit(down, from, 5, &[]).fuel(ME), -1, "a 6 becomes a 5");
}

#[test]
fn chance_says_who_begins() {
    for players in 2..=4 {
        let begun: BTreeSet<u8> = (0..60).map(|seed| new(players, seed).state().first().0).collect();
        assert_eq!(begun, (0..players).collect());
    }
}

#[test]
fn several_ships_may_be_at_one_place() {
    let before = Location::Ridback.clockwise(6);
    let situation = Situation::new(3).ship(0, before).ship(1, before).ship(2, Location::Ridback);
    let go = [Choice::Move(Die::Black, Location::Ridback), Choice::Activate(Die::Red, 3)];
    let after = play(situation, &[go, go].concat());
    for player in after.game.all_players() {
        assert_eq!(player.ship(), Some(Location::Ridback));
    }
    assert_eq!((after.fuel(ME), after.fuel(YOU)), (2, 2), "each of them uses it");
}
