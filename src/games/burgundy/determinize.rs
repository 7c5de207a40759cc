//! Determinizing what a player cannot know (DESIGN.md, "Bots"): cards that the viewer cannot tell apart change places.

use super::Event;
use super::cards::{AnimalCard, Card, GoodsCard};
use super::facts::{ANIMAL_CARDS, CARDS, GOODS_CARDS};
use super::state::Burgundy;
use crate::engine::chance::{Chance, permute};
use crate::engine::game::Observation;
use crate::engine::seat::Seat;
use arrayvec::ArrayVec;

/// Which component stands for which.
struct Names {
    cards: [u8; CARDS],
    goods: [u8; GOODS_CARDS],
    animals: [u8; ANIMAL_CARDS],
}

impl Names {
    fn unchanged() -> Names {
        Names {
            cards: std::array::from_fn(|n| n as u8),
            goods: std::array::from_fn(|n| n as u8),
            animals: std::array::from_fn(|n| n as u8),
        }
    }
}

/// What tells goods cards and animal cards from action cards, and a hidden card from all others, in a sight.
const GOODS: u64 = 1 << 8;
const ANIMALS: u64 = 2 << 8;
const HIDDEN: u64 = 3 << 8;

impl Burgundy {
    /// A random exchange of everything that `viewer` cannot see: the draw pile, all face-down stacks (one's own too), the
    /// hands of the others, Egon's stacks, purchases of the others, and what lies under the open stacks. Cards are exchanged
    /// only with cards of the same shuffle: whoever counts cards knows that much. How the discard pile is ordered is nothing
    /// that anybody keeps in mind.
    pub(super) fn deal_hidden(&mut self, viewer: Option<Seat>, chance: &mut dyn Chance) {
        let mut names = Names::unchanged();
        let hidden = hidden_cards(self, viewer);
        for shuffle in 0..=self.shuffles {
            let group = hidden.iter().filter(|card| self.shuffled[usize::from(card.0)] == shuffle);
            let group: Vec<usize> = group.map(|card| usize::from(card.0)).collect();
            permute(chance, &mut names.cards, &group);
            self.forget_dice(&group, chance);
        }
        let goods: Vec<usize> = hidden_goods(self).map(|card| usize::from(card.0)).collect();
        permute(chance, &mut names.goods, &goods);
        let animals: Vec<usize> = hidden_animals(self).map(|card| usize::from(card.0)).collect();
        permute(chance, &mut names.animals, &animals);
        self.rename(&names);
        self.discard.sort_unstable();
    }

    /// A die played in this turn may have been shuffled under since: only its number is still known.
    fn forget_dice(&mut self, group: &[usize], chance: &mut dyn Chance) {
        for die in self.dice.iter_mut().filter(|die| group.contains(&usize::from(die.0))) {
            let cards = group.iter().map(|card| Card(*card as u8));
            let mut alike: ArrayVec<Card, CARDS> = cards.filter(|card| card.die() == die.die()).collect();
            alike.sort_unstable();
            *die = alike[chance.below(alike.len() as u32) as usize];
        }
    }

    /// Renames every component; dice that were played keep their names.
    fn rename(&mut self, names: &Names) {
        let shuffled = self.shuffled;
        for (card, stands_for) in names.cards.iter().enumerate() {
            self.shuffled[usize::from(*stands_for)] = shuffled[card];
        }
        all_cards(self, |card| card.0 = names.cards[usize::from(card.0)]);
        for card in self.goods.iter_mut().flatten() {
            *card = GoodsCard(names.goods[usize::from(card.0)]);
        }
        for card in self.animals.iter_mut().flatten() {
            *card = AnimalCard(names.animals[usize::from(card.0)]);
        }
    }

    /// What lies where, place by place; of a hidden card only under which shuffle it came.
    pub(super) fn sight_of(&self, viewer: Option<Seat>) -> Vec<u64> {
        let hidden = hidden_cards(self, viewer);
        let mut sight = Vec::with_capacity(CARDS + GOODS_CARDS + ANIMAL_CARDS);
        let mut discard: ArrayVec<u64, CARDS> = self.discard.iter().map(|card| u64::from(card.0)).collect();
        discard.sort_unstable();
        let mut look = |card: Card| {
            sight.push(match hidden.contains(&card) {
                true => HIDDEN | u64::from(self.shuffled[usize::from(card.0)]),
                false => u64::from(card.0),
            });
        };
        self.purchase.iter().copied().for_each(&mut look);
        self.display.iter().flatten().copied().for_each(&mut look);
        for player in &self.players {
            let stacks = player.hand.iter().chain(&player.projects).chain(player.estate.iter().flat_map(|fan| &fan.cards));
            stacks.copied().for_each(&mut look);
        }
        if let Some(egon) = &self.egon {
            egon.piles.iter().flatten().copied().for_each(&mut look);
        }
        let depths = self.players.iter().map(|player| player.stack.len()).chain([self.draw.len()]);
        sight.extend(depths.map(|depth| depth as u64));
        sight.extend(discard);
        for stack in &self.goods {
            sight.push(stack.last().map_or(HIDDEN, |card| GOODS | u64::from(card.0)));
            sight.push(stack.len() as u64);
        }
        for stack in &self.animals {
            sight.push(stack.last().map_or(HIDDEN, |card| ANIMALS | u64::from(card.0)));
            sight.push(stack.len() as u64);
        }
        sight
    }

    /// Exchanges the first component that was seen in place of another, if the viewer cannot tell them apart where they lie.
    pub(super) fn mend(
        &mut self,
        viewer: Option<Seat>,
        got: &Observation<Burgundy>,
        wanted: &Observation<Burgundy>,
    ) -> bool {
        let Some((got, wanted)) = first_difference(got, wanted) else { return false };
        let (kind, one, other) = (got & !0xff, (got & 0xff) as usize, (wanted & 0xff) as usize);
        let mut names = Names::unchanged();
        let card = |n: usize| Card(n as u8);
        let alike = match kind {
            _ if wanted & !0xff != kind || one == other => false,
            0 => {
                let hidden = hidden_cards(self, viewer);
                names.cards.swap(one, other);
                let both = |pile: &[Card]| pile.contains(&card(one)) && pile.contains(&card(other));
                both(&hidden) && self.shuffled[one] == self.shuffled[other] || both(&self.discard)
            }
            GOODS => {
                names.goods.swap(one, other);
                let both = |n: usize| hidden_goods(self).any(|card| usize::from(card.0) == n);
                both(one) && both(other)
            }
            ANIMALS => {
                names.animals.swap(one, other);
                let both = |n: usize| hidden_animals(self).any(|card| usize::from(card.0) == n);
                both(one) && both(other)
            }
            _ => false,
        };
        if alike {
            self.rename(&names);
        }
        alike
    }
}

/// What was seen first in place of what else, as numbers of a sight.
fn first_difference(got: &Observation<Burgundy>, wanted: &Observation<Burgundy>) -> Option<(u64, u64)> {
    let pair = match (got, wanted) {
        (Observation::Event(got), Observation::Event(wanted)) => (named(*got)?, named(*wanted)?),
        _ => {
            let mut places = sight_in(got)?.iter().zip(sight_in(wanted)?);
            places.find(|(got, wanted)| got != wanted).map(|(got, wanted)| (*got, *wanted))?
        }
    };
    (pair.0 != pair.1).then_some(pair)
}

fn sight_in(observation: &Observation<Burgundy>) -> Option<&[u64]> {
    match observation {
        Observation::Event(_) => None,
        Observation::Asked { sight, .. } | Observation::Waits { sight, .. } | Observation::Over { sight } => Some(sight),
    }
}

/// The card that an event shows.
fn named(event: Event) -> Option<u64> {
    match event {
        Event::PlayedDie(_, card)
        | Event::Took(_, card)
        | Event::GaveUp(_, card)
        | Event::Placed(_, card, _)
        | Event::Kept(_, card)
        | Event::Used(_, card)
        | Event::EgonTurned(card) => Some(u64::from(card.0)),
        _ => None,
    }
}

/// The cards that the viewer cannot see, place by place. `None` sees no hand at all.
pub(super) fn hidden_cards(game: &Burgundy, viewer: Option<Seat>) -> ArrayVec<Card, CARDS> {
    let mut hidden: ArrayVec<Card, CARDS> = game.draw.iter().copied().collect();
    for (player, seat) in game.players.iter().zip(Seat::all(4)) {
        hidden.extend(player.stack.iter().copied());
        if Some(seat) != viewer {
            hidden.extend(player.hand.iter().copied());
        }
    }
    hidden.extend(game.egon.iter().flat_map(|egon| egon.stacks.iter().flatten().copied()));
    if viewer.is_none() || game.current() != viewer {
        hidden.extend(game.purchase.iter().copied());
    }
    hidden
}

/// The goods cards that nobody can see: all but the tops.
pub(super) fn hidden_goods(game: &Burgundy) -> impl Iterator<Item = GoodsCard> {
    game.goods.iter().flat_map(|stack| stack.iter().take(stack.len().saturating_sub(1)).copied())
}

/// The animal cards that nobody can see: all but the tops.
pub(super) fn hidden_animals(game: &Burgundy) -> impl Iterator<Item = AnimalCard> {
    game.animals.iter().flat_map(|stack| stack.iter().take(stack.len().saturating_sub(1)).copied())
}

/// Visits every action card on the table.
pub(super) fn all_cards(game: &mut Burgundy, mut visit: impl FnMut(&mut Card)) {
    game.draw.iter_mut().for_each(&mut visit);
    game.discard.iter_mut().for_each(&mut visit);
    game.display.iter_mut().flatten().for_each(&mut visit);
    game.purchase.iter_mut().for_each(&mut visit);
    for player in &mut game.players {
        player.stack.iter_mut().for_each(&mut visit);
        player.hand.iter_mut().for_each(&mut visit);
        player.projects.iter_mut().for_each(&mut visit);
        player.estate.iter_mut().flat_map(|fan| &mut fan.cards).for_each(&mut visit);
    }
    if let Some(egon) = game.egon.as_mut() {
        egon.stacks.iter_mut().flatten().for_each(&mut visit);
        egon.piles.iter_mut().flatten().for_each(&mut visit);
    }
}
