//! What persons settle beforehand, so that they need not be asked: each has settings of their own in a match, which begin with
//! those that were set last at this device. The game says what they mean ([`Narration::settled`](crate::app::narration::Narration::settled))
//! and draws their rows ([`GameBoard::SETTLES`]). Nothing is answered by itself where single choices are asked as well.

use super::{GameBoard, TableCtx};
use crate::app::i18n::words::say;
use crate::app::ui::Dialog;
use leptos::prelude::*;

/// The dialog in which whoever looks settles what is answered by itself.
#[component]
pub fn Settle<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let body = move || {
        let seat = untrack(|| table.me());
        let value = RwSignal::new(table.settlement(seat));
        Effect::watch(move || value.get(), move |settings, _, _| table.settle(seat, settings.clone()), false);
        G::SETTLES.map(|rows| rows(value))
    };
    view! {
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("settle-title"))
        >
            <div class="dialog-body">
                <p class="soft s">{say("settle-note")}</p>
                <div class="rowset">{body()}</div>
            </div>
        </Dialog>
    }
}
