//! The four cults: steps 10 to 0, everybody's markers, priests, and where this round's bonus lies. A tap on a cult sends a priest or
//! takes a step there; else it explains the cult.

use super::icons::{bonus_sign, changing_mark, cult_class, heading, icon, mark_of, power};
use super::preview::Preview;
use super::topic::{Explained, Topic};
use crate::app::games::terra_mystica::text::{names, things};
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

/// A cult as its parts share it.
#[derive(Clone, Copy)]
struct CultCtx {
    table: TableCtx<TerraMystica>,
    cult: Cult,
    /// What can be done there.
    offer: Memo<Option<Choice>>,
    /// What is picked there.
    picked: Memo<Option<Choice>>,
    /// Everybody's steps.
    steps: Memo<Vec<u8>>,
    /// The bonus of this round, if it is of this cult: for each so many steps, and its sign.
    bonus: Memo<Option<(u8, &'static str)>>,
}

impl CultCtx {
    fn new(table: TableCtx<TerraMystica>, cult: Cult) -> CultCtx {
        CultCtx {
            table,
            cult,
            offer: Memo::new(move |_| offers(table, cult)),
            picked: Memo::new(move |_| {
                table.picked().filter(|it| cult_of(*it).is_some_and(|(there, _)| there == cult))
            }),
            steps: Memo::new(move |_| {
                table.state(|state| state.seats().map(|seat| state.player(seat).cult(cult)).collect::<Vec<_>>())
            }),
            bonus: Memo::new(move |_| {
                table.state(|state| {
                    let print = state.scoring_tile(state.round()).print();
                    match print.per {
                        Per::Steps(each, there) if there == cult && state.round() > 0 && !state.is_last_round() => {
                            Some((each, bonus_sign(print.bonus)))
                        }
                        _ => None,
                    }
                })
            }),
        }
    }

    /// The sign of this round's bonus, where it lies on a step.
    fn sign(self, step: u8) -> Option<&'static str> {
        self.bonus.get().filter(|(each, _)| step > 0 && step.is_multiple_of(*each)).map(|(_, sign)| sign)
    }

    /// How many markers stand on a step.
    fn on_step(self, step: u8) -> usize {
        self.steps.with(|steps| steps.iter().filter(|there| **there == step).count())
    }

    /// Whether a step's number makes room for those who stand there.
    fn is_crowded(self, step: u8) -> bool {
        self.on_step(step) + usize::from(self.sign(step).is_some()) > 3
    }

    fn step_of(self, seat: Seat) -> u8 {
        self.steps.with(|steps| steps[seat.index()])
    }

    /// The cult with everybody's steps, and what can be done there.
    fn label(self) -> String {
        let one =
            |seat: Seat| Phrase::new("terra-mystica-board-at-step").with("name", seat).with("step", self.step_of(seat));
        let steps = and((0..self.table.players()).map(Seat).map(one));
        let mut label = Phrase::new("terra-mystica-board-cult")
            .with("cult", names::cult(self.cult))
            .with("steps", steps.unwrap_or_else(|| Phrase::new("terra-mystica-nothing")))
            .say();
        if let Some(choice) = self.picked.get().or(self.offer.get()) {
            label.push(' ');
            label.push_str(&self.table.game(|game| TerraMystica::describe(game, choice)).say());
        }
        label
    }
}

#[component]
fn Track(table: TableCtx<TerraMystica>, cult: Cult) -> impl IntoView {
    let explained = Explained::expect();
    let ctx = CultCtx::new(table, cult);
    let CultCtx { offer, picked, .. } = ctx;
    let tap = move |_| match (picked.get_untracked(), offer.get_untracked()) {
        (Some(choice), _) | (None, Some(choice)) => table.pick(choice),
        (None, None) => explained.without(Topic::Cult(cult), Choice::Priest(cult, SLOTS[0])),
    };
    let label = Memo::new(move |_| ctx.label());
    view! {
        <button
            type="button"
            class=format!("cult {}", cult_class(cult))
            data-at=things::cult(cult)
            class:can=move || offer.get().is_some()
            class:chosen=move || picked.get().is_some()
            aria-label=label
            aria-pressed=move || offer.get().map(|_| picked.get().is_some().to_string())
            on:click=tap
        >
            <span class="cult-name">{icon(names::cult_icon(cult))}{names::cult(cult).say()}</span>
            <span class="steps">
                {rows(ctx)}
                {(0..table.players()).map(|seat| marker(ctx, Seat(seat))).collect_view()}
                {ghost(ctx)}
            </span>
            <span class="slots">{slots(ctx)}</span>
        </button>
    }
}

/// Steps 10 to 0 with the power that they bring, and with the bonus of this round on each so many.
fn rows(ctx: CultCtx) -> impl IntoView {
    let row = move |n: u8| {
        let power = CULT_POWER.iter().find(|(step, _)| *step == n).map_or(0, |(_, power)| *power);
        let sign = Memo::new(move |_| ctx.sign(n));
        view! {
            <span class="step" class:pwr={power > 0} class:crowded=move || ctx.is_crowded(n)>
                <b>{n}</b>
                <span class="dots">{(0..power).map(|_| view! { <i></i> }).collect_view()}</span>
                <span class="ring" hidden=move || sign.get().is_none()>
                    <svg class="i"><use href=sign></use></svg>
                </span>
            </span>
        }
    };
    (0..=LAST_STEP).rev().map(row).collect_view()
}

/// A seat's marker, beside those on the same step.
fn marker(ctx: CultCtx, seat: Seat) -> impl IntoView {
    let at = Memo::new(move |_| ctx.step_of(seat));
    let beside = Memo::new(move |_| {
        ctx.steps.with(|steps| steps[..seat.index()].iter().filter(|step| **step == at.get()).count())
    });
    view! {
        <span
            class="mk"
            class:crowded=move || ctx.is_crowded(at.get())
            class:ringed=move || ctx.sign(at.get()).is_some()
            style:--at=move || at.get().to_string()
            style:--n=move || beside.get().to_string()
            style:--of=move || ctx.on_step(at.get()).to_string()
        >
            <SeatMark index=mark_of(ctx.table, seat) />
        </span>
    }
}

/// Where one's own marker goes by what is picked.
fn ghost(ctx: CultCtx) -> impl IntoView {
    let (table, preview) = (ctx.table, Preview::expect());
    let goes = Memo::new(move |_| {
        let me = table.me();
        preview.player(me, |player| player.cult(ctx.cult)).filter(|then| *then != ctx.step_of(me))
    });
    let me = Memo::new(move |_| Some(table.me()));
    view! {
        <span class="mk ghost" hidden=move || goes.get().is_none() style:--at=move || goes.get().unwrap_or(0).to_string()>
            {changing_mark(table, me)}
        </span>
    }
}

/// The slots for priests; the one that the picked priest goes to is marked.
fn slots(ctx: CultCtx) -> impl IntoView {
    let slots = Memo::new(move |_| ctx.table.state(|state| state.slots(ctx.cult)));
    let slot = move |n: usize| {
        let priest = Memo::new(move |_| slots.get()[n]);
        let aimed = Memo::new(move |_| {
            let steps = ctx.picked.get().and_then(cult_of).and_then(|(_, steps)| steps);
            let first = || {
                slots.with(|slots| {
                    slots.iter().zip(SLOTS).position(|(slot, brings)| slot.is_none() && Some(brings) == steps)
                })
            };
            steps.is_some() && first() == Some(n)
        });
        view! {
            <span class="slot" class:chosen=aimed>
                {changing_mark(ctx.table, priest)}
                <b hidden=move || priest.get().is_some()>{SLOTS[n]}</b>
            </span>
        }
    };
    (0..SLOTS.len()).map(slot).collect_view()
}
