//! The charts of the statistics: made of lists and tables, so that everybody can read them.

use crate::app::i18n::local::format_number;
use crate::app::i18n::words::{Phrase, say};
use crate::app::store::counting::{Bin, Column, Summary};
use leptos::prelude::*;

/// The last matches as columns: points are the height, a crown of gold is a victory.
#[component]
pub fn Form(
    /// The matches, the last played last.
    columns: Vec<Column>,
) -> impl IntoView {
    let (count, many) = (columns.len(), columns.len() > 10);
    let columns = columns
        .into_iter()
        .map(|Column { points, won, height }| {
            let words =
                Phrase::new(if won { "stats-form-won" } else { "stats-form-lost" }).with("points", points).say();
            view! {
                <li class:won=won style:--part=format!("{height:.3}")>
                    <b aria-hidden="true">{points}</b>
                    <i aria-hidden="true"></i>
                    <span class="sr">{words}</span>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="stats-chart" aria-labelledby="stats-form">
            <div class="sect">
                <h2 id="stats-form">{Phrase::new("stats-form").with("n", count).say()}</h2>
                <span class="s soft stats-key" aria-hidden="true">
                    <i></i>
                    {say("stats-won")}
                </span>
            </div>
            <ol class="form" class:many=many>
                {columns}
            </ol>
        </section>
    }
}

/// How often how many points were reached.
#[component]
pub fn Spread(
    /// The width of a bin and the bins.
    bins: (i64, Vec<Bin>),
) -> impl IntoView {
    let (width, bins) = bins;
    let most = bins.iter().map(|bin| bin.count).max().unwrap_or(1).max(1);
    let rows = bins
        .into_iter()
        .map(|bin| {
            let points = match width {
                1 => bin.from.to_string(),
                _ => Phrase::new("stats-range").with("from", bin.from).with("to", bin.from + width - 1).say(),
            };
            let part = f64::from(bin.count) / f64::from(most);
            let words = Phrase::new("stats-bin").with("points", points.clone()).with("n", bin.count).say();
            view! {
                <li style:--part=format!("{part:.3}")>
                    <small aria-hidden="true">{points}</small>
                    <i aria-hidden="true"></i>
                    <b aria-hidden="true">{bin.count}</b>
                    <span class="sr">{words}</span>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="stats-chart" aria-labelledby="stats-spread">
            <div class="sect">
                <h2 id="stats-spread">{say("stats-spread")}</h2>
            </div>
            <ol class="spread">{rows}</ol>
        </section>
    }
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct BarGroup {
    /// What its matches have in common.
    pub name: String,
    /// What was counted.
    pub sum: Summary,
}

/// A table with a row for each group.
#[component]
pub fn Groups(
    /// What the groups are made by.
    title: String,
    /// The rows.
    rows: Vec<BarGroup>,
) -> impl IntoView {
    // Over several games points say nothing.
    let points = rows.iter().any(|row| row.sum.points.is_some());
    let row = |BarGroup { name, sum }: BarGroup| {
        let percent = sum.percent_won();
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{format_number(f64::from(sum.played))}</td>
                <td class="won">
                    <span class="stats-share" style:--part=percent.to_string() aria-hidden="true"></span>
                    {Phrase::new("percent").with("n", percent).say()}
                </td>
                {points.then(|| view! { <td>{sum.average().map(format_number)}</td><td>{sum.best()}</td> })}
            </tr>
        }
    };
    view! {
        <table class="stats-table">
            <caption>{title}</caption>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{say("stats-played")}</th>
                    <th scope="col">{say("stats-won")}</th>
                    {points.then(|| view! {
                        <th scope="col">{say("stats-average")}</th>
                        <th scope="col">{say("stats-best")}</th>
                    })}
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
