//! Determinizing what a player cannot know: cards that the viewer cannot tell apart change places.

use super::super::cards::{AnimalCard, Card, GoodsCard};
use super::super::facts::{ANIMAL_CARDS, CARDS, CARDS_PER_ANIMAL, CARDS_PER_GOODS, GOODS_CARDS};
use super::super::{Choice, Event, Scope};
use super::Burgundy;
use crate::engine::chance::{Chance, permute};
use crate::engine::game::Observation;
use crate::engine::seat::Seat;
use arrayvec::ArrayVec;
use std::fmt::Write;

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

/// What tells a hidden card, the top of a stack and a height from action cards in a view.
const HIDDEN: u64 = 1 << 8;
const TOP: u64 = 2 << 8;
const HEIGHT: u64 = 3 << 8;
/// So many numbers at the end of a view are the tops and heights of the open stacks.
const STACKS: usize = 8;

impl Burgundy {
    /// A random exchange of everything that `viewer` cannot see: the draw pile, all face-down stacks (one's own too), the
    /// hands of the others, Egon's stacks, purchases of the others, and what lies under the open stacks. Cards are exchanged
    /// only with cards of the same shuffle: whoever counts cards knows that much. How the discard pile is ordered is nothing
    /// that anybody keeps in mind.
    pub(in crate::games::burgundy) fn deal_hidden(&mut self, viewer: Option<Seat>, chance: &mut dyn Chance) {
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
        // Cards of a sort are all the same: which of them have been taken is nothing that anybody can see.
        count_anew(self.goods.iter_mut().flatten().map(|card| &mut card.0), CARDS_PER_GOODS);
        count_anew(self.animals.iter_mut().flatten().map(|card| &mut card.0), CARDS_PER_ANIMAL);
        self.discard.sort_unstable();
        self.discard.iter().for_each(|card| self.shuffled[usize::from(card.0)] = 0);
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
    pub(in crate::games::burgundy) fn sight_of(&self, viewer: Option<Seat>) -> Vec<u64> {
        let hidden = hidden_cards(self, viewer);
        let mut view = Vec::with_capacity(CARDS + STACKS + 5);
        let mut discard: ArrayVec<u64, CARDS> = self.discard.iter().map(|card| u64::from(card.0)).collect();
        discard.sort_unstable();
        let mut look = |card: Card| {
            view.push(match hidden.contains(&card) {
                true => HIDDEN | u64::from(self.shuffled[usize::from(card.0)]),
                false => u64::from(card.0),
            });
        };
        self.purchase.iter().copied().for_each(&mut look);
        self.display.iter().flatten().copied().for_each(&mut look);
        for player in &self.players {
            let stacks =
                player.hand.iter().chain(&player.projects).chain(player.estate.iter().flat_map(|fan| &fan.cards));
            stacks.copied().for_each(&mut look);
        }
        if let Some(egon) = &self.egon {
            egon.piles.iter().flatten().copied().for_each(&mut look);
        }
        let depths = self.players.iter().map(|player| player.stack.len()).chain([self.draw.len()]);
        view.extend(depths.map(|depth| HEIGHT | depth as u64));
        view.extend(discard);
        let mut tops = |top: Option<u64>, height: usize| {
            view.push(top.map_or(HIDDEN, |sort| TOP | sort));
            view.push(HEIGHT | height as u64);
        };
        self.goods.iter().for_each(|stack| tops(stack.last().map(|card| card.sort() as u64), stack.len()));
        self.animals.iter().for_each(|stack| tops(stack.last().map(|card| card.animal() as u64), stack.len()));
        view
    }

    /// The whole table as somebody sees it: what is hidden has no names.
    pub(in crate::games::burgundy) fn known_text(&self, viewer: Option<Seat>) -> String {
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

    /// The components that somebody cannot tell apart, group by group.
    pub(in crate::games::burgundy) fn hidden_groups(&self, viewer: Option<Seat>) -> Vec<Vec<u16>> {
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

    /// Visits every action card on the table.
    pub(in crate::games::burgundy) fn each_card(&self, mut visit: impl FnMut(Card)) {
        all_cards(&mut self.clone(), |card| visit(*card));
    }

    /// Exchanges what was seen first with what should have been seen, if the viewer cannot tell them apart where they lie.
    pub(in crate::games::burgundy) fn mend(
        &mut self,
        viewer: Option<Seat>,
        got: &Observation<Burgundy>,
        wanted: &Observation<Burgundy>,
    ) -> bool {
        let names = match (got, wanted) {
            (Observation::Event(got), Observation::Event(wanted)) => {
                self.two_cards(viewer, named(*got), named(*wanted))
            }
            (Observation::Chose(_, got), Observation::Chose(_, wanted)) => {
                self.two_cards(viewer, chosen(*got), chosen(*wanted))
            }
            _ => match (sight_in(got), sight_in(wanted)) {
                (Some(got), Some(wanted)) if got.len() >= STACKS && wanted.len() >= STACKS => {
                    let (got, tops) = got.split_at(got.len() - STACKS);
                    let (wanted, wanted_tops) = wanted.split_at(wanted.len() - STACKS);
                    let (one, other) = first_difference(got, wanted);
                    self.two_cards(viewer, one, other).or_else(|| self.two_stacked(tops, wanted_tops))
                }
                _ => None,
            },
        };
        if let Some(names) = &names {
            self.rename(names);
        }
        names.is_some()
    }

    /// Names that exchange two action cards.
    fn two_cards(&self, viewer: Option<Seat>, one: Option<u64>, other: Option<u64>) -> Option<Names> {
        let (one, other) = (one? as usize, other? as usize);
        let both = |pile: &[Card]| [one, other].iter().all(|card| pile.contains(&Card(*card as u8)));
        let hidden = both(&hidden_cards(self, viewer)) && self.shuffled[one] == self.shuffled[other];
        let mut names = Names::unchanged();
        names.cards.swap(one, other);
        (one != other && (hidden || both(&self.discard))).then_some(names)
    }

    /// Names that lay a card of the wanted sort where, when the cards above it have gone, another one was seen.
    fn two_stacked(&self, got: &[u64], wanted: &[u64]) -> Option<Names> {
        let at = (0..STACKS).step_by(2).find(|at| got[*at] != wanted[*at])?;
        let height = (got[at + 1] & !HEIGHT) as usize;
        let sort = wanted[at].checked_sub(TOP)?;
        let mut names = Names::unchanged();
        if at < STACKS / 2 {
            let one = self.goods[at / 2].get(height.checked_sub(1)?)?;
            let other = hidden_goods(self).find(|card| card.sort() as u64 == sort)?;
            names.goods.swap(usize::from(one.0), usize::from(other.0));
            hidden_goods(self).any(|card| card == *one).then_some(names)
        } else {
            let one = self.animals[at / 2 - 2].get(height.checked_sub(1)?)?;
            let other = hidden_animals(self).find(|card| card.animal() as u64 == sort)?;
            names.animals.swap(usize::from(one.0), usize::from(other.0));
            hidden_animals(self).any(|card| card == *one).then_some(names)
        }
    }
}

/// Gives the cards of each sort, of which there are `each`, their first names in the order in which they lie.
fn count_anew<'a>(cards: impl Iterator<Item = &'a mut u8>, each: usize) {
    let mut counts = [0; GOODS_CARDS + ANIMAL_CARDS];
    for card in cards {
        let sort = usize::from(*card) / each;
        *card = (sort * each + counts[sort]) as u8;
        counts[sort] += 1;
    }
}

/// The first action card that was seen and should not have been, and the first that should have been; of the same cards, the
/// first two that lie in each other's places.
fn first_difference(got: &[u64], wanted: &[u64]) -> (Option<u64>, Option<u64>) {
    let only = |here: &[u64], there: &[u64]| here.iter().copied().find(|one| *one < HIDDEN && !there.contains(one));
    match (only(got, wanted), only(wanted, got)) {
        (None, None) => {
            let cards = |(got, wanted): &(&u64, &u64)| got != wanted && **got < HIDDEN && **wanted < HIDDEN;
            got.iter().zip(wanted).find(cards).map(|(got, wanted)| (*got, *wanted)).unzip()
        }
        pair => pair,
    }
}

fn sight_in(observation: &Observation<Burgundy>) -> Option<&[u64]> {
    match observation {
        Observation::Event(_) | Observation::Chose(..) => None,
        Observation::Asked { view, .. } | Observation::Waits { view, .. } | Observation::Over { view } => Some(view),
    }
}

/// The card that was hidden before it was chosen.
fn chosen(choice: Choice) -> Option<u64> {
    match choice {
        Choice::Act(Some(card), _) | Choice::Keep(card) | Choice::Use(card) => Some(u64::from(card.0)),
        _ => None,
    }
}

/// The card that an event shows.
fn named(event: Event) -> Option<u64> {
    match event {
        Event::Began(Scope::Action(_, Some(card)))
        | Event::Took(_, card)
        | Event::GaveUp(_, card)
        | Event::Placed(_, card, _)
        | Event::Kept(_, card)
        | Event::Used(_, card)
        | Event::Discarded(_, card)
        | Event::EgonTurned(card) => Some(u64::from(card.0)),
        _ => None,
    }
}

/// The cards that the viewer cannot see, place by place. `None` sees no hand at all.
fn hidden_cards(game: &Burgundy, viewer: Option<Seat>) -> ArrayVec<Card, CARDS> {
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
fn hidden_goods(game: &Burgundy) -> impl Iterator<Item = GoodsCard> {
    game.goods.iter().flat_map(|stack| stack.iter().take(stack.len().saturating_sub(1)).copied())
}

/// The animal cards that nobody can see: all but the tops.
fn hidden_animals(game: &Burgundy) -> impl Iterator<Item = AnimalCard> {
    game.animals.iter().flat_map(|stack| stack.iter().take(stack.len().saturating_sub(1)).copied())
}

/// Visits every action card on the table.
fn all_cards(game: &mut Burgundy, mut visit: impl FnMut(&mut Card)) {
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
