//! The library in a real browser: functions that the browser tests call, in a worker (`lab.spec.ts`) or in Node to prepare
//! matches (`saves.ts`). `scripts/lab` builds them as the worker is built. Natively there is nothing here.
#![cfg(target_arch = "wasm32")]

use fireside::bots::{Judge, Level, Thinker, search::glance};
use fireside::engine::invariants::Invariants;
use fireside::engine::{Decision, Game, Match, Question, Record, Seat, Stream, golden, playout};
use fireside::with_game;
use wasm_bindgen::prelude::*;

/// A golden playthrough with the usual options (`tests/golden/GAME-PLAYERS.txt`).
///
/// # Errors
/// A table that does not fit, or no game.
#[wasm_bindgen]
pub fn golden(game: &str, players: u8, seed: u32) -> Result<String, JsError> {
    fn of<G: Invariants>(players: u8, seed: u64) -> Result<String, JsError> {
        golden::playthrough::<G>(&G::Options::default(), players, seed).map_err(wrong)
    }
    with_game!(game, of(players, seed.into())).unwrap_or_else(|| Err(wrong(game)))
}

/// Plays random games and returns how many decisions they took.
///
/// # Errors
/// A table that does not fit, or no game.
#[wasm_bindgen]
pub fn random_play(game: &str, players: u8, games: u32, seed: u32) -> Result<f64, JsError> {
    fn of<G: Game>(players: u8, games: u64, seed: u64) -> Result<f64, JsError> {
        let decisions = playout::random_play::<G>(&G::Options::default(), players, games, seed).map_err(wrong)?;
        Ok(decisions as f64)
    }
    with_game!(game, of(players, games.into(), seed.into())).unwrap_or_else(|| Err(wrong(game)))
}

/// Lets an Expert think about a question with more than five choices, the first after so many answers of a match played at a
/// glance, and returns how many runs it made: what a move takes. `options`: the game's, as JSON.
///
/// # Errors
/// Options or a table that do not fit, no game, or no such question.
#[wasm_bindgen]
pub fn expert_move(game: &str, options: &str, players: u8, seed: u32, after: usize) -> Result<f64, JsError> {
    fn of<G: Judge>(options: &str, players: u8, seed: u64, after: usize) -> Result<f64, JsError> {
        let options = serde_json::from_str(options).map_err(wrong)?;
        let game =
            until::<G>(options, players, seed, |game, question| game.cursor() >= after && question.choices.len() > 5)?;
        let decision = Decision::of(&game).ok_or_else(|| wrong("the game ended before"))?;
        let mut thinker = Thinker::new(decision, Level::Expert, 1);
        thinker.finish();
        Ok(f64::from(thinker.think(0).done))
    }
    with_game!(game, of(options, players, seed.into(), after)).unwrap_or_else(|| Err(wrong(game)))
}

/// The record of a match that is played at a glance until the first seat is asked `prompt` (its name in the code, or how it
/// begins) after at least so many answers; to the end if `prompt` is empty. `options`: the game's, as JSON.
///
/// # Errors
/// No game, options or a table that do not fit, or it ended without that question.
#[wasm_bindgen]
pub fn record(
    game: &str,
    options: &str,
    players: u8,
    seed: u32,
    prompt: &str,
    after: usize,
) -> Result<String, JsError> {
    fn of<G: Judge>(options: &str, players: u8, seed: u64, prompt: &str, after: usize) -> Result<String, JsError> {
        let options = serde_json::from_str(options).map_err(wrong)?;
        let game = until::<G>(options, players, seed, |game, question| {
            let is_it = !prompt.is_empty() && format!("{:?}", question.prompt).starts_with(prompt);
            is_it && question.seat == Seat(0) && game.cursor() >= after
        })?;
        match game.question().is_some() || prompt.is_empty() {
            true => serde_json::to_string(game.record()).map_err(wrong),
            false => Err(wrong("the game ended without that question")),
        }
    }
    with_game!(game, of(options, players, seed.into(), prompt, after)).unwrap_or_else(|| Err(wrong(game)))
}

/// Plays a match at a glance until a question fits, or to its end.
fn until<G: Judge>(
    options: G::Options,
    players: u8,
    seed: u64,
    fits: impl Fn(&Match<G>, &Question<G>) -> bool,
) -> Result<Match<G>, JsError> {
    let mut game = Match::<G>::new(options, players, seed).map_err(wrong)?;
    let mut stream = Stream::new(seed);
    let mut scores = Vec::new();
    while let Some(question) = game.question().filter(|question| !fits(&game, question)) {
        game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
        let choice = question.choices[glance(&scores, Level::Medium.settings().noise, &mut stream)];
        game.answer(choice).map_err(wrong)?;
    }
    Ok(game)
}

/// The seats that won; none while the game goes on and where everybody lost.
///
/// # Errors
/// No record of a game, or it does not run.
#[wasm_bindgen]
pub fn winners(record: &str) -> Result<Vec<u8>, JsError> {
    fn of<G: Game>(record: &str) -> Result<Vec<u8>, JsError> {
        let game = restore::<G>(record)?;
        Ok(game.outcome().iter().flat_map(|outcome| outcome.winners.iter()).map(|seat| seat.0).collect())
    }
    with_game!(&game_of(record)?, of(record)).unwrap_or_else(|| Err(wrong("no game")))
}

/// After which answers of a record something was told that is called so in the code ("Karma"), in their order.
///
/// # Errors
/// No record of a game, or it does not run.
#[wasm_bindgen]
pub fn told(record: &str, name: &str) -> Result<Vec<u32>, JsError> {
    fn of<G: Game>(record: &str, name: &str) -> Result<Vec<u32>, JsError> {
        let game = restore::<G>(record)?;
        let fits = |event: &G::Event| format!("{event:?}").starts_with(name);
        Ok(game.events().iter().filter(|logged| fits(&logged.event)).map(|logged| logged.answered as u32).collect())
    }
    with_game!(&game_of(record)?, of(record, name)).unwrap_or_else(|| Err(wrong("no game")))
}

/// What a seat holds and nobody else may see, its dice or cards: their numbers.
///
/// # Errors
/// No record of a game, or it does not run.
#[wasm_bindgen]
pub fn hand(record: &str, seat: u8) -> Result<Vec<u16>, JsError> {
    fn of<G: Invariants>(record: &str, seat: Seat) -> Result<Vec<u16>, JsError> {
        Ok(restore::<G>(record)?.state().hand(seat))
    }
    with_game!(&game_of(record)?, of(record, Seat(seat))).unwrap_or_else(|| Err(wrong("no game")))
}

/// What a seat cannot tell apart, wherever it lies: the numbers of these components.
///
/// # Errors
/// No record of a game, or it does not run.
#[wasm_bindgen]
pub fn unknown(record: &str, seat: u8) -> Result<Vec<u16>, JsError> {
    fn of<G: Invariants>(record: &str, seat: Seat) -> Result<Vec<u16>, JsError> {
        Ok(restore::<G>(record)?.state().unknown_to(Some(seat)).concat())
    }
    with_game!(&game_of(record)?, of(record, Seat(seat))).unwrap_or_else(|| Err(wrong("no game")))
}

/// The id of the game that a record names; empty if it names none.
fn game_of(record: &str) -> Result<String, JsError> {
    let any: serde_json::Value = serde_json::from_str(record).map_err(wrong)?;
    Ok(any["game"].as_str().unwrap_or_default().to_owned())
}

fn restore<G: Game>(record: &str) -> Result<Match<G>, JsError> {
    let record: Record<G> = serde_json::from_str(record).map_err(wrong)?;
    Match::restore(record).map_err(|(error, _)| wrong(error))
}

fn wrong(error: impl std::fmt::Debug) -> JsError {
    JsError::new(&format!("{error:?}"))
}
