//! What happens to the table without any player's doing: it is laid out before the game, and hidden cards are renamed for somebody who
//! cannot tell them apart. None of it is told, and none of it counts as a change.

use super::super::super::card::{Back, Card};
use super::super::super::event::How;
use super::super::super::knowledge::Named;
use super::super::{Innovation, Zone, place_of};
use crate::engine::{Chance, Seat, shuffle};

impl Innovation {
    /// Shuffles every supply pile.
    pub(in crate::games::innovation) fn shuffle_supply(&mut self, chance: &mut dyn Chance) {
        self.supply.0.iter_mut().for_each(|pile| shuffle(chance, pile));
    }

    /// Shuffles a supply pile anew.
    pub(in crate::games::innovation) fn shuffle_pile(&mut self, chance: &mut dyn Chance, back: Back) {
        let pile = &mut self.supply.0[place_of(back)];
        shuffle(chance, pile);
        self.knowledge.shuffled(pile);
        self.changes += 1;
    }

    /// Lays a card of the supply, or a relic beside it, somewhere, in a pile beneath the others. Whoever may look at it there knows it.
    pub(in crate::games::innovation) fn lay(&mut self, card: Card, to: Zone) {
        let from = self.zone(card);
        self.knowledge.leave(&[card], from, to, &[], Named::Any);
        self.take_out(card, from);
        self.put_in(card, to, How::Tuck);
        self.zones[card.index()] = to;
    }

    /// Renames every card for a viewer who cannot tell them apart: the names by [`Card::index`].
    pub(in crate::games::innovation) fn rename(&mut self, viewer: Option<Seat>, names: &[u16]) {
        let named = |card: Card| Card(names[card.index()]);
        let zones = self.zones.clone();
        for (name, zone) in names.iter().zip(zones) {
            self.zones[usize::from(*name)] = zone;
        }
        self.knowledge.rename(viewer, names);
        self.running.iter_mut().flat_map(|frame| frame.kept.iter_mut().flatten()).for_each(|card| *card = named(*card));
        let piles = self.supply.0.iter_mut().flatten().chain(&mut self.available);
        piles.for_each(|card| *card = named(*card));
        for player in &mut self.players {
            let held = player.hand.iter_mut().chain(&mut player.score).chain(&mut player.forecast);
            held.chain(&mut player.achievements).for_each(|card| *card = named(*card));
        }
    }

    /// What others keep in mind for themselves, and the viewer cannot know, is forgotten.
    pub(in crate::games::innovation) fn forget_others(&mut self, viewer: Option<Seat>) {
        self.knowledge.forget_others(viewer, &self.zones);
    }
}
