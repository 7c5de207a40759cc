//! The base game, third edition.

use super::definition::Definition;

ages!();
