//! Who plays in Beta Colony's game of the day.

use crate::app::matches::daily::{DailySetup, Week};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// The same table on the same day of each week. People have played these tables: they never change.
pub const WEEK: Week = Week([
    // Monday
    DailySetup::against(&[Hard]),
    DailySetup::against(&[Medium, Hard]),
    DailySetup::against(&[Expert]),
    DailySetup::against(&[Easy, Medium, Hard]),
    DailySetup::against(&[Hard, Hard]),
    DailySetup::against(&[Expert]),
    // Sunday
    DailySetup::against(&[Medium, Hard, Expert]),
]);
