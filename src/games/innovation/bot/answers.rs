//! Answers inside effects, at a glance: what they give away and what they bring, in points of judgement.

use super::super::Zone;
use super::super::card::Card;
use super::super::cards::{Definition, definition};
use super::super::choice::Choice;
use super::super::prompt::{Deed, Need, Part, Prompt, Verb};
use super::appraiser::{Appraiser, POINT};

/// What it is worth to activate a card without an action.
const PROMOTED: f32 = 0.5;
/// What an achievement is worth.
const ACHIEVED: f32 = 8.0;

impl Appraiser<'_> {
    /// The same inside what is itself only tried out: a promotion is judged by the card and not tried out as well.
    pub(super) fn answer_in_passing(&self, prompt: Prompt, choice: Choice) -> f32 {
        match (prompt, choice) {
            (Prompt::Card { verb: Verb::Promote, .. }, Choice::Card(card)) => PROMOTED + self.melded(card),
            _ => self.answer(prompt, choice),
        }
    }

    /// How good an answer looks to the seat that is asked. Only differences count.
    pub(super) fn answer(&self, prompt: Prompt, choice: Choice) -> f32 {
        match (prompt, choice) {
            (_, Choice::Pass) => 0.0,
            // At a glance as they lie: the first choice of equal ones.
            (Prompt::Card { need: Need::Each, .. }, _) => 0.0,
            (Prompt::Opening, Choice::Card(card)) => self.melded(card),
            (Prompt::Card { verb: Verb::Promote, .. }, Choice::Card(card)) => {
                self.gained(self.game.margin_after_promotion(self.seat, card))
            }
            (Prompt::Card { verb, need, .. }, Choice::Card(card)) => {
                self.with_card(verb, card) + self.bonus(need, card)
            }
            (Prompt::Achievement, Choice::Card(card)) => self.with_card(Verb::Achieve, card),
            (Prompt::Card { .. }, Choice::Back { owner, value, .. }) => {
                let sign = if self.game.opposed(self.seat, owner) { 1.0 } else { -1.0 };
                sign * POINT * f32::from(value)
            }
            (Prompt::Splay(splay), Choice::Colour(colour)) => 0.1 + self.splayed(colour, splay),
            (Prompt::Display, Choice::Dogma(card)) => self.gained(self.game.margin_after_dogma(self.seat, card)),
            (Prompt::Display, _) => -0.1,
            (Prompt::Seize(relic), Choice::Option(to)) => {
                if to == 0 {
                    ACHIEVED
                } else {
                    self.held(self.seat, relic)
                }
            }
            (Prompt::Whether(Deed::Exchange(part)), _) => self.exchange(part),
            (Prompt::Whether(Deed::Dogma(card)), _) => self.gained(self.game.margin_after_dogma(self.seat, card)),
            (Prompt::Whether(Deed::All { verb, .. }), _) => self.with_all(verb) + self.own_answer(choice),
            (Prompt::Thing(..) | Prompt::Achievement | Prompt::Whether(Deed::Draw { .. } | Deed::Sentence), _) => {
                self.own_answer(choice)
            }
            _ => 0.0,
        }
    }

    /// What the card that asks says of an answer.
    fn own_answer(&self, choice: Choice) -> f32 {
        self.running().map_or(0.0, |running| running.answered_by(self, choice))
    }

    /// The card that asks.
    fn running(&self) -> Option<&'static Definition> {
        self.game.running().last().map(|running| definition(running.card()))
    }

    /// What doing this with a card brings.
    fn with_card(&self, verb: Verb, card: Card) -> f32 {
        let owner = match self.game.zone(card) {
            Zone::Hand(owner) | Zone::Score(owner) | Zone::Forecast(owner) | Zone::Board(owner) => owner,
            _ => self.seat,
        };
        let loss = if self.game.opposed(self.seat, owner) { -self.worth(card) } else { self.worth(card) };
        match verb {
            Verb::Meld | Verb::Promote => self.melded(card) - loss,
            Verb::Tuck | Verb::Endorse => self.tucked(card) - loss,
            Verb::Score | Verb::Fade => self.scored(card) - loss,
            Verb::Return | Verb::Place | Verb::Transfer(_) | Verb::Exchange(_) => -loss,
            Verb::TransferToScore | Verb::TransferToAnyBoard => -loss,
            Verb::Choose => self.melded(card).max(self.scored(card)) - loss,
            Verb::Keep(_) | Verb::Name => self.worth(card),
            Verb::Reveal => self.own().hand().iter().filter(|other| other.colour() == card.colour()).count() as f32,
            Verb::Remove => 0.0,
            Verb::Foreshadow => self.foreseen(card) - loss,
            Verb::Achieve => ACHIEVED - loss,
            Verb::Take => ACHIEVED,
            Verb::Execute | Verb::ExecuteAsIf | Verb::Order | Verb::Karma => f32::from(card.printed_value()),
        }
    }

    /// What follows "if you do", for cards that ask whether one gives something up.
    fn bonus(&self, need: Need, card: Card) -> f32 {
        match need {
            Need::Must | Need::Each => 0.0,
            Need::May | Need::More { .. } => self.running().map_or(0.0, |running| running.brought_by(self, card)),
        }
    }

    /// What an exchange of hand and score pile, or of their highest cards, brings.
    fn exchange(&self, part: Part) -> f32 {
        let brought = |cards: &[Card]| -> f32 {
            let moved = part.of(cards);
            moved.into_iter().map(|card| self.scored(card) - self.held(self.seat, card)).sum()
        };
        brought(self.own().hand()) - brought(self.own().score_pile())
    }

    /// What doing this with all the cards that the sentence names brings.
    fn with_all(&self, verb: Verb) -> f32 {
        let player = self.own();
        match verb {
            Verb::Meld => {
                let best = player.score_pile().iter().map(|card| self.melded(*card)).fold(0.0, f32::max);
                best - player.points() as f32 * POINT
            }
            Verb::Tuck => player.hand().iter().map(|card| self.tucked(*card) - self.held(self.seat, *card)).sum(),
            _ => player.hand().iter().map(|card| self.scored(*card) - self.held(self.seat, *card)).sum(),
        }
    }
}
