//! What an effect can do.

use super::super::card::{Back, Card, Colour, Splay};
use super::super::cards::definition;
use super::super::choice::Choice;
use super::super::event::{Ending, Event, How};
use super::super::facts::LAST_AGE;
use super::super::happened::Drawn;
use super::super::knowledge::Named;
use super::super::order::Handled;
use super::super::prompt::{Deed, Need, Prompt, Thing, Verb};
use super::super::sets::Set;
use super::super::state::queries::Player;
use super::super::state::{Cards, Special, Zone};
use super::Fx;
use super::value::Value;
use crate::engine::{Flow, Seat};
use arrayvec::ArrayVec;

/// What can be claimed as an achievement.
#[derive(Clone, Copy)]
enum Claimed {
    /// The normal achievement of this age.
    Normal(u8),
    /// A card that a karma lets count as one.
    Card(Card),
}

impl Claimed {
    fn as_choice(self) -> Choice {
        match self {
            Claimed::Normal(age) => Choice::Value(age),
            Claimed::Card(card) => Choice::Card(card),
        }
    }
}

impl Fx<'_> {
    /// The card, if that happened: no karma stood for it. What follows "if you do" hangs on it, and so does all that speaks of a melded, tucked,
    /// scored or returned card.
    pub(super) fn put(&mut self, card: Card, verb: Verb) -> Flow<Option<Card>> {
        let Some(to) = verb.goes(self.you) else { return Ok(None) };
        let among = std::mem::take(&mut self.among);
        let named = if among.contains(&card) { Named::Among(&among) } else { Named::Any };
        let happened = self.game.put_named(self.table, card, to, named, self.you)?;
        Ok(happened.as_said().then_some(card))
    }

    /// Moves all these cards, which a text names. You choose the order where it can matter. A card that a karma has taken from its place
    /// meanwhile stays where it is then (rules/innovation/rulings.md#83). Those that were moved.
    fn put_all(&mut self, cards: Cards, verb: Verb) -> Flow<Cards> {
        let mut moved = Cards::new();
        let Some(to) = verb.goes(self.you) else { return Ok(moved) };
        let mut left = self.places_of(cards);
        loop {
            self.forget_gone(&mut left);
            let cards: Cards = left.iter().map(|(card, _)| *card).collect();
            let orders = self.game.orders(self.you, Handled { cards: &cards, to: to.0, how: to.1 });
            let prompt = self.game.which_card(verb, Need::Each, cards.iter().copied());
            let chosen = match orders.is_empty() {
                true => None,
                false => self.table.pick(self.game, self.you, prompt, orders)?,
            };
            let Some(first) = chosen else {
                let prevented = self.game.put_together(self.table, &cards, to, Named::All, self.you)?;
                moved.extend(cards.into_iter().filter(|card| !prevented.contains(card)));
                return Ok(moved);
            };
            left.retain(|(card, _)| *card != first);
            if self.game.put_named(self.table, first, to, Named::Any, self.you)?.as_said() {
                moved.push(first);
            }
        }
    }

    /// Draw a card of this value into your hand.
    pub fn draw(&mut self, value: Value) -> Flow<Card> {
        let value = self.counted(value);
        self.game.draw(self.table, self.you, value)
    }

    /// Draw a card and show it; it is in your hand.
    pub fn draw_and_reveal(&mut self, value: Value) -> Flow<Card> {
        let card = self.draw(value)?;
        self.game.reveal(self.table, self.you, card);
        Ok(card)
    }

    /// Draw a card and meld it.
    pub fn draw_and_meld(&mut self, value: Value) -> Flow<Drawn> {
        self.draw_and(value, (Zone::Board(self.you), How::Meld))
    }

    /// Draw a card and tuck it.
    pub fn draw_and_tuck(&mut self, value: Value) -> Flow<Drawn> {
        self.draw_and(value, (Zone::Board(self.you), How::Tuck))
    }

    /// Draw a card and score it.
    pub fn draw_and_score(&mut self, value: Value) -> Flow<Drawn> {
        self.draw_and(value, (Zone::Score(self.you), How::Score))
    }

    /// Draw a card and put it into your forecast.
    pub fn draw_and_foreshadow(&mut self, value: Value) -> Flow<Drawn> {
        self.draw_and(value, (Zone::Forecast(self.you), How::Foreshadow))
    }

    fn draw_and(&mut self, value: Value, to: (Zone, How)) -> Flow<Drawn> {
        let value = self.counted(value);
        self.game.draw_and(self.table, self.you, value, to)
    }

    /// Meld a card, wherever it is.
    pub fn meld(&mut self, card: Card) -> Flow<Option<Card>> {
        self.put(card, Verb::Meld)
    }

    /// Tuck a card, wherever it is.
    pub fn tuck(&mut self, card: Card) -> Flow<Option<Card>> {
        self.put(card, Verb::Tuck)
    }

    /// Score a card, wherever it is.
    pub fn score(&mut self, card: Card) -> Flow<Option<Card>> {
        self.put(card, Verb::Score)
    }

    /// Return a card, wherever it is.
    pub fn return_card(&mut self, card: Card) -> Flow<Option<Card>> {
        self.put(card, Verb::Return)
    }

    /// Meld all these cards.
    pub fn meld_all(&mut self, cards: Cards) -> Flow {
        self.put_all(cards, Verb::Meld).map(drop)
    }

    /// Tuck all these cards. Those that were tucked.
    pub fn tuck_all(&mut self, cards: Cards) -> Flow<Cards> {
        self.put_all(cards, Verb::Tuck)
    }

    /// Score all these cards.
    pub fn score_all(&mut self, cards: Cards) -> Flow {
        self.put_all(cards, Verb::Score).map(drop)
    }

    /// Return all these cards.
    pub fn return_all(&mut self, cards: Cards) -> Flow {
        self.put_all(cards, Verb::Return).map(drop)
    }

    /// Return all these cards. How many of them were: a karma can keep some where they are.
    pub fn count_returned(&mut self, cards: Cards) -> Flow<u8> {
        self.return_all(cards.clone())?;
        Ok(cards.iter().filter(|card| self.is_returned(**card)).count() as u8)
    }

    /// Draw a card of each of these values, in an order of your choice.
    pub fn draw_each(&mut self, values: impl IntoIterator<Item = u8>) -> Flow {
        let mut left: Vec<u8> = values.into_iter().collect();
        while let Some(value) = self.choose_value_of(left.iter().copied())? {
            let at = left.iter().position(|other| *other == value);
            at.map(|at| left.swap_remove(at));
            self.draw(Value::Plain(value))?;
        }
        Ok(())
    }

    /// Put a card into your forecast, wherever it is.
    pub fn foreshadow(&mut self, card: Card) -> Flow<Option<Card>> {
        self.put(card, Verb::Foreshadow)
    }

    /// Put a card on top of its supply pile.
    pub fn place_on_pile(&mut self, card: Card) -> Flow<Option<Card>> {
        self.put(card, Verb::Place)
    }

    /// Achieve a card, wherever it is. Whether you are eligible is asked before.
    pub fn achieve(&mut self, card: Card) -> Flow<Option<Card>> {
        self.put(card, Verb::Achieve)
    }

    /// Claim the normal achievement of an age that is in the middle. Whether you are eligible is asked before.
    pub fn claim_normal(&mut self, age: u8) -> Flow {
        self.game.achieve(self.table, self.you, age).map(drop)
    }

    /// Transfer the bottom card of the pile of the base game of this age to the normal achievements, if there is one and you like.
    pub fn may_add_achievement(&mut self, age: Value) -> Flow {
        let age = self.counted(age);
        if self.lowest_in_pile(age).is_some() && self.whether(Deed::Sentence)? {
            self.add_achievement(age)
        } else {
            Ok(())
        }
    }

    /// Transfer the bottom card of the pile of the base game of this age to the normal achievements, if there is one.
    pub fn add_achievement(&mut self, age: u8) -> Flow {
        let Some(card) = self.lowest_in_pile(age) else { return Ok(()) };
        self.put(card, Verb::Transfer(Zone::Available)).map(drop)
    }

    /// The same with one of these ages, which the text has in boxes and you choose, if you like.
    pub fn may_add_achievement_of(&mut self, ages: &[u8]) -> Flow {
        let ages = ages.iter().map(|age| self.boxed(*age));
        let filled: Vec<u8> = ages.filter(|age| self.lowest_in_pile(*age).is_some()).collect();
        match self.choose_value_of(filled)? {
            Some(age) => {
                self.sentence(2);
                self.may_add_achievement(Value::Plain(age))
            }
            None => Ok(()),
        }
    }

    /// The bottom card of the pile of the base game of this age; there is none beyond the last.
    fn lowest_in_pile(&self, age: u8) -> Option<Card> {
        if age > LAST_AGE { None } else { self.game.pile(age).first().copied() }
    }

    /// Look at the top card of any supply pile, if there is one.
    pub fn look_at_a_pile(&mut self) -> Flow {
        let filled = self.game.backs().filter(|back| !self.game.pile_of(*back).is_empty());
        let filled: Vec<Back> = filled.collect();
        if let Some(back) = self.which(Thing::Pile, filled, Choice::Pile)?
            && let Some(card) = self.game.pile_of(back).last().copied()
        {
            self.game.look_at(self.table, self.you, card);
        }
        Ok(())
    }

    /// Show a card where it lies.
    pub fn reveal(&mut self, card: Card) {
        self.game.reveal(self.table, self.you, card);
    }

    /// Transfer or take a card to this zone.
    pub fn transfer(&mut self, card: Card, to: Zone) -> Flow<Option<Card>> {
        self.put(card, Verb::Transfer(to))
    }

    /// Remove all these cards from the game.
    pub fn remove_all(&mut self, cards: Cards) -> Flow {
        self.put_all(cards, Verb::Remove).map(drop)
    }

    /// Exchange cards of one zone with cards of another. It happens even if there are none on one side.
    pub fn exchange(&mut self, these: (Zone, Cards), those: (Zone, Cards)) -> Flow {
        self.game.exchange(self.table, (these.0, &these.1), (those.0, &those.1), self.you)
    }

    /// Transfer or take all these cards to this zone.
    pub fn transfer_all(&mut self, cards: Cards, to: Zone) -> Flow {
        self.put_all(cards, Verb::Transfer(to)).map(drop)
    }

    /// Transfer all cards of your hand but one of your choice to another hand: nobody else knows which one it is.
    pub fn transfer_hand_but(&mut self, kept: Option<Card>, to: Seat) -> Flow {
        let cards = self.hand_with(|card| Some(card) != kept);
        let to = (Zone::Hand(to), How::Transfer);
        self.game.put_together(self.table, &cards, to, Named::Any, self.you).map(drop)
    }

    /// Splay a colour, or unsplay it. `false` if nothing changed.
    pub fn splay(&mut self, colour: Colour, splay: Splay) -> Flow<bool> {
        self.game.splay(self.table, self.you, colour, splay)
    }

    /// Splay a colour of somebody's board.
    pub fn splay_on(&mut self, seat: Seat, colour: Colour, splay: Splay) -> Flow<bool> {
        self.game.splay_on(self.table, (seat, colour), splay, self.you)
    }

    /// Splay one of these colours so, if you like. The colour, if something changed.
    pub fn may_splay(&mut self, colours: &[Colour], splay: Splay) -> Flow<Option<Colour>> {
        let can = colours.iter().copied().filter(|colour| self.can_splay(*colour, splay));
        let can: ArrayVec<Colour, 5> = can.collect();
        let chosen = self.one_or_pass(Prompt::Splay(splay), can, Choice::Colour)?;
        let Some(colour) = chosen else { return Ok(None) };
        self.splay(colour, splay)?;
        Ok(Some(colour))
    }

    /// Put a pile into another order, from bottom to top.
    pub fn rearrange(&mut self, colour: Colour, cards: &[Card]) -> Flow {
        self.game.rearrange(self.table, self.you, colour, cards)
    }

    /// Claim a special achievement, if it is still there.
    pub fn claim(&mut self, special: Special) -> Flow {
        self.game.claim(self.table, self.you, special)
    }

    /// Carry out the non-demand effects of a card, for yourself alone.
    pub fn execute(&mut self, card: Card) -> Flow {
        self.game.execute(self.table, card, self.you)
    }

    /// Carry out all effects of a card as if they were on this one: its demands and compels are yours, nothing is shared.
    pub fn execute_as_if(&mut self, card: Card) -> Flow {
        self.game.execute_as_if(self.table, card, self.you)
    }

    /// Draw a card of this set and value into your hand.
    pub fn draw_named(&mut self, set: Set, value: Value) -> Flow<Card> {
        let value = self.counted(value);
        self.game.draw_named(self.table, self.you, (set, value))
    }

    /// Claim an available achievement that fits, which you choose, if there is one: a normal one of the middle, or a card that a karma lets count as
    /// one. Nobody asks whether you are eligible.
    pub fn claim_one(&mut self, fits: impl Fn(u8) -> bool) -> Flow {
        let values: Vec<u8> =
            self.available().iter().map(|card| card.printed_value()).filter(|value| fits(*value)).collect();
        let further: Cards = self.available_by_karma().into_iter().filter(|card| fits(card.printed_value())).collect();
        let normal = (1..=LAST_AGE).filter(|age| values.contains(age)).map(Claimed::Normal);
        let all: Vec<Claimed> = normal.chain(further.into_iter().map(Claimed::Card)).collect();
        match self.one_of(self.you, Prompt::Achievement, all, Claimed::as_choice)? {
            Some(Claimed::Normal(age)) => self.claim_normal(age),
            Some(Claimed::Card(card)) => self.achieve(card).map(drop),
            None => Ok(()),
        }
    }

    /// You lose, and are out of the game.
    pub fn lose(&mut self) -> Flow {
        self.game.lose(self.table, self.you)
    }

    /// The dogma action is complete: nothing of it follows.
    pub fn complete(&mut self) {
        self.game.complete_dogma();
    }

    /// You win.
    pub fn win(&mut self) -> Flow {
        self.win_for(self.you)
    }

    /// This seat wins.
    pub fn win_for(&mut self, seat: Seat) -> Flow {
        let card = self.game.frame().card();
        debug_assert!(definition(card).can_win(), "{card:?} wins and its definition does not say so");
        self.game.end(self.table, self.game.side(seat), Ending::Card(card))
    }

    /// The single player with the most wins; with a tie nothing happens (rules/innovation/rulings.md#48).
    pub fn single_most_wins(&mut self, worth: impl Fn(Player) -> i32) -> Flow {
        let best = self.game.around(self.you).map(|seat| worth(self.player(seat))).max();
        let mut first = self.game.around(self.you).filter(|seat| Some(worth(self.player(*seat))) == best);
        match (first.next(), first.next()) {
            (Some(seat), None) => self.win_for(seat),
            _ => {
                self.table.tell(self.game, Event::NoVictory(self.game.frame().card()));
                Ok(())
            }
        }
    }
}
