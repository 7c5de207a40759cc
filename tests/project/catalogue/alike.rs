//! What one language says, every language says: no sentence, number, symbol or card is lost on the way.

use super::sayings::Spoken;
use std::collections::BTreeSet;

/// A language with what its texts are read by.
struct Reader {
    spoken: Spoken,
    /// Words for numbers above one.
    numbers: &'static [(&'static str, u8)],
    /// What ends with a full stop and no sentence.
    abbreviations: &'static [&'static str],
    /// Whether a full stop behind a number makes it an ordinal.
    ordinals: bool,
}

fn english() -> Reader {
    Reader {
        spoken: Spoken::read("en"),
        numbers: &[
            ("two", 2),
            ("twice", 2),
            ("three", 3),
            ("four", 4),
            ("five", 5),
            ("fifth", 5),
            ("both", 2),
            ("double", 2),
            ("second", 2),
            ("third", 3),
            ("six", 6),
            ("seven", 7),
            ("eight", 8),
            ("nine", 9),
            ("ten", 10),
            ("eleven", 11),
            ("twelve", 12),
        ],
        abbreviations: &["A. I.", "U.S.", "St."],
        ordinals: false,
    }
}

fn others() -> [Reader; 2] {
    let german = Reader {
        spoken: Spoken::read("de"),
        numbers: &[
            ("zwei", 2),
            ("zweier", 2),
            ("zweimal", 2),
            ("zweite", 2),
            ("zweiten", 2),
            ("zweites", 2),
            ("doppelzug", 2),
            ("doppelt", 2),
            ("dritte", 3),
            ("dritten", 3),
            ("viert", 4),
            ("fünfte", 5),
            ("fünften", 5),
            ("beide", 2),
            ("beiden", 2),
            ("beides", 2),
            ("beidem", 2),
            ("drei", 3),
            ("dreier", 3),
            ("dreifach", 3),
            ("vier", 4),
            ("fünf", 5),
            ("sechs", 6),
            ("sieben", 7),
            ("acht", 8),
            ("neun", 9),
            ("zehn", 10),
            ("elf", 11),
            ("zwölf", 12),
        ],
        abbreviations: &["K. I.", "Pkt.", "evtl."],
        ordinals: true,
    };
    let spanish = Reader {
        spoken: Spoken::read("es"),
        numbers: &[
            ("dos", 2),
            ("ambas", 2),
            ("doble", 2),
            ("segunda", 2),
            ("segundo", 2),
            ("tercera", 3),
            ("tercer", 3),
            ("quinta", 5),
            ("quinto", 5),
            ("ambos", 2),
            ("tres", 3),
            ("triple", 3),
            ("cuatro", 4),
            ("cinco", 5),
            ("seis", 6),
            ("siete", 7),
            ("ocho", 8),
            ("nueve", 9),
            ("diez", 10),
            ("once", 11),
            ("doce", 12),
        ],
        abbreviations: &["I. A.", "pt.", "pts.", "EE. UU."],
        ordinals: false,
    };
    [german, spanish]
}

#[test]
fn every_language_says_as_many_sentences() {
    same("sentences", |reader, key| {
        let sayings = reader.spoken.sayings(key, None);
        sayings.iter().map(|told| reader.sentences(told)).collect::<BTreeSet<_>>()
    });
}

#[test]
fn every_language_draws_the_same_symbols_and_values() {
    same("symbols", |reader, key| {
        let sayings = reader.spoken.sayings(key, None);
        sayings.iter().map(|told| symbols(told)).collect::<BTreeSet<_>>()
    });
}

#[test]
fn every_language_divides_the_effects_of_cards_alike() {
    same("parts", |reader, key| reader.spoken.messages[key].matches('|').count());
}

#[test]
fn every_language_names_the_same_cards() {
    same("references", |reader, key| references(&reader.spoken.messages[key]));
}

/// Of texts without variables, names and the gists of cards, which leave much away. "One, two or three" may be "up to three".
#[test]
fn every_language_says_the_same_numbers() {
    same("numbers", |reader, key| {
        let message = &reader.spoken.messages[key];
        let read = !message.contains('$') && !key.contains("-card-") && !key.contains("-dogma-");
        read.then(|| reader.numbers(&message.replace("one, two or three", "three")))
    });
}

/// Each message has as much of something in every language.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, of: impl Fn(&Reader, &str) -> T) {
    let english = english();
    let mut trouble = Vec::new();
    for reader in others() {
        for key in english.spoken.messages.keys() {
            let (own, wanted) = (of(&reader, key), of(&english, key));
            if own != wanted {
                let (language, message) = (reader.spoken.language, &reader.spoken.messages[key]);
                trouble.push(format!("{language}: {key}: {what} {own:?}, not {wanted:?}: {message}"));
            }
        }
    }
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

impl Reader {
    fn sentences(&self, told: &str) -> usize {
        let told = self.abbreviations.iter().fold(told.to_owned(), |told, short| told.replace(short, "X"));
        let mut sentences = 0;
        let mut last = ' ';
        let mut open = false;
        let mut signs = told.chars().peekable();
        while let Some(sign) = signs.next() {
            let ends = matches!(sign, '.' | '?' | '!' | '|') && signs.peek().is_none_or(|next| " ”“»)".contains(*next));
            let ordinal = self.ordinals && sign == '.' && last.is_ascii_digit() && signs.peek().is_some();
            if ends && !ordinal {
                sentences += usize::from(open);
                open = false;
            }
            open |= sign.is_alphanumeric();
            last = sign;
        }
        sentences + usize::from(open)
    }

    fn numbers(&self, told: &str) -> BTreeSet<u32> {
        let words = told.split(|one: char| !one.is_alphanumeric()).map(str::to_lowercase);
        let number = |word: String| {
            let named = || self.numbers.iter().find(|(name, _)| *name == word).map(|(_, number)| u32::from(*number));
            word.parse().ok().or_else(named)
        };
        words.filter_map(number).filter(|number| *number > 1).collect()
    }
}

/// The symbols and values that stand in brackets, in order of their names.
fn symbols(told: &str) -> Vec<String> {
    let inner = told.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    let mut symbols: Vec<String> = inner.map(|(symbol, _)| symbol.to_owned()).collect();
    symbols.sort_unstable();
    symbols
}

/// The messages that stand within this one.
fn references(message: &str) -> BTreeSet<String> {
    let inner = message.split('{').skip(1).filter_map(|rest| rest.split('}').next()).map(str::trim);
    inner.filter(|inner| inner.starts_with(|one: char| one.is_ascii_lowercase())).map(str::to_owned).collect()
}

#[test]
fn sentences_and_numbers_are_counted() {
    let [german, _] = others();
    let english = english();
    assert_eq!(german.sentences("Zum 2. Mal. | Das war 2."), 2);
    assert_eq!(english.sentences("Draw a [2]. | If A. I. is there, stop: “no!” End"), 2 + 1);
    assert_eq!(english.numbers("Two of 12, one twice"), BTreeSet::from([2, 12]));
    assert_eq!(german.numbers("beide, und drei"), BTreeSet::from([2, 3]));
    assert_eq!(symbols("[leaf] and [2]"), ["2", "leaf"]);
    assert_eq!(references("{ a-b } { $c ->\n[one] { d }\n}"), BTreeSet::from(["a-b", "d"].map(str::to_owned)));
}
