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
        Icon::Castle => "icons/innovation.svg#castle",
        Icon::Crown => "icons/innovation.svg#crown",
        Icon::Leaf => "icons/innovation.svg#leaf",
        Icon::Lightbulb => "icons/innovation.svg#lightbulb",
        Icon::Factory => "icons/innovation.svg#factory",
        Icon::Clock => "icons/innovation.svg#clock",
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
    let picture = view! { <svg aria-hidden="true"><use href=icon_href(icon)></use></svg> };
    let class = format!("{} {class}", icon_class(icon));
    match named {
        true => view! { <span class=class role="img" aria-label=icon_name(icon).say()>{picture}</span> }.into_any(),
        false => view! { <span class=class aria-hidden="true">{picture}</span> }.into_any(),
    }
}

/// The card's picture in a hexagon.
fn picture(card: Card) -> impl IntoView {
    let href = format!("icons/innovation.svg#card-{}", card.print().id);
    view! {
        <span class="hexagon">
            <svg viewBox="0 0 100 100" aria-hidden="true">
                <path d="M50 4 91 27v46L50 96 9 73V27z"></path>
                <use href=href x="21" y="21" width="58" height="58"></use>
            </svg>
        </span>
    }
}

fn places(card: Card) -> impl IntoView {
    let one = |(icon, class): (&Option<Icon>, &'static str)| {
        let drawn = match icon {
            Some(icon) => view! { <Tile icon=*icon /> }.into_any(),
            None => picture(card).into_any(),
        };
        view! { <span class=class>{drawn}</span> }
    };
    card.print().icons.iter().zip(PLACES).map(one).collect_view()
}

fn age(card: Card) -> impl IntoView {
    let value = card.value();
    let class = if value > 9 { "icard-age ten" } else { "icard-age" };
    view! { <b class=class>{value.to_string()}</b> }
}

/// The inside of a strip or a medium card; around it stands an element of class `icard` and of its colour.
pub fn inside(card: Card) -> impl IntoView {
    let name = card_name(card).say();
    let letters = name.chars().count().to_string();
    let mark = |demand: bool| {
        let href = if demand { "icons/innovation.svg#demand" } else { "icons/innovation.svg#shared" };
        view! { <svg><use href=href></use></svg> }
    };
    view! {
        {places(card)}
        <b class="icard-name" style:--n=letters>{name}</b>
        {age(card)}
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
    /// What choosing it would do, for assistive technology.
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
) -> impl IntoView {
    let named = move || match does.get() {
        Some(does) => format!("{does}. {}", label(card)),
        None => label(card),
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

/// The whole card with its texts; the sentence that is carried out is marked, what is done stands back.
#[component]
pub fn FullCard(
    /// Which.
    card: Card,
    /// Where its dogma is, if it is carried out.
    #[prop(optional, into)]
    at: Option<At>,
) -> impl IntoView {
    let texts: Vec<Vec<String>> = (0..effects(card).len()).map(|effect| sentences(card, effect)).collect();
    let letters: usize = texts.iter().flatten().map(|text| text.chars().count()).sum::<usize>() + 12 * texts.len();
    let class = match letters {
        ..=110 => "icard-text roomy",
        111..=190 => "icard-text",
        _ => "icard-text tight",
    };
    let sentence = move |effect: usize, number: usize, text: String| match at {
        Some(at) if at.effect == effect && at.sentence == number => view! { <mark>{drawn(&text)}</mark>" " }.into_any(),
        Some(at) if effect < at.effect || effect == at.effect && number < at.sentence => {
            view! { <span class="done">{drawn(&text)}</span>" " }.into_any()
        }
        _ => view! { <span>{drawn(&text)}</span>" " }.into_any(),
    };
    let one = |(effect, texts): (usize, Vec<String>)| {
        let is_demand = effects(card)[effect].is_demand();
        let kind = say(if is_demand { "innovation-kind-demand" } else { "innovation-kind-shared" });
        let texts = texts.into_iter().enumerate().map(|(number, text)| sentence(effect, number, text)).collect_view();
        view! {
            <p class:demand=is_demand>
                <Tile icon=card.featured() />
                <span class="sr">{kind}": "</span>
                {texts}
            </p>
        }
    };
    let name = card_name(card).say();
    let letters = name.chars().count().to_string();
    view! {
        <div class=format!("icard full {}", colour_class(card.colour())) role="group" aria-label=label(card)>
            {places(card)}
            <b class="icard-name" style:--n=letters aria-hidden="true">{name}</b>
            {age(card)}
            <div class=class>{texts.into_iter().enumerate().map(one).collect_view()}</div>
        </div>
    }
}

/// A card of which only the back is seen.
pub fn back(value: u8) -> impl IntoView {
    view! { <span class="iback" aria-hidden="true">{value.to_string()}</span> }
}
