//! A card at every size: the strip and the medium card are one element that the style sheet draws (`style/innovation/card.css`),
//! the full card has its texts.

use super::card_text::{card_name, drawn, icon_name, sentences, split};
pub use crate::app::games::innovation::text::names::colour_name;
use crate::app::games::innovation::text::names::{
    SHARED, city_symbol, karma_texts, measure_sign, own_karma_texts, part, picture, symbol_name, symbol_words,
};
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::slots;
use crate::games::innovation::cards::{definition, effects};
use crate::games::innovation::{Back, Card, Colour, ECHO, Effect, INSPIRE, Icon, KARMA, Measure, Set, Splay, Symbol};
use leptos::prelude::*;

/// The classes of the places, in the order of [`Print::symbols`](crate::games::innovation::card::Print::symbols).
const PLACES: [&str; 6] = ["at at-tl", "at at-bl", "at at-bc", "at at-br", "at at-tc", "at at-tr"];
/// So many icons of a card have elements that are there for every card.
const ICONS: usize = 3;

/// The outline of a picture; as a name, because a path of a fixed text would be wrapped in an element of its own.
const HEXAGON: &str = "M50 4 91 27v46L50 96 9 73V27z";

/// The class that gives a colour its tones.
pub const fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "c-red",
        Colour::Yellow => "c-yellow",
        Colour::Green => "c-green",
        Colour::Blue => "c-blue",
        Colour::Purple => "c-purple",
    }
}

/// The class that gives faces and backs of a set their look; the base game's are the plain ones.
pub const fn set_class(set: Set) -> &'static str {
    match set {
        Set::Base => "",
        Set::Cities => "s-cities",
        Set::Echoes => "s-echoes",
        Set::Figures => "s-figures",
        Set::Artifacts => "s-artifacts",
    }
}

/// The class that gives an icon its tone.
const fn icon_class(icon: Icon) -> &'static str {
    match icon {
        Icon::Castle => "tile t-castle",
        Icon::Crown => "tile t-crown",
        Icon::Leaf => "tile t-leaf",
        Icon::Lightbulb => "tile t-lightbulb",
        Icon::Factory => "tile t-factory",
        Icon::Clock => "tile t-clock",
    }
}

/// The picture of an icon in the sprite.
const fn icon_href(icon: Icon) -> &'static str {
    match icon {
        Icon::Castle => "#innovation.castle",
        Icon::Crown => "#innovation.crown",
        Icon::Leaf => "#innovation.leaf",
        Icon::Lightbulb => "#innovation.lightbulb",
        Icon::Factory => "#innovation.factory",
        Icon::Clock => "#innovation.clock",
    }
}

/// An icon on its ivory tile.
#[component]
pub fn Tile(
    /// Which.
    icon: Icon,
    /// Classes beside its own.
    #[prop(optional)]
    class: &'static str,
    /// Whether assistive technology hears its name; elsewhere a label around it says it.
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    match named {
        true => view! {
            <svg class=format!("{} {class}", icon_class(icon)) role="img" aria-label=icon_name(icon).say()>
                <use href=icon_href(icon)></use>
            </svg>
        }
        .into_any(),
        false => tile_with(Some(icon), class).into_any(),
    }
}

/// An icon on its tile, drawn anew in the same elements when it is another; nothing without one.
pub fn tile(icon: Option<Icon>) -> impl IntoView {
    tile_with(icon, "")
}

/// What is counted for a dogma, as a tile; hidden without one.
pub fn measure_tile(measure: Option<Measure>) -> impl IntoView {
    let class = measure.map(|measure| match measure {
        Measure::Icon(icon) => icon_class(icon),
        Measure::Points => "tile",
    });
    view! {
        <svg class=class.unwrap_or_default() hidden=measure.is_none() aria-hidden="true">
            <use href=measure.map(|measure| format!("#innovation.{}", measure_sign(measure)))></use>
        </svg>
    }
}

fn tile_with(icon: Option<Icon>, class: &'static str) -> impl IntoView {
    let class = icon.map(|icon| format!("{} {class}", icon_class(icon))).unwrap_or_default();
    view! {
        <svg class=class hidden=icon.is_none() aria-hidden="true">
            <use href=icon.map(icon_href)></use>
        </svg>
    }
}

/// An icon at a place of a card; nothing without one.
fn icon_at(at: Option<(usize, Icon)>) -> impl IntoView {
    let (place, icon) = at.unzip();
    tile_with(icon, place.map(|place| PLACES[place]).unwrap_or_default())
}

/// A card's picture in a hexagon at a place of it; nothing without one.
fn picture_at(at: Option<(usize, Card)>) -> impl IntoView {
    let class = at.map(|(place, _)| format!("hexagon {}", PLACES[place])).unwrap_or_default();
    let href = at.map(|(_, card)| picture(card));
    view! {
        <svg class=class hidden=at.is_none() viewBox="0 0 100 100" aria-hidden="true">
            <path d=HEXAGON></path>
            <use href=href x="21" y="21" width="58" height="58"></use>
        </svg>
    }
}

/// What a set adds to icons and pictures, on its tile: a search is its icon with a lens, a bonus a number on its seal.
fn symbol_tile(symbol: Symbol, class: &'static str) -> impl IntoView {
    let (tone, href) = match symbol {
        Symbol::Icon(icon) | Symbol::Search(icon) => (icon_class(icon), icon_href(icon).to_owned()),
        Symbol::Echo => ("tile t-echo", "#innovation-expansions.echo".to_owned()),
        Symbol::Inspire => ("tile t-inspire", "#innovation-figures.inspire".to_owned()),
        Symbol::Bonus(_) => ("tile t-bonus", "#innovation-expansions.bonus".to_owned()),
        Symbol::Flag | Symbol::Fountain => ("tile t-city t-passing", city_href(symbol)),
        Symbol::Plus | Symbol::Arrow(_) | Symbol::Hexagon => ("tile t-city", city_href(symbol)),
    };
    let lens = matches!(symbol, Symbol::Search(_)).then(|| {
        view! { <use class="lens" href="#innovation-cities.search" x="52%" y="52%" width="62%" height="62%"></use> }
    });
    let points = symbol.bonus().map(|points| view! { <text x="50%" y="50%">{points.to_string()}</text> });
    view! {
        <svg class=format!("{tone} {class}") aria-hidden="true">
            <use href=href></use>
            {lens}
            {points}
        </svg>
    }
}

fn city_href(symbol: Symbol) -> String {
    let sheet = if symbol == Symbol::Plus { SHARED } else { part(Set::Cities) };
    format!("#{sheet}.{}", city_symbol(symbol).unwrap_or_default())
}

/// What stands at the places of a card: up to three icons, its picture, and on cards of the sets what else there is. The elements of
/// icons and picture are the same for every card, so that drawn for another one they stay and only what they show changes.
fn places(card: Option<Card>) -> impl IntoView {
    let symbols: Vec<(usize, Symbol)> = card
        .into_iter()
        .flat_map(|card| card.print().symbols.iter().enumerate())
        .filter_map(|(place, symbol)| Some((place, (*symbol)?)))
        .collect();
    let picture = symbols.iter().find(|(_, symbol)| *symbol == Symbol::Hexagon).map(|(place, _)| *place).zip(card);
    let plain = |(place, symbol): &(usize, Symbol)| match symbol {
        Symbol::Icon(icon) => Some((*place, *icon)),
        _ => None,
    };
    let mut icons = symbols.iter().filter_map(plain);
    let (first, second, third) = (icons.next(), icons.next(), icons.next());
    let mut drawn = 0;
    let others = symbols.iter().filter(|(_, symbol)| match symbol {
        Symbol::Hexagon => false,
        Symbol::Icon(_) => {
            drawn += 1;
            drawn > ICONS
        }
        _ => true,
    });
    let others: Vec<_> = others.map(|(place, symbol)| symbol_tile(*symbol, PLACES[*place])).collect();
    view! {
        {picture_at(picture)}
        {icon_at(first)}
        {icon_at(second)}
        {icon_at(third)}
        {others}
    }
}

fn age_class(card: Option<Card>) -> &'static str {
    if card.is_some_and(|card| card.value() > 9) { "icard-age ten" } else { "icard-age" }
}

fn age(card: Option<Card>) -> Option<String> {
    card.map(|card| card.value().to_string())
}

/// Longer names are not narrowed any more: they end early on small cards and stand in two lines on the whole one.
const LONG_NAME: usize = 26;

fn name_class(name: &str) -> &'static str {
    if name.chars().count() > LONG_NAME { "icard-name long" } else { "icard-name" }
}

/// The inside of a strip or a medium card; around it stands an element of class `icard` and of its colour. Without a card it tells
/// of none.
fn inside(card: Option<Card>) -> impl IntoView {
    let name = card.map(|card| card_name(card).say());
    let letters = name.as_ref().map(|name| name.chars().count().to_string());
    let class = name_class(name.as_deref().unwrap_or_default());
    view! {
        {places(card)}
        <b class=class style:--n=letters>{name}</b>
        <b class=age_class(card)>{age(card)}</b>
    }
}

/// The inside of a covered card: what its splay reveals, and no more. A picture is as much of it as an icon.
pub fn revealed(card: Card, splay: Splay) -> impl IntoView {
    let place = move |place: &usize| match card.print().symbols[*place] {
        Some(Symbol::Hexagon) => picture_at(Some((*place, card))).into_any(),
        Some(Symbol::Icon(icon)) => icon_at(Some((*place, icon))).into_any(),
        Some(symbol) => symbol_tile(symbol, PLACES[*place]).into_any(),
        None => icon_at(None).into_any(),
    };
    // A city has something else in that corner.
    let shows_age = splay == Splay::Left && card.set() != Set::Cities;
    view! {
        {splay.places().iter().map(place).collect_view()}
        {shows_age.then(|| view! { <b class=age_class(Some(card))>{age(Some(card))}</b> })}
    }
}

/// Whether its effects are demands or shared, its karmas, as marks: seen where a card has room for more than its name.
fn marks(card: Option<Card>) -> impl IntoView {
    let has = |symbol| card.is_some_and(|card| shows(card, symbol));
    let echo = has(Symbol::Echo).then_some("#innovation-expansions.echo");
    let inspire = has(Symbol::Inspire).then_some("#innovation-figures.inspire");
    let effects = card.map(effects).unwrap_or_default().iter().map(|effect| match effect {
        Effect::Shared(_) => "#innovation.shared",
        Effect::Demand(_) => "#innovation.demand",
        Effect::Compel(_) => "#innovation-artifacts.compel",
    });
    let karmas = card.map(|card| definition(card).karma_effects()).unwrap_or_default().iter();
    let all = echo.into_iter().chain(inspire).chain(effects).chain(karmas.map(|_| "#innovation.karma"));
    view! {
        <span class="icard-marks" aria-hidden="true">
            {all.map(|href| view! { <svg><use href=href></use></svg> }).collect_view()}
        </span>
    }
}

fn shows(card: Card, symbol: Symbol) -> bool {
    card.symbols().any(|shown| shown == symbol)
}

/// A card in words: name, age, colour, icons and what else is printed on it.
pub fn label(card: Card) -> String {
    let icons: Vec<String> = card.symbols().filter_map(symbol_name).map(|name| name.say()).collect();
    Phrase::new("innovation-card-label")
        .with("name", card_name(card))
        .with("age", card.value())
        .with("colour", colour_name(card.colour()))
        .with("icons", icons.join(", "))
        .say()
}

/// How a card on the table looks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Look {
    /// As it is.
    #[default]
    Plain,
    /// It can be chosen.
    Can,
    /// It is chosen.
    Chosen,
    /// Its dogma is carried out.
    Acting,
    /// The action that is picked can cost somebody this card.
    AtStake,
}

impl Look {
    const fn class(self) -> &'static str {
        match self {
            Look::Plain => "",
            Look::Can => "can",
            Look::Chosen => "chosen",
            Look::Acting => "acting",
            Look::AtStake => "at-stake",
        }
    }
}

/// A card that is tapped: chosen when it can be, explained when not. Nothing while there is none.
#[component]
pub fn CardButton(
    /// Which.
    #[prop(into)]
    card: Signal<Option<Card>>,
    /// Classes beside `icard` and the colour's.
    #[prop(optional)]
    class: &'static str,
    /// How it looks now.
    #[prop(into)]
    look: Signal<Look>,
    /// What choosing it would do, for assistive technology, where that is known.
    #[prop(into)]
    does: Signal<Option<String>>,
    /// Told of a tap.
    #[prop(into)]
    tap: Callback<Card>,
    /// Told of a long press or a right click: show the card.
    #[prop(into)]
    show: Callback<Card>,
    /// Whether this is where the card lies: motion starts and ends here.
    #[prop(default = true)]
    is_place: bool,
    /// Whether it can have room for marks of its effects.
    #[prop(optional)]
    marked: bool,
) -> impl IntoView {
    let label = Memo::new(move |_| card.get().map(label));
    let named = move || {
        let label = label.get()?;
        Some(match does.get() {
            Some(does) => format!("{does}. {label}"),
            None => label,
        })
    };
    let pressed = move || match look.get() {
        Look::Can => Some("false"),
        Look::Chosen => Some("true"),
        _ => None,
    };
    // One text, since a class that is switched on beside it would be lost with the next card.
    let class = move || {
        let of = |card: Card| {
            let (colour, set) = (colour_class(card.colour()), set_class(card.set()));
            format!("icard {colour} {set} {class} {}", look.get().class())
        };
        card.get().map(of).unwrap_or_default()
    };
    view! {
        <button
            class=class
            type="button"
            hidden=move || card.get().is_none()
            data-thing=move || card.get().filter(|_| is_place).map(thing)
            aria-label=named
            aria-pressed=pressed
            on:click=move |_| {
                if let Some(card) = card.get_untracked() {
                    tap.run(card);
                }
            }
            on:contextmenu=move |event| {
                event.prevent_default();
                if let Some(card) = card.get_untracked() {
                    show.run(card);
                }
            }
        >
            {move || inside(card.get())}
            {marked.then_some(move || marks(card.get()))}
        </button>
    }
}

/// The name under which a card travels.
pub fn thing(card: Card) -> String {
    format!("card-{}", card.0)
}

/// Where an effect is: which one, which sentence of it, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    /// The effect; [`ECHO`], [`INSPIRE`] and [`KARMA`] are what they say.
    pub effect: usize,
    /// The sentence that is carried out.
    pub sentence: usize,
}

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
            _ => self.effect == at.effect && self.sentence < at.sentence,
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
        let words = |number: usize, kind: Kind| EffectWords { number, kind, sentences: sentences(card, number) };
        let echo = shows(card, Symbol::Echo).then(|| words(usize::from(ECHO), Kind::Echo));
        let inspire = shows(card, Symbol::Inspire).then(|| words(usize::from(INSPIRE), Kind::Inspire));
        let effects = effects(card).iter().enumerate().map(|(number, effect)| match effect {
            Effect::Shared(_) => words(number, Kind::Shared),
            Effect::Demand(_) => words(number, Kind::Demand),
            Effect::Compel(_) => words(number, Kind::Compel),
        });
        let own = own_karma_texts(card);
        let karmas = karma_texts(card).into_iter().map(|text| {
            // Of several nobody can say which one is carried out.
            let number = if own == [text.clone()] { usize::from(KARMA) } else { OUTSIDE };
            EffectWords { number, kind: Kind::Karma, sentences: split(&text.say()) }
        });
        let symbols = card.symbols().filter_map(|symbol| {
            let (name, how) = symbol_words(symbol)?;
            let sentences = vec![format!("{}:", name.say()), how.say()];
            Some(EffectWords { number: OUTSIDE, kind: Kind::Symbol(symbol), sentences })
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
            <b class=move || name.with(|name| name_class(name)) style:--n=move || name.with(|name| name.chars().count()).to_string() aria-hidden="true">
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
    /// Which one, from 0, or as [`At::effect`].
    number: usize,
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
        view! { <span class=class>{drawn(text)}</span>" " }
    };
    let sentences = move || {
        let at = at.get();
        text.with(|text| {
            let text = text.as_ref()?;
            let one = |(n, words): (usize, &String)| sentence(at, At { effect: text.number, sentence: n }, words);
            Some(text.sentences.iter().enumerate().map(one).collect_view())
        })
        .unwrap_or_default()
    };
    view! {
        <p class=move || if alone.get() { format!("{} alone", class()) } else { class().to_owned() } hidden=move || text.with(Option::is_none)>
            {sign}
            <span class="sr">{kind_word}</span>
            {sentences}
            {move || note.get().map(|note| view! { <small class="effect-note">{note.say()}</small> })}
        </p>
    }
}

/// A card of which only the back is seen.
pub fn back(back: Back) -> impl IntoView {
    view! { <span class=format!("iback {}", set_class(back.set)) aria-hidden="true">{back.value.to_string()}</span> }
}
