//! The whole card with its texts.

use super::card::{age, age_class, colour_class, label, name_class, places, set_class, shows};
use super::card_text::{card_lang, card_name, drawn, sentences, split};
use super::tile::{symbol_tile, tile};
use crate::app::games::innovation::text::names::{karma_texts, symbol_words};
use crate::app::games::innovation::text::shown::At;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::slots;
use crate::games::innovation::cards::effects;
use crate::games::innovation::{Card, ECHO, Effect, INSPIRE, Icon, KARMA, Symbol};
use leptos::prelude::*;

impl At {
    /// Whether it is done when `at` is carried out: the echo effect comes first, then the dogma effects; anything else stands alone.
    fn is_done(self, at: At) -> bool {
        let place = |effect: usize| match effect {
            _ if effect == usize::from(ECHO) => Some(0),
            _ if effect < usize::from(KARMA) => Some(effect + 1),
            _ => None,
        };
        match (place(self.effect), place(at.effect)) {
            (Some(own), Some(now)) => (own, self.sentence) < (now, at.sentence),
            _ => (self.effect, self.karma) == (at.effect, at.karma) && self.sentence < at.sentence,
        }
    }
}

/// The whole card with its texts; the sentence that is carried out is marked, what is done stands back. Another card takes
/// the place of the one before: only what differs is drawn.
#[component]
pub fn FullCard(
    /// Which.
    #[prop(into)]
    card: Signal<Card>,
    /// Where its dogma is, if it is carried out.
    #[prop(optional, into)]
    at: Signal<Option<At>>,
    /// What is said behind each of its effects.
    #[prop(optional, into)]
    notes: Signal<Vec<Option<Phrase>>>,
) -> impl IntoView {
    let texts = Memo::new(move |_| {
        let card = card.get();
        let words =
            |number: usize, kind: Kind| EffectWords { number, karma: 0, kind, sentences: sentences(card, number, 0) };
        let echo = shows(card, Symbol::Echo).then(|| words(usize::from(ECHO), Kind::Echo));
        let inspire = shows(card, Symbol::Inspire).then(|| words(usize::from(INSPIRE), Kind::Inspire));
        let effects = effects(card).iter().enumerate().map(|(number, effect)| match effect {
            Effect::Shared(_) => words(number, Kind::Shared),
            Effect::Demand(_) => words(number, Kind::Demand),
            Effect::Compel(_) => words(number, Kind::Compel),
        });
        let karmas = karma_texts(card).into_iter().enumerate().map(|(karma, text)| {
            let number = usize::from(KARMA);
            EffectWords { number, karma, kind: Kind::Karma, sentences: split(&text.say()) }
        });
        let symbols = card.symbols().filter_map(|symbol| {
            let (name, how) = symbol_words(symbol)?;
            let sentences = vec![format!("{}:", name.say()), how.say()];
            Some(EffectWords { number: OUTSIDE, karma: 0, kind: Kind::Symbol(symbol), sentences })
        });
        echo.into_iter().chain(inspire).chain(effects).chain(karmas).chain(symbols).collect::<Vec<_>>()
    });
    let featured = Memo::new(move |_| card.get().featured());
    let alone = Memo::new(move |_| texts.with(Vec::len) == 1);
    let name = Memo::new(move |_| card_name(card.get()).say());
    let text_class = move || {
        let letters = |text: &EffectWords| 12 + text.sentences.iter().map(|it| it.chars().count()).sum::<usize>();
        let letters = texts.with(|texts| texts.iter().map(letters).sum::<usize>());
        match letters {
            ..=110 => "icard-text roomy",
            111..=190 => "icard-text",
            _ => "icard-text tight",
        }
    };
    view! {
        <div
            class=move || format!("icard full {} {}", colour_class(card.get().colour()), set_class(card.get().set()))
            role="group"
            aria-label=move || label(card.get())
        >
            {move || places(Some(card.get()))}
            <b class=move || name.with(|name| name_class(None, name)) style:--n=move || name.with(|name| name.chars().count()).to_string() aria-hidden="true" lang=card_lang()>
                {name}
            </b>
            <b class=move || age_class(Some(card.get()))>{move || age(Some(card.get()))}</b>
            <div class=text_class>{slots(texts, 0, move |text| view! { <EffectText text featured alone at notes /> })}</div>
        </div>
    }
}

/// The number of what is no effect that is carried out.
const OUTSIDE: usize = usize::MAX;

/// An effect of a whole card in words.
#[derive(Clone, PartialEq)]
struct EffectWords {
    /// Which one, as [`At::effect`].
    number: usize,
    /// As [`At::karma`].
    karma: usize,
    kind: Kind,
    sentences: Vec<String>,
}

/// What kind of text stands on a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Shared,
    Demand,
    Compel,
    Echo,
    Inspire,
    Karma,
    /// What a symbol of a city does.
    Symbol(Symbol),
}

impl Kind {
    /// In words, for assistive technology; a symbol's text says it.
    fn word(self) -> Option<&'static str> {
        match self {
            Kind::Shared => Some("innovation-kind-shared"),
            Kind::Demand => Some("innovation-kind-demand"),
            Kind::Compel => Some("innovation-kind-compel"),
            Kind::Echo => Some("innovation-kind-echo"),
            Kind::Inspire => Some("innovation-kind-inspire"),
            Kind::Karma => Some("innovation-kind-karma"),
            Kind::Symbol(_) => None,
        }
    }
}

/// An effect of a whole card; nothing while it has fewer.
#[component]
fn EffectText(
    text: Memo<Option<EffectWords>>,
    featured: Memo<Icon>,
    /// Whether the card has no other.
    alone: Memo<bool>,
    at: Signal<Option<At>>,
    notes: Signal<Vec<Option<Phrase>>>,
) -> impl IntoView {
    let note = Memo::new(move |_| {
        let number = text.with(|text| text.as_ref().map(|text| text.number))?;
        notes.with(|notes| notes.get(number).cloned().flatten())
    });
    let kind = Memo::new(move |_| text.with(|text| text.as_ref().map(|text| text.kind)));
    let class = move || match kind.get() {
        Some(Kind::Demand) => "demand",
        Some(Kind::Compel) => "demand compel",
        Some(Kind::Echo | Kind::Inspire) => "echo",
        Some(Kind::Karma) => "karma",
        _ => "",
    };
    let kind_word = move || kind.get().and_then(Kind::word).map(|key| format!("{}: ", say(key)));
    let sign = move || match kind.get() {
        Some(Kind::Echo) => symbol_tile(Symbol::Echo, "").into_any(),
        Some(Kind::Inspire) => symbol_tile(Symbol::Inspire, "").into_any(),
        Some(Kind::Karma) => {
            view! { <svg class="tile t-karma" aria-hidden="true"><use href="#innovation.karma"></use></svg> }.into_any()
        }
        Some(Kind::Symbol(symbol)) => symbol_tile(symbol, "").into_any(),
        _ => tile(Some(featured.get())).into_any(),
    };
    // Nothing in it is a signal of its own, so that the elements stay when it is drawn for another card.
    let sentence = |at: Option<At>, here: At, text: &str| {
        let class = match at {
            Some(at) if at == here => "now",
            Some(at) if here.is_done(at) => "done",
            _ => "",
        };
        view! { <span class=class lang=card_lang()>{drawn(text)}</span>" " }
    };
    let sentences = move || {
        let at = at.get();
        text.with(|text| {
            let text = text.as_ref()?;
            let one = |(n, words): (usize, &String)| {
                sentence(at, At { effect: text.number, karma: text.karma, sentence: n }, words)
            };
            Some(text.sentences.iter().enumerate().map(one).collect_view())
        })
        .unwrap_or_default()
    };
    view! {
        <p class=move || if alone.get() { format!("{} alone", class()) } else { class().to_owned() } hidden=move || text.with(Option::is_none)>
            {sign}
            <span class="sr" lang=card_lang()>{kind_word}</span>
            {sentences}
            {move || note.get().map(|note| view! { <small class="effect-note">{note.say()}</small> })}
        </p>
    }
}
