//! The library in a real browser: functions that the browser tests call, in a worker (`lab.spec.ts`) or in Node to prepare
//! matches (`saves.ts`). `scripts/lab` builds them as the worker is built. Natively there is nothing here.
#![cfg(target_arch = "wasm32")]

use fireside::bots::{Judge, Level, Thinker, search::glance};
use fireside::engine::{Decision, Game, Match, Record, Seat, Stream, golden, playout};
use fireside::games::burgundy::{self, Burgundy};
use fireside::games::innovation::{self, Innovation};
use wasm_bindgen::prelude::*;

/// A golden playthrough (`tests/golden/GAME-N.txt`).
///
/// # Errors
/// A table that does not fit, or no game.
#[wasm_bindgen]
pub fn golden(game: &str, players: u8, seed: u32) -> Result<String, JsError> {
    let seed = seed.into();
    match game {
        Burgundy::ID => golden::playthrough::<Burgundy>(&burgundy::Options::default(), players, seed).map_err(wrong),
        Innovation::ID => {
            golden::playthrough::<Innovation>(&innovation::Options::default(), players, seed).map_err(wrong)
        }
        other => Err(wrong(other)),
    }
}

/// Plays random games and returns how many decisions they took.
///
/// # Errors
/// A table that does not fit, or no game.
#[wasm_bindgen]
pub fn random_play(game: &str, players: u8, games: u32, seed: u32) -> Result<f64, JsError> {
    let (games, seed) = (games.into(), seed.into());
    let decisions = match game {
        Burgundy::ID => playout::random_play::<Burgundy>(&burgundy::Options::default(), players, games, seed),
        Innovation::ID => playout::random_play::<Innovation>(&innovation::Options::default(), players, games, seed),
        other => return Err(wrong(other)),
    };
    decisions.map(|decisions| decisions as f64).map_err(wrong)
}

/// Lets a bot think about a question of a match played at a glance, and returns how many runs it made: what a move takes.
///
/// # Errors
/// A table that does not fit, or no question there.
#[wasm_bindgen]
pub fn expert_move(players: u8, seed: u32, after: usize) -> Result<f64, JsError> {
    let mut game = Match::<Innovation>::new(innovation::Options::default(), players, seed.into()).map_err(wrong)?;
    let mut stream = Stream::new(seed.into());
    let mut scores = Vec::new();
    while let Some(question) = game.question() {
        if game.cursor() >= after && question.choices.len() > 5 {
            let decision = Decision::of(&game).ok_or_else(|| wrong("nobody is asked"))?;
            let mut thinker = Thinker::new(decision, Level::Expert, 1);
            thinker.finish();
            return Ok(f64::from(thinker.think(0).done));
        }
        game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
        let choice = question.choices[glance(&scores, Level::Medium.settings().noise, &mut stream)];
        game.answer(choice).map_err(wrong)?;
    }
    Err(wrong("the game ended before"))
}

/// The record of a match that is played at a glance until the first seat is asked `prompt` (its name in the code, or how it
/// begins) after at least so many answers; to the end if `prompt` is empty.
///
/// # Errors
/// The game ended without that question.
#[wasm_bindgen]
pub fn record(players: u8, seed: u32, prompt: &str, after: usize) -> Result<String, JsError> {
    let mut game = Match::<Burgundy>::new(burgundy::Options::default(), players, seed.into()).map_err(wrong)?;
    let mut stream = Stream::new(seed.into());
    let mut scores = Vec::new();
    while let Some(question) = game.question() {
        let is_it = !prompt.is_empty() && format!("{:?}", question.prompt).starts_with(prompt);
        if is_it && question.seat == Seat(0) && game.cursor() >= after {
            return serde_json::to_string(game.record()).map_err(wrong);
        }
        game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
        let choice = question.choices[glance(&scores, Level::Medium.settings().noise, &mut stream)];
        game.answer(choice).map_err(wrong)?;
    }
    match prompt.is_empty() {
        true => serde_json::to_string(game.record()).map_err(wrong),
        false => Err(JsError::new("the game ended without that question")),
    }
}

/// The dice that a seat holds, which nobody else may see: the numbers of the cards.
///
/// # Errors
/// The record does not run.
#[wasm_bindgen]
pub fn hand(record: &str, seat: u8) -> Result<Vec<u8>, JsError> {
    Ok(restore(record)?.state().player(Seat(seat)).hand().iter().map(|card| card.0).collect())
}

/// The seats that won; none while the game goes on and where Egon won.
///
/// # Errors
/// The record does not run.
#[wasm_bindgen]
pub fn winners(record: &str) -> Result<Vec<u8>, JsError> {
    Ok(restore(record)?.outcome().iter().flat_map(|outcome| outcome.winners.iter()).map(|seat| seat.0).collect())
}

fn restore(record: &str) -> Result<Match<Burgundy>, JsError> {
    let record: Record<Burgundy> = serde_json::from_str(record).map_err(wrong)?;
    Match::restore(record).map_err(|(error, _)| wrong(error))
}

fn wrong(error: impl std::fmt::Debug) -> JsError {
    JsError::new(&format!("{error:?}"))
}
