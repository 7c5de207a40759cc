//! Ledgers as people write them: synonyms, blanks, capitals, lines that are split and joined, lines for players and for the site.

use crate::ledgers::OURS;
use crate::recorded;
use crate::tool;
use fireside::engine::{Game, Match, Seat};
use fireside::games::terra_mystica::ledger::write::write;
use fireside::games::terra_mystica::ledger::{Command, Ledger, Replayed};
use fireside::games::terra_mystica::{Choice, Map};
use std::process::ExitCode;

fn command(text: &str) -> Result<Option<Command>, String> {
    Command::read(text, Map::Base.geometry())
}

/// What is written in several ways.
const FORMS: [(&str, &[&str]); 25] = [
    ("convert 2PW to 2C", &["convert 2 PW to 2 C", "convert 2power to 2coins", "Convert  2 Power TO 2 Coins"]),
    ("convert 1PW to 1C", &["convert PW to C", "convert 1 power to coin", "convert power to 1 coin"]),
    ("convert 5PW to 1P", &["convert 5 power to 1 priest", "convert 5pw to priest"]),
    ("convert 3PW to 1W", &["convert 3 pw to worker"]),
    ("convert 2P to 2W", &["convert 2 priests to 2 workers", "convert 2priests to 2w"]),
    ("convert 3W to 3P", &["convert 3 workers to 3 priests"]),
    ("convert 2C to 1VP", &["convert 2 coins to 1 vp", "convert 2c to point"]),
    ("send P to FIRE", &["send priest to FIRE", "send p to fire", "Send Priest To Fire"]),
    ("send P to AIR for 3", &["send priest to air for 3"]),
    ("upgrade E6 to TP", &["upgrade E6 to Trading Post", "upgrade e6 to trading house", "Upgrade E6 To tradingpost"]),
    ("upgrade E6 to TE", &["upgrade E6 to temple"]),
    ("upgrade E6 to SH", &["upgrade E6 to Stronghold"]),
    ("upgrade E6 to SA", &["upgrade E6 to sanctuary"]),
    ("advance ship", &["advance shipping", "Advance  Ship"]),
    ("advance dig", &["advance digging"]),
    ("bridge C2:D4", &["bridge C2: D4", "bridge c2 : d4", "BRIDGE C2 :D4"]),
    ("connect r16", &["connect R16"]),
    ("connect F2:H2", &["connect F2: H2"]),
    ("+EARTH", &["+ EARTH", "+earth", "+1EARTH"]),
    ("+FAV9", &["+ FAV9", "+fav9"]),
    ("-SPADE", &["- SPADE", "-1spade"]),
    ("pass BON6", &["+BON6", "+ bon6", "Pass bon6"]),
    ("action ACTE", &["convert 2w to bridge", "convert 2 W to 1bridge", "convert 2 workers to 1 bridge", "-2w"]),
    ("transform E7 to gray", &["transform e7 to grey", "Transform E7 To GRAY"]),
    ("leech 2 from dwarves", &["Leech 2 From Dwarves"]),
];

#[test]
fn commands_are_read_however_they_are_written() {
    for (plain, others) in FORMS {
        let meant = command(plain).unwrap();
        assert!(meant.is_some(), "{plain}");
        others.iter().for_each(|other| assert_eq!(command(other).as_ref(), Ok(&meant), "{other}"));
    }
    let nothing = ["burn 0", "dig 0", "wait", "Start", "income", "finish", "score_resources", "start_planning"];
    for nothing in nothing.into_iter().chain(["other_income_for_faction"]) {
        assert_eq!(command(nothing), Ok(None), "{nothing}");
    }
    let wrong = [
        "upgrade E6 to D",
        "upgrade E6 to post",
        "upgrade E6",
        "send worker to fire",
        "send p to sun",
        "convert 2pw",
        "convert 2pw to 2x",
        "convert 1w to bridge",
        "convert to c",
        "bridge C2",
        "leech",
        "leech two",
        "leech 2 from",
        "+BON11",
        "+2BON3",
        "advance",
        "advance far",
        "burn",
        "burn x",
        "dig",
        "resign now",
        "drop-faction elves",
        "drop-faction",
        "pass 3",
        "done now",
        "wait here",
        "+",
        "-",
        "",
    ];
    for wrong in wrong {
        assert!(command(wrong).is_err(), "{wrong}");
    }
}

fn played(text: &str) -> Result<Replayed, String> {
    let replayed = Ledger::read(text).and_then(|ledger| ledger.replay(&mut |_, _| {}));
    replayed.map_err(|wrong| wrong.to_string())
}

fn choices(replayed: &Replayed) -> Vec<Choice> {
    replayed.record.answers.iter().map(|answer| answer.choice).collect()
}

/// The short game without its last line, which cannot be played.
fn ours() -> String {
    OURS.replace("witches: send P to AIR\n", "")
}

/// Reads as the short game does.
#[track_caller]
fn same(from: &str, to: &str) {
    let (plain, other) = (ours(), ours().replace(from, to));
    assert_ne!(plain, other, "{from} is not there");
    let [plain, other] = [plain, other].map(|text| played(&text).unwrap_or_else(|wrong| panic!("{wrong}\n{text}")));
    assert_eq!(choices(&plain), choices(&other), "{to}");
    assert_eq!(plain.record.options, other.record.options, "{to}");
}

#[test]
fn lines_for_players_and_the_site_are_passed_over() {
    let lines = "# a comment\nplayer Jo email jo@example.org username jo\nplayer Al\nplayer-count 2\norder jo,al\n\
        admin email host@example.org\nmap original\noption strict-leech\noption variable-turn-order\n\
        dropoption variable-turn-order\nrandomize v1 seed abc\ndrop-faction player3\n";
    same("option mini", &format!("{lines}option mini"));
    same("setup witches", "setup witches for Jo email jo@example.org");
    same("setup nomads", "SETUP Nomads email al@example.org");
    same("score SCORE3,SCORE6,", "score SCORE3, score6, ");
    same("witches: upgrade F4", "income\nstart\nwitches: wait\nwitches: start_planning\nwitches: upgrade F4");
    assert!(played(&ours().replace("map", "maps")).is_ok() && played(&format!("maps x\n{}", ours())).is_err());
}

#[test]
fn lines_are_joined_and_split() {
    same("nomads: pass BON1", "nomads: +BON1");
    same("nomads: pass BON1", "Nomads : pass. +BON1");
    same("witches: upgrade F4 to TP", "witches: burn 0. dig 0. upgrade F4 to Trading Post");
    // The answer behind the action of its line comes first.
    same("nomads: leech 1 from witches\nnomads: upgrade F3 to TP", "nomads: upgrade F3 to TP. leech 1 from witches");
    same("nomads: leech 1 from witches", "nomads: leech 1");
    same("nomads: leech 1 from witches", "nomads: LEECH 1 from Witches");
}

/// Spades that are bought for the card's spade, in the line before it or behind, and an action on several lines.
#[test]
fn spades_and_what_they_are_for_stand_anywhere() {
    let begun = ours().split("witches: upgrade").next().unwrap().to_owned() + "witches: upgrade F4 to TP\n";
    let begun = begun + "nomads: leech 1 from witches\n";
    let with = |line: &str| played(&format!("{begun}{line}"));
    let hexes = Map::Base.geometry().all.iter().map(|hex| Map::Base.geometry().ledger_name(hex));
    let two: Vec<String> =
        hexes.filter(|hex| with(&format!("nomads: action BON1. dig 1. build {hex}")).is_ok()).collect();
    assert!(!two.is_empty(), "a hex that needs two spades");
    for hex in two {
        let plain = choices(&with(&format!("nomads: action BON1. dig 1. build {hex}")).unwrap());
        for line in [
            format!("nomads: dig 1. action BON1. build {hex}"),
            format!("nomads: dig 1\nnomads: action BON1\nnomads: build {hex}")
                .replace("dig 1\nnomads: action BON1", "action BON1\nnomads: dig 1"),
            format!("nomads: action BON1. dig 1\nwait\nnomads: build {hex}"),
        ] {
            let other = with(&line).unwrap_or_else(|wrong| panic!("{wrong}: {line}"));
            assert_eq!(choices(&other), plain, "{line}");
        }
    }
}

#[test]
fn answers_have_the_amount_that_is_offered() {
    let wrong = |from: &str, to: &str| {
        let text = ours().replace(from, to);
        assert_ne!(text, ours());
        played(&text).unwrap_err()
    };
    let (line, second) = ("nomads: leech 1 from witches", "witches: leech 2 from nomads");
    assert_eq!(wrong(line, "nomads: leech 9"), "line 18: \"leech 9\": witches offer 1");
    assert_eq!(wrong(line, "nomads: leech 2 from witches"), "line 18: \"leech 2 from witches\": witches offer 1");
    assert_eq!(wrong(line, "nomads: decline 3 from witches"), "line 18: \"decline 3 from witches\": witches offer 1");
    assert_eq!(wrong(second, "witches: leech 1 from nomads"), "line 20: \"leech 1 from nomads\": nomads offer 2");
    assert!(wrong(line, "nomads: leech 1 from dwarves").contains("leech 1 from dwarves"));
    for line in ["decline", "decline 2", "decline 2 from nomads", "leech 2"] {
        assert!(played(&ours().replace("leech 2 from nomads", line)).is_ok(), "{line}");
    }
}

#[test]
fn whoever_leaves_acts_no_more() {
    for leaving in ["nomads: resign", "drop-faction nomads", "Nomads: drop-faction nomads", "DROP-FACTION Nomads"] {
        let text = ours().replace("nomads: upgrade F3 to TP\nwitches: leech 2 from nomads\n", &format!("{leaving}\n"));
        let text = text + "witches: advance ship\nwitches: pass BON1\nwitches: pass BON3\n";
        let text = text.replace("witches: advance ship\n", "");
        let replayed = played(&text).unwrap_or_else(|wrong| panic!("{leaving}: {wrong}"));
        let (game, nomads) = (&replayed.game, Seat(1));
        assert!(game.has_left(nomads) && game.player(nomads).card().is_none(), "{leaving}");
        assert_eq!(game.round(), 3, "the other one plays on alone, with the card that was given back");
        // What was kept: buildings and their income. The record is the same when it is opened and written down again.
        assert!(game.player(nomads).workers() > 3);
        let game = Match::restore(replayed.record).map_err(|(wrong, _)| wrong).unwrap();
        let written = write(&game);
        assert!(written.contains("nomads: resign\n"), "{written}");
        assert_eq!(played(&written).unwrap().game.standing(), game.state().standing());
    }
    let setup = ours().replace("nomads: build F3\n", "nomads: resign\n");
    let setup = setup.replace("nomads: build E8\n", "").replace("nomads: build G4\n", "");
    let setup = setup.replace("nomads: pass BON1\n", "").split("witches: upgrade").next().unwrap().to_owned();
    let replayed = played(&setup).unwrap();
    assert_eq!(replayed.game.player(Seat(1)).everywhere().len(), 0);
    assert_eq!(replayed.game.round(), 1);
}

/// The recorded games, without states.
fn without_states() -> impl Iterator<Item = (String, serde_json::Value)> {
    recorded::games().into_iter().map(|(name, mut file)| {
        file.as_object_mut().expect("an object").remove("rows");
        (name, file)
    })
}

/// A line's faction and what it says.
fn parts(line: &str) -> Option<(&str, Vec<&str>)> {
    let (faction, rest) = line.split_once(": ")?;
    Some((faction, rest.split(". ").collect()))
}

fn is_answer(line: &str) -> bool {
    parts(line).is_some_and(|(_, said)| said.iter().all(|it| it.starts_with("leech") || it.starts_with("decline")))
}

/// Every command on a line of its own.
fn split(lines: &[String]) -> Vec<String> {
    let one = |line: &String| match parts(line) {
        Some((faction, said)) => said.iter().map(|it| format!("{faction}: {it}")).collect(),
        None => vec![line.clone()],
    };
    lines.iter().flat_map(one).collect()
}

/// Answers stand behind the action of the same faction.
fn join(lines: &[String]) -> Vec<String> {
    let mut joined: Vec<String> = Vec::new();
    for line in lines {
        match (joined.last_mut(), parts(line)) {
            (Some(last), Some((faction, said)))
                if is_answer(last) && !is_answer(line) && parts(last).is_some_and(|it| it.0 == faction) =>
            {
                let answer = parts(last).map(|(_, answer)| answer.join(". ")).unwrap_or_default();
                *last = format!("{faction}: {}. {answer}", said.join(". "));
            }
            _ => joined.push(line.clone()),
        }
    }
    joined
}

/// A favor tile is taken when all have answered.
fn late_tiles(lines: &[String]) -> Vec<String> {
    let mut late: Vec<String> = Vec::new();
    let mut tile: Option<String> = None;
    for line in lines {
        if !is_answer(line) {
            late.extend(tile.take());
        }
        match parts(line) {
            Some((faction, said)) if said.len() > 1 && said.last().is_some_and(|last| last.starts_with("+FAV")) => {
                let (last, before) = said.split_last().expect("commands");
                late.push(format!("{faction}: {}", before.join(". ")));
                tile = Some(format!("{faction}: {last}"));
            }
            _ => late.push(line.clone()),
        }
    }
    late.extend(tile);
    late
}

/// Other words and blanks for the same.
fn reword(lines: &[String]) -> Vec<String> {
    let words = [
        ("to TP", "to Trading Post"),
        ("to TE", "to temple"),
        ("to SH", "to Stronghold"),
        ("to SA", "to sanctuary"),
        ("send P", "send priest"),
        ("advance ship", "advance shipping"),
        ("advance dig", "advance digging"),
        ("PW to ", " power to "),
        ("+2AIR", "+AIR. +AIR"),
        ("+2FIRE", "+FIRE. + fire"),
        ("+2EARTH", "+EARTH. +EARTH"),
        ("+2WATER", "+WATER. +WATER"),
        ("+FAV", "+ FAV"),
        ("action ACTE", "convert 2w to bridge"),
        (" gray", " grey"),
        ("pass BON", "pass. +BON"),
    ];
    let reword = |line: &String| match parts(line) {
        Some(_) => {
            let line = words.iter().fold(line.clone(), |line, (one, other)| line.replace(one, other));
            if line.contains("bridge ") {
                line.replacen(':', "\u{0}", 1).replace(':', ": ").replace('\u{0}', " :")
            } else {
                line
            }
        }
        None => line.clone(),
    };
    lines.iter().map(reword).collect()
}

/// Blanks and capitals at will, and words for nothing.
fn shout(lines: &[String]) -> Vec<String> {
    let mut shouted: Vec<String> = lines
        .iter()
        .map(|line| format!("  {}\t", line.to_ascii_uppercase().replace(' ', "  ").replace(". ", " .  ")))
        .collect();
    for (at, line) in shouted.iter_mut().enumerate().filter(|(at, _)| at % 7 == 0) {
        if let Some((faction, said)) = line.clone().split_once(": ") {
            *line = format!("{faction}: burn 0. {said}.");
        } else if at == 0 {
            *line = format!("{line} # first");
        }
    }
    shouted
}

/// Writes the lines of a ledger in another form.
type Rewriting = fn(&[String]) -> Vec<String>;

/// Whatever is done to the form of a recorded game, it is read as the same game.
#[test]
fn a_recorded_game_is_the_same_however_it_is_written() {
    let variants: [(&str, Rewriting); 7] = [
        ("split", split),
        ("joined", join),
        ("late tiles", late_tiles),
        ("reworded", reword),
        ("shouted", shout),
        ("in few lines", |lines| shout(&reword(&join(lines)))),
        ("in many lines", |lines| shout(&reword(&split(lines)))),
    ];
    let mut compared = 0;
    for (path, mut file) in without_states().step_by(if cfg!(debug_assertions) { 6 } else { 1 }) {
        let plain = played(&file.to_string()).unwrap_or_else(|wrong| panic!("{path}: {wrong}"));
        let lines: Vec<String> = file["ledger"]
            .as_array()
            .expect("lines")
            .iter()
            .filter_map(|line| line.as_str().map(str::to_owned))
            .collect();
        for (name, write) in variants {
            file["ledger"] = write(&lines).into();
            let other = played(&file.to_string()).unwrap_or_else(|wrong| panic!("{path}, {name}: {wrong}"));
            let different = choices(&plain).iter().zip(&choices(&other)).position(|(one, other)| one != other);
            assert_eq!(different, None, "{path}, {name}");
            assert_eq!(choices(&plain).len(), choices(&other).len(), "{path}, {name}");
            compared += 1;
        }
    }
    assert!(compared >= 7 * 10, "{compared}");
}

/// Games of which only the points at the end are recorded have these points.
#[test]
fn games_with_final_points_only_end_with_them() {
    let mut games = 0;
    for (name, file) in recorded::games().into_iter().filter(|(_, file)| file["rows"].is_null()) {
        let ledger = Ledger::read(&file.to_string()).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        let replayed = ledger.replay(&mut |_, _| {}).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        assert!(replayed.outcome.is_some(), "{name}: not over");
        for (faction, player) in ledger.factions.iter().zip(replayed.game.all_players()) {
            assert_eq!(file["final_vp"][faction.code()], i64::from(player.points()), "{name}");
        }
        games += 1;
    }
    assert_eq!(games, 4);
}

/// Output that nobody reads any more.
struct Closed;

impl std::io::Write for Closed {
    fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
        Err(std::io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Err(std::io::ErrorKind::BrokenPipe.into())
    }
}

#[test]
fn the_tool_bears_a_reader_that_stops() {
    let path = std::env::temp_dir().join(format!("fireside-ledger-{}", std::process::id()));
    std::fs::write(&path, ours()).unwrap();
    let paths = [path.display().to_string()];
    let mut whole = Vec::new();
    for quiet in [true, false] {
        assert_eq!(tool::replay_all(&paths, quiet, &mut Closed), ExitCode::SUCCESS);
        assert_eq!(tool::replay_all(&paths, quiet, &mut whole), ExitCode::SUCCESS);
    }
    std::fs::remove_file(&path).unwrap();
    assert!(String::from_utf8(whole).unwrap().ends_with("1 ledgers, 0 failed\n"));
    assert_eq!(tool::replay_all(&paths, true, &mut Closed), ExitCode::from(2), "the file is gone");
}
