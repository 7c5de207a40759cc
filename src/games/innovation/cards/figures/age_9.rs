//! Age 9.

use super::super::definition::Definition;

pub(super) const CARDS: &[Definition] = &[];
