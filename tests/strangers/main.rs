//! Whatever strangers send, and whatever other programs leave in the storage, opens or is refused in words: nothing panics, nothing fills
//! the memory, nothing is said without end. Links, files, backups, ledgers, heads of kept matches, statistics and settings, each mutated.
//!
//! A whole run, with its figures: `STRANGERS=100000 cargo test --release --test strangers -- --nocapture`.

#[path = "../common/files.rs"]
mod files;
mod mutations;
mod samples;

use fireside::app::i18n::words::{Catalogue, Phrase, name_seats, speak};
use fireside::app::matches::seating::{LastTable, SeatingDraft};
use fireside::app::matches::{Incoming, LARGEST, check, incoming, is_lost_here, restored, seats_of, whose};
use fireside::app::narration::{Narration, Written};
use fireside::app::share::{LinkError, envelope, link};
use fireside::app::store::backup::{Backup, MatchStore};
use fireside::app::store::counting::{Filter, bins, by_tags, counted, form, names, records};
use fireside::app::store::csv::csv;
use fireside::app::store::learned::Learned;
use fireside::app::store::save::{Meta, SeatPlan, TIMES};
use fireside::app::store::settings::{self, Settings};
use fireside::app::store::stats::{Finished, Stats};
use fireside::engine::invariants::Invariants;
use fireside::engine::{Chance, MOST_ANSWERS, Match, Record, Stream};
use fireside::{for_each_game, with_game};
use mutations::{mutated, mutated_text};
use samples::{NOW, Samples, random_match};
use serde_json::Value;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// So many inputs without a wish.
const USUAL: usize = 4_000;

/// What one input may hold at the same time, in bytes.
const MOST_MEMORY: usize = 64 << 20;

/// What takes longer is counted; how long something takes is told and never judged.
const SLOW: Duration = Duration::from_millis(200);

/// A text is not said longer, in bytes; the marks around what can be tapped included.
const LONGEST_SAID: usize = 25_000;

fn speak_english() {
    let text =
        files::below("locales/en").iter().map(|file| std::fs::read_to_string(file).expect("words") + "\n").collect();
    speak(Catalogue::read("en", text).expect("a catalogue"));
}

/// What a person reads has an end and is not made of the page's own signs.
fn read(said: &str) {
    assert!(said.len() <= LONGEST_SAID, "{} bytes: {}", said.len(), said.chars().take(200).collect::<String>());
    assert!(!said.contains(['\u{e000}', '\u{e001}', '\u{e002}']), "{said:?}");
}

fn say(phrase: &Phrase) {
    read(&phrase.say());
    phrase.runs().iter().for_each(|(words, _)| read(words));
}

/// All that the lobby shows of a match.
fn shown(meta: &Meta) {
    say(&meta.standing.place);
    read(&whose(meta));
    read(meta.title.as_deref().unwrap_or_default());
    seats_of(meta).iter().for_each(|seat| read(&seat.name));
    is_lost_here(meta);
    Finished::of(meta, 0, meta.changed);
    assert!(TIMES.contains(&meta.created) && TIMES.contains(&meta.changed));
}

/// All that the table tells of a match.
fn told<G: Narration>(seats: &[SeatPlan], record: Record<G>) {
    let Ok((game, trouble)) = restored(record) else { return };
    name_seats(seats.iter().map(|seat| seat.name.as_str()));
    trouble.iter().for_each(say);
    let log = G::log(&game);
    log.iter().for_each(|line| say(&line.words));
    for paragraph in G::read_out(&game, None, seats) {
        say(&paragraph.heading);
        paragraph.lines.iter().for_each(say);
    }
    G::score_table(game.state()).iter().for_each(|row| say(&row.source));
    if let Some(question) = game.question() {
        say(&G::ask(&game, None));
        G::hint(&game).iter().for_each(say);
        say(&G::describe(&game, question.choices[0]));
    } else {
        say(&G::ending(&game, seats));
        G::chart(&game).moments.iter().for_each(|moment| say(&moment.words));
    }
    G::notation(&game);
}

/// As a file is taken in; whether it is.
fn file(text: &str) -> bool {
    if text.len() > LARGEST {
        return false;
    }
    let head: Value = serde_json::from_str(text).unwrap_or_default();
    match head["record"]["game"].as_str() {
        Some(game) => with_game!(game, file_of(text)).unwrap_or(false),
        None => ledger(text),
    }
}

fn file_of<G: Narration>(text: &str) -> bool {
    match incoming::<G>(text, NOW) {
        Ok(Incoming { save, trouble }) => {
            trouble.iter().for_each(say);
            shown(&save.meta);
            let again = incoming::<G>(&save.write().expect("it can be kept"), NOW).expect("what came in is kept");
            assert_eq!(again.save, save, "what comes in stays as it is");
            told(&save.meta.seats, save.record);
            true
        }
        Err(why) => {
            say(&why);
            false
        }
    }
}

fn link(text: &str) -> bool {
    match link::game_of(text) {
        Ok(game) => with_game!(&game, link_of(text)).unwrap_or_else(|| {
            say(&LinkError::Game(game).phrase());
            false
        }),
        Err(why) => {
            say(&why.phrase());
            false
        }
    }
}

fn link_of<G: Narration>(text: &str) -> bool {
    match link::read::<G>(text) {
        Ok((sent, game)) => {
            sent.title.iter().chain(sent.seats.iter().map(|seat| &seat.name)).for_each(|text| read(text));
            assert!(sent.seats.iter().all(|seat| seat.name.chars().count() <= SeatPlan::LONGEST_NAME));
            let meta = Meta { seats: sent.seats, origin: Some(sent.origin), title: sent.title, ..Meta::default() };
            let again = link::read::<G>(&link::write(&meta, &game)).expect("what came can be sent on");
            assert_eq!(again.0.record, sent.record);
            told(&meta.seats, sent.record);
            true
        }
        Err(why) => {
            say(&why.phrase());
            false
        }
    }
}

/// A device that nothing is on.
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
        format!("new{}", self.0.len())
    }

    fn check(&self, text: &str) -> Result<(String, Option<Phrase>), Phrase> {
        let head: Value = serde_json::from_str(text).unwrap_or_default();
        let game = head["record"]["game"].as_str().unwrap_or_default();
        with_game!(game, check(text, NOW)).unwrap_or_else(|| Err(Phrase::new("kept-no-game")))
    }

    fn put(&mut self, id: &str, text: &str) -> bool {
        assert!(id.bytes().all(|one| one.is_ascii_alphanumeric() || b"-_".contains(&one)), "{id:?}");
        self.0.insert(id.to_owned(), text.to_owned()).is_none()
    }
}

fn backup(text: &str) -> bool {
    let Ok(backup) = Backup::read(text) else { return false };
    let mut device = Device::default();
    let taken = backup.import(&mut device);
    taken.to_look_at.iter().chain(&taken.refused).for_each(|(name, why)| {
        read(name);
        say(why);
    });
    for text in device.0.values() {
        let head: Value = serde_json::from_str(text).expect("a kept match");
        shown(&serde_json::from_value(head["meta"].clone()).expect("a head"));
    }
    let extras = backup.extras();
    let mut own = Stats::default();
    if let Some(Ok(theirs)) = extras.get("stats").map(|text| Stats::read(text)) {
        own.merge(theirs, NOW as u64);
        assert!(own.results().iter().all(|result| result.ended <= NOW as u64 && result.begun <= result.ended));
    }
    statistics(&own.write());
    for text in extras.values() {
        beside(text);
    }
    true
}

/// What is kept beside the matches, whatever it is.
fn beside(text: &str) -> bool {
    Settings::read(|_| Some(settings::Value::Word(text.to_owned())));
    Learned::default().merge(Learned::read(text));
    let table = serde_json::from_str::<LastTable>(text);
    table.map(|table| SeatingDraft::mended(table.seats, 4, false)).is_ok()
}

fn statistics(text: &str) -> bool {
    let Ok(stats) = Stats::read(text) else { return false };
    let results = stats.results();
    let all = counted(results, &Filter::default());
    names(results).iter().for_each(|name| read(name));
    drop(by_tags(&all));
    drop(form(&all, 20));
    drop(bins(&all, 12));
    for result in results.iter().take(3) {
        let _ = records(results, &result.id);
    }
    csv(results, |time| time.to_string());
    true
}

fn ledger(text: &str) -> bool {
    macro_rules! all {
        ({} $($module:ident: $game:ident,)*) => {
            [$(ledger_of::<fireside::games::$game>(text)),*].contains(&true)
        };
    }
    for_each_game!(all! {})
}

fn ledger_of<G: Narration>(text: &str) -> bool {
    match G::read_notation(text) {
        Some(Ok(Written { record, title, seats })) => {
            say(&title);
            let seat = |(mark, name): (u8, &Phrase)| SeatPlan {
                name: name.say(),
                mark,
                controller: fireside::app::store::save::Controller::Person,
            };
            told(&(0..).zip(&seats).map(seat).collect::<Vec<_>>(), record);
            true
        }
        Some(Err(why)) => {
            say(&why);
            assert!(why.say().len() < 1_000, "{}", why.say());
            false
        }
        None => false,
    }
}

/// The head of a match that another program has put into the storage: the lobby lists it.
fn head(text: &str) -> bool {
    let save: Value = serde_json::from_str(text).unwrap_or_default();
    match serde_json::from_value::<Meta>(save["meta"].clone()) {
        Ok(meta) => {
            shown(&meta);
            true
        }
        Err(_) => false,
    }
}

type Open = fn(&str) -> bool;
const KINDS: [(&str, Open); 6] = [
    ("link", link),
    ("file", file),
    ("backup", backup),
    ("ledger", ledger),
    ("head", head),
    ("statistics", statistics),
];

/// An input of a kind, out of a number.
fn input(kind: usize, samples: &Samples, chance: &mut Stream) -> String {
    let pick = |texts: &[String], chance: &mut Stream| texts[chance.below(texts.len() as u32) as usize].clone();
    let plain = match kind {
        0 => return samples.link(chance),
        1 | 4 => pick(&samples.files, chance),
        2 => samples.backup.clone(),
        3 => return mutated_text(&pick(&samples.ledgers, chance), chance),
        _ => samples.statistics.clone(),
    };
    match chance.below(4) {
        0 => mutated_text(&plain, chance),
        _ => mutated(&plain, chance),
    }
}

/// Runs something, and says how many bytes it held at most at the same time.
fn weighed(run: impl FnOnce()) -> usize {
    usize::try_from(allocation_counter::measure(run).bytes_max).unwrap_or(usize::MAX)
}

#[test]
fn whatever_strangers_send_opens_or_is_refused() {
    speak_english();
    let count = std::env::var("STRANGERS").ok().and_then(|count| count.parse().ok()).unwrap_or(USUAL);
    let samples = Samples::new();
    for text in samples.files.iter().chain([&samples.backup]) {
        file(text);
        backup(text);
    }
    let mut opened = [0; KINDS.len()];
    let (mut slowest, mut slow) = ((Duration::ZERO, "", 0), 0);
    let mut heaviest = (0, "", 0);
    for number in 0..count {
        let mut chance = Stream::new(number as u64);
        let kind = number % KINDS.len();
        let text = input(kind, &samples, &mut chance);
        let (name, open) = KINDS[kind];
        let began = Instant::now();
        let weight = weighed(|| match catch_unwind(AssertUnwindSafe(|| open(&text))) {
            Ok(came) => opened[kind] += usize::from(came),
            Err(_) => panic!("{name} number {number}: {}", text.chars().take(3_000).collect::<String>()),
        });
        slow += usize::from(began.elapsed() > SLOW);
        slowest = slowest.max((began.elapsed(), name, number));
        heaviest = heaviest.max((weight, name, number));
        assert!(weight < MOST_MEMORY, "{name} number {number}: {weight} bytes");
    }
    for ((name, _), opened) in KINDS.iter().zip(opened) {
        println!("{name}: {opened} of {} opened", count / KINDS.len());
        assert!(opened > count / KINDS.len() / 100, "{name}: nothing opens");
    }
    println!("{count} inputs; {slow} slower than {SLOW:?}, the slowest {slowest:?}; the heaviest {heaviest:?}");
}

/// A match whose seats do what leads nowhere: as many answers as may be, or all that the game has.
fn endless<G: Invariants>(players: u8, pick: impl Fn(usize) -> usize) -> Match<G> {
    let mut game = Match::<G>::new(G::Options::default(), players, 5).expect("a table");
    while game.cursor() < MOST_ANSWERS
        && let Some(question) = game.question()
    {
        let choice = question.choices[pick(question.choices.len())];
        game.answer(choice).expect("an offered choice");
    }
    game
}

fn no_match_is_as_long<G: Invariants + Narration>() {
    let (mut longest, mut of) = (0, 0);
    for (options, players) in G::tables() {
        for seed in 0..3 {
            let game = random_match::<G>(options.clone(), players, seed, usize::MAX);
            if game.cursor() > longest {
                (longest, of) = (game.cursor(), players);
            }
        }
    }
    println!("{}: at most {longest} answers, of {of}", G::ID);
    assert!(longest * 5 <= MOST_ANSWERS, "{}: {longest} answers", G::ID);
    for players in 2..=4 {
        for last in [false, true] {
            let record = endless::<G>(players, |choices| if last { choices - 1 } else { 0 }).record().clone();
            let (answers, began) = (record.cursor, Instant::now());
            let weight = weighed(|| drop(restored(record).expect("it opens")));
            println!("{} of {players}: {answers} answers, {:?}, {} MB", G::ID, began.elapsed(), weight >> 20);
            assert!(weight < MOST_MEMORY, "{weight} bytes");
        }
    }
}

#[test]
fn a_record_holds_several_times_the_longest_match_and_no_more_than_fits() {
    macro_rules! all {
        ({} $($module:ident: $game:ident,)*) => { $(no_match_is_as_long::<fireside::games::$game>();)* };
    }
    for_each_game!(all! {});
}

/// The shortest link to the most answers: nothing is run beyond what a match can have.
#[test]
fn a_short_link_to_an_endless_match_is_refused() {
    let samples = Samples::new();
    let body = envelope::open(&samples.links[0]).expect("a link");
    let mut refused = 0;
    for at in 0..body.len() {
        let mut longer = body.clone();
        longer.splice(at..=at, [0xff, 0xff, 0x03]);
        let sealed = envelope::seal(&longer);
        let long = matches!(link::read::<fireside::games::Burgundy>(&sealed), Err(LinkError::TooLong));
        refused += usize::from(long);
    }
    assert!(refused > 0, "the number of answers is somewhere");
}
