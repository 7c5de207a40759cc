//! What lies on the table. Its fields are private to this file and its rooms: `queries` has every question about them, `moves` every
//! change that the rules make, `colonies` what stands on Victus. Beside these, `hidden` exchanges what nobody can know and [`situation`]
//! lays out any table by hand.

#[cfg(test)]
mod audit;
mod colonies;
mod hidden;
mod moves;
pub mod queries;
pub mod situation;

pub use super::facts::MOST_PLAYERS;
pub use colonies::Tile;

use super::facts::{
    Achievement, Board, CREW, CycleCard, Location, MODULES, MOST_ACHIEVEMENTS, Module, ROWS, SLOTS, Space,
};
use crate::engine::{Seat, SetupError, readable};
use arrayvec::ArrayVec;
use colonies::Colonies;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// What is agreed before the start: nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

readable! {
    /// The whole table.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct BetaColony {
        /// What the next step does.
        phase: Phase => pub(super) phase,
        /// The round, 1 to 9; 0 before the first.
        round: u8 => pub round,
        /// Who begins this round.
        first: Seat => pub first,
        /// The cards of the three cycles.
        cards: [CycleCard; 3] => pub cards,
        /// The four rows of the manufactory; the third slot only while [`CycleCard::FourInfluence`] holds.
        rows: [[Option<Module>; SLOTS]; ROWS.len()] => pub rows as &[[Option<Module>; SLOTS]; ROWS.len()],
        /// The face-down modules; the next one at the end.
        pile: ArrayVec<Module, MODULES>,
        /// Modules of the third column that left the game.
        removed: ArrayVec<Module, MODULES> => pub removed as &[Module],
        /// Statues that are left, as bits of their numbers.
        statues: u8,
        /// The building that lies on top.
        building: Option<Achievement> => pub building,
        /// The buildings under it; the next one at the end.
        buildings: ArrayVec<Achievement, 4>,
        /// What stands on Victus.
        colonies: Colonies,
        /// All players, in playing order.
        players: ArrayVec<Player, MOST_PLAYERS> => pub all_players as &[Player],
    }
}

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// Lay out the game.
    SetUp,
    /// So many have chosen a board: the next one does.
    Boards(u8),
    /// So many have placed a ship: the next one does.
    Ships(u8),
    /// Begin the round, and the cycle in its first round.
    Round,
    /// The cycle card's bonus at its start, for the player so many places after the start player.
    CycleStart(u8),
    /// Roll the dice.
    Roll,
    /// The cycle card's change of dice, for the player so many places after the start player.
    Change(u8),
    /// The turn with this number: each plays two in a round.
    Turn(u8),
    /// The cycle card's goal, for the player so many places after the start player.
    Goal(u8),
    /// End the round.
    RoundEnd,
    /// Score the end.
    End,
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Source {
    /// The die of the right colour.
    Dice,
    /// Bonuses of modules.
    Modules,
    /// The colonies' tracks.
    Tracks,
    /// What was handed in by a cycle card.
    #[strum(serialize = "discard")]
    HandedIn,
    /// Goals of cycle cards.
    Goals,
    /// Artifacts that are left.
    Artifacts,
    /// Achievements.
    Achievements,
    /// Majorities in the colonies.
    Majorities,
}

impl Source {
    /// All sources, in the order of the score table.
    pub const ALL: [Source; 8] = *Source::VARIANTS.as_array().unwrap();
}

readable! {
    /// One player's belongings.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Player {
        /// The player board; `None` before it is chosen.
        board: Option<Board> => pub board,
        /// Where the ship is; `None` before it is placed.
        ship: Option<Location> => pub ship,
        /// How many of each material, in the order of [`Material::ALL`].
        materials: [u8; 6] => pub materials,
        /// Artifacts.
        artifacts: u8 => pub artifacts,
        /// Fuel.
        fuel: u8 => pub fuel,
        /// Crew members that are not on Victus yet.
        crew: u8 => pub crew,
        /// The markers' spaces on all tracks.
        tracks: [u8; 3] => pub tracks,
        /// Achievements that were built.
        achievements: ArrayVec<Achievement, MOST_ACHIEVEMENTS> => pub achievements as &[Achievement],
        /// Values of the dice; 0 once used.
        dice: [u8; 4] => pub(super) values,
        points: [i16; Source::ALL.len()],
    }
}

impl Player {
    fn new() -> Player {
        Player {
            board: None,
            ship: None,
            materials: [0; 6],
            artifacts: 0,
            fuel: 0,
            crew: CREW,
            tracks: [0; 3],
            achievements: ArrayVec::new(),
            dice: [0; 4],
            points: [0; Source::ALL.len()],
        }
    }
}

impl BetaColony {
    /// An empty table.
    ///
    /// # Errors
    /// [`SetupError::Players`] unless 2 to 4 play.
    pub(super) fn before_setup(players: u8) -> Result<BetaColony, SetupError> {
        if !matches!(players, 2..=4) {
            return Err(SetupError::Players(players));
        }
        Ok(BetaColony {
            phase: Phase::SetUp,
            round: 0,
            first: Seat(0),
            cards: [CycleCard::FourEqual, CycleCard::TwoEach, CycleCard::SevenMaterials],
            rows: Default::default(),
            pile: ArrayVec::new(),
            removed: ArrayVec::new(),
            statues: 0,
            building: None,
            buildings: ArrayVec::new(),
            colonies: Colonies::new(),
            players: (0..players).map(|_| Player::new()).collect(),
        })
    }

    /// All seats, in playing order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// A player's belongings.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What is built on a space.
    pub fn tile(&self, space: Space) -> Option<Tile> {
        self.colonies.tile(space)
    }
}
