//! What the goals of cycle cards count for while they are open.

use super::{Store, Worth};
use crate::games::beta_colony::facts::{CYCLE_ROUNDS, Colony, Colour, CycleCard, PICTURED};
use crate::games::beta_colony::state::queries::CENTRAL;

/// So many rounds before it is scored, a goal counts for nothing yet.
const FAR: f32 = 5.0;

impl Worth<'_> {
    /// What a goal counts for that lacks so many things.
    pub(super) fn goal(&self, card: CycleCard, lacking: u32) -> f32 {
        let Some(rounds) = self.rounds_to(card) else { return 0.0 };
        let certain = rounds == 0.0 && self.player.dice().count() == 0;
        let share = match (certain, lacking) {
            (true, 0) => 1.0,
            (true, _) => 0.0,
            (false, lacking) => self.weights.goal[(lacking as usize).min(self.weights.goal.len() - 1)],
        };
        share * f32::from(card.points())
    }

    /// Rounds until a card's goal is scored; `None` if it is over or far away.
    fn rounds_to(&self, card: CycleCard) -> Option<f32> {
        let due = f32::from(CYCLE_ROUNDS) * (card.cycle() as f32 + 1.0);
        let rounds = due - f32::from(self.game.round);
        (self.game.round > 0 && (0.0..FAR).contains(&rounds)).then_some(rounds)
    }

    /// What one thing less to do for a goal counts for.
    pub(super) fn step(&self, card: CycleCard) -> f32 {
        self.rounds_to(card).map_or(0.0, |_| self.weights.step * f32::from(card.points()))
    }

    pub(super) fn store_goal(&self, card: CycleCard, store: Store) -> f32 {
        let lacking = match card {
            CycleCard::FourEqual => 4 - store.materials.iter().copied().max().unwrap_or(0).min(4),
            CycleCard::OneArtifact => u8::from(store.artifacts == 0),
            CycleCard::SevenFuel => 7 - store.fuel.min(7),
            CycleCard::SevenMaterials => {
                PICTURED.into_iter().zip(store.materials).map(|(wanted, has)| wanted.saturating_sub(has)).sum()
            }
            _ => return 0.0,
        };
        self.goal(card, u32::from(lacking))
    }

    pub(super) fn crew_goal(&self, card: CycleCard) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let lacking = |wanted: u8, has: u8| u32::from(wanted.saturating_sub(has));
        let lacking = match card {
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
                let short: u32 = Colony::ALL.into_iter().map(|colony| lacking(4, self.player.track(colony))).sum();
                short.div_ceil(2)
            }
            CycleCard::SixOutside => lacking(6, game.crew_on_all(seat, game.modules() & !CENTRAL)),
            _ => return 0.0,
        };
        self.goal(card, lacking)
    }
}
