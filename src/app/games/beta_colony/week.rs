//! Who plays in Beta Colony's game of the day.

use crate::app::matches::daily::{Table, Weeks};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// The same table on the same day of each week. People have played these tables: they never change.
pub const WEEK: Weeks = Weeks::always([
    // Monday
    Table::against(&[Hard]),
    Table::against(&[Medium, Hard]),
    Table::against(&[Expert]),
    Table::against(&[Easy, Medium, Hard]),
    Table::against(&[Hard, Hard]),
    Table::against(&[Expert]),
    // Sunday
    Table::against(&[Medium, Hard, Expert]),
]);
