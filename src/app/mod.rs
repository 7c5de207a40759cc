//! The browser: routes, pages, the table around every board, storage, the link to the worker, settings.
//!
//! What needs no browser is compiled and tested natively as well: the modules without a condition.

pub mod ago;
pub mod bundle;
pub mod daily;
pub mod finder;
pub mod following;
pub mod keys;
pub mod language;
pub mod odds;
pub mod protocol;
pub mod rules;
pub mod save;
pub mod seating;
pub mod settings;
pub mod share;
pub mod signs;
pub mod stats;
pub mod telling;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub mod behind;
#[cfg(target_arch = "wasm32")]
pub mod boards;
#[cfg(target_arch = "wasm32")]
pub mod bot_link;
#[cfg(target_arch = "wasm32")]
pub mod help;
#[cfg(target_arch = "wasm32")]
pub mod install;
#[cfg(target_arch = "wasm32")]
pub mod lobby;
#[cfg(target_arch = "wasm32")]
pub mod page;
#[cfg(target_arch = "wasm32")]
pub mod parts;
#[cfg(target_arch = "wasm32")]
pub mod playable;
#[cfg(target_arch = "wasm32")]
pub mod recovery;
#[cfg(target_arch = "wasm32")]
pub mod registry;
#[cfg(target_arch = "wasm32")]
pub mod route;
#[cfg(target_arch = "wasm32")]
pub mod settings_dialog;
#[cfg(target_arch = "wasm32")]
pub mod sound;
#[cfg(target_arch = "wasm32")]
pub mod speech;
#[cfg(target_arch = "wasm32")]
pub mod storage;
#[cfg(target_arch = "wasm32")]
pub mod table;
#[cfg(target_arch = "wasm32")]
pub mod ui;
#[cfg(target_arch = "wasm32")]
pub mod update;
#[cfg(target_arch = "wasm32")]
pub mod wake;
#[cfg(target_arch = "wasm32")]
pub mod worker;

#[cfg(target_arch = "wasm32")]
pub use page::start;
