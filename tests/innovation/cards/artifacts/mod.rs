//! The cards of Artifacts of History.

mod age_10;
mod age_6;
mod age_7;
mod age_8;
mod age_9;

use crate::support::{Set, Table, table_of};

/// Two players with Artifacts.
fn artifacts() -> Table {
    table_of(Set::Artifacts, 2)
}
