//! How a game ended, and where the points came from.

use crate::app::i18n::words::Phrase;
use crate::app::narration::ScoreRow;
use crate::app::store::save::SeatPlan;
use crate::engine::{Game, Match, Seat, SeatSet};
use crate::games::BetaColony;
use crate::games::beta_colony::Source;

/// How it ended, in a sentence.
pub fn ending(game: &Match<BetaColony>, seats: &[SeatPlan]) -> Phrase {
    let state = game.state();
    let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    let names: Vec<&str> = winners.iter().map(|seat| seats[seat.index()].name.as_str()).collect();
    let points = |seat: Seat| i32::from(state.player(seat).points());
    let all = || Seat::all(state.players());
    let best = all().map(points).max().unwrap_or(0);
    let second = all().filter(|seat| !winners.contains(*seat)).map(points).max().unwrap_or(best);
    let key = match (names.len(), best == second) {
        (1, false) => "beta-colony-won",
        (1, true) => "beta-colony-won-crew",
        _ => "beta-colony-won-shared",
    };
    let phrase = Phrase::new(key).with("names", names.join(", ")).with("points", best);
    if key == "beta-colony-won" { phrase.with("ahead", best - second) } else { phrase }
}

/// How messages call a source.
pub fn stem(source: Source) -> &'static str {
    source.into()
}

/// Where points come from, in the middle of a sentence.
pub fn source(source: Source) -> Phrase {
    Phrase::new(format!("beta-colony-source-{}", stem(source)))
}

/// The points by source; below, for comparison, the crew that a tie looks at.
pub fn score_table(state: &BetaColony) -> Vec<ScoreRow> {
    let row = |source: Phrase, colour: u8, points: &dyn Fn(Seat) -> i32| ScoreRow {
        source,
        colour,
        points: Seat::all(state.players()).map(points).collect(),
    };
    let mut table: Vec<ScoreRow> = Source::ALL
        .into_iter()
        .zip(1..)
        .map(|(from, colour)| {
            let name = Phrase::new(format!("beta-colony-row-{}", stem(from)));
            row(name, colour, &|seat| i32::from(state.player(seat).points_from(from)))
        })
        .collect();
    table.push(row(Phrase::new("beta-colony-row-crew"), 0, &|seat| i32::from(state.crew_on_victus(seat))));
    table
}
