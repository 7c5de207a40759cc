//! The action card at every size: the style sheet decides by the card's own width what is shown (`style/burgundy/board.css`).

use super::die::die_href;
use crate::app::games::burgundy::text::words;
use crate::app::i18n::words::Phrase;
use crate::app::ui::Icon;
use crate::games::burgundy::Card;
use crate::games::burgundy::cards::{Building, Die as Number, Face, Kind};
use crate::games::burgundy::facts::triple_points;
use leptos::prelude::*;

/// The workers that something costs, as a chip; nothing for what is free. The names of choices say it in words.
pub fn cost(workers: Memo<Option<u8>>) -> impl IntoView {
    view! {
        <span class="cost" aria-hidden="true" hidden=move || workers.get().is_none()>
            {move || workers.get().map(|workers| format!("−{workers}"))}
            <Icon sheet="burgundy" name="worker" />
        </span>
    }
}

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
struct CardWords {
    name: String,
    /// What it does, in one short sentence.
    effect: String,
    /// All of it for assistive technology.
    label: String,
}

impl CardWords {
    fn of(card: Card) -> CardWords {
        let face = card.face();
        CardWords {
            name: words::name(face).say(),
            effect: words::effect(face).say(),
            label: Phrase::new("burgundy-card-label")
                .with("name", words::name(face))
                .with("die", face.die.number())
                .with("points", triple_points(face.kind))
                .with("effect", words::effect(face))
                .say(),
        }
    }
}

/// A card of a triple: what its foot says depends on where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// The kind that its triple counts as.
    pub counts: Kind,
    /// How many of its triple are there, 1 to 3.
    pub have: u8,
    /// Whether it lies on top of the others.
    pub top: bool,
}

impl Placed {
    /// Whether its foot tells of a full triple: only the card on top does.
    const fn is_full(self) -> bool {
        self.have == 3 && self.top
    }
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

impl CardState {
    const fn class(self) -> &'static str {
        match self {
            CardState::Plain => "",
            CardState::Can => "can",
            CardState::Via => "via",
            CardState::Chosen => "chosen",
        }
    }
}

/// What every card has: ground, points, large sign, name and effect. `corner` is its die or its kind's sign, `picture` what
/// stands in its foot. Around it stands an element of class `card` and of the kind's class: [`CardImage`], [`CardButton`],
/// [`PlacedCard`].
fn inside(
    face: Memo<Option<Face>>,
    points: impl Fn() -> Option<i16> + Send + 'static,
    words: Memo<Option<CardWords>>,
    corner: impl IntoView + 'static,
    picture: impl IntoView + 'static,
) -> impl IntoView {
    let name = move || words.with(|words| words.as_ref().map(|words| words.name.clone()));
    let long = move || words.with(|words| words.as_ref().is_some_and(|words| words.name.chars().count() > 10));
    let effect = move || words.with(|words| words.as_ref().map(|words| words.effect.clone()));
    let href = |name: &str| format!("#burgundy.{name}");
    view! {
        <span class="card-in">
            <svg class="card-ground" aria-hidden="true">
                <use href=move || face.get().map(|face| href(ground(face.kind)))></use>
            </svg>
            {corner}
            <span class="card-vp">{points}</span>
            <svg class="i card-sym" aria-hidden="true">
                <use href=move || face.get().map(|face| href(sign(face)))></use>
            </svg>
            <span class="card-foot">
                <span class="card-name" class:long=long>{name}</span>
                <span class="card-text">{effect}</span>
                <span class="card-pic">{picture}</span>
            </span>
        </span>
    }
}

/// The inside of a card that was not placed: its die, and its effect in the foot.
fn open_inside(face: Memo<Option<Face>>, words: Memo<Option<CardWords>>) -> impl IntoView {
    let die = move || face.get().map(|face| face.die);
    let corner = view! {
        <svg class="die card-die" aria-hidden="true">
            <use href=move || die().map(die_href)></use>
        </svg>
    };
    let plus = Memo::new(move |_| face.get().and_then(plus));
    let other = Memo::new(move |_| face.get().filter(|_| plus.get().is_none()));
    // From one card that brings a number of something to the next, the elements stay.
    let picture = move || match other.get() {
        Some(face) => effect(face),
        None => view! {
            <b>{move || plus.get().map(|(count, _)| format!("+{count}"))}</b>
            <svg class="i" aria-hidden="true">
                <use href=move || plus.get().map(|(_, name)| format!("#burgundy.{name}"))></use>
            </svg>
        }
        .into_any(),
    };
    inside(face, move || face.get().map(|face| triple_points(face.kind)), words, corner, picture)
}

/// A card's classes: its kind's, and what else it is; none for an empty place. One text, since a class that is switched on
/// beside it would be lost with the next card.
fn class_of(face: Option<Face>, more: &str) -> String {
    face.map(|face| format!("card {} {more}", kind_class(face.kind))).unwrap_or_default()
}

/// What most cards bring: so many of a thing, by the name of its icon.
const fn plus(face: Face) -> Option<(u8, &'static str)> {
    match (face.kind, face.building) {
        (_, Some(Building::Bank)) => Some((3, "silver")),
        (_, Some(_)) | (Kind::Cloister | Kind::Building, None) => None,
        (Kind::Castle, None) => Some((1, "any-die")),
        (Kind::Mine, None) => Some((2, "silver")),
        (Kind::Knowledge, None) => Some((2, "worker")),
        (Kind::Ship, None) => Some((1, "goods-medium")),
        (Kind::Pasture, None) => Some((1, "sheep")),
    }
}

/// Any other effect as signs: short enough for a card of 48 px.
fn effect(face: Face) -> AnyView {
    let kinds = |class: &'static str, kinds: &'static [Kind]| {
        let dots = kinds.iter().map(|kind| view! { <i class=kind_class(*kind)></i> }).collect_view();
        view! { <span class=class>{dots}</span> }.into_any()
    };
    let take = |wanted: &'static [Kind]| view! { <Icon name="down" />{kinds("dots big", wanted)} }.into_any();
    let Some(building) = face.building else {
        return view! { <svg class="all-kinds" aria-hidden="true"><use href="#burgundy.dots"></use></svg> }.into_any();
    };
    match building {
        Building::Carpenter => take(&[Kind::Building, Kind::Knowledge]),
        Building::Church => take(&[Kind::Castle, Kind::Mine, Kind::Cloister]),
        Building::Market => take(&[Kind::Pasture, Kind::Ship]),
        Building::Watchtower => view! { <b>"+1"</b><i class="pt"></i> }.into_any(),
        Building::Residences => {
            view! { <b>"+1"</b><Icon sheet="burgundy" name="goods-medium" /><Icon sheet="burgundy" name="sheep" /> }
                .into_any()
        }
        Building::Warehouse => view! {
            <Icon sheet="burgundy" name="goods-medium" />
            <Icon name="arrow" />
            <Icon sheet="burgundy" name="silver" />
        }
        .into_any(),
        Building::TownHall => view! { <b>"+1"</b><Icon name="up" /> }.into_any(),
        // [`plus`] has it.
        Building::Bank => ().into_any(),
    }
}

/// A card that is only looked at; nothing while there is none.
#[component]
pub fn CardImage(
    /// The card.
    #[prop(into)]
    card: Signal<Option<Card>>,
    /// Whether it is the card itself, which travels from place to place, and not a picture of it.
    #[prop(default = false)]
    travels: bool,
) -> impl IntoView {
    let face = Memo::new(move |_| card.get().map(Card::face));
    let words = Memo::new(move |_| card.get().map(CardWords::of));
    view! {
        <span
            class=move || class_of(face.get(), "")
            hidden=move || card.get().is_none()
            data-thing=move || card.get().filter(|_| travels).map(|card| card.0)
            role="img"
            aria-label=move || words.with(|words| words.as_ref().map(|words| words.label.clone()))
        >
            {open_inside(face, words)}
        </span>
    }
}

/// A card in an estate; nothing while there is none.
#[component]
pub fn PlacedCard(
    /// The card and its triple.
    placed: Memo<Option<Placed>>,
) -> impl IntoView {
    let card = Memo::new(move |_| placed.get().map(|placed| placed.card));
    let face = Memo::new(move |_| card.get().map(Card::face));
    let words = Memo::new(move |_| card.get().map(CardWords::of));
    let counts = Memo::new(move |_| placed.get().map(|placed| placed.counts));
    let full = Memo::new(move |_| placed.get().is_some_and(Placed::is_full));
    let have = Memo::new(move |_| placed.get().map_or(0, |placed| placed.have));
    let points = move || counts.get().map(triple_points);
    let class = move || {
        let more = match (full.get(), placed.get().is_some_and(|placed| placed.top)) {
            (true, _) => "is-placed is-full top",
            (false, true) => "is-placed top",
            (false, false) => "is-placed",
        };
        class_of(face.get(), more)
    };
    let corner = view! {
        <span class="card-index">
            <svg class="i" aria-hidden="true">
                <use href=move || face.get().map(|face| format!("#burgundy.{}", kind_class(face.kind)))></use>
            </svg>
        </span>
    };
    let picture = move || match full.get() {
        true => view! { <Icon name="check" /><b>{points}</b> }.into_any(),
        false => {
            let pip = |at: u8| view! { <i class:on=move || at < have.get()></i> };
            view! { <span class="pips">{[0, 1, 2].map(pip)}</span> }.into_any()
        }
    };
    view! {
        <span
            class=class
            hidden=move || card.get().is_none()
            data-thing=move || card.get().map(|card| card.0)
            // Its fan names it.
            aria-hidden="true"
        >
            {inside(face, points, words, corner, picture)}
        </span>
    }
}

/// A card that is tapped: chosen when it can be, explained when not. Nothing while there is none.
#[component]
pub fn CardButton(
    /// The card.
    card: Memo<Option<Card>>,
    /// What choosing it would do, for assistive technology.
    #[prop(into)]
    does: Signal<Option<String>>,
    /// What can be done with it now.
    #[prop(into)]
    state: Signal<CardState>,
    /// Told of a tap.
    #[prop(into)]
    tap: Callback<Card>,
    /// What it costs before it is tapped, where nothing beside it says so.
    #[prop(optional)]
    workers: Option<Memo<Option<u8>>>,
) -> impl IntoView {
    let face = Memo::new(move |_| card.get().map(Card::face));
    let words = Memo::new(move |_| card.get().map(CardWords::of));
    let label = move || {
        let label = words.with(|words| words.as_ref().map(|words| words.label.clone()))?;
        Some(match does.get() {
            Some(does) => format!("{does}. {label}"),
            None => label,
        })
    };
    view! {
        <button
            class=move || class_of(face.get(), state.get().class())
            type="button"
            hidden=move || card.get().is_none()
            data-thing=move || card.get().map(|card| card.0)
            aria-label=label
            aria-pressed=move || pressed(state.get())
            on:click=move |_| {
                if let Some(card) = card.get_untracked() {
                    tap.run(card);
                }
            }
        >
            {open_inside(face, words)}
            {workers.map(cost)}
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

/// The inside of a card in hand, which only counts as a die; its back while it is not seen. Around it stands
/// `card back dicecard`.
#[component]
pub fn DiceFace(
    /// Its die, if it is seen.
    #[prop(into)]
    value: Signal<Option<Number>>,
) -> impl IntoView {
    view! {
        <span class="card-in">
            <svg class="die" hidden=move || value.get().is_none() aria-hidden="true">
                <use href=move || value.get().map(die_href)></use>
            </svg>
            <svg class="i back-mark" hidden=move || value.get().is_some() aria-hidden="true">
                <use href="#shell.mark"></use>
            </svg>
        </span>
    }
}

/// The inside of a face-down stack; around it stands `card back`.
#[component]
pub fn BackFace(
    /// How many cards there are.
    #[prop(into)]
    count: Signal<usize>,
) -> impl IntoView {
    view! {
        <span class="card-in">
            <Icon name="mark" class="back-mark" />
            <b class="back-n">{count}</b>
        </span>
    }
}
