//! Karmas are seen: those that stepped in since one's own last decision, and before an action those that can.

use super::card_text::{card_name, drawn};
use super::confirm::Fact;
use super::ctx::{BoardCtx, Topic};
use crate::app::games::innovation::text::names::{inspire_text, own_karma_texts};
use crate::app::games::innovation::text::shown::Stepped;
use crate::app::games::innovation::text::words::inspired_draw;
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::{Icon as Sign, seat_mark, slots};
use crate::engine::Seat;
use crate::games::innovation::{Card, Choice, Colour};
use leptos::prelude::*;

/// What stepped in: which karma, whose, before or instead of what. A tap shows the figure.
#[component]
pub fn Banner(
    /// What is told.
    told: Memo<Vec<Stepped>>,
) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let one = move |stepped: Memo<Option<Stepped>>| {
        let mark = move || stepped.get().map(|stepped| ctx.table.seat(stepped.owner).mark);
        let show = move |_| {
            if let Some(stepped) = stepped.get_untracked() {
                ctx.show(Topic::Card(stepped.figure));
            }
        };
        view! {
            <li hidden=move || stepped.get().is_none()>
                <button class="karma-told" type="button" on:click=show>
                    <Sign sheet="innovation" name="karma" />
                    {move || seat_mark(mark())}
                    <span>
                        {move || stepped.get().map(|stepped| stepped.words().say())}
                        <span class="soft">" "{move || stepped.get().map(|stepped| drawn(&karmas_of(stepped.figure)))}</span>
                    </span>
                </button>
            </li>
        }
    };
    view! { <ul class="karmas-told" hidden=move || told.with(Vec::is_empty)>{slots(told, 0, one)}</ul> }
}

/// What the karmas of a figure say.
fn karmas_of(figure: Card) -> String {
    own_karma_texts(figure).iter().map(|text| text.say().replace(" | ", " ")).collect::<Vec<_>>().join(" ")
}

/// What the figures that can step in would do, each with whose it is.
pub fn foretold(ctx: BoardCtx) -> Vec<Fact> {
    let karmas = ctx.preview(|preview| preview.karmas.iter().copied().collect::<Vec<_>>()).unwrap_or_default();
    let fact = |(owner, figure): (Seat, Card)| {
        let words = Phrase::new("innovation-karma-can").with("name", owner).with("card", card_name(figure));
        let opposed = ctx.table.state(|state| state.opposed(ctx.table.me(), owner));
        Fact { sign: "karma", words: words.with("text", karmas_of(figure)).say(), warns: opposed }
    };
    karmas.into_iter().map(fact).collect()
}

/// The figure to be shown before an action that concerns no card, the first whose karma can step in; with that action.
pub fn stepping_into(ctx: BoardCtx, picked: Option<Choice>) -> Option<(Choice, Card)> {
    let picked = picked.filter(|choice| matches!(choice, Choice::Draw | Choice::Achieve(_) | Choice::Decree(_)))?;
    let (_, figure) = ctx.preview(|preview| preview.karmas.first().copied()).flatten()?;
    Some((picked, figure))
}

/// The inspire effects of a colour in their order, and the draw after them.
#[component]
pub fn Inspiring(
    /// Whose action it is, and of which colour.
    of: Memo<Option<(Seat, Colour)>>,
) -> impl IntoView {
    let ctx = BoardCtx::expect();
    let cards = Memo::new(move |_| match of.get() {
        Some((seat, colour)) => ctx.table.state(|state| state.inspiring(seat, colour).to_vec()),
        None => Vec::new(),
    });
    let draw = move || {
        let (seat, colour) = of.get()?;
        ctx.table.state(|state| inspired_draw(state, seat, colour)).map(|words| words.say())
    };
    let one = move |card: Memo<Option<Card>>| {
        let text = move || card.get().map(|card| drawn(&inspire_text(card).say().replace(" | ", " ")));
        view! {
            <li hidden=move || card.get().is_none()>
                <b>{move || card.get().map(|card| card_name(card).say())}</b>
                <span>{text}</span>
            </li>
        }
    };
    view! {
        <ol class="inspiring" aria-label=say("innovation-inspire-order") hidden=move || of.get().is_none()>
            {slots(cards, 0, one)}
            <li class="then"><Sign sheet="innovation" name="draw" /><span>{draw}</span></li>
        </ol>
    }
}
