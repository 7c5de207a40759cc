//! Transforming land and building dwellings (rules/terra-mystica/en.md#transform-build), with every way to get spades.

use super::choice::{Choice, Choices, Prompt};
use super::facts::{Building, Cost, Faction, Hex, Hexes, Terrain};
use super::state::TerraMystica;
use crate::engine::{Flow, Seat, Table};

/// An action of transforming and building that goes on.
#[derive(Clone, Copy)]
pub(super) struct Work {
    /// Spades that are left.
    pub(super) spades: u8,
    kind: Kind,
    /// Whether a dwelling may still be built.
    may_build: bool,
    /// The hexes that were worked on.
    touched: Hexes,
    /// Those of them that became home terrain.
    home: Hexes,
    /// Whether one of them was left as another terrain.
    foreign: bool,
    /// The hex that was reached by skipping: it is paid once, and there is no second one (rules/terra-mystica/rulings.md#2).
    skipped: Hexes,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// All spades are bought.
    Paid,
    /// Some spades are free, missing ones can be bought.
    Free,
    /// The Nomads' sandstorm, which needs no spade.
    Storm,
    /// The cult bonus: nothing may be bought, skipped or built.
    Bonus,
}

/// What can be done on a hex, and what it takes.
struct Plan {
    /// Spades to bring.
    spades: u8,
    /// How many of them are bought.
    bought: u8,
    /// All that is to be paid.
    cost: Cost,
}

impl Work {
    fn new(kind: Kind, spades: u8) -> Work {
        let none = Hexes::NONE;
        let may_build = kind != Kind::Bonus;
        Work { spades, kind, may_build, touched: none, home: none, foreign: false, skipped: none }
    }

    /// The action without anything free.
    pub(super) fn paid() -> Work {
        Work::new(Kind::Paid, 0)
    }

    /// The sandstorm.
    pub(super) fn storm() -> Work {
        Work::new(Kind::Storm, 0)
    }

    /// Spades of the cult bonus.
    pub(super) fn bonus(spades: u8) -> Work {
        Work::new(Kind::Bonus, spades)
    }

    /// Whether it uses the cult bonus.
    pub(super) fn is_bonus(&self) -> bool {
        self.kind == Kind::Bonus
    }

    /// Whether it uses the cult bonus and has not begun.
    pub(super) fn is_untouched_bonus(&self) -> bool {
        self.is_bonus() && self.touched.is_empty()
    }

    /// Whether a hex was reached by skipping.
    pub(super) fn has_skipped(&self) -> bool {
        !self.skipped.is_empty()
    }

    /// Whether nothing is left to do.
    pub(super) fn is_over(&self) -> bool {
        self.spades == 0 && (self.kind != Kind::Storm || !self.touched.is_empty())
    }
}

impl TerraMystica {
    /// Spades that an action brings.
    pub(super) fn free_spades(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, spades: u8) -> Work {
        if self.dialect().scores_spades_when_had() {
            self.reward_spades(t, seat, spades);
        }
        Work::new(Kind::Free, spades)
    }

    /// Whether there is anything to do with so many free spades.
    pub(super) fn has_work(&self, seat: Seat, spades: u8) -> bool {
        if self.dialect().acts_in_vain() {
            return true;
        }
        let work = Work::new(Kind::Free, spades);
        let (near, far) = self.targets(seat, &work);
        (near | far).iter().any(|hex| {
            self.can_transform(seat, &work, hex)
                || self.plan(seat, &work, hex).is_some_and(|plan| self.is_good(seat, &plan))
        })
    }

    /// The hexes that can be worked on: those in reach, and those that are reached by skipping.
    fn targets(&self, seat: Seat, work: &Work) -> (Hexes, Hexes) {
        let player = self.player(seat);
        let empty = self.empty_land();
        match work.kind {
            Kind::Storm => (self.storm_targets(seat) | (work.home & empty), Hexes::NONE),
            Kind::Bonus => (self.reach(seat, player.shipping()) & empty, Hexes::NONE),
            Kind::Paid | Kind::Free => {
                let payable = player.skip().is_some_and(|(_, cost)| player.can_pay(cost));
                let far = match () {
                    () if work.has_skipped() => work.skipped,
                    () if payable => self.skippable(seat),
                    () => Hexes::NONE,
                };
                (self.reach(seat, self.sailing(seat)) & empty, far & empty)
            }
        }
    }

    /// Where the sandstorm can blow: empty land that shares a side with an own building and is no desert.
    pub(super) fn storm_targets(&self, seat: Seat) -> Hexes {
        let geometry = self.geometry();
        let beside = geometry.around(self.player(seat).everywhere()).without(geometry.rivers);
        beside.without(self.built_up()).without(self.land(self.home(seat)))
    }

    /// Everything that can be done next.
    pub(super) fn push_work(&self, seat: Seat, work: &Work, choices: &mut Choices) {
        let (near, far) = self.targets(seat, work);
        let player = self.player(seat);
        let may_build = work.may_build && player.has_left(Building::Dwelling);
        for hex in (near | far).iter() {
            if may_build && self.plan(seat, work, hex).is_some_and(|plan| self.is_good(seat, &plan)) {
                choices.push(Choice::Build(hex));
            }
            if self.can_transform(seat, work, hex) {
                choices.push(Choice::Spade(hex));
            }
        }
        let may_dig = matches!(work.kind, Kind::Paid | Kind::Free) && work.spades < 3 && work.may_build;
        if self.dialect().buys_spades_beforehand() && may_dig && player.can_pay(player.spade_cost()) {
            choices.push(Choice::Dig);
        }
    }

    fn is_good(&self, seat: Seat, plan: &Plan) -> bool {
        self.player(seat).can_pay(plan.cost)
    }

    /// How many spades can be bought for a hex after other costs.
    fn buyable(&self, seat: Seat, work: &Work, before: Cost) -> u8 {
        let player = self.player(seat);
        let while_digging = !self.dialect().buys_spades_beforehand();
        let allowed = matches!(work.kind, Kind::Paid | Kind::Free) && work.touched.is_empty() && while_digging;
        let one = player.spade_cost();
        if !allowed || !player.can_pay(before) {
            return 0;
        }
        match one.priests {
            0 => (player.workers() - before.workers) / one.workers.max(1),
            priests => (player.priests() - before.priests) / priests,
        }
    }

    /// What reaching a hex costs.
    fn skip_cost(&self, seat: Seat, work: &Work, hex: Hex) -> Cost {
        match self.player(seat).skip() {
            Some((_, cost)) if !work.skipped.has(hex) && self.skippable(seat).has(hex) => cost,
            _ => Cost::default(),
        }
    }

    /// What building on a hex takes, transformation included; `None` where it is not allowed.
    fn plan(&self, seat: Seat, work: &Work, hex: Hex) -> Option<Plan> {
        let needed = if work.kind == Kind::Storm { 0 } else { self.spades_needed(seat, hex) };
        let fresh = work.touched.is_empty();
        // A hex that was left as another terrain is not transformed again in the same action. A dwelling stands where this action made home
        // terrain; home terrain that was there needs no spade, so free ones are of no use there.
        let as_it_lies = fresh && (work.kind != Kind::Free || self.dialect().digs_again());
        let allowed = if work.touched.has(hex) { work.home.has(hex) } else { needed > 0 || as_it_lies };
        let bought = needed.saturating_sub(work.spades);
        let buys = fresh && work.kind != Kind::Bonus && !self.dialect().buys_spades_beforehand();
        if !allowed || bought > 0 && !buys {
            return None;
        }
        let player = self.player(seat);
        let skip = self.skip_cost(seat, work, hex);
        let cost = player.spade_cost().times(bought).plus(player.dwelling_cost()).plus(skip);
        Some(Plan { spades: needed, bought, cost })
    }

    /// Whether a hex can be transformed without building: a spade is there or can be bought.
    fn can_transform(&self, seat: Seat, work: &Work, hex: Hex) -> bool {
        let home = self.terrain_is_home(seat, hex);
        if work.kind == Kind::Storm {
            return work.touched.is_empty() && !home;
        }
        if work.touched.has(hex) && !self.dialect().digs_again() {
            return false;
        }
        let least = match () {
            // Nobody spoils home terrain for nothing, but it is allowed.
            () if self.player(seat).is(Faction::Giants) => {
                if home {
                    return false;
                } else {
                    2
                }
            }
            () if self.must_become_home(work) => match home {
                true => return false,
                false => self.spades_needed(seat, hex),
            },
            () => 1,
        };
        let skip = self.skip_cost(seat, work, hex);
        if !self.player(seat).can_pay(skip) {
            return false;
        }
        work.spades >= least || work.spades + self.buyable(seat, work, skip) >= least
    }

    /// Of the hexes of one action only one may end as another terrain than home.
    fn must_become_home(&self, work: &Work) -> bool {
        work.foreign && work.kind != Kind::Bonus
    }

    fn terrain_is_home(&self, seat: Seat, hex: Hex) -> bool {
        self.land(self.home(seat)).has(hex)
    }

    /// The terrains into which a hex can be transformed, and the spades for each. Spades move along the circle without passing the home
    /// terrain.
    fn terrains(&self, seat: Seat, work: &Work, hex: Hex) -> impl Iterator<Item = (Terrain, u8)> {
        let home = self.home(seat);
        let now = self.terrain(hex).unwrap_or(home);
        let giants = self.player(seat).is(Faction::Giants);
        let storm = work.kind == Kind::Storm;
        let only_home = giants || storm || self.must_become_home(work);
        let most = match storm {
            true => 0,
            false => work.spades + self.buyable(seat, work, self.skip_cost(seat, work, hex)),
        };
        let place = now.place_from(home);
        let others = Terrain::ALL.into_iter().filter(move |to| *to != now && (!only_home || *to == home));
        let priced = others.map(move |to| match to.place_from(home) {
            0 if storm => (to, 0),
            0 if giants => (to, 2),
            0 => (to, now.spades_to(home)),
            other if place == 0 => (to, other.min(7 - other)),
            other => (to, other.abs_diff(place)),
        });
        priced.filter(move |(_, spades)| *spades <= most)
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
        let Some(plan) = self.plan(seat, work, hex) else { return };
        self.go_to(t, seat, work, hex);
        let home = self.home(seat);
        if !self.terrain_is_home(seat, hex) {
            self.use_spades(t, seat, work, (plan.spades, plan.bought));
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
        let terrains = self.terrains(seat, work, hex);
        let as_choice = |(terrain, _)| Choice::Terrain(terrain);
        let Some((to, spades)) = t.choose_if_several(self, seat, Prompt::Terrain(hex), terrains, as_choice)? else {
            return Ok(());
        };
        self.go_to(t, seat, work, hex);
        self.use_spades(t, seat, work, (spades, spades.saturating_sub(work.spades)));
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
        if self.skip_cost(seat, work, hex) != Cost::default() {
            self.skip_to(t, seat, hex);
            work.skipped.insert(hex);
        }
    }

    /// Spades are used, some of them bought for it.
    fn use_spades(&mut self, t: &mut dyn Table<TerraMystica>, seat: Seat, work: &mut Work, (all, bought): (u8, u8)) {
        self.buy_spades(t, seat, bought);
        work.spades = work.spades + bought - all;
        if !self.dialect().scores_spades_when_had() {
            self.reward_spades(t, seat, all);
        }
    }
}
