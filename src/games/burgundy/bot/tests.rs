//! Bots at whole tables.

use super::super::facts::CONVERSION;
use super::super::state::Owner;
use super::super::{Burgundy, Choice, Prompt, Source};
use crate::bots::trials::{bots_are_blind, every_level_plays, forecasts_are_blind, seeds_decide, somewhere};
use crate::bots::{Judge, Level, Thinker};
use crate::engine::{Chance, Decision, Match, Script, Seat, SeatSet, Stream};

#[test]
fn every_level_plays_whole_games_by_what_is_offered() {
    for players in 1..=4 {
        every_level_plays(somewhere::<Burgundy>(players, 11, 0), 12);
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    seeds_decide(&somewhere::<Burgundy>(3, 5, 40));
}

#[test]
fn bots_do_not_see_hidden_cards() {
    bots_are_blind((0..30).map(|seed| somewhere::<Burgundy>(1 + (seed % 4) as u8, seed, 7 * seed as u32 % 90)));
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
    for seed in 0..300 {
        let mut game = somewhere::<Burgundy>(2, seed, 0);
        while let Some(decision) = Decision::of(&game) {
            if (game.state().passage(), game.state().round()) == (4, 6)
                && let [winning, losing] = last_moves(&game)
                && !winning.is_empty()
                && !losing.is_empty()
            {
                seen += 1;
                let mut thinker = Thinker::new(decision.clone(), Level::Hard, seed);
                assert!(!losing.contains(&thinker.finish()), "seed {seed}: {:?}", thinker.estimates());
            }
            game.answer(Thinker::new(decision, Level::Medium, seed).best()).expect("offered");
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_hint_is_offered_and_knows_what_its_player_knows() {
    let mut stream = Stream::new(6);
    for seed in 0..16 {
        let game = somewhere::<Burgundy>(1 + (seed % 4) as u8, seed, 11 * seed as u32 % 90);
        let Some(decision) = Decision::of(&game) else { continue };
        let twin = decision.twin(&mut stream).expect("found in time");
        let hints = [decision.clone(), twin].map(|decision| {
            let mut thinker = Thinker::with(decision, Level::hint(), 9);
            thinker.think(60);
            thinker.ranking(4)
        });
        assert_eq!(hints[0], hints[1], "seed {seed}");
        let [best, others @ ..] = hints[0].as_slice() else { panic!("no hint") };
        assert!(decision.question().choices.contains(&best.choice));
        let key = |choice| game.state().key(choice);
        assert!(others.iter().all(|other| key(other.choice) != key(best.choice)), "the same twice");
    }
}

/// Matches at the start of a turn, for 1 to 4 players.
fn turns() -> impl Iterator<Item = Match<Burgundy>> {
    (0..24).map(|seed| somewhere(1 + (seed % 4) as u8, seed, 13 * seed as u32 % 90))
}

#[test]
fn forecasts_know_nothing_that_is_hidden_from_anybody() {
    forecasts_are_blind(turns());
}

#[test]
fn more_points_are_never_a_smaller_chance() {
    for game in turns() {
        let mut state = game.state().clone();
        let mut before = state.odds(None)[0];
        for _ in 0..20 {
            state.score(&mut Script::of([]), Owner::Seat(Seat(0)), Source::Triples, 1);
            let odds = state.odds(None)[0];
            assert!(odds >= before && (0.0..=1.0).contains(&odds), "{odds} after {before}");
            before = odds;
        }
        assert!(before > 0.5);
    }
}

#[test]
fn nothing_is_given_away_at_a_conversion() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut game = somewhere::<Burgundy>(2, seed, 0);
        let mut stream = Stream::new(seed);
        while let Some(question) = game.question() {
            let picked = question.choices[stream.below(question.choices.len() as u32) as usize];
            if question.prompt == Prompt::HandIn {
                let mut scores = Vec::new();
                game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
                let judged = question.choices.iter().zip(scores);
                let [whole, rest] = judged.fold([f32::MIN; 2], |[whole, rest], (choice, score)| match choice {
                    Choice::HandIn { workers, silver } if (workers + silver).is_multiple_of(CONVERSION) => {
                        [whole.max(score), rest]
                    }
                    _ => [whole, rest.max(score)],
                });
                assert!(whole > rest + Level::Easy.settings().noise * Burgundy::BLUR, "{whole} and {rest}");
                seen += 1;
            }
            game.answer(picked).expect("offered");
        }
    }
    assert!(seen > 5, "{seen}");
}
