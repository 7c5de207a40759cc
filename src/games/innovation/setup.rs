//! Setting up (rules/innovation/en.md#set-up).

use super::Innovation;
use super::card::Card;
use super::choice::Choice;
use super::event::{Event, How};
use super::facts::LAST_AGE;
use super::prompt::Prompt;
use super::state::{MOST_PLAYERS, Zone};
use crate::engine::{Flow, Seat, Table};
use arrayvec::ArrayVec;

impl Innovation {
    /// Shuffles the piles, sets one card of each age but the last aside as an achievement, and deals two cards to everybody.
    pub(super) fn set_up(&mut self, t: &mut dyn Table<Innovation>) -> Flow {
        self.shuffle_supply(t);
        for age in 1..LAST_AGE {
            if let Some(card) = self.pile(age).last() {
                self.lay(*card, Zone::Available);
            }
        }
        for seat in self.seats().chain(self.seats()) {
            self.draw(t, seat, 1)?;
        }
        t.tell(self, Event::Dealt);
        Ok(())
    }

    /// Everybody chooses one of the two cards at the same time: nobody sees what others chose before. It is no meld action.
    /// Whoever shows the alphabetically first card begins.
    pub(super) fn opening(&mut self, t: &mut dyn Table<Innovation>) -> Flow<Seat> {
        let mut chosen: ArrayVec<(Seat, Card), MOST_PLAYERS> = ArrayVec::new();
        for seat in self.seats() {
            let hand = self.player(seat).hand().iter().copied();
            chosen.push((seat, t.choose(self, seat, Prompt::Opening, hand, Choice::Card)?));
        }
        for (seat, card) in &chosen {
            self.put(t, *card, Zone::Board(*seat), How::Open, *seat)?;
        }
        let first = chosen.iter().min_by_key(|(_, card)| card.print().name).map_or(Seat(0), |(seat, _)| *seat);
        t.tell(self, Event::Opened { first });
        Ok(first)
    }
}
