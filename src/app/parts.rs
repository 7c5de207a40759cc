//! Parts of the program that are fetched when they are first needed (src/bin/page.rs cuts them).

use super::words::say;
use leptos::prelude::*;
use std::future::Future;
use std::pin::Pin;

/// A part on its way; `None` when it cannot be fetched now.
pub type Loading<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// What shows a kept match.
pub type OpenTable = fn(String) -> AnyView;

/// How each part is fetched.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    /// Burgundy's table.
    pub burgundy: fn() -> Loading<OpenTable>,
}

impl Parts {
    /// The parts of this page.
    pub fn expect() -> Parts {
        expect_context()
    }
}

/// Shows a part as soon as it is there. Trouble is told, with a way to try again.
pub fn when_loaded<T: Copy + 'static>(
    load: fn() -> Loading<T>,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    let part = RwSignal::new_local(None::<Option<T>>);
    let fetch = move || {
        part.set(None);
        wasm_bindgen_futures::spawn_local(async move {
            let loaded = load().await;
            // The person may have gone elsewhere meanwhile.
            let _ = part.try_set(Some(loaded));
        });
    };
    fetch();
    (move || match part.get() {
        Some(Some(part)) => show(part),
        Some(None) => view! {
            <main class="page nowhere">
                <h1>{say("part-missing")}</h1>
                <p>{say("part-missing-why")}</p>
                <button class="btn btn-main" type="button" on:click=move |_| fetch()>
                    {say("try-again")}
                </button>
            </main>
        }
        .into_any(),
        None => view! { <main class="page loading" aria-busy="true"></main> }.into_any(),
    })
    .into_any()
}
