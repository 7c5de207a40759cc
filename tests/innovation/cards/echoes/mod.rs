//! The cards of Echoes of the Past.

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

/// Two players with Echoes.
fn echoes() -> Table {
    table_of(Set::Echoes, 2)
}

/// Two players with Echoes and this set.
fn echoes_with(set: Set) -> Table {
    table_with(Options { sets: Sets::BASE.with(Set::Echoes).with(set), ..Options::default() }, 2)
}
