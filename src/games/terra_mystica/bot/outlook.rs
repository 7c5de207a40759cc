//! The points that a player may expect at the end: what is there, and what it will bring.

use super::weights::Weights;
use crate::engine::Seat;
use crate::games::terra_mystica::choice::Track;
use crate::games::terra_mystica::facts::tiles::{Bonus, CardEffect, FAVOR_PASSING, Feat, Per};
use crate::games::terra_mystica::facts::{
    AREA_POINTS, Building, CULT_POINTS, Card, Cult, Faction, Favor, Gain, Hexes, ROUNDS, Special, TOWN_BUILDINGS,
    TOWN_POWER, TOWN_POWER_FAVORED,
};
use crate::games::terra_mystica::state::{Phase, Player, TerraMystica};
use arrayvec::ArrayVec;

/// What one seat's judgement takes from the others, which its own choices hardly change.
pub(super) struct View<'a> {
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    /// The areas of the others.
    areas: ArrayVec<f32, 4>,
    /// Their buildings, and those of them that can still be replaced.
    others: Hexes,
    growing: Hexes,
    /// What the best bonus card would bring.
    next_card: f32,
}

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

/// A table with a seat that is judged.
struct At<'a> {
    game: &'a TerraMystica,
    weights: &'a Weights,
    seat: Seat,
    player: &'a Player,
    faction: Faction,
    /// Incomes to come.
    left: f32,
    passed: bool,
    /// The place in lists of rounds where what is at hand is used.
    now: usize,
    /// The first round whose income is still to come, counted from 0.
    next: usize,
}

impl<'a> View<'a> {
    /// The view of a seat on a table.
    pub fn of(game: &TerraMystica, weights: &'a Weights, seat: Seat) -> View<'a> {
        let others = game.seats().filter(|other| *other != seat);
        let areas = others.map(|other| f32::from(game.largest_area(other))).collect();
        let (mut all, mut growing) = (Hexes::NONE, Hexes::NONE);
        for other in game.seats().filter(|other| *other != seat) {
            let other = game.player(other);
            growing |= other.standing(Building::Dwelling) | other.standing(Building::TradingHouse);
            all |= other.everywhere();
        }
        let mut view = View { weights, seat, areas, others: all, growing, next_card: 0.0 };
        if let Some(at) = At::new(game, weights, seat)
            && !game.is_last_round()
            && !at.passed
        {
            let best = game.open_cards().into_iter().map(|(card, coins)| at.card(card, coins)).fold(0.0, f32::max);
            view.next_card = weights.next_card * best;
        }
        view
    }

    /// What the seat may expect on this table.
    pub fn outlook(&self, game: &TerraMystica) -> f32 {
        let points = f32::from(game.player(self.seat).points());
        At::new(game, self.weights, self.seat).map_or(points, |at| points + at.hopes(self))
    }
}

/// The points for a rank that is not sure yet: each of the others is ahead with some probability. This curve is cheaper than a logistic one
/// and as good.
fn soft_rank(points: [i16; 3], own: f32, others: impl Iterator<Item = f32>, spread: f32) -> f32 {
    let mut ahead = [1.0, 0.0, 0.0];
    for other in others {
        let behind = (other - own) / (2.0 * spread);
        let chance = 0.5 + 0.5 * behind / (1.0 + behind.abs());
        ahead[2] = ahead[2] * (1.0 - chance) + ahead[1] * chance;
        ahead[1] = ahead[1] * (1.0 - chance) + ahead[0] * chance;
        ahead[0] *= 1.0 - chance;
    }
    ahead.iter().zip(points).map(|(chance, points)| chance * f32::from(points)).sum()
}

impl<'a> At<'a> {
    fn new(game: &'a TerraMystica, weights: &'a Weights, seat: Seat) -> Option<At<'a>> {
        let player = game.player(seat);
        let faction = player.faction()?;
        let round = game.round;
        let begun = !matches!(game.phase, Phase::CultBonus | Phase::Spades | Phase::NextRound);
        let passed = round > 0 && (game.passed.contains(&seat) || !begun);
        let next = usize::from(round);
        let now = if passed || round == 0 { next.min(5) } else { next - 1 };
        let left = f32::from(ROUNDS - round);
        Some(At { game, weights, seat, player, faction, left, passed, now, next })
    }

    /// Everything beside the points so far.
    fn hopes(&self, view: &View) -> f32 {
        if let Phase::Scoring(part) = self.game.phase {
            return self.at_the_end(view, part);
        }
        self.resources()
            + self.incomes()
            + self.cults()
            + self.largest_area(view)
            + self.land()
            + self.towns()
            + self.neighbours(view)
            + self.tiles()
            + self.abilities()
            + if self.passed { 0.0 } else { view.next_card }
    }

    fn is_over(&self) -> bool {
        self.passed && self.game.is_last_round()
    }

    fn at_the_end(&self, view: &View, part: u8) -> f32 {
        let cults: f32 = Cult::ALL.into_iter().skip(usize::from(part)).map(|cult| self.cult_rank(cult)).sum();
        let area = if part <= 4 { self.largest_area(view) } else { 0.0 };
        cults + area + self.leftover()
    }

    /// What is left over after the last pass.
    fn leftover(&self) -> f32 {
        let [_, two, three] = self.player.bowls().map(f32::from);
        let things =
            f32::from(self.player.coins()) + f32::from(self.player.workers()) + f32::from(self.player.priests());
        let rate = if self.faction == Faction::Alchemists { 2.0 } else { 3.0 };
        ((things + three + (two / 2.0).floor()) / rate).floor()
    }

    /// What is at hand.
    fn resources(&self) -> f32 {
        if self.is_over() {
            return self.leftover();
        }
        let (player, weights, now) = (self.player, self.weights, self.now);
        let [one, two, three] = player.bowls().map(f32::from);
        let (coins, workers) = (f32::from(player.coins()), f32::from(player.workers()));
        let [many_coins, many_workers] = weights.surplus;
        weights.coin[now] * (coins.min(12.0) + many_coins * (coins - 12.0).max(0.0))
            + weights.worker[now] * (workers.min(6.0) + many_workers * (workers - 6.0).max(0.0))
            + weights.priest[now] * f32::from(player.priests())
            + weights.power[now] * (three + weights.bowl * two)
            + weights.token * self.left * (one + two + three)
            + weights.pair * workers.min(coins / 2.0)
    }

    fn gain(&self, gain: Gain, at: usize) -> f32 {
        let weights = self.weights;
        weights.coin[at] * f32::from(gain.coins)
            + weights.worker[at] * f32::from(gain.workers)
            + weights.priest[at] * f32::from(gain.priests)
            + weights.power[at] * weights.bowl * f32::from(gain.power)
    }

    /// What comes in at the beginning of the rounds to come.
    fn incomes(&self) -> f32 {
        let player = self.player;
        if self.next >= 6 {
            return 0.0;
        }
        let income = self.game.income(self.seat);
        let card = player.card().map_or(Gain::NONE, |card| card.print().income);
        let steady = Gain {
            coins: income.coins - card.coins,
            workers: income.workers - card.workers,
            priests: income.priests - card.priests,
            power: income.power - card.power,
        };
        let mut sum = 0.0;
        for at in self.next..6 {
            sum += self.gain(steady, at);
        }
        let pairs = f32::from(steady.workers).min(f32::from(steady.coins) / 2.0 + 2.0);
        sum += self.weights.pair * pairs * self.left;
        if self.passed || self.game.round == 0 {
            let got = if self.passed { income } else { steady };
            let lost = f32::from(got.power) - f32::from(player.room_for_power());
            sum -= self.weights.power[self.next] * self.weights.bowl * lost.max(0.0);
            if let Some(card) = player.card() {
                sum += self.card(card, 0);
            }
        } else if let Some(card) = player.card() {
            sum += self.passing_points(card);
        }
        sum
    }

    /// Points that a bonus card brings on passing, as things stand.
    fn passing_points(&self, card: Card) -> f32 {
        let points = match card.print().effect {
            CardEffect::Buildings(each, kinds) => {
                each * kinds.iter().map(|kind| i16::from(self.player.built(*kind))).sum::<i16>()
            }
            CardEffect::ShippingPoints(each) => each * i16::from(self.player.shipping()),
            _ => 0,
        };
        f32::from(points)
    }

    /// What a bonus card brings in the next round.
    fn card(&self, card: Card, coins: u8) -> f32 {
        let at = self.next.min(5);
        let print = card.print();
        let more = match print.effect {
            CardEffect::Spade => self.weights.card[0],
            CardEffect::CultStep => self.weights.card[1],
            CardEffect::Shipping => self.weights.card[2],
            CardEffect::Buildings(each, [Building::Dwelling]) => f32::from(each) * 0.6,
            CardEffect::Buildings(each, [Building::TradingHouse]) => f32::from(each) * 0.5,
            CardEffect::Buildings(each, _) => f32::from(each) * 0.15,
            _ => 0.0,
        };
        self.gain(print.income, at) + self.weights.coin[at] * f32::from(coins) + more + self.passing_points(card)
    }

    fn cult_rank(&self, cult: Cult) -> f32 {
        let [least, more] = self.weights.cult_spread;
        let spread = least + more * self.left.sqrt();
        let own = f32::from(self.player.cult(cult));
        let others = self.game.seats().filter(|other| *other != self.seat);
        let others = others.map(|other| f32::from(self.game.player(other).cult(cult)));
        let share = (own + 0.15 * self.left).min(1.0);
        share * soft_rank(CULT_POINTS, own, others, spread)
    }

    /// The cults: ranks at the end, and bonuses of the rounds.
    fn cults(&self) -> f32 {
        let weights = self.weights;
        let certain = if self.left == 0.0 { 1.0 } else { weights.cult };
        let mut sum: f32 = Cult::ALL.into_iter().map(|cult| self.cult_rank(cult)).sum::<f32>() * certain;
        let steps: u8 = Cult::ALL.into_iter().map(|cult| self.player.cult(cult)).sum();
        sum += weights.step * self.left * f32::from(steps);
        sum += f32::from(self.player.keys()) * weights.key * self.left.min(2.0);
        let due = match self.game.phase {
            Phase::Spades | Phase::NextRound => self.game.round + 1,
            _ => self.game.round.max(1),
        };
        for round in due..ROUNDS {
            let print = self.game.scoring_tile(round).print();
            let at = usize::from(round);
            let worth = match print.bonus {
                Bonus::Gain(gain) => self.gain(gain, at),
                Bonus::Spade => weights.bonus_spade * (6.0 - at as f32).min(3.0) / 3.0,
            };
            let times = match print.per {
                Per::Steps(steps, cult) => {
                    let (own, steps) = (f32::from(self.player.cult(cult)), f32::from(steps));
                    if round == self.game.round {
                        0.85 * (own / steps).floor() + 0.15 * own / steps
                    } else {
                        own / steps
                    }
                }
                Per::Priest => f32::from(self.player.placed_priests()),
            };
            let share = weights.bonus[usize::from(round - due).min(2)];
            sum += share * worth * times;
        }
        sum
    }

    fn largest_area(&self, view: &View) -> f32 {
        let [least, more] = self.weights.area_spread;
        let own = f32::from(self.game.largest_area(self.seat));
        let ranks = soft_rank(AREA_POINTS, own, view.areas.iter().copied(), least + more * self.left.sqrt());
        ranks + self.weights.area * self.left * own
    }

    /// Dwellings that can be built a round in the rounds to come, at most so many as are left.
    fn dwellings_to_come(&self) -> f32 {
        let left = Building::Dwelling.supply() as f32 - f32::from(self.player.built(Building::Dwelling));
        let rounds = self.left + if self.passed { 0.0 } else { 0.5 };
        left.min(self.weights.dwellings_a_round * rounds)
    }

    /// The land in reach.
    fn land(&self) -> f32 {
        let (game, player, weights) = (self.game, self.player, self.weights);
        let rounds = self.left + if self.passed { 0.0 } else { 0.5 };
        if rounds == 0.0 {
            return 0.0;
        }
        let free = game.geometry().all.without(game.built_up());
        let mut reach = game.reach(self.seat, player.shipping());
        let mut far = Hexes::NONE;
        if player.skip().is_some() {
            far = game.skippable(self.seat).without(reach) & free;
            reach |= far;
        }
        let reach = reach & free;
        let (mut share, mut sum, mut left) = (1.0, 0.0, self.dwellings_to_come() + 1.0);
        let mut good = Hexes::NONE;
        for spades in 0..=3 {
            let sites = self.at_distance(spades) & reach;
            let worth =
                (weights.site - weights.site_worker * self.spade_workers() * f32::from(self.spades(spades))).max(0.0);
            if worth > 0.0 {
                good |= sites;
            }
            let near = sites.without(far).len();
            for number in 0..sites.len() {
                let skip = if number < near { 0.0 } else { 0.8 };
                sum += share * (worth - skip).max(0.0) * left.clamp(0.0, 1.0);
                share *= weights.site_next;
                left -= 1.0;
            }
        }
        let around = (game.adjacent(good).without(reach) & free).without(player.everywhere());
        let beyond = (self.at_distance(0) & around).len() as f32 + 0.5 * (self.at_distance(1) & around).len() as f32;
        let tracks = [Track::Spades, Track::Shipping].map(|track| match track {
            Track::Spades => f32::from(player.digging()),
            Track::Shipping => f32::from(player.shipping()),
        });
        sum * rounds.min(3.0) / 3.0
            + weights.beyond * beyond.min(6.0) * self.left / 6.0
            + self.left * (weights.track[0] * tracks[0] + weights.track[1] * tracks[1])
    }

    /// The land that needs so many spades.
    fn at_distance(&self, spades: u8) -> Hexes {
        let home = self.faction.home() as usize;
        let land = &self.game.land;
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
    fn towns(&self) -> f32 {
        let (game, player, weights) = (self.game, self.player, self.weights);
        let actions_left = self.left * 3.0 + if self.passed { 0.0 } else { 2.0 };
        if actions_left == 0.0 || game.towns_left() == 0 {
            return 0.0;
        }
        let needed = if player.has_favor(Favor::TOWN) { TOWN_POWER_FAVORED } else { TOWN_POWER };
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
                let share = if number >= TOWN_BUILDINGS { self.town_share(lacks, actions_left) } else { 0.0 };
                settlements.push(Settlement { number, power, around, share });
            }
        }
        let mut beside = 0.0;
        let shores = settlements.iter().fold(Hexes::NONE, |all, one| all | one.around);
        for spades in 0..=2 {
            for hex in (shores & self.at_distance(spades)).iter() {
                let (mut number, mut power) = (1, 1);
                let mut joins: ArrayVec<usize, 16> = ArrayVec::new();
                for (at, one) in settlements.iter().enumerate().filter(|(_, one)| one.around.has(hex)) {
                    number += one.number;
                    power += one.power;
                    joins.push(at);
                }
                let lacks = 1 + TOWN_BUILDINGS.saturating_sub(number).max(needed.saturating_sub(power));
                let cost = [1.0, weights.town_spade, weights.town_spade * weights.town_spade][usize::from(spades)];
                let share = self.town_share(lacks, actions_left) * cost;
                beside += cost;
                // A place that joins two settlements makes one town of them.
                let best = joins.first().copied();
                joins.iter().for_each(|at| {
                    let one = &mut settlements[*at];
                    if Some(*at) == best {
                        one.share = one.share.max(share);
                    }
                });
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
        let time = (actions_left / lacks.max(1) as f32 - 0.5).clamp(0.0, 1.0);
        self.weights.town_lacks.get((lacks.max(1) - 1) as usize).map_or(0.0, |share| share * time)
    }

    /// Power and cheaper trading houses by neighbours.
    fn neighbours(&self, view: &View) -> f32 {
        if self.left == 0.0 {
            return 0.0;
        }
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

    /// What later rounds' scoring tiles and own favor tiles will bring.
    fn tiles(&self) -> f32 {
        let (game, player, weights) = (self.game, self.player, self.weights);
        let built = |building| f32::from(player.built(building));
        let missing = |building: Building| building.supply() as f32 - built(building);
        let mut sum = 0.0;
        for round in game.round() + 1..=ROUNDS {
            let print = game.scoring_tile(round).print();
            let times = match print.feat {
                Feat::Spade => 2.0,
                Feat::Town => 0.0,
                Feat::Build([Building::Dwelling]) => missing(Building::Dwelling).min(2.0),
                Feat::Build([Building::TradingHouse]) => {
                    missing(Building::TradingHouse).min(built(Building::Dwelling)).min(2.0)
                }
                Feat::Build([Building::Temple]) => missing(Building::Temple).min(1.0),
                Feat::Build(_) => (missing(Building::Stronghold) + missing(Building::Sanctuary)).min(1.3),
            };
            let share = weights.later_tile[usize::from(round - game.round() - 1).min(2)];
            sum += share * times * f32::from(print.points);
        }
        let rounds = self.left + if self.passed { 0.0 } else { 0.4 };
        if player.has_favor(Favor::TRADING_HOUSE) {
            sum += 3.0 * (weights.houses_a_round * rounds).min(missing(Building::TradingHouse) + 2.0);
        }
        if player.has_favor(Favor::DWELLING) {
            sum += 2.0 * self.dwellings_to_come();
        }
        if player.has_favor(Favor::PASSING) {
            let houses = usize::from(player.built(Building::TradingHouse));
            let passes = self.left + if self.passed { 0.0 } else { 1.0 };
            let later = 0.7 * f32::from(FAVOR_PASSING[houses]) + 0.3 * 2.5;
            sum += if self.passed { later * passes } else { f32::from(FAVOR_PASSING[houses]) + later * self.left };
        }
        if player.has_favor(Favor::TOWN) {
            sum += weights.favor_town * self.left;
        }
        if player.has_favor(Favor::CULT_STEP) {
            sum += weights.favor_step * (self.left + self.still(Special::FavorStep));
        }
        sum
    }

    /// How much a special action counts that may still be done in this round.
    fn still(&self, special: Special) -> f32 {
        if self.passed || self.game.round() == 0 || self.player.has_used(special) {
            0.0
        } else {
            self.weights.special_left
        }
    }

    /// Abilities with the stronghold, special actions that are left, and what buildings are good for that is not counted elsewhere.
    fn abilities(&self) -> f32 {
        let player = self.player;
        let buildings = self.weights.building.iter().zip(self.weights.lasting).zip(Building::ALL);
        let soon = self.left.min(1.0);
        let worth = |((once, lasting), building): ((&f32, f32), Building)| {
            (once * soon + lasting * self.left) * f32::from(player.built(building))
        };
        let mut sum: f32 = buildings.map(worth).sum();
        if player.has_stronghold() {
            let special = match self.faction {
                Faction::Auren => Some(Special::Auren),
                Faction::Witches => Some(Special::Witches),
                Faction::Swarmlings => Some(Special::Swarmlings),
                Faction::ChaosMagicians => Some(Special::ChaosMagicians),
                Faction::Giants => Some(Special::Giants),
                Faction::Nomads => Some(Special::Nomads),
                _ => None,
            };
            let now = special.map_or(0.0, |special| self.still(special));
            sum += self.weights.stronghold[self.faction as usize] * (self.left + now);
        }
        if !self.passed
            && let Some(card) = player.card().filter(|_| self.game.round() > 0)
        {
            sum += match card.print().effect {
                CardEffect::Spade => self.weights.card[0] * self.still(Special::CardSpade),
                CardEffect::CultStep => self.weights.card[1] * self.still(Special::CardStep),
                _ => 0.0,
            };
        }
        if self.faction == Faction::Engineers && player.has_stronghold() {
            let own = player.everywhere();
            let joins = self.game.bridges().iter().filter(|bridge| bridge.owner == self.seat);
            let joins = joins.filter(|bridge| own.has(bridge.ends.0) && own.has(bridge.ends.1)).count() as f32;
            sum += 3.0 * joins * (self.left + if self.passed { 0.0 } else { 1.0 });
        }
        sum
    }
}
