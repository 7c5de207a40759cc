//! Age 2.

use super::super::definition::Definition;

pub(super) const CARDS: &[Definition] = &[];
