//! A card at every size: the strip and the medium card are one element that the style sheet draws (`style/innovation/card.css`),
//! the full card has its texts.

use super::card_text::{card_name, drawn, icon_name, sentences};
pub use crate::app::games::innovation::text::names::colour_name;
use crate::app::i18n::words::{Phrase, say};
use crate::games::innovation::cards::effects;
use crate::games::innovation::{Card, Colour, Icon};
use leptos::prelude::*;

/// The classes of the four places, in the order of [`Print::icons`](crate::games::innovation::card::Print::icons).
const PLACES: [&str; 4] = ["at at-tl", "at at-bl", "at at-bc", "at at-br"];

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
    let class = format!("{} {class}", icon_class(icon));
    let picture = view! { <use href=icon_href(icon)></use> };
    match named {
        true => view! { <svg class=class role="img" aria-label=icon_name(icon).say()>{picture}</svg> }.into_any(),
        false => view! { <svg class=class aria-hidden="true">{picture}</svg> }.into_any(),
    }
}

/// What stands at one of the four places of a card: an icon, or its picture in a hexagon.
fn place(card: Card, n: usize) -> AnyView {
    match card.print().icons[n] {
        Some(icon) => view! { <Tile icon class=PLACES[n] /> }.into_any(),
        None => view! {
            <svg class=format!("hexagon {}", PLACES[n]) viewBox="0 0 100 100" aria-hidden="true">
                <path d="M50 4 91 27v46L50 96 9 73V27z"></path>
                <use href=format!("#innovation.card-{}", card.print().id) x="21" y="21" width="58" height="58"></use>
            </svg>
        }
        .into_any(),
    }
}

fn age_class(card: Card) -> &'static str {
    if card.value() > 9 { "icard-age ten" } else { "icard-age" }
}

/// The inside of a strip or a medium card; around it stands an element of class `icard` and of its colour.
pub fn inside(card: Card) -> impl IntoView {
    let name = card_name(card).say();
    let letters = name.chars().count().to_string();
    view! {
        {(0..PLACES.len()).map(|n| place(card, n)).collect_view()}
        <b class="icard-name" style:--n=letters>{name}</b>
        <b class=age_class(card)>{card.value().to_string()}</b>
    }
}

/// Whether its effects are demands or shared, as marks: seen where a card has room for more than its name.
fn marks(card: Card) -> impl IntoView {
    let mark = |demand: bool| {
        let href = if demand { "#innovation.demand" } else { "#innovation.shared" };
        view! { <svg><use href=href></use></svg> }
    };
    view! {
        <span class="icard-marks" aria-hidden="true">
            {effects(card).iter().map(|effect| mark(effect.is_demand())).collect_view()}
        </span>
    }
}

/// A card in words: name, age, colour, icons.
pub fn label(card: Card) -> String {
    let icons: Vec<String> = card.print().icons.iter().flatten().map(|icon| icon_name(*icon).say()).collect();
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

/// A card that is tapped: chosen when it can be, explained when not.
#[component]
pub fn CardButton(
    /// Which.
    card: Card,
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
    tap: Callback<()>,
    /// Told of a long press or a right click: show the card.
    #[prop(into)]
    show: Callback<()>,
    /// Whether this is where the card lies: motion starts and ends here.
    #[prop(default = true)]
    is_place: bool,
    /// Whether it can have room for marks of its effects.
    #[prop(optional)]
    marked: bool,
) -> impl IntoView {
    let label = label(card);
    let named = move || match does.get() {
        Some(does) => format!("{does}. {label}"),
        None => label.clone(),
    };
    let pressed = move || match look.get() {
        Look::Can => Some("false"),
        Look::Chosen => Some("true"),
        _ => None,
    };
    view! {
        <button
            class=format!("icard {} {class}", colour_class(card.colour()))
            class:can=move || look.get() == Look::Can
            class:chosen=move || look.get() == Look::Chosen
            class:acting=move || look.get() == Look::Acting
            class:at-stake=move || look.get() == Look::AtStake
            type="button"
            data-thing=is_place.then(|| thing(card))
            aria-label=named
            aria-pressed=pressed
            on:click=move |_| tap.run(())
            on:contextmenu=move |event| {
                event.prevent_default();
                show.run(());
            }
        >
            {inside(card)}
            {marked.then(|| marks(card))}
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
    /// The effect.
    pub effect: usize,
    /// The sentence that is carried out.
    pub sentence: usize,
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
) -> impl IntoView {
    let texts = Memo::new(move |_| {
        let card = card.get();
        (0..effects(card).len()).map(|effect| sentences(card, effect)).collect::<Vec<_>>()
    });
    let name = Memo::new(move |_| card_name(card.get()).say());
    let text_class = move || {
        let letters = texts
            .with(|texts| texts.iter().flatten().map(|text| text.chars().count()).sum::<usize>() + 12 * texts.len());
        match letters {
            ..=110 => "icard-text roomy",
            111..=190 => "icard-text",
            _ => "icard-text tight",
        }
    };
    // An icon that stands at the same place on the next card stays.
    let places = move || {
        let card = card.get();
        let picture = |n: usize| card.print().icons[n].is_none().then_some(card);
        (0..PLACES.len()).map(move |n| (n, card.print().icons[n], picture(n))).collect::<Vec<_>>()
    };
    view! {
        <div
            class=move || format!("icard full {}", colour_class(card.get().colour()))
            role="group"
            aria-label=move || label(card.get())
        >
            <For each=places key=|place| *place children=move |(n, ..)| place(card.get_untracked(), n) />
            <b class="icard-name" style:--n=move || name.with(|name| name.chars().count()).to_string() aria-hidden="true">
                {name}
            </b>
            <b class=move || age_class(card.get())>{move || card.get().value().to_string()}</b>
            <div class=text_class>
                <For each=move || 0..texts.with(Vec::len) key=|effect| *effect let(effect)>
                    <EffectText card texts at effect />
                </For>
            </div>
        </div>
    }
}

/// An effect of a whole card.
#[component]
fn EffectText(
    card: Signal<Card>,
    /// The sentences of all effects.
    texts: Memo<Vec<Vec<String>>>,
    at: Signal<Option<At>>,
    /// Which effect, from 0.
    effect: usize,
) -> impl IntoView {
    let is_demand = Memo::new(move |_| effects(card.get()).get(effect).is_some_and(|effect| effect.is_demand()));
    let kind = move || say(if is_demand.get() { "innovation-kind-demand" } else { "innovation-kind-shared" });
    let featured = Memo::new(move |_| card.get().featured());
    let own = Memo::new(move |_| texts.with(|texts| texts.get(effect).cloned()).unwrap_or_default());
    let sentence = move |(number, text): (usize, String)| {
        let now = move || at.get().is_some_and(|at| (at.effect, at.sentence) == (effect, number));
        let done = move || at.get().is_some_and(|at| (effect, number) < (at.effect, at.sentence));
        view! { <span class:now=now class:done=done>{drawn(&text)}</span>" " }
    };
    view! {
        <p class:demand=is_demand>
            {move || view! { <Tile icon=featured.get() /> }}
            <span class="sr">{kind}": "</span>
            {move || own.get().into_iter().enumerate().map(sentence).collect_view()}
        </p>
    }
}

/// A card of which only the back is seen.
pub fn back(value: u8) -> impl IntoView {
    view! { <span class="iback" aria-hidden="true">{value.to_string()}</span> }
}
