//! Properties over random play: what must always hold, on all maps, with all player counts, factions and variants.

use fireside::engine::invariants::{Care, Invariants, Looked, one_game};
use fireside::engine::playout::random_play;
use fireside::engine::{Match, Stream};
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::{Choice, Faction, Options};
use std::collections::BTreeSet;

/// The invariants of the engine, a few games at every question and more at some.
#[test]
fn the_invariants_hold() {
    let care = |seed| if seed < 2 { Care::Thorough } else { Care::Sampled };
    let mut looked = Looked::default();
    for seed in 0..60 {
        looked.add(one_game::<TerraMystica>(seed, care(seed)).unwrap_or_else(|violation| panic!("{violation:?}")));
    }
    assert!(looked.unfound == 0 && looked.decisions > 8_000, "{looked}");
}

/// Every kind of table is played to its end, and every faction on it.
#[test]
fn every_table_is_played_to_its_end() {
    let mut seen = BTreeSet::new();
    for (at, (options, players)) in TerraMystica::tables().into_iter().enumerate() {
        let mut stream = Stream::new(at as u64);
        let mut game = Match::<TerraMystica>::new(options, players, at as u64).unwrap();
        while let Some(question) = game.question() {
            let choice = question.choices[stream.next_u64() as usize % question.choices.len()];
            game.answer(choice).unwrap();
            if game.step().is_multiple_of(40) {
                game.state().audit().unwrap_or_else(|wrong| panic!("{wrong}\n{}", game.state().as_text()));
            }
        }
        game.state().audit().unwrap();
        assert!(game.outcome().is_some_and(|outcome| !outcome.winners.is_empty()));
        seen.extend(game.state().all_players().iter().filter_map(|player| player.faction()));
    }
    assert_eq!(seen, Faction::ALL.into());
}

/// A playout takes some hundred decisions; nothing stops it.
#[test]
fn playouts_end() {
    for players in 2..=5 {
        let decisions = random_play::<TerraMystica>(&Options::default(), players, 20, 7).unwrap();
        assert!((20 * 40..20 * 4000).contains(&decisions), "{decisions}");
    }
}

/// No list of choices grows without bound: conversions are offered one by one, transformations hex by hex.
#[test]
fn lists_of_choices_stay_small() {
    let mut longest = 0;
    for seed in 0..60 {
        let mut stream = Stream::new(seed);
        let mut game = Match::<TerraMystica>::new(Options::default(), 2 + (seed % 4) as u8, seed).unwrap();
        while let Some(question) = game.question() {
            longest = longest.max(question.choices.len());
            let lively: Vec<Choice> =
                question.choices.iter().copied().filter(|it| TerraMystica::liveliness(*it) > 1).collect();
            let pool = if lively.is_empty() { question.choices.clone() } else { lively };
            game.answer(pool[stream.next_u64() as usize % pool.len()]).unwrap();
        }
    }
    assert!((40..200).contains(&longest), "{longest}");
}
