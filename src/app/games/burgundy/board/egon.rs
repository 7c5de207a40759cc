//! Egon, the solo player's opponent: his estate by kinds, his stacks, and how far one is ahead of him.

use super::card::{BackFace, Placed, PlacedCard, kind_class};
use super::parts::icon;
use crate::app::games::burgundy::text::names::LETTERS;
use crate::app::games::burgundy::text::{sections, things, words};
use crate::app::i18n::words::{Phrase, say};
use crate::app::rules::MoreInRules;
use crate::app::table::TableCtx;
use crate::app::ui::slots;
use crate::engine::Seat;
use crate::games::burgundy::facts::EGON_STACKS;
use crate::games::burgundy::state::Egon;
use crate::games::burgundy::{Burgundy, Card, Kind};
use leptos::prelude::*;

/// Egon's panel among the seats; nothing unless one plays alone.
pub fn seat(table: TableCtx<Burgundy>) -> AnyView {
    if untrack(|| table.state(|state| state.egon().is_none())) {
        return ().into_any();
    }
    let egon = Memo::new(move |_| table.state(|state| state.egon().cloned().unwrap_or_default()));
    let own = Memo::new(move |_| table.state(|state| state.player(Seat(0)).score()));
    let score = Memo::new(move |_| egon.with(Egon::score));
    let label = move || Phrase::new("burgundy-egon-label").with("points", score.get()).say();
    let open = RwSignal::new(false);
    view! {
        <li class="seat-card egon">
            <button class="seat-head" type="button" data-at=things::EGON aria-label=label on:click=move |_| open.set(true)>
                <span class="egon-face">{icon("egon")}</span>
                <span class="seat-name"><span>{say("burgundy-egon")}</span><small>{move || lead(own.get(), score.get())}</small></span>
                <b class="seat-score">{score}</b>
            </button>
            <div class="seat-more">{panel(table, egon, own)}</div>
            <crate::app::ui::Dialog
                open
                close=Callback::new(move |()| open.set(false))
                title=Signal::derive(|| say("burgundy-egon"))
            >
                <div class="dialog-body seat-sheet">
                    <div class="seat-more">{panel(table, egon, own)}</div>
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

/// His cards, a fan a triple, by kinds.
fn fans(egon: &Egon) -> Vec<(Kind, Vec<Card>)> {
    let of = |kind: Kind| egon.pile(kind).chunks(3).map(move |cards| (kind, cards.to_vec()));
    Kind::ALL.into_iter().flat_map(of).collect()
}

/// A fan of his; nothing while there is none.
fn fan(fan: Memo<Option<(Kind, Vec<Card>)>>) -> impl IntoView {
    let kind = Memo::new(move |_| fan.with(|fan| fan.as_ref().map(|(kind, _)| *kind)));
    let cards = Memo::new(move |_| {
        fan.with(|fan| {
            let Some((counts, cards)) = fan else { return Vec::new() };
            let have = cards.len();
            let one = |(n, card): (usize, &Card)| Placed {
                card: *card,
                counts: *counts,
                have: have as u8,
                top: n + 1 == have,
            };
            cards.iter().enumerate().map(one).collect::<Vec<_>>()
        })
    });
    let count = Memo::new(move |_| cards.with(Vec::len));
    let label = move || {
        let words = Phrase::new("burgundy-egon-fan").with("kind", words::kind(kind.get()?)).with("count", count.get());
        Some(words.say())
    };
    let class = move || {
        let full = if count.get() == 3 { "full" } else { "" };
        format!("fan {} {full}", kind.get().map_or("", kind_class))
    };
    view! {
        <span class=class style:--n=move || count.get().to_string() hidden=move || count.get() == 0 role="img" aria-label=label>
            {slots(cards, 0, |placed| view! { <PlacedCard placed /> })}
        </span>
    }
}

fn panel(table: TableCtx<Burgundy>, egon: Memo<Egon>, own: Memo<i16>) -> impl IntoView {
    let his = Memo::new(move |_| egon.with(Egon::score));
    let share = move || (f32::from(own.get().max(0)) / f32::from((own.get() + his.get()).max(1))).to_string();
    let fans = Memo::new(move |_| egon.with(fans));
    let passage = Memo::new(move |_| table.state(|state| usize::from(state.passage())));
    let stacks = EGON_STACKS.iter().enumerate().map(|(n, size)| {
        let label = Phrase::new("burgundy-egon-stack").with("letter", LETTERS[n]).with("count", *size).say();
        view! {
            <li class:done=move || n <= passage.get() class:now=move || n == passage.get() aria-label=label>
                <span class="card back"><BackFace count=*size /></span>
                {LETTERS[n]}
            </li>
        }
    });
    view! {
        <p class="versus" class:behind-egon=move || own.get() < his.get() style:--share=share>
            <span class="gap">{own}</span>
            <span class="beam"></span>
            <span class="gap">{his}</span>
        </p>
        <p class="label mini-label">{say("burgundy-estate")}</p>
        <div class="mini-row">{slots(fans, 0, fan)}</div>
        <p class="label mini-label">{say("burgundy-egon-next")}</p>
        <ol class="egon-stacks">{stacks.collect_view()}</ol>
    }
}
