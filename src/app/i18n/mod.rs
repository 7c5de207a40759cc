//! Words: the languages of the page, phrases of the message catalogue, and days and numbers as a language writes them.

pub mod ago;
pub mod case;
pub mod date;
pub mod language;
pub mod messages;
pub mod number;
pub mod plain;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub mod local;
