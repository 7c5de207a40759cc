//! Games of rounds told for the chart: points and other measures after each round and after the end.

use super::{Chart, Measure, Moment};
use crate::app::i18n::words::{Phrase, say};
use crate::engine::{Game, Logged, Match, Seat};

/// The most moments.
const MOMENTS: usize = 5;

/// What an event says of rounds and points.
#[derive(Clone, Debug)]
pub enum RoundEvent {
    /// A round (counted from 1) began.
    Began(u8),
    /// A seat's points.
    Scored {
        /// Whose.
        seat: Seat,
        /// How many.
        points: i32,
        /// What for: the row of the score table.
        row: Phrase,
        /// Whether they come after the last round.
        at_the_end: bool,
        /// Whether they can be a moment.
        is_moment: bool,
    },
}

/// How a game of rounds is told for the chart.
pub struct ByRounds<G: Game> {
    /// How many rounds there are.
    pub rounds: u8,
    /// Fewer points of one source at once are no moment.
    pub jump: i32,
    /// What a round is called.
    pub round: fn(u8) -> Phrase,
    /// What comes after the last round, in a heading and in short.
    pub end: [&'static str; 2],
    /// What an event says of rounds and points, if anything.
    pub read: fn(&G::Event) -> Option<RoundEvent>,
}

impl<G: Game> ByRounds<G> {
    /// Points after each round and after the end; as moments the most points at once.
    pub fn chart(&self, events: &[Logged<G::Event>], players: u8) -> Chart {
        let mut writer = Writer {
            end: self.end[0],
            round_name: self.round,
            chart: Chart { lines: vec![Vec::new(); usize::from(players)], ..Chart::default() },
            points: vec![0; usize::from(players)],
            round: 0,
            over: false,
        };
        for logged in events {
            if let Some(event) = (self.read)(&logged.event) {
                writer.write(event, logged.answered);
            }
        }
        writer.end_step();
        let mut chart = writer.chart;
        let names = (1..=self.rounds).map(|round| round.to_string()).chain([say(self.end[1])]);
        let steps = chart.lines.first().map_or(0, Vec::len);
        chart.parts = names.take(steps).map(|name| (name, 1)).collect();
        chart.moments.retain(|moment| moment.points >= self.jump);
        chart.keep_moments(MOMENTS, |moment| moment.points);
        chart
    }

    /// Points, and `more` of a seat in a state, after each round: by the names of their messages, the points' first.
    pub fn measures<const MORE: usize>(
        &self,
        game: &Match<G>,
        points: &'static str,
        names: [&'static str; MORE],
        more: impl Fn(&G, Seat) -> [i32; MORE],
    ) -> Vec<Measure> {
        let players = game.state().players();
        let of_points = self.chart(game.events(), players).lines;
        let steps = of_points.first().map_or(0, Vec::len);
        let begins = game.events().iter().filter_map(|logged| match (self.read)(&logged.event) {
            Some(RoundEvent::Began(round)) if round > 1 => Some(logged.answered),
            _ => None,
        });
        // After the end all is as after the last round.
        let moments = begins.chain(std::iter::repeat(game.cursor())).take(steps);
        let mut lines: [Vec<Vec<i32>>; MORE] = std::array::from_fn(|_| vec![Vec::new(); usize::from(players)]);
        let mut past = game.clone();
        for moment in moments {
            // What was played once can be played again.
            let _ = past.go_to(moment);
            for seat in Seat::all(players) {
                let now = more(past.state(), seat);
                lines.iter_mut().zip(now).for_each(|(lines, now)| lines[seat.index()].push(now));
            }
        }
        let more = names.into_iter().zip(lines).map(|(name, lines)| Measure { name: Phrase::new(name), lines });
        std::iter::once(Measure { name: Phrase::new(points), lines: of_points }).chain(more).collect()
    }
}

struct Writer {
    end: &'static str,
    round_name: fn(u8) -> Phrase,
    chart: Chart,
    points: Vec<i32>,
    round: u8,
    over: bool,
}

impl Writer {
    fn write(&mut self, event: RoundEvent, answered: usize) {
        match event {
            RoundEvent::Began(round) => {
                match round {
                    1 => self.chart.starts.clone_from(&self.points),
                    _ => self.end_step(),
                }
                self.round = round;
            }
            RoundEvent::Scored { seat, points, row, at_the_end, is_moment } => {
                if at_the_end && !self.over {
                    self.end_step();
                    self.over = true;
                }
                self.points[seat.index()] += points;
                if is_moment {
                    self.note(seat, row, points, answered);
                }
            }
        }
    }

    fn end_step(&mut self) {
        self.chart.lines.iter_mut().zip(&self.points).for_each(|(line, points)| line.push(*points));
    }

    /// Points of one source after the same answer are one moment.
    fn note(&mut self, seat: Seat, words: Phrase, points: i32, answered: usize) {
        let (step, line) = (self.chart.lines[seat.index()].len(), seat.index());
        let same = |moment: &&mut Moment| {
            moment.line == line && moment.answered == answered && moment.step == step && moment.words == words
        };
        if let Some(moment) = self.chart.moments.iter_mut().find(same) {
            moment.points += points;
            return;
        }
        let place = if self.over { Phrase::new(self.end) } else { (self.round_name)(self.round) };
        self.chart.moments.push(Moment { step, line, points, place, words, answered });
    }
}
