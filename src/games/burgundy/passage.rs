//! Passages, rounds, and the end of the game (rules/burgundy/en.md#new-passage, rules/burgundy/en.md#scoring).

use super::cards::Card;
use super::event::{Ending, Event};
use super::facts::{PASSAGES, ROUNDS, START_CARD_POINTS};
use super::state::{Burgundy, Owner, Phase, Source};
use crate::engine::{Flow, Halt, Outcome, Seat, SeatSet, Table, shuffle};

impl Burgundy {
    /// One step of the game: set-up, the beginning of a passage or a round, or a turn.
    pub(super) fn next_phase(&mut self, t: &mut dyn Table<Burgundy>) -> Flow {
        self.phase = match self.phase {
            Phase::Setup => {
                self.set_up(t);
                Phase::Passage
            }
            Phase::Passage => {
                self.begin_passage(t);
                Phase::Round
            }
            Phase::Round => {
                self.begin_round(t);
                Phase::Turn(0)
            }
            Phase::Turn(place) => {
                let seat = self.first.around(self.players.len() as u8).nth(usize::from(place)).unwrap_or(self.first);
                self.turn(t, seat)?;
                match () {
                    () if usize::from(place) + 1 < self.players.len() => Phase::Turn(place + 1),
                    () if self.round < ROUNDS => Phase::Round,
                    () => {
                        self.end_passage(t)?;
                        Phase::Passage
                    }
                }
            }
        };
        Ok(())
    }

    /// Deals the display and six dice to each player, round by round so that a deck that runs out runs out for all.
    fn begin_passage(&mut self, t: &mut dyn Table<Burgundy>) {
        self.round = 0;
        t.tell(self, Event::PassageBegan { passage: self.passage, first: self.first });
        self.deal_display(t);
        for _ in 0..ROUNDS {
            for seat in self.first.around(self.players.len() as u8) {
                if let Some(card) = self.draw_card(t) {
                    self.player_mut(seat).stack.push(card);
                }
            }
        }
        self.lay_out_egon(t);
    }

    /// Everybody draws: two dice in the first round, one in the next, none in the last (rules/burgundy/en.md#rounds).
    fn begin_round(&mut self, t: &mut dyn Table<Burgundy>) {
        self.round += 1;
        for player in &mut self.players {
            while !player.hand.is_full()
                && let Some(card) = player.stack.pop()
            {
                player.hand.push(card);
            }
        }
        t.tell(self, Event::RoundBegan { passage: self.passage, round: self.round });
    }

    /// Clears the display, compares with Egon, hands on the start player card, or ends the game.
    pub(super) fn end_passage(&mut self, t: &mut dyn Table<Burgundy>) -> Flow {
        t.tell(self, Event::PassageEnded { passage: self.passage });
        for row in &mut self.display {
            self.discard.extend(row.drain(..));
        }
        if self.egon_is_ahead() {
            return self.end(t, SeatSet::NONE, Ending::EgonAhead);
        }
        if usize::from(self.passage) + 1 == PASSAGES {
            return self.end_game(t);
        }
        self.passage += 1;
        self.hand_on_start_card();
        Ok(())
    }

    /// Whoever sold last starts the next passage; if nobody sold, the card moves on clockwise.
    pub(super) fn hand_on_start_card(&mut self) {
        if !self.start_card.turned {
            self.start_card.holder = self.start_card.holder.next(self.players.len() as u8);
        }
        self.start_card.turned = false;
        self.first = self.start_card.holder;
    }

    /// After passage E: the start player card, then the winner.
    fn end_game(&mut self, t: &mut dyn Table<Burgundy>) -> Flow {
        if self.egon.is_some() {
            return self.end(t, SeatSet::all(1), Ending::EgonBeaten);
        }
        self.score(t, Owner::Seat(self.start_card.holder), Source::StartCard, START_CARD_POINTS);
        let (winners, ending) = self.winners();
        self.end(t, winners, ending)
    }

    /// Most points, then most unused material, then several winners (rules/burgundy/en.md#tie).
    pub fn winners(&self) -> (SeatSet, Ending) {
        let seats = || Seat::all(self.players.len() as u8);
        let best = |rank: &dyn Fn(Seat) -> (i16, u32)| -> SeatSet {
            let most = seats().map(rank).max();
            seats().filter(|seat| Some(rank(*seat)) == most).collect()
        };
        let by_points = best(&|seat| (self.player(seat).score(), 0));
        let by_material = best(&|seat| (self.player(seat).score(), self.player(seat).material()));
        match (by_points.len(), by_material.len()) {
            (1, _) => (by_points, Ending::MostPoints),
            (_, 1) => (by_material, Ending::MostMaterial),
            _ => (by_material, Ending::Shared),
        }
    }

    fn end(&mut self, t: &mut dyn Table<Burgundy>, winners: SeatSet, ending: Ending) -> Flow {
        t.tell(self, Event::Ended(ending));
        Err(Halt::Over(Outcome { winners }))
    }

    /// The top card of the draw pile. When it is empty, the discard pile is shuffled and becomes the draw pile; `None` when
    /// that is empty as well.
    pub(super) fn draw_card(&mut self, t: &mut dyn Table<Burgundy>) -> Option<Card> {
        if self.draw.is_empty() && !self.discard.is_empty() {
            std::mem::swap(&mut self.draw, &mut self.discard);
            self.shuffles += 1;
            for card in &self.draw {
                self.shuffled[usize::from(card.0)] = self.shuffles;
            }
            shuffle(t, &mut self.draw);
            t.tell(self, Event::Reshuffled);
        }
        self.draw.pop()
    }
}
