//! What a published version kept, saved as a file or sent as a link opens for ever. `tests/compatibility/` has a folder a version:
//! `everything.json`, all that lay in a browser's storage as the file in which a device hands it out, and `links.txt`, a link to each of its
//! matches. Every golden table ([`Invariants::golden_tables`]) is there with a match in the middle and one at its end.
//!
//! Nothing there is ever written anew. When rules have changed, the next version adds a folder:
//! `RECORD_COMPATIBILITY=1 cargo test --test compatibility recorded`.

use fireside::app::i18n::words::Phrase;
use fireside::app::matches::check;
use fireside::app::matches::seating::LastTable;
use fireside::app::narration::Narration;
use fireside::app::share::link;
use fireside::app::store::backup::{self, Backup, Imported, MatchStore};
use fireside::app::store::learned::Learned;
use fireside::app::store::save::{Controller, FORMAT, Meta, Save, SeatPlan};
use fireside::app::store::settings::Settings;
use fireside::app::store::stats::{Finished, Stats};
use fireside::bots::search::glance;
use fireside::bots::{Judge, Level};
use fireside::engine::invariants::Invariants;
use fireside::engine::{Game, Match, RuleChange, Stream};
use fireside::with_game;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/compatibility")
}

fn text(folder: &Path, name: &str) -> String {
    let path = folder.join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What each version kept.
fn versions() -> Vec<(PathBuf, Backup)> {
    let folders = fs::read_dir(root()).expect("a folder of versions").map(|entry| entry.expect("a folder").path());
    folders.map(|folder| (folder.clone(), Backup::read(&text(&folder, "everything.json")).expect("a backup"))).collect()
}

/// A browser's storage.
#[derive(Default)]
struct Device(BTreeMap<String, String>);

impl MatchStore for Device {
    fn ids(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }

    fn text(&self, id: &str) -> Option<String> {
        self.0.get(id).cloned()
    }

    fn new_id(&self) -> String {
        unreachable!("every key is free")
    }

    fn check(&self, text: &str) -> Result<(String, Option<Phrase>), Phrase> {
        let head: Value = serde_json::from_str(text).map_err(|_| Phrase::new("wrong"))?;
        let game = head["record"]["game"].as_str().unwrap_or_default();
        with_game!(game, check(text, BEGUN * 2.0)).unwrap_or_else(|| Err(Phrase::new("wrong")))
    }

    fn put(&mut self, id: &str, text: &str) -> bool {
        self.0.insert(id.to_owned(), text.to_owned()).is_none()
    }
}

/// The matches of a backup, taken in on a new device.
fn matches(backup: &Backup) -> BTreeMap<String, String> {
    let mut device = Device::default();
    let taken = backup.import(&mut device);
    assert_eq!(taken, Imported { new: device.0.len(), ..Imported::default() });
    device.0
}

/// The match stands where it stood when it was written.
fn stands<G: Game>(name: &str, meta: &Meta, game: &Match<G>) {
    let standing = &meta.standing;
    assert_eq!(game.state().standing(), standing.points[..meta.seats.len()], "{name}: points");
    assert_eq!(game.question().map(|question| question.seat.0), standing.turn, "{name}: who is asked");
    let winners = game.outcome().map(|outcome| outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>());
    assert_eq!(winners, standing.winners, "{name}: winners");
}

fn opens<G: Game>(name: &str, text: &str, sent: &str) {
    let save = Save::<G>::read(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    let game = Match::restore(save.record.clone()).unwrap_or_else(|(error, _)| panic!("{name}: {error:?}"));
    stands(name, &save.meta, &game);
    let (sent, again) = link::read::<G>(sent).unwrap_or_else(|error| panic!("the link of {name}: {error:?}"));
    stands(name, &save.meta, &again);
    assert_eq!(again.state(), game.state(), "the link of {name}");
    // "You" is somebody else there: the link carries no name for that seat.
    let plans = |seats: &[SeatPlan]| seats.iter().map(|seat| (seat.mark, seat.controller)).collect::<Vec<_>>();
    assert_eq!(plans(&sent.seats), plans(&save.meta.seats), "the link of {name}");
    assert_eq!(sent.title, save.meta.title, "the link of {name}");
    assert!(game.cursor() >= 10, "{name}: a match of {} answers shows little", game.cursor());
}

#[test]
fn matches_and_links_open_where_they_stood() {
    for (folder, backup) in versions() {
        let (matches, links) = (matches(&backup), text(&folder, "links.txt"));
        assert_eq!(links.lines().count(), matches.len(), "{}", folder.display());
        for line in links.lines() {
            let (name, sent) = line.split_once(' ').expect("a name and a link");
            let game = link::game_of(sent).unwrap_or_else(|error| panic!("the link of {name}: {error:?}"));
            with_game!(&game, opens(name, &matches[name], sent)).unwrap_or_else(|| panic!("{name}: no game {game}"));
        }
    }
}

/// All that was kept is in what is read.
fn comes_in(kept: &str, read: impl Serialize) {
    let (kept, read): (Value, Value) = (serde_json::from_str(kept).unwrap(), serde_json::to_value(read).unwrap());
    for (name, value) in kept.as_object().expect("a kept object") {
        assert_eq!(&read[name], value, "{name}");
    }
}

/// Kept settings as they are read and kept again.
fn settings(text: &str) -> BTreeMap<&'static str, impl Serialize> {
    let kept: Value = serde_json::from_str(text).unwrap();
    Settings::read(|name| serde_json::from_value(kept.get(name)?.clone()).ok()).all().collect()
}

#[test]
fn what_was_kept_beside_the_matches_comes_in() {
    for (_, backup) in versions() {
        let beside = backup.extras();
        comes_in(&beside["stats"], Stats::read(&beside["stats"]).unwrap());
        comes_in(&beside["settings"], settings(&beside["settings"]));
        comes_in(&beside["last-table"], serde_json::from_str::<LastTable>(&beside["last-table"]).unwrap());
        let explained = Learned::read(&beside["explained"]);
        let keys: Vec<String> = serde_json::from_str(&beside["explained"]).unwrap();
        assert!(!keys.is_empty() && keys.iter().all(|key| explained.knows(key)), "{keys:?}");
    }
}

/// The versions of the rules that the recorded matches of a game began by.
fn rules_of(game: &str) -> Vec<u64> {
    let all: Vec<Value> = versions()
        .iter()
        .flat_map(|(_, backup)| matches(backup).into_values())
        .map(|text| serde_json::from_str(&text).unwrap())
        .collect();
    let mut rules: Vec<u64> = all
        .iter()
        .filter(|save| save["meta"]["game"] == game)
        .map(|save| save["record"]["rules"].as_u64().unwrap())
        .collect();
    rules.sort_unstable();
    rules.dedup();
    rules
}

macro_rules! for_all_games {
    ({ $recording:ident } $($module:ident: $game:ident,)*) => {
        $(record::<fireside::games::$game>(&mut $recording);)*
    };
    ({} $($module:ident: $game:ident,)*) => {
        [$((fireside::games::$game::ID, fireside::games::$game::CHANGES)),*]
    };
}

/// Since 1.0.0.
#[test]
fn every_version_of_the_rules_is_recorded() {
    let folder = root().join(env!("CARGO_PKG_VERSION"));
    if std::env::var_os("RECORD_COMPATIBILITY").is_some() && !folder.exists() {
        let mut recording = Recording::default();
        fireside::for_each_game!(for_all_games! { recording });
        recording.write(&folder);
    }
    let told = fs::read_to_string(root().join("../../CHANGELOG.md")).expect("the changelog");
    for (game, changes) in fireside::for_each_game!(for_all_games! {}) {
        let versions: Vec<u64> = (1..).take(1 + changes.len()).collect();
        assert_eq!(rules_of(game), versions, "{game}: a new version is to be recorded");
        for RuleChange { name, until } in changes {
            assert!(told.contains(name), "{game}: {name} is told in CHANGELOG.md");
            assert!(root().join(until).is_dir(), "{game}: what was kept before {name}");
        }
    }
}

/// What is written for this version.
#[derive(Default)]
struct Recording {
    matches: Vec<(String, String)>,
    statistics: Stats,
    links: String,
}

impl Recording {
    fn write(self, folder: &Path) {
        let mut explained = Learned::default();
        explained.learn("burgundy-about-turn");
        let table = LastTable { game: self.statistics.results()[0].game.clone(), ..LastTable::default() };
        let settings = Settings { text: 120, sound: true, ..Settings::default() };
        let beside = [
            ("stats", self.statistics.write()),
            (
                "settings",
                serde_json::to_string(&settings.all().collect::<BTreeMap<_, _>>()).expect("settings can be written"),
            ),
            ("last-table", serde_json::to_string(&table).expect("a table can be written")),
            ("explained", explained.write()),
        ];
        let extras = beside.map(|(name, text)| (name.to_owned(), text)).into();
        fs::create_dir_all(folder).expect("a folder");
        let everything = backup::write(BEGUN as u64, self.matches, extras);
        fs::write(folder.join("everything.json"), everything).expect("the file can be written");
        fs::write(folder.join("links.txt"), self.links).expect("the file can be written");
    }
}

/// When the recorded matches began, in milliseconds since 1970.
const BEGUN: f64 = 1.8e12;

fn record<G: Narration + Invariants>(recording: &mut Recording) {
    for (number, (options, players)) in (0..).zip(G::golden_tables()) {
        for (seed, moment) in [(1, "middle"), (2, "end")] {
            let mut game = play::<G>(options.clone(), players, seed);
            if moment == "middle" {
                go_to_the_middle(&mut game, number % 2 == 0);
            }
            let meta = meta(format!("{}-{number}-{moment}", G::ID), number, &game);
            recording.links += &format!("{} {}\n", meta.id, link::write(&meta, &game));
            if let Some(result) = Finished::of(&meta, game.record().take_backs, meta.changed) {
                recording.statistics.add(Finished { tags: G::tags(game.state()), ..result });
            }
            let save = Save { format: FORMAT, record: game.record().clone(), meta };
            recording.matches.push((save.meta.id.clone(), save.write().expect("a match can be written")));
        }
    }
}

/// A match as weak bots play it.
fn play<G: Judge>(options: G::Options, players: u8, seed: u64) -> Match<G> {
    let mut game = Match::<G>::new(options, players, seed).expect("a table that fits");
    let (mut stream, mut scores) = (Stream::new(seed), Vec::new());
    while let Some(question) = game.question() {
        game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
        let choice = question.choices[glance(&scores, Level::Medium.settings().noise, &mut stream)];
        game.answer(choice).expect("offered choices are accepted");
    }
    game
}

/// Goes to about half of the answers, where somebody is really asked; what follows is forgotten or can be done again.
fn go_to_the_middle<G: Game>(game: &mut Match<G>, forget: bool) {
    let is_asked = |at: &usize| !game.record().answers[*at].auto;
    let half = (0..game.cursor() / 2).rev().find(is_asked).expect("somebody was asked");
    game.go_to(half).expect("it has been there");
    if forget {
        *game = game.branch();
    }
}

/// People and bots of every level at the device and by link, with and without what a match need not have.
fn meta<G: Narration>(id: String, number: u8, game: &Match<G>) -> Meta {
    let names = ["You", "Ben", "Cleo", "Dora", "Emil"];
    let by_link = number % 3 == 1;
    let controller = |at: u8| match at {
        0 => Controller::Person,
        1 if by_link => Controller::Person,
        _ => Controller::Bot(Level::ALL[usize::from(number + at) % Level::ALL.len()]),
    };
    let seat = |at: u8| SeatPlan { name: names[usize::from(at)].to_owned(), mark: at, controller: controller(at) };
    Meta {
        id,
        game: G::ID.to_owned(),
        title: (number % 4 == 1).then(|| "Fireside, Sundays".to_owned()),
        created: BEGUN,
        changed: BEGUN + 3_600_000.0 * f64::from(number + 1),
        seats: (0..game.record().players).map(seat).collect(),
        standing: G::standing_of(game),
        origin: by_link.then_some(u64::from(number) + 1),
        here: by_link.then(|| vec![0]),
        daily: (number % 5 == 2).then(|| "2026-11-25".to_owned()),
        off_record: number % 7 == 3,
        ..Meta::default()
    }
}
