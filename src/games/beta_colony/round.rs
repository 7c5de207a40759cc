//! Rounds and cycles (rules/beta-colony/en.md#round): every step of the game.

use super::event::Event;
use super::facts::{CYCLE_ROUNDS, CycleCard, ROUNDS};
use super::state::{BetaColony, Phase};
use crate::engine::{Flow, Game, Table};

type T<'a> = &'a mut dyn Table<BetaColony>;

impl BetaColony {
    /// One step: a part of the round, or one player's part in it.
    pub(super) fn next_phase(&mut self, t: T) -> Flow {
        let players = self.players();
        let each =
            |place: u8, this: fn(u8) -> Phase, then: Phase| if place + 1 < players { this(place + 1) } else { then };
        match self.phase() {
            Phase::SetUp => self.set_up(t),
            Phase::Boards(chosen) => self.choose_board(t, chosen)?,
            Phase::Ships(placed) => self.place_ship(t, placed)?,
            Phase::Round => self.begin_round(t),
            Phase::CycleStart(place) => {
                self.cycle_start(t, place)?;
                self.enter(each(place, Phase::CycleStart, Phase::Roll));
            }
            Phase::Roll => self.roll(t),
            Phase::Change(place) => {
                self.change_die(t, place)?;
                self.enter(each(place, Phase::Change, Phase::Turn(0)));
            }
            Phase::Turn(turn) => {
                self.take_turn(t, self.seat_after(turn), turn >= players)?;
                self.refill_modules(t);
                self.refill_buildings(t);
                self.enter(match () {
                    () if turn + 1 < 2 * players => Phase::Turn(turn + 1),
                    () if self.round().is_multiple_of(CYCLE_ROUNDS) => Phase::Goal(0),
                    () => Phase::RoundEnd,
                });
            }
            Phase::Goal(place) => {
                self.score_goal(t, place)?;
                self.enter(each(place, Phase::Goal, Phase::RoundEnd));
            }
            Phase::RoundEnd => self.end_round(t),
            Phase::End => return self.end(t),
        }
        Ok(())
    }

    /// The next round; with it, perhaps, a cycle and its bonus.
    fn begin_round(&mut self, t: T) {
        self.open_round(t);
        self.enter(Phase::Roll);
        if (self.round() - 1).is_multiple_of(CYCLE_ROUNDS) {
            let card = self.cards()[self.cycle()];
            t.tell(self, Event::CycleBegan(card));
            match card {
                CycleCard::TwoCentral | CycleCard::TwoEach => self.enter(Phase::CycleStart(0)),
                CycleCard::FourInfluence => self.refill_modules(t),
                _ => {}
            }
        }
    }

    /// The dice of the round, which some cycle cards let everybody change.
    fn roll(&mut self, t: T) {
        self.roll_dice(t);
        let changes = self.holds(CycleCard::FourEqual) || self.holds(CycleCard::SevenMaterials);
        self.enter(if changes { Phase::Change(0) } else { Phase::Turn(0) });
    }

    /// The start player token goes on; a third column of modules leaves with its cycle.
    fn end_round(&mut self, t: T) {
        if self.round().is_multiple_of(CYCLE_ROUNDS) {
            self.remove_third_column(t);
        }
        self.hand_on_token();
        self.enter(if self.round() < ROUNDS { Phase::Round } else { Phase::End });
    }
}
