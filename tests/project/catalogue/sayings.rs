//! A message said with all that its variables can choose: what the laws about the catalogue look at.

use super::{catalogue_text, messages, variables};
use fireside::app::i18n::words::{Arg, Catalogue, Phrase};
use std::collections::BTreeMap;

/// A language with what it says.
pub struct Spoken {
    /// The language, as `en`.
    pub language: &'static str,
    /// What stands in the files, by key.
    pub messages: BTreeMap<String, String>,
    catalogue: Catalogue,
}

impl Spoken {
    /// All that is said in a language.
    pub fn read(language: &'static str) -> Spoken {
        let text = catalogue_text(language);
        let messages = messages(&text);
        Spoken { language, messages, catalogue: Catalogue::read(language, text).expect("the catalogue can be read") }
    }

    /// A message in each of its variants. Where a variable is given, it is this number in all of them; the others are "X", a
    /// name, where nothing hangs on them.
    pub fn sayings(&self, key: &str, given: Option<(&str, i64)>) -> Vec<String> {
        let message = &self.messages[key];
        let choices = choices(message);
        let mut phrases = vec![Phrase::new(key)];
        for name in variables(message) {
            let values = match given {
                Some((given, number)) if given == name => vec![Arg::from(number)],
                _ => choices.get(name).map_or_else(|| vec![Arg::from("X")], |keys| values(keys)),
            };
            let with = |phrase: &Phrase| values.iter().map(|value| phrase.clone().with(name, value.clone())).collect();
            phrases = phrases.iter().flat_map(|phrase| -> Vec<Phrase> { with(phrase) }).collect();
        }
        let mut told: Vec<String> = phrases.iter().map(|phrase| self.catalogue.say(phrase)).collect();
        told.dedup();
        told
    }
}

/// What chooses each variant. Where one is for a number, the rest are for numbers as well.
fn values(keys: &[&str]) -> Vec<Arg> {
    let counts = keys.iter().any(|key| *key == "one" || key.parse::<i64>().is_ok());
    let value = |key: &&str| match *key {
        "one" => 1.into(),
        "other" if counts => 7.into(),
        "other" => "X".into(),
        key => key.parse::<i64>().map_or_else(|_| key.into(), Arg::from),
    };
    keys.iter().map(value).collect()
}

/// What each variable of a message is asked for: the keys of its variants.
pub fn choices(message: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut choices = BTreeMap::<&str, Vec<&str>>::new();
    // A placeable without variants has no name.
    let mut open = Vec::new();
    for (at, sign) in message.char_indices() {
        let rest = &message[at + sign.len_utf8()..];
        match sign {
            '{' => open.push(asked(rest)),
            '}' => drop(open.pop()),
            '[' if begins_variant(&message[..at]) => {
                let key = rest.split(']').next().unwrap_or_default().trim();
                if let Some(Some(name)) = open.last() {
                    let keys = choices.entry(name).or_default();
                    if !keys.contains(&key) {
                        keys.push(key);
                    }
                }
            }
            _ => {}
        }
    }
    choices
}

/// The variable that a placeable asks, as in `$name ->`.
fn asked(rest: &str) -> Option<&str> {
    let (name, variants) = rest.trim_start().strip_prefix('$')?.split_once(char::is_whitespace)?;
    variants.trim_start().starts_with("->").then_some(name)
}

/// Whether a bracket behind this is the key of a variant and no symbol of a card: it is the first of its line.
fn begins_variant(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default().trim();
    before.contains('\n') && (line.is_empty() || line == "*")
}

#[test]
fn variants_are_found_within_variants() {
    let nested = "{ $name ->\n[You] [clock] { $to ->\n[hand] a\n*[other] b\n}\n*[other] { $n } c\n} { $count ->\n[one] d\n*[other] e\n}";
    let found = choices(nested);
    assert_eq!(found["name"], ["You", "other"]);
    assert_eq!((&found["to"][..], &found["count"][..]), (&["hand", "other"][..], &["one", "other"][..]));
    assert_eq!(found.len(), 3, "{found:?}");
}
