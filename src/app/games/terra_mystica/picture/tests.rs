use super::art::PITCH;
use super::scene;
use crate::app::narration::testing::{play, seats};
use crate::app::ui::check_drawing;
use crate::engine::Match;
use crate::engine::invariants::Invariants;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Choice;
use crate::games::terra_mystica::state::Player;
use std::collections::HashMap;

/// The sizes in which it is drawn, each with the most bytes.
const SIZES: [(f64, f64, usize); 4] =
    [(800.0, 400.0, 40_000), (720.0, 630.0, 40_000), (1080.0, 800.0, 40_000), (320.0, 240.0, 6_144)];

/// What is built is chosen more often.
fn builds(choice: &Choice) -> u32 {
    match choice {
        Choice::Build(_) | Choice::Upgrade(..) | Choice::Bridge(_) => 300,
        Choice::Pass(_) => 1,
        _ => 10,
    }
}

/// All that the picture shows.
fn shown(state: &TerraMystica) -> String {
    let players = state.all_players().iter();
    let land: Vec<_> = super::all(state.geometry()).map(|hex| (state.terrain(hex), state.building(hex))).collect();
    let towns: Vec<_> = players.map(|player| (player.in_towns(), player.river_towns())).collect();
    format!("{land:?} {towns:?} {:?}", state.bridges())
}

#[test]
fn the_picture_shows_every_position_as_it_is() {
    // Whether there were towns, and bridges.
    let mut kinds = 0;
    for (seed, (options, players)) in (1..).zip(TerraMystica::golden_tables()) {
        let mut seen: HashMap<String, String> = HashMap::new();
        let mut look = |game: &Match<TerraMystica>| {
            let built = game.state().built_up().len() as usize;
            for (width, height, most) in SIZES {
                let drawn = scene(game, &seats(players), width, height);
                assert_eq!(drawn, scene(&game.branch(), &seats(players), width, height), "the same twice");
                check_drawing(&drawn, "tm-scene");
                assert!(drawn.len() <= most, "{} bytes at {width}", drawn.len());
                let houses = match width < 640.0 {
                    true => drawn
                        .split('<')
                        .filter(|tag| tag.contains("paint-order"))
                        .map(|tag| tag.matches('M').count())
                        .sum(),
                    false => drawn.matches("<use href=\"#tm-scene-b").count(),
                };
                assert_eq!(houses, built, "every building once");
                if width >= 640.0 {
                    // Houses have other lines of this colour.
                    let line = |tag: &&str| tag.starts_with("path") && tag.contains(&format!("stroke=\"{PITCH}\""));
                    let bridges = drawn.split('<').filter(line).filter(|tag| !tag.contains("linejoin")).count();
                    assert_eq!(bridges, game.state().bridges().len(), "every bridge");
                    let towns = |player: &&Player| !(player.in_towns() | player.river_towns()).is_empty();
                    let towns = game.state().all_players().iter().filter(towns).count();
                    assert_eq!(drawn.matches("<use href=\"#tm-scene-town").count(), 3 * towns, "glow, rim and border");
                    kinds |= u8::from(towns > 0) | u8::from(!game.state().bridges().is_empty()) << 1;
                }
                let now = shown(game.state());
                let before = seen.insert(drawn, now.clone());
                assert!(before.is_none_or(|before| before == now), "two positions in one picture at {width}");
            }
        };
        let game = play::<TerraMystica>(options, players, seed, builds, |game, _| {
            if game.cursor() % 30 == 0 {
                look(game);
            }
        });
        look(&game);
    }
    assert_eq!(kinds, 3, "no town, or no bridge");
}

#[test]
fn every_seat_has_its_shape() {
    let (options, players) = TerraMystica::golden_tables().remove(0);
    let game = play::<TerraMystica>(options, players, 3, |_| 1, |_, _| {});
    let mut others = seats(players);
    others.iter_mut().for_each(|seat| seat.mark += 2);
    assert_ne!(scene(&game, &seats(players), 1200.0, 420.0), scene(&game, &others, 1200.0, 420.0));
}
