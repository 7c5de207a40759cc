//! Cities of Destiny: what a meld action sets off, and endorsing.

use super::Innovation;
use super::card::{Card, Icon, Symbol};
use super::choice::{Choice, Need, Prompt, Verb};
use super::event::How;
use super::facts::ENDORSED;
use super::happened::Happened;
use super::knowledge::Named;
use super::state::{Cards, Zone};
use crate::engine::{Flow, Seat, Table};

impl Innovation {
    /// A meld action and what follows it, in this order (rules, "Aktions-Auslöser"): the symbols of a city, a city for a new
    /// colour, an artifact that is dug, a promotion.
    pub(super) fn meld_action(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, card: Card) -> Flow {
        let melds = self.move_unless_replaced(t, card, (Zone::Board(seat), How::Meld), Named::Any, seat)?;
        if melds == Happened::Instead {
            return Ok(());
        }
        let melded = (self.value(card), card.hexagon());
        // Karmas may have been quicker: what counts is what it really came to lie on.
        let pile = self.player(seat).stack(card.colour()).cards();
        let place = pile.iter().rposition(|other| *other == card);
        let beneath = place.and_then(|place| place.checked_sub(1)).map(|place| pile[place]);
        let covered = beneath.map(|beneath| (self.value(beneath), beneath.hexagon()));
        // Top centre comes before bottom centre.
        for place in [4, 2] {
            match card.print().symbols[place] {
                Some(Symbol::Plus) => {
                    self.draw(t, seat, card.value() + 1)?;
                }
                Some(Symbol::Arrow(splay)) => {
                    self.splay(t, seat, card.colour(), splay)?;
                }
                Some(Symbol::Search(icon)) => self.search(t, seat, card.value(), icon)?,
                _ => {}
            }
        }
        match covered {
            Some(covered) => self.dig(t, seat, melded, covered)?,
            None if place.is_some() => self.draw_city(t, seat)?,
            None => {}
        }
        self.promote(t, seat, card)?;
        self.after_meld(t, card, seat)
    }

    /// As many cards of the base game as the age says are drawn from its pile and from no other, and shown; those without the icon are returned
    /// (rules, "Suche": "Ignoriere alle Erweiterungs-Ziehregeln und -Effekte": no karma steps in).
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
        self.fx(t, seat, seat).return_all(drawn)?;
        self.silence_karmas(false);
        Ok(())
    }

    /// Endorses a top card: a card of the hand is tucked for it, then its effects are carried out twice (rules, "Bekräftigen").
    pub(super) fn endorse(&mut self, t: &mut dyn Table<Innovation>, card: Card, seat: Seat) -> Flow {
        let can_pay = self.player(seat).endorsing(card);
        let prompt = Prompt::Card(Verb::Tuck, Need::Must);
        let paid = t.choose_if_several(self, seat, prompt, can_pay, Choice::Card)?;
        self.note_endorsed();
        if let Some(paid) = paid {
            self.put(t, paid, Zone::Board(seat), How::Tuck, seat)?;
        }
        self.dogma_action(t, card, seat, ENDORSED)
    }
}
