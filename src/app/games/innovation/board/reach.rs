//! Who is how far with which achievement, and what is missing.

use super::ctx::BoardCtx;
use crate::app::games::innovation::text::middle;
use crate::app::games::innovation::text::names::{
    colour_name, decree_how, decree_name, part, special_else, special_how, special_name,
};
use crate::app::games::innovation::text::reach::{self, Cell};
use crate::app::i18n::words::say;
use crate::app::ui::{Icon as Sign, SeatMark};
use crate::engine::Seat;
use crate::games::innovation::{Decree, Set, Special};
use leptos::prelude::*;

/// A table: a row an achievement, a column a player.
pub fn reach(ctx: BoardCtx) -> AnyView {
    let table = ctx.table;
    let seats: Vec<Seat> = table.me().around(table.players()).collect();
    let heads = seats
        .iter()
        .map(|seat| {
            let plan = table.seat(*seat);
            let standing = table.state(|state| reach::standing(state, *seat)).say();
            view! { <th scope="col"><SeatMark index=plan.mark />" "{plan.name}<span class="soft">{standing}</span></th> }
        })
        .collect_view();
    let normal = |age: u8| {
        let cells = seats.iter().map(|seat| cell(table.state(|state| reach::normal(state, *seat, age)))).collect_view();
        view! { <tr><th scope="row">{table.state(|state| middle::heading(state, age)).say()}</th>{cells}</tr> }
    };
    let special = |special: Special| {
        let one = |seat: &Seat| cell(table.state(|state| reach::special(state, *seat, special)));
        let or = special_else(special).map(|words| format!(" {}", words.say())).unwrap_or_default();
        let how = special_how(special).say() + &or;
        row(special.set(), special.word(), special_name(special).say(), how, seats.iter().map(one).collect_view())
    };
    let decree = |decree: Decree| {
        let viewer = table.viewer();
        let one = |seat: &Seat| cell(table.state(|state| reach::decree(state, viewer, *seat, decree)));
        let how = format!("{}: {}", colour_name(decree.colour()).say(), decree_how(decree).say());
        row(Set::Figures, decree.word(), decree_name(decree).say(), how, seats.iter().map(one).collect_view())
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

/// A row of the table: what it is with its sign, how it is reached, and a cell a seat.
fn row(set: Set, sign: &'static str, name: String, how: String, cells: impl IntoView) -> impl IntoView {
    view! {
        <tr>
            <th scope="row">
                <span class="reach-name"><Sign sheet=part(set) name=sign />{name}</span>
                <span class="soft">{how}</span>
            </th>
            {cells}
        </tr>
    }
}

/// A cell of the table.
fn cell(cell: Cell) -> AnyView {
    match cell {
        Cell::Has => view! { <td class="own">{say("innovation-has-it")}</td> }.into_any(),
        Cell::Gone => view! { <td class="own">"–"</td> }.into_any(),
        Cell::InReach(words) => view! { <td class="yes">{words.say()}</td> }.into_any(),
        Cell::Missing(words) => view! { <td>{words.say()}</td> }.into_any(),
    }
}
