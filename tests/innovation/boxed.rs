//! The values in boxes: every one that our words name in an effect is one in its code, and no other. What is written in another way, as a plain
//! number in a condition or a choice, would be missing there, and a card that is worked out too much.

use crate::files;
use fireside::games::innovation::Card;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What takes a value in a box.
const TAKERS: [&str; 3] = ["Boxed(", "fx.boxed(", "it.boxed("];
/// What takes several.
const WITH_SEVERAL: [&str; 2] = ["foreshadow_one_of(fx, &[", "fx.may_add_achievement_of(&["];

type Boxes = BTreeSet<u8>;

/// The functions of a set by name.
type Functions = BTreeMap<String, String>;

fn is_word(one: char) -> bool {
    one.is_ascii_alphanumeric() || one == '_'
}

/// What stands behind each of these words in a text, up to a closing bracket.
fn arguments<'a>(text: &'a str, taker: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(taker).skip(1).filter_map(|rest| rest.split([')', ']']).next())
}

/// The values in boxes in a piece of code, and in the functions that it names.
fn in_code(code: &str, functions: &Functions, seen: &mut BTreeSet<String>) -> Boxes {
    let single = TAKERS.iter().flat_map(|taker| arguments(code, taker));
    let several = WITH_SEVERAL.iter().flat_map(|taker| arguments(code, taker)).flat_map(|all| all.split(", "));
    let mut boxes: Boxes = single.chain(several).filter_map(|number| number.parse().ok()).collect();
    for word in code.split(|one| !is_word(one)) {
        if let Some(body) = functions.get(word)
            && seen.insert(word.to_owned())
        {
            boxes.extend(in_code(body, functions, seen));
        }
    }
    boxes
}

/// The values in boxes in some words.
fn in_words(words: &str) -> Boxes {
    arguments(words, "[").filter_map(|number| number.parse().ok()).collect()
}

/// The functions of these sources: what stands behind their names.
fn functions(sources: &[String]) -> Functions {
    let all = sources.iter().flat_map(|source| source.split("fn ").skip(1));
    let named = |function: &str| {
        let (head, body) = function.split_once('{')?;
        let name = head.split(|one| !is_word(one)).next()?;
        let body = body.split_once("\n}\n").map_or(body, |(body, _)| body);
        Some((name.to_owned(), body.to_owned()))
    };
    all.filter_map(named).collect()
}

/// What stands before the bracket that closes what was open before it.
fn enclosed(from: &str) -> &str {
    let mut open = 0;
    let end = from.find(|one| {
        match one {
            '(' | '[' | '{' => open += 1,
            ')' | ']' | '}' => open -= 1,
            _ => {}
        }
        open < 0
    });
    &from[..end.unwrap_or(from.len())]
}

/// The code of the effects of a card by the keys of their words.
fn effects(definition: &str, id: &str) -> BTreeMap<String, String> {
    let mut effects = BTreeMap::new();
    for (kind, key) in [("echo", "echo"), ("inspire", "inspire"), ("karmas", "karma")] {
        if let Some((_, from)) = definition.split_once(&format!(".{kind}(")) {
            effects.insert(format!("innovation-{key}-{id}"), enclosed(from).to_owned());
        }
    }
    let mut list = definition.split_once("&[").map_or("", |(_, list)| enclosed(list));
    let next = |list: &str| {
        let kinds = ["Demand(", "Compel(", "Shared("].into_iter();
        kinds.filter_map(|kind| Some(list.find(kind)? + kind.len())).min()
    };
    for number in 1.. {
        let Some(at) = next(list) else { break };
        let code = enclosed(&list[at..]);
        effects.insert(format!("innovation-effect-{id}-{number}"), code.to_owned());
        list = &list[at + code.len()..];
    }
    effects
}

/// Our words by their keys.
fn messages(root: &Path) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    for set in ["innovation", "innovation-echoes", "innovation-figures", "innovation-artifacts"] {
        let path = root.join("locales/en").join(set).join("cards.ftl");
        let text = std::fs::read_to_string(&path).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()));
        let pairs = text.lines().filter_map(|line| line.split_once(" = "));
        messages.extend(pairs.map(|(key, words)| (key.to_owned(), words.to_owned())));
    }
    messages
}

#[test]
fn values_in_boxes_are_those_of_the_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let messages = messages(root);
    let (mut trouble, mut boxed) = (Vec::new(), 0);
    let cards = "src/games/innovation/cards";
    let sets = ["base", "echoes", "figures", "artifacts"];
    let mut sets = sets.map(|set| files::sources_below(&format!("{cards}/{set}")).collect::<Vec<_>>()).to_vec();
    sets.push(vec![root.join(cards).join("relics.rs")]);
    for files in sets {
        let sources = files.into_iter().map(|file| std::fs::read_to_string(file).expect("a text"));
        let sources: Vec<String> = sources.collect();
        let functions = functions(&sources);
        let tables = sources.iter().filter_map(|source| source.split("\n];\n").next());
        for definition in tables.flat_map(|table| table.split("    define(").skip(1)) {
            let (constant, definition) = definition.split_once(',').expect("effects");
            let name = constant.trim().to_lowercase().replace('_', "-");
            // A constant cannot begin with a number.
            let id = if Card::named(&name).is_some() { name.as_str() } else { name.trim_start_matches("the-") };
            for (key, code) in effects(definition, id) {
                // Karmas are looked at together.
                let words = messages
                    .iter()
                    .filter(|(other, _)| **other == key || other.strip_suffix(['1', '2']) == Some(&format!("{key}-")));
                let words: Boxes = words.flat_map(|(_, words)| in_words(words)).collect();
                let code = in_code(&code, &functions, &mut BTreeSet::new());
                boxed += code.len();
                if words != code {
                    trouble.push(format!("{key}: {words:?} in words, {code:?} in code"));
                }
            }
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
    assert!(boxed > 280, "only {boxed} were found");
}

#[test]
fn values_in_boxes_are_found_in_code() {
    let sources = ["fn one(fx: &mut Fx) {\n    fx.draw(Boxed(4))?;\n    two(fx)\n}\n\nfn two(fx: &mut Fx) {\n    fx.draw_named(set, Boxed(5))?; fx.draw(Plain(value + 1))\n}\n".to_owned()];
    let functions = functions(&sources);
    assert_eq!(in_code("one", &functions, &mut BTreeSet::new()), Boxes::from([4, 5]));
    assert_eq!(in_words("Draw a [3] or [4] with [crown]."), Boxes::from([3, 4]));
}
