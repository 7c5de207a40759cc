//! Every question about the table; in `player`, what one player has and can; in `map`, where things lie.

mod map;
mod player;

use super::super::dialect::Dialect;
use super::super::facts::tiles::ALL_CARDS;
use super::super::facts::{
    Building, Card, Cult, Faction, Hex, Hexes, LAST_STEP, ROUNDS, SLOTS, START_POINTS, Scoring, Terrain,
};
use super::super::prompt::Leech;
use super::{Draw, FIRST, Offer, Phase, Player, SECOND, TerraMystica};
use crate::engine::Seat;
use arrayvec::ArrayVec;

impl TerraMystica {
    /// By which reading of the rules it is played.
    pub(in crate::games::terra_mystica) fn dialect(&self) -> Dialect {
        self.rules.dialect
    }

    /// Whether factions, dwellings and tiles are those of the fixed setup.
    pub(in crate::games::terra_mystica) fn is_fixed_setup(&self) -> bool {
        self.rules.fixed_setup
    }

    /// Whether colours are drawn, of which each seat chooses a faction.
    pub(in crate::games::terra_mystica) fn draws_colours(&self) -> bool {
        self.rules.selection == Draw::Colours
    }

    /// The faction that a seat is given.
    pub(in crate::games::terra_mystica) fn given_faction(&self, seat: Seat) -> Option<Faction> {
        self.rules.given[seat.index()]
    }

    /// Whether it is the last round.
    pub fn is_last_round(&self) -> bool {
        self.round == ROUNDS
    }

    /// The points with which a faction begins here.
    pub fn start_points(&self, faction: Faction) -> i16 {
        if self.rules.variable_points { faction.variable_points(self.map) } else { START_POINTS }
    }

    /// What a player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// All seats in playing order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// Whether a seat has left the game (ledgers only).
    pub fn has_left(&self, seat: Seat) -> bool {
        self.rules.leaves[seat.index()] <= self.steps
    }

    /// Whether a seat leaves with this step (ledgers only).
    pub(in crate::games::terra_mystica) fn leaves_now(&self, seat: Seat) -> bool {
        self.rules.leaves[seat.index()] == self.steps
    }

    /// Whether the second action of a double turn is still to come.
    pub(in crate::games::terra_mystica) fn has_second_action(&self) -> bool {
        self.actions == FIRST
    }

    /// Whether it is the second action of a double turn.
    pub(in crate::games::terra_mystica) fn is_second_action(&self) -> bool {
        self.actions == SECOND
    }

    /// Whose turn it is, in the action phase.
    pub fn current(&self) -> Option<Seat> {
        matches!(self.phase, Phase::Turn | Phase::Offers | Phase::After).then_some(self.current)
    }

    /// The scoring tile of a round, 1 to 6.
    pub fn scoring_tile(&self, round: u8) -> Scoring {
        self.scoring[usize::from(round.clamp(1, ROUNDS)) - 1]
    }

    /// Whether a bonus card is in the game.
    pub fn has_card(&self, card: Card) -> bool {
        self.cards >> card.0 & 1 != 0
    }

    /// Who holds a bonus card.
    pub(in crate::games::terra_mystica) fn holder(&self, card: Card) -> Option<Seat> {
        self.seats().find(|seat| self.player(*seat).card == Some(card))
    }

    /// The bonus cards that nobody has: a bit a card.
    pub(in crate::games::terra_mystica) fn open_card_set(&self) -> u16 {
        let held = self.players.iter().filter_map(|player| player.card).fold(0, |held, card| held | 1u16 << card.0);
        self.cards & !held
    }

    /// The bonus cards that nobody has, with the coins on them.
    pub fn open_cards(&self) -> ArrayVec<(Card, u8), ALL_CARDS> {
        let open = self.open_card_set();
        let cards = (0..ALL_CARDS as u8).filter(|card| open >> card & 1 != 0);
        cards.map(|card| (Card(card), self.card_coins[usize::from(card)])).collect()
    }

    /// Whether a power action (0 to 5) has been done in this round.
    pub fn is_used(&self, action: u8) -> bool {
        self.used >> action & 1 != 0
    }

    /// Spades of the cult bonus that a seat still has to use.
    pub(in crate::games::terra_mystica) fn cult_spades(&self, seat: Seat) -> u8 {
        self.cult_spades[seat.index()]
    }

    /// Who has a priest on each of a cult's slots.
    pub fn slots(&self, cult: Cult) -> [Option<Seat>; 4] {
        self.slots[cult as usize].map(|slot| slot.checked_sub(1).map(Seat))
    }

    /// Whether a slot of so many steps is free in a cult.
    pub fn has_slot(&self, cult: Cult, steps: u8) -> bool {
        self.slots[cult as usize].iter().zip(SLOTS).any(|(slot, brings)| *slot == 0 && brings == steps)
    }

    /// The land of a terrain, with buildings and without.
    pub(in crate::games::terra_mystica) fn land(&self, terrain: Terrain) -> Hexes {
        self.land[terrain as usize]
    }

    /// The land without buildings.
    pub fn empty_land(&self) -> Hexes {
        self.geometry().all.without(self.geometry().rivers).without(self.built_up())
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
