//! What a person sets, kept under one key and applied at once. `boot.js` applies what is seen (theme, motion, sizes), before
//! the first paint and after every change; the rest of the page asks the store.

use crate::app::i18n::language::Language;
use serde::{Deserialize, Serialize};

/// Everything that can be set. What is missing in a kept text is the default; numbers out of range are moved into it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The language; `None` for the device's.
    pub language: Option<Language>,
    /// Whether names of cards and a game's terms stay English in every language.
    pub english_names: bool,
    /// Light, dark, or as the device.
    pub theme: Theme,
    /// Whether things move.
    pub motion: Motion,
    /// How long bots' moves stay and how fast things move.
    pub speed: Speed,
    /// Size of all text in percent, [`Settings::TEXT`].
    pub text: u16,
    /// Size of the cards on a board.
    pub cards: Cards,
    /// How much is said on screen beside what is needed.
    pub words: Wordiness,
    /// Whether a tap on a choice commits it at once.
    pub at_once: bool,
    /// Whether questions with a single choice answer themselves in a new match.
    pub auto_answer: bool,
    /// Whether cards that a person draws lie face down until looked at.
    pub face_down: bool,
    /// Whether things are heard.
    pub sound: bool,
    /// How loud, in percent.
    pub volume: u8,
    /// Whether the screen stays on while a match is on it.
    pub awake: bool,
    /// Whether single letters are shortcuts (WCAG 2.1.4).
    pub keys: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            english_names: false,
            theme: Theme::System,
            motion: Motion::System,
            speed: Speed::Normal,
            text: 100,
            cards: Cards::Normal,
            words: Wordiness::All,
            at_once: false,
            auto_answer: true,
            face_down: false,
            sound: false,
            volume: 60,
            awake: true,
            keys: true,
        }
    }
}

impl Settings {
    /// The sizes of text that are offered, in percent.
    pub const TEXT: [u16; 6] = [90, 100, 110, 120, 130, 140];
}

/// A setting as it is kept, in JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// The name of one of several.
    Word(String),
    /// `null`: none.
    Nothing,
}

/// What can be kept as a setting.
trait Kept: Sized {
    fn keep(self) -> Value;
    /// `None` for a value that means nothing here.
    fn of(value: Value) -> Option<Self>;
}

macro_rules! kept {
    ($($name:ident),*) => {
        impl Settings {
            /// Reads kept settings by name; what cannot be read is the default, each by itself.
            pub fn read(get: impl Fn(&str) -> Option<Value>) -> Settings {
                let mut settings = Settings::default();
                $(if let Some(kept) = get(stringify!($name)).and_then(Kept::of) {
                    settings.$name = kept;
                })*
                settings.text = settings.text.clamp(Settings::TEXT[0], Settings::TEXT[Settings::TEXT.len() - 1]);
                settings.volume = settings.volume.min(100);
                settings
            }

            /// All settings with their names, as they are kept.
            pub fn all(self) -> impl Iterator<Item = (&'static str, Value)> {
                let Settings { $($name),* } = self;
                [$((stringify!($name), $name.keep())),*].into_iter()
            }
        }
    };
}
kept!(
    language,
    english_names,
    theme,
    motion,
    speed,
    text,
    cards,
    words,
    at_once,
    auto_answer,
    face_down,
    sound,
    volume,
    awake,
    keys
);

impl Kept for bool {
    fn keep(self) -> Value {
        Value::Flag(self)
    }
    fn of(value: Value) -> Option<bool> {
        if let Value::Flag(is) = value { Some(is) } else { None }
    }
}

macro_rules! kept_numbers {
    ($($kind:ty),*) => {$(
        impl Kept for $kind {
            fn keep(self) -> Value {
                Value::Number(self.into())
            }
            fn of(value: Value) -> Option<$kind> {
                if let Value::Number(n) = value { n.try_into().ok() } else { None }
            }
        }
    )*};
}
kept_numbers!(u8, u16);

impl Kept for Option<Language> {
    fn keep(self) -> Value {
        self.map_or(Value::Nothing, |language| Value::Word(language.code().to_owned()))
    }
    fn of(value: Value) -> Option<Option<Language>> {
        match value {
            Value::Nothing => Some(None),
            Value::Word(code) => Language::ALL.into_iter().find(|language| language.code() == code).map(Some),
            _ => None,
        }
    }
}

macro_rules! kept_words {
    ($($kind:ident: $($value:ident $name:literal),+;)*) => {$(
        impl $kind {
            /// All of them, with the names under which they are kept.
            pub const ALL: &[($kind, &'static str)] = &[$(($kind::$value, $name)),+];
        }
        impl Kept for $kind {
            fn keep(self) -> Value {
                Value::Word($kind::ALL.iter().find(|(value, _)| *value == self).map_or("", |(_, name)| name).to_owned())
            }
            fn of(value: Value) -> Option<$kind> {
                let Value::Word(kept) = value else { return None };
                $kind::ALL.iter().find(|(_, name)| *name == kept).map(|(value, _)| *value)
            }
        }
    )*};
}
kept_words! {
    Theme: System "system", Light "light", Dark "dark";
    Motion: System "system", On "on", Off "off";
    Speed: Calm "calm", Normal "normal", Fast "fast", Instant "instant";
    Cards: Normal "normal", Large "large", Larger "larger";
    Wordiness: All "all", Few "few";
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device.
    #[default]
    System,
    /// Paper by day.
    Light,
    /// A room with a fire.
    Dark,
}

/// Whether things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// As the device.
    #[default]
    System,
    /// Things move, whatever the device asks for.
    On,
    /// Nothing moves.
    Off,
}

/// How long bots' moves stay and how fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// Time to watch.
    Calm,
    /// As designed.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// Without any pause.
    Instant,
}

impl Speed {
    /// A bot's move stays on screen at least so long before the next one, in milliseconds.
    pub const fn bot_pause(self) -> f64 {
        match self {
            Speed::Calm => 1500.0,
            Speed::Normal => 650.0,
            Speed::Fast => 250.0,
            Speed::Instant => 0.0,
        }
    }

    /// How many times the usual time whatever moves takes; 0 for not at all. `style/base/tokens.css` has the same for what CSS moves.
    pub const fn pace(self) -> f64 {
        match self {
            Speed::Calm => 1.5,
            Speed::Normal => 1.0,
            Speed::Fast => 0.5,
            Speed::Instant => 0.0,
        }
    }

    /// With which of the three speeds a replay begins: 0 is the slowest.
    pub const fn replay(self) -> usize {
        match self {
            Speed::Calm => 0,
            Speed::Normal => 1,
            Speed::Fast | Speed::Instant => 2,
        }
    }
}

/// Size of the cards on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cards {
    /// As much as possible without scrolling.
    #[default]
    Normal,
    /// Larger.
    Large,
    /// Larger still.
    Larger,
}

/// How much is said on screen beside what is needed: hints, explanations, goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wordiness {
    /// What a newcomer reads.
    #[default]
    All,
    /// What an expert wants to see.
    Few,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn read(text: &str) -> Settings {
        let kept: BTreeMap<String, serde_json::Value> = serde_json::from_str(text).unwrap();
        Settings::read(|name| serde_json::from_value(kept.get(name)?.clone()).ok())
    }

    #[test]
    fn kept_settings_come_back() {
        let settings =
            Settings { theme: Theme::Dark, words: Wordiness::Few, text: 130, at_once: true, ..Settings::default() };
        let kept: BTreeMap<_, _> = settings.all().collect();
        assert_eq!(read(&serde_json::to_string(&kept).unwrap()), settings);
        // As the first version kept them.
        let old = read(r#"{"theme":"dark","motion":"off","at_once":true}"#);
        assert_eq!((old.theme, old.motion, old.at_once, old.text), (Theme::Dark, Motion::Off, true, 100));
    }

    #[test]
    fn what_cannot_be_read_is_the_default_and_spoils_nothing_else() {
        let settings =
            read(r#"{"theme":"sepia","cards":"large","words":"none","text":900,"volume":-1,"speed":3,"new":{}}"#);
        assert_eq!(settings, Settings { cards: Cards::Large, text: 140, ..Settings::default() });
        assert_eq!(read("{}"), Settings::default());
    }
}
