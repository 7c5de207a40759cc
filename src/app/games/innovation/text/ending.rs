//! How a game ended, in a sentence, and what everybody had.

use super::names::card_name;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Decisive, ScoreRow, and};
use crate::app::store::save::SeatPlan;
use crate::engine::{Match, Seat, SeatSet};
use crate::games::innovation::cards::definition;
use crate::games::innovation::{Card, Ending, Event, Innovation, Set};

/// How the game ended.
pub fn ending(game: &Match<Innovation>, seats: &[SeatPlan]) -> Phrase {
    let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    let (Some(how), Some(first)) = (how_it_ended(game), winners.iter().next()) else { return Phrase::new("game-over") };
    let state = game.state();
    let name = |seat: Seat| Phrase::new("innovation-read-name").with("name", seats[seat.index()].name.clone());
    let names = and(winners.iter().map(name)).unwrap_or_default();
    let best = |worth: &dyn Fn(Seat) -> u16| state.opponents(first).map(worth).max().unwrap_or(0);
    let points = |phrase: Phrase| phrase.with("points", state.side_points(first));
    let achievements = |phrase: Phrase| phrase.with("achievements", state.side_achievements(first));
    let said = match how {
        Ending::Achievements => achievements(Phrase::new("innovation-won-achievements")),
        Ending::MostPoints => {
            points(Phrase::new("innovation-won-points")).with("second", best(&|seat| state.side_points(seat)))
        }
        Ending::MostAchievements => achievements(points(Phrase::new("innovation-won-tie")))
            .with("second", best(&|seat| u16::from(state.side_achievements(seat)))),
        Ending::Drawn => achievements(points(Phrase::new("innovation-won-drawn"))),
        Ending::Card(card) => Phrase::new(format!("innovation-won-{}", card.print().id))
            .with("count", definition(card).won_with(state, winners)),
    };
    said.with("names", names).with("winners", winners.len())
}

fn how_it_ended(game: &Match<Innovation>) -> Option<Ending> {
    game.events().iter().rev().find_map(|logged| match logged.event {
        Event::Ended(how) => Some(how),
        _ => None,
    })
}

/// What the end hung on: achievements, the points in the score piles, or what the card that ended the game asked for.
pub fn decisive(game: &Match<Innovation>) -> Decisive {
    let (about, keys): (_, &[&str]) = match how_it_ended(game) {
        Some(Ending::MostPoints) => ("reason-points", &["innovation-row-points"]),
        Some(Ending::Card(card)) => {
            let about = Phrase::new("innovation-reason-card");
            return Decisive { about, rows: vec![asked_for(game.state(), card)] };
        }
        _ => ("innovation-reason-achievements", &ACHIEVEMENTS),
    };
    let rows = score_table(game.state()).into_iter().filter(|row| keys.contains(&row.source.key.as_str()));
    Decisive { about: Phrase::new(about), rows: rows.collect() }
}

/// What everybody has of what a card that wins the game asks for; a team once, with its first seat.
fn asked_for(state: &Innovation, card: Card) -> ScoreRow {
    let of_side = |seat: Seat| {
        let side = state.side(seat);
        if side.iter().next() == Some(seat) { definition(card).won_with(state, side) } else { 0 }
    };
    let points = state.seats().map(|seat| i32::from(of_side(seat))).collect();
    ScoreRow { source: card_name(card), colour: 0, points }
}

/// The rows of achievements.
const ACHIEVEMENTS: [&str; 4] =
    ["innovation-row-normal", "innovation-row-special", "innovation-row-decrees", "innovation-row-passing"];

/// Achievements make the towers; the rest is for comparison.
pub fn score_table(state: &Innovation) -> Vec<ScoreRow> {
    let row = |key: &str, colour: u8, count: &dyn Fn(Seat) -> usize| ScoreRow {
        source: Phrase::new(key),
        colour,
        points: state.seats().map(|seat| count(seat) as i32).collect(),
    };
    let special = |seat: Seat| state.specials_of(seat).count();
    let board = |seat: Seat| state.player(seat).stacks().iter().map(|stack| stack.cards().len()).sum();
    let mut rows = vec![
        row("innovation-row-normal", 2, &|seat| state.player(seat).achievements().len()),
        row("innovation-row-special", 5, &special),
    ];
    if state.sets().has(Set::Figures) {
        rows.push(row("innovation-row-decrees", 3, &|seat| state.decrees_of(seat).count()));
    }
    let open = |seat: Seat| usize::from(state.open_achievements(seat));
    if state.seats().any(|seat| open(seat) > 0) {
        rows.push(row("innovation-row-passing", 4, &open));
    }
    if state.in_teams() {
        rows.push(row("innovation-row-team", 0, &|seat| usize::from(state.side_achievements(seat))));
    }
    rows.extend([
        row("innovation-row-points", 0, &|seat| usize::from(state.player(seat).points())),
        row("innovation-row-top", 0, &|seat| usize::from(state.player(seat).highest_top())),
        row("innovation-row-board", 0, &board),
        row("innovation-row-icons", 0, &|seat| {
            state.player(seat).all_icons().iter().map(|icons| usize::from(*icons)).sum()
        }),
    ]);
    rows
}
