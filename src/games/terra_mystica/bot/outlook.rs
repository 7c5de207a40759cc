//! The points that a player may expect at the end: what is there, and what it will bring.

use super::view::{At, View, soft_rank};
use crate::games::terra_mystica::facts::tiles::{Bonus, CardEffect, FAVOR_PASSING, Feat, Per};
use crate::games::terra_mystica::facts::{Building, CULT_POINTS, Card, Cult, Faction, Favor, Gain, ROUNDS, Special};
use crate::games::terra_mystica::state::Phase;

impl At<'_> {
    /// Everything beside the points so far.
    pub(super) fn hopes(&self, view: &View) -> f32 {
        if let Phase::Scoring(part) = self.game.phase() {
            return self.at_the_end(view, part);
        }
        self.resources()
            + self.incomes()
            + self.cults(view)
            + self.largest_area(view)
            + self.land(view)
            + self.towns(view)
            + self.neighbours(view)
            + self.tiles()
            + self.abilities()
            + if self.passed { 0.0 } else { view.next_card }
    }

    pub(super) fn is_over(&self) -> bool {
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
        if self.passed || self.game.round() == 0 {
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
    pub(super) fn card(&self, card: Card, coins: u8) -> f32 {
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
    fn cults(&self, view: &View) -> f32 {
        let player = self.player;
        let key = (Cult::ALL.map(|cult| player.cult(cult)), player.keys(), player.placed_priests());
        view.cults.of(key, || self.cults_now())
    }

    fn cults_now(&self) -> f32 {
        let weights = self.weights;
        let certain = if self.left == 0.0 { 1.0 } else { weights.cult };
        let mut sum: f32 = Cult::ALL.into_iter().map(|cult| self.cult_rank(cult)).sum::<f32>() * certain;
        let steps: u8 = Cult::ALL.into_iter().map(|cult| self.player.cult(cult)).sum();
        sum += weights.step * self.left * f32::from(steps);
        sum += f32::from(self.player.keys()) * weights.key * self.left.min(2.0);
        let next = match self.game.phase() {
            Phase::Spades | Phase::NextRound => self.game.round() + 1,
            _ => self.game.round().max(1),
        };
        for round in next..ROUNDS {
            let print = self.game.scoring_tile(round).print();
            let at = usize::from(round);
            let worth = match print.bonus {
                Bonus::Gain(gain) => self.gain(gain, at),
                Bonus::Spade => weights.bonus_spade * (6.0 - at as f32).min(3.0) / 3.0,
            };
            let times = match print.per {
                Per::Steps(steps, cult) => {
                    let (own, steps) = (f32::from(self.player.cult(cult)), f32::from(steps));
                    if round == self.game.round() {
                        0.85 * (own / steps).floor() + 0.15 * own / steps
                    } else {
                        own / steps
                    }
                }
                Per::Priest => f32::from(self.player.placed_priests()),
            };
            let share = weights.bonus[usize::from(round - next).min(2)];
            sum += share * worth * times;
        }
        sum
    }

    /// Dwellings that can be built a round in the rounds to come, at most so many as are left.
    pub(super) fn dwellings_to_come(&self) -> f32 {
        let left = Building::Dwelling.supply() as f32 - f32::from(self.player.built(Building::Dwelling));
        let rounds = self.left + if self.passed { 0.0 } else { 0.5 };
        left.min(self.weights.dwellings_a_round * rounds)
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
