//! A list of values without a visible label.

use super::Icon;
use leptos::prelude::*;

/// A small list of values whose label only assistive technology reads.
#[component]
pub fn ShortList(
    /// What is chosen.
    label: String,
    /// The words of the values.
    #[prop(into)]
    values: Vec<String>,
    /// Which one is chosen.
    #[prop(into)]
    value: Signal<usize>,
    /// Told which one was chosen.
    #[prop(into)]
    pick: Callback<usize>,
) -> impl IntoView {
    let options = values.into_iter().enumerate();
    let options = options
        .map(|(at, words)| view! { <option value=at.to_string() selected=move || value.get() == at>{words}</option> });
    view! {
        <span class="choice">
            <select
                aria-label=label
                on:change:target=move |event| {
                    if let Ok(at) = event.target().value().parse() {
                        pick.run(at);
                    }
                }
            >
                {options.collect_view()}
            </select>
            <Icon name="chev" />
        </span>
    }
}
