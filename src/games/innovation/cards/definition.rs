//! All that belongs to one card beside its print: what it does, what that is worth, how it wins.

use super::super::bot::Appraiser;
use super::super::card::Card;
use super::super::choice::Choice;
use super::super::dogma::{Effect, Rule};
use super::super::karma::Karma;
use super::super::state::Innovation;
use super::super::state::queries::Player;
use crate::engine::{SeatSet, readable};

/// What follows for a player who picks this card where he need not pick any: "if you do".
type Brings = fn(&Appraiser, Card) -> f32;
/// What an answer to a question that only this card asks is worth.
type Answers = fn(&Appraiser, Choice) -> f32;
/// What this side of winners has of what the card asks for, as its message says it.
type Victory = fn(&Innovation, SeatSet) -> u16;

readable! {
    /// A card. Questions that only it asks (a colour, a value, a player, either of two, whether to draw) have words of their own in
    /// the catalogue, by its id: `innovation-question-ID` and `innovation-answer-ID`; a card that can win has `innovation-won-ID`.
    pub struct Definition {
        pub(super) card: Card,
        /// Its dogma effects, in printed order.
        effects: &'static [Effect] => pub effects,
        /// Its echo effect.
        echo: Option<Rule> => pub(in super::super) echo_effect,
        /// Its inspire effect.
        inspire: Option<Rule> => pub(in super::super) inspire_effect,
        /// Its karmas.
        karmas: &'static [Karma] => pub karma_effects,
        brings: Option<Brings>,
        answers: Option<Answers>,
        victory: Option<Victory>,
        /// The value that it has on a board, if it is another one than printed.
        on_board: Option<u8> => pub(in super::super) value_on_board,
        /// Whether everybody shows what he has of what is chosen for it.
        shows_hands: bool => pub(in super::super) is_show_of_hands,
    }
}

/// A card with these dogma effects, in printed order.
pub(super) const fn define(card: Card, effects: &'static [Effect]) -> Definition {
    Definition {
        card,
        effects,
        echo: None,
        inspire: None,
        karmas: &[],
        brings: None,
        answers: None,
        victory: None,
        on_board: None,
        shows_hands: false,
    }
}

impl Definition {
    /// A card without effects.
    pub(super) const fn of_city() -> Definition {
        define(Card(0), &[])
    }

    /// With this echo effect.
    pub(super) const fn echo(self, rule: Rule) -> Definition {
        Definition { echo: Some(rule), ..self }
    }

    /// With this inspire effect.
    pub(super) const fn inspire(self, rule: Rule) -> Definition {
        Definition { inspire: Some(rule), ..self }
    }

    /// With these karmas.
    pub(super) const fn karmas(self, karmas: &'static [Karma]) -> Definition {
        Definition { karmas, ..self }
    }

    /// With a judgement of what follows for whoever picks a card that he need not pick; without one nothing does.
    pub(super) const fn brings(self, brings: Brings) -> Definition {
        Definition { brings: Some(brings), ..self }
    }

    /// With a judgement of the answers to its own questions; without one they are equal.
    pub(super) const fn answers(self, answers: Answers) -> Definition {
        Definition { answers: Some(answers), ..self }
    }

    /// It can win the game, with so much of what it asks for.
    pub(super) const fn victory(self, victory: Victory) -> Definition {
        Definition { victory: Some(victory), ..self }
    }

    /// It has this value on a board.
    pub(super) const fn worth_on_board(self, value: u8) -> Definition {
        Definition { on_board: Some(value), ..self }
    }

    /// Everybody shows what he has of what is chosen: even that nothing is shown says what others hold.
    pub(super) const fn shows_hands(self) -> Definition {
        Definition { shows_hands: true, ..self }
    }

    /// What follows for the one who is asked if he picks this card and need not pick any, in points of judgement.
    pub(in super::super) fn brought_by(&self, bot: &Appraiser, card: Card) -> f32 {
        self.brings.map_or(0.0, |brings| brings(bot, card))
    }

    /// What an answer to a question that only this card asks is worth to the one who is asked, in points of judgement.
    pub(in super::super) fn answered_by(&self, bot: &Appraiser, choice: Choice) -> f32 {
        self.answers.map_or(0.0, |answers| answers(bot, choice))
    }

    /// Whether it can win the game.
    pub fn can_win(&self) -> bool {
        self.victory.is_some()
    }

    /// What these winners have of what it asks for; 0 if it cannot win the game.
    pub fn won_with(&self, game: &Innovation, winners: SeatSet) -> u16 {
        self.victory.map_or(0, |victory| victory(game, winners))
    }
}

/// The answers of a card that asks for a value of which a card is drawn.
pub(super) fn value_drawn(bot: &Appraiser, choice: Choice) -> f32 {
    if let Choice::Value(value) = choice { bot.drawn(value) } else { 0.0 }
}

/// The answers of a card that asks for a value of which a card is drawn and scored.
pub(super) fn value_scored(bot: &Appraiser, choice: Choice) -> f32 {
    if let Choice::Value(value) = choice { bot.drawn_to_score(value) } else { 0.0 }
}

/// The answers of a card that asks for the value of an achievement: the highest is the hardest to get otherwise.
pub(super) fn value_claimed(_: &Appraiser, choice: Choice) -> f32 {
    if let Choice::Value(value) = choice { f32::from(value) } else { 0.0 }
}

/// The most that one of these players has.
pub(super) fn most(game: &Innovation, seats: SeatSet, has: fn(Player) -> u16) -> u16 {
    seats.iter().map(|seat| has(game.player(seat))).max().unwrap_or(0)
}
