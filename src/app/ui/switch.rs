//! A switch in a list of settings.

use leptos::prelude::*;

/// A whole row that is one switch: its words, a note below them, and the state at the end.
#[component]
pub fn Switch(
    /// What is switched.
    #[prop(into)]
    label: Signal<String>,
    /// A smaller line that says what it does.
    #[prop(optional, into)]
    note: Option<Signal<String>>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Told the new state.
    #[prop(into)]
    change: Callback<bool>,
) -> impl IntoView {
    view! {
        <button
            class="orow"
            type="button"
            role="switch"
            aria-checked=move || if on.get() { "true" } else { "false" }
            on:click=move |_| change.run(!on.get_untracked())
        >
            <span>{move || label.get()} {note.map(|note| view! { <small>{move || note.get()}</small> })}</span>
            <span class="sw"></span>
        </button>
    }
}
