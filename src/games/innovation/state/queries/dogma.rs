//! Questions about a dogma before it is carried out: who has part, which effects come.

use super::super::super::card::{Card, Symbol};
use super::super::super::cards::{echo, effects};
use super::super::super::dogma::{ECHO, Effect, Rule};
use super::super::super::event::How;
use super::super::super::facts::ENDORSED;
use super::super::super::measure::{Alterations, Measure};
use super::super::super::sets::Set;
use super::super::{Innovation, MOST_PLAYERS, Pile, Running, Zone};
use crate::engine::{Mute, Seat, SeatSet};
use smallvec::SmallVec;

/// Who has part in a dogma action, by the icons at its beginning (rules/innovation/en.md#counted-once).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// What is counted.
    pub measure: Measure,
    /// How much of it everybody has.
    pub counts: [u16; MOST_PLAYERS],
    /// Who has as many as the player: shares, and is safe from demands. A partner too.
    pub sharers: SeatSet,
    /// Which opponents have fewer: subject to demands.
    pub victims: SeatSet,
}

/// What a dogma action carries out, as far as it is certain before: who has part stays as counted at the beginning, but a demand or an
/// effect may find nothing to do, and one may end the action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// Who has part.
    pub count: Count,
    /// Whether the player first chooses between several things that could be counted: who has part is not certain before.
    pub is_open: bool,
    /// The effects in their order, echo effects first.
    pub effects: Vec<Planned>,
    /// How often the player carries out each effect and makes each demand: 2 if the card is endorsed. Others share once.
    pub times: u8,
}

/// An effect of a dogma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planned {
    /// On which card it is printed.
    pub card: Card,
    /// Its number there, from 0; [`ECHO`] is its echo effect.
    pub effect: u8,
    /// Whether it begins with "I demand" or "I compel".
    pub demand: bool,
    /// Who else carries it out: who shares it, before the player, or on whom the demand is made.
    pub others: SeatSet,
}

impl Innovation {
    /// Counts the featured icon of a card, or whatever a karma lets count instead, as if this seat activated it now.
    pub fn count(&self, card: Card, by: Seat) -> Count {
        self.count_measure(self.alterations.measure.unwrap_or(Measure::Icon(card.featured())), card, by)
    }

    /// Counts this for a card. If it is on display, its own icons are counted in (rules/innovation/en.md#display-dogma).
    pub fn count_measure(&self, measure: Measure, card: Card, by: Seat) -> Count {
        let mut counts = [0; MOST_PLAYERS];
        self.seats().for_each(|seat| counts[seat.index()] = measure.of(self.player(seat)));
        if self.zone(card) == Zone::Display(by) {
            counts[by.index()] += card.icons().filter(|shown| Measure::Icon(*shown) == measure).count() as u16;
        }
        if let Some(seat) = self.alterations.majority {
            let most = self.others(seat).map(|other| counts[other.index()]).max().unwrap_or(0);
            counts[seat.index()] = most.saturating_add(1);
        }
        self.count_by(measure, counts, by)
    }

    /// Who has part with so much of what is counted.
    pub(in crate::games::innovation) fn count_by(
        &self,
        measure: Measure,
        counts: [u16; MOST_PLAYERS],
        by: Seat,
    ) -> Count {
        let own = counts[by.index()];
        Count {
            measure,
            counts,
            sharers: self.others(by).filter(|seat| counts[seat.index()] >= own).collect(),
            victims: self.opponents(by).filter(|seat| counts[seat.index()] < own).collect(),
        }
    }

    /// Who is subject to compels: every opponent who shares (rules/innovation/en.md#compels).
    pub fn compelled(&self, count: &Count, by: Seat) -> SeatSet {
        self.opponents(by).filter(|seat| count.sharers.contains(*seat)).collect()
    }

    /// Who is subject to what a card demands or compels: no card does both.
    pub fn subject_to(&self, card: Card, count: &Count, by: Seat) -> SeatSet {
        let compels = effects(card).iter().any(|effect| matches!(effect, Effect::Compel(_)));
        if compels { self.compelled(count, by) } else { count.victims }
    }

    /// Who goes through the effect that is carried out, in their order.
    pub fn going_through(&self, running: &Running) -> Vec<Seat> {
        let by = running.by();
        match (running.demands(), running.is_nested()) {
            // A demand that a karma makes meets whoever acts, and nobody else.
            (true, _) => {
                let obeys = |seat: &Seat| running.victims().contains(*seat) || *seat == running.acting();
                self.others(by).filter(obeys).collect()
            }
            (false, true) => vec![by],
            (false, false) => self.others(by).filter(|seat| running.sharers().contains(*seat)).chain([by]).collect(),
        }
    }

    /// The cards whose echo effects this seat carries out before those of a card that it activates now, in their order: what its colour
    /// shows from the bottom to the top (rules/innovation/en.md#echo-effects), and what a karma adds to it, on the board where it lies; on
    /// the own one if it
    /// lies on none.
    pub fn echoes_before(&self, card: Card, by: Seat) -> Pile {
        if !self.sets.has(Set::Echoes) && !self.sets.has(Set::Figures) {
            return Pile::new();
        }
        self.echo_effects_before(card, by).into_iter().map(|(card, _)| card).collect()
    }

    /// The same with what they do. A hexagon can be an echo effect, too.
    pub(in crate::games::innovation) fn echo_effects_before(
        &self,
        card: Card,
        by: Seat,
    ) -> SmallVec<[(Card, Rule); 8]> {
        let mut found = SmallVec::new();
        if !self.sets.has(Set::Echoes) && !self.sets.has(Set::Figures) {
            return found;
        }
        let owner = if let Zone::Board(owner) = self.zone(card) { owner } else { by };
        let hexagons = self.echoing_hexagons(owner);
        for stack in self.gathered(owner, card.colour()).iter().map(|colour| self.player(owner).stack(*colour)) {
            for card in stack.cards().iter().copied() {
                for symbol in stack.visible_of(card) {
                    let rule = match symbol {
                        Symbol::Echo => echo(card),
                        Symbol::Hexagon => hexagons,
                        _ => None,
                    };
                    found.extend(rule.map(|rule| (card, rule)));
                }
            }
        }
        found
    }

    /// What would be carried out if this seat activated a card in an action of its own: what karmas have changed for the one that goes on
    /// is over by then.
    pub fn ahead(&self, card: Card, by: Seat) -> Ahead {
        if self.alterations != Alterations::default() {
            let mut over = self.clone();
            over.forget_alterations();
            return over.ahead(card, by);
        }
        let measures = self.measures(card, by);
        Ahead { is_open: measures.len() > 1, ..self.ahead_measured(card, by, measures[0]) }
    }

    /// The same if this is counted.
    pub fn ahead_measured(&self, card: Card, by: Seat, measure: Measure) -> Ahead {
        let count = self.count_measure(measure, card, by);
        let echoes = self.echoes_before(card, by).into_iter();
        let echoes = echoes.map(|card| Planned { card, effect: ECHO, demand: false, others: count.sharers });
        let own = effects(card).iter().zip(0..).map(|(effect, number)| {
            let others = match effect {
                Effect::Shared(_) => count.sharers,
                Effect::Demand(_) => count.victims,
                Effect::Compel(_) => self.compelled(&count, by),
            };
            Planned { card, effect: number, demand: effect.is_demand(), others }
        });
        Ahead { count, is_open: false, effects: echoes.chain(own).collect(), times: 1 }
    }

    /// The same if it endorsed the card and tucked this one for it: icons and echo effects count as they are then. `None` if the game
    /// is over before.
    pub fn ahead_endorsed(&self, card: Card, by: Seat, paid: Card) -> Option<Ahead> {
        let ahead = self.after(paid, How::Tuck, by)?.ahead(card, by);
        Some(Ahead { times: ENDORSED, ..ahead })
    }

    /// The same if it promoted a card of its forecast and activated it. `None` if the game is over before.
    pub fn ahead_promoted(&self, card: Card, by: Seat) -> Option<Ahead> {
        Some(self.after(card, How::Meld, by)?.ahead(card, by))
    }

    /// The table when a card has been laid on this seat's board; `None` if that ends the game.
    fn after(&self, card: Card, how: How, by: Seat) -> Option<Innovation> {
        let mut after = self.clone();
        after.put(&mut Mute, card, Zone::Board(by), how, by).ok().map(|()| after)
    }
}
