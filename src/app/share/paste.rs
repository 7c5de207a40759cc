//! Opening a link that was copied (an installed page gets no taps on links, they open in the browser), or the text of a whole match.

use super::{clipboard, link};
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::{LARGEST, import};
use crate::app::route::Route;
use crate::app::store::tab;
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
    let text = RwSignal::new(String::new());
    // Whoever looks something up meanwhile, or is sent away by the system, finds what was typed.
    let typed = tab::remember("open-link", true, move || text.try_get_untracked().filter(|text| !text.is_empty()));
    text.set(typed.unwrap_or_default());
    let open_it = move || {
        let pasted = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        open_pasted(pasted, (open, wrong, text));
    };
    let go = move |event: ev::SubmitEvent| {
        event.prevent_default();
        open_it();
    };
    // A link has one line: Enter opens it.
    let enter = move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() && !event.is_composing() {
            event.prevent_default();
            open_it();
        }
    };
    view! {
        <form class="dialog-form" on:submit=go>
            <div class="dialog-body">
                <label class="field">
                    <span>{say("open-link-field")}</span>
                    <textarea node_ref=field rows="3" autocomplete="off" spellcheck="false" autofocus required
                        prop:value=text.get_untracked()
                        on:input:target=move |event| text.set(event.target().value())
                        on:keydown=enter
                    ></textarea>
                    <small>{say("open-link-note")}</small>
                </label>
                <p class="field-error" role="alert">{move || wrong.get().map(|why| why.say())}</p>
            </div>
            <div class="dialog-foot">
                <button class="btn" type="button" on:click=move |_| open.set(false)>
                    {say("cancel")}
                </button>
                {clipboard::can_read().then(|| view! { <Paste field text /> })}
                <button class="btn btn-main" type="submit">
                    {say("open-link-go")}
                </button>
            </div>
        </form>
    }
}

/// The link that came, in one tap.
#[component]
fn Paste(field: NodeRef<html::Textarea>, text: RwSignal<String>) -> impl IntoView {
    let paste = move |_| {
        clipboard::read(move |pasted| {
            if let Some(field) = field.get_untracked() {
                field.set_value(&pasted);
                let _ = field.focus();
                text.set(pasted);
            }
        })
    };
    view! { <button class="btn" type="button" on:click=paste>{say("open-link-paste")}</button> }
}

type State = (RwSignal<bool>, RwSignal<Option<Phrase>>, RwSignal<String>);

/// Goes where a link leads, or takes a match in.
fn open_pasted(pasted: String, (open, wrong, text): State) {
    if pasted.len() > LARGEST {
        return wrong.set(Some(Phrase::new("not-taken-in").with("why", Phrase::new("file-too-large"))));
    }
    if !link::is_match(&pasted) {
        text.set(String::new());
        open.set(false);
        return Route::Link(link::find(&pasted).to_owned()).go();
    }
    wasm_bindgen_futures::spawn_local(async move {
        match import(&pasted).await {
            Ok(place) => {
                let _ = text.try_set(String::new());
                open.set(false);
                place.go();
            }
            Err(why) => wrong.set(Some(Phrase::new("not-taken-in").with("why", why))),
        }
    });
}
