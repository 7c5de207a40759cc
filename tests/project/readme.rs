//! What README, ARCHITECTURE and CONTRIBUTING name is there: files and folders, examples, rooms, scripts.

use crate::files;
use std::collections::BTreeSet;
use std::path::Path;

#[path = "../../examples/pig.rs"]
mod pig;

const README: &str = include_str!("../../README.md");
const ARCHITECTURE: &str = include_str!("../../ARCHITECTURE.md");
const CONTRIBUTING: &str = include_str!("../../CONTRIBUTING.md");

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What stands in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The names of what lies in a folder.
fn entries(folder: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap_or_else(|wrong| panic!("{folder}: {wrong}"));
    entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect()
}

/// The line of the table of layers that describes a folder.
fn row(folder: &str) -> &'static str {
    let start = format!("| `{folder}` |");
    ARCHITECTURE.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("no row for {folder}"))
}

#[test]
fn every_path_that_they_name_is_there() {
    let seen: usize = [README, ARCHITECTURE, CONTRIBUTING].into_iter().map(paths_that_are_there).sum();
    assert!(seen > 60, "only {seen} paths were found");
}

/// How many paths a text names. All of them are there.
fn paths_that_are_there(text: &str) -> usize {
    let folders = entries("");
    let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let commands = text.split("```").skip(1).step_by(2).flat_map(str::lines).filter_map(|line| line.split(' ').next());
    let all = quoted(text).flat_map(|words| words.split([' ', ';'])).chain(links).chain(commands);
    let mut seen = 0;
    for path in all.filter(|path| path.split_once('/').is_some_and(|(folder, _)| folders.contains(folder))) {
        // What is built is not there before.
        if path.starts_with("target/") || path.starts_with("dist/") {
            continue;
        }
        // Whether a section is there, `tests/project/rules.rs` knows.
        let path = path.split('#').next().unwrap_or(path);
        for game in fireside::games::IDS {
            for language in entries("locales").into_iter().filter(|name| !name.contains('.')) {
                let path = path.replace("<language>", &language);
                // Folders of sources are named as Rust wants it.
                let paths = [path.replace("<game>", game), path.replace("<game>", &game.replace('-', "_"))];
                assert!(paths.iter().any(|path| root().join(path).exists()), "there is no {}", paths[0]);
            }
        }
        seen += 1;
    }
    seen
}

/// Whoever sees it for the first time reads all of it.
#[test]
fn the_readme_is_short() {
    assert!(README.lines().count() <= 80, "{} lines", README.lines().count());
}

/// The game that a new one is begun from is played to its end, and every moment of it can be gone to.
#[test]
fn the_small_game_is_played() {
    let mut game = pig::play(3, 12);
    let outcome = game.outcome().expect("somebody wins");
    assert_eq!(outcome.winners.len(), 1);
    let (end, answers) = (game.state().clone(), game.cursor());
    game.go_to(answers / 2).expect("it has been there");
    assert!(game.question().is_some() && game.state() != &end);
    game.go_to(answers).expect("it has been there");
    assert_eq!((game.state(), game.outcome()), (&end, Some(outcome)));
}

#[test]
fn it_names_every_example() {
    let stem = |name: String| name.trim_end_matches(".rs").to_owned();
    let examples: BTreeSet<String> =
        entries("examples").into_iter().map(stem).filter(|name| name != "common").collect();
    let named: BTreeSet<String> = quoted(row("examples/")).skip(1).map(str::to_owned).collect();
    assert_eq!(named, examples);
}

#[test]
fn it_names_every_folder_of_the_app() {
    let named: BTreeSet<&str> = quoted(row("src/app")).flat_map(|words| words.split('/')).collect();
    let folders = entries("src/app").into_iter().filter(|name| !name.ends_with(".rs"));
    let missing: Vec<String> = folders.filter(|name| !named.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "no word about {missing:?}");
}

#[test]
fn the_browser_test_that_it_gives_as_an_example_exists() {
    let name =
        CONTRIBUTING.split("tests/e2e -g \"").nth(1).and_then(|rest| rest.split('"').next()).expect("an example");
    let is_in = |file: &String| {
        let text = std::fs::read_to_string(root().join("tests/e2e").join(file)).unwrap_or_default();
        file.ends_with(".spec.ts") && text.contains(name)
    };
    assert!(entries("tests/e2e").iter().any(is_in), "no browser test is called \"{name}\"");
}

#[test]
fn versions_are_those_of_the_project() {
    let rust =
        include_str!("../../Cargo.toml").split("rust-version = \"").nth(1).and_then(|rest| rest.split('"').next());
    let rust = rust.expect("a version");
    assert!(README.contains(&format!("Rust ({rust} or later")), "Rust {rust}");
}

/// What lies outside the project is not told of in it; tests that read the reference get its place from build.rs.
#[test]
fn nothing_outside_the_project_is_named() {
    let outside = [["..", "/shared"].concat(), ["DESIGN", ".md"].concat(), ["LOOK", ".md"].concat()];
    let folders = ["src", "tests", "examples", "benches", "scripts", "style", "rules", "locales"];
    let single =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "Cargo.toml", "index.html"].map(|name| root().join(name));
    let texts = folders.into_iter().flat_map(files::below).chain(single);
    for path in texts {
        let bytes = std::fs::read(&path).expect("the file can be read");
        let text = String::from_utf8_lossy(&bytes);
        for name in &outside {
            assert!(!text.contains(name.as_str()), "{} names {name}", path.display());
        }
    }
}

/// Comments that send a reader to a test name a file that is there.
#[test]
fn every_test_that_a_comment_names_is_there() {
    let folders = ["src", "tests", "examples", "benches", "scripts", "boot", "style"];
    let mut seen = 0;
    for path in folders.into_iter().flat_map(files::below) {
        let text = String::from_utf8_lossy(&std::fs::read(&path).expect("the file can be read")).into_owned();
        let is_path = |c: char| c.is_ascii_alphanumeric() || "_-./".contains(c);
        for named in
            text.split(|c| !is_path(c)).map(|word| word.trim_end_matches('.')).filter(|word| word.starts_with("tests/"))
        {
            if [".rs", ".ts"].iter().any(|ending| named.ends_with(ending)) {
                assert!(root().join(named).exists(), "{} names {named}", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 10, "only {seen} were found");
}
