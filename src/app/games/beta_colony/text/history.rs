//! Points, crew and influence round by round, for the chart.

use super::ending::stem;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::{Chart, Measure, Moment};
use crate::engine::{Game, Logged, Match, Seat};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::ROUNDS;
use crate::games::beta_colony::{Colony, Event, Source};

/// Fewer points at once are no moment.
const JUMP: i32 = 4;
/// The most moments.
const MOMENTS: usize = 5;

/// Points after each round and after the end; as moments the most points at once.
pub fn chart(events: &[Logged<Event>], players: u8) -> Chart {
    let mut teller = Teller {
        chart: Chart { lines: vec![Vec::new(); usize::from(players)], ..Chart::default() },
        points: vec![0; usize::from(players)],
        round: 0,
        over: false,
    };
    events.iter().for_each(|logged| teller.hear(logged));
    teller.end_step();
    let mut chart = teller.chart;
    let names = (1..=ROUNDS).map(|round| round.to_string()).chain([say("beta-colony-chart-end")]);
    let steps = chart.lines.first().map_or(0, Vec::len);
    chart.parts = names.take(steps).map(|name| (name, 1)).collect();
    chart.moments.retain(|moment| moment.points >= JUMP);
    chart.keep_moments(MOMENTS, |moment| moment.points);
    chart
}

struct Teller {
    chart: Chart,
    points: Vec<i32>,
    round: u8,
    over: bool,
}

impl Teller {
    fn hear(&mut self, logged: &Logged<Event>) {
        match logged.event {
            Event::RoundBegan { round, .. } => {
                if round > 1 {
                    self.end_step();
                }
                self.round = round;
            }
            Event::Scored(seat, source, points) => {
                let at_the_end = matches!(source, Source::Artifacts | Source::Achievements | Source::Majorities);
                if at_the_end && !self.over {
                    self.end_step();
                    self.over = true;
                }
                self.points[seat.index()] += i32::from(points);
                self.note(seat, source, i32::from(points), logged.answered);
            }
            _ => {}
        }
    }

    fn end_step(&mut self) {
        self.chart.lines.iter_mut().zip(&self.points).for_each(|(line, points)| line.push(*points));
    }

    /// Points of one source after the same answer are one moment.
    fn note(&mut self, seat: Seat, source: Source, points: i32, answered: usize) {
        let (step, line) = (self.chart.lines[seat.index()].len(), seat.index());
        let words = Phrase::new(format!("beta-colony-row-{}", stem(source)));
        let same = |moment: &&mut Moment| {
            moment.line == line && moment.answered == answered && moment.step == step && moment.words == words
        };
        if let Some(moment) = self.chart.moments.iter_mut().find(same) {
            moment.points += points;
            return;
        }
        let place = match self.over {
            true => Phrase::new("beta-colony-log-end"),
            false => Phrase::new("beta-colony-place").with("round", self.round),
        };
        self.chart.moments.push(Moment { step, line, points, place, words, answered });
    }
}

/// Points, crew on the planet and influence after each round.
pub fn measures(game: &Match<BetaColony>) -> Vec<Measure> {
    let players = game.state().players();
    let points = chart(game.events(), players).lines;
    let steps = points.first().map_or(0, Vec::len);
    let begins = game.events().iter().filter_map(|logged| match logged.event {
        Event::RoundBegan { round, .. } if round > 1 => Some(logged.answered),
        _ => None,
    });
    // After the end all is as after the last round.
    let moments = begins.chain(std::iter::repeat(game.cursor())).take(steps);
    let mut lines: [Vec<Vec<i32>>; 2] = std::array::from_fn(|_| vec![Vec::new(); usize::from(players)]);
    let mut past = game.clone();
    for moment in moments {
        // What was played once can be played again.
        let _ = past.go_to(moment);
        let state = past.state();
        for seat in Seat::all(players) {
            let influence: u8 = Colony::ALL.into_iter().map(|colony| state.player(seat).track(colony)).sum();
            let now = [i32::from(state.crew_on_victus(seat)), i32::from(influence)];
            lines.iter_mut().zip(now).for_each(|(lines, now)| lines[seat.index()].push(now));
        }
    }
    let names = ["beta-colony-measure-crew", "beta-colony-measure-influence"];
    let more = names.into_iter().zip(lines).map(|(name, lines)| Measure { name: Phrase::new(name), lines });
    let first = Measure { name: Phrase::new("beta-colony-measure-points"), lines: points };
    std::iter::once(first).chain(more).collect()
}
