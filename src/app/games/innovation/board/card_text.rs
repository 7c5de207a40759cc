//! Card texts: sentences with icons and values in them. In the catalogue a sentence ends with ` | `, and what is drawn stands
//! in brackets: `[castle]`, `[3]`.

use super::tile::Tile;
pub use crate::app::games::innovation::text::names::{card_name, icon_name};
use crate::app::games::innovation::text::names::{
    dogma_text, echo_text, effect_text, inspire_text, karma_texts, symbol_words,
};
use crate::app::i18n::words::Phrase;
use crate::app::ui::inline_icons::{self, Part};
use crate::games::innovation::{Card, ECHO, INSPIRE, Icon, KARMA, Set};
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

/// The sentences of a card's effect, counted from 0; [`ECHO`] is its echo effect, [`INSPIRE`] its inspire effect, [`KARMA`] the karma with
/// that number, from 0. None of what the card has not.
pub fn sentences(card: Card, effect: usize, karma: usize) -> Vec<String> {
    let text = match effect {
        _ if effect == usize::from(ECHO) => Some(echo_text(card)),
        _ if effect == usize::from(INSPIRE) => Some(inspire_text(card)),
        _ if effect == usize::from(KARMA) => karma_texts(card).into_iter().nth(karma),
        _ => Some(effect_text(card, effect)),
    };
    text.map(|text| split(&text.say())).unwrap_or_default()
}

/// The language of what stands on cards and answers, where it is not the page's.
pub fn card_lang() -> Option<&'static str> {
    Phrase::default().in_english().lang()
}

/// A text from the catalogue by sentences.
pub fn split(text: &str) -> Vec<String> {
    text.split(" | ").map(str::to_owned).collect()
}

/// A text with its icons and values. It is drawn in pairs of words and what stands behind them, so that another text in the same
/// place is drawn in the same elements as far as it goes.
pub fn drawn(text: &str) -> AnyView {
    let mut pairs = Vec::new();
    let mut words = "";
    for part in parts(text) {
        match part {
            Part::Words(own) => words = own,
            Part::Sign(sign) => pairs.push((std::mem::take(&mut words).to_owned(), Some(drawn_sign(sign)))),
        }
    }
    pairs.push((words.to_owned(), None));
    pairs.into_iter().collect_view().into_any()
}

fn drawn_sign(sign: Sign) -> AnyView {
    match sign {
        Sign::Icon(icon) => view! { <Tile icon class="in-text" named=true /> }.into_any(),
        Sign::Value(value) => view! { <span class="value">{value.to_string()}</span> }.into_any(),
    }
}

/// What a card does, in one line beside its pile; of a city, which has no effects, its symbols.
pub fn gist(card: Card) -> String {
    if card.set() == Set::Cities {
        let names = card.symbols().filter_map(symbol_words).map(|(name, _)| name.say());
        return names.collect::<Vec<_>>().join(", ");
    }
    dogma_text(card).say()
}
