//! How the parts of the board lie: on a desktop all at once in three columns, on a tablet the map above one of the others, on a
//! phone one at a time, chosen by tabs above the prompt. All of them are always there; the style sheet shows them.

use super::choose::FactionChooser;
use super::cults::Cults;
use super::faction::FactionBoard;
use super::follow::offered;
use super::map::MapView;
use super::parts::{Looked, Part};
use super::pieces::Patterns;
use super::resources::Resources;
use super::tiles::{BonusCards, BonusHeld, PowerActions, Rounds, TileChooser};
use crate::app::i18n::words::say;
use crate::app::table::{TabCount, TableCtx};
use crate::app::ui::Icon;
use crate::games::TerraMystica;
use leptos::prelude::*;

/// The board.
#[component]
pub fn Frame(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let looked = Looked::expect();
    let me = Signal::derive(move || table.me());
    view! {
        <Patterns />
        <div class="board terra-mystica" data-part=move || looked.part().code()>
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
                </div>
                <section class="tm-cults" aria-label=say("terra-mystica-tab-cults")>
                    <Cults table />
                </section>
                <div class="tm-right">
                    <PowerActions table />
                    <BonusCards table />
                    <BonusHeld table />
                </div>
            </div>
            <TileChooser table />
            <FactionChooser table />
            <Resources table />
            <nav class="tm-tabs" aria-label=say("terra-mystica-tabs")>{Part::ALL.map(|one| tab(table, looked, one))}</nav>
        </div>
    }
}

fn tab(table: TableCtx<TerraMystica>, looked: Looked, one: Part) -> impl IntoView {
    let on = Memo::new(move |_| looked.part() == one);
    let count = Memo::new(move |_| table.with_choices(|choices| offered(choices, one)));
    view! {
        <button
            type="button"
            class=format!("tm-tab-{}", one.code())
            aria-pressed=move || on.get().to_string()
            on:click=move |_| looked.show(one)
        >
            <Icon sheet="terra-mystica" name=one.code() />
            {say(one.label())}
            <TabCount count />
        </button>
    }
}
