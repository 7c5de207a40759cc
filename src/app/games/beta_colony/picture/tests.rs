use super::{scene, tile};
use crate::app::games::beta_colony::text::lookup;
use crate::app::narration::testing::{play, seats};
use crate::app::ui::check_drawing;
use crate::engine::Match;
use crate::engine::invariants::Invariants;
use crate::games::BetaColony;
use crate::games::beta_colony::{Colony, Space};
use std::collections::HashMap;

/// The sizes in which it is drawn, each with the most bytes.
const SIZES: [(f64, f64, usize); 4] =
    [(800.0, 400.0, 40_000), (720.0, 630.0, 40_000), (1080.0, 800.0, 40_000), (320.0, 240.0, 6_144)];

/// All that the picture shows.
fn shown(state: &BetaColony) -> String {
    let spaces: Vec<_> = Space::all().map(|at| (tile(state, at), lookup::crew(state, at))).collect();
    let ships: Vec<_> = state.all_players().iter().map(|player| player.ship()).collect();
    format!("{spaces:?} {ships:?}")
}

/// How many paths begin in what has this in its tag.
fn paths(drawn: &str, sign: &str) -> usize {
    drawn.split('<').filter(|tag| tag.contains(sign)).map(|tag| tag.matches('M').count()).sum()
}

#[test]
fn the_picture_shows_every_position_as_it_is() {
    for (seed, (options, players)) in (1..).zip(BetaColony::golden_tables()) {
        let mut seen: HashMap<String, String> = HashMap::new();
        let mut look = |game: &Match<BetaColony>| {
            let state = game.state();
            let built = Space::all().filter(|at| state.tile(*at).is_some()).count() + Colony::ALL.len();
            let crew: usize = Space::all().map(|at| lookup::crew(state, at).len()).sum();
            for (width, height, most) in SIZES {
                let drawn = scene(game, &seats(players), width, height);
                assert_eq!(drawn, scene(&game.branch(), &seats(players), width, height), "the same twice");
                check_drawing(&drawn, "bc-scene");
                assert!(drawn.len() <= most, "{} bytes at {width}", drawn.len());
                let drawn_here = match width < 640.0 {
                    true => (
                        super::art::ROOFS[..6]
                            .iter()
                            .chain(&super::art::ROOFS[7..])
                            .map(|roof| paths(&drawn, roof))
                            .sum(),
                        paths(&drawn, "stroke-width=\"16\""),
                    ),
                    false => (drawn.matches("<use href=\"#bc-scene").count(), drawn.matches("r=\"27\"").count()),
                };
                assert_eq!(drawn_here, (built, crew), "every tile and everybody once");
                let now = shown(state);
                let before = seen.insert(drawn, now.clone());
                assert!(before.is_none_or(|before| before == now), "two positions in one picture at {width}");
            }
        };
        let game = play::<BetaColony>(
            options,
            players,
            seed,
            |_| 1,
            |game, _| {
                if game.cursor() % 15 == 0 {
                    look(game);
                }
            },
        );
        look(&game);
    }
}

#[test]
fn every_seat_has_its_shape() {
    let (options, players) = BetaColony::golden_tables().remove(0);
    let game = play::<BetaColony>(options, players, 3, |_| 1, |_, _| {});
    let mut others = seats(players);
    others.iter_mut().for_each(|seat| seat.mark += 2);
    assert_ne!(scene(&game, &seats(players), 1200.0, 420.0), scene(&game, &others, 1200.0, 420.0));
}
