//! A button that reads a file of the person's choice.

use super::Icon;
use leptos::{html, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Why a file is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It is larger than allowed.
    TooLarge,
    /// The browser cannot read it as text.
    NoText,
}

/// The button; the browser's own dialog asks which file.
#[component]
pub fn FileButton(
    /// The icon before the words.
    icon: &'static str,
    /// The words.
    label: String,
    /// More classes of the button.
    #[prop(optional)]
    class: &'static str,
    /// What is larger than this, in bytes, is not read.
    largest: f64,
    /// Told the text.
    #[prop(into)]
    read: Callback<Result<String, Unread>>,
) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let file = field.get_untracked().and_then(|field| field.files()).and_then(|files| files.get(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            let text = match file.size() > largest {
                true => Err(Unread::TooLarge),
                false => JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).ok_or(Unread::NoText),
            };
            // Whoever asked may be gone meanwhile.
            let _ = read.try_run(text);
            if let Some(field) = field.try_get_untracked().flatten() {
                // The same file can be chosen again.
                field.set_value("");
            }
        });
    };
    let open = move |_| {
        if let Some(field) = field.get_untracked() {
            field.click();
        }
    };
    view! {
        <button class=format!("btn {class}") type="button" on:click=open>
            <Icon name=icon />
            {label}
        </button>
        <input
            class="file-field"
            type="file"
            tabindex="-1"
            aria-hidden="true"
            node_ref=field
            on:change=chosen
        />
    }
}
