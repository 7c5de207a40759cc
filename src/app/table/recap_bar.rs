//! The first line of the prompt bar: what has happened since one's own last move. A tap leads to it in the log, another one
//! shows it on the board once more.

use super::recap::{Group, Recap};
use super::replay::Player;
use super::sheet::Sheet;
use super::written_log::TableLog;
use super::{GameBoard, TableCtx};
use crate::app::i18n::number::signed;
use crate::app::i18n::words::say;
use crate::app::narration::{LogKind, Narration};
use crate::app::ui::{Icon, seat_mark, slots};
use crate::engine::Match;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;

/// So many groups have their place from the beginning.
const PLACES: usize = 8;

/// The recap of a table.
#[derive(Clone, Copy, Debug)]
pub struct TableRecap(pub Memo<Option<Recap>>);

impl TableRecap {
    /// The recap for whoever looks, written anew with the log.
    pub fn provide<G: Narration>(table: TableCtx<G>, log: TableLog) {
        let recap = Memo::new(move |last: Option<&Option<Recap>>| {
            let me = table.me();
            let recap = log.written.with(|log| {
                let log = log.as_ref()?;
                // The log follows the match a frame later.
                let recap = |game: &Match<G>| Recap::of(game, &log.lines, me, log.laid_out);
                table.game_untracked(|game| (game.cursor() == log.cursor).then(|| recap(game)))
            });
            recap.or_else(|| last.cloned().flatten())
        });
        provide_context(TableRecap(recap));
    }

    /// The recap of this table.
    pub fn expect() -> TableRecap {
        expect_context()
    }

    /// The recap of now; `None` as long as it is not written.
    pub fn of_now<G: Narration>(self, table: TableCtx<G>) -> Option<Recap> {
        let now = table.game(Match::cursor);
        self.0.get().filter(|recap| recap.now == now)
    }
}

/// What happened, and the way to see it again.
#[component]
pub fn RecapBar<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// What lies over the table.
    sheet: RwSignal<Option<Sheet>>,
) -> impl IntoView {
    let (TableRecap(recap), log, player) = (TableRecap::expect(), TableLog::expect(), Player::<G>::expect());
    let groups = Memo::new(move |_| recap.with(|recap| recap.as_ref().map(Recap::groups).unwrap_or_default()));
    let strip = NodeRef::<html::Div>::new();
    // The newest, which is drawn first, is in sight.
    Effect::new(move |_| {
        let many = groups.with(|groups| groups.len() > 1);
        if let Some(strip) = strip.get().filter(|_| many) {
            strip.set_scroll_left(0);
        }
    });
    let show_log = move |_| {
        log.sought.set(recap.with_untracked(|recap| recap.as_ref().map(|recap| (recap.now, recap.first))));
        if !is_log_beside() {
            sheet.set(Some(Sheet::Log));
        }
    };
    view! {
        <div class="recap" class:off=move || table.is_past() role="group" aria-label=say("recap")>
            <div class="recap-strip" node_ref=strip>
                <button type="button" title=say("recap-log") on:click=show_log>
                    {slots(groups, PLACES, move |group| one_group(table, group))}
                </button>
            </div>
            <button
                class="btn btn-icon btn-bare"
                type="button"
                title=say("recap-again")
                aria-label=say("recap-again")
                disabled=move || recap.with(|recap| recap.as_ref().is_none_or(|recap| recap.from >= recap.now))
                on:click=move |_| player.play_from(recap.with_untracked(|recap| recap.as_ref().map(|recap| recap.from)))
            >
                <Icon name="play" />
            </button>
        </div>
    }
}

/// Whether the log has a place on the screen.
fn is_log_beside() -> bool {
    let log = document().query_selector(".table > .log").ok().flatten();
    log.and_then(|log| log.dyn_into::<web_sys::HtmlElement>().ok()).is_some_and(|log| log.offset_width() > 0)
}

/// What a seat did; nothing while there is none.
fn one_group<G: GameBoard>(table: TableCtx<G>, group: Memo<Option<Group>>) -> impl IntoView {
    let mark = Memo::new(move |_| group.with(|group| mark_of(table, group.as_ref()?.kind())));
    let words = Memo::new(move |_| group.with(|group| group.as_ref().map(Group::words)).unwrap_or_default());
    let points = move || group.with(|group| group.as_ref().map(Group::points).filter(|points| *points != 0));
    view! {
        <span class="recap-line" hidden=move || group.with(Option::is_none)>
            {move || seat_mark(mark.get())}
            <span>{words}</span>
            <b class="seal" hidden=move || points().is_none()>{move || points().map(signed)}</b>
            " "
        </span>
    }
}

/// The mark of who did what lines of this kind tell.
pub fn mark_of<G: GameBoard>(table: TableCtx<G>, kind: LogKind) -> Option<u8> {
    match kind {
        LogKind::Seat(seat) => Some(table.seat(seat).mark),
        LogKind::Heading | LogKind::Table => None,
    }
}
