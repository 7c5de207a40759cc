//! The end of a match: who won, where the points came from, how it went.

use super::keys;
use super::remarks::{Remarks, novice, reason};
use super::{GameBoard, TableCtx};
use crate::app::i18n::number::{number, signed};
use crate::app::i18n::words::{Phrase, say, say_of_several};
use crate::app::matches::{NewMatch, begin, is_lost_here, level_name};
use crate::app::narration::{Chart, Measure, Moment, Reason, ScoreRow, reasons};
use crate::app::picture::{self, Entrant, with_points};
use crate::app::route::Route;
use crate::app::store::counting::{self, Against};
use crate::app::store::save::{Meta, SeatPlan};
use crate::app::store::storage;
use crate::app::ui;
use crate::app::ui::{ChartNote, ChartPart, Icon, Seal, SeatMark, Segment, Segmented, Series};
use crate::engine::{Outcome, SeatSet};
use leptos::prelude::*;

/// Notes on the curve; all else is told in the list of moments.
const NOTES: usize = 3;

/// More rows than this are a long table.
const LONG: usize = 11;

/// The end screen.
#[component]
pub fn End<G: GameBoard>(
    /// The match.
    table: TableCtx<G>,
    /// Whether this screen is shown.
    at_end: RwSignal<bool>,
) -> impl IntoView {
    // The match does not change while its end is shown.
    untrack(|| view(table, at_end))
}

fn view<G: GameBoard>(table: TableCtx<G>, at_end: RwSignal<bool>) -> impl IntoView {
    let seats = table.seats();
    let outcome = table.game(|game| game.outcome()).unwrap_or(Outcome { winners: SeatSet::NONE });
    let entrants = table.game(|game| picture::entrants(game, &seats));
    let chart = table.game(|game| G::chart(game));
    let measures = table.game(|game| G::measures(game));
    let moments = chart.moments.clone();
    let lost = lost(table, &seats, outcome);
    let told = !lost.is_empty();
    // A long table is not cut: the page scrolls, as it does with reasons.
    let novice = novice(table);
    let scrolls = told || novice.is_some() || table.game(|game| G::score_table(game.state()).len() > LONG);
    let look = move |answered| {
        table.look_at(answered);
        at_end.set(false);
    };
    keys::rescue_to(HEADLINE);
    view! {
        <div class="page end-page" class:lost=scrolls>
            <header class="bar">
                <a class="btn btn-icon btn-bare" href=Route::Lobby.href() aria-label=say("to-lobby")>
                    <Icon name="back" />
                </a>
                <h1>{table.title()}</h1>
            </header>
            <main class="res">
                {score(table, &seats, outcome, &entrants)}
                {told
                    .then(|| {
                        view! {
                            <section class="moments reasons">
                                <h2>{say("end-reasons")}</h2>
                                <ul>{lost.into_iter().map(|it| reason(it, look)).collect_view()}</ul>
                            </section>
                        }
                    })}
                <section class="graph">
                    <h2>{say("end-chart")}</h2>
                    {graphs(&entrants, chart, measures, told)}
                </section>
                {(!moments.is_empty())
                    .then(|| {
                        view! {
                            <section class="moments">
                                <h2>{say("end-moments")}</h2>
                                <ul>{moments.into_iter().map(|it| moment(&entrants, it, look)).collect_view()}</ul>
                            </section>
                        }
                    })}
                {novice.map(|seat| view! { <Remarks table seat look /> })}
            </main>
            <Again table at_end />
        </div>
    }
}

/// How it ended, and the points in a table.
fn score<G: GameBoard>(
    table: TableCtx<G>,
    seats: &[SeatPlan],
    outcome: Outcome,
    entrants: &[Entrant],
) -> impl IntoView + use<G> {
    let rows = table.game(|game| G::score_table(game.state()));
    let taken = table.game(|game| game.record().take_backs);
    let taken = (taken > 0).then(|| view! { <span>{Phrase::new("take-backs").with("count", taken).say()}</span> });
    // The match is counted a moment after it has ended.
    let is_counted = Memo::new(move |_| table.meta.with(|meta| meta.owed.is_empty()));
    let id = table.id();
    let records = move || is_counted.get().then(|| records(&id)).flatten().map(|words| view! { <span>{words}</span> });
    let compared = rows.iter().any(|row| row.colour == 0);
    let heading = G::score_heading().say();
    let (label, of_table) = (heading.clone(), heading.clone());
    view! {
        <section class="score" aria-label=label style:--cols=entrants.len().to_string() style:--rows=rows.len().to_string()>
            {head(table, seats, entrants)}
            <div class="say">
                <Icon name=result_sign(table) />
                <h2 aria-describedby="end-how"><strong>{headline(table, seats, outcome)}</strong></h2>
                <span id="end-how">{table.game(|game| G::ending(game, seats)).say()}</span>
                {taken}
                {records}
            </div>
            <div class="cells" role="table" aria-label=of_table>
                <div class="cells" role="row">
                    <div class="hd first" role="columnheader">{heading}</div>
                    {entrants.iter().map(column_head).collect_view()}
                </div>
                {rows.iter().filter(|row| row.colour > 0).map(row).collect_view()}
                {compared.then(|| view! { <div class="cells" role="row"><div class="compared" role="cell">{say("end-compared")}</div></div> })}
                {rows.iter().filter(|row| row.colour == 0).map(row).collect_view()}
            </div>
        </section>
    }
}

/// Who won: the first thing that is read.
const HEADLINE: &str = ".end-page .say h2";

/// Who won and how, in words for whoever looks at the board after the end.
pub fn ending<G: GameBoard>(table: TableCtx<G>) -> String {
    let seats = table.seats();
    let outcome = table.game(|game| game.outcome()).unwrap_or(Outcome { winners: SeatSet::NONE });
    format!("{}. {}", headline(table, &seats, outcome), table.game(|game| G::ending(game, &seats)).say())
}

/// What can be done next.
#[component]
fn Again<G: GameBoard>(table: TableCtx<G>, at_end: RwSignal<bool>) -> impl IntoView {
    view! {
        <footer class="again">
            <button
                class="btn btn-icon"
                type="button"
                title=say("end-look")
                aria-label=say("end-look")
                on:click=move |_| at_end.set(false)
            >
                <Icon name="eye" />
                <span aria-hidden="true">{say("end-look")}</span>
            </button>
            <button
                class="btn btn-icon"
                type="button"
                title=say("share")
                aria-label=say("share")
                aria-haspopup="dialog"
                on:click=move |_| table.sharing().set(true)
            >
                <Icon name="share" />
                <span aria-hidden="true">{say("share")}</span>
            </button>
            <button class="btn grow" type="button" on:click=move |_| { table.look_at(0); at_end.set(false); }>
                <Icon name="play" />
                {say("end-replay")}
            </button>
            <button class="btn btn-main" type="button" on:click=move |_| play_again(table)>
                {say("end-again")}
            </button>
        </footer>
    }
}

/// The sign of how it ended: no trophy for those who lost.
pub(super) fn result_sign<G: GameBoard>(table: TableCtx<G>) -> &'static str {
    let meta = Meta { standing: table.game(G::standing_of), ..table.meta() };
    if is_lost_here(&meta) { "flag" } else { "trophy" }
}

/// Why the one person at this device lost.
fn lost<G: GameBoard>(table: TableCtx<G>, seats: &[SeatPlan], outcome: Outcome) -> Vec<Reason> {
    let persons: Vec<_> = table.persons().iter().filter(|_| !table.meta().watched).collect();
    match persons[..] {
        [one] if !outcome.winners.contains(one) => table.game(|game| reasons(game, one, seats)),
        _ => Vec::new(),
    }
}

/// How this match stands among all that were counted here.
fn records(id: &str) -> Option<String> {
    let stats = storage::stats().ok()?;
    let records = counting::records(stats.results(), id)?;
    let best = |points: i32| {
        Phrase::new(if records.is_new { "records-best-new" } else { "records-best" }).with("points", points)
    };
    let wins = |n: u32| match records.against {
        Against::Nobody => Phrase::new("records-wins-alone").with("n", n),
        Against::People => Phrase::new("records-wins-people").with("n", n),
        Against::Bots(level) => Phrase::new("records-wins-level").with("n", n).with("level", level_name(level)),
    };
    let parts: Vec<String> =
        [records.best.map(best), records.wins.map(wins)].into_iter().flatten().map(|part| part.say()).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

fn headline<G: GameBoard>(table: TableCtx<G>, seats: &[SeatPlan], outcome: Outcome) -> String {
    let winners: Vec<_> = outcome.winners.iter().collect();
    let (persons, watched) = (table.persons(), table.meta().watched);
    match winners[..] {
        [] if watched => Phrase::new("end-wins").with("name", say(&format!("{}-rival", G::ID))).say(),
        [] => say("end-lost"),
        [one] if !watched && persons.len() == 1 && persons.contains(one) => say("end-you-win"),
        [one] => Phrase::new("end-wins").with("name", seats[one.index()].name.clone()).say(),
        _ => {
            let names: Vec<&str> = winners.iter().map(|winner| seats[winner.index()].name.as_str()).collect();
            say_of_several("end-shared", &names)
        }
    }
}

/// The evening's picture. What is in it is told beside it, so a tap only hastens how it is built.
fn head<G: GameBoard>(table: TableCtx<G>, seats: &[SeatPlan], entrants: &[Entrant]) -> impl IntoView + use<G> {
    let each =
        entrants.iter().map(|entrant| format!("{} {}", entrant.name, number(entrant.points))).collect::<Vec<_>>();
    let label = Phrase::new("end-picture").with("points", each.join(", ")).say();
    let built = RwSignal::new(false);
    // A key hastens it as a tap does.
    let listeners = [
        window_event_listener_untyped("pointerdown", move |_| built.set(true)),
        window_event_listener_untyped("keydown", move |_| built.set(true)),
    ];
    on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
    let scene = table.game(|game| picture::head(game, seats));
    view! { <div class="scene" class:built=built role="img" aria-label=label inner_html=scene></div> }
}

fn column_head(entrant: &Entrant) -> impl IntoView + use<> {
    let Entrant { name, mark, points, .. } = entrant.clone();
    view! { <div class="hd" role="columnheader"><b>{number(points)}</b><span>" "<SeatMark index=mark />{name}</span></div> }
}

fn row(row: &ScoreRow) -> impl IntoView + use<> {
    let most = row.points.iter().copied().max().unwrap_or(0);
    // Where all have as many, nobody has the most.
    let differ = row.points.iter().any(|points| *points != most);
    let cell = |points: &i32| {
        let (zero, top) = (*points == 0, *points == most && most > 0 && differ);
        view! { <div class="n ln" role="cell" class:z=zero class:top=top>{number(*points)}</div> }
    };
    view! {
        <div class="cells" role="row">
            <div class=format!("src ln c-{}", row.colour) role="rowheader"><i></i>{row.source.say()}</div>
            {row.points.iter().map(cell).collect_view()}
        </div>
    }
}

/// The chart, or one of several to choose from; `low` if reasons stand below it.
fn graphs(entrants: &[Entrant], chart: Chart, measures: Vec<Measure>, low: bool) -> AnyView {
    if measures.is_empty() {
        return graph(entrants, chart, low).into_any();
    }
    let shown = RwSignal::new(0);
    let segments = measures.iter().enumerate().map(|(at, measure)| Segment::new(at, measure.name.say())).collect();
    let entrants = entrants.to_vec();
    let one = move || {
        let at = shown.get();
        let lines = measures.get(at).map(|measure| measure.lines.clone()).unwrap_or_default();
        // The moments are about points.
        let moments = if at == 0 { chart.moments.clone() } else { Vec::new() };
        let starts = if at == 0 { chart.starts.clone() } else { Vec::new() };
        graph(&entrants, Chart { parts: chart.parts.clone(), lines, starts, moments }, low)
    };
    view! {
        <Segmented label=say("end-measure") segments value=shown pick=move |at| shown.set(at) />
        {one}
    }
    .into_any()
}

fn graph(entrants: &[Entrant], chart: Chart, low: bool) -> impl IntoView + use<> {
    let mut series: Vec<(usize, Series)> = entrants
        .iter()
        .zip(chart.lines)
        .zip(chart.starts.into_iter().chain(std::iter::repeat(0)))
        .map(|((entrant, points), start)| Series {
            seat: entrant.mark,
            name: entrant.name.clone(),
            start,
            points,
            winner: entrant.won,
        })
        .enumerate()
        .collect();
    // The winner's line lies on top.
    series.sort_by_key(|(_, series)| series.winner);
    let told = in_numbers(&series, &chart.parts);
    let place = |line: usize| series.iter().position(|(n, _)| *n == line).unwrap_or(0);
    let note = |moment: &Moment| ChartNote {
        series: place(moment.line),
        step: moment.step,
        text: with_points(moment.words.clone(), moment.points),
    };
    let mut most: Vec<&Moment> = chart.moments.iter().collect();
    most.sort_by_key(|moment| std::cmp::Reverse(moment.points));
    let notes = most.into_iter().take(NOTES).map(note).collect();
    let parts = chart.parts.into_iter().map(|(label, steps)| ChartPart { label, steps }).collect();
    let series = series.into_iter().map(|(_, series)| series).collect();
    view! { {told} <ui::Chart series parts notes low label=say("end-chart") /> }
}

/// What the chart shows, as a table: how much everybody had at the end of each part.
fn in_numbers(series: &[(usize, Series)], parts: &[(String, usize)]) -> impl IntoView + use<> {
    let mut in_order: Vec<&(usize, Series)> = series.iter().collect();
    in_order.sort_by_key(|(seat, _)| *seat);
    let head = in_order.iter().map(|(_, of)| view! { <th scope="col">{of.name.clone()}</th> }).collect_view();
    let row = |at: usize| {
        let end: usize = parts[..=at].iter().map(|(_, steps)| steps).sum();
        let cell = |(_, of): &&(usize, Series)| {
            let points = end.checked_sub(1).and_then(|last| of.points.get(last)).copied().unwrap_or(of.start);
            view! { <td>{number(points)}</td> }
        };
        view! { <tr><th scope="row">{parts[at].0.clone()}</th>{in_order.iter().map(cell).collect_view()}</tr> }
    };
    view! {
        <table class="sr">
            <caption>{say("end-chart")}</caption>
            <thead><tr><td></td>{head}</tr></thead>
            <tbody>{(0..parts.len()).map(row).collect_view()}</tbody>
        </table>
    }
}

fn moment<F: Fn(usize) + 'static>(entrants: &[Entrant], moment: Moment, look: F) -> impl IntoView + use<F> {
    let name = entrants.get(moment.line).map(|entrant| entrant.name.clone()).unwrap_or_default();
    view! {
        <li>
            <button class="moment" type="button" on:click=move |_| look(moment.answered)>
                <span class="at">{moment.place.say()}</span>
                // An achievement is no point.
                {(moment.points != 1).then(|| view! { <Seal text=signed(moment.points) /> })}
                <span class="tx"><b>{name}</b>": "{moment.words.say()}</span>
            </button>
        </li>
    }
}

/// The same seats at a new table; whoever came second begins.
fn play_again<G: GameBoard>(table: TableCtx<G>) {
    let mut seats = untrack(|| table.seats());
    seats.rotate_left(1);
    let players = table.players();
    let (options, auto_answer) =
        untrack(|| table.game(|game| (serde_json::to_value(&game.record().options), game.record().auto_answer)));
    let seed = storage::new_seed();
    match begin::<G>(NewMatch { seats, options: options.unwrap_or_default(), seed, auto_answer, daily: None }) {
        Ok(id) => {
            // Who plays elsewhere does so again; the seats have moved up by one.
            let moved = |here: &Vec<u8>| here.iter().map(|seat| (seat + players - 1) % players).collect();
            if let Some(here) = table.meta().here.as_ref().map(moved) {
                storage::amend(&id, |meta| meta.here = Some(here));
            }
            Route::Match { game: G::ID.to_owned(), id }.go();
        }
        Err(_) => table.toasts().say(say("unkept")),
    }
}
