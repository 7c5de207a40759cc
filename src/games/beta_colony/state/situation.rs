//! Any situation at the start of a turn, laid out by hand: tests and worked examples begin here.

use super::super::facts::{
    Achievement, Board, CYCLE_ROUNDS, Colony, CycleCard, Die, Location, MOST_MATERIALS, Material, Module, Space,
};
use super::{BetaColony, Phase, Source};
use crate::engine::{Seat, SeatSet};

/// A table in the making.
#[derive(Clone, Debug)]
#[must_use]
pub struct Situation {
    game: BetaColony,
}

impl Situation {
    /// A table in round 1, seat 0 on turn: ships on the left manufactory, dice 1 to 4, nothing owned, all modules face down by number.
    ///
    /// # Panics
    /// Unless 2 to 4 play.
    pub fn new(players: u8) -> Situation {
        let Ok(mut game) = BetaColony::before_setup(players) else { panic!("{players} players") };
        game.pile = Module::all().collect();
        game.pile.reverse();
        game.buildings = Achievement::BUILDINGS.into_iter().rev().collect();
        game.building = game.buildings.pop();
        game.statues = Achievement::STATUES.iter().fold(0, |statues, statue| statues | 1 << statue.index());
        game.cards = [CycleCard::TwoCentral, CycleCard::TwoEach, CycleCard::SevenMaterials];
        game.round = 1;
        game.phase = Phase::Turn(0);
        for player in &mut game.players {
            player.ship = Some(Location::LeftManufactory);
            player.dice = [1, 2, 3, 4];
        }
        Situation { game }
    }

    /// A cycle card in its cycle, the round the last of it.
    pub fn card(mut self, card: CycleCard) -> Situation {
        self.game.cards[card.cycle()] = card;
        self.game.round = card.goal_round();
        self
    }

    /// The round, 1 to 9, and who begins it.
    pub fn round(mut self, round: u8, first: u8) -> Situation {
        (self.game.round, self.game.first) = (round, Seat(first));
        self
    }

    /// A player board.
    pub fn board(mut self, seat: u8, board: Board) -> Situation {
        self.game.player_mut(Seat(seat)).board = Some(board);
        self
    }

    /// Where a ship is.
    pub fn ship(mut self, seat: u8, at: Location) -> Situation {
        self.game.player_mut(Seat(seat)).ship = Some(at);
        self
    }

    /// Dice of a player; all others are used.
    pub fn dice(mut self, seat: u8, dice: &[(Die, u8)]) -> Situation {
        let player = self.game.player_mut(Seat(seat));
        player.dice = [0; 4];
        dice.iter().for_each(|(die, value)| player.dice[die.index()] = *value);
        self
    }

    /// Materials of a player.
    ///
    /// # Panics
    /// If they are more than ten.
    pub fn materials(mut self, seat: u8, materials: &[(Material, u8)]) -> Situation {
        let player = self.game.player_mut(Seat(seat));
        player.materials = [0; 6];
        materials.iter().for_each(|(material, count)| player.materials[material.index()] += count);
        assert!(player.all_materials() <= MOST_MATERIALS);
        self
    }

    /// Fuel and artifacts of a player.
    pub fn storage(mut self, seat: u8, fuel: u8, artifacts: u8) -> Situation {
        let player = self.game.player_mut(Seat(seat));
        (player.fuel, player.artifacts) = (fuel, artifacts);
        self
    }

    /// A marker on a track.
    pub fn track(mut self, seat: u8, colony: Colony, at: u8) -> Situation {
        self.game.player_mut(Seat(seat)).tracks[colony.index()] = at;
        self
    }

    /// Points of a player, from bonuses of modules.
    pub fn points(mut self, seat: u8, points: i16) -> Situation {
        self.game.player_mut(Seat(seat)).points[Source::Modules as usize] = points;
        self
    }

    fn take(&mut self, module: Module) {
        self.game.pile.retain(|lying| *lying != module);
        self.game.lift(module);
    }

    /// Modules in a row (0 to 3), from its first slot on.
    pub fn row(mut self, row: usize, modules: &[Module]) -> Situation {
        for (slot, module) in modules.iter().enumerate() {
            self.take(*module);
            self.game.rows[row][slot] = Some(*module);
        }
        self
    }

    /// Fills the rows with the next modules.
    pub fn full_rows(mut self) -> Situation {
        let slots = self.game.slots();
        for place in self.game.rows.iter_mut().flat_map(|row| &mut row[..slots]).filter(|place| place.is_none()) {
            *place = self.game.pile.pop();
        }
        self
    }

    /// Only so many modules lie face down; the others left the game.
    pub fn pile(mut self, count: usize) -> Situation {
        while self.game.pile.len() > count {
            let module = self.game.pile.remove(0);
            self.game.removed.push(module);
        }
        self
    }

    /// The building on top; the others lie under it in this order, the next one first.
    pub fn buildings(mut self, buildings: &[Achievement]) -> Situation {
        self.game.building = buildings.first().copied();
        self.game.buildings = buildings.iter().skip(1).rev().copied().collect();
        self
    }

    /// Only these statues are left.
    pub fn statues(mut self, statues: &[Achievement]) -> Situation {
        self.game.statues = statues.iter().fold(0, |bits, statue| bits | 1 << statue.index());
        self
    }

    /// A module that stands somewhere.
    pub fn stands(mut self, module: Module, space: u8) -> Situation {
        self.take(module);
        self.game.colonies.build_module(module, Space(space));
        self
    }

    /// An achievement that a player has built.
    pub fn achieved(mut self, seat: u8, achievement: Achievement, space: u8) -> Situation {
        self.game.statues &= !(1 << achievement.index());
        self.game.buildings.retain(|lying| *lying != achievement);
        if self.game.building == Some(achievement) {
            self.game.building = self.game.buildings.pop();
        }
        self.game.colonies.build_achievement(achievement, Space(space));
        self.game.player_mut(Seat(seat)).achievements.push(achievement);
        self
    }

    /// Crew on a space.
    ///
    /// # Panics
    /// If the player has not so many.
    pub fn crew(mut self, seat: u8, space: u8, count: u8) -> Situation {
        let player = self.game.player_mut(Seat(seat));
        assert!(player.crew >= count, "crew of seat {seat}");
        player.crew -= count;
        self.game.colonies.add_crew(Seat(seat), Space(space), count);
        self
    }

    /// The next step begins the round after this one.
    pub fn before_round(mut self) -> Situation {
        self.game.phase = Phase::Round;
        self
    }

    /// The next step rolls the dice.
    pub fn before_roll(mut self) -> Situation {
        self.game.phase = Phase::Roll;
        self
    }

    /// The next step ends the round: its goal is scored first in the last round of a cycle.
    pub fn round_done(mut self) -> Situation {
        let goal = self.game.round.is_multiple_of(CYCLE_ROUNDS);
        self.game.phase = if goal { Phase::Goal(0) } else { Phase::RoundEnd };
        self
    }

    /// The next step scores the end.
    pub fn at_the_end(mut self) -> Situation {
        self.game.phase = Phase::End;
        self
    }

    /// The table.
    pub fn game(self) -> BetaColony {
        self.game
    }

    /// All seats of the table.
    pub fn seats(&self) -> SeatSet {
        self.game.seats().collect()
    }

    /// The number of a free space that asks for this material: the first in a colony, next to its centre or not.
    ///
    /// # Panics
    /// Never with the printed spaces.
    pub fn space_of(material: Material, central: bool) -> Space {
        let fits = |space: &Space| space.material() == material && space.is_central() == central;
        Space::all().find(fits).unwrap_or_else(|| panic!("no space of {material:?}"))
    }
}
