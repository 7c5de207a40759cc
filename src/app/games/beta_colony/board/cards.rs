//! Cycle cards, achievements, and the boards to choose from.

use super::explain::{Explained, Topic};
use super::offers::Offers;
use super::parts::{mark_of, price, worth};
use crate::app::games::beta_colony::text::{lookup, names, things};
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::{Seal, SeatMark, settled_slots};
use crate::engine::Seat;
use crate::games::BetaColony;
use crate::games::beta_colony::{Achievement, Board, Choice};
use leptos::prelude::*;

/// Cycle cards and achievements; the boards while they are chosen.
#[component]
pub fn Cards(
    /// The match.
    table: TableCtx<BetaColony>,
) -> impl IntoView {
    let offers = Offers::expect();
    let boards = Memo::new(move |_| offers.boards());
    let open = Memo::new(move |_| table.state(|state| state.achievements().collect::<Vec<_>>()));
    view! {
        <section class="bc-cards" aria-label=say("beta-colony-tab-cards")>
            <div class="bc-choose" hidden=move || boards.with(Vec::is_empty)>
                <h2>{say("beta-colony-boards")}</h2>
                <div class="bc-list" data-rove="">{settled_slots(boards, 0, move |board| board_card(table, board))}</div>
            </div>
            <h2>{say("beta-colony-cycles")}</h2>
            <div class="bc-list" data-rove="">{(0..3).map(|n| cycle_card(table, n)).collect_view()}</div>
            <h2>{say("beta-colony-achievements")}</h2>
            <div class="bc-list bc-achievements" data-rove="">{settled_slots(open, 0, move |which| achievement_card(table, which))}</div>
        </section>
    }
}

fn board_card(table: TableCtx<BetaColony>, board: Memo<Option<Board>>) -> impl IntoView {
    let offers = Offers::expect();
    let choice = Memo::new(move |_| board.get().and_then(|board| offers.board(board)));
    let chosen = Memo::new(move |_| choice.get().is_some() && table.picked() == choice.get());
    let title = move || board.get().map(|board| names::board(board).say());
    let able =
        move || board.get().map(|board| names::abilities(board).map(|ability| view! { <span>{ability.say()}</span> }));
    view! {
        <button
            class="bc-card"
            class:can=move || choice.get().is_some()
            class:chosen=chosen
            type="button"
            hidden=move || board.get().is_none()
            aria-label=move || board.get().map(|board| names::board_label(board).say())
            aria-pressed=move || choice.get().map(|_| chosen.get().to_string())
            on:click=move |_| if let Some(choice) = choice.get_untracked() { table.pick(choice) }
        >
            <b>{title}</b>
            {able}
        </button>
    }
}

/// A cycle's card: goal, points, bonus, and who meets the goal now.
fn cycle_card(table: TableCtx<BetaColony>, n: u8) -> impl IntoView {
    let explained = Explained::expect();
    let card = Memo::new(move |_| table.state(|state| state.cards()[usize::from(n)]));
    let now = Memo::new(move |_| table.state(lookup::cycle) == n + 1);
    let past = Memo::new(move |_| table.state(lookup::cycle) > n + 1);
    let met = move |seat: Seat| {
        let meets = Memo::new(move |_| now.get() && table.state(|state| state.meets(seat, card.get())));
        view! { <span hidden=move || !meets.get()><SeatMark index=mark_of(table, seat) /></span> }
    };
    view! {
        <button
            class="bc-card"
            class:now=now
            class:past=past
            type="button"
            data-at=things::cycle(n)
            aria-label=move || names::cycle_label(card.get(), n).say()
            on:click=move |_| explained.show(Topic::Cycle(n))
        >
            <b>
                {Phrase::new("beta-colony-cycle").with("number", n + 1).say()}
                <span class="met">
                    {Seat::all(table.players()).map(met).collect_view()}
                    {move || view! { <Seal text=card.get().points().to_string() /> }}
                </span>
            </b>
            <span>{move || names::goal(card.get()).say()}</span>
            <span class="soft">{move || names::boon(card.get()).say()}</span>
        </button>
    }
}

fn achievement_card(table: TableCtx<BetaColony>, which: Memo<Option<Achievement>>) -> impl IntoView {
    let (offers, explained) = (Offers::expect(), Explained::expect());
    let choice = Memo::new(move |_| which.get().and_then(|which| offers.achievement(which)));
    let chosen = Memo::new(move |_| choice.get().is_some() && table.picked() == choice.get());
    let tap = move |_| match (choice.get_untracked(), which.get_untracked()) {
        (Some(choice), _) => table.pick(choice),
        (None, Some(which)) => explained.without(Topic::Achievement(which), Choice::Achieve(which)),
        _ => {}
    };
    view! {
        <button
            class="bc-card"
            class:can=move || choice.get().is_some()
            class:chosen=chosen
            type="button"
            hidden=move || which.get().is_none()
            aria-label=move || which.get().map(|which| names::achievement_label(which).say())
            aria-pressed=move || choice.get().map(|_| chosen.get().to_string())
            data-thing=move || which.get().map(things::achievement)
            on:click=tap
        >
            {move || which.get().map(|which| view! { <b>{names::achievement(which).say()}{worth(which)}</b>{price(which)}<span class="soft">{names::scores(which).say()}</span> })}
        </button>
    }
}
