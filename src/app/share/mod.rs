//! Sharing: a match as a link, a code to scan, a file, and its log as text and as data; and playing by link.
//!
//! [`link`] is the codec: everything in a text that opens elsewhere ([`envelope`] makes bytes a text that shows damage,
//! [`mixed_radix`] packs the answers, [`code`] draws it to be scanned). [`relation`] says how a match that was sent stands to the one
//! that is kept. These need no browser.
//!
//! In the browser: [`dialog`] is what people see of it (`picture` the evening's picture in it); [`kept`] opens it from the list of matches; `arrive` is the page of a
//! link that was opened; `sharing` is all this for a game.

pub mod code;
pub mod envelope;
pub mod link;
mod link_error;
pub mod mixed_radix;
pub mod relation;

#[cfg(target_arch = "wasm32")]
mod arrive;
#[cfg(target_arch = "wasm32")]
pub mod clipboard;
#[cfg(target_arch = "wasm32")]
pub mod dialog;
#[cfg(target_arch = "wasm32")]
mod kept;
#[cfg(target_arch = "wasm32")]
mod log;
#[cfg(target_arch = "wasm32")]
mod paste;
#[cfg(target_arch = "wasm32")]
mod picture;
#[cfg(target_arch = "wasm32")]
mod qr;
#[cfg(target_arch = "wasm32")]
mod sharing;
#[cfg(target_arch = "wasm32")]
pub mod who;

pub use link::Sent;
pub use link_error::LinkError;

#[cfg(target_arch = "wasm32")]
pub use {
    arrive::Arrive,
    kept::KeptShare,
    paste::OpenLink,
    sharing::{package_of, sent_match, sharing},
};

#[cfg(test)]
mod tests;
