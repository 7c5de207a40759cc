//! Faces that were shown: whose cards can still be told from what looks the same from behind.

use crate::games::innovation::{Card, Zone};

/// The cards that were shown, and what lies where they could be mistaken for others.
#[derive(Default)]
pub struct Faces {
    shown: Vec<Shown>,
    /// What lies in hands, score piles and forecasts.
    held: Vec<(Card, Zone)>,
}

struct Shown {
    card: Card,
    /// How many answers had been given.
    answered: usize,
    /// Whether it could be another one by now.
    is_lost: bool,
}

impl Faces {
    /// How many were shown so far.
    pub fn count(&self) -> usize {
        self.shown.len()
    }

    /// A card is shown.
    pub fn show(&mut self, card: Card, answered: usize) {
        self.shown.push(Shown { card, answered, is_lost: false });
    }

    /// A card moves.
    pub fn go(&mut self, card: Card, to: Zone) {
        self.held.retain(|(one, _)| *one != card);
        if is_loose(to) {
            self.held.push((card, to));
        }
    }

    /// A card moves face down. Whether all know which one it is, by what was shown but for the first `before`: nobody has chosen since, so that
    /// the text alone says it, or no other card with its back lies there. Otherwise it could be any of these, and none of them is known longer.
    pub fn go_unseen(&mut self, card: Card, (from, to): (Zone, Zone), answered: usize, before: usize) -> bool {
        self.go(card, to);
        let is_peer = |held: &&(Card, Zone)| held.1 == from && held.0.back() == card.back() && held.0 != card;
        let peers: Vec<Card> = self.held.iter().filter(is_peer).map(|(peer, _)| *peer).collect();
        let is_known =
            |shown: &Shown| shown.card == card && !shown.is_lost && (shown.answered == answered || peers.is_empty());
        let knows = is_loose(from) && self.shown.iter().skip(before).any(is_known);
        if !knows {
            let is_doubted = |shown: &&mut Shown| shown.card == card || peers.contains(&shown.card);
            self.shown.iter_mut().filter(is_doubted).for_each(|shown| shown.is_lost = true);
        }
        knows
    }
}

/// Whether cards with equal backs cannot be told apart there by their place.
fn is_loose(zone: Zone) -> bool {
    matches!(zone, Zone::Hand(_) | Zone::Score(_) | Zone::Forecast(_))
}
