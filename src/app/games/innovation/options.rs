//! Innovation's options in the dialog for a new match.

use crate::app::i18n::words::say;
use crate::app::matches::module::OptionsForm;
use crate::app::ui::Switch;
use crate::games::innovation::Options;
use leptos::prelude::*;

/// An option: its words, how it is read and written.
type Row = (&'static str, &'static str, fn(&mut Options) -> &mut bool);

const TEAMS: Row = ("innovation-option-teams", "innovation-option-teams-note", |options| &mut options.teams);
const LONGER: Row = ("innovation-option-longer", "innovation-option-longer-note", |options| &mut options.longer);
const NO_TRACKING: Row =
    ("innovation-option-no-tracking", "innovation-option-no-tracking-note", |options| &mut options.no_tracking);

/// Teams for four players, a longer game, and nobody reminded of cards.
pub fn options(form: OptionsForm) -> AnyView {
    let teams = move || (form.players.get() == 4).then(|| row(form, TEAMS));
    view! {
        {teams}
        {row(form, LONGER)}
        {row(form, NO_TRACKING)}
    }
    .into_any()
}

fn row(form: OptionsForm, (label, note, of): Row) -> AnyView {
    let now = move || form.value.with(|value| serde_json::from_value::<Options>(value.clone()).unwrap_or_default());
    let on = Signal::derive(move || *of(&mut now()));
    let change = move |on: bool| {
        let mut options = untrack(now);
        *of(&mut options) = on;
        if let Ok(value) = serde_json::to_value(options) {
            form.value.set(value);
        }
    };
    view! {
        <Switch label=Signal::derive(move || say(label)) note=Signal::derive(move || say(note)) on change />
    }
    .into_any()
}
