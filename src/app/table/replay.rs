//! Walking through the match: step, slide, or let it play. While an earlier moment is looked at, all of that stands in the prompt
//! bar; beside the log stands only where it begins.

use super::chances::{Chances, ChancesPart};
use super::sheet::Sheet;
use super::written_log::TableLog;
use super::{GameBoard, TableCtx, motion};
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::Icon;
use crate::engine::Match;
use leptos::prelude::*;
use std::time::Duration;

/// Milliseconds for each line of what happened, for each speed.
const PACES: [u64; 3] = [1600, 800, 300];

/// A match that plays by itself from the moment that is looked at.
#[derive(Debug)]
pub struct Player<G: GameBoard> {
    table: TableCtx<G>,
    log: TableLog,
    /// The running clock, if it plays.
    clock: RwSignal<Option<TimeoutHandle>>,
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
    /// It rests.
    pub fn provide(table: TableCtx<G>) {
        let pace = table.settings().get_untracked().speed.replay();
        let player = Player { table, log: TableLog::expect(), clock: RwSignal::new(None), pace: RwSignal::new(pace) };
        on_cleanup(move || player.pause());
        // Back in the present there is nothing to play.
        Effect::new(move |_| {
            if !table.is_past() {
                player.pause();
            }
        });
        provide_context(player);
    }

    /// That of this table.
    pub fn expect() -> Player<G> {
        expect_context()
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

    /// Plays the match back from the moment that is looked at, or from its beginning.
    fn play(self) {
        if untrack(|| !self.table.is_past()) {
            self.table.look_at(0);
        }
        let pace = Duration::from_millis(PACES[self.pace.get_untracked()]);
        // As long as it takes to read what is told of this moment.
        let lines = self.log.at(self.table.shown(Match::cursor)).len().max(1);
        let clock = set_timeout_with_handle(move || untrack(|| self.tick()), pace * lines as u32);
        self.clock.set(clock.ok());
    }

    fn toggle(self) {
        match untrack(|| self.plays()) {
            true => self.pause(),
            false => self.play(),
        }
    }

    fn tick(self) {
        let at = self.table.shown(Match::cursor);
        self.step_to(at + 1);
        if self.table.is_past() {
            self.play();
        }
    }

    /// Plays what has happened since so many answers on the board once more.
    pub fn play_from(self, from: Option<usize>) {
        if let Some(from) = from {
            self.pause();
            self.table.look_at(from);
            self.play();
        }
    }

    /// Looks at another moment; one step forth lets things travel as when it was played.
    fn step_to(self, answered: usize) {
        let (at, told) = self.table.shown(|game| (game.cursor(), game.events().len()));
        let settings = self.table.settings();
        let before = (answered == at + 1 && settings.moves()).then(motion::before);
        self.table.look_at(answered);
        if let Some(before) = before {
            let journeys = self.table.shown(|game| G::journeys(game.events_since(told)));
            motion::travel(before, journeys, settings.get_untracked().speed.pace());
        }
    }

    /// Looks so many moments on.
    fn step(self, by: isize) {
        self.pause();
        untrack(|| self.step_to(self.table.shown(Match::cursor).saturating_add_signed(by)));
    }

    fn next_pace(self) {
        self.pace.update(|pace| *pace = (*pace + 1) % PACES.len());
        if untrack(|| self.plays()) {
            self.pause();
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
    let player = Player::<G>::expect();
    let now = move || table.game(|game| game.cursor());
    let at = move || table.shown(|game| game.cursor());
    view! {
        <div class="replay">
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("back-one")
                disabled=move || at() == 0
                on:click=move |_| player.step(-1)
            >
                <Icon name="undo" />
            </button>
            <Slider table player />
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("forth-one")
                disabled=move || at() == now()
                on:click=move |_| player.step(1)
            >
                <Icon name="redo" />
            </button>
            <button
                class="btn btn-icon btn-bare replay-play"
                type="button"
                aria-label=move || say(if player.plays() { "replay-pause" } else { "replay-play" })
                on:click=move |_| player.toggle()
            >
                {move || match player.plays() {
                    true => view! { <Icon name="pause" /> },
                    false => view! { <Icon name="play" /> },
                }}
            </button>
        </div>
    }
}

/// The slider over the whole match.
#[component]
fn Slider<G: GameBoard>(table: TableCtx<G>, player: Player<G>) -> impl IntoView {
    let now = move || table.game(|game| game.cursor());
    let at = move || table.shown(|game| game.cursor());
    let share = move || at() as f64 / now().max(1) as f64;
    let slide = move |event| {
        player.pause();
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
    view! {
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
                        player.toggle();
                    }
                    "[" => player.step(-1),
                    "]" => player.step(1),
                    _ => {}
                }
            />
        </div>
    }
}

/// How fast it plays: each tap takes the next of three speeds.
#[component]
pub fn SpeedButton<G: GameBoard>(
    /// What plays.
    player: Player<G>,
) -> impl IntoView {
    let pace = move || player.pace.get() + 1;
    let speed = move || Phrase::new("replay-speed").with("speed", pace()).say();
    view! {
        <button class="btn btn-bare" type="button" aria-label=speed on:click=move |_| player.next_pace()>
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
    let (player, chances) = (Player::<G>::expect(), Chances::<G>::expect());
    let play = move |_| {
        sheet.set(None);
        player.play();
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
        <ChancesPart chances />
    }
}
