//! The lobby: games, kept matches, the dialog for a new match, the game of the day, storage, credits.
//!
//! Finding a kept match ([`finder`]), reading the credits ([`credits_text`]) and what is new ([`news`]) need no browser.

pub mod credits_text;
pub mod finder;
pub mod news;

#[cfg(target_arch = "wasm32")]
mod about;
#[cfg(target_arch = "wasm32")]
mod backup;
#[cfg(target_arch = "wasm32")]
mod bin_list;
#[cfg(target_arch = "wasm32")]
mod covers;
#[cfg(target_arch = "wasm32")]
mod credits;
#[cfg(target_arch = "wasm32")]
mod day_page;
#[cfg(target_arch = "wasm32")]
mod days;
#[cfg(target_arch = "wasm32")]
mod files;
#[cfg(target_arch = "wasm32")]
mod form;
#[cfg(target_arch = "wasm32")]
mod how_to_install;
#[cfg(target_arch = "wasm32")]
mod kept;
#[cfg(target_arch = "wasm32")]
mod last;
#[cfg(target_arch = "wasm32")]
mod list;
#[cfg(target_arch = "wasm32")]
mod means;
#[cfg(target_arch = "wasm32")]
mod new_game;
#[cfg(target_arch = "wasm32")]
mod opened;
#[cfg(target_arch = "wasm32")]
mod seats;
#[cfg(target_arch = "wasm32")]
mod start;
#[cfg(target_arch = "wasm32")]
mod storage_dialog;
#[cfg(target_arch = "wasm32")]
mod storage_notes;
#[cfg(target_arch = "wasm32")]
mod view;

#[cfg(target_arch = "wasm32")]
pub use {
    credits::Credits, day_page::DayPage, days::DayCard, form::Form, how_to_install::HowToInstall, last::LastPlayed,
    list::KeptList, opened::OpenedFiles, storage_dialog::StorageDialog, storage_notes::StorageNotes, view::Lobby,
};
