//! Who plays in Innovation's game of the day.

use crate::app::matches::daily::{Table, Week};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// Mostly duels, which take the least time; more players when there is more of it. People have played these tables: they
/// never change.
pub const WEEK: Week = [
    // Monday
    Table(&[Medium]),
    Table(&[Hard]),
    Table(&[Easy, Medium]),
    Table(&[Expert]),
    Table(&[Hard]),
    Table(&[Medium, Hard]),
    // Sunday
    Table(&[Medium, Hard, Expert]),
];
