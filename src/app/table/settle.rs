//! What persons settle beforehand, so that they need not be asked: each has settings of their own in a match, which begin with
//! those that were set last at this device. The game says what they mean ([`Narration::settled`](crate::app::narration::Narration::settled))
//! and draws their rows ([`GameBoard::SETTLES`]). Nothing is answered by itself where single choices are asked as well.

use super::{GameBoard, TableCtx};
use crate::app::i18n::words::say;
use crate::app::store::settled;
use crate::app::ui::Dialog;
use crate::engine::{Match, Seat};
use leptos::prelude::*;
use serde_json::Value;

impl<G: GameBoard> TableCtx<G> {
    /// What a seat's person has settled.
    fn settlement(self, seat: Seat) -> Value {
        let own = self.meta.with_untracked(|meta| settled::of_seat(&meta.settled, seat.0));
        own.unwrap_or_else(|| settled::usual(G::ID))
    }

    /// Answers what the persons at this device have settled, as long as such questions follow.
    pub(super) fn answer_settled(self, game: &mut Match<G>) {
        if G::SETTLES.is_none() || !game.record().auto_answer {
            return;
        }
        let persons = untrack(|| self.persons());
        while let Some(seat) = game.question().map(|question| question.seat).filter(|seat| persons.contains(*seat)) {
            let Some(choice) = G::settled(game, &self.settlement(seat)) else { return };
            if game.answer_unasked(choice).is_err() {
                return;
            }
        }
    }

    /// Settles something for a seat, in this match and in the next ones.
    fn settle(self, seat: Seat, settings: Value) {
        settled::remember(G::ID, &settings);
        self.meta.update(|meta| meta.settled = settled::with_seat(&meta.settled, seat.0, settings));
        self.change(|_| ());
    }
}

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
            close_label=Signal::derive(|| say("close"))
        >
            <div class="dialog-body">
                <p class="soft s">{say("settle-note")}</p>
                <div class="rowset">{body()}</div>
            </div>
        </Dialog>
    }
}
