//! How the parts of the board lie: on a desktop all at once in three columns, on a tablet the map above one of the others, on a
//! phone one at a time, chosen by tabs above the prompt. All of them are always there; the style sheet shows them.

use super::choose::FactionChooser;
use super::cults::Cults;
use super::faction::FactionBoard;
use super::map::MapView;
use super::pieces::Patterns;
use super::resources::Resources;
use super::tiles::{BonusCards, BonusHeld, PowerActions, Rounds, TileChooser};
use crate::app::i18n::words::say;
use crate::app::table::TableCtx;
use crate::app::ui::Icon;
use crate::games::TerraMystica;
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
    const ALL: [Part; 4] = [Part::Map, Part::Cults, Part::Faction, Part::Tiles];

    /// Its name in the style sheet.
    fn code(self) -> &'static str {
        ["map", "cults", "faction", "tiles"][self as usize]
    }

    fn label(self) -> &'static str {
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

/// The board.
#[component]
pub fn Frame(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let Looked(part) = Looked::expect();
    let me = Signal::derive(move || table.me());
    view! {
        <Patterns />
        <div class="board terra-mystica" data-part=move || part.get().code()>
            <div class="tm-parts">
                <main class="tm-centre">
                    <section class="tm-map" aria-label=say("terra-mystica-tab-map")>
                        <MapView table />
                    </section>
                    <section class="tm-faction" aria-label=say("terra-mystica-tab-faction")>
                        <FactionBoard table seat=me />
                    </section>
                </main>
                <div class="tm-left">
                    <Rounds table />
                    <BonusHeld table />
                </div>
                <section class="tm-cults" aria-label=say("terra-mystica-tab-cults")>
                    <Cults table />
                </section>
                <div class="tm-right">
                    <PowerActions table />
                    <BonusCards table />
                </div>
            </div>
            <TileChooser table />
            <FactionChooser table />
            <Resources table />
            <nav class="tm-tabs" aria-label=say("terra-mystica-tabs")>{Part::ALL.map(|one| tab(part, one))}</nav>
        </div>
    }
}

fn tab(part: RwSignal<Part>, one: Part) -> impl IntoView {
    let on = Memo::new(move |_| part.get() == one);
    view! {
        <button
            type="button"
            class=format!("tm-tab-{}", one.code())
            aria-pressed=move || on.get().to_string()
            on:click=move |_| part.set(one)
        >
            <Icon sheet="terra-mystica" name=one.code() />
            {say(one.label())}
        </button>
    }
}
