//! Points.

use leptos::prelude::*;

/// A wax-gold seal: gold always means points.
#[component]
pub fn Seal(
    /// What stands on it, for instance `3` or `+3`.
    #[prop(into)]
    text: String,
    /// Classes beside `seal`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! { <b class=format!("seal {class}")>{text}</b> }
}
