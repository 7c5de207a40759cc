//! What is said of a match that is over and leads to a moment of it: reasons, and after a first match what Easy would have done at the two
//! decisions that mattered most.

use super::TableCtx;
use crate::app::i18n::words::say;
use crate::app::narration::{Narration, Reason, remarks};
use crate::app::store::save::Controller;
use crate::app::store::stats::Stats;
use crate::app::store::storage;
use crate::app::ui::after_paint;
use crate::app::worker::client::Bots;
use crate::app::worker::protocol::{Report, Request};
use crate::bots::Remark;
use crate::engine::Seat;
use leptos::prelude::*;

/// To whom it is told: the only person of a match with which this game is new at this device.
pub fn novice<G: Narration>(table: TableCtx<G>) -> Option<Seat> {
    let meta = table.meta();
    let mut persons = Seat::all(meta.seats.len() as u8)
        .filter(|seat| matches!(meta.seats[seat.index()].controller, Controller::Person));
    let (one, others) = (persons.next()?, persons.next());
    let is_known = |stats: &Stats| stats.results().iter().any(|it| it.game == G::ID && it.id != meta.id);
    let is_first = storage::stats().is_ok_and(|stats| !is_known(&stats));
    let teaches = table.lesson.get_value().is_some();
    (others.is_none() && is_first && !teaches && !meta.watched && table.persons().contains(one)).then_some(one)
}

/// What is said of this seat's decisions, as soon as it is worked out; nothing where that fails.
#[component]
pub fn Remarks<G: Narration, F: Fn(usize) + Copy + Send + Sync + 'static>(
    /// The match.
    table: TableCtx<G>,
    /// Whose decisions.
    seat: Seat,
    /// Shows the moment before an answer.
    look: F,
) -> impl IntoView {
    let (bots, asked) = (Bots::expect(), StoredValue::new(0));
    let found = RwSignal::new(None::<Vec<Reason>>);
    after_paint(move || {
        if asked.is_disposed() {
            return;
        }
        let (id, game) = (bots.next_id(), G::ID.to_owned());
        asked.set_value(id);
        let record = table.game_untracked(|game| serde_json::to_string(game.record()).unwrap_or_default());
        bots.send(Request::Review { id, game, record, seat: seat.0 });
    });
    Effect::new(move |_| match bots.report() {
        Some(Report::Review { id, remarks: said }) if id == asked.get_value() => {
            let read = |(answered, text, points, chance): (usize, String, f32, f32)| {
                Some(Remark { answered, better: serde_json::from_str(&text).ok()?, points, chance })
            };
            let said = said.into_iter().filter_map(read).collect();
            found.set(Some(untrack(|| table.game(|game| remarks(game, said)))));
        }
        _ => {}
    });
    move || {
        let found = found.get()?;
        let none =
            found.is_empty().then(|| view! { <li class="moment"><span class="tx">{say("remark-none")}</span></li> });
        Some(view! {
            <section class="moments reasons remarks">
                <h2>{say("end-remarks")}</h2>
                <ul>{found.into_iter().map(|it| reason(it, look)).collect_view()} {none}</ul>
            </section>
        })
    }
}

/// A reason, and the way to the moment that shows it.
pub(super) fn reason<F: Fn(usize) + 'static>(reason: Reason, look: F) -> impl IntoView + use<F> {
    let words = view! { <b class="at">{reason.about.say()}</b><span class="tx">{reason.words.say()}</span> };
    match reason.answered {
        Some(answered) => view! {
            <li><button class="moment" type="button" on:click=move |_| look(answered)>{words}</button></li>
        }
        .into_any(),
        None => view! { <li class="moment">{words}</li> }.into_any(),
    }
}
