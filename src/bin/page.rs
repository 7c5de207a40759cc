//! The page: the program that the browser starts, and where it is cut. What is not needed to show the lobby is fetched when it is
//! first asked for.

fn main() {
    #[cfg(target_arch = "wasm32")]
    fireside::app::start(cut::PARTS);
}

#[cfg(target_arch = "wasm32")]
#[allow(
    unsafe_code,
    improper_ctypes,
    improper_ctypes_definitions,
    reason = "made by the splitter's macro: both sides are one compilation"
)]
mod cut {
    use fireside::app::games;
    use fireside::app::lazy::{self, Loading, Resources};
    use fireside::app::matches::module::GameModule;
    use fireside::app::matches::parts::{KeptMatches, Parts, Places};
    use fireside::app::page::places::{KEPT, PLACES};
    use fireside::engine::Game;

    /// A part of the program in a file of its own: the function that gives its entrance waits until the file is there.
    macro_rules! part {
        ($name:ident: $entrance:ty = $value:expr, $resources:expr) => {
            fn $name() -> Loading<$entrance> {
                #[cfg(feature = "split")]
                #[wasm_split_helpers::wasm_split($name, fallible)]
                fn load() -> Result<$entrance, wasm_split_helpers::SplitLoaderError> {
                    Ok($value)
                }
                #[cfg(not(feature = "split"))]
                async fn load() -> Result<$entrance, std::convert::Infallible> {
                    Ok($value)
                }
                Box::pin(lazy::with($resources, async { load().await.ok() }))
            }
        };
    }

    part!(
        places: &'static Places = &PLACES,
        Resources { words: &["places"], sheets: &["kept", "places", "rules"], sprites: &[] }
    );

    part!(kept: &'static KeptMatches = &KEPT, Resources { words: &[], sheets: &["kept"], sprites: &[] });

    macro_rules! game_parts {
        ({} $($module:ident: $game:ident,)*) => {
            $(part!(
                $module: &'static GameModule = &games::$module::MODULE,
                Resources {
                    words: &["places", "table", fireside::games::$game::ID],
                    sheets: &["kept", "places", "rules", "table", fireside::games::$game::ID],
                    sprites: &[fireside::games::$game::ID],
                }
            );)*

            pub const PARTS: Parts = Parts {
                games: games::GAMES,
                modules: &[$((fireside::games::$game::ID, $module),)*],
                places,
                kept,
            };
        };
    }
    fireside::for_each_game!(game_parts! {});
}
