//! The games: each a folder of rules that knows the engine and nothing else. The modules stand in plain lines, so that every tool sees
//! them; `tests/project/layout.rs` holds them and the list together.

pub mod beta_colony;
pub mod burgundy;
pub mod innovation;
pub mod terra_mystica;

/// The one list of the games. Calls a macro with what stands in its braces and, for each game, the name of its folders (here
/// and in `app/games`) and its type.
#[macro_export]
macro_rules! for_each_game {
    ($($with:ident)::+ ! $extra:tt) => {
        $($with)::+! { $extra
            burgundy: Burgundy,
            innovation: Innovation,
            terra_mystica: TerraMystica,
            beta_colony: BetaColony,
        }
    };
}

/// Calls a function that is generic over the game for the game with this id: `with_game!(id, play(seed))` is
/// `Some(play::<Burgundy>(seed))` for Burgundy's, and `None` for an id that no game has.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $function:ident($($argument:expr),* $(,)?)) => {
        $crate::for_each_game!($crate::call_with_game! { $id, $function, ($($argument),*) })
    };
}

/// The arms of [`with_game!`].
#[doc(hidden)]
#[macro_export]
macro_rules! call_with_game {
    ({ $id:expr, $function:ident, $arguments:tt } $($module:ident: $game:ident,)*) => {{
        let id: &str = $id;
        match () {
            $(() if id == <$crate::games::$game as $crate::engine::Game>::ID => {
                Some($crate::call_with_game!(@ $function, $crate::games::$game, $arguments))
            })*
            () => None,
        }
    }};
    (@ $function:ident, $game:ty, ($($argument:expr),*)) => { $function::<$game>($($argument),*) };
}

/// For [`for_each_game!`](crate::for_each_game): a test a game, by the name of its folder, that calls what is generic over the game.
#[macro_export]
macro_rules! test_each {
    ({ $law:ident } $($module:ident: $game:ident,)*) => {$(
        #[test]
        fn $module() {
            $law::<$crate::games::$game>();
        }
    )*};
}

macro_rules! listed {
    ({} $($module:ident: $game:ident,)*) => {
        $(pub use $module::$game;)*

        /// The ids of all games, in the order of the list.
        pub const IDS: &[&str] = &[$(<$game as crate::engine::Game>::ID),*];
    };
}
for_each_game!(listed! {});

#[cfg(test)]
mod tests {
    use crate::engine::Game;

    fn id_of<G: Game>(before: &str) -> String {
        format!("{before}{}", G::ID)
    }

    #[test]
    fn a_game_is_called_by_its_id() {
        for id in super::IDS {
            assert_eq!(with_game!(id, id_of("the ")), Some(format!("the {id}")));
        }
        assert_eq!(with_game!("chess", id_of("the ")), None);
    }
}
