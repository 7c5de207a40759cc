//! The link between page and worker, both sides of it.
//!
//! What they say to each other ([`protocol`]) needs no browser.

pub mod protocol;

#[cfg(target_arch = "wasm32")]
mod chances;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod client;
#[cfg(target_arch = "wasm32")]
mod means;
#[cfg(target_arch = "wasm32")]
mod review;
#[cfg(target_arch = "wasm32")]
pub mod server;
#[cfg(target_arch = "wasm32")]
mod thinking;
#[cfg(target_arch = "wasm32")]
mod work;
