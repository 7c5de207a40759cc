//! Rounds and cycles (rules/beta-colony/en.md#round): every step of the game.

use super::event::Event;
use super::facts::{CYCLE_ROUNDS, CycleCard, Die, ROUNDS};
use super::state::{BetaColony, Phase};
use crate::engine::{Flow, Table};

type T<'a> = &'a mut dyn Table<BetaColony>;

impl BetaColony {
    /// One step: a part of the round, or one player's part in it.
    pub(super) fn next_phase(&mut self, t: T) -> Flow {
        let players = self.players.len() as u8;
        let each =
            |place: u8, this: fn(u8) -> Phase, then: Phase| if place + 1 < players { this(place + 1) } else { then };
        match self.phase {
            Phase::SetUp => self.set_up(t),
            Phase::Boards(chosen) => self.choose_board(t, chosen)?,
            Phase::Ships(placed) => self.place_ship(t, placed)?,
            Phase::Round => self.begin_round(t),
            Phase::CycleStart(place) => {
                self.cycle_start(t, place)?;
                self.phase = each(place, Phase::CycleStart, Phase::Roll);
            }
            Phase::Roll => self.roll(t),
            Phase::Change(place) => {
                self.change_die(t, place)?;
                self.phase = each(place, Phase::Change, Phase::Turn(0));
            }
            Phase::Turn(turn) => {
                self.take_turn(t, self.seat_after(turn))?;
                self.refill_modules(t);
                self.refill_buildings(t);
                self.phase = match () {
                    () if turn + 1 < 2 * players => Phase::Turn(turn + 1),
                    () if self.round.is_multiple_of(CYCLE_ROUNDS) => Phase::Goal(0),
                    () => Phase::RoundEnd,
                };
            }
            Phase::Goal(place) => {
                self.score_goal(t, place)?;
                self.phase = each(place, Phase::Goal, Phase::RoundEnd);
            }
            Phase::RoundEnd => self.end_round(t),
            Phase::End => return self.end(t),
        }
        Ok(())
    }

    /// The next round; with it, perhaps, a cycle and its bonus.
    fn begin_round(&mut self, t: T) {
        self.round += 1;
        t.tell(self, Event::RoundBegan { round: self.round, first: self.first });
        self.phase = Phase::Roll;
        if (self.round - 1).is_multiple_of(CYCLE_ROUNDS) {
            let card = self.cards[self.cycle()];
            t.tell(self, Event::CycleBegan(card));
            match card {
                CycleCard::TwoCentral | CycleCard::TwoEach => self.phase = Phase::CycleStart(0),
                CycleCard::FourInfluence => self.refill_modules(t),
                _ => {}
            }
        }
    }

    /// The start player rolls; everybody copies it.
    fn roll(&mut self, t: T) {
        let dice = Die::ALL.map(|_| t.roll(6) as u8);
        self.players.iter_mut().for_each(|player| player.dice = dice);
        t.tell(self, Event::Rolled(dice));
        let changes = self.holds(CycleCard::FourEqual) || self.holds(CycleCard::SevenMaterials);
        self.phase = if changes { Phase::Change(0) } else { Phase::Turn(0) };
    }

    /// The start player token goes on; a third column of modules leaves with its cycle.
    fn end_round(&mut self, t: T) {
        if self.round.is_multiple_of(CYCLE_ROUNDS) {
            self.remove_third_column(t);
        }
        self.first = self.seat_after(1);
        self.phase = if self.round < ROUNDS { Phase::Round } else { Phase::End };
    }
}
