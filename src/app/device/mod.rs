//! The device: putting the page on the home screen, a screen that stays on, tones, files, newer versions, and what is shown
//! when the program has failed.

pub mod download;
pub mod install;
pub mod promise;
pub mod recovery;
pub mod sound;
pub mod update;
pub mod wake;

pub use download::{download, download_blob};
