//! Who plays in Burgundy's game of the day.

use crate::app::matches::daily::{Table, Week};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// Every number of players once or twice a week, the strongest opponents when there is most time. People have played these
/// tables: they never change.
pub const WEEK: Week = [
    // Monday: against Egon
    Table(&[]),
    Table(&[Hard]),
    Table(&[Medium, Hard]),
    Table(&[Easy, Medium, Hard]),
    Table(&[Expert]),
    Table(&[Hard, Hard]),
    // Sunday
    Table(&[Medium, Hard, Expert]),
];
