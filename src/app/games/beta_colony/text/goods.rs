//! Goods that come in or are paid, counted.

use super::names;
use crate::app::i18n::words::Phrase;
use crate::app::narration::list;
use crate::games::beta_colony::{Material, Payment};

/// Goods that came in or were paid.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Goods {
    materials: [u8; 6],
    artifacts: u8,
    fuel: u8,
}

impl Goods {
    /// So many of a material.
    pub fn material(material: Material, count: u8) -> Goods {
        let mut goods = Goods::default();
        goods.materials[material as usize] = count;
        goods
    }

    /// Artifacts.
    pub fn artifacts(count: u8) -> Goods {
        Goods { artifacts: count, ..Goods::default() }
    }

    /// Fuel.
    pub fn fuel(count: u8) -> Goods {
        Goods { fuel: count, ..Goods::default() }
    }

    /// What one material is paid with.
    pub fn of(payment: Payment) -> Goods {
        match payment {
            Payment::Material(material) => Goods::material(material, 1),
            Payment::Pair(material) => Goods::material(material, 2),
            Payment::Artifact => Goods::artifacts(1),
        }
    }

    /// More of them.
    pub fn add(&mut self, more: Goods) {
        self.materials.iter_mut().zip(more.materials).for_each(|(count, more)| *count += more);
        self.artifacts += more.artifacts;
        self.fuel += more.fuel;
    }

    /// "2 × steel, food and 1 artifact"; `None` without any.
    pub fn words(self) -> Option<Phrase> {
        let materials = Material::ALL.into_iter().map(|one| (self.materials[one as usize], one));
        let materials =
            materials.filter(|(count, _)| *count > 0).map(|(count, one)| names::times(count, names::material(one)));
        let others = [("beta-colony-n-artifacts", self.artifacts), ("beta-colony-n-fuel", self.fuel)];
        let others = others.into_iter().filter(|(_, count)| *count > 0);
        list(materials.chain(others.map(|(key, count)| counted(key, count))))
    }
}

/// A message about so many of something.
pub fn counted(key: &'static str, count: u8) -> Phrase {
    Phrase::new(key).with("count", count)
}
