//! Properties over random play: what must always hold, on all maps, with all player counts, factions and variants.

use crate::support::busy;
use fireside::engine::invariants::{Care, Invariants, Looked, one_game};
use fireside::engine::playout::random_play;
use fireside::engine::{Match, Stream};
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::{Event, Faction, Options, Special};
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

/// Busy games see every tile, every action and every ability; no list of choices grows without bound: exchanges are offered one by one,
/// transformations hex by hex.
#[test]
fn busy_games_see_everything() {
    let (mut seen, mut longest) = (BTreeSet::new(), 0);
    let tables = TerraMystica::tables();
    for seed in 0..400u64 {
        let mut stream = Stream::new(seed);
        let (options, players) = &tables[seed as usize % tables.len()];
        let mut game = Match::<TerraMystica>::new(options.clone(), *players, seed).unwrap();
        while let Some(question) = game.question() {
            longest = longest.max(question.choices.len());
            let choice = busy(&question.choices, &mut stream);
            game.answer(choice).unwrap();
        }
        game.state().audit().unwrap();
        for logged in game.events() {
            seen.insert(match logged.event {
                Event::TookFavor(_, favor) => format!("{favor:?}"),
                Event::TookTown(_, tile) => format!("{tile:?}"),
                Event::PowerAction(_, action) => format!("power {action}"),
                Event::SpecialAction(_, special) => format!("{special:?}"),
                Event::TookCard { card, .. } => format!("{card:?}"),
                Event::Skipped(seat, _) => format!("skip {:?}", game.state().player(seat).faction()),
                Event::Upgraded(seat, _, building) => format!("{building:?} {:?}", game.state().player(seat).faction()),
                event => format!("{event:?}").split(['(', ' ']).next().unwrap_or_default().to_owned(),
            });
        }
    }
    let specials = Special::ALL.map(|special| format!("{special:?}"));
    let favors = (0..12).map(|favor| format!("Favor({favor})"));
    let towns = (0..8).map(|tile| format!("TownTile({tile})"));
    let cards = (0..9).map(|card| format!("Card({card})"));
    let great = Faction::ALL
        .iter()
        .flat_map(|faction| ["Stronghold", "Sanctuary"].map(|building| format!("{building} {:?}", Some(faction))));
    let others =
        ["skip Some(Fakirs)", "skip Some(Dwarves)", "Joined", "Ordained", "Bridged", "CultistsPower", "CultSpades"];
    let wanted = specials.into_iter().chain(favors).chain(towns).chain(cards).chain(great);
    let missing: Vec<String> = wanted.chain(others.map(str::to_owned)).filter(|it| !seen.contains(it)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!((40..200).contains(&longest), "{longest}");
}
