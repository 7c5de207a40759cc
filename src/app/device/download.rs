//! Handing something out as a file.

use super::promise::let_go;
use leptos::{prelude::*, wasm_bindgen::JsCast};
use std::time::Duration;
use web_sys::js_sys::{Array, Reflect};
use web_sys::{Blob, File, FilePropertyBag, ShareData};

/// Hands a text out as a file, by the share sheet where a link saves nothing.
pub fn hand_out(name: &str, text: &str) {
    if let Ok(blob) = Blob::new_with_str_sequence(&Array::of1(&text.into())) {
        hand_out_blob(name, &blob);
    }
}

/// The same with what is no text.
pub fn hand_out_blob(name: &str, blob: &Blob) {
    if links_save() || !share_file(name, blob) {
        download_blob(name, blob);
    }
}

/// Whether a link to a file saves it: inside of other apps on iOS, and from the home screen there, it does nothing.
pub fn links_save() -> bool {
    let agent = window().navigator().user_agent().unwrap_or_default();
    !agent.contains("Mobile/") || agent.contains("Safari/")
}

/// Whether the system's share sheet takes such a file.
pub fn can_share_file(name: &str, blob: &Blob) -> bool {
    let navigator = window().navigator();
    Reflect::has(&navigator, &"canShare".into()).unwrap_or(false)
        && with_file(name, blob).is_some_and(|data| navigator.can_share_with_data(&data))
}

/// Opens the system's share sheet with a file; false if it takes none. Whoever closes it again has changed their mind.
pub fn share_file(name: &str, blob: &Blob) -> bool {
    let data = with_file(name, blob).filter(|_| can_share_file(name, blob));
    data.inspect(|data| let_go(window().navigator().share_with_data(data))).is_some()
}

fn with_file(name: &str, blob: &Blob) -> Option<ShareData> {
    let kind = FilePropertyBag::new();
    kind.set_type(Some(blob.type_()).filter(|kind| !kind.is_empty()).as_deref().unwrap_or("text/plain"));
    let file = File::new_with_blob_sequence_and_options(&Array::of1(blob), name, &kind).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    Some(data)
}

/// Hands a text out as a file.
pub fn download(name: &str, text: &str) {
    let parts = Array::of1(&text.into());
    if let Ok(blob) = Blob::new_with_str_sequence(&parts) {
        download_blob(name, &blob);
    }
}

/// Hands out what is no text.
fn download_blob(name: &str, blob: &Blob) {
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
