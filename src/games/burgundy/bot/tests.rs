//! Bots at whole tables.

use super::super::{Burgundy, Choice, Options};
use crate::bots::{Forecast, Judge, Level, Thinker};
use crate::engine::{Chance, Match, SeatSet, Stream, Veil, View};

/// A match after so many random answers.
fn somewhere(players: u8, seed: u64, answers: u32) -> Match<Burgundy> {
    let mut game = Match::<Burgundy>::new(Options::default(), players, seed).expect("1 to 4 may play");
    let mut stream = Stream::new(seed);
    for _ in 0..answers {
        let Some(question) = game.question() else { break };
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        game.answer(choice).expect("offered");
    }
    game
}

#[test]
fn every_level_plays_whole_games_by_what_is_offered() {
    for players in 1..=4 {
        let mut game = Match::<Burgundy>::new(Options::default(), players, 11).expect("1 to 4 may play");
        let mut seed = 0;
        while let Some(veil) = Veil::of(&game) {
            seed += 1;
            let level = Level::ALL[seed as usize % 4];
            let mut thinker = Thinker::new(veil, level, seed);
            thinker.think(12);
            game.answer(thinker.best()).expect("bots pick what is offered");
        }
        assert!(game.outcome().is_some());
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let veil = Veil::of(&somewhere(3, 5, 40)).expect("somebody is asked");
    let moves = |seed| {
        let mut thinker = Thinker::new(veil.clone(), Level::Hard, seed);
        thinker.think(60);
        thinker.estimates()
    };
    assert_eq!(moves(1), moves(1));
    assert_ne!(moves(1), moves(2));
}

#[test]
fn bots_do_not_see_hidden_cards() {
    let mut stream = Stream::new(4);
    for seed in 0..30 {
        let game = somewhere(1 + (seed % 4) as u8, seed, 7 * seed as u32 % 90);
        let Some(veil) = Veil::of(&game) else { continue };
        let twin = (0..20).find_map(|_| veil.twin(&mut stream)).expect("some concealment fits");
        let thoughts = [veil, twin].map(|veil| {
            let mut thinker = Thinker::new(veil, Level::Hard, 9);
            thinker.think(40);
            (thinker.best(), thinker.estimates())
        });
        assert_eq!(thoughts[0], thoughts[1], "seed {seed}");
    }
}

/// The choices that end the game at once, as lists of those that win it and those that do not.
fn last_moves(game: &Match<Burgundy>) -> [Vec<Choice>; 2] {
    let mut moves = [Vec::new(), Vec::new()];
    let Some(question) = game.question() else { return moves };
    for choice in &question.choices {
        let mut after = game.branch();
        after.answer(*choice).expect("offered");
        if let Some(outcome) = after.outcome() {
            let won = outcome.winners == SeatSet::from_iter([question.seat]);
            moves[usize::from(!won)].push(*choice);
        }
    }
    moves
}

#[test]
fn search_prefers_a_move_that_wins_at_once_to_one_that_does_not() {
    let mut seen = 0;
    for seed in 0..100 {
        let mut game = somewhere(2, seed, 0);
        while let Some(veil) = Veil::of(&game) {
            if (game.state().passage, game.state().round) == (4, 6)
                && let [winning, losing] = last_moves(&game)
                && !winning.is_empty()
                && !losing.is_empty()
            {
                seen += 1;
                let mut thinker = Thinker::new(veil.clone(), Level::Hard, seed);
                assert!(!losing.contains(&thinker.finish()), "seed {seed}: {:?}", thinker.estimates());
            }
            game.answer(Thinker::new(veil, Level::Medium, seed).best()).expect("offered");
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_hint_is_offered_and_knows_what_its_player_knows() {
    let mut stream = Stream::new(6);
    for seed in 0..16 {
        let game = somewhere(1 + (seed % 4) as u8, seed, 11 * seed as u32 % 90);
        let Some(veil) = Veil::of(&game) else { continue };
        let twin = (0..20).find_map(|_| veil.twin(&mut stream)).expect("some concealment fits");
        let hints = [veil.clone(), twin].map(|veil| {
            let mut thinker = Thinker::with(veil, Level::hint(), 9);
            thinker.think(60);
            thinker.ranking(4)
        });
        assert_eq!(hints[0], hints[1], "seed {seed}");
        let [best, others @ ..] = hints[0].as_slice() else { panic!("no hint") };
        assert!(veil.question().choices.contains(&best.choice));
        let key = |choice| game.state().key(choice);
        assert!(others.iter().all(|other| key(other.choice) != key(best.choice)), "the same twice");
    }
}

/// Matches at the start of a turn, for 1 to 4 players.
fn turns() -> impl Iterator<Item = Match<Burgundy>> {
    (0..24).map(|seed| {
        let mut game = somewhere(1 + (seed % 4) as u8, seed, 13 * seed as u32 % 90);
        let start = game.step_starts().last().copied().unwrap_or(0);
        game.go_to(start).expect("it was there");
        game
    })
}

#[test]
fn forecasts_know_nothing_that_is_hidden_from_anybody() {
    let mut stream = Stream::new(8);
    for (number, game) in turns().enumerate() {
        let view = View::of(&game, None);
        let twin = (0..20).find_map(|_| view.twin(&mut stream)).expect("some concealment fits");
        let chances = [view, twin].map(|view| {
            let mut forecast = Forecast::new(view, 9);
            forecast.think(12);
            forecast.chances()
        });
        assert_eq!(chances[0], chances[1], "match {number}");
        let sum: f32 = chances[0].expect("it ran").iter().sum();
        let alone = game.state().players.len() == 1;
        assert!((sum - 1.0).abs() < 1e-4 || alone && (0.0..=1.0).contains(&sum), "match {number}: {sum}");
    }
}

#[test]
fn more_points_are_never_a_smaller_chance() {
    for game in turns() {
        let mut state = game.state().clone();
        let mut before = state.odds(None)[0];
        for _ in 0..20 {
            state.players[0].points[0] += 1;
            let odds = state.odds(None)[0];
            assert!(odds >= before && (0.0..=1.0).contains(&odds), "{odds} after {before}");
            before = odds;
        }
        assert!(before > 0.5);
    }
}
