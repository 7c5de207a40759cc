//! The log: what happened, a line at a time. A line goes to its moment.

use super::TableCtx;
use crate::app::playable::{LogKind, LogLine, Playable};
use crate::app::ui::{Die, Icon, Seal, SeatMark};
use crate::app::words::{Phrase, say};
use leptos::prelude::*;

/// The lines, the newest at the bottom.
#[component]
pub fn Log<G: Playable>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let lines = Memo::new(move |_| table.game(|game| G::log(game.events(), game.record())));
    let keyed = move || lines.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <div class="log-scroll">
            <ol>
                <For each=keyed key=|(at, line)| (*at, line.words.say(), line.points) let((_, line))>
                    <Line table line />
                </For>
            </ol>
        </div>
    }
}

#[component]
fn Line<G: Playable>(table: TableCtx<G>, line: LogLine) -> impl IntoView {
    let words = sentence(&line.words.say());
    let (seat, die) = match line.kind {
        LogKind::Heading => return view! { <li class="round">{words}</li> }.into_any(),
        LogKind::Seat(seat, die) => (Some(table.seat(seat)), die),
        LogKind::Table => (None, None),
    };
    let label = match &seat {
        Some(seat) => Phrase::new("log-line").with("name", seat.name.clone()).with("words", words.clone()).say(),
        None => words.clone(),
    };
    let answered = line.answered;
    view! {
        <li>
            <button type="button" aria-label=label on:click=move |_| table.look_at(answered)>
                <span>{seat.map(|seat| view! { <SeatMark index=seat.mark /> })}</span>
                <span>
                    {die.map(|value| view! { <Die value /> " " })} {words}
                    {line.auto.then(|| view! { " "<small class="auto">{say("log-auto")}</small> })}
                </span>
                {(line.points != 0).then(|| view! { <Seal text=format!("{:+}", line.points) /> })}
            </button>
        </li>
    }
    .into_any()
}

/// A line begins with a capital letter, whichever part of it comes first.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Undo, a slider over the whole match, redo.
#[component]
pub fn Rail<G: Playable>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let now = move || table.game(|game| game.cursor());
    let at = move || table.shown(|game| game.cursor());
    let share = move || at() as f64 / now().max(1) as f64;
    let slide = move |event| {
        if let Ok(answered) = event_target_value(&event).parse() {
            table.look_at(answered);
        }
    };
    view! {
        <div class="replay">
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("back-one")
                disabled=move || at() == 0
                on:click=move |_| table.look_at(untrack(at).saturating_sub(1))
            >
                <Icon name="undo" />
            </button>
            <div class="rail" style:--at=move || share().to_string()>
                <input
                    type="range"
                    min="0"
                    max=move || now().to_string()
                    prop:value=move || at().to_string()
                    aria-label=say("replay")
                    aria-valuetext=move || table.state(|state| G::place(state)).say()
                    on:input=slide
                />
            </div>
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("forth-one")
                disabled=move || at() == now()
                on:click=move |_| table.look_at(untrack(at) + 1)
            >
                <Icon name="redo" />
            </button>
        </div>
    }
}
