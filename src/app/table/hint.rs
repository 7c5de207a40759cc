//! "What would the Hard bot do?": the worker is asked, and the choice is picked with its chance beside it. Nothing is kept of it.

use super::{TableCtx, suggestions};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::facts::waste;
use crate::app::narration::{Narration, told_apart};
use crate::app::ui::Icon;
use crate::app::worker::client::Bots;
use crate::app::worker::protocol::{Report, Request};
use leptos::prelude::*;

/// A hint on its way, or as it was found.
#[derive(Debug)]
pub struct Hints<G: Narration> {
    table: TableCtx<G>,
    /// How far the thought is, from 0 to 1.
    thought: RwSignal<Option<f64>>,
    /// What Hard would do, then the best others, with the chance to win in percent.
    found: RwSignal<Vec<(G::Choice, u8)>>,
    /// The number of the request that counts; 0 if there is none.
    request: StoredValue<u32>,
    bots: Bots,
}

impl<G: Narration> Clone for Hints<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for Hints<G> {}

impl<G: Narration> Hints<G> {
    /// No hint yet; listens while the table is there.
    pub fn provide(table: TableCtx<G>) {
        let hints = Hints {
            table,
            thought: RwSignal::new(None),
            found: RwSignal::new(Vec::new()),
            request: StoredValue::new(0),
            bots: Bots::expect(),
        };
        hints.follow();
        provide_context(hints);
    }

    /// The hints of this table.
    pub fn expect() -> Hints<G> {
        expect_context()
    }

    /// Whether there is a hint, or one on its way.
    pub fn is_shown(self) -> bool {
        self.thought.with(Option::is_some) || self.found.with(|found| !found.is_empty())
    }

    fn clear(self) {
        self.request.set_value(0);
        if self.thought.get_untracked().is_some() {
            self.thought.set(None);
        }
        if self.found.with_untracked(|found| !found.is_empty()) {
            self.found.set(Vec::new());
        }
    }

    /// Listens for hints, and drops one when the match or the moment that is looked at changes.
    fn follow(self) {
        Effect::new(move |_| {
            self.table.game(|_| ());
            self.table.is_past();
            self.clear();
        });
        Effect::new(move |_| {
            let report = self.bots.report();
            untrack(|| self.hear(report));
        });
    }

    /// Asks what Hard would do. It sees what the person who is asked may know, and nothing else.
    pub fn ask(self) {
        untrack(|| {
            if !self.table.can_choose() || self.thought.get().is_some() {
                return;
            }
            // It may be about what was drawn.
            self.table.look_at_drawn();
            self.clear();
            let id = self.bots.next_id();
            self.request.set_value(id);
            self.thought.set(Some(0.0));
            self.table.game(|game| {
                let record = game.record();
                self.bots.send(Request::Hint {
                    id,
                    game: G::ID.to_owned(),
                    record: serde_json::to_string(record).unwrap_or_default(),
                    seed: record.seed ^ (game.cursor() as u64) << 32,
                });
            });
        });
    }

    /// The hint goes away; if it is still being thought about, that stops.
    pub fn drop(self) {
        if self.thought.get_untracked().is_some() {
            self.bots.send_if_started(Request::Stop);
        }
        self.clear();
    }

    /// Whether the suggestion of a hint is picked.
    pub fn hinted(self) -> bool {
        let picked = self.table.picked();
        self.found.with(|found| found.first().is_some_and(|(choice, _)| picked == Some(*choice)))
    }

    fn fail(self) {
        self.clear();
        self.table.toasts().offer(say("hint-failed"), say("try-again"), move || self.ask());
    }

    fn hear(self, report: Option<Report>) {
        let current = |id| self.request.get_value() == id;
        match report {
            Some(Report::Progress { id, done, of }) if current(id) => {
                self.thought.set(Some(f64::from(done) / f64::from(of.max(1))));
            }
            Some(Report::Hint { id, choices }) if current(id) => {
                let read =
                    |(text, chance): (String, f32)| Some((serde_json::from_str::<G::Choice>(&text).ok()?, chance));
                let found =
                    self.table.game(|game| suggestions::suggestions(game, choices.into_iter().filter_map(read)));
                self.clear();
                if let Some((best, _)) = found.first() {
                    self.table.repick(*best);
                }
                self.found.set(found);
            }
            Some(Report::Failed) if self.thought.get().is_some() => self.fail(),
            Some(Report::Refused { id }) if current(id) => self.fail(),
            _ => {}
        }
    }
}

/// The button that asks for a hint; hidden while nobody here can choose.
#[component]
pub fn HintButton<G: Narration>(
    /// The hints.
    hints: Hints<G>,
) -> impl IntoView {
    view! {
        <button
            class="btn btn-icon hint-button"
            type="button"
            hidden=move || !hints.table.can_choose()
            title=say("hint-ask")
            aria-label=say("hint-ask")
            aria-keyshortcuts="i"
            disabled=move || hints.thought.get().is_some()
            on:click=move |_| hints.ask()
        >
            <Icon name="hint" />
        </button>
    }
}

/// What Hard would do, and the best others, over the prompt; or how far the thought is.
#[component]
pub fn HintRow<G: Narration>(
    /// The hints.
    hints: Hints<G>,
) -> impl IntoView {
    let thinks = Memo::new(move |_| hints.thought.get().is_some());
    let close = move || {
        view! {
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("hint-drop")
                title=say("hint-drop")
                on:click=move |_| hints.drop()
            >
                <Icon name="close" />
            </button>
        }
    };
    let thought = move || {
        let share = move || hints.thought.get().unwrap_or(1.0).to_string();
        view! {
            <div class="hint-row">
                <p class="hint-words">{say("hint-thinking")}</p>
                <progress max="1" value=share aria-label=say("thinking")></progress>
                {close()}
            </div>
        }
        .into_any()
    };
    move || match (thinks.get(), hints.found.get()) {
        (true, _) => thought(),
        (false, found) if found.is_empty() => ().into_any(),
        (false, found) => view! {
            <div class="hint-row" role="group" aria-label=say("hint-title")>
                <p class="hint-words" role="status">{move || words(hints)}</p>
                <div class="hint-list">{suggestions(hints, found)}</div>
                {close()}
            </div>
        }
        .into_any(),
    }
}

/// What is said of the choice that is picked.
fn words<G: Narration>(hints: Hints<G>) -> String {
    let table = hints.table;
    let picked = table.picked();
    hints.found.with(|found| match found.iter().position(|(choice, _)| Some(*choice) == picked) {
        Some(0) if table.game(|game| suggestions::is_put_first(game, found)) => {
            Phrase::new("hint-brings").with("chance", found[0].1).say()
        }
        Some(0) => Phrase::new("hint-best").with("chance", found[0].1).say(),
        Some(at) => Phrase::new("hint-other").with("chance", found[at].1).say(),
        None => say("hint-title"),
    })
}

fn suggestions<G: Narration>(hints: Hints<G>, found: Vec<(G::Choice, u8)>) -> impl IntoView {
    let table = hints.table;
    let choices: Vec<G::Choice> = found.iter().map(|(choice, _)| *choice).collect();
    let names = table.game(|game| told_apart(game, &choices));
    let one = |((choice, chance), name)| suggestion(hints, choice, chance, name);
    found.into_iter().zip(names).map(one).collect_view()
}

fn suggestion<G: Narration>(hints: Hints<G>, choice: G::Choice, chance: u8, words: String) -> impl IntoView {
    let table = hints.table;
    // What is lost, or what speaks for it.
    let why = table.game(|game| waste(game, choice).or_else(|| G::merit(game, choice))).map(|why| why.say());
    let number = Phrase::new("percent").with("n", chance).say();
    let named = why.iter().fold(words.clone(), |named, why| format!("{named}, {why}"));
    let label = Phrase::new("hint-choice").with("what", named).with("chance", chance).say();
    let best = move || hints.found.with(|found| found.first().is_some_and(|(first, _)| *first == choice));
    view! {
        <button
            class="hint-choice"
            type="button"
            aria-label=label
            aria-pressed=move || (table.picked() == Some(choice)).to_string()
            on:click=move |_| table.repick(choice)
        >
            {untrack(best).then(|| view! { <Icon name="hint" /> })}
            <span>{words}<small>{why}</small></span>
            <b>{number}</b>
        </button>
    }
}
