//! The names of what is kept, which `boot.js` knows as well: it has them, and what else it shares with the program, from
//! `boot/kept.json`, which the test below writes.

/// What the names of matches begin with.
pub const MATCH: &str = "match.";
/// What the names of their miniatures begin with.
pub const PICTURE: &str = "picture.";
/// What was counted.
pub const STATS: &str = "stats";
/// What a person has set.
pub const SETTINGS: &str = "settings";
/// What has been explained.
pub const EXPLAINED: &str = "explained";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::app::store::backup;
    use crate::app::store::settings::{Cards, Motion, Settings, Speed, Theme, Wordiness};
    use serde_json::json;
    use std::path::Path;

    /// All names of a setting's values.
    fn values<T>(all: &[(T, &'static str)]) -> Vec<&'static str> {
        all.iter().map(|(_, name)| *name).collect()
    }

    #[test]
    fn boot_js_knows_what_the_program_keeps() {
        let [least, .., most] = Settings::TEXT;
        let seen = ["theme", "motion", "speed", "cards", "words", "text"];
        let defaults = Settings::default().all().filter(|(name, _)| seen.contains(name));
        let facts = json!({
            "backup": backup::head(),
            "keys": { "match": MATCH, "settings": SETTINGS, "stats": STATS },
            "languages": Language::ALL,
            "settings": {
                "defaults": defaults.collect::<std::collections::BTreeMap<_, _>>(),
                "text": [least, most],
                "values": {
                    "theme": values(Theme::ALL),
                    "motion": values(Motion::ALL),
                    "speed": values(Speed::ALL),
                    "cards": values(Cards::ALL),
                    "words": values(Wordiness::ALL),
                },
            },
        });
        let text = serde_json::to_string_pretty(&facts).unwrap() + "\n";
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("boot/kept.json");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        assert_eq!(
            std::fs::read_to_string(&path).unwrap(),
            text,
            "run with UPDATE_GOLDEN=1 if this was meant to change"
        );
    }
}
