//! Card texts: sentences with icons and values in them. In the catalogue a sentence ends with ` | `, and what is drawn stands
//! in brackets: `[castle]`, `[3]`.

use super::card::Tile;
pub use crate::app::games::innovation::text::names::{card_name, icon_name};
use crate::app::i18n::words::say;
use crate::app::ui::inline_icons::{self, Part};
use crate::games::innovation::{Card, Icon};
use leptos::prelude::*;

/// What is drawn in a text.
#[derive(Clone, Copy)]
enum Sign {
    Icon(Icon),
    Value(u8),
}

fn parts(text: &str) -> Vec<Part<'_, Sign>> {
    inline_icons::parts(text, |word| {
        let icon = Icon::ALL.into_iter().find(|icon| icon.word() == word).map(Sign::Icon);
        icon.or_else(|| word.parse().ok().map(Sign::Value))
    })
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
            Part::Sign(Sign::Icon(icon)) => view! { <Tile icon class="in-text" named=true /> }.into_any(),
            Part::Sign(Sign::Value(value)) => view! { <span class="value">{value.to_string()}</span> }.into_any(),
        })
        .collect_view()
        .into_any()
}

/// What a card does, in one line beside its pile.
pub fn gist(card: Card) -> String {
    say(&format!("innovation-dogma-{}", card.print().id))
}
