//! Placing cards: fans, triples, and what they bring at once (rules/burgundy/en.md#estate).

use super::cards::{Card, Kind};
use super::choice::{Because, Choice, Prompt, Spot};
use super::event::Scope;
use super::facts::{PASSAGE_BONUSES, PassageBonus};
use super::state::{Burgundy, Owner, Player, Source};
use crate::engine::{Flow, Seat, Table};

impl Player {
    /// Every place for a card, the first of a new triple last.
    pub fn all_spots(&self) -> impl Iterator<Item = Spot> + use<> {
        (0..self.estate().len() as u8).map(Spot::On).chain([Spot::New])
    }

    /// Whether a card of this kind may be placed there. Equal kinds are laid on each other; a cloister may join any kind, and any
    /// kind may be laid on cloisters. A full triple never changes.
    pub fn fits(&self, kind: Kind, spot: Spot) -> bool {
        match spot {
            Spot::On(fan) => {
                let fan = &self.estate()[usize::from(fan)];
                !fan.is_full() && (kind == Kind::Cloister || [kind, Kind::Cloister].contains(&fan.kind()))
            }
            Spot::New => !self.estate().iter().any(|fan| !fan.is_full() && fan.kind() == kind),
        }
    }

    /// Where a card of this kind may be placed.
    pub fn spots(&self, kind: Kind) -> impl Iterator<Item = Spot> {
        self.all_spots().filter(move |spot| self.fits(kind, *spot))
    }
}

impl Burgundy {
    /// Action 2: a project is placed. Its kind may be the seventh and its fan may be a triple: those points come at once.
    /// Then its effect, and for a triple last the bonus of the passage (rules/burgundy/en.md#passage-bonuses).
    pub(super) fn place(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, card: Card, spot: Spot) -> Flow {
        let triple = self.place_project(t, seat, card, spot);
        if let Some(kind) = triple {
            self.complete_triple(t, Owner::Seat(seat), kind)?;
        }
        self.all_seven_kinds(t, Owner::Seat(seat));
        self.within(t, Scope::Effect(seat, card), |game, t| game.effect(t, seat, card))?;
        if triple.is_some() {
            self.passage_bonus(t, seat)?;
        }
        Ok(())
    }

    /// Each triple brings one of the bonuses of the current passage.
    fn passage_bonus(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat) -> Flow {
        let passage = self.passage();
        let Some(Choice::Bonus(number)) = self.decide(t, seat, Prompt::PassageBonus(passage))? else { return Ok(()) };
        let bonus = PASSAGE_BONUSES[usize::from(passage)][usize::from(number)];
        self.within(t, Scope::Bonus(seat, bonus), |game, t| game.take_bonus(t, seat, bonus))
    }

    fn take_bonus(&mut self, t: &mut dyn Table<Burgundy>, seat: Seat, bonus: PassageBonus) -> Flow {
        self.score(t, Owner::Seat(seat), Source::PassageBonuses, bonus.points);
        self.gain_silver(t, seat, bonus.silver);
        self.gain_workers(t, seat, bonus.workers);
        for _ in 0..bonus.goods {
            self.take_goods(t, seat, Because::Bonus)?;
        }
        for _ in 0..bonus.animals {
            self.take_animal(t, seat, Because::Bonus)?;
        }
        Ok(())
    }
}
