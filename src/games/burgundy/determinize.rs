//! Determinizing what a player cannot know: cards that the viewer cannot tell apart change places.

use super::cards::{AnimalCard, Card, GoodsCard};
use super::facts::{ANIMAL_CARDS, CARDS, GOODS_CARDS};
use super::state::Burgundy;
use crate::engine::{Chance, Seat, shuffle};
use arrayvec::ArrayVec;

/// Which component stands for which.
#[derive(Clone, Debug)]
pub struct Renaming {
    cards: [u8; CARDS],
    goods: [u8; GOODS_CARDS],
    animals: [u8; ANIMAL_CARDS],
}

impl Renaming {
    /// A random exchange of everything that `viewer` cannot see: the draw pile, all face-down stacks (one's own too), the
    /// hands of the others, Egon's stacks, purchases of the others, and what lies under the open stacks. Cards are exchanged
    /// only with cards of the same shuffle: whoever counts cards knows that much.
    pub(super) fn of(game: &Burgundy, viewer: Option<Seat>, chance: &mut dyn Chance) -> Renaming {
        let mut renaming = Renaming {
            cards: std::array::from_fn(|n| n as u8),
            goods: std::array::from_fn(|n| n as u8),
            animals: std::array::from_fn(|n| n as u8),
        };
        let hidden = hidden_cards(game, viewer);
        for shuffle in 0..=game.shuffles {
            let group: ArrayVec<u8, CARDS> =
                hidden.iter().map(|card| card.0).filter(|card| game.shuffled[usize::from(*card)] == shuffle).collect();
            exchange(&mut renaming.cards, &group, chance);
            renaming.keep_dice(game, &group, chance);
        }
        let goods: ArrayVec<u8, GOODS_CARDS> = hidden_goods(game).map(|card| card.0).collect();
        exchange(&mut renaming.goods, &goods, chance);
        let animals: ArrayVec<u8, ANIMAL_CARDS> = hidden_animals(game).map(|card| card.0).collect();
        exchange(&mut renaming.animals, &animals, chance);
        renaming
    }

    /// A die played in this turn may have been shuffled under since; whatever stands for it shows the same number.
    fn keep_dice(&mut self, game: &Burgundy, group: &[u8], chance: &mut dyn Chance) {
        for die in game.dice.iter().filter(|die| group.contains(&die.0)) {
            let alike: ArrayVec<u8, CARDS> =
                group.iter().copied().filter(|card| Card(*card).die() == die.die()).collect();
            let stands_for = alike[chance.below(alike.len() as u32) as usize];
            if let Some(other) = self.cards.iter().position(|name| *name == stands_for) {
                self.cards.swap(other, usize::from(die.0));
            }
        }
    }

    /// The card that stands for this one.
    pub(super) fn card(&self, card: Card) -> Card {
        Card(self.cards[usize::from(card.0)])
    }

    /// Renames every component of a state.
    pub(super) fn apply(&self, game: &mut Burgundy) {
        let shuffled = game.shuffled;
        for (card, stands_for) in self.cards.iter().enumerate() {
            game.shuffled[usize::from(*stands_for)] = shuffled[card];
        }
        all_cards(game, |card| *card = self.card(*card));
        for card in game.goods.iter_mut().flatten() {
            *card = GoodsCard(self.goods[usize::from(card.0)]);
        }
        for card in game.animals.iter_mut().flatten() {
            *card = AnimalCard(self.animals[usize::from(card.0)]);
        }
    }
}

/// Lets the members of a group change places. Which one comes where depends on chance alone and not on how they lie: two states
/// that the viewer cannot tell apart are determinized in the same way by the same chance.
fn exchange(names: &mut [u8], group: &[u8], chance: &mut dyn Chance) {
    let mut new: ArrayVec<u8, CARDS> = group.iter().copied().collect();
    new.sort_unstable();
    shuffle(chance, &mut new);
    for (old, new) in group.iter().zip(new) {
        names[usize::from(*old)] = new;
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
