//! The game of the day: how it stands on a day, how it is begun, and its card in the lobby.

use crate::app::i18n::date::Date;
use crate::app::i18n::local::{DateForm, format_date, today};
use crate::app::i18n::words::{Phrase, say};
use crate::app::matches::daily::{self, Day};
use crate::app::matches::kept::Matches;
use crate::app::matches::module::Entry;
use crate::app::matches::parts::games;
use crate::app::matches::{NewMatch, colour, game_name, level_name};
use crate::app::route::Route;
use crate::app::store::save::Meta;
use crate::app::store::stats::Finished;
use crate::app::store::storage::{self, Kept};
use crate::app::ui::Icon;
use leptos::prelude::*;

/// How a game of the day stands on this device.
#[derive(Clone, PartialEq, Debug)]
pub struct DayState {
    /// What was reached.
    pub day: Day,
    /// The try that is going on, the last played first.
    pub running: Option<String>,
}

impl DayState {
    /// Looks a day up. `kept` is in order, the last played first.
    pub fn of(entry: &Entry, date: Date, results: &[Finished], kept: &[Kept]) -> DayState {
        let own = date.to_string();
        let runs =
            |meta: &Meta| meta.game == entry.id && meta.daily.as_ref() == Some(&own) && meta.standing.winners.is_none();
        let running = kept.iter().find(|kept| matches!(kept, Kept::Match(meta) if runs(meta)));
        DayState { day: daily::day(results, entry.id, date), running: running.map(|kept| kept.id().to_owned()) }
    }
}

/// The games that have a game of the day, in the lobby's order.
pub fn with_days() -> impl Iterator<Item = &'static Entry> {
    games().iter().filter(|entry| entry.daily.is_some())
}

/// Everything that was counted. Statistics that cannot be read are as if there were none; their page says more.
pub fn results() -> Vec<Finished> {
    storage::stats().map(|stats| stats.results().to_vec()).unwrap_or_default()
}

fn setup(entry: &Entry, date: Date) -> Option<daily::DailySetup> {
    Some(entry.daily?.on(date))
}

/// What is played on a day: the game, with what it is played with.
pub fn game_of(entry: &Entry, date: Date) -> String {
    let variant = setup(entry, date).and_then(|setup| setup.variant);
    variant.map_or_else(|| game_name(entry.id), |variant| say(variant.name))
}

/// Against whom it is on a day: "against Medium and Hard".
pub fn against(entry: &Entry, date: Date) -> String {
    let levels: Vec<String> =
        setup(entry, date).iter().flat_map(|setup| setup.opponents).map(|level| level_name(*level)).collect();
    match &levels[..] {
        [] => say(&format!("{}-solo", entry.id)),
        [one] => Phrase::new("day-against-1").with("one", one.as_str()).say(),
        [one, two] => Phrase::new("day-against-2").with("one", one.as_str()).with("two", two.as_str()).say(),
        [one, two, rest @ ..] => {
            let three = rest.join(", ");
            Phrase::new("day-against-3").with("one", one.as_str()).with("two", two.as_str()).with("three", three).say()
        }
    }
}

/// Begins the game of a day and goes there.
///
/// # Errors
/// Why it cannot begin, in words for the page.
pub async fn begin(entry: &Entry, date: Date) -> Result<(), Phrase> {
    let Some(setup) = setup(entry, date) else { return Ok(()) };
    let module = entry.module().await?;
    let seed = daily::seed(entry.id, date);
    let name = |mark: u8| if mark == 0 { say("you") } else { colour(mark) };
    let seats = daily::seats(setup, seed, name);
    let new = NewMatch { seats, options: setup.options(), seed, auto_answer: true, daily: Some(date.to_string()) };
    let id = (module.begin)(new).map_err(|_| Phrase::new("begin-failed"))?;
    Route::Match { game: entry.id.to_owned(), id }.go();
    Ok(())
}

/// The slim card in the lobby: today's game of the first game that has not been finished today.
#[component]
pub fn DayCard(
    /// The kept matches.
    matches: Matches,
) -> impl IntoView {
    let date = Memo::new(move |_| {
        matches.now.track();
        today()
    });
    let card = move || {
        let date = date.get();
        let results = results();
        let state = |entry| matches.list.with(|kept| DayState::of(entry, date, &results, kept));
        let days: Vec<_> = with_days().map(|entry| (entry, state(entry))).collect();
        let open = days.iter().position(|(_, state)| state.day.first.is_none()).unwrap_or(0);
        days.into_iter().nth(open).map(|(entry, state)| slim(entry, date, &state))
    };
    view! {
        <section aria-labelledby="day-title">
            {card}
        </section>
    }
}

fn slim(entry: &'static Entry, date: Date, state: &DayState) -> impl IntoView + use<> {
    let end = match (&state.day.first, &state.running) {
        (Some(first), _) => view! {
            <span class="day-end">
                <Icon name=if first.won { "trophy" } else { "check" } />
                <b>{score(first.points, first.against)}</b>
            </span>
        }
        .into_any(),
        (None, Some(_)) => view! { <span class="day-end go-on">{say("go-on")}</span> }.into_any(),
        (None, None) => view! { <span class="day-end go-on">{say("day-play")}</span> }.into_any(),
    };
    view! {
        <a class="day-card" href=Route::Daily.href()>
            <Leaf date />
            <span class="tx">
                <h2 id="day-title">{say("day-today")}</h2>
                <small>{Phrase::new("day-what").with("game", game_of(entry, date)).with("against", against(entry, date)).say()}</small>
                <span class="sr">{format_date(date, DateForm::Long)}</span>
            </span>
            {end}
        </a>
    }
}

/// Own points and those of the strongest other.
pub fn score(points: i32, against: i32) -> String {
    format!("{points} : {against}")
}

/// A leaf of the calendar, for the eye only.
#[component]
pub fn Leaf(
    /// The day.
    date: Date,
) -> impl IntoView {
    view! {
        <span class="leaf" aria-hidden="true">
            <small>{format_date(date, DateForm::Weekday)}</small>
            <b>{date.parts().2}</b>
        </span>
    }
}
