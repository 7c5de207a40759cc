//! Achievements (rules, "Erringen", "Spezielle Errungenschaften") and the ends of the game ("Spielende").

use super::Innovation;
use super::event::{Ending, Event, How};
use super::happened::Happened;
use super::karma::Would;
use super::knowledge::Named;
use super::state::Zone;
use crate::engine::{Flow, Halt, Outcome, Seat, SeatSet, Table};

impl Innovation {
    /// Claims the normal achievement of an age if it is available. Something else happens instead if it is not, for a karma took it when another
    /// was claimed, or if a karma stands for it.
    pub(super) fn achieve(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, age: u8) -> Flow<Happened> {
        let of_age = self.available().iter().copied().find(|card| card.printed_value() == age);
        let Some(card) = of_age else { return Ok(Happened::Instead) };
        self.move_unless_replaced(t, card, (Zone::Achievements(seat), How::Claim), Named::Any, seat)
    }

    /// A card of age 11 would have to be drawn: most points win, then most achievements; otherwise it is a draw. In teams
    /// both partners' points and achievements count together.
    pub(super) fn end_by_points<T>(&mut self, t: &mut dyn Table<Innovation>) -> Flow<T> {
        let worth = |seat: Seat| (self.side_points(seat), self.side_achievements(seat));
        // Whoever has lost may still win with a partner.
        let left = || self.seats().filter(|seat| self.side(*seat).iter().any(|one| !self.has_lost(one)));
        let (points, achievements) = left().map(worth).max().unwrap_or_default();
        let with_points: SeatSet = left().filter(|seat| worth(*seat).0 == points).collect();
        let winners: SeatSet = left().filter(|seat| worth(*seat) == (points, achievements)).collect();
        let one_side = |seats: SeatSet| seats.iter().next().is_some_and(|seat| self.side(seat) == seats);
        let ending = match () {
            () if one_side(with_points) => Ending::MostPoints,
            () if one_side(winners) => Ending::MostAchievements,
            () => Ending::Drawn,
        };
        self.end(t, winners, ending)
    }

    /// Ends the game, unless a karma lets somebody else win.
    pub(super) fn end<T>(&mut self, t: &mut dyn Table<Innovation>, winners: SeatSet, how: Ending) -> Flow<T> {
        self.begin_ending();
        if let (Some(first), true) = (winners.iter().next(), how != Ending::Drawn) {
            self.first(t, first, Would::Win)?;
        }
        t.tell(Event::Ended(how));
        Err(Halt::Over(Outcome { winners }))
    }
}
