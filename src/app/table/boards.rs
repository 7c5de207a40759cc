//! Whose boards are shown beside one's own, where there are those of several others: what is set, kept for the visit, and the dialog that
//! sets it.

use super::whose::Whose;
use super::{GameBoard, TableCtx};
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Dialog, Segment, Segmented, Switch};
use crate::engine::{Match, Seat, SeatSet};
use leptos::prelude::*;
use std::cell::RefCell;

thread_local! {
    /// What was set at the matches of this visit, by their ids.
    static SET: RefCell<Vec<(String, Whose)>> = const { RefCell::new(Vec::new()) };
}

/// The boards of a table.
#[derive(Clone, Copy, Debug)]
pub struct Boards {
    whose: RwSignal<Whose>,
    shown: Memo<SeatSet>,
    /// Whether the dialog that sets it is open.
    pub open: RwSignal<bool>,
}

impl Boards {
    /// Makes them known to the table.
    pub fn provide<G: GameBoard>(table: TableCtx<G>) {
        let id = untrack(|| table.id());
        let set = SET.with_borrow(|all| all.iter().find(|(of, _)| *of == id).map(|(_, whose)| *whose));
        let whose = RwSignal::new(set.unwrap_or_default());
        Effect::watch(
            move || whose.get(),
            move |whose, _, _| {
                SET.with_borrow_mut(|all| {
                    all.retain(|(of, _)| *of != id);
                    all.push((id.clone(), *whose));
                });
            },
            false,
        );
        let shown = Memo::new(move |_| {
            let (whose, me) = (whose.get(), table.me());
            table.shown(|game: &Match<G>| whose.shown(game, me))
        });
        provide_context(Boards { whose, shown, open: RwSignal::new(false) });
    }

    /// Those of this table.
    pub fn expect() -> Boards {
        expect_context()
    }

    /// Whether there is something to choose: several others.
    pub fn has_choice<G: GameBoard>(table: TableCtx<G>) -> bool {
        table.players() > 2
    }

    /// Whether this seat's board is shown.
    pub fn shows(self, seat: Seat) -> bool {
        self.shown.with(|shown| shown.contains(seat))
    }

    /// Shows a seat's board, or does not; the others' stay as they are.
    fn change(self, seat: Seat, on: bool) {
        let shown = self.shown.get_untracked().iter().filter(|other| *other != seat);
        self.whose.set(Whose::Chosen(shown.chain(on.then_some(seat)).collect()));
    }
}

/// The dialog that sets whose boards are shown.
#[component]
pub fn BoardsDialog<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let boards = Boards::expect();
    // What is chosen one by one is one of three ways, whoever is chosen.
    let way = move || match boards.whose.get() {
        Whose::All => 0,
        Whose::Last => 1,
        Whose::Chosen(_) => 2,
    };
    let pick = move |way| {
        boards.whose.set(match way {
            0 => Whose::All,
            1 => Whose::Last,
            _ => Whose::Chosen(boards.shown.get_untracked()),
        });
    };
    let ways = || {
        (0..).zip(["boards-all", "boards-last", "boards-chosen"].map(say)).map(|(way, words)| Segment::new(way, words))
    };
    let row = move |seat: Seat| {
        let name = Signal::derive(move || Phrase::new("board-of-seat").with("name", table.seat(seat).name).say());
        view! { <Switch label=name on=Signal::derive(move || boards.shows(seat)) change=move |on| boards.change(seat, on) /> }
    };
    let rows = move || table.me().around(table.players()).skip(1).map(row).collect_view();
    view! {
        <Dialog
            open=boards.open
            close=move |()| boards.open.set(false)
            title=Signal::derive(|| say("boards"))
        >
            <div class="dialog-body">
                <Segmented label=say("boards") segments=ways().collect() value=Signal::derive(way) pick=Callback::new(pick) />
                <div class="rowset">{rows}</div>
                <p class="soft s">{say("boards-note")}</p>
            </div>
        </Dialog>
    }
}
