//! A die: its faces are in the game's sheet of icons.

use crate::app::games::burgundy::text::names::die_icon;
use crate::games::burgundy::Die as Number;
use leptos::prelude::*;

/// The face of a die. Without a label it is a picture only.
#[component]
pub fn Die(
    /// The number shown.
    value: Number,
    /// Its name for assistive technology.
    #[prop(optional, into)]
    label: Option<String>,
    /// Classes beside `die`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let role = label.as_ref().map(|_| "img");
    let hidden = label.is_none().then_some("true");
    view! {
        <svg class=format!("die {class}") role=role aria-label=label aria-hidden=hidden>
            <use href=format!("icons/burgundy.svg#{}", die_icon(value))></use>
        </svg>
    }
}
