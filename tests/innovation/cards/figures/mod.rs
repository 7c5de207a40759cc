//! The cards of Figures in the Sand.

mod age_1;
mod age_10;
mod age_2;
mod age_3;
mod age_4;
mod age_5;
mod age_6;
mod age_7;
mod age_8;
mod age_9;

use crate::support::{Set, Table, table_of};

/// Two players with Figures.
fn figures() -> Table {
    table_of(Set::Figures, 2)
}
