//! A text as a QR code. It is black on white in both themes: not all cameras read it the other way round.

use super::code::draw;
use crate::app::i18n::words::say;
use leptos::prelude::*;

/// The white border that cameras need, in modules.
const BORDER: i32 = 4;

/// The code, or the words that the text is too long for one.
#[component]
pub fn Qr(
    /// What is in the code.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    move || match text.with(|text| draw(text)) {
        Some((size, path)) => {
            let all = size + 2 * BORDER;
            view! {
                <svg
                    class="qr"
                    viewBox=format!("-{BORDER} -{BORDER} {all} {all}")
                    shape-rendering="crispEdges"
                    role="img"
                    aria-label=say("share-qr-of")
                >
                    <rect x=-BORDER y=-BORDER width=all height=all fill="#fff"></rect>
                    <path d=path fill="#000"></path>
                </svg>
            }
            .into_any()
        }
        None => view! { <p class="soft s">{say("share-qr-too-long")}</p> }.into_any(),
    }
}
