//! The table as text, as a player would read it: golden playthroughs are written with it.

use super::facts::{Module, Space};
use super::state::{BetaColony, Tile};
use std::fmt::{Debug, Write};

impl BetaColony {
    /// Lines for the game, the manufactory, the colonies, and one for each player.
    pub(super) fn table_text(&self) -> String {
        let mut text = format!("round {} first {}; cards", self.round(), self.first().0 + 1);
        self.cards().iter().for_each(|card| _ = write!(text, " {}", lower(card)));
        let _ = write!(text, "; artifacts {}; achievements", self.artifact_supply());
        self.achievements().for_each(|achievement| _ = write!(text, " {}", lower(&achievement)));
        let _ = write!(text, " and {}\nmanufactory", self.buildings_left());
        for row in self.rows() {
            let modules: Vec<String> = row.iter().flatten().map(|module| module_text(*module)).collect();
            let _ = write!(text, " [{}]", modules.join(" "));
        }
        let _ = writeln!(text, " draw {}", self.modules_left());
        for colony in super::facts::Colony::ALL {
            let _ = write!(text, "{}", lower(&colony));
            for space in colony.spaces() {
                self.space_text(space, &mut text);
            }
            text.push('\n');
        }
        for (seat, player) in self.seats().zip(self.all_players()) {
            let _ = write!(
                text,
                "{}: {} points, {} fuel, {} artifacts, {} crew; materials {:?}; tracks {:?}; dice {:?}; board {} ship {}; built",
                seat.0 + 1,
                player.points(),
                player.fuel(),
                player.artifacts(),
                player.crew(),
                player.materials(),
                player.tracks(),
                player.values(),
                player.board().map_or("none".to_owned(), |board| lower(&board)),
                player.ship().map_or("none".to_owned(), |ship| lower(&ship)),
            );
            player.achievements().iter().for_each(|achievement| _ = write!(text, " {}", lower(achievement)));
            text.push('\n');
        }
        text
    }

    fn space_text(&self, space: Space, text: &mut String) {
        let Some(tile) = self.tile(space) else { return };
        let _ = write!(text, " {}", space.0);
        match tile {
            Tile::Module(module) => _ = write!(text, ":{}", module_text(module)),
            Tile::Achievement(achievement) => _ = write!(text, ":{}", lower(&achievement)),
        }
        for seat in self.seats() {
            (0..self.crew_on(space, seat)).for_each(|_| _ = write!(text, "/{}", seat.0 + 1));
        }
    }
}

fn lower(word: &impl Debug) -> String {
    format!("{word:?}").to_lowercase()
}

/// A module as people name it: `red-2`, with its bonus.
fn module_text(module: Module) -> String {
    let bonus = module.bonus().map_or(String::new(), |bonus| format!("-{}", lower(&bonus)));
    format!("{}-{}{bonus}", lower(&module.colour()), module.influence())
}
