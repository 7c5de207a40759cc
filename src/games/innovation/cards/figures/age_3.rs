//! Age 3.

use super::super::definition::Definition;

pub(super) const CARDS: &[Definition] = &[];
