//! A modal dialog on the browser's own: it keeps the focus inside, closes on Esc and gives the focus back.

use super::Icon;
use super::back::on_back;
use crate::app::i18n::words::say;
use leptos::{ev, html, prelude::*};
use std::cell::Cell;

thread_local! {
    /// How many dialogs lie over the page.
    static SHOWN: Cell<usize> = const { Cell::new(0) };
}

/// One dialog more or less lies over the page, which does not scroll under any (style/base/shell.css). CSS could ask for that by itself
/// (`:has`), at the price of a search through the whole document after every change of it.
fn count(shown: StoredValue<bool>, now: bool) {
    if shown.try_get_value().is_none_or(|before| before == now) {
        return;
    }
    shown.set_value(now);
    let all = SHOWN.get() + usize::from(now) - usize::from(!now);
    SHOWN.set(all);
    if let Some(root) = document().document_element() {
        let _ = root.toggle_attribute_with_force("data-modal", all > 0);
    }
}

/// A dialog: a sheet from the bottom edge on phones, a window on wide screens. Its content exists only while it is open.
#[component]
pub fn Dialog(
    /// Whether it is open.
    #[prop(into)]
    open: Signal<bool>,
    /// The person wants it closed (Esc, the button, a tap outside): set `open` to false.
    #[prop(into)]
    close: Callback<()>,
    /// Its heading, and its name for assistive technology.
    #[prop(into)]
    title: Signal<String>,
    /// It has no heading line: the content brings its own.
    #[prop(optional)]
    bare: bool,
    /// It has an address of its own, which going back leaves.
    #[prop(optional)]
    is_place: bool,
    /// `dialog` unless told; `sheet` is the new game's look, `dialog menu` a menu's.
    #[prop(default = "dialog")]
    class: &'static str,
    /// The id of a line in it that assistive technology reads at once, where there is one.
    #[prop(optional, into)]
    described: Option<Signal<Option<&'static str>>>,
    /// Where a menu hangs: left and top in pixels.
    #[prop(optional, into)]
    anchor: Option<Signal<(f64, f64)>>,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let modal = Modal::new(open, close);
    if !is_place {
        on_back(move || open.get().into(), move || close.run(()));
    }
    // Closed here and now, not when the browser says so later: it may be open again by then.
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && !event.default_prevented() {
            event.prevent_default();
            close.run(());
        }
    };
    // A tap outside counts only when it began there: a drag out of a field does not close.
    let outside = StoredValue::new(false);
    let is_outside = |event: &ev::MouseEvent| event.target() == event.current_target();
    let place = move |axis: fn((f64, f64)) -> f64| anchor.map(|anchor| format!("{}px", axis(anchor.get())));
    view! {
        <dialog
            node_ref=modal.dialog
            class=class
            aria-label=move || title.get()
            aria-describedby=move || described.and_then(|described| described.get())
            style:--x=move || place(|(x, _)| x)
            style:--y=move || place(|(_, y)| y)
            on:keydown=escape
            on:close=move |_| modal.has_closed()
            on:mousedown=move |event| outside.set_value(is_outside(&event))
            on:click=move |event| {
                if outside.get_value() && is_outside(&event) {
                    close.run(());
                }
            }
        >
            <Show when=move || open.get()>
                {(!bare).then(|| view! { <Head title close /> })} {children()}
            </Show>
        </dialog>
    }
}

/// The heading line.
#[component]
fn Head(title: Signal<String>, close: Callback<()>) -> impl IntoView {
    view! {
        <div class="dialog-head">
            <h2>{move || title.get()}</h2>
            <button class="btn btn-icon btn-bare" type="button" aria-label=move || say("close") on:click=move |_| close.run(())>
                <Icon name="close" />
            </button>
        </div>
    }
}

/// The browser's own dialog, which follows `open`.
#[derive(Clone, Copy)]
struct Modal {
    dialog: NodeRef<html::Dialog>,
    open: Signal<bool>,
    close: Callback<()>,
    /// Whether it is counted as shown.
    shown: StoredValue<bool>,
    /// Whether the browser's next word of a closed dialog is of one that was closed here.
    known: StoredValue<bool>,
}

impl Modal {
    fn new(open: Signal<bool>, close: Callback<()>) -> Modal {
        let dialog = NodeRef::new();
        let modal = Modal { dialog, open, close, shown: StoredValue::new(false), known: StoredValue::new(false) };
        on_cleanup(move || count(modal.shown, false));
        Effect::new(move || {
            if open.get() {
                // One frame later the content is there, so that the browser finds what to focus.
                request_animation_frame(move || modal.show());
            } else if let Some(dialog) = dialog.get_untracked().filter(|dialog| dialog.open()) {
                count(modal.shown, false);
                modal.known.set_value(true);
                dialog.close();
            }
        });
        modal
    }

    fn show(self) {
        if let Some(dialog) = self.dialog.get_untracked().filter(|dialog| !dialog.open())
            && self.open.get_untracked()
        {
            count(self.shown, dialog.show_modal().is_ok());
        }
    }

    /// The browser says that it is closed.
    fn has_closed(self) {
        if self.known.try_update_value(std::mem::take) == Some(true) {
            return;
        }
        count(self.shown, false);
        if self.open.get_untracked() {
            self.close.run(());
        }
    }
}
