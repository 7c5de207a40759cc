//! Choosing a faction: who they are, what they are good at and how hard they are to play. It lies over the board until everybody has one.

use super::icons::{cost, icon, power};
use super::parts::{Looked, Part};
use super::pieces::{terrain_class, terrain_mark};
use crate::app::games::terra_mystica::text::{factions, names};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Narration;
use crate::app::table::TableCtx;
use crate::app::ui::Icon;
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Choice, Faction, Prompt};
use leptos::prelude::*;

/// The factions while one is to be chosen. All of them are there from the beginning, and go when everybody has one.
#[component]
pub fn FactionChooser(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let looked = Looked::expect();
    let open = Memo::new(move |_| table.state(|state| state.all_players().iter().any(|it| it.faction().is_none())));
    let asked = Memo::new(move |_| matches!(table.prompt(), Some(Prompt::Faction(_))));
    // Two, as where the colour is drawn, leave the board in sight.
    let few = Memo::new(move |_| table.with_choices(|choices| choices.len() <= 2));
    let folded = RwSignal::new(false);
    // Where one part of the board is seen at a time: the cards when the first is taken, and back to the map then.
    Effect::new(move |before: Option<Option<Prompt>>| {
        let prompt = table.prompt();
        match prompt {
            Some(Prompt::Faction(_)) => folded.set(false),
            Some(Prompt::FirstDwelling { .. }) => looked.show(Part::Map),
            Some(Prompt::FirstCard) => looked.show(Part::Tiles),
            None if before == Some(Some(Prompt::FirstCard)) => looked.show(Part::Map),
            _ => {}
        }
        prompt
    });
    // Whoever looks at another part of the board sees it.
    Effect::new(move |before: Option<Part>| {
        let part = looked.part();
        if before.is_some_and(|before| before != part) {
            folded.set(true);
        }
        part
    });
    let head = move || {
        view! {
            <button
                type="button"
                class="chooser-head"
                aria-expanded=move || (!folded.get()).to_string()
                on:click=move |_| folded.update(|folded| *folded = !*folded)
            >
                <b>{say("terra-mystica-choose-faction")}</b>
                <Icon name="chev" />
            </button>
        }
    };
    view! {
        <Show when=move || open.get()>
            <section
                class="chooser factions"
                class:off=move || !asked.get()
                class:folded=folded
                class:few=few
                aria-label=say("terra-mystica-choose-faction")
            >
                {head()}
                <div class="tiles">{Faction::ALL.map(|faction| one(table, faction))}</div>
            </section>
        </Show>
    }
}

fn one(table: TableCtx<TerraMystica>, faction: Faction) -> impl IntoView {
    let choice = Choice::Faction(faction);
    let can = Memo::new(move |_| table.offers(choice));
    let picked = Memo::new(move |_| can.get() && table.picked() == Some(choice));
    let (board, home) = (faction.board(), faction.home());
    let hard = factions::difficulty(faction);
    let points = Memo::new(move |_| table.state(|state| state.start_points(faction)));
    let mean =
        Memo::new(move |_| table.state(|state| factions::mean(faction, state.map(), state.start_points(faction))));
    let reached = move || Phrase::new("terra-mystica-choose-mean").with("points", mean.get()).say();
    let [first, second, third] = board.bowls;
    let label = move || match can.get() {
        true => table.game(|game| TerraMystica::describe(game, choice)).say(),
        false => names::faction(faction).say(),
    };
    let lines = (0..3).map(|at| view! { <i class:on=at < hard></i> }).collect_view();
    view! {
        <button
            type="button"
            class="faction-card can"
            class:off=move || !can.get()
            class:chosen=picked
            aria-label=label
            aria-pressed=move || picked.get().to_string()
            on:click=move |_| table.pick(choice)
        >
            <span class=format!("portrait {}", terrain_class(home))>
                <svg class="mark" viewBox="-40 -40 80 80" aria-hidden="true"><use href=terrain_mark(home) x="-40" y="-40" width="80" height="80"></use></svg>
                {icon(names::faction_icon(faction))}
            </span>
            <span class="who">
                <b class="serif">{names::faction(faction).say()}</b>
                <small>{names::terrain(home).say()}</small>
            </span>
            <span class="hard" title=Phrase::new("terra-mystica-choose-hard").with("level", u16::from(hard)).say()>{lines}</span>
            <span class="good">{names::strength(faction).say()} <small>{reached}</small></span>
            <span class="has">
                {cost(board.start)} <span class="n">{power()}{format!("{first}·{second}·{third}")}</span>
                <span class="n">{icon("point")}{points}</span>
            </span>
        </button>
    }
}
