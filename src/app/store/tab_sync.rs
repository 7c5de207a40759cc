//! What another tab's writing means for this one. Needs no browser.

/// What the kept text is to this tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// What this tab knows already.
    Nothing,
    /// A newer state: nothing of this tab is lost by taking it over.
    Newer,
    /// Both have moved.
    Contradiction,
}

/// Where this tab stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standpoint<'a> {
    /// The kept text that this tab has last read or written, if it still should be there.
    pub basis: Option<&'a str>,
    /// Whether this tab has written it.
    pub written: bool,
    /// Whether this tab has moved since and could not keep it.
    pub unkept: bool,
    /// Whether the other match begins with all choices of this one.
    pub continues: bool,
}

/// What the text that is kept now means. `before` is the text that it has replaced, if the browser has told: a tab that
/// has written over something else than our last text has not known it.
pub fn judge(mine: Standpoint<'_>, theirs: &str, before: Option<&str>) -> News {
    let unseen = mine.written && before.is_some() && before != mine.basis;
    match () {
        () if mine.basis == Some(theirs) => News::Nothing,
        () if mine.continues => News::Newer,
        () if mine.unkept || unseen => News::Contradiction,
        () => News::Newer,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const READ: Standpoint<'_> = Standpoint { basis: Some("b"), written: false, unkept: false, continues: false };

    #[test]
    fn who_has_not_moved_takes_over() {
        assert_eq!(judge(READ, "b", None), News::Nothing);
        assert_eq!(judge(READ, "c", Some("b")), News::Newer);
        // Events may come late: what is kept now counts.
        assert_eq!(judge(READ, "b", Some("a")), News::Nothing);
        // Something between was missed, but this tab only reads.
        assert_eq!(judge(READ, "d", Some("c")), News::Newer);
        assert_eq!(judge(Standpoint { basis: None, ..READ }, "c", None), News::Newer);
    }

    #[test]
    fn the_other_took_back_what_this_tab_played() {
        assert_eq!(judge(Standpoint { written: true, ..READ }, "a", Some("b")), News::Newer);
    }

    #[test]
    fn both_have_moved() {
        assert_eq!(judge(Standpoint { written: true, ..READ }, "c", Some("a")), News::Contradiction);
        assert_eq!(judge(Standpoint { unkept: true, ..READ }, "c", Some("b")), News::Contradiction);
    }

    #[test]
    fn what_contains_everything_is_newer_all_the_same() {
        let mine = Standpoint { written: true, unkept: true, continues: true, ..READ };
        assert_eq!(judge(mine, "c", Some("a")), News::Newer);
    }
}
