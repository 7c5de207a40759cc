//! A die.

use leptos::prelude::*;

/// The seven places of a pip: two columns of three and the middle.
const PIPS: [&str; 7] = [
    "M5.3 9.2a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z",
    "M22.9 9.2a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z",
    "M5.3 18a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z",
    "M22.9 18a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z",
    "M5.3 26.8a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z",
    "M22.9 26.8a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z",
    "M14.1 18a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z",
];

/// A single pip stands larger in the middle.
const ONE: &str = "M13.4 18a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z";

fn pips(value: u8) -> String {
    let places: &[usize] = match value {
        2 => &[0, 5],
        3 => &[0, 6, 5],
        4 => &[0, 1, 4, 5],
        5 => &[0, 1, 6, 4, 5],
        6 => &[0, 1, 2, 3, 4, 5],
        _ => return ONE.into(),
    };
    places.iter().map(|&place| PIPS[place]).collect()
}

/// The face of a die. Without a label it is a picture only.
#[component]
pub fn Die(
    /// The number shown, 1 to 6.
    value: u8,
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
        <svg class=format!("die {class}") viewBox="0 0 36 36" role=role aria-label=label aria-hidden=hidden>
            <rect class="die-f" x=".8" y=".8" width="34.4" height="34.4" rx="8"></rect>
            <path class="die-p" d=pips(value)></path>
        </svg>
    }
}
