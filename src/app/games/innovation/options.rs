//! Innovation's options in the dialog for a new match.

use super::board::card::set_class;
use super::text::names::{set_name, set_note};
use crate::app::i18n::words::say;
use crate::app::lessons::Offered;
use crate::app::matches::module::OptionsForm;
use crate::app::matches::{LessonOffer, lessons_beside};
use crate::app::ui::Switch;
use crate::engine::Game;
use crate::games::Innovation;
use crate::games::innovation::{Options, Set, Sets};
use leptos::prelude::{Set as _, *};

/// An option: its words, how it is read and written.
type Row = (&'static str, &'static str, fn(&mut Options) -> &mut bool);

const TEAMS: Row = ("innovation-option-teams", "innovation-option-teams-note", |options| &mut options.teams);
const LONGER: Row = ("innovation-option-longer", "innovation-option-longer-note", |options| &mut options.longer);
const NO_TRACKING: Row =
    ("innovation-option-no-tracking", "innovation-option-no-tracking-note", |options| &mut options.no_tracking);

/// The expansion with which somebody who knows the base game goes on best: the easiest one.
const FIRST: Sets = Sets::BASE.with(Set::Cities);

/// The sets; teams for four players, a longer game, and nobody reminded of cards.
pub fn options(form: OptionsForm) -> AnyView {
    let teams = move || (form.players.get() == 4).then(|| row(form, TEAMS));
    view! {
        {sets(form)}
        {lessons(form)}
        {relics(form)}
        {teams}
        {row(form, LONGER)}
        {row(form, NO_TRACKING)}
    }
    .into_any()
}

/// How many achievements win with these options.
pub fn to_win(form: OptionsForm) -> u8 {
    now(form).to_win(form.players.get())
}

fn now(form: OptionsForm) -> Options {
    form.value.with(|value| serde_json::from_value::<Options>(value.clone()).unwrap_or_default())
}

fn change(form: OptionsForm, change: impl FnOnce(&mut Options)) {
    let mut options = untrack(|| now(form));
    change(&mut options);
    if let Ok(value) = serde_json::to_value(options) {
        form.value.set(value);
    }
}

/// A tile for each set: what it adds, how hard it is, how long it takes. The base game is always there.
fn sets(form: OptionsForm) -> impl IntoView {
    let chosen = Memo::new(move |_| now(form).sets);
    let tile = move |set: Set| {
        let on = move || chosen.get().has(set);
        let tap = move |_| {
            change(form, |options| {
                let others = options.sets.without(set);
                options.sets = if options.sets.has(set) { others } else { others.with(set) };
            });
        };
        view! {
            <button
                class=format!("set-tile {}", set_class(set))
                type="button"
                aria-pressed=move || on().to_string()
                disabled=set == Set::Base
                on:click=tap
            >
                <b>{move || set_name(set).say()}</b>
                <small>{move || set_note(set).say()}</small>
            </button>
        }
    };
    let recommended = move || {
        (chosen.get() != FIRST).then(|| {
            view! {
                <button class="btn set-mix" type="button" on:click=move |_| change(form, |options| options.sets = FIRST)>
                    {say("innovation-mix-first")}
                </button>
            }
        })
    };
    view! {
        <div class="set-tiles" role="group" aria-label=move || say("innovation-option-sets")>
            {Set::OFFERED.map(tile).into_iter().collect_view()}
            {recommended}
        </div>
    }
}

/// The guided games of the chosen expansions, beside which they are offered.
fn lessons(form: OptionsForm) -> impl IntoView {
    let open = Memo::new(move |_| lessons_beside::<Innovation>(&now(form)));
    let line = move |lesson: Offered| {
        view! { <LessonOffer game=Innovation::ID lesson words=say("innovation-learn-set") /> }
    };
    view! {
        <div class="first-offers set-lessons">
            <For each=move || open.get() key=|(id, _)| id.clone() children=line />
        </div>
    }
}

/// The relics, as long as artifacts are dug.
fn relics(form: OptionsForm) -> impl IntoView {
    let digs = Memo::new(move |_| now(form).sets.has(Set::Artifacts));
    let on = Signal::derive(move || now(form).sets.has_relics());
    let switch = Callback::new(move |on: bool| {
        change(form, |options| {
            let without = options.sets.without(Set::Artifacts).with(Set::Artifacts);
            options.sets = if on { without.with_relics() } else { without };
        });
    });
    let label = Signal::derive(|| say("innovation-option-relics"));
    let note = Signal::derive(|| say("innovation-option-relics-note"));
    move || digs.get().then(|| view! { <Switch label note on change=switch /> })
}

fn row(form: OptionsForm, (label, note, of): Row) -> AnyView {
    let on = Signal::derive(move || *of(&mut now(form)));
    let change = move |on: bool| change(form, |options| *of(options) = on);
    view! {
        <Switch label=Signal::derive(move || say(label)) note=Signal::derive(move || say(note)) on change />
    }
    .into_any()
}
