//! What single languages and terms ask for.

use super::{catalogue_text, messages};

/// A colour is a noun in Spanish sentences, "el rojo", "de color rojo"; where it is a label of its own, a sign or nothing stands
/// before it.
#[test]
fn a_colour_in_spanish_has_its_article() {
    let mut found = 0;
    for (key, message) in messages(&catalogue_text("es")) {
        for (at, _) in message.match_indices("{ $colour }") {
            let before = message[..at].trim_end();
            let word = before.rsplit([' ', '\n']).next().unwrap_or_default();
            let is_label = !before.ends_with(char::is_alphabetic);
            assert!(is_label || ["el", "color"].contains(&word), "{key}: {message}");
            found += 1;
        }
    }
    assert!(found > 20, "{found}");
}

/// The sets of Innovation keep their names where they are listed.
#[test]
fn sets_have_the_same_names_in_every_language() {
    let english = messages(&catalogue_text("en"));
    let is_list =
        |key: &str| key.starts_with("innovation-mix-") || key.starts_with("innovation-set-") && !key.ends_with("-note");
    let mut named = 0;
    for language in ["de", "es"] {
        let own = messages(&catalogue_text(language));
        for (key, message) in english.iter().filter(|(key, _)| is_list(key)) {
            for name in ["Cities", "Echoes", "Figures", "Artifacts"].iter().filter(|name| message.contains(**name)) {
                assert!(own[key].contains(name), "{language}: {key}: {}", own[key]);
                named += 1;
            }
        }
    }
    assert!(named > 50, "{named}");
}

/// "40%" in English, "40 %" with a space that no line breaks at elsewhere.
#[test]
fn percentages_are_written_as_each_language_does() {
    for (language, before) in [("en", '}'), ("de", '\u{a0}'), ("es", '\u{a0}')] {
        for (key, message) in messages(&catalogue_text(language)) {
            for (at, _) in message.match_indices('%') {
                assert!(message[..at].ends_with(before), "{language}: {key}: {message}");
            }
        }
    }
}

/// English is British throughout: what stands between the braces is no text.
#[test]
fn english_is_british() {
    const AMERICAN: &[&str] = &["center", "color", "favor", "gray", "harbor", "honor", "labor", "neighbor"];
    for (key, message) in messages(&catalogue_text("en")) {
        let text: String = message.split('{').map(|part| part.split_once('}').map_or(part, |(_, text)| text)).collect();
        let lower = text.to_lowercase();
        let mut words = lower.split(|one: char| !one.is_alphabetic());
        let found = words.find(|word| AMERICAN.iter().any(|american| word.starts_with(american)));
        assert_eq!(found, None, "{key}: {message}");
    }
}
