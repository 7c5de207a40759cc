//! An action (rules/beta-colony/en.md#action): move with a die and activate with another, or dock with two; and what the locations bring.

use super::candidates::{Candidate, open};
use super::choice::{Because, Choice, Prompt};
use super::event::{Event, Scope};
use super::facts::{
    Board, CycleCard, DIE_POINTS, DOCK_FUEL, Die, Location, Material, moon_yield, ridback_fuel, row_for,
};
use super::obstacle::Obstacle;
use super::state::queries::{Activation, Travel};
use super::state::{BetaColony, Source};
use crate::engine::{Flow, Seat, Table};
use std::iter;

type T<'a> = &'a mut dyn Table<BetaColony>;

/// What a player does with dice.
#[derive(Clone, Copy)]
enum Action {
    Move(Die, Location, Travel),
    Dock(Die, Die),
}

impl BetaColony {
    /// One action of a player.
    pub(super) fn take_turn(&mut self, t: T, seat: Seat, second: bool) -> Flow {
        let moves =
            open(self.moves(seat)).map(|(die, to, travel)| (Choice::Move(die, to), Action::Move(die, to, travel)));
        let docks = open(self.docks(seat)).map(|(one, other)| (Choice::Dock(one, other), Action::Dock(one, other)));
        match t.pick(self, seat, Prompt::Turn { second }, moves.chain(docks))? {
            Action::Move(die, to, travel) => self.within(t, Scope::Action(seat), |game, t| {
                game.fly(t, seat, die, to, travel);
                game.activate(t, seat, to)
            }),
            Action::Dock(one, other) => self.within(t, Scope::Action(seat), |game, t| {
                game.dock(t, seat, one, other);
                game.gain_fuel(t, seat, DOCK_FUEL);
                Ok(())
            }),
        }
    }

    /// Every die to every location.
    pub(super) fn moves(&self, seat: Seat) -> impl Iterator<Item = Candidate<(Die, Location, Travel)>> {
        let fuel = self.player(seat).fuel();
        Die::ALL.into_iter().flat_map(move |die| {
            Location::ALL.into_iter().map(move |to| match self.travel(seat, die, to) {
                Some(travel) => {
                    let short = travel.fuel.saturating_sub(fuel);
                    ((die, to, travel), (short > 0).then_some(Obstacle::Fuel(short)))
                }
                None => ((die, to, Travel::default()), Some(Obstacle::Used(die))),
            })
        })
    }

    /// Every pair of dice.
    pub(super) fn docks(&self, seat: Seat) -> impl Iterator<Item = Candidate<(Die, Die)>> {
        let player = self.player(seat);
        let pairs = Die::ALL
            .into_iter()
            .flat_map(|one| Die::ALL.into_iter().filter(move |other| *other > one).map(move |other| (one, other)));
        pairs.map(|(one, other)| {
            let used = [one, other].into_iter().find(|die| player.die(*die).is_none());
            ((one, other), used.map(Obstacle::Used))
        })
    }

    /// Activates the ship's location with one of the dice left.
    fn activate(&mut self, t: T, seat: Seat, at: Location) -> Flow {
        let dice = self.player(seat).dice();
        let ways = dice.flat_map(|die| self.activations(seat, at, die).into_iter().map(move |way| (die, way)));
        let as_choice = |(die, way): (Die, Activation)| Choice::Activate(die, way.value);
        let (die, way) = t.choose(self, seat, Prompt::Activate(at), ways, as_choice)?;
        self.use_die(seat, die, way);
        let Activation { value, fuel } = way;
        let scope = Scope::Activation { seat, at, die, value, fuel };
        self.within(t, scope, |game, t| {
            if at.bonus_die() == Some(die) {
                game.score(t, seat, Source::Dice, DIE_POINTS);
            }
            game.use_location(t, seat, at, value)
        })
    }

    /// What a location does for a die of this value.
    fn use_location(&mut self, t: T, seat: Seat, at: Location, value: u8) -> Flow {
        match at {
            Location::GanDe | Location::Jyo | Location::Nebra => self.collect(t, seat, at, value),
            Location::AzophiNexus => self.visit_nexus(t, seat),
            Location::Ridback => {
                self.gain_fuel(t, seat, ridback_fuel(value) + self.extra_fuel(seat));
                Ok(())
            }
            Location::LeftManufactory | Location::RightManufactory => self.buy_module(t, seat, at, row_for(value)),
        }
    }

    /// A fuel more for the third board.
    fn extra_fuel(&self, seat: Seat) -> u8 {
        u8::from(self.player(seat).board() == Some(Board::Third))
    }

    /// A moon: one or two of its materials; then what board and cycle card add (rules/beta-colony/en.md#moons).
    fn collect(&mut self, t: T, seat: Seat, moon: Location, value: u8) -> Flow {
        let Some(materials) = moon.materials() else { return Ok(()) };
        if self.player(seat).room() == 0 {
            t.tell(self, Event::Nothing(seat, moon));
        }
        for left in (1..=moon_yield(value)).rev() {
            if self.player(seat).room() == 0 {
                return Ok(());
            }
            let left = left.min(self.player(seat).room());
            let prompt = Prompt::Collect { moon, left };
            let material = t.choose(self, seat, prompt, materials, Choice::Material)?;
            self.gain_material(t, seat, material);
        }
        if let Some((at, material)) = self.player(seat).board().map(Board::extra)
            && at == moon
        {
            self.gain_material(t, seat, material);
        }
        if moon == Location::Nebra && self.holds(CycleCard::OneArtifact) {
            self.gain_material(t, seat, Material::Polymer);
        }
        Ok(())
    }

    /// Azophi Nexus: a material and a fuel, or an achievement.
    fn visit_nexus(&mut self, t: T, seat: Seat) -> Flow {
        let or_gather = iter::once(None).chain(open(self.open_achievements(seat, false)).map(Some));
        let as_choice = |achievement: Option<_>| achievement.map_or(Choice::Gather, Choice::Achieve);
        match t.choose(self, seat, Prompt::Nexus, or_gather, as_choice)? {
            Some(achievement) => self.buy_achievement(t, seat, achievement),
            None => {
                self.gain_materials(t, seat, Because::Visited(Location::AzophiNexus), 1)?;
                self.gain_fuel(t, seat, 1 + self.extra_fuel(seat));
                Ok(())
            }
        }
    }

    /// So many materials of choice, as far as there is room.
    pub(super) fn gain_materials(&mut self, t: T, seat: Seat, because: Because, count: u8) -> Flow {
        for left in (1..=count).rev() {
            let left = left.min(self.player(seat).room());
            if left == 0 {
                break;
            }
            let prompt = Prompt::AnyMaterial { because, left };
            let material = t.choose(self, seat, prompt, Material::ALL, Choice::Material)?;
            self.gain_material(t, seat, material);
        }
        Ok(())
    }
}
