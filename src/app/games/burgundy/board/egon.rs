//! Egon, the solo player's opponent: his estate by kinds, his stacks, and how far one is ahead of him.

use super::card::{CardImage, Foot, kind_class};
use super::parts::{card_words, icon};
use crate::app::games::burgundy::text::names::LETTERS;
use crate::app::games::burgundy::text::{sections, words};
use crate::app::i18n::words::{Phrase, say};
use crate::app::rules::MoreInRules;
use crate::app::table::TableCtx;
use crate::engine::Seat;
use crate::games::burgundy::facts::{EGON_STACKS, triple_points};
use crate::games::burgundy::state::Egon;
use crate::games::burgundy::{Burgundy, Kind};
use leptos::prelude::*;

/// Egon's panel among the seats; nothing unless one plays alone.
pub fn seat(table: TableCtx<Burgundy>) -> AnyView {
    if untrack(|| table.state(|state| state.egon.is_none())) {
        return ().into_any();
    }
    let egon = Memo::new(move |_| table.state(|state| state.egon.clone().unwrap_or_default()));
    let own = Memo::new(move |_| table.state(|state| state.player(Seat(0)).score()));
    let score = move || egon.get().score();
    let label = move || Phrase::new("burgundy-egon-label").with("points", score()).say();
    let open = RwSignal::new(false);
    view! {
        <li class="seat-card egon">
            <button class="seat-head" type="button" aria-label=label on:click=move |_| open.set(true)>
                <span class="egon-face">{icon("egon")}</span>
                <span class="seat-name"><span>{say("burgundy-egon")}</span><small>{move || lead(own.get(), score())}</small></span>
                <b class="seat-score">{score}</b>
            </button>
            <div class="seat-more">{move || panel(table, &egon.get(), own.get())}</div>
            <crate::app::ui::Dialog
                open
                close=Callback::new(move |()| open.set(false))
                title=Signal::derive(|| say("burgundy-egon"))
                close_label=Signal::derive(|| say("close"))
            >
                <div class="dialog-body seat-sheet">
                    <div class="seat-more">{move || panel(table, &egon.get(), own.get())}</div>
                    <MoreInRules section=sections::SOLO before=move |()| open.set(false) />
                </div>
            </crate::app::ui::Dialog>
        </li>
    }
    .into_any()
}

fn lead(own: i16, egon: i16) -> String {
    match own - egon {
        0 => say("burgundy-egon-level"),
        ahead if ahead > 0 => Phrase::new("burgundy-egon-behind").with("count", ahead).say(),
        behind => Phrase::new("burgundy-egon-ahead").with("count", -behind).say(),
    }
}

fn panel(table: TableCtx<Burgundy>, egon: &Egon, own: i16) -> impl IntoView + use<> {
    let his = egon.score();
    let share = f32::from(own.max(0)) / f32::from((own + his).max(1));
    let fans = Kind::ALL.into_iter().filter(|kind| !egon.piles[kind.index()].is_empty()).map(|kind| {
        let pile = &egon.piles[kind.index()];
        let triples = pile.chunks(3).map(|cards| {
            let full = cards.len() == 3;
            let count = cards.len();
            let one = |(n, card): (usize, &crate::games::burgundy::Card)| {
                let foot = if full && n == 2 { Foot::Full } else { Foot::Triple(count as u8) };
                view! { <CardImage thing=card.0 face=card.face() points=triple_points(kind) words=card_words(*card) foot /> }
            };
            let label = Phrase::new("burgundy-egon-fan").with("kind", words::kind(kind)).with("count", count).say();
            view! {
                <span class=format!("fan {}", kind_class(kind)) class:full=full style:--n=count.to_string() role="img" aria-label=label>
                    {cards.iter().enumerate().map(one).collect_view()}
                </span>
            }
        });
        triples.collect_view()
    });
    let passage = table.state(|state| usize::from(state.passage));
    let stacks = EGON_STACKS.iter().enumerate().map(|(n, size)| {
        let label = Phrase::new("burgundy-egon-stack").with("letter", LETTERS[n]).with("count", *size).say();
        view! {
            <li class:done=n <= passage class:now=n == passage aria-label=label>
                <span class="card back"><crate::app::games::burgundy::board::card::BackFace count=*size /></span>
                {LETTERS[n]}
            </li>
        }
    });
    view! {
        <p class="versus" class:behind-egon=own < his style:--share=share.to_string()>
            <span class="gap">{own}</span>
            <span class="beam"></span>
            <span class="gap">{his}</span>
        </p>
        <p class="label mini-label">{say("burgundy-estate")}</p>
        <div class="mini-row">{fans.collect_view()}</div>
        <p class="label mini-label">{say("burgundy-egon-next")}</p>
        <ol class="egon-stacks">{stacks.collect_view()}</ol>
    }
}
