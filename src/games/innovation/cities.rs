//! Cities of Destiny: what melded cities set off, and endorsing.

use super::Innovation;
use super::card::{Card, Icon, Symbol};
use super::choice::Choice;
use super::event::{Event, How};
use super::facts::ENDORSED;
use super::prompt::{Need, Verb};
use super::sets::Set;
use super::state::{Cards, Zone};
use super::zone::MOST_PLAYERS;
use crate::engine::{Flow, Seat, Table};

impl Innovation {
    /// The symbols of a city that was melded: top centre comes before bottom centre.
    pub(super) fn use_symbols(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, city: Card) -> Flow {
        for place in [4, 2] {
            match city.print().symbols[place] {
                Some(Symbol::Plus) => {
                    self.draw(t, seat, city.printed_value() + 1)?;
                }
                Some(Symbol::Arrow(splay)) => {
                    self.splay(t, seat, city.colour(), splay)?;
                }
                Some(Symbol::Search(icon)) => self.search(t, seat, city.printed_value(), icon)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// As many cards of the base game as the age says are drawn from its pile and from no other, and shown; those without the icon are returned
    /// (rules/innovation/en.md#city-symbols: no karma steps in).
    fn search(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, age: u8, icon: Icon) -> Flow {
        self.silence_karmas(true);
        let mut drawn = Cards::new();
        for _ in 0..age {
            let Some(card) = self.pile(age).last().copied() else { break };
            self.put(t, card, Zone::Hand(seat), How::Draw, seat)?;
            self.reveal(t, seat, card);
            drawn.push(card);
        }
        drawn.retain(|card| !card.has(icon));
        self.follow(t, seat, seat, |fx| fx.return_all(drawn))?;
        self.silence_karmas(false);
        Ok(())
    }

    /// Endorses a top card: a card of the hand is tucked for it, then its effects are carried out twice (rules/innovation/en.md#endorse).
    pub(super) fn endorse(&mut self, t: &mut dyn Table<Innovation>, card: Card, seat: Seat) -> Flow {
        let can_pay: Cards = self.player(seat).endorsing(card).collect();
        let prompt = self.which_card(Verb::Endorse, Need::Must, can_pay.iter().copied());
        let paid = t.choose_if_several(self, seat, prompt, can_pay, Choice::Card)?;
        self.note_endorsed();
        if let Some(paid) = paid {
            self.put(t, paid, Zone::Board(seat), How::Tuck, seat)?;
        }
        self.dogma_action(t, card, seat, ENDORSED)
    }

    /// How many flags and fountains count as achievements of each seat.
    pub(super) fn passing(&self) -> [[u8; 2]; MOST_PLAYERS] {
        let mut passing = [[0; 2]; MOST_PLAYERS];
        if self.sets().has(Set::Cities) {
            self.seats().for_each(|seat| passing[seat.index()] = [self.flags(seat), self.fountains(seat)]);
        }
        passing
    }

    /// Tells whose flags and fountains have come or gone since then.
    pub(super) fn tell_passing(&self, t: &mut dyn Table<Innovation>, before: [[u8; 2]; MOST_PLAYERS]) {
        let after = self.passing();
        for seat in self.seats() {
            for (n, of) in [Symbol::Flag, Symbol::Fountain].into_iter().enumerate() {
                let (before, now) = (before[seat.index()][n], after[seat.index()][n]);
                if before != now {
                    t.tell(self, Event::Passing { seat, of, before, now });
                }
            }
        }
    }
}
