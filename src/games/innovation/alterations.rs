//! What can be counted in a dogma action, and what karmas change until its end.

use super::card::Icon;
use crate::engine::Seat;
use arrayvec::ArrayVec;

/// What is counted to find who shares a dogma and of whom it demands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Measure {
    /// An icon.
    Icon(Icon),
    /// The points.
    Points,
}

/// Some of them, each once.
pub type Measures = ArrayVec<Measure, 7>;

/// What a karma changes until the end of the dogma action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Altered {
    /// Who has the sole majority, whatever is counted.
    Majority(Seat),
    /// What is counted instead of the featured icon.
    Measure(Measure),
    /// How much higher values in boxes are.
    Raised(Raised),
}

/// What karmas have changed until the end of the dogma action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Alterations {
    pub majority: Option<Seat>,
    pub measure: Option<Measure>,
    pub raised: Raised,
}

/// How much higher values in boxes are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Raised {
    /// In echo and dogma effects.
    pub dogmas: u8,
    /// In inspire effects and karmas.
    pub others: u8,
}

impl Alterations {
    /// With this as well.
    pub fn with(self, altered: Altered) -> Alterations {
        match altered {
            Altered::Majority(seat) => Alterations { majority: Some(seat), ..self },
            Altered::Measure(measure) => Alterations { measure: Some(measure), ..self },
            Altered::Raised(raised) => Alterations { raised, ..self },
        }
    }
}
