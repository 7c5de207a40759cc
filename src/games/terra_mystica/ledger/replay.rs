//! Playing a ledger: every command becomes choices, every recorded state is compared.

use super::super::state::{Leave, Options, TerraMystica};
use super::command::Command;
use super::compare::Rows;
use super::driver::Driver;
use super::rows::{Row, Snapshot};
use super::{Ledger, LedgerError, Wrong};
use crate::engine::{Answer, Game, Halt, Outcome, Record, Seat};

/// A ledger that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Replayed {
    /// The record that a [`Match`](crate::engine::Match) opens.
    pub record: Record<TerraMystica>,
    /// The table at the end.
    pub game: TerraMystica,
    /// How the game ended; `None` if the ledger ends before.
    pub outcome: Option<Outcome>,
    /// How many recorded states were compared, all of them equal.
    pub compared: usize,
}

/// How far a ledger was played.
enum Played {
    Whole(Box<Replayed>),
    /// Up to where somebody leaves.
    Until(Leave),
}

/// More steps than any game has.
const MOST_STEPS: usize = 100_000;

impl Ledger {
    /// Plays the ledger, and shows every row with what its faction has after it.
    ///
    /// # Errors
    /// [`LedgerError`] at the first command that cannot be done, with the number of its line and the reason, or at the first recorded
    /// state that differs, with row and quantity.
    pub fn replay(&self, show: &mut dyn FnMut(&Row, &Snapshot)) -> Result<Replayed, LedgerError> {
        let mut options = self.options.clone();
        let leaves = self.commands.iter().any(|said| matches!(said.command, Command::Leave(_)));
        // When somebody leaves is a part of the table, which is found by playing up to there.
        while leaves && let Played::Until(leave) = self.play(&options, &mut |_, _| {})? {
            options.ledger.iter_mut().for_each(|table| table.leaves.push(leave));
        }
        match self.play(&options, show)? {
            Played::Whole(replayed) => Ok(*replayed),
            Played::Until(_) => Err(LedgerError::whole(Wrong::Unfinished, "somebody leaves, but when?")),
        }
    }

    fn play(&self, options: &Options, show: &mut dyn FnMut(&Row, &Snapshot)) -> Result<Played, LedgerError> {
        let players = self.factions.len() as u8;
        let mut game = TerraMystica::new(options, players)
            .map_err(|_| LedgerError::whole(Wrong::Setup, "this table cannot be set up"))?;
        let mut driver = Driver::new(self);
        let mut rows = Rows::new(&self.rows, show);
        let mut outcome = None;
        for _ in 0..MOST_STEPS {
            let (phase, steps) = (game.phase(), game.steps());
            let mut table = super::driver::AtTable { driver: &mut driver, rows: &mut rows };
            let flow = game.step(&mut table);
            if let Some(error) = driver.error.take() {
                return Err(error);
            }
            if let Some(seat) = driver.leaving {
                return Ok(Played::Until(Leave { seat, step: steps + 1 }));
            }
            rows.pass(&game, driver.place(), Some(phase))?;
            match flow {
                Ok(()) => {}
                Err(Halt::Over(end)) => {
                    outcome = Some(end);
                    driver.skip_rest();
                    rows.pass(&game, driver.place(), Some(phase))?;
                    break;
                }
                Err(Halt::Ask) if driver.is_done() => break,
                Err(_) => return Err(driver.stuck()),
            }
        }
        if let Some(said) = driver.next() {
            return Err(LedgerError::line(
                said.line,
                Wrong::Refused(said.text.clone()),
                format!("\"{}\": the game is over", said.text),
            ));
        }
        rows.finish()?;
        self.compare_final(&game, outcome)?;
        let answers: Vec<Answer<_>> =
            driver.answers.iter().map(|choice| Answer { choice: *choice, auto: false }).collect();
        let mut record = Record::new(options.clone(), players, 0);
        record.cursor = answers.len();
        record.answers = answers;
        let compared = rows.compared();
        Ok(Played::Whole(Box::new(Replayed { record, game, outcome, compared })))
    }

    fn compare_final(&self, game: &TerraMystica, outcome: Option<Outcome>) -> Result<(), LedgerError> {
        if outcome.is_none() {
            return Ok(());
        }
        for (seat, recorded) in self.final_points.iter().enumerate() {
            let here = game.player(Seat(seat as u8)).points();
            if let Some(recorded) = recorded.filter(|recorded| *recorded != here) {
                let faction = self.factions[seat];
                let reason = format!("{}: points at the end: {recorded} recorded, {here} here", faction.code());
                let wrong = Wrong::State { faction, quantity: 0, recorded: recorded.into(), here: here.into() };
                return Err(LedgerError::whole(wrong, reason));
            }
        }
        Ok(())
    }
}
