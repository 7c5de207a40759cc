//! The page of the game of the day: the chosen day, the last two weeks, how many days in a row.

use super::days::{DayState, Leaf, against, begin, game_of, results, score, with_days};
use crate::app::i18n::date::Date;
use crate::app::i18n::local::{DateForm, day_of, format_date, today};
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::daily::{self, Reached};
use crate::app::matches::module::Entry;
use crate::app::matches::{game_name, is_first};
use crate::app::route::Route;
use crate::app::rules::MinuteOffer;
use crate::app::share::clipboard;
use crate::app::store::stats::Finished;
use crate::app::store::storage::{self, Kept};
use crate::app::ui::{Art, Icon, Seal, Toasts};
use leptos::{html, prelude::*};

/// So many days are shown, today included.
const DAYS: u32 = 14;

/// What the page shows, read once when it opens: nothing changes while it is looked at but the day that is chosen.
#[derive(Clone, Copy)]
struct Past {
    results: StoredValue<Vec<Finished>>,
    kept: StoredValue<Vec<Kept>>,
    today: Date,
}

impl Past {
    fn state(self, entry: &Entry, date: Date) -> DayState {
        self.results.with_value(|results| self.kept.with_value(|kept| DayState::of(entry, date, results, kept)))
    }
}

/// The game of the day, with the days before.
#[component]
pub fn DayPage() -> impl IntoView {
    let title = NodeRef::<html::H1>::new();
    // The keyboard and screen readers start at the heading.
    title.on_load(|title| drop(title.focus()));
    let past = Past { results: StoredValue::new(results()), kept: StoredValue::new(storage::list()), today: today() };
    view! {
        <div class="page counts day-page">
            <header class="words-top">
                <a class="btn btn-icon btn-bare" href=Route::Lobby.href() aria-label=say("to-lobby")>
                    <Icon name="back" />
                </a>
                <h1 node_ref=title tabindex="-1">
                    {say("day-title")}
                </h1>
            </header>
            <main>
                <p class="soft">{say("day-about")}</p>
                {with_days().map(|entry| view! { <GameDays entry past /> }).collect_view()}
            </main>
        </div>
    }
}

#[component]
fn GameDays(entry: &'static Entry, past: Past) -> impl IntoView {
    let chosen = RwSignal::new(past.today);
    let streak = past.results.with_value(|results| daily::streak(results, entry.id, past.today, day_of));
    let days = (0..DAYS).rev().map(|by| tile(entry, past, past.today.earlier(by), chosen)).collect_view();
    view! {
        <section class="day-game" aria-label=game_name(entry.id)>
            <div class="day-big" aria-live="polite">
                {move || chosen_day(entry, past, chosen.get())}
            </div>
            <div class="sect">
                <h2>{say("day-before")}</h2>
                <span class="s soft">{(streak > 0).then(|| Phrase::new("day-streak").with("n", streak).say())}</span>
            </div>
            <ol class="day-strip">{days}</ol>
        </section>
    }
}

/// A day of the strip: its date, and what was reached as points and a sign.
fn tile(entry: &'static Entry, past: Past, date: Date, chosen: RwSignal<Date>) -> impl IntoView {
    let state = past.state(entry, date);
    let (icon, words) = match (&state.day.first, &state.running) {
        (Some(first), _) if first.won => ("trophy", Phrase::new("day-tile-won").with("points", first.points)),
        (Some(first), _) => ("check", Phrase::new("day-tile-lost").with("points", first.points)),
        (None, Some(_)) => ("play", Phrase::new("day-tile-running")),
        (None, None) => ("minus", Phrase::new("day-tile-open")),
    };
    let label = Phrase::new("day-tile").with("date", format_date(date, DateForm::Long)).with("what", words).say();
    let class = match &state.day.first {
        Some(first) if first.won => "day-tile won",
        Some(_) => "day-tile lost",
        None => "day-tile",
    };
    view! {
        <li>
            <button
                class=class
                type="button"
                aria-label=label
                aria-pressed=move || if chosen.get() == date { "true" } else { "false" }
                on:click=move |_| chosen.set(date)
            >
                <Leaf date />
                <Icon name=icon />
                <b>{state.day.first.as_ref().map(|first| first.points)}</b>
            </button>
        </li>
    }
}

/// The card of a day: what is played, what was reached, what can be done.
fn chosen_day(entry: &'static Entry, past: Past, date: Date) -> impl IntoView {
    let toasts = expect_context::<Toasts>();
    let DayState { day, running } = past.state(entry, date);
    let heading = match date == past.today {
        true => Phrase::new("day-heading-today").with("date", format_date(date, DateForm::Long)),
        false => Phrase::new("day-heading").with("date", format_date(date, DateForm::Long)),
    };
    let start = move |_| {
        wasm_bindgen_futures::spawn_local(async move {
            if let Err(why) = begin(entry, date).await {
                toasts.say(why.say());
            }
        });
    };
    let later = day.later.as_ref().map(|later| {
        Phrase::new("day-later").with("score", score(later.points, later.against)).with("n", day.tries - 1).say()
    });
    let played = day.first.is_some();
    let main = match (&running, played) {
        (Some(id), _) => {
            let href = Route::Match { game: entry.id.to_owned(), id: id.clone() }.href();
            view! { <a class="btn btn-main" href=href><Icon name="play" />{say("go-on")}</a> }.into_any()
        }
        (None, false) => view! {
            <button class="btn btn-main" type="button" on:click=start>
                <Icon name="play" />
                {say("day-play")}
            </button>
        }
        .into_any(),
        (None, true) => view! {
            <button class="btn" type="button" on:click=start>
                <Icon name="redo" />
                {say("day-again")}
            </button>
        }
        .into_any(),
    };
    let share = day.first.as_ref().map(|first| share(entry, date, first, toasts));
    view! {
        <span class="day-art">
            <Art game=entry.id view_box="0,18,320,128" />
        </span>
        <div class="day-body">
            <h2>{heading.say()}</h2>
            <p class="soft">
                {Phrase::new("day-what").with("game", game_of(entry, date)).with("against", against(entry, date)).say()}
            </p>
            {day.first.as_ref().map(result)}
            {is_first(entry.id).then(|| view! { <MinuteOffer game=entry.id /> })}
            {later.map(|later| view! { <p class="s soft">{later}</p> })}
            <div class="day-acts">{main} {share}</div>
        </div>
    }
}

/// Copies what was reached, to be told elsewhere.
fn share(entry: &'static Entry, date: Date, first: &Reached, toasts: Toasts) -> impl IntoView + use<> {
    let text = format!("Fireside · {} · {date} · {}", game_of(entry, date), score(first.points, first.against));
    view! {
        <button class="btn" type="button" on:click=move |_| clipboard::copy_and_say(text.clone(), toasts)>
            <Icon name="share" />
            {say("day-share")}
        </button>
    }
}

fn result(first: &Reached) -> impl IntoView + use<> {
    let words = say(if first.won { "day-won" } else { "day-lost" });
    let taken = (first.take_backs > 0).then(|| {
        let taken = Phrase::new("take-backs").with("count", first.take_backs).say();
        view! { <small>{taken}</small> }
    });
    view! {
        <p class="day-result">
            <Icon name=if first.won { "trophy" } else { "check" } />
            <span>{words} {taken}</span>
            <Seal text=score(first.points, first.against) />
        </p>
    }
}
