//! Putting the page on the home screen, where the browser offers it. `boot.js` keeps the browser's offer.

use crate::app::i18n::words::say;
use crate::app::lazy::quietly;
use crate::app::matches::parts::parts;
use crate::app::ui::Icon;
use leptos::prelude::*;

/// How the page can be installed here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// The browser asks the person.
    Prompt,
    /// By hand: Safari on iPhone and iPad, Firefox on Android.
    ByHand,
}

fn look() -> Option<Way> {
    match document().document_element()?.get_attribute("data-install")?.as_str() {
        "ready" => Some(Way::Prompt),
        "by-hand" => Some(Way::ByHand),
        _ => None,
    }
}

/// A quiet button; nothing where it cannot be done or has been done.
#[component]
pub fn InstallButton() -> impl IntoView {
    let way = RwSignal::new(look());
    let heard = window_event_listener_untyped("fireside:install", move |_| way.set(look()));
    on_cleanup(move || heard.remove());
    let how = RwSignal::new(false);
    let install = move |_| match way.get_untracked() {
        Some(Way::Prompt) => {
            if let Ok(event) = web_sys::Event::new("fireside:install-now") {
                let _ = window().dispatch_event(&event);
            }
        }
        Some(Way::ByHand) => how.set(true),
        None => {}
    };
    view! {
        <Show when=move || way.get().is_some()>
            <button class="btn btn-bare install" type="button" on:click=install>
                <Icon name="install" />
                {say("install")}
            </button>
        </Show>
        {quietly(parts().places, move |places| (places.install)(how))}
    }
}
