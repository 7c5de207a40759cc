//! The log and the chart: what happened, told.

use super::names::{LETTERS, die_icon};
use super::words;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::{Chart, LogKind, LogLine, Moment, Told, and, list};
use crate::engine::{Logged, Match, Seat};
use crate::games::Burgundy;
use crate::games::burgundy::facts::ROUNDS;
use crate::games::burgundy::state::Owner;
use crate::games::burgundy::{Card, Event, Kind, Scope, Source};

/// The lines of the log: a heading a round, a line an action, below it the actions and bonuses that come of it.
pub fn lines(events: &[Logged<Event>], _players: u8, _running: Option<usize>) -> Vec<LogLine> {
    let mut writer = Writer { told: Told::default(), spent: None };
    let is_discard = |logged: &Logged<Event>| matches!(logged.event, Event::Discarded(..));
    for same in events.chunk_by(|one, next| is_discard(one) && is_discard(next)) {
        match same {
            [Logged { event: Event::Discarded(seat, _), answered, .. }, ..] => writer.discard(*answered, *seat, same),
            _ => same.iter().for_each(|logged| writer.write(logged.event, logged.answered)),
        }
    }
    writer.told.lines()
}

struct Writer {
    told: Told<Scope>,
    /// Workers that were spent for what is told next.
    spent: Option<Phrase>,
}

/// A part of a line.
enum Bit {
    /// What somebody did: it goes on a sentence that begins with who did it.
    Done(Phrase),
    /// The name of what happened.
    Named(Phrase),
}

impl Writer {
    fn write(&mut self, event: Event, at: usize) {
        let letter = |passage: u8| LETTERS[usize::from(passage)];
        match event {
            Event::RoundBegan { passage, round } => {
                let words = Phrase::new("burgundy-log-round").with("letter", letter(passage)).with("round", round);
                self.told.note(at, LogKind::Heading, words);
            }
            Event::PassageBegan { passage: passage @ 1.., .. } => {
                let words = Phrase::new("burgundy-log-passage").with("letter", letter(passage));
                self.told.note(at, LogKind::Table, words);
            }
            Event::Reshuffled => self.told.note(at, LogKind::Table, Phrase::new("burgundy-log-reshuffled")),
            Event::Ended(_) => self.told.note(at, LogKind::Table, Phrase::new("game-over")),
            Event::Began(scope) => self.begin(scope, at),
            Event::Over(scope) => self.end(scope, at),
            Event::Scored(owner, source, points) => self.score(at, owner, source, points.into()),
            Event::SpentWorkers(_, count) => {
                self.spent = Some(Phrase::new("burgundy-log-spent").with("count", count));
            }
            Event::EgonTurned(card) => {
                self.tell(at, LogKind::Table, Bit::Named(words::linked(card)));
            }
            // The bonus says as much.
            Event::GotWorkers(..) | Event::GotSilver(..)
                if matches!(self.told.scopes().next(), Some(Scope::Bonus(..))) => {}
            event => {
                if let Some((seat, bit)) = said(event) {
                    self.tell(at, LogKind::Seat(seat), Bit::Done(bit));
                }
            }
        }
    }

    /// Cards that were bought for nothing else go together.
    fn discard(&mut self, at: usize, seat: Seat, discards: &[Logged<Event>]) {
        let cards = discards.iter().filter_map(|logged| match logged.event {
            Event::Discarded(_, card) => Some(words::linked(card)),
            _ => None,
        });
        let words = Phrase::new("burgundy-log-discarded").with("cards", list(cards).unwrap_or_default());
        self.tell(at, LogKind::Seat(seat), Bit::Done(words));
    }

    fn begin(&mut self, scope: Scope, at: usize) {
        let (own, bit) = match scope {
            Scope::Action(seat, die) => (Some((LogKind::Seat(seat), die.map(|die| die_icon(die.die())))), None),
            Scope::Bonus(seat, bonus) => {
                let bit = Phrase::new("burgundy-log-bonus").with("bonus", words::bonus(bonus));
                (Some((LogKind::Seat(seat), None)), Some((seat, bit)))
            }
            Scope::Purchase(seat) => (Some((LogKind::Seat(seat), None)), None),
            Scope::Egon => (Some((LogKind::Table, None)), None),
            Scope::Triple(Owner::Seat(seat), kind) => {
                (None, Some((seat, Phrase::new("burgundy-log-triple").with("kind", words::kind(kind)))))
            }
            Scope::Triple(Owner::Egon, _) | Scope::Effect(..) | Scope::End => (None, None),
        };
        self.told.begin(scope, own);
        if let Some((seat, bit)) = bit {
            self.tell(at, LogKind::Seat(seat), Bit::Named(bit));
        }
    }

    fn end(&mut self, scope: Scope, at: usize) {
        if let Scope::Action(seat, _) = scope
            && self.told.is_empty()
        {
            self.tell(at, LogKind::Seat(seat), Bit::Done(Phrase::new("burgundy-log-nothing")));
        }
        self.told.end();
    }

    fn score(&mut self, at: usize, owner: Owner, source: Source, points: i32) {
        let Owner::Seat(seat) = owner else {
            let words = Phrase::new("burgundy-log-egon-scored").with("points", points);
            return self.told.note(at, LogKind::Table, words.with("what", words::source(source)));
        };
        let bit = match source {
            Source::FirstTriples => Some("burgundy-log-first"),
            Source::AllSeven => Some("burgundy-log-seven"),
            Source::StartCard => Some("burgundy-log-crown"),
            Source::EgonCloisters => Some("burgundy-log-egon-cloister"),
            _ => None,
        };
        let line = match bit {
            Some(key) => self.tell(at, LogKind::Seat(seat), Bit::Named(Phrase::new(key))),
            None => self.told.line(at, LogKind::Seat(seat)).0,
        };
        line.points += points;
    }

    /// Somebody did this, or nobody.
    fn tell(&mut self, at: usize, kind: LogKind, bit: Bit) -> &mut LogLine {
        let (bit, is_deed) = match bit {
            Bit::Done(bit) => (bit, true),
            Bit::Named(bit) => (bit, false),
        };
        let bit = and(self.spent.take().into_iter().chain([bit])).unwrap_or_default();
        let lead = self.lead(kind);
        let (line, is_new) = self.told.line(at, kind);
        line.words = match (is_new, lead) {
            (true, Some(lead)) => lead.with("what", bit),
            (true, None) => {
                line.sentence = is_deed;
                bit
            }
            (false, _) => and([std::mem::take(&mut line.words), bit]).unwrap_or_default(),
        };
        line
    }

    /// What a line begins with: the card by whose effect somebody acts or something comes, or that Egon lays out.
    fn lead(&self, kind: LogKind) -> Option<Phrase> {
        let mut scopes = self.told.scopes();
        match (scopes.next()?, scopes.next()) {
            (Scope::Egon, _) if kind == LogKind::Table => Some(Phrase::new("burgundy-log-egon")),
            (Scope::Effect(_, card), _) | (Scope::Action(..), Some(Scope::Effect(_, card))) => {
                Some(Phrase::new("burgundy-log-by").with("card", words::linked(card)))
            }
            _ => None,
        }
    }
}

/// What is told of an event that is somebody's doing.
fn said(event: Event) -> Option<(Seat, Phrase)> {
    let named = |key: &str, card: Card| Phrase::new(key).with("card", words::linked(card));
    let counted = |key: &str, count: u8| Phrase::new(key).with("count", count);
    Some(match event {
        Event::Took(seat, card) => (seat, named("burgundy-log-took", card)),
        Event::GaveUp(seat, card) => (seat, named("burgundy-log-gave-up", card)),
        Event::Placed(seat, card, _) => (seat, named("burgundy-log-placed", card)),
        Event::Sold(seat, sort, count) => (seat, counted("burgundy-log-sold", count).with("sort", words::goods(sort))),
        Event::TookStartCard(seat) => (seat, Phrase::new("burgundy-log-start")),
        Event::GotWorkers(seat, count) => (seat, counted("burgundy-log-workers", count)),
        Event::GotSilver(seat, count) => (seat, counted("burgundy-log-silver", count)),
        Event::GotGoods(seat, sort, _) => (seat, Phrase::new("burgundy-log-good").with("sort", words::goods(sort))),
        Event::GotAnimal(seat, animal, _) => {
            (seat, Phrase::new("burgundy-log-animal").with("animal", say(words::ANIMAL_KEYS[animal.index()])))
        }
        Event::HandedIn { seat, workers, silver } => {
            (seat, Phrase::new("burgundy-log-handed-in").with("what", words::workers_and_silver(workers, silver)))
        }
        Event::Bought(seat) => (seat, Phrase::new("burgundy-log-bought")),
        Event::Kept(seat, card) => (seat, named("burgundy-log-kept", card)),
        Event::Used(seat, card) => (seat, named("burgundy-log-used", card).with("count", card.die().number())),
        _ => return None,
    })
}

/// Points after each round, and the three largest jumps.
pub fn chart(game: &Match<Burgundy>) -> Chart {
    let players = game.record().players;
    let solo = players == 1;
    let lines = usize::from(players) + usize::from(solo);
    let mut points = vec![0; lines];
    let mut chart = Chart { lines: vec![Vec::new(); lines], ..Chart::default() };
    let mut at = (0u8, 0u8);
    let mut jumps: Vec<Option<Moment>> = vec![None; lines];
    let mut triple: Option<Kind> = None;
    for logged in game.events() {
        match logged.event {
            Event::RoundBegan { passage, round } => {
                if at.1 > 0 {
                    end_round(&mut chart, &points, &mut jumps);
                }
                at = (passage, round);
                if round == 1 {
                    chart.parts.push((LETTERS[usize::from(passage)].to_owned(), usize::from(ROUNDS)));
                }
            }
            Event::Began(Scope::Triple(_, kind)) => triple = Some(kind),
            Event::Over(Scope::Triple(..)) => triple = None,
            Event::Scored(owner, source, more) => {
                let line = match owner {
                    Owner::Seat(seat) => seat.index(),
                    Owner::Egon => lines - 1,
                };
                points[line] += i32::from(more);
                note(&mut jumps[line], &chart, line, at, (source, i32::from(more), triple), logged.answered);
            }
            _ => {}
        }
    }
    end_round(&mut chart, &points, &mut jumps);
    if let Some(last) = chart.parts.last_mut() {
        last.1 = usize::from(at.1.max(1));
    }
    chart.keep_moments(3, |moment| moment.points);
    chart
}

/// Fewer points at once are no moment.
const MOMENT: i32 = 4;

fn end_round(chart: &mut Chart, points: &[i32], jumps: &mut [Option<Moment>]) {
    chart.lines.iter_mut().zip(points).for_each(|(line, points)| line.push(*points));
    chart.moments.extend(jumps.iter_mut().filter_map(Option::take).filter(|moment| moment.points >= MOMENT));
}

/// Adds points to the round's jump of a line; the largest part of it gives the words.
fn note(
    jump: &mut Option<Moment>,
    chart: &Chart,
    line: usize,
    at: (u8, u8),
    (source, points, triple): (Source, i32, Option<Kind>),
    answered: usize,
) {
    let words = match (source, triple) {
        (Source::Triples, Some(kind)) => Phrase::new("burgundy-moment-triple").with("kind", words::kind(kind)),
        _ => Phrase::new(format!("{}-row", words::source(source).key)),
    };
    match jump {
        Some(moment) => {
            if points > moment.points / 2 {
                moment.words = words;
            }
            moment.points += points;
            moment.answered = answered;
        }
        None => {
            let place =
                Phrase::new("burgundy-place-short").with("letter", LETTERS[usize::from(at.0)]).with("round", at.1);
            *jump = Some(Moment { step: chart.lines[line].len(), line, points, place, words, answered });
        }
    }
}
