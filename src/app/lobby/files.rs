//! The button that takes a match in from a file.

use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::kept::Matches;
use crate::app::matches::{LARGEST, import};
use crate::app::ui::{FileButton, Unread};
use leptos::prelude::*;

/// The button that opens a file.
#[component]
pub fn OpenFile(
    /// The kept matches.
    matches: Matches,
) -> impl IntoView {
    let read = move |text: Result<String, Unread>| {
        wasm_bindgen_futures::spawn_local(async move {
            matches.imported(match text {
                Ok(text) => import(&text).await,
                Err(Unread::TooLarge) => Err(Phrase::new("file-too-large")),
                Err(Unread::NoText) => Err(Phrase::new("file-no-match")),
            });
        });
    };
    view! { <FileButton icon="file" label=say("open-file") class="load" largest=LARGEST as f64 read /> }
}
