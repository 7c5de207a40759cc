//! The log: a heading a round, a line an action, indented what is built by it and what tracks give. What came in is counted.

use super::goods::{Goods, counted};
pub use super::history::chart;
use super::words::{payment, why};
use super::{ending, names, spaces};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{LogKind, LogLine, Told, and};
use crate::engine::{Logged, Seat};
use crate::games::beta_colony::facts::{CYCLE_ROUNDS, PICTURED};
use crate::games::beta_colony::{Because, Colony, Die, Event, Scope, Source, Space, TrackBonus};

/// The lines of the log.
pub fn lines(events: &[Logged<Event>], _players: u8, _running: Option<usize>) -> Vec<LogLine> {
    let mut writer = Writer::default();
    events.iter().for_each(|logged| writer.write(logged.event, logged.answered));
    writer.tell_offer();
    writer.told.lines()
}

/// In which words something comes to be on offer, and leaves the game.
const SHOWN: &str = "beta-colony-log-shown";
const REMOVED: &str = "beta-colony-log-removed";

/// What the last line is made of.
#[derive(Default)]
struct Line {
    /// Why it came about.
    why: Option<Phrase>,
    bits: Vec<Phrase>,
    /// Whether the first of these is the name of what happened, and no deed.
    is_named: bool,
    /// Fuel that was spent.
    spent: u8,
    took: Goods,
}

/// A part of a line.
enum Part {
    /// What somebody did.
    Done(Phrase),
    /// The name of what happened.
    Named(Phrase),
    Spent(u8),
    Took(Goods),
    Scored(Source),
}

#[derive(Default)]
struct Writer {
    told: Told<Scope>,
    line: Line,
    /// What was paid for what is being built.
    paid: Goods,
    /// Cycles that have begun, 0 to 3.
    cycle: u8,
    /// Whose action was the last one of the round.
    actor: Option<Seat>,
    /// What has come to be on offer, or left the game, and is not told yet: after so many answers, in which words.
    offer: Option<(usize, &'static str, Phrase)>,
}

impl Writer {
    fn write(&mut self, event: Event, at: usize) {
        match event {
            Event::Shown { module, .. } => return self.offer(at, SHOWN, names::module_label(module)),
            Event::ShownBuilding(which) => return self.offer(at, SHOWN, names::achievement(which)),
            Event::Removed(module) => return self.offer(at, REMOVED, names::module_label(module)),
            _ => self.tell_offer(),
        }
        match event {
            // What happens now is nobody's doing.
            Event::CycleEnded(_) => {
                self.actor = None;
                let words = Phrase::new("beta-colony-log-cycle-over").with("cycle", self.cycle);
                self.told.note(at, LogKind::Table, words);
            }
            Event::RoundBegan { round, .. } => {
                self.actor = None;
                let cycle = (round - 1) / CYCLE_ROUNDS + 1;
                let words = Phrase::new("beta-colony-log-round").with("round", round).with("cycle", cycle);
                self.told.note(at, LogKind::Heading, words);
            }
            Event::Rolled(dice) => {
                let dice = and(Die::ALL.map(|die| names::die(die, dice[die as usize]))).unwrap_or_default();
                self.told.note(at, LogKind::Table, Phrase::new("beta-colony-log-rolled").with("dice", dice));
            }
            Event::CycleBegan(card) => {
                self.cycle += 1;
                let words = Phrase::new("beta-colony-log-cycle").with("cycle", self.cycle);
                self.told.note(at, LogKind::Table, words.with("boon", names::boon(card)));
            }
            Event::Ended { .. } => self.told.note(at, LogKind::Table, Phrase::new("game-over")),
            Event::Began(scope) => self.begin(scope, at),
            Event::Over(_) => self.told.end(),
            Event::Paid { with, .. } => self.paid.add(Goods::of(with)),
            Event::PaidArtifacts(_, count) => self.paid.add(Goods::artifacts(count)),
            Event::Scored(seat, source, points) => self.score(at, seat, source, points.into()),
            Event::Moved { seat, to, fuel, .. } => {
                let words = Phrase::new("beta-colony-log-flew").with("place", names::the_location(to));
                self.tell(at, seat, Some(names::location_icon(to)), Part::Done(words));
                if fuel > 0 {
                    self.tell(at, seat, None, Part::Spent(fuel));
                }
            }
            event => {
                if let Some((seat, icon, part)) = self.part(event) {
                    self.tell(at, seat, icon, part);
                }
            }
        }
    }

    /// Something has come to be on offer, or left the game, beside what else does with it. How the table is laid out is not told.
    fn offer(&mut self, at: usize, key: &'static str, what: Phrase) {
        if self.cycle > 0 {
            let before = self.offer.take_if(|(_, before, _)| *before == key).map(|(.., before)| before);
            self.tell_offer();
            self.offer = and(before.into_iter().chain([what])).map(|all| (at, key, all));
        }
    }

    fn tell_offer(&mut self) {
        if let Some((at, key, what)) = self.offer.take() {
            let kind = self.actor.map_or(LogKind::Table, LogKind::Seat);
            self.told.note(at, kind, Phrase::new(key).with("what", what));
        }
    }

    fn begin(&mut self, scope: Scope, at: usize) {
        if let Scope::Action(seat) = scope {
            self.actor = Some(seat);
        }
        let is_inner = self.told.scopes().next().is_some();
        let own = match scope {
            Scope::Action(seat) | Scope::Goal(seat, _) => Some((seat, None)),
            Scope::Module { seat, module, .. } => Some((seat, Some(names::module_icon(module.colour())))),
            Scope::Achievement { seat, achievement, .. } => Some((seat, Some(names::achievement_icon(achievement)))),
            // What is built for free has a line of its own.
            Scope::Track(_, _, TrackBonus::FreeModule | TrackBonus::FreeAchievement) => None,
            Scope::Track(seat, ..) => Some((seat, None)),
            Scope::Cycle(seat, _) => (!is_inner).then_some((seat, None)),
            Scope::Activation { .. } | Scope::End(_) => None,
        };
        self.told.begin(scope, own.map(|(seat, icon)| (LogKind::Seat(seat), icon)));
        if let Scope::Activation { seat, fuel: fuel @ 1.., .. } = scope {
            self.tell(at, seat, None, Part::Spent(fuel));
        }
    }

    /// What is told of an event that is somebody's doing, with an icon.
    fn part(&mut self, event: Event) -> Option<(Seat, Option<&'static str>, Part)> {
        let did = |seat: Seat, icon: Option<&'static str>, words: Phrase| Some((seat, icon, Part::Done(words)));
        let named = |seat: Seat, words: Phrase| Some((seat, None, Part::Named(words)));
        let took = |seat: Seat, goods: Goods| Some((seat, None, Part::Took(goods)));
        match event {
            Event::StartMaterials(seat, [one, other]) => {
                let mut goods = Goods::material(one, 1);
                goods.add(Goods::material(other, 1));
                took(seat, goods)
            }
            Event::GotMaterial(seat, material) => took(seat, Goods::material(material, 1)),
            Event::GotFuel(seat, count) => took(seat, Goods::fuel(count)),
            Event::GotArtifact(seat) => took(seat, Goods::artifacts(1)),
            Event::Plays(seat, board) => {
                did(seat, Some("board"), Phrase::new("beta-colony-log-board").with("number", board.index() + 1))
            }
            Event::Placed(seat, at) => {
                let words = Phrase::new("beta-colony-log-placed").with("place", names::the_location(at));
                did(seat, Some(names::location_icon(at)), words)
            }
            Event::Changed { seat, die, to } => {
                let words = Phrase::new("beta-colony-log-turned").with("die", names::die_name(die));
                did(seat, Some("any-die"), words.with("value", to))
            }
            Event::Docked(seat, ..) => did(seat, Some("fuel"), Phrase::new("beta-colony-log-docked")),
            Event::HandedIn(seat, way) => did(seat, None, discarded(payment(way))),
            Event::Discarded(seat) => did(seat, None, discarded(names::materials(PICTURED).unwrap_or_default())),
            Event::Nothing(seat, _) => named(seat, Phrase::new("beta-colony-log-nothing")),
            Event::Built { seat, module, space, .. } => {
                did(seat, None, self.bought(names::module(module.colour()), space))
            }
            Event::Achieved { seat, achievement, space, .. } => {
                did(seat, None, self.bought(names::achievement(achievement), space))
            }
            Event::Crewed { seat, space, count } if self.built().is_some_and(|built| built == space) => {
                named(seat, counted("beta-colony-n-crew", count))
            }
            Event::Crewed { seat, space, count } => {
                named(seat, at_space("beta-colony-log-crew", space).with("count", count))
            }
            Event::Advanced { seat, colony, by, .. } => named(seat, self.advanced(colony, by)),
            _ => None,
        }
    }

    /// The space on which the innermost scope builds.
    fn built(&self) -> Option<Space> {
        match self.told.scopes().next()? {
            Scope::Module { space, .. } | Scope::Achievement { space, .. } => Some(space),
            _ => None,
        }
    }

    /// Something stands, for what was paid.
    fn bought(&mut self, what: Phrase, space: Space) -> Phrase {
        let words = match std::mem::take(&mut self.paid).words() {
            Some(paid) => at_space("beta-colony-log-bought", space).with("paid", paid),
            None => at_space("beta-colony-log-built", space),
        };
        words.with("what", what)
    }

    fn advanced(&self, colony: Colony, by: u8) -> Phrase {
        match self.built() {
            Some(space) if space.colony() == colony => counted("beta-colony-n-influence", by),
            _ => counted("beta-colony-log-moved", by).with("colony", names::colony(colony)),
        }
    }

    fn score(&mut self, at: usize, seat: Seat, source: Source, points: i32) {
        let part = match self.told.scopes().next() {
            Some(Scope::Goal(_, card)) => {
                Part::Done(Phrase::new("beta-colony-log-goal").with("goal", names::goal(card)))
            }
            _ => Part::Scored(source),
        };
        self.tell(at, seat, None, part).points += points;
    }

    /// Somebody did this.
    fn tell(&mut self, at: usize, seat: Seat, icon: Option<&'static str>, part: Part) -> &mut LogLine {
        let because = self.because();
        let (line, is_new) = self.told.line(at, LogKind::Seat(seat));
        if is_new {
            self.line = Line { why: because.map(why), ..Line::default() };
        }
        self.line.add(part);
        line.icon = line.icon.or(icon);
        line.words = self.line.words();
        line.sentence = self.line.why.is_none() && !self.line.is_named;
        line
    }

    /// Why a line begins here.
    fn because(&self) -> Option<Because> {
        let mut scopes = self.told.scopes();
        match (scopes.next()?, scopes.next()) {
            (Scope::Track(_, track, _), _)
            | (Scope::Module { .. } | Scope::Achievement { .. }, Some(Scope::Track(_, track, _))) => {
                Some(Because::Track(track))
            }
            (Scope::Cycle(..), None) => Some(Because::Cycle),
            _ => None,
        }
    }
}

impl Line {
    fn add(&mut self, part: Part) {
        match part {
            Part::Done(words) => self.bits.push(words),
            Part::Named(words) => self.name(words),
            Part::Spent(fuel) => self.spent += fuel,
            Part::Took(goods) => self.took.add(goods),
            // What else is told says what for.
            Part::Scored(source) if self.bits.is_empty() => self.name(ending::source(source)),
            Part::Scored(_) => {}
        }
    }

    fn name(&mut self, words: Phrase) {
        self.is_named |= self.bits.is_empty();
        self.bits.push(words);
    }

    fn words(&self) -> Phrase {
        let spent = (self.spent > 0).then(|| counted("beta-colony-log-fuel-spent", self.spent));
        let took = self.took.words().map(|what| Phrase::new("beta-colony-log-took").with("what", what));
        let (first, others) = self.bits.split_at(self.bits.len().min(1));
        let words = and(first.iter().cloned().chain(spent).chain(others.iter().cloned()).chain(took));
        let words = words.unwrap_or_default();
        match &self.why {
            Some(why) => Phrase::new("beta-colony-describe").with("what", why.clone()).with("brings", words),
            None => words,
        }
    }
}

fn discarded(what: Phrase) -> Phrase {
    Phrase::new("beta-colony-log-discarded").with("what", what)
}

/// What happened on a space.
fn at_space(key: &'static str, space: Space) -> Phrase {
    Phrase::new(key).with("space", spaces::name(space)).with("colony", names::colony(space.colony()))
}
