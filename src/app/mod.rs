//! The page: everything that people see and that a browser is needed for, a folder a topic.
//!
//! From top to bottom: [`games`] has what the page shows of each game, [`table`] what is around every board, `lobby`, [`rules`],
//! [`share`], `statistics` and `settings` are the other places and dialogs; [`matches`] knows kept matches, [`picture`] draws them,
//! [`narration`] how games are told; [`i18n`], [`store`], `device`, [`worker`], `lazy` and [`ui`] carry the rest. `page` starts all of it.
//!
//! What needs no browser is compiled and tested natively as well: the modules that only ask for the
//! feature `page`. Without it there is the worker's side of [`worker`] and nothing else.

#[cfg(feature = "page")]
pub mod games;
#[cfg(feature = "page")]
pub mod i18n;
#[cfg(feature = "page")]
pub mod keyboard;
#[cfg(feature = "page")]
pub mod lessons;
#[cfg(feature = "page")]
pub mod lobby;
#[cfg(feature = "page")]
pub mod matches;
#[cfg(feature = "page")]
pub mod narration;
#[cfg(feature = "page")]
pub mod picture;
#[cfg(feature = "page")]
pub mod rules;
#[cfg(feature = "page")]
pub mod share;
#[cfg(feature = "page")]
pub mod store;
#[cfg(feature = "page")]
pub mod table;
#[cfg(feature = "page")]
pub mod ui;
pub mod worker;

#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod device;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod lazy;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod page;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod route;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod settings;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod statistics;

#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub use page::start;
