//! The guided first games.

mod base;
mod expansions;

use crate::app::lessons::Lesson;
use crate::games::Innovation;

/// All lessons: that of the base game, and one for each expansion.
pub const LESSONS: &[Lesson<Innovation>] =
    &[base::FIRST, expansions::CITIES, expansions::ECHOES, expansions::FIGURES, expansions::ARTIFACTS];
