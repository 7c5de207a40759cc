//! 100,000 broken saves and links: nothing panics, and what is accepted runs to exactly the record that was accepted.

use fireside::app::share::{LinkError, envelope, link};
use fireside::app::store::save::{Controller, FORMAT, Meta, Save, SeatPlan, Standing};
use fireside::bots::Level;
use fireside::engine::invariants::Invariants;
use fireside::engine::{Chance, Game, Match, SeatSet, Stream};
use serde_json::Value;
use std::num::NonZero;
use std::thread;

/// For each game. Half of them are saves, half are links.
const MUTANTS: u64 = 100_000;
/// So many matches are mutated, of tables from the first to the last.
const SOUND: u64 = 20;

macro_rules! games {
    ({} $($module:ident: $game:ident,)*) => {$(
        mod $module {
            use super::*;
            use fireside::games::$game;

            #[test]
            fn mutated_saves_and_links_never_panic_and_never_lie() {
                mutate::<$game>();
            }

            #[test]
            fn oversized_links_are_refused_unread() {
                let long = "A".repeat(envelope::LONGEST + 1);
                assert_eq!(link::read::<$game>(&long).err(), Some(LinkError::TooLong));
            }
        }
    )*};
}
fireside::for_each_game!(games! {});

fn mutate<G: Invariants>() {
    let tables = G::tables();
    let spread = tables.len().max(SOUND as usize);
    let table = |number: u64| &tables[number as usize * spread / SOUND as usize % tables.len()];
    let matches: Vec<(Meta, Match<G>)> = (0..SOUND).map(|number| sound(number, table(number))).collect();
    let saves: Vec<String> = matches.iter().map(|(meta, game)| save(meta, game)).collect();
    let links: Vec<String> = matches.iter().map(|(meta, game)| link::write(meta, game)).collect();
    let threads = thread::available_parallelism().map_or(2, NonZero::get) as u64;
    let counts: Vec<[u64; 2]> = thread::scope(|scope| {
        let work = |first: u64| {
            let (saves, links) = (&saves, &links);
            scope.spawn(move || {
                let mut counts = [0; 2];
                for number in (first..MUTANTS / 2).step_by(threads as usize) {
                    let mut stream = Stream::new(number);
                    counts[0] += u64::from(save_is_honest::<G>(&mutated_save(saves, &mut stream)));
                    counts[1] += u64::from(link_is_honest::<G>(&mutated_link(links, &mut stream)));
                }
                counts
            })
        };
        let workers: Vec<_> = (0..threads).map(work).collect();
        workers.into_iter().map(|worker| worker.join().expect("no mutant panics")).collect()
    });
    let [saves, links] = counts.iter().fold([0; 2], |sum, more| [sum[0] + more[0], sum[1] + more[1]]);
    println!("accepted: {saves} saves and {links} links of {MUTANTS}");
    // A test whose mutants all die at the door tells nothing about the rooms behind it.
    assert!(saves > 2000, "{saves} mutated saves were accepted");
    assert!(links > 100, "{links} mutated links were accepted");
}

/// Whether a save was accepted. What is accepted must be what runs, also for what was undone.
fn save_is_honest<G: Game>(text: &str) -> bool {
    let Ok(save) = Save::<G>::read(text) else { return false };
    let record = save.record.clone();
    let Ok(mut game) = Match::restore(record.clone()) else { return false };
    assert_eq!(game.record(), &record, "{text}");
    let again = Save::<G>::read(&save.write().unwrap()).unwrap();
    assert_eq!(again.record, record, "{text}");
    // The way back and forth is open, as far as the undone answers fit.
    let _ = game.go_to(usize::MAX);
    if let Some(undo) = game.undo(SeatSet::all(record.players)) {
        game.take_back(undo);
    }
    true
}

/// Whether a link was accepted.
fn link_is_honest<G: Game>(text: &str) -> bool {
    let named = link::game_of(text);
    let (sent, game) = match link::read::<G>(text) {
        Ok(read) => read,
        Err(error) => {
            assert!(named.is_ok() || named == Err(error), "both doors say the same of {text}");
            return false;
        }
    };
    assert_eq!(named.as_deref(), Ok(G::ID));
    assert_eq!(game.record(), &sent.record, "{text}");
    let again = Match::restore(sent.record.clone()).expect("what was accepted runs");
    assert_eq!(again.record(), &sent.record, "{text}");
    assert_eq!(again.state(), game.state());
    assert!(sent.seats.iter().all(|seat| seat.mark < 5 && seat.name.chars().count() <= SeatPlan::LONGEST_NAME));
    true
}

/// Matches of every size, at every stage, with undone answers, take-backs and switched settings.
fn sound<G: Game>(number: u64, (options, players): &(G::Options, u8)) -> (Meta, Match<G>) {
    let players = *players;
    let mut game = Match::<G>::new(options.clone(), players, number).unwrap();
    let mut stream = Stream::new(number);
    game.set_auto_answer(!number.is_multiple_of(3));
    let length = [0, 1, 12, 30, 60, 100, 150, 1000][(number % 8) as usize];
    while let Some(question) = game.question().filter(|_| game.cursor() < length) {
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        game.answer(choice).unwrap();
    }
    if number.is_multiple_of(5)
        && let Some(undo) = game.undo(SeatSet::all(players))
    {
        game.take_back(undo);
        game.set_auto_answer(true);
    }
    let seat = |mark: u8| SeatPlan {
        name: format!("Näme {mark}"),
        mark,
        controller: if mark.is_multiple_of(2) { Controller::Person } else { Controller::Bot(Level::Hard) },
    };
    let meta = Meta {
        id: format!("m{number}"),
        game: G::ID.to_owned(),
        title: number.is_multiple_of(2).then(|| "Sundays".to_owned()),
        created: 1.0,
        changed: 2.0,
        seats: (0..players).map(seat).collect(),
        standing: Standing { points: vec![0; usize::from(players)], ..Standing::default() },
        origin: Some(number),
        here: number.is_multiple_of(3).then(|| vec![0]),
        ..Meta::default()
    };
    (meta, game)
}

fn save<G: Game>(meta: &Meta, game: &Match<G>) -> String {
    Save { format: FORMAT, meta: meta.clone(), record: game.record().clone() }.write().unwrap()
}

fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound.max(1) as u32) as usize
}

fn pick<'a>(texts: &'a [String], stream: &mut Stream) -> &'a str {
    &texts[below(stream, texts.len())]
}

/// One or two things happen to a save.
fn mutated_save(saves: &[String], stream: &mut Stream) -> String {
    let mut text = pick(saves, stream).to_owned();
    for _ in 0..=below(stream, 2) {
        text = match below(stream, 8) {
            0..3 => other_values(&text, stream),
            3 => other_digit(&text, stream),
            _ => String::from_utf8_lossy(&other_bytes(text.as_bytes(), pick(saves, stream).as_bytes(), stream))
                .into_owned(),
        };
    }
    text
}

/// One to three things happen to a link: to its text, or to the bytes inside, which then get a new seal.
fn mutated_link(links: &[String], stream: &mut Stream) -> String {
    let text = pick(links, stream).to_owned();
    if below(stream, 4) == 0 {
        let bytes = other_bytes(text.as_bytes(), pick(links, stream).as_bytes(), stream);
        return String::from_utf8_lossy(&bytes).into_owned();
    }
    let (Ok(mut body), Ok(other)) = (envelope::open(&text), envelope::open(pick(links, stream))) else {
        unreachable!("the links are sound")
    };
    for _ in 0..=below(stream, 3) {
        body = match below(stream, 3) {
            // Few bytes of the head matter less than those of the answers: they are hit more often.
            0 => {
                let at = below(stream, body.len().min(90));
                if let Some(byte) = body.get_mut(at) {
                    *byte = byte.wrapping_add(stream.below(255) as u8 + 1);
                }
                body
            }
            _ => other_bytes(&body, &other, stream),
        };
    }
    let sealed = envelope::seal(&body);
    assert!(envelope::open(&sealed).is_ok() || sealed.len() > envelope::LONGEST);
    sealed
}

/// Flips, cuts, puts in, takes out, doubles, or goes on with another one.
fn other_bytes(bytes: &[u8], other: &[u8], stream: &mut Stream) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let at = below(stream, bytes.len());
    let end = (at + below(stream, 12)).min(bytes.len());
    match below(stream, 7) {
        0 | 1 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << below(stream, 8);
            }
        }
        2 => bytes.truncate(at),
        3 => bytes.insert(at, stream.below(256) as u8),
        4 => drop(bytes.drain(at..end)),
        5 => {
            let again = bytes[at..end].to_vec();
            bytes.splice(at..at, again);
        }
        _ => {
            bytes.truncate(at);
            bytes.extend(&other[below(stream, other.len())..]);
        }
    }
    bytes
}

/// Another digit somewhere.
fn other_digit(text: &str, stream: &mut Stream) -> String {
    let digits: Vec<usize> =
        text.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_digit()).map(|(at, _)| at).collect();
    let mut text = text.to_owned();
    if let Some(at) = digits.get(below(stream, digits.len())) {
        let digit = char::from(b'0' + stream.below(10) as u8).to_string();
        text.replace_range(*at..=*at, &digit);
    }
    text
}

/// Swaps two values somewhere in the JSON, or puts a strange one into a place.
fn other_values(text: &str, stream: &mut Stream) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return text.to_owned() };
    let mut paths = Vec::new();
    collect(&value, &mut String::new(), &mut paths);
    let one = paths[below(stream, paths.len())].clone();
    let other = paths[below(stream, paths.len())].clone();
    let strange = [
        Value::Null,
        Value::from(-1),
        Value::from(u64::MAX),
        Value::from(1e300),
        Value::from(255),
        Value::from(""),
        Value::from("<b>&".repeat(50)),
        Value::from(Vec::<u8>::new()),
        Value::Bool(true),
    ];
    let new = match below(stream, 2) {
        0 => strange[below(stream, strange.len())].clone(),
        _ => value.pointer(&other).cloned().unwrap_or_default(),
    };
    if let Some(place) = value.pointer_mut(&one) {
        *place = new;
    }
    value.to_string()
}

/// The ways to all values.
fn collect(value: &Value, path: &mut String, paths: &mut Vec<String>) {
    paths.push(path.clone());
    let length = path.len();
    let mut down = |key: &str, value: &Value| {
        path.push('/');
        path.push_str(key);
        collect(value, path, paths);
        path.truncate(length);
    };
    match value {
        Value::Array(list) => list.iter().enumerate().for_each(|(at, value)| down(&at.to_string(), value)),
        Value::Object(map) => map.iter().for_each(|(key, value)| down(key, value)),
        _ => {}
    }
}
