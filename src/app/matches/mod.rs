//! Kept matches, whichever game they are of: begun, taken in from outside, checked, titled. The lobby, sharing and the table use
//! this room; it uses none of them.
//!
//! The seats of a new table ([`seating`]), what those at a table are called ([`named_seats`]), whose turn it is ([`whose`]), the game of the
//! day ([`daily`]), what comes in from outside ([`incoming()`]) and what is wrong with a match ([`save_trouble`]) need no browser.

pub mod daily;
mod incoming;
mod naming;
pub mod seating;
pub mod sharing;
mod trouble;
mod whose;

#[cfg(target_arch = "wasm32")]
mod adopt;
#[cfg(target_arch = "wasm32")]
mod begin;
#[cfg(target_arch = "wasm32")]
mod first;
#[cfg(target_arch = "wasm32")]
pub mod kept;
#[cfg(target_arch = "wasm32")]
pub mod module;
#[cfg(target_arch = "wasm32")]
mod names;
#[cfg(target_arch = "wasm32")]
mod offer;
#[cfg(target_arch = "wasm32")]
pub mod parts;
#[cfg(target_arch = "wasm32")]
mod standing;

pub use incoming::{Incoming, LARGEST, check, incoming};
pub use naming::{colour, named_seats, seats_of};
pub use sharing::Sharing;
pub use trouble::{details, record_trouble, restored, save_trouble};
pub use whose::{awaits_here, is_lost_here, whose};
#[cfg(target_arch = "wasm32")]
pub use {
    adopt::{adopt, game_of, import, read},
    begin::{BeginError, NewMatch, begin, easy_seats, learn, lessons_beside, next_lesson},
    first::is_first,
    names::{game_name, level_name},
    offer::{LessonOffer, offer},
    standing::{StandLine, title},
};
