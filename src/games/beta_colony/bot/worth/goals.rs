//! What the goals of cycle cards count for while they are open.

use super::{Store, Worth};
use crate::games::beta_colony::facts::{Colony, Colour, CycleCard, PICTURED};
use crate::games::beta_colony::state::queries::CENTRAL;

impl Worth<'_> {
    /// What a goal counts for that lacks so many things.
    pub(super) fn goal(&self, card: CycleCard, lacking: u32) -> f32 {
        let due = self.game.round() == card.goal_round();
        let certain = due && self.player.dice().count() == 0;
        let shares = if due { &self.weights.due } else { &self.weights.goal };
        let share = match (certain, lacking) {
            (true, 0) => 1.0,
            (true, _) => 0.0,
            (false, lacking) => shares[(lacking as usize).min(shares.len() - 1)],
        };
        share * f32::from(card.points())
    }

    /// What one thing less to do for a goal counts for.
    pub(super) fn step(&self, card: CycleCard) -> f32 {
        if self.open.contains(&card) { self.weights.step * f32::from(card.points()) } else { 0.0 }
    }

    /// What a card's goal counts for with this store; 0 if it asks for no goods.
    pub(super) fn store_goal(&self, card: CycleCard, store: Store) -> f32 {
        goods_lacking(card, store).map_or(0.0, |lacking| self.goal(card, lacking.into()))
    }

    /// Points of the open goals that are met now, and of the others, shared by how many things they lack.
    pub(super) fn goals(&self) -> [f32; 2] {
        let (mut met, mut near) = (0.0, 0.0);
        for card in &self.open {
            let lacking = goods_lacking(*card, self.store()).or_else(|| self.crew_lacking(*card)).unwrap_or(0);
            let points = f32::from(card.points());
            if lacking == 0 { met += points } else { near += points / f32::from(lacking) }
        }
        [met, near]
    }

    /// How much crew or influence a card's goal lacks; `None` if it asks for goods.
    fn crew_lacking(&self, card: CycleCard) -> Option<u8> {
        let (game, seat) = (self.game, self.seat);
        let lacking = |wanted: u8, has: u8| wanted.saturating_sub(has);
        Some(match card {
            CycleCard::TwoCentral => {
                let most = Colony::ALL.into_iter().map(|colony| game.central_crew(seat, colony)).max();
                lacking(2, most.unwrap_or(0))
            }
            CycleCard::TwoEach => Colony::ALL.into_iter().map(|colony| lacking(2, game.crew_in(colony, seat))).sum(),
            CycleCard::FourColours => {
                let manned = game.manned(seat);
                let has = Colour::ALL.into_iter().filter(|colour| game.coloured(*colour) & manned != 0).count();
                lacking(4, has as u8)
            }
            CycleCard::FourInfluence => {
                let short: u8 = Colony::ALL.into_iter().map(|colony| lacking(4, self.player.track(colony))).sum();
                short.div_ceil(2)
            }
            CycleCard::SixOutside => lacking(6, game.crew_on_all(seat, game.modules() & !CENTRAL)),
            _ => return None,
        })
    }
}

/// How many goods a card's goal lacks; `None` if it asks for other things.
fn goods_lacking(card: CycleCard, store: Store) -> Option<u8> {
    Some(match card {
        CycleCard::FourEqual => 4 - store.materials.iter().copied().max().unwrap_or(0).min(4),
        CycleCard::OneArtifact => u8::from(store.artifacts == 0),
        CycleCard::SevenFuel => 7 - store.fuel.min(7),
        CycleCard::SevenMaterials => {
            PICTURED.into_iter().zip(store.materials).map(|(wanted, has)| wanted.saturating_sub(has)).sum()
        }
        _ => return None,
    })
}
