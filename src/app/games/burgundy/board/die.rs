//! A die: its faces are in the game's sheet of icons.

use crate::app::games::burgundy::text::names::die_icon;
use crate::games::burgundy::Die as Number;
use leptos::prelude::*;

/// Where the face of a die is drawn.
pub fn die_href(value: Number) -> String {
    format!("#burgundy.{}", die_icon(value))
}

/// The face of a die. Without a label it is a picture only.
#[component]
pub fn Die(
    /// The number shown.
    value: Number,
    /// Its name for assistive technology.
    #[prop(optional, into)]
    label: Option<String>,
) -> impl IntoView {
    let role = label.as_ref().map(|_| "img");
    let hidden = label.is_none().then_some("true");
    view! {
        <svg class="die" role=role aria-label=label aria-hidden=hidden>
            <use href=die_href(value)></use>
        </svg>
    }
}
