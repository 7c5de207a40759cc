//! What the effects that are shared, sound as echoes or inspire do, on small tables: `effects/*.txt`, a line an effect in its part. It says
//! what lies before Ann and Ben, what is done and answered, and all that follows; each line is played anew and must follow again. A new card
//! is taken up, and a change of rules taken over, by `UPDATE_GOLDEN=1 cargo test --test innovation effects`; read the difference.

use crate::support::{ANN, BEN, Played, choice, table_with, word};
use fireside::engine::invariants::Invariants;
use fireside::engine::{Chance, Halt, Seat, Stream, shuffle};
use fireside::games::innovation::{Card, Event, Innovation, Options, Scope, Set, Sets, Splay, Zone};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

/// Longer lines nobody reads.
const MOST_ANSWERS: usize = 14;
/// More tables than any effect needs to be seen.
const MOST_TABLES: u64 = 4_000;

/// What lies before a player.
#[derive(Clone, Default)]
struct Place {
    hand: String,
    score: String,
    forecast: String,
    board: String,
    splay: Splay,
}

impl Place {
    fn read(text: &str) -> Place {
        let mut place = Place::default();
        for part in text.split("; ").filter(|part| !part.is_empty()) {
            let (name, cards) = part.split_once(' ').unwrap_or((part, ""));
            let cards = cards.to_owned();
            match name {
                "hand" => place.hand = cards,
                "score" => place.score = cards,
                "forecast" => place.forecast = cards,
                "board" => place.board = cards,
                splay => {
                    place.splay = Splay::DIRECTIONS.into_iter().find(|one| one.word() == splay).expect("a splay");
                    place.board = cards;
                }
            }
        }
        place
    }

    fn write(&self) -> String {
        let board = if self.splay == Splay::None { "board" } else { self.splay.word() };
        let parts = [(board, &self.board), ("hand", &self.hand), ("score", &self.score), ("forecast", &self.forecast)];
        let parts = parts.into_iter().filter(|(_, cards)| !cards.is_empty());
        parts.map(|(name, cards)| format!("{name} {cards}")).collect::<Vec<_>>().join("; ")
    }
}

/// Plays these words on a table with the expansion of the card.
fn play(card: Card, places: &[Place; 2], words: &str) -> Played {
    let sets = Sets::BASE.with(card.set());
    let sets = if card.is_relic() { sets.with(Set::Artifacts).with_relics() } else { sets };
    let mut table = table_with(Options { sets, ..Options::default() }, 2);
    for (seat, place) in [ANN, BEN].into_iter().zip(places) {
        table = table.splayed(seat, &place.board, place.splay).hand(seat, &place.hand).score(seat, &place.score);
        table = table.forecast(seat, &place.forecast);
    }
    table.play(words)
}

/// A few cards of these, and of no use to anybody else then.
fn deal(deck: &mut Vec<Card>, stream: &mut Stream, most: u32) -> String {
    let count = stream.below(most + 1) as usize;
    deck.split_off(deck.len() - count).iter().map(|card| card.print().id).collect::<Vec<_>>().join(" ")
}

/// A line for this row in which the effect changes something; one in which it does not, where none is found.
fn recorded(row: &str, card: Card) -> Option<String> {
    let found = |idle| (0..MOST_TABLES).find_map(|seed| record(row, card, seed, idle));
    found(false).or_else(|| found(true))
}

/// A line for this row, or `None` where it does not come to it on this table, or changes nothing there and shall not be `idle`.
fn record(row: &str, card: Card, seed: u64, idle: bool) -> Option<String> {
    let mut stream = Stream::new(seed << 16 | u64::from(card.0));
    let near = card.printed_value().saturating_sub(2)..=card.printed_value() + 1;
    let mut deck: Vec<Card> = Sets::BASE.with(card.set()).cards().collect();
    deck.retain(|other| *other != card && near.contains(&other.printed_value()));
    shuffle(&mut stream, &mut deck);
    let mut place = |first: &str| {
        let mut board = format!("{first} {}", deal(&mut deck, &mut stream, 3));
        board.truncate(board.trim_end().len());
        let hand = deal(&mut deck, &mut stream, 3);
        let score = deal(&mut deck, &mut stream, 2);
        let forecast = if card.set() == Set::Echoes { deal(&mut deck, &mut stream, 1) } else { String::new() };
        let splays = [Splay::None, Splay::None, Splay::Left, Splay::Right, Splay::Up];
        Place { hand, score, forecast, board: board.trim().to_owned(), splay: splays[stream.below(5) as usize] }
    };
    let places = [place(card.print().id), place("")];
    let action = if row.contains(" inspire ") { "inspire" } else { "dogma" };
    let mut words = match action {
        "inspire" => format!("inspire {}", card.colour().word()),
        _ => format!("dogma {}", card.print().id),
    };
    for _ in 0..MOST_ANSWERS {
        let played = play(card, &places, &words);
        if played.action_over() || matches!(played.halt, Halt::Over(_)) {
            let follows = follows(&played.events);
            let seen = tally(&played.events).contains_key(row) && (idle || changes(&played.events, row));
            let [ann, ben] = places.map(|place| place.write());
            return seen.then(|| format!("{row} | {ann} | {ben} | {words} | {follows}"));
        }
        let question = played.waiting?;
        let answer = question.choices[stream.below(question.choices.len() as u32) as usize];
        // Some words are of the base game only.
        if choice(&word(answer)) != answer {
            return None;
        }
        words = format!("{words}, {}", word(answer));
    }
    None
}

/// Whether the effect of this row changes something.
fn changes(events: &[Event], row: &str) -> bool {
    let mut runs = false;
    events.iter().any(|event| {
        if let Event::Began(_) = event {
            runs = tally(&[*event]).contains_key(row);
        }
        runs && !follows(&[*event]).is_empty()
    })
}

fn tally(events: &[Event]) -> BTreeMap<String, u64> {
    let mut tally = BTreeMap::new();
    events.iter().for_each(|event| Innovation::tally(event, &mut |row| *tally.entry(row).or_default() += 1));
    tally
}

/// A zone by a word, with the number of its seat.
fn zone(zone: Zone) -> String {
    let of = |word: &str, seat: Seat| format!("{word}{}", seat.0 + 1);
    match zone {
        Zone::Supply => "supply".to_owned(),
        Zone::Available => "middle".to_owned(),
        Zone::Removed => "removed".to_owned(),
        Zone::Relics => "relics".to_owned(),
        Zone::Hand(seat) => of("hand", seat),
        Zone::Score(seat) => of("score", seat),
        Zone::Forecast(seat) => of("forecast", seat),
        Zone::Board(seat) => of("board", seat),
        Zone::Achievements(seat) => of("won", seat),
        Zone::Display(seat) => of("display", seat),
        Zone::Revealed(seat) => of("shown", seat),
    }
}

/// What happened on the table, in order.
fn follows(events: &[Event]) -> String {
    let mut text = String::new();
    for event in events {
        let one = match *event {
            Event::Moved { card, from, to, how, by } => {
                let how = format!("{how:?}").to_lowercase();
                format!("{} {how} {} {}>{}", by.0 + 1, card.print().id, zone(from), zone(to))
            }
            Event::Splayed { owner: seat, colour, splay, .. } => {
                format!("{} splay {} {}", seat.0 + 1, colour.word(), splay.word())
            }
            Event::Claimed { special, to: seat, .. } => format!("{} claim {}", seat.0 + 1, special.word()),
            Event::Began(Scope::FreeDraw(seat)) => format!("{} free draw", seat.0 + 1),
            Event::Lost(seat) => format!("{} lost", seat.0 + 1),
            Event::Ended(_) => "over".to_owned(),
            _ => continue,
        };
        let _ = write!(text, "{}{one}", if text.is_empty() { "" } else { ", " });
    }
    text
}

/// The rows that are kept of this set, each with its card.
fn rows(set: Set) -> impl Iterator<Item = (String, Card)> {
    let of_card = |row: String| {
        let card = Card::named(row.split_whitespace().nth(1)?)?;
        let kept = [" shared", " inspire ", " echo "].iter().any(|part| row.contains(part));
        kept.then_some((row, card))
    };
    Innovation::rows().into_iter().filter_map(of_card).filter(move |(_, card)| card.set() == set)
}

fn path(set: Set) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/innovation/effects/{}.txt", set.word()))
}

fn all_follow(set: Set) {
    let text = std::fs::read_to_string(path(set)).unwrap_or_default();
    let mut kept: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for line in text.lines() {
        let parts: Vec<&str> = line.split(" | ").collect();
        kept.insert(parts[0], parts[1..].to_vec());
    }
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let (mut lines, mut wrong) = (Vec::new(), Vec::new());
    for (row, card) in rows(set) {
        let Some(parts) = kept.get(row.as_str()) else {
            wrong.push(format!("{row}: is not kept"));
            lines.extend(update.then(|| recorded(&row, card)).flatten());
            continue;
        };
        let [ann, ben, words, then] = parts[..] else { panic!("{row}: four parts are wanted") };
        let played = play(card, &[ann, ben].map(Place::read), words);
        let now = follows(&played.events);
        if now != then || !tally(&played.events).contains_key(&row) {
            wrong.push(format!("{row}:\n  {then}\n  {now}"));
        }
        lines.push(format!("{row} | {ann} | {ben} | {words} | {now}"));
    }
    if update {
        std::fs::write(path(set), lines.join("\n") + "\n").expect("the file can be written");
        return;
    }
    assert!(wrong.is_empty(), "run with UPDATE_GOLDEN=1 if this was meant to change:\n{}", wrong.join("\n"));
}

#[test]
fn effects_of_the_base_game_follow() {
    all_follow(Set::Base);
}

#[test]
fn effects_of_echoes_follow() {
    all_follow(Set::Echoes);
}

#[test]
fn effects_of_figures_follow() {
    all_follow(Set::Figures);
}

#[test]
fn effects_of_artifacts_follow() {
    all_follow(Set::Artifacts);
}

/// Every part that is written is read as it was.
#[test]
fn places_are_read_as_they_are_written() {
    for text in ["board tools oars; hand coal; score archery", "left tools; forecast coal", ""] {
        assert_eq!(Place::read(text).write(), text);
    }
}
