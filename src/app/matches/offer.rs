//! Lines that offer something before a match.

use crate::app::i18n::words::say;
use crate::app::lessons::Offered;
use crate::app::route::Route;
use crate::app::store::learned;
use crate::app::ui::Icon;
use leptos::prelude::*;

/// A line that offers something.
pub fn offer(icon: &'static str, note: String, words: String, take: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button class="minute-open" type="button" on:click=move |_| take()>
            <Icon name=icon />
            <span>
                <small>{note}</small>
                <b>{words}</b>
            </span>
            <Icon name="forward" />
        </button>
    }
}

/// A guided game, until it is finished or declined.
#[component]
pub fn LessonOffer(
    /// The game.
    game: &'static str,
    /// The lesson.
    lesson: Offered,
    /// What it is offered with.
    words: String,
) -> impl IntoView {
    let (id, title) = lesson;
    let (declines, declined) = (id.clone(), RwSignal::new(false));
    let begin = move || Route::Match { game: game.to_owned(), id: id.clone() }.replace();
    let decline = move |_| {
        learned::note(&declines);
        declined.set(true);
    };
    view! {
        <div class="lesson-offer" hidden=declined>
            {offer("flag", say(title), words, begin)}
            <button class="btn btn-icon btn-bare" type="button" aria-label=say("learn-decline") title=say("learn-decline") on:click=decline>
                <Icon name="close" />
            </button>
        </div>
    }
}
