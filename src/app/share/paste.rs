//! Opening a link that was copied: an installed page gets no taps on links, they open in the browser.

use super::link;
use crate::app::i18n::words::say;
use crate::app::route::Route;
use crate::app::ui::{Dialog, Icon};
use leptos::{ev, html, prelude::*};

/// The button, and the dialog with a field for the link.
#[component]
pub fn OpenLink() -> impl IntoView {
    let open = RwSignal::new(false);
    let field = NodeRef::<html::Input>::new();
    let go = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let pasted = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        open.set(false);
        Route::Link(link::find(&pasted).to_owned()).go();
    };
    view! {
        <button class="btn load" type="button" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <Icon name="link" />
            {say("open-link")}
        </button>
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("open-link"))
            close_label=Signal::derive(|| say("close"))
        >
            <form class="dialog-form" on:submit=go>
                <div class="dialog-body">
                    <label class="field">
                        <span>{say("open-link-field")}</span>
                        <input node_ref=field type="text" inputmode="url" autocomplete="off" spellcheck="false" autofocus required />
                        <small>{say("open-link-note")}</small>
                    </label>
                </div>
                <div class="dialog-foot">
                    <button class="btn" type="button" on:click=move |_| open.set(false)>
                        {say("cancel")}
                    </button>
                    <button class="btn btn-main" type="submit">
                        {say("open-link-go")}
                    </button>
                </div>
            </form>
        </Dialog>
    }
}
