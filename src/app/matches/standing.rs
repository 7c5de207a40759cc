//! How a kept match stands, in words and as a line of seats.

use super::seating::rival_mark;
use super::{module, seats_of};
use crate::app::i18n::words::{Phrase, say, say_of_several};
use crate::app::store::save::{Controller, Meta, SeatPlan};
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

/// Whether this seat is the one person at the device.
fn is_you(meta: &Meta, at: usize) -> bool {
    let person = |at: usize| meta.seats[at].controller == Controller::Person && !meta.is_away(at);
    at < meta.seats.len() && person(at) && (0..meta.seats.len()).filter(|at| person(*at)).count() == 1
}

/// Whose turn it is ("your turn", "Red’s turn"), or how it ended.
pub fn whose(meta: &Meta) -> String {
    if let Some(winners) = &meta.standing.winners {
        return ended(meta, winners);
    }
    let turn = meta.standing.turn.map_or(usize::MAX, usize::from);
    match seats_of(meta).get(turn) {
        Some(_) if is_you(meta, turn) => say("turn-yours"),
        Some(seat) if meta.is_away(turn) => Phrase::new("turn-away").with("name", seat.name.clone()).say(),
        Some(seat) => Phrase::new("turn-of").with("name", seat.name.clone()).say(),
        None => String::new(),
    }
}

fn ended(meta: &Meta, winners: &[u8]) -> String {
    let you = matches!(winners, [one] if is_you(meta, usize::from(*one)));
    let seats = seats_of(meta);
    let winners: Vec<&SeatPlan> = winners.iter().filter_map(|seat| seats.get(usize::from(*seat))).collect();
    match winners[..] {
        [] if meta.standing.points.len() > meta.seats.len() => {
            Phrase::new("ended-won").with("name", rival(&meta.game)).say()
        }
        [] => say("ended"),
        [_] if you => say("ended-you-won"),
        [seat] => Phrase::new("ended-won").with("name", seat.name.clone()).say(),
        _ => {
            let names: Vec<&str> = winners.iter().map(|seat| seat.name.as_str()).collect();
            say_of_several("ended-shared", &names)
        }
    }
}

/// The name of the opponent without a seat.
fn rival(game: &str) -> String {
    say(&format!("{game}-rival"))
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
