//! What the engine's invariants look at.

use super::choice::{Action, Choice};
use super::facts::{ANIMAL_CARDS, CARDS, CARDS_PER_ANIMAL, CARDS_PER_GOODS, MOST_PROJECTS, triple_points};
use super::scoring::animal_points;
use super::state::{Burgundy, Options, Phase, Source, StartWorkers};
use crate::engine::Seat;
use crate::engine::invariants::Invariants;

impl Invariants for Burgundy {
    fn tables() -> Vec<(Options, u8)> {
        let readings = [StartWorkers::BySeat, StartWorkers::LastGetsTwo];
        readings
            .into_iter()
            .flat_map(|start_workers| (1..=4).map(move |players| (Options { start_workers }, players)))
            .collect()
    }

    fn audit(&self) -> Result<(), String> {
        if self.phase() == Phase::Setup {
            return Ok(());
        }
        let mut seen = [0u8; CARDS];
        self.each_card(|card| seen[usize::from(card.0)] += 1);
        if let Some(card) = seen.iter().position(|count| *count != 1) {
            return Err(format!("card {card} lies in {} places", seen[card]));
        }
        for (sort, dice) in super::Goods::ALL.into_iter().zip(["light", "medium", "dark"]) {
            let owned: usize =
                self.all_players().iter().map(|p| usize::from(p.goods()[sort.index()] + p.sold()[sort.index()])).sum();
            let stacked = self.goods().iter().flatten().filter(|card| card.sort() == sort).count();
            if owned + stacked != CARDS_PER_GOODS {
                return Err(format!("{} {dice} goods", owned + stacked));
            }
        }
        for animal in super::Animal::ALL {
            let owned: usize = self.all_players().iter().map(|p| usize::from(p.animals()[animal.index()])).sum();
            let stacked = self.animals().iter().flatten().filter(|card| card.animal() == animal).count();
            if owned + stacked != CARDS_PER_ANIMAL {
                return Err(format!("{} of {animal:?}", owned + stacked));
            }
        }
        self.audit_stacks()?;
        self.all_players().iter().zip(Seat::all(4)).try_for_each(|(_, seat)| self.audit_player(seat))
    }

    fn as_text(&self) -> String {
        self.table_text()
    }

    fn known_to(&self, viewer: Option<Seat>) -> String {
        self.known_text(viewer)
    }

    fn unknown_to(&self, viewer: Option<Seat>) -> Vec<Vec<u16>> {
        self.hidden_groups(viewer)
    }

    fn hand(&self, seat: Seat) -> Vec<u16> {
        self.player(seat).hand().iter().map(|card| u16::from(card.0)).collect()
    }

    fn liveliness(choice: Choice) -> u32 {
        match choice {
            Choice::Act(_, Action::Place(..)) => 40,
            Choice::Act(_, Action::Take(_)) | Choice::Buy | Choice::Use(_) => 5,
            _ => 1,
        }
    }
}

impl Burgundy {
    fn audit_stacks(&self) -> Result<(), String> {
        let heights = [self.goods().each_ref().map(|s| s.len()), self.animals().each_ref().map(|s| s.len())];
        for [one, other] in heights {
            if one + other > 1 && (one == 0 || other == 0) {
                return Err(format!("a stack is empty beside one of {}", one + other));
            }
            if one + other > ANIMAL_CARDS {
                return Err("too many cards in stacks".to_owned());
            }
        }
        Ok(())
    }

    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let triples: i16 =
            player.estate().iter().filter(|fan| fan.is_full()).map(|fan| triple_points(fan.kind())).sum();
        let sold: i16 = player.sold().iter().map(|count| i16::from(*count)).sum();
        let points = |source: Source| player.points_from(source);
        match () {
            () if player.projects().len() > MOST_PROJECTS => Err(format!("{seat:?} has too many projects")),
            () if player.estate().iter().any(|fan| fan.is_empty_or_mixed()) => {
                Err(format!("{seat:?} mixes kinds in a fan"))
            }
            () if points(Source::Triples) != triples => Err(format!("{seat:?}: {triples} points of triples")),
            () if points(Source::Goods) != sold => Err(format!("{seat:?}: {sold} goods sold")),
            () if points(Source::Animals) != animal_points(player.animals()) => Err(format!("{seat:?}: animals")),
            () if Source::ALL.into_iter().any(|source| points(source) < 0) => {
                Err(format!("{seat:?}: less than no points"))
            }
            () => Ok(()),
        }
    }
}

impl super::state::Fan {
    /// Whether it breaks the rule that a fan holds cards of one kind and cloisters.
    fn is_empty_or_mixed(&self) -> bool {
        let kind = self.kind();
        self.cards().is_empty()
            || self.cards().iter().any(|card| card.kind() != kind && card.kind() != super::Kind::Cloister)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::invariants::{Care, Looked, one_game};

    /// A dozen games at every question, some more at a few; `examples/fuzz` plays as many as one likes.
    #[test]
    fn the_invariants_hold() {
        let care = |seed| if seed < 12 { Care::Thorough } else { Care::Sampled };
        let mut looked = Looked::default();
        for seed in 0..100 {
            looked.add(one_game::<Burgundy>(seed, care(seed)).unwrap_or_else(|violation| panic!("{violation:?}")));
        }
        assert!(looked.inside > 3000 && looked.unfound * 100 < looked.inside, "{looked}");
        assert!(looked.groups > 100 && looked.fixed * 20 < looked.groups, "{looked}");
    }
}
