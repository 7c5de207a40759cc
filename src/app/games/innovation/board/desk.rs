//! What the parts of the board share: what can be chosen, and what lies open in the sheet.

use super::card::Look;
use crate::app::games::innovation::text::preview::Preview;
use crate::app::narration::{Narration, Section};
use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::innovation::{Card, Choice, Colour, Innovation};
use leptos::prelude::*;

/// What a sheet shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A card.
    Card(Card),
    /// A colour on a board.
    Pile(Seat, Colour),
    /// Hand, score pile and achievements of a seat.
    Player(Seat),
    /// A supply pile.
    Supply(u8),
    /// The supply and the achievements.
    Middle,
    /// Who is how far with which achievement.
    Reach,
}

/// What the parts of the board share.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The match.
    pub table: TableCtx<Innovation>,
    offers: Memo<Vec<Choice>>,
    preview: Memo<Option<Preview>>,
    /// What lies open, each above the one that led there.
    pub topics: RwSignal<Vec<Topic>>,
}

impl Desk {
    /// Makes it known to the board.
    pub fn provide(table: TableCtx<Innovation>) {
        let offers = Memo::new(move |_| table.choices());
        let previewed = move |picked| table.shown(|game| Preview::of(game, picked));
        let preview = Memo::new(move |_| table.picked().and_then(previewed));
        let topics = RwSignal::new(Vec::new());
        // Whoever looks next opens sheets of their own.
        Effect::new(move |_| {
            table.viewer();
            topics.set(Vec::new());
        });
        provide_context(Desk { table, offers, preview, topics });
    }

    /// The desk of this board.
    pub fn expect() -> Desk {
        expect_context()
    }

    /// Looks at what can be chosen now.
    pub fn offers<R>(self, look: impl FnOnce(&[Choice]) -> R) -> R {
        self.offers.with(|offers| look(offers))
    }

    /// Whether this can be chosen now.
    pub fn offered(self, choice: Choice) -> bool {
        self.offers(|offers| offers.contains(&choice))
    }

    /// The choice that this card stands for now: melding it, its dogma, itself.
    pub fn offer_of(self, card: Card) -> Option<Choice> {
        self.offers(|offers| offers.iter().copied().find(|choice| choice.card() == Some(card)))
    }

    /// The card whose dogma is carried out now, the innermost if one carries out another.
    pub fn acting_card(self) -> Option<Card> {
        self.table.state(|state| state.running().last().map(|running| running.card()))
    }

    /// What the action that is picked can lead to.
    pub fn preview<R>(self, look: impl FnOnce(&Preview) -> R) -> Option<R> {
        self.preview.with(|preview| preview.as_ref().map(look))
    }

    /// How a card looks now.
    pub fn look_of(self, card: Card) -> Look {
        match (self.offer_of(card), self.table.picked()) {
            (Some(offer), Some(picked)) if offer == picked => Look::Chosen,
            (Some(_), _) => Look::Can,
            _ if self.acting_card() == Some(card) => Look::Acting,
            _ if self.preview(|preview| preview.losses.contains(&card)) == Some(true) => Look::AtStake,
            _ => Look::Plain,
        }
    }

    /// What choosing a card would do, in words.
    pub fn does(self, card: Card) -> Option<String> {
        self.offer_of(card).map(|choice| self.says(choice))
    }

    /// What a choice would do, in words.
    pub fn says(self, choice: Choice) -> String {
        self.table.game(|game| Innovation::describe(game, choice)).say()
    }

    /// A tap on a card: chooses it if that can be done, else shows it.
    pub fn tap(self, card: Card) {
        match untrack(|| self.offer_of(card)) {
            Some(choice) => self.table.pick(choice),
            None => self.show(Topic::Card(card)),
        }
    }

    /// Opens a sheet, above the one that is open.
    pub fn show(self, topic: Topic) {
        self.topics.update(|topics| {
            topics.retain(|other| *other != topic);
            topics.push(topic);
        });
    }

    /// Whether the person who looks at the screen knows this card.
    pub fn knows(self, card: Card) -> bool {
        let viewer = self.table.viewer();
        self.table.state(|state| state.knows(viewer, card))
    }
}

/// The section about what lies open.
pub fn of_topic(topic: Topic) -> Section {
    match topic {
        Topic::Card(_) => Section("cards"),
        Topic::Pile(..) => Section("splay"),
        Topic::Player(_) => Section("yours"),
        Topic::Supply(_) => Section("supply"),
        Topic::Middle => Section("components"),
        Topic::Reach => Section("achieve"),
    }
}
