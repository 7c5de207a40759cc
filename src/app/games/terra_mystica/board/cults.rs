//! The four cults: steps 10 to 0, everybody's markers, priests, and where this round's bonus lies. A tap on a cult sends a priest or
//! takes a step there; else it explains the cult.

use super::explain::{Explained, Topic};
use super::preview::Preview;
use super::signs::{bonus_sign, changing_mark, cult_class, heading, icon, mark_of, power};
use crate::app::games::terra_mystica::text::names;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::{Narration, and};
use crate::app::table::TableCtx;
use crate::app::ui::SeatMark;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::tiles::Per;
use crate::games::terra_mystica::facts::{CULT_POWER, LAST_STEP, SLOTS};
use crate::games::terra_mystica::{Choice, Cult};
use leptos::prelude::*;

/// The four cults with everybody's markers and priests.
#[component]
pub fn Cults(
    /// The match.
    table: TableCtx<TerraMystica>,
) -> impl IntoView {
    let note = view! { {power()}{say("terra-mystica-board-power-passed")} };
    view! {
        {heading("terra-mystica-tab-cults", note)}
        <div class="cults">{Cult::ALL.map(|cult| view! { <Track table cult /> })}</div>
    }
}

/// What a choice does in a cult: the cult, and the steps that a priest takes on the slot that he goes to.
pub fn cult_of(choice: Choice) -> Option<(Cult, Option<u8>)> {
    match choice {
        Choice::Priest(cult, steps) => Some((cult, Some(steps))),
        Choice::Step(cult) => Some((cult, None)),
        _ => None,
    }
}

/// What can be done in a cult, what brings the most first.
fn offers(table: TableCtx<TerraMystica>, cult: Cult) -> Option<Choice> {
    let here = |choice: &&Choice| cult_of(**choice).is_some_and(|(there, _)| there == cult);
    let worth = |choice: &&Choice| cult_of(**choice).and_then(|(_, steps)| steps).unwrap_or(u8::MAX);
    table.with_choices(|choices| choices.iter().filter(here).max_by_key(worth).copied())
}

#[component]
fn Track(table: TableCtx<TerraMystica>, cult: Cult) -> impl IntoView {
    let (explained, preview) = (Explained::expect(), Preview::expect());
    let offer = Memo::new(move |_| offers(table, cult));
    let picked = Memo::new(move |_| table.picked().filter(|it| cult_of(*it).is_some_and(|(there, _)| there == cult)));
    let tap = move |_| match (picked.get_untracked(), offer.get_untracked()) {
        (Some(choice), _) | (None, Some(choice)) => table.pick(choice),
        (None, None) => explained.without(Topic::Cult(cult), Choice::Priest(cult, SLOTS[0])),
    };
    let steps = Memo::new(move |_| {
        table.state(|state| state.seats().map(|seat| state.player(seat).cult(cult)).collect::<Vec<_>>())
    });
    let slots = Memo::new(move |_| table.state(|state| state.slots(cult)));
    let label = Memo::new(move |_| {
        let seats = || (0..table.players()).map(Seat);
        let one = |seat: Seat| {
            let step = steps.with(|steps| steps[seat.index()]);
            Phrase::new("terra-mystica-board-at-step").with("name", seat).with("step", step)
        };
        let mut label = Phrase::new("terra-mystica-board-cult")
            .with("cult", names::cult(cult))
            .with("steps", and(seats().map(one)).unwrap_or_else(|| Phrase::new("terra-mystica-nothing")))
            .say();
        if let Some(choice) = picked.get().or(offer.get()) {
            label.push(' ');
            label.push_str(&table.game(|game| TerraMystica::describe(game, choice)).say());
        }
        label
    });
    // The bonus of this round: each so many steps, and what it is.
    let bonus = Memo::new(move |_| {
        table.state(|state| {
            let print = state.scoring_tile(state.round()).print();
            match print.per {
                Per::Steps(each, there) if there == cult && state.round() > 0 && !state.is_last_round() => {
                    Some((each, bonus_sign(print.bonus)))
                }
                _ => None,
            }
        })
    });
    let row = move |n: u8| {
        let power = CULT_POWER.iter().find(|(step, _)| *step == n).map_or(0, |(_, power)| *power);
        let sign =
            Memo::new(move |_| bonus.get().filter(|(each, _)| n > 0 && n.is_multiple_of(*each)).map(|(_, sign)| sign));
        view! {
            <span class="step" class:pwr={power > 0}>
                <b>{n}</b>
                <span class="dots">{(0..power).map(|_| view! { <i></i> }).collect_view()}</span>
                <span class="ring" hidden=move || sign.get().is_none()>
                    <svg class="i"><use href=sign></use></svg>
                </span>
            </span>
        }
    };
    let marker = move |seat: Seat| {
        let at = Memo::new(move |_| steps.with(|steps| steps[seat.index()]));
        let beside = Memo::new(move |_| {
            steps.with(|steps| steps[..seat.index()].iter().filter(|step| **step == at.get()).count())
        });
        view! {
            <span class="mk" style:--at=move || at.get().to_string() style:--n=move || beside.get().to_string()>
                <SeatMark index=mark_of(table, seat) />
            </span>
        }
    };
    // Where one's own marker goes by what is picked.
    let goes = Memo::new(move |_| {
        let me = table.me();
        let now = steps.with(|steps| steps[me.index()]);
        preview.player(me, |player| player.cult(cult)).filter(|then| *then != now)
    });
    let me = Memo::new(move |_| Some(table.me()));
    let ghost = view! {
        <span class="mk ghost" hidden=move || goes.get().is_none() style:--at=move || goes.get().unwrap_or(0).to_string()>
            {changing_mark(table, me)}
        </span>
    };
    let slot = move |n: usize| {
        let priest = Memo::new(move |_| slots.get()[n]);
        let aimed = Memo::new(move |_| {
            let steps = picked.get().and_then(cult_of).and_then(|(_, steps)| steps);
            let first = || {
                slots.with(|slots| {
                    slots.iter().zip(SLOTS).position(|(slot, brings)| slot.is_none() && Some(brings) == steps)
                })
            };
            steps.is_some() && first() == Some(n)
        });
        view! {
            <span class="slot" class:chosen=aimed>
                {changing_mark(table, priest)}
                <b hidden=move || priest.get().is_some()>{SLOTS[n]}</b>
            </span>
        }
    };
    view! {
        <button
            type="button"
            class=format!("cult {}", cult_class(cult))
            class:can=move || offer.get().is_some()
            class:chosen=move || picked.get().is_some()
            aria-label=label
            aria-pressed=move || offer.get().map(|_| picked.get().is_some().to_string())
            on:click=tap
        >
            <span class="cult-name">{icon(names::cult_icon(cult))}{names::cult(cult).say()}</span>
            <span class="steps">
                {(0..=LAST_STEP).rev().map(row).collect_view()}
                {(0..table.players()).map(|seat| marker(Seat(seat))).collect_view()}
                {ghost}
            </span>
            <span class="slots">{(0..SLOTS.len()).map(slot).collect_view()}</span>
        </button>
    }
}
