//! Transforming land and building dwellings (rules/terra-mystica/en.md#transform-build), with every way to get spades.

use super::candidates::Look;
use super::cause::Cause;
use super::choice::Choice;
use super::event::Event;
use super::facts::{Building, Cost, Faction, Hex, Hexes, Terrain};
use super::obstacle::{Obstacle, Verdict};
use super::pending::{Work, WorkKind};
use super::prompt::Prompt;
use super::state::TerraMystica;
use crate::engine::{Flow, Halt, Seat, Table};

/// Where an action can go on.
#[derive(Clone, Copy)]
struct Ground {
    /// Empty land in reach.
    near: Hexes,
    /// Empty land that is reached by skipping, which is paid for.
    far: Hexes,
}

/// What it takes to work on a hex.
#[derive(Clone, Copy)]
struct Plan {
    /// Spades to bring.
    spades: u8,
    /// How many of them are bought.
    bought: u8,
}

impl TerraMystica {
    /// Spades that an action brings.
    pub(super) fn free_spades(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, spades: u8, by: Cause) -> Work {
        t.tell(self, Event::Spades(seat, spades, by));
        if self.dialect().scores_spades_when_had() {
            self.reward_spades(t, seat, spades);
        }
        Work::new(WorkKind::Free(by), spades)
    }

    /// Whether there is anything to do with so many free spades.
    pub(super) fn has_work(&self, seat: Seat, spades: u8, by: Cause) -> bool {
        if self.dialect().acts_in_vain() {
            return true;
        }
        let work = Work::new(WorkKind::Free(by), spades);
        let ground = self.ground(seat, &work);
        let mut hexes = self.worth_a_look(seat, &work, &ground).iter();
        hexes.any(|hex| self.may_transform(seat, &work, &ground, hex).is_ok())
    }

    /// Where an action can go on.
    fn ground(&self, seat: Seat, work: &Work) -> Ground {
        let player = self.player(seat);
        let empty = self.empty_land();
        let (near, far) = match work.kind {
            WorkKind::Storm => (self.storm_targets(seat) | work.home, Hexes::NONE),
            WorkKind::Bonus => (self.reach(seat, player.shipping()), Hexes::NONE),
            WorkKind::Paid | WorkKind::Free(_) => {
                let far = if work.has_skipped() { work.skipped } else { self.skippable(seat) };
                (self.reach(seat, self.sailing(seat)), far)
            }
        };
        Ground { near: near & empty, far: far & empty }
    }

    /// The ground but for what nobody can pay the way to.
    fn worth_a_look(&self, seat: Seat, work: &Work, ground: &Ground) -> Hexes {
        let player = self.player(seat);
        let payable = work.has_skipped() || player.skip().is_some_and(|(_, cost)| player.can_pay(cost));
        if payable { ground.near | ground.far } else { ground.near }
    }

    /// Where the sandstorm can blow: empty land that shares a side with an own building and is no desert.
    pub(super) fn storm_targets(&self, seat: Seat) -> Hexes {
        let geometry = self.geometry();
        let beside = geometry.around(self.player(seat).everywhere()).without(geometry.rivers);
        beside.without(self.built_up()).without(self.land(self.home(seat)))
    }

    /// What can be worked on next.
    pub(super) fn work_candidates<L: Look>(&self, seat: Seat, work: &Work, look: &mut L) {
        let player = self.player(seat);
        let ground = self.ground(seat, work);
        let hexes = if L::ALL { self.geometry().all } else { self.worth_a_look(seat, work, &ground) };
        // What nobody can pay anywhere is not looked at hex by hex.
        let builds = work.may_build && player.has_left(Building::Dwelling) && player.can_pay(player.dwelling_cost());
        let digs = work.kind == WorkKind::Storm || work.spades > 0 || player.can_pay(player.spade_cost());
        let (builds, digs) = (L::ALL || builds, L::ALL || digs);
        for hex in hexes.iter().filter(|_| builds || digs) {
            if builds {
                look.see(Choice::Build(hex), || self.may_build(seat, work, &ground, hex).map(drop));
            }
            if digs {
                look.see(Choice::Spade(hex), || self.may_transform(seat, work, &ground, hex));
            }
        }
        if self.dialect().buys_spades_beforehand() && work.buys() && work.spades < 3 && work.may_build {
            look.see(Choice::Dig, || player.may_pay(player.spade_cost()));
        }
    }

    /// What reaching a hex costs.
    fn way(&self, seat: Seat, work: &Work, ground: &Ground, hex: Hex) -> Cost {
        match self.player(seat).skip() {
            Some((_, cost)) if ground.far.has(hex) && !work.skipped.has(hex) => cost,
            _ => Cost::default(),
        }
    }

    /// Whether so many spades are there, or can be bought after other costs.
    fn may_use_spades(&self, seat: Seat, work: &Work, spades: u8, before: Cost) -> Verdict {
        let bought = spades.saturating_sub(work.spades);
        if bought > 0 && !(work.buys() && work.is_fresh() && !self.dialect().buys_spades_beforehand()) {
            return Err(Obstacle::Spades(bought));
        }
        self.player(seat).may_pay_with_spades(before, bought)
    }

    /// What building on a hex takes, transformation included.
    fn may_build(&self, seat: Seat, work: &Work, ground: &Ground, hex: Hex) -> Result<Plan, Obstacle> {
        let player = self.player(seat);
        if !player.has_left(Building::Dwelling) && work.may_build {
            return self.may_stand_on(hex).and(Err(Obstacle::NoneLeft(Building::Dwelling)));
        }
        self.may_work_on(seat, work, ground, hex)?;
        let needed = if work.kind == WorkKind::Storm { 0 } else { self.spades_needed(seat, hex) };
        // A hex that was left as another terrain is not transformed again in the same action. A dwelling stands where this action made home
        // terrain; home terrain that was there needs no spade, so free ones are of no use there.
        let as_it_lies = work.is_fresh() && (work.free_by().is_none() || self.dialect().digs_again());
        match () {
            () if work.is_bonus() => Err(Obstacle::OnlySpades),
            () if !work.may_build => Err(Obstacle::OneDwelling),
            () if work.touched.has(hex) && !work.home.has(hex) => Err(Obstacle::Touched),
            () if !work.touched.has(hex) && needed == 0 && !as_it_lies => Err(Obstacle::Home),
            () => Ok(()),
        }?;
        let bought = needed.saturating_sub(work.spades);
        let other = self.way(seat, work, ground, hex).plus(player.dwelling_cost());
        self.may_use_spades(seat, work, needed, other)?;
        Ok(Plan { spades: needed, bought })
    }

    /// Whether a hex can be transformed without building: a spade is there or can be bought.
    fn may_transform(&self, seat: Seat, work: &Work, ground: &Ground, hex: Hex) -> Verdict {
        self.may_work_on(seat, work, ground, hex)?;
        let only_home = self.makes_only_home(seat, work);
        match () {
            () if work.kind == WorkKind::Storm && !work.is_fresh() => return Err(Obstacle::OneStorm),
            () if work.touched.has(hex) && !self.dialect().digs_again() => return Err(Obstacle::Touched),
            // Nobody spoils home terrain for nothing, but it is allowed.
            () if only_home && self.terrain_is_home(seat, hex) => return Err(Obstacle::Home),
            () if work.kind == WorkKind::Storm => return Ok(()),
            () => {}
        }
        let least = if only_home { self.spades_needed(seat, hex) } else { 1 };
        self.may_use_spades(seat, work, least, self.way(seat, work, ground, hex))
    }

    fn terrain_is_home(&self, seat: Seat, hex: Hex) -> bool {
        self.land(self.home(seat)).has(hex)
    }

    /// Whether a hex is land without a building.
    pub(super) fn may_stand_on(&self, hex: Hex) -> Verdict {
        match self.building(hex) {
            Some((owner, _)) => Err(Obstacle::Occupied(owner)),
            None if self.terrain(hex).is_none() => Err(Obstacle::River),
            None => Ok(()),
        }
    }

    /// Whether the action can go on at a hex.
    fn may_work_on(&self, seat: Seat, work: &Work, ground: &Ground, hex: Hex) -> Verdict {
        if (ground.near | ground.far).has(hex) {
            return Ok(());
        }
        self.may_stand_on(hex)?;
        Err(match work.kind {
            WorkKind::Storm if self.terrain_is_home(seat, hex) => Obstacle::Home,
            WorkKind::Storm => Obstacle::OutOfReach(None),
            WorkKind::Bonus => self.too_far(seat, hex, self.player(seat).shipping()),
            WorkKind::Paid | WorkKind::Free(_) if self.skippable(seat).has(hex) => Obstacle::Skipped,
            WorkKind::Paid | WorkKind::Free(_) => self.too_far(seat, hex, self.sailing(seat)),
        })
    }

    /// Whether land that is transformed can only become home terrain.
    fn makes_only_home(&self, seat: Seat, work: &Work) -> bool {
        work.kind == WorkKind::Storm || self.player(seat).is(Faction::Giants) || work.must_become_home()
    }

    /// How much more shipping would reach a hex.
    fn too_far(&self, seat: Seat, hex: Hex, shipping: u8) -> Obstacle {
        let most = self.player(seat).faction().and_then(|faction| faction.board().shipping).map_or(0, |(_, most)| most);
        let more = (shipping + 1..=most).find(|more| self.reach(seat, *more).has(hex));
        Obstacle::OutOfReach(more.map(|more| more - shipping))
    }

    /// The terrains into which a hex can be transformed. Whoever would rather build there hears what was in the way.
    pub(super) fn terrain_candidates<L: Look>(&self, seat: Seat, work: &Work, hex: Hex, look: &mut L) {
        let ground = self.ground(seat, work);
        if L::ALL {
            look.see(Choice::Build(hex), || self.may_build(seat, work, &ground, hex).and(Err(Obstacle::Question)));
        }
        let home = self.home(seat);
        let now = self.terrain(hex).unwrap_or(home);
        let only_home = self.makes_only_home(seat, work);
        for to in Terrain::ALL.into_iter().filter(|to| *to != now && (!only_home || *to == home)) {
            let way = || self.way(seat, work, &ground, hex);
            look.see(Choice::Terrain(to), || {
                self.may_use_spades(seat, work, self.spades_into(seat, work, hex, to), way())
            });
        }
    }

    /// How many spades turn a hex into a terrain. They move along the circle without passing the home terrain.
    fn spades_into(&self, seat: Seat, work: &Work, hex: Hex, to: Terrain) -> u8 {
        let home = self.home(seat);
        let place = self.terrain(hex).map_or(0, |now| now.place_from(home));
        match to.place_from(home) {
            0 if work.kind == WorkKind::Storm => 0,
            0 => self.spades_needed(seat, hex),
            other if place == 0 => other.min(7 - other),
            other => other.abs_diff(place),
        }
    }

    /// Builds on a hex, transforms one or buys a spade.
    pub(super) fn work(
        &mut self,
        t: &mut dyn Table<TerraMystica>,
        seat: Seat,
        work: &mut Work,
        choice: Choice,
    ) -> Flow {
        match choice {
            Choice::Build(hex) => self.build_here(t, seat, work, hex),
            Choice::Spade(hex) => return self.transform_here(t, seat, work, hex),
            Choice::Dig => {
                self.buy_spades(t, seat, 1);
                self.reward_spades(t, seat, 1);
                work.spades += 1;
            }
            _ => unreachable!("{choice:?} is no work"),
        }
        Ok(())
    }

    fn build_here(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, work: &mut Work, hex: Hex) {
        let Ok(plan) = self.may_build(seat, work, &self.ground(seat, work), hex) else { return };
        self.go_to(t, seat, work, hex);
        let home = self.home(seat);
        if !self.terrain_is_home(seat, hex) {
            self.use_spades(t, seat, work, plan);
            self.transform(t, seat, hex, home, plan.spades);
        }
        let dwelling = self.player(seat).dwelling_cost();
        self.pay(seat, dwelling);
        self.build(t, seat, hex);
        work.may_build = false;
        work.touched.insert(hex);
        work.home.insert(hex);
    }

    fn transform_here(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, work: &mut Work, hex: Hex) -> Flow {
        let prompt = Prompt::Terrain { hex, work: *work };
        let into = match self.choices(seat, prompt)[..] {
            [only] => only,
            ref choices => t.ask(self, seat, prompt, choices)?,
        };
        let Choice::Terrain(to) = into else { return Err(Halt::Refused) };
        let spades = self.spades_into(seat, work, hex, to);
        self.go_to(t, seat, work, hex);
        self.use_spades(t, seat, work, Plan { spades, bought: spades.saturating_sub(work.spades) });
        self.transform(t, seat, hex, to, spades);
        work.touched.insert(hex);
        match to == self.home(seat) {
            true => work.home.insert(hex),
            false => work.foreign = true,
        }
        Ok(())
    }

    /// Pays the way to a hex that is out of reach.
    fn go_to(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, work: &mut Work, hex: Hex) {
        if self.way(seat, work, &self.ground(seat, work), hex) != Cost::default() {
            self.skip_to(t, seat, hex);
            work.skipped.insert(hex);
        }
    }

    /// Spades are used, some of them bought for it.
    fn use_spades(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, work: &mut Work, plan: Plan) {
        self.buy_spades(t, seat, plan.bought);
        work.spades = work.spades + plan.bought - plan.spades;
        if !self.dialect().scores_spades_when_had() {
            self.reward_spades(t, seat, plan.spades);
        }
    }
}
