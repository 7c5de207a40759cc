//! The layout holds: layers and folders depend one way (ARCHITECTURE.md, "Layers"), as their sources' own paths say.

#[path = "common/files.rs"]
mod files;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The folders of `src/app` from top to bottom: each may use those after it.
const APP: [&str; 18] = [
    "page",
    "games",
    "table",
    "keyboard",
    "lobby",
    "statistics",
    "settings",
    "share",
    "rules",
    "matches",
    "narration",
    "worker",
    "lazy",
    "device",
    "ui",
    "store",
    "i18n",
    "route",
];

/// The layers from top to bottom.
const LAYERS: [&str; 4] = ["app", "bots", "games", "engine"];

/// Crates that only a browser needs.
const BROWSER: [&str; 7] =
    ["gloo_storage", "gloo_timers", "js_sys", "leptos", "wasm_bindgen", "wasm_bindgen_futures", "web_sys"];

#[test]
fn layers_depend_one_way() {
    let mut trouble = Vec::new();
    for source in sources("") {
        let Some(own) = place(&LAYERS, source.module.first()) else { continue };
        for path in &source.uses {
            if place(&LAYERS, path.first()).is_some_and(|other| other < own) {
                trouble.push(format!("{}: {}", source.file.display(), path.join("::")));
            }
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

#[test]
fn bots_know_no_game() {
    let by_name = sources("bots").into_iter().filter(|source| uses(source, &["games"]));
    assert_eq!(by_name.map(|source| source.file).collect::<Vec<_>>(), [] as [PathBuf; 0]);
}

/// Tools of a single game begin with its id; all others, and the two programs, take the games from the list.
#[test]
fn tools_know_no_game_by_name() {
    let mut trouble = Vec::new();
    for path in ["examples", "benches", "src/bin"].into_iter().flat_map(files::sources_below) {
        let text = code(&std::fs::read_to_string(&path).unwrap());
        let place = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().to_string_lossy();
        for (id, name) in GAMES {
            let own = place.starts_with(&format!("examples/{id}_"));
            if !own && [id, name].iter().any(|game| words(&text).contains(*game)) {
                trouble.push(format!("{place}: {id}"));
            }
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

macro_rules! names {
    ({} $($module:ident: $game:ident,)*) => {
        /// The games' folders and types.
        const GAMES: &[(&str, &str)] = &[$((stringify!($module), stringify!($game)),)*];
    };
}
fireside::for_each_game!(names! {});

#[test]
fn only_the_page_knows_a_browser() {
    let mut trouble = Vec::new();
    for layer in ["bots", "games", "engine"] {
        for source in sources(layer) {
            for name in BROWSER.iter().filter(|name| words(&source.text).contains(*name)) {
                trouble.push(format!("{}: {name}", source.file.display()));
            }
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

#[test]
fn folders_of_the_page_depend_one_way() {
    let mut trouble = Vec::new();
    for source in sources("app") {
        let [_, folder, ..] = &source.module[..] else { continue };
        let own = place(&APP, Some(folder)).unwrap_or_else(|| panic!("{folder} has no place in the order"));
        for path in source.uses.iter().filter(|path| path[0] == "app") {
            let Some(name) = path.get(1) else { continue };
            match place(&APP, Some(name)) {
                Some(other) if other >= own => {}
                Some(_) => trouble.push(format!("{}: {}", source.file.display(), path.join("::"))),
                None => trouble.push(format!("{}: {name} is no folder of the page", source.file.display())),
            }
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

#[test]
fn the_engines_files_have_no_circle() {
    let all = sources("engine");
    let root = all.iter().find(|source| source.module == ["engine"]).expect("src/engine/mod.rs");
    // What the engine hands out at its top comes from one of its files: `pub use game::{Flow, …}`.
    let handed_out: BTreeMap<String, String> = root
        .text
        .split(';')
        .filter_map(|item| item.trim().strip_prefix("pub use "))
        .flat_map(tree)
        .filter_map(|path| Some((path.last()?.clone(), path.first()?.clone())))
        .collect();
    let mut needs: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in all.iter().filter(|source| source.module.len() > 1) {
        let own = &source.module[1];
        let named = source.uses.iter().filter(|path| path[0] == "engine").filter_map(|path| path.get(1));
        let files = named.map(|name| handed_out.get(name).unwrap_or(name)).filter(|file| *file != own);
        needs.entry(own.clone()).or_default().extend(files.cloned());
    }
    assert_eq!(circle(&needs), None);
}

/// What a board may keep for itself though it is no part of a question: where it is, and what it is for.
const KEPT_BY_BOARDS: [(&str, &str); 2] = [
    // A hex that is explained.
    ("terra_mystica/board/map/ctx.rs", "told"),
    // Whether the stage is folded.
    ("innovation/board/stage.rs", "wish"),
];

/// What a board remembers of a question that is half answered is a `HalfChosen`, which goes with the question and with what is picked.
#[test]
fn no_board_keeps_a_half_choice_beyond_its_question() {
    let mut trouble = Vec::new();
    for path in
        files::sources_below("src/app/games").filter(|path| path.components().any(|part| part.as_os_str() == "board"))
    {
        let text = std::fs::read_to_string(&path).expect("a source can be read");
        let keeps = |line: &&str| line.contains("RwSignal<Option<") || line.contains("RwSignal::new(None");
        let name = |line: &str| {
            line.trim()
                .trim_start_matches("let ")
                .trim_start_matches("pub ")
                .split([':', ' '])
                .next()
                .map(str::to_owned)
        };
        for line in text.lines().filter(keeps) {
            let known =
                KEPT_BY_BOARDS.iter().any(|(file, kept)| path.ends_with(file) && name(line).as_deref() == Some(*kept));
            if !known {
                trouble.push(format!("{}: {}", path.display(), line.trim()));
            }
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

#[test]
fn paths_are_read_as_the_compiler_reads_them() {
    let text =
        "use crate::app::{i18n::words::{Phrase, say}, route};\nfn f() { super::b::g(); super::super::games::h() }";
    let module = ["app", "ui", "a"].map(str::to_owned);
    let found = paths(text, &module).into_iter().map(|path| path.join("::")).collect::<BTreeSet<_>>();
    let said = ["app::i18n::words::Phrase", "app::i18n::words::say", "app::route", "app::ui::b::g", "app::games::h"];
    assert_eq!(found, said.map(str::to_owned).into());
    let needs = |all: &[(&str, &str)]| {
        let mut needs = BTreeMap::<String, BTreeSet<String>>::new();
        for (from, to) in all {
            needs.entry((*from).to_owned()).or_default().insert((*to).to_owned());
        }
        circle(&needs)
    };
    assert_eq!(needs(&[("a", "b"), ("a", "c"), ("b", "c")]), None);
    assert_eq!(needs(&[("a", "b"), ("b", "c"), ("c", "b")]), Some(vec!["b".to_owned(), "c".to_owned()]));
}

/// A source without its tests and comments.
struct Source {
    file: PathBuf,
    /// The module that it is: `["app", "ui", "icon"]`.
    module: Vec<String>,
    text: String,
    /// What of the crate it names, from the crate's top.
    uses: Vec<Vec<String>>,
}

fn uses(source: &Source, start: &[&str]) -> bool {
    source.uses.iter().any(|path| path.iter().zip(start).filter(|(own, other)| own == other).count() == start.len())
}

/// Where in a list a name stands.
fn place(list: &[&str], name: Option<&String>) -> Option<usize> {
    list.iter().position(|one| name.is_some_and(|name| name == one))
}

/// The sources below a folder of `src`, whole files of tests left out.
fn sources(folder: &str) -> Vec<Source> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let found: Vec<Source> =
        files::sources_below(&format!("src/{folder}")).filter_map(|path| source(&src, path)).collect();
    assert!(!found.is_empty(), "src/{folder} has sources");
    found
}

fn source(src: &Path, path: PathBuf) -> Option<Source> {
    let file = path.strip_prefix(src).unwrap().to_owned();
    let mut module: Vec<String> =
        file.with_extension("").iter().map(|part| part.to_str().expect("plain names").to_owned()).collect();
    if module.last().is_some_and(|last| last == "mod") {
        module.pop();
    }
    if ["tests", "toy"].iter().any(|name| module.iter().any(|part| part == name)) {
        return None;
    }
    let text = std::fs::read_to_string(path).unwrap();
    let text = code(&text);
    let uses = paths(&text, &module);
    Some(Source { file, module, text, uses })
}

/// A source without comments and without its tests: a module at the end of the file; `#[cfg(test)] mod tests;` elsewhere is one line.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    lines.join("\n")
}

fn is_word(one: char) -> bool {
    one.is_alphanumeric() || one == '_'
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split(|one| !is_word(one)).collect()
}

/// All paths of a text that begin with `crate` or `super`, from the crate's top.
fn paths(text: &str, module: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some((at, start)) = ["crate::", "super::"]
        .iter()
        .filter_map(|start| Some((from + text[from..].find(start)?, *start)))
        .min_by_key(|(at, _)| *at)
    {
        from = at + start.len();
        if text[..at].chars().next_back().is_some_and(|before| is_word(before) || before == '$') {
            continue;
        }
        let mut base = module;
        if start == "crate::" {
            base = &[];
        } else {
            base = &base[..base.len() - 1];
            while let Some(rest) = text[from..].strip_prefix("super::") {
                base = &base[..base.len() - 1];
                from = text.len() - rest.len();
            }
        }
        let paths = tree(&text[from..]).into_iter().map(|path| [base, &path[..]].concat());
        found.extend(paths.filter(|path| !path.is_empty()));
    }
    found
}

/// The paths of a use tree at the beginning of a text: `a::{b, c::d}` has two.
fn tree(text: &str) -> Vec<Vec<String>> {
    fn read<'a>(text: &'a str, before: &[String], found: &mut Vec<Vec<String>>) -> &'a str {
        let text = text.trim_start();
        if let Some(mut rest) = text.strip_prefix('{') {
            loop {
                rest = read(rest, before, found).trim_start();
                match rest.strip_prefix(',') {
                    Some(more) => rest = more,
                    None => return rest.strip_prefix('}').unwrap_or(rest),
                }
            }
        }
        let end = text.find(|one| !is_word(one)).unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        if name.is_empty() {
            return rest.strip_prefix('*').unwrap_or(rest);
        }
        let path = [before, &[name.to_owned()]].concat();
        match rest.strip_prefix("::") {
            Some(more) => read(more, &path, found),
            None => {
                found.push(path);
                rest
            }
        }
    }
    let mut found = Vec::new();
    read(text, &[], &mut found);
    found
}

/// The files of a circle, in order; `None` when there is none.
fn circle(needs: &BTreeMap<String, BTreeSet<String>>) -> Option<Vec<String>> {
    let mut left = needs.clone();
    loop {
        let free: Vec<String> = left
            .iter()
            .filter(|(_, needs)| !needs.iter().any(|need| left.contains_key(need)))
            .map(|(file, _)| file.clone())
            .collect();
        if free.is_empty() {
            break;
        }
        for file in free {
            left.remove(&file);
        }
    }
    // Whatever is left leads round: follow it.
    let mut way = vec![left.keys().next()?.clone()];
    loop {
        let last = way.last()?;
        let next = left[last].iter().find(|need| left.contains_key(*need))?.clone();
        if let Some(at) = way.iter().position(|file| *file == next) {
            return Some(way.split_off(at));
        }
        way.push(next);
    }
}
