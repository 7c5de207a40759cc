//! Icons, and what the sets add to them, on their tiles.

use super::card_text::icon_name;
use crate::app::games::innovation::text::names::{SHARED, city_symbol, measure_sign, part};
use crate::games::innovation::{Icon, Measure, Set, Symbol};
use leptos::prelude::*;

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

/// An icon on its tile with classes beside its own; hidden without one.
pub fn tile_with(icon: Option<Icon>, class: &'static str) -> impl IntoView {
    let class = icon.map(|icon| format!("{} {class}", icon_class(icon))).unwrap_or_default();
    view! {
        <svg class=class hidden=icon.is_none() aria-hidden="true">
            <use href=icon.map(icon_href)></use>
        </svg>
    }
}

/// What a set adds to icons and pictures, on its tile: a search is its icon with a lens, a bonus a number on its seal.
pub fn symbol_tile(symbol: Symbol, class: &'static str) -> impl IntoView {
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
