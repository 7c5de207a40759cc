//! Terra Mystica's options in the dialog for a new match.

use super::board::pieces::terrain_class;
use super::text::{factions, names};
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::module::OptionsForm;
use crate::app::ui::{Select, Switch};
use crate::games::terra_mystica::facts::START_POINTS;
use crate::games::terra_mystica::{Faction, Map, Options, Selection, Terrain};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

/// The options as they are now, and how they change.
#[derive(Clone, Copy)]
struct Form(OptionsForm);

impl Form {
    fn now(self) -> Options {
        self.0.value.with(|value| serde_json::from_value(value.clone()).unwrap_or_default())
    }

    fn change(self, change: impl FnOnce(&mut Options)) {
        let mut options = untrack(|| self.now());
        // A table that was taken from a ledger is not set up again.
        options.ledger = None;
        change(&mut options);
        if let Ok(value) = serde_json::to_value(options) {
            self.0.value.set(value);
        }
    }

    /// A switch for one of the options.
    fn switch(self, label: &'static str, note: &'static str, of: fn(&mut Options) -> &mut bool) -> impl IntoView {
        view! {
            <Switch
                label=Signal::derive(move || say(label))
                note=Signal::derive(move || say(note))
                on=Signal::derive(move || *of(&mut self.now()))
                change=move |on| self.change(|options| *of(options) = on)
            />
        }
    }
}

/// The beginners' setup; or map and factions; and the variants.
pub fn options(form: OptionsForm) -> AnyView {
    let form = Form(form);
    let fixed = Memo::new(move |_| form.now().fixed_setup);
    view! {
        {form.switch("terra-mystica-option-fixed", "terra-mystica-option-fixed-note", |options| &mut options.fixed_setup)}
        <Show when=move || !fixed.get()>
            <Maps form />
            <Factions form />
        </Show>
        {form.switch("terra-mystica-option-points", "terra-mystica-option-points-note", |options| &mut options.variable_points)}
        {form.switch("terra-mystica-option-order", "terra-mystica-option-order-note", |options| &mut options.variable_order)}
    }
    .into_any()
}

/// The three maps, drawn small: a radio group.
#[component]
fn Maps(form: Form) -> impl IntoView {
    let chosen = Memo::new(move |_| form.now().map);
    let keys = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => 1,
            "ArrowLeft" | "ArrowUp" => Map::ALL.len() - 1,
            _ => return,
        };
        event.prevent_default();
        let next = (chosen.get_untracked() as usize + by) % Map::ALL.len();
        form.change(|options| options.map = Map::ALL[next]);
        let button = document().get_element_by_id(&format!("tm-map-{}", Map::ALL[next].code()));
        if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            let _ = button.focus();
        }
    };
    let one = move |map: Map| {
        let on = Memo::new(move |_| chosen.get() == map);
        view! {
            <button
                type="button"
                role="radio"
                id=format!("tm-map-{}", map.code())
                aria-checked=move || on.get().to_string()
                tabindex=move || if on.get() { "0" } else { "-1" }
                on:click=move |_| form.change(|options| options.map = map)
            >
                {drawing(map)}
                <span>{names::map(map).say()}</span>
            </button>
        }
    };
    let about = move || say(&format!("terra-mystica-option-map-{}", chosen.get().code()));
    view! {
        <div class="tm-maps" role="radiogroup" aria-label=say("terra-mystica-option-map") on:keydown=keys>
            {Map::ALL.map(one)}
        </div>
        <p class="tm-maps-about">{about}</p>
    }
}

/// A map as hexes of the terrains' colours, without anything on them.
fn drawing(map: Map) -> impl IntoView {
    let geometry = map.geometry();
    let land = move |terrain: Terrain| {
        let hex = |place: usize| {
            let (x, y) = (u32::from(geometry.across[place]) * 7, u32::from(geometry.rows[place]) * 12);
            format!("M{} {y}l7 4v8l-7 4-7-4v-8z", x + 7)
        };
        let path: String = geometry.land[terrain as usize].iter().map(|place| hex(usize::from(place.0))).collect();
        view! { <path class=terrain_class(terrain) d=path></path> }
    };
    view! { <svg viewBox="-3 -3 188 118" aria-hidden="true">{Terrain::ALL.map(land)}</svg> }
}

/// How factions come to players, and which, if they are given.
#[component]
fn Factions(form: Form) -> impl IntoView {
    let ways = ["terra-mystica-option-in-turn", "terra-mystica-option-drawn", "terra-mystica-option-given"];
    let chosen = Memo::new(move |_| match form.now().factions {
        Selection::InTurn => 0,
        Selection::Drawn => 1,
        Selection::Given(_) => 2,
    });
    let players = form.0.players;
    let pick = move |at: usize| {
        form.change(|options| {
            options.factions = match at {
                0 => Selection::InTurn,
                1 => Selection::Drawn,
                _ => Selection::Given(usual(players.get_untracked())),
            };
        });
    };
    let note = move || say(&format!("{}-note", ways[chosen.get()]));
    let seats = move || if chosen.get() == 2 { 0..players.get() } else { 0..0 };
    view! {
        <Select
            label=Signal::derive(|| say("terra-mystica-option-factions"))
            note=Signal::derive(note)
            values=Signal::derive(move || ways.map(say).to_vec())
            value=chosen
            pick
        />
        <For each=seats key=|seat| *seat let(seat)>
            <Given form seat />
        </For>
    }
}

/// A faction of each colour.
fn usual(players: u8) -> Vec<Faction> {
    Faction::ALL.into_iter().step_by(2).take(usize::from(players)).collect()
}

/// What a faction is good at, and what bots reach with it on this map.
fn about(faction: Faction, options: &Options) -> String {
    let start = if options.variable_points { faction.variable_points(options.map) } else { START_POINTS };
    let mean = Phrase::new("terra-mystica-choose-mean").with("points", factions::mean(faction, options.map, start));
    format!("{}. {}", names::strength(faction).say(), mean.say())
}

/// The faction that a seat gets. Whose colour is taken before in the order chooses at the table.
#[component]
fn Given(form: Form, seat: u8) -> impl IntoView {
    let at = usize::from(seat);
    let given = move || match form.now().factions {
        Selection::Given(given) => given.get(at).copied(),
        _ => None,
    };
    let pick = move |to: usize| {
        form.change(|options| {
            if let Selection::Given(given) = &mut options.factions {
                let missing = usual(seat + 1).into_iter().skip(given.len());
                given.extend(missing);
                given[at] = Faction::ALL[to.min(Faction::ALL.len() - 1)];
            }
        });
    };
    let chosen = move || given().unwrap_or(usual(seat + 1)[at]);
    view! {
        <Select
            label=Signal::derive(move || Phrase::new("terra-mystica-option-seat").with("n", seat + 1).say())
            note=Signal::derive(move || about(chosen(), &form.now()))
            values=Signal::derive(|| Faction::ALL.map(|faction| names::faction(faction).say()).to_vec())
            value=Signal::derive(move || chosen() as usize)
            pick
        />
    }
}
