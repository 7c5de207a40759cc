//! What lies on the table. Its fields are private to this file and its two layers: [`queries`] has every question about them,
//! [`moves`] every change.

#[cfg(test)]
mod audit;
pub mod moves;
pub mod queries;

use super::cause::SOURCES;
use super::dialect::Dialect;
use super::facts::maps::BRIDGE_PLACES;
use super::facts::tiles::{ALL_CARDS, FAVORS, TOWN_TILES};
use super::facts::{Card, Faction, Geometry, Hex, Hexes, Map, Scoring, Terrain, TownTile};
use crate::engine::{Seat, SetupError, readable};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most players.
pub const MOST_PLAYERS: usize = 5;
/// The most offers of power that are open at once: in ledgers they can wait.
pub const MOST_OFFERS: usize = 60;

/// More towns than one player can found: there are 14 tiles, and in ledgers nothing else limits them.
const MOST_FOUNDED: usize = 14;

/// The most points with which somebody begins in a ledger: there are 20, and no variant gives twice as many.
const MOST_START_POINTS: i16 = 100;

/// A turn of one action.
const SINGLE: u8 = 1;
/// The second action of a double turn.
const SECOND: u8 = 2;
/// The first action of a double turn.
const FIRST: u8 = 3;

/// What is agreed before the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The map. The fixed setup is always on the base map.
    pub map: Map,
    /// Whether factions, dwellings and tiles are those of the fixed setup for beginners (rules/terra-mystica/en.md#setup-beginner).
    pub fixed_setup: bool,
    /// How factions come to players.
    pub factions: Selection,
    /// Whether factions begin with the map's variable points (rules/terra-mystica/en.md#variable-points).
    pub variable_points: bool,
    /// Whether the next round's order is the order of passing (rules/terra-mystica/en.md#variable-order).
    pub variable_order: bool,
    /// The table of a ledger; everything else but map and order is ignored then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ledger: Option<LedgerTable>,
}

/// How factions come to players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Selection {
    /// In turn, out of all that are left.
    #[default]
    InTurn,
    /// A colour is drawn for everybody, who then chooses one of its two factions.
    Drawn,
    /// These, seat by seat. A seat without an entry, or whose colour is taken already, chooses.
    Given(Vec<Faction>),
}

/// How the table of a game lay that was recorded as a ledger. Such a game is played as terra.snellman.net has it: offers of power and
/// cult steps may be answered later, spades count when they are obtained, and there is no limit of towns but the tiles.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LedgerTable {
    /// The factions in the first turn order.
    pub factions: Vec<Faction>,
    /// Their points at the start.
    pub points: Vec<i16>,
    /// The scoring tiles of the six rounds, 1 to 9 for SCORE1 to SCORE9.
    pub scoring: [u8; 6],
    /// The bonus cards in play, 1 to 10 for BON1 to BON10.
    pub cards: Vec<u8>,
    /// Whether the town tiles of the mini expansion are in the supply.
    pub extra_town_tiles: bool,
    /// Whether Cultists get power when all decline.
    pub cultists_power: bool,
    /// Who leaves before the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaves: Vec<Leave>,
}

/// Somebody leaves a recorded game: acts and answers no more, while buildings, income and ranks stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// Who leaves.
    pub seat: Seat,
    /// The step of the game that comes next then, counted from 1.
    pub step: u16,
}

readable! {
    /// Everything on the table.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct TerraMystica {
        /// The map.
        map: Map => pub map,
        rules: Rules,
        /// What the next step does.
        phase: Phase => pub(super) phase,
        /// The round, 1 to 6; 0 before the first.
        round: u8 => pub round,
        /// What all players have, in playing order.
        players: ArrayVec<Player, MOST_PLAYERS> => pub all_players as &[Player],
        /// Empty land by terrain and land under buildings by the terrain that it has.
        land: [Hexes; 7] => pub(super) lands as &[Hexes; 7],
        /// The bridges that were built.
        bridges: ArrayVec<Bridge, BRIDGE_PLACES> => pub bridges as &[Bridge],
        /// Who sits where in the order of this round.
        order: ArrayVec<Seat, MOST_PLAYERS> => pub order as &[Seat],
        /// Who has passed in this round, in this order.
        passed: ArrayVec<Seat, MOST_PLAYERS> => pub passed as &[Seat],
        /// Whose turn it is, or was last.
        current: Seat => pub(super) on_turn,
        /// How many actions this turn still has, in its own count: [`SINGLE`], [`FIRST`] or [`SECOND`].
        actions: u8 => pub(super) actions,
        /// The scoring tiles of the six rounds.
        scoring: [Scoring; 6] => pub(super) scoring_tiles,
        /// The bonus cards that are in the game: a bit a card.
        cards: u16,
        /// The coins on each bonus card.
        card_coins: [u8; ALL_CARDS],
        /// Favor tiles of each kind in the supply.
        favors: [u8; FAVORS] => pub favor_supply,
        /// Town tiles of each kind in the supply.
        towns: [u8; TOWN_TILES] => pub town_supply,
        /// Towns that were founded in this action and have no tile yet.
        towns_due: u8 => pub(super) towns_due,
        /// Power actions done in this round: a bit an action.
        used: u8,
        /// The priests on each cult's four slots: the seat plus one, 0 for a free slot.
        slots: [[u8; 4]; 4],
        /// Open offers of power, in the order in which they are answered.
        offers: ArrayVec<Offer, MOST_OFFERS> => pub offers as &[Offer],
        /// The number of the last building that offered power.
        batch: u8,
        /// How many steps the game has begun (ledgers only).
        steps: u16 => pub(super) steps,
        /// Spades of the cult bonus that are still to be used.
        cult_spades: [u8; MOST_PLAYERS],
        /// The colours that were drawn, seat by seat.
        colours: ArrayVec<Terrain, MOST_PLAYERS> => pub(super) colours as &[Terrain],
    }
}

/// What was agreed, as the rules need it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Rules {
    fixed_setup: bool,
    variable_points: bool,
    variable_order: bool,
    dialect: Dialect,
    cultists_power: bool,
    selection: Draw,
    /// Factions that are given, by seat.
    given: [Option<Faction>; MOST_PLAYERS],
    /// Points at the start, by seat, if they are given.
    points: Option<[i16; MOST_PLAYERS]>,
    /// The step with which each seat leaves.
    leaves: [u16; MOST_PLAYERS],
}

/// Whether colours are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Draw {
    Open,
    Colours,
}

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// Draw tiles and cards.
    SetUp,
    /// The seat with this number chooses a faction.
    Factions(u8),
    /// The first dwelling with this number is placed.
    Dwellings(u8),
    /// So many have chosen a bonus card.
    FirstCards(u8),
    /// The round begins.
    Income,
    /// The action of the current seat.
    Turn,
    /// Neighbours answer.
    Offers,
    /// The rest of the current seat's turn.
    After,
    /// All have passed.
    CultBonus,
    /// Spades of the cult bonus are used.
    Spades,
    /// The table is prepared for the next round.
    NextRound,
    /// The end: the four cults, the area, the resources.
    Scoring(u8),
}

/// A bridge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bridge {
    /// Whose it is.
    pub owner: Seat,
    /// Its ends.
    pub ends: (Hex, Hex),
}

/// Power that is offered to a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offer {
    /// Who built.
    pub from: Seat,
    /// To whom it is offered.
    pub to: Seat,
    /// How much, before limits.
    pub power: u8,
    /// The number of the building.
    batch: u8,
    /// Whether somebody has taken power from this building.
    taken: bool,
    /// Whether somebody has declined it.
    declined: bool,
}

impl Offer {
    /// The number of the building.
    pub(super) fn batch(&self) -> u8 {
        self.batch
    }

    /// Whether somebody has taken power from this building.
    pub fn is_taken(&self) -> bool {
        self.taken
    }
}

readable! {
    /// What one player has.
    #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Player {
        /// The faction, once it is chosen.
        faction: Option<Faction> => pub faction,
        /// Points.
        points: i16 => pub points,
        by_source: [i16; SOURCES],
        /// Coins.
        coins: u16 => pub coins,
        /// Workers.
        workers: u8 => pub workers,
        /// Priests at hand.
        priests: u8 => pub priests,
        /// Priests that stay with the cults.
        placed: u8 => pub placed_priests,
        /// The three bowls of power.
        bowls: [u8; 3] => pub bowls,
        cults: [u8; 4],
        /// Keys that are not used.
        keys: u8 => pub keys,
        /// Cults in which the marker stopped for want of a key in this turn: a bit a cult.
        blocked: u8,
        /// Cult steps that can still be taken (ledgers only).
        owed: u8 => pub(super) owed_steps,
        /// The step on the shipping track.
        shipping: u8 => pub shipping,
        /// The step on the spade track.
        digging: u8 => pub digging,
        /// Hexes that Fakirs skip more, by town tiles.
        farther: u8,
        /// The favor tiles that are owned: a bit a tile.
        favors: u16 => pub(super) favors,
        towns: [u8; TOWN_TILES],
        /// The bonus card.
        card: Option<Card> => pub card,
        /// Special actions done in this round: a bit an action.
        used: u16,
        /// Bridges that are not built.
        bridges: u8 => pub(super) bridges_left,
        /// The buildings of each kind on the map.
        buildings: [Hexes; 5],
        /// The buildings that belong to towns.
        in_towns: Hexes => pub in_towns,
        /// River hexes with a town tile of the Mermaids.
        river_towns: Hexes => pub river_towns,
        /// Where towns were founded, in this order, each with its tile once one was taken: the hex that was built on, or the river hex that the
        /// Mermaids joined.
        founded: ArrayVec<(Hex, Option<TownTile>), MOST_FOUNDED> => pub founded as &[(Hex, Option<TownTile>)],
    }
}

impl TerraMystica {
    /// An empty table.
    ///
    /// # Errors
    /// [`SetupError::Players`] unless 2 to 5 play, or as many as the ledger has factions.
    pub(super) fn before_setup(options: &Options, players: u8) -> Result<TerraMystica, SetupError> {
        let ledger = options.ledger.as_ref();
        if !matches!(players, 2..=5) || ledger.is_some_and(|table| !table.seats(players)) {
            return Err(SetupError::Players(players));
        }
        let rules = Rules::agreed(options);
        let map = if rules.fixed_setup { Map::Base } else { options.map };
        let mut game = TerraMystica {
            map,
            rules,
            phase: Phase::SetUp,
            round: 0,
            players: (0..players).map(|_| Player::default()).collect(),
            land: map.geometry().land,
            bridges: ArrayVec::new(),
            order: Seat::all(players).collect(),
            passed: ArrayVec::new(),
            current: Seat(0),
            actions: 0,
            scoring: [Scoring(0); 6],
            cards: 0,
            card_coins: [0; ALL_CARDS],
            favors: [0; FAVORS],
            towns: [0; TOWN_TILES],
            towns_due: 0,
            used: 0,
            slots: [[0; 4]; 4],
            offers: ArrayVec::new(),
            batch: 0,
            steps: 0,
            cult_spades: [0; MOST_PLAYERS],
            colours: ArrayVec::new(),
        };
        game.fill_supply(ledger.is_none_or(|table| table.extra_town_tiles));
        if let Some(table) = ledger {
            table.lay_out(&mut game);
        }
        Ok(game)
    }

    /// How the hexes of the map lie.
    pub fn geometry(&self) -> &'static Geometry {
        self.map.geometry()
    }
}

impl Rules {
    /// What these options say.
    fn agreed(options: &Options) -> Rules {
        let ledger = options.ledger.as_ref();
        let listed = match (ledger, &options.factions) {
            (Some(table), _) => &table.factions[..],
            (None, Selection::Given(factions)) => &factions[..],
            _ => &[],
        };
        let mut given = [None; MOST_PLAYERS];
        given.iter_mut().zip(listed).for_each(|(place, faction)| *place = Some(*faction));
        let points =
            ledger.map(|table| std::array::from_fn(|seat| table.points.get(seat).copied().unwrap_or_default()));
        let mut leaves = [u16::MAX; MOST_PLAYERS];
        ledger.into_iter().flat_map(|table| &table.leaves).for_each(|leave| leaves[leave.seat.index()] = leave.step);
        Rules {
            fixed_setup: options.fixed_setup && ledger.is_none(),
            variable_points: options.variable_points,
            variable_order: options.variable_order,
            dialect: Dialect::new(ledger.is_some()),
            cultists_power: ledger.is_none_or(|table| table.cultists_power),
            selection: if options.factions == Selection::Drawn { Draw::Colours } else { Draw::Open },
            given,
            points,
            leaves,
        }
    }
}

impl LedgerTable {
    /// Whether so many sit there, with tiles and cards that exist.
    fn seats(&self, players: u8) -> bool {
        let n = usize::from(players);
        let colours = |faction: &Faction| self.factions.iter().filter(|other| other.home() == faction.home()).count();
        self.factions.len() == n
            && self.points.len() == n
            && self.points.iter().all(|points| (0..=MOST_START_POINTS).contains(points))
            && self.factions.iter().all(|faction| colours(faction) == 1)
            && self.scoring.iter().all(|tile| (1..=9).contains(tile))
            && self.cards.iter().all(|card| (1..=ALL_CARDS as u8).contains(card))
            && (0..self.cards.len()).all(|at| !self.cards[..at].contains(&self.cards[at]))
            && self.cards.len() > n
            && self.leaves.len() <= n
            && self.leaves.iter().all(|leave| leave.seat.index() < n)
    }

    fn lay_out(&self, game: &mut TerraMystica) {
        game.lay_out(self.scoring.map(|tile| Scoring(tile - 1)), self.cards.iter().map(|card| Card(card - 1)));
    }
}
