//! Pictures made of drawings, on this device: an SVG becomes an image, that is painted, and what was painted a file.

use super::frame::Format;
use crate::app::lazy::files;
use crate::app::ui;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use leptos::web_sys::{self, Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::{Promise, Uint8Array};

/// The page's letters: a drawing that is an image sees nothing of the page.
const LETTERS: [(&str, &str, &str); 2] = [
    ("Atkinson Hyperlegible Next", "fonts/atkinson-hyperlegible-next.woff2", "400 700"),
    ("Fraunces", "fonts/fraunces.woff2", "600"),
];

/// The drawing of a picture in a format, as a file that other programs read.
pub async fn png(drawing: &str, format: Format) -> Option<Blob> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&ui::svg_address(drawing));
    JsFuture::from(image.decode()).await.ok()?;
    let [width, height] = format.size();
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context.draw_image_with_html_image_element(&image, 0.0, 0.0).ok()?;
    let painted = Promise::new(&mut |done, _| {
        let take = Closure::once_into_js(move |blob: JsValue| drop(done.call1(&JsValue::NULL, &blob)));
        let _ = canvas.to_blob_with_type(take.unchecked_ref(), "image/png");
    });
    JsFuture::from(painted).await.ok()?.dyn_into().ok()
}

/// Rules that bring the letters along. Without those that cannot be fetched, others are taken.
pub async fn letters() -> String {
    let mut rules = String::new();
    for (family, file, weight) in LETTERS {
        if let Some(data) = fetched(file).await {
            rules += &format!(
                "@font-face{{font-family:\"{family}\";font-weight:{weight};src:url(data:font/woff2;base64,{data})}}"
            );
        }
    }
    rules
}

/// A file of the page in base64.
async fn fetched(file: &str) -> Option<String> {
    let response: web_sys::Response = files::ask(file).await.ok()?.dyn_into().ok()?;
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    let bytes = Uint8Array::new(&buffer).to_vec();
    Some(STANDARD.encode(bytes))
}
