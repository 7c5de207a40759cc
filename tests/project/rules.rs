//! The rulebooks and the program fit: every game has one, every section that the program names and every rule that a comment cites is
//! there, and every language has the same sections. (That the facts in the text are those that the game is played with is checked by each game's own tests.)

use crate::files;
use fireside::app::narration::Narration;
use fireside::games::innovation::{Innovation, Options};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut all: Vec<PathBuf> = all.map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

/// The games with a rulebook.
fn games() -> BTreeSet<String> {
    let name = |path: PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    entries(&root().join("rules")).into_iter().filter(|path| path.is_dir()).map(name).collect()
}

/// The books of a game: language and text. What else is written there, [`RULINGS`], is no book.
fn books(game: &str) -> Vec<(String, String)> {
    let files = entries(&root().join("rules").join(game));
    let books = files.into_iter().filter(|path| {
        path.extension().is_some_and(|ending| ending == "md") && path.file_name().is_some_and(|name| name != RULINGS)
    });
    books
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&path).unwrap()))
        .collect()
}

/// Where a game's rulings stand, each under its number.
const RULINGS: &str = "rulings.md";

/// A chapter or a part of a book.
#[derive(PartialEq, Debug)]
struct Section {
    depth: usize,
    id: String,
    /// The sets that it is left out without.
    sets: String,
}

/// The chapters and parts of a book in order.
fn sections(book: &str) -> Vec<Section> {
    let mut sets = "";
    let section = |line| {
        sets = str::strip_prefix(line, '@').unwrap_or(sets);
        let depth = line.chars().take_while(|one| *one == '#').count();
        let (_, id) = line.strip_suffix('}')?.rsplit_once("{#")?;
        (depth >= 2).then(|| Section { depth, id: id.to_owned(), sets: sets.to_owned() })
    };
    book.lines().filter_map(section).collect()
}

/// The sections that the sources in a folder name, as `Section("…")`.
fn named(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for path in entries(folder) {
        if path.is_dir() {
            found.extend(named(&path));
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap();
        let id = |rest: &str| rest.split_once('"').map(|(id, _)| id.to_owned());
        found.extend(source.split("Section(\"").skip(1).filter_map(id));
    }
    found
}

#[test]
fn every_section_that_a_board_names_is_in_every_language() {
    for game in games() {
        let board = root().join("src/app/games").join(game.replace('-', "_"));
        let named = named(&board);
        assert!(!named.is_empty(), "{game}: its board names no section");
        let books = books(&game);
        assert!(books.iter().any(|(language, _)| language == "en"), "{game} has no English book");
        for (language, book) in books {
            let sections = sections(&book);
            let missing: Vec<_> = named.iter().filter(|id| !sections.iter().any(|there| there.id == **id)).collect();
            assert!(missing.is_empty(), "rules/{game}/{language}.md has no {missing:?}");
        }
    }
}

#[test]
fn every_game_has_a_rulebook() {
    assert_eq!(games(), fireside::games::IDS.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<_>>());
}

#[test]
fn all_languages_have_the_same_sections_in_the_same_order() {
    for game in games() {
        let books = books(&game);
        let english = &books.iter().find(|(language, _)| language == "en").unwrap().1;
        let wanted = sections(english);
        for (language, book) in &books {
            assert_eq!(sections(book), wanted, "rules/{game}/{language}.md");
        }
        let mut ids: Vec<_> = wanted.iter().map(|section| &section.id).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), wanted.len(), "rules/{game}: an id is there twice");
    }
}

/// The people of the examples are called the same throughout the books of a language.
#[test]
fn nobody_in_a_book_has_a_name_of_another_language() {
    let names = [("en", ["Ann", "Ben", "Carla"]), ("de", ["Anna", "Ben", "Carla"]), ("es", ["Ana", "Blas", "Carla"])];
    let all: BTreeSet<&str> = names.iter().flat_map(|(_, own)| own).copied().collect();
    for game in games() {
        for (language, book) in books(&game) {
            let own = names.iter().find(|(code, _)| *code == language).map(|(_, own)| own).expect("names");
            let words = book.split(|one: char| !one.is_alphabetic());
            let others: BTreeSet<&str> = words.filter(|word| all.contains(word) && !own.contains(word)).collect();
            assert!(others.is_empty(), "rules/{game}/{language}.md: {others:?}");
        }
    }
}

/// What can be cited, by file: the sections of the English books, and the numbers of the rulings.
fn citable() -> BTreeMap<String, BTreeSet<String>> {
    let mut citable = BTreeMap::new();
    for game in games() {
        let book = std::fs::read_to_string(root().join(format!("rules/{game}/en.md"))).unwrap();
        let ids = sections(&book).into_iter().map(|section| section.id).collect();
        citable.insert(format!("rules/{game}/en.md"), ids);
        let rulings = std::fs::read_to_string(root().join("rules").join(&game).join(RULINGS)).unwrap();
        let numbers: Vec<&str> = rulings.lines().filter_map(|line| line.strip_prefix("### ")).collect();
        let wanted: Vec<String> = (1..=numbers.len()).map(|number| number.to_string()).collect();
        assert_eq!(numbers, wanted, "{game}: rulings are numbered without gaps");
        citable.insert(format!("rules/{game}/{RULINGS}"), wanted.into_iter().collect());
    }
    citable
}

/// The citations of a text, as file and anchor; between them stands `#`.
fn citations(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices("rules/").filter_map(|(at, _)| {
        let (file, rest) = text[at..].split_once('#')?;
        let end = rest.find(|one: char| !one.is_ascii_alphanumeric() && one != '-').unwrap_or(rest.len());
        (file.ends_with(".md") && !file.contains(char::is_whitespace) && end > 0).then(|| (file, &rest[..end]))
    })
}

#[test]
fn every_rule_that_is_cited_is_written_here() {
    let citable = citable();
    let (mut seen, mut wrong) = (0, Vec::new());
    for path in ["src", "tests", "examples", "benches"].into_iter().flat_map(files::sources_below) {
        let text = std::fs::read_to_string(&path).unwrap();
        for (file, anchor) in citations(&text) {
            seen += 1;
            if !citable.get(file).is_some_and(|anchors| anchors.contains(anchor)) {
                wrong.push(format!("{}: {file}#{anchor}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "cited, and not there:\n{}", wrong.join("\n"));
    assert!(seen > 200, "only {seen} citations");
}

/// What somebody had to decide is decided by a test as well.
#[test]
fn every_ruling_is_cited_by_a_test() {
    let texts: Vec<String> = files::sources_below("tests").map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let cited: BTreeSet<(&str, &str)> = texts.iter().flat_map(|text| citations(text)).collect();
    for (file, numbers) in citable().iter().filter(|(file, _)| file.ends_with(RULINGS)) {
        let missing: Vec<_> =
            numbers.iter().filter(|number| !cited.contains(&(file.as_str(), number.as_str()))).collect();
        assert!(missing.is_empty(), "no test cites these of {file}: {missing:?}");
    }
}

/// A rule is cited by where it stands, never by a heading or a number of a book that is not here.
#[test]
fn no_rule_is_cited_from_elsewhere() {
    let mut wrong = Vec::new();
    for path in ["src", "tests", "examples", "benches"].into_iter().flat_map(files::sources_below) {
        let text = std::fs::read_to_string(&path).unwrap();
        for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| text.trim_start().starts_with("//")) {
            let by_number = |word: &str| {
                let mut numbers = text.split(word).skip(1);
                numbers.any(|rest| rest.starts_with(|one: char| one.is_ascii_digit()))
            };
            let by_heading = ["ules, \"", "ules: \"", "(rules,"].iter().any(|words| text.contains(words));
            if by_heading || ["uling ", "ulings "].into_iter().any(by_number) {
                wrong.push(format!("{}:{line}: {}", path.display(), text.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn citations_are_read() {
    let text = "A rule (rules/innovation/en.md#free-draw; rules/burgundy/rulings.md#7). rules/README.md, rules/innovation/en.md#.";
    let found: Vec<_> = citations(text).collect();
    assert_eq!(found, [("rules/innovation/en.md", "free-draw"), ("rules/burgundy/rulings.md", "7")]);
}

/// The chapter that sums a book up.
const IN_SHORT: &str = "in-short";

/// A paragraph of a summary: the part that it stands in, and what it says.
type Summed<'a> = (&'a str, &'a str);

/// The paragraphs of a book's summary, which is its last chapter.
fn summary(book: &str) -> Vec<Summed<'_>> {
    let (_, chapter) = book.split_once(" {#in-short}\n").expect("a summary");
    assert!(!chapter.contains("\n## "), "the summary ends the book");
    let mut part = IN_SHORT;
    let paragraph = |line| {
        part = str::strip_suffix(line, '}').and_then(|line| line.rsplit_once("{#")).map_or(part, |(_, id)| id);
        (!line.is_empty() && !line.starts_with(['#', '@'])).then_some((part, line))
    };
    chapter.lines().filter_map(paragraph).collect()
}

/// Where a text leads.
fn links(text: &str) -> Vec<&str> {
    text.split("](#").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)).collect()
}

/// The numbers in a text, and the facts, icons and drawings that stand for some; in whatever order a language says them.
fn numbers(text: &str) -> Vec<&str> {
    let mut all: Vec<&str> = text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0)).collect();
    let plain = text.split(['{', '}']).step_by(2).flat_map(|plain| plain.split(|one: char| !one.is_ascii_digit()));
    all.extend(plain.filter(|number| !number.is_empty()));
    all.sort_unstable();
    all
}

#[test]
fn every_paragraph_of_a_summary_leads_to_its_chapter_and_says_the_same_in_every_language() {
    for game in games() {
        let books = books(&game);
        let english = &books.iter().find(|(language, _)| language == "en").unwrap().1;
        let ids: BTreeSet<String> = sections(english).into_iter().map(|section| section.id).collect();
        let wanted = summary(english);
        for (language, book) in &books {
            let summed = summary(book);
            assert_eq!(summed.len(), wanted.len(), "rules/{game}/{language}.md");
            for ((part, text), (own_part, own)) in wanted.iter().zip(&summed) {
                assert_eq!(part, own_part, "rules/{game}/{language}.md: {own}");
                assert_eq!(links(text), links(own), "rules/{game}/{language}.md: {own}");
                assert_eq!(numbers(text), numbers(own), "rules/{game}/{language}.md: {own}");
                let leads = |id: &&str| ids.contains(*id) && !id.starts_with(IN_SHORT);
                assert!(!links(own).is_empty() && links(own).iter().all(leads), "rules/{game}/{language}.md: {own}");
            }
        }
    }
}

/// A summary fits on a screen or two, and over a match it says nothing of what the match does not use.
#[test]
fn summaries_are_short_and_keep_to_what_is_used() {
    let unused = |game: &str| match game {
        "innovation" => Innovation::unused_chapters(&Options::default()),
        _ => Vec::new(),
    };
    for game in games() {
        let unused = unused(&game);
        for (language, book) in books(&game) {
            let mut chapter = String::new();
            let chapters: BTreeMap<String, String> = sections(&book)
                .into_iter()
                .map(|Section { depth, id, .. }| {
                    chapter = if depth == 2 { id.clone() } else { chapter.clone() };
                    (id, chapter.clone())
                })
                .collect();
            let (mut own, mut parts) = (0, BTreeSet::new());
            for (part, text) in summary(&book) {
                let about = part.strip_prefix("in-short-").filter(|about| unused.contains(about));
                own += usize::from(about.is_none());
                parts.extend(about);
                let leads = |id: &&str| chapters.get(*id).map(String::as_str);
                let foreign = |chapter: &&str| {
                    unused.contains(chapter) && about != Some(*chapter) && (about.is_none() || *chapter != "expansions")
                };
                let foreign: Vec<&str> = links(text).iter().filter_map(leads).filter(foreign).collect();
                assert!(foreign.is_empty(), "rules/{game}/{language}.md: {text}");
                let sets = ["Cities", "Echoes", "Figures", "Artifacts"];
                let named = sets.into_iter().find(|set| text.contains(set) && about != Some(&set.to_lowercase()));
                assert_eq!(named, None, "rules/{game}/{language}.md: {text}");
            }
            assert!((25..=45).contains(&own), "rules/{game}/{language}.md: {own} paragraphs");
            assert_eq!(parts, unused.iter().copied().collect(), "rules/{game}/{language}.md");
        }
    }
}
