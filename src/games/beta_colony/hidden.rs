//! What nobody knows: the order of the modules and buildings that are still to come. And what the engine's invariants look at.

use super::choice::{Choice, Event};
use super::facts::{ARTIFACTS, MOST_ACHIEVEMENTS, MOST_CREW, MOST_GROUP, MOST_MATERIALS};
use super::state::{BetaColony, Options};
use super::things::{Achievement, Module, Space, Tile};
use crate::engine::digest::Digest;
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Observation, Seat, shuffle};

impl BetaColony {
    /// The table with both stacks in order: what everybody sees.
    fn open(&self) -> BetaColony {
        let mut open = self.clone();
        open.draw.sort_unstable();
        open.buildings.sort_unstable();
        open
    }

    pub(super) fn sight_of_all(&self) -> Vec<u64> {
        vec![Digest::of(&self.open())]
    }

    pub(super) fn deal_hidden(&mut self, chance: &mut dyn Chance) {
        self.draw.sort_unstable();
        self.buildings.sort_unstable();
        shuffle(chance, &mut self.draw);
        shuffle(chance, &mut self.buildings);
    }

    pub(super) fn mend(&mut self, got: &Observation<BetaColony>, wanted: &Observation<BetaColony>) -> bool {
        fn swap<X: PartialEq>(pile: &mut [X], one: &X, other: &X) -> bool {
            let place = |pile: &[X], wanted: &X| pile.iter().position(|there| there == wanted);
            match (place(pile, one), place(pile, other)) {
                (Some(one), Some(other)) => {
                    pile.swap(one, other);
                    true
                }
                _ => false,
            }
        }
        match (got, wanted) {
            (Observation::Event(Event::Revealed(_, got)), Observation::Event(Event::Revealed(_, wanted))) => {
                swap(&mut self.draw, got, wanted)
            }
            (Observation::Event(Event::RevealedBuilding(got)), Observation::Event(Event::RevealedBuilding(wanted))) => {
                swap(&mut self.buildings, got, wanted)
            }
            _ => false,
        }
    }
}

impl Invariants for BetaColony {
    fn tables() -> Vec<(Options, u8)> {
        (2..=4).map(|players| (Options::default(), players)).collect()
    }

    fn audit(&self) -> Result<(), String> {
        let built = self.tiles.iter().flatten();
        let modules = built.clone().filter_map(|tile| if let Tile::Module(module) = tile { Some(*module) } else { None });
        let mut all: Vec<Module> =
            modules.chain(self.on_offer()).chain(self.draw.iter().copied()).chain(self.gone.iter().copied()).collect();
        all.sort_unstable();
        if all.len() != Module::COUNT || all.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(format!("{} modules: {all:?}", all.len()));
        }
        let achievements = built.filter_map(|tile| if let Tile::Achievement(which) = tile { Some(*which) } else { None });
        let stacked = self.buildings.iter().copied().chain(self.building);
        let mut all: Vec<Achievement> = achievements.chain(self.statues.iter().copied()).chain(stacked).collect();
        all.sort_unstable();
        if all.len() != usize::from(Achievement::COUNT) || all.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(format!("achievements: {all:?}"));
        }
        let artifacts: u8 = self.players.iter().map(|player| player.artifacts).sum();
        if artifacts > ARTIFACTS {
            return Err(format!("{artifacts} artifacts"));
        }
        for space in Space::all() {
            if let Some(Tile::Module(module)) = self.tile(space) {
                if self.group(module.colour(), space) >= MOST_GROUP {
                    return Err(format!("a group of four at {}", space.0));
                }
            }
        }
        for seat in self.seats() {
            let player = self.player(seat);
            let materials: u8 = player.materials.iter().sum();
            if materials > MOST_MATERIALS || self.crew_on_planet(seat) > MOST_CREW {
                return Err(format!("{seat:?} has {materials} materials, {} crew", self.crew_on_planet(seat)));
            }
            if player.achievements.len() > MOST_ACHIEVEMENTS {
                return Err(format!("{seat:?} has {:?}", player.achievements));
            }
        }
        Ok(())
    }

    fn as_text(&self) -> String {
        use std::fmt::Write;
        let mut text = format!("round {} {:?} start {} cards {:?}\n", self.round, self.phase, self.start.0, self.cards);
        for (n, row) in self.rows.iter().enumerate() {
            let modules: Vec<String> = row.iter().map(|slot| slot.map_or("-".into(), |module| module.0.to_string())).collect();
            let _ = writeln!(text, "row {n}: {}", modules.join(" "));
        }
        let _ = writeln!(text, "achievements {:?} under {}", self.achievements_on_offer(), self.buildings.len());
        for seat in self.seats() {
            let player = self.player(seat);
            let _ = writeln!(
                text,
                "{}: {:?} {:?} dice {:?} spent {:?} materials {:?} fuel {} artifacts {} tracks {:?} built {:?} points {:?}",
                seat.0, player.board, player.ship, player.dice, player.spent, player.materials, player.fuel,
                player.artifacts, player.tracks, player.achievements, player.points
            );
        }
        for space in Space::all() {
            if let Some(tile) = self.tile(space) {
                let _ = writeln!(text, "space {}: {tile:?} crew {:?}", space.0, self.crew[usize::from(space.0)]);
            }
        }
        text
    }

    fn known_to(&self, _: Option<Seat>) -> String {
        format!("{:?}", self.open())
    }

    fn unknown_to(&self, _: Option<Seat>) -> Vec<Vec<u16>> {
        vec![
            self.draw.iter().map(|module| u16::from(module.0)).collect(),
            self.buildings.iter().map(|which| u16::from(which.0)).collect(),
        ]
    }

    fn hand(&self, _: Seat) -> Vec<u16> {
        Vec::new()
    }

    fn liveliness(choice: Choice) -> u32 {
        match choice {
            Choice::Module(_) | Choice::Achievement(_) => 20,
            Choice::Fly(_, to) if to.is_manufactory() => 6,
            Choice::Fly(..) | Choice::Use(..) => 3,
            _ => 1,
        }
    }
}
