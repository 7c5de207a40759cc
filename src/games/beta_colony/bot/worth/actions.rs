//! What the dice can do: moving, activating, and what is kept for the second action.

use super::{Use, Worth};
use crate::games::beta_colony::facts::{Board, CycleCard, Die, Location, Material, moon_yield, ridback_fuel, row_for};
use arrayvec::ArrayVec;

impl Worth<'_> {
    pub(super) fn gather(&self) -> f32 {
        let fuel = 1 + self.extra_fuel();
        let with = |material: &Material| self.goods(self.store().fuel(fuel).material(*material)) - self.stored;
        Material::ALL.iter().map(with).fold(f32::NEG_INFINITY, f32::max)
    }

    fn extra_fuel(&self) -> u8 {
        u8::from(self.player.board() == Some(Board::Third))
    }

    /// What activating a location with a die as this value brings.
    fn location(&self, at: Location, die: Die, value: u8) -> f32 {
        let degree = match at {
            Location::GanDe | Location::Jyo | Location::Nebra => usize::from(moon_yield(value)),
            Location::AzophiNexus => 0,
            Location::Ridback => usize::from(ridback_fuel(value)),
            Location::LeftManufactory | Location::RightManufactory => row_for(value),
        };
        let known = &self.locations[at.index()][degree];
        if known.get().is_nan() {
            known.set(match at {
                Location::GanDe | Location::Jyo | Location::Nebra => self.moon(at, degree),
                Location::AzophiNexus => self.nexus(),
                Location::Ridback => self.goods(self.store().fuel(degree as u8 + self.extra_fuel())) - self.stored,
                Location::LeftManufactory | Location::RightManufactory => self.rows()[degree],
            });
        }
        known.get() + if at.bonus_die() == Some(die) { 1.0 } else { 0.0 }
    }

    fn nexus(&self) -> f32 {
        let open = self.game.achievements().filter(|one| self.game.achievable(self.seat, *one, false) != 0);
        open.map(|one| self.purchase(one)).fold(self.gather(), f32::max)
    }

    fn moon(&self, moon: Location, count: usize) -> f32 {
        let Some(materials) = moon.materials() else { return 0.0 };
        let mut store = self.store();
        for _ in 0..count {
            let [one, other] = materials.map(|material| self.goods(store.material(material)));
            store = store.material(if one >= other { materials[0] } else { materials[1] });
        }
        if let Some((_, material)) = self.player.board().map(Board::extra).filter(|(at, _)| *at == moon) {
            store = store.material(material);
        }
        if moon == Location::Nebra && self.game.holds(CycleCard::OneArtifact) {
            store = store.material(Material::Polymer);
        }
        self.goods(store) - self.stored
    }

    /// What a die can do at a location.
    fn uses(&self, at: Location, die: Die) -> &[Use] {
        self.uses[at.index()][die.index()].get_or_init(|| {
            let ways = self.game.activations(self.seat, at, die).into_iter();
            ways.map(|way| Use {
                value: way.value,
                fuel: way.fuel,
                worth: self.location(at, die, way.value) - self.burnt(way.fuel),
            })
            .collect()
        })
    }

    /// The best that a die can do at a location with so much fuel.
    fn with(&self, at: Location, die: Die, fuel: u8) -> f32 {
        let within = self.uses(at, die).iter().filter(|way| way.fuel <= fuel);
        within.map(|way| way.worth).fold(0.0, f32::max)
    }

    /// Activating the ship's location with a die as this value, and what is left then.
    pub(super) fn activation(&self, die: Die, value: u8) -> f32 {
        let Some(at) = self.player.ship() else { return 0.0 };
        let way = self.uses(at, die).iter().find(|way| way.value == value);
        way.map_or(0.0, |way| way.worth) + self.rest(at, die, die)
    }

    /// A move, with the best activation after it and what is left then.
    pub(super) fn travel(&self, die: Die, to: Location) -> f32 {
        let Some(travel) = self.game.travel(self.seat, die, to) else { return 0.0 };
        let fuel = self.player.fuel().saturating_sub(travel.fuel);
        let others = self.player.dice().filter(|other| *other != die);
        let best = others.map(|other| self.with(to, other, fuel) + self.rest(to, die, other)).fold(0.0, f32::max);
        best - self.burnt(travel.fuel)
    }

    /// A share of the best that the last two dice can do from there, without fuel.
    pub(super) fn rest(&self, from: Location, used: Die, also: Die) -> f32 {
        let left: ArrayVec<Die, 4> = self.player.dice().filter(|die| *die != used && *die != also).collect();
        let [one, other] = left[..] else { return 0.0 };
        let go = |with: Die, then: Die| {
            let to = from.clockwise(self.player.die(with).unwrap_or(0));
            self.with(to, then, self.player.fuel())
        };
        self.weights.keep * go(one, other).max(go(other, one))
    }

    /// The best action that the dice allow now.
    pub(super) fn plan(&self) -> f32 {
        let dice = self.player.dice();
        let moves = dice.flat_map(|die| Location::ALL.map(|to| (die, to)));
        let within = moves.filter(|(die, to)| {
            self.game.travel(self.seat, *die, *to).is_some_and(|travel| travel.fuel <= self.player.fuel())
        });
        within.map(|(die, to)| self.travel(die, to)).fold(0.0, f32::max)
    }
}
