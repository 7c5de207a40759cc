//! Passages, rounds, and the end of the game (rules/burgundy/en.md#new-passage, rules/burgundy/en.md#scoring).

use super::event::{Ending, Event, Scope};
use super::facts::{PASSAGES, ROUNDS, START_CARD_POINTS};
use super::state::{Burgundy, Owner, Phase, Source};
use crate::engine::{Flow, Game, Halt, Outcome, Seat, SeatSet, Table};

impl Burgundy {
    /// One step of the game: set-up, the beginning of a passage or a round, or a turn.
    pub(super) fn next_phase(&mut self, t: &mut dyn Table<Burgundy>) -> Flow {
        let next = match self.phase() {
            Phase::Setup => {
                self.set_up(t);
                Phase::Passage
            }
            Phase::Passage => {
                self.begin_passage(t)?;
                Phase::Round
            }
            Phase::Round => {
                self.open_round(t);
                Phase::Turn(0)
            }
            Phase::Turn(place) => {
                self.turn(t, self.current().unwrap_or(self.first()))?;
                match () {
                    () if place + 1 < self.players() => Phase::Turn(place + 1),
                    () if self.round() < ROUNDS => Phase::Round,
                    () => {
                        self.end_passage(t)?;
                        Phase::Passage
                    }
                }
            }
        };
        self.enter(next);
        Ok(())
    }

    /// Deals the display and six dice to each player, round by round so that a deck that runs out runs out for all.
    fn begin_passage(&mut self, t: &mut dyn Table<Burgundy>) -> Flow {
        self.open_passage(t);
        self.deal_display(t);
        for _ in 0..ROUNDS {
            for seat in self.first().around(self.players()) {
                if let Some(card) = self.draw_card(t) {
                    self.deal_die(seat, card);
                }
            }
        }
        match self.egon() {
            Some(_) => self.within(t, Scope::Egon, Burgundy::lay_out_egon),
            None => Ok(()),
        }
    }

    /// Clears the display, compares with Egon, hands on the start player card, or ends the game.
    fn end_passage(&mut self, t: &mut dyn Table<Burgundy>) -> Flow {
        self.close_passage(t);
        if self.egon_is_ahead() {
            return self.end(t, SeatSet::NONE, Ending::EgonAhead);
        }
        if usize::from(self.passage()) + 1 == PASSAGES {
            return self.end_game(t);
        }
        self.go_to_next_passage(self.next_first());
        Ok(())
    }

    /// After passage E: the start player card, then the winner.
    fn end_game(&mut self, t: &mut dyn Table<Burgundy>) -> Flow {
        if self.egon().is_some() {
            return self.end(t, SeatSet::all(1), Ending::EgonBeaten);
        }
        self.within(t, Scope::End, |game, t| {
            game.score(t, Owner::Seat(game.start_card().holder), Source::StartCard, START_CARD_POINTS);
            Ok(())
        })?;
        let (winners, ending) = self.winners();
        self.end(t, winners, ending)
    }

    /// Most points, then most unused material, then several winners (rules/burgundy/en.md#tie).
    pub fn winners(&self) -> (SeatSet, Ending) {
        let seats = || Seat::all(self.players());
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
}
