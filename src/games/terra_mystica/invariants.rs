//! What the engine's invariants look at.

use super::cause::Source;
use super::choice::Choice;
use super::event::Event;
use super::facts::{
    BRIDGES, Building, Cult, Faction, Favor, Hexes, LAST_STEP, MOST_TOWNS, Map, PRIESTS, TOKENS, Terrain, TownTile,
};
use super::state::{Options, Phase, Selection, TerraMystica};
use crate::engine::Seat;
use crate::engine::invariants::Invariants;

impl Invariants for TerraMystica {
    fn tables() -> Vec<(Options, u8)> {
        let mut tables = Vec::new();
        for players in 2..=5u8 {
            for map in Map::ALL {
                for variant in 0..4 {
                    let options = Options {
                        map,
                        variable_points: variant & 1 != 0,
                        variable_order: variant & 2 != 0,
                        factions: if variant == 1 { Selection::Drawn } else { Selection::InTurn },
                        ..Options::default()
                    };
                    tables.push((options, players));
                }
            }
            // Every faction, and with it its partner of the same board, is given once in each size.
            for first in 0..7 {
                let given = (0..usize::from(players)).map(|seat| {
                    let board = (first + seat * 3) % 7;
                    Faction::ALL[board * 2 + usize::from(players) % 2]
                });
                let options = Options { factions: Selection::Given(given.collect()), ..Options::default() };
                tables.push((options, players));
            }
            tables.push((Options { fixed_setup: true, ..Options::default() }, players));
        }
        tables
    }

    /// The usual table of every size, and in each size another map or variant.
    fn golden_tables() -> Vec<(Options, u8)> {
        let usual = Options::default;
        let others = [
            Options { fixed_setup: true, ..usual() },
            Options { map: Map::Fjords, variable_points: true, ..usual() },
            Options { map: Map::Lakes, variable_order: true, ..usual() },
            Options { factions: Selection::Drawn, ..usual() },
        ];
        (2..=5).zip(others).flat_map(|(players, other)| [(usual(), players), (other, players)]).collect()
    }

    fn audit(&self) -> Result<(), String> {
        let mut all = Hexes::NONE;
        for land in Terrain::ALL.map(|terrain| self.land(terrain)) {
            if all.meets(land) {
                return Err("a hex has two terrains".to_owned());
            }
            all |= land;
        }
        if all != self.geometry().all.without(self.geometry().rivers) {
            return Err("land has no terrain".to_owned());
        }
        for cult in Cult::ALL {
            let highest = self.seats().filter(|seat| self.player(*seat).cult(cult) == LAST_STEP).count();
            if highest > 1 {
                return Err(format!("{highest} players on the last step of {cult:?}"));
            }
        }
        let built: u32 = self.all_players().iter().map(|player| player.everywhere().len()).sum();
        if built != self.built_up().len() {
            return Err("two buildings on a hex".to_owned());
        }
        self.audit_tiles()?;
        self.seats().filter(|seat| self.player(*seat).faction().is_some()).try_for_each(|seat| self.audit_player(seat))
    }

    fn as_text(&self) -> String {
        self.table_text()
    }

    fn known_to(&self, _: Option<Seat>) -> String {
        self.table_text()
    }

    fn unknown_to(&self, _: Option<Seat>) -> Vec<Vec<u16>> {
        Vec::new()
    }

    fn hand(&self, _: Seat) -> Vec<u16> {
        Vec::new()
    }

    fn tally(event: &Event, count: &mut dyn FnMut(String)) {
        match event {
            Event::Plays(_, faction) => count(format!("plays {}", faction.code())),
            Event::PowerAction(_, action) => count(format!("action ACT{}", action + 1)),
            Event::SpecialAction(_, special) => count(format!("action {}", special.code())),
            Event::TookFavor(_, favor) => count(format!("takes FAV{}", favor.0 + 1)),
            Event::TookTown { tile, .. } => count(format!("takes TW{}", tile.0 + 1)),
            Event::Upgraded(_, _, building) => count(format!("builds {}", building.code())),
            _ => {}
        }
    }

    fn role(&self, seat: Seat) -> Option<String> {
        self.player(seat).faction().map(|faction| faction.code().to_owned())
    }

    fn liveliness(choice: Choice) -> u32 {
        match choice {
            Choice::Build(_) => 40,
            Choice::Upgrade(..) => 60,
            Choice::Special(_) | Choice::Connect(_) => 40,
            Choice::Power(_) | Choice::Priest(..) | Choice::Advance(_) => 10,
            Choice::Take(_) => 3,
            _ => 1,
        }
    }
}

impl TerraMystica {
    fn audit_tiles(&self) -> Result<(), String> {
        for favor in (0..12).map(Favor) {
            let owned = self.all_players().iter().filter(|player| player.has_favor(favor)).count() as u8;
            if owned + self.favor_supply()[usize::from(favor.0)] != favor.count() {
                return Err(format!("{favor:?}: {owned} owned"));
            }
        }
        for tile in (0..8).map(TownTile) {
            let owned: u8 = self.all_players().iter().map(|player| player.town_tiles(tile)).sum();
            let all = owned + self.town_supply()[usize::from(tile.0)];
            if all != tile.print().count && !(self.dialect().leaves_out_towns() && all == 0) {
                return Err(format!("{tile:?}: {owned} owned"));
            }
        }
        let founded: u8 = self.all_players().iter().map(|player| player.towns()).sum();
        let towns = self.all_players().iter().flat_map(|player| player.founded());
        let open = towns.filter(|(_, tile)| tile.is_none()).count() as u8;
        let mut held = self.all_players().iter().filter_map(|player| player.card());
        match () {
            () if founded > MOST_TOWNS && !self.dialect().founds_without_limit() => Err(format!("{founded} towns")),
            () if open != self.towns_due() => Err(format!("{open} towns without tiles")),
            () if held.any(|card| !self.has_card(card)) => Err("a bonus card that is not in the game".to_owned()),
            () => Ok(()),
        }
    }

    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let home = self.land(self.home(seat));
        let placed = Cult::ALL.iter().flat_map(|cult| self.slots(*cult)).filter(|slot| *slot == Some(seat)).count();
        let bridges = self.bridges().iter().filter(|bridge| bridge.owner == seat).count() as u8;
        let wrong = |what: &str| Err(format!("{seat:?} {}: {what}", player.faction().map_or("", |it| it.code())));
        match () {
            () if player.bowls().iter().sum::<u8>() > TOKENS => wrong("too many power tokens"),
            () if player.priests() + player.placed_priests() > PRIESTS => wrong("too many priests"),
            () if usize::from(player.placed_priests()) != placed => wrong("priests with the cults"),
            () if Building::ALL.iter().any(|kind| player.standing(*kind).len() > kind.supply()) => wrong("buildings"),
            () if !player.everywhere().without(home).is_empty() => wrong("a building on foreign terrain"),
            () if Cult::ALL.iter().any(|cult| player.cult(*cult) > LAST_STEP) => wrong("a cult"),
            () if player.points() < 0 => wrong("less than no points"),
            () if Source::ALL.map(|from| player.points_from(from)).iter().sum::<i16>() != player.points() => {
                wrong("points by source")
            }
            () if bridges + player.bridges_left() != BRIDGES => wrong("bridges"),
            () if !player.in_towns().without(player.everywhere()).is_empty() => wrong("a town without buildings"),
            () if player.founded().iter().any(|(at, _)| !(player.in_towns() | player.river_towns()).has(*at)) => {
                wrong("a town tile without a town")
            }
            () if player.digging() > 2 || player.shipping() > 5 => wrong("tracks"),
            () => self.audit_towns(seat),
        }
    }

    /// Each settlement belongs to towns as a whole or not at all, and none that could be one is left, unless a tile is still to be chosen or
    /// no town is left.
    fn audit_towns(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let mut left = player.everywhere();
        while let Some(hex) = left.first() {
            let settlement = self.settlement(seat, hex);
            left = left.without(settlement);
            let part = settlement.meets(player.in_towns());
            if part && !settlement.without(player.in_towns()).is_empty() {
                return Err(format!("{seat:?}: half a town at {}", self.geometry().name(hex)));
            }
            let settled = !matches!(self.phase(), Phase::SetUp | Phase::Factions(_) | Phase::Dwellings(_));
            if settled && !part && self.towns_left() > 0 && self.makes_town(seat, settlement) {
                // A town that had no tile is founded when something is built there again.
                if self.towns_due() == 0 && self.towns_left() > 1 {
                    return Err(format!("{seat:?}: no town at {}", self.geometry().name(hex)));
                }
            }
        }
        Ok(())
    }
}
