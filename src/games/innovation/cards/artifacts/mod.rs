//! Artifacts of History, third edition.

use super::definition::Definition;

ages!();
