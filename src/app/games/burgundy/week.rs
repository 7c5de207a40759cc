//! Who plays in Burgundy's game of the day.

use crate::app::matches::daily::{DailySetup, Week};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// Every number of players once or twice a week, the strongest opponents when there is most time. People have played these
/// tables: they never change.
pub const WEEK: Week = Week([
    // Monday: against Egon
    DailySetup::against(&[]),
    DailySetup::against(&[Hard]),
    DailySetup::against(&[Medium, Hard]),
    DailySetup::against(&[Easy, Medium, Hard]),
    DailySetup::against(&[Expert]),
    DailySetup::against(&[Hard, Hard]),
    // Sunday
    DailySetup::against(&[Medium, Hard, Expert]),
]);
