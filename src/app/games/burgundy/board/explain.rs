//! What a tap explains: cards, bonuses and stacks.

use super::card::CardImage;
use crate::app::games::burgundy::text::names::LETTERS;
use crate::app::games::burgundy::text::{sections, words};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Section;
use crate::app::table::{TableCtx, explain};
use crate::games::burgundy::facts::{PASSAGE_BONUSES, triple_points};
use crate::games::burgundy::{Burgundy, Card, Choice};
use leptos::prelude::*;

/// What is explained.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Topic {
    /// A card.
    Card(Card),
    /// A text of the catalogue, with its heading under the same key and `-title`.
    Words(&'static str),
    /// The bonuses of the passages, from this one on.
    Passage(usize),
    /// The discard pile.
    Discard,
}

/// What lies open in the sheet.
pub type Explained = explain::Explained<Topic>;

impl Explained {
    /// Explains a card.
    pub fn card(self, card: Card) {
        self.show(Topic::Card(card));
    }

    /// Explains a card with which this cannot be done, and why not.
    pub fn card_without(self, card: Card, wish: Choice) {
        self.without(Topic::Card(card), wish);
    }

    /// Explains something with words alone.
    pub fn words(self, key: &'static str) {
        self.show(Topic::Words(key));
    }

    /// Explains with words alone something with which this cannot be done, and why not.
    pub fn words_without(self, key: &'static str, wish: Choice) {
        self.without(Topic::Words(key), wish);
    }

    /// Explains the bonuses of the passages, this one first.
    pub fn passage(self, passage: usize) {
        self.show(Topic::Passage(passage));
    }

    /// Shows the discard pile.
    pub fn discard(self) {
        self.show(Topic::Discard);
    }
}

impl explain::Topic for Topic {
    type Game = Burgundy;

    fn title(self) -> String {
        match self {
            Topic::Card(card) => words::name(card.face()).say(),
            Topic::Words(key) => say(&format!("{key}-title")),
            Topic::Passage(_) => say("burgundy-passage-title"),
            Topic::Discard => say("burgundy-discard-title"),
        }
    }

    fn about(self, table: TableCtx<Burgundy>) -> AnyView {
        match self {
            Topic::Card(card) => about_card(card),
            Topic::Words(key) => view! { <p>{say(key)}</p> }.into_any(),
            Topic::Passage(passage) => about_passages(passage),
            Topic::Discard => about_discard(table),
        }
    }

    fn section(self) -> Section {
        match self {
            Topic::Card(card) => sections::of_card(card.face()),
            Topic::Words(key) => sections::of_words(key),
            Topic::Passage(_) => sections::PASSAGES,
            Topic::Discard => sections::PILES,
        }
    }
}

/// A card, large, with all that it does.
pub fn about_card(card: Card) -> AnyView {
    let face = card.face();
    let points = triple_points(face.kind);
    view! {
        <div class="explain">
            <CardImage card=Some(card) />
            <div class="tx">
                <p>{words::long_effect(face).say()}</p>
                <p>{Phrase::new("burgundy-explain-die").with("die", face.die.number()).say()}</p>
                <p>{Phrase::new("burgundy-explain-triple").with("points", points).with("kind", words::kind(face.kind)).say()}</p>
            </div>
        </div>
    }
    .into_any()
}

fn about_passages(current: usize) -> AnyView {
    let one = |passage: usize| {
        let bonuses = PASSAGE_BONUSES[passage].iter().map(|bonus| view! { <li>{words::bonus(*bonus).say()}</li> });
        view! {
            <section class="passage-help" class:now=passage == current>
                <h3>{Phrase::new("burgundy-passage").with("letter", LETTERS[passage]).say()}</h3>
                <ul>{bonuses.collect_view()}</ul>
            </section>
        }
    };
    view! { <p>{say("burgundy-passage-help")}</p> {(current..LETTERS.len()).map(one).collect_view()} }.into_any()
}

fn about_discard(table: TableCtx<Burgundy>) -> AnyView {
    let cards = table.shown(words::discarded);
    let one = |card: Card| {
        view! { <li><CardImage card=Some(card) /></li> }
    };
    view! { <p>{say("burgundy-discard-help")}</p> <ul class="discard-cards">{cards.into_iter().map(one).collect_view()}</ul> }.into_any()
}
