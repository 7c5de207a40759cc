//! The judgement of Burgundy: how good choices and states look at a glance. Search does the rest.

mod weights;
mod worth;

#[cfg(test)]
mod tests;

pub use weights::{Parts, WEIGHTS, Weights};

use super::choice::{Action, Choice, Prompt, Spot};
use super::facts::{PASSAGE_BONUSES, PASSAGES, ROUNDS};
use super::{Burgundy, Card};
use crate::engine::{Game, Judge, Outcome, Seat, Values, chance_of_win, margins, share_of_win};
use worth::{IDLE, Worth};

impl Judge for Burgundy {
    fn judge(&self, seat: Seat, prompt: Prompt, choices: &[Choice], scores: &mut Vec<f32>) {
        judge_by(&WEIGHTS, self, seat, prompt, choices, scores);
    }

    fn key(&self, choice: Choice) -> u64 {
        key(self, choice)
    }

    fn clock(&self) -> u32 {
        u32::from(self.passage()) * u32::from(ROUNDS) + u32::from(self.round())
    }

    fn expected(&self, outcome: Option<Outcome>) -> Values {
        let mut points = [0.0; Seat::MOST];
        for (seat, points) in Seat::all(self.all_players().len() as u8).zip(&mut points) {
            *points = match outcome {
                Some(_) => f32::from(self.player(seat).score()),
                None => Worth::of(self, &WEIGHTS, seat).outlook(),
            };
        }
        points
    }

    fn value(&self, outcome: Option<Outcome>) -> Values {
        let points = self.expected(outcome);
        match self.egon() {
            Some(egon) => {
                let mut values = [0.0; Seat::MOST];
                let ahead = points[0] - f32::from(egon.score());
                let alive = if outcome.is_none_or(|outcome| !outcome.winners.is_empty()) { 0.5 } else { 0.0 };
                values[0] = alive + 0.5 * logistic((ahead - SOLO_MARGIN) / SOLO_SCALE);
                values
            }
            None => share_of_win(self.all_players().len(), &points, outcome, self.spread()),
        }
    }

    fn odds(&self, outcome: Option<Outcome>) -> Values {
        let players = self.all_players().len();
        let mut points = [0.0; Seat::MOST];
        for (seat, points) in Seat::all(players as u8).zip(&mut points) {
            *points = Worth::of(self, &WEIGHTS, seat).outlook();
        }
        match (self.egon(), outcome) {
            (Some(egon), None) => {
                let passage = usize::from(self.passage()).min(PASSAGES - 1);
                let ahead = points[0] - f32::from(egon.score());
                let mut odds = [0.0; Seat::MOST];
                odds[0] = logistic((ahead - SOLO_ODDS[passage].0) / SOLO_ODDS[passage].1);
                odds
            }
            _ => {
                let (least, more) = ODDS_SPREAD[players.clamp(2, 4) - 2];
                chance_of_win(players, &points, outcome, least + more * self.rounds_left().sqrt())
            }
        }
    }

    fn margins(&self, outcome: Option<Outcome>) -> Values {
        let mut points = self.expected(outcome);
        if let Some(egon) = self.egon() {
            points[0] -= f32::from(egon.score());
        }
        margins(&self.sides(), &points)
    }
}

/// For two, three and four players: the lead that counts in the last round, and what comes to it with the root of the rounds
/// left. Fitted by greatest likelihood to games of Hard against itself, and checked on others: `examples/calibrate`.
const ODDS_SPREAD: [(f32, f32); 3] = [(0.7, 0.46), (0.56, 0.38), (0.52, 0.37)];

/// The same alone, by passage: the lead over Egon, from the points that the player may expect and those that Egon has now,
/// with which half of the games are won, and the lead that counts.
const SOLO_ODDS: [(f32, f32); PASSAGES] = [(5.0, 13.0), (6.1, 10.9), (6.8, 6.8), (4.2, 3.1), (-2.4, 1.0)];

/// [`Judge::clock`] in the last round.
const LAST_ROUND: f32 = PASSAGES as f32 * ROUNDS as f32;

/// The margin over Egon that counts as half the value in the solo game, and the points that matter around it.
const SOLO_MARGIN: f32 = 15.0;
const SOLO_SCALE: f32 = 8.0;

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

impl Burgundy {
    /// How far the points of two players may still drift apart: the scale on which a lead counts.
    fn spread(&self) -> f32 {
        2.0 + 0.8 * self.rounds_left().sqrt()
    }

    fn rounds_left(&self) -> f32 {
        (LAST_ROUND - self.clock() as f32).max(0.0)
    }
}

/// Scores every choice by the given weights, in points at the end of the game.
pub fn judge_by(
    weights: &Weights,
    game: &Burgundy,
    seat: Seat,
    prompt: Prompt,
    choices: &[Choice],
    scores: &mut Vec<f32>,
) {
    let worth = Worth::of(game, weights, seat);
    scores.clear();
    scores.extend(choices.iter().map(|choice| match choice {
        Choice::Act(die, action) => worth.action(die.map(Card::die), *action),
        Choice::Buy | Choice::Pass => 0.0,
        Choice::Keep(card) => worth.take(*card),
        Choice::Use(card) => worth.best_action(*card),
        Choice::GiveUp(card) => -worth.part_with(*card),
        Choice::Draw(stack) => worth.stack(*stack),
        Choice::Bonus(number) => worth.bonus(&PASSAGE_BONUSES[usize::from(game.passage())][usize::from(*number)]),
        Choice::HandIn { workers, silver } => worth.hand_in(*workers, *silver),
    }));
    if prompt == Prompt::Turn {
        keep_the_better_die(&worth, choices, scores);
    }
    // An effect is not passed up where it helps; at the end of the turn, passing is what one does.
    if prompt != Prompt::AfterAction
        && let Some(pass) = choices.iter().position(|choice| *choice == Choice::Pass)
        && scores.iter().any(|score| *score > 0.0)
    {
        scores[pass] = IDLE;
    }
    // A purchase comes on top of whatever else is chosen.
    if let Some(buy) = choices.iter().position(|choice| *choice == Choice::Buy) {
        let rest = scores.iter().copied().fold(0.0, f32::max);
        let early = if prompt == Prompt::AfterAction { 0.0 } else { weights.early };
        scores[buy] = rest + worth.purchase() + early;
    }
}

/// What a player can still hope for, as [`Parts`] says.
pub fn parts_of(weights: &Weights, game: &Burgundy, seat: Seat) -> Parts {
    Worth::of(game, weights, seat).parts()
}

/// The card that an action deals with, if any.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Take(card) | Action::Place(card, _) => Some(card),
        Action::Sell(_) | Action::Workers | Action::Silver | Action::Convert => None,
    }
}

/// Adds a share of the best that the die kept in hand could do next, with another card or with the one just taken.
fn keep_the_better_die(worth: &Worth, choices: &[Choice], scores: &mut [f32]) {
    let &[one, other] = worth.player.hand() else { return };
    let mut best = [(0.0f32, None, 0.0f32); 2];
    for (choice, score) in choices.iter().zip(scores.iter()) {
        let Choice::Act(Some(die), action) = choice else { continue };
        let (top, of, second) = &mut best[usize::from(*die == other)];
        let card = card_of(*action);
        if *score > *top {
            if *of != card {
                *second = *top;
            }
            (*top, *of) = (*score, card);
        } else if *of != card && *score > *second {
            *second = *score;
        }
    }
    for (choice, score) in choices.iter().zip(scores) {
        let Choice::Act(Some(die), action) = choice else { continue };
        let (top, of, second) = best[usize::from(*die == one)];
        let clash = of.is_some() && of == card_of(*action);
        let next = if clash { second } else { top };
        let placed = match action {
            Action::Take(card) => worth.later_place(*card, if *die == one { other.die() } else { one.die() }),
            _ => 0.0,
        };
        *score += worth.weights.keep * next.max(placed);
    }
}

/// Choices with equal keys are the same to a player: cards with the same print, dice with the same number.
fn key(game: &Burgundy, choice: Choice) -> u64 {
    let face = |card: Card| {
        let face = card.face();
        let building = face.building.map_or(0, |building| building as u64 + 1);
        (face.kind as u64) << 8 | building << 4 | u64::from(face.die.number())
    };
    let (tag, rest) = match choice {
        Choice::Act(die, action) => {
            let (tag, rest) = match action {
                Action::Take(card) => (1, face(card) << 8 | game.row_of(card).map_or(0, |row| u64::from(row.number()))),
                Action::Place(card, Spot::On(fan)) => (2, face(card) << 8 | u64::from(fan)),
                Action::Place(card, Spot::New) => (3, face(card)),
                Action::Sell(sort) => (4, sort as u64),
                Action::Workers => (5, 0),
                Action::Silver => (6, 0),
                Action::Convert => (7, 0),
            };
            (tag, rest << 4 | die.map_or(0, |die| u64::from(die.die().number())))
        }
        Choice::Buy => (8, 0),
        Choice::Pass => (9, 0),
        Choice::Keep(card) => (10, face(card)),
        Choice::Use(card) => (11, u64::from(card.die().number())),
        Choice::GiveUp(card) => (12, face(card)),
        Choice::Draw(stack) => (13, stack as u64),
        Choice::Bonus(number) => (14, u64::from(number)),
        Choice::HandIn { workers, silver } => (15, u64::from(workers) << 8 | u64::from(silver)),
    };
    rest << 4 | tag
}
