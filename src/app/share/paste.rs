//! Opening a link that was copied (an installed page gets no taps on links, they open in the browser), or the text of a whole match.

use super::link;
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::{LARGEST, import};
use crate::app::route::Route;
use crate::app::ui::Dialog;
use leptos::{ev, html, prelude::*};

/// The dialog with a field for it.
#[component]
pub fn OpenLink(
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let wrong = RwSignal::new(None::<Phrase>);
    Effect::watch(
        move || open.get(),
        move |open, _, _| {
            if *open {
                wrong.set(None)
            }
        },
        false,
    );
    view! {
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("open-link"))
        >
            <Form open wrong />
        </Dialog>
    }
}

#[component]
fn Form(open: RwSignal<bool>, wrong: RwSignal<Option<Phrase>>) -> impl IntoView {
    let field = NodeRef::<html::Textarea>::new();
    let go = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let pasted = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        if pasted.len() > LARGEST {
            return wrong.set(Some(Phrase::new("not-taken-in").with("why", Phrase::new("file-too-large"))));
        }
        if !link::is_match(&pasted) {
            open.set(false);
            return Route::Link(link::find(&pasted).to_owned()).go();
        }
        wasm_bindgen_futures::spawn_local(async move {
            match import(&pasted).await {
                Ok(place) => {
                    open.set(false);
                    place.go();
                }
                Err(why) => wrong.set(Some(Phrase::new("not-taken-in").with("why", why))),
            }
        });
    };
    view! {
        <form class="dialog-form" on:submit=go>
            <div class="dialog-body">
                <label class="field">
                    <span>{say("open-link-field")}</span>
                    <textarea node_ref=field rows="3" autocomplete="off" spellcheck="false" autofocus required></textarea>
                    <small>{say("open-link-note")}</small>
                </label>
                <p class="field-error" role="alert">{move || wrong.get().map(|why| why.say())}</p>
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
    }
}
