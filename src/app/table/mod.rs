//! The table around every board: seats, prompt, log, curtain, end.

mod ctx;

pub use ctx::TableCtx;

use super::playable::Playable;
use leptos::prelude::*;

/// The page of a kept match.
pub fn table_page<G: Playable>(id: String) -> AnyView {
    view! { <p>{id}</p> }.into_any()
}
