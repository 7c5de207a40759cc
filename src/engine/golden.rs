//! Golden playthroughs: a random game as text, with what has changed on the table at every step. A change of rules shows as a
//! diff; the same text must come out natively and in a browser.

use super::chance::{Chance, Stream};
use super::game::SetupError;
use super::invariants::Invariants;
use super::play::Match;
use std::fmt::Write;

/// Plays a random game and writes it down: for each step the lines of the table that have changed, and the choices made in it.
///
/// # Errors
/// [`SetupError`] when the table cannot be set up.
pub fn playthrough<G: Invariants>(options: &G::Options, players: u8, seed: u64) -> Result<String, SetupError> {
    let mut game = Match::<G>::new(options.clone(), players, seed)?;
    let mut stream = Stream::new(seed);
    let mut text = format!("{} rules {} players {players} seed {seed}\n", G::ID, G::RULES);
    let mut step = usize::MAX;
    let mut table = Table::default();
    while let Some(question) = game.question() {
        if step != game.step() {
            step = game.step();
            text.push('\n');
            table.changes(game.state(), &mut text);
            let _ = write!(text, "{step}:");
        }
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        let word = serde_json::to_string(&choice).unwrap_or_else(|_| format!("{choice:?}"));
        let _ = write!(text, " {}{}", question.seat.0 + 1, word.replace('"', ":"));
        if game.answer(choice).is_err() {
            unreachable!("offered choices are accepted");
        }
    }
    let winners: Vec<u8> = game.outcome().iter().flat_map(|o| o.winners.iter()).map(|seat| seat.0 + 1).collect();
    text.push('\n');
    table.changes(game.state(), &mut text);
    let _ = writeln!(text, "end points {:?} winners {winners:?}", game.state().standing());
    Ok(text)
}

/// The table as it was written down last.
#[derive(Default)]
struct Table(Vec<String>);

impl Table {
    /// Writes down the lines that have changed.
    fn changes<G: Invariants>(&mut self, state: &G, text: &mut String) {
        let now: Vec<String> = state.as_text().lines().map(str::to_owned).collect();
        for (at, line) in now.iter().enumerate().filter(|(at, line)| self.0.get(*at) != Some(*line)) {
            let _ = writeln!(text, "  {}{line}", if at == 0 { "" } else { "  " });
        }
        self.0 = now;
    }
}
