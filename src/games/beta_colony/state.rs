//! What lies on the table, and questions about it.

use super::choice::{Choice, Payment, Source};
use super::facts::{ARTIFACTS, CYCLE_ROUNDS, MOST_ACHIEVEMENTS, MOST_CREW, MOST_GROUP, MOST_MATERIALS, ROW_SLOTS, ROWS};
use super::things::{
    Ability, Achievement, Board, Colony, Colour, CycleCard, Die, Location, Material, Module, Price, Space, Tile,
};
use crate::engine::{Seat, SetupError};
use serde::{Deserialize, Serialize};

/// What is agreed before the start: nothing yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {}

/// Where the game is: each is a step, or a step a seat, counted in the order of their turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Phase {
    Setup,
    Boards(u8),
    Ships(u8),
    Round,
    CycleGifts(u8),
    Roll,
    Turns(u8),
    Actions(u8),
    Goals(u8),
    End,
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Player {
    pub board: Option<Board>,
    pub ship: Option<Location>,
    /// 0 before the first roll.
    pub dice: [u8; 4],
    pub spent: [bool; 4],
    pub materials: [u8; 6],
    pub fuel: u8,
    pub artifacts: u8,
    pub tracks: [u8; 3],
    pub achievements: Vec<Achievement>,
    pub points: [i16; Source::ALL.len()],
}

/// The game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BetaColony {
    pub(super) players: Vec<Player>,
    pub(super) phase: Phase,
    pub(super) round: u8,
    pub(super) start: Seat,
    pub(super) boards: Vec<Board>,
    pub(super) cards: [CycleCard; 3],
    pub(super) rows: [Vec<Option<Module>>; 4],
    /// Nobody knows its order. The last one comes first.
    pub(super) draw: Vec<Module>,
    /// Modules that left the game with the third column.
    pub(super) gone: Vec<Module>,
    pub(super) statues: Vec<Achievement>,
    pub(super) building: Option<Achievement>,
    /// Nobody knows its order. The last one comes first.
    pub(super) buildings: Vec<Achievement>,
    pub(super) tiles: [Option<Tile>; Space::COUNT],
    pub(super) crew: [[u8; 4]; Space::COUNT],
}

impl BetaColony {
    pub(super) fn before_setup(_: &Options, players: u8) -> Result<BetaColony, SetupError> {
        if !(2..=4).contains(&players) {
            return Err(SetupError::Players(players));
        }
        let player = Player {
            board: None,
            ship: None,
            dice: [0; 4],
            spent: [false; 4],
            materials: [0; 6],
            fuel: 0,
            artifacts: 0,
            tracks: [0; 3],
            achievements: Vec::new(),
            points: [0; Source::ALL.len()],
        };
        Ok(BetaColony {
            players: vec![player; usize::from(players)],
            phase: Phase::Setup,
            round: 0,
            start: Seat(0),
            boards: (0..Board::COUNT).map(Board).collect(),
            cards: [CycleCard::C1a, CycleCard::C2a, CycleCard::C3a],
            rows: std::array::from_fn(|_| vec![None; ROW_SLOTS]),
            draw: (0..Module::COUNT as u8).map(Module).collect(),
            gone: Vec::new(),
            statues: (0..Achievement::STATUES).map(Achievement).collect(),
            building: None,
            buildings: (Achievement::STATUES..Achievement::COUNT).map(Achievement).collect(),
            tiles: [None; Space::COUNT],
            crew: [[0; 4]; Space::COUNT],
        })
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// The round, 1 to 9; 0 while the table is set up.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The cycle, 1 to 3.
    pub fn cycle(&self) -> u8 {
        self.round.saturating_sub(1) / CYCLE_ROUNDS + 1
    }

    /// The card of a cycle, counted from 0.
    pub fn cycle_card(&self, cycle: u8) -> CycleCard {
        self.cards[usize::from(cycle).min(2)]
    }

    /// Whether this card's bonus holds now.
    pub fn holds(&self, card: CycleCard) -> bool {
        self.round > 0 && self.cycle_card(self.cycle() - 1) == card
    }

    /// Who begins the round.
    pub fn start_player(&self) -> Seat {
        self.start
    }

    /// Where a ship is.
    pub fn ship(&self, seat: Seat) -> Option<Location> {
        self.player(seat).ship
    }

    /// A player's board.
    pub fn board(&self, seat: Seat) -> Option<Board> {
        self.player(seat).board
    }

    /// Whether a player's board lets this be done.
    pub fn can(&self, seat: Seat, ability: Ability) -> bool {
        self.player(seat).board.is_some_and(|board| board.can(ability))
    }

    /// What a die shows; 0 before the first roll.
    pub fn die(&self, seat: Seat, die: Die) -> u8 {
        self.player(seat).dice[die as usize]
    }

    /// Whether a die is used already.
    pub fn is_spent(&self, seat: Seat, die: Die) -> bool {
        self.player(seat).spent[die as usize]
    }

    /// Materials, in the order of [`Material::ALL`].
    pub fn materials(&self, seat: Seat) -> [u8; 6] {
        self.player(seat).materials
    }

    /// Fuel.
    pub fn fuel(&self, seat: Seat) -> u8 {
        self.player(seat).fuel
    }

    /// Artifacts.
    pub fn artifacts(&self, seat: Seat) -> u8 {
        self.player(seat).artifacts
    }

    /// Achievements that a player has built.
    pub fn achievements_of(&self, seat: Seat) -> Vec<Achievement> {
        self.player(seat).achievements.clone()
    }

    /// Where a marker is on a colony's track, 0 before the first space.
    pub fn track(&self, colony: Colony, seat: Seat) -> u8 {
        self.player(seat).tracks[colony as usize]
    }

    /// A row of the manufactory; empty places are `None`.
    pub fn row(&self, row: usize) -> &[Option<Module>] {
        &self.rows[row]
    }

    /// All modules on offer.
    pub fn on_offer(&self) -> impl Iterator<Item = Module> {
        self.rows.iter().flatten().flatten().copied()
    }

    /// The modules that are still to come, by number: their order is hidden.
    pub fn modules_left(&self) -> Vec<Module> {
        let mut left = self.draw.clone();
        left.sort_unstable();
        left
    }

    /// Statues and the topmost building.
    pub fn achievements_on_offer(&self) -> Vec<Achievement> {
        self.statues.iter().copied().chain(self.building).collect()
    }

    /// The boards that nobody has taken yet.
    pub fn boards_left(&self) -> &[Board] {
        &self.boards
    }

    /// What stands on a space.
    pub fn tile(&self, space: Space) -> Option<Tile> {
        self.tiles[usize::from(space.0)]
    }

    /// Whose crew are on a space, each once.
    pub fn crew_on(&self, space: Space) -> Vec<Seat> {
        let each = |seat: Seat| std::iter::repeat_n(seat, usize::from(self.crew_of(space, seat)));
        self.seats().flat_map(each).collect()
    }

    /// How many crew of a player are on a space.
    pub fn crew_of(&self, space: Space, seat: Seat) -> u8 {
        self.crew[usize::from(space.0)][seat.index()]
    }

    /// How many crew of a player are in a colony.
    pub fn crew_in(&self, colony: Colony, seat: Seat) -> u8 {
        colony.spaces().map(|space| self.crew_of(space, seat)).sum()
    }

    /// How many crew of a player are on the planet.
    pub fn crew_on_planet(&self, seat: Seat) -> u8 {
        Colony::ALL.into_iter().map(|colony| self.crew_in(colony, seat)).sum()
    }

    /// How many crew a player has left.
    pub fn crew_left(&self, seat: Seat) -> u8 {
        MOST_CREW.saturating_sub(self.crew_on_planet(seat))
    }

    /// Artifacts in the supply.
    pub fn artifacts_left(&self) -> u8 {
        ARTIFACTS.saturating_sub(self.players.iter().map(|player| player.artifacts).sum())
    }

    /// How many materials a player can still take.
    pub fn room(&self, seat: Seat) -> u8 {
        MOST_MATERIALS.saturating_sub(self.player(seat).materials.iter().sum())
    }

    fn colour(&self, space: Space) -> Option<Colour> {
        match self.tile(space) {
            Some(Tile::Module(module)) => Some(module.colour()),
            _ => None,
        }
    }

    /// How many modules of this colour would be joined by one on this space.
    pub fn group(&self, colour: Colour, space: Space) -> usize {
        let (mut seen, mut next) = (vec![space], vec![space]);
        while let Some(here) = next.pop() {
            for other in here.neighbours() {
                if self.colour(other) == Some(colour) && !seen.contains(&other) {
                    seen.push(other);
                    next.push(other);
                }
            }
        }
        seen.len() - 1
    }

    /// The influence that a module would bring there.
    pub fn influence(&self, module: Module, space: Space, bought: bool) -> u8 {
        let more = u8::from(space.is_inner()) + u8::from(bought && self.holds(CycleCard::C3b));
        module.influence() + self.group(module.colour(), space) as u8 + more
    }

    /// Whether the rules let this stand there, whatever it costs.
    pub fn fits(&self, tile: Tile, space: Space) -> bool {
        self.tile(space).is_none()
            && match tile {
                Tile::Module(module) => self.group(module.colour(), space) < MOST_GROUP,
                Tile::Achievement(_) => !space.is_inner(),
            }
    }

    /// What a player could pay one of this material with.
    pub fn payments(&self, seat: Seat, material: Material) -> Vec<Payment> {
        let player = self.player(seat);
        let mut ways = Vec::new();
        if player.materials[material as usize] > 0 {
            ways.push(Payment::Material(material));
        }
        if material != Material::Polymer && self.holds(CycleCard::C2b) && player.materials[Material::Polymer as usize] > 0 {
            ways.push(Payment::Material(Material::Polymer));
        }
        if player.artifacts > 0 {
            ways.push(Payment::Artifact);
        }
        ways
    }

    /// What a player could pay a module with.
    pub fn module_payments(&self, seat: Seat, module: Module) -> Vec<Payment> {
        let mut ways = self.payments(seat, module.colour().material());
        if self.can(seat, Ability::TwoEqual) {
            let pairs = Material::ALL.into_iter().filter(|one| self.player(seat).materials[*one as usize] > 1);
            ways.extend(pairs.filter(|one| *one != module.colour().material()).map(Payment::Pair));
        }
        ways
    }

    /// The same player after a payment.
    pub(super) fn after(&self, seat: Seat, payment: Payment) -> BetaColony {
        let mut after = self.clone();
        after.take(seat, payment);
        after
    }

    pub(super) fn take(&mut self, seat: Seat, payment: Payment) {
        let player = self.player_mut(seat);
        match payment {
            Payment::Material(material) => player.materials[material as usize] -= 1,
            Payment::Pair(material) => player.materials[material as usize] -= 2,
            Payment::Artifact => player.artifacts -= 1,
        }
    }

    /// Where a player could build this and pay for the space.
    pub fn spaces_for(&self, seat: Seat, tile: Tile, free: bool) -> Vec<Space> {
        let payable: [bool; 6] =
            std::array::from_fn(|n| free || !self.payments(seat, Material::ALL[n]).is_empty());
        Space::all().filter(|space| payable[space.material() as usize] && self.fits(tile, *space)).collect()
    }

    /// The ways to pay for a module that leave a space to build it on.
    pub(super) fn ways_to_buy(&self, seat: Seat, module: Module) -> Vec<Payment> {
        let ways = self.module_payments(seat, module).into_iter();
        ways.filter(|way| !self.after(seat, *way).spaces_for(seat, Tile::Module(module), false).is_empty()).collect()
    }

    /// Whether a player can pay all of these, jokers included.
    pub(super) fn can_pay(&self, seat: Seat, wanted: &[Material]) -> bool {
        let have = self.player(seat).materials;
        let need = |material: Material| wanted.iter().filter(|one| **one == material).count() as u8;
        let missing = |material: Material| need(material).saturating_sub(have[material as usize]);
        let polymer = Material::Polymer;
        let joker = if self.holds(CycleCard::C2b) { have[polymer as usize].saturating_sub(need(polymer)) } else { 0 };
        let others: u8 = Material::ALL.into_iter().filter(|one| *one != polymer).map(missing).sum();
        others.saturating_sub(joker) + missing(polymer) <= self.player(seat).artifacts
    }

    /// Whether a player can pay for this achievement and for a space.
    pub fn can_achieve(&self, seat: Seat, which: Achievement) -> bool {
        if self.player(seat).achievements.len() >= MOST_ACHIEVEMENTS {
            return false;
        }
        let tile = Tile::Achievement(which);
        let spaces = Space::all().filter(|space| self.fits(tile, *space));
        match which.price() {
            Price::Artifacts(count) => {
                if self.player(seat).artifacts < count {
                    return false;
                }
                let mut after = self.clone();
                after.player_mut(seat).artifacts -= count;
                !after.spaces_for(seat, tile, false).is_empty()
            }
            Price::Materials(price) => {
                let mut kinds: Vec<Material> = spaces.map(Space::material).collect();
                kinds.sort_unstable();
                kinds.dedup();
                kinds.into_iter().any(|one| {
                    let all: Vec<Material> = price.into_iter().chain([one]).collect();
                    self.can_pay(seat, &all)
                })
            }
        }
    }

    /// The fuel that it takes to fly there with this die; `None` if there is not enough.
    pub fn fuel_to(&self, seat: Seat, die: Die, to: Location) -> Option<u8> {
        let player = self.player(seat);
        let from = player.ship? as usize;
        let value = i32::from(player.dice[die as usize]);
        let back = die == Die::Black && self.can(seat, Ability::BlackFliesBack);
        let lands = |by: i32| {
            let by = (by % 7) as usize;
            (from + by) % 7 == to as usize || back && (from + 7 - by) % 7 == to as usize
        };
        (0..=i32::from(player.fuel))
            .find(|fuel| lands(value + fuel) || value - fuel >= 1 && lands(value - fuel))
            .map(|fuel| fuel as u8)
    }

    /// The fuel that it takes to use the place with this die as this value. A board may make it nothing.
    pub fn fuel_as(&self, seat: Seat, die: Die, value: u8) -> u8 {
        let black = |ability: Ability| die == Die::Black && self.can(seat, ability);
        let free = match self.ship(seat) {
            Some(at) if at.is_manufactory() => black(Ability::BlackTakesAny),
            Some(at) if at.moon().is_some() => value == 6 && black(Ability::BlackCollectsAsSix),
            _ => false,
        };
        if free { 0 } else { value.abs_diff(self.die(seat, die)) }
    }

    /// The row of the manufactory that a value takes from.
    pub fn row_of(value: u8) -> usize {
        ROWS.iter().position(|values| values.contains(&value)).unwrap_or(ROWS.len() - 1)
    }

    /// Whether this choice is offered at the beginning of an action, and so on: only for [`Choice::Fly`].
    pub fn fuel_of(&self, seat: Seat, choice: Choice) -> u8 {
        match choice {
            Choice::Fly(die, to) => self.fuel_to(seat, die, to).unwrap_or(0),
            Choice::Use(die, value) => self.fuel_as(seat, die, value),
            _ => 0,
        }
    }
}
