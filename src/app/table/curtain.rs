//! The curtain: nothing of the game is on screen, only who is next. The board stays where it is behind it, with nobody's
//! hidden things open (see [`TableCtx::viewer`]), so that it needs not be built again.

use super::{GameBoard, TableCtx};
use crate::app::i18n::words::say;
use crate::app::route::Route;
use crate::app::store::save::SeatPlan;
use crate::app::ui::SeatMark;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::js_sys::Date;

/// What the curtain hides while it hangs: it can be neither seen nor reached, nor is it there for assistive technology. The
/// style sheet sees to that (`content-visibility`): the browser then lets all of it rest instead of working out anew how each
/// part looks.
#[component]
pub fn BehindCurtain<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// What is hidden.
    children: Children,
) -> impl IntoView {
    let hangs = Memo::new(move |_| table.before_curtain().is_some());
    let left = cover_while_away(table);
    // Once it was needed it stays for the next time.
    let needed = Memo::new(move |was: Option<&bool>| was == Some(&true) || hangs.get());
    view! {
        <div class="behind" class:covered=move || hangs.get() || left.get().is_some()>
            {children()}
        </div>
        {move || needed.get().then(|| view! { <Curtain table hangs /> })}
    }
}

/// So long the page can be left, in milliseconds, before the curtain falls.
const AWAY: f64 = 30_000.0;

/// When the page was left, while it is: an open hand is not in the system's picture of it, nor is it there for whoever unlocks the device.
fn cover_while_away<G: GameBoard>(table: TableCtx<G>) -> RwSignal<Option<f64>> {
    let left = RwSignal::new(None);
    let heard = window_event_listener_untyped("visibilitychange", move |_| match document().hidden() {
        true if table.hides_hands() => left.set(Some(Date::now())),
        _ => {
            if left.get_untracked().is_some_and(|left| Date::now() - left > AWAY) {
                table.lower_curtain();
            }
            left.set(None);
        }
    });
    on_cleanup(move || heard.remove());
    left
}

/// Closes the dialogs that lie over the board: they would lie over the curtain as well.
fn close_dialogs() {
    let Ok(open) = document().query_selector_all(".behind dialog[open]") else { return };
    for n in 0..open.length() {
        if let Some(dialog) = open.get(n).and_then(|node| node.dyn_into::<web_sys::HtmlDialogElement>().ok()) {
            dialog.close();
        }
    }
}

/// Names the next person and waits until that person lifts it.
#[component]
fn Curtain<G: GameBoard>(table: TableCtx<G>, hangs: Memo<bool>) -> impl IntoView {
    let plan = Memo::new(move |last: Option<&Option<SeatPlan>>| {
        let next = table.before_curtain().map(|seat| table.seat(seat));
        next.or_else(|| last.cloned().flatten())
    });
    let mark = move || plan.get().map_or(0, |plan| plan.mark);
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if hangs.get() {
            close_dialogs();
            // A frame later it is there.
            request_animation_frame(move || {
                if let Some(button) = button.try_get_untracked().flatten() {
                    let _ = button.focus();
                }
            });
        }
    });
    let class = move || if hangs.get() { format!("page curtain seat-{}", mark() + 1) } else { String::new() };
    let points = move || {
        let points = table.game(|game| G::points(game.state()));
        let of_seat = |(plan, points): (SeatPlan, i32)| view! { <li><SeatMark index=plan.mark />{plan.name}" "<b>{points}</b></li> };
        table.seats().into_iter().zip(points).map(of_seat).collect_view()
    };
    view! {
        <main class=class hidden=move || !hangs.get()>
            <div class="curtain-in">
                <span class="curtain-seat">{move || view! { <SeatMark index=mark() /> }}</span>
                <p>{say("curtain-pass")}</p>
                <h1>{move || plan.get().map(|plan| plan.name)}</h1>
                <button class="btn btn-main" type="button" node_ref=button on:click=move |_| table.lift_curtain()>
                    {say("curtain-lift")}
                </button>
                <a class="btn btn-bare" href=Route::Lobby.href()>{say("to-lobby")}</a>
                <ol>{points}</ol>
            </div>
        </main>
    }
}
