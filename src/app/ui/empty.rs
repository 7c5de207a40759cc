//! Where there is nothing to show: a drawing, what is the matter, a way on. Functions, not components: much of the page may fail to
//! come, so they belong to what is fetched first.

use super::address;
use crate::app::i18n::words::say;
use leptos::prelude::*;

/// What stands where something is missing, within a page: a drawing of `public/icons` (none where files may be what is missing), what is the matter in a heading and in a sentence
/// or two, and the ways on, the best one first.
pub fn empty(drawing: Option<&'static str>, title: Option<AnyView>, why: String, acts: AnyView) -> AnyView {
    view! {
        <div class="nothing">
            {drawing.map(picture)}
            {title}
            <p>{why}</p>
            <div class="nothing-acts">{acts}</div>
        </div>
    }
    .into_any()
}

fn picture(drawing: &'static str) -> AnyView {
    let src = address(&format!("icons/{drawing}.svg"));
    view! { <img class="drawing" src=src width="200" height="150" alt="" /> }.into_any()
}

/// The same as a page that cannot be shown.
pub fn empty_page(drawing: Option<&'static str>, title: String, why: String, acts: AnyView) -> AnyView {
    let title = view! { <h1>{title}</h1> }.into_any();
    view! { <main class="page nowhere">{empty(drawing, Some(title), why, acts)}</main> }.into_any()
}

/// What a program said about it, for whoever wants to know: below the ways on.
#[component]
pub fn Details(
    /// Its words.
    text: String,
) -> impl IntoView {
    view! {
        <details>
            <summary>{say("recovery-details")}</summary>
            <pre tabindex="0">{text}</pre>
        </details>
    }
}
