//! The device: putting the page on the home screen, a screen that stays on, tones, files, newer versions, and what is shown
//! when the program has failed.

pub mod download;
pub mod keyboard;
pub mod phone;
pub mod promise;
pub mod recovery;
pub mod sound;
pub mod update;
pub mod wake;

pub use download::{can_share_file, download, hand_out, hand_out_blob, links_save, share_file};
