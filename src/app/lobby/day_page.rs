//! The page of the game of the day: the last two weeks, and what each game has on the chosen day.

use super::days::{DayState, Leaf, against, begin, game_of, results, score, with_days};
use crate::app::i18n::case::capital;
use crate::app::i18n::date::Date;
use crate::app::i18n::local::{DateForm, day_of, follow_today, format_date};
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::daily::{self, Reached};
use crate::app::matches::module::Entry;
use crate::app::matches::{game_name, is_first, level_name};
use crate::app::route::Route;
use crate::app::rules::MinuteOffer;
use crate::app::share::clipboard;
use crate::app::store::stats::Finished;
use crate::app::store::storage::{self, Kept};
use crate::app::ui::{Art, Icon, Seal, Toasts, titled};
use leptos::{html, prelude::*};

/// So many days are shown, today included.
const DAYS: u32 = 14;

/// What the page shows, read once a day: nothing else changes while it is looked at but the day that is chosen.
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

/// The game of the day, with the days before; at midnight it is another one.
#[component]
pub fn DayPage() -> impl IntoView {
    titled(|| say("day-title"));
    let today = follow_today();
    move || view! { <DaysUpTo today=today.get() /> }
}

#[component]
fn DaysUpTo(today: Date) -> impl IntoView {
    let title = NodeRef::<html::H1>::new();
    // The keyboard and screen readers start at the heading.
    title.on_load(|title| drop(title.focus()));
    let past = Past { results: StoredValue::new(results()), kept: StoredValue::new(storage::list()), today };
    let chosen = RwSignal::new(past.today);
    let days = (0..DAYS).rev().map(|by| tile(past, past.today.earlier(by), chosen)).collect_view();
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
                <section class="day-when" aria-labelledby="day-chosen">
                    <h2 id="day-chosen" aria-live="polite">{move || heading(chosen.get(), past.today).say()}</h2>
                    <ol class="day-strip">{days}</ol>
                </section>
                <div class="day-games">
                    {with_days().map(|entry| view! { <GameDay entry past chosen /> }).collect_view()}
                </div>
            </main>
        </div>
    }
}

fn heading(date: Date, today: Date) -> Phrase {
    let key = if date == today { "day-heading-today" } else { "day-heading" };
    Phrase::new(key).with("date", format_date(date, DateForm::Long))
}

/// A day of the strip: its date, and a dot for what was reached in each game.
fn tile(past: Past, date: Date, chosen: RwSignal<Date>) -> impl IntoView {
    let mut told = Vec::new();
    let dot = |entry: &'static Entry| {
        let state = past.state(entry, date);
        let (class, words) = match (&state.day.first, &state.running) {
            (Some(first), _) if first.won => ("won", Phrase::new("day-tile-won").with("points", first.points)),
            (Some(first), _) => ("lost", Phrase::new("day-tile-lost").with("points", first.points)),
            (None, Some(_)) => ("running", Phrase::new("day-tile-running")),
            (None, None) => return ("", None),
        };
        (class, Some(Phrase::new("day-tile").with("date", game_name(entry.id)).with("what", words).say()))
    };
    let dots: Vec<_> = with_days()
        .map(|entry| {
            let (class, words) = dot(entry);
            told.extend(words);
            view! { <i class=class></i> }
        })
        .collect();
    let what = if told.is_empty() { say("day-tile-open") } else { told.join("; ") };
    let label = Phrase::new("day-tile").with("date", format_date(date, DateForm::Long)).with("what", what).say();
    view! {
        <li>
            <button
                class="day-tile"
                type="button"
                aria-label=label
                aria-pressed=move || if chosen.get() == date { "true" } else { "false" }
                on:click=move |_| chosen.set(date)
            >
                <Leaf date />
                <span class="day-dots">{dots}</span>
            </button>
        </li>
    }
}

/// A game on the chosen day.
#[component]
fn GameDay(entry: &'static Entry, past: Past, chosen: RwSignal<Date>) -> impl IntoView {
    view! {
        <section class="day-game" aria-label=game_name(entry.id)>
            <span class="day-art">
                <Art game=entry.id view_box="0,18,320,160" />
            </span>
            {move || day_body(entry, past, chosen.get())}
        </section>
    }
}

/// What is played on a day, what was reached, what can be done.
fn day_body(entry: &'static Entry, past: Past, date: Date) -> impl IntoView {
    let toasts = expect_context::<Toasts>();
    let DayState { day, running } = past.state(entry, date);
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
    let streak = past.results.with_value(|results| daily::streak(results, entry.id, past.today, day_of));
    let main = match (running, day.first.is_some()) {
        (Some(id), _) => {
            let href = Route::Match { game: entry.id.to_owned(), id }.href();
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
        <div class="day-body">
            <h3>{game_of(entry, date)}</h3>
            <p class="soft">{capital(&against(entry, date))}</p>
            {day.first.as_ref().map(|first| result(entry, first))}
            {is_first(entry.id).then(|| view! { <MinuteOffer game=entry.id /> })}
            {later.map(|later| view! { <p class="s soft">{later}</p> })}
            {(streak > 0).then(|| view! { <p class="s soft">{Phrase::new("day-streak").with("n", streak).say()}</p> })}
        </div>
        <div class="day-acts">{main} {share}</div>
    }
}

/// Copies what was reached, to be told elsewhere.
fn share(entry: &'static Entry, date: Date, first: &Reached, toasts: Toasts) -> impl IntoView + use<> {
    let text = format!("Fireside · {} · {date} · {}", game_of(entry, date), score(first.points, first.against));
    view! {
        <button class="btn" type="button" on:click=move |_| clipboard::copy_and_say(text.clone(), toasts)>
            <Icon name="share" />
            <span>{say("day-share")}</span>
        </button>
    }
}

/// Own points, and how many more or fewer they are than those of the strongest other.
fn result(entry: &'static Entry, first: &Reached) -> impl IntoView + use<> {
    let name = first.rival.map_or_else(|| say(&format!("{}-rival", entry.id)), level_name);
    let by = first.points - first.against;
    let compared = match by {
        0 => Phrase::new("day-equal").with("name", name),
        1.. => Phrase::new("day-more").with("by", by).with("name", name),
        _ => Phrase::new("day-fewer").with("by", -by).with("name", name),
    };
    let taken = (first.take_backs > 0).then(|| {
        let taken = Phrase::new("take-backs").with("count", first.take_backs).say();
        view! { <small>{taken}</small> }
    });
    view! {
        <p class="day-result">
            <Seal text=first.points.to_string() />
            <span>
                <b>{say(if first.won { "day-won" } else { "day-lost" })}</b>
                {format!(": {}", compared.say())}
                {taken}
            </span>
        </p>
    }
}
