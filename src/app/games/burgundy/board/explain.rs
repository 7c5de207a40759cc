//! A tap explains: cards, bonuses and stacks in a sheet.

use super::card::CardImage;
use crate::app::games::burgundy::text::names::LETTERS;
use crate::app::games::burgundy::text::{sections, words};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Section;
use crate::app::rules::MoreInRules;
use crate::app::table::{TableCtx, WHY_NOT, why_not};
use crate::app::ui::Dialog;
use crate::games::burgundy::facts::{PASSAGE_BONUSES, triple_points};
use crate::games::burgundy::{Burgundy, Card, Choice};
use leptos::prelude::*;

/// What is explained.
#[derive(Clone, Copy, PartialEq)]
enum Topic {
    Card(Card),
    /// A text of the catalogue, with its heading under the same key and `-title`.
    Words(&'static str),
    Passage(usize),
    Discard,
}

/// What lies open in the sheet.
#[derive(Clone, Copy)]
pub struct Explained {
    topic: RwSignal<Option<Topic>>,
    /// What a tap wanted to do and cannot.
    wish: RwSignal<Option<Choice>>,
}

impl Explained {
    /// Makes the sheet known to the board.
    pub fn provide() {
        provide_context(Explained { topic: RwSignal::new(None), wish: RwSignal::new(None) });
    }

    /// The sheet of this board.
    pub fn expect() -> Explained {
        expect_context()
    }

    /// Explains a card.
    pub fn card(self, card: Card) {
        self.show(Topic::Card(card), None);
    }

    /// Explains a card with which this cannot be done, and why not.
    pub fn card_without(self, card: Card, wish: Choice) {
        self.show(Topic::Card(card), Some(wish));
    }

    /// Explains something with words alone.
    pub fn words(self, key: &'static str) {
        self.show(Topic::Words(key), None);
    }

    /// Explains with words alone something with which this cannot be done, and why not.
    pub fn words_without(self, key: &'static str, wish: Choice) {
        self.show(Topic::Words(key), Some(wish));
    }

    fn show(self, topic: Topic, wish: Option<Choice>) {
        self.wish.set(wish);
        self.topic.set(Some(topic));
    }

    /// Explains the bonuses of the passages, this one first.
    pub fn passage(self, passage: usize) {
        self.show(Topic::Passage(passage), None);
    }

    /// Shows the discard pile.
    pub fn discard(self) {
        self.show(Topic::Discard, None);
    }
}

/// The sheet that explains.
#[component]
pub fn ExplainSheet(
    /// The match.
    table: TableCtx<Burgundy>,
) -> impl IntoView {
    let Explained { topic, wish } = Explained::expect();
    let why = Memo::new(move |_| topic.get().and(wish.get()).and_then(|wish| table.why_not(wish)));
    let shown = Memo::new(move |last: Option<&Option<Topic>>| topic.get().or(last.copied().flatten()));
    let title = Signal::derive(move || match shown.get() {
        Some(Topic::Card(card)) => words::name(card.face()).say(),
        Some(Topic::Words(key)) => say(&format!("{key}-title")),
        Some(Topic::Passage(_)) => say("burgundy-passage-title"),
        Some(Topic::Discard) => say("burgundy-discard-title"),
        None => String::new(),
    });
    let content = move || match shown.get() {
        Some(Topic::Card(card)) => about_card(card),
        Some(Topic::Words(key)) => view! { <p>{say(key)}</p> }.into_any(),
        Some(Topic::Passage(passage)) => about_passages(passage),
        Some(Topic::Discard) => about_discard(table),
        None => ().into_any(),
    };
    view! {
        <Dialog
            open=Signal::derive(move || topic.get().is_some())
            close=Callback::new(move |()| topic.set(None))
            title
            close_label=Signal::derive(|| say("close"))
            described=Signal::derive(move || why.get().map(|_| WHY_NOT))
        >
            <div class="dialog-body">
                {move || why_not(why.get())}
                {content}
                {move || {
                    shown.get().map(|about| view! { <MoreInRules section=section_of(about) before=move |()| topic.set(None) /> })
                }}
            </div>
        </Dialog>
    }
}

/// Where the rulebook says more.
fn section_of(topic: Topic) -> Section {
    match topic {
        Topic::Card(card) => sections::of_card(card.face()),
        Topic::Words(key) => sections::of_words(key),
        Topic::Passage(_) => sections::PASSAGES,
        Topic::Discard => sections::PILES,
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
    let cards = table.state(|state| state.discard.iter().rev().copied().collect::<Vec<_>>());
    let one = |card: Card| {
        view! { <li><CardImage card=Some(card) /></li> }
    };
    view! { <p>{say("burgundy-discard-help")}</p> <ul class="discard-cards">{cards.into_iter().map(one).collect_view()}</ul> }.into_any()
}
