//! How many things can be tapped behind a tab.

use crate::app::i18n::words::Phrase;
use leptos::prelude::*;

/// A count on a tab, which is in words for assistive technology; nothing while there is nothing to tap.
#[component]
pub fn TabCount(
    /// How many.
    count: Memo<usize>,
) -> impl IntoView {
    let words = move || Phrase::new("tab-count").with("count", count.get()).say();
    view! {
        <b class="tab-count" hidden=move || count.get() == 0>
            <span aria-hidden="true">{count}</span>
            <span class="sr">{words}</span>
        </b>
    }
}
