//! A lesson at a table: which step is shown, and what is done with it.

use super::TableCtx;
use crate::app::i18n::words::say;
use crate::app::lessons::{LessonActs, LessonPanel, PUPIL, Place, Shown, Step, Task};
use crate::app::matches::{NewMatch, begin, easy_seats};
use crate::app::narration::{Narration, explained};
use crate::app::route::Route;
use crate::app::store::{learned, storage};
use crate::engine::Match;
use leptos::prelude::*;

/// What is taught at a table, if anything is.
#[derive(Debug)]
pub struct Teaching<G: Narration> {
    table: TableCtx<G>,
    place: Memo<Option<Place>>,
    /// How many steps have been read.
    read: RwSignal<usize>,
    /// Whether the person goes on without it.
    left: RwSignal<bool>,
}

impl<G: Narration> Clone for Teaching<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Narration> Copy for Teaching<G> {}

impl<G: Narration> Teaching<G> {
    /// Teaches at this table.
    pub fn provide(table: TableCtx<G>) {
        let lesson = table.lesson.get_value();
        let place = Memo::new(move |_| lesson.map(|lesson| table.game(|game| lesson.place(game))));
        let teaching = Teaching { table, place, read: RwSignal::new(0), left: RwSignal::new(false) };
        if let Some(lesson) = lesson {
            Effect::new(move |_| {
                let at = teaching.at();
                if at.is_some_and(|at| at + 1 == lesson.steps.len()) {
                    let told = untrack(|| table.game(|game| explained(lesson, game)));
                    told.iter().chain([&lesson.id()]).for_each(|key| drop(learned::note(key)));
                }
            });
        }
        provide_context(teaching);
    }

    /// That of this table.
    pub fn expect() -> Teaching<G> {
        expect_context()
    }

    /// Whether something is taught here now.
    pub fn is_on(self) -> bool {
        self.at().is_some()
    }

    /// The number of the step that is shown.
    pub fn at(self) -> Option<usize> {
        let place = self.place.get().filter(|_| !self.left.get())?;
        Some(place.shown(self.read.get()))
    }

    fn step(self) -> Option<&'static Step<G>> {
        Some(&self.table.lesson.get_value()?.steps[self.at()?])
    }

    /// What is pointed at on the board.
    pub fn points(self) -> &'static [&'static str] {
        self.step().filter(|_| !self.waits()).map_or(&[], |step| step.points)
    }

    /// Whether the others play.
    fn waits(self) -> bool {
        self.table.game(|game| game.question().is_some_and(|question| question.seat != PUPIL))
    }

    fn is_astray(self) -> bool {
        self.place.get().is_some_and(|place| place.astray)
    }

    fn shown(self) -> Option<Shown> {
        let (at, step) = (self.at()?, self.step()?);
        let of = self.table.lesson.get_value()?.steps.len();
        let minds = |choice| self.table.game(|game| step.minds(game, choice));
        let (astray, ends) = (self.is_astray(), at + 1 == of);
        if self.waits() && !astray {
            let headline = say("lesson-others");
            return Some(Shown { headline, text: String::new(), at: at + 1, of, warns: false, on: None });
        }
        let warns = astray || self.table.picked().is_some_and(minds);
        let text = if warns { step.otherwise() } else { step.text() };
        let on = match step.task {
            _ if astray => Some(say("take-back")),
            _ if ends && self.table.players() == 1 => Some(say(&format!("{}-solo", G::ID))),
            _ if ends => Some(say("lesson-play")),
            Task::Look => Some(say("lesson-on")),
            _ => None,
        };
        Some(Shown { headline: step.headline().say(), text: text.say(), at: at + 1, of, warns, on })
    }

    /// What a screen reader hears of it before the question.
    pub fn spoken(self) -> Option<String> {
        self.shown().map(|shown| format!("{}. {}", shown.headline, shown.text))
    }

    /// Goes on to the next step; `false` where there is something to do first, or nothing more to read.
    pub fn read_on(self) -> bool {
        let next = untrack(|| self.at().zip(self.place.get()).filter(|(at, place)| *at < place.last && !self.waits()));
        next.inspect(|(at, _)| self.read.set(at + 1)).is_some()
    }

    /// Does what the lesson's button says.
    fn go_on(self) {
        match untrack(|| self.is_astray()) {
            true => self.table.take_back(),
            false if self.read_on() => {}
            false => self.play(),
        }
    }

    /// One step back: to the one that was read before, or to the answer before.
    fn back(self) {
        untrack(|| match (self.at(), self.place.get()) {
            (Some(at), Some(place)) if at > place.first => self.read.set(at - 1),
            _ => {
                self.table.take_back();
                self.read.set(self.place.get().map_or(0, |place| place.last));
            }
        });
    }

    /// From the beginning.
    fn again(self) {
        let cursor = || self.table.game_untracked(Match::cursor);
        untrack(|| {
            let mut before = usize::MAX;
            while cursor() < before {
                before = cursor();
                self.table.take_back();
            }
        });
        self.read.set(0);
    }

    /// A match of one's own, against Easy.
    fn play(self) {
        let Some(lesson) = self.table.lesson.get_value() else { return };
        let options = serde_json::to_value((lesson.options)()).unwrap_or_default();
        let seats = easy_seats(lesson.players);
        let auto_answer = self.table.settings().get_untracked().auto_answer;
        let new = NewMatch { seats, options, seed: storage::new_seed(), auto_answer, daily: None };
        if let Ok(id) = begin::<G>(new) {
            Route::Match { game: G::ID.to_owned(), id }.go();
        }
    }

    /// What the prompt shows of it.
    pub fn panel(self) -> Option<impl IntoView> {
        self.table.lesson.get_value()?;
        let shown = Memo::new(move |_| self.shown().filter(|_| !self.table.is_past()));
        let acts = LessonActs {
            on: Callback::new(move |()| self.go_on()),
            back: Callback::new(move |()| self.back()),
            again: Callback::new(move |()| self.again()),
            leave: Callback::new(move |()| self.left.set(true)),
        };
        Some(view! { <LessonPanel shown acts /> })
    }
}
