//! Questions about the table.

use super::super::choice::Payment;
use super::super::facts::{
    Achievement, Board, CYCLE_ROUNDS, Colony, Colour, CycleCard, Die, LOCATIONS, Location, MOST_ACHIEVEMENTS,
    MOST_GROUP, MOST_MATERIALS, Material, Module, ROWS, SLOTS, SPACES, STATUE_ARTIFACTS, Space, USUAL_SLOTS, row_for,
};
use super::super::obstacle::Obstacle;
use super::{BetaColony, Player, Source};
use crate::engine::Seat;
use arrayvec::ArrayVec;

/// All spaces as bits.
pub(in crate::games::beta_colony) const ALL_SPACES: u64 = (1 << SPACES) - 1;
/// The inner rings as bits.
pub(in crate::games::beta_colony) const CENTRAL: u64 = {
    let inner = 0b111_111 << 12;
    inner | inner << 18 | inner << 36
};

/// Ways to pay for one material: itself, polymer, an artifact, five pairs.
pub(in crate::games::beta_colony) type Ways = ArrayVec<Payment, 8>;

/// A value for a die and the fuel that it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Activation {
    /// The value, 1 to 6.
    pub value: u8,
    /// The fuel.
    pub fuel: u8,
}

/// A move of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Travel {
    /// The fuel that it costs.
    pub fuel: u8,
    /// Whether it goes counter-clockwise.
    pub back: bool,
}

impl Player {
    /// How many of a material.
    pub fn material(&self, material: Material) -> u8 {
        self.materials[material.index()]
    }

    /// All materials together.
    pub fn all_materials(&self) -> u8 {
        self.materials.iter().sum()
    }

    /// How many materials may still come in.
    pub fn room(&self) -> u8 {
        MOST_MATERIALS.saturating_sub(self.all_materials())
    }

    /// The marker's space on a track, 0 to 18.
    pub fn track(&self, colony: Colony) -> u8 {
        self.tracks[colony.index()]
    }

    /// The value of a die; `None` once it is used.
    pub fn die(&self, die: Die) -> Option<u8> {
        Some(self.dice[die.index()]).filter(|value| *value > 0)
    }

    /// The dice that are left.
    pub fn dice(&self) -> impl Iterator<Item = Die> + '_ {
        Die::ALL.into_iter().filter(|die| self.dice[die.index()] > 0)
    }

    /// Points from a source.
    pub fn points_from(&self, source: Source) -> i16 {
        self.points[source as usize]
    }

    /// All points so far.
    pub fn points(&self) -> i16 {
        self.points.iter().sum()
    }
}

impl BetaColony {
    /// The cycle, 0 to 2; 0 before the first round too.
    pub fn cycle(&self) -> usize {
        usize::from(self.round.saturating_sub(1) / CYCLE_ROUNDS)
    }

    /// Whether this cycle card's bonus holds now.
    pub fn holds(&self, card: CycleCard) -> bool {
        self.round > 0 && self.cards[self.cycle()] == card
    }

    /// The seat so many places after the start player.
    pub(in crate::games::beta_colony) fn seat_after(&self, places: u8) -> Seat {
        Seat((self.first.0 + places) % self.players.len() as u8)
    }

    /// How many slots each row has now.
    pub fn slots(&self) -> usize {
        if self.holds(CycleCard::FourInfluence) { SLOTS } else { USUAL_SLOTS }
    }

    /// The modules of a row.
    pub fn row(&self, row: usize) -> impl Iterator<Item = Module> + '_ {
        self.rows[row].iter().flatten().copied()
    }

    /// All modules that are shown.
    pub fn shown(&self) -> impl Iterator<Item = Module> + '_ {
        self.rows.iter().flatten().flatten().copied()
    }

    /// How many modules lie face down.
    pub fn modules_left(&self) -> usize {
        self.pile.len()
    }

    /// The modules that lie face down, by number: everybody may look up which are left, not in which order.
    pub fn remaining_modules(&self) -> ArrayVec<Module, 40> {
        let mut left = self.pile.clone();
        left.sort_unstable();
        left
    }

    /// The buildings that lie face down, by number.
    pub(in crate::games::beta_colony) fn remaining_buildings(&self) -> ArrayVec<Achievement, 4> {
        let mut left = self.buildings.clone();
        left.sort_unstable();
        left
    }

    /// Whether what is kept of the colonies is not what counting tiles and crew gives.
    pub(in crate::games::beta_colony) fn colonies_are_miscounted(&self) -> bool {
        self.colonies.recounted() != self.colonies
    }

    /// How many buildings lie under it.
    pub fn buildings_left(&self) -> usize {
        self.buildings.len()
    }

    /// Statues and the top building: what can be taken at Azophi Nexus.
    pub fn achievements(&self) -> impl Iterator<Item = Achievement> + '_ {
        let statues = Achievement::STATUES.into_iter().filter(|statue| self.statues & 1 << statue.index() != 0);
        statues.chain(self.building)
    }

    /// Artifacts in the supply.
    pub fn artifact_supply(&self) -> u8 {
        super::super::facts::ARTIFACTS - self.players.iter().map(|player| player.artifacts).sum::<u8>()
    }

    /// Crew of a seat on a space.
    pub fn crew_on(&self, space: Space, seat: Seat) -> u8 {
        self.colonies.crew_on(space, seat)
    }

    /// Crew of a seat on all spaces of a set.
    pub(in crate::games::beta_colony) fn crew_on_all(&self, seat: Seat, spaces: u64) -> u8 {
        Space::of_bits(spaces & self.manned(seat)).map(|space| self.crew_on(space, seat)).sum()
    }

    /// Crew of a seat in a colony.
    pub fn crew_in(&self, colony: Colony, seat: Seat) -> u8 {
        self.colonies.crew_in(colony, seat)
    }

    /// Crew of a seat on Victus.
    pub fn crew_on_victus(&self, seat: Seat) -> u8 {
        Colony::ALL.into_iter().map(|colony| self.crew_in(colony, seat)).sum()
    }

    /// The spaces with a seat's crew, as bits.
    pub(in crate::games::beta_colony) fn manned(&self, seat: Seat) -> u64 {
        self.colonies.manned(seat)
    }

    /// Spaces with a module, as bits.
    pub(in crate::games::beta_colony) fn modules(&self) -> u64 {
        self.colonies.modules()
    }

    /// Spaces with a module of this colour, as bits.
    pub(in crate::games::beta_colony) fn coloured(&self, colour: Colour) -> u64 {
        self.colonies.coloured(colour)
    }

    /// How large the group would be if a module of this colour were (or is) here.
    pub fn group(&self, colour: Colour, space: Space) -> u32 {
        connected(self.coloured(colour) | space.bit(), space).count_ones()
    }

    /// Free spaces where a module of this colour may be built, as bits: no group of four comes about.
    pub(in crate::games::beta_colony) fn sites(&self, colour: Colour) -> u64 {
        // Next to so many modules of its colour, or more, each with all of its group: the module here would be one more.
        let mut next_to = [ALL_SPACES, 0, 0, 0];
        let alike = self.coloured(colour);
        let mut left = alike;
        while let Some(space) = Space::of_bits(left).next() {
            let group = connected(alike, space);
            let around = Space::of_bits(group).fold(0, |around, space| around | space.neighbour_bits());
            for _ in 0..group.count_ones() {
                (1..next_to.len()).rev().for_each(|count| next_to[count] |= next_to[count - 1] & around);
            }
            left &= !group;
        }
        ALL_SPACES & !self.colonies.occupied() & !next_to[MOST_GROUP as usize]
    }

    /// Free spaces for an achievement, as bits: not next to a centre.
    pub(in crate::games::beta_colony) fn outer_sites(&self) -> u64 {
        ALL_SPACES & !self.colonies.occupied() & !CENTRAL
    }

    /// The influence that this module brings here: printed, the group's others, and next to a centre; bought, with the cycle card's.
    pub fn influence(&self, module: Module, space: Space, free: bool) -> u8 {
        let others = self.group(module.colour(), space) as u8 - 1;
        let card = !free && self.holds(CycleCard::SevenFuel);
        module.influence() + others + u8::from(space.is_central()) + u8::from(card)
    }

    /// What a move with this die to this location costs; `None` if the die is used or the ship not placed. Whether there is so much
    /// fuel is another question.
    pub fn travel(&self, seat: Seat, die: Die, to: Location) -> Option<Travel> {
        let player = self.player(seat);
        let (value, ship) = (player.die(die)?, player.ship?);
        let cost = |steps: u8| value.abs_diff(steps).min(value.abs_diff(steps + LOCATIONS));
        let ahead = cost(ship.steps_to(to));
        let astern = cost(to.steps_to(ship));
        let back = die == Die::Black && player.board == Some(Board::Fifth) && astern < ahead;
        Some(Travel { fuel: if back { astern } else { ahead }, back })
    }

    /// The values that this die may be used as at a location.
    pub fn activations(&self, seat: Seat, at: Location, die: Die) -> ArrayVec<Activation, 4> {
        let mut ways = ArrayVec::new();
        self.each_activation(seat, at, die, |way, obstacle| {
            if obstacle.is_none() {
                ways.push(way);
            }
        });
        ways
    }

    /// The values that this die may be used as at a location, the one that costs nothing first. Fuel is offered where it brings more,
    /// and for manufactory rows where something can be bought.
    pub(in crate::games::beta_colony) fn each_activation(
        &self,
        seat: Seat,
        at: Location,
        die: Die,
        mut visit: impl FnMut(Activation, Option<Obstacle>),
    ) {
        let player = self.player(seat);
        let Some(mut value) = player.die(die) else { return };
        if at.materials().is_some() && die == Die::Black && player.board == Some(Board::First) {
            value = 6;
        }
        visit(Activation { value, fuel: 0 }, None);
        let too_much = |fuel: u8| (fuel > player.fuel).then(|| Obstacle::Fuel(fuel - player.fuel));
        if at.materials().is_some() && value < 5 {
            visit(Activation { value: 5, fuel: 5 - value }, too_much(5 - value));
        }
        if at.is_manufactory() {
            for (row, (from, to)) in ROWS.into_iter().enumerate().filter(|(row, _)| *row != row_for(value)) {
                let wanted = value.clamp(from, to);
                let any = die == Die::Black && player.board == Some(Board::Second);
                let fuel = if any { 0 } else { value.abs_diff(wanted) };
                visit(Activation { value: wanted, fuel }, too_much(fuel).or_else(|| self.not_sold(seat, row)));
            }
        }
    }

    /// What is in the way of all modules of a row.
    fn not_sold(&self, seat: Seat, row: usize) -> Option<Obstacle> {
        self.bars(seat, self.row(row), Some(Obstacle::NotShown))
    }

    /// What is in the way of all other modules of this one's row, if there are any.
    pub fn bars_others(&self, seat: Seat, module: Module) -> Option<Obstacle> {
        let row = self.rows.iter().position(|row| row.contains(&Some(module)))?;
        self.bars(seat, self.row(row).filter(|other| *other != module), None)
    }

    /// What is in the way of all these modules, of the last one; what is met where there are none.
    fn bars(&self, seat: Seat, of: impl Iterator<Item = Module>, mut met: Option<Obstacle>) -> Option<Obstacle> {
        for module in of {
            met = Some(self.purchase(seat, module).err()?);
        }
        met
    }

    /// Ways to pay for one material; `pairs` where two equal ones of the fourth board count.
    pub(in crate::games::beta_colony) fn ways(&self, seat: Seat, material: Material, pairs: bool) -> Ways {
        let player = self.player(seat);
        let mut ways = Ways::new();
        if player.material(material) > 0 {
            ways.push(Payment::Material(material));
        }
        if material != Material::Polymer && player.material(Material::Polymer) > 0 && self.polymer_is_any() {
            ways.push(Payment::Material(Material::Polymer));
        }
        if player.artifacts > 0 {
            ways.push(Payment::Artifact);
        }
        if pairs && player.board == Some(Board::Fourth) {
            let two = |other: &Material| *other != material && player.material(*other) >= 2;
            ways.extend(Material::ALL.into_iter().filter(two).map(Payment::Pair));
        }
        ways
    }

    fn polymer_is_any(&self) -> bool {
        self.holds(CycleCard::FourColours)
    }

    /// Whether a player can pay all of these, after a payment.
    pub(in crate::games::beta_colony) fn covers(&self, seat: Seat, paid: Option<Payment>, needed: &[Material]) -> bool {
        let player = self.player(seat);
        let (mut materials, mut artifacts) = (player.materials, player.artifacts);
        match paid {
            Some(Payment::Material(material)) => materials[material.index()] -= 1,
            Some(Payment::Pair(material)) => materials[material.index()] -= 2,
            Some(Payment::Artifact) => artifacts -= 1,
            None => {}
        }
        let mut short = 0;
        for material in needed {
            match &mut materials[material.index()] {
                0 => short += 1,
                left => *left -= 1,
            }
        }
        let polymers = if self.polymer_is_any() { materials[Material::Polymer.index()] } else { 0 };
        short <= artifacts + polymers
    }

    /// The spaces on which a player can buy and build this module, as bits.
    pub(in crate::games::beta_colony) fn buyable(&self, seat: Seat, module: Module) -> u64 {
        self.purchase(seat, module).unwrap_or(0)
    }

    /// The same, or why there is none.
    pub(in crate::games::beta_colony) fn purchase(&self, seat: Seat, module: Module) -> Result<u64, Obstacle> {
        let ways = self.ways(seat, module.colour().material(), true);
        if ways.is_empty() {
            return Err(Obstacle::Unpaid);
        }
        let payable = |material: &Material| ways.iter().any(|way| self.covers(seat, Some(*way), &[*material]));
        some_of(self.sites(module.colour()), spaces_of(payable))
    }

    /// The spaces on which a player can build this achievement, as bits; `free` if nothing is paid.
    pub(in crate::games::beta_colony) fn achievable(&self, seat: Seat, achievement: Achievement, free: bool) -> u64 {
        self.achieve(seat, achievement, free).unwrap_or(0)
    }

    /// The same, or why there is none.
    pub(in crate::games::beta_colony) fn achieve(
        &self,
        seat: Seat,
        achievement: Achievement,
        free: bool,
    ) -> Result<u64, Obstacle> {
        let player = self.player(seat);
        if player.achievements.len() >= MOST_ACHIEVEMENTS {
            return Err(Obstacle::EnoughAchievements);
        }
        let sites = self.outer_sites();
        if free {
            return some_of(sites, ALL_SPACES);
        }
        let missing = STATUE_ARTIFACTS.saturating_sub(player.artifacts);
        if achievement.is_statue() && missing > 0 {
            return Err(Obstacle::Artifacts(missing));
        }
        let payable = |material: &Material| match achievement.materials() {
            Some([one, two, three, four]) => self.covers(seat, None, &[one, two, three, four, *material]),
            None => {
                player.artifacts > STATUE_ARTIFACTS
                    || player.material(*material) > 0
                    || self.polymer_is_any() && player.material(Material::Polymer) > 0
            }
        };
        some_of(sites, spaces_of(payable))
    }
}

/// The spaces that ask for one of these materials, as bits.
fn spaces_of(materials: impl Fn(&Material) -> bool) -> u64 {
    Material::ALL.into_iter().filter(materials).fold(0, |all, material| all | material.spaces())
}

/// Sites that can be paid, if there are any.
fn some_of(sites: u64, affordable: u64) -> Result<u64, Obstacle> {
    match sites & affordable {
        0 if sites == 0 => Err(Obstacle::NoSite),
        0 => Err(Obstacle::Unpaid),
        spaces => Ok(spaces),
    }
}

/// The part of a set of spaces that hangs together with one of them.
pub(in crate::games::beta_colony) fn connected(set: u64, from: Space) -> u64 {
    let mut part = from.bit();
    let mut new = part;
    while new != 0 {
        let around = Space::of_bits(new).fold(0, |around, space| around | space.neighbour_bits());
        new = around & set & !part;
        part |= new;
    }
    part
}
