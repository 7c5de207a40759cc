//! Points, achievements and icons turn by turn, for the chart.

use super::names::{card_name, decree_name, special_name};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Chart, Measure, Moment};
use crate::engine::{Logged, Match, Seat};
use crate::games::innovation::{Card, Deal, Event, How, Innovation, Splay, Symbol, Zone};

/// Turns in a part of the chart.
const PART: usize = 10;
/// Fewer points in a turn are no moment.
const JUMP: i32 = 8;
/// The most moments.
const MOMENTS: usize = 6;

/// Points after each turn, those of score piles and of bonuses; as moments the achievements and the best turns.
pub fn chart(events: &[Logged<Event>], players: u8) -> Chart {
    let mut teller = Teller {
        chart: Chart { lines: vec![Vec::new(); usize::from(players)], ..Chart::default() },
        points: vec![0; usize::from(players)],
        boards: vec![Default::default(); usize::from(players)],
        before: vec![0; usize::from(players)],
        turn: 0,
        used: None,
        answered: 0,
    };
    events.iter().for_each(|logged| teller.hear(logged));
    teller.end_turn();
    let mut chart = teller.chart;
    let steps = chart.lines.first().map_or(0, Vec::len);
    let part = |from: usize| ((from + 1).to_string(), PART.min(steps - from));
    chart.parts = (0..steps).step_by(PART).map(part).collect();
    // An achievement is worth more than any points.
    let rank = |moment: &Moment| if moment.points == 1 { i32::MAX } else { moment.points };
    chart.keep_moments(MOMENTS, rank);
    chart
}

struct Teller {
    chart: Chart,
    /// Of the score piles.
    points: Vec<i32>,
    /// The piles of each seat's board by colour, bottom card first, and how they lie: for the bonuses.
    boards: Vec<[(Vec<Card>, Splay); 5]>,
    /// All points after the turn before.
    before: Vec<i32>,
    turn: u16,
    used: Option<Card>,
    answered: usize,
}

impl Teller {
    fn hear(&mut self, logged: &Logged<Event>) {
        match logged.event {
            Event::TurnBegan { turn, .. } => {
                if self.turn > 0 {
                    self.end_turn();
                }
                (self.turn, self.used) = (turn, None);
            }
            Event::Acted(_, Deal::Dogma(card)) => self.used = Some(card),
            Event::Moved { card, from, to, how, .. } => {
                let value = i32::from(card.value());
                if let Zone::Score(seat) = from {
                    self.points[seat.index()] -= value;
                }
                if let Zone::Score(seat) = to {
                    self.points[seat.index()] += value;
                    self.answered = logged.answered;
                }
                if let Zone::Board(seat) = from {
                    let (cards, splay) = &mut self.boards[seat.index()][card.colour().index()];
                    cards.retain(|other| *other != card);
                    if cards.len() < 2 {
                        *splay = Splay::None;
                    }
                }
                if let Zone::Board(seat) = to {
                    let (cards, _) = &mut self.boards[seat.index()][card.colour().index()];
                    cards.insert(if how == How::Tuck { 0 } else { cards.len() }, card);
                }
                if let (How::Claim, Zone::Achievements(seat)) = (how, to) {
                    let words = Phrase::new("innovation-moment-age").with("age", card.value());
                    self.note(seat, 1, words, logged.answered);
                }
            }
            Event::Splayed(seat, colour, splay) => self.boards[seat.index()][colour.index()].1 = splay,
            Event::DecreeMoved(decree, Some(seat)) => self.note(seat, 1, decree_name(decree), logged.answered),
            Event::Claimed(seat, special) => self.note(seat, 1, special_name(special), logged.answered),
            _ => {}
        }
    }

    fn end_turn(&mut self) {
        for line in 0..self.points.len() {
            let points = self.points[line] + bonus_points(&self.boards[line]);
            let more = points - self.before[line];
            if more >= JUMP {
                let words = match self.used {
                    Some(card) => Phrase::new("innovation-moment-card").with("card", card_name(card)),
                    None => Phrase::new("innovation-gain-score"),
                };
                self.note(Seat(line as u8), more, words, self.answered);
            }
            self.chart.lines[line].push(points);
            self.before[line] = points;
        }
    }

    fn note(&mut self, seat: Seat, points: i32, words: Phrase, answered: usize) {
        let line = seat.index();
        let place = Phrase::new("innovation-place").with("turn", self.turn);
        let step = self.chart.lines[line].len();
        self.chart.moments.push(Moment { step, line, points, place, words, answered });
    }
}

/// The points of the bonuses that a board shows. How a pile was put in another order no event tells: its bonuses count as they lay.
fn bonus_points(board: &[(Vec<Card>, Splay)]) -> i32 {
    let (mut highest, mut count) = (0, 0);
    for (cards, splay) in board {
        let Some((top, covered)) = cards.split_last() else { continue };
        let shown = top.symbols().chain(covered.iter().flat_map(|card| card.left_visible(*splay)));
        for bonus in shown.filter_map(Symbol::bonus) {
            (highest, count) = (highest.max(i32::from(bonus)), count + 1);
        }
    }
    highest + (count - 1).max(0)
}

/// Points, achievements and visible icons after each turn. Which icons are visible only the positions themselves tell.
pub fn measures(game: &Match<Innovation>) -> Vec<Measure> {
    let begins = game.events().iter().filter_map(|logged| match logged.event {
        Event::TurnBegan { turn, .. } if turn > 1 => Some(logged.answered),
        _ => None,
    });
    let moments: Vec<usize> = begins.chain([game.cursor()]).collect();
    let mut lines: [Vec<Vec<i32>>; 3] = std::array::from_fn(|_| vec![Vec::new(); game.state().seats().len()]);
    let mut past = game.clone();
    for moment in moments {
        // What was played once can be played again.
        let _ = past.go_to(moment);
        let state = past.state();
        for seat in state.seats() {
            let player = state.player(seat);
            let icons: i32 = player.all_icons().into_iter().map(i32::from).sum();
            let now = [i32::from(player.points()), i32::from(state.achievements(seat)), icons];
            lines.iter_mut().zip(now).for_each(|(lines, now)| lines[seat.index()].push(now));
        }
    }
    let names = ["innovation-measure-points", "innovation-measure-achievements", "innovation-measure-icons"];
    names.into_iter().zip(lines).map(|(name, lines)| Measure { name: Phrase::new(name), lines }).collect()
}
