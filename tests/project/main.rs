//! Laws over the project's files rather than over games: sources and their folders, words, rulebooks, style sheets, credits, and what is
//! written about them.

mod catalogue;
mod credits;
#[path = "../common/files.rs"]
mod files;
mod layout;
mod readme;
mod rules;
mod sheets;
mod tokens;
mod trouble;
