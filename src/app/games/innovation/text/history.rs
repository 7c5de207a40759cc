//! Points, achievements and icons turn by turn, for the chart.

use super::names::{card_name, decree_name, special_name};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Chart, Measure, Moment};
use crate::engine::{Judge, Logged, Match, Seat};
use crate::games::innovation::{Card, Deal, Event, How, Innovation, Scope, Zone};

/// Turns in a part of the chart.
const PART: usize = 10;
/// Fewer points in a turn are no moment.
const JUMP: i32 = 8;
/// The most moments.
const MOMENTS: usize = 6;
/// All chances together, in parts of a thousand.
const EVEN: i32 = 1000;

/// Points after each turn; as moments those achievements and turns that decided most: what the winner got last, and what raised a seat's
/// chance to win.
pub fn chart(game: &Match<Innovation>) -> Chart {
    let [lines, _, _, chances] = by_turns(game);
    let steps = lines.first().map_or(0, Vec::len);
    let mut teller = Teller {
        chart: Chart { lines, ..Chart::default() },
        turn: 0,
        step: 0,
        used: None,
        scored: Vec::new(),
        answered: 0,
    };
    game.events().iter().for_each(|logged| teller.hear(logged));
    teller.end_turn();
    let mut chart = teller.chart;
    let part = |from: usize| ((from + 1).to_string(), PART.min(steps - from));
    chart.parts = (0..steps).step_by(PART).map(part).collect();
    let winners = game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    let rise = |moment: &Moment| {
        if moment.step + 1 == steps && winners.contains(Seat(moment.line as u8)) {
            return EVEN;
        }
        let at = |step: usize| chances[moment.line].get(step).copied();
        let before = moment.step.checked_sub(1).and_then(at).unwrap_or(EVEN / chances.len() as i32);
        at(moment.step).unwrap_or(before) - before
    };
    chart.keep_moments(MOMENTS, rise);
    chart
}

struct Teller {
    chart: Chart,
    turn: u16,
    /// So many turns are over.
    step: usize,
    /// The card whose dogma action goes on.
    used: Option<Card>,
    /// By which of them who scored in the turn.
    scored: Vec<(Seat, Card)>,
    answered: usize,
}

impl Teller {
    fn hear(&mut self, logged: &Logged<Event>) {
        match logged.event {
            Event::TurnBegan { turn, .. } => {
                if self.turn > 0 {
                    self.end_turn();
                }
                self.turn = turn;
            }
            Event::Began(Scope::Action(_, Deal::Dogma(card) | Deal::Endorse(card) | Deal::Display(card))) => {
                self.used = Some(card);
            }
            Event::Over(Scope::Action(..)) => self.used = None,
            Event::Moved { card, to, how, .. } => {
                // What brings points: what is scored, and what shows bonuses or none any more.
                if matches!(to, Zone::Score(_) | Zone::Board(_)) {
                    self.answered = logged.answered;
                }
                if let Zone::Score(seat) = to {
                    self.scored.extend(self.used.map(|used| (seat, used)));
                }
                if let (How::Claim, Zone::Achievements(seat)) = (how, to) {
                    let words = Phrase::new("innovation-moment-age").with("age", card.printed_value());
                    self.note(seat, 1, words, logged.answered);
                }
            }
            Event::Splayed { .. } | Event::Rearranged(..) => self.answered = logged.answered,
            Event::DecreeMoved { decree, to: Some(seat), .. } => {
                self.note(seat, 1, decree_name(decree), logged.answered)
            }
            Event::Claimed { to: seat, special, .. } => self.note(seat, 1, special_name(special), logged.answered),
            _ => {}
        }
    }

    fn end_turn(&mut self) {
        for line in 0..self.chart.lines.len() {
            let at = |step: usize| self.chart.lines[line].get(step).copied();
            let before = self.step.checked_sub(1).and_then(at).unwrap_or(0);
            let more = at(self.step).unwrap_or(before) - before;
            if more >= JUMP {
                let words = match self.scored.iter().rfind(|(seat, _)| seat.index() == line) {
                    Some((_, card)) => Phrase::new("innovation-moment-card").with("card", card_name(*card)),
                    None => Phrase::new("innovation-gain-score"),
                };
                self.note(Seat(line as u8), more, words, self.answered);
            }
        }
        self.scored.clear();
        self.step += 1;
    }

    fn note(&mut self, seat: Seat, points: i32, words: Phrase, answered: usize) {
        let place = Phrase::new("innovation-place").with("turn", self.turn);
        self.chart.moments.push(Moment { step: self.step, line: seat.index(), points, place, words, answered });
    }
}

/// Points, achievements and visible icons after each turn.
pub fn measures(game: &Match<Innovation>) -> Vec<Measure> {
    let names = ["innovation-measure-points", "innovation-measure-achievements", "innovation-measure-icons"];
    let measure = |(name, lines)| Measure { name: Phrase::new(name), lines };
    let [points, achievements, icons, _] = by_turns(game);
    names.into_iter().zip([points, achievements, icons]).map(measure).collect()
}

/// The same and the chances to win as lines, one a seat. They are read off the positions: what a board shows after its piles were splayed or put in another
/// order, and what karmas count, no event tells.
fn by_turns(game: &Match<Innovation>) -> [Vec<Vec<i32>>; 4] {
    let begins = game.events().iter().filter_map(|logged| match logged.event {
        Event::TurnBegan { turn, .. } if turn > 1 => Some(logged.answered),
        _ => None,
    });
    let moments: Vec<usize> = begins.chain([game.cursor()]).collect();
    let mut lines: [Vec<Vec<i32>>; 4] = std::array::from_fn(|_| vec![Vec::new(); game.state().seats().len()]);
    let mut past = game.clone();
    for moment in moments {
        // What was played once can be played again.
        let _ = past.go_to(moment);
        let state = past.state();
        // What anybody holds is not told.
        let odds = past.as_known_to(None).odds(past.outcome());
        for seat in state.seats() {
            let player = state.player(seat);
            let icons: i32 = player.all_icons().into_iter().map(i32::from).sum();
            let chance = (odds[seat.index()] * EVEN as f32) as i32;
            let now = [i32::from(player.points()), i32::from(state.achievements(seat)), icons, chance];
            lines.iter_mut().zip(now).for_each(|(lines, now)| lines[seat.index()].push(now));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::super::tests::{mixes, play};
    use super::*;

    #[test]
    fn the_moments_are_those_that_decided_not_the_first() {
        let mut decided = 0;
        for (seed, (options, players)) in (0..).zip(mixes().chain(mixes())) {
            let game = play(options, players, seed, |_, _| {});
            let Some(outcome) = game.outcome() else { continue };
            let chart = chart(&game);
            let claims = |logged: &&Logged<Event>| match logged.event {
                Event::Moved { to: Zone::Achievements(seat), how: How::Claim, .. }
                | Event::Claimed { to: seat, .. } => outcome.winners.contains(seat),
                _ => false,
            };
            // A victory by achievements: the last of them ended the game.
            let all =
                game.events().iter().filter(|logged| matches!(logged.event, Event::Moved { how: How::Claim, .. }));
            let Some(last) = game.events().iter().rfind(claims).filter(|last| last.answered == game.cursor()) else {
                continue;
            };
            if all.count() <= MOMENTS {
                continue;
            }
            assert!(chart.moments.len() <= MOMENTS);
            let kept = |moment: &Moment| moment.answered == last.answered && moment.points == 1;
            assert!(chart.moments.iter().any(kept), "seed {seed}: {:?}", chart.moments);
            decided += 1;
        }
        assert!(decided > 2, "{decided}");
    }
}
