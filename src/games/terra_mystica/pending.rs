//! What is still to be done of an action that has begun: tiles to take, workers to ordain, spades to use.

use super::cause::Cause;
use super::facts::Hexes;

/// What is still to be done of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pending {
    /// Favor tiles to take.
    pub favors: u8,
    /// Town tiles to take.
    pub towns: u8,
    /// Whether workers may be ordained.
    pub ordination: bool,
    /// Land to transform and to build on.
    pub work: Option<Work>,
}

impl Pending {
    /// Nothing but land to work on.
    pub(super) fn work(work: Work) -> Pending {
        Pending { work: Some(work), ..Pending::default() }
    }

    /// Spades that are left.
    pub fn spades(&self) -> u8 {
        self.work.map_or(0, |work| work.spades)
    }

    /// Whether it is the sandstorm.
    pub fn is_storm(&self) -> bool {
        self.work.is_some_and(|work| work.kind == WorkKind::Storm)
    }

    /// Whether it uses the cult bonus.
    pub(super) fn is_bonus(&self) -> bool {
        self.work.is_some_and(|work| work.is_bonus())
    }
}

/// An action of transforming and building that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Work {
    /// Spades that are left.
    pub(super) spades: u8,
    pub(super) kind: WorkKind,
    /// Whether a dwelling may still be built.
    pub(super) may_build: bool,
    /// The hexes that were worked on.
    pub(super) touched: Hexes,
    /// Those of them that became home terrain.
    pub(super) home: Hexes,
    /// Whether one of them was left as another terrain.
    pub(super) foreign: bool,
    /// The hex that was reached by skipping: it is paid once, and there is no second one (rules/terra-mystica/rulings.md#2).
    pub(super) skipped: Hexes,
}

/// Where spades come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WorkKind {
    /// All spades are bought.
    Paid,
    /// Some spades are free by this, missing ones can be bought.
    Free(Cause),
    /// The Nomads' sandstorm, which needs no spade.
    Storm,
    /// The cult bonus: nothing may be bought, skipped or built.
    Bonus,
}

impl Work {
    /// So many spades, of which none is used.
    pub(super) fn new(kind: WorkKind, spades: u8) -> Work {
        let none = Hexes::NONE;
        let may_build = kind != WorkKind::Bonus;
        Work { spades, kind, may_build, touched: none, home: none, foreign: false, skipped: none }
    }

    /// The action without anything free.
    pub(super) fn paid() -> Work {
        Work::new(WorkKind::Paid, 0)
    }

    /// Spades that are left.
    pub fn spades(&self) -> u8 {
        self.spades
    }

    /// By what some spades are free.
    pub fn free_by(&self) -> Option<Cause> {
        match self.kind {
            WorkKind::Free(by) => Some(by),
            _ => None,
        }
    }

    /// Whether it uses the cult bonus.
    pub(super) fn is_bonus(&self) -> bool {
        self.kind == WorkKind::Bonus
    }

    /// Whether spades are paid for, all of them or those that are missing.
    pub(super) fn buys(&self) -> bool {
        matches!(self.kind, WorkKind::Paid | WorkKind::Free(_))
    }

    /// Whether nothing has been done of it.
    pub(super) fn is_fresh(&self) -> bool {
        self.touched.is_empty()
    }

    /// Whether a hex was reached by skipping.
    pub(super) fn has_skipped(&self) -> bool {
        !self.skipped.is_empty()
    }

    /// Whether nothing is left to do.
    pub(super) fn is_over(&self) -> bool {
        self.spades == 0 && (self.kind != WorkKind::Storm || !self.is_fresh())
    }

    /// Of the hexes of one action only one may end as another terrain than home.
    pub(super) fn must_become_home(&self) -> bool {
        self.foreign && !self.is_bonus()
    }
}
