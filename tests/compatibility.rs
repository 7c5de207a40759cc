//! What was kept, saved as a file or sent as a link by earlier versions still opens. `tests/compatibility/` holds what the program wrote,
//! a folder a day. 21 November 2026 (commit 7423d00): ten matches of Burgundy and Innovation in the middle and at their end, as they lie
//! in a browser's storage; their links; and all of it as one file. 23 November 2026 (commit d0b0092): three matches of Terra Mystica by
//! version 1 of its rules, two of them with the fixed setup of that version, and their links. 24 November 2026 (commit 0e9ca71): seven matches
//! of Innovation with its sets, alone and all together, and three of Beta Colony, some of them at their end, and their links. Nothing there
//! is ever written anew: a later version adds a folder.

use fireside::app::i18n::words::Phrase;
use fireside::app::share::link;
use fireside::app::store::backup::{self, Backup, Imported, MatchStore};
use fireside::app::store::save::{Meta, Save, SeatPlan};
use fireside::app::store::settings::Settings;
use fireside::app::store::stats::Stats;
use fireside::engine::{Game, Match};
use fireside::with_game;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The folder of the first two games, with everything in one file.
const BOTH: &str = "2026-11-21";
/// The folder of Terra Mystica.
const TERRA_MYSTICA: &str = "2026-11-23";
/// The folder of Innovation's sets and of Beta Colony.
const SETS: &str = "2026-11-24";

fn file(folder: &str, name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/compatibility").join(folder).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of the matches of a day, each with its link.
fn links(folder: &str) -> Vec<(String, String)> {
    let all = file(folder, "links.txt");
    let pair = |line: &str| line.split_once(' ').map(|(name, link)| (name.to_owned(), link.to_owned()));
    all.lines().map(|line| pair(line).unwrap_or_else(|| panic!("no name and link: {line}"))).collect()
}

/// The match stands where it stood when it was written.
fn stands<G: Game>(name: &str, meta: &Meta, game: &Match<G>) {
    let standing = &meta.standing;
    assert_eq!(game.state().standing(), standing.points, "{name}: points");
    assert_eq!(game.question().map(|question| question.seat.0), standing.turn, "{name}: who is asked");
    let winners = game.outcome().map(|outcome| outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>());
    assert_eq!(winners, standing.winners, "{name}: winners");
}

fn opens<G: Game>(name: &str, text: &str, sent: &str) -> usize {
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
    game.cursor()
}

#[test]
fn kept_matches_and_links_open_where_they_stood() {
    let all = [BOTH, TERRA_MYSTICA, SETS].map(|folder| links(folder).into_iter().map(move |link| (folder, link)));
    let all: Vec<_> = all.into_iter().flatten().collect();
    assert_eq!(all.len(), 23);
    for (folder, (name, sent)) in all {
        let text = file(folder, &format!("{name}.json"));
        let game = link::game_of(&sent).unwrap_or_else(|error| panic!("the link of {name}: {error:?}"));
        let answers = with_game!(&game, opens(&name, &text, &sent)).unwrap_or_else(|| panic!("{name}: no game {game}"));
        assert!(answers >= 20, "{name}: a match of {answers} answers shows little");
    }
}

#[derive(Default)]
struct Empty(BTreeMap<String, String>);

impl MatchStore for Empty {
    fn ids(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }
    fn text(&self, id: &str) -> Option<String> {
        self.0.get(id).cloned()
    }
    fn new_id(&self) -> String {
        unreachable!("every key is free")
    }
    fn check(&self, text: &str) -> Result<(), Phrase> {
        if text.contains("\"record\"") { Ok(()) } else { Err(Phrase::new("wrong")) }
    }
    fn put(&mut self, id: &str, text: &str) -> bool {
        self.0.insert(id.to_owned(), text.to_owned()).is_none()
    }
}

#[test]
fn a_backup_comes_in() {
    let text = file(BOTH, "everything.json");
    assert!(backup::is_backup(&text));
    let backup = Backup::read(&text).unwrap();
    let mut device = Empty::default();
    assert_eq!(backup.import(&mut device), Imported { new: 10, ..Imported::default() });
    for (name, _) in links(BOTH) {
        let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(value(&device.0[&name]), value(&file(BOTH, &format!("{name}.json"))), "{name}");
    }
    let extras = backup.extras();
    assert_eq!(extras.explained, None, "it is of a day before that was kept");
    let stats = Stats::read(&extras.statistics.unwrap()).unwrap();
    assert_eq!(stats.results().len(), 7, "as many as had ended");
    assert_eq!(Settings::read(&extras.settings.unwrap()), Settings::default());
}
