//! The log as it is written for whoever looks, after the paint; its parts on screen read it.

use super::TableCtx;
use crate::app::lessons::Lesson;
use crate::app::narration::{LogKind, LogLine, Narration};
use crate::app::ui::deferred;
use crate::engine::{Match, Seat};
use leptos::prelude::*;
use std::sync::Arc;

/// The log as it was after so many answers.
#[derive(PartialEq, Debug)]
pub struct WrittenLog {
    pub cursor: usize,
    /// How many of them laid a lesson's table out: nobody has decided or seen these.
    pub laid_out: usize,
    pub lines: Vec<LogLine>,
}

/// The log of a table, and the line in it that is asked for.
#[derive(Clone, Copy, Debug)]
pub struct TableLog {
    /// Nobody waits for it: it is written after the paint.
    pub written: Signal<Option<Arc<WrittenLog>>>,
    /// The line that is asked for, by its place, and after how many answers.
    pub sought: RwSignal<Option<(usize, usize)>>,
}

impl TableLog {
    /// The log of this table.
    pub fn provide<G: Narration>(table: TableCtx<G>) -> TableLog {
        let laid_out = table.lesson.get_value().map_or(0, Lesson::laid_out);
        let begin = move || {
            table.game(|_| ());
            Some((table.viewer(), table.looked()))
        };
        let written = deferred(begin, move |(viewer, looked): &mut (Option<Seat>, usize)| {
            Some(Arc::new(table.game_untracked(|game| write(game, laid_out, *viewer, *looked))))
        });
        let log = TableLog { written, sought: RwSignal::new(None) };
        provide_context(log);
        log
    }

    /// The log of this table.
    pub fn expect() -> TableLog {
        expect_context()
    }

    /// What was told last after so many answers.
    pub fn at(self, answered: usize) -> Vec<LogLine> {
        let Some(log) = self.written.get() else { return Vec::new() };
        let told = |line: &&LogLine| line.answered <= answered && line.kind != LogKind::Heading;
        let last = log.lines.iter().filter(told).map(|line| line.answered).max();
        log.lines.iter().filter(told).filter(|line| Some(line.answered) == last).cloned().collect()
    }
}

/// The log as whoever looks is told it; nothing is told of what was drawn face down before it has been looked at.
fn write<G: Narration>(game: &Match<G>, laid_out: usize, viewer: Option<Seat>, looked: usize) -> WrittenLog {
    let is_unseen = game.unseen(looked).next().is_some();
    let from = game.events().get(looked).filter(|_| is_unseen).map_or(usize::MAX, |logged| logged.answered);
    let told = |line: LogLine| match line.answered < from {
        true => line.known_to(viewer),
        false => line.known_to(None),
    };
    let told = |line: LogLine| LogLine { auto: line.auto && line.answered > laid_out, ..told(line) };
    WrittenLog { cursor: game.cursor(), laid_out, lines: G::log(game).into_iter().map(told).collect() }
}
