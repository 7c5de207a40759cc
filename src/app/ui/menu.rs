//! A button with a menu: a sheet of actions on phones, a list under the button on wide screens.

use super::{Dialog, Icon};
use leptos::{ev, html, prelude::*, wasm_bindgen::JsCast, web_sys::HtmlElement};
use std::sync::Arc;

/// One action in a menu.
#[derive(Clone)]
pub struct MenuItem {
    /// An icon of the shell's sheet.
    pub icon: &'static str,
    /// Its words.
    pub label: String,
    /// A smaller word at the end, for instance a key.
    pub note: Option<String>,
    /// It destroys something.
    pub danger: bool,
    /// It cannot be done now.
    pub disabled: bool,
    /// What it does.
    pub pick: Arc<dyn Fn() + Send + Sync>,
}

impl MenuItem {
    /// An action with an icon and words.
    pub fn new(icon: &'static str, label: impl Into<String>, pick: impl Fn() + Send + Sync + 'static) -> Self {
        MenuItem { icon, label: label.into(), note: None, danger: false, disabled: false, pick: Arc::new(pick) }
    }
}

/// The button, and its menu while it is open. The items are asked for when it opens.
#[component]
pub fn Menu(
    /// The button's name for assistive technology and the menu's heading.
    #[prop(into)]
    label: Signal<String>,
    /// What can be done.
    #[prop(into)]
    items: Callback<(), Vec<MenuItem>>,
    /// The button's icon.
    #[prop(default = "more")]
    icon: &'static str,
    /// The button's classes.
    #[prop(default = "btn btn-icon btn-bare")]
    class: &'static str,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let anchor = RwSignal::new((0.0, 0.0));
    let button = NodeRef::<html::Button>::new();
    let show = move |_| {
        if let Some(button) = button.get_untracked() {
            let place = button.get_bounding_client_rect();
            anchor.set((place.right() - 280.0, place.bottom() + 4.0));
        }
        open.set(true);
    };
    let list = move || items.run(()).into_iter().map(|item| view! { <Item item open /> }).collect_view();
    view! {
        <button
            node_ref=button
            class=class
            type="button"
            aria-label=move || label.get()
            aria-haspopup="menu"
            aria-expanded=move || if open.get() { "true" } else { "false" }
            on:click=show
        >
            <Icon name=icon />
        </button>
        <Dialog open=open close=move |()| open.set(false) title=label bare=true class="dialog menu" anchor=anchor>
            <div class="menu-list" role="menu" aria-label=move || label.get() on:keydown=walk>
                {list()}
            </div>
        </Dialog>
    }
}

#[component]
fn Item(item: MenuItem, open: RwSignal<bool>) -> impl IntoView {
    let MenuItem { icon, label, note, danger, disabled, pick } = item;
    view! {
        <button
            class="menu-item"
            class:danger=danger
            type="button"
            role="menuitem"
            disabled=disabled
            on:click=move |_| {
                open.set(false);
                pick();
            }
        >
            <Icon name=icon />
            <span>{label}</span>
            {note.map(|note| view! { <small>{note}</small> })}
        </button>
    }
}

/// Up and down, Home and End move between the items.
fn walk(event: ev::KeyboardEvent) {
    let Some(list) = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) else { return };
    let Ok(found) = list.query_selector_all("button:not(:disabled)") else { return };
    let items: Vec<HtmlElement> = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect();
    let last = items.len().saturating_sub(1);
    let active = document().active_element();
    let here = items.iter().position(|item| active.as_ref() == Some(item.as_ref()));
    let there = match event.key().as_str() {
        "ArrowDown" => here.map_or(0, |at| if at == last { 0 } else { at + 1 }),
        "ArrowUp" => here.map_or(last, |at| at.checked_sub(1).unwrap_or(last)),
        "Home" => 0,
        "End" => last,
        _ => return,
    };
    if let Some(item) = items.get(there) {
        event.prevent_default();
        let _ = item.focus();
    }
}
