//! Any table, laid out for tests and worked examples: factions, buildings, land, resources, tiles; then somebody's turn.

use super::super::super::choice::Choice;
use super::super::super::event::Event;
use super::super::super::facts::tiles::ALL_CARDS;
use super::super::super::facts::{Building, Card, Cult, Faction, Hex, Map, Scoring, Special, Terrain, TownTile};
use super::super::super::prompt::Prompt;
use super::super::{Bridge, LedgerTable, Options, Phase, Player, Selection, TerraMystica};
use crate::engine::{Flow, Seat, Table};

/// A table that is being laid out. Hexes go by their printed names.
#[derive(Clone, Debug)]
#[must_use]
pub struct Situation {
    game: TerraMystica,
}

/// A table that tells nobody and asks nothing.
struct Silence;

impl crate::engine::Chance for Silence {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Table<TerraMystica> for Silence {
    fn ask(&mut self, _: &TerraMystica, _: Seat, _: Prompt, choices: &[Choice]) -> Flow<Choice> {
        Ok(choices[0])
    }

    fn tell(&mut self, _: &TerraMystica, _: Event) {}
}

impl From<TerraMystica> for Situation {
    fn from(game: TerraMystica) -> Situation {
        Situation { game }
    }
}

impl Situation {
    /// A table in round 1 on the base map, with no building and no card. Points are for towns, in round 2 for spades. The first faction is on turn.
    ///
    /// # Panics
    /// If 2 to 5 factions of different colours are not what it gets.
    pub fn new(factions: &[Faction]) -> Situation {
        Situation::on(Map::Base, factions)
    }

    /// The same on another map.
    ///
    /// # Panics
    /// As [`Situation::new`].
    pub fn on(map: Map, factions: &[Faction]) -> Situation {
        Situation::with(&Options { map, factions: Selection::Given(factions.to_vec()), ..Options::default() }, factions)
    }

    /// The same by the rules that ledgers follow.
    ///
    /// # Panics
    /// As [`Situation::new`].
    pub fn of_ledger(factions: &[Faction]) -> Situation {
        let ledger = LedgerTable {
            factions: factions.to_vec(),
            points: vec![20; factions.len()],
            scoring: [1, 2, 3, 4, 5, 6],
            cards: (1..=10).collect(),
            extra_town_tiles: true,
            cultists_power: true,
            leaves: Vec::new(),
        };
        Situation::with(&Options { ledger: Some(ledger), ..Options::default() }, factions)
    }

    /// The same with options.
    ///
    /// # Panics
    /// As [`Situation::new`].
    pub fn with(options: &Options, factions: &[Faction]) -> Situation {
        let mut game = match TerraMystica::before_setup(options, factions.len() as u8) {
            Ok(game) => game,
            Err(error) => panic!("{error:?}"),
        };
        for (seat, faction) in game.seats().zip(factions) {
            game.take_faction(&mut Silence, seat, *faction);
        }
        game.lay_out([2, 1, 3, 4, 5, 6].map(|tile| Scoring(tile - 1)), (0..ALL_CARDS as u8).map(Card));
        game.round = 1;
        game.begin_turn(Seat(0));
        Situation { game }
    }

    fn hex(&self, name: &str) -> Hex {
        self.game.geometry().by_name(name).unwrap_or_else(|| panic!("{name} is no hex"))
    }

    fn change(mut self, seat: u8, change: impl FnOnce(&mut Player)) -> Situation {
        change(self.game.player_mut(Seat(seat)));
        self
    }

    /// Buildings of a kind, with home terrain under them. None of them belongs to a town yet.
    pub fn build(mut self, seat: u8, building: Building, names: &[&str]) -> Situation {
        let home = self.game.home(Seat(seat));
        for name in names {
            let hex = self.hex(name);
            self = self.land(home, &[name]);
            self.game.player_mut(Seat(seat)).buildings.iter_mut().for_each(|buildings| buildings.remove(hex));
            self.game.player_mut(Seat(seat)).buildings[building as usize].insert(hex);
        }
        self
    }

    /// Land with another terrain.
    pub fn land(mut self, terrain: Terrain, names: &[&str]) -> Situation {
        for name in names {
            let hex = self.hex(name);
            self.game.land.iter_mut().for_each(|land| land.remove(hex));
            self.game.land[terrain as usize].insert(hex);
        }
        self
    }

    /// Coins, workers and priests.
    pub fn resources(self, seat: u8, coins: u16, workers: u8, priests: u8) -> Situation {
        self.change(seat, |player| (player.coins, player.workers, player.priests) = (coins, workers, priests))
    }

    /// Power in the bowls.
    pub fn bowls(self, seat: u8, bowls: [u8; 3]) -> Situation {
        self.change(seat, |player| player.bowls = bowls)
    }

    /// Points.
    pub fn points(self, seat: u8, points: i16) -> Situation {
        self.change(seat, |player| {
            player.by_source[0] += points - player.points;
            player.points = points;
        })
    }

    /// A step in a cult.
    pub fn cult(self, seat: u8, cult: Cult, step: u8) -> Situation {
        self.change(seat, |player| player.cults[cult as usize] = step)
    }

    /// Keys.
    pub fn keys(self, seat: u8, keys: u8) -> Situation {
        self.change(seat, |player| player.keys = keys)
    }

    /// Levels of shipping and spades.
    pub fn tracks(self, seat: u8, shipping: u8, digging: u8) -> Situation {
        self.change(seat, |player| (player.shipping, player.digging) = (shipping, digging))
    }

    /// A favor tile, 1 to 12, without its steps.
    pub fn favor(mut self, seat: u8, number: u8) -> Situation {
        self.game.favors[usize::from(number) - 1] -= 1;
        self.change(seat, |player| player.favors |= 1 << (number - 1))
    }

    /// A town tile, 1 to 8, without anything that it brings.
    pub fn town(mut self, seat: u8, number: u8) -> Situation {
        self.game.towns[usize::from(number) - 1] -= 1;
        self.change(seat, |player| player.towns[usize::from(TownTile(number - 1).0)] += 1)
    }

    /// Buildings that belong to a town already.
    pub fn in_town(self, seat: u8, names: &[&str]) -> Situation {
        let hexes: Vec<Hex> = names.iter().map(|name| self.hex(name)).collect();
        self.change(seat, |player| hexes.into_iter().for_each(|hex| player.in_towns.insert(hex)))
    }

    /// A bonus card, 1 to 10.
    pub fn card(self, seat: u8, number: u8) -> Situation {
        self.change(seat, |player| player.card = Some(Card(number - 1)))
    }

    /// Only these bonus cards are in the game.
    pub fn cards(mut self, numbers: &[u8]) -> Situation {
        self.game.lay_out(self.game.scoring, numbers.iter().map(|number| Card(number - 1)));
        self
    }

    /// A special action that was done in this round.
    pub fn used(self, seat: u8, special: Special) -> Situation {
        self.change(seat, |player| player.used |= 1 << special as u16)
    }

    /// A bridge.
    pub fn bridge(mut self, seat: u8, one: &str, other: &str) -> Situation {
        let ends = (self.hex(one), self.hex(other));
        self.game.bridges.push(Bridge { owner: Seat(seat), ends });
        self.change(seat, |player| player.bridges -= 1)
    }

    /// A priest on a slot of a cult.
    pub fn priest(mut self, seat: u8, cult: Cult) -> Situation {
        if let Some(slot) = self.game.slots[cult as usize].iter_mut().find(|slot| **slot == 0) {
            *slot = seat + 1;
        }
        self.change(seat, |player| player.placed += 1)
    }

    /// A round, with this scoring tile, 1 to 9.
    pub fn round(mut self, round: u8, tile: u8) -> Situation {
        self.game.round = round;
        self.game.scoring[usize::from(round) - 1] = Scoring(tile - 1);
        self
    }

    /// Who has passed already, in this order.
    pub fn passed(mut self, seats: &[u8]) -> Situation {
        self.game.passed = seats.iter().copied().map(Seat).collect();
        self
    }

    /// Who is on turn.
    pub fn turn(mut self, seat: u8) -> Situation {
        self.game.current = Seat(seat);
        self
    }

    /// All have passed: the round ends.
    pub fn all_passed(mut self, seats: &[u8]) -> Situation {
        self = self.passed(seats);
        self.game.phase = Phase::CultBonus;
        self
    }

    /// The game ends.
    pub fn at_the_end(mut self) -> Situation {
        self.game.phase = Phase::Scoring(0);
        self
    }

    /// The table.
    pub fn game(self) -> TerraMystica {
        self.game
    }
}
