//! What is shown of a lesson: a headline, at most two sentences, and the ways on.

use crate::app::i18n::words::{Phrase, say};
use crate::app::ui::Icon;
use leptos::prelude::*;

/// A step as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// What it is about.
    pub headline: String,
    /// What it says.
    pub text: String,
    /// Its number, from 1.
    pub at: usize,
    /// How many there are.
    pub of: usize,
    /// Whether it says why something else is better.
    pub warns: bool,
    /// What is on the button that goes on, if there is one.
    pub on: Option<String>,
}

/// What can be done with a lesson.
#[derive(Clone, Copy, Debug)]
pub struct LessonActs {
    /// Does what the button says.
    pub on: Callback<()>,
    /// A step back.
    pub back: Callback<()>,
    /// From the beginning.
    pub again: Callback<()>,
    /// Goes on without it.
    pub leave: Callback<()>,
}

/// The step that is shown, in the prompt.
#[component]
pub fn LessonPanel(
    /// The step; nothing where the lesson was left.
    shown: Memo<Option<Shown>>,
    /// What can be done.
    acts: LessonActs,
) -> impl IntoView {
    let of = move |part: fn(&Shown) -> String| move || shown.with(|shown| shown.as_ref().map(part));
    let count = |shown: &Shown| Phrase::new("lesson-count").with("at", shown.at).with("of", shown.of).say();
    let tool = |icon: &'static str, key: &'static str, act: Callback<()>, off: Signal<bool>| {
        view! {
            <button class="btn btn-icon btn-bare" type="button" aria-label=say(key) title=say(key) disabled=off on:click=move |_| act.run(())>
                <Icon name=icon />
            </button>
        }
    };
    let is_first = Signal::derive(move || shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.at == 1)));
    let never = Signal::derive(|| false);
    let on = Memo::new(move |_| shown.with(|shown| shown.as_ref().and_then(|shown| shown.on.clone())));
    let warns = move || shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.warns));
    view! {
        <div class="lesson" role="group" aria-label=say("lesson") class:warns=warns hidden=move || shown.with(Option::is_none)>
            <h2 class="lesson-head">{of(|shown| shown.headline.clone())}</h2>
            <div class="lesson-tools">
                <span class="lesson-count">{of(count)}</span>
                {tool("back", "lesson-back", acts.back, is_first)} {tool("undo", "lesson-again", acts.again, is_first)}
                {tool("close", "lesson-leave", acts.leave, never)}
            </div>
            <p class="lesson-text">{of(|shown| shown.text.clone())}</p>
            <button class="btn btn-main lesson-on" type="button" hidden=move || on.get().is_none() on:click=move |_| acts.on.run(())>
                {on}
            </button>
        </div>
    }
}
