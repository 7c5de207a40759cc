//! Where things lie: reach, spades, towns, bridges, areas.

use super::super::super::facts::tiles::CardEffect;
use super::super::super::facts::{
    Building, Cost, Faction, Favor, Hex, Hexes, MOST_TOWNS, TOWN_BUILDINGS, TOWN_POWER, TOWN_POWER_FAVORED, TownTile,
};
use super::super::super::obstacle::{Obstacle, Verdict};
use super::super::{Bridge, Player, TerraMystica};
use crate::engine::Seat;

impl TerraMystica {
    /// What is directly adjacent to hexes: a side or a bridge in common. Bridges serve everybody.
    pub fn adjacent(&self, hexes: Hexes) -> Hexes {
        let mut adjacent = self.geometry().around(hexes);
        for Bridge { ends: (one, other), .. } in &self.bridges {
            if hexes.has(*one) {
                adjacent.insert(*other);
            }
            if hexes.has(*other) {
                adjacent.insert(*one);
            }
        }
        adjacent
    }

    /// The shipping value of a seat in the action phase: a bonus card can add one.
    pub fn sailing(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let ships = player.faction.is_some_and(|faction| faction.board().shipping.is_some());
        let card = player.card.is_some_and(|card| card.print().effect == CardEffect::Shipping);
        player.shipping + u8::from(ships && card)
    }

    /// What lies within a shipping value of hexes, over rivers only.
    fn across_rivers(&self, hexes: Hexes, shipping: u8) -> Hexes {
        let geometry = self.geometry();
        let mut water = Hexes::NONE;
        let mut shore = hexes;
        for _ in 0..shipping {
            water |= geometry.around(shore) & geometry.rivers;
            shore = water;
        }
        geometry.around(water)
    }

    /// The hexes where a seat can transform and build without skipping, with a shipping value: empty or not.
    pub fn reach(&self, seat: Seat, shipping: u8) -> Hexes {
        self.reach_from(self.player(seat).everywhere(), shipping)
    }

    fn reach_from(&self, own: Hexes, shipping: u8) -> Hexes {
        let near = self.adjacent(own);
        let far = if shipping == 0 { Hexes::NONE } else { self.across_rivers(own, shipping) };
        (near | far).without(self.geometry().rivers)
    }

    /// The land within so many skipped hexes.
    fn skipping(&self, own: Hexes, range: u8) -> Hexes {
        let geometry = self.geometry();
        (0..=range).fold(own, |reached, _| reached | geometry.around(reached)).without(geometry.rivers)
    }

    /// The hexes that a seat can reach only by skipping.
    pub fn skippable(&self, seat: Seat) -> Hexes {
        let player = self.player(seat);
        let Some((range, _)) = player.skip() else { return Hexes::NONE };
        let own = player.everywhere();
        self.skipping(own, range).without(self.adjacent(own))
    }

    /// How many spades turn a hex into a seat's home terrain, whether it can only be that, in the seat's hands.
    pub fn spades_needed(&self, seat: Seat, hex: Hex) -> u8 {
        let home = self.home(seat);
        match self.terrain(hex).map_or(0, |terrain| terrain.spades_to(home)) {
            0 => 0,
            _ if self.player(seat).is(Faction::Giants) => 2,
            spades => spades,
        }
    }

    /// Whether somebody else has a building directly beside a hex.
    pub fn has_neighbour(&self, seat: Seat, hex: Hex) -> bool {
        let beside = self.adjacent(hex.alone());
        self.seats().any(|other| other != seat && self.player(other).everywhere().meets(beside))
    }

    /// What replacing a building costs.
    pub fn upgrade_cost(&self, seat: Seat, hex: Hex, to: Building) -> Cost {
        let player = self.player(seat);
        match player.faction.map(|faction| faction.board().buildings[to as usize]) {
            Some(cost) if to == Building::TradingHouse && !self.has_neighbour(seat, hex) => cost,
            _ => player.least_upgrade_cost(to),
        }
    }

    /// A seat's buildings that are connected with one, by sides, bridges and the river hexes of the Mermaids' towns.
    pub fn settlement(&self, seat: Seat, hex: Hex) -> Hexes {
        let player = self.player(seat);
        let own = player.everywhere();
        let mut reached = hex.alone() & own;
        loop {
            let mut wider = self.adjacent(reached);
            for river in player.river_towns.iter() {
                let shore = self.geometry().beside[usize::from(river.0)];
                if shore.meets(reached) {
                    wider |= shore;
                }
            }
            let wider = (wider & own) | reached;
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }

    /// Whether a seat's buildings on these hexes make a town (rules/terra-mystica/en.md#towns).
    pub fn makes_town(&self, seat: Seat, hexes: Hexes) -> bool {
        let player = self.player(seat);
        let power = if player.has_favor(Favor::TOWN) { TOWN_POWER_FAVORED } else { TOWN_POWER };
        let fewer = u32::from(player.standing(Building::Sanctuary).meets(hexes));
        hexes.len() >= TOWN_BUILDINGS - fewer && player.power_on(hexes) >= power
    }

    /// The tile of the town that was founded on a hex.
    pub fn town_at(&self, hex: Hex) -> Option<TownTile> {
        let mut all = self.players.iter().flat_map(|player| &player.founded);
        all.find(|(at, _)| *at == hex).and_then(|(_, tile)| *tile)
    }

    /// How many more towns can be founded: ten in a game, fewer if the tiles run out.
    pub fn towns_left(&self) -> u8 {
        let left = self.towns.iter().sum();
        if self.rules.dialect.founds_without_limit() {
            return left;
        }
        let founded: u8 = self.players.iter().map(Player::towns).sum();
        left.min(MOST_TOWNS.saturating_sub(founded))
    }

    /// The buildings that the Mermaids would join to a town over a river hex; `None` where that makes none.
    pub fn town_over(&self, seat: Seat, river: Hex) -> Option<Hexes> {
        let player = self.player(seat);
        if !player.is(Faction::Mermaids) || player.river_towns.has(river) || !self.geometry().rivers.has(river) {
            return None;
        }
        let shore = self.geometry().beside[usize::from(river.0)] & player.everywhere();
        let joined = shore.iter().fold(Hexes::NONE, |joined, hex| match joined.has(hex) {
            true => joined,
            false => joined | self.settlement(seat, hex),
        });
        (!joined.meets(player.in_towns) && self.makes_town(seat, joined)).then_some(joined)
    }

    /// The river hexes beside the Mermaids' buildings that belong to no town.
    pub(in crate::games::terra_mystica) fn rivers_beside(&self, seat: Seat) -> Hexes {
        let player = self.player(seat);
        match player.is(Faction::Mermaids) {
            true => self.geometry().around(player.everywhere().without(player.in_towns)) & self.geometry().rivers,
            false => Hexes::NONE,
        }
    }

    /// Whether the Mermaids can found a town over a river hex now.
    pub fn may_found_over(&self, seat: Seat, river: Hex) -> Verdict {
        match () {
            () if !self.player(seat).is(Faction::Mermaids) => Err(Obstacle::OtherFaction(Faction::Mermaids)),
            () if self.towns_left() == 0 || self.town_over(seat, river).is_none() => Err(Obstacle::NoTown),
            () => Ok(()),
        }
    }

    /// The river hexes over which the Mermaids could found a town now.
    pub fn river_hexes_for_towns(&self, seat: Seat) -> Hexes {
        let rivers = self.rivers_beside(seat).iter().filter(|river| self.may_found_over(seat, *river).is_ok());
        rivers.fold(Hexes::NONE, |all, hex| all | hex.alone())
    }

    /// The places where a seat can build a bridge, by their numbers.
    pub fn bridge_places(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let own = self.player(seat).everywhere();
        let places = self.geometry().bridges().iter().enumerate();
        places
            .filter(move |(_, (one, other))| own.has(*one) || own.has(*other))
            .filter(move |(_, ends)| {
                let hinders = |owner| owner == seat || !self.rules.dialect.shares_bridge_places();
                !self.bridges.iter().any(|bridge| bridge.ends == **ends && hinders(bridge.owner))
            })
            .map(|(number, _)| number as u8)
    }

    /// Whether a seat has a bridge left and a place for it.
    pub fn can_bridge(&self, seat: Seat) -> bool {
        self.player(seat).bridges > 0 && !self.bridges.is_full() && self.bridge_places(seat).next().is_some()
    }

    /// How many buildings of a seat are in its largest area: connected directly, by shipping or by skipping.
    pub fn largest_area(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut left = player.everywhere();
        let mut largest = 0;
        while let Some(hex) = left.first() {
            let area = self.area_of(seat, hex);
            largest = largest.max(area.len() as u8);
            left = left.without(area);
        }
        largest
    }

    /// A seat's buildings that are connected with one as the end of the game counts it.
    pub fn area_of(&self, seat: Seat, hex: Hex) -> Hexes {
        let player = self.player(seat);
        let own = player.everywhere();
        let mut area = hex.alone() & own;
        loop {
            let near = match player.skip() {
                Some((range, _)) => self.adjacent(area) | self.skipping(area, range),
                None => self.reach_from(area, player.shipping),
            };
            let wider = (near & own) | area;
            if wider == area {
                return area;
            }
            area = wider;
        }
    }
}
