//! How a match that was sent stands to the one that is kept here.

use super::link::Sent;
use crate::app::matches::sharing::Relation;
use crate::app::store::save::{Meta, SeatPlan};
use crate::engine::{Answer, Game, Record};

/// Whether the same people and bots sit at both tables. What a nameless person is called depends on the device.
pub fn same_seats(one: &[SeatPlan], other: &[SeatPlan]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| one.mark == other.mark && one.controller == other.controller)
}

/// Compares a sent match with a kept one.
pub fn relation<G: Game>(sent: &Sent<G>, meta: &Meta, kept: &Record<G>) -> Relation {
    let same_table = same_seats(&sent.seats, &meta.seats)
        && sent.record.seed == kept.seed
        && sent.record.options == kept.options
        && sent.record.players == kept.players;
    if !same_table {
        return Relation::Contradicts;
    }
    let theirs = played(&sent.record);
    let ours = played(kept);
    let common = theirs.iter().zip(ours).take_while(|(one, other)| one.choice == other.choice).count();
    match (&theirs[common..], &ours[common..]) {
        ([], []) => Relation::Same,
        (more, []) => Relation::Newer(decisions(more)),
        ([], more) => Relation::Older(decisions(more)),
        _ => Relation::Contradicts,
    }
}

fn played<G: Game>(record: &Record<G>) -> &[Answer<G::Choice>] {
    &record.answers[..record.cursor.min(record.answers.len())]
}

fn decisions<C>(answers: &[Answer<C>]) -> usize {
    answers.iter().filter(|answer| !answer.auto).count()
}
