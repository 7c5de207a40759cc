//! Every question about the table.

use super::super::choice::{Exchange, Leech, Track};
use super::super::facts::tiles::{CardEffect, FAVORS, TOWN_TILES};
use super::super::facts::{
    ALCHEMIST_COINS_A_POINT, Building, Card, Cost, Cult, Faction, Favor, Hex, Hexes, LAST_STEP, MOST_TOWNS, Map,
    PRIESTS, ROUNDS, SHIPPING_COST, SLOTS, Scoring, Special, TOWN_BUILDINGS, TOWN_POWER, TOWN_POWER_FAVORED, Terrain,
    TownTile,
};
use super::{Bridge, Offer, Phase, Player, Source, TerraMystica};
use crate::engine::Seat;
use arrayvec::ArrayVec;

impl Player {
    /// The faction, once it is chosen.
    pub fn faction(&self) -> Option<Faction> {
        self.faction
    }

    /// Whether this is the faction.
    pub fn is(&self, faction: Faction) -> bool {
        self.faction == Some(faction)
    }

    /// Points.
    pub fn points(&self) -> i16 {
        self.points
    }

    /// Points from a source.
    pub fn points_from(&self, source: Source) -> i16 {
        self.by_source[source as usize]
    }

    /// Coins.
    pub fn coins(&self) -> u16 {
        self.coins
    }

    /// Workers.
    pub fn workers(&self) -> u8 {
        self.workers
    }

    /// Priests at hand.
    pub fn priests(&self) -> u8 {
        self.priests
    }

    /// Priests that stay with the cults.
    pub fn placed_priests(&self) -> u8 {
        self.placed
    }

    /// Priests that can still be gained.
    pub fn priest_supply(&self) -> u8 {
        PRIESTS - self.priests - self.placed
    }

    /// The three bowls of power.
    pub fn bowls(&self) -> [u8; 3] {
        self.bowls
    }

    /// The step in a cult.
    pub fn cult(&self, cult: Cult) -> u8 {
        self.cults[cult as usize]
    }

    /// Keys that are not used.
    pub fn keys(&self) -> u8 {
        self.keys
    }

    /// The step on the shipping track.
    pub fn shipping(&self) -> u8 {
        self.shipping
    }

    /// The step on the spade track.
    pub fn digging(&self) -> u8 {
        self.digging
    }

    /// The bonus card.
    pub fn card(&self) -> Option<Card> {
        self.card
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

    /// The buildings that belong to towns.
    pub fn in_towns(&self) -> Hexes {
        self.in_towns
    }

    /// The river hexes with town tiles.
    pub fn river_towns(&self) -> Hexes {
        self.river_towns
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

    /// What the next step on a track costs; `None` at its end and for those who have no such track.
    pub fn track_cost(&self, track: Track) -> Option<Cost> {
        let board = self.faction?.board();
        match track {
            Track::Shipping => board.shipping.filter(|(_, most)| self.shipping < *most).map(|_| SHIPPING_COST),
            Track::Spades => (usize::from(self.digging) + 1 < board.spade_workers.len()).then_some(board.spade_step),
        }
    }

    /// Whether a special action has been done in this round.
    pub fn has_used(&self, special: Special) -> bool {
        self.used >> special as u16 & 1 != 0
    }

    /// Whether an exchange can be made, if need be with sacrifices.
    pub fn can_exchange(&self, exchange: Exchange) -> bool {
        match exchange {
            Exchange::PowerToPriest => self.spendable_power() >= 5 && self.priest_supply() > 0,
            Exchange::PowerToWorker => self.spendable_power() >= 3,
            Exchange::PowerToCoin => self.spendable_power() >= 1,
            Exchange::PriestToWorker => self.priests > 0,
            Exchange::WorkerToCoin => self.workers > 0,
            Exchange::PointToCoin => self.is(Faction::Alchemists) && self.points > 0,
            Exchange::CoinsToPoint => self.is(Faction::Alchemists) && self.coins >= ALCHEMIST_COINS_A_POINT,
        }
    }
}

impl TerraMystica {
    /// The map.
    pub fn map(&self) -> Map {
        self.map
    }

    /// The round, 1 to 6; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether it is the last round.
    pub fn is_last_round(&self) -> bool {
        self.round == ROUNDS
    }

    /// What a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What all players have, in playing order.
    pub fn all_players(&self) -> &[Player] {
        &self.players
    }

    /// All seats in playing order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// The order of this round.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// Who has passed in this round, in this order.
    pub fn passed(&self) -> &[Seat] {
        &self.passed
    }

    /// Whose turn it is, in the action phase.
    pub fn current(&self) -> Option<Seat> {
        matches!(self.phase, Phase::Turn | Phase::Offers | Phase::After).then_some(self.current)
    }

    /// The scoring tile of a round, 1 to 6.
    pub fn scoring_tile(&self, round: u8) -> Scoring {
        self.scoring[usize::from(round.clamp(1, ROUNDS)) - 1]
    }

    /// The bonus cards that nobody has, with the coins on them.
    pub fn open_cards(&self) -> ArrayVec<(Card, u8), { super::super::facts::tiles::ALL_CARDS }> {
        let held = self.players.iter().filter_map(|player| player.card).fold(0, |held, card| held | 1u16 << card.0);
        let open = self.cards & !held;
        let cards = (0..super::super::facts::tiles::ALL_CARDS as u8).filter(|card| open >> card & 1 != 0);
        cards.map(|card| (Card(card), self.card_coins[usize::from(card)])).collect()
    }

    /// Favor tiles of each kind in the supply.
    pub fn favor_supply(&self) -> [u8; FAVORS] {
        self.favors
    }

    /// Town tiles of each kind in the supply.
    pub fn town_supply(&self) -> [u8; TOWN_TILES] {
        self.towns
    }

    /// Whether a power action (0 to 5) has been done in this round.
    pub fn is_used(&self, action: u8) -> bool {
        self.used >> action & 1 != 0
    }

    /// The bridges.
    pub fn bridges(&self) -> &[Bridge] {
        &self.bridges
    }

    /// Open offers of power.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// Whether a seat has spades of the cult bonus left.
    pub fn has_bonus_spades(&self, seat: Seat) -> bool {
        self.cult_spades[seat.index()] > 0
    }

    /// Who has a priest on each of a cult's slots.
    pub fn slots(&self, cult: Cult) -> [Option<Seat>; 4] {
        self.slots[cult as usize].map(|slot| slot.checked_sub(1).map(Seat))
    }

    /// Whether a slot of so many steps is free in a cult.
    pub fn has_slot(&self, cult: Cult, steps: u8) -> bool {
        self.slots[cult as usize].iter().zip(SLOTS).any(|(slot, brings)| *slot == 0 && brings == steps)
    }

    /// The terrain of a land hex.
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| self.land[*terrain as usize].has(hex))
    }

    /// All hexes with a building.
    pub fn built_up(&self) -> Hexes {
        self.players.iter().fold(Hexes::NONE, |all, player| all | player.everywhere())
    }

    /// The building on a hex and its owner.
    pub fn building(&self, hex: Hex) -> Option<(Seat, Building)> {
        let owner = self.seats().find(|seat| self.player(*seat).everywhere().has(hex))?;
        let kind = Building::ALL.into_iter().find(|kind| self.player(owner).standing(*kind).has(hex))?;
        Some((owner, kind))
    }

    /// The home terrain of a seat's faction.
    pub fn home(&self, seat: Seat) -> Terrain {
        self.player(seat).faction.map_or(Terrain::Desert, Faction::home)
    }

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
        let Some(faction) = self.player(seat).faction else { return Cost::default() };
        let cost = faction.board().buildings[to as usize];
        match to {
            Building::TradingHouse if self.has_neighbour(seat, hex) => {
                Cost { coins: faction.board().near_coins, ..cost }
            }
            _ => cost,
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

    /// Whether a seat's buildings on these hexes make a town (rules, "Stadtgründungen").
    pub fn makes_town(&self, seat: Seat, hexes: Hexes) -> bool {
        let player = self.player(seat);
        let power = if player.has_favor(Favor::TOWN) { TOWN_POWER_FAVORED } else { TOWN_POWER };
        let fewer = u32::from(player.standing(Building::Sanctuary).meets(hexes));
        hexes.len() >= TOWN_BUILDINGS - fewer && player.power_on(hexes) >= power
    }

    /// How many more towns can be founded: ten in a game, fewer if the tiles run out.
    pub fn towns_left(&self) -> u8 {
        let left = self.towns.iter().sum();
        if self.rules.ledger {
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

    /// The river hexes over which the Mermaids could found a town now.
    pub fn river_hexes_for_towns(&self, seat: Seat) -> Hexes {
        let player = self.player(seat);
        if !player.is(Faction::Mermaids) || self.towns_left() == 0 {
            return Hexes::NONE;
        }
        let free = player.everywhere().without(player.in_towns);
        let shores = self.geometry().around(free) & self.geometry().rivers;
        shores
            .iter()
            .filter(|river| self.town_over(seat, *river).is_some())
            .fold(Hexes::NONE, |all, hex| all | hex.alone())
    }

    /// The places where a seat can build a bridge, by their numbers.
    pub fn bridge_places(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let own = self.player(seat).everywhere();
        let places = self.geometry().bridges().iter().enumerate();
        places
            .filter(move |(_, (one, other))| own.has(*one) || own.has(*other))
            .filter(move |(_, ends)| {
                // The site that ledgers come from does not look at other players' bridges.
                !self.bridges.iter().any(|bridge| bridge.ends == **ends && (!self.rules.ledger || bridge.owner == seat))
            })
            .map(|(number, _)| number as u8)
    }

    /// Whether a seat has a bridge left and a place for it.
    pub fn can_bridge(&self, seat: Seat) -> bool {
        self.player(seat).bridges > 0 && !self.bridges.is_full() && self.bridge_places(seat).next().is_some()
    }

    /// Who stands on the last step of a cult.
    pub fn on_last_step(&self, cult: Cult) -> Option<Seat> {
        self.seats().find(|seat| self.player(*seat).cult(cult) == LAST_STEP)
    }

    /// What an offer would bring and cost now: all of it, or as much as there is room and points for.
    pub fn leech(&self, offer: &Offer) -> Leech {
        let player = self.player(offer.to);
        let affordable = u8::try_from(player.points.max(0)).unwrap_or(u8::MAX).saturating_add(1);
        let power = offer.power.min(player.room_for_power()).min(affordable);
        Leech { from: offer.from, power, cost: power.saturating_sub(1) }
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

    /// Points for ranks: those of tied places are added and divided, rounded down. A value of 0 gets nothing.
    pub fn shares(&self, points: [i16; 3], value: impl Fn(Seat) -> u8) -> ArrayVec<(Seat, i16), 5> {
        let mut shares = ArrayVec::new();
        let mut place = 0;
        while place < points.len() {
            let left = || self.seats().filter(|seat| !shares.iter().any(|(shared, _)| shared == seat));
            let best = left().map(&value).max().unwrap_or(0);
            if best == 0 {
                break;
            }
            let tied: ArrayVec<Seat, 5> = left().filter(|seat| value(*seat) == best).collect();
            let sum: i16 = points.iter().skip(place).take(tied.len()).sum();
            shares.extend(tied.iter().map(|seat| (*seat, sum / tied.len() as i16)));
            place += tied.len();
        }
        shares
    }

    /// The order of the next round as it would be if nobody passed any more: by passing, or clockwise from who passed first.
    pub fn next_order(&self) -> ArrayVec<Seat, 5> {
        let first = self.passed.first().copied().unwrap_or(self.order[0]);
        match self.rules.variable_order {
            true => {
                let waiting = self.order.iter().filter(|seat| !self.passed.contains(seat));
                self.passed.iter().chain(waiting).copied().collect()
            }
            false => first.around(self.players.len() as u8).collect(),
        }
    }
}
