//! What the page shows of each game: a folder a game, with its words (`text`, native) and its board.

pub mod beta_colony;
pub mod burgundy;
pub mod innovation;
pub mod terra_mystica;

macro_rules! listed {
    ({} $($module:ident: $game:ident,)*) => {
        /// Names of all games, and whose they are.
        pub const CREDITS: &[(&str, &str)] = &[
            $($module::CREDIT,)*
        ];

        /// Every game of the house, in the lobby's order.
        #[cfg(target_arch = "wasm32")]
        pub static GAMES: &[Entry] = &[$($module::ENTRY,)*];
    };
}
crate::for_each_game!(listed! {});

#[cfg(target_arch = "wasm32")]
use crate::app::matches::module::Entry;
#[cfg(target_arch = "wasm32")]
mod module;

#[cfg(test)]
mod tests;
