//! One of a few: a radio group that looks like a segmented control, a row of levels or a row of seats.

use super::{Icon, SeatMark};
use leptos::{ev::KeyboardEvent, prelude::*, wasm_bindgen::JsCast, web_sys::HtmlElement};

/// A picture in a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// An icon of the shell's sheet, above or before the words.
    Icon(&'static str),
    /// A seat's colour and shape instead of the words, which only assistive technology reads.
    Seat(u8),
}

/// One of the things to choose from.
#[derive(Clone, Debug)]
pub struct Segment<T> {
    /// What choosing it means.
    pub value: T,
    /// Its words.
    pub label: String,
    /// Its picture.
    pub mark: Option<Mark>,
    /// It can be seen but not chosen, for instance a colour that somebody has.
    pub taken: bool,
}

impl<T> Segment<T> {
    /// Words only.
    pub fn new(value: T, label: impl Into<String>) -> Self {
        Segment { value, label: label.into(), mark: None, taken: false }
    }

    /// The same with a picture.
    pub fn with(self, mark: Mark) -> Self {
        Segment { mark: Some(mark), ..self }
    }
}

/// A radio group: Tab enters it once, the arrows move and choose.
#[component]
pub fn Segmented<T>(
    /// The group's name for assistive technology.
    #[prop(into)]
    label: String,
    /// What there is to choose from.
    segments: Vec<Segment<T>>,
    /// What is chosen.
    #[prop(into)]
    value: Signal<T>,
    /// Told what was chosen.
    #[prop(into)]
    pick: Callback<T>,
    /// `seg` unless told; `levels` and `shapes` are the other looks.
    #[prop(default = "seg")]
    class: &'static str,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let buttons = segments
        .into_iter()
        .map(|Segment { value: own, label, mark, taken }| {
            let chosen = Memo::new({
                let own = own.clone();
                move |_| value.with(|value| *value == own)
            });
            let seat = matches!(mark, Some(Mark::Seat(_)));
            let name = seat.then(|| label.clone());
            let words = (!seat).then_some(label);
            view! {
                <button
                    type="button"
                    role="radio"
                    class:taken=taken
                    disabled=taken
                    aria-label=name
                    aria-checked=move || if chosen.get() { "true" } else { "false" }
                    tabindex=move || if chosen.get() { "0" } else { "-1" }
                    on:click=move |_| pick.run(own.clone())
                >
                    {mark
                        .map(|mark| match mark {
                            Mark::Icon(name) => view! { <Icon name=name /> }.into_any(),
                            Mark::Seat(index) => view! { <SeatMark index=index /> }.into_any(),
                        })}
                    {words}
                </button>
            }
        })
        .collect_view();
    view! { <div class=class role="radiogroup" aria-label=label on:keydown=walk>{buttons}</div> }
}

/// Arrows, Home and End choose the next button that can be chosen.
fn walk(event: KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        "Home" | "End" => 0,
        _ => return,
    };
    let Some(group) = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) else { return };
    let Ok(list) = group.query_selector_all("button:not(:disabled)") else { return };
    let buttons: Vec<HtmlElement> = (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect();
    let here = document().active_element();
    let here = buttons.iter().position(|button| here.as_ref() == Some(button.as_ref())).unwrap_or(0);
    let last = buttons.len().saturating_sub(1);
    let there = match step {
        0 if event.key() == "Home" => 0,
        0 => last,
        1 => (here + 1) % buttons.len().max(1),
        _ => here.checked_sub(1).unwrap_or(last),
    };
    if let Some(button) = buttons.get(there) {
        event.prevent_default();
        let _ = button.focus();
        button.click();
    }
}
