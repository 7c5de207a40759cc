//! Where the files of this build lie: in a folder that is named after it (`scripts/finish.mjs`), so that a page never gets a file of
//! another one.

use leptos::prelude::*;
use leptos::web_sys::js_sys;

/// The address of a file of this build.
pub fn address(path: &str) -> String {
    let meta = document().query_selector("meta[name=build]").ok().flatten();
    format!("./{}/{path}", meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default())
}

/// A drawing as the address of an image.
pub fn svg_address(svg: &str) -> String {
    format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg)))
}
