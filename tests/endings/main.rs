//! Each way in which each game can end has a match that ends so: `matches.txt`, a line a way with its game, who wins and the match as the
//! text of a link. A way without a match fails the test by its name; `RECORD_ENDINGS=1 cargo test --test endings` plays until it has found
//! what is missing, and adds it.

mod hunt;
mod ways;

use fireside::app::share::link;
use fireside::engine::{Match, SeatSet};
use fireside::with_game;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use ways::Ways;

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/endings/matches.txt")
}

/// What is known of an ended match.
struct Kept<'a> {
    game: &'a str,
    way: &'a str,
    winners: &'a str,
    link: &'a str,
}

fn kept(text: &str) -> impl Iterator<Item = Kept<'_>> {
    text.lines().map(|line| {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [game, way, winners, link] = parts[..] else { panic!("four parts are wanted: {line}") };
        Kept { game, way, winners, link }
    })
}

fn seats(seats: SeatSet) -> String {
    let all: Vec<String> = seats.iter().map(|seat| (seat.0 + 1).to_string()).collect();
    if all.is_empty() { "nobody".to_owned() } else { all.join(" ") }
}

/// The match runs to an end of this way.
fn ends<G: Ways>(kept: &Kept) {
    let name = format!("{}: {}", kept.game, kept.way);
    let (_, game) = link::read::<G>(kept.link).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    assert_eq!(G::way(&game).as_deref(), Some(kept.way), "{name}");
    assert_eq!(game.outcome().map(|outcome| seats(outcome.winners)).as_deref(), Some(kept.winners), "{name}: winners");
    let again = Match::restore(game.record().clone()).unwrap_or_else(|(error, _)| panic!("{name}: {error:?}"));
    assert_eq!(again.state(), game.state(), "{name}");
}

#[test]
fn every_kept_match_ends_as_it_says() {
    let text = std::fs::read_to_string(path()).expect("the matches can be read");
    for kept in kept(&text) {
        with_game!(kept.game, ends(&kept)).unwrap_or_else(|| panic!("no game {}", kept.game));
    }
}

macro_rules! missing {
    ({ $text:expr } $($module:ident: $game:ident,)*) => {
        [$(missing::<fireside::games::$game>($text)),*].concat()
    };
}

/// The ways of a game to end without a match, by name; with `RECORD_ENDINGS` they are looked for and added.
fn missing<G: Ways>(text: &str) -> Vec<String> {
    let there: BTreeSet<&str> = kept(text).filter(|kept| kept.game == G::ID).map(|kept| kept.way).collect();
    let ways = G::ways();
    for way in &there {
        assert!(ways.iter().any(|one| one == way), "{} does not end by {way}", G::ID);
    }
    let mut missing: Vec<String> = ways.into_iter().filter(|way| !there.contains(way.as_str())).collect();
    if std::env::var_os("RECORD_ENDINGS").is_some() {
        missing.retain(|way| !hunt::record::<G>(way, &path()));
    }
    missing.iter().map(|way| format!("{}: {way}", G::ID)).collect()
}

#[test]
fn every_way_to_end_has_a_match() {
    let text = std::fs::read_to_string(path()).unwrap_or_default();
    let missing: Vec<String> = fireside::for_each_game!(missing! { &text });
    assert!(missing.is_empty(), "no match ends so:\n{}", missing.join("\n"));
}
