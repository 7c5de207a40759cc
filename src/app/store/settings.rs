//! What a person sets, kept under one key and applied at once. `boot.js` applies what is seen (theme, motion, sizes), before
//! the first paint and after every change; the rest of the page asks the store.

use crate::app::i18n::language::Language;
use serde::{Deserialize, Serialize};

/// Everything that can be set. What is missing in a kept text is the default; numbers out of range are moved into it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "lowercase")]
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

    /// Reads kept settings; what cannot be read is the default, each by itself.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        let Ok(serde_json::Value::Object(kept)) = serde_json::from_str(text) else { return settings };
        let Ok(serde_json::Value::Object(mut all)) = serde_json::to_value(settings) else { return settings };
        for (name, value) in kept {
            let Some(before) = all.get(&name).cloned() else { continue };
            all.insert(name.clone(), value);
            match serde_json::from_value(serde_json::Value::Object(all.clone())) {
                Ok(read) => settings = read,
                Err(_) => drop(all.insert(name, before)),
            }
        }
        settings.text = settings.text.clamp(Settings::TEXT[0], Settings::TEXT[Settings::TEXT.len() - 1]);
        settings.volume = settings.volume.min(100);
        settings
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

    #[test]
    fn kept_settings_come_back() {
        let settings =
            Settings { theme: Theme::Dark, words: Wordiness::Few, text: 130, at_once: true, ..Settings::default() };
        assert_eq!(Settings::read(&serde_json::to_string(&settings).unwrap()), settings);
        // As the first version kept them.
        let old = Settings::read(r#"{"theme":"dark","motion":"off","at_once":true}"#);
        assert_eq!((old.theme, old.motion, old.at_once, old.text), (Theme::Dark, Motion::Off, true, 100));
    }

    #[test]
    fn what_cannot_be_read_is_the_default_and_spoils_nothing_else() {
        let read = Settings::read(
            r#"{"theme":"sepia","cards":"large","words":"none","text":900,"volume":-1,"speed":3,"new":{}}"#,
        );
        assert_eq!(read, Settings { cards: Cards::Large, text: 140, ..Settings::default() });
        for text in ["", "null", "[]", "{not json", "7"] {
            assert_eq!(Settings::read(text), Settings::default());
        }
    }
}
