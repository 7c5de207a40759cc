//! What is kept on this device: matches, settings, statistics, what has been explained, and everything as one file.
//!
//! Reading, writing and comparing texts needs no browser. [`local`] alone touches the browser's storage.

pub mod backup;
pub mod counting;
pub mod csv;
pub mod learned;
pub mod names;
pub mod save;
pub mod settings;
pub mod stats;

#[cfg(target_arch = "wasm32")]
pub mod bin;
#[cfg(target_arch = "wasm32")]
pub mod carried;
#[cfg(target_arch = "wasm32")]
pub mod local;
#[cfg(target_arch = "wasm32")]
pub mod locks;
#[cfg(target_arch = "wasm32")]
pub mod pictures;
#[cfg(target_arch = "wasm32")]
pub mod room;
#[cfg(target_arch = "wasm32")]
pub mod settings_store;
#[cfg(target_arch = "wasm32")]
pub mod settled;
#[cfg(target_arch = "wasm32")]
pub mod storage;
#[cfg(target_arch = "wasm32")]
pub mod tab;

#[cfg(target_arch = "wasm32")]
pub use settings_store::SettingsStore;
