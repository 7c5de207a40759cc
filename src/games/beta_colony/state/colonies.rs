//! What stands on Victus: tiles and crew, counted as they come, for the game asks for sites, groups and crews all the time.

use super::super::facts::{Achievement, Colony, Colour, MOST_PLAYERS, Module, SPACES, Space};
use crate::engine::Seat;

/// What is built on a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tile {
    /// A module.
    Module(Module),
    /// An achievement.
    Achievement(Achievement),
}

/// The three colonies. Nothing leaves them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::games::beta_colony) struct Colonies {
    /// What is built on each space.
    tiles: [Option<Tile>; SPACES],
    /// Crew on each space, by seat.
    crew: [[u8; MOST_PLAYERS]; SPACES],
    /// The spaces with a module of each colour, as bits.
    coloured: [u64; Colour::ALL.len()],
    /// The spaces with an achievement, as bits.
    achieved: u64,
    /// The spaces with crew of each seat, as bits.
    manned: [u64; MOST_PLAYERS],
    /// The crew of each seat in each colony.
    crews: [[u8; Colony::ALL.len()]; MOST_PLAYERS],
}

impl Colonies {
    pub fn new() -> Colonies {
        Colonies {
            tiles: [None; SPACES],
            crew: [[0; MOST_PLAYERS]; SPACES],
            coloured: [0; Colour::ALL.len()],
            achieved: 0,
            manned: [0; MOST_PLAYERS],
            crews: [[0; Colony::ALL.len()]; MOST_PLAYERS],
        }
    }

    pub fn build_module(&mut self, module: Module, space: Space) {
        self.tiles[space.index()] = Some(Tile::Module(module));
        self.coloured[module.colour().index()] |= space.bit();
    }

    pub fn build_achievement(&mut self, achievement: Achievement, space: Space) {
        self.tiles[space.index()] = Some(Tile::Achievement(achievement));
        self.achieved |= space.bit();
    }

    pub fn add_crew(&mut self, seat: Seat, space: Space, count: u8) {
        self.crew[space.index()][seat.index()] += count;
        self.crews[seat.index()][space.colony().index()] += count;
        if count > 0 {
            self.manned[seat.index()] |= space.bit();
        }
    }

    pub fn tile(&self, space: Space) -> Option<Tile> {
        self.tiles[space.index()]
    }

    pub fn crew_on(&self, space: Space, seat: Seat) -> u8 {
        self.crew[space.index()][seat.index()]
    }

    pub fn crew_in(&self, colony: Colony, seat: Seat) -> u8 {
        self.crews[seat.index()][colony.index()]
    }

    pub fn coloured(&self, colour: Colour) -> u64 {
        self.coloured[colour.index()]
    }

    pub fn modules(&self) -> u64 {
        self.coloured.iter().fold(0, |all, coloured| all | coloured)
    }

    pub fn occupied(&self) -> u64 {
        self.modules() | self.achieved
    }

    pub fn manned(&self, seat: Seat) -> u64 {
        self.manned[seat.index()]
    }

    /// The same, counted from tiles and crew alone.
    pub fn recounted(&self) -> Colonies {
        let mut again = Colonies::new();
        for space in Space::all() {
            match self.tile(space) {
                Some(Tile::Module(module)) => again.build_module(module, space),
                Some(Tile::Achievement(achievement)) => again.build_achievement(achievement, space),
                None => {}
            }
            Seat::all(MOST_PLAYERS as u8).for_each(|seat| again.add_crew(seat, space, self.crew_on(space, seat)));
        }
        again
    }
}
