//! What is in the way of something that is not offered.

use crate::support::{ME, hex, play};
use fireside::engine::{Chance, Match, Question, Seat, Stream};
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::facts::Cost;
use fireside::games::terra_mystica::facts::tiles::{ALL_CARDS, FAVORS, TOWN_TILES};
use fireside::games::terra_mystica::obstacle::Missing;
use fireside::games::terra_mystica::{
    Building, Card, Choice, Cult, Exchange, Faction, Favor, LedgerTable, Map, Obstacle, Options, Prompt, Situation,
    Special, TownTile, Track,
};
use std::collections::HashMap;
use std::mem::discriminant;

/// Everything that somebody could want to do on a map.
fn wishes(map: Map) -> Vec<Choice> {
    let hexes = || map.geometry().all.iter();
    let upgrades = hexes().flat_map(|hex| Building::ALL.map(|to| Choice::Upgrade(hex, to)));
    let places = hexes().flat_map(|hex| [Choice::Build(hex), Choice::Spade(hex), Choice::Connect(hex)]);
    let cards = (0..ALL_CARDS as u8).map(Card).flat_map(|card| [Choice::Card(card), Choice::Pass(Some(card))]);
    let priests = Cult::ALL.into_iter().flat_map(|cult| [3, 2, 1].map(|steps| Choice::Priest(cult, steps)));
    places
        .chain(upgrades)
        .chain(cards)
        .chain(priests)
        .chain([Track::Shipping, Track::Spades].map(Choice::Advance))
        .chain((0..6).map(Choice::Power))
        .chain(Special::ALL.map(Choice::Special))
        .chain(Exchange::ALL.map(Choice::Exchange))
        .chain((0..FAVORS as u8).map(|favor| Choice::Favor(Favor(favor))))
        .chain((0..TOWN_TILES as u8).map(|tile| Choice::Town(TownTile(tile))))
        .chain(Faction::ALL.map(Choice::Faction))
        .chain((1..=3).map(Choice::Ordain))
        .chain([Choice::Pass(None), Choice::Done])
        .collect()
}

/// Whether a board shows this while such a question is open, so that a tap on it wants to know more than that another question comes first.
fn is_shown(map: Map, prompt: Prompt, wish: Choice) -> bool {
    let is_river = |hex| map.geometry().rivers.has(hex);
    match (prompt, wish) {
        (Prompt::Turn { .. } | Prompt::After, Choice::Exchange(_)) => true,
        (Prompt::Turn { .. } | Prompt::After, Choice::Connect(hex)) => is_river(hex),
        (Prompt::Turn { .. }, Choice::Upgrade(_, to)) => to != Building::Dwelling,
        (Prompt::Turn { .. }, Choice::Build(_) | Choice::Spade(_) | Choice::Pass(Some(_)) | Choice::Priest(..)) => true,
        (Prompt::Turn { .. }, Choice::Advance(_) | Choice::Power(_) | Choice::Special(_)) => true,
        (Prompt::CultSpades(_), Choice::Build(_) | Choice::Spade(_)) => true,
        (Prompt::Pending(pending), Choice::Build(_) | Choice::Spade(_)) => pending.work.is_some(),
        (Prompt::Pending(pending), Choice::Favor(_)) => pending.favors > 0,
        (Prompt::Pending(pending), Choice::Town(_)) => pending.towns > 0,
        (Prompt::Pending(pending), Choice::Ordain(_)) => pending.ordination,
        (Prompt::FirstDwelling { .. } | Prompt::WitchesDwelling, Choice::Build(_)) => true,
        (Prompt::Faction(_), Choice::Faction(_)) | (Prompt::FirstCard, Choice::Card(_)) => true,
        (Prompt::SwarmlingsHouse, Choice::Upgrade(_, Building::TradingHouse)) => true,
        _ => false,
    }
}

/// Tables on all maps, in all sizes, and some by the rules of ledgers.
fn tables() -> impl Iterator<Item = (u64, Options, u8)> {
    (0..28).map(|seed| {
        let map = Map::ALL[seed as usize % 3];
        let players = 2 + (seed / 3 % 4) as u8;
        let factions: Vec<Faction> = Faction::ALL.into_iter().step_by(2).skip(seed as usize % 3).collect();
        let ledger = (seed >= 24).then(|| LedgerTable {
            factions: factions[..usize::from(players)].to_vec(),
            points: vec![20; usize::from(players)],
            scoring: [1, 2, 3, 4, 5, 6],
            cards: (1..=10).collect(),
            extra_town_tiles: true,
            cultists_power: true,
            leaves: Vec::new(),
        });
        (seed, Options { map, ledger, ..Options::default() }, players)
    })
}

#[test]
fn something_is_in_the_way_of_all_that_is_not_offered_and_what_is_missing_would_be_enough() {
    let mut seen = HashMap::new();
    for (seed, options, players) in tables() {
        let wishes = wishes(options.map);
        let map = options.map;
        let mut game = Match::<TerraMystica>::new(options, players, seed).unwrap();
        let mut stream = Stream::new(seed);
        while let Some(question) = game.question().cloned().filter(|_| game.cursor() < 2_000) {
            let state = game.state();
            for choice in &question.choices {
                assert_eq!(state.obstacle(&question, *choice), None, "{choice:?} is offered");
            }
            for wish in wishes.iter().filter(|wish| !question.choices.contains(wish)) {
                let Some(found) = state.obstacle(&question, *wish) else {
                    panic!("{wish:?} at {:?} is not offered", question.prompt)
                };
                let shown = is_shown(map, question.prompt, *wish);
                assert!(!shown || found != Obstacle::Question, "{wish:?} at {:?}", question.prompt);
                *seen.entry(discriminant(&found)).or_insert(0) += 1;
                if let Obstacle::Missing(missing) = found {
                    enough(state, &question, *wish, missing);
                }
            }
            // Whoever passes early sees little.
            let weight = |choice: &Choice| if matches!(choice, Choice::Pass(_)) { 1 } else { 3 };
            let mut place = stream.below(question.choices.iter().map(weight).sum());
            let picked = question.choices.iter().find(|choice| {
                let here = place < weight(choice);
                place = place.saturating_sub(weight(choice));
                here
            });
            game.answer(*picked.unwrap_or(&question.choices[0])).unwrap();
        }
    }
    // All but what hardly ever runs out.
    assert!(seen.len() >= 28, "{}", seen.len());
}

/// With so much more it could be paid, and with anything less not.
fn enough(state: &TerraMystica, question: &Question<TerraMystica>, wish: Choice, missing: Missing) {
    let with = |coins: u16, workers: u8, priests: u8, power: u8, points: u8| {
        let (seat, had) = (question.seat.0, state.player(question.seat));
        let [one, two, three] = had.bowls();
        let richer = Situation::from(state.clone())
            .resources(seat, had.coins() + coins, had.workers() + workers, had.priests() + priests)
            .bowls(seat, [one, two, three + power])
            .points(seat, had.points() + i16::from(points))
            .game();
        matches!(richer.obstacle(question, wish), Some(Obstacle::Missing(_)))
    };
    let Missing { cost: Cost { coins, workers, priests }, power, points, .. } = missing;
    assert!(!with(coins, workers, priests, power, points), "{wish:?}: {missing:?}");
    assert!(coins == 0 || with(coins - 1, workers, priests, power, points), "{wish:?}: {missing:?}");
    assert!(workers == 0 || with(coins, workers - 1, priests, power, points), "{wish:?}: {missing:?}");
    assert!(priests == 0 || with(coins, workers, priests - 1, power, points), "{wish:?}: {missing:?}");
    assert!(power == 0 || with(coins, workers, priests, power - 1, points), "{wish:?}: {missing:?}");
    assert!(points == 0 || with(coins, workers, priests, power, points - 1), "{wish:?}: {missing:?}");
}

fn asked(situation: Situation) -> (TerraMystica, Question<TerraMystica>) {
    let after = play(situation, &[]);
    (after.game, after.waiting.expect("a question"))
}

#[test]
fn the_reasons_are_those_of_the_rules() {
    let table = Situation::new(&[Faction::Witches, Faction::Nomads]).build(0, Building::Dwelling, &["C3"]);
    let (state, question) = asked(table.build(1, Building::Dwelling, &["E5"]).resources(0, 5, 1, 0));
    let why = |choice| state.obstacle(&question, choice).unwrap();
    assert_eq!(why(Choice::Build(hex("E5"))), Obstacle::Occupied(Seat(1)));
    assert_eq!(why(Choice::Build(hex("r0"))), Obstacle::River);
    assert_eq!(why(Choice::Upgrade(hex("C3"), Building::Temple)), Obstacle::Needs(Building::TradingHouse));
    let short = Missing { cost: Cost::new(1, 1), ..Missing::default() };
    assert_eq!(why(Choice::Upgrade(hex("C3"), Building::TradingHouse)), Obstacle::Missing(short));
    assert_eq!(why(Choice::Special(Special::Witches)), Obstacle::NoStronghold);
    assert_eq!(why(Choice::Special(Special::Nomads)), Obstacle::OtherFaction(Faction::Nomads));
    assert_eq!(why(Choice::Special(Special::CardSpade)), Obstacle::NotYourCard);
    assert_eq!(why(Choice::Connect(hex("r0"))), Obstacle::OtherFaction(Faction::Mermaids));
    assert_eq!(why(Choice::Favor(Favor(0))), Obstacle::Question);
    assert!(matches!(why(Choice::Build(hex("I10"))), Obstacle::OutOfReach(None)));
    let mut all = state.geometry().all.iter();
    let far = all.find(|hex| state.obstacle(&question, Choice::Build(*hex)) == Some(Obstacle::OutOfReach(Some(1))));
    assert!(far.is_some_and(|hex| state.reach(ME, 1).has(hex) && !state.reach(ME, 0).has(hex)));
    assert_eq!(state.nearest_missing(&question), None, "a dwelling can be built, or power is there");
}

#[test]
fn whoever_can_do_nothing_hears_what_is_nearest() {
    let table = Situation::new(&[Faction::Witches, Faction::Nomads]).build(0, Building::Dwelling, &["A3"]);
    let (state, question) = asked(table.resources(0, 1, 0, 0).bowls(0, [10, 2, 0]));
    let missing = state.nearest_missing(&question).unwrap();
    let power = "of the three power actions for 3, with one sacrificed";
    assert_eq!((missing.power, missing.cost), (2, Cost::default()), "{power}");
    let table = Situation::new(&[Faction::Giants, Faction::Nomads]).build(0, Building::Dwelling, &["A3"]);
    let (state, question) = asked(table.resources(0, 0, 0, 0).bowls(0, [12, 0, 0]));
    assert_eq!(state.nearest_missing(&question).map(|missing| missing.power), Some(3));
}
