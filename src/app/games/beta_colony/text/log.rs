//! The log: a heading a round, a line an action, indented what is built by it. What came in is counted.

use super::goods::{Goods, counted};
pub use super::history::chart;
use super::words::payment;
use super::{names, spaces};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{LogKind, LogLine, and};
use crate::engine::{Logged, Seat};
use crate::games::beta_colony::facts::CYCLE_ROUNDS;
use crate::games::beta_colony::{Die, Event, Source, Space};

/// The lines of the log. What goes on in the step `running` is told when it is over.
pub fn lines(events: &[Logged<Event>], _players: u8, running: Option<usize>) -> Vec<LogLine> {
    let mut writer = Writer { lines: Vec::new(), open: None, cycle: 0 };
    events.iter().for_each(|logged| writer.write(logged));
    if running.is_none() || writer.open.as_ref().map(|open| open.step) != running {
        writer.close();
    }
    writer.lines
}

/// A line that is being written: what it is about, what was paid for it, what else came of it, and what came in.
struct Open {
    seat: Seat,
    step: usize,
    depth: u8,
    icon: Option<&'static str>,
    words: Option<Phrase>,
    /// Fuel that was spent.
    spent: u8,
    /// What was paid for something that is not told yet.
    paid: Goods,
    /// The space that was built on.
    at: Option<Space>,
    bits: Vec<Phrase>,
    took: Goods,
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
            Event::CycleBegan(card) => {
                self.cycle += 1;
                let words =
                    Phrase::new("beta-colony-log-cycle").with("cycle", self.cycle).with("boon", names::boon(card));
                self.line(logged, LogKind::Table, words);
            }
            Event::Built { seat, module, space, .. } => {
                let icon = names::module_icon(module.colour());
                self.built(logged, seat, (icon, names::module(module.colour())), space);
            }
            Event::Achieved { seat, achievement, space, .. } => {
                let icon = names::achievement_icon(achievement);
                self.built(logged, seat, (icon, names::achievement(achievement)), space);
            }
            Event::Scored(seat, source, points) => self.scored(logged, seat, source, points),
            event => {
                if let Some(seat) = event.seat() {
                    self.deed(logged, seat, event);
                }
            }
        }
    }

    /// What belongs to the line of a seat.
    fn deed(&mut self, logged: &Logged<Event>, seat: Seat, event: Event) {
        let (icon, words) = said(event);
        let goods = match event {
            Event::StartMaterials(_, [one, other]) => {
                let mut goods = Goods::material(one, 1);
                goods.add(Goods::material(other, 1));
                Some(goods)
            }
            Event::GotMaterial(_, material) => Some(Goods::material(material, 1)),
            Event::GotFuel(_, count) => Some(Goods::fuel(count)),
            Event::GotArtifact(_) => Some(Goods::artifacts(1)),
            _ => None,
        };
        let (spent, paid) = match event {
            Event::Moved { fuel, .. } | Event::Activated { fuel, .. } => (fuel, Goods::default()),
            Event::Paid { with, .. } => (0, Goods::of(with)),
            Event::PaidArtifacts(_, count) => (0, Goods::artifacts(count)),
            _ => (0, Goods::default()),
        };
        let nothing = words.is_none() && goods.is_none() && spent == 0 && paid == Goods::default();
        if nothing && !matches!(event, Event::Crewed { .. } | Event::Advanced { .. }) {
            return;
        }
        let open = self.open(logged, seat);
        open.icon = open.icon.or(icon);
        open.spent += spent;
        open.paid.add(paid);
        open.took.add(goods.unwrap_or_default());
        let here = |space: Space| open.at == Some(space);
        let more = match event {
            Event::Crewed { space, count, .. } if here(space) => Some(counted("beta-colony-n-crew", count)),
            Event::Crewed { space, count, .. } => Some(at("beta-colony-log-crew", space).with("count", count)),
            Event::Advanced { colony, by, .. } if open.at.is_some_and(|space| space.colony() == colony) => {
                Some(counted("beta-colony-n-influence", by))
            }
            Event::Advanced { colony, by, .. } => {
                Some(counted("beta-colony-log-moved", by).with("colony", names::colony(colony)))
            }
            _ => words,
        };
        match &open.words {
            None if open.bits.is_empty() && open.took == Goods::default() => open.words = more,
            _ => open.bits.extend(more),
        }
    }

    /// Something was built: a line of its own below the action that led there.
    fn built(&mut self, logged: &Logged<Event>, seat: Seat, (icon, what): (&'static str, Phrase), space: Space) {
        let paid = std::mem::take(&mut self.open(logged, seat).paid);
        self.begin(logged, seat, 1);
        let open = self.open(logged, seat);
        let words = match paid.words() {
            Some(paid) => at("beta-colony-log-bought", space).with("paid", paid),
            None => at("beta-colony-log-built", space),
        };
        open.words = Some(words.with("what", what));
        (open.icon, open.at) = (Some(icon), Some(space));
    }

    fn scored(&mut self, logged: &Logged<Event>, seat: Seat, source: Source, points: i16) {
        if let Source::Goals | Source::Artifacts | Source::Achievements | Source::Majorities = source {
            self.begin(logged, seat, 0);
            self.open(logged, seat).words = Some(super::ending::source(source));
        }
        // Points that come to somebody else in an action belong to its line.
        if self.open.is_none() {
            self.begin(logged, seat, 0);
        }
        if let Some(open) = &mut self.open {
            open.points += i32::from(points);
            open.answered = logged.answered;
        }
    }

    fn begin(&mut self, logged: &Logged<Event>, seat: Seat, depth: u8) {
        self.close();
        self.open = Some(Open {
            seat,
            step: logged.step,
            depth,
            icon: None,
            words: None,
            spent: 0,
            paid: Goods::default(),
            at: None,
            bits: Vec::new(),
            took: Goods::default(),
            points: 0,
            answered: logged.answered,
        });
    }

    /// The line of a seat in this step.
    fn open(&mut self, logged: &Logged<Event>, seat: Seat) -> &mut Open {
        if self.open.as_ref().is_none_or(|open| open.seat != seat || open.step != logged.step) {
            self.begin(logged, seat, 0);
        }
        let open = self.open.as_mut().expect("it was begun");
        open.answered = logged.answered;
        open
    }

    fn line(&mut self, logged: &Logged<Event>, kind: LogKind, words: Phrase) {
        self.close();
        self.lines.push(LogLine::new(logged.answered, kind, words));
    }

    fn close(&mut self) {
        let Some(Open { seat, depth, icon, words, spent, paid, bits, took, points, answered, .. }) = self.open.take()
        else {
            return;
        };
        let spent = (spent > 0).then(|| counted("beta-colony-log-fuel-spent", spent));
        let paid = paid.words().map(|what| Phrase::new("beta-colony-log-paid").with("what", what));
        let took = took.words().map(|what| Phrase::new("beta-colony-log-took").with("what", what));
        let words = and(words.into_iter().chain(spent).chain(paid).chain(bits).chain(took));
        // Somebody who has only points to tell of tells of nothing else.
        let words = words.unwrap_or_else(|| Phrase::new("beta-colony-log-nothing"));
        self.lines.push(LogLine { icon, points, depth, ..LogLine::new(answered, LogKind::Seat(seat), words) });
    }
}

/// What is told of an event beside goods, crew and influence, with its icon.
fn said(event: Event) -> (Option<&'static str>, Option<Phrase>) {
    let (icon, words) = match event {
        Event::Plays(_, board) => {
            (Some("board"), Phrase::new("beta-colony-log-board").with("number", board.index() + 1))
        }
        Event::Placed(_, at) => (
            Some(names::location_icon(at)),
            Phrase::new("beta-colony-log-placed").with("place", names::the_location(at)),
        ),
        Event::Changed { die, to: value, .. } => (
            Some("any-die"),
            Phrase::new("beta-colony-log-turned").with("die", names::die_name(die)).with("value", value),
        ),
        Event::Moved { to, .. } => {
            (Some(names::location_icon(to)), Phrase::new("beta-colony-log-flew").with("place", names::the_location(to)))
        }
        Event::Docked(..) => (Some("fuel"), Phrase::new("beta-colony-log-docked")),
        Event::HandedIn(_, way) => (None, Phrase::new("beta-colony-log-discarded").with("what", payment(way))),
        Event::Nothing(..) => (None, Phrase::new("beta-colony-log-nothing")),
        _ => return (None, None),
    };
    (icon, Some(words))
}

/// What happened on a space.
fn at(key: &'static str, space: Space) -> Phrase {
    Phrase::new(key).with("space", spaces::name(space)).with("colony", names::colony(space.colony()))
}
