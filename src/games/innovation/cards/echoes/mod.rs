//! Echoes of the Past, third edition.

use super::definition::Definition;

ages!();
