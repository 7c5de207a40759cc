//! Matches that began by older versions of the rules: saves and links made by the program of that day, one a line, with what
//! their end looked like. They are played to the end by the rules with which they began.

use crate::support::*;
use fireside::app::share::link;
use fireside::engine::{Match, Record, RecordError, Seat};
use fireside::games::innovation::{Innovation, Options, Sets, Zone};
use serde::Deserialize;

/// Made by commit e78fa96.
const RULES_1: &str = include_str!("rules-1.jsonl");

#[derive(Deserialize)]
struct Old {
    record: Record<Innovation>,
    link: String,
    /// The supply piles at the end, from the bottom of age 1 to the top of age 10.
    supply: Vec<u16>,
    winners: Vec<u8>,
    events: usize,
}

fn matches() -> impl Iterator<Item = Old> {
    RULES_1.lines().map(|line| serde_json::from_str(line).expect("a match of that day"))
}

#[test]
fn they_run_to_the_same_end() {
    for old in matches() {
        let game = Match::restore(old.record).expect("it runs");
        let supply: Vec<u16> = game.state().cards_in(Zone::Supply).iter().map(|card| card.0).collect();
        let winners: Vec<u8> = game.outcome().expect("it is over").winners.iter().map(|seat| seat.0).collect();
        assert_eq!((supply, winners, game.events().len()), (old.supply, old.winners, old.events));
    }
}

#[test]
fn their_links_open() {
    for old in matches() {
        let (sent, _) = link::read::<Innovation>(&old.link).expect("a link of that day");
        assert_eq!(sent.record, old.record);
    }
}

/// Each was chosen because today's rules ask something else in it.
#[test]
fn by_the_rules_of_today_they_would_not_run() {
    for old in matches() {
        let record = Record { rules: 2, ..old.record };
        assert!(matches!(Match::restore(record), Err((RecordError::Answer(_), Some(_)))));
    }
}

/// Before version 5 a card was carried out even if a karma stood for its meld, and one that Sunshu Ao carries out lay in the hand.
#[test]
fn before_version_5_what_a_karma_prevented_went_on() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Artifacts);
    let start = || table_with(Options { sets, ..Options::default() }, 2);
    let rover = || start().board(ANN, "rover-curiosity sargon-of-akkad stem-cells").next("wheres-waldo");
    assert_eq!(rover().play_by_rules(4, "dogma rover-curiosity").winners(), Some(vec![ANN]));
    assert_eq!(rover().play("dogma rover-curiosity").winners(), None);
    let sunshu = || start().board(ANN, "sunshu-ao").hand(ANN, "agriculture oars");
    assert_eq!(sunshu().play_by_rules(4, "inspire yellow, agriculture").offered(), "agriculture, oars, pass");
    assert_eq!(sunshu().play("inspire yellow, agriculture").offered(), "oars, pass");
}

/// Before version 5 cards were shown where no text says so, and the forecast that counts as score pile was not guarded.
#[test]
fn before_version_5_cards_were_shown_and_less_was_guarded() {
    let sets = Sets::BASE.with(Set::Figures).with(Set::Artifacts);
    let start = || table_with(Options { sets, ..Options::default() }, 2);
    let knows = |played: Played, seat: Seat, id: &str| played.game.knows(Some(seat), card(id));
    let billy = || start().board(ANN, "puffing-billy").hand(ANN, "coal").next("tools");
    assert!(knows(billy().play_by_rules(4, "dogma puffing-billy"), BEN, "coal"));
    assert!(!knows(billy().play("dogma puffing-billy"), BEN, "coal"));
    let colt = || start().board(ANN, "colt-paterson-revolver").board(BEN, "coal").next("lighting");
    assert!(knows(colt().play_by_rules(4, "dogma colt-paterson-revolver"), ANN, "lighting"));
    assert!(!knows(colt().play("dogma colt-paterson-revolver"), ANN, "lighting"));
    let guard = || {
        let start = start().board(ANN, "mapmaking").board(BEN, "wernher-von-braun florence-nightingale");
        start.forecast(BEN, "tools")
    };
    assert_eq!(guard().play_by_rules(4, "dogma mapmaking").zone("tools"), Zone::Score(ANN));
    assert_eq!(guard().play("dogma mapmaking").zone("tools"), Zone::Forecast(BEN));
}
