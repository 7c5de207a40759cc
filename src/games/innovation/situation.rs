//! Any table that the rules allow, laid out card by card: for tests, scenarios and worked examples.

use super::Innovation;
use super::card::{Card, Splay};
use super::facts::LAST_AGE;
use super::sets::Set;
use super::state::{Options, Phase, Special, Zone};
use crate::engine::{Seat, SetupError};

/// A table in the making. Cards that are not laid out lie in their supply piles.
#[derive(Clone, Debug)]
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

    /// Cards in a hand.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn hand(mut self, seat: Seat, cards: &[Card]) -> Result<Situation, Impossible> {
        for card in cards {
            self.place(*card, Zone::Hand(seat))?;
        }
        Ok(self)
    }

    /// Cards in a score pile.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn score(mut self, seat: Seat, cards: &[Card]) -> Result<Situation, Impossible> {
        for card in cards {
            self.place(*card, Zone::Score(seat))?;
        }
        Ok(self)
    }

    /// Cards in a forecast.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn forecast(mut self, seat: Seat, cards: &[Card]) -> Result<Situation, Impossible> {
        for card in cards {
            self.place(*card, Zone::Forecast(seat))?;
        }
        Ok(self)
    }

    /// Cards on a board, each pile from top to bottom; all colours among them are splayed so.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn board(mut self, seat: Seat, cards: &[Card], splay: Splay) -> Result<Situation, Impossible> {
        for card in cards {
            self.place(*card, Zone::Board(seat))?;
        }
        cards.iter().for_each(|card| self.game.lay_splayed(seat, card.colour(), splay));
        Ok(self)
    }

    /// An artifact on display. If it is the current player's, the turn begins with it.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn display(mut self, seat: Seat, card: Card) -> Result<Situation, Impossible> {
        self.place(card, Zone::Display(seat))?;
        Ok(self)
    }

    /// Normal achievements somebody owns, by their ages.
    pub fn achieved(mut self, seat: Seat, cards: &[Card]) -> Result<Situation, Impossible> {
        for card in cards {
            self.place(*card, Zone::Achievements(seat))?;
        }
        Ok(self)
    }

    /// A special achievement somebody owns.
    #[must_use]
    pub fn special(mut self, seat: Seat, special: Special) -> Situation {
        self.game.lay_claimed(seat, special);
        self
    }

    /// Cards out of the game.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn removed(mut self, cards: &[Card]) -> Result<Situation, Impossible> {
        for card in cards {
            self.place(*card, Zone::Removed)?;
        }
        Ok(self)
    }

    /// The next cards of the supply piles, each pile from its top.
    ///
    /// # Errors
    /// [`Impossible::Twice`], [`Impossible::NotInPlay`].
    pub fn next(mut self, cards: &[Card]) -> Result<Situation, Impossible> {
        for card in cards {
            self.place(*card, Zone::Supply)?;
            self.tops.push(*card);
        }
        Ok(self)
    }

    /// The ages of the normal achievements in the middle; 1 to 9 if this is not said.
    #[must_use]
    pub fn available(mut self, ages: &[u8]) -> Situation {
        self.available = Some(ages.to_vec());
        self
    }

    /// Ages whose supply pile of the base game is empty: cards that are not laid out are out of the game.
    #[must_use]
    pub fn empty(mut self, ages: &[u8]) -> Situation {
        self.empty.extend(ages);
        self
    }

    /// Cards that were shown to everybody where they lie.
    #[must_use]
    pub fn seen(mut self, cards: &[Card]) -> Situation {
        self.seen.extend(cards);
        self
    }

    /// Who is at turn, in which turn, with how many actions left.
    #[must_use]
    pub fn turn(mut self, seat: Seat, turn: u16, actions_left: u8) -> Situation {
        self.game.lay_turn(seat, turn, actions_left);
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
            self.game.lay_on_top(*card);
        }
        self.seen.iter().for_each(|card| self.game.lay_seen(*card));
        self.game.lay_unclaimed();
        Ok(self.game)
    }
}
