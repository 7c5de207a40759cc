//! Points, buildings, area and cults round by round, for the chart.

use super::gains::stem;
use crate::app::i18n::words::Phrase;
use crate::app::narration::rounds::{ByRounds, RoundEvent};
use crate::app::narration::{Chart, Measure};
use crate::engine::Match;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::ROUNDS;
use crate::games::terra_mystica::{Cult, Event, Source};

const ROUNDS_TOLD: ByRounds<TerraMystica> = ByRounds {
    rounds: ROUNDS,
    jump: 8,
    round: |round| Phrase::new("terra-mystica-log-round").with("round", round),
    end: ["terra-mystica-log-end", "terra-mystica-chart-end"],
    read,
};

fn read(event: &Event) -> Option<RoundEvent> {
    match *event {
        Event::RoundBegan { round } => Some(RoundEvent::Began(round)),
        Event::Scored(seat, cause, points) => cause.source().map(|source| RoundEvent::Scored {
            seat,
            points: points.into(),
            row: Phrase::new(format!("terra-mystica-row-{}", stem(source))),
            at_the_end: matches!(source, Source::Cults | Source::Area | Source::Resources),
            is_moment: source != Source::Start,
        }),
        _ => None,
    }
}

/// Points after each round and after the end; as moments the most points at once.
pub fn chart(game: &Match<TerraMystica>) -> Chart {
    ROUNDS_TOLD.chart(game.events(), game.record().players)
}

/// Points, buildings, the largest area and steps in the cults after each round.
pub fn measures(game: &Match<TerraMystica>) -> Vec<Measure> {
    let names = ["terra-mystica-measure-buildings", "terra-mystica-measure-area", "terra-mystica-measure-cults"];
    ROUNDS_TOLD.measures(game, "terra-mystica-measure-points", names, |state, seat| {
        let player = state.player(seat);
        let cults: u8 = Cult::ALL.iter().map(|cult| player.cult(*cult)).sum();
        [player.everywhere().len() as i32, state.largest_area(seat).into(), cults.into()]
    })
}
