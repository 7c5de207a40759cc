//! The log and the chart: what happened, told.

use crate::app::narration::{Chart, LogLine};
use crate::engine::Logged;
use crate::games::terra_mystica::Event;

/// The lines of the log.
pub fn lines(_: &[Logged<Event>], _players: u8, _running: Option<usize>) -> Vec<LogLine> {
    Vec::new()
}

/// Points after each round.
pub fn chart(_: &[Logged<Event>], _players: u8) -> Chart {
    Chart::default()
}
