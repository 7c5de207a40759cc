//! What nobody can know: the order of the face-down modules and buildings.

use super::event::Event;
use super::state::BetaColony;
use crate::engine::chance::shuffle;
use crate::engine::digest::Digest;
use crate::engine::{Chance, Observation};

impl BetaColony {
    /// Another order of what lies face down.
    pub(super) fn deal_hidden(&mut self, chance: &mut dyn Chance) {
        self.pile.sort_unstable();
        shuffle(chance, &mut self.pile);
        self.buildings.sort_unstable();
        shuffle(chance, &mut self.buildings);
    }

    /// The same table with its hidden piles in order.
    pub(super) fn open(&self) -> BetaColony {
        let mut open = self.clone();
        open.pile.sort_unstable();
        open.buildings.sort_unstable();
        open
    }

    /// What is seen, as one number.
    pub(super) fn sight_of_all(&self) -> Vec<u64> {
        vec![Digest::of(&self.open())]
    }

    /// Exchanges the module or building that was shown with the one that should have been.
    pub(super) fn mend(&mut self, got: &Observation<BetaColony>, wanted: &Observation<BetaColony>) -> bool {
        match (got, wanted) {
            (
                Observation::Event(Event::Shown { module: one, .. }),
                Observation::Event(Event::Shown { module: other, .. }),
            ) => exchange(&mut self.pile, *one, *other),
            (Observation::Event(Event::ShownBuilding(one)), Observation::Event(Event::ShownBuilding(other))) => {
                exchange(&mut self.buildings, *one, *other)
            }
            _ => false,
        }
    }
}

/// Exchanges two different components of a pile, if both lie there.
fn exchange<C: PartialEq>(pile: &mut [C], one: C, other: C) -> bool {
    let place = |wanted: &C| pile.iter().position(|lying| lying == wanted);
    match (place(&one), place(&other)) {
        (Some(one), Some(other)) if one != other => {
            pile.swap(one, other);
            true
        }
        _ => false,
    }
}
