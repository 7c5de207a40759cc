//! Innovation in the page: its words, its board, its options, its week of daily games.

pub mod picture;
pub mod text;
pub mod week;

/// Its name in the credits, and whose it is: author, publisher. The same in every language.
pub const CREDIT: (&str, &str) = ("Innovation", "Carl Chudyk, Asmadi Games");

#[cfg(target_arch = "wasm32")]
pub mod board;
#[cfg(target_arch = "wasm32")]
mod module;
#[cfg(target_arch = "wasm32")]
mod options;

#[cfg(target_arch = "wasm32")]
pub use module::{ENTRY, MODULE};
