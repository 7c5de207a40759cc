//! Modules and achievements: taking, paying, building (rules/beta-colony/en.md#modules, rules/beta-colony/en.md#achievements).

use super::candidates::{Candidate, open};
use super::choice::{Because, Choice, Payment, Price, Prompt};
use super::event::{Event, Scope};
use super::facts::{Achievement, Colony, Location, Module, ModuleBonus, ROWS, SLOTS, STATUE_ARTIFACTS, Space};
use super::obstacle::Obstacle;
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
        let sold: ArrayVec<Module, SLOTS> = open(self.modules_in(seat, row)).collect();
        if sold.is_empty() {
            t.tell(self, Event::Nothing(seat, at));
            return Ok(());
        }
        let module = t.choose(self, seat, Prompt::Module(row as u8), sold, Choice::Module)?;
        let sites = Space::of_bits(self.buyable(seat, module));
        let space = t.choose(self, seat, Prompt::ModuleSpace { module, free: false }, sites, Choice::Build)?;
        self.within(t, Scope::Module { seat, module, space, free: false }, |game, t| {
            game.pay(t, seat, Prompt::PayModule { module, space })?;
            game.pay(t, seat, Prompt::PaySpace(space))?;
            game.build_module(t, seat, module, space, false)
        })
    }

    /// Takes any shown module and builds it without costs, if one can be built (bonus of a track). What was taken before in this turn
    /// is replaced first.
    pub(super) fn free_module(&mut self, t: T, seat: Seat, track: Colony) -> Flow {
        self.refill_modules(t);
        let given: ArrayVec<Module, { SLOTS * ROWS.len() }> = open(self.modules_shown()).collect();
        if given.is_empty() {
            return Ok(());
        }
        let module = t.choose(self, seat, Prompt::FreeModule(track), given, Choice::Module)?;
        let sites = Space::of_bits(self.sites(module.colour()));
        let space = t.choose(self, seat, Prompt::ModuleSpace { module, free: true }, sites, Choice::Build)?;
        let scope = Scope::Module { seat, module, space, free: true };
        self.within(t, scope, |game, t| game.build_module(t, seat, module, space, true))
    }

    /// Pays for one material, so that the rest can still be paid. Nobody is asked where there is one way only.
    fn pay(&mut self, t: T, seat: Seat, prompt: Prompt) -> Flow {
        let Some(price) = prompt.price() else { return Ok(()) };
        let ways = open(self.payments(seat, &price));
        let Some(with) = t.choose_if_several(self, seat, prompt, ways, Choice::Pay)? else { return Ok(()) };
        self.spend(t, seat, price.material, with);
        Ok(())
    }

    /// The ways to pay for one material, after which the rest must still be paid.
    pub(super) fn payments(&self, seat: Seat, price: &Price) -> impl Iterator<Item = Candidate<Payment>> {
        let ways = self.ways(seat, price.material, price.pairs).into_iter();
        ways.map(move |way| (way, (!self.covers(seat, Some(way), &price.rest)).then_some(Obstacle::Unpaid)))
    }

    /// The modules of a row, to buy.
    pub(super) fn modules_in(&self, seat: Seat, row: usize) -> impl Iterator<Item = Candidate<Module>> {
        self.row(row).map(move |module| (module, self.purchase(seat, module).err()))
    }

    /// All modules that are shown, without costs.
    pub(super) fn modules_shown(&self) -> impl Iterator<Item = Candidate<Module>> {
        self.shown().map(|module| (module, (self.sites(module.colour()) == 0).then_some(Obstacle::NoSite)))
    }

    /// The achievements that are open.
    pub(super) fn open_achievements(&self, seat: Seat, free: bool) -> impl Iterator<Item = Candidate<Achievement>> {
        self.achievements().map(move |achievement| (achievement, self.achieve(seat, achievement, free).err()))
    }

    /// After paying: crew, the cycle card's offer, the module's bonus, influence (rules/beta-colony/rulings.md#2).
    pub(super) fn build_module(&mut self, t: T, seat: Seat, module: Module, space: Space, free: bool) -> Flow {
        let influence = self.influence(module, space, free);
        self.put_up_module(t, seat, module, space, free);
        if self.modules_left() == 1 {
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
        self.within(t, Scope::Achievement { seat, achievement, space, free: false }, |game, t| {
            match achievement.materials() {
                Some(price) => {
                    for paid in 0..price.len() as u8 {
                        game.pay(t, seat, Prompt::PayBuilding { achievement, paid, space })?;
                    }
                }
                None => game.spend_artifacts(t, seat, STATUE_ARTIFACTS),
            }
            game.pay(t, seat, Prompt::PaySpace(space))?;
            game.build_achievement(t, seat, achievement, space, false)
        })
    }

    /// Takes an achievement and builds it without costs, if one may be built (bonus of Thebes). A building that was taken before in this
    /// turn is replaced first.
    pub(super) fn free_achievement(&mut self, t: T, seat: Seat, track: Colony) -> Flow {
        self.refill_buildings(t);
        let given: ArrayVec<Achievement, 5> = open(self.open_achievements(seat, true)).collect();
        if given.is_empty() {
            return Ok(());
        }
        let achievement = t.choose(self, seat, Prompt::FreeAchievement(track), given, Choice::Achieve)?;
        let sites = Space::of_bits(self.achievable(seat, achievement, true));
        let prompt = Prompt::AchievementSpace { achievement, free: true };
        let space = t.choose(self, seat, prompt, sites, Choice::Build)?;
        let scope = Scope::Achievement { seat, achievement, space, free: true };
        self.within(t, scope, |game, t| game.build_achievement(t, seat, achievement, space, true))
    }

    fn build_achievement(&mut self, t: T, seat: Seat, achievement: Achievement, space: Space, free: bool) -> Flow {
        self.put_up_achievement(t, seat, achievement, space, free);
        if self.buildings_left() == 1 {
            self.refill_buildings(t);
        }
        self.place_crew(t, seat, space, 1);
        match achievement {
            Achievement::CrewBuilding => self.crew_of_choice(t, seat, Because::Built(achievement)),
            Achievement::InfluenceBuilding => self.influence_of_choice(t, seat, Because::Built(achievement)),
            Achievement::FuelBuilding => {
                self.gain_fuel(t, seat, BUILDING_FUEL);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A crew member on any module, if there is both.
    pub(super) fn crew_of_choice(&mut self, t: T, seat: Seat, because: Because) -> Flow {
        if self.player(seat).crew() == 0 || self.modules() == 0 {
            return Ok(());
        }
        let sites = Space::of_bits(self.modules());
        let space = t.choose(self, seat, Prompt::Crew(because), sites, Choice::Crew)?;
        self.place_crew(t, seat, space, 1);
        Ok(())
    }
}
