//! What nobody can know: the order of the face-down modules and buildings.

use super::super::event::Event;
use super::BetaColony;
use crate::engine::chance::shuffle;
use crate::engine::digest::Digest;
use crate::engine::{Chance, Observation};

impl BetaColony {
    /// Another order of what lies face down.
    pub(in crate::games::beta_colony) fn deal_hidden(&mut self, chance: &mut dyn Chance) {
        self.pile.sort_unstable();
        shuffle(chance, &mut self.pile);
        self.buildings.sort_unstable();
        shuffle(chance, &mut self.buildings);
    }

    /// The same table with its hidden piles in order.
    pub(in crate::games::beta_colony) fn open(&self) -> BetaColony {
        let mut open = self.clone();
        open.pile.sort_unstable();
        open.buildings.sort_unstable();
        open
    }

    /// What is seen, as one number.
    pub(in crate::games::beta_colony) fn sight_of_all(&self) -> Vec<u64> {
        vec![Digest::of(&self.open())]
    }

    /// The numbers of the modules and of the buildings that lie face down, in their order.
    pub(in crate::games::beta_colony) fn face_down(&self) -> [Vec<u16>; 2] {
        [
            self.pile.iter().map(|module| u16::from(module.0)).collect(),
            self.buildings.iter().map(|building| building.index() as u16).collect(),
        ]
    }

    /// Exchanges the module or building that was shown with the one that should have been.
    pub(in crate::games::beta_colony) fn mend(
        &mut self,
        got: &Observation<BetaColony>,
        wanted: &Observation<BetaColony>,
    ) -> bool {
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
