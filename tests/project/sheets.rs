//! Every style sheet styles its own part of the page and nothing else. Sheets come when they are first needed and stay: whatever one
//! says of another part's elements would change that part for whoever has been elsewhere before.

use crate::files;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The folders whose sheets belong to the program and not to a game. What is needed first is one sheet.
const SHARED: [&str; 7] = ["base", "lobby", "fonts", "kept", "places", "table", "rules"];
/// What a person has set or does, as attributes of `<html>` (boot/main.js).
const SET: [&str; 5] = ["[data-theme", "[data-words", "[data-cards", "[data-motion", "[data-input"];

/// A sheet: what it belongs to, and its rules.
struct Sheet {
    /// A folder; in `places`, where each file is a place of its own, the file.
    part: String,
    game: bool,
    file: String,
    rules: Vec<Rule>,
}

/// A rule's selector, and the rules around it from outside to inside.
struct Rule {
    selector: String,
    around: Vec<String>,
}

impl Rule {
    fn is_selector(&self) -> bool {
        !self.selector.starts_with('@') && !self.around.iter().any(|outer| outer.starts_with("@keyframes"))
    }
}

fn sheets() -> Vec<Sheet> {
    let is_sheet = |path: &&std::path::PathBuf| path.extension().is_some_and(|ending| ending == "css");
    let own = |name: &str| name != "cover.css" && name != "boot.css";
    let all = files::below("style");
    let named = all.iter().filter(is_sheet).map(|path| (path, name(path), name(path.parent().expect("a folder"))));
    named
        .filter(|(_, file, _)| own(file))
        .map(|(path, file, folder)| Sheet {
            part: match folder.as_str() {
                "places" => file.clone(),
                "base" => "lobby".to_owned(),
                _ => folder.clone(),
            },
            game: !SHARED.contains(&folder.as_str()),
            file: format!("{folder}/{file}"),
            rules: rules(&std::fs::read_to_string(path).expect("a sheet")),
        })
        .collect()
}

fn name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

/// The rules of a sheet.
fn rules(text: &str) -> Vec<Rule> {
    let (mut found, mut around, mut words) = (Vec::new(), Vec::<String>::new(), String::new());
    for letter in without_comments(text).chars() {
        match letter {
            '{' => {
                let selector = std::mem::take(&mut words).trim().to_owned();
                found.push(Rule { selector: selector.clone(), around: around.clone() });
                around.push(selector);
            }
            '}' => {
                around.pop();
                words.clear();
            }
            ';' => words.clear(),
            _ => words.push(letter),
        }
    }
    found
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.filter_map(|part| part.split_once("*/")).fold(first, |all, (_, rest)| all + rest)
}

/// The alternatives of a selector.
fn alternatives(selector: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for letter in selector.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => parts.push(String::new()),
            _ => {}
        }
        if letter != ',' || depth > 0 {
            parts.last_mut().expect("there is one").push(letter);
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).collect()
}

/// The classes that a selector names.
fn classes(selector: &str) -> BTreeSet<&str> {
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    let named =
        selector.split('.').skip(1).map(|rest| rest.split(|letter| !is_name(letter)).next().unwrap_or_default());
    named.filter(|name| name.starts_with(|letter: char| letter.is_alphabetic())).collect()
}

/// Each selector of the sheets that are shared, with its sheet.
fn shared(sheets: &[Sheet]) -> impl Iterator<Item = (&Sheet, String)> {
    let selectors = |sheet: &Sheet| {
        sheet
            .rules
            .iter()
            .filter(|rule| rule.is_selector())
            .flat_map(|rule| alternatives(&rule.selector))
            .collect::<Vec<_>>()
    };
    sheets
        .iter()
        .filter(|sheet| !sheet.game)
        .flat_map(move |sheet| selectors(sheet).into_iter().map(move |one| (sheet, one)))
}

/// Whoever styles a class without naming another one has it for himself: a selector of another part has to name a class of its own
/// as well, or one that is called like its sheet.
#[test]
fn no_sheet_styles_what_belongs_to_another_part() {
    let sheets = sheets();
    let mut owners = BTreeMap::<String, BTreeSet<&str>>::new();
    for (sheet, selector) in shared(&sheets) {
        if let [class] = classes(&selector).into_iter().collect::<Vec<_>>()[..] {
            owners.entry(class.to_owned()).or_default().insert(&sheet.part);
        }
    }
    let mut trouble: Vec<String> = Vec::new();
    for (class, parts) in owners.iter().filter(|(_, parts)| parts.len() > 1) {
        trouble.push(format!(".{class} is styled by {parts:?}"));
    }
    for (sheet, selector) in shared(&sheets).filter(|(sheet, _)| sheet.part != "lobby") {
        let named = |class: &str| sheet.part.strip_suffix(".css") == Some(class);
        let own =
            |class: &str| named(class) || owners.get(class).is_none_or(|parts| parts.contains(sheet.part.as_str()));
        let of_all = selector.starts_with(":root") || selector.contains("[data-");
        if !of_all && !classes(&selector).into_iter().any(own) {
            trouble.push(format!("{}: {selector} reaches into another part", sheet.file));
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

/// The lobby's sheet is always there: what it says of a class alone would reach a game's elements of that name.
#[test]
fn no_game_has_a_class_of_the_lobby() {
    let sheets = sheets();
    let alone = |is: fn(&Sheet) -> bool| -> BTreeSet<String> {
        let rules = sheets.iter().filter(|sheet| is(sheet)).flat_map(|sheet| &sheet.rules);
        let selectors = rules.flat_map(|rule| alternatives(&rule.selector));
        selectors.filter(|one| one.strip_prefix('.').is_some_and(|name| classes(one).contains(name))).collect()
    };
    let (lobby, games) = (alone(|sheet| sheet.file.starts_with("lobby/")), alone(|sheet| sheet.game));
    assert!(lobby.len() > 20 && games.len() > 100);
    assert_eq!(lobby.intersection(&games).collect::<Vec<_>>(), [] as [&String; 0]);
}

/// The build gives every selector of a game its scope (scripts/resources.mjs): it has to find where the selector begins, and what is said
/// of the root.
#[test]
fn selectors_of_games_can_be_given_a_scope() {
    let mut trouble = Vec::new();
    for sheet in sheets() {
        for rule in sheet.rules.iter().filter(|rule| rule.is_selector()) {
            if rule.around.iter().any(|outer| !outer.starts_with('@')) {
                trouble.push(format!(
                    "{}: {} stands in another rule, which older browsers do not know",
                    sheet.file, rule.selector
                ));
            }
            for selector in alternatives(&rule.selector).iter().filter(|_| sheet.game) {
                let root = selector.split(' ').next().is_some_and(|first| first.starts_with(":root"));
                if !root && (SET.iter().any(|set| selector.contains(set)) || selector.starts_with("html")) {
                    trouble.push(format!("{}: {selector} is to begin with :root", sheet.file));
                }
            }
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

/// The most letters of a line, but for a picture that stands in it.
const LONGEST: usize = 150;

#[test]
fn lines_are_short() {
    let mut trouble = Vec::new();
    for path in files::below("style") {
        for (at, line) in std::fs::read_to_string(&path).expect("a sheet").lines().enumerate() {
            if line.chars().count() > LONGEST && !line.contains("url(\"data:") {
                trouble.push(format!("{}:{}", path.display(), at + 1));
            }
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

/// Every custom property is set somewhere and used somewhere.
#[test]
fn tokens_are_set_and_used() {
    let (mut set, mut used) = (BTreeSet::new(), BTreeSet::new());
    for path in ["style", "src", "boot", "public"].into_iter().flat_map(files::below) {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let is_sheet = path.extension().is_some_and(|ending| ending == "css");
        let text = if is_sheet { without_comments(&text) } else { text };
        for (at, _) in text.match_indices("--") {
            let (before, after) = (&text[..at], &text[at..]);
            let end =
                after.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').unwrap_or(after.len());
            let name = after[..end].to_owned();
            if name == "--" {
                continue;
            }
            let is_set = match is_sheet {
                true => after[end..].trim_start().starts_with(':'),
                false => before.ends_with("style:") || before.ends_with('"'),
            };
            if is_set {
                set.insert(name);
            } else if before.trim_end().ends_with("var(") {
                used.insert(name);
            }
        }
    }
    assert!(set.len() > 100);
    assert_eq!(set.difference(&used).collect::<Vec<_>>(), [] as [&String; 0], "set, but not used");
    assert_eq!(used.difference(&set).collect::<Vec<_>>(), [] as [&String; 0], "used, but not set");
}

/// The names of movements know no scope.
#[test]
fn movements_have_names_of_their_own() {
    let mut seen = BTreeMap::<String, String>::new();
    for sheet in sheets() {
        for rule in sheet.rules.iter().filter(|rule| rule.selector.starts_with("@keyframes")) {
            let other = seen.insert(rule.selector.clone(), sheet.file.clone());
            assert_eq!(other, None, "{} of {}", rule.selector, sheet.file);
        }
    }
    assert!(seen.len() > 5);
}
