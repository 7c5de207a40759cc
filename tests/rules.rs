//! The rulebooks and the program fit: every section that the program names is there, every language has the same sections,
//! and the facts in the text are those that the game is played with.

use fireside::games::burgundy::facts::*;
use fireside::games::burgundy::{Building, Goods, Kind};
use fireside::games::innovation::{self, facts};
use serde_json::{Map, Value, json};
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
fn games() -> Vec<String> {
    let name = |path: PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    entries(&root().join("rules")).into_iter().filter(|path| path.is_dir()).map(name).collect()
}

/// The books of a game: language and text.
fn books(game: &str) -> Vec<(String, String)> {
    let files = entries(&root().join("rules").join(game));
    let books = files.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    books
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&path).unwrap()))
        .collect()
}

/// The ids of a book's chapters and parts with their depth, in order.
fn sections(book: &str) -> Vec<(usize, String)> {
    let section = |line: &str| {
        let depth = line.chars().take_while(|one| *one == '#').count();
        let (_, id) = line.strip_suffix('}')?.rsplit_once("{#")?;
        (depth >= 2).then(|| (depth, id.to_owned()))
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
        assert!(named.len() > 10, "{game}: its board names {} sections", named.len());
        let books = books(&game);
        assert!(books.iter().any(|(language, _)| language == "en"), "{game} has no English book");
        for (language, book) in books {
            let sections = sections(&book);
            let missing: Vec<_> = named.iter().filter(|id| !sections.iter().any(|(_, there)| there == *id)).collect();
            assert!(missing.is_empty(), "rules/{game}/{language}.md has no {missing:?}");
        }
    }
}

#[test]
fn every_board_has_a_rulebook() {
    for board in entries(&root().join("src/app/games")).into_iter().filter(|path| path.is_dir()) {
        let game = board.file_name().unwrap().to_string_lossy().replace('_', "-");
        assert!(games().contains(&game), "no rules/{game}");
    }
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
        let mut ids: Vec<_> = wanted.iter().map(|(_, id)| id).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), wanted.len(), "rules/{game}: an id is there twice");
    }
}

/// The names of the kinds in books and facts.
const KINDS: [&str; 7] = ["castle", "mine", "cloister", "knowledge", "ship", "pasture", "building"];
/// The names of the buildings.
const BUILDINGS: [&str; 8] =
    ["carpenter", "church", "market", "watchtower", "bank", "residences", "warehouse", "town-hall"];

/// Burgundy's printed facts as the book uses them.
fn burgundy_facts() -> Value {
    let mut facts = Map::new();
    let mut fact = |name: &str, value: Value| drop(facts.insert(name.to_owned(), value));
    for kind in Kind::ALL {
        let name = KINDS[kind.index()];
        fact(&format!("triple.{name}"), json!(triple_points(kind)));
        fact(&format!("cards.{name}"), json!(DECK.iter().filter(|face| face.kind == kind).count()));
        if kind != Kind::Building {
            fact(&format!("dice.{name}"), dice(|face| face.kind == kind));
        }
    }
    for building in Building::ALL {
        let name = BUILDINGS[building as usize];
        fact(&format!("cards.{name}"), json!(DECK.iter().filter(|face| face.building == Some(building)).count()));
        fact(&format!("dice.{name}"), dice(|face| face.building == Some(building)));
    }
    for (sort, name) in Goods::ALL.into_iter().zip(["light", "medium", "dark"]) {
        fact(&format!("sells.{name}"), json!(sort.dice().map(|die| die.number())));
    }
    for (letter, bonuses) in ["A", "B", "C", "D", "E"].into_iter().zip(PASSAGE_BONUSES) {
        let bonus = |it: &PassageBonus| json!({ "points": it.points, "goods": it.goods, "animals": it.animals, "silver": it.silver, "workers": it.workers });
        fact(&format!("passage.{letter}"), bonuses.iter().map(bonus).collect());
    }
    for players in 1..=4u8 {
        let (rows, numbers) = display_deal(players);
        fact(&format!("display.{players}"), json!(rows + numbers));
        fact(&format!("display-by-row.{players}"), json!(rows));
        fact(&format!("display-by-number.{players}"), json!(numbers));
        fact(&format!("seven.{players}"), json!(all_seven_points(players)));
    }
    for (letter, cards) in ["A", "B", "C", "D", "E"].into_iter().zip(EGON_STACKS) {
        fact(&format!("egon.{letter}"), json!(cards));
    }
    for (size, points) in ANIMAL_SET_POINTS.into_iter().enumerate().skip(1) {
        fact(&format!("set.{size}"), json!(points));
    }
    fact("deck.cards", json!(CARDS));
    fact("deck.each-number", json!(DECK.iter().filter(|face| face.die.number() == 1).count()));
    fact("game.turns", json!(PASSAGES * usize::from(ROUNDS)));
    fact("game.passages", json!(PASSAGES));
    fact("passage.rounds", json!(ROUNDS));
    fact("projects.most", json!(MOST_PROJECTS));
    fact("purchase.silver", json!(PURCHASE_SILVER));
    fact("purchase.cards", json!(PURCHASE_CARDS));
    fact("convert.cards", json!(CONVERSION));
    fact("workers.filled", json!(WORKERS_FILLED));
    fact("mine.silver", json!(MINE_SILVER));
    fact("knowledge.workers", json!(KNOWLEDGE_WORKERS));
    fact("bank.silver", json!(BANK_SILVER));
    fact("watchtower.points", json!(WATCHTOWER_POINTS));
    fact("first.points", json!(FIRST_TRIPLE_POINTS));
    fact("start-card.points", json!(START_CARD_POINTS));
    fact("egon-cloister.points", json!(EGON_CLOISTER_POINTS));
    fact("start.silver", json!(START_SILVER));
    fact("solo.workers", json!(SOLO_WORKERS));
    fact("goods.each", json!(CARDS_PER_GOODS));
    fact("goods.all", json!(GOODS_CARDS));
    fact("animals.each", json!(CARDS_PER_ANIMAL));
    fact("animals.all", json!(ANIMAL_CARDS));
    let ours: Vec<String> = facts.keys().filter(|name| is_ours(name)).cloned().collect();
    json!({ "facts": facts, "ours": ours })
}

/// The numbers on the dice of some cards, each once.
fn dice(which: impl Fn(&fireside::games::burgundy::Face) -> bool) -> Value {
    let mut dice: Vec<u8> = DECK.iter().filter(|face| which(face)).map(|face| face.die.number()).collect();
    dice.sort_unstable();
    dice.dedup();
    json!(dice)
}

/// Whether the table of facts marks a value as designed by us. The marks are comments there, beside their values.
fn is_ours(name: &str) -> bool {
    let source = include_str!("../src/games/burgundy/facts.rs");
    let marked =
        |start: &str| source.lines().any(|line| line.trim_start().starts_with(start) && line.contains("designed"));
    match name.split_once('.') {
        Some(("triple", kind)) => marked(&format!("Kind::{}{} =>", kind[..1].to_uppercase(), &kind[1..])),
        Some(("passage", letter)) if letter.len() == 1 => marked(&format!("// {letter}, ")),
        Some(("dice", _)) => source.contains("all die numbers are designed"),
        _ => false,
    }
}

/// Innovation's printed facts as the book uses them.
fn innovation_facts() -> Value {
    let of_age = |age: u8| innovation::Card::all().filter(|card| card.value() == age).count();
    let [two, three, four] = facts::TO_WIN;
    json!({
        "facts": {
            "achievements.2": two,
            "achievements.3": three,
            "achievements.4": four,
            "actions": facts::ACTIONS,
            "age.1.cards": of_age(1),
            "age.n.cards": of_age(2),
            "ages": facts::LAST_AGE,
            "cards": facts::CARDS,
            "empire.each": facts::EMPIRE,
            "monument": facts::MONUMENT,
            "points.factor": facts::POINTS_AN_AGE,
            "universe.value": facts::UNIVERSE,
            "world.clocks": facts::WORLD,
        },
        "ours": [],
    })
}

#[test]
fn the_facts_in_burgundys_book_are_those_of_the_game() {
    compare("burgundy", &burgundy_facts());
}

#[test]
fn the_facts_in_innovations_book_are_those_of_the_game() {
    compare("innovation", &innovation_facts());
}

/// A change of a fact changes the book: `UPDATE_GOLDEN=1 cargo test --test rules` writes the file anew.
fn compare(game: &str, facts: &Value) {
    let path = root().join("rules").join(game).join("facts.json");
    let text = serde_json::to_string_pretty(facts).unwrap() + "\n";
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    for (now, then) in text.lines().zip(kept.lines()) {
        assert_eq!(now, then, "run with UPDATE_GOLDEN=1 if the facts were meant to change, and read the book again");
    }
    assert_eq!(text, kept, "another length");
}
