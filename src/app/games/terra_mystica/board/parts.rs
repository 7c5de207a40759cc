//! The parts of the board, of which one is looked at where not all have room.

use leptos::prelude::*;

/// A part of the board that has a tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The map.
    Map,
    /// The cults.
    Cults,
    /// One's faction's board.
    Faction,
    /// Rounds, power actions, bonus cards.
    Tiles,
}

impl Part {
    /// All four.
    pub const ALL: [Part; 4] = [Part::Map, Part::Cults, Part::Faction, Part::Tiles];

    /// Its name in the style sheet.
    pub fn code(self) -> &'static str {
        ["map", "cults", "faction", "tiles"][self as usize]
    }

    /// What its tab says.
    pub fn label(self) -> &'static str {
        ["terra-mystica-tab-map", "terra-mystica-tab-cults", "terra-mystica-tab-faction", "terra-mystica-tab-tiles"]
            [self as usize]
    }
}

/// The part that is looked at where not all have room.
#[derive(Clone, Copy, Debug)]
pub struct Looked(RwSignal<Part>);

impl Looked {
    /// Makes it known to the board: the map first.
    pub fn provide() {
        provide_context(Looked(RwSignal::new(Part::Map)));
    }

    /// That of this board.
    pub fn expect() -> Looked {
        expect_context()
    }

    /// The part that is looked at.
    pub fn part(self) -> Part {
        self.0.get()
    }

    /// Shows a part.
    pub fn show(self, part: Part) {
        self.0.set(part);
    }
}
