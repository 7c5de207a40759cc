//! What karmas change about a dogma action: what is counted for sharing and demands, and what values in boxes count as.

pub(super) use super::alterations::Alterations;
pub use super::alterations::{Altered, Measure, Measures, Raised};

use super::Innovation;
use super::card::Card;
use super::cards::definition;
use super::dogma::INSPIRE;
use super::fx::Fx;
use super::karma::{Counted, Each, KARMA, Karma, Would};
use super::sets::Set;
use super::state::queries::Player;
use crate::engine::Seat;

impl Innovation {
    /// What is counted if this seat activates a card now; of several the seat chooses before. A karma that changes it is known beforehand.
    pub fn measures(&self, card: Card, by: Seat) -> Measures {
        let usual = self.alterations().measure.unwrap_or(Measure::Icon(card.featured()));
        let mut measures = Measures::new();
        for figure in self.figures_that_step_in(by, Would::Dogma(card)) {
            let other = self.measures_by(figure, card, by);
            for measure in if other.is_empty() { [usual].into_iter().collect() } else { other } {
                if !measures.contains(&measure) {
                    measures.push(measure);
                }
            }
        }
        if measures.is_empty() { [usual].into_iter().collect() } else { measures }
    }

    /// Whether a karma lets something else count than the icons that everybody shows, until the end of the dogma action.
    pub fn counts_otherwise(&self) -> bool {
        self.alterations().measure.is_some() || self.alterations().majority.is_some()
    }

    /// The card that is about to be activated, while it is chosen what is counted for it.
    pub fn measured(&self) -> Option<Card> {
        let karma = self.running().last().filter(|running| running.is_karma())?;
        let measures = |karma: &Karma| matches!(karma, Karma::Measured(_));
        let of = definition(karma.card()).karma_effects().iter().any(measures);
        karma.kept(karma.by()).filter(|_| of)
    }

    /// What this figure of a seat lets count when the seat activates a card.
    pub(super) fn measures_by(&self, figure: Card, card: Card, seat: Seat) -> Measures {
        let measures = |karma: &Karma| match karma {
            Karma::Measured(measures) => Some(measures(self.player(seat), card)),
            _ => None,
        };
        definition(figure).karma_effects().iter().find_map(measures).unwrap_or_default()
    }

    /// What a value that is printed in a box counts as in an effect of this number that belongs to a seat: to whoever activated its card, or
    /// to the owner of the figure whose karma it is.
    pub(super) fn boxed_value(&self, printed: u8, whose: Seat, effect: u8) -> u8 {
        if !self.sets().has(Set::Figures) {
            return printed;
        }
        let counts_as = self
            .each(whose, Counted::Boxed)
            .find_map(|each| if let Each::Boxed(value) = each { Some(value) } else { None });
        let Raised { dogmas, others } = self.alterations().raised;
        let raised = if matches!(effect, KARMA | INSPIRE) { others } else { dogmas };
        counts_as.unwrap_or(printed).saturating_add(raised)
    }
}

impl Measure {
    /// How much of it a player has.
    pub fn of(self, player: Player) -> u16 {
        match self {
            Measure::Icon(icon) => u16::from(player.icons(icon)),
            Measure::Points => player.points(),
        }
    }
}

impl Fx<'_> {
    /// Until the end of the dogma action this is otherwise.
    pub fn alter(&mut self, altered: Altered) {
        self.game.alter(self.table, altered);
    }
}
