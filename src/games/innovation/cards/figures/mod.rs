//! Figures in the Sand, third edition.

mod common;

use super::definition::Definition;

ages!();
