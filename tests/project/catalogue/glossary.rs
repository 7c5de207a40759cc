//! What `locales/GLOSSARY.md` says is never said is said nowhere.

use super::{catalogue_names, catalogue_of, messages, root};
use crate::files;
use fireside::app::i18n::language::Language;
use std::path::Path;

/// A row of the glossary: what is never said, and where.
struct Row {
    never: Vec<String>,
    place: String,
}

/// The rows under a language's own name.
fn rows(language: Language) -> Vec<Row> {
    let text = std::fs::read_to_string(root().join("locales/GLOSSARY.md")).expect("the glossary is there");
    let section = text.split("\n## ").find(|section| section.starts_with(language.name())).expect("a language's own");
    let cells = section.lines().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|'));
    let rows = cells.skip(2).map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_term, _what, never, place] = cells[..] else { panic!("four cells: {row}") };
        let never = never.split(',').map(|word| word.trim().to_lowercase()).filter(|word| !word.is_empty());
        Row { never: never.collect(), place: place.to_owned() }
    });
    rows.collect()
}

/// What is read: letters in lower case, without what is a name in the program: of facts, variables, variants, addresses, code.
fn read(text: &str) -> String {
    let coded: String = text.split('`').step_by(2).collect();
    let facts = coded
        .split('{')
        .map(|part| part.split_once('}').filter(|(fact, _)| is_name(fact)).map_or(part, |(_, rest)| rest));
    let mut plain = String::new();
    for (n, part) in facts.collect::<Vec<_>>().join(" ").split(['$', '#']).enumerate() {
        let name = part.find(|sign: char| !(sign.is_alphanumeric() || "-_".contains(sign))).unwrap_or(part.len());
        plain += if n == 0 { part } else { &part[name..] };
    }
    let variant = |line: &str| {
        let key = line.trim_start().trim_start_matches('*').strip_prefix('[');
        key.and_then(|rest| Some(rest.split_once(']')?.1.to_owned())).unwrap_or_else(|| line.to_owned())
    };
    plain.lines().map(variant).collect::<Vec<_>>().join("\n").to_lowercase()
}

/// Such as `game.passages`, or `favor 1`.
fn is_name(fact: &str) -> bool {
    fact.chars().all(|sign| sign.is_ascii_alphanumeric() || ". -".contains(sign)) && !fact.starts_with(' ')
}

/// Whether a text says this, as whole words.
fn says(text: &str, words: &str) -> bool {
    let ends = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_alphanumeric());
    text.match_indices(words)
        .any(|(at, _)| ends(text[..at].chars().next_back()) && ends(text[at + words.len()..].chars().next()))
}

#[test]
fn nothing_is_called_what_the_glossary_forbids() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let rows = rows(language);
        assert!(rows.len() > 30, "{language:?}");
        let catalogues = catalogue_names(language.code()).into_iter().flat_map(|name| {
            let texts = messages(&catalogue_of(language.code(), &name));
            texts.into_iter().map(move |(key, text)| (name.clone(), key, text))
        });
        let books = files::below("rules").into_iter().filter(|path| path.ends_with(format!("{}.md", language.code())));
        let books = books.flat_map(|path| {
            let name = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("a rulebook can be read");
            let lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let at = move |n: usize| format!("{}:{}", path.display(), n + 1);
            lines.into_iter().enumerate().map(move |(n, line)| (name.clone(), at(n), line))
        });
        for (name, at, text) in catalogues.chain(books) {
            let text = read(&text);
            let here = rows.iter().filter(|row| row.place == "all" || name.starts_with(&row.place));
            for word in here.flat_map(|row| &row.never).filter(|word| says(&text, word)) {
                wrong.push(format!("{language:?} {at}: {word}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_whole_words_are_found() {
    assert!(says(&read("Your Score, please"), "score") && says("a b", "a b"));
    assert!(!says(&read("scored { $score } {score 1} [`score`](#score)\n *[score] no"), "score"));
}
