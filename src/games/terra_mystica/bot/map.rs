//! What lies on the map is worth: the largest area, land in reach, towns to come, neighbours.

use super::view::{AreaKey, At, Bridges, Land, View, soft_rank};
use crate::games::terra_mystica::facts::tiles::Feat;
use crate::games::terra_mystica::facts::{
    AREA_POINTS, Building, Faction, Favor, Hexes, TOWN_BUILDINGS, TOWN_POWER, TOWN_POWER_FAVORED,
};
use arrayvec::ArrayVec;

/// Connected buildings without a town.
struct Settlement {
    /// How many there are, one more with the sanctuary.
    number: u32,
    power: u32,
    /// The free land beside it.
    around: Hexes,
    /// How likely it becomes a town.
    share: f32,
}

impl At<'_> {
    fn area_key(&self) -> AreaKey {
        let range = self.player.skip().map_or(0, |(range, _)| range);
        (self.player.everywhere(), self.bridges(), self.player.shipping(), range)
    }

    fn bridges(&self) -> Bridges {
        let bridges = self.game.bridges();
        (bridges.len(), bridges.last().copied())
    }

    /// The points for the largest area, and what it is good for until then.
    pub(super) fn largest_area(&self, view: &View) -> f32 {
        view.area.of(self.area_key(), || {
            let [least, more] = self.weights.area_spread;
            let own = f32::from(self.game.largest_area(self.seat));
            let ranks = soft_rank(AREA_POINTS, own, view.areas.iter().copied(), least + more * self.left.sqrt());
            ranks + self.weights.area * self.left * own
        })
    }

    /// What a place that needs so many spades is worth.
    fn site(&self, spades: u8) -> f32 {
        let weights = self.weights;
        (weights.site - weights.site_worker * self.spade_workers() * f32::from(self.spades(spades))).max(0.0)
    }

    /// The land in reach.
    pub(super) fn land(&self, view: &View) -> f32 {
        let (player, weights) = (self.player, self.weights);
        let rounds = self.left + if self.passed { 0.0 } else { 0.5 };
        if rounds == 0.0 {
            return 0.0;
        }
        let Land { sites, beyond } =
            view.land.of((self.area_key(), *self.game.lands(), player.digging()), || self.land_in_reach());
        let (mut share, mut sum, mut left) = (1.0, 0.0, self.dwellings_to_come() + 1.0);
        for (spades, (all, near)) in (0..).zip(sites) {
            let worth = self.site(spades);
            for number in 0..all {
                // No dwelling is left for more.
                if left <= 0.0 {
                    break;
                }
                let skip = if number < near { 0.0 } else { 0.8 };
                sum += share * (worth - skip).max(0.0) * left.min(1.0);
                share *= weights.site_next;
                left -= 1.0;
            }
        }
        sum * rounds.min(3.0) / 3.0
            + weights.beyond * beyond.min(6.0) * self.left / 6.0
            + self.left
                * (weights.track[0] * f32::from(player.digging()) + weights.track[1] * f32::from(player.shipping()))
    }

    fn land_in_reach(&self) -> Land {
        let (game, player) = (self.game, self.player);
        let free = game.geometry().all.without(game.built_up());
        let mut reach = game.reach(self.seat, player.shipping());
        let mut far = Hexes::NONE;
        if player.skip().is_some() {
            far = game.skippable(self.seat).without(reach) & free;
            reach |= far;
        }
        let reach = reach & free;
        let mut good = Hexes::NONE;
        let sites = [0, 1, 2, 3].map(|spades| {
            let sites = self.at_distance(spades) & reach;
            if self.site(spades) > 0.0 {
                good |= sites;
            }
            (sites.len(), sites.without(far).len())
        });
        let around = (game.adjacent(good).without(reach) & free).without(player.everywhere());
        let beyond = (self.at_distance(0) & around).len() as f32 + 0.5 * (self.at_distance(1) & around).len() as f32;
        Land { sites, beyond }
    }

    /// The land that needs so many spades.
    fn at_distance(&self, spades: u8) -> Hexes {
        let home = self.faction.home() as usize;
        let land = self.game.lands();
        let d = usize::from(spades);
        if d == 0 { land[home] } else { land[(home + d) % 7] | land[(home + 7 - d) % 7] }
    }

    fn spades(&self, distance: u8) -> u8 {
        if self.faction == Faction::Giants && distance > 0 { 2 } else { distance }
    }

    /// What a spade costs, in workers.
    fn spade_workers(&self) -> f32 {
        let cost = self.player.spade_cost();
        f32::from(cost.workers) + 1.5 * f32::from(cost.priests)
    }

    /// Settlements on their way to towns.
    pub(super) fn towns(&self, view: &View) -> f32 {
        let (game, player) = (self.game, self.player);
        if self.is_over() || game.towns_left() == 0 {
            return 0.0;
        }
        let needed = if player.has_favor(Favor::TOWN) { TOWN_POWER_FAVORED } else { TOWN_POWER };
        let buildings = Building::ALL.map(|building| player.standing(building));
        let key =
            (buildings, player.in_towns(), player.river_towns(), *game.lands(), self.bridges(), needed, self.passed);
        view.towns.of(key, || self.towns_to_come(needed))
    }

    fn towns_to_come(&self, needed: u32) -> f32 {
        let (game, player, weights) = (self.game, self.player, self.weights);
        let actions_left = self.left * 3.0 + if self.passed { 0.0 } else { 2.0 };
        let shares = [1, 2, 3, 4, 5, 6].map(|lacks| self.town_share(lacks, actions_left));
        let share_of = |lacks: u32| shares.get(lacks.max(1) as usize - 1).copied().unwrap_or(0.0);
        let free = game.geometry().all.without(game.geometry().rivers).without(game.built_up());
        let mut left = player.everywhere().without(player.in_towns());
        let mut settlements: ArrayVec<Settlement, 16> = ArrayVec::new();
        while let Some(hex) = left.first() {
            let hexes = game.settlement(self.seat, hex);
            left = left.without(hexes);
            if !hexes.meets(player.in_towns()) && !settlements.is_full() {
                let fewer = u32::from(player.standing(Building::Sanctuary).meets(hexes));
                let (number, power) = (hexes.len() + fewer, player.power_on(hexes));
                let lacks = TOWN_BUILDINGS.saturating_sub(number).max(needed.saturating_sub(power));
                let around = game.adjacent(hexes) & free;
                // Where more buildings are needed, they need a place.
                let share = if number >= TOWN_BUILDINGS { share_of(lacks) } else { 0.0 };
                settlements.push(Settlement { number, power, around, share });
            }
        }
        let mut beside = 0.0;
        let shores = settlements.iter().fold(Hexes::NONE, |all, one| all | one.around);
        for (spades, cost) in (0..).zip([1.0, weights.town_spade, weights.town_spade * weights.town_spade]) {
            for hex in (shores & self.at_distance(spades)).iter().map(|hex| hex.alone()) {
                let (mut number, mut power, mut first) = (1, 1, None);
                for (at, one) in settlements.iter().enumerate().filter(|(_, one)| one.around.meets(hex)) {
                    number += one.number;
                    power += one.power;
                    first = first.or(Some(at));
                }
                let lacks = 1 + TOWN_BUILDINGS.saturating_sub(number).max(needed.saturating_sub(power));
                beside += cost;
                // A place that joins two settlements makes one town of them.
                if let Some(first) = first {
                    settlements[first].share = settlements[first].share.max(share_of(lacks) * cost);
                }
            }
        }
        let mut worths: ArrayVec<f32, 16> = settlements.iter().map(|one| one.share).collect();
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        let worths: f32 = worths.iter().zip([1.0, 0.8, 0.5, 0.3]).map(|(worth, share)| worth * share).sum();
        let ability = match self.faction {
            Faction::Witches => 5.0,
            Faction::Swarmlings => 3.0 * weights.worker[self.now],
            _ => 0.0,
        };
        let tile = match game.scoring_tile(game.round()).print().feat {
            Feat::Town if !self.passed => 2.0,
            _ => 0.0,
        };
        worths * (weights.town + ability + tile) + weights.beside * beside.min(8.0) * self.left / 6.0
    }

    /// How likely a town is that lacks so many actions.
    fn town_share(&self, lacks: u32, actions_left: f32) -> f32 {
        let time = (actions_left / lacks as f32 - 0.5).clamp(0.0, 1.0);
        self.weights.town_lacks[lacks as usize - 1] * time
    }

    /// Power and cheaper trading houses by neighbours.
    pub(super) fn neighbours(&self, view: &View) -> f32 {
        if self.left == 0.0 {
            return 0.0;
        }
        let buildings = Building::ALL.map(|building| self.player.standing(building));
        view.neighbours.of((buildings, self.bridges()), || self.neighbours_now(view))
    }

    fn neighbours_now(&self, view: &View) -> f32 {
        let (game, player) = (self.game, self.player);
        let (growing, all) = (view.growing, view.others);
        let mut power = 0;
        for hex in (player.everywhere() & game.adjacent(growing)).iter() {
            power += (game.adjacent(hex.alone()) & growing).len() * player.power_on(hex.alone());
        }
        let near = (player.standing(Building::Dwelling) & game.adjacent(all)).len();
        let houses = Building::TradingHouse.supply() - u32::from(player.built(Building::TradingHouse));
        self.weights.leech * (power as f32).min(14.0) * self.left + self.weights.near * near.min(houses).min(2) as f32
    }
}
