//! What somebody who lost left undone.

use super::lookup::{Stop, stop};
use super::names;
use crate::app::i18n::words::Phrase;
use crate::app::narration::both;
use crate::engine::{Game, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::{CREW, TRACK, majority};
use crate::games::beta_colony::{Colony, Source};

/// So much of what was never used is worth a word.
const MUCH_LEFT: u8 = 4;

/// The two dearest things: a majority or points on a track that were one or two steps away, achievements that were never built,
/// materials and fuel that were left over.
pub fn undone(state: &BetaColony, seat: Seat) -> Option<Phrase> {
    let mut left: Vec<(i32, Phrase)> = Vec::new();
    left.extend(majority_missed(state, seat));
    left.extend(track_missed(state, seat));
    if i32::from(state.player(seat).points_from(Source::Achievements)) == 0 {
        left.push((7, Phrase::new("beta-colony-undone-achievements")));
    }
    let materials: u8 = state.player(seat).materials().iter().sum();
    if materials >= MUCH_LEFT {
        left.push((i32::from(materials) / 2, Phrase::new("beta-colony-undone-materials").with("count", materials)));
    }
    let fuel = state.player(seat).fuel();
    if fuel >= MUCH_LEFT {
        left.push((1, Phrase::new("beta-colony-undone-fuel").with("count", fuel)));
    }
    left.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    both(left.into_iter().map(|(_, words)| words))
}

/// The colony in which one or two crew more would have brought most.
fn majority_missed(state: &BetaColony, seat: Seat) -> Option<(i32, Phrase)> {
    let points = |colony: Colony, more: u8| {
        let crew = |other: Seat| state.crew_in(colony, other) + if other == seat { more } else { 0 };
        let smallest = Seat::all(state.players()).map(crew).min().unwrap_or(0);
        i32::from(majority(crew(seat) - smallest))
    };
    let ways = Colony::ALL.into_iter().flat_map(|colony| [1, 2].map(|more| (colony, more)));
    let ways = ways.filter(|(_, more)| state.crew_on_victus(seat) + more <= CREW);
    let gains = ways.map(|(colony, more)| (points(colony, more) - points(colony, 0), colony, more));
    let (gained, colony, more) =
        gains.filter(|(gained, ..)| *gained > 0).max_by_key(|(gained, _, more)| (*gained, 2 - more))?;
    let words = Phrase::new("beta-colony-undone-majority")
        .with("count", more)
        .with("colony", names::colony(colony))
        .with("points", gained);
    Some((gained, words))
}

/// Points on a track that were one or two steps away.
fn track_missed(state: &BetaColony, seat: Seat) -> Option<(i32, Phrase)> {
    let near = Colony::ALL.into_iter().flat_map(|colony| [1, 2].map(|more| (colony, more)));
    let near = near.filter_map(|(colony, more)| {
        let at = state.player(seat).track(colony) + more;
        match stop(colony, at) {
            Some(Stop::Points(points)) if usize::from(at) <= TRACK => Some((i32::from(points), colony, more)),
            _ => None,
        }
    });
    let (points, colony, more) = near.max_by_key(|(points, _, more)| (*points, 2 - more))?;
    let words = Phrase::new("beta-colony-undone-track")
        .with("count", more)
        .with("colony", names::colony(colony))
        .with("points", points);
    Some((points, words))
}
