//! Who plays in Terra Mystica's game of the day.

use crate::app::matches::daily::{DailySetup, Week};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// Duels in the week, more players when there is more time. People have played these tables: they never change.
pub const WEEK: Week = Week([
    // Monday
    DailySetup::against(&[Medium]),
    DailySetup::against(&[Hard]),
    DailySetup::against(&[Easy, Medium]),
    DailySetup::against(&[Expert]),
    DailySetup::against(&[Medium, Hard]),
    DailySetup::against(&[Medium, Hard, Hard]),
    // Sunday
    DailySetup::against(&[Medium, Hard, Expert, Expert]),
]);
