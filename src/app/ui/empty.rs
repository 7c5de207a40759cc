//! Where there is nothing to show: a drawing, what is the matter, a way on.

use super::address;
use crate::app::i18n::words::say;
use leptos::prelude::*;

/// What stands where something is missing, within a page.
#[component]
pub fn Empty(
    /// Its drawing in `public/icons`.
    drawing: &'static str,
    /// What is the matter, in a heading.
    #[prop(optional)]
    title: Option<AnyView>,
    /// The same in a sentence or two.
    why: String,
    /// What a program said about it, for whoever wants to know.
    #[prop(optional_no_strip)]
    details: Option<String>,
    /// The ways on, the best one first.
    children: Children,
) -> impl IntoView {
    let details = details.map(|details| {
        view! {
            <details>
                <summary>{say("recovery-details")}</summary>
                <pre tabindex="0">{details}</pre>
            </details>
        }
    });
    view! {
        <div class="nothing">
            <img class="drawing" src=address(&format!("icons/{drawing}.svg")) width="200" height="150" alt="" />
            {title}
            <p>{why}</p>
            <div class="nothing-acts">{children()}</div>
            {details}
        </div>
    }
}

/// A page that cannot be shown.
#[component]
pub fn EmptyPage(
    /// As in [`Empty`].
    drawing: &'static str,
    /// What is the matter, in a few words.
    title: String,
    /// As in [`Empty`].
    why: String,
    /// As in [`Empty`].
    #[prop(optional_no_strip)]
    details: Option<String>,
    /// As in [`Empty`].
    children: Children,
) -> impl IntoView {
    let title = view! { <h1>{title}</h1> }.into_any();
    view! {
        <main class="page nowhere">
            <Empty drawing title why details children />
        </main>
    }
}
