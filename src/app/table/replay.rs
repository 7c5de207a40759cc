//! Walking through the match: step, slide, or let it play. While an earlier moment is looked at, all of that stands in the prompt
//! bar; beside the log stands only where it begins.

use super::chances::ChancesPart;
use super::view::Sheet;
use super::{GameBoard, TableCtx, motion};
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::Icon;
use crate::engine::Match;
use leptos::prelude::*;
use std::time::Duration;

/// Milliseconds between two moments, for each speed.
const PACES: [u64; 3] = [1600, 800, 300];

/// A match that plays by itself from the moment that is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    /// The running clock, if it plays.
    clock: RwSignal<Option<IntervalHandle>>,
    /// Which of [`PACES`].
    pace: RwSignal<usize>,
}

impl Player {
    /// It rests; `pace` is the first of its three speeds, 0 to 2.
    pub fn new(pace: usize) -> Player {
        Player { clock: RwSignal::new(None), pace: RwSignal::new(pace) }
    }

    fn plays(self) -> bool {
        self.clock.with(Option::is_some)
    }

    /// It plays no longer.
    pub fn pause(self) {
        // The table may be gone already.
        if let Some(Some(clock)) = self.clock.try_update_untracked(Option::take) {
            clock.clear();
            self.clock.notify();
        }
    }
}

impl<G: GameBoard> TableCtx<G> {
    /// Plays the match back from the moment that is looked at, or from its beginning.
    fn play(self) {
        if untrack(|| !self.is_past()) {
            self.look_at(0);
        }
        let pace = Duration::from_millis(PACES[self.player.pace.get_untracked()]);
        let clock = set_interval_with_handle(move || untrack(|| self.tick()), pace);
        self.player.clock.set(clock.ok());
    }

    fn toggle_play(self) {
        match untrack(|| self.player.plays()) {
            true => self.player.pause(),
            false => self.play(),
        }
    }

    fn tick(self) {
        let at = self.shown(Match::cursor);
        self.step_to(at + 1);
        if !self.is_past() {
            self.player.pause();
        }
    }

    /// Plays what has happened since the last own decision on the board once more.
    pub(super) fn show_again(self) {
        let from = self.recap.with_untracked(|recap| recap.as_ref().map(|recap| recap.from));
        if let Some(from) = from {
            self.player.pause();
            self.look_at(from);
            self.play();
        }
    }

    /// Looks at another moment; one step forth lets things travel as when it was played.
    fn step_to(self, answered: usize) {
        let (at, told) = self.shown(|game| (game.cursor(), game.events().len()));
        let before = (answered == at + 1 && self.settings.moves()).then(motion::places);
        self.look_at(answered);
        if let Some(places) = before {
            let journeys = self.shown(|game| G::journeys(game.events_since(told)));
            motion::travel(places, journeys, self.settings.get_untracked().speed.travel());
        }
    }

    fn next_pace(self) {
        self.player.pace.update(|pace| *pace = (*pace + 1) % PACES.len());
        if untrack(|| self.player.plays()) {
            self.player.pause();
            self.play();
        }
    }
}

/// One step back, a slider over the whole match, one step forth, play and pause.
#[component]
pub fn Rail<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let now = move || table.game(|game| game.cursor());
    let at = move || table.shown(|game| game.cursor());
    let share = move || at() as f64 / now().max(1) as f64;
    let slide = move |event| {
        table.player.pause();
        if let Ok(answered) = event_target_value(&event).parse() {
            table.slide_to(answered);
        }
    };
    // Whoever lets go at the end is back in the present.
    let release = move |_| {
        if untrack(|| at() == now()) {
            table.look_now();
        }
    };
    let step = move |by: isize| {
        table.player.pause();
        untrack(|| table.step_to(at().saturating_add_signed(by)));
    };
    view! {
        <div class="replay">
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("back-one")
                disabled=move || at() == 0
                on:click=move |_| step(-1)
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
                    on:change=release
                    on:keydown=move |event| match event.key().as_str() {
                        " " => {
                            event.prevent_default();
                            table.toggle_play();
                        }
                        "[" => step(-1),
                        "]" => step(1),
                        _ => {}
                    }
                />
            </div>
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("forth-one")
                disabled=move || at() == now()
                on:click=move |_| step(1)
            >
                <Icon name="redo" />
            </button>
            <button
                class="btn btn-icon btn-bare replay-play"
                type="button"
                aria-label=move || say(if table.player.plays() { "replay-pause" } else { "replay-play" })
                on:click=move |_| table.toggle_play()
            >
                {move || match table.player.plays() {
                    true => view! { <Icon name="pause" /> },
                    false => view! { <Icon name="play" /> },
                }}
            </button>
        </div>
    }
}

/// How fast it plays: each tap takes the next of three speeds.
#[component]
pub fn Speed<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let pace = move || table.player.pace.get() + 1;
    let speed = move || Phrase::new("replay-speed").with("speed", pace()).say();
    view! {
        <button class="btn btn-bare" type="button" aria-label=speed on:click=move |_| table.next_pace()>
            {move || format!("{}×", pace())}
        </button>
    }
}

/// Under the log: playing the match back, and the chances along it. A sheet with the log is out of the way then.
#[component]
pub fn UnderLog<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// What lies over the table.
    sheet: RwSignal<Option<Sheet>>,
) -> impl IntoView {
    let play = move |_| {
        sheet.set(None);
        table.play();
    };
    view! {
        <button
            class="btn btn-bare replay-start"
            class:off=move || table.is_past()
            type="button"
            disabled=move || table.game(|game| game.cursor()) == 0
            on:click=play
        >
            <Icon name="play" />
            {say("replay-play")}
        </button>
        <ChancesPart table />
    }
}
