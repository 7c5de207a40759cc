//! What can be done on a hex where there are several things: buttons with what they cost, at an edge of the map. And a hex where
//! nothing can be done, explained.

use super::ctx::MapCtx;
use super::hexes::described;
use crate::app::games::terra_mystica::board::icons::{icon, mark, points, price, town_face};
use crate::app::games::terra_mystica::board::pieces::{BuildingMark, worn_class};
use crate::app::games::terra_mystica::board::preview::Preview;
use crate::app::games::terra_mystica::layout::{SIZE, centre};
use crate::app::games::terra_mystica::text::gains::{leeched, paid, paid_each, scored};
use crate::app::games::terra_mystica::text::{hexes, names};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Narration;
use crate::app::table::{WHY_NOT, why_not};
use crate::app::ui::{Dialog, slots};
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Building, Choice, Faction, Hex, Leech, Obstacle, Prompt};
use leptos::prelude::*;

/// The choices of the hex that is open.
pub fn options(map: MapCtx) -> impl IntoView {
    let choices = Memo::new(move |_| map.open.get().map(|hex| map.offers_at(hex)).unwrap_or_default());
    // Never over the hex itself.
    let hex = move || map.open.get().or_else(|| map.chosen.get().first());
    let label = move || {
        hex().map(|hex| {
            let name = map.table.state(|state| names::hex(state, hex));
            Phrase::new("terra-mystica-map-options").with("hex", name).say()
        })
    };
    let above = Memo::new(move |_| hex().is_some_and(|hex| centre(map.geometry, hex).1 > SIZE.1 / 2.0));
    let leeches = leeches(map);
    let impossible = Memo::new(move |_| impossible(map));
    view! {
        <div
            class="map-options"
            class:above=above
            class:off=move || {
                choices.with(Vec::is_empty) && leeches.with(Vec::is_empty) && impossible.with(Option::is_none)
            }
            role="group"
            aria-label=label
        >
            {slots(choices, 0, move |choice| option(map, choice))}
            {move || impossible.get().map(struck_through)}
            {move || neighbours(map, leeches.get())}
        </div>
    }
}

/// Why nothing can be built on the hex that is open, or that is being transformed, if it can only be transformed.
fn impossible(map: MapCtx) -> Option<Phrase> {
    let hex = match map.table.prompt() {
        Some(Prompt::Terrain { hex, .. }) => hex,
        _ => map.open.get().filter(|hex| map.table.offers(Choice::Spade(*hex)))?,
    };
    let obstacle = map.table.game(|game| game.state().obstacle(game.question()?, Choice::Build(hex)));
    obstacle.filter(|obstacle| *obstacle != Obstacle::Question).and_then(|_| map.table.why_not(Choice::Build(hex)))
}

fn struck_through(why: Phrase) -> impl IntoView {
    view! {
        <p class="impossible">
            <BuildingMark building=Building::Dwelling owner=None />
            <s>{names::building(Building::Dwelling).say()}</s>
            <span>{why.say()}</span>
        </p>
    }
}

/// Who may take power by what is picked.
fn leeches(map: MapCtx) -> Memo<Vec<(Seat, Leech)>> {
    let preview = Preview::expect();
    Memo::new(move |_| preview.state(|after| map.table.state(|now| after.leeches_since(now))).unwrap_or_default())
}

/// What a building brings neighbours stands on the map: among the chips of the prompt it could be out of sight.
fn neighbours(map: MapCtx, leeches: Vec<(Seat, Leech)>) -> Option<impl IntoView> {
    let table = map.table;
    let wakes = table.state(|state| state.player(table.me()).is(Faction::Cultists)) && !leeches.is_empty();
    let one = |(seat, leech): (Seat, Leech)| view! { <li>{mark(table, seat)}<span>{leeched(seat, leech).words.say()}</span></li> };
    (!leeches.is_empty()).then(|| {
        view! {
            <ul class="neighbours">
                {leeches.into_iter().map(one).collect_view()}
                {wakes.then(|| view! { <li>{icon("cult")}<span>{say("terra-mystica-map-cultists")}</span></li> })}
            </ul>
        }
    })
}

fn option(map: MapCtx, choice: Memo<Option<Choice>>) -> impl IntoView {
    let table = map.table;
    let picked = Memo::new(move |_| choice.get().is_some() && table.picked() == choice.get());
    let words = move || choice.get().map(|choice| table.state(|state| hexes::option(state, choice)).say());
    let label = move || choice.get().map(|choice| table.game(|game| TerraMystica::describe(game, choice)).say());
    let sign = move || {
        choice.get().map(|choice| {
            let me = table.me();
            let owner = (table.seat(me).mark, table.state(|state| worn_class(state, me)));
            match choice {
                Choice::Build(_) => view! { <BuildingMark building=Building::Dwelling owner=owner /> }.into_any(),
                Choice::Upgrade(_, to) => view! { <BuildingMark building=to owner=owner /> }.into_any(),
                Choice::Bridge(_) => icon("bridge").into_any(),
                Choice::Connect(_) => icon("town").into_any(),
                _ => icon("spade").into_any(),
            }
        })
    };
    let once = Memo::new(move |_| choice.get().and_then(|choice| table.game(|game| paid(game, choice))));
    let each = Memo::new(move |_| choice.get().and_then(|choice| table.game(|game| paid_each(game, choice))));
    let brings = Memo::new(move |_| choice.get().map_or(0, |choice| table.game(|game| scored(game, choice))));
    view! {
        <button
            class="btn"
            class:chosen=picked
            class:off=move || choice.get().is_none()
            type="button"
            aria-label=label
            aria-pressed=move || picked.get().to_string()
            on:click=move |_| {
                if let Some(choice) = choice.get_untracked() {
                    table.pick(choice);
                }
            }
        >
            {sign}
            <span>{words}</span>
            {move || once.get().map(price)}
            {move || each.get().map(|each| view! { {price(each)}<span>"/"{icon("spade")}</span> })}
            {move || points(brings.get())}
        </button>
    }
}

/// A hex where nothing can be done: why not, and what it is.
#[component]
pub fn HexSheet(
    /// The map.
    map: MapCtx,
) -> impl IntoView {
    let table = map.table;
    let hex = Memo::new(move |last: Option<&Option<Hex>>| map.told.get().or(last.copied().flatten()));
    let why = Memo::new(move |_| {
        let hex = map.told.get()?;
        let wish = table.state(|state| hexes::wish(state, table.me(), hex))?;
        table.why_not(wish)
    });
    let title =
        Signal::derive(move || hex.get().map(|hex| table.state(|state| names::hex(state, hex))).unwrap_or_default());
    let content = move || {
        let hex = hex.get()?;
        let about = table.state(|state| hexes::about(state, table.me(), hex)).say();
        let power = table
            .state(|state| state.building(hex))
            .map(|(_, building)| Phrase::new("terra-mystica-map-power").with("power", building.power()).say());
        let price = table.state(|state| hexes::price(state, table.me(), hex)).map(|price| price.say());
        let tile = table.state(|state| state.town_at(hex));
        let tile = tile.map(|tile| {
            let name = names::town(tile).say();
            view! { <div class="explain-head"><span class="tile twn big">{town_face(tile)}</span><p><b>{name}</b></p></div> }
        });
        let line = |words: String| view! { <p>{words}</p> };
        Some(view! { <p>{about}</p> {price.map(line)} {power.map(line)} <p>{described(map, hex)}</p> {tile} })
    };
    view! {
        <Dialog
            open=Signal::derive(move || map.told.get().is_some())
            close=Callback::new(move |()| map.told.set(None))
            title
            described=Signal::derive(move || why.get().map(|_| WHY_NOT))
        >
            <div class="dialog-body">{move || why_not(why.get())} {content}</div>
        </Dialog>
    }
}
