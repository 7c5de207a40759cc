//! The library in a real browser: functions that the browser tests call, in a worker (`lab.spec.ts`) or in Node to prepare
//! matches (`saves.ts`). `scripts/lab` builds them as the worker is built. Natively there is nothing here.
#![cfg(target_arch = "wasm32")]

use fireside::bots::{Judge, Level, search::glance};
use fireside::engine::{Match, Record, Seat, Stream, golden, playout};
use fireside::games::burgundy::{Burgundy, Options};
use wasm_bindgen::prelude::*;

/// A golden playthrough (`tests/golden/burgundy-N.txt`).
///
/// # Errors
/// A table that does not fit.
#[wasm_bindgen]
pub fn golden(players: u8, seed: u32) -> Result<String, JsError> {
    golden::playthrough::<Burgundy>(&Options::default(), players, seed.into()).map_err(wrong)
}

/// Plays random games and returns how many decisions they took.
///
/// # Errors
/// A table that does not fit.
#[wasm_bindgen]
pub fn random_play(players: u8, games: u32, seed: u32) -> Result<f64, JsError> {
    let decisions = playout::random_play::<Burgundy>(&Options::default(), players, games.into(), seed.into());
    decisions.map(|decisions| decisions as f64).map_err(wrong)
}

/// The record of a match that is played at a glance until the first seat is asked `prompt` (its name in the code, or how it
/// begins) after at least so many answers; to the end if `prompt` is empty.
///
/// # Errors
/// The game ended without that question.
#[wasm_bindgen]
pub fn record(players: u8, seed: u32, prompt: &str, after: usize) -> Result<String, JsError> {
    let mut game = Match::<Burgundy>::new(Options::default(), players, seed.into()).map_err(wrong)?;
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
    Ok(restore(record)?.state().player(Seat(seat)).hand.iter().map(|card| card.0).collect())
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
