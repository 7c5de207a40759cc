//! Who plays in Terra Mystica's game of the day.

use crate::app::matches::daily::{Table, Week};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// Duels in the week, more players when there is more time. People have played these tables: they never change.
pub const WEEK: Week = [
    // Monday
    Table(&[Medium]),
    Table(&[Hard]),
    Table(&[Easy, Medium]),
    Table(&[Expert]),
    Table(&[Medium, Hard]),
    Table(&[Medium, Hard, Hard]),
    // Sunday
    Table(&[Medium, Hard, Expert, Expert]),
];
