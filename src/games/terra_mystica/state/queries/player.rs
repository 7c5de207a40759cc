//! What one player has and can.

use super::super::super::cause::Source;
use super::super::super::choice::{Exchange, Track};
use super::super::super::facts::{
    ALCHEMIST_COINS_A_POINT, Building, Cost, Cult, Faction, Favor, Hexes, PRIESTS, SHIPPING_COST, Special, TownTile,
    Travel,
};
use super::super::super::obstacle::{Missing, Obstacle, Verdict};
use super::super::Player;

impl Player {
    /// Whether this is the faction.
    pub fn is(&self, faction: Faction) -> bool {
        self.faction == Some(faction)
    }

    /// Points from a source.
    pub fn points_from(&self, source: Source) -> i16 {
        self.by_source[source as usize]
    }

    /// Priests that can still be gained.
    pub fn priest_supply(&self) -> u8 {
        PRIESTS - self.priests - self.placed
    }

    /// The step in a cult.
    pub fn cult(&self, cult: Cult) -> u8 {
        self.cults[cult as usize]
    }

    /// Whether the marker of a cult stopped for want of a key in this turn.
    pub(in crate::games::terra_mystica) fn has_stopped(&self, cult: Cult) -> bool {
        self.blocked >> cult as u8 & 1 != 0
    }

    /// Whether this favor tile is owned.
    pub fn has_favor(&self, favor: Favor) -> bool {
        self.favors >> favor.0 & 1 != 0
    }

    /// How many town tiles of this kind are owned.
    pub fn town_tiles(&self, tile: TownTile) -> u8 {
        self.towns[usize::from(tile.0)]
    }

    /// How many towns were founded.
    pub fn towns(&self) -> u8 {
        self.towns.iter().sum()
    }

    /// The buildings of a kind on the map.
    pub fn standing(&self, building: Building) -> Hexes {
        self.buildings[building as usize]
    }

    /// How many of a kind are on the map.
    pub fn built(&self, building: Building) -> u8 {
        self.standing(building).len() as u8
    }

    /// Whether one of a kind is left to build.
    pub fn has_left(&self, building: Building) -> bool {
        self.standing(building).len() < building.supply()
    }

    /// All buildings on the map.
    pub fn everywhere(&self) -> Hexes {
        let [one, two, three, four, five] = self.buildings;
        one | two | three | four | five
    }

    /// Whether the stronghold stands.
    pub fn has_stronghold(&self) -> bool {
        !self.standing(Building::Stronghold).is_empty()
    }

    /// The power of the buildings on these hexes.
    pub fn power_on(&self, hexes: Hexes) -> u32 {
        let [one, two, three, four, five] = self.buildings;
        let count = |buildings: Hexes| (buildings & hexes).len();
        count(one) + 2 * count(two | three) + 3 * count(four | five)
    }

    /// How much power there is room for.
    pub fn room_for_power(&self) -> u8 {
        2 * self.bowls[0] + self.bowls[1]
    }

    /// How much power can be spent if tokens are sacrificed for it.
    pub fn spendable_power(&self) -> u8 {
        self.bowls[2] + self.bowls[1] / 2
    }

    /// Whether it can be paid.
    pub fn can_pay(&self, cost: Cost) -> bool {
        self.coins >= cost.coins && self.workers >= cost.workers && self.priests >= cost.priests
    }

    /// Whether it can be paid, or what is missing.
    pub fn may_pay(&self, cost: Cost) -> Verdict {
        if self.can_pay(cost) { Ok(()) } else { Err(self.missing(cost, 0, Cost::default())) }
    }

    /// The same for a cost and so many spades that are bought.
    pub fn may_pay_with_spades(&self, cost: Cost, spades: u8) -> Verdict {
        if spades == 0 {
            return self.may_pay(cost);
        }
        let digging = self.spade_cost().times(spades);
        let all = cost.plus(digging);
        if self.can_pay(all) { Ok(()) } else { Err(self.missing(all, spades, digging)) }
    }

    /// What is missing for a cost, so many spades in it.
    fn missing(&self, all: Cost, spades: u8, digging: Cost) -> Obstacle {
        let cost = Cost {
            coins: all.coins.saturating_sub(self.coins),
            workers: all.workers.saturating_sub(self.workers),
            priests: all.priests.saturating_sub(self.priests),
        };
        Obstacle::Missing(Missing { cost, spades, digging, ..Missing::default() })
    }

    /// Whether so much power can be spent, with sacrifices.
    pub fn may_spend_power(&self, power: u8) -> Verdict {
        match power.saturating_sub(self.spendable_power()) {
            0 => Ok(()),
            power => Err(Obstacle::Missing(Missing { power, ..Missing::default() })),
        }
    }

    /// What a spade costs; nothing before a faction is chosen.
    pub fn spade_cost(&self) -> Cost {
        let Some(faction) = self.faction else { return Cost::default() };
        match faction.board().spade_workers.get(usize::from(self.digging)) {
            Some(workers) => Cost::new(0, *workers),
            None => Cost { priests: 1, ..Cost::default() },
        }
    }

    /// What a dwelling costs.
    pub fn dwelling_cost(&self) -> Cost {
        self.faction.map(|faction| faction.board().buildings[0]).unwrap_or_default()
    }

    /// What a building costs where it is cheapest: a trading house beside somebody else's building.
    pub(in crate::games::terra_mystica) fn least_upgrade_cost(&self, to: Building) -> Cost {
        let Some(board) = self.faction.map(Faction::board) else { return Cost::default() };
        let cost = board.buildings[to as usize];
        if to == Building::TradingHouse { Cost { coins: board.near_coins, ..cost } } else { cost }
    }

    /// How many hexes can be skipped, and what that costs; `None` for those who do not skip.
    pub fn skip(&self) -> Option<(u8, Cost)> {
        match self.faction? {
            Faction::Fakirs => {
                Some((1 + u8::from(self.has_stronghold()) + self.farther, Cost { priests: 1, ..Cost::default() }))
            }
            Faction::Dwarves => Some((1, Cost::new(0, if self.has_stronghold() { 1 } else { 2 }))),
            _ => None,
        }
    }

    /// What a town tile that lets somebody travel farther brings now.
    pub fn travel(&self) -> Travel {
        self.faction.map_or(Travel::Shipping, |faction| faction.travel(self.shipping))
    }

    /// What the next step on a track costs; `None` at its end and for those who have no such track.
    pub fn track_cost(&self, track: Track) -> Option<Cost> {
        let board = self.faction?.board();
        match track {
            Track::Shipping => board.shipping.filter(|(_, most)| self.shipping < *most).map(|_| SHIPPING_COST),
            Track::Spades => (usize::from(self.digging) + 1 < board.spade_workers.len()).then_some(board.spade_step),
        }
    }

    /// Whether the next step on a track can be taken.
    pub fn may_advance(&self, track: Track) -> Verdict {
        if let Some(cost) = self.track_cost(track) {
            return self.may_pay(cost);
        }
        let has = self.faction.map(Faction::board).is_some_and(|board| match track {
            Track::Shipping => board.shipping.is_some(),
            Track::Spades => !board.spade_workers.is_empty(),
        });
        Err(if has { Obstacle::TrackEnd(track) } else { Obstacle::NoTrack(track) })
    }

    /// Whether a special action has been done in this round.
    pub fn has_used(&self, special: Special) -> bool {
        self.used >> special as u16 & 1 != 0
    }

    /// Whether an exchange can be made, if need be with sacrifices.
    pub fn can_exchange(&self, exchange: Exchange) -> bool {
        self.may_exchange(exchange).is_ok()
    }

    /// The same with what is in the way.
    pub fn may_exchange(&self, exchange: Exchange) -> Verdict {
        match exchange {
            Exchange::PointToCoin | Exchange::CoinsToPoint if !self.is(Faction::Alchemists) => {
                Err(Obstacle::OtherFaction(Faction::Alchemists))
            }
            Exchange::PowerToPriest => {
                self.may_spend_power(exchange.power())?;
                if self.priest_supply() == 0 { Err(Obstacle::NoPriestsLeft) } else { Ok(()) }
            }
            Exchange::PowerToWorker | Exchange::PowerToCoin => self.may_spend_power(exchange.power()),
            Exchange::PriestToWorker => self.may_pay(Cost { priests: 1, ..Cost::default() }),
            Exchange::WorkerToCoin => self.may_pay(Cost::new(0, 1)),
            Exchange::PointToCoin if self.points > 0 => Ok(()),
            Exchange::PointToCoin => Err(Obstacle::Missing(Missing { points: 1, ..Missing::default() })),
            Exchange::CoinsToPoint => self.may_pay(Cost::new(ALCHEMIST_COINS_A_POINT, 0)),
        }
    }
}
