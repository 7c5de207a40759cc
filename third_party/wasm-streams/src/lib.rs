//! In the place of the published `wasm-streams` 0.5: see README.md.

use futures_util::stream::{self, Empty, Stream};
use wasm_bindgen::JsValue;

/// A stream of a browser, of which a page without a server has none.
#[derive(Debug)]
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// A stream that a browser gave.
    pub fn from_raw(raw: web_sys::ReadableStream) -> ReadableStream {
        ReadableStream(raw)
    }

    /// Gives nothing.
    ///
    /// # Panics
    /// In browsers without streams.
    pub fn from_stream(_: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> ReadableStream {
        ReadableStream(web_sys::ReadableStream::new().expect("a browser with streams"))
    }

    /// What the browser calls it.
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// Gives nothing.
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        stream::empty()
    }
}
