//! Bots at whole tables.

use super::super::card::Card;
use super::super::facts::name::*;
use super::super::{Choice, Innovation, Options, Situation, Splay};
use crate::bots::{Forecast, Level, Thinker};
use crate::engine::{Chance, Game, Judge, Match, Seat, Stream, Veil, View};

/// A match after so many random answers.
fn somewhere(players: u8, seed: u64, answers: u32) -> Match<Innovation> {
    let mut game = Match::<Innovation>::new(Options::default(), players, seed).expect("2 to 4 may play");
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
    for players in 2..=4 {
        let options = Options { teams: players == 4, ..Options::default() };
        let mut game = Match::<Innovation>::new(options, players, 11).expect("2 to 4 may play");
        let mut seed = 0;
        while let Some(veil) = Veil::of(&game) {
            seed += 1;
            let level = Level::ALL[seed as usize % 4];
            let mut thinker = Thinker::new(veil, level, seed);
            thinker.think(8);
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

/// At the beginning of actions; inside them a sample may have to keep what somebody holds.
#[test]
fn bots_do_not_see_hidden_cards() {
    let mut stream = Stream::new(4);
    for seed in 0..30 {
        let mut game = somewhere(2 + (seed % 3) as u8, seed, 7 * seed as u32 % 90);
        let start = game.step_starts().last().copied().unwrap_or(0);
        game.go_to(start).expect("it was there");
        let Some(veil) = Veil::of(&game) else { continue };
        let twin = veil.twin(&mut stream).expect("some concealment fits");
        let thoughts = [veil, twin].map(|veil| {
            let mut thinker = Thinker::new(veil, Level::Hard, 9);
            thinker.think(40);
            (thinker.best(), thinker.estimates())
        });
        assert_eq!(thoughts[0], thoughts[1], "seed {seed}");
    }
}

#[test]
fn forecasts_know_nothing_that_is_hidden_from_anybody() {
    let mut stream = Stream::new(8);
    for seed in 0..16 {
        let mut game = somewhere(2 + (seed % 3) as u8, seed, 11 * seed as u32 % 90);
        let start = game.step_starts().last().copied().unwrap_or(0);
        game.go_to(start).expect("it was there");
        let view = View::of(&game, None);
        let twin = view.twin(&mut stream).expect("some concealment fits");
        let chances = [view, twin].map(|view| {
            let mut forecast = Forecast::new(view, 9);
            forecast.think(12);
            forecast.chances()
        });
        assert_eq!(chances[0], chances[1], "seed {seed}");
    }
}

/// What a glance thinks best.
fn best(game: &Innovation, choices: &[Choice]) -> Choice {
    let mut scores = Vec::new();
    game.judge(Seat(0), super::Prompt::Action { left: 1 }, choices, &mut scores);
    let at = (0..choices.len()).max_by(|one, other| scores[*one].total_cmp(&scores[*other])).expect("a choice");
    choices[at]
}

fn table(of: impl FnOnce(Situation) -> Result<Situation, super::super::situation::Impossible>) -> Innovation {
    let situation = Situation::new(&Options::default(), 2).expect("a table");
    of(situation).and_then(Situation::build).expect("free cards")
}

#[test]
fn a_win_at_hand_is_taken() {
    let mine: Vec<Card> = [ARCHERY, CALENDAR, ALCHEMY, COLONIALISM, CHEMISTRY].to_vec();
    let game = table(|it| {
        let it = it.achieved(Seat(0), &mine)?.available(&[6, 7]);
        it.score(Seat(0), &[A_I, SOFTWARE, THE_INTERNET])?.board(Seat(0), &[ROBOTICS], Splay::None)
    });
    let choices = [Choice::Draw, Choice::Dogma(ROBOTICS), Choice::Achieve(6)];
    assert_eq!(best(&game, &choices), Choice::Achieve(6));
}

#[test]
fn an_action_that_loses_at_once_is_left_alone() {
    let game = table(|it| {
        let it = it.empty(&[10]).score(Seat(1), &[CHEMISTRY])?;
        it.board(Seat(0), &[EXPERIMENTATION, STEM_CELLS], Splay::None)
    });
    assert_eq!(game.age_drawn(game.player(Seat(0)).highest_top()), None, "a draw ends the game");
    assert_eq!(best(&game, &[Choice::Draw, Choice::Dogma(EXPERIMENTATION)]), Choice::Dogma(EXPERIMENTATION));
}

#[test]
fn games_between_glances_end() {
    for seed in [756, 2432] {
        let mut game = Match::<Innovation>::new(Options::default(), 2, seed).expect("2 may play");
        let mut scores = Vec::new();
        while let Some(question) = game.question() {
            game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
            let best = (0..scores.len()).max_by(|one, other| scores[*one].total_cmp(&scores[*other]));
            game.answer(question.choices[best.expect("a choice")]).expect("offered");
            assert!(game.state().turn < 1000, "{} does not end", Innovation::ID);
        }
    }
}
