//! What the page shows of each game: a folder a game, with its words (`text`, native) and its board.

macro_rules! modules {
    ({} $($module:ident: $game:ident,)*) => {
        $(pub mod $module;)*

        /// Names of all games, those that are announced included, and whose they are.
        pub const CREDITS: &[(&str, &str)] = &[
            $($module::CREDIT,)*
            ("Beta Colony", "Ben Pinchback and Matt Riddle, Rio Grande Games"),
        ];

        /// Every game of the house, in the lobby's order, then those that are announced.
        #[cfg(target_arch = "wasm32")]
        pub static GAMES: &[Entry] = &[$($module::ENTRY,)* BETA_COLONY];
    };
}
crate::for_each_game!(modules! {});

#[cfg(target_arch = "wasm32")]
use crate::app::matches::module::Entry;

#[cfg(target_arch = "wasm32")]
const BETA_COLONY: Entry = Entry { id: "beta-colony", players: 2..=4, play: None };
