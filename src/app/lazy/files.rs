//! Files of this build, as text.

use crate::app::ui::address;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Asks for a file of this build.
pub fn ask(path: &str) -> JsFuture {
    window().fetch_with_str(&address(path)).into()
}

/// Waits for the text of a file that was asked for. `None` when it does not come, and where a network or a host answers with a page
/// of its own instead.
pub async fn text(asked: JsFuture) -> Option<String> {
    let answer: Response = asked.await.ok()?.unchecked_into();
    if !answer.ok() {
        return None;
    }
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    (!is_page(&text)).then_some(text)
}

/// None of our texts is a whole document.
fn is_page(text: &str) -> bool {
    text.trim_start().get(..9).is_some_and(|start| start.eq_ignore_ascii_case("<!doctype"))
}
