//! What building and crew bring: influence, majorities, statues.

use super::{Spot, Worth};
use crate::games::beta_colony::facts::{
    Achievement, CREW, Colony, Colour, CycleCard, MAJORITY, Module, ModuleBonus, ROUNDS, ROWS, STATUE_ARTIFACTS,
    STATUE_MOST, Space, TRACK, TRACK_BONUSES, TRACK_POINTS, TrackBonus,
};
use crate::games::beta_colony::state::queries::{ALL_SPACES, CENTRAL};
use arrayvec::ArrayVec;

const ALL_COLOURS: u8 = (1 << Colour::ALL.len()) - 1;

impl Worth<'_> {
    /// What so many crew members on a space bring, on a module of this colour or on an achievement.
    pub(super) fn crewed(&self, space: Space, count: u8, colour: Option<Colour>) -> f32 {
        let count = count.min(self.player.crew());
        if count == 0 {
            return 0.0;
        }
        let here = |spot: &&Spot| {
            let counts = colour.map_or(spot.achievements, |colour| spot.colours & 1 << colour.index() != 0);
            counts && spot.spaces & space.bit() != 0
        };
        let more: f32 = self.spots().iter().filter(here).map(|spot| spot.each * f32::from(count) + spot.any).sum();
        more + self.majorities()[space.colony().index()][usize::from(count)]
    }

    /// What achievements of the player and cycle cards want.
    fn spots(&self) -> &[Spot] {
        self.spots.get_or_init(|| {
            let (game, seat, manned) = (self.game, self.seat, self.game.manned(self.seat));
            let everywhere = Spot { spaces: 0, colours: ALL_COLOURS, achievements: true, each: 0.0, any: 0.0 };
            let modules = Spot { achievements: false, ..everywhere };
            let mut spots = ArrayVec::new();
            let [chain, centre, colour] = self.weights.shrine;
            for achievement in self.player.achievements() {
                if achievement.is_statue() && game.worth(seat, *achievement) >= STATUE_MOST {
                    continue;
                }
                match achievement {
                    Achievement::Chain => {
                        let near = Space::of_bits(manned).fold(manned, |near, space| near | space.neighbour_bits());
                        spots.push(Spot { spaces: near, each: chain, ..everywhere });
                    }
                    Achievement::Centre => spots.push(Spot { spaces: CENTRAL, each: centre, ..everywhere }),
                    Achievement::Colour => spots.push(Spot { spaces: !manned, any: colour, ..modules }),
                    _ => {}
                }
            }
            for card in &self.open {
                let any = self.step(*card);
                let colonies = |is: &dyn Fn(Colony) -> bool| {
                    Colony::ALL.into_iter().filter(|colony| is(*colony)).fold(0, |all, colony| all | colony.bits())
                };
                match card {
                    CycleCard::TwoCentral => {
                        let most = Colony::ALL.into_iter().map(|colony| game.central_crew(seat, colony)).max();
                        if most < Some(2) {
                            spots.push(Spot { spaces: CENTRAL, any, ..everywhere });
                        }
                    }
                    CycleCard::TwoEach => {
                        let spaces = colonies(&|colony| game.crew_in(colony, seat) < 2);
                        spots.push(Spot { spaces, any, ..everywhere });
                    }
                    CycleCard::FourColours => {
                        let new = Colour::ALL.into_iter().filter(|colour| game.coloured(*colour) & manned == 0);
                        let colours: u8 = new.fold(0, |all, colour| all | 1 << colour.index());
                        if colours.count_ones() > 1 {
                            spots.push(Spot { spaces: ALL_SPACES, colours, any, ..modules });
                        }
                    }
                    CycleCard::SixOutside => spots.push(Spot { spaces: !CENTRAL, each: any, ..modules }),
                    _ => {}
                }
            }
            spots
        })
    }

    /// What crew brings to the majorities: 0, 1 and 2 of it in each colony.
    fn majorities(&self) -> &[[f32; 3]; Colony::ALL.len()] {
        self.majorities.get_or_init(|| {
            Colony::ALL.map(|colony| {
                let now = self.majority(colony, 0);
                let denied = |more: u8| self.weights.denial * self.denied(colony, more);
                [0, 1, 2].map(|more| self.majority(colony, more) - now + denied(more))
            })
        })
    }

    /// The mean points that the others lose in a colony by so much more crew of the player.
    fn denied(&self, colony: Colony, more: u8) -> f32 {
        let game = self.game;
        let crews = game.seats().map(|seat| game.crew_in(colony, seat));
        let others: ArrayVec<u8, 4> =
            crews.enumerate().filter(|(seat, _)| *seat != self.seat.index()).map(|(_, crew)| crew).collect();
        let own = game.crew_in(colony, self.seat);
        let least = others.iter().copied().min().unwrap_or(0);
        let sum = |own: u8| -> i16 {
            let least = least.min(own);
            let points = |crew: &u8| MAJORITY[usize::from(crew - least).min(MAJORITY.len() - 1)];
            others.iter().map(points).sum()
        };
        f32::from(sum(own) - sum(own + more)) / others.len().max(1) as f32
    }

    /// What a crew, with so many more, is worth while the majority is open.
    pub(super) fn contested(&self, colony: Colony, more: u8) -> f32 {
        let crews = self.game.seats().filter(|other| *other != self.seat).map(|other| self.game.crew_in(colony, other));
        let (own, least) = (self.game.crew_in(colony, self.seat) + more, crews.min().unwrap_or(0));
        self.weights.crew * f32::from(own).min(f32::from(least) + self.weights.enough)
    }

    /// A crew's share in the points of a colony's majority, with so many more.
    pub(super) fn majority(&self, colony: Colony, more: u8) -> f32 {
        let own = self.game.crew_in(colony, self.seat) + more;
        let others = self.game.seats().filter(|other| *other != self.seat);
        let least = others.map(|other| self.game.crew_in(colony, other)).min().unwrap_or(0);
        let difference = usize::from(own.saturating_sub(least)).min(MAJORITY.len() - 1);
        let sure = f32::from(MAJORITY[difference]);
        let open = self.contested(colony, more);
        let share = (self.actions / (2.0 * f32::from(ROUNDS))).min(1.0);
        share * open + (1.0 - share) * sure
    }

    /// What a bonus of a track is worth.
    fn track_bonus(&self, bonus: TrackBonus) -> f32 {
        let weights = self.weights;
        match bonus {
            TrackBonus::AnyMaterial => weights.material[0] * self.fade,
            TrackBonus::TwoMaterials => 2.0 * weights.material[0] * self.fade,
            TrackBonus::Artifact => 1.0 + weights.artifact * self.fade,
            TrackBonus::TwoFuel => 2.0 * weights.fuel[0] * self.fade,
            TrackBonus::Crew => weights.free_crew,
            TrackBonus::FreeModule => weights.free_module,
            TrackBonus::FreeAchievement if self.player.achievements().len() < 2 => weights.free_achievement,
            TrackBonus::FreeAchievement => 0.0,
        }
    }

    /// What lies on a space of a track.
    fn on_track(&self, colony: Colony, space: u8) -> f32 {
        let points = TRACK_POINTS.iter().find(|(at, _)| *at == space).map_or(0.0, |(_, points)| f32::from(*points));
        let bonus = TRACK_BONUSES[colony.index()].iter().find(|(at, _)| *at == space);
        points + bonus.map_or(0.0, |(_, bonus)| self.track_bonus(*bonus))
    }

    /// The hope in the next spaces of a track.
    pub(super) fn ahead(&self, colony: Colony, at: u8) -> f32 {
        let hopes = (at + 1..).zip(self.weights.ahead).map(|(space, share)| share * self.on_track(colony, space));
        self.fade * hopes.sum::<f32>()
    }

    /// What so much influence in a colony brings.
    pub(super) fn advance(&self, colony: Colony, by: u8) -> f32 {
        let known = &self.influence[colony.index()][usize::from(by)];
        if known.get().is_nan() {
            known.set(self.advanced(colony, by));
        }
        known.get()
    }

    fn advanced(&self, colony: Colony, by: u8) -> f32 {
        let from = self.player.track(colony);
        let to = (from + by).min(TRACK as u8);
        let passed: f32 = (from + 1..=to).map(|space| self.on_track(colony, space)).sum();
        let goal = if self.game.cards()[1] == CycleCard::FourInfluence && from < 4 && to > from {
            self.step(CycleCard::FourInfluence)
        } else {
            0.0
        };
        passed + goal + self.ahead(colony, to) - self.ahead(colony, from)
    }

    /// What a module brings on a space, the space's price not counted.
    pub(super) fn module(&self, module: Module, space: Space, free: bool) -> f32 {
        let influence = self.game.influence(module, space, free);
        let crew = self.crewed(space, module.crew(), Some(module.colour()));
        self.module_bonus(module) + self.advance(space.colony(), influence) + crew
    }

    fn module_bonus(&self, module: Module) -> f32 {
        match module.bonus() {
            Some(ModuleBonus::TwoPoints) => 2.0,
            Some(ModuleBonus::Artifact) => 1.0 + self.weights.artifact * self.fade,
            Some(ModuleBonus::TwoFuel) => self.goods(self.store().fuel(2)) - self.stored,
            _ => 0.0,
        }
    }

    /// What a module brings on its best space, paid or free.
    pub(super) fn best_site(&self, module: Module, free: bool) -> f32 {
        let (sites, price) = if free {
            (self.game.sites(module.colour()), 0.0)
        } else {
            (self.game.buyable(self.seat, module), self.price(module.colour().material()))
        };
        let worths = Space::of_bits(sites).map(|space| {
            let price = if free { 0.0 } else { self.price(space.material()) };
            self.module(module, space, free) - price
        });
        worths.fold(f32::NEG_INFINITY, f32::max) - price
    }

    /// What the best purchase of each row brings; 0 where nothing can be bought.
    pub(super) fn rows(&self) -> &[f32; ROWS.len()] {
        self.rows.get_or_init(|| {
            std::array::from_fn(|row| {
                let worths = self.game.row(row).map(|module| self.best_site(module, false));
                let best = worths.fold(f32::NEG_INFINITY, f32::max);
                if best.is_finite() { best } else { 0.0 }
            })
        })
    }

    /// What an achievement is worth to the player at the end.
    pub(super) fn achievement(&self, achievement: Achievement) -> f32 {
        let now = f32::from(self.game.worth(self.seat, achievement));
        match achievement {
            // Counted with the store.
            Achievement::Materials if self.player.achievements().contains(&achievement) => 0.0,
            statue if statue.is_statue() => {
                let hope = self.weights.statue * (self.actions / f32::from(ROUNDS)).min(1.0);
                now + hope * (f32::from(STATUE_MOST) - now)
            }
            _ => now,
        }
    }

    pub(super) fn bonus_of(&self, achievement: Achievement) -> f32 {
        match achievement {
            Achievement::CrewBuilding if self.player.crew() > 1 => self.weights.free_crew,
            Achievement::InfluenceBuilding => self.weights.influence,
            Achievement::FuelBuilding => self.weights.fuel[0] * self.fade,
            _ => 0.0,
        }
    }

    /// What buying an achievement brings.
    pub(super) fn purchase(&self, achievement: Achievement) -> f32 {
        let mut store = self.store();
        match achievement.materials() {
            Some(price) => price.into_iter().for_each(|material| {
                if store.materials[material.index()] > 0 {
                    store.take(material, 1);
                } else {
                    store.artifacts = store.artifacts.saturating_sub(1);
                }
            }),
            None => store.artifacts = store.artifacts.saturating_sub(STATUE_ARTIFACTS),
        }
        let price = self.stored - self.goods(store);
        let sites = Space::of_bits(self.game.achievable(self.seat, achievement, false));
        let site = sites.map(|space| self.crewed(space, 1, None) - self.price(space.material()));
        let best = site.fold(f32::NEG_INFINITY, f32::max).max(-f32::from(CREW));
        self.achievement(achievement) + self.bonus_of(achievement) - price + best
    }
}
