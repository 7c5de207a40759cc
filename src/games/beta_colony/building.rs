//! Modules and achievements: taking, paying, building (rules/beta-colony/en.md#modules, rules/beta-colony/en.md#achievements).

use super::choice::{Choice, Prompt};
use super::event::Event;
use super::facts::{Achievement, Location, Material, Module, ModuleBonus, ROWS, SLOTS, STATUE_ARTIFACTS, Space};
use super::state::{BetaColony, Source};
use crate::engine::{Flow, Seat, Table};
use arrayvec::ArrayVec;

type T<'a> = &'a mut dyn Table<BetaColony>;

/// Fuel from a module's bonus.
const MODULE_FUEL: u8 = 2;
/// Points from a module's bonus.
const MODULE_POINTS: i16 = 2;
/// Fuel from [`Achievement::FuelBuilding`].
const BUILDING_FUEL: u8 = 1;

impl BetaColony {
    /// A manufactory: buys a module of this row and builds it, if one can be built.
    pub(super) fn buy_module(&mut self, t: T, seat: Seat, at: Location, row: usize) -> Flow {
        let open = self.row(row).filter(|module| self.buyable(seat, *module) != 0);
        let open: ArrayVec<Module, SLOTS> = open.collect();
        if open.is_empty() {
            t.tell(self, Event::Nothing(seat, at));
            return Ok(());
        }
        let module = t.choose(self, seat, Prompt::Module(row as u8), open, Choice::Module)?;
        let sites = Space::of_bits(self.buyable(seat, module));
        let space = t.choose(self, seat, Prompt::ModuleSpace { module, free: false }, sites, Choice::Build)?;
        let price = module.colour().material();
        self.pay(t, seat, price, true, Prompt::PayModule(module), &[space.material()])?;
        self.pay(t, seat, space.material(), false, Prompt::PaySpace(space), &[])?;
        self.build_module(t, seat, module, space, false)
    }

    /// Takes any shown module and builds it without costs, if one can be built (bonus of a track). What was taken before in this turn
    /// is replaced first.
    pub(super) fn free_module(&mut self, t: T, seat: Seat) -> Flow {
        self.refill_modules(t);
        let open = self.shown().filter(|module| self.sites(module.colour()) != 0);
        let open: ArrayVec<Module, { SLOTS * ROWS.len() }> = open.collect();
        if open.is_empty() {
            return Ok(());
        }
        let module = t.choose(self, seat, Prompt::FreeModule, open, Choice::Module)?;
        let sites = Space::of_bits(self.sites(module.colour()));
        let space = t.choose(self, seat, Prompt::ModuleSpace { module, free: true }, sites, Choice::Build)?;
        self.build_module(t, seat, module, space, true)
    }

    /// Pays for one material, so that the rest can still be paid. Nobody is asked where there is one way only.
    fn pay(&mut self, t: T, seat: Seat, material: Material, pairs: bool, prompt: Prompt, rest: &[Material]) -> Flow {
        let mut ways = self.ways(seat, material, pairs);
        ways.retain(|way| self.covers(seat, Some(*way), rest));
        let Some(with) = t.choose_if_several(self, seat, prompt, ways, Choice::Pay)? else { return Ok(()) };
        self.give_back(seat, with);
        t.tell(self, Event::Paid { seat, instead_of: material, with });
        Ok(())
    }

    /// After paying: crew, the cycle card's offer, the module's bonus, influence (rules/beta-colony/rulings.md#2).
    pub(super) fn build_module(&mut self, t: T, seat: Seat, module: Module, space: Space, free: bool) -> Flow {
        let influence = self.influence(module, space, free);
        self.lift(module);
        self.colonies.build_module(module, space);
        t.tell(self, Event::Built { seat, module, space, free });
        if self.pile.len() == 1 {
            self.refill_modules(t);
        }
        self.place_crew(t, seat, space, module.crew());
        if !free {
            self.hand_in(t, seat)?;
        }
        match module.bonus() {
            Some(ModuleBonus::TwoPoints) => self.score(t, seat, Source::Modules, MODULE_POINTS),
            Some(ModuleBonus::Artifact) => self.gain_artifact(t, seat),
            Some(ModuleBonus::TwoFuel) => self.gain_fuel(t, seat, MODULE_FUEL),
            Some(ModuleBonus::TwoCrew | ModuleBonus::NoCrew) | None => {}
        }
        self.advance(t, seat, space.colony(), influence)
    }

    /// Buys an achievement and builds it.
    pub(super) fn buy_achievement(&mut self, t: T, seat: Seat, achievement: Achievement) -> Flow {
        let sites = Space::of_bits(self.achievable(seat, achievement, false));
        let prompt = Prompt::AchievementSpace { achievement, free: false };
        let space = t.choose(self, seat, prompt, sites, Choice::Build)?;
        match achievement.materials() {
            Some(price) => {
                let mut rest: ArrayVec<Material, 5> = price.into_iter().chain([space.material()]).collect();
                for material in price {
                    rest.remove(0);
                    self.pay(t, seat, material, false, Prompt::PayBuilding(achievement, material), &rest)?;
                }
            }
            None => {
                self.player_mut(seat).artifacts -= STATUE_ARTIFACTS;
                t.tell(self, Event::PaidArtifacts(seat, STATUE_ARTIFACTS));
            }
        }
        self.pay(t, seat, space.material(), false, Prompt::PaySpace(space), &[])?;
        self.build_achievement(t, seat, achievement, space, false)
    }

    /// Takes an achievement and builds it without costs, if one may be built (bonus of Thebes). A building that was taken before in this
    /// turn is replaced first.
    pub(super) fn free_achievement(&mut self, t: T, seat: Seat) -> Flow {
        self.refill_buildings(t);
        let open = self.achievements().filter(|achievement| self.achievable(seat, *achievement, true) != 0);
        let open: ArrayVec<Achievement, 5> = open.collect();
        if open.is_empty() {
            return Ok(());
        }
        let achievement = t.choose(self, seat, Prompt::FreeAchievement, open, Choice::Achieve)?;
        let sites = Space::of_bits(self.achievable(seat, achievement, true));
        let prompt = Prompt::AchievementSpace { achievement, free: true };
        let space = t.choose(self, seat, prompt, sites, Choice::Build)?;
        self.build_achievement(t, seat, achievement, space, true)
    }

    fn build_achievement(&mut self, t: T, seat: Seat, achievement: Achievement, space: Space, free: bool) -> Flow {
        if achievement.is_statue() {
            self.statues &= !(1 << achievement.index());
        } else {
            self.building = None;
        }
        self.player_mut(seat).achievements.push(achievement);
        self.colonies.build_achievement(achievement, space);
        t.tell(self, Event::Achieved { seat, achievement, space, free });
        if self.buildings.len() == 1 {
            self.refill_buildings(t);
        }
        self.place_crew(t, seat, space, 1);
        match achievement {
            Achievement::CrewBuilding => self.crew_of_choice(t, seat),
            Achievement::InfluenceBuilding => self.influence_of_choice(t, seat),
            Achievement::FuelBuilding => {
                self.gain_fuel(t, seat, BUILDING_FUEL);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A crew member on any module, if there is both.
    pub(super) fn crew_of_choice(&mut self, t: T, seat: Seat) -> Flow {
        if self.player(seat).crew == 0 || self.modules() == 0 {
            return Ok(());
        }
        let space = t.choose(self, seat, Prompt::Crew, Space::of_bits(self.modules()), Choice::Crew)?;
        self.place_crew(t, seat, space, 1);
        Ok(())
    }
}
