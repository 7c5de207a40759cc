//! Achievements (rules, "Erringen", "Spezielle Errungenschaften") and the ends of the game ("Spielende").

use super::Innovation;
use super::card::{Colour, Icon, Splay};
use super::event::{Ending, Event, How};
use super::facts::{EMPIRE, MONUMENT, POINTS_AN_AGE, UNIVERSE, WORLD};
use super::state::{Special, Zone};
use crate::engine::{Flow, Halt, Outcome, Seat, SeatSet, Table};

/// What is missing for an achievement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing {
    /// How much of what it asks for is there.
    pub has: u16,
    /// How much it asks for.
    pub needs: u16,
}

impl Innovation {
    /// Whether a seat may claim the normal achievement of this age with an achieve action.
    pub fn may_achieve(&self, seat: Seat, age: u8) -> bool {
        let player = self.player(seat);
        player.points() >= POINTS_AN_AGE * u16::from(age)
            && player.highest_top() >= age
            && self.available.iter().any(|card| card.value() == age)
    }

    /// Claims the normal achievement of an age that is available.
    pub(super) fn achieve(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, age: u8) -> Flow {
        let Some(card) = self.available.iter().copied().find(|card| card.value() == age) else {
            unreachable!("only available achievements are offered")
        };
        self.put(t, card, Zone::Achievements(seat), How::Claim, seat)?;
        self.win_by_achievements(t, seat)
    }

    /// Whether a seat has what a special achievement asks for.
    pub fn has_earned(&self, seat: Seat, special: Special) -> bool {
        let Missing { has, needs } = self.progress(seat, special);
        has >= needs
    }

    /// How far a seat has come with a special achievement: cards, icons, colours or top cards.
    pub fn progress(&self, seat: Seat, special: Special) -> Missing {
        let player = self.player(seat);
        let (has, needs) = match special {
            Special::Monument => (player.tucked.max(player.scored), MONUMENT),
            Special::Empire => {
                (player.all_icons().iter().map(|icons| (*icons).min(EMPIRE)).sum(), EMPIRE * Icon::ALL.len() as u8)
            }
            Special::World => (player.icons(Icon::Clock), WORLD),
            Special::Wonder => {
                let wide = |stack: &&super::state::Stack| matches!(stack.splay, Splay::Right | Splay::Up);
                (player.board.iter().filter(wide).count() as u8, Colour::ALL.len() as u8)
            }
            Special::Universe => {
                (player.tops().filter(|card| card.value() >= UNIVERSE).count() as u8, Colour::ALL.len() as u8)
            }
        };
        Missing { has: u16::from(has), needs: u16::from(needs) }
    }

    /// A card of age 11 would have to be drawn: most points win, then most achievements; otherwise it is a draw. In teams
    /// both partners' points and achievements count together.
    pub(super) fn end_by_points<T>(&self, t: &mut dyn Table<Innovation>) -> Flow<T> {
        let worth = |seat: Seat| {
            let points: u16 = self.side(seat).iter().map(|seat| self.player(seat).points()).sum();
            (points, self.side_achievements(seat))
        };
        let (points, achievements) = self.seats().map(worth).max().unwrap_or_default();
        let with_points: SeatSet = self.seats().filter(|seat| worth(*seat).0 == points).collect();
        let winners: SeatSet = self.seats().filter(|seat| worth(*seat) == (points, achievements)).collect();
        let one_side = |seats: SeatSet| seats.iter().next().is_some_and(|seat| self.side(seat) == seats);
        let ending = match () {
            () if one_side(with_points) => Ending::MostPoints,
            () if one_side(winners) => Ending::MostAchievements,
            () => Ending::Drawn,
        };
        self.end(t, winners, ending)
    }

    /// Ends the game.
    pub(super) fn end<T>(&self, t: &mut dyn Table<Innovation>, winners: SeatSet, how: Ending) -> Flow<T> {
        t.tell(Event::Ended(how));
        Err(Halt::Over(Outcome { winners }))
    }
}
