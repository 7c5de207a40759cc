//! A log that is told by scopes: what begins and is over in a game's events. Some scopes have lines of their own, below those in which
//! they lie; what happens in the others belongs to the line around them.

use super::{LogKind, LogLine};
use crate::app::i18n::words::Phrase;

/// The lines so far, and the scopes that are not over.
#[derive(Debug)]
pub struct Told<S> {
    lines: Vec<LogLine>,
    levels: Vec<Level<S>>,
}

/// A scope that is not over.
#[derive(Debug)]
struct Level<S> {
    scope: S,
    /// Whose line it has, if one of its own, with an icon.
    own: Option<(LogKind, Option<&'static str>)>,
    /// The place of its line, once something is told in it.
    line: Option<usize>,
}

impl<S> Default for Told<S> {
    fn default() -> Told<S> {
        Told { lines: Vec::new(), levels: Vec::new() }
    }
}

impl<S: Copy> Told<S> {
    /// A scope begins, with a line of its own or without.
    pub fn begin(&mut self, scope: S, own: Option<(LogKind, Option<&'static str>)>) {
        self.levels.push(Level { scope, own, line: None });
    }

    /// The innermost scope is over.
    pub fn end(&mut self) {
        self.levels.pop();
    }

    /// Whether nothing stands in the innermost scope's own line.
    pub fn is_empty(&self) -> bool {
        self.levels.last().is_some_and(|level| level.line.is_none())
    }

    /// The scopes that are not over, the innermost first.
    pub fn scopes(&self) -> impl Iterator<Item = S> + '_ {
        self.levels.iter().rev().map(|level| level.scope)
    }

    /// The line that goes on with what this seat, or nobody, does, and whether it is new: that of the innermost scope, a second one of it
    /// where another line came in between, or one alone.
    pub fn line(&mut self, answered: usize, kind: LogKind) -> (&mut LogLine, bool) {
        let next = self.lines.len();
        let outer = self.levels.iter().filter(|level| level.own.is_some()).count() as u8;
        let (mut depth, mut icon, mut is_new) = (outer, None, true);
        if let Some(level) = self.levels.iter_mut().rfind(|level| level.own.is_some())
            && let Some((_, of_scope)) = level.own.filter(|(own, _)| *own == kind)
        {
            is_new = level.line.is_none_or(|line| line + 1 != next);
            (depth, icon) = (outer - 1, of_scope);
            level.line = Some(if is_new { next } else { next - 1 });
        }
        if is_new {
            self.lines.push(LogLine { depth, icon, ..LogLine::new(answered, kind, Phrase::default()) });
        }
        let line = self.lines.last_mut().unwrap_or_else(|| unreachable!("it is pushed"));
        line.answered = answered;
        (line, is_new)
    }

    /// A line that lies in nothing.
    pub fn note(&mut self, answered: usize, kind: LogKind, words: Phrase) {
        self.lines.push(LogLine::new(answered, kind, words));
    }

    /// All lines.
    pub fn lines(self) -> Vec<LogLine> {
        self.lines
    }
}

#[cfg(test)]
mod tests;
