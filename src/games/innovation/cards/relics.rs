//! The relics of Artifacts of History.

use super::definition::Definition;

pub(super) const CARDS: &[Definition] = &[];
