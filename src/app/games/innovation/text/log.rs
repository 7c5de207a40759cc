//! The log: what happened, told. It is the same for everybody who looks at the screen, so a card is named only where all
//! see its face at that moment: on a board, or while it is shown. Of others the age is said, which is on the back.

use super::names::{self, back, backs, card_name, decree_name, measure_name, special_name, tone, who};
use super::words::spot;
use crate::app::i18n::words::{Arg, Phrase};
use crate::app::narration::{LogKind, LogLine, and};
use crate::engine::{Logged, Seat, SeatSet};
use crate::games::innovation::cards::effects;
use crate::games::innovation::{
    Altered, Back, Card, Deal, Decree, ECHO, Ending, Event, How, INSPIRE, KARMA, Measure, Special, Splay, Trigger, Zone,
};

pub use crate::app::games::innovation::text::history::{chart, measures};

/// The lines of the log: a heading a turn, a line an action, below it a line for each effect that somebody has carried out. The
/// effect in which the step `running` asks is told when it is over.
pub fn lines(events: &[Logged<Event>], players: u8, running: Option<usize>) -> Vec<LogLine> {
    let mut writer = Writer::default();
    events.iter().for_each(|logged| writer.write(logged, players));
    if events.last().is_some_and(|last| running == Some(last.step)) {
        writer.open = writer.open.filter(|open| open.depth == 0);
        // What was claimed in the middle of a line follows it.
        if writer.open.is_none() {
            writer.after.clear();
        }
    }
    writer.close();
    writer.lines
}

#[derive(Default)]
struct Writer {
    lines: Vec<LogLine>,
    open: Option<Open>,
    /// Lines that follow the open one: claims in the middle of it.
    after: Vec<LogLine>,
    /// Cards that were shown since the effect or action began.
    shown: Vec<Card>,
    /// The lines that karmas interrupt, innermost last.
    interrupted: Vec<Option<Interrupted>>,
    /// The effects that are carried out, innermost last: whose line each has, how deep it is and why it is told.
    effects: Vec<(Seat, u8, Why)>,
    /// The karma that begins.
    karma: Option<Stepped>,
    /// Whether somebody has acted in the turn: what follows belongs to that.
    acted: bool,
    /// Who has which special achievements.
    specials: Vec<(Special, Seat)>,
    /// Who has which decrees.
    decrees: Vec<(Decree, Seat)>,
    /// Whether the cards are dealt.
    dealt: bool,
}

/// A line that is being written.
struct Open {
    seat: Seat,
    depth: u8,
    why: Why,
    bits: Vec<Bit>,
    points: i32,
    answered: usize,
    /// Whether a part of it was told before a karma: that nothing more follows is not worth a line.
    goes_on: bool,
}

/// A line that a karma interrupts.
struct Interrupted {
    seat: Seat,
    depth: u8,
    why: Why,
    /// Whether a part of it was told before.
    goes_on: bool,
    /// How many lines there were when the karma stepped in.
    lines: usize,
}

impl Open {
    /// Whether it is an action that somebody was asked about since.
    fn is_told(&self, logged: &Logged<Event>) -> bool {
        self.depth == 0 && !self.bits.is_empty() && logged.answered > self.answered
    }
}

/// Why somebody does what a line tells.
#[derive(Clone, Copy, PartialEq)]
enum Why {
    /// An action, or an effect of one's own card.
    Own,
    /// Sharing somebody's card.
    Shares(Card),
    /// Obeying somebody's demand.
    Obeys(Card),
    /// The echo effect of a card.
    Echo(Card),
    /// An effect that another one carries out.
    Within(Card),
    /// The inspire effect of a card.
    Inspired(Card),
    /// A karma.
    Karma(Stepped),
    /// The free draw.
    Free,
    /// The draw of a figure because an opponent took an achievement.
    Figure,
    /// Fading.
    Fades,
}

/// A karma that steps in.
#[derive(Clone, Copy, PartialEq)]
struct Stepped {
    figure: Card,
    trigger: Trigger,
    instead: bool,
    /// Who would do what it waits for, if that is somebody else than its owner.
    by: Option<Seat>,
}

/// One thing of a line; the same done with several cards is one.
#[derive(PartialEq)]
struct Bit {
    key: &'static str,
    cards: Vec<What>,
    args: Vec<(&'static str, Arg)>,
    /// The card that was drawn last: showing it belongs to drawing it.
    drawn: Option<Card>,
}

/// A card, as all may know it.
#[derive(Clone, Copy, PartialEq)]
enum What {
    Face(Card),
    Back(Back),
}

/// More removed cards than these are counted, not named.
const MOST_REMOVED: usize = 6;

impl Bit {
    fn new(key: &'static str) -> Bit {
        Bit { key, cards: Vec::new(), args: Vec::new(), drawn: None }
    }

    fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Bit {
        self.args.push((name, value.into()));
        self
    }

    fn say(self) -> Phrase {
        let many = self.key == "innovation-log-remove" && self.cards.len() > MOST_REMOVED;
        if many {
            return Phrase::new("innovation-log-removed").with("count", self.cards.len());
        }
        let phrase = self.args.into_iter().fold(Phrase::new(self.key), |phrase, (name, arg)| phrase.with(name, arg));
        match and(self.cards.chunk_by(|one, next| one == next).map(several)) {
            Some(cards) => phrase.with("what", cards),
            None => phrase,
        }
    }
}

impl Writer {
    fn write(&mut self, logged: &Logged<Event>, players: u8) {
        // What follows a question within an action is a line of its own: the one above was told already.
        if let Some(seat) = self.open.as_ref().filter(|open| open.is_told(logged)).map(|open| open.seat) {
            self.go_on(logged, seat, 1, Why::Own);
        }
        match logged.event {
            Event::Dealt => {
                self.dealt = true;
                self.line(logged, LogKind::Table, Phrase::new("innovation-log-dealt"));
            }
            Event::Opened { first } => {
                self.line(logged, LogKind::Table, Phrase::new("innovation-log-opened").with("name", first));
            }
            Event::TurnBegan { seat, turn, .. } => {
                self.acted = false;
                self.effects.clear();
                let words = Phrase::new("innovation-log-turn").with("turn", turn).with("name", seat);
                self.line(logged, LogKind::Heading, words);
            }
            Event::Lost(seat) => {
                // With that, as where nobody wins, its effect is over.
                self.effects.pop();
                self.line(logged, LogKind::Table, Phrase::new("innovation-log-lost").with("name", seat));
            }
            Event::Acted(seat, deal) => {
                self.acted = true;
                self.effects.clear();
                self.begin(logged, seat, 0, Why::Own);
                match deal {
                    Deal::Endorse(card) => self.add(Bit::new("innovation-log-endorse").with("card", named(card))),
                    Deal::Display(_) => self.add(Bit::new("innovation-log-display")),
                    Deal::Inspire(colour) => self.add(Bit::new("innovation-log-inspire").with("colour", tone(colour))),
                    Deal::Decree(decree) => {
                        self.add(Bit::new("innovation-log-decree").with("decree", decree_name(decree)));
                    }
                    _ => {}
                }
            }
            Event::Counted { card, measure, counts, by, sharers, victims } => {
                self.turn_to(logged, by);
                self.counted((card, measure), by, &counts[..usize::from(players)], sharers, victims);
            }
            Event::Effect { card, effect, seat, by, depth } => {
                let demand = effects(card).get(usize::from(effect)).is_some_and(|effect| effect.is_demand());
                let why = match () {
                    () if demand => Why::Obeys(card),
                    () if effect == KARMA => match self.karma.take() {
                        Some(stepped) => Why::Karma(stepped),
                        None => Why::Within(card),
                    },
                    () if effect == INSPIRE => Why::Inspired(card),
                    () if effect == ECHO => Why::Echo(card),
                    () if seat != by => Why::Shares(card),
                    () if depth > 0 => Why::Within(card),
                    () => Why::Own,
                };
                // What carries out another card is not over, and that tells what happens. Nor is what a karma interrupts,
                // but for the demand on whoever was met before.
                let is_between = matches!(why, Why::Karma(Stepped { trigger: Trigger::Demand, .. }));
                let is_over = |open: &Open| open.depth > depth || is_between && open.depth == depth;
                self.open = self.open.take().filter(|open| is_over(open) || !open.bits.is_empty());
                self.effects.retain(|(_, outer, _)| *outer <= depth);
                self.effects.push((seat, depth.saturating_add(1), why));
                self.begin(logged, seat, depth.saturating_add(1), why);
            }
            Event::Karma { figure, owner, by, trigger, instead, .. } => {
                let lines = self.lines.len();
                self.interrupted.push(self.open.as_ref().map(|&Open { seat, depth, why, goes_on, .. }| Interrupted {
                    seat,
                    depth,
                    why,
                    goes_on,
                    lines,
                }));
                let by = Some(by).filter(|by| *by != owner);
                self.karma = Some(Stepped { figure, trigger, instead, by });
            }
            Event::KarmaOver(_) => {
                self.close();
                while self.effects.pop().is_some_and(|(_, _, why)| !matches!(why, Why::Karma(_))) {}
                if let Some(line) = self.interrupted.pop().flatten() {
                    let goes_on = line.goes_on || self.lines.len() > line.lines;
                    self.begin(logged, line.seat, line.depth, line.why);
                    if let Some(open) = &mut self.open {
                        open.goes_on = goes_on;
                    }
                }
            }
            Event::Altered(altered) => self.tell(
                logged,
                match altered {
                    Altered::Majority(_) => Bit::new("innovation-log-majority"),
                    Altered::Measure(measure) => {
                        Bit::new("innovation-log-measured").with("what", measure_name(measure))
                    }
                    Altered::Raised(raised) => Bit::new("innovation-log-raised").with("n", raised.dogmas),
                },
            ),
            Event::FreeDraw(seat) => self.begin(logged, seat, 1, Why::Free),
            Event::FigureDraw(seat) => self.begin(logged, seat, 1, Why::Figure),
            Event::Fading(seat) => self.begin(logged, seat, 1, Why::Fades),
            Event::InspireDraw(seat) => self.begin(logged, seat, 1, Why::Own),
            Event::Claimed(seat, special) => {
                let depth = self.open.as_ref().map_or(0, |open| open.depth);
                let owner = hand_over(&mut self.specials, special, Some(seat));
                let words = claimed(owner).with("what", special_name(special)).say();
                self.after.push(LogLine { depth, ..LogLine::new(logged.answered, LogKind::Seat(seat), words) });
            }
            Event::DecreeMoved(decree, to) => {
                let bit = match (hand_over(&mut self.decrees, decree, to), to) {
                    (owner, Some(_)) => claimed(owner),
                    (Some(owner), None) => Bit::new("innovation-log-decree-back").with("name", owner),
                    // It lay there.
                    (None, None) => return,
                };
                self.tell(logged, bit.with("what", decree_name(decree)));
            }
            Event::NoVictory(card) => {
                self.effects.pop();
                self.note(logged, Phrase::new("innovation-log-no-victory").with("card", named(card)));
            }
            Event::Complete(card) => {
                self.note(logged, Phrase::new("innovation-log-complete").with("card", named(card)))
            }
            Event::Ended(how) => self.line(logged, LogKind::Table, ended(how)),
            Event::Moved { how: How::Open, card, by, .. } => {
                self.begin(logged, by, 0, Why::Own);
                self.tell(logged, Bit { cards: vec![What::Face(card)], ..Bit::new("innovation-log-open") });
            }
            Event::Moved { card, from, to, how, by } if self.dealt => self.moved(logged, card, from, to, how, by),
            Event::Moved { .. } => {}
            Event::Revealed(seat, card) => {
                self.turn_to(logged, seat);
                self.revealed(logged, card);
            }
            Event::LookedAt(seat, card) => {
                self.turn_to(logged, seat);
                self.tell(logged, Bit { cards: vec![What::Back(card.back())], ..Bit::new("innovation-log-looked") });
            }
            Event::Splayed(owner, colour, splay) => {
                let by = self.open.as_ref().map_or(owner, |open| open.seat);
                self.turn_to(logged, by);
                let bit = match by != owner && splay != Splay::None {
                    true => Bit::new("innovation-log-splayed-of").with("name", owner),
                    false => Bit::new("innovation-log-splayed"),
                };
                self.tell(logged, bit.with("colour", tone(colour)).with("splay", splay.word()));
            }
            Event::Rearranged(_, colour) => {
                self.tell(logged, Bit::new("innovation-log-rearranged").with("colour", tone(colour)));
            }
        }
    }

    /// A dogma: who has how much of what is counted, who must obey and who shares.
    fn counted(
        &mut self,
        (card, measure): (Card, Measure),
        by: Seat,
        counts: &[u16],
        sharers: SeatSet,
        victims: SeatSet,
    ) {
        let players = counts.len() as u8;
        let count = |seat: Seat| Phrase::new("innovation-count").with("name", seat).with("n", counts[seat.index()]);
        let counts = and(by.around(players).map(count)).unwrap_or_default();
        let used = Bit::new("innovation-log-dogma").with("card", named(card));
        self.add(used.with("icon", measure_name(measure)).with("counts", counts));
        let demands = effects(card).iter().any(|effect| effect.is_demand());
        let names = |seats: SeatSet| and(by.around(players).filter(|seat| seats.contains(*seat)).map(who));
        match names(victims).filter(|_| demands) {
            Some(names) => self.add(Bit::new("innovation-log-obey").with("names", names).with("count", victims.len())),
            None if demands => self.add(Bit::new("innovation-gain-obey-nobody")),
            None => {}
        }
        if let Some(names) = names(sharers) {
            self.add(Bit::new("innovation-log-share").with("names", names).with("count", sharers.len()));
        }
    }

    fn moved(&mut self, logged: &Logged<Event>, card: Card, from: Zone, to: Zone, how: How, by: Seat) {
        let open = |zone: Zone| {
            matches!(zone, Zone::Board(_) | Zone::Display(_) | Zone::Revealed(_) | Zone::Relics | Zone::Removed)
        };
        // The artifact on display is returned when its dogma is over, or instead of it.
        if how == How::Return && from == Zone::Display(by) {
            self.begin(logged, by, u8::from(self.acted), Why::Own);
        }
        self.turn_to(logged, by);
        let is_public = open(from) || open(to) || how == How::Seize || self.shown.contains(&card);
        let what = if is_public { What::Face(card) } else { What::Back(card.back()) };
        let drawn = from == Zone::Supply;
        let on_board = matches!(from, Zone::Board(_));
        let foreign = from.owner().filter(|owner| *owner != by);
        let bit = match (how, foreign) {
            (How::Draw, _) => Bit { drawn: Some(card), ..Bit::new("innovation-log-drew") },
            (How::Meld, _) if drawn => Bit::new("innovation-log-draw-meld"),
            (How::Tuck, _) if drawn => Bit::new("innovation-log-draw-tuck"),
            (How::Score, _) if drawn => Bit::new("innovation-log-draw-score"),
            (How::Return, Some(other)) if matches!(from, Zone::Board(_) | Zone::Score(_) | Zone::Forecast(_)) => {
                Bit::new("innovation-log-return-of").with("name", other).with("from", spot(from))
            }
            (How::Meld, Some(other)) if on_board => Bit::new("innovation-log-meld-of").with("name", other),
            (How::Tuck, Some(other)) if on_board => Bit::new("innovation-log-tuck-of").with("name", other),
            (How::Score, Some(other)) if on_board => Bit::new("innovation-log-score-of").with("name", other),
            (How::Meld | How::Open, _) => Bit::new("innovation-log-meld").with("from", spot(from)),
            (How::Tuck, _) => Bit::new("innovation-log-tuck").with("from", spot(from)),
            (How::Score, _) => Bit::new("innovation-log-score").with("from", spot(from)),
            (How::Return, _) => Bit::new("innovation-log-return").with("from", spot(from)),
            (How::Claim, _) if from == Zone::Available => {
                Bit::new("innovation-log-achieved").with("age", card.printed_value())
            }
            (How::Claim, _) => Bit::new("innovation-log-achieved-card"),
            (How::Remove, _) => Bit::new("innovation-log-remove"),
            (How::Foreshadow, _) if drawn => Bit::new("innovation-log-draw-foreshadow"),
            (How::Foreshadow, _) => Bit::new("innovation-log-foreshadow"),
            (How::PlaceOnTop, _) => Bit::new("innovation-log-place"),
            (How::Transfer, _) if to == Zone::Available => Bit::new("innovation-log-add-achievement"),
            (How::Transfer, _) if matches!(to, Zone::Revealed(_)) => Bit::new("innovation-log-showed"),
            (How::Transfer, _) if matches!(from, Zone::Revealed(_)) => Bit::new("innovation-log-retook"),
            (How::Transfer | How::Exchange, _) => handed(from, to, by),
            (How::Dig, _) => Bit::new("innovation-log-dig"),
            (How::Seize, Some(other)) => Bit::new("innovation-log-seize-from").with("name", other).with("to", spot(to)),
            (How::Seize, _) => Bit::new("innovation-log-seize").with("to", spot(to)),
        };
        let counts = how != How::Claim || from != Zone::Available;
        self.tell(logged, Bit { cards: if counts { vec![what] } else { Vec::new() }, ..bit });
        let value = i32::from(card.printed_value());
        if let Some(open) = &mut self.open {
            open.points += i32::from(to == Zone::Score(open.seat)) * value;
            open.points -= i32::from(from == Zone::Score(open.seat)) * value;
        }
    }

    fn revealed(&mut self, logged: &Logged<Event>, card: Card) {
        self.shown.push(card);
        let mut key = "innovation-log-showed";
        if let Some(open) = &mut self.open
            && let Some(last) = open.bits.last_mut().filter(|last| last.drawn == Some(card))
        {
            key = "innovation-log-draw-show";
            last.drawn = None;
            last.cards.pop();
            if last.cards.is_empty() {
                open.bits.pop();
            }
        }
        self.tell(logged, Bit { cards: vec![What::Face(card)], ..Bit::new(key) });
    }

    /// Adds to the open line what happened now.
    fn tell(&mut self, logged: &Logged<Event>, bit: Bit) {
        if let Some(open) = &mut self.open {
            open.answered = logged.answered;
        }
        self.add(bit);
    }

    /// Adds to the open line: the same done with one more card is the same thing.
    fn add(&mut self, bit: Bit) {
        let Some(open) = &mut self.open else { return };
        match open.bits.last_mut().filter(|last| last.key == bit.key && last.args == bit.args) {
            Some(last) => {
                last.cards.extend(bit.cards);
                last.drawn = bit.drawn;
            }
            None => open.bits.push(bit),
        }
    }

    fn begin(&mut self, logged: &Logged<Event>, seat: Seat, depth: u8, why: Why) {
        self.close();
        self.shown.clear();
        let answered = logged.answered;
        self.open = Some(Open { seat, depth, why, bits: Vec::new(), points: 0, answered, goes_on: false });
    }

    /// The same within an effect or action: what was shown in it was.
    fn go_on(&mut self, logged: &Logged<Event>, seat: Seat, depth: u8, why: Why) {
        let shown = std::mem::take(&mut self.shown);
        self.begin(logged, seat, depth, why);
        self.shown = shown;
    }

    /// What follows is this seat's doing: if the open line is another's, or there is none, that of the effect which the
    /// seat carries out goes on, or one of its own begins.
    fn turn_to(&mut self, logged: &Logged<Event>, seat: Seat) {
        if self.open.as_ref().is_some_and(|open| open.seat == seat) {
            return;
        }
        let depth = self.open.as_ref().map_or(u8::from(self.acted), |open| open.depth.max(1));
        let effect = self.effects.iter().rev().find(|(other, ..)| *other == seat).copied();
        let (_, depth, why) = effect.unwrap_or((seat, depth, Why::Own));
        // What has nothing to tell yet is not over.
        self.open = self.open.take().filter(|open| open.depth > depth || !open.bits.is_empty());
        self.go_on(logged, seat, depth, why);
    }

    /// A line of nobody, below what it belongs to.
    fn note(&mut self, logged: &Logged<Event>, words: Phrase) {
        self.line(logged, LogKind::Table, words);
        if let Some(line) = self.lines.last_mut() {
            line.depth = 1;
        }
    }

    fn line(&mut self, logged: &Logged<Event>, kind: LogKind, words: Phrase) {
        self.close();
        self.lines.push(LogLine::new(logged.answered, kind, words));
    }

    fn close(&mut self) {
        if let Some(open) = self.open.take() {
            let (answered, points, depth) = (open.answered, open.points, open.depth);
            let kind = LogKind::Seat(open.seat);
            let is_told = open.goes_on && open.bits.is_empty();
            if let Some(words) = sentence(open).filter(|_| !is_told) {
                let line = LogLine { points, depth, ..LogLine::new(answered, kind, words) };
                // Effects without effect are not told again and again.
                let again = self.lines.last().is_some_and(|last| (last.kind, &last.words) == (kind, &line.words));
                if !again || points != 0 {
                    self.lines.push(line);
                }
            }
        }
        self.lines.append(&mut self.after);
    }
}

/// Cards that are told in the same words.
fn several(cards: &[What]) -> Phrase {
    match (cards.first(), cards.len()) {
        (Some(What::Face(card)), _) => named(*card),
        (Some(What::Back(one)), 1) => back(*one),
        (Some(What::Back(one)), count) => backs(*one, count),
        (None, _) => Phrase::default(),
    }
}

/// Notes who has an achievement now. Who had it before.
fn hand_over<T: PartialEq>(owners: &mut Vec<(T, Seat)>, what: T, to: Option<Seat>) -> Option<Seat> {
    let before = owners.iter().position(|(other, _)| *other == what).map(|at| owners.swap_remove(at).1);
    owners.extend(to.map(|seat| (what, seat)));
    before
}

/// An achievement is claimed, or taken from whoever has it.
fn claimed(owner: Option<Seat>) -> Bit {
    match owner {
        Some(owner) => Bit::new("innovation-log-take-achievement").with("name", owner),
        None => Bit::new("innovation-log-claimed"),
    }
}

/// The words of a line; `None` if there is nothing to tell.
fn sentence(open: Open) -> Option<Phrase> {
    let what = and(open.bits.into_iter().map(Bit::say));
    let told = |key: &str, card: Card, what| Phrase::new(key).with("card", named(card)).with("what", what);
    match (open.why, what) {
        (Why::Own, what) => what,
        (Why::Within(card), what) => what.map(|what| told("innovation-log-within", card, what)),
        (Why::Echo(card), what) => what.map(|what| told("innovation-log-echo", card, what)),
        (Why::Inspired(card), what) => what.map(|what| told("innovation-log-inspired", card, what)),
        (Why::Karma(stepped), what) => reacted(stepped, what),
        (Why::Shares(card), Some(what)) => Some(told("innovation-log-shared", card, what)),
        (Why::Obeys(card), Some(what)) => Some(told("innovation-log-obeyed", card, what)),
        (Why::Shares(card), None) => Some(Phrase::new("innovation-log-shared-nothing").with("card", named(card))),
        (Why::Obeys(card), None) => Some(Phrase::new("innovation-log-obeyed-nothing").with("card", named(card))),
        (Why::Free, what) => what.map(|what| Phrase::new("innovation-log-free").with("what", what)),
        (Why::Figure, what) => what.map(|what| Phrase::new("innovation-log-figure-draw").with("what", what)),
        (Why::Fades, what) => what.map(|what| Phrase::new("innovation-log-fading").with("what", what)),
    }
}

/// What a karma did, and before or instead of what; `None` for one that did nothing and stood for nothing.
fn reacted(Stepped { figure, trigger, instead, by }: Stepped, what: Option<Phrase>) -> Option<Phrase> {
    let key = match (trigger, instead) {
        (Trigger::Melded, _) => "innovation-log-karma-melded",
        (_, true) => "innovation-log-karma-instead",
        (_, false) => "innovation-log-karma-first",
    };
    let what = what.or_else(|| instead.then(|| Phrase::new("innovation-log-karma-nothing")))?;
    let phrase = Phrase::new(key).with("card", named(figure)).with("what", what);
    if trigger == Trigger::Melded {
        return Some(phrase);
    }
    Some(phrase.with("trigger", names::trigger(trigger, by)))
}

/// A card that goes from somebody to somebody.
fn handed(from: Zone, to: Zone, by: Seat) -> Bit {
    let (giver, taker) = (from.owner(), to.owner());
    let is_told = |zone| matches!(zone, Zone::Hand(_) | Zone::Score(_) | Zone::Forecast(_) | Zone::Board(_));
    match to {
        Zone::Achievements(taker) if taker == by && matches!(from, Zone::Achievements(_)) => return claimed(giver),
        Zone::Achievements(taker) => return Bit::new("innovation-log-to-achievements").with("name", taker),
        _ if !is_told(from) || !is_told(to) => return Bit::new("innovation-log-moved"),
        _ => {}
    }
    let (key, other) = match (giver == Some(by), taker == Some(by)) {
        (true, true) => return Bit::new("innovation-log-shift").with("from", spot(from)).with("to", spot(to)),
        (true, false) => ("innovation-log-give", taker),
        _ => ("innovation-log-take", giver),
    };
    Bit::new(key).with("from", spot(from)).with("name", other.unwrap_or(by)).with("to", spot(to))
}

/// A card's name, to be tapped.
fn named(card: Card) -> Phrase {
    card_name(card).linking(card.0)
}

fn ended(how: Ending) -> Phrase {
    match how {
        Ending::Achievements => Phrase::new("innovation-log-end-achievements"),
        Ending::MostPoints => Phrase::new("innovation-log-end-points"),
        Ending::MostAchievements => Phrase::new("innovation-log-end-tie"),
        Ending::Drawn => Phrase::new("innovation-log-end-drawn"),
        Ending::Card(card) => Phrase::new("innovation-log-end-card").with("card", named(card)),
    }
}

#[cfg(test)]
mod tests;
