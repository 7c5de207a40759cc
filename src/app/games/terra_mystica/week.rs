//! Who plays in Terra Mystica's game of the day.

use crate::app::matches::daily::{Table, Weeks};
use crate::bots::Level::{Easy, Expert, Hard, Medium};

/// Duels in the week, more players when there is more time. People have played these tables: they never change.
pub const WEEK: Weeks = Weeks::always([
    // Monday
    Table::against(&[Medium]),
    Table::against(&[Hard]),
    Table::against(&[Easy, Medium]),
    Table::against(&[Expert]),
    Table::against(&[Medium, Hard]),
    Table::against(&[Medium, Hard, Hard]),
    // Sunday
    Table::against(&[Medium, Hard, Expert, Expert]),
]);
