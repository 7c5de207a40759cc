//! What the tests of all games' words share: a catalogue read from the sources, seats with names, random games, and a look at
//! what is said.

use crate::app::i18n::language::Language;
use crate::app::i18n::words::{Arg, Catalogue, Phrase, name_seats, speak};
use crate::app::narration::{LogKind, LogLine, Narration, Section, facts, reasons, tag_heading, tag_value};
use crate::app::store::save::{Controller, SeatPlan};
use crate::app::store::stats::Tags;
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Game, Logged, Match, Seat, Stream};
use std::collections::{BTreeSet, HashSet};
use std::mem::{Discriminant, discriminant};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

const NAMES: [&str; 4] = ["You", "Ben", "Cleo", "Dora"];

/// Names of arguments that are never numbers, one a line: how numbers and words agree is tested for all others
/// (`tests/project/catalogue/numbers.rs`).
static WORDS: LazyLock<String> = LazyLock::new(|| {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/project/catalogue/word-arguments.txt");
    std::fs::read_to_string(file).unwrap()
});

/// So many characters of an explanation fit into three lines on a phone.
const MOST_EXPLAINED: usize = 92;

/// Speaks this language from now on, with everything that the page can say; the seats are called "You", "Ben", "Cleo", "Dora".
pub fn speak_in(language: Language) {
    speak(catalogue(language));
    name_seats(NAMES);
}

/// Every language, spoken as it comes.
pub fn every_language() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().inspect(|language| speak_in(*language))
}

/// [`speak_in`] with English kept beside, as a person can set it.
pub fn speak_keeping_english(language: Language) {
    speak(catalogue(language).keep_english(catalogue(Language::En)));
    name_seats(NAMES);
}

fn catalogue(language: Language) -> Catalogue {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let within = |folder: PathBuf| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let text = within(folder).flat_map(within).map(|file| std::fs::read_to_string(file).unwrap() + "\n").collect();
    Catalogue::read(language.code(), text).unwrap()
}

/// So many persons, by the names that [`speak_in`] gives them.
pub fn seats(players: u8) -> Vec<SeatPlan> {
    let names = NAMES.into_iter().take(usize::from(players));
    (0..).zip(names).map(|(mark, name)| SeatPlan { name: name.into(), mark, controller: Controller::Person }).collect()
}

/// A whole random game, looked at before every answer. A choice is taken as often as its weight says.
pub fn play<G: Game>(
    options: G::Options,
    players: u8,
    seed: u64,
    weight: impl Fn(&G::Choice) -> u32,
    mut look: impl FnMut(&Match<G>, G::Choice),
) -> Match<G> {
    let mut game = Match::<G>::new(options, players, seed).unwrap();
    let mut stream = Stream::new(seed);
    while let Some(question) = game.question() {
        let mut place = stream.below(question.choices.iter().map(&weight).sum());
        let picked = question.choices.iter().copied().find(|choice| {
            let here = place < weight(choice);
            place = place.saturating_sub(weight(choice));
            here
        });
        let choice = picked.unwrap_or(question.choices[0]);
        look(&game, choice);
        game.answer(choice).unwrap();
    }
    game
}

/// So many kinds of tables at most, from all over the list.
pub fn some_tables<G: Invariants>(most: usize) -> impl Iterator<Item = (G::Options, u8)> {
    let tables = G::tables();
    let every = tables.len().div_ceil(most);
    tables.into_iter().step_by(every)
}

/// A phrase in the language of the catalogue, of which nothing is left of keys, variables and marks.
pub fn check<G: Game>(phrase: &Phrase) -> String {
    let said = phrase.say();
    let key = format!("{}-", G::ID);
    let broken = [key.as_str(), "{", "}", "$", "  ", "[", "( ", " )"].into_iter().find(|sign| said.contains(sign));
    assert!(broken.is_none() && !said.trim().is_empty(), "{said:?} of {}", phrase.key);
    check_arguments(phrase);
    // A question is put to one seat and may name any other.
    let wrong = misnamed(&said).filter(|_| !said.ends_with('?'));
    assert_eq!(wrong, None, "{said:?} of {}", phrase.key);
    said
}

/// Words that can stand before or behind somebody's name that is "You", whatever the language.
const BESIDE_YOU: &[&str] = &["and", "und", "y", "or", "oder", "o", "only", "nur", "solo"];

/// Verbs of a third person.
const OF_OTHERS: &[&str] = &[
    "begins",
    "builds",
    "claims",
    "does",
    "draws",
    "finds",
    "has",
    "is",
    "loses",
    "melds",
    "plays",
    "scores",
    "shares",
    "starts",
    "takes",
    "uses",
    "was",
    "wins",
    "baut",
    "beginnt",
    "drehte",
    "findet",
    "flog",
    "gab",
    "gewinnt",
    "gibt",
    "hat",
    "ist",
    "kann",
    "legt",
    "nahm",
    "nimmt",
    "nutzt",
    "spielt",
    "tat",
    "verliert",
    "war",
    "wählte",
    "zieht",
    "zog",
    "coloca",
    "compra",
    "comparte",
    "construye",
    "descarta",
    "elige",
    "empieza",
    "entrega",
    "gana",
    "gasta",
    "guarda",
    "juega",
    "pierde",
    "puede",
    "recibe",
    "roba",
    "tiene",
    "toma",
    "usa",
    "vende",
];

/// Whoever is called "You" is spoken to as "you", or stands alone: the word by which "Turn of You" or "You wins" is wrong.
fn misnamed(said: &str) -> Option<&str> {
    said.match_indices("You").find_map(|(at, you)| {
        let (before, behind) = (&said[..at], &said[at + you.len()..]);
        let before = before.strip_suffix(' ').and_then(|before| before.split(' ').next_back());
        let before = before.filter(|word| word.ends_with(char::is_alphabetic) && !BESIDE_YOU.contains(word));
        let behind = behind.strip_prefix(' ').and_then(|behind| behind.split([' ', ',', '.', ':']).next());
        before.or(behind.filter(|word| OF_OTHERS.contains(word)))
    })
}

/// Forms of the past in English that do not end as others do.
const PASTS: &[&str] = &[
    "began", "bought", "built", "chose", "drew", "dug", "flew", "gave", "kept", "left", "let", "made", "met", "lost",
    "put", "sent", "sold", "spent", "took", "won",
];

/// Whether a sentence that begins with "You", "Du hast" or "Has" goes on like this.
fn is_own_deed(language: &str, words: &str) -> bool {
    let mut parts = words.split([' ', ',', ';', ':']);
    let is_participle = |word: &str| {
        let has_prefix = ["be", "ent", "er", "ver", "über"].iter().any(|prefix| word.starts_with(prefix));
        (has_prefix || word.contains("ge") || word.ends_with("iert") || word == "lassen") && word.ends_with(['n', 't'])
    };
    match language {
        "en" => parts.next().is_some_and(|first| first.ends_with("ed") || PASTS.contains(&first)),
        "de" => parts.any(is_participle),
        _ => parts.next().is_some_and(|first| ["ado", "ido", "to", "cho"].iter().any(|end| first.ends_with(end))),
    }
}

/// Verbs of a third person with which a line of the log could begin, beside those in any sentence.
const DONE_BY_OTHERS: &[&str] = &[
    "advances",
    "builds",
    "buys",
    "chooses",
    "declines",
    "draws",
    "exchanges",
    "gains",
    "passes",
    "sends",
    "upgrades",
    "baut",
    "bekommt",
    "kauft",
    "lehnt",
    "opfert",
    "passt",
    "schickt",
    "tauscht",
    "wertet",
    "wählt",
    "zieht",
    "dockte",
    "drehte",
    "erfüllte",
    "flog",
    "gab",
    "nahm",
    "tat",
    "wählte",
    "zog",
    "abandona",
    "cambia",
    "compra",
    "construye",
    "deja",
    "envía",
    "mejora",
    "pasa",
    "rechaza",
    "recibe",
    "renuncia",
    "retrocede",
    "roba",
    "saca",
    "sacrifica",
];

/// What a line of the log says of whoever did it is said in the second person to whoever is called "You", or in words that name what
/// happened.
fn check_line<G: Narration>(line: &LogLine) {
    check_links::<G>(&line.words);
    if !matches!(line.kind, LogKind::Seat(_)) {
        return;
    }
    let said = line.of(Seat(0), line.words.clone()).say();
    let begin = |begins: [&'static str; 3]| {
        let told = begins.into_iter().zip(["en", "de", "es"]);
        told.into_iter().find_map(|(begin, language)| Some((language, said.strip_prefix(begin)?)))
    };
    let words = match line.sentence {
        true => begin(["You ", "Du hast ", "Has "]).filter(|(language, words)| is_own_deed(language, words)),
        false => begin(["You: ", "Du: ", "Tú: "]),
    };
    let clauses = words.into_iter().flat_map(|(_, words)| words.split([',', ';', ':', '('])).map(str::trim_start);
    let of_others =
        |verb: &&str| [OF_OTHERS, DONE_BY_OTHERS].iter().any(|verbs| verbs.contains(verb)) || verb.ends_with('ó');
    let wrong = clauses.filter_map(|clause| clause.split(' ').next()).find(of_others);
    assert!(words.is_some() && wrong.is_none(), "{said:?} is no sentence for whoever did it: {wrong:?}");
}

#[test]
fn whoever_is_called_you_is_spoken_to() {
    assert_eq!(misnamed("Turn of You, 2 actions"), Some("of"));
    assert_eq!(misnamed("Rock: You wins"), Some("wins"));
    assert_eq!(misnamed("Ann and You: more. You have it. Decide: You"), None);
}

/// The same, where whatever is named in it can be tapped: the board knows it.
fn check_links<G: Narration>(phrase: &Phrase) {
    check::<G>(phrase);
    let unknown = phrase.runs().into_iter().find(|(_, link)| link.is_some_and(|link| G::linked(link).is_none()));
    assert_eq!(unknown, None, "no board has that");
}

/// Numbers stand where numbers are expected.
fn check_arguments(phrase: &Phrase) {
    for (name, arg) in &phrase.args {
        match arg {
            Arg::Number(_) => assert!(WORDS.lines().all(|word| word != name), "{}: {name} is a number", phrase.key),
            Arg::Phrase(inner) => check_arguments(inner),
            _ => {}
        }
    }
}

/// No two of these are called the same.
pub fn check_distinct<G: Game>(phrases: Vec<Phrase>, what: &str) {
    let said: BTreeSet<String> = phrases.iter().map(check::<G>).collect();
    assert_eq!(said.len(), phrases.len(), "{what}: {said:?}");
}

/// The lines of a log with nothing but these events, each with the step in which it happened: depth, words and points.
pub fn told<G: Game>(
    events: &[(usize, G::Event)],
    lines: impl Fn(&[Logged<G::Event>]) -> Vec<LogLine>,
) -> Vec<(u8, String, i32)> {
    let logged: Vec<_> =
        events.iter().map(|(step, event)| Logged { event: event.clone(), answered: 1, step: *step }).collect();
    lines(&logged).into_iter().map(|line| (line.depth, check::<G>(&line.words), line.points)).collect()
}

/// How many kinds of questions, choices and events were told.
pub struct Kinds<G: Game> {
    prompts: HashSet<Discriminant<G::Prompt>>,
    choices: HashSet<Discriminant<G::Choice>>,
    events: HashSet<Discriminant<G::Event>>,
}

impl<G: Narration> Kinds<G> {
    /// None yet.
    pub fn none() -> Kinds<G> {
        Kinds { prompts: HashSet::new(), choices: HashSet::new(), events: HashSet::new() }
    }

    /// Says and checks a question and one of its choices with what it brings.
    pub fn question(&mut self, game: &Match<G>, choice: G::Choice) {
        check_question(game, choice);
        G::gains(game, choice).iter().for_each(|gain| drop(check::<G>(&gain.words)));
        self.prompts.extend(game.question().map(|question| discriminant(&question.prompt)));
        self.choices.insert(discriminant(&choice));
    }

    /// Counts what happened in a match.
    pub fn events(&mut self, game: &Match<G>) {
        self.events.extend(game.events().iter().map(|logged| discriminant(&logged.event)));
    }

    /// At least so many kinds of questions, choices and events were told.
    pub fn at_least(&self, prompts: usize, choices: usize, events: usize) {
        let seen = (self.prompts.len(), self.choices.len(), self.events.len());
        assert!(seen.0 >= prompts && seen.1 >= choices && seen.2 >= events, "{seen:?}");
    }
}

/// Says and checks all that is told of a question and of one of its choices; now and then the whole position. Only who is asked reads a question,
/// and only who plays alone at a device is called "You": the seat that is asked, not the first one.
pub fn check_question<G: Narration>(game: &Match<G>, choice: G::Choice) {
    let mut names = NAMES;
    names.swap(0, game.question().map_or(0, |question| question.seat.index()));
    name_seats(names);
    check_asked(game, choice);
    name_seats(NAMES);
    if (game.cursor() + 1).is_multiple_of(20) {
        for paragraph in G::read_out(game, Some(Seat(0)), &seats(game.record().players)) {
            paragraph.lines.iter().chain([&paragraph.heading]).for_each(|line| drop(check::<G>(line)));
        }
    }
}

fn check_asked<G: Narration>(game: &Match<G>, choice: G::Choice) {
    for phrase in [G::ask(game, None), G::ask(game, Some(choice)), G::describe(game, choice), G::verb(game, choice)] {
        check_links::<G>(&phrase);
    }
    let told =
        [G::hint(game), G::missing(game), G::detail(game, choice), G::merit(game, choice), facts::waste(game, choice)];
    let long = |phrase: &Phrase| phrase.say().chars().count() > MOST_EXPLAINED;
    assert_eq!(G::explanations(game).iter().find(|phrase| long(phrase)), None, "three lines on a phone");
    let met = || G::meetings(game).into_iter().map(|(key, _)| Phrase::new(key));
    assert_eq!(met().find(long), None, "three lines on a phone");
    met().for_each(|phrase| drop(check::<G>(&phrase)));
    told.iter().flatten().chain(&G::explanations(game)).for_each(|phrase| drop(check::<G>(phrase)));
    assert_eq!(G::why_not(game, choice), None, "{choice:?} is offered");
    assert_ne!(G::rules_of(game, Some(choice)), Section::TOP);
}

/// The turn that cost a seat most is one of its own, after the table was set up.
fn is_own_turn<G: Narration>(game: &Match<G>, seat: Seat, start: Option<usize>) {
    let start = start.expect("a turn has a beginning");
    assert_eq!(game.giver(start), Some(seat), "somebody else's turn");
    let mut past = game.clone();
    past.go_to(start).expect("it was played");
    assert!(!G::sets_up(past.state()), "the setup is no turn");
}

/// Says and checks whatever statistics say of a match with these tags.
pub fn check_tags<G: Game>(tags: &Tags) {
    for (kind, value) in tags.all() {
        check::<G>(&tag_heading(G::ID, kind));
        check::<G>(&tag_value(G::ID, kind, value));
    }
}

/// Says and checks all that is told of a match that is over.
pub fn check_end<G: Narration>(game: &Match<G>) {
    let players = game.record().players;
    check::<G>(&G::place(game.state()));
    check::<G>(&G::ending(game, &seats(players)));
    G::score_table(game.state()).iter().for_each(|row| drop(check::<G>(&row.source)));
    G::log(game).iter().for_each(check_line::<G>);
    for moment in G::chart(game).moments {
        check::<G>(&moment.place);
        check::<G>(&moment.words);
    }
    G::measures(game).iter().for_each(|measure| drop(check::<G>(&measure.name)));
    check::<G>(&G::score_heading());
    check_tags::<G>(&G::tags(game.state()));
    let winners = game.outcome().map(|outcome| outcome.winners).unwrap();
    for seat in Seat::all(players) {
        let told = reasons(game, seat, &seats(players));
        assert_eq!(winners.contains(seat), told.is_empty(), "who loses is told why, who wins is not");
        for reason in told {
            check::<G>(&reason.about);
            check::<G>(&reason.words);
            assert!(reason.answered.is_none_or(|answered| answered <= game.cursor()));
            if reason.about == Phrase::new("reason-turn") {
                is_own_turn(game, seat, reason.answered);
            }
        }
    }
}
