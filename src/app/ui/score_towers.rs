//! The end as towers of bricks: one tower a player, one brick a source of points.

use leptos::prelude::*;

/// One player's tower.
#[derive(Clone, Debug)]
pub struct Tower {
    /// The seat's colour, from 0.
    pub seat: u8,
    /// Points by source, in the order of the score table, the first at the bottom.
    pub bricks: Vec<i32>,
    /// The tower flies a flag.
    pub winner: bool,
}

/// Colours of sources on which dark ink is read better (`--s2` and so on in `style/table/table.css`).
const LIGHT: [usize; 7] = [2, 3, 6, 7, 8, 10, 12];
/// The ground's height, in the drawing's units of 66 × 184.
const GROUND: f64 = 183.0;
/// How high the walls of the highest tower are.
const WALLS: f64 = 132.6;
/// The gap between two bricks.
const JOINT: f64 = 1.0;

/// The towers, each in a column of its own, so that they stand on the columns of the score table.
#[component]
pub fn ScoreTowers(
    /// One a player, in the order of the table.
    towers: Vec<Tower>,
    /// What they show, for assistive technology.
    #[prop(into)]
    label: String,
) -> impl IntoView {
    let highest = towers.iter().map(|tower| total(&tower.bricks)).max().unwrap_or(0).max(12);
    let unit = WALLS / f64::from(highest);
    let columns = towers.into_iter().map(|tower| column(tower, unit)).collect_view();
    view! { <div class="towers" role="img" aria-label=label>{columns}</div> }
}

fn total(bricks: &[i32]) -> i32 {
    bricks.iter().map(|points| (*points).max(0)).sum()
}

fn column(tower: Tower, unit: f64) -> impl IntoView {
    let mut top = GROUND;
    let bricks = tower
        .bricks
        .iter()
        .enumerate()
        .filter(|(_, points)| **points > 0)
        .map(|(at, points)| {
            let source = at % 12 + 1;
            let height = (unit * f64::from(*points) - JOINT).max(0.6);
            top -= height + JOINT;
            let y = top + JOINT;
            let ink = if LIGHT.contains(&source) { "lit" } else { "dim" };
            let words = (height >= 10.5).then(|| {
                view! { <text class=ink x="33" y=format!("{:.1}", y + height / 2.0 + 4.0)>{points.to_string()}</text> }
            });
            view! {
                <g class=format!("c-{source}")>
                    <rect class="brick" x="10" y=format!("{y:.2}") width="46" height=format!("{height:.2}")></rect>
                    {words}
                </g>
            }
        })
        .collect_view();
    // The parapet with its four merlons, the roof in the seat's colour, and the winner's flag.
    let (wide, high) = if tower.winner { (21.0, 28.0) } else { (19.0, 22.0) };
    let parapet = format!("M6 {top:.1}v-8h8v3h7v-3h9v3h6v-3h9v3h7v-3h8v8z");
    let eaves = top - 8.0;
    let roof = format!("M{:.1} {eaves:.1} 33 {:.1} {:.1} {eaves:.1}z", 33.0 - wide, eaves - high, 33.0 + wide);
    let flag = tower.winner.then(|| {
        view! { <path class="pennon" d=format!("M33 {:.1}v-13l13 4.5-13 4.5", eaves - high + 2.0)></path> }
    });
    view! {
        <svg class=format!("seat-{}", tower.seat % 5 + 1) viewBox="0 0 66 184" preserveAspectRatio="xMidYMax meet">
            {bricks}
            <path class="roof" d=roof></path>
            <path class="par" d=parapet></path>
            {flag}
        </svg>
    }
}
