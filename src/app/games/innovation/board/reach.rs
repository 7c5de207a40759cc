//! Who is how far with which achievement, and what is missing.

use super::ctx::BoardCtx;
use crate::app::games::innovation::text::middle;
use crate::app::games::innovation::text::names::{
    colour_name, decree_how, decree_name, part, special_else, special_how, special_name,
};
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::facts::ISSUED_WITH;
use crate::games::innovation::{Decree, Innovation, Set, Special};
use leptos::prelude::*;

/// A table: a row an achievement, a column a player.
pub fn reach(ctx: BoardCtx) -> AnyView {
    let table = ctx.table;
    let seats: Vec<Seat> = table.me().around(table.players()).collect();
    let heads = seats
        .iter()
        .map(|seat| {
            let plan = table.seat(*seat);
            let (points, top) =
                table.state(|state| (state.player(*seat).points(), state.player(*seat).height_to_claim()));
            let standing = Phrase::new("innovation-reach-standing").with("points", points).with("top", top).say();
            view! { <th scope="col"><SeatMark index=plan.mark />" "{plan.name}<span class="soft">{standing}</span></th> }
        })
        .collect_view();
    let normal = |age: u8| {
        let cells = seats.iter().map(|seat| table.state(|state| normal_cell(state, *seat, age))).collect_view();
        view! { <tr><th scope="row">{table.state(|state| middle::heading(state, age)).say()}</th>{cells}</tr> }
    };
    let special = |special: Special| {
        let cells = seats.iter().map(|seat| table.state(|state| special_cell(state, *seat, special))).collect_view();
        let what = special_how(special).say();
        let or = special_else(special).map(|words| format!(" {}", words.say()));
        view! {
            <tr>
                <th scope="row">
                    <span class="reach-name">
                        <Sign sheet=part(special.set()) name=special.word() />
                        {special_name(special).say()}
                    </span>
                    <span class="soft">{what}{or}</span>
                </th>
                {cells}
            </tr>
        }
    };
    let decree = |decree: Decree| {
        let cells = seats.iter().map(|seat| table.state(|state| decree_cell(state, *seat, decree))).collect_view();
        view! {
            <tr>
                <th scope="row">
                    <span class="reach-name">
                        <Sign sheet=part(Set::Figures) name=decree.word() />
                        {decree_name(decree).say()}
                    </span>
                    <span class="soft">{colour_name(decree.colour()).say()}": "{decree_how(decree).say()}</span>
                </th>
                {cells}
            </tr>
        }
    };
    let has_figures = table.state(|state| state.sets().has(Set::Figures));
    view! {
        <p>{say("innovation-reach-rule")}</p>
        {has_figures.then(|| view! { <p>{say("innovation-decrees-rule")}</p> })}
        <table class="reach-table" class:many={seats.len() > 2}>
            <thead>
                <tr><th scope="col"><span class="sr">{say("innovation-achievements-short")}</span></th>{heads}</tr>
            </thead>
            <tbody>
                {table.state(|state| middle::ages(state).collect::<Vec<_>>()).into_iter().map(normal).collect_view()}
                {table.state(|state| state.specials().collect::<Vec<_>>()).into_iter().map(special).collect_view()}
                {has_figures.then(|| Decree::ALL.map(decree).into_iter().collect_view())}
            </tbody>
        </table>
    }
    .into_any()
}

fn normal_cell(state: &Innovation, seat: Seat, age: u8) -> AnyView {
    let player = state.player(seat);
    // With Echoes there may be several of an age.
    if !state.available().iter().any(|card| card.value() == age) {
        return match state.normals_of(seat, age) > 0 {
            true => view! { <td class="own">{say("innovation-has-it")}</td> }.into_any(),
            false => view! { <td class="own">"–"</td> }.into_any(),
        };
    }
    let points = state.points_asked(seat, age).saturating_sub(player.points_towards(age));
    match (points, player.height_to_claim() >= age) {
        (0, true) => view! { <td class="yes">{say("innovation-in-reach")}</td> }.into_any(),
        (0, false) => view! { <td>{Phrase::new("innovation-needs-top").with("age", age).say()}</td> }.into_any(),
        (points, true) => {
            view! { <td>{Phrase::new("innovation-needs-points").with("n", points).say()}</td> }.into_any()
        }
        (points, false) => {
            view! { <td>{Phrase::new("innovation-needs-both").with("n", points).with("age", age).say()}</td> }
                .into_any()
        }
    }
}

/// Who has a decree; for whom it is in reach what it costs, of others how far they are with the figures for any.
fn decree_cell(state: &Innovation, seat: Seat, decree: Decree) -> AnyView {
    let owner = state.decree_owner(decree);
    if owner == Some(seat) {
        return view! { <td class="own">{say("innovation-has-it")}</td> }.into_any();
    }
    let cards = state.player(seat).all_in_hand().count();
    let (class, words) = match (state.decrees_to_issue(seat).any(|one| one == decree), owner) {
        (true, None) => ("yes", Phrase::new("innovation-decree-costs").with("n", cards)),
        (true, Some(_)) => ("yes", Phrase::new("innovation-decree-breaks").with("n", cards)),
        _ => {
            let values = state.values_of_figures(seat).min(ISSUED_WITH);
            ("", Phrase::new("innovation-n-of").with("n", values).with("of", ISSUED_WITH))
        }
    };
    view! { <td class=class>{words.say()}</td> }.into_any()
}

fn special_cell(state: &Innovation, seat: Seat, special: Special) -> AnyView {
    match state.owner(special) {
        Some(owner) if owner == seat => view! { <td class="own">{say("innovation-has-it")}</td> }.into_any(),
        Some(_) => view! { <td class="own">"–"</td> }.into_any(),
        None => {
            let missing = state.progress(seat, special);
            let words = Phrase::new("innovation-n-of").with("n", missing.has).with("of", missing.needs).say();
            view! { <td>{words}</td> }.into_any()
        }
    }
}
