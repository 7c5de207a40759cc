//! What the parts of the board share: what can be chosen, what choices do, and what lies open in the sheet.

use super::card::Look;
use crate::app::games::innovation::text::preview::{Preview, Trials};
pub use crate::app::games::innovation::text::sections::Topic;
use crate::app::games::innovation::text::{shown, things, words};
use crate::app::i18n::words::say;
use crate::app::table::{Descriptions, HalfChosen, TableCtx, touched};
use crate::app::ui::deferred;
use crate::games::innovation::{Card, Choice, Innovation, Set};
use leptos::prelude::{Set as _, *};

/// So many trials of a preview are made before a tap can come between.
const TRIALS_A_SLICE: u64 = 4;

/// What the parts of the board share.
#[derive(Clone, Copy)]
pub struct BoardCtx {
    /// The match.
    pub table: TableCtx<Innovation>,
    offers: Memo<Vec<Choice>>,
    /// The cards in one's hand that were drawn face down and not looked at yet.
    face_down: Memo<Vec<Card>>,
    /// What has come since the last own move.
    news: Memo<Vec<String>>,
    /// The card whose dogma is carried out now, the innermost if one carries out another.
    acting: Memo<Option<Card>>,
    /// The city with which a card is to be endorsed: tapped first, the card second.
    pub city: HalfChosen<Card>,
    /// What everything that is offered would do, in words.
    descriptions: Descriptions<Choice>,
    /// What the choice that is picked can lead to.
    preview: Signal<Option<(Choice, Preview)>>,
    /// What lies open, each above the one that led there.
    pub topics: RwSignal<Vec<Topic>>,
}

impl BoardCtx {
    /// Makes it known to the board.
    pub fn provide(table: TableCtx<Innovation>) {
        let face_down = Memo::new(move |_| {
            let (viewer, looked) = (table.viewer(), table.looked());
            table.game(|game| shown::face_down(game, viewer, looked))
        });
        let news = Memo::new(move |_| {
            let viewer = table.viewer();
            viewer.map(|viewer| table.game(|game| touched::drawn(game, viewer))).unwrap_or_default()
        });
        let offers = Memo::new(move |_| {
            let mut offers = table.choices();
            face_down.with(|unseen| offers.retain(|choice| choice.card().is_none_or(|card| !unseen.contains(&card))));
            offers
        });
        let acting = Memo::new(move |_| table.state(|state| state.running().last().map(|running| running.card())));
        let topics = RwSignal::new(Vec::new());
        // Whoever looks next opens sheets of their own.
        Effect::new(move |_| {
            table.viewer();
            topics.set(Vec::new());
        });
        provide_context(BoardCtx {
            table,
            offers,
            face_down,
            news,
            acting,
            city: table.half_chosen("city", lends),
            descriptions: table.descriptions(move || offers.get()),
            preview: preview(table),
            topics,
        });
    }

    /// The context of this board.
    pub fn expect() -> BoardCtx {
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

    /// The choice that this card stands for now: melding it, its dogma, itself; once a city is tapped, endorsing it.
    pub fn offer_of(self, card: Card) -> Option<Choice> {
        if self.city.get().is_some() {
            return self.endorsed().into_iter().find(|choice| choice.card() == Some(card));
        }
        let is_meant = |choice: &Choice| choice.card() == Some(card) && !matches!(choice, Choice::Endorse(_));
        self.offers(|offers| offers.iter().copied().find(is_meant))
    }

    /// The endorsements that the city which was tapped lends its icons to.
    pub fn endorsed(self) -> Vec<Choice> {
        let Some(city) = self.city.get() else { return Vec::new() };
        self.offers(|offers| offers.iter().copied().filter(|choice| lends(city, *choice)).collect())
    }

    /// Whether a card is a city with which something can be endorsed now.
    pub fn can_lend(self, city: Card) -> bool {
        let lends = |choice: &Choice| lends(city, *choice);
        city.set() == Set::Cities
            && self.offers(|offers| offers.contains(&Choice::Endorse(city)) && offers.iter().any(lends))
    }

    /// Looks at what the choice that is picked can lead to; `None` until that is known.
    pub fn preview<R>(self, look: impl FnOnce(&Preview) -> R) -> Option<R> {
        let picked = self.table.picked()?;
        self.preview
            .with(|known| known.as_ref().filter(|(choice, _)| *choice == picked).map(|(_, preview)| look(preview)))
    }

    /// How a card looks now.
    pub fn look_of(self, card: Memo<Option<Card>>) -> Memo<Look> {
        Memo::new(move |_| {
            let Some(card) = card.get() else { return Look::Plain };
            if self.city.get() == Some(card) {
                return Look::Chosen;
            }
            match (self.offer_of(card), self.table.picked()) {
                (Some(offer), Some(picked)) if offer == picked => Look::Chosen,
                (Some(_), _) => Look::Can,
                _ if self.acting.get() == Some(card) => Look::Acting,
                _ if self.preview(|preview| preview.losses.contains(&card)) == Some(true) => Look::AtStake,
                _ => Look::Plain,
            }
        })
    }

    /// What choosing a card would do, in words; `None` if it cannot be chosen.
    pub fn does(self, card: Card) -> Option<String> {
        if self.city.get().is_none() && self.can_lend(card) {
            return Some(say("innovation-can-endorse"));
        }
        self.offer_of(card).map(|choice| self.says(choice))
    }

    /// What a choice that is offered would do, in words: only what a button says until all of it has been worked out.
    pub fn says(self, choice: Choice) -> String {
        self.descriptions
            .of(choice)
            .unwrap_or_else(|| untrack(|| self.table.game(|game| words::button(game, choice)).say()))
    }

    /// A tap on a card: chooses it if that can be done, else shows it.
    pub fn tap(self, card: Card) {
        if untrack(|| self.city.get().is_none() && self.can_lend(card)) {
            self.table.unpick();
            return self.city.set(Some(card));
        }
        // A second tap on the city means its own dogma.
        if self.city.get_untracked() == Some(card) {
            self.city.set(None);
        }
        match untrack(|| self.offer_of(card)) {
            Some(choice) => self.table.pick(choice),
            None => self.show(Topic::Card(card)),
        }
    }

    /// Puts back what is picked, and the city that was tapped.
    pub fn put_back(self) {
        self.city.set(None);
        self.table.unpick();
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
        self.table.state(|state| state.knows(viewer, card)) && !self.is_face_down(card)
    }

    /// Whether a card came into one's hand, score pile or forecast since the last own move.
    pub fn is_new(self, card: Card) -> bool {
        self.news.with(|news| news.contains(&things::card(card)))
    }

    /// What is new to whoever looks, face down or not.
    pub fn news(self) -> Vec<String> {
        self.news.get()
    }

    /// Whether a card was drawn face down and has not been looked at yet.
    pub fn is_face_down(self, card: Card) -> bool {
        self.face_down.with(|unseen| unseen.contains(&card))
    }
}

/// Whether a choice is an endorsement to which a city lends its icons.
fn lends(city: Card, choice: Choice) -> bool {
    matches!(choice, Choice::Endorse(card) if city.has(card.featured()))
}

/// What the choice that is picked can lead to.
fn preview(table: TableCtx<Innovation>) -> Signal<Option<(Choice, Preview)>> {
    let begin = move || {
        let picked = table.picked()?;
        Some((picked, table.shown(|game| Trials::of(game, picked))?))
    };
    deferred(begin, |(picked, trials): &mut (Choice, Trials)| {
        trials.run(TRIALS_A_SLICE).map(|preview| (*picked, preview))
    })
}
