//! Walking through the match: step, slide, or let it play.

use super::chances::ChancesPart;
use super::{GameBoard, TableCtx};
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::Icon;
use leptos::prelude::*;
use std::time::Duration;

/// Milliseconds between two moments, for each speed.
const PACES: [u64; 3] = [1600, 800, 300];

/// A match that plays by itself from the moment that is looked at.
struct Player<G: GameBoard> {
    table: TableCtx<G>,
    /// The running clock, if it plays.
    clock: RwSignal<Option<IntervalHandle>>,
    /// Which of [`PACES`].
    pace: RwSignal<usize>,
}

impl<G: GameBoard> Clone for Player<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Player<G> {}

impl<G: GameBoard> Player<G> {
    fn plays(self) -> bool {
        self.clock.with(Option::is_some)
    }

    fn toggle(self) {
        match untrack(|| self.plays()) {
            true => self.pause(),
            false => self.play(),
        }
    }

    fn play(self) {
        let at_end = untrack(|| !self.table.is_past());
        if at_end {
            self.table.look_at(0);
        }
        let pace = Duration::from_millis(PACES[self.pace.get_untracked()]);
        let clock = set_interval_with_handle(move || self.tick(), pace);
        self.clock.set(clock.ok());
    }

    fn pause(self) {
        // The table may be gone already.
        if let Some(Some(clock)) = self.clock.try_update(Option::take) {
            clock.clear();
        }
    }

    fn tick(self) {
        untrack(|| {
            let next = self.table.shown(|game| game.cursor()) + 1;
            self.table.look_at(next);
            if !self.table.is_past() {
                self.pause();
            }
        });
    }

    fn next_pace(self) {
        self.pace.update(|pace| *pace = (*pace + 1) % PACES.len());
        if untrack(|| self.plays()) {
            self.pause();
            self.play();
        }
    }
}

/// One step back, a slider over the whole match, one step forth; below them play, pause and speed.
#[component]
pub fn Rail<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let pace = table.settings().get_untracked().speed.replay();
    let player = Player { table, clock: RwSignal::new(None), pace: RwSignal::new(pace) };
    on_cleanup(move || player.pause());
    let now = move || table.game(|game| game.cursor());
    let at = move || table.shown(|game| game.cursor());
    let share = move || at() as f64 / now().max(1) as f64;
    let slide = move |event| {
        player.pause();
        if let Ok(answered) = event_target_value(&event).parse() {
            table.look_at(answered);
        }
    };
    let step = move |to: usize| {
        player.pause();
        table.look_at(to);
    };
    let play_label = move || say(if player.plays() { "replay-pause" } else { "replay-play" });
    let speed = move || Phrase::new("replay-speed").with("speed", player.pace.get() + 1).say();
    view! {
        <div class="replay">
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("back-one")
                disabled=move || at() == 0
                on:click=move |_| step(untrack(at).saturating_sub(1))
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
                    on:keydown=move |event| match event.key().as_str() {
                        " " => {
                            event.prevent_default();
                            player.toggle();
                        }
                        "[" => step(untrack(at).saturating_sub(1)),
                        "]" => step(untrack(at) + 1),
                        _ => {}
                    }
                />
            </div>
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("forth-one")
                disabled=move || at() == now()
                on:click=move |_| step(untrack(at) + 1)
            >
                <Icon name="redo" />
            </button>
            <span class="replay-speed">
                <button
                    class="btn btn-icon btn-bare replay-play"
                    type="button"
                    aria-label=play_label
                    disabled=move || now() == 0
                    on:click=move |_| player.toggle()
                >
                    {move || match player.plays() {
                        true => view! { <Icon name="pause" /> },
                        false => view! { <Icon name="play" /> },
                    }}
                </button>
                <button class="btn btn-bare" type="button" aria-label=speed on:click=move |_| player.next_pace()>
                    {move || format!("{}×", player.pace.get() + 1)}
                </button>
            </span>
        </div>
        <ChancesPart table />
    }
}
