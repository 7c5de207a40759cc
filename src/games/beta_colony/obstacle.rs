//! Why something that is not offered cannot be done now.

use super::choice::{Choice, Prompt};
use super::facts::{MOST_ACHIEVEMENTS, STATUE_ARTIFACTS};
use super::state::BetaColony;
use super::things::{Location, Material, Price, Space, Tile};
use crate::engine::Question;

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// Something else is asked first.
    Question,
    /// This material is missing, or an artifact for it.
    Material(Material),
    /// So many artifacts are missing.
    Artifacts(u8),
    /// Two achievements are built already.
    Limit,
    /// Something stands there.
    Taken,
    /// It would be a group of four.
    Group,
    /// Achievements stand away from the centres.
    Centre,
    /// Crew are put on modules only.
    NoModule,
    /// It is taken elsewhere.
    Elsewhere(Location),
    /// The die is for another row.
    Row,
    /// No space is left on which it could be built.
    NoSpace,
}

impl BetaColony {
    /// Why a choice is not offered in this question; `None` if it is.
    pub fn obstacle(&self, question: &Question<BetaColony>, choice: Choice) -> Option<Obstacle> {
        if question.choices.contains(&choice) {
            return None;
        }
        let seat = question.seat;
        Some(match (question.prompt, choice) {
            (Prompt::Space { tile, free }, Choice::Space(space)) => self.space_obstacle(tile, space).unwrap_or(
                if free { Obstacle::NoSpace } else { Obstacle::Material(space.material()) },
            ),
            (Prompt::Crew, Choice::Space(_)) => Obstacle::NoModule,
            (Prompt::Module { .. }, Choice::Module(module)) => {
                let shown = question.choices.iter().any(|other| match other {
                    Choice::Module(other) => self.rows.iter().any(|row| row.contains(&Some(*other)) && row.contains(&Some(module))),
                    _ => false,
                });
                let material = module.colour().material();
                match self.module_payments(seat, module).is_empty() {
                    _ if !shown => Obstacle::Row,
                    true => Obstacle::Material(material),
                    false => Obstacle::NoSpace,
                }
            }
            (Prompt::Action | Prompt::Use(_), Choice::Module(module)) => {
                match self.module_payments(seat, module).is_empty() {
                    true => Obstacle::Material(module.colour().material()),
                    false if self.ways_to_buy(seat, module).is_empty() => Obstacle::NoSpace,
                    false => Obstacle::Elsewhere(Location::LeftManufactory),
                }
            }
            (_, Choice::Achievement(which)) => {
                let player = self.player(seat);
                match which.price() {
                    _ if player.achievements.len() >= MOST_ACHIEVEMENTS => Obstacle::Limit,
                    Price::Artifacts(_) if player.artifacts < STATUE_ARTIFACTS => {
                        Obstacle::Artifacts(STATUE_ARTIFACTS - player.artifacts)
                    }
                    Price::Materials(price) if !self.can_pay(seat, &price) => {
                        let missing = price.into_iter().find(|one| player.materials[*one as usize] == 0);
                        Obstacle::Material(missing.unwrap_or(price[0]))
                    }
                    _ if !self.can_achieve(seat, which) => Obstacle::NoSpace,
                    _ if matches!(question.prompt, Prompt::Action) => Obstacle::Elsewhere(Location::AzophiNexus),
                    _ => Obstacle::Question,
                }
            }
            _ => Obstacle::Question,
        })
    }

    fn space_obstacle(&self, tile: Tile, space: Space) -> Option<Obstacle> {
        match tile {
            _ if self.tile(space).is_some() => Some(Obstacle::Taken),
            Tile::Module(_) if !self.fits(tile, space) => Some(Obstacle::Group),
            Tile::Achievement(_) if space.is_inner() => Some(Obstacle::Centre),
            _ => None,
        }
    }
}
