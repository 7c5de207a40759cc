//! Special achievements, and the achievements that win (rules/innovation/en.md#special-achievements).

use super::super::super::event::{Ending, Event};
use super::super::super::happened::Happened;
use super::super::super::karma::{FOR_SPECIALS, FOR_VICTORY, Would};
use super::super::super::sets::Set;
use super::super::{Innovation, Special};
use crate::engine::{Flow, Seat, SeatSet, Table};

impl Innovation {
    /// Gives every special achievement to whoever has what it asks for; of several, to the first from the current player on
    /// (rules/innovation/en.md#special-achievements). Before them, if it is still there, the one that was `earned` by the move itself. Only what is
    /// these seats' has changed since this was looked at last; where karmas count, that can be enough for anybody.
    pub(super) fn claim_specials(
        &mut self,
        t: &mut dyn Table<Innovation>,
        changed: SeatSet,
        earned: Option<(Seat, Special)>,
    ) -> Flow {
        let anybody = self.unclaimed || self.karmas_count(FOR_SPECIALS);
        let mut who = if anybody { self.seats().collect() } else { changed };
        self.unclaimed = false;
        let earned = earned.filter(|(_, special)| self.specials[special.index()].is_none());
        let mut claimed = match earned {
            Some((seat, special)) => self.take_special(t, seat, special)?.as_said(),
            None => false,
        };
        loop {
            let mut more = false;
            for special in self.specials() {
                if self.specials[special.index()].is_none()
                    && let Some(seat) =
                        self.around(self.current).find(|seat| who.contains(*seat) && self.has_earned(*seat, special))
                {
                    more |= self.take_special(t, seat, special)?.as_said();
                }
            }
            claimed |= more;
            // Karmas count achievements as icons, and what steps in before a claim can move anything: one can earn the next.
            if !more || !self.sets.has(Set::Figures) {
                break;
            }
            who = self.seats().collect();
        }
        if claimed {
            for seat in self.around(self.current) {
                self.win_by_achievements(t, seat)?;
            }
        }
        Ok(())
    }

    /// If a karma stands for it, it is tried again when something moves. A karma can also let somebody else be quicker.
    fn take_special(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, special: Special) -> Flow<Happened> {
        if self.would(t, seat, Would::Special(special))? == Happened::Instead {
            self.unclaimed = true;
            return Ok(Happened::Instead);
        }
        if self.specials[special.index()].is_none() {
            self.specials[special.index()] = Some(seat);
            self.changes += 1;
            t.tell(self, Event::Claimed { special, from: None, to: seat });
        }
        Ok(Happened::AsSaid)
    }

    /// A special achievement goes from whoever has it to this seat.
    ///
    /// # Errors
    /// [`Halt::Over`](crate::engine::Halt::Over) when it wins the game.
    pub(in crate::games::innovation) fn hand_over(
        &mut self,
        t: &mut dyn Table<Innovation>,
        special: Special,
        to: Seat,
    ) -> Flow {
        let from = self.specials[special.index()].replace(to);
        self.changes += 1;
        t.tell(self, Event::Claimed { special, from, to });
        self.claim_specials(t, self.seats().collect(), None)?;
        self.win_by_achievements(t, to)
    }

    /// Gives a special achievement to a seat, if it is still there.
    ///
    /// # Errors
    /// [`Halt::Over`](crate::engine::Halt::Over) when it wins the game.
    pub(in crate::games::innovation) fn claim(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
        special: Special,
    ) -> Flow {
        if self.specials[special.index()].is_some() {
            return Ok(());
        }
        self.take_special(t, seat, special).map(drop)?;
        self.win_by_achievements(t, seat)
    }

    /// Ends the game if what counts as an achievement while it is so is enough for somebody now, from the current player on: visible flags
    /// and fountains, and what karmas count.
    pub(super) fn win_by_what_is_visible(&mut self, t: &mut dyn Table<Innovation>) -> Flow {
        let passing = || self.seats().any(|seat| self.player(seat).has_passing_achievements());
        let can_win = self.karmas_count(FOR_VICTORY) || self.sets.has(Set::Cities) && passing();
        if !can_win {
            return Ok(());
        }
        self.around(self.current).try_for_each(|seat| self.win_by_achievements(t, seat))
    }

    /// Ends the game if this seat's side has enough achievements.
    pub(in crate::games::innovation) fn win_by_achievements(
        &mut self,
        t: &mut dyn Table<Innovation>,
        seat: Seat,
    ) -> Flow {
        if self.ending || self.side_achievements(seat) < self.to_win {
            return Ok(());
        }
        self.end(t, self.side(seat), Ending::Achievements)
    }
}
