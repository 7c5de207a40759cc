//! Golden playthroughs: a random game as text, with a digest of the state at every step. A change of rules shows as a diff;
//! the same text must come out natively and in a browser.

use super::chance::{Chance, Stream};
use super::digest::Digest;
use super::game::{Game, SetupError};
use super::play::Match;
use std::fmt::Write;

/// Plays a random game and writes it down: a line a step, with the choices made in it and the state it led to.
///
/// # Errors
/// [`SetupError`] when the table cannot be set up.
pub fn playthrough<G: Game>(options: &G::Options, players: u8, seed: u64) -> Result<String, SetupError> {
    let mut game = Match::<G>::new(options.clone(), players, seed)?;
    let mut stream = Stream::new(seed);
    let mut text = format!("{} rules {} players {players} seed {seed}\n", G::ID, G::RULES);
    let mut step = usize::MAX;
    while let Some(question) = game.question() {
        if step != game.step() {
            step = game.step();
            let _ = write!(text, "\n{step} {:016x}:", Digest::of(game.state()));
        }
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        let word = serde_json::to_string(&choice).unwrap_or_else(|_| format!("{choice:?}"));
        let _ = write!(text, " {}{}", question.seat.0 + 1, word.replace('"', ":"));
        if game.answer(choice).is_err() {
            unreachable!("offered choices are accepted");
        }
    }
    let winners: Vec<u8> = game.outcome().iter().flat_map(|o| o.winners.iter()).map(|seat| seat.0 + 1).collect();
    let _ = writeln!(
        text,
        "\nend {:016x} points {:?} winners {winners:?}",
        Digest::of(game.state()),
        game.state().standing()
    );
    Ok(text)
}
