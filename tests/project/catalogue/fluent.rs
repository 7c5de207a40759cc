//! The page's own reader of catalogues says what Fluent's says.

use super::sayings::choices;
use super::{catalogue_text, messages, variables};
use fireside::app::i18n::language::Language;
use fireside::app::i18n::messages::{Messages, Value};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// What is given where nothing hangs on it: one of these at a time.
fn plain() -> [Value; 5] {
    let text = |text: &str| Value::Text(text.to_owned());
    [Value::Number(0), Value::Number(1), Value::Number(-12_345), text("X"), text(&"{ $n } = long\n".repeat(50))]
}

/// What is given where a text is chosen by it: each of its keys, and numbers and words that no key names.
fn choosing(keys: &[&str]) -> Vec<Value> {
    let named = keys.iter().map(|key| key.parse().map_or_else(|_| Value::Text((*key).to_owned()), Value::Number));
    named.chain([0, 1, 2, 77, 1_000_000].map(Value::Number)).chain([Value::Text("8".to_owned())]).collect()
}

#[test]
fn every_message_is_said_as_fluent_says_it() {
    let mut said = 0;
    for language in Language::ALL {
        let text = catalogue_text(language.code());
        let mut own = Messages::default();
        own.add(&text).expect("the catalogue can be read");
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle
            .add_resource(FluentResource::try_new(text.clone()).expect("it is Fluent"))
            .expect("no key is there twice");
        for (key, message) in messages(&text) {
            let theirs = bundle.get_message(&key).unwrap();
            let attributes = theirs.attributes().map(|it| (format!("{key}.{}", it.id()), it.value()));
            let patterns: Vec<_> = [(key.clone(), theirs.value().unwrap())].into_iter().chain(attributes).collect();
            for values in values(&message) {
                let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, fluent(value))).collect();
                for (key, pattern) in &patterns {
                    let fluent = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
                    assert_eq!(own.say(key, &values).as_deref(), Some(&*fluent), "{language:?} {key} {values:?}");
                    said += 1;
                }
            }
        }
    }
    assert!(said > 100_000, "{said}");
}

fn fluent(value: &Value) -> FluentValue<'_> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) => FluentValue::from(text.as_str()),
    }
}

/// Nothing at all, and all that a message's variables can choose, with each of the plain values for the others.
fn values(message: &str) -> Vec<Vec<(&str, Value)>> {
    let choices = choices(message);
    let mut all = vec![Vec::new()];
    for plain in plain() {
        let mut some = vec![Vec::new()];
        for name in variables(message) {
            let given = choices.get(name).map_or_else(|| vec![plain.clone()], |keys| choosing(keys));
            let with = |values: &Vec<_>, value: &Value| [&values[..], &[(name, value.clone())]].concat();
            some = some.iter().flat_map(|values| given.iter().map(|value| with(values, value))).collect();
        }
        all.extend(some);
    }
    all
}

#[test]
fn what_is_no_catalogue_is_refused() {
    for wrong in [
        "= nothing",
        "no message",
        "a = { $n",
        "a = { n",
        "a = }",
        "a = { $n ->\n [one] x\n}",
        "a = 1\na = 2",
        "    .en = x",
    ] {
        assert!(Messages::default().add(wrong).is_err(), "{wrong}");
    }
}
