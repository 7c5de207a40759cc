//! Setup, rounds, turn order.

use super::*;
use crate::support::{ME, play};
use fireside::engine::{Game, Match, Seat, Stream};
use fireside::games::BetaColony;
use fireside::games::beta_colony::{Choice, Event, Options};

#[test]
fn bet_01_all_players_copy_the_roll() {
    scenario("BET-01", |given, expect| {
        let wanted = dice(&given["startPlayerRolls"]);
        assert_eq!(given["startPlayerRolls"], expect["everyPlayerHas"]);
        // Games are tried until this roll comes.
        let rolled = (0..20_000).find_map(|seed| {
            let mut game = Situation::new(4).round(2, 0).before_roll().game();
            let mut script = fireside::engine::Script::of([]).seeded(seed);
            script.run(&mut game);
            wanted.iter().all(|(die, value)| game.player(ME).die(*die) == Some(*value)).then_some(game)
        });
        let game = rolled.expect("the roll comes");
        for seat in game.seats() {
            assert!(wanted.iter().all(|(die, value)| game.player(seat).die(*die) == Some(*value)));
        }
    });
}

/// A random game to its end.
fn finished(players: u8, seed: u64) -> Match<BetaColony> {
    let mut game = Match::<BetaColony>::new(Options::default(), players, seed).unwrap();
    let mut stream = Stream::new(seed);
    while let Some(question) = game.question() {
        let choice = question.choices[stream.next_u64() as usize % question.choices.len()];
        game.answer(choice).unwrap();
    }
    game
}

#[test]
fn bet_46_cycle_calendar() {
    scenario("BET-46", |given, expect| {
        let game = finished(3, 46);
        let (mut round, mut starts, mut goals) = (0, Vec::new(), Vec::new());
        for logged in game.events() {
            match logged.event {
                Event::RoundBegan { round: now, .. } => round = now,
                Event::CycleBegan(_) => starts.push(round),
                Event::CycleEnded(_) => goals.push(round),
                _ => {}
            }
        }
        assert_eq!(round, number(&given["rounds"]));
        assert_eq!(starts, numbers(&expect["bonusStartsAtRound"]));
        assert_eq!(goals, numbers(&expect["goalScoredAfterRound"]));
    });
}

fn seat(value: &Value) -> Seat {
    let name = value.as_str().expect("a player");
    Seat(name.strip_prefix('P').expect("P1 to P4").parse::<u8>().expect("a number") - 1)
}

#[test]
fn bet_47_start_player_moves_on_every_round() {
    scenario("BET-47", |given, expect| {
        let situation = Situation::new(3)
            .card(fireside::games::beta_colony::CycleCard::FourColours)
            .round(number(&given["round"]), seat(&given["start"]).0)
            .round_done();
        let game = play(situation, &[]).game;
        assert_eq!((game.first(), game.round()), (seat(&expect["start"]), number(&expect["round"])));
    });
}

#[test]
fn bet_48_turn_order_inside_a_round() {
    scenario("BET-48", |given, expect| {
        let mut game = Situation::new(3).round(2, seat(&given["start"]).0).game();
        let mut asked = Vec::new();
        let wanted: Vec<Seat> = list(&expect["actions"]).iter().map(seat).collect();
        let mut script = fireside::engine::Script::by(|game: &BetaColony, question| {
            asked.push(question.seat);
            (game.round() == 2 && asked.len() <= wanted.len()).then(|| {
                let dock = question.choices.iter().find(|choice| matches!(choice, Choice::Dock(..)));
                *dock.expect("docking is always possible")
            })
        });
        script.run(&mut game);
        drop(script);
        assert_eq!(asked[..wanted.len()], wanted[..]);
        assert_eq!(game.round(), 3);
    });
}

#[test]
fn bet_49_setup_order() {
    scenario("BET-49", |given, expect| {
        assert_eq!(seat(&given["start"]), ME);
        let game = (0..100)
            .map(|seed| finished(3, seed))
            .find(|game| game.events().iter().any(|it| it.event == Event::First(ME)));
        let game = game.expect("the first seat begins at some time");
        let events: Vec<Event> = game.events().iter().map(|logged| logged.event).collect();
        let boards =
            events.iter().filter_map(|event| if let Event::Plays(seat, _) = event { Some(*seat) } else { None });
        let ships = events
            .iter()
            .filter_map(|event| if let Event::Placed(seat, at) = event { Some((*seat, *at)) } else { None });
        let order = |value: &Value| list(value).iter().map(seat).collect::<Vec<_>>();
        assert_eq!(boards.collect::<Vec<_>>(), order(&expect["boardChoice"]));
        let ships: Vec<(Seat, Location)> = ships.collect();
        assert_eq!(ships.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), order(&expect["shipPlacement"]));
        let mut places: Vec<Location> = ships.into_iter().map(|(_, at)| at).collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!((places.len(), &expect["locationsDistinct"]), (3, &Value::Bool(true)));
        let start = Match::<BetaColony>::new(Options::default(), 3, 1).unwrap();
        for player in start.state().all_players() {
            assert_eq!(player.fuel(), number(&expect["startResources"]["fuel"]));
            assert_eq!(player.all_materials(), number(&expect["startResources"]["randomMaterials"]));
        }
        assert_eq!(start.state().players(), 3);
    });
}
