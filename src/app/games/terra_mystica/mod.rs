//! Terra Mystica in the page: its words, its board, its options, its week of daily games.

pub mod layout;
pub mod picture;
pub mod text;

/// Its name in the credits, and whose it is: authors, publisher. The same in every language.
pub const CREDIT: (&str, &str) = ("Terra Mystica", "Jens Drögemüller and Helge Ostertag, Feuerland Spiele");

#[cfg(target_arch = "wasm32")]
pub mod board;
#[cfg(target_arch = "wasm32")]
mod module;
#[cfg(target_arch = "wasm32")]
mod options;
#[cfg(target_arch = "wasm32")]
mod week;

#[cfg(target_arch = "wasm32")]
pub use module::{ENTRY, MODULE};
