//! Who knows which card (rules/innovation/en.md#information): cards that were seen moving stay known. The option "no card
//! tracking" hides it from people; bots have a perfect memory in any case.
//!
//! For every looker a card has a mark. 0: known. [`POOL`]: never seen; such cards may be any of those that look the same from
//! behind. A group: one of several cards left a zone unseen, so the looker knows which cards they are but not which is where.
//! A card can be in the pool and in a group at once: then one of several cards, some of them never seen, left unseen.

use super::card::Card;
use super::zone::{A_BACK, Zone};
use crate::engine::Seat;
use arrayvec::ArrayVec;

/// The lookers: four seats, and somebody outside who sees what is open to everybody.
const LOOKERS: usize = 5;
/// The mark of a card that was never seen.
pub(super) const POOL: u8 = 0x80;
/// The part of a mark that names a group; 0 is none.
pub(super) const GROUP: u8 = 0x7f;

/// What everybody knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Knowledge {
    /// Whether the page reminds of what was seen before.
    tracked: bool,
    /// The number of cards.
    cards: usize,
    /// The marks of all cards, looker by looker.
    marks: Vec<u8>,
}

/// What a card's text, which everybody knows, says of the faces of cards that leave.
#[derive(Clone, Copy, Debug)]
pub(super) enum Named<'a> {
    /// Nothing: they may be any.
    Any,
    /// They are all that fit it.
    All,
    /// They are some of these, which fit it.
    Among(&'a [Card]),
}

impl Named<'_> {
    /// Whether somebody who knows this card of the zone cannot tell by the text whether it leaves.
    fn doubts(self, card: Card) -> bool {
        match self {
            Named::Any => true,
            Named::All => false,
            Named::Among(fitting) => fitting.contains(&card),
        }
    }
}

/// The row of a looker; `None` looks on from outside.
fn row(looker: Option<Seat>) -> usize {
    looker.map_or(LOOKERS - 1, Seat::index)
}

/// Whether this looker may look at the faces there.
fn open_to(zone: Zone, looker: usize) -> bool {
    match zone {
        Zone::Board(_) | Zone::Removed | Zone::Display(_) | Zone::Revealed(_) | Zone::Relics => true,
        Zone::Hand(owner) | Zone::Score(owner) | Zone::Forecast(owner) => owner.index() == looker,
        Zone::Supply | Zone::Achievements(_) | Zone::Available => false,
    }
}

/// Whether somebody may look at the faces there; `None` looks on from outside.
pub(super) fn sees(looker: Option<Seat>, zone: Zone) -> bool {
    open_to(zone, row(looker))
}

/// Whether cards of equal backs cannot be told apart there by their place.
fn is_loose(zone: Zone) -> bool {
    matches!(zone, Zone::Hand(_) | Zone::Score(_) | Zone::Forecast(_))
}

impl Knowledge {
    /// Nobody knows anything of so many cards.
    pub(super) fn new(tracked: bool, cards: usize) -> Knowledge {
        Knowledge { tracked, cards, marks: vec![POOL; LOOKERS * cards] }
    }

    /// These cards of a pile, all of it, were shuffled: nobody knows any more which is where.
    pub(super) fn shuffled(&mut self, pile: &[Card]) {
        if !pile.is_empty() {
            self.rows().for_each(|marks| mix(marks, pile));
        }
    }

    /// The marks of every looker.
    fn rows(&mut self) -> impl Iterator<Item = &mut [u8]> {
        self.marks.chunks_exact_mut(self.cards)
    }

    /// Whether a looker is shown the card that lies in this zone: without tracking only where one may look now.
    pub(super) fn shows(&self, looker: Option<Seat>, card: Card, zone: Zone) -> bool {
        if self.tracked || card.is_relic() { self.mark(looker, card) == 0 } else { open_to(zone, row(looker)) }
    }

    /// What somebody with a perfect memory knows of a card.
    pub(super) fn mark(&self, looker: Option<Seat>, card: Card) -> u8 {
        self.marks[row(looker) * self.cards + card.index()]
    }

    /// These cards of a zone are about to leave it together; `there` are all cards that lie in it.
    ///
    /// Everybody always sees where the relics are: they lie face up, and whoever holds one has taken it from there.
    /// Whoever sees no faces sees backs: where all cards of a value leave for one place in which their order does not matter, it
    /// stays certain which they are; of the others it is only known that some of them left.
    pub(super) fn leave(&mut self, cards: &[Card], from: Zone, to: Zone, there: &[Card], named: Named) {
        for (looker, marks) in self.rows().enumerate() {
            if open_to(from, looker) || open_to(to, looker) {
                cards.iter().for_each(|card| see(marks, *card));
            } else if is_loose(from) {
                for (n, card) in cards.iter().enumerate() {
                    if card.is_relic() {
                        continue;
                    }
                    let alike = |other: &&Card| other.back() == card.back() && !other.is_relic();
                    if cards[..n].iter().any(|other| alike(&other)) {
                        continue;
                    }
                    let in_doubt = |other: &&Card| alike(other) && (marks[other.index()] != 0 || named.doubts(**other));
                    let peers: ArrayVec<Card, A_BACK> = there.iter().filter(in_doubt).copied().collect();
                    let leaving = cards.iter().filter(in_doubt).count();
                    if leaving > 0 && (leaving < peers.len() || !is_loose(to)) {
                        mix(marks, &peers);
                    }
                }
            }
        }
    }

    /// A card has come to lie elsewhere: a group whose cards all lie in one loose zone again is none.
    pub(super) fn settle(&mut self, card: Card, zones: &[Zone]) {
        for marks in self.rows() {
            let group = marks[card.index()] & GROUP;
            if group == 0 {
                continue;
            }
            let home = zones[card.index()];
            let mut members = marks.iter().zip(zones).filter(|(mark, _)| **mark & GROUP == group);
            if is_loose(home) && members.all(|(_, zone)| *zone == home) {
                dissolve(marks, group);
            }
        }
    }

    /// One seat sees a card.
    pub(super) fn seen_by(&mut self, seat: Seat, card: Card) {
        let first = seat.index() * self.cards;
        see(&mut self.marks[first..first + self.cards], card);
    }

    /// Everybody sees a card.
    pub(super) fn revealed(&mut self, card: Card) {
        self.rows().for_each(|marks| see(marks, card));
    }

    /// All others know what `looker` knows, but for the cards that only he may look at, and what they may look at themselves: what
    /// else they have seen, he need not know.
    pub(super) fn forget_others(&mut self, looker: Option<Seat>, zones: &[Zone]) {
        let first = row(looker) * self.cards;
        let known = self.marks[first..first + self.cards].to_vec();
        for (of, marks) in self.rows().enumerate().filter(|(of, _)| *of != row(looker)) {
            marks.copy_from_slice(&known);
            for ((card, zone), mark) in (0..).map(Card).zip(zones).zip(marks) {
                if open_to(*zone, of) || card.is_relic() {
                    *mark = 0;
                } else if open_to(*zone, row(looker)) {
                    *mark = POOL;
                }
            }
        }
        self.rows().for_each(renumber);
    }

    /// Renames the cards for a looker who cannot tell them apart. For him what was never seen stays never seen, and places keep
    /// their groups.
    pub(super) fn rename(&mut self, looker: Option<Seat>, names: &[u16]) {
        for (of, marks) in self.rows().enumerate() {
            let old = marks.to_vec();
            for (card, name) in names.iter().enumerate() {
                let name = usize::from(*name);
                marks[name] = if of == row(looker) { old[card] & GROUP | old[name] & POOL } else { old[card] };
            }
        }
    }
}

/// Counts the groups anew, by their first cards: how they were counted before hangs on what happened unseen.
fn renumber(marks: &mut [u8]) {
    let mut numbers = [0; GROUP as usize + 1];
    let mut next = 0;
    for mark in marks.iter_mut().filter(|mark| **mark & GROUP != 0) {
        let number = &mut numbers[usize::from(*mark & GROUP)];
        if *number == 0 {
            next += 1;
            *number = next;
        }
        *mark = *mark & POOL | *number;
    }
}

/// The looker sees this card's face. A group of one is none.
fn see(marks: &mut [u8], card: Card) {
    let group = std::mem::take(&mut marks[card.index()]) & GROUP;
    if group != 0 && marks.iter().filter(|mark| **mark & GROUP == group).count() == 1 {
        dissolve(marks, group);
    }
}

/// One of these cards leaves unseen: from now on they are one group, with all that was grouped with them.
fn mix(marks: &mut [u8], peers: &[Card]) {
    let first = marks[peers[0].index()];
    if peers.len() == 1 || first != 0 && peers.iter().all(|peer| marks[peer.index()] == first) {
        return;
    }
    let used = |marks: &[u8], group: u8| marks.iter().any(|mark| mark & GROUP == group);
    let free = (1..=GROUP).find(|group| !used(marks, *group));
    let group = free.expect("groups have two cards and more: so few cards lie hidden that a mark can name them all");
    let joined: Vec<u8> = peers.iter().map(|peer| marks[peer.index()] & GROUP).filter(|group| *group != 0).collect();
    for mark in marks.iter_mut().filter(|mark| joined.contains(&(**mark & GROUP))) {
        *mark = *mark & POOL | group;
    }
    for peer in peers {
        let mark = &mut marks[peer.index()];
        *mark = *mark & POOL | group;
    }
}

fn dissolve(marks: &mut [u8], group: u8) {
    marks.iter_mut().filter(|mark| **mark & GROUP == group).for_each(|mark| *mark &= POOL);
}

#[cfg(test)]
mod tests {
    use super::super::facts::A_SET;
    use super::*;

    const ANN: Option<Seat> = Some(Seat(0));
    const BEN: Zone = Zone::Hand(Seat(1));
    const CAT: Zone = Zone::Score(Seat(2));

    /// Cards 1 to 3 in Ben's hand; Ann has seen card 1.
    fn start() -> (Knowledge, [Zone; A_SET]) {
        let mut knowledge = Knowledge::new(true, A_SET);
        let mut zones = [Zone::Supply; A_SET];
        zones[1..4].fill(BEN);
        knowledge.revealed(Card(1));
        (knowledge, zones)
    }

    fn go(knowledge: &mut Knowledge, zones: &mut [Zone], card: u16, to: Zone) {
        let from = zones[usize::from(card)];
        go_together(knowledge, zones, &[card], to, from);
    }

    fn go_together(knowledge: &mut Knowledge, zones: &mut [Zone], cards: &[u16], to: Zone, from: Zone) {
        let there: Vec<Card> = (0..10).map(Card).filter(|peer| zones[peer.index()] == from).collect();
        let cards: Vec<Card> = cards.iter().copied().map(Card).collect();
        knowledge.leave(&cards, from, to, &there, Named::Any);
        cards.iter().for_each(|card| zones[card.index()] = to);
        cards.iter().for_each(|card| knowledge.settle(*card, zones));
    }

    #[test]
    fn a_card_that_may_have_left_is_not_known_until_the_others_are_seen() {
        let (mut knowledge, mut zones) = start();
        assert!(knowledge.shows(ANN, Card(1), BEN) && !knowledge.shows(ANN, Card(2), BEN));
        go(&mut knowledge, &mut zones, 2, CAT);
        assert!(!knowledge.shows(ANN, Card(1), BEN));
        knowledge.revealed(Card(2));
        assert!(!knowledge.shows(ANN, Card(1), BEN), "card 3 is still in question");
        knowledge.revealed(Card(3));
        assert!(knowledge.shows(ANN, Card(1), BEN), "what is left is known");
    }

    #[test]
    fn a_card_that_leaves_as_the_only_one_of_its_back_stays_known() {
        let mut knowledge = Knowledge::new(true, A_SET);
        knowledge.revealed(Card(1));
        knowledge.leave(&[Card(1)], BEN, CAT, &[Card(1)], Named::Any);
        assert!(knowledge.shows(ANN, Card(1), CAT));
    }

    #[test]
    fn cards_that_leave_together_stay_known_whatever_they_were_mixed_with() {
        let (mut knowledge, mut zones) = start();
        zones[4] = BEN;
        knowledge.revealed(Card(4));
        go(&mut knowledge, &mut zones, 2, CAT);
        knowledge.revealed(Card(1));
        go_together(&mut knowledge, &mut zones, &[1, 3, 4], Zone::Hand(Seat(3)), BEN);
        assert!(knowledge.shows(ANN, Card(1), Zone::Hand(Seat(3))), "all of them went there");
        assert!(!knowledge.shows(ANN, Card(4), Zone::Hand(Seat(3))), "it may be the one that left before");
    }

    #[test]
    fn of_cards_that_leave_together_for_the_supply_the_order_is_not_known() {
        let (mut knowledge, mut zones) = start();
        go_together(&mut knowledge, &mut zones, &[1, 2, 3], Zone::Supply, BEN);
        assert!(!knowledge.shows(ANN, Card(1), Zone::Supply));
    }

    #[test]
    fn a_rule_about_faces_tells_whether_a_known_card_left() {
        for known_leaves in [true, false] {
            let (mut knowledge, mut zones) = start();
            let there = [Card(1), Card(2), Card(3)];
            let leaves: &[Card] = if known_leaves { &[Card(1), Card(2)] } else { &[Card(2)] };
            knowledge.leave(leaves, BEN, CAT, &there, Named::All);
            leaves.iter().for_each(|card| zones[card.index()] = CAT);
            leaves.iter().for_each(|card| knowledge.settle(*card, &zones));
            assert!(knowledge.shows(ANN, Card(1), zones[1]) && !knowledge.shows(ANN, Card(2), CAT));
        }
    }

    #[test]
    fn cards_that_come_together_again_are_known_again() {
        let (mut knowledge, mut zones) = start();
        go(&mut knowledge, &mut zones, 2, CAT);
        go(&mut knowledge, &mut zones, 2, BEN);
        assert!(knowledge.shows(ANN, Card(1), BEN) && !knowledge.shows(ANN, Card(2), BEN));
    }

    #[test]
    fn owner_and_receiver_see_what_they_hand_over() {
        let (mut knowledge, mut zones) = start();
        go(&mut knowledge, &mut zones, 2, CAT);
        assert!(knowledge.shows(Some(Seat(1)), Card(2), CAT) && knowledge.shows(Some(Seat(2)), Card(2), CAT));
        assert!(!knowledge.shows(None, Card(2), CAT));
    }

    #[test]
    fn what_could_not_be_chosen_stays() {
        for (fitting, stays) in [(vec![Card(2), Card(3)], true), (vec![Card(1), Card(2)], false)] {
            let (mut knowledge, _) = start();
            knowledge.leave(&[Card(2)], BEN, CAT, &[Card(1), Card(2), Card(3)], Named::Among(&fitting));
            assert_eq!(knowledge.shows(ANN, Card(1), BEN), stays);
        }
    }

    #[test]
    fn without_tracking_only_what_lies_open_is_known() {
        let mut knowledge = Knowledge::new(false, A_SET);
        knowledge.revealed(Card(1));
        assert!(!knowledge.shows(ANN, Card(1), BEN));
        assert!(knowledge.shows(Some(Seat(1)), Card(1), BEN) && knowledge.shows(ANN, Card(1), Zone::Board(Seat(1))));
    }

    #[test]
    fn what_one_seat_looks_at_nobody_else_knows() {
        let cards = || (0..9).map(Card);
        for (seat, seen) in Seat::all(4).flat_map(|seat| cards().map(move |card| (seat, card))) {
            let mut knowledge = Knowledge::new(true, cards().count());
            knowledge.seen_by(seat, seen);
            for looker in Seat::all(4).map(Some).chain([None]) {
                let known: Vec<Card> = cards().filter(|card| knowledge.mark(looker, *card) == 0).collect();
                assert_eq!(known, if looker == Some(seat) { vec![seen] } else { Vec::new() }, "{looker:?}");
            }
        }
    }
}
