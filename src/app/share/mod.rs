//! Sharing: a match as a link, a code to scan, a file, and its log as text and as data; and playing by link.
//!
//! [`link`] is the codec: everything in a text that opens elsewhere ([`envelope`] makes bytes a text that shows damage,
//! [`number`] packs the answers). [`relation`] says how a match that was sent stands to the one that is kept. These need no
//! browser.

pub mod envelope;
pub mod link;
pub mod number;
pub mod relation;

pub use link::{LinkError, Sent};
pub use relation::Relation;

#[cfg(test)]
mod tests;
