//! Fireside: four deep board games in one static web page.
//!
//! Dependencies point one way: `app → session → bots → games → engine`. All but the first build natively without a browser; everything
//! that touches one is compiled for `wasm32` only.

#![forbid(unsafe_code)]

pub mod app;
pub mod bots;
pub mod engine;
pub mod games;
pub mod session;
