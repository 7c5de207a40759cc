//! The outlook: what the end would bring if it came now, what comes in next, who plays when, and what everybody can still pay for.

use super::faction::favors_of;
use super::icons::{cult_class, favor_sign, gain, icon, mark, power};
use crate::app::games::terra_mystica::text::{names, outlook};
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::Cult;
use crate::games::terra_mystica::outlook::{Affordable, NextIncome, Projection, Purchase};
use leptos::prelude::*;

/// Everything, for a sheet.
pub fn view(table: TableCtx<TerraMystica>) -> AnyView {
    view! {
        <h3>{say("terra-mystica-board-if-ended")}</h3>
        {move || projections(table)}
        {move || incomes(table)}
        <h3>{say("terra-mystica-board-order")}</h3>
        {move || order(table)}
        <h3>{say("terra-mystica-board-affords")}</h3>
        {move || affords(table)}
    }
    .into_any()
}

fn seats(table: TableCtx<TerraMystica>) -> impl Iterator<Item = Seat> {
    table.me().around(table.players())
}

/// A seat's mark and name at the beginning of a row.
fn who(table: TableCtx<TerraMystica>, seat: Seat) -> AnyView {
    view! { <th scope="row">{mark(table, seat)}<span>{table.seat(seat).name}</span></th> }.into_any()
}

fn projections(table: TableCtx<TerraMystica>) -> AnyView {
    let row = |seat: Seat| {
        let (now, then) = table.state(|state| (state.player(seat).points(), state.projection(seat)));
        let Projection { area, area_points, cults, resources, total } = then;
        let cult = |cult: Cult| view! { <td class=cult_class(cult)>{cults[cult as usize]}</td> };
        view! {
            <tr>
                {who(table, seat)}
                <td><b>{total}</b></td>
                <td>{now}</td>
                <td>{area_points}<small>{format!("({area})")}</small></td>
                {Cult::ALL.map(cult)}
                <td>{resources}</td>
            </tr>
        }
    };
    let head = |name: &'static str, key: &'static str| {
        view! { <th scope="col" title=say(key)>{icon(name)}<span class="sr">{say(key)}</span></th> }
    };
    let cult = |cult: Cult| {
        let name = names::cult(cult).say();
        let title = name.clone();
        view! { <th scope="col" class=cult_class(cult) title=title>{icon(names::cult_icon(cult))}<span class="sr">{name}</span></th> }
    };
    view! {
        <div class="wide-table" tabindex="0">
            <table class="projection">
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{say("terra-mystica-board-total")}</th>
                        {head("point", "terra-mystica-board-points-now")}
                        {head("dwelling", "terra-mystica-board-area-points")}
                        {Cult::ALL.map(cult)}
                        {head("coin", "terra-mystica-board-rest-points")}
                    </tr>
                </thead>
                <tbody>{seats(table).map(row).collect_view()}</tbody>
            </table>
        </div>
        <p class="soft s">{say("terra-mystica-board-area-note")}</p>
    }
    .into_any()
}

fn incomes(table: TableCtx<TerraMystica>) -> AnyView {
    let row = |seat: Seat| {
        let next = table.state(|state| state.next_income(seat))?;
        let NextIncome { income, bonus, spades, lost_power } = next;
        let spades = (spades > 0).then(|| view! { <span class="n">{format!("+{spades}")}{icon("spade")}</span> });
        let lost = (lost_power > 0).then(|| view! { <span class="lost">{Phrase::new("terra-mystica-board-lost-power").with("count", lost_power).say()}</span> });
        let favors = table.state(|state| favors_of(state.player(seat)));
        let near = table.state(|state| state.steps_to_bonus(seat)).filter(|_| table.state(TerraMystica::round) > 0);
        let near = near.map(|(cult, steps)| {
            let words =
                Phrase::new("terra-mystica-board-to-bonus").with("steps", steps).with("cult", names::cult(cult));
            view! { <span class="soft s">{words.say()}</span> }
        });
        Some(view! {
            <tr>
                {who(table, seat)}
                <td class="gains">{gain(income)}</td>
                <td class="gains">{gain(bonus)}{spades}{lost}{near}</td>
                <td class="favor-signs">{favors.into_iter().map(favor_sign).collect_view()}</td>
            </tr>
        })
    };
    if table.state(TerraMystica::is_last_round) {
        return ().into_any();
    }
    view! {
        <h3>{say("terra-mystica-board-next-income")}</h3>
        <table class="incomes">
            <thead><tr><td></td><th scope="col">{say("terra-mystica-board-income")}</th><th scope="col">{say("terra-mystica-board-bonus")}</th><th scope="col">{say("terra-mystica-board-favors")}</th></tr></thead>
            <tbody>{seats(table).map(row).collect_view()}</tbody>
        </table>
        <p class="soft s">{say("terra-mystica-board-income-note")}</p>
    }
    .into_any()
}

fn order(table: TableCtx<TerraMystica>) -> AnyView {
    let (now, next, passed, last) = table.state(|state| {
        (state.order().to_vec(), state.next_order().to_vec(), state.passed().to_vec(), state.is_last_round())
    });
    let one = |seat: &Seat, out: bool| {
        view! { <li class:out=out>{mark(table, *seat)}<span>{table.seat(*seat).name}</span>{out.then(|| view! { <small>{say("terra-mystica-board-passed")}</small> })}</li> }
    };
    view! {
        <p class="label">{say("terra-mystica-board-order-now")}</p>
        <ol class="order">{now.iter().map(|seat| one(seat, passed.contains(seat))).collect_view()}</ol>
        {(!last).then(|| view! {
            <p class="label">{say("terra-mystica-board-order-next")}</p>
            <ol class="order">{next.iter().map(|seat| one(seat, false)).collect_view()}</ol>
        })}
    }
    .into_any()
}

fn affords(table: TableCtx<TerraMystica>) -> AnyView {
    let sign = |one: &Affordable| {
        let face = match one.what {
            Purchase::Building(building) => super::icons::kinds(&[building]).into_any(),
            Purchase::Step(track) => icon(names::track_icon(track)).into_any(),
            Purchase::Priest => icon("priest").into_any(),
            Purchase::Power(action) => view! { {power()}{icon(names::power_icon(action))} }.into_any(),
        };
        let name = outlook::purchase(one.what);
        let words =
            if one.exchanging { Phrase::new("terra-mystica-board-by-exchange").with("what", name) } else { name };
        let words = words.say();
        let label = words.clone();
        let mark = one.exchanging.then_some("~");
        view! { <li class:by-exchange=one.exchanging title=words>{mark}{face}<span class="sr">{label}</span></li> }
    };
    let row = |seat: Seat| {
        let (all, passed) = table.state(|state| (state.affordable(seat), state.passed().contains(&seat)));
        let none = all.is_empty().then(|| {
            let key = if passed { "terra-mystica-board-passed" } else { "terra-mystica-nothing" };
            view! { <li class="soft">{say(key)}</li> }
        });
        view! { <tr>{who(table, seat)}<td><ul class="affords">{all.iter().map(sign).collect_view()}{none}</ul></td></tr> }
    };
    view! {
        <table class="afford-table"><tbody>{seats(table).map(row).collect_view()}</tbody></table>
        <p class="soft s">{say("terra-mystica-board-exchange-note")}</p>
    }
    .into_any()
}
