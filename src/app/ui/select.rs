//! One of several, in a row of settings.

use super::Icon;
use leptos::prelude::*;

/// A row with words and the browser's own list of values at its end.
#[component]
pub fn Select(
    /// What is chosen here.
    #[prop(into)]
    label: Signal<String>,
    /// A smaller line below.
    #[prop(optional, into)]
    note: Option<Signal<String>>,
    /// The words of the values; the place in this list is the value.
    #[prop(into)]
    values: Signal<Vec<String>>,
    /// Which one is chosen.
    #[prop(into)]
    value: Signal<usize>,
    /// Told which one was chosen.
    #[prop(into)]
    pick: Callback<usize>,
) -> impl IntoView {
    let list = move || {
        let options = values.get().into_iter().enumerate().map(|(at, words)| {
            view! {
                <option value=at.to_string() selected=move || value.get() == at>
                    {words}
                </option>
            }
        });
        options.collect_view()
    };
    view! {
        <label class="orow listed">
            <span>{move || label.get()} {note.map(|note| view! { <small>{move || note.get()}</small> })}</span>
            <span class="val val-list">
                <select
                    class="val"
                    on:change:target=move |event| {
                        if let Ok(at) = event.target().value().parse() {
                            pick.run(at);
                        }
                    }
                >
                    {list}
                </select>
                <Icon name="chev" />
            </span>
        </label>
    }
}
