//! How a game ended, and where the points came from.

use super::gains::stem;
use super::names::cult;
use crate::app::i18n::words::Phrase;
use crate::app::narration::ScoreRow;
use crate::app::store::save::SeatPlan;
use crate::engine::{Match, Seat, SeatSet};
use crate::games::TerraMystica;
use crate::games::terra_mystica::{Cult, Faction, Source};

/// How it ended, in a sentence: several can share the victory.
pub fn ending(game: &Match<TerraMystica>, seats: &[SeatPlan]) -> Phrase {
    let state = game.state();
    let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    let names: Vec<&str> = winners.iter().map(|seat| seats[seat.index()].name.as_str()).collect();
    let points = |seat: Seat| state.player(seat).points();
    let best = state.seats().map(points).max().unwrap_or(0);
    let second = state.seats().filter(|seat| !winners.contains(*seat)).map(points).max().unwrap_or(best);
    let key = if names.len() > 1 { "terra-mystica-won-shared" } else { "terra-mystica-won" };
    let faction = winners.iter().next().and_then(|seat| state.player(seat).faction()).unwrap_or(Faction::Witches);
    let phrase = Phrase::new(key).with("names", names.join(", ")).with("points", best).with("ahead", best - second);
    if names.len() > 1 { phrase } else { phrase.with("faction", super::names::faction(faction)) }
}

/// The sources that make a row, with the colour of the row. Steps on both tracks share one.
const ROWS: [&[Source]; 12] = [
    &[Source::Start],
    &[Source::Scoring],
    &[Source::Cards],
    &[Source::Favors],
    &[Source::Towns],
    &[Source::Shipping, Source::Spades],
    &[Source::Faction],
    &[Source::Leech],
    &[Source::Exchange],
    &[Source::Area],
    &[Source::Cults],
    &[Source::Resources],
];

/// The points by source; below, for comparison, the area and each cult. What only Alchemists do is left out where they do not play.
pub fn score_table(state: &TerraMystica) -> Vec<ScoreRow> {
    let row = |source: Phrase, colour: u8, points: &dyn Fn(Seat) -> i32| ScoreRow {
        source,
        colour,
        points: state.seats().map(points).collect(),
    };
    let alchemists = state.all_players().iter().any(|player| player.is(Faction::Alchemists));
    let rows = ROWS.into_iter().zip(1..).filter(|(sources, _)| alchemists || sources[0] != Source::Exchange);
    let mut table: Vec<ScoreRow> = rows
        .map(|(sources, colour)| {
            let name = Phrase::new(format!("terra-mystica-row-{}", stem(sources[0])));
            let player = |seat: Seat| state.player(seat);
            row(name, colour, &|seat| sources.iter().map(|from| i32::from(player(seat).points_from(*from))).sum())
        })
        .collect();
    table.push(row(Phrase::new("terra-mystica-row-buildings"), 0, &|seat| i32::from(state.largest_area(seat))));
    table.extend(Cult::ALL.map(|of| {
        let name = Phrase::new("terra-mystica-row-cult").with("cult", cult(of));
        row(name, 0, &|seat| i32::from(state.player(seat).cult(of)))
    }));
    table
}
