//! Properties over random play: what must always hold, on all maps, with all player counts, factions and variants.

use crate::support::{busy, told_in_scopes, word};
use fireside::engine::invariants::{Care, Invariants, Looked, one_game};
use fireside::engine::playout::random_play;
use fireside::engine::{Match, Stream};
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::{Building, Cause, Event, Faction, Options, Selection, Special, TownTile};
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

/// In every size each map in four variants, one of them with drawn colours, seven tables with given factions, and the fixed setup.
#[test]
fn the_tables_are_of_every_kind() {
    let tables = TerraMystica::tables();
    for players in 2..=5 {
        let of_size = || tables.iter().filter(|(_, size)| *size == players).map(|(options, _)| options);
        let given = |options: &&Options| matches!(options.factions, Selection::Given(_));
        let open = of_size().filter(|options| !options.fixed_setup && !given(options));
        let variant = |it: &Options| (it.map.code(), it.variable_points, it.variable_order);
        let variants: Vec<_> = open.map(|it| (variant(it), it.factions == Selection::Drawn)).collect();
        assert_eq!(variants.iter().map(|(variant, _)| variant).collect::<BTreeSet<_>>().len(), 12);
        assert!(
            variants.iter().all(|((_, points, order), drawn)| *drawn == (*points && !*order)) && variants.len() == 12
        );
        assert_eq!(of_size().filter(|options| options.fixed_setup).count(), 1);
        let factions = of_size().filter(given).map(|options| match &options.factions {
            Selection::Given(factions) => factions.clone(),
            _ => Vec::new(),
        });
        let factions: Vec<_> = factions.collect();
        let board = |faction: &Faction| faction.home();
        let first: BTreeSet<_> = factions.iter().map(|given| board(&given[0]) as u8).collect();
        assert_eq!((factions.len(), first.len()), (7, 7));
        let apart = |given: &Vec<Faction>| given.iter().map(|it| board(it) as u8).collect::<BTreeSet<_>>().len();
        assert!(factions.iter().all(|given| given.len() == usize::from(players) && apart(given) == given.len()));
        let first = match players {
            2 => [Faction::Witches, Faction::Giants].to_vec(),
            3 => [Faction::Auren, Faction::ChaosMagicians, Faction::Dwarves].to_vec(),
            4 => [Faction::Witches, Faction::Giants, Faction::Engineers, Faction::Alchemists].to_vec(),
            _ => [Faction::Auren, Faction::ChaosMagicians, Faction::Dwarves, Faction::Darklings, Faction::Nomads]
                .to_vec(),
        };
        assert_eq!(factions[0], first);
    }
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

/// The tiles that somebody has are those by which the towns on the map were founded, each in a place of its own.
fn every_tile_has_founded_a_town(state: &TerraMystica) -> usize {
    for player in state.all_players() {
        let has = |tile: u8| vec![TownTile(tile); usize::from(player.town_tiles(TownTile(tile)))];
        let mut founded: Vec<TownTile> = player.founded().iter().filter_map(|(_, tile)| *tile).collect();
        founded.sort();
        assert_eq!(founded, (0..8).flat_map(has).collect::<Vec<_>>());
        let places: BTreeSet<u8> = player.founded().iter().map(|(at, _)| at.0).collect();
        assert_eq!(places.len(), founded.len(), "two towns in one place");
    }
    state.all_players().iter().map(|player| player.founded().len()).sum()
}

/// A playout takes some hundred decisions; nothing stops it.
#[test]
fn playouts_end() {
    for players in 2..=5 {
        let decisions = random_play::<TerraMystica>(&Options::default(), players, 20, 7).unwrap();
        assert!((20 * 40..20 * 4000).contains(&decisions), "{decisions}");
    }
}

/// Whatever begins in a step is over in it, innermost first; what somebody does lies in something; the points that are told are those that
/// everybody has, source by source.
#[test]
fn scopes_lie_in_each_other_and_points_add_up() {
    let mut scopes = BTreeSet::new();
    for (seed, (options, players)) in (0..).zip(TerraMystica::tables().into_iter().step_by(2)) {
        let mut stream = Stream::new(seed);
        let mut game = Match::<TerraMystica>::new(options, players, seed).unwrap();
        while let Some(question) = game.question() {
            let choice = busy(&question.choices, &mut stream);
            game.answer(choice).unwrap();
        }
        scopes.extend(told_in_scopes(&game));
    }
    let wanted = ["Action", "Aside", "CultBonus", "CultSpades", "Income", "Offer", "SetUp", "Tile"];
    assert_eq!(scopes, wanted.map(str::to_owned).into());
}

/// Busy games see every tile, every action and every ability; no list of choices grows without bound: exchanges are offered one by one,
/// transformations hex by hex.
#[test]
fn busy_games_see_everything() {
    let (mut seen, mut longest, mut founded) = (BTreeSet::new(), 0, 0);
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
        founded += every_tile_has_founded_a_town(game.state());
        for logged in game.events() {
            TerraMystica::tally(&logged.event, &mut |row| {
                seen.insert(row);
            });
            seen.insert(match logged.event {
                Event::TookCard { card, .. } => format!("{card:?}"),
                Event::Skipped(seat, _) => format!("skip {:?}", game.state().player(seat).faction()),
                Event::Upgraded(seat, _, building) => format!("{building:?} {:?}", game.state().player(seat).faction()),
                Event::Got(_, _, Cause::Declined) => "power by Declined".to_owned(),
                Event::Spades(_, _, cause) => format!("spades by {}", word(&cause)),
                event => word(&event),
            });
        }
    }
    let plays = Faction::ALL.map(|faction| format!("plays {}", faction.code()));
    let powers = (1..=6).map(|action| format!("action ACT{action}"));
    let specials = Special::ALL.map(|special| format!("action {}", special.code()));
    let favors = (1..=12).map(|favor| format!("takes FAV{favor}"));
    let towns = (1..=8).map(|town| format!("takes TW{town}"));
    let builds = Building::ALL.into_iter().skip(1).map(|building| format!("builds {}", building.code()));
    let cards = (0..9).map(|card| format!("Card({card})"));
    let great = Faction::ALL
        .iter()
        .flat_map(|faction| ["Stronghold", "Sanctuary"].map(|building| format!("{building} {:?}", Some(faction))));
    let others = ["skip Some(Fakirs)", "skip Some(Dwarves)", "Joined", "Ordained", "Bridged", "power by Declined"];
    let spades = ["Scoring", "Power", "Special", "Faction"].map(|cause| format!("spades by {cause}"));
    let done = plays.into_iter().chain(powers).chain(specials).chain(builds);
    let wanted = done.chain(favors).chain(towns).chain(cards).chain(great).chain(spades);
    let missing: Vec<String> = wanted.chain(others.map(str::to_owned)).filter(|it| !seen.contains(it)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!((40..200).contains(&longest) && founded > 100, "{longest} {founded}");
}
