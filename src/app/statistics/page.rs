//! The page of statistics: numbers, charts, filters; the entries as a file; reset with a way back.

use super::charts::{BarGroup, Form, Groups, Spread};
use crate::app::device::hand_out;
use crate::app::i18n::local::{DateForm, day_of, format_date, format_number, today};
use crate::app::i18n::plain::quoted;
use crate::app::i18n::words::{Phrase, say};
use crate::app::lazy::quietly;
use crate::app::matches::{game_name, level_name, parts};
use crate::app::narration::{tag_heading, tag_value};
use crate::app::route::Route;
use crate::app::store::counting::{self, Against, Counted, Filter, Summary, Tagged, Who};
use crate::app::store::csv::csv;
use crate::app::store::stats::{Finished, Stats, StatsError};
use crate::app::store::storage;
use crate::app::ui::{Details, Dialog, Icon, Menu, MenuItem, ShortList, Toasts, empty, focus, titled};
use leptos::{html, prelude::*};

/// So many matches are in the chart of the form.
const LAST: usize = 20;

/// What is kept, as it was read.
type KeptStats = RwSignal<Result<Stats, StatsError>>;

/// The page of statistics.
#[component]
pub fn Statistics() -> impl IntoView {
    let title = NodeRef::<html::H1>::new();
    // The keyboard and screen readers start at the heading.
    title.on_load(|title| drop(title.focus()));
    titled(|| say("stats-title"));
    storage::settle_debts();
    let kept: KeptStats = RwSignal::new(storage::stats());
    let resetting = RwSignal::new(false);
    let menu = move |()| {
        let mut items = Vec::new();
        if storage::raw_stats().is_some() {
            items.push(MenuItem::new("file", say("stats-as-json"), as_json));
        }
        if kept.with_untracked(|kept| kept.as_ref().is_ok_and(|stats| !stats.results().is_empty())) {
            items.push(MenuItem::new("file", say("stats-as-csv"), move || as_csv(kept)));
        }
        let nothing = storage::raw_stats().is_none();
        let reset = MenuItem::new("delete", say("stats-reset"), move || resetting.set(true));
        items.push(MenuItem { danger: true, disabled: nothing, ..reset });
        items
    };
    let body = move || {
        kept.with(|kept| match kept {
            Err(error) => view! { <Damaged error=error.clone() resetting /> }.into_any(),
            Ok(stats) if stats.results().is_empty() => {
                let acts = view! { <a class="btn btn-main" href=Route::Lobby.href()>{say("to-lobby")}</a> };
                empty(Some("empty-chair"), None, say("stats-empty"), acts.into_any())
            }
            Ok(stats) => view! { <Shown results=stats.results().to_vec() /> }.into_any(),
        })
    };
    view! {
        <div class="page counts stats-page">
            <header class="words-top">
                <a class="btn btn-icon btn-bare" href=Route::Lobby.href() aria-label=say("to-lobby")>
                    <Icon name="back" />
                </a>
                <h1 id="stats-title" node_ref=title tabindex="-1">
                    {say("stats-title")}
                </h1>
                <Menu label=Signal::derive(|| say("stats-menu")) items=menu />
            </header>
            <main>{body}</main>
        </div>
        <Reset kept open=resetting />
    }
}

fn as_json() {
    if let Some(text) = storage::raw_stats() {
        hand_out(&format!("fireside-statistics-{}.json", today()), &text);
    }
}

fn as_csv(kept: KeptStats) {
    let date = |time| day_of(time).unwrap_or_default().to_string();
    let text = kept.with_untracked(|kept| kept.as_ref().map(|stats| csv(stats.results(), date)).unwrap_or_default());
    hand_out(&format!("fireside-statistics-{}.csv", today()), &text);
}

/// Statistics that cannot be read: what is wrong, the text as a file, and a new beginning.
#[component]
fn Damaged(error: StatsError, resetting: RwSignal<bool>) -> impl IntoView {
    let (why, details) = match error {
        StatsError::Damaged(why) => (say("stats-damaged"), Some(quoted(&why))),
        StatsError::Newer => (say("stats-newer"), None),
    };
    let acts = view! {
        <button class="btn btn-main" type="button" on:click=|_| as_json()>
            <Icon name="file" />
            {say("stats-as-json")}
        </button>
        <button class="btn btn-danger" type="button" on:click=move |_| resetting.set(true)>
            <Icon name="delete" />
            {say("stats-reset")}
        </button>
        {details.map(|text| view! { <Details text /> })}
    };
    empty(Some("torn-card"), Some(view! { <h2>{say("stats-unreadable")}</h2> }.into_any()), why, acts.into_any())
}

/// Asks before everything is forgotten, and offers the way back afterwards.
#[component]
fn Reset(kept: KeptStats, open: RwSignal<bool>) -> impl IntoView {
    let toasts = expect_context::<Toasts>();
    let reset = move |_| {
        open.set(false);
        let Some(text) = storage::raw_stats() else { return };
        if storage::put_stats(None).is_err() {
            return toasts.say(say("storage-full"));
        }
        kept.set(storage::stats());
        focus("stats-title");
        toasts.offer(say("stats-was-reset"), say("undo"), move || {
            if !put_back(&text) {
                toasts.say(say("storage-full"));
            }
            // The page may be gone when an undo asks for it.
            let _ = kept.try_set(storage::stats());
        });
    };
    let body = move || {
        view! {
            <div class="dialog-body">
                <p>{say("stats-reset-ask")}</p>
            </div>
            <div class="dialog-foot">
                <button class="btn" type="button" on:click=move |_| open.set(false)>
                    {say("cancel")}
                </button>
                <button class="btn btn-main btn-danger" type="button" on:click=reset>
                    {say("stats-reset")}
                </button>
            </div>
        }
    };
    view! {
        <Dialog
            open
            close=move |()| open.set(false)
            title=Signal::derive(|| say("stats-reset-title"))
        >
            {body()}
        </Dialog>
    }
}

/// Puts a text back as the statistics. What was counted meanwhile stays counted.
fn put_back(text: &str) -> bool {
    let since = storage::stats().unwrap_or_default();
    match Stats::read(text) {
        Ok(mut stats) => {
            since.results().iter().for_each(|result| stats.add(result.clone()));
            storage::put_stats(Some(&stats.write())).is_ok()
        }
        Err(_) => since.results().is_empty() && storage::put_stats(Some(text)).is_ok(),
    }
}

#[component]
fn Shown(results: Vec<Finished>) -> impl IntoView {
    let filter = RwSignal::new(Filter::default());
    let filters = filters(&results, filter);
    let results = StoredValue::new(results);
    let numbers = move || {
        results.with_value(|results| {
            let counted = filter.with(|filter| counting::counted(results, filter));
            let sum = Summary::of(&counted);
            match sum.played {
                0 => view! { <p class="empty">{say("stats-none-fit")}</p> }.into_any(),
                _ => view! {
                    {tiles(sum, &counted)}
                    <div class="stats-charts">
                        <Form columns=counting::form(&counted, LAST) />
                        {sum.points.map(|_| view! { <Spread bins=counting::bins(&counted, 8) /> })}
                    </div>
                    {groups(&counted)}
                    {counting::by_tags(&counted).into_iter().map(tagged).collect_view()}
                }
                .into_any(),
            }
        })
    };
    let told = move || {
        results.with_value(|results| {
            let played = filter.with(|filter| counting::counted(results, filter).len());
            Phrase::new("stats-count").with("n", played).say()
        })
    };
    view! {
        {filters}
        <p class="sr" role="status">
            {told}
        </p>
        {numbers}
    }
}

/// One list for each thing that has more than one value.
fn filters(results: &[Finished], filter: RwSignal<Filter>) -> impl IntoView + use<> {
    let names: Vec<Who> = counting::names(results).into_iter().map(Who::Named).collect();
    let whos = [Who::Me].into_iter().chain(names).collect();
    let who_words = |who: &Who| match who {
        Who::Me => say("you"),
        Who::Named(name) => name.clone(),
    };
    let games = distinct(results.iter().map(|result| result.game.clone()));
    let against = distinct(results.iter().map(Finished::against));
    let players = distinct(results.iter().map(|result| result.seats.len()));
    view! {
        <div class="stats-filter">
            {pick_one("stats-who", whos, who_words, move |who| filter.update(|filter| filter.who = who))}
            {pick(
                "stats-all-games",
                games,
                |game: &String| game_name(game),
                move |game| filter.update(|filter| filter.game = game),
            )}
            {pick(
                "stats-all-opponents",
                against,
                |against: &Against| against_words(*against),
                move |against| filter.update(|filter| filter.against = against),
            )}
            {pick(
                "stats-all-counts",
                players,
                |players: &usize| Phrase::new("players").with("n", *players).say(),
                move |players| filter.update(|filter| filter.players = players),
            )}
        </div>
    }
}

fn distinct<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    all.collect::<std::collections::BTreeSet<T>>().into_iter().collect()
}

/// A list whose first value, with the words `all`, stands for all others.
fn pick<T: Clone + Send + Sync + 'static>(
    all: &'static str,
    values: Vec<T>,
    words: impl Fn(&T) -> String,
    pick: impl Fn(Option<T>) + Send + Sync + 'static,
) -> Option<impl IntoView> {
    let many = values.len() > 1;
    let values: Vec<Option<T>> = [None].into_iter().chain(values.into_iter().map(Some)).collect();
    let words = move |value: &Option<T>| value.as_ref().map_or_else(|| say(all), &words);
    many.then(|| pick_one(all, values, words, pick)).flatten()
}

/// A list of values, if there is more than one.
fn pick_one<T: Clone + Send + Sync + 'static>(
    label: &'static str,
    values: Vec<T>,
    words: impl Fn(&T) -> String,
    pick: impl Fn(T) + Send + Sync + 'static,
) -> Option<impl IntoView> {
    let chosen = RwSignal::new(0);
    let names: Vec<String> = values.iter().map(words).collect();
    let pick = move |at: usize| {
        if let Some(value) = values.get(at) {
            chosen.set(at);
            pick(value.clone());
        }
    };
    (names.len() > 1).then(|| view! { <ShortList label=say(label) values=names value=chosen pick /> })
}

/// Against whom, in words.
fn against_words(against: Against) -> String {
    match against {
        Against::Nobody => say("stats-alone"),
        Against::People => say("stats-people"),
        Against::Bots(level) => level_name(level),
    }
}

fn tiles(sum: Summary, counted: &[Counted]) -> impl IntoView + use<> {
    let percent = sum.percent_won();
    let best = counted.iter().filter(|one| Some(one.seat.points) == sum.best()).map(|one| one.of.ended).min();
    let best_day = best.and_then(day_of).map(|date| format_date(date, DateForm::Full));
    let streak = counted.iter().rev().take_while(|one| one.seat.won).count();
    let streak = (streak > 1).then(|| Phrase::new("stats-streak").with("n", streak).say());
    view! {
        <dl class="stats-tiles">
            <div>
                <dt>{say("stats-played")}</dt>
                <dd>{format_number(f64::from(sum.played))}</dd>
                <dd class="more">{streak}</dd>
            </div>
            <div>
                <dt>{say("stats-won")}</dt>
                <dd>{format_number(f64::from(sum.won))}</dd>
                <dd class="more">
                    <span class="stats-share" style:--part=percent.to_string() aria-hidden="true"></span>
                    {Phrase::new("percent").with("n", percent).say()}
                </dd>
            </div>
            {sum.points.map(|points| view! {
                <div>
                    <dt>{say("stats-average")}</dt>
                    <dd>{sum.average().map(format_number)}</dd>
                    <dd class="more">{say("stats-points-each")}</dd>
                </div>
                <div class="best">
                    <dt>{say("stats-best")}</dt>
                    <dd>
                        {points.best}
                        <span class="seal" aria-hidden="true">
                            <Icon name="trophy" />
                        </span>
                    </dd>
                    <dd class="more">{best_day}</dd>
                </div>
            })}
        </dl>
    }
}

/// A table for everything that has more than one value.
fn groups(counted: &[Counted]) -> impl IntoView + use<> {
    fn rows<K>(groups: Vec<(K, Summary)>, words: impl Fn(K) -> String) -> Vec<BarGroup> {
        groups.into_iter().map(|(key, sum)| BarGroup { name: words(key), sum }).collect()
    }
    let against = rows(counting::by(counted, Finished::against), against_words);
    let players = rows(counting::by(counted, |of| of.seats.len()), |n| Phrase::new("players").with("n", n).say());
    let games = rows(counting::by(counted, |of| of.game.clone()), |game| game_name(&game));
    let days = rows(counting::by(counted, |of| of.daily.is_some()), |daily| {
        say(if daily { "day-title" } else { "stats-other" })
    });
    let some = |title: &'static str, rows: Vec<BarGroup>, least: usize| {
        (rows.len() >= least).then(|| view! { <Groups title=say(title) rows /> })
    };
    view! {
        <div class="stats-tables">
            {some("stats-by-opponent", against, 1)} {some("stats-by-players", players, 1)}
            {some("stats-by-game", games, 2)} {some("stats-by-day", days, 2)}
        </div>
    }
}

/// A table of what a game counts its matches by, once its words are here.
fn tagged(Tagged { game, kind, values }: Tagged) -> Option<AnyView> {
    let load = parts::find(&game)?.load()?;
    let shown = move || {
        let name = |value: &str| tag_value(&game, &kind, value).say();
        let rows = values.iter().map(|(value, sum)| BarGroup { name: name(value), sum: *sum }).collect();
        view! { <Groups title=tag_heading(&game, &kind).say() rows /> }.into_any()
    };
    Some(view! { <div class="stats-tables">{quietly(load, move |_| shown())}</div> }.into_any())
}
