//! What bots reach with the set-up of a new match, worked out while the form is open.

use super::start::Draft;
use crate::app::i18n::words::Phrase;
use crate::app::worker::client::Bots;
use crate::app::worker::protocol::{Report, Request};
use leptos::prelude::*;
use std::time::Duration;

/// A set-up that stays for so long is looked at.
const REST: Duration = Duration::from_millis(600);

/// What bots reach at this table, said with how many games say so; nothing before, and nothing of another set-up.
#[component]
pub fn Means(
    /// The dialog's state.
    draft: Draft,
    /// The game's id.
    game: &'static str,
) -> impl IntoView {
    let (bots, waits) = (Bots::expect(), StoredValue::new(None::<TimeoutHandle>));
    // The number of the request that counts, and its answer.
    let (asked, found) = (RwSignal::new(0), RwSignal::new(None::<(u32, [f32; 2])>));
    let setup = Memo::new(move |_| (draft.options.get(), draft.players(), draft.settled_seed()));
    let stop = move || {
        if let Some(Some(handle)) = waits.try_update_value(Option::take) {
            handle.clear();
        }
        bots.send_if_started(Request::StopChances);
    };
    let ask = move || {
        let Some((options, players, Ok(seed))) = setup.try_get_untracked() else { return };
        let (id, game, options) = (bots.next_id(), game.to_owned(), options.to_string());
        asked.set(id);
        bots.send(Request::Means { id, game, options, players, seed });
    };
    Effect::new(move |_| {
        setup.track();
        stop();
        asked.set(0);
        found.set(None);
        waits.set_value(set_timeout_with_handle(ask, REST).ok());
    });
    Effect::new(move |_| match bots.report() {
        Some(Report::Means { id, games, points }) if id == asked.get_untracked() => found.set(Some((games, points))),
        _ => {}
    });
    on_cleanup(stop);
    let words = move |(games, points): (u32, [f32; 2])| {
        let [mean, best] = points.map(|points| points.round() as i64);
        let key = if setup.with_untracked(|(_, players, _)| *players == 1) { "means-alone" } else { "means" };
        Phrase::new(key).with("mean", mean).with("best", best).with("games", i64::from(games)).say()
    };
    view! { <p class="means s soft">{move || found.get().map(words)}</p> }
}
