//! What the engine's invariants look at.

use super::choice::{Action, Choice};
use super::determinize::{all_cards, hidden_animals, hidden_cards, hidden_goods};
use super::facts::{ANIMAL_CARDS, CARDS, CARDS_PER_ANIMAL, CARDS_PER_GOODS, MOST_PROJECTS, triple_points};
use super::scoring::animal_points;
use super::state::{Burgundy, Options, Phase, Source, StartWorkers};
use crate::engine::Seat;
use crate::engine::invariants::Invariants;
use std::fmt::Write;

impl Invariants for Burgundy {
    fn tables() -> Vec<(Options, u8)> {
        let readings = [StartWorkers::BySeat, StartWorkers::LastGetsTwo];
        readings
            .into_iter()
            .flat_map(|start_workers| (1..=4).map(move |players| (Options { start_workers }, players)))
            .collect()
    }

    fn audit(&self) -> Result<(), String> {
        if self.phase == Phase::Setup {
            return Ok(());
        }
        let mut seen = [0u8; CARDS];
        all_cards(&mut self.clone(), |card| seen[usize::from(card.0)] += 1);
        if let Some(card) = seen.iter().position(|count| *count != 1) {
            return Err(format!("card {card} lies in {} places", seen[card]));
        }
        for (sort, dice) in super::Goods::ALL.into_iter().zip(["light", "medium", "dark"]) {
            let owned: usize =
                self.players.iter().map(|p| usize::from(p.goods[sort.index()] + p.sold[sort.index()])).sum();
            let stacked = self.goods.iter().flatten().filter(|card| card.sort() == sort).count();
            if owned + stacked != CARDS_PER_GOODS {
                return Err(format!("{} {dice} goods", owned + stacked));
            }
        }
        for animal in super::Animal::ALL {
            let owned: usize = self.players.iter().map(|p| usize::from(p.animals[animal.index()])).sum();
            let stacked = self.animals.iter().flatten().filter(|card| card.animal() == animal).count();
            if owned + stacked != CARDS_PER_ANIMAL {
                return Err(format!("{} of {animal:?}", owned + stacked));
            }
        }
        self.audit_stacks()?;
        self.players.iter().zip(Seat::all(4)).try_for_each(|(_, seat)| self.audit_player(seat))
    }

    fn as_text(&self) -> String {
        self.table_text()
    }

    fn known_to(&self, viewer: Option<Seat>) -> String {
        let mut view = self.clone();
        let hidden = hidden_cards(self, viewer);
        all_cards(&mut view, |card| {
            if hidden.contains(card) {
                card.0 = u8::MAX;
            }
        });
        let (goods, animals): (Vec<_>, Vec<_>) = (hidden_goods(self).collect(), hidden_animals(self).collect());
        let known = |hidden: bool, sort: u8| if hidden { u8::MAX } else { sort };
        let stacked = view.goods.iter_mut().flatten();
        stacked.for_each(|card| card.0 = known(goods.contains(card), card.sort() as u8));
        let stacked = view.animals.iter_mut().flatten();
        stacked.for_each(|card| card.0 = known(animals.contains(card), card.animal() as u8));
        let mut shuffles = String::new();
        for card in &hidden {
            let _ = write!(shuffles, "{} ", self.shuffled[usize::from(card.0)]);
        }
        view.shuffled = [0; CARDS];
        view.discard.sort_unstable();
        // Of a die that was shuffled under, the number is remembered; nothing else counted.
        view.dice.iter_mut().filter(|die| hidden.contains(die)).for_each(|die| die.0 = u8::MAX - die.die().number());
        format!("{view:?} hidden by shuffle {shuffles}")
    }

    fn unknown_to(&self, viewer: Option<Seat>) -> Vec<Vec<u16>> {
        let hidden = hidden_cards(self, viewer);
        let mut groups: Vec<Vec<u16>> = (0..=self.shuffles)
            .map(|shuffle| {
                let of_shuffle = hidden.iter().filter(|card| self.shuffled[usize::from(card.0)] == shuffle);
                of_shuffle.map(|card| u16::from(card.0)).collect()
            })
            .collect();
        groups.push(hidden_goods(self).map(|card| card.sort() as u16).collect());
        groups.push(hidden_animals(self).map(|card| card.animal() as u16).collect());
        groups
    }

    fn hand(&self, seat: Seat) -> Vec<u16> {
        self.player(seat).hand.iter().map(|card| u16::from(card.0)).collect()
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
        let heights = [self.goods.each_ref().map(|s| s.len()), self.animals.each_ref().map(|s| s.len())];
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
        let triples: i16 = player.estate.iter().filter(|fan| fan.is_full()).map(|fan| triple_points(fan.kind())).sum();
        let sold: i16 = player.sold.iter().map(|count| i16::from(*count)).sum();
        let points = |source: Source| player.points[source as usize];
        match () {
            () if player.projects.len() > MOST_PROJECTS => Err(format!("{seat:?} has too many projects")),
            () if player.estate.iter().any(|fan| fan.is_empty_or_mixed()) => {
                Err(format!("{seat:?} mixes kinds in a fan"))
            }
            () if points(Source::Triples) != triples => Err(format!("{seat:?}: {triples} points of triples")),
            () if points(Source::Goods) != sold => Err(format!("{seat:?}: {sold} goods sold")),
            () if points(Source::Animals) != animal_points(player.animals) => Err(format!("{seat:?}: animals")),
            () if player.points.iter().any(|points| *points < 0) => Err(format!("{seat:?}: less than no points")),
            () => Ok(()),
        }
    }
}

impl super::state::Fan {
    /// Whether it breaks the rule that a fan holds cards of one kind and cloisters.
    fn is_empty_or_mixed(&self) -> bool {
        let kind = self.kind();
        self.cards.is_empty()
            || self.cards.iter().any(|card| card.kind() != kind && card.kind() != super::Kind::Cloister)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::invariants::{Care, Looked, one_game, the_audit_names};

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

    #[test]
    fn the_audit_names_what_is_wrong() {
        the_audit_names::<Burgundy>(
            (Options::default(), 2),
            &[
                ("lies in 2 places", |game| game.discard.push(game.players[0].estate[0].cards[0])),
                ("lies in 0 places", |game| drop(game.players[0].estate.pop())),
                ("light goods", |game| game.players[0].goods[0] += 1),
                ("of Pig", |game| game.players[0].animals[super::super::Animal::Pig.index()] += 1),
                ("a stack is empty", |game| {
                    let [one, other] = &mut game.animals;
                    one.extend(other.drain(..));
                }),
                ("a stack is empty", |game| {
                    let [one, other] = &mut game.animals;
                    other.extend(one.drain(..));
                }),
                ("mixes kinds", |game| {
                    let fans = &mut game.players[0].estate;
                    let [one, other] = [0, fans.len() - 1].map(|fan| fans[fan].cards[0]);
                    (fans[0].cards[0], fans.last_mut().unwrap().cards[0]) = (other, one);
                }),
                ("points of triples", |game| game.players[0].points[Source::Triples as usize] += 1),
                ("goods sold", |game| game.players[0].points[Source::Goods as usize] += 1),
                ("animals", |game| game.players[0].points[Source::Animals as usize] += 1),
                ("less than no points", |game| game.players[0].points[Source::Watchtowers as usize] = -1),
            ],
        );
    }
}
