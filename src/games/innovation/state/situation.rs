//! Any table that the rules allow, laid out card by card: for tests, scenarios and worked examples.

use super::super::card::{Card, Splay};
use super::super::facts::LAST_AGE;
use super::super::sets::Set;
use super::{Innovation, Options, Phase, Special, Zone, place_of};
use crate::engine::{Seat, SetupError};

/// A table in the making. Cards that are not laid out lie in their supply piles.
#[derive(Clone, Debug)]
#[must_use]
pub struct Situation {
    game: Innovation,
    placed: Vec<bool>,
    available: Option<Vec<u8>>,
    tops: Vec<Card>,
    empty: Vec<u8>,
    seen: Vec<Card>,
}

/// Why a table cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// So many do not play.
    Players(u8),
    /// The card lies in two places.
    Twice(Card),
    /// The set of the card is not in play.
    NotInPlay(Card),
    /// No card of this age is left for the achievement.
    NoAchievement(u8),
}

impl Situation {
    /// A table for so many players. The first seat is at turn with one action.
    ///
    /// # Errors
    /// [`Impossible::Players`] unless 2 to 4 play.
    pub fn new(options: &Options, players: u8) -> Result<Situation, Impossible> {
        let game =
            Innovation::before_setup(options, players).map_err(|SetupError::Players(n)| Impossible::Players(n))?;
        Ok(Situation {
            game,
            placed: vec![false; options.sets.numbered()],
            available: None,
            tops: Vec::new(),
            empty: Vec::new(),
            seen: Vec::new(),
        })
    }

    fn place(&mut self, card: Card, zone: Zone) -> Result<(), Impossible> {
        if !self.game.sets().has_card(card) {
            return Err(Impossible::NotInPlay(card));
        }
        if std::mem::replace(&mut self.placed[card.index()], true) {
            return Err(Impossible::Twice(card));
        }
        self.game.lay(card, zone);
        Ok(())
    }

    fn with(mut self, cards: &[Card], zone: Zone) -> Result<Situation, Impossible> {
        cards.iter().try_for_each(|card| self.place(*card, zone))?;
        Ok(self)
    }

    /// Cards in a hand.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn hand(self, seat: Seat, cards: &[Card]) -> Result<Situation, Impossible> {
        self.with(cards, Zone::Hand(seat))
    }

    /// Cards in a score pile.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn score(self, seat: Seat, cards: &[Card]) -> Result<Situation, Impossible> {
        self.with(cards, Zone::Score(seat))
    }

    /// Cards in a forecast.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn forecast(self, seat: Seat, cards: &[Card]) -> Result<Situation, Impossible> {
        self.with(cards, Zone::Forecast(seat))
    }

    /// Cards on a board, each pile from top to bottom; all colours among them are splayed so.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn board(self, seat: Seat, cards: &[Card], splay: Splay) -> Result<Situation, Impossible> {
        let mut laid = self.with(cards, Zone::Board(seat))?;
        for card in cards {
            let stack = &mut laid.game.player_mut(seat).board[card.colour().index()];
            stack.splay = splay;
            stack.settle();
        }
        Ok(laid)
    }

    /// An artifact on display. If it is the current player's, the turn begins with it.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn display(self, seat: Seat, card: Card) -> Result<Situation, Impossible> {
        self.with(&[card], Zone::Display(seat))
    }

    /// Normal achievements somebody owns, by their ages.
    pub fn achieved(self, seat: Seat, cards: &[Card]) -> Result<Situation, Impossible> {
        self.with(cards, Zone::Achievements(seat))
    }

    /// A special achievement somebody owns.
    pub fn special(mut self, seat: Seat, special: Special) -> Situation {
        self.game.specials[special.index()] = Some(seat);
        self
    }

    /// Cards out of the game.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn removed(self, cards: &[Card]) -> Result<Situation, Impossible> {
        self.with(cards, Zone::Removed)
    }

    /// The next cards of the supply piles, each pile from its top.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn next(mut self, cards: &[Card]) -> Result<Situation, Impossible> {
        self.tops.extend(cards);
        self.with(cards, Zone::Supply)
    }

    /// The ages of the normal achievements in the middle; 1 to 9 if this is not said.
    pub fn available(mut self, ages: &[u8]) -> Situation {
        self.available = Some(ages.to_vec());
        self
    }

    /// Ages whose supply pile of the base game is empty: cards that are not laid out are out of the game.
    pub fn empty(mut self, ages: &[u8]) -> Situation {
        self.empty.extend(ages);
        self
    }

    /// Cards that were shown to everybody where they lie.
    pub fn seen(mut self, cards: &[Card]) -> Situation {
        self.seen.extend(cards);
        self
    }

    /// Who is at turn, in which turn, with how many actions left.
    pub fn turn(mut self, seat: Seat, turn: u16, actions_left: u8) -> Situation {
        let game = &mut self.game;
        (game.phase, game.current, game.turn, game.actions_left) = (Phase::Action, seat, turn, actions_left);
        self
    }

    /// The table.
    ///
    /// # Errors
    /// [`Impossible::NoAchievement`].
    pub fn build(mut self) -> Result<Innovation, Impossible> {
        if self.game.turn() == 0 {
            self = self.turn(Seat(0), 1, 1);
        }
        if self.game.player(self.game.current()).display().is_some() {
            self.game.enter(Phase::Display);
        }
        for age in self.available.take().unwrap_or_else(|| (1..LAST_AGE).collect()) {
            let free = |card: &Card| card.printed_value() == age && !self.placed[card.index()];
            let card = Set::Base.cards().find(free).ok_or(Impossible::NoAchievement(age))?;
            self.place(card, Zone::Available)?;
        }
        let unnamed = |card: &Card| self.empty.contains(&card.printed_value()) && !self.placed[card.index()];
        for card in Set::Base.cards().filter(unnamed) {
            self.game.lay(card, Zone::Removed);
        }
        for card in self.tops.iter().rev() {
            self.game.take_out(*card, Zone::Supply);
            self.game.supply.0[place_of(card.back())].push(*card);
        }
        self.seen.iter().for_each(|card| self.game.knowledge.revealed(*card));
        // What somebody has earned as the table is laid out is claimed with the next move.
        self.game.unclaimed = true;
        Ok(self.game)
    }
}
