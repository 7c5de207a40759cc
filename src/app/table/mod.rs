//! The table around every board: seats, prompt, log, curtain, end.
//!
//! What is known of everybody's chances along a match ([`win_probability`]), the order of a hint's choices ([`suggestions`]), what has
//! happened since somebody's last decision ([`recap`]) and to what ([`touched`]), what a sentence names ([`runs`]), whose boards are
//! shown ([`whose`]), and the ways of things over the table ([`flight`]) need no browser.

pub mod flight;
pub mod recap;
pub mod runs;
pub mod suggestions;
pub mod touched;
pub mod whose;
pub mod win_probability;

#[cfg(target_arch = "wasm32")]
mod bar;
#[cfg(target_arch = "wasm32")]
pub mod board;
#[cfg(target_arch = "wasm32")]
mod boards;
#[cfg(target_arch = "wasm32")]
mod bots;
#[cfg(target_arch = "wasm32")]
mod chances;
#[cfg(target_arch = "wasm32")]
mod context;
#[cfg(target_arch = "wasm32")]
mod curtain;
#[cfg(target_arch = "wasm32")]
mod descriptions;
#[cfg(target_arch = "wasm32")]
mod double_tap;
#[cfg(target_arch = "wasm32")]
mod end;
#[cfg(target_arch = "wasm32")]
mod enlarged;
#[cfg(target_arch = "wasm32")]
pub mod explain;
#[cfg(target_arch = "wasm32")]
mod guide;
#[cfg(target_arch = "wasm32")]
mod half_chosen;
#[cfg(target_arch = "wasm32")]
mod hint;
#[cfg(target_arch = "wasm32")]
mod keeping;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod last_actions;
#[cfg(target_arch = "wasm32")]
mod log;
#[cfg(target_arch = "wasm32")]
mod looking;
#[cfg(target_arch = "wasm32")]
mod motion;
#[cfg(target_arch = "wasm32")]
mod named;
#[cfg(target_arch = "wasm32")]
mod open;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod prompt;
#[cfg(target_arch = "wasm32")]
mod readout;
#[cfg(target_arch = "wasm32")]
mod recap_bar;
#[cfg(target_arch = "wasm32")]
mod remarks;
#[cfg(target_arch = "wasm32")]
mod replay;
#[cfg(target_arch = "wasm32")]
mod seats;
#[cfg(target_arch = "wasm32")]
mod settle;
#[cfg(target_arch = "wasm32")]
mod share;
#[cfg(target_arch = "wasm32")]
mod sheet;
#[cfg(target_arch = "wasm32")]
mod sounds;
#[cfg(target_arch = "wasm32")]
mod tab_count;
#[cfg(target_arch = "wasm32")]
mod tabs;
#[cfg(target_arch = "wasm32")]
mod taken_up;
#[cfg(target_arch = "wasm32")]
mod teaching;
#[cfg(target_arch = "wasm32")]
mod thinker;
#[cfg(target_arch = "wasm32")]
mod view;
#[cfg(target_arch = "wasm32")]
mod written_log;

#[cfg(target_arch = "wasm32")]
pub use {
    board::GameBoard,
    boards::Boards,
    context::TableCtx,
    descriptions::Descriptions,
    guide::WHY_NOT,
    guide::why_not,
    half_chosen::HalfChosen,
    hint::Hints,
    last_actions::LastActions,
    motion::Journey,
    open::{table_page, watch_page},
    prompt::gain_sign,
    tab_count::TabCount,
};
