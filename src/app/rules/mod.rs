//! Rules in the page: a book a game, drawn when the site is built (`rules/`, `scripts/rules.mjs`), read as a page of its own or
//! over a match.
//!
//! Finding words ([`search`]) needs no browser.

#[cfg(target_arch = "wasm32")]
mod book;
#[cfg(target_arch = "wasm32")]
mod chapters;
#[cfg(target_arch = "wasm32")]
mod find;
#[cfg(target_arch = "wasm32")]
mod link;
#[cfg(target_arch = "wasm32")]
mod minute;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod search;
#[cfg(target_arch = "wasm32")]
mod sheet;

#[cfg(target_arch = "wasm32")]
pub use {
    link::RulesLink,
    minute::MinuteOffer,
    page::RulesPage,
    sheet::{MoreInRules, RulesSheet, RulesSheetView},
};
