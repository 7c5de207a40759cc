//! How a game ended, in a sentence, and what everybody had.

use super::names::and;
use crate::app::i18n::words::Phrase;
use crate::app::narration::ScoreRow;
use crate::app::store::save::SeatPlan;
use crate::engine::{Outcome, Seat};
use crate::games::innovation::facts::name::{
    A_I, BIOENGINEERING, COLLABORATION, EMPIRICISM, GLOBALIZATION, SELF_SERVICE,
};
use crate::games::innovation::{Card, Ending, Icon, Innovation};

/// How the game ended, from the last position. Only one of these can be true of it.
fn how(state: &Innovation, outcome: Outcome) -> Ending {
    let Some(first) = outcome.winners.iter().next() else { return Ending::Drawn };
    if state.side_achievements(first) >= state.to_win {
        return Ending::Achievements;
    }
    if outcome.winners != state.side(first) {
        return Ending::Drawn;
    }
    match state.running.last().filter(|running| wins(running.card, running.effect)).map(|running| running.card) {
        // Before it looks, it draws a 6, which may have been what ended the game.
        Some(GLOBALIZATION) if state.age_drawn(6).is_none() => {}
        Some(card) => return Ending::Card(card),
        None => {}
    }
    let points = side_points(state, first);
    let equal = state.opponents(first).any(|other| side_points(state, other) == points);
    if equal { Ending::MostAchievements } else { Ending::MostPoints }
}

/// Whether this effect, counted from 0, can win the game.
fn wins(card: Card, effect: u8) -> bool {
    effect == 1 && [EMPIRICISM, COLLABORATION, SELF_SERVICE, GLOBALIZATION, BIOENGINEERING, A_I].contains(&card)
}

fn side_points(state: &Innovation, seat: Seat) -> u16 {
    state.side(seat).iter().map(|seat| state.player(seat).points()).sum()
}

/// How the game ended.
pub fn ending(state: &Innovation, outcome: Outcome, seats: &[SeatPlan]) -> Phrase {
    let name = |seat: Seat| Phrase::new("innovation-read-name").with("name", seats[seat.index()].name.clone());
    let names = and(outcome.winners.iter().map(name)).unwrap_or_default();
    let Some(first) = outcome.winners.iter().next() else { return Phrase::new("game-over") };
    let winners = outcome.winners.len();
    let player = state.player(first);
    let best = |worth: &dyn Fn(Seat) -> u16| state.opponents(first).map(worth).max().unwrap_or(0);
    let points = |phrase: Phrase| phrase.with("points", side_points(state, first));
    let achievements = |phrase: Phrase| phrase.with("achievements", state.side_achievements(first));
    let said = match how(state, outcome) {
        Ending::Achievements => achievements(Phrase::new("innovation-won-achievements")),
        Ending::MostPoints => {
            points(Phrase::new("innovation-won-points")).with("second", best(&|seat| side_points(state, seat)))
        }
        Ending::MostAchievements => achievements(points(Phrase::new("innovation-won-tie")))
            .with("second", best(&|seat| u16::from(state.side_achievements(seat)))),
        Ending::Drawn => achievements(points(Phrase::new("innovation-won-drawn"))),
        Ending::Card(EMPIRICISM) => {
            Phrase::new("innovation-won-empiricism").with("count", player.icons(Icon::Lightbulb))
        }
        Ending::Card(COLLABORATION) => Phrase::new("innovation-won-collaboration")
            .with("count", player.stack(crate::games::innovation::Colour::Green).cards().len()),
        Ending::Card(SELF_SERVICE) => achievements(Phrase::new("innovation-won-self-service")),
        Ending::Card(GLOBALIZATION) => points(Phrase::new("innovation-won-globalization")),
        Ending::Card(BIOENGINEERING) => {
            Phrase::new("innovation-won-bioengineering").with("count", player.icons(Icon::Leaf))
        }
        Ending::Card(_) => Phrase::new("innovation-won-a-i").with("points", player.points()),
    };
    said.with("names", names).with("winners", winners)
}

/// Achievements make the towers; the rest is for comparison.
pub fn score_table(state: &Innovation) -> Vec<ScoreRow> {
    let row = |key: &str, colour: u8, count: &dyn Fn(Seat) -> usize| ScoreRow {
        source: Phrase::new(key),
        colour,
        points: state.seats().map(|seat| count(seat) as i32).collect(),
    };
    let special = |seat: Seat| state.specials.iter().filter(|owner| **owner == Some(seat)).count();
    let board = |seat: Seat| state.player(seat).board.iter().map(|stack| stack.cards().len()).sum();
    let mut rows = vec![
        row("innovation-row-normal", 2, &|seat| state.player(seat).achievements.len()),
        row("innovation-row-special", 5, &special),
    ];
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
