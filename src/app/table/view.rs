//! A match on the table: the board with everything around it, or the end.

use super::board::GameBoard;
use super::boards::{Boards, BoardsDialog};
use super::chances::Chances;
use super::guide::Guide;
use super::hint::Hints;
use super::last_actions::LastActions;
use super::recap_bar::TableRecap;
use super::replay::Player;
use super::share::TableShare;
use super::sheet::Sheet;
use super::teaching::Teaching;
use super::written_log::TableLog;
use super::{
    TableCtx, bar, curtain, end, enlarged, keys, log, motion, prompt, readout, replay, seats, settle, sounds, tabs,
    taken_up,
};
use crate::app::device::wake;
use crate::app::i18n::words::{Phrase, say};
use crate::app::lazy::speech::{Speech, in_language};
use crate::app::rules::{RulesSheet, RulesSheetView};
use crate::app::ui::back::on_back;
use crate::app::ui::{Dialog, titled};
use crate::engine::Seat;
use leptos::prelude::*;

/// A match on the table: the board with everything around it, or the end.
#[component]
pub fn Table<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let is_over = Memo::new(move |_| table.game(|game| game.outcome().is_some()));
    let at_end = RwSignal::new(is_over.get_untracked());
    Effect::new(move |was: Option<bool>| {
        let over = is_over.get();
        if was.is_some_and(|was| was != over) {
            at_end.set(over);
        }
        over
    });
    let (sheet, settling) = (RwSignal::new(None::<Sheet>), RwSignal::new(false));
    RulesSheet::provide();
    let rules_here = move |()| table.game(|game| G::rules_of(game, table.picked()));
    Teaching::provide(table);
    Hints::provide(table);
    Guide::provide(table);
    Chances::provide(table);
    TableRecap::provide(table, TableLog::provide(table));
    Player::provide(table);
    LastActions::provide(table);
    Boards::provide(table);
    G::provide(table);
    keys::listen(table, sheet);
    take_away_on_back(table);
    taken_up::take_up(table);
    tabs::watch(table);
    sounds::watch(table);
    motion::skip_by_hand();
    let waits = Memo::new(move |_| table.waits_for().is_some());
    wake::while_playing(move || !is_over.get() && !waits.get(), move || table.game(|_| ()));
    let speech = Speech::expect();
    name_tab(table, speech);
    let ends = Memo::new(move |_| at_end.get());
    let shown = move || {
        // Everything is said anew in another language; the match stays as it is.
        speech.language();
        table.name_seats();
        match ends.get() {
            true => view! { <end::End table at_end /> }.into_any(),
            false => {
                view! { <curtain::BehindCurtain table><Board table sheet settling at_end /></curtain::BehindCurtain> }
                    .into_any()
            }
        }
    };
    let content = view! {
        {shown}
        {in_language(move || {
            view! {
                <tabs::AtOdds table />
                <TableShare table />
                <settle::Settle table open=settling />
                <BoardsDialog table />
                <RulesSheetView game=G::ID here=rules_here unused=table.game_untracked(|game| G::unused_chapters(&game.record().options)) />
            }
            .into_any()
        })}
    };
    at_table(table, content.into_any())
}

/// The browser's tab says whose turn it is.
fn name_tab<G: GameBoard>(table: TableCtx<G>, speech: Speech) {
    let asked = Memo::new(move |_| asked(table));
    titled(move || {
        speech.language();
        format!("{}: {}", say(&format!("{}-short", G::ID)), asked.get())
    });
}

/// Who is asked, in words for the browser's tab.
fn asked<G: GameBoard>(table: TableCtx<G>) -> String {
    match table.before_curtain().or_else(|| table.asked()) {
        None => say("game-over"),
        Some(seat) if table.is_away(seat) => Phrase::new("away-waiting").with("name", table.seat(seat).name).say(),
        Some(seat) if !table.persons().contains(seat) => {
            Phrase::new("thinks").with("name", table.seat(seat).name).say()
        }
        Some(seat) if table.persons().len() > 1 => table.seat(seat).name,
        Some(_) => say("your-turn"),
    }
}

/// Going back takes away what lies over the board: a hint with what it has picked, the past, a pick, the last piece of an action.
fn take_away_on_back<G: GameBoard>(table: TableCtx<G>) {
    let hints = Hints::<G>::expect();
    on_back(move || table.pieces(), move || table.take_back());
    on_back(move || (table.picked().is_some() && !hints.is_shown()).into(), move || table.unpick());
    let drop_hint = move || {
        hints.drop();
        table.unpick();
    };
    on_back(move || hints.is_shown().into(), drop_hint);
    on_back(move || table.is_past().into(), move || table.look_now());
}

/// The table with the colours in which the seats play: each is asked for by the seat's mark.
fn at_table<G: GameBoard>(table: TableCtx<G>, content: AnyView) -> impl IntoView {
    let worn = move |mark: u8| {
        let seat = Seat::all(table.players()).find(|seat| table.seat(*seat).mark == mark)?;
        G::worn(table, seat)
    };
    let (ink, fill) = (move |mark| worn(mark).map(|(ink, _)| ink), move |mark| worn(mark).map(|(_, fill)| fill));
    view! {
        <div
            class="at-table"
            data-game=G::ID
            style:--seat-1=move || ink(0)
            style:--seat-2=move || ink(1)
            style:--seat-3=move || ink(2)
            style:--seat-4=move || ink(3)
            style:--seat-5=move || ink(4)
            style:--fill-1=move || fill(0)
            style:--fill-2=move || fill(1)
            style:--fill-3=move || fill(2)
            style:--fill-4=move || fill(3)
            style:--fill-5=move || fill(4)
        >
            {content}
        </div>
    }
}

#[component]
fn Board<G: GameBoard>(
    table: TableCtx<G>,
    sheet: RwSignal<Option<Sheet>>,
    settling: RwSignal<bool>,
    at_end: RwSignal<bool>,
) -> impl IntoView {
    let (hints, told) = (Hints::<G>::expect(), (Guide::<G>::expect(), TableRecap::expect(), TableLog::expect()));
    let (taught, guide) = (Teaching::<G>::expect(), Guide::<G>::expect());
    let points = Memo::new(move |_| taught.is_on() || !guide.points().is_empty());
    let spoken = Memo::new(move |last| prompt::spoken(table, told, last));
    // It takes the place of the end or of another page, with what had the focus there.
    keys::rescue_to(keys::PROMPT);
    view! {
        <readout::SkipLinks read=Callback::new(move |()| sheet.set(Some(Sheet::Words))) />
        <div class=format!("page table of-{}", G::ID) class:past=move || table.is_past() class:hinted=move || hints.hinted() class:taught=move || taught.is_on() class:pointing=points>
            <bar::Bar table sheet settling at_end />
            {G::has_seat_list().then(|| view! { <seats::Seats table sheet /> })}
            {G::board(table)}
            <prompt::PromptBar table sheet at_end />
            <aside class="log" aria-label=say("log")>
                <h2>{say("log")}</h2>
                <log::Log table />
                <replay::UnderLog table sheet />
            </aside>
        </div>
        <Sheets table sheet />
        <enlarged::Enlarged table />
        <p class="sr" role="status" aria-live="polite">{move || spoken.with(prompt::Spoken::text)}</p>
    }
}

/// The log and the other boards as sheets, where the screen has no room for them.
#[component]
fn Sheets<G: GameBoard>(table: TableCtx<G>, sheet: RwSignal<Option<Sheet>>) -> impl IntoView {
    let close = Callback::new(move |()| sheet.set(None));
    let log_open = Signal::derive(move || sheet.get() == Some(Sheet::Log));
    let seat = Memo::new(move |last: Option<&Option<Seat>>| match sheet.get() {
        Some(Sheet::Seat(seat)) => Some(seat),
        // The content stays while the sheet goes away.
        _ => last.copied().flatten(),
    });
    let words_open = Signal::derive(move || sheet.get() == Some(Sheet::Words));
    let seat_open = Signal::derive(move || matches!(sheet.get(), Some(Sheet::Seat(_))));
    let seat_name = Signal::derive(move || seat.get().map(|seat| table.seat(seat).name).unwrap_or_default());
    view! {
        <Dialog open=log_open close title=Signal::derive(|| say("log"))>
            <div class="dialog-body log">
                <log::Log table looks=close />
                <replay::UnderLog table sheet />
            </div>
        </Dialog>
        <Dialog open=words_open close title=Signal::derive(|| say("readout"))>
            <readout::Readout table />
        </Dialog>
        <Dialog open=seat_open close title=seat_name>
            <div class="dialog-body seat-sheet">
                {move || seat.get().map(|seat| view! { <seats::SheetOf table seat /> })}
            </div>
        </Dialog>
    }
}
