//! The dogma action (rules/innovation/en.md#dogma): icons are counted once, demands hit whoever has fewer, others share before the player.

use super::Innovation;
use super::alterations::Measure;
use super::card::Card;
use super::cards::{echo, effects};
use super::event::Event;
use super::facts::MOST_NESTED;
use super::fx::Fx;
use super::karma::Would;
use crate::engine::{Flow, Seat, SeatSet, Table};

/// The number of a card's echo effect, where its dogma effects are counted from 0.
pub const ECHO: u8 = u8::MAX;
/// The number of its inspire effect.
pub const INSPIRE: u8 = u8::MAX - 1;

/// What a card does, as code.
pub(super) type Rule = fn(&mut Fx) -> Flow;

/// One of the one to three dogma effects of a card.
#[derive(Clone, Copy, Debug)]
pub enum Effect {
    /// Everybody with as many icons carries it out, the player last.
    Shared(Rule),
    /// Every opponent with fewer icons carries it out.
    Demand(Rule),
    /// Every opponent with as many icons carries it out. It counts as a demand for everything else (rules/innovation/en.md#compels).
    Compel(Rule),
}

impl Effect {
    /// Whether it begins with "I demand" or "I compel".
    pub fn is_demand(self) -> bool {
        matches!(self, Effect::Demand(_) | Effect::Compel(_))
    }
}

impl Innovation {
    /// A dogma action, or what is done as if it were one: karmas first, and what they change holds until its end. The player carries out every
    /// effect and makes every demand so many times, others share once.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(super) fn dogma_action(&mut self, t: &mut dyn Table<Innovation>, card: Card, by: Seat, times: u8) -> Flow {
        let lies = self.zone(card);
        if self.would(t, by, Would::Dogma(card))?.as_said() && self.zone(card) == lies {
            self.activate(t, card, by, times)?;
        }
        self.forget_alterations();
        Ok(())
    }

    /// Carries out all effects of a card, with demands and sharing, and the free draw for it; before them every echo effect that its colour
    /// shows when it begins, from the bottom to the top (rules/innovation/en.md#echo-effects).
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    fn activate(&mut self, t: &mut dyn Table<Innovation>, card: Card, by: Seat, times: u8) -> Flow {
        let echoes = self.echo_effects_before(card, by);
        let count = self.begin_dogma(t, card, by, !echoes.is_empty());
        let (sharers, victims) = (count.sharers, count.victims);
        let featured = if let Measure::Icon(icon) = count.measure { icon } else { card.featured() };
        for (echoing, rule) in echoes {
            self.turn_to(echoing);
            self.share(t, (ECHO, rule), by, sharers, times)?;
        }
        self.turn_to(card);
        for (number, effect) in effects(card).iter().enumerate() {
            match *effect {
                Effect::Demand(rule) => self.demand(t, (number as u8, rule), by, victims, times)?,
                Effect::Compel(rule) => self.demand(t, (number as u8, rule), by, self.compelled(&count, by), times)?,
                Effect::Shared(rule) => self.share(t, (number as u8, rule), by, sharers, times)?,
            }
            if self.frame().is_complete() {
                t.tell(self, Event::Complete(card));
                break;
            }
        }
        let free_draw = self.frame().is_shared() && !self.frame().is_complete() && !self.has_lost(by);
        self.end_dogma();
        if free_draw {
            self.draw_for_sharing(t, by, featured)?;
        } else if !self.has_lost(by) {
            self.first(t, by, Would::NotShare(card))?;
        }
        Ok(())
    }

    /// A demand: every victim clockwise, round after round (rules/innovation/en.md#demands, rules/innovation/en.md#endorse).
    fn demand(
        &mut self,
        t: &mut dyn Table<Innovation>,
        effect: (u8, Rule),
        by: Seat,
        victims: SeatSet,
        times: u8,
    ) -> Flow {
        let card = self.frame().card();
        for _ in 0..times {
            for seat in self.others(by).filter(|seat| victims.contains(*seat)) {
                if self.has_lost(seat) {
                    continue;
                }
                let demanded = self.would(t, by, Would::Demand { of: seat, card, effect: effect.0 })?;
                // What a karma demanded before can have ended the action or a player's game.
                if self.frame().is_complete() || self.has_lost(by) {
                    return Ok(());
                }
                if demanded.as_said() && !self.has_lost(seat) {
                    self.carry_out(t, effect, seat, by)?;
                }
                if self.frame().is_complete() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// The same demand the other way round: this effect of a card is demanded of a seat alone.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(super) fn demand_back(
        &mut self,
        t: &mut dyn Table<Innovation>,
        (card, number): (Card, u8),
        of: Seat,
        by: Seat,
    ) -> Flow {
        let Some(Effect::Demand(rule) | Effect::Compel(rule)) = effects(card).get(usize::from(number)).copied() else {
            return Ok(());
        };
        self.begin_alone(card, by);
        self.carry_out(t, (number, rule), of, by)?;
        self.end_dogma();
        Ok(())
    }

    /// An effect that others share: they first, clockwise, the player last. What an opponent changes brings the free draw
    /// (rules/innovation/en.md#free-draw); a partner's share does not (rules/innovation/en.md#teams).
    fn share(
        &mut self,
        t: &mut dyn Table<Innovation>,
        effect: (u8, Rule),
        by: Seat,
        sharers: SeatSet,
        times: u8,
    ) -> Flow {
        for seat in self.others(by).filter(|seat| sharers.contains(*seat)) {
            if self.has_lost(seat) || self.frame().is_complete() {
                continue;
            }
            let before = self.changes();
            self.carry_out(t, effect, seat, by)?;
            if self.changes() != before && self.opposed(seat, by) {
                self.note_shared();
            }
        }
        for _ in 0..times {
            if !self.has_lost(by) && !self.frame().is_complete() {
                self.carry_out(t, effect, by, by)?;
            }
        }
        Ok(())
    }

    pub(super) fn carry_out(
        &mut self,
        t: &mut dyn Table<Innovation>,
        (number, rule): (u8, Rule),
        seat: Seat,
        by: Seat,
    ) -> Flow {
        let scope = self.begin_effect(number, seat);
        self.within(t, scope, |game, t| game.follow(t, seat, by, rule))
    }

    /// Carries out the non-demand effects of a card for one seat alone (rules/innovation/en.md#other-cards).
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(super) fn execute(&mut self, t: &mut dyn Table<Innovation>, card: Card, seat: Seat) -> Flow {
        if self.running().len() > MOST_NESTED {
            return Ok(());
        }
        self.begin_alone(card, seat);
        for (number, effect) in effects(card).iter().enumerate() {
            if let Effect::Shared(rule) = *effect
                && !self.frame().is_complete()
            {
                self.carry_out(t, (number as u8, rule), seat, seat)?;
            }
        }
        self.end_dogma();
        Ok(())
    }

    /// Carries out all effects of a card as if they were on the card that is carried out, its echo effect first: demands and compels are made
    /// by this seat and hit whom the count at the beginning of the action says; nothing is shared.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(super) fn execute_as_if(&mut self, t: &mut dyn Table<Innovation>, card: Card, seat: Seat) -> Flow {
        if self.running().len() > MOST_NESTED {
            return Ok(());
        }
        let count = self.begin_as_if(card, seat);
        if let Some(rule) = echo(card) {
            self.carry_out(t, (ECHO, rule), seat, seat)?;
        }
        for (number, effect) in effects(card).iter().enumerate() {
            if self.frame().is_complete() {
                break;
            }
            match *effect {
                Effect::Demand(rule) => self.demand(t, (number as u8, rule), seat, count.victims, 1)?,
                Effect::Compel(rule) => {
                    self.demand(t, (number as u8, rule), seat, self.compelled(&count, seat), 1)?;
                }
                Effect::Shared(rule) => self.carry_out(t, (number as u8, rule), seat, seat)?,
            }
        }
        self.end_dogma();
        Ok(())
    }
}
