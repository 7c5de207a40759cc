//! The log: what happened, told. A card is named where all see its face at that moment: on a board, or while it is shown. Of others
//! the age is said, which is on the back; whoever sees the face in the own hand, score pile or forecast is told its name.

mod faces;
mod line;
mod moves;
mod scopes;

use super::names::{decree_name, linked, measure_name, special_name, tone, who};
use crate::app::i18n::words::Phrase;
use crate::app::narration::{LogKind, LogLine, and};
use crate::engine::{Logged, Seat, SeatSet};
use crate::games::innovation::cards::demands;
use crate::games::innovation::{Altered, Card, Deal, Ending, Event, How, Measure, Scope, Splay, Symbol, Zone};
use faces::Faces;
use line::{Bit, Line, What};
use moves::claimed;

pub use crate::app::games::innovation::text::history::{chart, measures};

/// The lines of the log: a heading a turn, a line an action, below it a line for each effect that somebody has carried out. The
/// effect in which the step `running` asks is told when it is over.
pub fn lines(events: &[Logged<Event>], players: u8, running: Option<usize>) -> Vec<LogLine> {
    let mut writer = Writer { players, ..Writer::default() };
    events.iter().for_each(|logged| writer.write(logged));
    let is_running = events.last().is_some_and(|last| running == Some(last.step));
    if !is_running || writer.open.as_ref().is_some_and(Line::is_told_at_once) {
        writer.close();
    }
    writer.lines
}

#[derive(Default)]
struct Writer {
    players: u8,
    lines: Vec<LogLine>,
    /// What has begun and is not over, innermost last.
    levels: Vec<Level>,
    /// The line that is being written.
    open: Option<Line>,
    /// Lines that follow the open one: claims in the middle of it.
    after: Vec<LogLine>,
    /// What was shown.
    faces: Faces,
    /// Whether the cards are dealt.
    dealt: bool,
}

/// A scope, and how far it is told.
struct Level {
    scope: Scope,
    depth: u8,
    /// How many answers, cards that were shown and lines there were when it began.
    answered: usize,
    shown: usize,
    lines: usize,
    /// Whether a line of its own has begun.
    has_line: bool,
}

impl Writer {
    fn write(&mut self, logged: &Logged<Event>) {
        // What follows a question within an action is a line of its own: the one above was told already.
        if self.open.as_ref().is_some_and(|line| line.is_told_at_once() && logged.answered > line.answered) {
            self.close();
        }
        match logged.event {
            Event::Dealt => {
                self.dealt = true;
                self.note(logged, LogKind::Table, Phrase::new("innovation-log-dealt"));
            }
            Event::Opened { first } => {
                self.note(logged, LogKind::Table, Phrase::new("innovation-log-opened").with("name", first));
            }
            Event::TurnBegan { seat, turn, .. } => {
                let words = Phrase::new("innovation-log-turn").with("turn", turn).with("name", seat);
                self.note(logged, LogKind::Heading, words);
            }
            Event::Lost(seat) => {
                self.note(logged, LogKind::Table, Phrase::new("innovation-log-lost").with("name", seat));
            }
            Event::NoVictory(card) => {
                self.aside(logged, Phrase::new("innovation-log-no-victory").with("card", linked(card)));
            }
            Event::Complete(card) => {
                self.aside(logged, Phrase::new("innovation-log-complete").with("card", linked(card)));
            }
            Event::Ended(how) => self.note(logged, LogKind::Table, ended(how)),
            Event::Began(scope) => self.begin(logged, scope),
            Event::Over(_) => self.end(),
            // Its scope follows.
            Event::Karma { .. } => {}
            Event::Passing { seat, of, before, now } => {
                let of = if of == Symbol::Flag { "flags" } else { "fountains" };
                let key = if before < now { "won" } else { "lost" };
                let words = Phrase::new(format!("innovation-log-{of}-{key}")).with("n", before.abs_diff(now));
                self.note(logged, LogKind::Seat(seat), words.with("now", now));
                self.lines.last_mut().into_iter().for_each(|line| line.sentence = true);
            }
            Event::Moved { card, to, .. } if !self.dealt => self.faces.go(card, to),
            Event::Moved { card, from, to, how, by } => self.moved(logged, card, from, to, how, by),
            _ => self.changed(logged),
        }
    }

    /// What is neither a card on its way nor a line of its own.
    fn changed(&mut self, logged: &Logged<Event>) {
        match logged.event {
            Event::Counted { card, measure, counts, by, sharers, victims } => {
                let counts = &counts[..usize::from(self.players)];
                let bits = counted((card, measure), by, counts, sharers, victims);
                bits.into_iter().for_each(|bit| self.tell(logged, by, bit));
            }
            Event::Altered(altered) => self.tell_of_scope(logged, told(altered)),
            Event::Claimed { special, from, to } => {
                let bit = claimed(from).with("what", special_name(special));
                // What an effect does is told as such; what follows from something is a line of its own, after that.
                let begins = |level: &Level| level.scope.seat() == to && level.lines == self.lines.len();
                if self.open.is_none() && self.levels.last().is_some_and(begins) {
                    return self.tell(logged, to, bit);
                }
                let depth = self.open.as_ref().map_or_else(|| self.depth(), |open| open.depth);
                let line = LogLine::new(logged.answered, LogKind::Seat(to), bit.say());
                let line = LogLine { depth, sentence: true, ..line };
                if self.open.is_some() { self.after.push(line) } else { self.lines.push(line) }
            }
            Event::DecreeMoved { decree, from, to: Some(to) } => {
                self.tell(logged, to, claimed(from).with("what", decree_name(decree)));
            }
            Event::DecreeMoved { decree, from: Some(owner), to: None } => {
                let back = Bit::new("innovation-log-decree-back").with("name", owner);
                self.tell_of_scope(logged, back.with("what", decree_name(decree)));
            }
            Event::Revealed(seat, card) => {
                self.faces.show(card, logged.answered);
                self.line_of(logged, seat).show(card);
            }
            Event::LookedAt(seat, card) => {
                self.tell(
                    logged,
                    seat,
                    Bit::new("innovation-log-looked").of(What::Seen(card, [seat].into_iter().collect())),
                );
            }
            Event::Splayed { owner, colour, splay, by } => {
                let bit = match by != owner && splay != Splay::None {
                    true => Bit::new("innovation-log-splayed-of").with("name", owner),
                    false => Bit::new("innovation-log-splayed"),
                };
                self.tell(logged, by, bit.with("colour", tone(colour)).with("splay", splay.word()));
            }
            Event::Rearranged(seat, colour) => {
                self.tell(logged, seat, Bit::new("innovation-log-rearranged").with("colour", tone(colour)));
            }
            _ => {}
        }
    }

    fn begin(&mut self, logged: &Logged<Event>, scope: Scope) {
        self.close();
        let depth = match scope {
            Scope::Action(..) => 0,
            _ => self.levels.last().map_or(0, |outer| outer.depth) + 1,
        };
        let (answered, shown, lines) = (logged.answered, self.faces.count(), self.lines.len());
        self.levels.push(Level { scope, depth, answered, shown, lines, has_line: false });
        if let Scope::Action(seat, deal) = scope
            && let Some(bit) = action(deal)
        {
            self.tell(logged, seat, bit);
        }
    }

    /// The innermost scope is over.
    fn end(&mut self) {
        self.close();
        let Some(level) = self.levels.pop().filter(|level| level.lines == self.lines.len()) else { return };
        let kind = LogKind::Seat(level.scope.seat());
        if let Some(words) = scopes::nothing(level.scope)
            // Effects without effect are not told again and again.
            && self.lines.last().is_none_or(|last| (last.kind, &last.words) != (kind, &words))
        {
            let sentence = scopes::goes_on(level.scope);
            self.lines.push(LogLine { depth: level.depth, sentence, ..LogLine::new(level.answered, kind, words) });
        }
    }

    fn moved(&mut self, logged: &Logged<Event>, card: Card, from: Zone, to: Zone, how: How, by: Seat) {
        // The artifact on display is returned when its dogma is over.
        if how == How::Return && from == Zone::Display(by) {
            self.close();
        }
        let before = self.levels.last().map_or(self.faces.count(), |level| level.shown);
        let is_open = moves::are_seen(from, to, how);
        if is_open {
            self.faces.go(card, to);
        }
        let is_public = is_open || self.faces.go_unseen(card, (from, to), logged.answered, before);
        let what = if is_public { What::Face(card) } else { What::Seen(card, moves::seeing(from, to)) };
        let bit = moves::bit(card, from, to, how, by);
        let is_named = how != How::Claim || from != Zone::Available;
        self.tell(logged, by, if is_named { bit.of(what) } else { bit });
        let value = i32::from(card.printed_value());
        if let Some(open) = &mut self.open {
            open.points += i32::from(to == Zone::Score(by)) * value;
            open.points -= i32::from(from == Zone::Score(by)) * value;
        }
    }

    /// Somebody did this now.
    fn tell(&mut self, logged: &Logged<Event>, seat: Seat, bit: Bit) {
        self.line_of(logged, seat).add(bit);
    }

    /// Whoever acts in the innermost scope did this now.
    fn tell_of_scope(&mut self, logged: &Logged<Event>, bit: Bit) {
        if let Some(seat) = self.levels.last().map(|level| level.scope.seat()) {
            self.tell(logged, seat, bit);
        }
    }

    /// The line that goes on with what this seat does: the open one, or a new one of the innermost scope that is the seat's. What a karma
    /// interrupts does not go on in it.
    fn line_of(&mut self, logged: &Logged<Event>, seat: Seat) -> &mut Line {
        if self.open.as_ref().is_some_and(|open| open.seat != seat) {
            self.close();
        }
        let inner = self.levels.iter().rposition(|level| matches!(level.scope, Scope::Karma { .. })).unwrap_or(0);
        let depth = self.depth();
        let own = self.levels[inner..].iter_mut().rfind(|level| level.scope.seat() == seat);
        let open = self.open.get_or_insert_with(|| match own {
            Some(level) => {
                let is_below = std::mem::replace(&mut level.has_line, true);
                Line::new(seat, level.depth.max(u8::from(is_below)), Some(level.scope))
            }
            None => Line::new(seat, depth, None),
        });
        open.answered = logged.answered;
        open
    }

    /// How far a line is indented that is of no scope and lies in the innermost one.
    fn depth(&self) -> u8 {
        self.levels.last().map_or(0, |level| level.depth.max(1))
    }

    /// A line of nobody, below what it belongs to.
    fn aside(&mut self, logged: &Logged<Event>, words: Phrase) {
        let depth = self.depth();
        self.note(logged, LogKind::Table, words);
        self.lines.last_mut().into_iter().for_each(|line| line.depth = depth);
    }

    /// A line that is no seat's doing.
    fn note(&mut self, logged: &Logged<Event>, kind: LogKind, words: Phrase) {
        self.close();
        self.lines.push(LogLine::new(logged.answered, kind, words));
    }

    fn close(&mut self) {
        self.lines.extend(self.open.take().and_then(Line::tell));
        self.lines.append(&mut self.after);
    }
}

/// What an action is, where what is done in it does not say so.
fn action(deal: Deal) -> Option<Bit> {
    Some(match deal {
        Deal::Endorse(card) => Bit::new("innovation-log-endorse").with("card", linked(card)),
        Deal::Display(_) => Bit::new("innovation-log-display"),
        Deal::Inspire(colour) => Bit::new("innovation-log-inspire").with("colour", tone(colour)),
        Deal::Decree(decree) => Bit::new("innovation-log-decree").with("decree", decree_name(decree)),
        Deal::Draw | Deal::Meld(_) | Deal::Dogma(_) | Deal::Achieve(_) | Deal::AchieveCard(_) => return None,
    })
}

/// A dogma: who has how much of what is counted, who must obey and who shares.
fn counted((card, measure): (Card, Measure), by: Seat, counts: &[u16], sharers: SeatSet, victims: SeatSet) -> Vec<Bit> {
    let players = counts.len() as u8;
    let count = |seat: Seat| Phrase::new("innovation-count").with("name", seat).with("n", counts[seat.index()]);
    let told = and(by.around(players).map(count)).unwrap_or_default();
    let used = Bit::new("innovation-log-dogma").with("card", linked(card));
    let mut bits = vec![used.with("icon", measure_name(measure)).with("counts", told)];
    let names = |seats: SeatSet| and(by.around(players).filter(|seat| seats.contains(*seat)).map(who));
    if demands(card) {
        bits.push(match names(victims) {
            Some(names) => Bit::new("innovation-log-obey").with("names", names),
            None => Bit::new("innovation-gain-obey-nobody"),
        });
    }
    let share = |names| Bit::new("innovation-log-share").with("names", names);
    bits.extend(names(sharers).map(share));
    bits
}

/// What a karma changes until the end of the dogma action.
fn told(altered: Altered) -> Bit {
    match altered {
        Altered::Majority(_) => Bit::new("innovation-log-majority"),
        Altered::Measure(measure) => Bit::new("innovation-log-measured").with("what", measure_name(measure)),
        Altered::Raised(raised) => Bit::new("innovation-log-raised").with("n", raised.dogmas),
    }
}

fn ended(how: Ending) -> Phrase {
    match how {
        Ending::Achievements => Phrase::new("innovation-log-end-achievements"),
        Ending::MostPoints => Phrase::new("innovation-log-end-points"),
        Ending::MostAchievements => Phrase::new("innovation-log-end-tie"),
        Ending::Drawn => Phrase::new("innovation-log-end-drawn"),
        Ending::Card(card) => Phrase::new("innovation-log-end-card").with("card", linked(card)),
    }
}

#[cfg(test)]
mod tests;
