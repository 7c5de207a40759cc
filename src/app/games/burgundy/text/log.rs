//! The log and the chart: what happened, told.

use super::names::{LETTERS, die_icon};
use super::words;
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::{Chart, LogKind, LogLine, Moment, and};
use crate::engine::{Logged, Match, Seat};
use crate::games::Burgundy;
use crate::games::burgundy::facts::ROUNDS;
use crate::games::burgundy::state::Owner;
use crate::games::burgundy::{Card, Event, Kind, Source};

/// The lines of the log: a heading a round, a line an action. In the step `running` an action that has done nothing yet is
/// not told.
pub fn lines(events: &[Logged<Event>], _players: u8, running: Option<usize>) -> Vec<LogLine> {
    let mut writer = Writer { lines: Vec::new(), open: None };
    events.iter().for_each(|logged| writer.write(logged));
    let goes_on = events.last().is_some_and(|last| running == Some(last.step));
    writer.open = writer.open.filter(|open| !goes_on || open.words.is_some());
    writer.close();
    writer.lines
}

struct Writer {
    lines: Vec<LogLine>,
    open: Option<Open>,
}

/// A line that is being written.
struct Open {
    seat: Seat,
    icon: Option<&'static str>,
    words: Option<Phrase>,
    points: i32,
    answered: usize,
}

impl Writer {
    fn write(&mut self, logged: &Logged<Event>) {
        match logged.event {
            Event::RoundBegan { passage, round } => {
                let letter = LETTERS[usize::from(passage)];
                self.line(
                    logged,
                    LogKind::Heading,
                    Phrase::new("burgundy-log-round").with("letter", letter).with("round", round),
                );
            }
            Event::PassageBegan { passage, .. } => {
                if passage > 0 {
                    self.line(
                        logged,
                        LogKind::Table,
                        Phrase::new("burgundy-log-passage").with("letter", LETTERS[usize::from(passage)]),
                    );
                }
            }
            Event::Reshuffled => self.line(logged, LogKind::Table, Phrase::new("burgundy-log-reshuffled")),
            Event::EgonTurned(card) => self.egon(logged, card),
            Event::Scored(Owner::Egon, source, points) => {
                let words =
                    Phrase::new("burgundy-log-egon-scored").with("points", points).with("what", words::source(source));
                self.line(logged, LogKind::Table, words);
            }
            Event::Ended(_) => self.line(logged, LogKind::Table, Phrase::new("game-over")),
            Event::PassageEnded { .. } => self.close(),
            Event::PlayedDie(seat, card) => self.begin(logged, seat, Some(card)),
            Event::Bought(seat) => {
                self.begin(logged, seat, None);
                self.add(Phrase::new("burgundy-log-bought"));
            }
            event => self.detail(logged, event),
        }
    }

    /// What belongs to the line of its seat.
    fn detail(&mut self, logged: &Logged<Event>, event: Event) {
        let Some(seat) = event.seat() else { return };
        if self.open.as_ref().is_none_or(|open| open.seat != seat) {
            self.begin(logged, seat, None);
        }
        if let Some(open) = &mut self.open {
            open.answered = logged.answered;
        }
        let named = |key: &str, card: Card| Phrase::new(key).with("card", words::name(card.face()));
        let counted = |key: &str, count: u8| Phrase::new(key).with("count", count);
        let first = self.open.as_ref().is_some_and(|open| open.words.is_none());
        match event {
            Event::SpentWorkers(_, count) => self.add(counted("burgundy-log-spent", count)),
            Event::Took(_, card) => self.add(named("burgundy-log-took", card)),
            Event::GaveUp(_, card) => self.add(named("burgundy-log-gave-up", card)),
            Event::Placed(_, card, _) => self.add(named("burgundy-log-placed", card)),
            Event::Triple(_, kind) => self.add(Phrase::new("burgundy-log-triple").with("kind", words::kind(kind))),
            Event::Sold(_, sort, count) => {
                self.add(counted("burgundy-log-sold", count).with("sort", words::goods(sort)))
            }
            Event::TookStartCard(_) => self.add(Phrase::new("burgundy-log-start")),
            // As an action; as the effect of a card it goes without saying.
            Event::GotWorkers(_, count) if first => self.add(counted("burgundy-log-workers", count)),
            Event::GotSilver(_, count) if first => self.add(counted("burgundy-log-silver", count)),
            Event::GotGoods(_, sort, _) => self.add(Phrase::new("burgundy-log-good").with("sort", words::goods(sort))),
            Event::GotAnimal(_, animal, _) => {
                self.add(Phrase::new("burgundy-log-animal").with("animal", say(words::ANIMAL_KEYS[animal.index()])));
            }
            Event::HandedIn { workers, silver, .. } => {
                let what = words::workers_and_silver(workers, silver);
                self.add(Phrase::new("burgundy-log-handed-in").with("what", what));
            }
            Event::Kept(_, card) => self.add(named("burgundy-log-kept", card)),
            Event::Used(_, card) => self.add(counted("burgundy-log-used", card.die().number())),
            Event::ChoseBonus(_, bonus) => {
                self.add(Phrase::new("burgundy-log-bonus").with("bonus", words::bonus(bonus)))
            }
            Event::Scored(_, source, points) => {
                match source {
                    Source::FirstTriples => self.add(Phrase::new("burgundy-log-first")),
                    Source::AllSeven => self.add(Phrase::new("burgundy-log-seven")),
                    Source::StartCard => self.add(Phrase::new("burgundy-log-crown")),
                    Source::EgonCloisters => self.add(Phrase::new("burgundy-log-egon-cloister")),
                    _ => {}
                }
                if let Some(open) = &mut self.open {
                    open.points += i32::from(points);
                }
            }
            _ => {}
        }
    }

    /// Egon's cards of a passage share a line.
    fn egon(&mut self, logged: &Logged<Event>, card: Card) {
        let name = words::name(card.face());
        match self
            .lines
            .last_mut()
            .filter(|line| line.words.key == "burgundy-log-egon" && line.answered == logged.answered)
        {
            Some(line) if self.open.is_none() => {
                if let Some((_, cards)) = line.words.args.first_mut() {
                    let before = std::mem::replace(cards, 0u8.into());
                    *cards = Phrase::new("and").with("one", before).with("other", name).into();
                }
            }
            _ => self.line(logged, LogKind::Table, Phrase::new("burgundy-log-egon").with("cards", name)),
        }
    }

    fn begin(&mut self, logged: &Logged<Event>, seat: Seat, die: Option<Card>) {
        self.close();
        let icon = die.map(|card| die_icon(card.die()));
        self.open = Some(Open { seat, icon, words: None, points: 0, answered: logged.answered });
    }

    fn add(&mut self, more: Phrase) {
        if let Some(open) = &mut self.open {
            open.words = and(open.words.take().into_iter().chain([more]));
        }
    }

    fn line(&mut self, logged: &Logged<Event>, kind: LogKind, words: Phrase) {
        self.close();
        self.lines.push(LogLine::new(logged.answered, kind, words));
    }

    fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        let words = open.words.unwrap_or_else(|| Phrase::new("burgundy-log-nothing"));
        let Open { seat, icon, points, answered, .. } = open;
        self.lines.push(LogLine { icon, points, ..LogLine::new(answered, LogKind::Seat(seat), words) });
    }
}

/// Points after each round, and the three largest jumps.
pub fn chart(game: &Match<Burgundy>) -> Chart {
    let players = game.record().players;
    let solo = players == 1;
    let lines = usize::from(players) + usize::from(solo);
    let mut points = vec![0; lines];
    let mut chart = Chart { parts: Vec::new(), lines: vec![Vec::new(); lines], moments: Vec::new() };
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
            Event::Triple(_, kind) => triple = Some(kind),
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
