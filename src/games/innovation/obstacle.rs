//! What can be done with an action, and why something cannot be done now: for whoever taps what is not on offer.

use super::Innovation;
use super::card::{Card, Colour};
use super::choice::Choice;
use super::event::Deal;
use super::facts::{ISSUED_WITH, LAST_AGE};
use super::prompt::Prompt;
use super::sets::Set;
use super::state::Stack;
use super::trigger::Decree;
use crate::engine::{Question, Seat};
use arrayvec::ArrayVec;

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// Somebody has the achievement.
    Claimed(Seat),
    /// What is missing for a normal achievement: so many points, and a top card of its age.
    Missing {
        /// So many more, 0 if there are enough.
        points: u16,
        /// Whether there is no top card of its age or higher.
        top: bool,
    },
    /// Another card lies on it: this one is on top.
    Covered(Card),
    /// It lies on somebody else's board.
    NotYours(Seat),
    /// It can be done once a turn, and was.
    Once,
    /// No inspire effect is visible in the colour.
    NoInspire,
    /// A decree asks for figures of three values in the hand: there are so many.
    FewFigures {
        /// Different values of the figures in the hand.
        values: u8,
    },
    /// A decree asks for a figure of its colour.
    NoFigureOf(Colour),
    /// No top city with its icon helps, or no card in the hand pays for that.
    NoCity,
    /// What is asked now must be answered first.
    Question,
}

/// Something to do with an action, and what is in its way if it cannot be done.
type Wish = (Deal, Option<Obstacle>);

impl Innovation {
    /// What is in the way of this choice at a question that waits in this state; `None` if it is offered.
    pub fn obstacle(&self, question: &Question<Innovation>, choice: Choice) -> Option<Obstacle> {
        if question.choices.contains(&choice) {
            return None;
        }
        let is_action = matches!(question.prompt, Prompt::Action { .. });
        let wishes = self.wishes(question.seat).chain(self.vain_wishes(question.seat));
        let wish = wishes.filter(|_| is_action).find(|(deal, _)| deal.as_choice() == choice);
        Some(wish.and_then(|(_, obstacle)| obstacle).unwrap_or(Obstacle::Question))
    }

    /// What a seat can wish to do with an action: draw, meld a card of the hand or on display, activate a card, claim an achievement of the
    /// middle, issue a decree, inspire, endorse a top card. Those without obstacle are its actions, in this order.
    pub(super) fn wishes(&self, seat: Seat) -> impl Iterator<Item = Wish> + '_ {
        let player = self.player(seat);
        let melds = player.all_in_hand().chain(player.display()).map(Deal::Meld);
        let always = std::iter::once(Deal::Draw).chain(melds).map(|deal| (deal, None));
        let dogmas = self.can_activate(seat).into_iter().map(|card| (Deal::Dogma(card), None));
        let with_cards = always.chain(dogmas).chain(self.claims(seat));
        with_cards.chain(self.decrees(seat)).chain(self.inspirations(seat)).chain(self.endorsements(seat))
    }

    /// What can also be wished and is never offered: to activate a card that is covered or somebody else's, to claim what somebody has. It is
    /// apart, for it is much, and only asked for by who taps it.
    fn vain_wishes(&self, seat: Seat) -> impl Iterator<Item = Wish> + '_ {
        let piles =
            self.around(seat).flat_map(|owner| self.player(owner).stacks().iter().map(move |pile| (owner, pile)));
        let obstacle = move |(owner, pile): (Seat, &Stack)| match pile.top() {
            Some(top) if owner == seat => Obstacle::Covered(top),
            _ => Obstacle::NotYours(owner),
        };
        let cards = piles.flat_map(move |pile| pile.1.cards().iter().map(move |card| (*card, obstacle(pile))));
        let claimed = |age| Some((Deal::Achieve(age), Some(Obstacle::Claimed(self.normal_owner(age)?))));
        cards.map(|(card, obstacle)| (Deal::Dogma(card), Some(obstacle))).chain((1..=LAST_AGE).filter_map(claimed))
    }

    /// The normal achievements in the middle, and the cards that a karma lets count as some.
    fn claims(&self, seat: Seat) -> impl Iterator<Item = Wish> + '_ {
        let mut ages = ArrayVec::<u8, { LAST_AGE as usize }>::new();
        for card in self.available() {
            if !ages.contains(&card.printed_value()) {
                ages.push(card.printed_value());
            }
        }
        let (points, height) = (self.player(seat).points(), self.player(seat).height_to_claim());
        let obstacle = move |age| match self.lacks(seat, (points, height), age) {
            (0, false) => None,
            (points, top) => Some(Obstacle::Missing { points, top }),
        };
        let normal = ages.into_iter().map(move |age| (Deal::Achieve(age), obstacle(age)));
        let further = self.available_by_karma(seat).into_iter();
        normal.chain(further.map(move |card| (Deal::AchieveCard(card), obstacle(card.printed_value()))))
    }

    fn decrees(&self, seat: Seat) -> impl Iterator<Item = Wish> + '_ {
        let has_figures = self.sets().has(Set::Figures);
        let can = has_figures.then(|| self.decrees_to_issue(seat)).into_iter().flatten();
        let can: ArrayVec<Decree, 5> = can.filter(|_| !self.has_decreed()).collect();
        let values = if has_figures { self.values_of_figures(seat) } else { 0 };
        let obstacle = move |decree: Decree| match self.decree_owner(decree) {
            _ if can.contains(&decree) => None,
            _ if self.has_decreed() => Some(Obstacle::Once),
            Some(owner) if self.has_lost(owner) => Some(Obstacle::Claimed(owner)),
            _ if values < ISSUED_WITH => Some(Obstacle::FewFigures { values }),
            _ => Some(Obstacle::NoFigureOf(decree.colour())),
        };
        let decrees = Decree::ALL.into_iter().filter(move |_| has_figures);
        decrees.map(move |decree| (Deal::Decree(decree), obstacle(decree)))
    }

    fn inspirations(&self, seat: Seat) -> impl Iterator<Item = Wish> + '_ {
        let obstacle = move |colour: Colour| match () {
            () if self.has_inspired() => Some(Obstacle::Once),
            () if self.can_inspire(seat, colour) => None,
            () => Some(Obstacle::NoInspire),
        };
        let colours = Colour::ALL.into_iter().filter(|_| self.sets().has(Set::Figures));
        colours.map(move |colour| (Deal::Inspire(colour), obstacle(colour)))
    }

    fn endorsements(&self, seat: Seat) -> impl Iterator<Item = Wish> + '_ {
        let player = self.player(seat);
        let obstacle = move |card: Card| match player.endorsing(card).next() {
            _ if self.has_endorsed() => Some(Obstacle::Once),
            Some(_) => None,
            None => Some(Obstacle::NoCity),
        };
        let tops = player.tops().filter(|_| self.sets().has(Set::Cities));
        tops.map(move |card| (Deal::Endorse(card), obstacle(card)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::invariants::Invariants;
    use crate::engine::{Chance, Match, Stream};
    use crate::games::innovation::facts::POINTS_AN_AGE;
    use crate::games::innovation::{Obstacle, Zone};
    use std::collections::HashSet;
    use std::mem::discriminant;

    /// Whatever the board shows a seat at the question for an action.
    fn shown(state: &Innovation, seat: Seat) -> Vec<Choice> {
        let player = state.player(seat);
        let boards = state.seats().flat_map(|seat| state.cards_in(Zone::Board(seat)));
        let middle = state.available().iter().map(|card| card.printed_value());
        let ages = middle.chain((1..=LAST_AGE).filter(|age| state.normal_owner(*age).is_some()));
        let own = player.all_in_hand().map(Choice::Meld).chain(ages.map(Choice::Achieve)).chain([Choice::Draw]);
        let mut all: Vec<Choice> = boards.map(Choice::Dogma).chain(own).collect();
        if state.sets().has(Set::Cities) {
            all.extend(player.tops().map(Choice::Endorse));
        }
        if state.sets().has(Set::Figures) {
            all.extend(Decree::ALL.map(Choice::Decree).into_iter().chain(Colour::ALL.map(Choice::Inspire)));
        }
        all
    }

    /// Whether it is so.
    fn holds(state: &Innovation, seat: Seat, wish: Choice, obstacle: Obstacle) -> bool {
        let player = state.player(seat);
        match (wish, obstacle) {
            (Choice::Achieve(age), Obstacle::Missing { points, top }) => {
                let owned = if state.sets().is_base() { 0 } else { state.normals_of(seat, age) as u16 };
                let needed = POINTS_AN_AGE * u16::from(age) * (owned + 1);
                let then = player.points_towards(age) + points;
                (points > 0 || top)
                    && if points > 0 { then == needed } else { then >= needed }
                    && top == (player.height_to_claim() < age)
            }
            (Choice::Achieve(age), Obstacle::Claimed(owner)) => {
                state.cards_in(Zone::Achievements(owner)).iter().any(|card| card.printed_value() == age)
            }
            (Choice::Decree(decree), Obstacle::Claimed(owner)) => state.decree_owner(decree) == Some(owner),
            (Choice::Decree(_), Obstacle::FewFigures { values }) => values < ISSUED_WITH,
            (Choice::Decree(decree), Obstacle::NoFigureOf(colour)) => {
                let is_it = |card: Card| card.set() == Set::Figures && card.colour() == colour;
                colour == decree.colour() && !player.all_in_hand().any(is_it)
            }
            (Choice::Decree(_), Obstacle::Once) => state.has_decreed(),
            (Choice::Inspire(_), Obstacle::Once) => state.has_inspired(),
            (Choice::Inspire(colour), Obstacle::NoInspire) => state.inspiring(seat, colour).is_empty(),
            (Choice::Endorse(_), Obstacle::Once) => state.has_endorsed(),
            (Choice::Endorse(card), Obstacle::NoCity) => player.endorsing(card).next().is_none(),
            (Choice::Dogma(card), Obstacle::Covered(top)) => {
                top != card && player.stack(card.colour()).top() == Some(top)
            }
            (Choice::Dogma(card), Obstacle::NotYours(owner)) => owner != seat && state.zone(card) == Zone::Board(owner),
            _ => false,
        }
    }

    #[test]
    fn something_is_in_the_way_of_all_that_is_shown_and_not_offered() {
        let mut seen = HashSet::new();
        for (seed, (options, players)) in (0..).zip(Innovation::tables()).step_by(3) {
            let mut game = Match::<Innovation>::new(options, players, seed).unwrap();
            let mut stream = Stream::new(seed);
            while let Some(question) = game.question().cloned() {
                let (state, seat) = (game.state(), question.seat);
                let is_action = matches!(question.prompt, Prompt::Action { .. });
                for wish in shown(state, seat) {
                    let obstacle = state.obstacle(&question, wish);
                    assert_eq!(obstacle.is_none(), question.choices.contains(&wish), "{wish:?}");
                    let Some(obstacle) = obstacle else { continue };
                    let is_so =
                        if is_action { holds(state, seat, wish, obstacle) } else { obstacle == Obstacle::Question };
                    assert!(is_so, "{wish:?} of seed {seed}: {obstacle:?}");
                    seen.insert((discriminant(&wish), discriminant(&obstacle)));
                }
                let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
                game.answer(choice).unwrap();
            }
        }
        let cases = seen.iter().filter(|(_, obstacle)| *obstacle != discriminant(&Obstacle::Question)).count();
        assert!(cases >= 10, "{cases}");
    }
}
