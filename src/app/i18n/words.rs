//! Words for people: a phrase is a key of the message catalogue with its arguments. The catalogue (Fluent) is fetched, part by
//! part, so that no language weighs on the program.

use super::language::{Language, YOU, is_you};
use super::messages::{Messages, Value};
use super::plain::quoted;
use crate::engine::Seat;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::cell::RefCell;
use std::fmt;

/// A message of the catalogue with its arguments, in no language yet.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// The key in the catalogue.
    #[serde(rename = "k")]
    pub key: String,
    /// The arguments by name.
    #[serde(rename = "a", default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, Arg)>,
    /// What a tap on it shows, where the game can show something for it: a number of the game's own.
    #[serde(skip)]
    pub topic: Option<u16>,
    /// Whether it is English, with whatever is said within it, where English is kept beside another language
    /// ([`Catalogue::keep_english`]).
    #[serde(skip)]
    pub english: bool,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, which also chooses plural forms.
    Number(i64),
    /// A name or a symbol, taken as it is.
    Text(String),
    /// Somebody at the table, by name; see [`name_seats`].
    #[serde(skip)]
    Seat(u8),
    /// Another phrase.
    Phrase(Box<Phrase>),
}

/// By hand: what serde makes for an untagged enum keeps the whole value first, in code that nothing else here needs.
impl<'de> Deserialize<'de> for Arg {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Arg, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Arg;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a number, a text or a phrase")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Arg, E> {
                Ok(Arg::Number(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Arg, E> {
                i64::try_from(number).map(Arg::Number).map_err(|_| E::custom("too large a number"))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Arg, E> {
                Ok(Arg::Text(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Arg, A::Error> {
                Phrase::deserialize(MapAccessDeserializer::new(map)).map(Arg::from)
            }
        }
        from.deserialize_any(Any)
    }
}

macro_rules! number_args {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
number_args!(i16, i32, i64, u8, u16, u32, usize);

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat.0)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl Phrase {
    /// The message with this key.
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new(), topic: None, english: false }
    }

    /// The same with one more argument.
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name.to_owned(), value.into()));
        self
    }

    /// The same, being what a game itself says, a name, on its cards or asking: English where that is kept.
    pub fn in_english(mut self) -> Phrase {
        self.english = true;
        self
    }

    /// The language that it is said in, where this is not the page's: what speaks it aloud has to be told.
    pub fn lang(&self) -> Option<&'static str> {
        CATALOGUE.with_borrow(|all| (self.english && all.as_ref()?.english.is_some()).then_some("en"))
    }

    /// The same, naming something that can be shown.
    pub fn linking(mut self, topic: u16) -> Phrase {
        self.topic = Some(topic);
        self
    }

    /// The phrase cut into what can be tapped, with its topic, and the words between.
    pub fn runs(&self) -> Vec<(String, Option<u16>)> {
        CATALOGUE.with_borrow(|catalogue| match catalogue {
            Some(catalogue) => runs(&catalogue.say_as(self, How { marks: true, ..How::default() })),
            None => vec![(self.key.clone(), None)],
        })
    }

    /// The phrase in the language of the catalogue.
    pub fn say(&self) -> String {
        CATALOGUE.with_borrow(|catalogue| match catalogue {
            Some(catalogue) => catalogue.say(self),
            None => self.key.clone(),
        })
    }
}

/// Says a phrase of two or more names: all but the last as `$names`, the last as `$last`.
pub fn say_of_several(key: &str, names: &[&str]) -> String {
    let [first, between @ .., last] = names else { return names.concat() };
    let names = between.iter().fold((*first).to_owned(), |names, name| {
        Phrase::new("list-more").with("names", names).with("name", *name).say()
    });
    Phrase::new(key).with("names", names).with("last", *last).say()
}

/// The message with this key, without arguments.
pub fn say(key: &str) -> String {
    Phrase::new(key).say()
}

/// The messages of one language.
pub struct Catalogue {
    messages: Messages,
    /// The same messages in English, where these are kept beside.
    english: Option<Messages>,
}

/// Why a catalogue cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CatalogueError {
    /// The name of the language is none.
    Language,
    /// The file has errors; how many, and where the first is, or which message is there twice.
    File(String),
}

impl Catalogue {
    /// Reads the messages of a language (`en`, `de`, `es`).
    ///
    /// # Errors
    /// [`CatalogueError`] for an unknown language or a file with errors.
    pub fn read(language: &str, text: String) -> Result<Catalogue, CatalogueError> {
        // The plural forms are those of these.
        Language::ALL.into_iter().find(|ours| ours.code() == language).ok_or(CatalogueError::Language)?;
        let mut catalogue = Catalogue { messages: Messages::default(), english: None };
        catalogue.add(text)?;
        Ok(catalogue)
    }

    /// The same, with the same messages in English beside: names, terms and what a game itself says are said in these.
    pub fn keep_english(self, english: Catalogue) -> Catalogue {
        Catalogue { english: Some(english.messages), ..self }
    }

    /// Adds more messages of the same language.
    ///
    /// # Errors
    /// [`CatalogueError::File`] for a file with errors, or with a message that is there already.
    pub fn add(&mut self, text: String) -> Result<(), CatalogueError> {
        self.messages.add(&text).map_err(CatalogueError::File)
    }

    /// Whether there is a message with this key.
    pub fn knows(&self, key: &str) -> bool {
        self.messages.knows(key)
    }

    /// A phrase in this language. A missing message shows its key: a test keeps that from happening.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.say_as(phrase, How::default())
    }

    fn say_as(&self, phrase: &Phrase, how: How) -> String {
        if how.depth > DEEPEST {
            return CUT.to_owned();
        }
        let said = self.words_of(phrase, How { english: how.english || phrase.english, ..how });
        match phrase.topic {
            _ if said.len() > LONGEST => unmarked(&said[..said.floor_char_boundary(LONGEST)]) + CUT,
            Some(topic) if how.marks => format!("{OPEN}{topic}{MIDDLE}{said}{CLOSE}"),
            _ => said,
        }
    }

    fn words_of(&self, phrase: &Phrase, how: How) -> String {
        let messages = self.english.as_ref().filter(|_| how.english).unwrap_or(&self.messages);
        let text = |text: String| Value::Text(if how.marks { unmarked(&text) } else { text });
        let within = How { depth: how.depth + 1, ..how };
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => Value::Number(*number),
            Arg::Text(own) => text(own.clone()),
            Arg::Seat(seat) => text(seat_name(*seat)),
            Arg::Phrase(inner) => Value::Text(self.say_as(inner, within)),
        };
        let values: Vec<_> = phrase.args.iter().map(|(name, arg)| (name.as_str(), value(arg))).collect();
        let term = self.english.as_ref().and_then(|_| messages.say(&format!("{}.{TERM}", phrase.key), &values));
        term.or_else(|| messages.say(&phrase.key, &values)).unwrap_or_else(|| quoted(&phrase.key))
    }
}

/// The attribute of a message in another language that holds its English words, where these are a game's term.
const TERM: &str = "en";

/// Marks around what can be shown: characters that no text has.
const OPEN: char = '\u{e000}';
const MIDDLE: char = '\u{e001}';
const CLOSE: char = '\u{e002}';

/// A text of somebody else says nothing that can be shown.
fn unmarked(text: &str) -> String {
    text.replace([OPEN, MIDDLE, CLOSE], "")
}

/// How a phrase is said.
#[derive(Clone, Copy, Default)]
struct How {
    /// What can be shown stands between marks.
    marks: bool,
    /// It stands within something that is English.
    english: bool,
    /// Within so many other phrases.
    depth: usize,
}

/// Phrases stand within one another so deep at most: a list of all cards of a game is not as deep.
const DEEPEST: usize = 500;

/// What is said is not longer, in bytes: each phrase that stands twice in another doubles it.
const LONGEST: usize = 20_000;

/// What stands for the rest.
const CUT: &str = "…";

/// Cuts a text at its marks.
fn runs(text: &str) -> Vec<(String, Option<u16>)> {
    let mut runs = Vec::new();
    let mut words = |words: &str, topic| {
        if !words.is_empty() {
            runs.push((words.to_owned(), topic));
        }
    };
    for piece in text.split_inclusive(CLOSE) {
        let linked = piece.strip_suffix(CLOSE).and_then(|piece| piece.split_once(OPEN));
        match linked.and_then(|(before, link)| Some((before, link.split_once(MIDDLE)?))) {
            Some((before, (topic, name))) => {
                words(before, None);
                words(name, topic.parse().ok());
            }
            None => words(piece, None),
        }
    }
    runs
}

thread_local! {
    static CATALOGUE: RefCell<Option<Catalogue>> = const { RefCell::new(None) };
    static NAMES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Speaks with this catalogue from now on.
pub fn speak(catalogue: Catalogue) {
    CATALOGUE.set(Some(catalogue));
}

/// Speaks these messages as well from now on, in the same language; `english` are the same in English, where that is kept beside.
///
/// # Errors
/// [`CatalogueError::File`] for a file with errors, or with a message that is there already; before [`speak`],
/// [`CatalogueError::Language`].
pub fn speak_also(text: String, english: Option<String>) -> Result<(), CatalogueError> {
    CATALOGUE.with_borrow_mut(|catalogue| {
        let catalogue = catalogue.as_mut().ok_or(CatalogueError::Language)?;
        catalogue.add(text)?;
        match (&mut catalogue.english, english) {
            (Some(beside), Some(english)) => beside.add(&english).map_err(CatalogueError::File),
            _ => Ok(()),
        }
    })
}

/// Phrases call the seats so from now on. Who has no name is `You` to them in every language: messages that name seats say
/// what that means (`[You] dir`).
pub fn name_seats<'a>(names: impl IntoIterator<Item = &'a str>) {
    let name = |name: &str| if is_you(name) { YOU[0].to_owned() } else { name.to_owned() };
    NAMES.set(names.into_iter().map(name).collect());
}

fn seat_name(seat: u8) -> String {
    NAMES.with_borrow(|names| names.get(usize::from(seat)).cloned().unwrap_or_else(|| (seat + 1).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKED: How = How { marks: true, english: false, depth: 0 };

    #[test]
    fn what_is_said_has_an_end() {
        let text = "twice = { $a } { $a }\nthe-card = The Card\n".to_owned();
        let catalogue = Catalogue::read("en", text).unwrap();
        for depth in (0..20).chain([40, 200, DEEPEST, DEEPEST + 1, 2 * DEEPEST]) {
            let card = Phrase::new("the-card").linking(7);
            let nested = (0..depth).fold(card, |inner, _| Phrase::new("twice").with("a", inner));
            let said = catalogue.say_as(&nested, MARKED);
            assert!(said.len() <= LONGEST + 20, "{depth}: {}", said.len());
            assert!(runs(&said).iter().all(|(words, _)| !words.contains([OPEN, MIDDLE, CLOSE])), "{depth}");
        }
    }

    #[test]
    fn nobody_else_makes_something_that_can_be_shown() {
        let text = "took = { $who } took { $what }\n".to_owned();
        let catalogue = Catalogue::read("en", text).unwrap();
        let forged = format!("{OPEN}700{MIDDLE}Tap here{CLOSE}");
        name_seats([forged.as_str()]);
        for key in ["took", &forged] {
            let phrase = Phrase::new(key).with("who", Seat(0)).with("what", forged.as_str());
            assert!(runs(&catalogue.say_as(&phrase, MARKED)).iter().all(|(_, topic)| topic.is_none()), "{key}");
        }
    }

    #[test]
    fn phrases_speak_with_plurals_and_inner_phrases() {
        let text =
            "points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n }\nwho = { $name } has { $what }\n";
        let catalogue = Catalogue::read("en", text.to_owned()).unwrap();
        let inner = Phrase::new("points").with("n", 2);
        assert_eq!(catalogue.say(&inner), "2 points");
        assert_eq!(catalogue.say(&Phrase::new("who").with("name", "Ann").with("what", inner)), "Ann has 2 points");
        assert_eq!(catalogue.say(&Phrase::new("none")), "none");
    }

    #[test]
    fn seats_are_called_by_their_names_and_a_nameless_one_is_told_apart() {
        let text = "to = an { $name ->\n    [You] dich\n   *[other] { $name }\n }\n";
        let catalogue = Catalogue::read("de", text.to_owned()).unwrap();
        name_seats(["Du", "Ben"]);
        let to = |seat| catalogue.say(&Phrase::new("to").with("name", Seat(seat)));
        assert_eq!([to(0), to(1), to(2)], ["an dich", "an Ben", "an 3"]);
    }

    #[test]
    fn what_a_phrase_names_is_cut_out_and_stays_the_same_in_words() {
        let text = "pull = Taken: { $what }, then { $more }.\ncard = The Card\n";
        let catalogue = Catalogue::read("en", text.to_owned()).unwrap();
        let phrase = Phrase::new("pull").with("what", Phrase::new("card").linking(7)).with("more", 2);
        assert_eq!(catalogue.say(&phrase), "Taken: The Card, then 2.");
        let cut = runs(&catalogue.say_as(&phrase, MARKED));
        let run = |words: &str, topic| (words.to_owned(), topic);
        assert_eq!(cut, [run("Taken: ", None), run("The Card", Some(7)), run(", then 2.", None)]);
        assert_eq!(runs("nothing named"), [run("nothing named", None)]);
    }

    #[test]
    fn phrases_are_kept_and_read() {
        let phrase = Phrase::new("a").with("n", 3).with("t", "x").with("p", Phrase::new("b").with("m", -1));
        let text = serde_json::to_string(&phrase).unwrap();
        assert_eq!(text, r#"{"k":"a","a":[["n",3],["t","x"],["p",{"k":"b","a":[["m",-1]]}]]}"#);
        assert_eq!(serde_json::from_str::<Phrase>(&text).unwrap(), phrase);
        for wrong in [
            r#"{"k":"a","a":[["n",1.5]]}"#,
            r#"{"k":"a","a":[["n",9223372036854775808]]}"#,
            r#"{"k":"a","a":[["n",[]]]}"#,
        ] {
            assert!(serde_json::from_str::<Phrase>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn names_can_be_kept_in_english() {
        let german = || Catalogue::read("de", "wheel = Das Rad\nuse = { $card } nutzen\n".to_owned()).unwrap();
        let wheel = Phrase::new("use").with("card", Phrase::new("wheel").in_english());
        assert_eq!(german().say(&wheel), "Das Rad nutzen");
        let english = Catalogue::read("en", "wheel = The Wheel\nuse = Use { $card }\n".to_owned()).unwrap();
        assert_eq!(german().keep_english(english).say(&wheel), "The Wheel nutzen");
    }

    #[test]
    fn terms_can_be_kept_in_english_within_other_words() {
        let text = "meld = { $card } ausspielen\n    .en = Meld { $card }\nicon = Burg\n    .en = Castle\nmost = am meisten { $icon }\n";
        let german = || Catalogue::read("de", text.to_owned()).unwrap();
        let meld = Phrase::new("meld").with("card", "A");
        let said = [meld, Phrase::new("most").with("icon", Phrase::new("icon"))];
        assert_eq!(said.each_ref().map(|phrase| german().say(phrase)), ["A ausspielen", "am meisten Burg"]);
        let kept = german().keep_english(Catalogue::read("en", String::new()).unwrap());
        assert_eq!(said.each_ref().map(|phrase| kept.say(phrase)), ["Meld A", "am meisten Castle"]);
    }

    #[test]
    fn what_a_game_says_can_be_kept_in_english_as_a_whole() {
        let german = || {
            Catalogue::read("de", "ask = Welche { $tone } Karte?\nred = rote\nlog = Zug: { $ask }\n".to_owned())
                .unwrap()
        };
        let english =
            Catalogue::read("en", "ask = Which { $tone } card?\nred = red\nlog = Turn: { $ask }\n".to_owned());
        let ask = Phrase::new("ask").with("tone", Phrase::new("red").linking(3)).in_english();
        let log = Phrase::new("log").with("ask", ask.clone());
        assert_eq!(german().say(&log), "Zug: Welche rote Karte?");
        let kept = german().keep_english(english.unwrap());
        assert_eq!([kept.say(&ask), kept.say(&log)], ["Which red card?", "Zug: Which red card?"]);
        let cut = runs(&kept.say_as(&ask, MARKED));
        assert_eq!(cut[1], ("red".to_owned(), Some(3)), "what can be shown is marked in English as well");
    }

    #[test]
    fn a_broken_file_is_refused() {
        assert!(matches!(Catalogue::read("en", "= nothing".to_owned()), Err(CatalogueError::File(_))));
        let mut catalogue = Catalogue::read("en", "one = One\n".to_owned()).unwrap();
        catalogue.add("two = Two\n".to_owned()).unwrap();
        assert_eq!(["one", "two"].map(|key| catalogue.say(&Phrase::new(key))), ["One", "Two"]);
        assert!(matches!(catalogue.add("one = 1\n".to_owned()), Err(CatalogueError::File(_))), "twice");
        assert_eq!(Catalogue::read("??", String::new()).err(), Some(CatalogueError::Language));
    }
}
