//! What an effect can ask: a choice without an alternative is not asked.

use super::super::card::{Back, Card, Colour, Icon};
use super::super::choice::Choice;
use super::super::facts::{HIGHEST_BONUS, LAST_AGE};
use super::super::prompt::{Deed, Need, Part, Prompt, Thing, Verb};
use super::super::sets::Set;
use super::super::state::{Cards, Zone};
use super::figures::achievement_face;
use super::value::Value;
use super::{ANY_NUMBER, Fx, each_once};
use crate::engine::{Flow, Seat};

impl Fx<'_> {
    /// One of these, chosen by a seat, who is not asked where there is but one. `None` if there is none.
    pub fn one_of<T: Copy>(
        &mut self,
        seat: Seat,
        prompt: Prompt,
        things: impl IntoIterator<Item = T>,
        as_choice: impl Fn(T) -> Choice,
    ) -> Flow<Option<T>> {
        self.table.choose_if_several(self.game, seat, prompt, things, as_choice)
    }

    /// One of these, chosen by you, if you like. `None` if you decline or there is none.
    pub fn one_or_pass<T: Copy>(
        &mut self,
        prompt: Prompt,
        things: impl IntoIterator<Item = T>,
        as_choice: impl Fn(T) -> Choice,
    ) -> Flow<Option<T>> {
        self.table.choose_or_pass(self.game, self.you, prompt, things, as_choice, Choice::Pass)
    }

    /// Which of these other things? `None` if there is none.
    pub fn which<T: Copy>(
        &mut self,
        thing: Thing,
        things: impl IntoIterator<Item = T>,
        as_choice: impl Fn(T) -> Choice,
    ) -> Flow<Option<T>> {
        self.one_of(self.you, Prompt::Thing(thing, Need::Must), things, as_choice)
    }

    /// Which of these other things, of which there are several?
    fn surely<T: Copy>(
        &mut self,
        thing: Thing,
        things: impl IntoIterator<Item = T>,
        as_choice: impl Fn(T) -> Choice,
    ) -> Flow<T> {
        self.table.choose(self.game, self.you, Prompt::Thing(thing, Need::Must), things, as_choice)
    }

    /// Which of these other things, if any? `None` if you decline or there is none.
    fn which_if_any<T: Copy>(
        &mut self,
        thing: Thing,
        things: impl IntoIterator<Item = T>,
        as_choice: impl Fn(T) -> Choice,
    ) -> Flow<Option<T>> {
        self.one_or_pass(Prompt::Thing(thing, Need::May), things, as_choice)
    }

    /// Which of these cards? `None` if there is none.
    pub fn choose(&mut self, verb: Verb, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.choose_by(self.you, verb, cards)
    }

    /// Which of these cards, chosen by another seat? `None` if there is none.
    pub fn choose_by(&mut self, seat: Seat, verb: Verb, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.among = each_once(cards);
        let prompt = self.game.which_card(verb, Need::Must, self.among.iter().copied());
        self.table.choose_if_several(self.game, seat, prompt, self.among.iter().copied(), Choice::Card)
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
        let mut returned = usize::from(self.return_card(first)?.is_some());
        for _ in 1..count {
            returned += usize::from(self.return_one(self.hand())?.is_some());
        }
        Ok(returned == count)
    }

    fn choose_or_pass(&mut self, verb: Verb, need: Need, cards: impl IntoIterator<Item = Card>) -> Flow<Option<Card>> {
        self.among = each_once(cards);
        let prompt = self.game.which_card(verb, need, self.among.iter().copied());
        self.one_or_pass(prompt, self.among.clone(), Choice::Card)
    }

    /// Does this with up to so many of these cards, one after the other. Returns in that order those with which it was done.
    pub fn up_to(&mut self, most: usize, verb: Verb, cards: Cards) -> Flow<Cards> {
        self.several(most, verb, cards, |fx, card| fx.put(card, verb))
    }

    /// The same with any number of them.
    pub fn any_of(&mut self, verb: Verb, cards: Cards) -> Flow<Cards> {
        self.up_to(ANY_NUMBER, verb, cards)
    }

    /// Up to so many of these cards, one after the other, each dealt with at once. Returns in that order those with which it was done.
    pub fn several(
        &mut self,
        most: usize,
        verb: Verb,
        cards: Cards,
        mut deal: impl FnMut(&mut Self, Card) -> Flow<Option<Card>>,
    ) -> Flow<Cards> {
        let (mut dealt, mut chosen) = (Cards::new(), 0);
        let mut left = self.places_of(cards);
        while chosen < most && !left.is_empty() {
            let need = match chosen {
                0 => Need::May,
                _ => Need::More { left: (most - chosen).min(left.len()) as u8 },
            };
            let cards = left.iter().map(|(card, _)| *card);
            let Some(card) = self.choose_or_pass(verb, need, cards)? else { break };
            left.retain(|(other, _)| *other != card);
            chosen += 1;
            dealt.extend(deal(self, card)?);
            self.forget_gone(&mut left);
        }
        Ok(dealt)
    }

    /// Whether you do it.
    pub fn whether(&mut self, deed: Deed) -> Flow<bool> {
        self.table.whether(self.game, self.you, Prompt::Whether(deed), [Choice::Yes, Choice::Pass])
    }

    /// Whether you do it with these of your cards: all of them or none.
    pub fn whether_all(&mut self, verb: Verb, from: Zone, part: Part) -> Flow<bool> {
        self.whether(Deed::All { verb, from, part })
    }

    /// Which of these colours? `None` if there is none.
    pub fn choose_colour(&mut self, colours: impl IntoIterator<Item = Colour>) -> Flow<Option<Colour>> {
        self.which(Thing::Colour, colours, Choice::Colour)
    }

    /// Which of these colours, if any? `None` if you decline or there is none.
    pub fn may_choose_colour(&mut self, colours: impl IntoIterator<Item = Colour>) -> Flow<Option<Colour>> {
        self.which_if_any(Thing::Colour, colours, Choice::Colour)
    }

    /// Which of these players? `None` if there is none.
    pub fn choose_player(&mut self, seats: impl IntoIterator<Item = Seat>) -> Flow<Option<Seat>> {
        self.which(Thing::Player, seats, Choice::Player)
    }

    /// Which of these players, if any? `None` if you decline or there is none.
    pub fn may_choose_player(&mut self, seats: impl IntoIterator<Item = Seat>) -> Flow<Option<Seat>> {
        self.which_if_any(Thing::Player, seats, Choice::Player)
    }

    /// Which of these values? Each is offered once; all beyond the last age are the same. `None` if there is none.
    pub fn choose_value_of(&mut self, values: impl IntoIterator<Item = u8>) -> Flow<Option<u8>> {
        let offered = values.into_iter().fold(0u16, |offered, value| offered | 1 << value.min(HIGHEST_BONUS));
        let values = (1..=HIGHEST_BONUS).filter(|value| offered & 1 << value != 0);
        self.which(Thing::Value, values, Choice::Value)
    }

    /// Which of the two things that the card offers: 0 or 1?
    pub fn either(&mut self) -> Flow<u8> {
        self.surely(Thing::Option, [0, 1], Choice::Option)
    }

    /// Which of these things that the card offers, if any? `None` if you decline or there is none.
    pub fn may_choose_option(&mut self, options: &[u8]) -> Flow<Option<u8>> {
        self.which_if_any(Thing::Option, options.iter().copied(), Choice::Option)
    }

    /// Which icon?
    pub fn choose_icon(&mut self) -> Flow<Icon> {
        self.surely(Thing::Icon, Icon::ALL, Choice::Icon)
    }

    /// Which set of those in play, for a card of this value?
    pub fn choose_set(&mut self, value: Value) -> Flow<Set> {
        let value = self.counted(value);
        let pile = |set| Choice::Pile(Back { set, value: value.clamp(1, LAST_AGE) });
        let chosen = self.which(Thing::Set, self.game.sets().iter(), pile)?;
        Ok(chosen.unwrap_or(Set::Base))
    }

    /// Which number from 0 to 11?
    pub fn choose_number(&mut self) -> Flow<u8> {
        self.surely(Thing::Value, 0..=HIGHEST_BONUS, Choice::Value)
    }

    /// Which value from 1 to 10?
    pub fn choose_value(&mut self) -> Flow<u8> {
        self.surely(Thing::Value, 1..=LAST_AGE, Choice::Value)
    }

    /// Which value from 1 to 10, if any? `None` if you decline.
    pub fn may_choose_value(&mut self) -> Flow<Option<u8>> {
        self.which_if_any(Thing::Value, 1..=LAST_AGE, Choice::Value)
    }

    /// Which of these normal achievements of yours? Relics are chosen by their faces, others by their backs. `None` if there is none.
    pub fn choose_own_achievement(&mut self, verb: Verb, cards: Cards) -> Flow<Option<Card>> {
        let owner = self.you;
        let mut offers = Offers::new();
        cards.into_iter().for_each(|card| offer_once(&mut offers, achievement_face(owner, card), card));
        self.one_offered(verb, offers)
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
        let mut offers = Offers::new();
        for owner in seats {
            for card in self.player(*owner).all_scored().filter(|card| fits(*card)) {
                let known = self.game.knows(Some(self.you), card);
                let back = Choice::Back { owner: *owner, set: card.set(), value: card.printed_value() };
                offer_once(&mut offers, if known { Choice::Card(card) } else { back }, card);
            }
        }
        self.one_offered(verb, offers)
    }

    fn one_offered(&mut self, verb: Verb, offers: Offers) -> Flow<Option<Card>> {
        let prompt = self.game.which_card(verb, Need::Must, offers.iter().map(|(_, card)| *card));
        Ok(self.one_of(self.you, prompt, offers, |(face, _)| face)?.map(|(_, card)| card))
    }
}

/// Cards and as what each is offered.
type Offers = Vec<(Choice, Card)>;

/// Offers a card, unless another one that looks the same is offered already.
fn offer_once(offers: &mut Offers, face: Choice, card: Card) {
    if !offers.iter().any(|(offered, _)| *offered == face) {
        offers.push((face, card));
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
