//! The languages of the page.

use serde::{Deserialize, Serialize};

/// A language with a complete catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Spanish.
    Es,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::Es];

    /// The code: the name of its files, and `lang` in the document.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Es => "es",
        }
    }

    /// What it calls itself, whatever language is spoken now.
    pub fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Es => "Español",
        }
    }

    /// The first of the wished languages that we speak ("de-AT" is German); English if there is none.
    pub fn best<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Language {
        let spoken = |wish: &str| {
            let wish = wish.split(['-', '_']).next().unwrap_or_default();
            Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(wish))
        };
        wishes.into_iter().find_map(spoken).unwrap_or_default()
    }
}

/// What a person is called who gives no name, in every language: the message `you`. It means somebody else on another
/// device, and it stays when the language changes.
pub const YOU: [&str; 3] = ["You", "Du", "Tú"];

/// What seats are called that have no other name, in every language: the messages `colour-1` to `colour-5`; after them what kept matches
/// call seats that had another colour once.
pub const COLOURS: [&[&str]; 5] = [
    &["Pink", "Rosa", "Rosa", "Red", "Rot", "Rojo"],
    &["Blue", "Blau", "Azul"],
    &["Green", "Grün", "Verde"],
    &["Violet", "Violett", "Violeta"],
    &["Teal", "Türkis", "Turquesa", "Gold", "Dorado"],
];

/// Whether a name is none: see [`YOU`].
pub fn is_you(name: &str) -> bool {
    YOU.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wish_that_we_speak_counts() {
        assert_eq!(Language::best(["fr-FR", "de-AT", "en"]), Language::De);
        assert_eq!(Language::best(["ES_mx"]), Language::Es);
        assert_eq!(Language::best(["deutsch", "", "-"]), Language::En);
        assert_eq!(Language::best([]), Language::En);
    }
}
