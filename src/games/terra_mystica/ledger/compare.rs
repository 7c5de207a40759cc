//! Comparing recorded states with those of a replay, row by row.

use super::super::scoring::RESOURCES;
use super::super::state::{Phase, TerraMystica};
use super::rows::{Kind, Row, Snapshot};
use super::{LedgerError, Wrong};

/// The rows that are still to be compared.
pub(super) struct Rows<'a> {
    rows: &'a [Row],
    at: usize,
    /// Rows that are compared as soon as they fit, at the latest before the next row of their faction: what Cultists have of answers
    /// stands before them, and a faction's income may stand in the row before.
    open: Vec<(&'a Row, Option<LedgerError>)>,
    compared: usize,
    show: &'a mut dyn FnMut(&Row, &Snapshot),
}

impl<'a> Rows<'a> {
    /// These rows; each is shown with what its faction has after it.
    pub(super) fn new(rows: &'a [Row], show: &'a mut dyn FnMut(&Row, &Snapshot)) -> Rows<'a> {
        Rows { rows, at: 0, open: Vec::new(), compared: 0, show }
    }

    /// How many recorded states were compared.
    pub(super) fn compared(&self) -> usize {
        self.compared
    }

    /// Whether the command with this number stands in the next row.
    pub(super) fn has_next(&self, command: usize) -> bool {
        self.rows.get(self.at).is_some_and(|row| row.kind == Kind::Commands && command < row.end)
    }

    /// Compares all rows that are done: so many commands were carried out, and this phase has ended, if any.
    pub(super) fn pass(
        &mut self,
        game: &TerraMystica,
        commands: usize,
        ended: Option<Phase>,
    ) -> Result<(), LedgerError> {
        self.try_open(game);
        while let Some(row) = self.rows.get(self.at) {
            let is_due = match row.kind {
                Kind::Setup => game.player(row.seat).faction().is_some(),
                Kind::Commands => row.end <= commands,
                Kind::CultIncome => ended == Some(Phase::CultBonus) && game.phase() != Phase::CultBonus,
                Kind::Income => ended == Some(Phase::Income),
                Kind::Cultists => true,
                Kind::FinalScoring(part) => ended == Some(Phase::Scoring(part)) && game.phase() != Phase::Scoring(part),
                Kind::FinalResources => ended == Some(Phase::Scoring(RESOURCES)),
            };
            if !is_due {
                break;
            }
            self.at += 1;
            let Some(expected) = row.expected else {
                (self.show)(row, &Snapshot::of(game, row.seat));
                continue;
            };
            if let Some(at) = self.open.iter().position(|(open, _)| open.seat == row.seat)
                && let (_, Some(difference)) = self.open.swap_remove(at)
            {
                return Err(difference);
            }
            self.compared += 1;
            let here = Snapshot::of(game, row.seat);
            (self.show)(row, &here);
            let Some(difference) = difference_of(game, row, &expected) else { continue };
            if row.kind == Kind::Cultists || row.with_income {
                self.open.push((row, Some(difference)));
            } else {
                return Err(difference);
            }
        }
        Ok(())
    }

    fn try_open(&mut self, game: &TerraMystica) {
        for (row, difference) in &mut self.open {
            if let Some(expected) = row.expected {
                *difference = difference_of(game, row, &expected);
            }
        }
        self.open.retain(|(_, difference)| difference.is_some());
    }

    /// Whether all rows were reached.
    pub(super) fn finish(&mut self) -> Result<(), LedgerError> {
        if let Some(difference) = self.open.iter().find_map(|(_, difference)| difference.clone()) {
            return Err(difference);
        }
        match self.rows.get(self.at) {
            Some(row) => {
                Err(LedgerError::row(row.number, Wrong::Unfinished, format!("{:?} was not reached", row.kind)))
            }
            None => Ok(()),
        }
    }
}

/// What a row's faction has otherwise than it was recorded.
fn difference_of(game: &TerraMystica, row: &Row, expected: &Snapshot) -> Option<LedgerError> {
    let faction = game.player(row.seat).faction()?;
    let mut pairs = expected.numbers().into_iter().zip(Snapshot::of(game, row.seat).numbers()).enumerate();
    let (quantity, ((what, recorded), (_, here))) = pairs.find(|(_, (recorded, here))| recorded.1 != here.1)?;
    let reason = format!("{}: {what}: {recorded} recorded, {here} here", faction.code());
    Some(LedgerError::row(row.number, Wrong::State { faction, quantity, recorded, here }, reason))
}
