//! The cards of Artifacts of History.

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

use crate::support::{Set, Table, table_of, table_with};
use fireside::games::innovation::{Options, Sets};

/// Two players with Artifacts.
fn artifacts() -> Table {
    table_of(Set::Artifacts, 2)
}

/// So many players with Artifacts and another set.
fn artifacts_and(set: Set, players: u8) -> Table {
    table_with(Options { sets: Sets::BASE.with(Set::Artifacts).with(set), ..Options::default() }, players)
}
