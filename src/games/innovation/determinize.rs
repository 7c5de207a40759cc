//! Determinizing what a player cannot know: cards that the viewer cannot tell apart change places.

use super::Innovation;
use super::card::{Back, Card};
use super::event::{Deal, Event, Scope};
use super::facts::LAST_AGE;
use super::knowledge::{GROUP, POOL, sees};
use super::state::{Cards, Zone};
use crate::engine::chance::{Chance, GOLDEN, mix, permute};
use crate::engine::game::Observation;
use crate::engine::seat::Seat;
use arrayvec::ArrayVec;

impl Innovation {
    /// Every card by its own name.
    fn unchanged(&self) -> Vec<u16> {
        (0..self.sets().numbered() as u16).collect()
    }

    /// The backs of all cards in play.
    pub(super) fn backs(&self) -> impl Iterator<Item = Back> + use<> {
        self.sets().iter().flat_map(|set| (1..=LAST_AGE).map(move |value| Back { set, value }))
    }

    /// A random exchange of everything that `viewer` cannot tell apart: first the cards of one back that were never seen, then,
    /// in each group of cards of which one left unseen, all of them. What others keep in mind for themselves is forgotten.
    pub(super) fn deal_hidden(&mut self, viewer: Option<Seat>, chance: &mut dyn Chance) {
        let mut names = self.unchanged();
        let mut marked: Vec<(Card, u8)> = hidden_places(self, viewer).collect();
        let mut groups: ArrayVec<u8, { GROUP as usize }> = ArrayVec::new();
        for (_, mark) in &marked {
            if mark & GROUP != 0 && !groups.contains(&(mark & GROUP)) {
                groups.push(mark & GROUP);
            }
        }
        // Whoever cannot tell the members of a group apart must not see either which of them have the places of the pool.
        marked.sort_by_key(|(_, mark)| groups.iter().position(|group| *group == mark & GROUP).map_or(0, |at| at + 1));
        let mut exchange = |cards: &[Card]| {
            let places: Vec<usize> = cards.iter().map(|card| card.index()).collect();
            permute(chance, &mut names, &places);
        };
        let those = |fits: &dyn Fn(u8) -> bool| -> Vec<Card> {
            marked.iter().filter(|(_, mark)| fits(*mark)).map(|(card, _)| *card).collect()
        };
        let mut pool = those(&|mark| mark & POOL != 0);
        pool.sort_by_key(|card| card.back());
        pool.chunk_by(|one, other| one.back() == other.back()).for_each(&mut exchange);
        for group in groups {
            exchange(&those(&|mark| mark & GROUP == group));
        }
        self.rename(viewer, &names);
        self.forget_others(viewer);
    }

    /// Exchanges two cards that the viewer cannot tell apart.
    pub(super) fn swap(&mut self, viewer: Option<Seat>, one: Card, other: Card) {
        let mut names = self.unchanged();
        names.swap(one.index(), other.index());
        self.rename(viewer, &names);
    }

    /// Whether the viewer cannot tell these two cards apart.
    fn alike(&self, viewer: Option<Seat>, one: Card, other: Card) -> bool {
        let mark = |card| self.mark(viewer, card);
        let group = mark(one) & GROUP;
        let grouped = group != 0 && mark(other) & GROUP == group;
        one != other && one.back() == other.back() && (mark(one) & mark(other) & POOL != 0 || grouped)
    }

    /// Two cards that should change places. A card that should have been seen comes to where another one was seen, or to where
    /// it should have come from; a card that should not have been seen, or that went unseen and should not have gone, anywhere
    /// else. `None` if nothing is to be done, or if others could have chosen so with the cards that they have.
    pub(super) fn misplaced(
        &self,
        viewer: Option<Seat>,
        (got, wanted): (&Observation<Innovation>, &Observation<Innovation>),
        urgent: bool,
        chance: &mut dyn Chance,
    ) -> Option<(Card, Card)> {
        let loose = |zone| matches!(zone, Zone::Hand(_) | Zone::Score(_) | Zone::Forecast(_));
        let alike = |card: Card, cards: &[Card]| -> Cards {
            cards.iter().copied().filter(|other| self.alike(viewer, card, *other)).collect()
        };
        let elsewhere = |card: Card| -> Cards {
            let others: Cards = self.sets().cards().filter(|other| self.zone(*other) != self.zone(card)).collect();
            alike(card, &others)
        };
        let mut any = |cards: &[Card]| match cards.len() as u32 {
            0 => None,
            count => Some(cards[chance.below(count) as usize]),
        };
        match (shown(got, viewer), shown(wanted, viewer)) {
            (_, Some((card, from))) if !urgent && loose(from) && self.zone(card) == from => None,
            (Some((other, _)), Some((card, _))) if self.alike(viewer, card, other) => Some((card, other)),
            (_, Some((card, Zone::Supply))) => {
                let top = self.pile_of(card.back()).last().copied();
                top.filter(|other| self.alike(viewer, card, *other)).map(|other| (card, other))
            }
            (_, Some((card, from))) => any(&alike(card, &self.cards_in(from))).map(|other| (card, other)),
            (Some((card, _)), None) => any(&elsewhere(card)).map(|other| (card, other)),
            (None, None) => {
                let (Observation::Event(Event::Moved { card, from, .. }), Observation::Event(_), true) =
                    (got, wanted, urgent)
                else {
                    return None;
                };
                let here: Cards = self.cards_in(*from).into_iter().filter(|one| one.back() == card.back()).collect();
                let card = any(&here)?;
                any(&elsewhere(card)).map(|other| (card, other))
            }
        }
    }
}

/// The card whose face an observation shows, and from where it came.
fn shown(observation: &Observation<Innovation>, viewer: Option<Seat>) -> Option<(Card, Zone)> {
    match observation {
        Observation::Event(Event::Moved { card, from, to, .. }) if sees(viewer, *from) || sees(viewer, *to) => {
            Some((*card, *from))
        }
        Observation::Event(Event::LookedAt(seat, card)) if viewer == Some(*seat) => Some((*card, Zone::Supply)),
        Observation::Event(Event::Revealed(seat, card) | Event::Began(Scope::Action(seat, Deal::Meld(card)))) => {
            Some((*card, Zone::Hand(*seat)))
        }
        _ => None,
    }
}

/// The first card with the same back.
fn alike(card: Card) -> Card {
    card.set().cards().find(|other| other.back() == card.back()).unwrap_or(card)
}

impl Event {
    /// The event as somebody sees it: a card that moves unseen is any with its back.
    pub(super) fn as_seen(self, viewer: Option<Seat>) -> Event {
        match self {
            Event::Moved { card, from, to, how, by }
                if !sees(viewer, from) && !sees(viewer, to) && !card.is_relic() =>
            {
                Event::Moved { card: alike(card), from, to, how, by }
            }
            Event::Karma { figure, number, owner, by, trigger, instead, .. } => {
                Event::Karma { figure, number, owner, by, trigger, about: None, instead }
            }
            Event::LookedAt(seat, card) if viewer != Some(seat) => Event::LookedAt(seat, alike(card)),
            seen => seen,
        }
    }
}

/// The cards that the viewer does not know, place by place, with their marks.
pub(super) fn hidden_places(game: &Innovation, viewer: Option<Seat>) -> impl Iterator<Item = (Card, u8)> {
    let zones = [Zone::Supply, Zone::Available].into_iter();
    let own = game
        .seats()
        .flat_map(|seat| [Zone::Hand(seat), Zone::Score(seat), Zone::Forecast(seat), Zone::Achievements(seat)]);
    zones
        .chain(own)
        .flat_map(move |zone| game.cards_in(zone))
        .map(move |card| (card, game.mark(viewer, card)))
        .filter(|(_, mark)| *mark != 0)
}

/// What somebody sees of a place where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Seen {
    zone: Zone,
    back: Back,
    /// The card, if it is known.
    card: Option<Card>,
    /// The number of the group, counted as they come; 0 is none.
    group: u8,
    /// Of a group: the known cards in it, as a sum that does not depend on which is where.
    of: u64,
}

impl Innovation {
    /// Every place as `viewer` sees it, with all that a perfect memory keeps.
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> Vec<Seen> {
        let common = [Zone::Supply, Zone::Available, Zone::Removed, Zone::Relics].into_iter();
        let own = |seat| {
            let held = [Zone::Hand(seat), Zone::Score(seat), Zone::Forecast(seat), Zone::Display(seat)];
            held.into_iter().chain([Zone::Revealed(seat), Zone::Board(seat), Zone::Achievements(seat)])
        };
        let mut groups: ArrayVec<(u8, u64), { GROUP as usize }> = ArrayVec::new();
        let mut seen: Vec<Seen> = Vec::with_capacity(self.sets().numbered());
        for zone in common.chain(self.seats().flat_map(own)) {
            for card in self.cards_in(zone) {
                let mark = self.mark(viewer, card);
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
                seen.push(Seen { zone, back: card.back(), card: (mark == 0).then_some(card), group, of: 0 });
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
    use super::super::event::How;
    use super::super::{Options, Situation, Splay};
    use super::*;
    use crate::engine::{Game, Stream};

    const ANN: Option<Seat> = Some(Seat(0));
    const BEN: Seat = Seat(1);

    fn table() -> Innovation {
        let table = Situation::new(&Options::default(), 2).and_then(|it| it.board(BEN, &[SAILING], Splay::None));
        table.and_then(|it| it.hand(BEN, &[ARCHERY])).and_then(Situation::build).expect("free cards")
    }

    fn from_his_hand(card: Card) -> Observation<Innovation> {
        let to = Zone::Board(BEN);
        Observation::Event(Event::Moved { card, from: Zone::Hand(BEN), to, how: How::Meld, by: BEN })
    }

    #[test]
    fn a_card_that_should_have_been_seen_takes_the_place_of_another() {
        let mut game = table();
        let hidden = game.zone(METALWORKING);
        let seen = [ARCHERY, METALWORKING].map(from_his_hand);
        let repair = |game: &mut Innovation| game.repair(ANN, (&seen[0], &seen[1]), false, &mut Stream::new(1));
        assert!(repair(&mut game));
        assert_eq!((game.zone(METALWORKING), game.zone(ARCHERY)), (Zone::Hand(BEN), hidden));
        let repaired = game.clone();
        assert!(!repair(&mut game));
        assert_eq!(game, repaired, "it is there: he could have chosen it");
    }

    #[test]
    fn what_the_viewer_knows_is_never_exchanged() {
        let mut game = table();
        let start = game.clone();
        let mut repair = |viewer, wanted| {
            let seen = [ARCHERY, wanted].map(from_his_hand);
            game.repair(viewer, (&seen[0], &seen[1]), true, &mut Stream::new(1))
        };
        assert!(!repair(ANN, SAILING), "it lies open");
        assert!(!repair(Some(BEN), OARS), "he has seen it");
        assert_eq!(game, start);
    }

    #[test]
    fn a_card_that_moves_unseen_is_any_with_its_back() {
        let drawn = |card| Event::Moved { card, from: Zone::Supply, to: Zone::Hand(BEN), how: How::Draw, by: BEN };
        assert_eq!(drawn(OARS).as_seen(ANN), drawn(ARCHERY).as_seen(ANN));
        assert_eq!(drawn(OARS).as_seen(Some(BEN)), drawn(OARS));
    }
}
