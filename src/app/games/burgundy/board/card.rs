//! The action card at every size: the style sheet decides by the card's own width what is shown (`style/burgundy/board.css`).

use super::die::Die;
use crate::app::ui::Icon;
use crate::games::burgundy::cards::{Building, Die as Number, Face, Kind};
use leptos::prelude::*;

/// A kind's class, and the name of its sign in the sheet of icons.
pub const fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Castle => "k-castle",
        Kind::Mine => "k-mine",
        Kind::Cloister => "k-cloister",
        Kind::Knowledge => "k-knowledge",
        Kind::Ship => "k-ship",
        Kind::Pasture => "k-pasture",
        Kind::Building => "k-building",
    }
}

const fn ground(kind: Kind) -> &'static str {
    match kind {
        Kind::Castle => "m-castle",
        Kind::Mine => "m-mine",
        Kind::Cloister => "m-cloister",
        Kind::Knowledge => "m-knowledge",
        Kind::Ship => "m-ship",
        Kind::Pasture => "m-pasture",
        Kind::Building => "m-building",
    }
}

/// The name of a card's large sign in the sheet of icons: its building, or else its kind.
pub const fn sign(face: Face) -> &'static str {
    match face.building {
        Some(Building::Carpenter) => "b-carpenter",
        Some(Building::Church) => "b-church",
        Some(Building::Market) => "b-market",
        Some(Building::Watchtower) => "b-watchtower",
        Some(Building::Bank) => "b-bank",
        Some(Building::Residences) => "b-residences",
        Some(Building::Warehouse) => "b-warehouse",
        Some(Building::TownHall) => "b-town-hall",
        None => kind_class(face.kind),
    }
}

/// The texts of a card, in the person's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardWords {
    /// Its name.
    pub name: String,
    /// What it does, in one short sentence.
    pub effect: String,
    /// All of it for assistive technology.
    pub label: String,
}

/// Where a card lies decides what its foot says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foot {
    /// Not placed yet: die, name and effect.
    Effect,
    /// In an estate: how many of its triple are there, 1 or 2.
    Triple(u8),
    /// The card on top of a full triple.
    Full,
}

/// What can be done with a card now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum CardState {
    /// Nothing.
    #[default]
    Plain,
    /// It can be chosen.
    Can,
    /// It can be chosen for workers.
    Via,
    /// It is chosen.
    Chosen,
}

/// The inside of a card. Around it stands an element of class `card` and of the kind's class: [`CardImage`], [`CardButton`].
#[component]
pub fn CardFace(
    /// What is printed on it.
    face: Face,
    /// What a triple of its kind is worth.
    points: i16,
    /// Its texts.
    words: CardWords,
    /// What the foot says.
    foot: Foot,
) -> impl IntoView {
    let corner = match foot {
        Foot::Effect => view! { <Die value=face.die class="card-die" /> }.into_any(),
        Foot::Triple(_) | Foot::Full => {
            view! { <span class="card-index"><Icon sheet="burgundy" name=kind_class(face.kind) /></span> }.into_any()
        }
    };
    let picture = match foot {
        Foot::Effect => effect(face),
        Foot::Triple(have) => {
            let pips = (0..3u8).map(|at| view! { <i class:on=at < have></i> }).collect_view();
            view! { <span class="pips">{pips}</span> }.into_any()
        }
        Foot::Full => view! { <Icon name="check" /><b>{points.to_string()}</b> }.into_any(),
    };
    let name = if words.name.chars().count() > 10 { "card-name long" } else { "card-name" };
    view! {
        <span class="card-in">
            <svg class="card-ground" aria-hidden="true">
                <use href=format!("icons/burgundy.svg#{}", ground(face.kind))></use>
            </svg>
            {corner}
            <span class="card-vp">{points.to_string()}</span>
            <Icon sheet="burgundy" name=sign(face) class="card-sym" />
            <span class="card-foot">
                <span class=name>{words.name}</span>
                <span class="card-text">{words.effect}</span>
                <span class="card-pic">{picture}</span>
            </span>
        </span>
    }
}

/// The effect as signs: short enough for a card of 48 px.
fn effect(face: Face) -> AnyView {
    let plus = |count: u8, name: &'static str| {
        view! { <b>{format!("+{count}")}</b><Icon sheet="burgundy" name=name /> }.into_any()
    };
    let kinds = |class: &'static str, kinds: &'static [Kind]| {
        let dots = kinds.iter().map(|kind| view! { <i class=kind_class(*kind)></i> }).collect_view();
        view! { <span class=class>{dots}</span> }.into_any()
    };
    let take = |wanted: &'static [Kind]| view! { <Icon name="down" />{kinds("dots big", wanted)} }.into_any();
    match (face.kind, face.building) {
        (_, Some(Building::Carpenter)) => take(&[Kind::Building, Kind::Knowledge]),
        (_, Some(Building::Church)) => take(&[Kind::Castle, Kind::Mine, Kind::Cloister]),
        (_, Some(Building::Market)) => take(&[Kind::Pasture, Kind::Ship]),
        (_, Some(Building::Watchtower)) => view! { <b>"+1"</b><i class="pt"></i> }.into_any(),
        (_, Some(Building::Bank)) => plus(3, "silver"),
        (_, Some(Building::Residences)) => {
            view! { {plus(1, "goods-medium")}<Icon sheet="burgundy" name="sheep" /> }.into_any()
        }
        (_, Some(Building::Warehouse)) => view! {
            <Icon sheet="burgundy" name="goods-medium" />
            <Icon name="arrow" />
            <Icon sheet="burgundy" name="silver" />
        }
        .into_any(),
        (_, Some(Building::TownHall)) => view! { <b>"+1"</b><Icon name="up" /> }.into_any(),
        (Kind::Castle, None) => plus(1, "any-die"),
        (Kind::Mine, None) => plus(2, "silver"),
        (Kind::Cloister | Kind::Building, None) => {
            kinds("dots", &[Kind::Castle, Kind::Mine, Kind::Knowledge, Kind::Ship, Kind::Pasture, Kind::Building])
        }
        (Kind::Knowledge, None) => plus(2, "worker"),
        (Kind::Ship, None) => plus(1, "goods-medium"),
        (Kind::Pasture, None) => plus(1, "sheep"),
    }
}

/// A card that is only looked at.
#[component]
pub fn CardImage(
    /// The number of the card, for motion: the same card travels from place to place.
    #[prop(optional, into)]
    thing: Option<u8>,
    /// What is printed on it.
    face: Face,
    /// What a triple of its kind is worth.
    points: i16,
    /// Its texts.
    words: CardWords,
    /// What the foot says.
    foot: Foot,
) -> impl IntoView {
    let class = match foot {
        Foot::Effect => "card",
        Foot::Triple(_) => "card is-placed",
        Foot::Full => "card is-placed is-full",
    };
    let label = words.label.clone();
    view! {
        <span class=format!("{class} {}", kind_class(face.kind)) data-thing=thing role="img" aria-label=label>
            <CardFace face=face points=points words=words foot=foot />
        </span>
    }
}

/// A card that is tapped: chosen when it can be, explained when not.
#[component]
pub fn CardButton(
    /// The number of the card, for motion: the same card travels from place to place.
    #[prop(optional, into)]
    thing: Option<u8>,
    /// What is printed on it.
    face: Face,
    /// What a triple of its kind is worth.
    points: i16,
    /// Its texts.
    words: CardWords,
    /// What choosing it would do, for assistive technology.
    #[prop(into)]
    does: Signal<Option<String>>,
    /// What can be done with it now.
    #[prop(into)]
    state: Signal<CardState>,
    /// Told of a tap.
    #[prop(into)]
    tap: Callback<()>,
) -> impl IntoView {
    let card = words.label.clone();
    let label = move || match does.get() {
        Some(does) => format!("{does}. {card}"),
        None => card.clone(),
    };
    view! {
        <button
            class=format!("card {}", kind_class(face.kind))
            class:can=move || state.get() == CardState::Can
            class:via=move || state.get() == CardState::Via
            class:chosen=move || state.get() == CardState::Chosen
            type="button"
            data-thing=thing
            aria-label=label
            aria-pressed=move || pressed(state.get())
            on:click=move |_| tap.run(())
        >
            <CardFace face=face points=points words=words foot=Foot::Effect />
        </button>
    }
}

/// Assistive technology hears "pressed" only of what can be chosen at all.
const fn pressed(state: CardState) -> Option<&'static str> {
    match state {
        CardState::Plain => None,
        CardState::Can | CardState::Via => Some("false"),
        CardState::Chosen => Some("true"),
    }
}

/// The inside of a card in hand that only counts as a die; around it stands `card back dicecard`.
#[component]
pub fn DiceFace(
    /// Its die.
    value: Number,
) -> impl IntoView {
    view! { <span class="card-in"><Die value=value /></span> }
}

/// The inside of a face-down card or stack; around it stands `card back`.
#[component]
pub fn BackFace(
    /// How many cards there are, if that is said.
    #[prop(optional, into)]
    count: Option<usize>,
) -> impl IntoView {
    view! {
        <span class="card-in">
            <Icon name="mark" class="back-mark" />
            {count.map(|count| view! { <b class="back-n">{count.to_string()}</b> })}
        </span>
    }
}
