//! The evening's picture in the dialog "Share": looked at, saved, copied, sent.

use super::clipboard;
use crate::app::device::{can_share_file, hand_out_blob, links_save, share_file};
use crate::app::i18n::words::{Phrase, say};
use crate::app::picture::{Format, Picture, canvas};
use crate::app::ui::{Icon, Segment, Segmented, svg_address};
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Array, Object, Reflect};
use web_sys::{Blob, ClipboardItem};

const PNG: &str = "image/png";

/// The picture of a finished match, and the ways it can go.
#[component]
pub fn PictureWay(
    /// What it shows.
    picture: Arc<Picture>,
    /// The key of the match, for the file's name.
    id: String,
) -> impl IntoView {
    let format = RwSignal::new(Format::Wide);
    let shown = RwSignal::new(None::<[String; 2]>);
    // Painted beforehand: browsers let a page share and copy only straight after a tap.
    let painted = RwSignal::new_local([None::<Blob>, None]);
    let [words, label] = [picture.text(), picture.text().replace('\n', ". ")];
    spawn_local(async move {
        let letters = canvas::letters().await;
        let drawings = Format::ALL.map(|format| picture.draw(format, &letters));
        let _ = shown.try_set(Some(drawings.each_ref().map(|svg| svg_address(svg))));
        for (at, format) in Format::ALL.into_iter().enumerate() {
            let blob = canvas::png(&drawings[at], format).await;
            let _ = painted.try_update(|painted| painted[at] = blob);
        }
    });
    let segments = vec![
        Segment::new(Format::Wide, say("share-picture-wide")),
        Segment::new(Format::Tall, say("share-picture-tall")),
    ];
    let source =
        move || shown.with(|shown| shown.as_ref().map(|both| both[usize::from(format.get() == Format::Tall)].clone()));
    view! {
        <section aria-labelledby="share-picture">
            <h3 id="share-picture">{say("share-picture")}</h3>
            <img class="evening" class:tall=move || format.get() == Format::Tall src=source alt=label />
            <Segmented label=say("share-picture-format") segments value=format pick=move |one| format.set(one) />
            <Ways painted format words id />
        </section>
    }
}

/// What can be done with the picture in the chosen format, once it is painted.
#[component]
fn Ways(
    painted: RwSignal<[Option<Blob>; 2], LocalStorage>,
    format: RwSignal<Format>,
    words: String,
    id: String,
) -> impl IntoView {
    let told = RwSignal::new(None::<&'static str>);
    let blob = move || painted.with(|painted| painted[usize::from(format.get() == Format::Tall)].clone());
    let name =
        move || format!("fireside-{id}-{}.png", if format.get_untracked() == Format::Tall { "tall" } else { "wide" });
    let (saved, sent) = (name.clone(), name.clone());
    let save = move |_| {
        if let Some(blob) = untrack(blob) {
            hand_out_blob(&saved(), &blob);
        }
    };
    let copy = move |_| {
        if let Some(blob) = untrack(blob) {
            copy(&blob, told);
        }
    };
    // Where saving opens the share sheet, one button does.
    let can_send = move || links_save() && blob().is_some_and(|blob| can_share_file(&name(), &blob));
    let send = move |_| {
        if let Some(blob) = untrack(blob) {
            share_file(&sent(), &blob);
        }
    };
    let copy_words = move |_| {
        clipboard::copy(words.clone(), move |done| told.set(Some(if done { "copied" } else { "not-copied" })));
    };
    view! {
        <div class="ways">
            <button class="btn btn-main" type="button" disabled=move || blob().is_none() on:click=save>
                <Icon name="down" />
                {say("share-picture-save")}
            </button>
            <Show when=can_send>
                <button class="btn" type="button" on:click=send.clone()>
                    <Icon name="share" />
                    {say("share-picture-send")}
                </button>
            </Show>
            {copies().then(|| view! {
                <button class="btn" type="button" disabled=move || blob().is_none() on:click=copy>
                    <Icon name="cards" />
                    {say("share-picture-copy")}
                </button>
            })}
            <button class="btn" type="button" on:click=copy_words>
                <Icon name="log" />
                {say("share-picture-text")}
            </button>
        </div>
        <p class="told" role="status">
            {move || told.get().map(|told| view! { <Icon name="check" /> {Phrase::new(told).say()} })}
        </p>
    }
}

/// Whether the browser lets a page copy pictures.
fn copies() -> bool {
    Reflect::has(&window(), &"ClipboardItem".into()).unwrap_or(false)
        && !JsValue::from(window().navigator().clipboard()).is_undefined()
}

fn copy(blob: &Blob, told: RwSignal<Option<&'static str>>) {
    let parts = Object::new();
    let _ = Reflect::set(&parts, &PNG.into(), blob);
    let Ok(item) = ClipboardItem::new_with_record_from_str_to_blob_promise(&parts) else { return };
    let copied = window().navigator().clipboard().write(&Array::of1(&item));
    spawn_local(async move {
        let done = JsFuture::from(copied).await.is_ok();
        let _ = told.try_set(Some(if done { "copied" } else { "not-copied" }));
    });
}
