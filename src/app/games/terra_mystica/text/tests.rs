//! Whole games told in every language, and single lines in their exact words.

use super::{gains, guidance, log, names, outlook, words};
use crate::app::i18n::language::Language;
use crate::app::i18n::words::Phrase;
use crate::app::narration::testing::{self, every_language, seats, speak_in};
use crate::app::narration::{GainSign, LogKind, Narration, facts};
use crate::engine::{Game, Match, Record, Seat};
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::tiles::{ALL_CARDS, FAVORS, TOWN_TILES};
use crate::games::terra_mystica::{
    Building, Card, Cause, Choice, Cult, Event, Exchange, Faction, Favor, Gain, Hex, Leech, Map, Options, Prompt,
    Scope, Scoring, Selection, Source, Special, Terrain, TownTile, Track, Travel,
};
use std::collections::{BTreeSet, HashSet};

const ME: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// A whole random game with these factions. Building makes it; passing ends it soon enough.
pub(super) fn play(
    factions: &[Faction],
    map: Map,
    seed: u64,
    look: impl FnMut(&Match<TerraMystica>, Choice),
) -> Match<TerraMystica> {
    let weight = |choice: &Choice| match choice {
        Choice::Upgrade(_, Building::Stronghold) | Choice::Special(_) => 200,
        Choice::Upgrade(..) => 12,
        Choice::Build(_) | Choice::Power(_) | Choice::Connect(_) => 8,
        Choice::Advance(_) | Choice::Priest(..) => 4,
        Choice::Exchange(_) => 1,
        _ => 3,
    };
    let options = Options { map, factions: Selection::Given(factions.to_vec()), ..Options::default() };
    testing::play(options, factions.len() as u8, seed, weight, look)
}

fn check(phrase: &Phrase) -> String {
    testing::check::<TerraMystica>(phrase)
}

/// Tables that have every faction between them.
pub(super) const TABLES: [(&[Faction], Map); 5] = [
    (&[Faction::Witches, Faction::Nomads, Faction::Engineers, Faction::Darklings], Map::Base),
    (&[Faction::Mermaids, Faction::Auren, Faction::Cultists], Map::Lakes),
    (&[Faction::Swarmlings, Faction::Fakirs, Faction::Halflings, Faction::Giants], Map::Base),
    (&[Faction::ChaosMagicians, Faction::Dwarves, Faction::Alchemists], Map::Fjords),
    (&[Faction::Mermaids, Faction::Darklings], Map::Base),
];

#[test]
fn points_of_a_choice_are_what_it_changes() {
    let (mut more, mut less) = (0, 0);
    for (factions, map) in TABLES {
        play(factions, map, 3, |game, choice| {
            let seat = game.question().expect("a question").seat;
            let points = |game: &Match<TerraMystica>| i32::from(game.state().player(seat).points());
            let scored = gains::scored(game, choice);
            let mut after = game.clone();
            after.answer(choice).unwrap();
            // What follows by itself, or at the end, is told by its own name.
            if after.question().is_some() && after.cursor() == game.cursor() + 1 {
                assert_eq!(scored, points(&after) - points(game), "{choice:?}");
            }
            more += i32::from(scored > 0);
            less += i32::from(scored < 0);
        });
    }
    assert!(more > 20 && less > 5, "{more} {less}");
}

#[test]
fn land_is_never_said_to_bring_nothing_before_the_last_round() {
    let (mut spades, mut skips) = (0, 0);
    for (seed, map) in (0..9).zip(Map::ALL.into_iter().cycle()) {
        let factions = [Faction::Fakirs, Faction::Dwarves, Faction::Giants, Faction::Nomads];
        play(&factions, map, seed, |game, _| {
            let (state, question) = (game.state(), game.question().expect("a question"));
            for choice in question.choices.iter().filter(|_| !state.is_last_round()) {
                let Choice::Spade(hex) = *choice else { continue };
                spades += 1;
                skips += usize::from(state.skippable(question.seat).has(hex));
                assert_eq!(facts::waste(game, *choice), None, "{} {choice:?}", question.seat.0);
            }
        });
    }
    assert!(spades > 500 && skips > 20, "{spades}, {skips}");
}

#[test]
fn everything_is_said_in_every_language() {
    let mut kinds = testing::Kinds::none();
    for language in every_language() {
        let often = if language == Language::En { 4 } else { 1 };
        for (seed, (factions, map)) in (0..).zip(TABLES.into_iter().cycle().take(often * TABLES.len())) {
            let game = play(factions, map, seed, |game, choice| kinds.question(game, choice));
            testing::check_end(&game);
            kinds.events(&game);
        }
        testing::play::<TerraMystica>(Options::default(), 3, 1, |_| 1, |game, choice| kinds.question(game, choice));
        let drawn = Options { factions: Selection::Drawn, ..Options::default() };
        let game = Match::<TerraMystica>::new(drawn, 2, 1).unwrap();
        check(&words::ask(&game, None));
        kinds.events(&game);
    }
    // All but what is asked in ledgers only, and a scarce key.
    kinds.at_least(11, 19, 33);
}

#[test]
fn everything_printed_has_a_name_of_its_own_and_says_what_it_does() {
    for _ in every_language() {
        let distinct = testing::check_distinct::<TerraMystica>;
        distinct(Faction::ALL.map(names::faction).to_vec(), "factions");
        distinct(Faction::ALL.map(names::strength).to_vec(), "strengths");
        distinct(Faction::ALL.map(names::ability).to_vec(), "abilities");
        distinct(Faction::ALL.map(names::stronghold).to_vec(), "strongholds");
        distinct(Terrain::ALL.map(names::terrain).to_vec(), "terrains");
        distinct(Terrain::ALL.map(names::terrain_colour).to_vec(), "colours");
        distinct(Map::ALL.map(names::map).to_vec(), "maps");
        distinct(Building::ALL.map(names::building).to_vec(), "buildings");
        distinct(Building::ALL.map(|kind| names::buildings(kind, 2)).to_vec(), "buildings");
        distinct(Cult::ALL.map(names::cult).to_vec(), "cults");
        let cards: Vec<Card> = (0..ALL_CARDS as u8).map(Card).collect();
        distinct(cards.iter().map(|it| names::card(*it)).collect(), "cards");
        distinct(cards.iter().map(|it| names::card_effect(*it)).collect(), "effects of cards");
        distinct((0..9).map(|tile| names::scoring(Scoring(tile))).collect(), "scoring tiles");
        distinct((0..FAVORS as u8).map(|tile| names::favor(Favor(tile))).collect(), "favors");
        distinct((4..FAVORS as u8).map(|tile| names::favor_effect(Favor(tile))).collect(), "effects of favors");
        distinct((0..TOWN_TILES as u8).map(|tile| names::town(TownTile(tile))).collect(), "town tiles");
        distinct((0..6).map(names::power_action).collect(), "power actions");
        distinct(Special::ALL.map(names::special).to_vec(), "special actions");
        distinct(Exchange::ALL.map(names::exchange).to_vec(), "exchanges");
        distinct([Track::Shipping, Track::Spades].map(names::track).to_vec(), "tracks");
    }
    speak_in(Language::En);
    assert_eq!(names::gain(Gain { coins: 1, workers: 2, priests: 0, power: 3 }).say(), "1 coin, 2 workers, 3 power");
    assert_eq!(names::town(TownTile(1)).say(), "7 points and 2 workers");
    assert_eq!(
        names::scoring(Scoring(4)).say(),
        "2 points for each dwelling; at the end of the round 4 power for every 4 steps on the fire track"
    );
}

/// What the log of two players tells of these events: depth, words and points.
fn told(events: &[Event]) -> Vec<(u8, String, i32)> {
    let events: Vec<_> = events.iter().map(|event| (0, *event)).collect();
    testing::told::<TerraMystica>(&events, |logged| log::lines(logged, 2, None))
}

#[test]
fn the_log_says_in_a_line_what_an_action_was_and_below_what_belongs_to_it() {
    let hex = |name: &str| Map::Base.geometry().by_name(name).unwrap();
    let leech = Leech { from: ME, power: 2, cost: 1 };
    let events = [
        Event::RoundBegan { round: 2 },
        Event::Began(Scope::Income),
        Event::Got(ME, Gain { coins: 2, workers: 3, ..Gain::NONE }, Cause::Income),
        Event::Got(BEN, Gain::priests(1), Cause::Income),
        Event::Over(Scope::Income),
        Event::Began(Scope::Aside(ME)),
        Event::Burned(ME, 1),
        Event::Exchanged(ME, Exchange::PowerToWorker),
        Event::Over(Scope::Aside(ME)),
        Event::Began(Scope::Aside(ME)),
        Event::Exchanged(ME, Exchange::WorkerToCoin),
        Event::Exchanged(ME, Exchange::WorkerToCoin),
        Event::Over(Scope::Aside(ME)),
        Event::Began(Scope::Action(ME)),
        Event::PowerAction(ME, 4),
        Event::Spades(ME, 1, Cause::Power(4)),
        Event::Bought(ME, 1),
        Event::Transformed { seat: ME, hex: hex("E5"), to: Terrain::Forest, spades: 2 },
        Event::Built(ME, hex("E5")),
        Event::Scored(ME, Cause::Scoring(Scoring(1)), 2),
        Event::Began(Scope::Tile(ME)),
        Event::TookTown { seat: ME, tile: TownTile(1), travel: Travel::Shipping },
        Event::Scored(ME, Cause::Town(TownTile(1)), 7),
        Event::Got(ME, Gain::workers(2), Cause::Town(TownTile(1))),
        Event::Scored(ME, Cause::Faction(Faction::Witches), 5),
        Event::Over(Scope::Tile(ME)),
        Event::Forfeited(ME, 1),
        Event::Over(Scope::Action(ME)),
        Event::Began(Scope::Offer(ME)),
        Event::Leeched(BEN, leech),
        Event::Scored(BEN, Cause::Leech, -1),
        Event::CultStep { seat: ME, cult: Cult::Fire, to: 3, by: Cause::Leech },
        Event::Got(ME, Gain::power(1), Cause::Cult(Cult::Fire)),
        Event::Over(Scope::Offer(ME)),
        Event::Began(Scope::Action(BEN)),
        Event::PowerAction(BEN, 3),
        Event::Got(BEN, Gain::coins(7), Cause::Power(3)),
        Event::Over(Scope::Action(BEN)),
        Event::Began(Scope::Action(ME)),
        Event::Passed(ME),
        Event::Scored(ME, Cause::Card(Card(6)), 4),
        Event::TookCard { seat: ME, card: Card(2), coins: 1 },
        Event::Over(Scope::Action(ME)),
        Event::Began(Scope::CultBonus(Scoring(4))),
        Event::Got(ME, Gain::coins(3), Cause::Scoring(Scoring(4))),
        Event::Spades(BEN, 1, Cause::Scoring(Scoring(4))),
        Event::Over(Scope::CultBonus(Scoring(4))),
        Event::FinalScoring,
        Event::Scored(BEN, Cause::Cult(Cult::Air), 8),
        Event::Scored(BEN, Cause::Area(7), 18),
        Event::Scored(ME, Cause::Resources, 2),
    ];
    let expected = [
        [
            (0, "Round 2", 0),
            (1, "income: 2 coins, 3 workers", 0),
            (1, "income: 1 priest", 0),
            (0, "sacrificed 1 power, exchanged 3 power for 1 worker, exchanged 1 worker for 1 coin (× 2)", 0),
            (
                0,
                "used the power action: 1 spade, bought 1 spade, turned E5 into forest, built a dwelling on E5, scoring tile: 2 points",
                2,
            ),
            (1, "founded a town: 7 points and 2 workers, Witches: 5 points", 12),
            (1, "left 1 spade unused", 0),
            (1, "took 2 power from you for 1 point", -1),
            (1, "power was taken: fire 3, gained 1 power", 0),
            (0, "used the power action: 7 coins", 0),
            (0, "passed, bonus card “Trading houses”: 4 points, took the bonus card “Six coins” with 1 coin", 4),
            (0, "Cult bonus: 4 power for every 4 steps on the fire track", 0),
            (1, "3 coins", 0),
            (1, "1 spade", 0),
            (0, "Final scoring", 0),
            (0, "Steps on the Air track", 8),
            (0, "Area of 7 buildings", 18),
            (0, "Resources", 2),
        ],
        [
            (0, "Runde 2", 0),
            (1, "Einkommen: 2 Münzen, 3 Arbeiter", 0),
            (1, "Einkommen: 1 Priester", 0),
            (0, "1 Macht geopfert, getauscht: 3 Macht für 1 Arbeiter, getauscht: 1 Arbeiter für 1 Münze (× 2)", 0),
            (
                0,
                "die Machtaktion genutzt: 1 Spaten, 1 Spaten gekauft, E5 in Wald umgewandelt, ein Wohnhaus auf E5 gebaut, Wertungsplättchen: 2 Punkte",
                2,
            ),
            (1, "eine Stadt gegründet: 7 Punkte und 2 Arbeiter, Hexen: 5 Punkte", 12),
            (1, "1 Spaten nicht genutzt", 0),
            (1, "2 Macht von dir genommen für 1 Punkt", -1),
            (1, "Macht wurde genommen: Feuer 3, bekommen: 1 Macht", 0),
            (0, "die Machtaktion genutzt: 7 Münzen", 0),
            (0, "gepasst, Bonuskarte „Handelshäuser“: 4 Punkte, die Bonuskarte „Sechs Münzen“ mit 1 Münze genommen", 4),
            (0, "Kultbonus: 4 Macht für je 4 Stufen in Feuer", 0),
            (1, "3 Münzen", 0),
            (1, "1 Spaten", 0),
            (0, "Schlusswertung", 0),
            (0, "Stufen in Luft", 8),
            (0, "Gebiet aus 7 Gebäuden", 18),
            (0, "Material", 2),
        ],
        [
            (0, "Ronda 2", 0),
            (1, "ingresos: 2 monedas, 3 trabajadores", 0),
            (1, "ingresos: 1 sacerdote", 0),
            (
                0,
                "sacrificado 1 de poder, cambiado 3 de poder por 1 trabajador, cambiado 1 trabajador por 1 moneda (× 2)",
                0,
            ),
            (
                0,
                "usado la acción de poder: 1 pala, comprado 1 pala, transformado E5 en bosque, construido una vivienda en E5, loseta de puntuación: 2 puntos",
                2,
            ),
            (1, "fundado una ciudad: 7 puntos y 2 trabajadores, Brujas: 5 puntos", 12),
            (1, "dejado 1 pala sin usar", 0),
            (1, "tomado 2 de poder de ti por 1 punto", -1),
            (1, "han tomado poder: fuego 3, ganado 1 de poder", 0),
            (0, "usado la acción de poder: 7 monedas", 0),
            (0, "pasado, carta «Casas comerciales»: 4 puntos, tomado la carta «Seis monedas» con 1 moneda", 4),
            (0, "Bonificación de culto: 4 de poder por cada 4 pasos en fuego", 0),
            (1, "3 monedas", 0),
            (1, "1 pala", 0),
            (0, "Puntuación final", 0),
            (0, "Pasos en Aire", 8),
            (0, "Área de 7 edificios", 18),
            (0, "Recursos", 2),
        ],
    ];
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        speak_in(language);
        let lines = told(&events);
        let said: Vec<(u8, &str, i32)> =
            lines.iter().map(|(depth, words, points)| (*depth, words.as_str(), *points)).collect();
        assert_eq!(said, expected);
    }
}

#[test]
fn points_in_the_log_the_chart_and_the_table_are_those_of_the_game() {
    speak_in(Language::En);
    for (seed, (factions, map)) in (40..).zip(TABLES) {
        let game = play(factions, map, seed, |_, _| ());
        let standing = game.state().standing();
        let mut told = vec![0; standing.len()];
        for line in TerraMystica::log(&game) {
            if let LogKind::Seat(seat) = line.kind {
                told[seat.index()] += line.points;
            }
        }
        assert_eq!(told, standing, "seed {seed}");
        let chart = log::chart(&game);
        assert_eq!(chart.lines.iter().map(|line| *line.last().unwrap()).collect::<Vec<_>>(), standing);
        assert!(chart.lines.iter().all(|line| line.len() == 7), "six rounds and the end");
        assert_eq!(chart.parts.iter().map(|(_, steps)| steps).sum::<usize>(), 7);
        for measure in log::measures(&game) {
            assert!(measure.lines.iter().all(|line| line.len() == 7), "{}", measure.name.key);
        }
        let table = words::score_table(game.state());
        let sums = (0..standing.len())
            .map(|seat| table.iter().filter(|row| row.colour > 0).map(|row| row.points[seat]).sum::<i32>());
        assert_eq!(sums.collect::<Vec<_>>(), standing, "seed {seed}");
        assert_eq!(table.iter().filter(|row| row.colour == 0).count(), 5, "the area and four cults");
    }
}

#[test]
fn chips_say_what_the_next_position_shows() {
    speak_in(Language::En);
    let mut seen = HashSet::new();
    for (seed, (factions, map)) in (60..).zip(TABLES) {
        let mut expected: Option<(Seat, i16)> = None;
        let mut before = (0, 0);
        let game = play(factions, map, seed, |game, choice| {
            let state = game.state();
            // What answers itself comes on top, and so does what another round brings.
            let next = before == (state.round(), game.cursor());
            if let Some((seat, points)) = expected.take().filter(|_| next) {
                assert_eq!(state.player(seat).points(), points, "seed {seed}");
            }
            before = (state.round(), game.cursor() + 1);
            let seat = game.question().unwrap().seat;
            let gains = words::gains(game, choice);
            let points: i32 = gains
                .iter()
                .map(|gain| match gain.sign {
                    GainSign::Points(points) => points,
                    _ => 0,
                })
                .sum();
            expected = Some((seat, state.player(seat).points() + points as i16));
            seen.extend(gains.into_iter().map(|gain| gain.words.key));
        });
        assert!(game.outcome().is_some());
    }
    for key in ["gain-founds", "gain-leech", "gain-burned", "gain-cult", "gain-favors", "town-progress", "gain-land"] {
        assert!(seen.contains(&format!("terra-mystica-{key}")), "{key}");
    }
}

fn asked(game: &Match<TerraMystica>) -> Prompt {
    game.question().unwrap().prompt
}

/// Up to the first question of this kind, with the first choices.
fn until(prompt: impl Fn(Prompt) -> bool) -> Match<TerraMystica> {
    let factions = Selection::Given(vec![Faction::Witches, Faction::Nomads]);
    let mut game = Match::<TerraMystica>::new(Options { factions, ..Options::default() }, 2, 3).unwrap();
    while !prompt(asked(&game)) {
        let choice = game.question().unwrap().choices[0];
        game.answer(choice).unwrap();
    }
    game
}

#[test]
fn reasons_are_given_in_the_words_of_the_rules() {
    let game = until(|prompt| matches!(prompt, Prompt::Turn { .. }));
    let why = |choice: Choice| guidance::why_not(&game, choice).map(|words| check(&words));
    let said = Language::ALL.map(|language| {
        speak_in(language);
        [
            why(Choice::Special(Special::Nomads)),
            why(Choice::Special(Special::CardStep)).or(why(Choice::Special(Special::CardSpade))),
            why(Choice::Build(Hex(0))).map(|_| String::new()),
            why(Choice::Favor(Favor(0))),
            why(Choice::Advance(Track::Shipping)),
        ]
    });
    assert_eq!(said[0][0].as_deref(), Some("Only the Nomads can do that"));
    assert_eq!(said[1][0].as_deref(), Some("Das können nur: Nomaden"));
    assert_eq!(said[2][0].as_deref(), Some("Eso solo lo hacen: Nómadas"));
    assert!(said[0][1].is_some() && said[0][2].is_some());
    assert_eq!(said[0][3].as_deref(), Some("First: Your action"));
    assert_eq!(said[0][4].as_deref(), Some("Missing: 1 priest"));
}

#[test]
fn what_is_coming_is_told_for_every_seat() {
    for _ in every_language() {
        let mut orders = 0;
        play(TABLES[0].0, TABLES[0].1, 7, |game, _| {
            let state = game.state();
            if state.round() == 0 || !game.cursor().is_multiple_of(7) {
                return;
            }
            for seat in state.seats() {
                let lines = outlook::income(state, seat);
                assert_eq!(lines.is_empty(), state.is_last_round());
                lines.iter().chain(&outlook::affordable(state, seat)).for_each(|line| drop(check(line)));
                let projection = outlook::projection(state, seat);
                projection.iter().for_each(|(words, _)| drop(check(words)));
                let (total, parts) = projection.split_last().unwrap();
                let sum: i16 = parts.iter().map(|(_, points)| points).sum();
                assert_eq!(total.1, state.player(seat).points() + sum);
            }
            orders += u32::from(outlook::next_order(state).inspect(|words| drop(check(words))).is_some());
        });
        assert!(orders > 0);
    }
}

#[test]
fn the_whole_position_is_read_out() {
    speak_in(Language::En);
    let game = until(|prompt| matches!(prompt, Prompt::Turn { .. }));
    let paragraphs = TerraMystica::read_out(&game, Some(BEN), &seats(2));
    let headings: Vec<String> = paragraphs.iter().map(|paragraph| check(&paragraph.heading)).collect();
    assert_eq!(
        headings,
        ["State of the game", "Actions, cards and tiles", "Cults", "Map", "Ben: Nomads", "You: Witches"],
        "the viewer's own comes first"
    );
    let own: Vec<String> = paragraphs[4].lines.iter().map(check).collect();
    assert!(own.iter().any(|line| line.starts_with("Dwelling: ")), "{own:?}");
    assert!(own.iter().any(|line| line.starts_with("Next income: ")), "{own:?}");
}

#[test]
fn a_shared_victory_and_steps_of_sources_are_named() {
    speak_in(Language::De);
    let sources: BTreeSet<String> = Source::ALL.into_iter().map(|from| check(&gains::source(from))).collect();
    assert_eq!(sources.len(), Source::ALL.len());
}

#[test]
fn every_sign_that_is_named_is_in_the_sprite() {
    let sprite = include_str!("../../../../../public/icons/terra-mystica.svg");
    let mut signs: BTreeSet<&'static str> = BTreeSet::new();
    signs.extend(Faction::ALL.map(names::faction_icon));
    signs.extend(Terrain::ALL.map(names::terrain_icon));
    signs.extend(Special::ALL.map(names::special_icon));
    signs.extend((0..ALL_CARDS as u8).map(|card| names::card_icon(Card(card))));
    signs.extend((0..9).map(|tile| names::scoring_bonus_icon(Scoring(tile))));
    signs.extend((0..TOWN_TILES as u8).map(|tile| names::town_icon(TownTile(tile))));
    signs.extend((0..6).map(names::power_icon));
    for (seed, (factions, map)) in (80..).zip(TABLES) {
        let game = play(factions, map, seed, |game, choice| {
            signs.extend(words::gains(game, choice).iter().filter_map(|gain| match gain.sign {
                GainSign::Icon(name) => Some(name),
                _ => None,
            }));
        });
        signs.extend(TerraMystica::log(&game).iter().filter_map(|line| line.icon));
    }
    let missing: Vec<_> = signs.iter().filter(|name| !sprite.contains(&format!("id=\"{name}\""))).collect();
    assert!(missing.is_empty() && signs.len() > 35, "{missing:?} of {}", signs.len());
}

#[test]
fn whatever_is_not_offered_has_its_reason_in_every_language() {
    let mut reasons = BTreeSet::new();
    for language in every_language() {
        for (seed, (factions, map)) in (90..).zip(TABLES) {
            play(factions, map, seed, |game, _| {
                if !game.cursor().is_multiple_of(9) {
                    return;
                }
                let hexes = || game.state().geometry().all.iter();
                let built = hexes().flat_map(|hex| Building::ALL.map(|to| Choice::Upgrade(hex, to)));
                let land = hexes().flat_map(|hex| [Choice::Build(hex), Choice::Spade(hex), Choice::Connect(hex)]);
                let cards =
                    (0..ALL_CARDS as u8).flat_map(|card| [Choice::Card(Card(card)), Choice::Pass(Some(Card(card)))]);
                let wishes = land
                    .chain(built)
                    .chain(cards)
                    .chain((0..6).map(Choice::Power))
                    .chain(Special::ALL.map(Choice::Special))
                    .chain(Exchange::ALL.map(Choice::Exchange))
                    .chain([Track::Shipping, Track::Spades].map(Choice::Advance))
                    .chain(Cult::ALL.into_iter().flat_map(|cult| [3, 2].map(|steps| Choice::Priest(cult, steps))))
                    .chain((0..FAVORS as u8).map(|tile| Choice::Favor(Favor(tile))))
                    .chain(Faction::ALL.map(Choice::Faction));
                for words in wishes.filter_map(|wish| guidance::why_not(game, wish)) {
                    // Most are said again and again.
                    if reasons.insert((language.code(), words.key.clone())) || game.cursor().is_multiple_of(27) {
                        check(&words);
                    }
                }
            });
        }
    }
    assert!(reasons.len() >= 3 * 22, "{reasons:?}");
}

#[test]
fn only_what_nobody_decided_is_told_as_by_itself() {
    let options = Options { fixed_setup: true, ..Options::default() };
    let mut game = Match::<TerraMystica>::restore(Record::new(options, 2, 7)).expect("a table");
    let asks = |game: &Match<TerraMystica>, wanted: fn(&Prompt) -> bool| {
        game.question().is_some_and(|question| wanted(&question.prompt))
    };
    while !asks(&game, |prompt| matches!(prompt, Prompt::Turn { .. })) {
        let first = game.question().expect("not over").choices[0];
        game.answer(first).expect("offered");
    }
    // An action after which nothing is left but exchanges, and the end of the turn.
    game = game
        .question()
        .expect("a turn")
        .choices
        .iter()
        .find_map(|choice| {
            let mut tried = game.clone();
            tried.answer(*choice).expect("offered");
            asks(&tried, |prompt| *prompt == Prompt::After).then_some(tried)
        })
        .expect("such an action");
    let by_itself = |game: &Match<TerraMystica>| {
        TerraMystica::log(game)
            .iter()
            .rfind(|line| line.kind == LogKind::Seat(game.giver(game.cursor() - 1).expect("somebody")))
            .expect("a line")
            .auto
    };
    assert!(!by_itself(&game));
    game.answer_unasked(Choice::Done).expect("offered");
    assert!(!by_itself(&game), "the player took the action; only its end was not asked for");
}

#[test]
fn whoever_has_free_spades_is_told_by_what() {
    speak_in(Language::En);
    let mut heard = BTreeSet::new();
    for (seed, (factions, map)) in (0..30).zip(TABLES.into_iter().cycle()) {
        play(factions, map, seed, |game, _| {
            if let Prompt::Pending(pending) = asked(game)
                && pending.spades() > 0
            {
                let by = pending.work.and_then(|work| work.free_by());
                heard.insert((format!("{by:?}"), words::ask(game, None).say()));
            }
        });
    }
    let said: BTreeSet<&str> = heard.iter().map(|(_, words)| words.as_str()).collect();
    for (by, words) in &heard {
        let wanted = match () {
            () if by.contains("Power") => "Power action: ",
            () if by.contains("CardSpade") => "Bonus card: ",
            () if by.contains("Giants") || by.contains("Halflings") => "Stronghold: ",
            () => panic!("{by}"),
        };
        assert!(words.starts_with(wanted), "{by}: {words}");
    }
    assert!(said.len() >= 4, "{said:?}");
}
