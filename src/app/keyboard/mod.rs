//! The keyboard: one table of shortcuts, and the overlay that lists them.

#[cfg(target_arch = "wasm32")]
pub mod help;
pub mod shortcuts;
