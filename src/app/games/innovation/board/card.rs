//! A card on the table: the strip and the medium card are one element that the style sheet draws (`style/innovation/card.css`).

use super::card_text::{card_lang, card_name};
use super::tile::{symbol_tile, tile_with};
pub use crate::app::games::innovation::text::names::colour_name;
use crate::app::games::innovation::text::names::{full_name, picture, symbol_name};
use crate::app::games::innovation::text::things;
use crate::app::i18n::words::Phrase;
use crate::games::innovation::cards::{definition, effects};
use crate::games::innovation::{Back, Card, Colour, Effect, Icon, Set, Splay, Symbol};
use leptos::prelude::*;

/// The classes of the places, in the order of [`Print::symbols`](crate::games::innovation::card::Print::symbols).
const PLACES: [&str; 6] = ["at at-tl", "at at-bl", "at at-bc", "at at-br", "at at-tc", "at at-tr"];
/// So many icons of a card have elements that are there for every card.
const ICONS: usize = 3;

/// The outline of a picture; as a name, because a path of a fixed text would be wrapped in an element of its own.
const HEXAGON: &str = "M50 4 91 27v46L50 96 9 73V27z";

/// The class of a card that came since the last own move.
const NEW: &str = "new";

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

/// What stands at the places of a card: up to three icons, its picture, and on cards of the sets what else there is. The elements of
/// icons and picture are the same for every card, so that drawn for another one they stay and only what they show changes.
pub fn places(card: Option<Card>) -> impl IntoView {
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

/// The class of a card's age: two digits are narrower.
pub fn age_class(card: Option<Card>) -> &'static str {
    if card.is_some_and(|card| card.printed_value() > 9) { "icard-age ten" } else { "icard-age" }
}

/// A card's age, 1 to 10, as it stands in the corner.
pub fn age(card: Option<Card>) -> Option<String> {
    card.map(|card| card.printed_value().to_string())
}

/// Longer names stand in two lines on the whole card.
const LONG_NAME: usize = 26;
/// Longer ones do on small cards.
const ONE_LINE: usize = 13;
/// And those of cities, which have an icon more in that row.
const ONE_LINE_OF_CITY: usize = 9;

/// The class of a card's name, by how long it is.
pub fn name_class(card: Option<Card>, name: &str) -> &'static str {
    let letters = name.chars().count();
    let line = if card.is_some_and(|card| card.set() == Set::Cities) { ONE_LINE_OF_CITY } else { ONE_LINE };
    match letters {
        _ if letters > LONG_NAME => "icard-name lines long",
        _ if letters > line && name.contains(' ') => "icard-name lines",
        _ => "icard-name",
    }
}

/// The inside of a strip or a medium card; around it stands an element of class `icard` and of its colour. Without a card it tells
/// of none.
fn inside(card: Option<Card>) -> impl IntoView {
    let name = card.map(|card| card_name(card).say());
    let letters = name.as_ref().map(|name| name.chars().count().to_string());
    let class = name_class(card, name.as_deref().unwrap_or_default());
    view! {
        {places(card)}
        <b class=class lang=card_lang() style:--n=letters>{name}</b>
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

/// Whether a card shows this symbol, whatever covers it.
pub fn shows(card: Card, symbol: Symbol) -> bool {
    card.symbols().any(|shown| shown == symbol)
}

/// A card in words: name, age, colour, icons and what else is printed on it.
pub fn label(card: Card) -> String {
    with_icons("innovation-card-label", card)
        .with("age", card.printed_value())
        .with("colour", colour_name(card.colour()))
        .say()
}

/// The same without age and colour.
fn short_label(card: Card) -> String {
    with_icons("innovation-card-short", card).say()
}

fn with_icons(key: &str, card: Card) -> Phrase {
    let icons: Vec<String> = card.symbols().filter_map(symbol_name).map(|name| name.say()).collect();
    Phrase::new(key).with("name", card_name(card)).with("icons", icons.join(", "))
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
    /// Whether it came since the last own move.
    #[prop(optional, into)]
    is_new: Signal<bool>,
) -> impl IntoView {
    let named = move || {
        let (card, does) = (card.get()?, does.get());
        // What is said of its age and colour is not said again.
        let known = does.as_ref().is_some_and(|does| does.contains(&full_name(card).say()));
        let label = if known { short_label(card) } else { label(card) };
        let label = if is_new.get() { Phrase::new("innovation-new-card").with("card", label).say() } else { label };
        Some(does.map_or(label.clone(), |does| format!("{does}. {label}")))
    };
    let tell = move |of: Callback<Card>| card.get_untracked().map(|card| of.run(card)).unwrap_or_default();
    let pressed = move || match look.get() {
        Look::Can => Some("false"),
        Look::Chosen => Some("true"),
        _ => None,
    };
    // One text, since a class that is switched on beside it would be lost with the next card.
    let class = move || {
        let new = if is_new.get() { NEW } else { "" };
        card.get().map(|card| format!("{} {class} {} {new}", classes(card), look.get().class()))
    };
    view! {
        <button
            class=class
            type="button"
            hidden=move || card.get().is_none()
            data-thing=move || card.get().filter(|_| is_place).map(things::card)
            aria-label=named
            aria-pressed=pressed
            on:click=move |_| tell(tap)
            on:contextmenu=move |event| {
                event.prevent_default();
                tell(show);
            }
        >
            {move || inside(card.get())}
            {marked.then_some(move || marks(card.get()))}
        </button>
    }
}

/// The classes of a card.
fn classes(card: Card) -> String {
    format!("icard {} {}", colour_class(card.colour()), set_class(card.set()))
}

/// A card of which only the back is seen.
pub fn back(back: Back) -> impl IntoView {
    view! { <span class=format!("iback {}", set_class(back.set)) aria-hidden="true">{back.value.to_string()}</span> }
}
