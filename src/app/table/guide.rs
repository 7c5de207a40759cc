//! What helps whoever is asked: under the question a line that says what is missing, what is met for the first time (a kind of question, or
//! something on the board, which is marked), or what to do; and why something that was tapped cannot be done now.

use super::TableCtx;
use super::teaching::Teaching;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Narration;
use crate::app::store::learned::{self, Learned};
use crate::app::store::settings::Wordiness;
use crate::app::ui::Icon;
use crate::engine::Match;
use leptos::prelude::*;

/// What the line under the question says.
#[derive(Clone, PartialEq, Debug)]
pub enum Note {
    /// Nothing on the board can be done: what is missing.
    Missing(Phrase),
    /// What is met for the first time, until it has been read, and where it lies.
    Explanation(Phrase, Vec<String>),
    /// What to do.
    Hint(Phrase),
}

impl Note {
    /// What it says.
    pub fn words(&self) -> &Phrase {
        match self {
            Note::Missing(words) | Note::Explanation(words, _) | Note::Hint(words) => words,
        }
    }
}

/// What the person at this table is told, and what has been told before on this device.
#[derive(Debug)]
pub struct Guide<G: Narration> {
    table: TableCtx<G>,
    learned: RwSignal<Learned>,
    /// After how many answers something has been read by a tap: nothing else is told there.
    read_at: RwSignal<Option<usize>>,
}

impl<G: Narration> Clone for Guide<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for Guide<G> {}

impl<G: Narration> Guide<G> {
    /// As kept on this device.
    pub fn provide(table: TableCtx<G>) {
        let guide = Guide { table, learned: RwSignal::new(learned::kept()), read_at: RwSignal::new(None) };
        guide.follow();
        provide_context(guide);
    }

    /// The guide of this table.
    pub fn expect() -> Guide<G> {
        expect_context()
    }

    /// Whether this is still to be explained.
    fn is_new(self, key: &str) -> bool {
        self.learned.with(|learned| !learned.knows(key))
    }

    /// This has been explained.
    fn learn(self, key: &str) {
        self.learned.set(learned::note(key));
    }

    /// The line under the question while nothing is picked; `None` while nobody here can choose.
    pub fn note(self) -> Option<Note> {
        // A lesson tells it itself.
        if !self.table.can_choose() || Teaching::<G>::expect().is_on() {
            return None;
        }
        if let Some(missing) = self.table.game(|game| G::missing(game)) {
            return Some(Note::Missing(missing));
        }
        if self.table.settings().get().words == Wordiness::Few {
            return None;
        }
        self.explanation().or_else(|| self.table.game(|game| G::hint(game)).map(Note::Hint))
    }

    /// The first thing here that is new, the kind of question before what lies on the board: one at a time.
    fn explanation(self) -> Option<Note> {
        let read_at = self.read_at.get();
        self.table.game(|game| {
            let kinds = G::explanations(game).into_iter().map(|words| (words, Vec::new()));
            let met = G::meetings(game).into_iter().map(|(key, things)| (Phrase::new(key), things));
            let mut new = kinds.chain(met).filter(|(words, _)| self.is_new(&words.key));
            new.next()
                .filter(|_| read_at != Some(game.cursor()))
                .map(|(words, things)| Note::Explanation(words, things))
        })
    }

    /// What is pointed at on the board.
    pub fn points(self) -> Vec<String> {
        match self.note() {
            Some(Note::Explanation(_, things)) => things,
            _ => Vec::new(),
        }
    }

    /// An explanation has been read when its question is over; all is explained again when the setting asks for it.
    fn follow(self) {
        // While the past is looked at the question waits.
        let told = Memo::new(move |last: Option<&Option<(usize, String)>>| match self.note() {
            _ if self.table.is_past() => last.cloned().flatten(),
            Some(Note::Explanation(words, _)) => Some((self.table.game(Match::cursor), words.key)),
            _ => None,
        });
        Effect::new(move |last: Option<Option<(usize, String)>>| {
            let now = told.get();
            if let Some((_, read)) = last.flatten().filter(|read| now.as_ref() != Some(read)) {
                untrack(|| self.learn(&read));
            }
            now
        });
        let words = Memo::new(move |_| self.table.settings().get().words);
        Effect::new(move |last: Option<Wordiness>| {
            let now = words.get();
            if last.is_some_and(|last| last != now) {
                self.learned.set(learned::kept());
                self.read_at.set(None);
            }
            now
        });
    }
}

/// The line under the question.
#[component]
pub fn GuideNote<G: Narration>(
    /// What is told here.
    guide: Guide<G>,
    /// Whether there is room for it: nothing is picked.
    #[prop(into)]
    shown: Signal<bool>,
    /// Its words as they are drawn.
    drawn: fn(&Phrase) -> AnyView,
) -> impl IntoView {
    let note = Memo::new(move |_| guide.note());
    let explains = Memo::new(move |_| matches!(note.get(), Some(Note::Explanation(..))));
    let lacks = Memo::new(move |_| matches!(note.get(), Some(Note::Missing(_))));
    let read = move |_| {
        if let Some(Note::Explanation(words, _)) = note.get_untracked() {
            guide.read_at.set(Some(guide.table.game_untracked(Match::cursor)));
            guide.learn(&words.key);
        }
    };
    view! {
        <div class="guide" class:explains=explains class:lacks=lacks hidden=move || !shown.get()>
            <p class="gain-note">{move || note.with(|note| note.as_ref().map(|note| drawn(note.words())))}</p>
            <button
                class="note-read"
                type="button"
                hidden=move || !explains.get()
                aria-label=say("explanation-read")
                title=say("explanation-read")
                on:click=read
            >
                <Icon name="close" />
            </button>
        </div>
    }
}

/// The id of the line that says why not: a dialog is described by it.
pub const WHY_NOT: &str = "why-not";

/// Why something that was tapped cannot be done now, as the first line of what is told of it; nothing if there is nothing to say.
pub fn why_not(words: Option<Phrase>) -> impl IntoView {
    words.map(|words| view! { <p class="why-not" id=WHY_NOT><Icon name="info" />{words.say()}</p> })
}
