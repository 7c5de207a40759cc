//! Recorded games, state by state, and ledgers of our own.

use crate::recorded;
use crate::support::{ME, YOU, build, busy, play, told_in_scopes, upgrade};
use fireside::engine::invariants::Invariants;
use fireside::engine::{Game, Judge, Match, Seat, Stream};
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::ledger::{Ledger, write::write};
use fireside::games::terra_mystica::{
    Building, Choice, Cult, Event, Faction, Hex, Options, Situation, Special, Terrain, TownTile,
};

#[test]
fn every_recorded_game_replays() {
    let (mut games, mut states, mut failed) = (0, 0, Vec::new());
    for (name, file) in recorded::games() {
        match Ledger::read(&file.to_string()).and_then(|ledger| ledger.replay(&mut |_, _| {})) {
            Ok(replayed) => {
                assert!(replayed.outcome.is_some(), "{name}: not over");
                let game = Match::restore(replayed.record).expect("the record runs");
                assert_eq!(game.state().standing(), replayed.game.standing());
                told_in_scopes(&game);
                (games, states) = (games + 1, states + replayed.compared);
            }
            Err(wrong) => failed.push(format!("{name}: {wrong}")),
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert_eq!((games, states), (66, ALL_STATES));
}

/// The rows of all recorded games.
const ALL_STATES: usize = 18_760;

/// A recorded game that is written down again is the same game.
#[test]
fn recorded_games_come_back() {
    for name in ["real-31", "real-48", "real-60", "gen-16", "gen-27"] {
        let text = recorded::game(name).to_string();
        let replayed = Ledger::read(&text).and_then(|ledger| ledger.replay(&mut |_, _| {})).unwrap();
        // Saved and loaded, as the page does it.
        let saved = serde_json::to_string(&replayed.record).unwrap();
        let game = Match::restore(serde_json::from_str(&saved).unwrap()).expect("the record runs");
        let written = write(&game);
        let again = Ledger::read(&written).and_then(|ledger| ledger.replay(&mut |_, _| {}));
        let again = again.unwrap_or_else(|wrong| panic!("{name}: {wrong}\n{written}"));
        assert_eq!(again.game.standing(), game.state().standing(), "{name}");
    }
}

/// Bots and hints go on from a recorded game, at every question of it: the site asks some that are not asked elsewhere.
#[test]
fn every_question_of_recorded_games_can_be_judged() {
    let (mut judged, mut burned) = (0, 0);
    for name in ["real-31", "real-48", "real-60", "gen-16"] {
        let text = recorded::game(name).to_string();
        let record = Ledger::read(&text).and_then(|ledger| ledger.replay(&mut |_, _| {})).unwrap().record;
        let mut game = Match::<TerraMystica>::restore(record).expect("the record runs");
        for at in (0..game.record().answers.len()).step_by(2) {
            game.go_to(at).expect("an answer of the record");
            let question = game.question().expect("somebody is asked");
            let mut scores = Vec::new();
            game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
            assert_eq!(scores.len(), question.choices.len());
            judged += 1;
            burned += usize::from(question.choices.contains(&Choice::Burn));
        }
    }
    assert!(judged > 500 && burned > 100, "{judged} {burned}");
}

/// A game that was played here is written as a ledger, and read as the same game: points, land and buildings.
#[test]
fn played_games_come_back() {
    let mut compared = 0;
    let tables = TerraMystica::tables().into_iter().cycle().take(150);
    for (at, (options, players)) in tables.enumerate() {
        let mut stream = Stream::new(at as u64);
        let mut game = Match::<TerraMystica>::new(options, players, at as u64).unwrap();
        while let Some(question) = game.question() {
            let choice = busy(&question.choices, &mut stream);
            game.answer(choice).unwrap();
        }
        // The site that ledgers come from counts spades when they are obtained, even if they are not used.
        if game.events().iter().any(|logged| matches!(logged.event, Event::Forfeited(..))) {
            continue;
        }
        let written = write(&game);
        let replayed = Ledger::read(&written).and_then(|ledger| ledger.replay(&mut |_, _| {}));
        let replayed = replayed.unwrap_or_else(|wrong| panic!("table {at}: {wrong}\n{written}"));
        assert_eq!(replayed.game.standing(), game.state().standing(), "table {at}\n{written}");
        for terrain in Terrain::ALL {
            for hex in (0..113).map(Hex) {
                let [one, other] = [&replayed.game, game.state()].map(|game| (game.terrain(hex), game.building(hex)));
                assert_eq!(one, other, "{terrain:?}");
            }
        }
        compared += 1;
    }
    assert!(compared > 60, "{compared}");
}

/// A short game of our own.
pub const OURS: &str = "option mini-expansion-1
option errata-cultist-power
delete BON2
delete BON4
delete BON6
delete BON7
setup witches
setup nomads
score SCORE3,SCORE6,SCORE2,SCORE7,SCORE8,SCORE5
witches: build F4
nomads: build F3
nomads: build E8
witches: build E9
nomads: build G4
nomads: pass BON1
witches: pass BON3
witches: upgrade F4 to TP
nomads: leech 1 from witches
nomads: upgrade F3 to TP
witches: leech 2 from nomads
witches: send P to AIR
";

fn reason(text: &str) -> String {
    Ledger::read(text).and_then(|ledger| ledger.replay(&mut |_, _| {}).map(|_| ())).unwrap_err().to_string()
}

#[test]
fn a_ledger_that_stops_in_the_middle_is_a_game_that_goes_on() {
    let text = OURS.replace("witches: send P to AIR\n", "");
    let mut shown = Vec::new();
    let ledger = Ledger::read(&text).unwrap();
    let replayed = ledger.replay(&mut |row, here| shown.push(row.shown(&ledger.factions, here))).unwrap();
    assert!(replayed.outcome.is_none());
    let game = Match::restore(replayed.record).unwrap();
    assert_eq!(game.question().map(|question| question.seat.0), Some(0));
    assert_eq!(shown.len(), 11);
    assert!(shown[10].ends_with("leech 2 from nomads"), "{}", shown[10]);
}

#[test]
fn bad_lines_are_named() {
    assert_eq!(reason(OURS), "line 21: witches cannot do \"send P to AIR\" here");
    let with = |from: &str, to: &str| reason(&OURS.replace(from, to));
    assert_eq!(with("nomads: build F3", "nomads: build F33"), "line 11: no hex \"f33\" on this map");
    assert_eq!(with("nomads: build F3", "nomads: build r3"), "line 11: \"r3\" is a river");
    assert_eq!(with("nomads: build F3", "nomads: fly F3"), "line 11: unknown command \"fly F3\"");
    assert_eq!(with("nomads: build F3", "giants: build F3"), "line 11: giants do not play");
    assert_eq!(
        with("nomads: build F3", "nobody: build F3"),
        "line 11: neither a faction's line nor a header: \"nobody: build F3\""
    );
    assert_eq!(with("nomads: build F3\n", "nomads: build F4\n"), "line 11: nomads cannot do \"build F4\" here");
    assert_eq!(with("setup nomads", "setup auren"), "line 8: the colour of auren is taken");
    assert_eq!(with("setup nomads\n", ""), "1 factions are set up, 2 to 5 can play");
    assert_eq!(with("SCORE3,", ""), "line 9: six scoring tiles are needed, SCORE1 to SCORE9");
    assert_eq!(with("pass BON3", "pass BON11"), "line 16: no bonus card \"bon11\"");
    assert_eq!(with("pass BON3", "pass BON2"), "line 16: witches cannot do \"pass BON2\" here");
    assert_eq!(with("leech 1 from witches", "leech 1 from the"), "line 18: no faction \"the\"");
    assert_eq!(
        with("witches: upgrade F4 to TP", "nomads: upgrade F3 to TP").split(", but").next(),
        Some("line 17: \"upgrade F3 to TP\" of nomads")
    );
    assert!(reason("{\"ledger\": 3}").starts_with("line 1: no ledger file"));
    assert_eq!(reason("{}"), "the file has no ledger");
    assert_eq!(reason(""), "0 factions are set up, 2 to 5 can play");
}

/// A file with rows: every quantity that differs is named with its row.
#[test]
fn differences_are_named() {
    let file = |vp: i16, coins: u16, bowl: u8| {
        let lines: Vec<&str> = OURS.lines().take(10).collect();
        serde_json::json!({
            "map": "base",
            "ledger": lines,
            "rows": [
                {"n": 1, "faction": "witches", "kind": "setup", "vp": vp, "coins": coins, "workers": 3, "priests": 0, "power": [5, bowl, 0], "cults": [0, 0, 0, 2]},
                {"marker": "turn", "round": 1},
                {"n": 2, "faction": "witches", "kind": "commands", "commands": "build F4", "vp": 20, "coins": 15, "workers": 3, "priests": 0, "power": [5, 7, 0], "cults": [0, 0, 0, 2]},
            ],
        })
        .to_string()
    };
    assert!(Ledger::read(&file(20, 15, 7)).unwrap().replay(&mut |_, _| {}).is_ok());
    assert_eq!(reason(&file(19, 15, 7)), "row 1: witches: points: 19 recorded, 20 here");
    assert_eq!(reason(&file(20, 14, 7)), "row 1: witches: coins: 14 recorded, 15 here");
    assert_eq!(reason(&file(20, 15, 6)), "row 1: witches: power in bowl II: 6 recorded, 7 here");
    let other = file(20, 15, 7).replace("\"commands\":\"build F4\"", "\"commands\":\"build F5\"");
    assert_eq!(reason(&other), "row 2: \"build F5\" here, but line 10 says \"build F4\"");
}

/// Whatever a recorded state has otherwise is named with its row, also where it is compared later than it stands.
#[test]
fn every_row_that_differs_is_named() {
    let mut named = std::collections::BTreeMap::new();
    for name in ["real-31", "gen-16"] {
        let file = recorded::game(name);
        let rows = file["rows"].as_array().unwrap().iter().enumerate().filter(|(_, row)| row["vp"].is_number());
        let (commands, others): (Vec<_>, Vec<_>) = rows.partition(|(_, row)| row["kind"] == "commands");
        for (at, row) in others.into_iter().chain(commands.into_iter().step_by(9)) {
            let mut wrong = file.clone();
            wrong["rows"][at]["vp"] = serde_json::json!(row["vp"].as_i64().unwrap() + 1);
            let reason = reason(&wrong.to_string());
            assert!(reason.starts_with(&format!("row {}: ", at + 1)), "{name}, {row}: {reason}");
            *named.entry(row["kind"].as_str().unwrap().to_owned()).or_insert(0) += 1;
        }
    }
    assert!(named.len() >= 6, "{named:?}");
}

/// Whatever is done to the lines of a ledger, the answer is a game or a reason.
#[test]
fn broken_ledgers_give_reasons() {
    let (mut good, mut bad) = (0, 0);
    for seed in 0..12u64 {
        let mut stream = Stream::new(seed);
        let mut game = Match::<TerraMystica>::new(Options::default(), 2 + (seed % 4) as u8, seed).unwrap();
        while let Some(question) = game.question() {
            let choice = question.choices[stream.next_u64() as usize % question.choices.len()];
            game.answer(choice).unwrap();
        }
        let written = write(&game);
        let lines: Vec<&str> = written.lines().collect();
        for _ in 0..40 {
            let mut broken: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            let mut at = || stream.next_u64() as usize % lines.len();
            let (one, other) = (at(), at());
            match stream.next_u64() % 6 {
                0 => drop(broken.remove(one)),
                1 => broken.swap(one, other),
                2 => broken.insert(one, lines[other].to_owned()),
                3 => broken.truncate(one),
                4 => {
                    let (_, words) = lines[other].split_once(':').unwrap_or(("", "pass"));
                    let name = lines[one].split(':').next().unwrap_or_default();
                    broken[one] = format!("{name}:{words}");
                }
                _ => {
                    let cut = stream.next_u64() as usize % (lines[one].len() + 1);
                    broken[one].truncate(cut);
                }
            }
            match Ledger::read(&broken.join("\n")).and_then(|ledger| ledger.replay(&mut |_, _| {})) {
                Ok(replayed) => {
                    good += 1;
                    replayed.game.audit().unwrap();
                }
                Err(wrong) => {
                    bad += 1;
                    assert!(!wrong.reason.is_empty());
                }
            }
        }
    }
    assert!(good > 20 && bad > 100, "{good} good, {bad} bad");
}

/// Cultists between Witches and Nomads, by the rules of ledgers.
fn recorded() -> Situation {
    let situation = Situation::of_ledger(&[Faction::Cultists, Faction::Witches, Faction::Nomads]);
    let situation = situation.build(0, Building::Dwelling, &["E6"]).build(1, Building::Dwelling, &["F4"]);
    situation.build(2, Building::Dwelling, &["F3"]).resources(0, 3, 2, 0).bowls(0, [5, 0, 0]).resources(1, 0, 0, 1)
}

#[test]
fn in_ledgers_offers_can_wait() {
    let house = upgrade("E6", Building::TradingHouse);
    let after = play(recorded(), &[house, Choice::Later, Choice::Take(0), Choice::Step(Cult::Air)]);
    assert_eq!((after.cult(ME, Cult::Air), after.bowls(Seat(2))), (1, [4, 8, 0]));
    assert!(after.asked() == YOU && after.offers(Choice::Take(0)), "the first is asked again");
}

#[test]
fn in_ledgers_an_action_declines_what_is_open() {
    let house = upgrade("E6", Building::TradingHouse);
    let wait = [house, Choice::Later, Choice::Decline(0), Choice::Later, Choice::Later];
    let action = Choice::Priest(Cult::Fire, 3);
    let after = play(recorded(), &[&wait[..], &[action]].concat());
    assert_eq!((after.bowls(ME), after.game.offers().len()), ([4, 1, 0], 0), "all have declined");
}

/// rules/terra-mystica/rulings.md#1.
#[test]
fn in_ledgers_spades_count_when_they_are_obtained() {
    let situation = Situation::of_ledger(&[Faction::Halflings, Faction::Giants]).build(0, Building::Dwelling, &["E6"]);
    let situation = situation.bowls(0, [0, 0, 6]).round(1, 1);
    let after = play(situation, &[Choice::Power(5), Choice::Done]);
    assert_eq!(after.points(ME), 2 * (2 + 1));
}

#[test]
fn in_ledgers_spades_are_bought_one_by_one() {
    let situation = Situation::of_ledger(&[Faction::Witches, Faction::Giants]).build(0, Building::Dwelling, &["F4"]);
    let situation = situation.resources(0, 2, 7, 0);
    assert!(!crate::support::offers(situation.clone(), build("E7")));
    assert!(play(situation.clone(), &[Choice::Dig]).offers(build("E7")));
    let after =
        play(situation, &[Choice::Dig, crate::support::spade("E7"), Choice::Terrain(Terrain::Forest), build("E7")]);
    assert_eq!(after.gained(ME), (-2, -4, 0));
}

#[test]
fn in_ledgers_a_step_of_a_tile_can_wait() {
    let situation = Situation::of_ledger(&[Faction::Witches, Faction::Giants]).build(0, Building::Dwelling, &["F4"]);
    let situation = situation.favor(0, 6).bowls(0, [5, 0, 0]).resources(0, 0, 0, 0);
    let after = play(situation, &[Choice::Special(Special::FavorStep), Choice::Later, Choice::Step(Cult::Earth)]);
    assert_eq!(after.cult(ME, Cult::Earth), 1);
}

/// A key serves on another track if the marker of this one was lowered before, and only where a marker stopped in this turn.
#[test]
fn in_ledgers_markers_are_lowered_for_a_key() {
    let cults = |fire, earth, tile: u8| {
        let situation = Situation::of_ledger(&[Faction::Auren, Faction::Giants]).round(1, 1);
        let situation = situation.build(0, Building::Stronghold, &["F4"]).build(0, Building::TradingHouse, &["E6"]);
        let situation = situation.build(0, Building::Dwelling, &["E7"]).land(Terrain::Forest, &["F3"]);
        let situation = situation.resources(0, 2, 1, 0).cult(0, Cult::Fire, fire).cult(0, Cult::Earth, earth);
        let after = play(situation, &[build("F3"), Choice::Lower(Cult::Fire), Choice::Town(TownTile(tile - 1))]);
        [Cult::Fire, Cult::Earth].map(|cult| after.cult(ME, cult))
    };
    assert_eq!(cults(9, 9, 5), [9, 10], "both go up, and one has the key");
    assert_eq!(cults(8, 8, 5), [8, 9]);
    assert_eq!(cults(9, 9, 1), [8, 9], "neither stopped for want of a key");
}
