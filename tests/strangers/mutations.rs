//! Mutations: of bytes, of texts, and of whatever is written as JSON.

use fireside::engine::{Chance, Stream};
use serde_json::{Map, Value, json};

/// Texts that are meant to be in the way. The longer ones are made of the first.
pub const AWKWARD: [&str; 20] = [
    "Ann",
    "",
    " ",
    "\u{e000}700\u{e001}Tap\u{e002}",
    "\u{e002}\u{e001}\u{e000}",
    "\u{202e}nnA\u{2066}",
    "\u{0}\u{7}\u{1b}[31m",
    "one\r\ntwo\u{2028}three",
    "\u{200d}\u{fe0f}",
    "👩‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}",
    "ﷺ",
    "\u{ffff}\u{fdd0}\u{10ffff}",
    "<img src=x onerror=alert(1)>",
    "{ $name } { NUMBER(1) }",
    "__proto__",
    "../../x",
    "=1+1",
    "You",
    "and",
];

/// One of so many.
fn one(chance: &mut Stream, of: usize) -> usize {
    chance.below(of.max(1) as u32) as usize
}

/// Up to so many times, some bytes are others, missing, twice, or more.
pub fn mutated_bytes(bytes: &mut Vec<u8>, most: usize, chance: &mut Stream) {
    for _ in 0..=one(chance, most) {
        let (at, to) = (one(chance, bytes.len()), one(chance, bytes.len()));
        let part = at.min(to)..(at.max(to)).min(at.min(to) + 40);
        match one(chance, 5) {
            0 if !bytes.is_empty() => bytes[at] ^= 1 << one(chance, 8),
            1 if !bytes.is_empty() => bytes[at] = [0, 1, 0x7f, 0x80, 0xff][one(chance, 5)],
            2 => drop(bytes.drain(part)),
            3 => {
                let twice = bytes[part].to_vec();
                bytes.splice(at..at, twice);
            }
            _ => drop(bytes.splice(at..at, AWKWARD[one(chance, AWKWARD.len())].bytes())),
        }
    }
}

/// The same of a text; half of the time line by line.
pub fn mutated_text(text: &str, chance: &mut Stream) -> String {
    if one(chance, 2) == 0 {
        let mut bytes = text.as_bytes().to_vec();
        mutated_bytes(&mut bytes, 3, chance);
        return String::from_utf8_lossy(&bytes).into_owned();
    }
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=one(chance, 3) {
        let (at, to) = (one(chance, lines.len()), one(chance, lines.len()));
        match one(chance, 5) {
            0 => drop(lines.remove(at)),
            1 => lines.swap(at, to),
            // What is long already does not become longer again and again.
            2 => lines.insert(at, lines[to].repeat(1 + one(chance, 300.min(2_000_000 / (1 + lines[to].len()))))),
            3 => lines[at] = lines[at].split(' ').rev().collect::<Vec<_>>().join(" "),
            _ => lines.insert(at, text_of(chance)),
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

fn text_of(chance: &mut Stream) -> String {
    let text = AWKWARD[one(chance, AWKWARD.len())];
    text.repeat([1, 1, 1, 40, 5_000][one(chance, 5)])
}

/// Something else than stood there.
fn value_of(chance: &mut Stream) -> Value {
    let numbers = [
        json!(0),
        json!(-1),
        json!(1),
        json!(5),
        json!(255),
        json!(256),
        json!(65_536),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(i32::MAX),
        json!(i32::MIN),
        json!(1e300),
        json!(-1e300),
        json!(0.5),
    ];
    match one(chance, 8) {
        0..3 => numbers[one(chance, numbers.len())].clone(),
        3..5 => text_of(chance).into(),
        5 => [Value::Null, true.into(), json!([]), json!({}), json!([[[]]])][one(chance, 5)].clone(),
        6 => nested_phrase(1 + one(chance, 40)),
        _ => Value::Array(vec![numbers[one(chance, numbers.len())].clone(); one(chance, 3_000)]),
    }
}

/// A phrase that says the one within it twice, which does the same.
fn nested_phrase(depth: usize) -> Value {
    (0..depth).fold(json!(7), |inner, _| json!({ "k": "innovation-undone-top", "a": [["age", inner]] }))
}

/// JSON with some parts changed; what is none as a text.
pub fn mutated(text: &str, chance: &mut Stream) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return mutated_text(text, chance) };
    let pool = value.clone();
    for _ in 0..=one(chance, 3) {
        let part = pick(&pool, chance).clone();
        change(&mut value, part, chance);
    }
    value.to_string()
}

/// Some part of a value.
fn pick<'a>(value: &'a Value, chance: &mut Stream) -> &'a Value {
    match value {
        Value::Array(list) if !list.is_empty() && one(chance, 4) > 0 => pick(&list[one(chance, list.len())], chance),
        Value::Object(map) if !map.is_empty() && one(chance, 4) > 0 => {
            map.values().nth(one(chance, map.len())).map_or(value, |inner| pick(inner, chance))
        }
        _ => value,
    }
}

/// Changes some part.
fn change(value: &mut Value, part: Value, chance: &mut Stream) {
    let deeper = one(chance, 5) > 0;
    match value {
        Value::Array(list) if !list.is_empty() && deeper => {
            let at = one(chance, list.len());
            change(&mut list[at], part, chance);
        }
        Value::Object(map) if !map.is_empty() && deeper => {
            let at = one(chance, map.len());
            if let Some(inner) = map.values_mut().nth(at) {
                change(inner, part, chance);
            }
        }
        Value::Array(list) => change_list(list, part, chance),
        Value::Object(map) => change_map(map, part, chance),
        _ => *value = if one(chance, 4) == 0 { part } else { value_of(chance) },
    }
}

fn change_list(list: &mut Vec<Value>, part: Value, chance: &mut Stream) {
    let (at, to) = (one(chance, list.len()), one(chance, list.len()));
    match one(chance, 6) {
        0 if !list.is_empty() => drop(list.remove(at)),
        1 if !list.is_empty() => list.swap(at, to),
        2 => list.truncate(at),
        3 if !list.is_empty() => {
            let again = vec![list[at].clone(); [2, 30, 3_000, 8_000][one(chance, 4)]];
            if again[0].to_string().len() < 200 {
                list.splice(at..at, again);
            }
        }
        4 => list.insert(at, part),
        _ => list.insert(at, value_of(chance)),
    }
}

fn change_map(map: &mut Map<String, Value>, part: Value, chance: &mut Stream) {
    let name = map.keys().nth(one(chance, map.len())).cloned().unwrap_or_default();
    match one(chance, 5) {
        0 => drop(map.remove(&name)),
        1 => drop(map.insert(name, part)),
        2 => drop(map.insert("future".to_owned(), value_of(chance))),
        3 => drop(map.insert(text_of(chance), part)),
        _ => drop(map.insert(name, value_of(chance))),
    }
}
