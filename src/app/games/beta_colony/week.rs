//! Who plays in Beta Colony's game of the day.

use crate::app::matches::daily::{Table, Week};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// The same table on the same day of each week. People have played these tables: they never change.
pub const WEEK: Week = [
    // Monday
    Table(&[Hard]),
    Table(&[Medium, Hard]),
    Table(&[Expert]),
    Table(&[Easy, Medium, Hard]),
    Table(&[Hard, Hard]),
    Table(&[Expert]),
    // Sunday
    Table(&[Medium, Hard, Expert]),
];
