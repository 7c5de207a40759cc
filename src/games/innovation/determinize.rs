//! Determinizing what a player cannot know: cards that the viewer cannot tell apart change places.

use super::Innovation;
use super::card::Card;
use super::facts::{CARDS, LAST_AGE};
use super::knowledge::{GROUP, POOL};
use super::state::Zone;
use crate::engine::chance::{Chance, GOLDEN, mix, shuffle};
use crate::engine::seat::Seat;
use arrayvec::ArrayVec;

/// The attempts after which what somebody holds stays, and after which all stays.
const HELD_STAYS: u32 = 40;
const ALL_STAYS: u32 = 55;

/// Which card stands for which.
#[derive(Clone, Debug)]
pub struct Renaming {
    viewer: Option<Seat>,
    names: [u16; CARDS],
}

impl Renaming {
    /// A random exchange of everything that `viewer` cannot tell apart: first the cards of an age that were never seen, then,
    /// in each group of cards of which one left unseen, all of them. What somebody did in this step may hang on what he holds,
    /// so that few exchanges fit: after many attempts only what nobody holds is exchanged, at last nothing.
    pub(super) fn of(game: &Innovation, viewer: Option<Seat>, attempt: u32, chance: &mut dyn Chance) -> Renaming {
        let mut names: [u16; CARDS] = std::array::from_fn(|card| card as u16);
        let marked: Vec<(Card, u8)> = match attempt {
            0..HELD_STAYS => hidden_places(game, viewer).collect(),
            HELD_STAYS..ALL_STAYS => {
                let held = |card| !matches!(game.zone(card), Zone::Supply | Zone::Available);
                hidden_places(game, viewer).filter(|(card, mark)| mark & GROUP == 0 && !held(*card)).collect()
            }
            _ => Vec::new(),
        };
        for age in 1..=LAST_AGE {
            permute(&mut names, marked.iter().filter(|(card, mark)| card.value() == age && mark & POOL != 0), chance);
        }
        let mut groups: Vec<u8> = marked.iter().map(|(_, mark)| mark & GROUP).filter(|group| *group != 0).collect();
        groups.sort_unstable();
        groups.dedup();
        for group in groups {
            permute(&mut names, marked.iter().filter(|(_, mark)| mark & GROUP == group), chance);
        }
        Renaming { viewer, names }
    }

    /// The card that stands for this one.
    pub(super) fn card(&self, card: Card) -> Card {
        Card(self.names[card.index()])
    }

    /// Renames every card of a state. `false` if the viewer knew one of them there: it is what it was.
    pub(super) fn apply(&self, game: &mut Innovation) -> bool {
        let known = |card: Card| game.knowledge.mark(self.viewer, card) == 0;
        if Card::all().any(|card| self.card(card) != card && known(card)) {
            return false;
        }
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
        true
    }
}

/// Lets cards change places. Which one comes where depends on chance alone and not on how they lie: two states that the viewer
/// cannot tell apart are determinized in the same way by the same chance.
fn permute<'a>(names: &mut [u16; CARDS], places: impl Iterator<Item = &'a (Card, u8)>, chance: &mut dyn Chance) {
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
        .flat_map(move |zone| game.cards_in(zone))
        .map(move |card| (card, game.knowledge.mark(viewer, card)))
        .filter(|(_, mark)| *mark != 0)
}

/// What somebody sees of a place where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Seen {
    zone: Zone,
    value: u8,
    /// The card, if it is known.
    card: Option<Card>,
    /// The number of the group, counted as they come; 0 is none.
    group: u8,
    /// Of a group: the known cards in it, as a sum that does not depend on which is where.
    of: u64,
}

impl Innovation {
    /// Every place as `viewer` sees it, with all that a perfect memory keeps.
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> ArrayVec<Seen, CARDS> {
        let common = [Zone::Supply, Zone::Available, Zone::Removed].into_iter();
        let own = |seat| [Zone::Hand(seat), Zone::Score(seat), Zone::Board(seat), Zone::Achievements(seat)];
        let mut groups: ArrayVec<(u8, u64), CARDS> = ArrayVec::new();
        let mut seen: ArrayVec<Seen, CARDS> = ArrayVec::new();
        for zone in common.chain(self.seats().flat_map(own)) {
            for card in self.cards_in(zone) {
                let mark = self.knowledge.mark(viewer, card);
                let group = match mark & GROUP {
                    0 => 0,
                    group => {
                        let at = groups.iter().position(|(other, _)| *other == group).unwrap_or(groups.len());
                        if at == groups.len() {
                            groups.push((group, 0));
                        }
                        if mark & POOL == 0 {
                            groups[at].1 = groups[at].1.wrapping_add(scattered(card));
                        }
                        at as u8 + 1
                    }
                };
                seen.push(Seen { zone, value: card.value(), card: (mark == 0).then_some(card), group, of: 0 });
            }
        }
        for place in seen.iter_mut().filter(|place| place.group > 0) {
            place.of = groups[usize::from(place.group) - 1].1;
        }
        seen
    }
}

/// A number for a card, such that sums of different cards differ.
fn scattered(card: Card) -> u64 {
    mix((u64::from(card.0) + 1).wrapping_mul(GOLDEN))
}

#[cfg(test)]
mod tests {
    use super::super::cards::name::{ARCHERY, METALWORKING, OARS, SAILING};
    use super::super::{Options, Situation, Splay};
    use super::*;

    /// A renaming that lets two cards change places.
    fn swap(one: Card, other: Card) -> Renaming {
        let mut names: [u16; CARDS] = std::array::from_fn(|card| card as u16);
        names.swap(one.index(), other.index());
        Renaming { viewer: Some(Seat(0)), names }
    }

    #[test]
    fn what_the_viewer_knew_when_the_step_began_stays() {
        let table = Situation::new(&Options::default(), 2).and_then(|it| it.board(Seat(1), &[SAILING], Splay::None));
        let start = table.and_then(|it| it.hand(Seat(1), &[ARCHERY])).and_then(Situation::build).expect("free cards");
        let mut game = start.clone();
        assert!(!swap(SAILING, OARS).apply(&mut game), "it lies open, and is green");
        assert_eq!(game, start);
        assert!(swap(ARCHERY, METALWORKING).apply(&mut game));
        assert_eq!(game.zone(METALWORKING), Zone::Hand(Seat(1)));
    }
}
