//! Burgundy's options in the dialog for a new match.

use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::module::OptionsForm;
use crate::app::ui::Select;
use crate::games::burgundy::{Options, StartWorkers};
use leptos::prelude::*;

const READINGS: [StartWorkers; 2] = [StartWorkers::BySeat, StartWorkers::LastGetsTwo];

/// Workers at the start: the rules can be read in two ways. With four players both say the same, alone there is nothing
/// to choose.
pub fn options(form: OptionsForm) -> AnyView {
    let now = move || form.value.with(|value| serde_json::from_value::<Options>(value.clone()).unwrap_or_default());
    let chosen = Signal::derive(move || usize::from(now().start_workers == StartWorkers::LastGetsTwo));
    let words = Signal::derive(move || {
        let [by_seat, last_two] = match form.players.get() {
            2 => ["0, 1", "0, 2"],
            _ => ["0, 1, 1", "0, 1, 2"],
        };
        let by_seat = Phrase::new("burgundy-workers-by-seat").with("list", by_seat);
        let last_two = Phrase::new("burgundy-workers-last-two").with("list", last_two);
        vec![by_seat.say(), last_two.say()]
    });
    let pick = move |at: usize| {
        let options = Options { start_workers: READINGS[at.min(1)] };
        if let Ok(value) = serde_json::to_value(options) {
            form.value.set(value);
        }
    };
    let row = move || match form.players.get() {
        1 => ().into_any(),
        2 | 3 => view! {
            <Select
                label=Signal::derive(|| say("burgundy-start-workers"))
                note=Signal::derive(|| say("burgundy-start-workers-note"))
                values=words
                value=chosen
                pick=pick
            />
        }
        .into_any(),
        _ => view! {
            <div class="orow">
                <span>{say("burgundy-start-workers")} <small>{say("burgundy-start-workers-note")}</small></span>
                <span class="val">"0, 1, 1, 2"</span>
            </div>
        }
        .into_any(),
    };
    row.into_any()
}
