//! The curtain: nothing of the game is on screen, only who is next.

use super::{GameBoard, TableCtx};
use crate::app::i18n::words::say;
use crate::app::route::Route;
use crate::app::ui::SeatMark;
use crate::engine::Seat;
use leptos::{html, prelude::*};

/// Names the next person and waits until that person lifts it.
#[component]
pub fn Curtain<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// Who is next.
    seat: Seat,
) -> impl IntoView {
    let plan = table.seat(seat);
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    let points = move || {
        let points = table.game(|game| G::points(game.state()));
        let of_seat = |(plan, points): (crate::app::store::save::SeatPlan, i32)| {
            view! { <li><SeatMark index=plan.mark />{plan.name}" "<b>{points}</b></li> }
        };
        table.seats().into_iter().zip(points).map(of_seat).collect_view()
    };
    view! {
        <main class=format!("page curtain seat-{}", plan.mark + 1)>
            <div class="curtain-in">
                <span class="curtain-seat"><SeatMark index=plan.mark /></span>
                <p>{say("curtain-pass")}</p>
                <h1>{plan.name}</h1>
                <button class="btn btn-main" type="button" node_ref=button on:click=move |_| table.lift_curtain()>
                    {say("curtain-lift")}
                </button>
                <a class="btn btn-bare" href=Route::Lobby.href()>{say("to-lobby")}</a>
                <ol>{points}</ol>
            </div>
        </main>
    }
}
