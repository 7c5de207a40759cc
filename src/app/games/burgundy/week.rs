//! Who plays in Burgundy's game of the day.

use crate::app::matches::daily::{Table, Weeks};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// Every number of players once or twice a week, the strongest opponents when there is most time. People have played these
/// tables: they never change.
pub const WEEK: Weeks = Weeks::always([
    // Monday: against Egon
    Table::against(&[]),
    Table::against(&[Hard]),
    Table::against(&[Medium, Hard]),
    Table::against(&[Easy, Medium, Hard]),
    Table::against(&[Expert]),
    Table::against(&[Hard, Hard]),
    // Sunday
    Table::against(&[Medium, Hard, Expert]),
]);
