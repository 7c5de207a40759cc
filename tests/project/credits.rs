//! `public/CREDITS.md` names everybody whose work is shipped: games from their list, authors of icons from the sprites, fonts
//! from their licences, crates from the lock file. `UPDATE_CREDITS=1 cargo test --test project credits` writes it anew.

use fireside::app::games::CREDITS;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn everybody_whose_work_is_shipped_is_named() {
    let path = root().join("public/CREDITS.md");
    let text = credits();
    if std::env::var_os("UPDATE_CREDITS").is_some() {
        std::fs::write(&path, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, text, "run with UPDATE_CREDITS=1, and look at what changed");
}

fn credits() -> String {
    let games: String = CREDITS.iter().map(|(name, by)| format!("- *{name}*: {by}\n")).collect();
    let fonts: String = fonts().iter().map(|(name, by)| format!("- *{name}*: {by}\n")).collect();
    let crates: String =
        crates().iter().map(|(licence, names)| format!("- *{licence}*: {}\n", listed(names))).collect();
    format!(
        "# Credits

Fireside is an unofficial fan project. It uses no artwork, logo or text of any publisher.

## Games

The work of their authors and publishers:

{games}
## Icons

Icons made by {}, from <https://game-icons.net>, under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). Some were \
         recoloured, cropped or combined with our own drawings.

## Fonts

Under the [SIL Open Font License 1.1](https://openfontlicense.org), subset to Latin, zeros without their slash; the licence texts lie beside them in
`fonts/`.

{fonts}
## Libraries

Compiled into the page and its worker, together with Rust's standard library (MIT OR Apache-2.0); crates by licence:

{crates}
Built and tested with Trunk, Binaryen, Playwright, axe-core and Lighthouse.

Everything else is Fireside's own, under the MIT licence (`LICENSE` in the source).
",
        listed(&icon_authors())
    )
}

fn listed(names: &BTreeSet<String>) -> String {
    names.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// The files of a folder of `public`, by name.
fn files(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let entries = std::fs::read_dir(root().join("public").join(folder)).expect("the folder can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    let read = |path: PathBuf| (path.clone(), std::fs::read_to_string(path).expect("the file can be read"));
    paths.into_iter().map(read).collect()
}

/// Every sprite names the authors of its icons at its beginning.
fn icon_authors() -> BTreeSet<String> {
    let mut authors = BTreeSet::new();
    for (path, sprite) in files("icons", "svg") {
        let named = sprite.split_once("game-icons.net (CC BY 3.0) by ").and_then(|(_, rest)| rest.split_once("; "));
        match named {
            Some((names, _)) => authors.extend(names.split(", ").map(str::to_owned)),
            // The grid of that collection, which nothing of ours is drawn on.
            None => assert!(!sprite.contains("0 0 512 512"), "{} does not say whose icons it holds", path.display()),
        }
    }
    authors
}

/// Family and copyright of each font, from the first line of its licence.
fn fonts() -> BTreeMap<String, String> {
    let of = |(path, licence): (PathBuf, String)| {
        let line = licence.lines().next().unwrap_or_default();
        let rest = line.strip_prefix("Copyright ").unwrap_or_else(|| panic!("{}: {line}", path.display()));
        let (owner, _) = rest.split_once(" (").expect("an address");
        let (years, owner) = owner.split_once(" The ").expect("an owner");
        let family = owner.strip_suffix(" Project Authors").expect("a project");
        (family.to_owned(), format!("© {} The {owner}", years.replace('-', "–")))
    };
    files("fonts", "txt").into_iter().map(of).collect()
}

/// The crates in the programs by licence: what ours depend on in a browser. Macros run in the compiler, and are not shipped.
fn crates() -> BTreeMap<String, BTreeSet<String>> {
    let arguments =
        ["metadata", "--format-version=1", "--locked", "--features=split", "--filter-platform=wasm32-unknown-unknown"];
    let output = Command::new(env!("CARGO")).args(arguments).current_dir(root()).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let by_id = |list: &'static str, of: &Value| -> HashMap<String, Value> {
        let entries = of[list].as_array().expect("a list").iter();
        entries.map(|entry| (entry["id"].as_str().expect("an id").to_owned(), entry.clone())).collect()
    };
    let (packages, nodes) = (by_id("packages", &metadata), by_id("nodes", &metadata["resolve"]));
    let ours = metadata["resolve"]["root"].as_str().expect("a root").to_owned();
    let (mut found, mut open) = (BTreeSet::from([ours.clone()]), vec![ours.clone()]);
    while let Some(id) = open.pop() {
        for dependency in nodes[&id]["deps"].as_array().expect("a list") {
            let is_normal =
                dependency["dep_kinds"].as_array().expect("kinds").iter().any(|kind| kind["kind"].is_null());
            let id = dependency["pkg"].as_str().expect("an id").to_owned();
            if is_normal && !is_macro(&packages[&id]) && found.insert(id.clone()) {
                open.push(id);
            }
        }
    }
    let mut by_licence: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for id in found.iter().filter(|id| **id != ours) {
        let name = packages[id]["name"].as_str().expect("a name");
        let licence = packages[id]["license"].as_str().unwrap_or_else(|| panic!("{name} has no licence"));
        by_licence.entry(in_order(licence)).or_default().insert(name.to_owned());
    }
    by_licence
}

fn is_macro(package: &Value) -> bool {
    let targets = package["targets"].as_array().expect("a list").iter();
    targets.flat_map(|target| target["kind"].as_array().expect("a list")).any(|kind| kind == "proc-macro")
}

/// "Apache-2.0/MIT" and "Apache-2.0 OR MIT" as "MIT OR Apache-2.0".
fn in_order(licence: &str) -> String {
    let licence = licence.replace('/', " OR ");
    if licence.contains('(') || licence.contains(" AND ") {
        return licence;
    }
    let mut choices: Vec<&str> = licence.split(" OR ").map(str::trim).collect();
    choices.sort_by_key(|choice| (*choice != "MIT", *choice));
    choices.join(" OR ")
}
