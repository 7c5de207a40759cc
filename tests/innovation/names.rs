//! What belongs to a single card stands in `src/games/innovation/cards` and nowhere else: no other source names a card, by its
//! constant or by its id. Tests may, and a lesson, which is a match with certain cards.

use crate::files;
use fireside::games::innovation::{Card, Icon};
use std::path::Path;

/// Where cards may be named.
const CARDS: &str = "src/games/innovation/cards";
/// Where ids of cards in literals are meant as cards.
const INNOVATION: [&str; 2] = ["src/games/innovation", "src/app/games/innovation"];

/// The names of constants that a source uses and cards have.
fn constants<'a>(source: &'a str, names: &'a [String]) -> impl Iterator<Item = &'a str> {
    let words = source.split(|one: char| !one.is_ascii_alphanumeric() && one != '_');
    words.filter(|word| names.iter().any(|name| name == word))
}

/// The literals of a source that are ids of cards or have one as a part between dashes.
fn literals<'a>(source: &'a str, ids: &'a [String]) -> impl Iterator<Item = &'a str> {
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let literals = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
    literals.filter(|literal| ids.iter().any(|id| format!("-{literal}-").contains(&format!("-{id}-"))))
}

#[test]
fn cards_are_named_only_where_they_are_defined() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ids: Vec<String> = Card::all().map(|card| card.print().id.to_owned()).collect();
    let names: Vec<String> = ids.iter().map(|id| id.replace('-', "_").to_uppercase()).collect();
    // A card is called as an icon is: as a literal the word is the icon's.
    let is_icon = |id: &String| Icon::ALL.into_iter().any(|icon| icon.word() == id);
    let ids: Vec<String> = ids.into_iter().filter(|id| !is_icon(id)).collect();
    let mut trouble = Vec::new();
    for file in ["src", "examples", "benches"].into_iter().flat_map(files::sources_below) {
        let path = file.strip_prefix(root).expect("below the root");
        let named = |name: &str| path.ends_with(name) || path.parent().is_some_and(|folder| folder.ends_with(name));
        let names_cards = ["tests.rs", "lesson.rs", "lesson"].into_iter().any(named);
        if path.starts_with(CARDS) || names_cards || path.iter().any(|part| part == "tests") {
            continue;
        }
        let whole = std::fs::read_to_string(&file).expect("a text");
        let source = whole.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let of_game = INNOVATION.iter().any(|folder| path.starts_with(folder));
        let found = constants(source, &names).chain(literals(source, &ids).filter(|_| of_game));
        trouble.extend(found.map(|name| format!("{}: {name}", path.display())));
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

#[test]
fn names_are_found() {
    let name = ["CITY_STATES".to_owned()];
    assert_eq!(constants("use name::CITY_STATES; let MY_CITY_STATES = 1;", &name).collect::<Vec<_>>(), ["CITY_STATES"]);
    let id = ["city-states".to_owned()];
    let found = "say(\"won-city-states\"), say(\"city-statesman\"); // city-states";
    assert_eq!(literals(found, &id).collect::<Vec<_>>(), ["won-city-states"]);
}
