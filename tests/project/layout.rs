//! The layout holds: layers and folders depend one way (README, "How it is built"), as their sources' own paths say, and every source is
//! reached by a plain `mod` line.

mod circles;
mod reached;
mod source;

use crate::files;
use circles::{circles, edges, needs};
use source::{Source, sources, words_of};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The folders of `src/app` from top to bottom: each may use those after it.
const APP: [&str; 20] = [
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
    "picture",
    "narration",
    "lessons",
    "worker",
    "lazy",
    "device",
    "ui",
    "store",
    "i18n",
    "route",
];

/// The layers from top to bottom.
const LAYERS: [&str; 5] = ["app", "session", "bots", "games", "engine"];

/// Crates that only a browser needs.
const BROWSER: [&str; 7] =
    ["gloo_storage", "gloo_timers", "js_sys", "leptos", "wasm_bindgen", "wasm_bindgen_futures", "web_sys"];

#[test]
fn layers_depend_one_way() {
    let mut trouble = Vec::new();
    for source in sources("") {
        let Some(own) = place(&LAYERS, source.module.first()) else { continue };
        for path in source.names() {
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
        let words = words_of(&std::fs::read_to_string(&path).unwrap());
        let place = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().to_string_lossy();
        for (id, name) in GAMES {
            let own = place.starts_with(&format!("examples/{id}_"));
            if !own && [id, name].into_iter().any(|game| words.contains(*game)) {
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
    for layer in ["session", "bots", "games", "engine"] {
        for source in sources(layer) {
            for name in BROWSER.iter().filter(|name| source.words.contains(**name)) {
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
        for path in source.names().filter(|path| path[0] == "app") {
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

/// The games in the list are those whose modules stand in plain lines.
#[test]
fn each_game_stands_in_a_plain_line_and_in_the_list() {
    let listed: BTreeSet<String> = GAMES.iter().map(|(id, _)| (*id).to_owned()).collect();
    for file in ["src/games/mod.rs", "src/app/games/mod.rs"] {
        let text = std::fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
        let items = syn::parse_file(&text).unwrap().items;
        let lines = items.iter().filter_map(|item| match item {
            syn::Item::Mod(module) if matches!(module.vis, syn::Visibility::Public(_)) => {
                Some(module.ident.to_string())
            }
            _ => None,
        });
        assert_eq!(lines.collect::<BTreeSet<_>>(), listed, "{file}");
    }
}

#[test]
fn plain_lines_reach_every_source() {
    let reached = reached::reached();
    let all = reached::FOLDERS.into_iter().flat_map(files::sources_below);
    let left = all.filter(|path| !reached.contains(&path.canonicalize().unwrap()));
    assert_eq!(left.collect::<Vec<_>>(), [] as [PathBuf; 0]);
}

/// The circles of files that need each other. They are to become fewer: whatever leaves a circle leaves this list.
const CIRCLES: &[&[&str]] = &[
    &["app/games/innovation/board/confirm", "app/games/innovation/board/karmas"],
    &["app/games/innovation/board/display", "app/games/innovation/board/pile"],
    &[
        "app/games/innovation/text/asking",
        "app/games/innovation/text/gains",
        "app/games/innovation/text/guidance",
        "app/games/innovation/text/preview",
        "app/games/innovation/text/words",
    ],
    &[
        "games/innovation/bot/appraiser",
        "games/innovation/cards",
        "games/innovation/cards/artifacts",
        "games/innovation/cards/artifacts/age_1",
        "games/innovation/cards/artifacts/age_10",
        "games/innovation/cards/artifacts/age_2",
        "games/innovation/cards/artifacts/age_3",
        "games/innovation/cards/artifacts/age_4",
        "games/innovation/cards/artifacts/age_5",
        "games/innovation/cards/artifacts/age_6",
        "games/innovation/cards/artifacts/age_7",
        "games/innovation/cards/artifacts/age_8",
        "games/innovation/cards/artifacts/age_9",
        "games/innovation/cards/base",
        "games/innovation/cards/base/age_1",
        "games/innovation/cards/base/age_10",
        "games/innovation/cards/base/age_2",
        "games/innovation/cards/base/age_3",
        "games/innovation/cards/base/age_4",
        "games/innovation/cards/base/age_5",
        "games/innovation/cards/base/age_6",
        "games/innovation/cards/base/age_7",
        "games/innovation/cards/base/age_8",
        "games/innovation/cards/base/age_9",
        "games/innovation/cards/definition",
        "games/innovation/cards/echoes",
        "games/innovation/cards/echoes/age_1",
        "games/innovation/cards/echoes/age_10",
        "games/innovation/cards/echoes/age_2",
        "games/innovation/cards/echoes/age_3",
        "games/innovation/cards/echoes/age_4",
        "games/innovation/cards/echoes/age_5",
        "games/innovation/cards/echoes/age_6",
        "games/innovation/cards/echoes/age_7",
        "games/innovation/cards/echoes/age_8",
        "games/innovation/cards/echoes/age_9",
        "games/innovation/cards/figures",
        "games/innovation/cards/figures/age_1",
        "games/innovation/cards/figures/age_10",
        "games/innovation/cards/figures/age_2",
        "games/innovation/cards/figures/age_3",
        "games/innovation/cards/figures/age_4",
        "games/innovation/cards/figures/age_5",
        "games/innovation/cards/figures/age_6",
        "games/innovation/cards/figures/age_7",
        "games/innovation/cards/figures/age_8",
        "games/innovation/cards/figures/age_9",
        "games/innovation/cards/figures/common",
        "games/innovation/cards/relics",
        "games/innovation/dogma",
        "games/innovation/fx",
        "games/innovation/karma",
        "games/innovation/prompt",
        "games/innovation/state",
        "games/innovation/state/queries/player",
    ],
];

#[test]
fn files_stand_in_no_new_circle() {
    let needs = needs(&sources(""));
    let found = circles(&needs);
    let known: Vec<BTreeSet<String>> =
        CIRCLES.iter().map(|circle| circle.iter().map(|file| (*file).to_owned()).collect()).collect();
    let new: Vec<_> = found.iter().filter(|circle| !known.iter().any(|known| circle.is_subset(known))).collect();
    let edges = || new.iter().flat_map(|circle| edges(&needs, circle)).collect::<Vec<_>>();
    assert!(new.is_empty(), "new circles: {new:#?}, for {:#?}", edges());
    let gone: Vec<_> = known.iter().flatten().filter(|file| !found.iter().any(|one| one.contains(*file))).collect();
    assert!(gone.is_empty(), "in no circle any more, so they leave the list: {gone:#?}");
}

/// The most lines of a function.
const LONGEST: usize = 60;

#[test]
fn functions_are_short() {
    let long = sources("").into_iter().flat_map(|source| {
        let file = source.file.display().to_string();
        let long = source.functions.into_iter().filter(|(_, lines)| *lines > LONGEST);
        long.map(move |(name, lines)| format!("{file}: {name} has {lines} lines")).collect::<Vec<_>>()
    });
    assert_eq!(long.collect::<Vec<_>>(), [] as [String; 0]);
}

/// What a board may keep for itself though it is no part of a question: where it is, and what it is for.
const KEPT_BY_BOARDS: [(&str, &str); 3] = [
    // A hex that is explained.
    ("terra_mystica/board/map/ctx.rs", "told"),
    // The module that was tapped before the die that its row needs: it is picked at the next question, or dropped there.
    ("beta_colony/board/offers.rs", "wanted"),
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
    let text = "use crate::app::{i18n::words::{Phrase, say}, route};
        fn f() { super::b::g(); super::super::games::h(); tell!(1, crate::engine::Seat(0)) }
        #[cfg(test)] mod tests { use crate::bots::Level; }";
    let read = source::read("a.rs".as_ref(), ["app", "ui", "a"].map(str::to_owned).to_vec(), text);
    let found: BTreeSet<String> = read.uses.into_iter().map(|path| path.join("::")).collect();
    for said in [
        "app::i18n::words::Phrase",
        "app::i18n::words::say",
        "app::route",
        "app::ui::b::g",
        "app::games::h",
        "engine::Seat",
    ] {
        assert!(found.contains(said), "{said} in {found:?}");
    }
    assert!(!found.contains("bots::Level"), "tests are left out");
}

#[test]
fn circles_are_found() {
    let of = |all: &[(&str, &str)]| {
        let mut needs = circles::Needs::new();
        for (from, to) in all {
            needs.entry((*to).to_owned()).or_default();
            needs.entry((*from).to_owned()).or_default().insert((*to).to_owned());
        }
        circles(&needs)
    };
    assert_eq!(of(&[("a", "b"), ("a", "c"), ("b", "c")]), []);
    assert_eq!(of(&[("a", "b"), ("b", "c"), ("c", "b")]), [BTreeSet::from(["b", "c"].map(str::to_owned))]);
}

fn uses(source: &Source, start: &[&str]) -> bool {
    source.names().any(|path| path.len() >= start.len() && path.iter().zip(start).all(|(own, other)| own == other))
}

/// Where in a list a name stands.
fn place(list: &[&str], name: Option<&String>) -> Option<usize> {
    list.iter().position(|one| name.is_some_and(|name| name == one))
}
