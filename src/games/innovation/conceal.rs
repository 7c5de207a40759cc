//! Hiding what a player cannot know (DESIGN.md, "Bots"): cards that the viewer cannot tell apart change places.

use super::Innovation;
use super::card::Card;
use super::facts::{CARDS, LAST_AGE};
use super::knowledge::{GROUP, POOL};
use super::state::Zone;
use crate::engine::{Chance, Seat, shuffle};

/// Which card stands for which.
#[derive(Clone, Debug)]
pub struct Renaming {
    viewer: Option<Seat>,
    names: [u16; CARDS],
}

impl Renaming {
    /// A random exchange of everything that `viewer` cannot tell apart: first the cards of an age that were never seen, then,
    /// in each group of cards of which one left unseen, all of them.
    pub(super) fn of(game: &Innovation, viewer: Option<Seat>, chance: &mut dyn Chance) -> Renaming {
        let mut names: [u16; CARDS] = std::array::from_fn(|card| card as u16);
        let marked: Vec<(Card, u8)> = hidden_places(game, viewer).collect();
        for age in 1..=LAST_AGE {
            exchange(&mut names, marked.iter().filter(|(card, mark)| card.value() == age && mark & POOL != 0), chance);
        }
        let mut groups: Vec<u8> = marked.iter().map(|(_, mark)| mark & GROUP).filter(|group| *group != 0).collect();
        groups.sort_unstable();
        groups.dedup();
        for group in groups {
            exchange(&mut names, marked.iter().filter(|(_, mark)| mark & GROUP == group), chance);
        }
        Renaming { viewer, names }
    }

    /// The card that stands for this one.
    pub(super) fn card(&self, card: Card) -> Card {
        Card(self.names[card.index()])
    }

    /// Renames every card of a state.
    pub(super) fn apply(&self, game: &mut Innovation) {
        let zones = game.zones;
        for (card, zone) in Card::all().zip(zones) {
            game.zones[self.card(card).index()] = zone;
        }
        game.knowledge.rename(self.viewer, &self.names);
        let piles = game.supply.iter_mut().flatten().chain(&mut game.available).chain(&mut game.removed);
        piles.for_each(|card| *card = self.card(*card));
        for player in &mut game.players {
            let loose = player.hand.iter_mut().chain(&mut player.score).chain(&mut player.achievements);
            loose.for_each(|card| *card = self.card(*card));
            for stack in &mut player.board {
                stack.cards.iter_mut().for_each(|card| *card = self.card(*card));
                stack.settle();
            }
        }
    }
}

/// Lets cards change places. Which one comes where depends on chance alone and not on how they lie: two states that the viewer
/// cannot tell apart are concealed in the same way by the same chance.
fn exchange<'a>(names: &mut [u16; CARDS], places: impl Iterator<Item = &'a (Card, u8)>, chance: &mut dyn Chance) {
    let places: Vec<usize> = places.map(|(card, _)| card.index()).collect();
    let mut new: Vec<u16> = places.iter().map(|card| names[*card]).collect();
    new.sort_unstable();
    shuffle(chance, &mut new);
    places.into_iter().zip(new).for_each(|(card, new)| names[card] = new);
}

/// The cards that the viewer does not know, place by place, with their marks.
pub(super) fn hidden_places(game: &Innovation, viewer: Option<Seat>) -> impl Iterator<Item = (Card, u8)> {
    let zones = [Zone::Supply, Zone::Available].into_iter();
    let own = game.seats().flat_map(|seat| [Zone::Hand(seat), Zone::Score(seat), Zone::Achievements(seat)]);
    zones
        .chain(own)
        .flat_map(move |zone| game.cards_in(zone).into_iter().map(move |card| (card, zone)))
        .map(move |(card, zone)| (card, game.knowledge.mark(viewer, card, zone)))
        .filter(|(_, mark)| *mark != 0)
}
