//! The games: each a folder of rules that knows the engine and nothing else.

/// The one list of the games. Calls a macro with what stands after its name and, for each game, the name of its folders (here
/// and in `app/games`) and its type.
#[macro_export]
macro_rules! for_each_game {
    ($with:ident $extra:tt) => {
        $with! { $extra
            burgundy: Burgundy,
            innovation: Innovation,
        }
    };
}

macro_rules! modules {
    ({} $($module:ident: $game:ident,)*) => {
        $(
            pub mod $module;
            pub use $module::$game;
        )*
    };
}
for_each_game!(modules {});
