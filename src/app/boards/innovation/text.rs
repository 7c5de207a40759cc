//! Card texts: sentences with icons and values in them. In the catalogue a sentence ends with ` | `, and what is drawn stands
//! in brackets: `[castle]`, `[3]`.

use super::card::Tile;
pub use crate::app::telling::innovation::names::{card_name, icon_name};
use crate::app::words::say;
use crate::games::innovation::{Card, Icon};
use leptos::prelude::*;

/// A part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part<'a> {
    Words(&'a str),
    Icon(Icon),
    Value(u8),
}

/// Cuts a text into words, icons and values. What stands in brackets and is neither stays as it is.
fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((start, end, part)) = next_sign(rest) {
        if start > 0 {
            parts.push(Part::Words(&rest[..start]));
        }
        parts.push(part);
        rest = &rest[end..];
    }
    if !rest.is_empty() {
        parts.push(Part::Words(rest));
    }
    parts
}

/// The next icon or value in a text, and where it stands.
fn next_sign(text: &str) -> Option<(usize, usize, Part<'_>)> {
    let mut from = 0;
    loop {
        let start = from + text[from..].find('[')?;
        let end = start + text[start..].find(']')?;
        let word = &text[start + 1..end];
        let icon = Icon::ALL.into_iter().find(|icon| icon.word() == word).map(Part::Icon);
        if let Some(part) = icon.or_else(|| word.parse().ok().map(Part::Value)) {
            return Some((start, end + 1, part));
        }
        from = start + 1;
    }
}

/// The sentences of a card's effect, counted from 0.
pub fn sentences(card: Card, effect: usize) -> Vec<String> {
    let text = say(&format!("innovation-effect-{}-{}", card.print().id, effect + 1));
    text.split(" | ").map(str::to_owned).collect()
}

/// A text with its icons and values.
pub fn drawn(text: &str) -> AnyView {
    parts(text)
        .into_iter()
        .map(|part| match part {
            Part::Words(words) => words.to_owned().into_any(),
            Part::Icon(icon) => view! { <Tile icon class="in-text" named=true /> }.into_any(),
            Part::Value(value) => view! { <span class="value">{value.to_string()}</span> }.into_any(),
        })
        .collect_view()
        .into_any()
}

/// A text in words only, for assistive technology.
pub fn spoken(text: &str) -> String {
    parts(text)
        .into_iter()
        .map(|part| match part {
            Part::Words(words) => words.to_owned(),
            Part::Icon(icon) => icon_name(icon).say(),
            Part::Value(value) => value.to_string(),
        })
        .collect()
}

/// What a card does, in one line beside its pile.
pub fn gist(card: Card) -> String {
    say(&format!("innovation-dogma-{}", card.print().id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_at_its_signs() {
        assert_eq!(
            parts("Tuck a [6], score tops without [factory]"),
            [Part::Words("Tuck a "), Part::Value(6), Part::Words(", score tops without "), Part::Icon(Icon::Factory)]
        );
        assert_eq!(parts("[castle][10]"), [Part::Icon(Icon::Castle), Part::Value(10)]);
        assert_eq!(parts(""), []);
    }

    #[test]
    fn what_is_no_sign_stays_in_the_text() {
        assert_eq!(parts("a [b] c"), [Part::Words("a [b] c")]);
        assert_eq!(parts("half [open"), [Part::Words("half [open")]);
        assert_eq!(parts("[x] [leaf]"), [Part::Words("[x] "), Part::Icon(Icon::Leaf)]);
    }
}
