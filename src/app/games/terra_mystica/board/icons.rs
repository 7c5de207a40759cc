//! Icons that several parts of the board use: resources, what comes in, what is paid, cults, seats.

use super::pieces::BuildingMark;
use crate::app::games::terra_mystica::text::names::{self, cult_icon};
use crate::app::i18n::number::signed;
use crate::app::i18n::words::say;
use crate::app::table::TableCtx;
use crate::app::ui::{Icon, Seal, seat_mark};
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::Cost;
use crate::games::terra_mystica::facts::tiles::{Bonus, CardEffect, Feat, Per};
use crate::games::terra_mystica::{Building, Card, Cult, Favor, Gain, Scoring, TownTile};
use leptos::prelude::*;

/// An icon of the game.
pub fn icon(name: &'static str) -> impl IntoView {
    view! { <Icon sheet="terra-mystica" name /> }
}

/// The token of power, in its own colours.
pub fn power() -> impl IntoView {
    view! { <svg class="i pw" aria-hidden="true"><use href="#tm-power"></use></svg> }
}

/// The heading of a part, with a note at its end.
pub fn heading(title: &'static str, note: impl IntoView) -> impl IntoView {
    view! { <h2 class="tm-h"><span>{say(title)}</span><span>{note}</span></h2> }
}

/// The class that gives a cult its colour.
pub const fn cult_class(cult: Cult) -> &'static str {
    ["k-fire", "k-water", "k-earth", "k-air"][cult as usize]
}

/// The mark of whoever sits there.
pub fn mark_of(table: TableCtx<TerraMystica>, seat: Seat) -> u8 {
    table.seat(seat).mark
}

/// The mark of a seat that changes; nothing while there is none.
pub fn changing_mark(table: TableCtx<TerraMystica>, seat: Memo<Option<Seat>>) -> impl IntoView {
    let class =
        move || seat.get().map_or(String::new(), |seat| format!("i seat seat-{}", mark_of(table, seat) % 5 + 1));
    let href = move || seat.get().map(|seat| format!("#shell.s{}", mark_of(table, seat) % 5 + 1));
    view! { <svg class=class hidden=move || seat.get().is_none() aria-hidden="true"><use href=href></use></svg> }
}

/// The mark of a seat.
pub fn mark(table: TableCtx<TerraMystica>, seat: Seat) -> impl IntoView {
    seat_mark(Some(mark_of(table, seat)))
}

/// Numbers with their icons: "2 coins, 1 power". `plus` stands before each.
fn amounts(plus: &'static str, [coins, workers, priests, power_n]: [u16; 4]) -> AnyView {
    let one = |n: u16, name: &'static str| (n > 0).then(|| view! { <span class="n">{plus}{n}{icon(name)}</span> });
    let of_power = (power_n > 0).then(|| view! { <span class="n">{plus}{power_n}{power()}</span> });
    view! { {one(workers, "worker")}{one(coins, "coin")}{one(priests, "priest")}{of_power} }.into_any()
}

/// What comes in, "+2" with an icon for each resource.
pub fn gain(gain: Gain) -> AnyView {
    amounts("+", [gain.coins, gain.workers.into(), gain.priests.into(), gain.power.into()])
}

/// The same without plus signs.
pub fn plain_gain(gain: Gain) -> AnyView {
    amounts("", [gain.coins, gain.workers.into(), gain.priests.into(), gain.power.into()])
}

/// What is paid: numbers with their icons, for tables and sentences.
pub fn cost(cost: Cost) -> AnyView {
    amounts("", [cost.coins, cost.workers.into(), cost.priests.into(), 0])
}

/// What is paid, as the price of something.
pub fn price(cost: Cost) -> impl IntoView {
    view! { <span class="cost">{amounts("\u{2212}", [cost.coins, cost.workers.into(), cost.priests.into(), 0])}</span> }
}

/// The points that something brings, if any.
pub fn points(points: i32) -> Option<impl IntoView> {
    (points > 0).then(|| view! { <Seal text=signed(points) /> })
}

/// Buildings in general.
pub fn kinds(buildings: &[Building]) -> impl IntoView {
    buildings.iter().map(|building| view! { <BuildingMark building=*building owner=None /> }).collect_view()
}

/// What brings points by a scoring tile.
pub fn feat(tile: Scoring) -> AnyView {
    let print = tile.print();
    let sign = match print.feat {
        Feat::Spade => icon("spade").into_any(),
        Feat::Town => icon("town").into_any(),
        Feat::Build(buildings) => kinds(buildings).into_any(),
    };
    view! { {sign}<b>{format!("+{}", print.points)}</b> }.into_any()
}

/// The cult bonus of a scoring tile.
pub fn bonus(tile: Scoring) -> AnyView {
    let print = tile.print();
    let per = match print.per {
        Per::Steps(steps, cult) => {
            view! { <span class=cult_class(cult)>{icon(cult_icon(cult))}</span>{steps} }.into_any()
        }
        Per::Priest => view! { {icon("priest")}"1" }.into_any(),
    };
    let brings = match print.bonus {
        Bonus::Gain(gain) => plain_gain(gain),
        Bonus::Spade => view! { <span class="n">"1"{icon("spade")}</span> }.into_any(),
    };
    view! { {per}<span aria-hidden="true">"→"</span>{brings} }.into_any()
}

/// The icon of a cult bonus, and whether it is the token of power.
pub fn bonus_sign(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Spade => "#terra-mystica.spade",
        Bonus::Gain(gain) if gain.priests > 0 => "#terra-mystica.priest",
        Bonus::Gain(gain) if gain.workers > 0 => "#terra-mystica.worker",
        Bonus::Gain(gain) if gain.power > 0 => "#tm-power",
        Bonus::Gain(_) => "#terra-mystica.coin",
    }
}

/// What stands on a bonus card: its income above, what else it does below.
pub fn card_face(card: Card) -> AnyView {
    let print = card.print();
    let effect = match print.effect {
        CardEffect::None => view! { <span class="soft">"–"</span> }.into_any(),
        CardEffect::Spade => view! { <span class="oct s">{icon("spade")}</span> }.into_any(),
        CardEffect::CultStep => view! { <span class="oct s">{icon("cult")}</span>"+1" }.into_any(),
        CardEffect::Shipping => view! { {icon("ship")}"+1" }.into_any(),
        CardEffect::Buildings(points, buildings) => view! { {icon("point")}{points}" × "{kinds(buildings)} }.into_any(),
        CardEffect::ShippingPoints(points) => view! { {icon("point")}{points}" × "{icon("ship")} }.into_any(),
    };
    view! { <span class="inc">{gain(print.income)}</span><span class="pas">{effect}</span> }.into_any()
}

/// What a favor tile brings for the rest of the game.
fn favor_brings(favor: Favor) -> AnyView {
    match favor {
        Favor::TOWN => view! { {icon("town")}"6" }.into_any(),
        Favor::CULT_STEP => view! { <span class="oct s">{icon("cult")}</span>"+1" }.into_any(),
        Favor::TRADING_HOUSE => view! { {kinds(&[Building::TradingHouse])}<b>"+3"</b> }.into_any(),
        Favor::DWELLING => view! { {kinds(&[Building::Dwelling])}<b>"+2"</b> }.into_any(),
        Favor::PASSING => view! { {kinds(&[Building::TradingHouse])}<b>"2·3·3·4"</b> }.into_any(),
        other => gain(other.income()),
    }
}

/// A favor tile in small: its cult, and what it brings.
pub fn favor_sign(favor: Favor) -> impl IntoView {
    let (cult, steps) = favor.steps();
    let label = names::favor_label(favor).say();
    let title = label.clone();
    view! {
        <span class=format!("favor-sign {}", cult_class(cult)) data-steps=steps role="img" title=title aria-label=label>
            {icon(cult_icon(cult))}{favor_brings(favor)}
        </span>
    }
}

/// What stands on a favor tile: its steps, and what it brings for the rest of the game.
pub fn favor_face(favor: Favor) -> AnyView {
    let (cult, steps) = favor.steps();
    view! {
        <span class=format!("inc {}", cult_class(cult))>{icon(cult_icon(cult))}<b>{format!("+{steps}")}</b></span>
        <span class="pas">{favor_brings(favor)}</span>
    }
    .into_any()
}

/// What stands on a town tile: points, and what else it brings.
pub fn town_face(tile: TownTile) -> AnyView {
    let print = tile.print();
    let keys = (print.keys > 1).then(|| view! { <span class="n">{print.keys}{icon("town")}</span> });
    let steps = (print.steps > 0).then(|| view! { <span class="n">{format!("+{}", print.steps)}{icon("cult")}</span> });
    let travel = print.travel.then(|| view! { <span class="n">"+1"{icon("ship")}</span> });
    view! {
        <span class="inc">{icon("point")}<b>{print.points}</b></span>
        <span class="pas">{gain(print.gain)}{steps}{travel}{keys}</span>
    }
    .into_any()
}
