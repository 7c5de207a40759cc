//! The log: what happened, told. A line for each action with all that came of it.

pub use super::history::chart;
use super::words::payment;
use super::{names, spaces};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{LogKind, LogLine, and};
use crate::engine::{Logged, Seat};
use crate::games::beta_colony::facts::CYCLE_ROUNDS;
use crate::games::beta_colony::{Die, Event, Source, Space};

/// The lines of the log: a heading a round, a line an action. What goes on in the step `running` is told when it is over.
pub fn lines(events: &[Logged<Event>], _players: u8, running: Option<usize>) -> Vec<LogLine> {
    let mut writer = Writer { lines: Vec::new(), open: None, cycle: 0 };
    events.iter().for_each(|logged| writer.write(logged));
    if running.is_none() || writer.open.as_ref().map(|open| open.step) != running {
        writer.close();
    }
    writer.lines
}

/// A line that is being written.
struct Open {
    seat: Seat,
    step: usize,
    icon: Option<&'static str>,
    words: Option<Phrase>,
    points: i32,
    answered: usize,
}

struct Writer {
    lines: Vec<LogLine>,
    open: Option<Open>,
    /// Cycles that have begun, 0 to 3.
    cycle: u8,
}

impl Writer {
    fn write(&mut self, logged: &Logged<Event>) {
        let counted = |key: &str, count: u8| Phrase::new(key).with("count", count);
        match logged.event {
            Event::RoundBegan { round, .. } => {
                let cycle = (round - 1) / CYCLE_ROUNDS + 1;
                let words = Phrase::new("beta-colony-log-round").with("round", round).with("cycle", cycle);
                self.line(logged, LogKind::Heading, words);
            }
            Event::Rolled(dice) => {
                let dice = and(Die::ALL.map(|die| names::die(die, dice[die as usize]))).unwrap_or_default();
                self.line(logged, LogKind::Table, Phrase::new("beta-colony-log-rolled").with("dice", dice));
            }
            Event::Ended { .. } => self.line(logged, LogKind::Table, Phrase::new("game-over")),
            Event::Plays(seat, board) => {
                self.add(
                    logged,
                    seat,
                    Some("board"),
                    Phrase::new("beta-colony-log-board").with("number", board.index() + 1),
                );
            }
            Event::Placed(seat, at) => {
                let words = Phrase::new("beta-colony-log-placed").with("place", names::the_location(at));
                self.add(logged, seat, Some(names::location_icon(at)), words);
            }
            Event::Changed { seat, die, to: value } => {
                let words =
                    Phrase::new("beta-colony-log-turned").with("die", names::die_name(die)).with("value", value);
                self.add(logged, seat, Some("any-die"), words);
            }
            Event::Moved { seat, to, fuel, .. } => {
                let words = Phrase::new("beta-colony-log-flew").with("place", names::the_location(to));
                self.add(logged, seat, Some(names::location_icon(to)), words);
                self.fuel(logged, seat, fuel);
            }
            Event::Activated { seat, fuel, .. } => self.fuel(logged, seat, fuel),
            Event::Docked(seat, ..) => self.add(logged, seat, Some("fuel"), Phrase::new("beta-colony-log-docked")),
            Event::StartMaterials(seat, materials) => {
                materials.into_iter().for_each(|one| self.took(logged, seat, names::material(one)))
            }
            Event::GotMaterial(seat, material) => {
                self.took(logged, seat, names::material(material));
            }
            Event::GotFuel(seat, count) => self.took(logged, seat, counted("beta-colony-n-fuel", count)),
            Event::GotArtifact(seat) => self.took(logged, seat, counted("beta-colony-n-artifacts", 1)),
            Event::Paid { seat, with: way, .. } => {
                self.add(logged, seat, None, Phrase::new("beta-colony-log-paid").with("what", payment(way)));
            }
            Event::HandedIn(seat, way) => {
                self.add(logged, seat, None, Phrase::new("beta-colony-log-discarded").with("what", payment(way)));
            }
            Event::Built { seat, module, space, .. } => {
                let words = Phrase::new("beta-colony-log-module").with("what", names::module(module.colour()));
                self.built(logged, seat, words, space);
            }
            Event::Achieved { seat, achievement, space, .. } => {
                let words = Phrase::new("beta-colony-log-achieved").with("what", names::achievement(achievement));
                self.built(logged, seat, words, space);
            }
            Event::Crewed { seat, space, count } => {
                self.add(logged, seat, None, at("beta-colony-log-crew", space).with("count", count));
            }
            Event::CycleBegan(card) => {
                self.cycle += 1;
                let words =
                    Phrase::new("beta-colony-log-cycle").with("cycle", self.cycle).with("boon", names::boon(card));
                self.line(logged, LogKind::Table, words);
            }
            Event::PaidArtifacts(seat, count) => {
                let what = counted("beta-colony-n-artifacts", count);
                self.add(logged, seat, None, Phrase::new("beta-colony-log-paid").with("what", what));
            }
            Event::Nothing(seat, _) => self.add(logged, seat, None, Phrase::new("beta-colony-log-nothing")),
            Event::Advanced { seat, colony, by, .. } => {
                let words = counted("beta-colony-log-moved", by).with("colony", names::colony(colony));
                self.add(logged, seat, None, words);
            }
            Event::Scored(seat, source, points) => self.scored(logged, seat, source, points),
            Event::First(_)
            | Event::Cards(_)
            | Event::Reached(..)
            | Event::Shown { .. }
            | Event::ShownBuilding(_)
            | Event::Removed(_)
            | Event::CycleEnded(_)
            | Event::Discarded(_) => {}
        }
    }

    fn built(&mut self, logged: &Logged<Event>, seat: Seat, what: Phrase, space: Space) {
        self.add(logged, seat, None, what);
        self.add(logged, seat, None, at("beta-colony-log-built", space));
    }

    fn scored(&mut self, logged: &Logged<Event>, seat: Seat, source: Source, points: i16) {
        match source {
            Source::Goals | Source::Artifacts | Source::Achievements | Source::Majorities => {
                let words = Phrase::new("beta-colony-log-scores").with("what", super::ending::source(source));
                self.begin(logged, seat, None);
                self.add(logged, seat, None, words);
            }
            _ => {}
        }
        if self.open.is_none() {
            self.begin(logged, seat, None);
        }
        if let Some(open) = &mut self.open {
            open.points += i32::from(points);
            open.answered = logged.answered;
        }
    }

    fn fuel(&mut self, logged: &Logged<Event>, seat: Seat, fuel: u8) {
        if fuel > 0 {
            self.add(logged, seat, None, Phrase::new("beta-colony-log-fuel-spent").with("count", fuel));
        }
    }

    fn took(&mut self, logged: &Logged<Event>, seat: Seat, what: Phrase) {
        self.add(logged, seat, None, Phrase::new("beta-colony-log-took").with("what", what));
    }

    fn begin(&mut self, logged: &Logged<Event>, seat: Seat, icon: Option<&'static str>) {
        self.close();
        self.open = Some(Open { seat, step: logged.step, icon, words: None, points: 0, answered: logged.answered });
    }

    fn add(&mut self, logged: &Logged<Event>, seat: Seat, icon: Option<&'static str>, more: Phrase) {
        if self.open.as_ref().is_none_or(|open| open.seat != seat || open.step != logged.step) {
            self.begin(logged, seat, icon);
        }
        if let Some(open) = &mut self.open {
            open.words = and(open.words.take().into_iter().chain([more]));
            open.answered = logged.answered;
        }
    }

    fn line(&mut self, logged: &Logged<Event>, kind: LogKind, words: Phrase) {
        self.close();
        self.lines.push(LogLine::new(logged.answered, kind, words));
    }

    fn close(&mut self) {
        let Some(Open { seat, icon, words, points, answered, .. }) = self.open.take() else { return };
        let words = words.unwrap_or_else(|| Phrase::new("beta-colony-log-nothing"));
        self.lines.push(LogLine { icon, points, ..LogLine::new(answered, LogKind::Seat(seat), words) });
    }
}

/// What happened on a space.
fn at(key: &'static str, space: Space) -> Phrase {
    Phrase::new(key).with("space", spaces::number(space)).with("colony", names::colony(space.colony()))
}
