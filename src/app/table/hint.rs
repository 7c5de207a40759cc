//! "What would Hard do?": the worker is asked, and the choice is picked with its chance beside it. Nothing is kept of it.

use super::{GameBoard, TableCtx, suggestions};
use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::Icon;
use crate::app::worker::client::Bots;
use crate::app::worker::protocol::{Report, Request};
use leptos::prelude::*;

/// A hint on its way, or as it was found.
#[derive(Debug)]
pub struct Hints<G: GameBoard> {
    /// How far the thought is, from 0 to 1.
    thought: RwSignal<Option<f64>>,
    /// What Hard would do, then the best others, with the chance to win in percent.
    found: RwSignal<Vec<(G::Choice, u8)>>,
    /// The number of the request that counts; 0 if there is none.
    request: StoredValue<u32>,
    bots: Bots,
}

impl<G: GameBoard> Clone for Hints<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Hints<G> {}

impl<G: GameBoard> Hints<G> {
    /// No hint yet.
    pub fn new() -> Hints<G> {
        Hints {
            thought: RwSignal::new(None),
            found: RwSignal::new(Vec::new()),
            request: StoredValue::new(0),
            bots: Bots::expect(),
        }
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
}

impl<G: GameBoard> TableCtx<G> {
    /// Listens for hints, and drops one when the match or the moment that is looked at changes.
    pub(super) fn follow_hints(self) {
        Effect::new(move |_| {
            self.game(|_| ());
            self.is_past();
            self.hints.clear();
        });
        Effect::new(move |_| {
            let report = self.hints.bots.report();
            untrack(|| self.hear_hint(report));
        });
    }

    /// Asks what Hard would do. It sees what the person who is asked may know, and nothing else.
    pub fn ask_hint(self) {
        untrack(|| {
            if !self.can_choose() || self.hints.thought.get().is_some() {
                return;
            }
            // It may be about what was drawn.
            self.look_at_drawn();
            self.hints.clear();
            let id = self.hints.bots.number();
            self.hints.request.set_value(id);
            self.hints.thought.set(Some(0.0));
            self.game(|game| {
                let record = game.record();
                self.hints.bots.send(Request::Hint {
                    id,
                    game: G::ID.to_owned(),
                    record: serde_json::to_string(record).unwrap_or_default(),
                    seed: record.seed ^ (game.cursor() as u64) << 32,
                });
            });
        });
    }

    /// The hint goes away; if it is still being thought about, that stops.
    pub fn drop_hint(self) {
        if self.hints.thought.get_untracked().is_some() {
            self.hints.bots.send_if_started(Request::Stop);
        }
        self.hints.clear();
    }

    /// Whether the suggestion of a hint is picked.
    pub fn hinted(self) -> bool {
        let picked = self.picked();
        self.hints.found.with(|found| found.first().is_some_and(|(choice, _)| picked == Some(*choice)))
    }

    fn hint_failed(self) {
        self.hints.clear();
        self.toasts().offer(say("hint-failed"), say("try-again"), move || self.ask_hint());
    }

    fn hear_hint(self, report: Option<Report>) {
        let current = |id| self.hints.request.get_value() == id;
        match report {
            Some(Report::Progress { id, done, of }) if current(id) => {
                self.hints.thought.set(Some(f64::from(done) / f64::from(of.max(1))));
            }
            Some(Report::Hint { id, choices }) if current(id) => {
                let read =
                    |(text, chance): (String, f32)| Some((serde_json::from_str::<G::Choice>(&text).ok()?, chance));
                let found = self.game(|game| suggestions::suggestions(game, choices.into_iter().filter_map(read)));
                self.hints.clear();
                if let Some((best, _)) = found.first() {
                    self.repick(*best);
                }
                self.hints.found.set(found);
            }
            Some(Report::Failed) if self.hints.thought.get().is_some() => self.hint_failed(),
            Some(Report::Refused { id }) if current(id) => self.hint_failed(),
            _ => {}
        }
    }
}

/// The button that asks for a hint; hidden while nobody here can choose.
#[component]
pub fn HintButton<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    view! {
        <button
            class="btn btn-icon hint-button"
            type="button"
            hidden=move || !table.can_choose()
            title=say("hint-ask")
            aria-label=say("hint-ask")
            aria-keyshortcuts="i"
            disabled=move || table.hints.thought.get().is_some()
            on:click=move |_| table.ask_hint()
        >
            <Icon name="hint" />
        </button>
    }
}

/// What Hard would do, and the best others, over the prompt; or how far the thought is.
#[component]
pub fn HintRow<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
) -> impl IntoView {
    let thinks = Memo::new(move |_| table.hints.thought.get().is_some());
    let close = move || {
        view! {
            <button
                class="btn btn-icon btn-bare"
                type="button"
                aria-label=say("hint-drop")
                title=say("hint-drop")
                on:click=move |_| table.drop_hint()
            >
                <Icon name="close" />
            </button>
        }
    };
    let thought = move || {
        let share = move || table.hints.thought.get().unwrap_or(1.0).to_string();
        view! {
            <div class="hint-row">
                <p class="hint-words">{say("hint-thinking")}</p>
                <progress max="1" value=share aria-label=say("thinking")></progress>
                {close()}
            </div>
        }
        .into_any()
    };
    move || match (thinks.get(), table.hints.found.get()) {
        (true, _) => thought(),
        (false, found) if found.is_empty() => ().into_any(),
        (false, found) => view! {
            <div class="hint-row" role="group" aria-label=say("hint-title")>
                <p class="hint-words" role="status">{move || words(table)}</p>
                <div class="hint-list">{suggestions(table, found)}</div>
                {close()}
            </div>
        }
        .into_any(),
    }
}

/// What is said of the choice that is picked.
fn words<G: GameBoard>(table: TableCtx<G>) -> String {
    let picked = table.picked();
    table.hints.found.with(|found| match found.iter().position(|(choice, _)| Some(*choice) == picked) {
        Some(0) => Phrase::new("hint-best").with("chance", found[0].1).say(),
        Some(at) => Phrase::new("hint-other").with("chance", found[at].1).say(),
        None => say("hint-title"),
    })
}

fn suggestions<G: GameBoard>(table: TableCtx<G>, found: Vec<(G::Choice, u8)>) -> impl IntoView {
    // The prompt asks whether it shall be done; here it is only named.
    let name = |choice| table.game(|game| G::ask(game, Some(choice))).say().trim_matches(['?', '¿', ' ']).to_owned();
    let names: Vec<String> = found.iter().map(|(choice, _)| name(*choice)).collect();
    let is_twin = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let told_apart = |(choice, name): (G::Choice, &String)| match table.game(|game| G::detail(game, choice)) {
        Some(detail) if is_twin(name) => {
            Phrase::new("hint-twin").with("what", name.clone()).with("detail", detail).say()
        }
        _ => name.clone(),
    };
    let one = |((choice, chance), name)| suggestion(table, choice, chance, told_apart((choice, name)));
    found.iter().copied().zip(&names).map(one).collect_view()
}

fn suggestion<G: GameBoard>(table: TableCtx<G>, choice: G::Choice, chance: u8, words: String) -> impl IntoView {
    // What is lost, or what speaks for it.
    let why = table.game(|game| G::waste(game, choice).or_else(|| G::merit(game, choice))).map(|why| why.say());
    let number = Phrase::new("percent").with("n", chance).say();
    let named = why.iter().fold(words.clone(), |named, why| format!("{named}, {why}"));
    let label = Phrase::new("hint-choice").with("what", named).with("chance", chance).say();
    let best = move || table.hints.found.with(|found| found.first().is_some_and(|(first, _)| *first == choice));
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
