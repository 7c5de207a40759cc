//! The judgement of Innovation: actions are tried out at a glance and the table after them is judged; answers inside effects
//! are judged by what they give away and bring. Search does the rest.

mod answers;
mod appraiser;
mod outlook;

#[cfg(test)]
mod tests;

pub use appraiser::{Appraiser, HEIGHT, POINT, TOP};
pub use outlook::{FEATURES, WEIGHTS, features};

use super::card::Card;
use super::choice::Choice;
use super::prompt::{Need, Prompt, Verb};
use super::state::{Cards, Zone};
use super::{Deal, Event, How, Innovation};
use crate::engine::{Chance, Flow, Halt, Judge, Outcome, Seat, Table, Values, chance_of_win, share_of_win};
use appraiser::{DECIDED, SCALE};

/// Two players can take the same cards from each other for ever. After so many turns drawing looks better from turn to turn: the
/// piles run out and the game ends.
const PATIENCE: u16 = 120;
const IMPATIENCE: f32 = 0.1;
/// Longer orders are not tried out at a glance.
const MOST_LOOKED_AT: usize = 8;

impl Judge for Innovation {
    /// Every action of a run is tried out before it is picked. At large tables there are more turns in a round, and with many expansions
    /// more actions in a turn.
    fn run_cost(&self) -> u32 {
        match (self.seats().len(), self.sets().expansions()) {
            (4, 3..) => 4,
            _ => 3,
        }
    }

    fn judge(&self, seat: Seat, prompt: Prompt, choices: &[Choice], scores: &mut Vec<f32>) {
        scores.clear();
        match prompt {
            Prompt::Action { .. } => {
                let before = self.margin(seat);
                let actions = self.actions(seat);
                let meant = |choice: &Choice| actions.iter().copied().find(|action| action.as_choice() == *choice);
                let gain = |action: Deal| SCALE * (self.margin_after(seat, action) - before);
                scores.extend(choices.iter().map(|choice| meant(choice).map_or(0.0, gain)));
                if let Some(draw) = choices.iter().position(|choice| *choice == Choice::Draw) {
                    scores[draw] += IMPATIENCE * f32::from(self.turn().saturating_sub(PATIENCE));
                }
            }
            Prompt::Card { verb, need: Need::Each, .. } => self.judge_orders(seat, verb, choices, scores),
            _ => {
                let appraiser = Appraiser::new(self, seat);
                scores.extend(choices.iter().map(|choice| appraiser.answer(prompt, *choice)));
            }
        }
    }

    fn key(&self, choice: Choice) -> u64 {
        let (tag, rest) = match choice {
            Choice::Draw => (0, 0),
            Choice::Meld(card) => (1, u64::from(card.0)),
            Choice::Dogma(card) => (2, u64::from(card.0)),
            Choice::Achieve(age) => (3, u64::from(age)),
            Choice::Card(card) => (4, u64::from(card.0)),
            Choice::Back { owner, set, value } => {
                (5, (set.index() as u64) << 16 | u64::from(owner.0) << 8 | u64::from(value))
            }
            Choice::Colour(colour) => (6, colour as u64),
            Choice::Value(value) => (7, u64::from(value)),
            Choice::Player(seat) => (8, u64::from(seat.0)),
            Choice::Option(number) => (9, u64::from(number)),
            Choice::Yes => (10, 0),
            Choice::Pass => (11, 0),
            Choice::AsTheyLie => (12, 0),
            Choice::Inspire(colour) => (0, 1 + colour as u64),
            Choice::Decree(decree) => (0, 6 + decree as u64),
            Choice::Endorse(card) => (13, u64::from(card.0)),
            Choice::Icon(icon) => (14, icon as u64),
            Choice::Special(special) => (0, 11 + special as u64),
            Choice::Pile(back) => (15, (back.set.index() as u64) << 8 | u64::from(back.value)),
        };
        rest << 4 | tag
    }

    fn clock(&self) -> u32 {
        u32::from(self.turn()) / u32::from(self.seats().len() as u8)
    }

    fn value(&self, outcome: Option<Outcome>) -> Values {
        share_of_win(self.seats().len(), &self.outlooks(), outcome, 1.0)
    }

    fn odds(&self, outcome: Option<Outcome>) -> Values {
        let players = self.seats().len();
        let spread = ODDS_SPREAD[players.clamp(2, 4) - 2] * if self.sets().expansions() > 2 { WILD } else { 1.0 };
        let alone = chance_of_win(players, &self.outlooks(), outcome, spread);
        let mut odds = alone;
        for seat in self.seats() {
            odds[seat.index()] = self.side(seat).iter().map(|partner| alone[partner.index()]).sum();
        }
        odds
    }

    fn expected(&self, _outcome: Option<Outcome>) -> Values {
        self.outlooks()
    }
}

/// For two, three and four players: what a lead counts for, in e-folds. Fitted to games of bots against themselves:
/// `examples/calibrate`.
const ODDS_SPREAD: [f32; 3] = [1.4, 2.0, 3.0];
/// So much less the same lead counts for where three or four expansions are in play: it is lost more quickly.
const WILD: f32 = 1.8;

impl Innovation {
    /// Everybody's hopes, in e-folds of the odds. Partners share theirs.
    fn outlooks(&self) -> Values {
        let alone = outlook::outlooks(self);
        let mut outlooks = [0.0; Seat::MOST];
        for seat in self.seats() {
            outlooks[seat.index()] = self.side(seat).iter().map(|seat| alone[seat.index()]).sum();
        }
        outlooks
    }

    /// How far a seat is ahead of its opponents.
    fn margin(&self, seat: Seat) -> f32 {
        let outlooks = self.outlooks();
        let (mut best, mut sum, mut count) = (f32::MIN, 0.0, 0.0);
        for opponent in self.opponents(seat) {
            let hopes = outlooks[opponent.index()];
            best = hopes.max(best);
            sum += hopes;
            count += 1.0;
        }
        outlooks[seat.index()] - 0.5 * best - 0.5 * sum / count
    }

    /// What the table is worth after each of these orders, the cards left over as they lie. Supply piles are of no worth to
    /// anybody at a glance; neither are long orders worth a look: whatever comes first, as they lie is best then.
    fn judge_orders(&self, seat: Seat, verb: Verb, choices: &[Choice], scores: &mut Vec<f32>) {
        let cards: Cards = choices.iter().filter_map(|choice| choice.card()).collect();
        let in_sight = cards.iter().all(|card| matches!(self.zone(*card), Zone::Board(_)));
        scores.extend(choices.iter().map(|choice| if *choice == Choice::AsTheyLie { 0.0 } else { -0.1 }));
        if cards.len() > MOST_LOOKED_AT || verb == Verb::Return && !in_sight {
            return;
        }
        for (score, choice) in scores.iter_mut().zip(choices) {
            let first = choice.card();
            let rest = cards.iter().copied().filter(|card| Some(*card) != first);
            *score += SCALE * self.margin_after_all(seat, verb, first.into_iter().chain(rest));
        }
    }

    /// How far a seat is ahead when these cards have been handled in this order.
    fn margin_after_all(&self, seat: Seat, verb: Verb, mut cards: impl Iterator<Item = Card>) -> f32 {
        let Some((to, how)) = verb.goes(seat) else { return self.margin(seat) };
        let mut after = self.clone();
        let flow = cards.try_for_each(|card| after.put(&mut Glancing, card, to, how, seat));
        after.margin_halted(seat, flow)
    }

    /// How far a seat is ahead where a rule stopped.
    fn margin_halted(&self, seat: Seat, flow: Flow) -> f32 {
        match flow {
            Err(Halt::Over(outcome)) if outcome.winners.contains(seat) => DECIDED / outcome.winners.len() as f32,
            Err(Halt::Over(_)) => -DECIDED,
            _ => self.margin(seat),
        }
    }

    /// How far a seat is ahead when it has activated a card.
    fn margin_after_dogma(&self, seat: Seat, card: Card) -> f32 {
        let mut after = self.clone();
        let flow = after.dogma_action(&mut Glancing, card, seat, 1);
        after.margin_halted(seat, flow)
    }

    /// The same when it has promoted a card of the forecast, and activated that if it is good.
    fn margin_after_promotion(&self, seat: Seat, card: Card) -> f32 {
        let mut after = self.clone();
        let flow = after.put(&mut Glancing, card, Zone::Board(seat), How::Meld, seat);
        let over = flow.is_err();
        let melded = after.margin_halted(seat, flow);
        if over { melded } else { melded.max(after.margin_after_dogma(seat, card)) }
    }

    /// The same after an action, every question of it answered at a glance.
    fn margin_after(&self, seat: Seat, action: Deal) -> f32 {
        let mut after = self.clone();
        let flow = after.perform(&mut Glancing, seat, action);
        after.margin_halted(seat, flow)
    }
}

/// A table at which everybody answers at a glance.
struct Glancing;

impl Chance for Glancing {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Table<Innovation> for Glancing {
    fn ask(&mut self, game: &Innovation, seat: Seat, prompt: Prompt, choices: &[Choice]) -> Flow<Choice> {
        let appraiser = Appraiser::new(game, seat);
        let mut best = (choices[0], f32::MIN);
        for choice in choices {
            let score = appraiser.answer_in_passing(prompt, *choice);
            if score > best.1 {
                best = (*choice, score);
            }
        }
        Ok(best.0)
    }

    fn tell(&mut self, _: &Innovation, _: Event) {}
}
