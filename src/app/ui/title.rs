//! What the browser's tab, its history and screen readers call the page.

use leptos::prelude::*;

/// The site's own name.
const SITE: &str = "Fireside";

/// As long as the place is shown it is called so.
pub fn titled(words: impl Fn() -> String + 'static) {
    Effect::new(move |_| document().set_title(&format!("{} – {SITE}", words())));
    on_cleanup(|| document().set_title(SITE));
}
