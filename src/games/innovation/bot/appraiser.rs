//! What things are worth to a player at a glance, in points of judgement: the words in which answers are judged, those of single
//! cards too.

use super::super::card::{Card, Colour, Icons, Splay};
use super::super::{Innovation, Player, Stack, Zone};
use crate::engine::Seat;
use std::cell::OnceCell;

/// Points of judgement for each e-fold of the odds to win.
pub(super) const SCALE: f32 = 3.0;
/// What a victory at once is worth, and a defeat costs.
pub(super) const DECIDED: f32 = 40.0;

/// What an icon on the board is worth.
const ICON: f32 = 0.18;
/// What a point in the score pile is worth.
pub const POINT: f32 = 0.28;
/// What the height of the highest top card is worth, an age.
pub const HEIGHT: f32 = 0.7;
/// What the height of any top card is worth, an age.
pub const TOP: f32 = 0.12;

/// How many icons of a card are lost when it is covered in a colour that is splayed so.
fn hidden(card: Card, splay: Splay) -> f32 {
    (card.icons().count() - card.shows(splay).count()) as f32
}

/// Somebody who is asked and looks at the table.
pub struct Appraiser<'a> {
    /// The table, with nothing on it that the seat cannot know.
    pub game: &'a Innovation,
    /// Who is asked.
    pub seat: Seat,
    /// How far the seat is ahead now, as soon as somebody asks.
    margin: OnceCell<f32>,
}

impl<'a> Appraiser<'a> {
    /// Somebody in this seat.
    pub(super) fn new(game: &'a Innovation, seat: Seat) -> Appraiser<'a> {
        Appraiser { game, seat, margin: OnceCell::new() }
    }
}

impl Appraiser<'_> {
    /// What it brings to be so far ahead then, in points of judgement.
    pub(super) fn gained(&self, then: f32) -> f32 {
        SCALE * (then - self.margin.get_or_init(|| self.game.margin(self.seat)))
    }

    /// The cards of the one who is asked.
    pub fn own(&self) -> Player<'_> {
        self.game.player(self.seat)
    }

    /// What a card in a score pile is worth.
    pub fn scored(&self, card: Card) -> f32 {
        POINT * f32::from(card.printed_value())
    }

    /// What drawing a card of this value is worth.
    pub fn drawn(&self, value: u8) -> f32 {
        self.drawn_for(value, |age| {
            let lift = f32::from(age.saturating_sub(self.own().highest_top()));
            0.3 + 0.06 * f32::from(age) + 0.35 * lift.min(3.0)
        })
    }

    /// What drawing and scoring a card of this value is worth.
    pub fn drawn_to_score(&self, value: u8) -> f32 {
        self.drawn_for(value, |age| POINT * f32::from(age))
    }

    /// What a draw is worth that ends the game if there is nothing left of this value: by most points.
    fn drawn_for(&self, value: u8, worth: impl Fn(u8) -> f32) -> f32 {
        let ahead = || {
            let own = self.game.side_points(self.seat);
            self.game.opponents(self.seat).all(|seat| self.game.side_points(seat) < own)
        };
        match self.game.age_drawn(value) {
            Some(age) => worth(age),
            None if ahead() => DECIDED,
            None => -DECIDED,
        }
    }

    /// What a card in the forecast is worth: it is melded without an action, and activated.
    pub fn foreseen(&self, card: Card) -> f32 {
        0.4 + 0.05 * f32::from(card.printed_value())
    }

    /// What a card in hand is worth to its owner: high cards lift the board, new colours widen it.
    pub fn held(&self, owner: Seat, card: Card) -> f32 {
        let player = self.game.player(owner);
        let lift = f32::from(card.printed_value().saturating_sub(player.highest_top()));
        let new = if player.stack(card.colour()).top().is_none() { 0.5 } else { 0.0 };
        0.3 + 0.06 * f32::from(card.printed_value()) + 0.35 * lift.min(3.0) + new
    }

    /// What melding a card does to the own board.
    pub fn melded(&self, card: Card) -> f32 {
        let player = self.own();
        let stack = player.stack(card.colour());
        let old = stack.top();
        let own = card.icons().count() as f32;
        let lost = old.map_or(0.0, |top| hidden(top, stack.splay()));
        let height = f32::from(card.printed_value()) - f32::from(old.map_or(0, Card::printed_value));
        let lift = f32::from(card.printed_value()) - f32::from(player.highest_top());
        ICON * (own - lost) + TOP * height + HEIGHT * lift.max(0.0)
    }

    /// What tucking a card does to the own board.
    pub fn tucked(&self, card: Card) -> f32 {
        let stack = self.own().stack(card.colour());
        match stack.top() {
            None => self.melded(card),
            Some(_) => ICON * card.shows(stack.splay()).count() as f32 + 0.05,
        }
    }

    /// What splaying a colour of the own board so does: icons that it would add.
    pub fn splayed(&self, colour: Colour, splay: Splay) -> f32 {
        let stack = self.own().stack(colour);
        let count = |icons: Icons| icons.iter().map(|icons| f32::from(*icons)).sum::<f32>();
        let covered = &stack.cards()[..stack.cards().len().saturating_sub(1)];
        let shown: usize = covered.iter().map(|card| card.shows(splay).count()).sum();
        let top = stack.top().map_or(0.0, |top| top.icons().count() as f32);
        ICON * (top + shown as f32 - count(*stack.icons())) + 0.05 * covered.len() as f32
    }

    /// What a card on a board is worth where it lies, a top card compared with what lies beneath it.
    pub fn on_board(&self, stack: &Stack, card: Card) -> f32 {
        if stack.top() != Some(card) {
            return ICON * card.shows(stack.splay()).count() as f32;
        }
        let beneath = stack.cards().iter().rev().nth(1).copied();
        let gained = beneath.map_or(0.0, |under| hidden(under, stack.splay()));
        let height = f32::from(card.printed_value()) - f32::from(beneath.map_or(0, Card::printed_value));
        ICON * (card.icons().count() as f32 - gained)
            + (TOP + 0.15) * height
            + if beneath.is_none() { 0.4 } else { 0.0 }
    }

    /// What a card is worth to whoever has it, where it lies.
    pub fn worth(&self, card: Card) -> f32 {
        match self.game.zone(card) {
            Zone::Hand(owner) => self.held(owner, card),
            Zone::Score(_) => self.scored(card),
            Zone::Forecast(_) => self.foreseen(card),
            Zone::Board(owner) => self.on_board(self.game.player(owner).stack(card.colour()), card),
            _ => 0.0,
        }
    }
}
