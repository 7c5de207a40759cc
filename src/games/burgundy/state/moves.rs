//! What players and Egon change on the table; `course` has what the course of the game changes.

mod course;

use super::super::cards::{Card, Goods, Kind};
use super::super::choice::{Spot, Stack};
use super::super::event::Event;
use super::super::facts::{PURCHASE_CARDS, PURCHASE_SILVER};
use super::super::setup::in_two_stacks;
use super::{Burgundy, Fan, Owner, Player, Source};
use crate::engine::{Seat, Table};
use arrayvec::ArrayVec;

type T<'a> = &'a mut dyn Table<Burgundy>;

impl Burgundy {
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Gives points. They are shown at once (rules/burgundy/rulings.md#1).
    pub(in crate::games::burgundy) fn score(&mut self, t: T, owner: Owner, source: Source, points: i16) {
        let sheet = match owner {
            Owner::Seat(seat) => Some(&mut self.player_mut(seat).points),
            Owner::Egon => self.egon.as_mut().map(|egon| &mut egon.points),
        };
        if let Some(sheet) = sheet.filter(|_| points != 0) {
            sheet[source as usize] += points;
            t.tell(self, Event::Scored(owner, source, points));
        }
    }

    /// Workers come in; there are always enough (rules/burgundy/en.md#knowledge).
    pub(in crate::games::burgundy) fn gain_workers(&mut self, t: T, seat: Seat, count: u8) {
        if count > 0 {
            self.player_mut(seat).workers += count;
            t.tell(self, Event::GotWorkers(seat, count));
        }
    }

    /// Silver comes in; there is always enough (rules/burgundy/en.md#silver).
    pub(in crate::games::burgundy) fn gain_silver(&mut self, t: T, seat: Seat, count: u8) {
        if count > 0 {
            self.player_mut(seat).silver += count;
            t.tell(self, Event::GotSilver(seat, count));
        }
    }

    /// Workers turn a die.
    pub(in crate::games::burgundy) fn spend_workers(&mut self, t: T, seat: Seat, count: u8) {
        if count > 0 {
            self.player_mut(seat).workers -= count;
            t.tell(self, Event::SpentWorkers(seat, count));
        }
    }

    /// A card of the hand is played as a die.
    pub(in crate::games::burgundy) fn play_die(&mut self, seat: Seat, die: Card) {
        self.player_mut(seat).hand.retain(|card| *card != die);
        self.discard.push(die);
        self.dice.push(die);
    }

    /// A card of the display becomes a project.
    pub(in crate::games::burgundy) fn take_card(&mut self, t: T, seat: Seat, card: Card) {
        for row in &mut self.display {
            row.retain(|lying| *lying != card);
        }
        self.player_mut(seat).projects.push(card);
        t.tell(self, Event::Took(seat, card));
    }

    /// A project is discarded.
    pub(in crate::games::burgundy) fn give_up(&mut self, t: T, seat: Seat, card: Card) {
        self.player_mut(seat).projects.retain(|project| *project != card);
        self.discard.push(card);
        t.tell(self, Event::GaveUp(seat, card));
    }

    /// A project goes to the estate. Which kind of triple is complete with it, if one is.
    pub(in crate::games::burgundy) fn place_project(
        &mut self,
        t: T,
        seat: Seat,
        card: Card,
        spot: Spot,
    ) -> Option<Kind> {
        let player = self.player_mut(seat);
        player.projects.retain(|project| *project != card);
        let at = match spot {
            Spot::On(fan) => usize::from(fan),
            Spot::New => {
                player.estate.push(Fan::default());
                player.estate.len() - 1
            }
        };
        player.estate[at].cards.push(card);
        let triple = player.estate[at].is_full().then(|| player.estate[at].kind());
        t.tell(self, Event::Placed(seat, card, spot));
        triple
    }

    /// All goods of a sort are sold: how many.
    pub(in crate::games::burgundy) fn sell_goods(&mut self, t: T, seat: Seat, sort: Goods) -> u8 {
        let player = self.player_mut(seat);
        let count = std::mem::take(&mut player.goods[sort.index()]);
        player.sold[sort.index()] += count;
        t.tell(self, Event::Sold(seat, sort, count));
        count
    }

    /// The start player card is taken, its question mark up.
    pub(in crate::games::burgundy) fn take_start_card(&mut self, t: T, seat: Seat) {
        self.start_card.holder = seat;
        self.start_card.turned = true;
        t.tell(self, Event::TookStartCard(seat));
    }

    /// Workers and silver are handed in.
    pub(in crate::games::burgundy) fn hand_in(&mut self, t: T, seat: Seat, workers: u8, silver: u8) {
        let player = self.player_mut(seat);
        player.workers -= workers;
        player.silver -= silver;
        t.tell(self, Event::HandedIn { seat, workers, silver });
    }

    /// Cards are paid for.
    pub(in crate::games::burgundy) fn pay_for_cards(&mut self, seat: Seat) {
        self.bought = true;
        self.player_mut(seat).silver -= PURCHASE_SILVER;
    }

    /// Cards that are paid for are looked at.
    pub(in crate::games::burgundy) fn look_at_purchase(&mut self, t: T, seat: Seat) {
        for _ in 0..PURCHASE_CARDS {
            if let Some(card) = self.draw_card(t) {
                self.purchase.push(card);
            }
        }
        t.tell(self, Event::Bought(seat));
    }

    /// A bought card becomes a project; the others are discarded.
    pub(in crate::games::burgundy) fn keep(&mut self, t: T, seat: Seat, card: Card) {
        self.purchase.retain(|bought| *bought != card);
        self.player_mut(seat).projects.push(card);
        t.tell(self, Event::Kept(seat, card));
        self.discard_purchase(t, seat);
    }

    /// A bought card is used as a die; all are discarded.
    pub(in crate::games::burgundy) fn use_as_die(&mut self, t: T, seat: Seat, card: Card) {
        self.dice.push(card);
        t.tell(self, Event::Used(seat, card));
        self.discard_purchase(t, seat);
    }

    /// What is left of bought cards, and the one that was used as a die, goes onto the discard pile.
    fn discard_purchase(&mut self, t: T, seat: Seat) {
        let purchase = std::mem::take(&mut self.purchase);
        self.discard.extend(purchase.iter().copied());
        for card in purchase.into_iter().filter(|card| !self.dice.contains(card)) {
            t.tell(self, Event::Discarded(seat, card));
        }
    }

    /// The top card of a stack is taken, if there is one.
    pub(in crate::games::burgundy) fn draw_from(&mut self, t: T, seat: Seat, stack: Stack) {
        let event = match stack {
            Stack::GoodsA | Stack::GoodsB => {
                let Some(card) = pop(&mut self.goods, stack as usize) else { return };
                self.player_mut(seat).goods[card.sort().index()] += 1;
                Event::GotGoods(seat, card.sort(), stack)
            }
            Stack::AnimalsA | Stack::AnimalsB => {
                let Some(card) = pop(&mut self.animals, stack as usize - Stack::AnimalsA as usize) else { return };
                self.player_mut(seat).animals[card.animal().index()] += 1;
                Event::GotAnimal(seat, card.animal(), stack)
            }
        };
        t.tell(self, event);
    }

    /// The bonus for the first triple of a kind is won: whether nobody had it before.
    pub(in crate::games::burgundy) fn win_first_triple(&mut self, owner: Owner, kind: Kind) -> bool {
        let bonus = &mut self.first_triples[kind.index()];
        let first = bonus.is_none();
        bonus.get_or_insert(owner);
        first
    }

    /// The next bonus for all seven kinds is won.
    pub(in crate::games::burgundy) fn win_all_seven(&mut self, owner: Owner) {
        self.all_seven.push(owner);
    }

    /// A card is laid out before Egon: how many of its kind lie there then.
    pub(in crate::games::burgundy) fn lay_before_egon(&mut self, t: T, card: Card) -> usize {
        let Some(egon) = self.egon.as_mut() else { return 0 };
        let pile = &mut egon.piles[card.kind().index()];
        pile.push(card);
        let height = pile.len();
        t.tell(self, Event::EgonTurned(card));
        height
    }
}

/// The top card of one of two stacks. When it is empty then, the other one is split (rules/burgundy/rulings.md#7); its upper half becomes
/// the new stack.
fn pop<C: Copy, const N: usize>(stacks: &mut [ArrayVec<C, N>; 2], from: usize) -> Option<C> {
    let card = stacks[from].pop()?;
    if stacks[from].is_empty() {
        let [lower, upper] = in_two_stacks(std::mem::take(&mut stacks[1 - from]));
        stacks[1 - from] = lower;
        stacks[from] = upper;
    }
    Some(card)
}
