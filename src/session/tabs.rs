//! Two sessions on one kept match: each notices what the other one has kept. Whoever has not moved takes the newer match over; when both
//! have, a person decides. Nothing is written over that a session has not seen.

use crate::engine::{Game, Record, readable};

/// What the kept text is to this session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TabChange {
    /// What it knows already.
    Nothing,
    /// A newer state: nothing is lost by taking it over.
    Newer,
    /// Both have moved.
    Contradiction,
}

readable! {
    /// How far a session knows what is kept of its match.
    #[derive(Clone, PartialEq, Eq, Debug, Default)]
    pub struct Tabs {
        /// The kept text that was last read or written here.
        basis: Option<String>,
        /// Whether it was written here.
        written: bool,
        /// What is written as soon as nobody else writes this match.
        waits: Option<String>,
        /// Whether the match has come from another session: that one plays the bots.
        follows: bool => pub follows,
        /// Whether the last attempt to keep the match failed.
        unkept: bool => pub unkept,
    }
}

impl Tabs {
    /// As the match has just been read; it may be held in memory alone.
    pub fn reading(basis: Option<String>, unkept: bool) -> Tabs {
        Tabs { basis, unkept, ..Tabs::default() }
    }

    /// What the text that is kept now means. `before` is the text that it has replaced, if the browser has told: whoever has written over
    /// something else than our last text has not known it. `continues` says whether that match begins with all choices of this one.
    pub fn news(&self, theirs: &str, before: Option<&str>, continues: impl FnOnce() -> bool) -> TabChange {
        let basis = self.basis.as_deref();
        let unseen = self.written && before.is_some() && before != basis;
        match () {
            () if basis == Some(theirs) => TabChange::Nothing,
            () if continues() => TabChange::Newer,
            () if self.unkept || self.waits.is_some() || unseen => TabChange::Contradiction,
            () => TabChange::Newer,
        }
    }

    /// This is to be written as soon as nobody else writes.
    pub fn wait(&mut self, text: String) {
        self.waits = Some(text);
    }

    /// What is to be written now that nobody else writes; `theirs` is what is kept.
    ///
    /// # Errors
    /// When somebody else has come first: a person is to decide.
    pub fn take_pending(&mut self, theirs: Option<&str>) -> Result<Option<String>, TabChange> {
        let text = self.waits.take();
        if text.is_some() && theirs.is_some() && self.basis.as_deref() != theirs {
            self.unkept = true;
            return Err(TabChange::Contradiction);
        }
        Ok(text)
    }

    /// This was written, or could not be kept.
    pub fn wrote(&mut self, text: String, kept: bool) {
        self.unkept = !kept;
        if kept {
            *self = Tabs { basis: Some(text), written: true, ..Tabs::default() };
        }
    }

    /// The match goes on as it is kept.
    pub fn took_over(&mut self, theirs: String) {
        *self = Tabs { basis: Some(theirs), follows: true, ..Tabs::default() };
    }

    /// Nothing is kept any more.
    pub fn is_gone(&mut self) {
        self.basis = None;
    }
}

/// Whether another record of the same match begins with all choices that count in this one.
pub fn continues<G: Game>(mine: &Record<G>, theirs: &Record<G>) -> bool {
    let begins = || theirs.answers.starts_with(&mine.answers[..mine.cursor]);
    theirs.seed == mine.seed && theirs.cursor >= mine.cursor && begins()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read() -> Tabs {
        Tabs::reading(Some("b".to_owned()), false)
    }

    fn judge(mine: &Tabs, theirs: &str, before: Option<&str>) -> TabChange {
        mine.news(theirs, before, || false)
    }

    #[test]
    fn who_has_not_moved_takes_over() {
        assert_eq!(judge(&read(), "b", None), TabChange::Nothing);
        assert_eq!(judge(&read(), "c", Some("b")), TabChange::Newer);
        // Events may come late: what is kept now counts.
        assert_eq!(judge(&read(), "b", Some("a")), TabChange::Nothing);
        // Something between was missed, but this one only reads.
        assert_eq!(judge(&read(), "d", Some("c")), TabChange::Newer);
        assert_eq!(judge(&Tabs::default(), "c", Some("b")), TabChange::Newer);
    }

    #[test]
    fn the_other_took_back_what_was_played_here() {
        assert_eq!(judge(&Tabs { written: true, ..read() }, "a", Some("b")), TabChange::Newer);
    }

    #[test]
    fn both_have_moved() {
        assert_eq!(judge(&Tabs { written: true, ..read() }, "c", Some("a")), TabChange::Contradiction);
        assert_eq!(judge(&Tabs { unkept: true, ..read() }, "c", Some("b")), TabChange::Contradiction);
        assert_eq!(judge(&Tabs { waits: Some("d".to_owned()), ..read() }, "c", Some("b")), TabChange::Contradiction);
    }

    #[test]
    fn what_contains_everything_is_newer_all_the_same() {
        let mine = Tabs { written: true, unkept: true, ..read() };
        assert_eq!(mine.news("c", Some("a"), || true), TabChange::Newer);
    }

    #[test]
    fn nothing_is_written_over_that_was_not_seen() {
        let mut mine = read();
        assert_eq!(mine.take_pending(Some("c")), Ok(None), "nothing waits");
        mine.wait("d".to_owned());
        assert_eq!(mine.clone().take_pending(Some("b")), Ok(Some("d".to_owned())));
        // What was cleared is written anew.
        assert_eq!(mine.clone().take_pending(None), Ok(Some("d".to_owned())));
        assert_eq!(mine.take_pending(Some("c")), Err(TabChange::Contradiction));
        assert!(mine.unkept());
        mine.took_over("c".to_owned());
        assert!(mine.follows() && !mine.unkept());
        mine.wrote("e".to_owned(), false);
        assert!(mine.unkept() && judge(&mine, "c", None) == TabChange::Nothing);
        mine.wrote("e".to_owned(), true);
        assert!(!mine.unkept() && !mine.follows() && judge(&mine, "e", None) == TabChange::Nothing);
    }
}
