//! The page: everything that people see and that a browser is needed for, a folder a topic.
//!
//! From top to bottom: [`games`] has what the page shows of each game, [`table`] what is around every board, `lobby`, [`rules`],
//! [`share`], `statistics` and `settings` are the other places and dialogs; [`matches`] knows kept matches, [`narration`] how games
//! are told; [`i18n`], [`store`], `device`, [`worker`], `lazy` and [`ui`] carry the rest. `page` starts all of it.
//!
//! What needs no browser is compiled and tested natively as well: the modules without a condition.

pub mod games;
pub mod i18n;
pub mod keyboard;
pub mod lobby;
pub mod matches;
pub mod narration;
pub mod rules;
pub mod share;
pub mod store;
pub mod table;
pub mod ui;
pub mod worker;

#[cfg(target_arch = "wasm32")]
pub mod device;
#[cfg(target_arch = "wasm32")]
pub mod lazy;
#[cfg(target_arch = "wasm32")]
pub mod page;
#[cfg(target_arch = "wasm32")]
pub mod route;
#[cfg(target_arch = "wasm32")]
pub mod settings;
#[cfg(target_arch = "wasm32")]
pub mod statistics;

#[cfg(target_arch = "wasm32")]
pub use page::start;
