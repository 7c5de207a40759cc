//! What an action can lead to: it is tried out in positions that might be the real one, with any answers after it. Whether anything comes of an
//! answer within an effect is foretold.

use super::names::{card_name, special_name, who};
use super::participation::Participation;
use super::words::is_promotion;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::playout::{self, Policy, Random};
use crate::engine::{Decision, End, Flow, Halt, Match, Outcome, Position, Seat, SeatSet, Stream};
use crate::games::innovation::cards::effects;
use crate::games::innovation::facts::LAST_AGE;
use crate::games::innovation::{Card, Choice, Event, Innovation, Prompt, Scope, Set, Special, Zone};
use std::collections::{BTreeMap, BTreeSet};

/// So often it is tried. What was never seen is not said, so that every line is true of some continuation.
const TRIALS: u64 = 64;

/// What can be different when an action is over.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Preview {
    /// Whether anything changed at all: a card, a splay, or that the game was over.
    pub changes: bool,
    /// The effects of the dogma in which something changed: their card and their number there, from 0.
    pub busy: BTreeSet<(Card, u8)>,
    /// Cards that leave the boards of those on whom a demand is made.
    pub losses: BTreeSet<Card>,
    /// Whose reach normal achievements come into.
    pub reach: BTreeMap<Seat, Reach>,
    /// Who claims special achievements.
    pub claims: BTreeSet<(Seat, Special)>,
    /// Whose karmas step in.
    pub karmas: BTreeSet<(Seat, Card)>,
    /// Who wins at once; nobody in a draw.
    pub endings: Vec<SeatSet>,
}

/// How a line is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sentiment {
    /// Neither good nor bad.
    Neutral,
    /// Good for whoever it is said to.
    Positive,
    /// Good for an opponent.
    Negative,
}

/// The normal achievements that come into a seat's reach.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reach {
    /// Their ages, 1 to 9.
    pub ages: BTreeSet<u8>,
    /// The most points seen then.
    pub points: u16,
}

/// A preview in the making, a few trials at a time: all of them at once would hold up a frame.
#[derive(Debug)]
pub struct Trials {
    decision: Decision<Innovation>,
    before: Innovation,
    action: Choice,
    victims: Vec<Seat>,
    done: u64,
    /// Whether a position was found for any of them.
    tried: bool,
    preview: Preview,
}

impl Trials {
    /// If the seat that is asked takes this action. `None` for draws and achievements without karmas, which say enough themselves.
    pub fn of(game: &Match<Innovation>, action: Choice) -> Option<Trials> {
        let is_tried = match action {
            Choice::Dogma(_) | Choice::Meld(_) | Choice::Endorse(_) | Choice::Inspire(_) | Choice::Decree(_) => true,
            // Otherwise these say enough themselves.
            Choice::Draw | Choice::Achieve(_) => game.state().sets().has(Set::Figures),
            Choice::Card(_) => is_promotion(game),
            _ => false,
        };
        let decision = Decision::of(game).filter(|_| is_tried)?;
        let before = game.state().clone();
        let victims = victims(&before, decision.question().seat, action);
        Some(Trials { decision, before, action, victims, done: 0, tried: false, preview: Preview::default() })
    }

    /// Makes so many more; the preview when that were all.
    pub fn run(&mut self, count: u64) -> Option<Preview> {
        for trial in (self.done..TRIALS).take(count as usize) {
            if let Some(position) = self.decision.info().determinize(&mut Stream::new(trial)) {
                self.tried = true;
                self.preview.try_out(&self.before, &self.victims, position, self.action, trial);
            }
            self.done += 1;
        }
        if self.done < TRIALS {
            return None;
        }
        let mut preview = std::mem::take(&mut self.preview);
        // What could not be tried out may change something.
        if !self.tried {
            preview.changes = true;
            preview.busy.extend(all_effects(self.action));
        }
        Some(preview)
    }
}

/// The effects of an action.
fn all_effects(action: Choice) -> impl Iterator<Item = (Card, u8)> {
    let activated = match action {
        Choice::Dogma(card) | Choice::Endorse(card) => Some(card),
        _ => None,
    };
    activated.into_iter().flat_map(|card| (0..effects(card).len() as u8).map(move |effect| (card, effect)))
}

/// On whom this action makes a demand.
fn victims(state: &Innovation, by: Seat, action: Choice) -> Vec<Seat> {
    match action {
        Choice::Dogma(card) | Choice::Endorse(card) => Participation::of(state, card, by).obeying().collect(),
        _ => Vec::new(),
    }
}

impl Preview {
    /// Runs on from a position with any answers up to the next action, and notes what is different then.
    fn try_out(
        &mut self,
        before: &Innovation,
        victims: &[Seat],
        position: Position<Innovation>,
        action: Choice,
        trial: u64,
    ) {
        let Preview { busy, karmas, .. } = self;
        let mut run = UntilNextAction { action: Some(action), effect: None, busy, karmas };
        if let Ok((after, outcome)) = playout::run(&position, &mut run, &mut Stream::new(trial)) {
            self.note(before, &after, outcome, victims);
        }
    }

    /// Behind each effect of a dogma that would do nothing while another one does something: that.
    pub fn notes(&self, card: Card) -> Vec<Option<Phrase>> {
        let is_idle = |effect: &u8| self.changes && !self.busy.contains(&(card, *effect));
        let note = |effect| Some(effect).filter(is_idle).map(|_| Phrase::new("innovation-can-nothing"));
        (0..effects(card).len() as u8).map(note).collect()
    }

    /// What of it is worth a line, said to a seat: what is at stake, what it brings, what to beware of.
    pub fn lines(&self, state: &Innovation, to: Seat) -> Vec<(Sentiment, Phrase)> {
        let sentiment = |seat: Seat| if state.opposed(to, seat) { Sentiment::Negative } else { Sentiment::Positive };
        let mut lines = Vec::new();
        if !self.changes {
            lines.push((Sentiment::Neutral, Phrase::new("innovation-can-nothing")));
        }
        if let Some(cards) = and(self.losses.iter().map(|card| card_name(*card))) {
            lines.push((Sentiment::Neutral, Phrase::new("innovation-can-lose").with("cards", cards)));
        }
        for (seat, Reach { ages, points }) in &self.reach {
            let count = ages.len();
            let Some(ages) = and(ages.iter().map(|age| Phrase::new("innovation-value").with("age", *age))) else {
                continue;
            };
            let line = Phrase::new("innovation-can-reach").with("name", *seat).with("ages", ages);
            lines.push((sentiment(*seat), line.with("count", count).with("points", *points)));
        }
        for owner in state.seats() {
            let figures = self.karmas.iter().filter(|(seat, _)| *seat == owner).map(|(_, figure)| card_name(*figure));
            let line = and(figures).map(|cards| Phrase::new("innovation-can-karma").with("cards", cards));
            lines.extend(line.map(|line| (sentiment(owner), line.with("name", owner))));
        }
        for (seat, special) in &self.claims {
            let line = Phrase::new("innovation-can-claim").with("name", *seat);
            lines.push((sentiment(*seat), line.with("special", special_name(*special))));
        }
        for winners in &self.endings {
            lines.push(match (winners.iter().next(), and(winners.iter().map(who))) {
                (Some(first), Some(names)) if *winners == state.side(first) => {
                    (sentiment(first), Phrase::new("innovation-can-win").with("names", names))
                }
                _ => (Sentiment::Negative, Phrase::new("innovation-can-draw")),
            });
        }
        lines
    }

    fn note(&mut self, before: &Innovation, after: &Innovation, outcome: Option<Outcome>, victims: &[Seat]) {
        self.changes |= after.changes() != before.changes() || outcome.is_some();
        for seat in victims {
            let board = Zone::Board(*seat);
            self.losses.extend(before.cards_in(board).into_iter().filter(|card| after.zone(*card) != board));
        }
        for seat in before.seats() {
            let claimed = |special: &Special| {
                let owner = |state: &Innovation| state.owner(*special);
                owner(after) == Some(seat) && owner(before) != Some(seat)
            };
            self.claims.extend(before.specials().filter(claimed).map(|special| (seat, special)));
            let gained = |age: &u8| after.may_achieve(seat, *age) && !before.may_achieve(seat, *age);
            let gained: BTreeSet<u8> = (1..=LAST_AGE).filter(gained).collect();
            if outcome.is_none() && !gained.is_empty() {
                let reach = self.reach.entry(seat).or_default();
                reach.ages.extend(gained);
                reach.points = reach.points.max(after.player(seat).points());
            }
        }
        if let Some(outcome) = outcome.filter(|outcome| !self.endings.contains(&outcome.winners)) {
            self.endings.push(outcome.winners);
        }
    }
}

/// Whether an event changes something: a card, a splay, or that the game is over.
fn changes(event: &Event) -> bool {
    use Event::{Claimed, DecreeMoved, Ended, Lost, Moved, Rearranged, Splayed};
    matches!(
        event,
        Moved { .. } | Splayed { .. } | Claimed { .. } | Rearranged(..) | DecreeMoved { .. } | Lost(_) | Ended(_)
    )
}

/// The action, then any answers up to the next one.
struct UntilNextAction<'a> {
    /// Until it is taken.
    action: Option<Choice>,
    /// The effect of the dogma that is carried out.
    effect: Option<(Card, u8)>,
    busy: &'a mut BTreeSet<(Card, u8)>,
    karmas: &'a mut BTreeSet<(Seat, Card)>,
}

impl Policy<Innovation> for UntilNextAction<'_> {
    fn decide(
        &mut self,
        game: &Innovation,
        seat: Seat,
        prompt: Prompt,
        choices: &[Choice],
        stream: &mut Stream,
    ) -> Flow<Choice> {
        match (self.action.take(), prompt) {
            (Some(action), _) => choices.contains(&action).then_some(action).ok_or(Halt::Refused),
            (None, Prompt::Action { .. } | Prompt::Display) => Err(Halt::Ask),
            _ => Random.decide(game, seat, prompt, choices, stream),
        }
    }

    fn told(&mut self, event: &Event) {
        match event {
            Event::Began(Scope::Effect { depth: 0, card, effect, .. }) => self.effect = Some((*card, *effect)),
            Event::Over(Scope::Effect { depth: 0, .. }) => self.effect = None,
            Event::Karma { owner, figure, .. } => drop(self.karmas.insert((*owner, *figure))),
            _ if self.action.is_none() && changes(event) => self.busy.extend(self.effect),
            _ => {}
        }
    }
}

/// So many answers are foretold at most to find out whether anything comes of one, those included that follow on it.
const MOST_FORETOLD: u8 = 40;

/// Whether the effect that asks certainly does nothing more after this answer, whatever the seat that is asked answers then.
pub fn does_nothing(game: &Match<Innovation>, answer: Choice) -> bool {
    !game.state().running().is_empty() && comes_to_nothing(game, &mut vec![answer], &mut { MOST_FORETOLD })
}

/// The same after these answers in a row. What cannot be known may do something.
fn comes_to_nothing(game: &Match<Innovation>, line: &mut Vec<Choice>, left: &mut u8) -> bool {
    let Some(fewer) = left.checked_sub(1) else { return false };
    *left = fewer;
    let (Some(question), Some(foretold)) = (game.question(), game.foretell_line(line)) else { return false };
    let mut asking = Asking::default();
    foretold.events.iter().for_each(|event| asking.hear(event));
    match foretold.end {
        _ if asking.does => false,
        _ if asking.is_over => true,
        Some(End::Asks(next)) if next.seat == question.seat => next.choices.iter().all(|choice| {
            line.push(*choice);
            let is_nothing = comes_to_nothing(game, line, left);
            line.pop();
            is_nothing
        }),
        _ => false,
    }
}

/// The effect that asks, from the answer on.
#[derive(Clone, Copy, Default)]
struct Asking {
    /// How many scopes that have begun in the effect are not over.
    inner: u8,
    is_over: bool,
    does: bool,
}

impl Asking {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Began(_) => self.inner += 1,
            Event::Over(_) if self.inner > 0 => self.inner -= 1,
            Event::Over(_) => self.is_over = true,
            _ => {}
        }
        // A card that is shown is known from then on.
        self.does |= !self.is_over && (changes(event) || matches!(event, Event::Revealed(..)));
    }
}

#[cfg(test)]
mod tests;
