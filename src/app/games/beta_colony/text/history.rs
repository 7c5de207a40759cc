//! Points, crew and influence round by round, for the chart.

use super::ending::stem;
use crate::app::i18n::words::Phrase;
use crate::app::narration::rounds::{ByRounds, RoundEvent};
use crate::app::narration::{Chart, Measure};
use crate::engine::Match;
use crate::games::BetaColony;
use crate::games::beta_colony::facts::ROUNDS;
use crate::games::beta_colony::{Colony, Event, Source};

const ROUNDS_TOLD: ByRounds<BetaColony> = ByRounds {
    rounds: ROUNDS,
    jump: 4,
    round: |round| Phrase::new("beta-colony-place").with("round", round),
    end: ["beta-colony-log-end", "beta-colony-chart-end"],
    read,
};

fn read(event: &Event) -> Option<RoundEvent> {
    match *event {
        Event::RoundBegan { round, .. } => Some(RoundEvent::Began(round)),
        Event::Scored(seat, source, points) => Some(RoundEvent::Scored {
            seat,
            points: points.into(),
            row: Phrase::new(format!("beta-colony-row-{}", stem(source))),
            at_the_end: matches!(source, Source::Artifacts | Source::Achievements | Source::Majorities),
            is_moment: true,
        }),
        _ => None,
    }
}

/// Points after each round and after the end; as moments the most points at once.
pub fn chart(game: &Match<BetaColony>) -> Chart {
    ROUNDS_TOLD.chart(game.events(), game.record().players)
}

/// Points, crew on the planet and influence after each round.
pub fn measures(game: &Match<BetaColony>) -> Vec<Measure> {
    let names = ["beta-colony-measure-crew", "beta-colony-measure-influence"];
    ROUNDS_TOLD.measures(game, "beta-colony-measure-points", names, |state, seat| {
        let influence: u8 = Colony::ALL.into_iter().map(|colony| state.player(seat).track(colony)).sum();
        [state.crew_on_victus(seat).into(), influence.into()]
    })
}
