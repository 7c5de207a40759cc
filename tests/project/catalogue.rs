//! The message catalogue and the program fit: whatever the page says has words, and no words lie unused.

mod alike;
mod fluent;
mod glossary;
mod numbers;
mod sayings;
mod wording;

use crate::files;
use fireside::app::i18n::language::{COLOURS, Language, YOU};
use fireside::app::i18n::words::Catalogue;
use fireside::app::narration::Narration;
use fireside::engine::Match;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Families of keys that the program puts together in a way this test cannot see (`format!` templates it does see).
/// A line says who makes them.
const DYNAMIC_PREFIXES: &[&str] = &[
    // Statistics: the game, what it is counted by, and the value (`Narration::tags`).
    "beta-colony-board-",
];

#[test]
fn every_phrase_of_the_page_is_in_the_catalogue_and_every_message_is_used() {
    let text = catalogue_text("en");
    let keys = keys(&text);
    let catalogue = Catalogue::read("en", text).expect("the catalogue can be read");
    let sources: Vec<(PathBuf, String)> = sources();
    let mut trouble = Vec::new();

    for (path, source) in &sources {
        for key in ["say(", "Phrase::new("].iter().flat_map(|call| first_arguments(source, call)) {
            if !catalogue.knows(&key) {
                trouble.push(format!("{}: \"{key}\" is not in the catalogue", path.display()));
            }
        }
    }

    let mut literals: Vec<String> = sources.iter().flat_map(|(_, source)| literals(source)).collect();
    literals.extend(shell_keys());
    let templates: Vec<&String> = literals.iter().filter(|literal| is_template(literal)).collect();
    for key in &keys {
        let said = literals.contains(key)
            || templates.iter().any(|template| fits(template, key))
            || DYNAMIC_PREFIXES.iter().any(|prefix| key.starts_with(prefix));
        if !said {
            trouble.push(format!("locales/en: {key} is never said"));
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

/// Whoever names a browser or a system says something of it, which is to be so: `docs/platforms.md` says where that is known from.
#[test]
fn what_is_said_of_platforms_has_a_source() {
    const PLATFORMS: [&str; 7] = ["Safari", "iPhone", "iPad", "Android", "Chrome", "Firefox", "home screen"];
    let list = std::fs::read_to_string(root().join("docs/platforms.md")).expect("the list");
    let rows = list.lines().filter(|line| line.starts_with("| `"));
    let cells: Vec<Vec<&str>> = rows.map(|row| row.split(" | ").collect()).collect();
    assert!(cells.iter().all(|cells| cells.len() == 3 && cells.iter().all(|cell| cell.len() > 4)), "{cells:?}");
    let listed: BTreeSet<&str> = cells.iter().flat_map(|cells| cells[0].split('`').skip(1).step_by(2)).collect();
    let text = catalogue_text("en");
    let known = keys(&text);
    for key in &listed {
        assert!(known.iter().any(|known| known == key), "{key} is said no more");
    }
    for line in text.lines().filter(|line| PLATFORMS.iter().any(|name| line.contains(name))) {
        let key = line.split_once(" = ").map_or(line, |(key, _)| key);
        assert!(listed.contains(key), "{line}: no source");
    }
}

/// Stands before a message that is the same as in English, and rightly so: names, signs, words that travelled.
const SAME: &str = "# As in English.";

/// The messages of a Fluent file that are said to be the same as in English.
fn same(text: &str) -> BTreeSet<String> {
    let lines = text.lines().zip(text.lines().skip(1)).filter(|(line, _)| *line == SAME);
    lines.flat_map(|(_, message)| keys(message)).collect()
}

#[test]
fn every_language_says_everything() {
    let english = messages(&catalogue_text("en"));
    let mut trouble = Vec::new();
    for language in Language::ALL.map(Language::code).into_iter().filter(|code| *code != "en") {
        let text = catalogue_text(language);
        let (own, same) = (messages(&text), same(&text));
        if let Err(error) = Catalogue::read(language, text) {
            trouble.push(format!("{language}: {error:?}"));
        }
        for (key, said) in &english {
            match own.get(key) {
                None => trouble.push(format!("{language}: {key} is missing")),
                Some(own) if variables(own) != variables(said) => {
                    trouble.push(format!("{language}: {key} has {:?}, not {:?}", variables(own), variables(said)));
                }
                Some(own) if own == said && has_words(said) && !same.contains(key) => {
                    trouble.push(format!("{language}: {key} is not translated ({said})"));
                }
                Some(_) => {}
            }
        }
        trouble.extend(
            own.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("{language}: {key} is too much")),
        );
        for key in same.iter().filter(|key| own.get(*key) != english.get(*key)) {
            trouble.push(format!("{language}: {key} is not as in English"));
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

/// Another language keeps the English words of a game's term beside its own.
#[test]
fn terms_in_english_are_what_english_says() {
    let english = messages(&catalogue_text("en"));
    for language in ["de", "es"] {
        let (text, mut last, mut terms) = (catalogue_text(language), "", 0);
        for line in text.lines() {
            if let Some(term) = line.strip_prefix("    .en = ") {
                assert_eq!(english.get(last).map(String::as_str), Some(term), "{language}: {last}");
                terms += 1;
            } else if let Some((key, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '#'])) {
                last = key;
            }
        }
        assert!(terms > 40, "{language}: {terms}");
    }
}

/// The shell asks every game that can be played for these, by its name.
#[test]
fn every_game_has_the_words_that_the_lobby_says_of_it() {
    let english = messages(&catalogue_of("en", "lobby"));
    for game in fireside::games::IDS {
        for what in ["name", "full-name", "short", "weight", "minutes", "course", "goal", "deal"] {
            assert!(english.contains_key(&format!("{game}-{what}")), "{game}-{what}");
        }
    }
}

/// Sources of parts that are fetched later than the lobby, by the beginning of their paths in `src/app`, and what is here beside the
/// lobby's words when they speak (`src/bin/page.rs`). The games' own come on top of the table's.
///
/// The page is cut by what its entrances reach, item by item, and a file can have items on both sides of a cut (`settings/mod.rs`,
/// `keyboard/help.rs`): so the list cannot be read off the sources. It holds nothing too much: a path that is not needed fails, and one
/// that is missing does.
const LATER: &[(&str, &[&str])] = &[
    ("games/", &["places", "table"]),
    ("table/", &["places", "table"]),
    ("keyboard/", &["places", "table"]),
    ("lessons/", &["table"]),
    ("matches/offer", &["places"]),
    ("narration/", &["table"]),
    ("picture/", &["table"]),
    ("rules/book", &["places"]),
    ("rules/minute", &["places"]),
    ("rules/sheet", &["places"]),
    ("settings/", &["places"]),
    ("share/", &["places"]),
    ("statistics/", &["places"]),
    ("lobby/about", &["places"]),
    ("lobby/backup", &["places"]),
    ("lobby/credits", &["places"]),
    ("lobby/day_page", &["places"]),
    ("lobby/form", &["places"]),
    ("lobby/how_to_install", &["places"]),
    ("lobby/seats", &["places"]),
    ("lobby/storage_dialog", &["places"]),
    ("lobby/storage_notes", &["places"]),
    ("lobby/bin_list", &["places"]),
];

#[test]
fn words_are_here_when_they_are_said() {
    let catalogues: BTreeMap<String, BTreeSet<String>> = catalogue_names("en")
        .into_iter()
        .map(|name| (name.clone(), keys(&catalogue_of("en", &name)).into_iter().collect()))
        .collect();
    let mut said: Vec<Said> = Vec::new();
    for (path, source) in sources() {
        let place = path.strip_prefix(root().join("src/app")).unwrap().to_str().unwrap();
        for key in ["say(", "Phrase::new("].iter().flat_map(|call| first_arguments(&source, call)) {
            let known = catalogues.iter().filter(|(_, keys)| keys.contains(&key)).map(|(name, _)| name);
            if let [catalogue] = known.collect::<Vec<_>>()[..] {
                said.push(Said { place: place.to_owned(), catalogue: catalogue.clone(), key });
            }
        }
    }
    let trouble: Vec<&Said> = said.iter().filter(|said| !said.is_here(LATER)).collect();
    assert!(trouble.is_empty(), "these words need not be here: {trouble:#?}");
    let is_needed = |n: usize| {
        let others = [&LATER[..n], &LATER[n + 1..]].concat();
        said.iter().any(|said| !said.is_here(&others))
    };
    let needless = (0..LATER.len()).filter(|n| !is_needed(*n)).map(|n| LATER[n].0);
    assert_eq!(needless.collect::<Vec<_>>(), [""; 0], "nothing of what comes later is said there");
}

/// A key that a source says, and the only catalogue that has it.
#[derive(Debug)]
struct Said {
    /// The source, from `src/app`.
    place: String,
    catalogue: String,
    #[allow(dead_code, reason = "printed where it is wrong")]
    key: String,
}

impl Said {
    fn is_here(&self, later: &[(&str, &[&str])]) -> bool {
        let Said { place, catalogue, .. } = self;
        let starts = |start: &str| place.starts_with(start);
        let with_part = |(start, names): &(&str, &[&str])| starts(start) && names.contains(&catalogue.as_str());
        catalogue == "lobby"
            || later.iter().any(with_part)
            || fireside::games::IDS.iter().any(|id| {
                // Its own, and the extras of some of its matches.
                let own = catalogue.strip_prefix(id).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
                own && starts(&format!("games/{}/", id.replace('-', "_")))
            })
    }
}

/// A saved match says in the lobby where it is.
#[test]
fn where_a_match_is_can_be_said_before_its_game_is_here() {
    let catalogue = Catalogue::read("en", catalogue_of("en", "lobby")).expect("the catalogue can be read");
    for game in fireside::games::IDS {
        fireside::with_game!(game, place_is_known(&catalogue)).expect("a game of the list");
    }
}

fn place_is_known<G: Narration>(catalogue: &Catalogue) {
    let mut game = Match::<G>::new(G::Options::default(), 2, 1).expect("a match begins");
    for _ in 0..30 {
        let place = G::place(game.state());
        assert!(catalogue.knows(&place.key), "{}: {}", G::ID, place.key);
        let Some(question) = game.question() else { return };
        let choice = question.choices[0];
        game.answer(choice).expect("an offered choice");
    }
}

#[test]
fn default_names_are_known_in_every_language() {
    let all = |key: &str| Language::ALL.map(|language| messages(&catalogue_text(language.code()))[key].clone());
    assert_eq!(all("you"), YOU);
    for (mark, names) in (1..).zip(COLOURS) {
        assert_eq!(all(&format!("colour-{mark}")), names[..3]);
    }
}

/// The messages of a Fluent file by key: what follows the `=`, with the indented lines after it.
fn messages(text: &str) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    let mut last = None;
    for line in text.lines() {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let (key, said) = line.split_once('=').expect("a message has an =");
            messages.insert(key.trim().to_owned(), said.trim().to_owned());
            last = Some(key.trim().to_owned());
        } else if line.trim_start().starts_with('.') {
            // An attribute is no part of what is said.
            last = None;
        } else if let Some(message) = last
            .as_ref()
            .and_then(|key| messages.get_mut(key))
            .filter(|_| !line.trim().is_empty() && !line.starts_with('#'))
        {
            message.push('\n');
            message.push_str(line.trim());
        }
    }
    messages
}

/// The variables of a message, each once.
fn variables(message: &str) -> BTreeSet<&str> {
    let name = |rest: &'_ str| {
        rest.find(|one: char| !one.is_ascii_alphanumeric() && one != '-' && one != '_').unwrap_or(rest.len())
    };
    message.split('$').skip(1).map(|rest| &rest[..name(rest)]).collect()
}

/// Whether there is something to translate: a word beside variables and signs.
fn has_words(message: &str) -> bool {
    let plain: String = message.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    plain.split(|one: char| !one.is_alphabetic()).any(|word| word.chars().count() > 1)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All messages of a language.
fn catalogue_text(language: &str) -> String {
    catalogue_names(language).iter().map(|name| catalogue_of(language, name)).collect()
}

/// The catalogues of a language, one a part of the program.
fn catalogue_names(language: &str) -> Vec<String> {
    let folders = std::fs::read_dir(root().join("locales").join(language)).unwrap();
    let names = folders.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    // A game that is only announced has nothing but the lobby's.
    let mut names: Vec<String> = names.filter(|name| !catalogue_of(language, name).is_empty()).collect();
    names.sort();
    names
}

/// A catalogue as scripts/resources.mjs puts it together: the files of a folder; `lobby.ftl` of every folder belongs to the
/// lobby's.
fn catalogue_of(language: &str, name: &str) -> String {
    let mut text = String::new();
    for folder in std::fs::read_dir(root().join("locales").join(language)).unwrap() {
        let folder = folder.unwrap().path();
        for file in std::fs::read_dir(&folder).expect("locales/LANGUAGE has a folder a part and nothing else") {
            let file = file.unwrap().path();
            let own = if file.ends_with("lobby.ftl") { name == "lobby" } else { folder.ends_with(name) };
            if own {
                text += &(std::fs::read_to_string(file).unwrap() + "\n");
            }
        }
    }
    text
}

/// The keys of a Fluent file: what stands before `=` at the beginning of a line.
fn keys(text: &str) -> Vec<String> {
    let line = |line: &str| {
        let (key, _) = line.split_once('=')?;
        key.starts_with(|first: char| first.is_ascii_alphabetic()).then(|| key.trim().to_owned())
    };
    text.lines().filter_map(line).collect()
}

/// The messages of the static shell and the recovery screen: `{{key}}` or `{{key name=1}}`.
fn shell_keys() -> Vec<String> {
    let page = |file| std::fs::read_to_string(root().join(file)).unwrap();
    let shell = page("index.html") + &page("boot/recovery.html");
    let key = |part: &str| part.split(['}', ' ']).next().map(str::to_owned);
    shell.split("{{").skip(1).filter_map(key).collect()
}

/// All sources of the page without their tests.
fn sources() -> Vec<(PathBuf, String)> {
    let own = |source: &str| source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned();
    files::sources_below("src/app").map(|path| (path.clone(), own(&std::fs::read_to_string(path).unwrap()))).collect()
}

/// The first arguments of calls, where they are plain literals.
fn first_arguments(source: &str, call: &str) -> Vec<String> {
    let calls = source.match_indices(call).filter(|(at, _)| {
        let before = source[..*at].chars().next_back();
        !before.is_some_and(|one| one.is_alphanumeric() || one == '_')
    });
    let literal = |(at, _): (usize, &str)| {
        let rest = source[at + call.len()..].trim_start().strip_prefix('"')?;
        rest.split_once('"').map(|(literal, _)| literal.to_owned())
    };
    calls.filter_map(literal).collect()
}

/// All literals that could be keys or templates of keys.
fn literals(source: &str) -> Vec<String> {
    let part = |one: char| one.is_ascii_alphanumeric() || "-_{}:".contains(one);
    let mut found = Vec::new();
    // Comments may hold a single quotation mark; they end with their line.
    for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
        for literal in line.split('"').skip(1).step_by(2) {
            if !literal.is_empty() && literal.chars().all(part) {
                found.push(literal.to_owned());
            }
        }
    }
    found
}

/// Whether a literal is a template that leaves enough of the key to recognise it.
fn is_template(literal: &str) -> bool {
    literal.contains('{') && parts(literal).iter().map(|part| part.len()).sum::<usize>() >= 4
}

/// What stands around the places of a template.
fn parts(template: &str) -> Vec<&str> {
    template.split(['{', '}']).step_by(2).collect()
}

/// Whether a key can come out of a template.
fn fits(template: &str, key: &str) -> bool {
    let parts = parts(template);
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return false };
    let Some(mut rest) = key.strip_prefix(first) else { return false };
    for part in &parts[1..] {
        // Something stands in every place.
        let mut places = rest.char_indices().map(|(at, _)| at).chain([rest.len()]).skip(1);
        let Some(at) = places.find(|at| rest[*at..].starts_with(part)) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.is_empty() || last.is_empty() || key.ends_with(last)
}

#[test]
fn templates_are_told_apart() {
    assert!(fits("{}-name", "burgundy-name") && fits("mark-{}", "mark-3") && fits("{id}-fact-{n}", "a-fact-2"));
    assert!(!fits("{}-name", "name") && !fits("{}-name", "burgundy-weight") && !fits("mark-{}", "mark-"));
    assert!(is_template("mark-{}") && !is_template("{}") && !is_template("x-{y}") && !is_template("{}-{}"));
    assert_eq!(first_arguments("say(\"a\"), hearsay(\"b\"), say(\n \"c\")", "say("), ["a", "c"]);
}
