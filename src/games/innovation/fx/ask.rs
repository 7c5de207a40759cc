//! What an effect can ask: a choice without an alternative is not asked.

use super::super::card::{Back, Card, Colour, Icon};
use super::super::choice::{Choice, Choices, Deed, Need, Part, Prompt, Verb};
use super::super::facts::{HIGHEST_BONUS, LAST_AGE};
use super::super::sets::Set;
use super::super::state::{Cards, Zone};
use super::value::Value;
use super::{Fx, each_once};
use crate::engine::{Flow, Seat};

impl Fx<'_> {
    /// Asks you.
    pub fn ask(&mut self, prompt: Prompt, choices: &[Choice]) -> Flow<Choice> {
        self.table.ask(self.game, self.you, prompt, choices)
    }

    /// One of these, chosen by a seat, who is not asked where there is but one. `None` if there is none.
    pub(super) fn one_of(&mut self, seat: Seat, prompt: Prompt, choices: Choices) -> Flow<Option<Choice>> {
        match choices.as_slice() {
            [] => Ok(None),
            [only] => Ok(Some(*only)),
            _ => Ok(Some(self.table.ask(self.game, seat, prompt, &choices)?)),
        }
    }

    /// One of these, or [`Choice::Pass`], chosen by you. `None` if there is none.
    pub fn one_or_pass(&mut self, prompt: Prompt, mut choices: Choices) -> Flow<Option<Choice>> {
        if choices.is_empty() {
            return Ok(None);
        }
        choices.push(Choice::Pass);
        self.ask(prompt, &choices).map(Some)
    }

    /// Which of these cards? `None` if there is none.
    pub fn choose(&mut self, verb: Verb, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.choose_by(self.you, verb, cards)
    }

    /// Which of these cards, chosen by another seat? `None` if there is none.
    pub fn choose_by(&mut self, seat: Seat, verb: Verb, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.among = each_once(cards);
        let choices = self.among.iter().copied().map(Choice::Card).collect();
        Ok(self.one_of(seat, Prompt::Card(verb, Need::Must), choices)?.and_then(Choice::card))
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

    /// Returns exactly so many cards of your hand, if you like and have as many. `false` if you do not, or not all of them were returned.
    pub fn may_return_exactly(&mut self, count: usize) -> Flow<bool> {
        if self.hand().len() < count {
            return Ok(false);
        }
        let Some(first) = self.may_choose(Verb::Return, self.hand())? else { return Ok(false) };
        self.return_card(first)?;
        let mut returned = usize::from(self.done());
        for _ in 1..count {
            returned += usize::from(self.return_one(self.hand())?.is_some());
        }
        Ok(returned == count)
    }

    fn choose_or_pass(&mut self, verb: Verb, need: Need, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.among = each_once(cards);
        let choices = self.among.iter().copied().map(Choice::Card).collect();
        Ok(self.one_or_pass(Prompt::Card(verb, need), choices)?.and_then(Choice::card))
    }

    /// Up to so many cards of your hand that fit, one after the other, each dealt with at once. Returns in that order those with which it was done.
    pub fn up_to(
        &mut self,
        most: usize,
        verb: Verb,
        fits: impl Fn(Card) -> bool,
        mut deal: impl FnMut(&mut Self, Card) -> Flow,
    ) -> Flow<Cards> {
        let (mut dealt, mut chosen) = (Cards::new(), 0);
        let mut left = self.places_of(self.hand_with(&fits));
        while chosen < most && !left.is_empty() {
            let need = match chosen {
                0 => Need::May,
                _ => Need::More { left: (most - chosen).min(left.len()) as u8 },
            };
            let cards = left.iter().map(|(card, _)| *card);
            let Some(card) = self.choose_or_pass(verb, need, cards)? else { break };
            left.retain(|(other, _)| *other != card);
            chosen += 1;
            deal(self, card)?;
            if self.done() {
                dealt.push(card);
            }
            self.forget_gone(&mut left);
        }
        Ok(dealt)
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
        let choices = colours.into_iter().map(Choice::Colour).collect();
        Ok(self.one_of(self.you, Prompt::Colour, choices)?.and_then(Choice::colour))
    }

    /// Which of these colours, if any? `None` if you decline or there is none.
    pub fn may_choose_colour(&mut self, colours: impl IntoIterator<Item = Colour>) -> Flow<Option<Colour>> {
        let choices = colours.into_iter().map(Choice::Colour).collect();
        Ok(self.one_or_pass(Prompt::Colour, choices)?.and_then(Choice::colour))
    }

    /// Which of these players? `None` if there is none.
    pub fn choose_player(&mut self, seats: impl IntoIterator<Item = Seat>) -> Flow<Option<Seat>> {
        let choices = seats.into_iter().map(Choice::Player).collect();
        Ok(self.one_of(self.you, Prompt::Player, choices)?.and_then(Choice::player))
    }

    /// Which of these players, if any? `None` if you decline or there is none.
    pub fn may_choose_player(&mut self, seats: impl IntoIterator<Item = Seat>) -> Flow<Option<Seat>> {
        let choices = seats.into_iter().map(Choice::Player).collect();
        Ok(self.one_or_pass(Prompt::Player, choices)?.and_then(Choice::player))
    }

    /// Which of these values? Each is offered once; all beyond the last age are the same. `None` if there is none.
    pub fn choose_value_of(&mut self, values: impl IntoIterator<Item = u8>) -> Flow<Option<u8>> {
        let offered = values.into_iter().fold(0u16, |offered, value| offered | 1 << value.min(HIGHEST_BONUS));
        let choices = (1..=HIGHEST_BONUS).filter(|value| offered & 1 << value != 0).map(Choice::Value).collect();
        Ok(match self.one_of(self.you, Prompt::Value, choices)? {
            Some(Choice::Value(value)) => Some(value),
            _ => None,
        })
    }

    /// Which of the two things that the card offers: 0 or 1?
    pub fn either(&mut self) -> Flow<u8> {
        let choice = self.ask(Prompt::Either, &[Choice::Option(0), Choice::Option(1)])?;
        Ok(u8::from(choice == Choice::Option(1)))
    }

    /// Which of these things that the card offers, if any? `None` if you decline or there is none.
    pub fn may_choose_option(&mut self, options: &[u8]) -> Flow<Option<u8>> {
        let choices = options.iter().copied().map(Choice::Option).collect();
        Ok(match self.one_or_pass(Prompt::Either, choices)? {
            Some(Choice::Option(number)) => Some(number),
            _ => None,
        })
    }

    /// Which icon?
    pub fn choose_icon(&mut self) -> Flow<Icon> {
        let choices = Icon::ALL.map(Choice::Icon);
        Ok(match self.ask(Prompt::Icon, &choices)? {
            Choice::Icon(icon) => icon,
            _ => Icon::Castle,
        })
    }

    /// Which set of those in play, for a card of this value?
    pub fn choose_set(&mut self, value: impl Into<Value>) -> Flow<Set> {
        let value = self.counted(value);
        let choices = self.game.sets().iter().map(|set| Choice::Pile(Back { set, value: value.clamp(1, LAST_AGE) }));
        Ok(match self.one_of(self.you, Prompt::Pile, choices.collect())? {
            Some(Choice::Pile(back)) => back.set,
            _ => Set::Base,
        })
    }

    /// Which number from 0 to 11?
    pub fn choose_number(&mut self) -> Flow<u8> {
        let choices: Choices = (0..=HIGHEST_BONUS).map(Choice::Value).collect();
        Ok(match self.ask(Prompt::Value, &choices)? {
            Choice::Value(number) => number,
            _ => 0,
        })
    }

    /// Any number of these cards, one after the other, each dealt with at once. How many it were.
    pub fn any_of(&mut self, verb: Verb, cards: Cards, mut deal: impl FnMut(&mut Self, Card) -> Flow) -> Flow<u8> {
        let (mut left, mut chosen, mut dealt) = (self.places_of(cards), 0, 0);
        while !left.is_empty() {
            let need = if chosen == 0 { Need::May } else { Need::More { left: left.len() as u8 } };
            let cards = left.iter().map(|(card, _)| *card);
            let Some(card) = self.choose_or_pass(verb, need, cards)? else { break };
            left.retain(|(other, _)| *other != card);
            chosen += 1;
            deal(self, card)?;
            dealt += u8::from(self.done());
            self.forget_gone(&mut left);
        }
        Ok(dealt)
    }

    /// Which value from 1 to 10?
    pub fn choose_value(&mut self) -> Flow<u8> {
        let choices: Choices = (1..=LAST_AGE).map(Choice::Value).collect();
        Ok(match self.ask(Prompt::Value, &choices)? {
            Choice::Value(value) => value,
            _ => 0,
        })
    }

    /// Which of these normal achievements of yours? Relics are chosen by their faces, others by their backs. `None` if there is none.
    pub fn choose_own_achievement(&mut self, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        let cards: Cards = cards.into_iter().collect();
        let owner = self.you;
        let face = move |card: Card| match card.is_relic() {
            true => Choice::Card(card),
            false => Choice::Back { owner, set: card.set(), value: card.value() },
        };
        let mut choices = Choices::new();
        for choice in cards.iter().map(|card| face(*card)) {
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        let chosen = self.one_of(owner, Prompt::Card(Verb::Transfer, Need::Must), choices)?;
        Ok(chosen.and_then(|choice| cards.into_iter().find(|card| face(*card) == choice)))
    }

    /// Which card of these players' score piles? Cards that you do not know are offered by their backs. `None` if there is
    /// none.
    pub fn choose_in_score_piles(&mut self, verb: Verb, seats: &[Seat]) -> Flow<Option<Card>> {
        self.choose_in_score_piles_with(verb, seats, |_| true)
    }

    /// The same with those that fit, as everybody can see by their backs.
    pub fn choose_in_score_piles_with(
        &mut self,
        verb: Verb,
        seats: &[Seat],
        fits: impl Fn(Card) -> bool,
    ) -> Flow<Option<Card>> {
        let mut choices = Choices::new();
        for owner in seats {
            for card in self.player(*owner).all_scored().filter(|card| fits(*card)) {
                let known = self.game.knows(Some(self.you), card);
                let back = Choice::Back { owner: *owner, set: card.set(), value: card.value() };
                let choice = if known { Choice::Card(card) } else { back };
                if !choices.contains(&choice) {
                    choices.push(choice);
                }
            }
        }
        Ok(match self.one_of(self.you, Prompt::Card(verb, Need::Must), choices)? {
            Some(Choice::Back { owner, set, value }) => {
                let back = Back { set, value };
                let unknown = |card: &Card| card.back() == back && !self.game.knows(Some(self.you), *card);
                self.player(owner).all_scored().find(unknown)
            }
            known => known.and_then(Choice::card),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::each_once;
    use crate::games::innovation::cards::name::{ARCHERY, OARS, TOOLS};

    #[test]
    fn a_card_that_was_drawn_twice_is_offered_once() {
        assert_eq!(each_once([TOOLS, OARS, TOOLS, ARCHERY]).as_slice(), [TOOLS, OARS, ARCHERY]);
    }
}
