//! The tracks for spades and shipping. A tap takes the next step where that can be paid, else it explains.

use super::ctx::BoardCtx;
use super::icons::price;
use super::topic::{Explained, Topic};
use crate::app::games::terra_mystica::text::{names, things};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Narration;
use crate::games::TerraMystica;
use crate::games::terra_mystica::state::Player;
use crate::games::terra_mystica::{Choice, Faction, Track};
use leptos::prelude::*;

/// The most steps of a track, the first place included.
const MOST: u8 = 6;

/// Both tracks, none for those who have none; how far those go who skip hexes.
#[component]
pub fn Tracks(
    /// The board.
    ctx: BoardCtx,
) -> impl IntoView {
    view! { {[Track::Spades, Track::Shipping].map(|track| view! { <TrackRow ctx track /> })}<RangeRow ctx /> }
}

/// How many hexes Fakirs and Dwarves skip, and what it costs.
#[component]
fn RangeRow(ctx: BoardCtx) -> impl IntoView {
    let explained = Explained::expect();
    let skip = ctx.of(Player::skip);
    let range = move || skip.get().map(|(range, _)| range);
    let label = move || {
        let (range, price) = skip.get()?;
        Some(Phrase::new("terra-mystica-board-range-is").with("range", range).with("what", names::cost(price)).say())
    };
    let about = move |_| {
        if let Some(faction) = ctx.faction.get_untracked() {
            explained.show(Topic::Faction(faction));
        }
    };
    view! {
        <button type="button" class="trk range" hidden=move || skip.get().is_none() aria-label=label on:click=about>
            <span class="trk-name"><b>{say("terra-mystica-board-range")}</b><small>{say("terra-mystica-board-range-hexes")}</small></span>
            <span class="sts" aria-hidden="true"><span class="st on">{range}</span>{move || skip.get().map(|(_, each)| price(each))}</span>
        </button>
    }
}

/// What stands on the places of a track, from the first.
fn places(faction: Faction, track: Track) -> Vec<u8> {
    let board = faction.board();
    match track {
        Track::Spades => board.spade_workers.to_vec(),
        Track::Shipping => board.shipping.map(|(first, last)| (first..=last).collect()).unwrap_or_default(),
    }
}

#[component]
fn TrackRow(ctx: BoardCtx, track: Track) -> impl IntoView {
    let explained = Explained::expect();
    let BoardCtx { table, faction, mine, .. } = ctx;
    let places = Memo::new(move |_| faction.get().map(|faction| places(faction, track)).unwrap_or_default());
    let at = ctx.of(move |player: &Player| match track {
        Track::Spades => player.digging(),
        // Its places are called by the shipping value.
        Track::Shipping => {
            let first = player.faction().and_then(|faction| faction.board().shipping).map_or(0, |(first, _)| first);
            player.shipping().saturating_sub(first)
        }
    });
    let choice = Choice::Advance(track);
    let can = Memo::new(move |_| mine.get() && table.offers(choice));
    let picked = Memo::new(move |_| can.get() && table.picked() == Some(choice));
    let tap = move |_| match (can.get_untracked(), faction.get_untracked()) {
        (true, _) => table.pick(choice),
        (false, Some(faction)) if mine.get_untracked() => explained.without(Topic::Track(faction, track), choice),
        (false, Some(faction)) => explained.show(Topic::Track(faction, track)),
        (false, None) => {}
    };
    let label = move || {
        let value = places.with(|places| places.get(usize::from(at.get())).copied().unwrap_or_default());
        let state = Phrase::new(match track {
            Track::Spades => "terra-mystica-board-spade-at",
            Track::Shipping => "terra-mystica-board-shipping-at",
        })
        .with("value", value)
        .say();
        match can.get() {
            true => format!("{state} {}", table.game(|game| TerraMystica::describe(game, choice)).say()),
            false => state,
        }
    };
    let unit = match track {
        Track::Spades => "terra-mystica-board-workers-each",
        Track::Shipping => "terra-mystica-board-river-hexes",
    };
    let step = move |n: u8| {
        let value = Memo::new(move |_| places.with(|places| places.get(usize::from(n)).copied()));
        view! {
            <span
                class="st"
                class:on=move || at.get() == n
                class:can=move || can.get() && at.get() + 1 == n
                class:chosen=move || picked.get() && at.get() + 1 == n
                hidden=move || value.get().is_none()
            >
                {value}
            </span>
        }
    };
    view! {
        <button type="button" class="trk" data-at=(track == Track::Shipping).then_some(things::SHIPPING) class:can=can class:chosen=picked hidden=move || places.with(Vec::is_empty) aria-label=label aria-pressed=move || can.get().then(|| picked.get().to_string()) on:click=tap>
            <span class="trk-name"><b>{names::track(track).say()}</b><small>{say(unit)}</small></span>
            <span class="sts" aria-hidden="true">{(0..MOST).map(step).collect_view()}</span>
        </button>
    }
}
