//! The browser: routes, pages, the table around every board, storage, the link to the worker, settings.

#[cfg(target_arch = "wasm32")]
pub mod boards;
#[cfg(target_arch = "wasm32")]
pub mod ui;
#[cfg(target_arch = "wasm32")]
pub mod worker;

/// Mounts the page into the document's body.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    use leptos::prelude::*;
    console_error_panic_hook::set_once();
    mount_to_body(|| view! { <p>"Fireside"</p> });
}
