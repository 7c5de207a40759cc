//! How a kept match stands, in words and as a line of seats.

use super::whose::{is_you, rival};
use super::{module, seats_of};
use crate::app::i18n::words::Phrase;
use crate::app::store::save::{Meta, rival_mark};
use crate::app::ui::SeatMark;
use leptos::prelude::*;

/// The match's title: what a person called it, or the game's name.
pub fn title(meta: &Meta) -> String {
    match &meta.title {
        Some(title) if !title.trim().is_empty() => title.clone(),
        _ if meta.seats.len() == 1 => Phrase::new("solo-title").with("game", super::game_name(&meta.game)).say(),
        _ => super::game_name(&meta.game),
    }
}

/// Everybody with colour, name and points, the most points first and in gold.
#[component]
pub fn StandLine(
    /// The match.
    meta: Meta,
) -> impl IntoView {
    let points = &meta.standing.points;
    let mut rows: Vec<(usize, u8, String, bool)> = Vec::new();
    let mut add = |row: (usize, u8, String, bool)| {
        let behind = |other: &(usize, u8, String, bool)| points.get(other.0) < points.get(row.0);
        rows.insert(rows.iter().position(behind).unwrap_or(rows.len()), row);
    };
    for (at, seat) in seats_of(&meta).into_iter().enumerate().take(6) {
        add((at, seat.mark, seat.name, is_you(&meta, at)));
    }
    if points.len() > meta.seats.len() {
        add((meta.seats.len(), rival_mark(&meta.seats), rival(&meta.game), false));
    }
    let rows = rows
        .into_iter()
        .map(|(at, mark, name, me)| {
            let own = points.get(at).copied().unwrap_or(0);
            let lead = own > 0 && module::leads(&meta.standing, at);
            view! {
                <li class:lead=lead class:me=me>
                    <SeatMark index=mark />
                    <span class="nm">{name}</span>
                    " "
                    <b>{own}</b>
                </li>
            }
        })
        .collect_view();
    view! { <ul class="stand">{rows}</ul> }
}
