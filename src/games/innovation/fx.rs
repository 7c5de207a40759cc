//! The words in which cards are written: what an effect can see, ask and do.
//!
//! `you` is who carries the effect out: in a demand the victim. `me` is who activated the card: in a demand who gets. Verbs
//! without a seat are done by `you` with `you`'s cards. Where several cards fit, `you` chooses; a choice without an
//! alternative is not asked.

use super::Innovation;
use super::card::{Card, Colour, Icon, Splay};
use super::cards::definition;
use super::choice::{Choice, Deed, Need, Part, Prompt, Verb};
use super::event::{Ending, Event, How};
use super::facts::CARDS;
use super::state::{Cards, Player, Special, Zone};
use crate::engine::{Flow, Seat, Table};
use arrayvec::ArrayVec;

/// An effect being carried out.
pub struct Fx<'a> {
    /// The table.
    pub(super) game: &'a mut Innovation,
    pub(super) table: &'a mut dyn Table<Innovation>,
    /// Who carries it out.
    pub you: Seat,
    /// Who activated the card.
    pub me: Seat,
}

/// More choices than any question has.
type Choices = ArrayVec<Choice, { CARDS + 1 }>;

/// What an effect can see.
impl Fx<'_> {
    /// Somebody's cards.
    pub fn player(&self, seat: Seat) -> &Player {
        self.game.player(seat)
    }

    /// Your cards.
    pub fn own(&self) -> &Player {
        self.player(self.you)
    }

    /// Your hand.
    pub fn hand(&self) -> Cards {
        self.own().hand.clone()
    }

    /// The cards in your hand that fit.
    pub fn hand_with(&self, fits: impl Fn(Card) -> bool) -> Cards {
        self.own().hand.iter().copied().filter(|card| fits(*card)).collect()
    }

    /// Your score pile.
    pub fn score_pile(&self) -> Cards {
        self.own().score.clone()
    }

    /// Your top cards.
    pub fn tops(&self) -> Cards {
        self.own().tops().collect()
    }

    /// Your top cards that fit.
    pub fn tops_with(&self, fits: impl Fn(Card) -> bool) -> Cards {
        self.own().tops().filter(|card| fits(*card)).collect()
    }

    /// How many of this icon you have.
    pub fn icons(&self, icon: Icon) -> u8 {
        self.own().icons(icon)
    }

    /// Whether you have a card of this colour on your board.
    pub fn has_colour(&self, colour: Colour) -> bool {
        self.own().stack(colour).top().is_some()
    }

    /// Your opponents, clockwise from your left.
    pub fn opponents(&self) -> ArrayVec<Seat, 3> {
        self.game.opponents(self.you).collect()
    }

    /// All others, clockwise from your left; a partner too.
    pub fn others(&self) -> ArrayVec<Seat, 3> {
        self.game.others(self.you).collect()
    }

    /// All players, clockwise from you.
    pub fn everybody(&self) -> ArrayVec<Seat, 4> {
        self.game.around(self.you).collect()
    }

    /// The achievements that count for a seat's victory.
    pub fn side_achievements(&self, seat: Seat) -> u8 {
        self.game.side_achievements(seat)
    }

    /// In how many of your colours this icon is visible.
    pub fn colours_with(&self, icon: Icon) -> usize {
        self.own().board.iter().filter(|stack| stack.icons()[icon.index()] > 0).count()
    }

    /// Your colours that are splayed so.
    pub fn colours_splayed(&self, splay: Splay) -> ArrayVec<Colour, 5> {
        Colour::ALL.into_iter().filter(|colour| self.own().stack(*colour).splay() == splay).collect()
    }

    /// The highest value in your score pile; 0 without any.
    pub fn highest_score(&self) -> u8 {
        self.own().highest_score()
    }

    /// Which sentence of the text is carried out now, counted from 1: the page marks it.
    pub fn sentence(&mut self, number: u8) {
        self.game.frame_mut().sentence = number - 1;
    }

    /// Remembers something about you until the dogma ends: how many cards were returned, transferred …
    pub fn note(&mut self, count: u8) {
        let noted = &mut self.game.frame_mut().noted[self.you.index()];
        *noted = noted.saturating_add(count);
    }

    /// What was noted about a seat.
    pub fn noted(&self, seat: Seat) -> u8 {
        self.game.frame().noted[seat.index()]
    }

    /// Whether anything was noted about anybody: "if any card was transferred due to the demand".
    pub fn any_noted(&self) -> bool {
        self.game.frame().noted.iter().any(|noted| *noted > 0)
    }
}

/// What an effect can ask.
impl Fx<'_> {
    /// Asks you.
    pub fn ask(&mut self, prompt: Prompt, choices: &[Choice]) -> Flow<Choice> {
        self.ask_seat(self.you, prompt, choices)
    }

    fn ask_seat(&mut self, seat: Seat, prompt: Prompt, choices: &[Choice]) -> Flow<Choice> {
        self.table.ask(self.game, seat, prompt, choices)
    }

    /// Which of these cards? `None` if there is none.
    pub fn choose(&mut self, verb: Verb, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.choose_by(self.you, verb, cards)
    }

    /// Which of these cards, chosen by another seat? `None` if there is none.
    pub fn choose_by(&mut self, seat: Seat, verb: Verb, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let choices: Choices = cards.into_iter().map(Choice::Card).collect();
        match choices.as_slice() {
            [] => Ok(None),
            [only] => Ok(only.card()),
            _ => Ok(self.ask_seat(seat, Prompt::Card(verb, Need::Must), &choices)?.card()),
        }
    }

    /// Which of these cards, if any? `None` if you decline or there is none.
    pub fn may_choose(&mut self, verb: Verb, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.choose_or_pass(verb, Need::May, cards)
    }

    /// Which of these cards as another one, if any? At most `left` more may follow, this one included.
    pub fn may_choose_more(
        &mut self,
        verb: Verb,
        left: u8,
        cards: impl IntoIterator<Item = Card>,
    ) -> Flow<Option<Card>> {
        self.choose_or_pass(verb, Need::More { left }, cards)
    }

    /// Returns exactly so many cards of your hand, if you like and have as many.
    pub fn may_return_exactly(&mut self, count: usize) -> Flow<bool> {
        if self.own().hand.len() < count {
            return Ok(false);
        }
        let Some(first) = self.may_choose(Verb::Return, self.hand())? else { return Ok(false) };
        self.return_card(first)?;
        for _ in 1..count {
            if let Some(card) = self.choose(Verb::Return, self.hand())? {
                self.return_card(card)?;
            }
        }
        Ok(true)
    }

    fn choose_or_pass(&mut self, verb: Verb, need: Need, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let mut choices: Choices = cards.into_iter().map(Choice::Card).collect();
        if choices.is_empty() {
            return Ok(None);
        }
        choices.push(Choice::Pass);
        Ok(self.ask(Prompt::Card(verb, need), &choices)?.card())
    }

    /// Up to so many cards of your hand that fit, one after the other, each dealt with at once. Returns them in that order.
    pub fn up_to(
        &mut self,
        most: usize,
        verb: Verb,
        fits: impl Fn(Card) -> bool,
        mut deal: impl FnMut(&mut Self, Card) -> Flow,
    ) -> Flow<Cards> {
        let mut dealt = Cards::new();
        let mut left = self.hand_with(&fits);
        while dealt.len() < most && !left.is_empty() {
            let need = match dealt.len() {
                0 => Need::May,
                done => Need::More { left: (most - done).min(left.len()) as u8 },
            };
            let Some(card) = self.choose_or_pass(verb, need, left.iter().copied())? else { break };
            left.retain(|other| *other != card);
            deal(self, card)?;
            dealt.push(card);
        }
        Ok(dealt)
    }

    /// All these cards, one after the other, each dealt with at once. You choose the order where it matters: among cards of
    /// one colour for melding and tucking, of one value for returning.
    pub fn each(&mut self, verb: Verb, cards: Cards, mut deal: impl FnMut(&mut Self, Card) -> Flow) -> Flow {
        let alike = |one: Card, other: Card| match verb {
            Verb::Meld | Verb::Tuck => one.colour() == other.colour(),
            Verb::Return => one.value() == other.value(),
            _ => false,
        };
        let mut left = cards;
        while let Some(first) = left.first().copied() {
            let matters = |card: &Card| left.iter().any(|other| other != card && alike(*other, *card));
            let next = match left.iter().copied().find(matters) {
                None => first,
                Some(card) => {
                    let group: Cards = left.iter().copied().filter(|other| alike(*other, card)).collect();
                    let choices: Choices = group.into_iter().map(Choice::Card).collect();
                    self.ask(Prompt::Card(verb, Need::Each), &choices)?.card().unwrap_or(card)
                }
            };
            left.retain(|other| *other != next);
            deal(self, next)?;
        }
        Ok(())
    }

    /// Whether you do it.
    pub fn whether(&mut self, deed: Deed) -> Flow<bool> {
        Ok(self.ask(Prompt::Whether(deed), &[Choice::Yes, Choice::Pass])? == Choice::Yes)
    }

    /// Whether you do it with these of your cards: all of them or none.
    pub fn whether_all(&mut self, verb: Verb, from: Zone, part: Part) -> Flow<bool> {
        self.whether(Deed::All { verb, from, part })
    }

    /// Which of these colours? `None` if there is none.
    pub fn choose_colour(&mut self, colours: impl IntoIterator<Item = Colour>) -> Flow<Option<Colour>> {
        let choices: Choices = colours.into_iter().map(Choice::Colour).collect();
        let picked = match choices.as_slice() {
            [] => return Ok(None),
            [only] => *only,
            _ => self.ask(Prompt::Colour, &choices)?,
        };
        Ok(match picked {
            Choice::Colour(colour) => Some(colour),
            _ => None,
        })
    }

    /// Which of these colours, if any? `None` if you decline or there is none.
    pub fn may_choose_colour(&mut self, colours: impl IntoIterator<Item = Colour>) -> Flow<Option<Colour>> {
        let mut choices: Choices = colours.into_iter().map(Choice::Colour).collect();
        if choices.is_empty() {
            return Ok(None);
        }
        choices.push(Choice::Pass);
        Ok(match self.ask(Prompt::Colour, &choices)? {
            Choice::Colour(colour) => Some(colour),
            _ => None,
        })
    }

    /// Which of these players, if any? `None` if you decline or there is none.
    pub fn may_choose_player(&mut self, seats: impl IntoIterator<Item = Seat>) -> Flow<Option<Seat>> {
        let mut choices: Choices = seats.into_iter().map(Choice::Player).collect();
        if choices.is_empty() {
            return Ok(None);
        }
        choices.push(Choice::Pass);
        Ok(match self.ask(Prompt::Player, &choices)? {
            Choice::Player(seat) => Some(seat),
            _ => None,
        })
    }

    /// Which of these players? `None` if there is none.
    pub fn choose_player(&mut self, seats: impl IntoIterator<Item = Seat>) -> Flow<Option<Seat>> {
        let choices: Choices = seats.into_iter().map(Choice::Player).collect();
        let picked = match choices.as_slice() {
            [] => return Ok(None),
            [only] => *only,
            _ => self.ask(Prompt::Player, &choices)?,
        };
        Ok(match picked {
            Choice::Player(seat) => Some(seat),
            _ => None,
        })
    }

    /// Which value from 1 to 10?
    pub fn choose_value(&mut self) -> Flow<u8> {
        let choices: Choices = (1..=super::facts::LAST_AGE).map(Choice::Value).collect();
        Ok(match self.ask(Prompt::Value, &choices)? {
            Choice::Value(value) => value,
            _ => 0,
        })
    }

    /// Which card of these players' score piles? Cards that you do not know are offered by their backs. `None` if there is
    /// none.
    pub fn choose_in_score_piles(&mut self, verb: Verb, seats: &[Seat]) -> Flow<Option<Card>> {
        let mut choices = Choices::new();
        for owner in seats {
            for card in &self.player(*owner).score {
                let known = self.game.knows(Some(self.you), *card);
                let back = Choice::Back { owner: *owner, value: card.value() };
                let choice = if known { Choice::Card(*card) } else { back };
                if !choices.contains(&choice) {
                    choices.push(choice);
                }
            }
        }
        let picked = match choices.as_slice() {
            [] => return Ok(None),
            [only] => *only,
            _ => self.ask(Prompt::Card(verb, Need::Must), &choices)?,
        };
        Ok(match picked {
            Choice::Back { owner, value } => {
                let unknown = |card: &&Card| card.value() == value && !self.game.knows(Some(self.you), **card);
                self.player(owner).score.iter().find(unknown).copied()
            }
            known => known.card(),
        })
    }
}

/// What an effect can do.
impl Fx<'_> {
    fn put(&mut self, card: Card, to: Zone, how: How) -> Flow {
        self.game.put(self.table, card, to, how, self.you)
    }

    /// Draw a card of this value into your hand.
    pub fn draw(&mut self, value: u8) -> Flow<Card> {
        self.game.draw(self.table, self.you, value, Zone::Hand(self.you), How::Draw)
    }

    /// Draw a card and show it; it is in your hand.
    pub fn draw_and_reveal(&mut self, value: u8) -> Flow<Card> {
        let card = self.draw(value)?;
        self.game.reveal(self.table, self.you, card);
        Ok(card)
    }

    /// Draw a card and meld it.
    pub fn draw_and_meld(&mut self, value: u8) -> Flow<Card> {
        self.game.draw(self.table, self.you, value, Zone::Board(self.you), How::Meld)
    }

    /// Draw a card and tuck it.
    pub fn draw_and_tuck(&mut self, value: u8) -> Flow<Card> {
        self.game.draw(self.table, self.you, value, Zone::Board(self.you), How::Tuck)
    }

    /// Draw a card and score it.
    pub fn draw_and_score(&mut self, value: u8) -> Flow<Card> {
        self.game.draw(self.table, self.you, value, Zone::Score(self.you), How::Score)
    }

    /// Meld a card, wherever it is.
    pub fn meld(&mut self, card: Card) -> Flow {
        self.put(card, Zone::Board(self.you), How::Meld)
    }

    /// Tuck a card, wherever it is.
    pub fn tuck(&mut self, card: Card) -> Flow {
        self.put(card, Zone::Board(self.you), How::Tuck)
    }

    /// Score a card, wherever it is.
    pub fn score(&mut self, card: Card) -> Flow {
        self.put(card, Zone::Score(self.you), How::Score)
    }

    /// Return a card, wherever it is.
    pub fn return_card(&mut self, card: Card) -> Flow {
        self.put(card, Zone::Supply, How::Return)
    }

    /// Score all these cards together.
    pub fn score_all(&mut self, cards: Cards) -> Flow {
        self.game.put_together(self.table, &cards, (Zone::Score(self.you), How::Score), false, self.you)
    }

    /// Return all these cards, in an order of your choice.
    pub fn return_all(&mut self, cards: Cards) -> Flow {
        self.each(Verb::Return, cards, Self::return_card)
    }

    /// Show a card where it lies.
    pub fn reveal(&mut self, card: Card) {
        self.game.reveal(self.table, self.you, card);
    }

    /// Transfer or take a card to this zone.
    pub fn transfer(&mut self, card: Card, to: Zone) -> Flow {
        self.put(card, to, How::Transfer)
    }

    /// Remove a card from the game.
    pub fn remove(&mut self, card: Card) -> Flow {
        self.put(card, Zone::Removed, How::Remove)
    }

    /// Exchange cards of one zone with cards of another. It happens even if there are none on one side.
    pub fn exchange(&mut self, these: (Zone, Cards), those: (Zone, Cards)) -> Flow {
        self.game.exchange(self.table, (these.0, &these.1), (those.0, &those.1), self.you)
    }

    /// Transfer or take all these cards together to this zone.
    pub fn transfer_all(&mut self, cards: Cards, to: Zone) -> Flow {
        self.game.put_together(self.table, &cards, (to, How::Transfer), false, self.you)
    }

    /// Take all cards of hands together that a rule about their faces names.
    pub fn take_by_faces(&mut self, cards: Cards) -> Flow {
        self.game.put_together(self.table, &cards, (Zone::Hand(self.you), How::Transfer), true, self.you)
    }

    /// Splay a colour, or unsplay it. `false` if nothing changed.
    pub fn splay(&mut self, colour: Colour, splay: Splay) -> Flow<bool> {
        self.game.splay(self.table, self.you, colour, splay)
    }

    /// Splay one of these colours so, if you like. The colour, if something changed.
    pub fn may_splay(&mut self, colours: &[Colour], splay: Splay) -> Flow<Option<Colour>> {
        let can = colours.iter().copied().filter(|colour| self.game.can_splay(self.you, *colour, splay));
        let mut choices: Choices = can.map(Choice::Colour).collect();
        if choices.is_empty() {
            return Ok(None);
        }
        choices.push(Choice::Pass);
        let Choice::Colour(colour) = self.ask(Prompt::Splay(splay), &choices)? else { return Ok(None) };
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

    /// The dogma action is complete: nothing of it follows.
    pub fn complete(&mut self) {
        self.game.frame_mut().complete = true;
    }

    /// You win.
    pub fn win(&mut self) -> Flow {
        self.win_for(self.you)
    }

    fn win_for(&mut self, seat: Seat) -> Flow {
        let card = self.game.frame().card;
        debug_assert!(definition(card).can_win(), "{card:?} wins and its definition does not say so");
        self.game.end(self.table, self.game.side(seat), Ending::Card(card))
    }

    /// The single player with the most wins; with a tie nothing happens (rules, "Spielende").
    pub fn single_most_wins(&mut self, worth: impl Fn(&Player) -> i32) -> Flow {
        let best = self.game.players.iter().map(&worth).max();
        let mut first = self.game.seats().filter(|seat| Some(worth(self.player(*seat))) == best);
        match (first.next(), first.next()) {
            (Some(seat), None) => self.win_for(seat),
            _ => {
                self.table.tell(Event::NoVictory(self.game.frame().card));
                Ok(())
            }
        }
    }
}

/// The highest of these cards: several if they are equal.
pub fn highest(cards: impl IntoIterator<Item = Card> + Clone) -> Cards {
    let value = cards.clone().into_iter().map(Card::value).max();
    cards.into_iter().filter(|card| Some(card.value()) == value).collect()
}

/// The lowest of these cards: several if they are equal.
pub fn lowest(cards: impl IntoIterator<Item = Card> + Clone) -> Cards {
    let value = cards.clone().into_iter().map(Card::value).min();
    cards.into_iter().filter(|card| Some(card.value()) == value).collect()
}

/// How many different values these cards have.
pub fn different_values(cards: &[Card]) -> usize {
    let mut values: ArrayVec<u8, CARDS> = cards.iter().map(|card| card.value()).collect();
    values.sort_unstable();
    values.iter().zip(values.iter().skip(1)).filter(|(one, next)| one != next).count() + usize::from(!cards.is_empty())
}
