//! Handing a text out as a file.

use leptos::{prelude::*, wasm_bindgen::JsCast};
use std::time::Duration;

/// Hands a text out as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    if let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) {
        download_blob(name, &blob);
    }
}

/// Hands out what is no text.
pub fn download_blob(name: &str, blob: &web_sys::Blob) {
    let Ok(address) = web_sys::Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // The browser has taken it when the click has been worked off.
    set_timeout(move || drop(web_sys::Url::revoke_object_url(&address)), Duration::from_secs(10));
}
