//! Echoes of the Past, third edition.

mod age_1;
mod age_10;
mod age_2;
mod age_3;
mod age_4;
mod age_5;
mod age_6;
mod age_7;
mod age_8;
mod age_9;

use super::Ages;

/// What they define, age by age.
pub(super) const AGES: Ages = ages!(age_1 age_2 age_3 age_4 age_5 age_6 age_7 age_8 age_9 age_10);
