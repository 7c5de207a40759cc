//! What an action or an answer can lead to: it is tried out in positions that might be the real one, with any answers after it.

use super::names::{card_name, special_name, who};
use super::participation::Participation;
use super::words::is_promotion;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::playout::{self, Policy, Random};
use crate::engine::{Decision, Flow, Halt, Match, Outcome, Position, Seat, SeatSet, Stream};
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

/// An answer is tried out in so many positions, so often in each: what changes something mostly says so at once.
const ANSWER_TRIALS: (u64, u64) = (8, 6);

/// Whether the effect that asks would do nothing more after this answer, as far as the seat that is asked can know.
pub fn does_nothing(game: &Match<Innovation>, answer: Choice) -> bool {
    if game.state().running().is_empty() {
        return false;
    }
    let run = UntilEffectIsOver { answer: Some(answer), inner: 0, is_over: false, does: false };
    let mut certain = UntilEffectIsOver { answer: None, ..run };
    game.preview(answer).iter().for_each(|event| certain.told(event));
    if certain.does {
        return false;
    }
    let Some(decision) = Decision::of(game) else { return false };
    let (positions, runs) = ANSWER_TRIALS;
    (0..positions).all(|seed| {
        let position = decision.info().determinize(&mut Stream::new(seed));
        // What cannot be tried out may do something.
        position.is_some_and(|position| {
            (0..runs).all(|run_seed| {
                let mut run = run;
                playout::run(&position, &mut run, &mut Stream::new(seed * runs + run_seed)).is_ok() && !run.does
            })
        })
    })
}

/// The answer, then any others until its effect is over or does something.
#[derive(Clone, Copy)]
struct UntilEffectIsOver {
    /// Until it is given.
    answer: Option<Choice>,
    /// How many scopes that have begun in the effect are not over.
    inner: u8,
    is_over: bool,
    does: bool,
}

impl Policy<Innovation> for UntilEffectIsOver {
    fn decide(
        &mut self,
        game: &Innovation,
        seat: Seat,
        prompt: Prompt,
        choices: &[Choice],
        stream: &mut Stream,
    ) -> Flow<Choice> {
        match self.answer.take() {
            Some(answer) => choices.contains(&answer).then_some(answer).ok_or(Halt::Refused),
            None if self.is_over || self.does => Err(Halt::Ask),
            None => Random.decide(game, seat, prompt, choices, stream),
        }
    }

    fn told(&mut self, event: &Event) {
        if self.answer.is_some() {
            return;
        }
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
mod tests {
    use super::super::tests::{check, play, speak_in};
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::games::innovation::cards::name::{BANKING, CALENDAR, CANNING, CHEMISTRY, MONOTHEISM, PHYSICS};
    use crate::games::innovation::{Colour, Options, Situation, Splay};

    const ME: Seat = Seat(0);
    const OTHER: Seat = Seat(1);
    /// Said of a dogma or an effect and of an answer, in the order of the languages.
    const ANSWERED_FOR_NOTHING: [&str; 3] =
        ["would do nothing now", "würde gerade nichts bewirken", "ahora no haría nada"];
    const NOTHING: [&str; 3] = ["It would do nothing now", "Es würde gerade nichts bewirken", "Ahora no haría nada"];

    #[test]
    fn whatever_comes_into_reach_is_told_up_to_the_last_age() {
        for age in 1..=LAST_AGE {
            // The points are there; what is missing is a top card of the age.
            let points: Vec<Card> = (1..=LAST_AGE)
                .rev()
                .flat_map(|age| Set::Base.cards().filter(move |it| it.printed_value() == age))
                .take(10)
                .collect();
            let table = |board: &[Card]| {
                let table = Situation::new(&Options::default(), 2).unwrap().score(ME, &points).unwrap();
                table.board(ME, board, Splay::None).unwrap().available(&[age]).build().unwrap()
            };
            let top = Set::Base.cards().find(|card| card.printed_value() == age && !points.contains(card)).into_iter();
            let Some(top) =
                top.chain(Set::Base.cards().filter(|card| card.printed_value() == LAST_AGE).skip(10)).next()
            else {
                continue;
            };
            let mut preview = Preview::default();
            preview.note(&table(&[]), &table(&[top]), None, &[]);
            assert_eq!(preview.reach.get(&ME).map(|reach| reach.ages.clone()), Some(BTreeSet::from([age])));
        }
    }

    /// What the action can lead to on this very table, and the lines it makes in every language.
    fn previewed(situation: Situation, action: Choice) -> (Preview, Vec<Sentiment>) {
        let state = situation.build().unwrap();
        let victims = victims(&state, ME, action);
        let mut preview = Preview::default();
        for trial in 0..TRIALS {
            preview.try_out(&state, &victims, Position::fresh(state.clone()), action, trial);
        }
        let mut sentiments = Vec::new();
        for language in Language::ALL {
            speak_in(language);
            let lines = preview.lines(&state, ME);
            lines.iter().for_each(|(_, line)| drop(check(line)));
            sentiments = lines.into_iter().map(|(sentiment, _)| sentiment).collect();
        }
        (preview, sentiments)
    }

    fn two() -> Situation {
        Situation::new(&Options::default(), 2).unwrap()
    }

    /// A top card of a high age for each of these colours.
    fn highest(colours: &[Colour]) -> Vec<Card> {
        let card = |colour: &Colour| Set::Base.cards().rfind(|card| card.colour() == *colour);
        colours.iter().filter_map(card).collect()
    }

    #[test]
    fn a_demand_can_cost_top_cards_and_bring_the_victim_an_achievement() {
        let scored: Vec<Card> = Set::Base.cards().filter(|card| card.printed_value() == 8).take(2).collect();
        let table = two().board(ME, &[BANKING], Splay::None).unwrap();
        let table = table.board(OTHER, &[CANNING, CHEMISTRY], Splay::None).unwrap().score(OTHER, &scored).unwrap();
        let (preview, sentiments) = previewed(table, Choice::Dogma(BANKING));
        assert_eq!(preview.losses, BTreeSet::from([CANNING, CHEMISTRY]));
        let reach = Reach { ages: BTreeSet::from([4]), points: 21 };
        assert_eq!(preview.reach, BTreeMap::from([(OTHER, reach)]));
        assert_eq!((preview.claims.len(), preview.endings.len()), (0, 0));
        assert_eq!(sentiments, [Sentiment::Neutral, Sentiment::Negative]);
    }

    #[test]
    fn what_sharing_costs_nobody_is_not_at_stake() {
        let table = two().board(ME, &[PHYSICS], Splay::None).unwrap();
        let table = table.board(OTHER, &[CHEMISTRY], Splay::None).unwrap();
        let (preview, sentiments) = previewed(table, Choice::Dogma(PHYSICS));
        let busy = BTreeSet::from([(PHYSICS, 0)]);
        assert_eq!((preview, sentiments), (Preview { changes: true, busy, ..Preview::default() }, Vec::new()));
    }

    #[test]
    fn a_dogma_that_finds_nothing_to_do_says_so() {
        // Calendar draws only for whoever has more scored cards than cards in hand.
        let table = two().board(ME, &[CALENDAR], Splay::None).unwrap();
        let (preview, sentiments) = previewed(table, Choice::Dogma(CALENDAR));
        assert_eq!((preview, sentiments), (Preview::default(), vec![Sentiment::Neutral]));
        let scored = highest(&[Colour::Red]);
        let table = two().board(ME, &[CALENDAR], Splay::None).unwrap().score(ME, &scored).unwrap();
        assert!(previewed(table, Choice::Dogma(CALENDAR)).0.changes);
    }

    #[test]
    fn a_single_effect_that_finds_nothing_to_do_says_so_behind_it() {
        // Whoever has no cards on the board obeys Monotheism with nothing; its player tucks all the same.
        let table = two().board(ME, &[MONOTHEISM], Splay::None).unwrap();
        let (preview, _) = previewed(table, Choice::Dogma(MONOTHEISM));
        assert_eq!((preview.changes, &preview.busy), (true, &BTreeSet::from([(MONOTHEISM, 1)])));
        for (language, words) in Language::ALL.into_iter().zip(NOTHING) {
            speak_in(language);
            let notes = preview.notes(MONOTHEISM).into_iter().map(|note| note.map(|note| check(&note)));
            assert_eq!(notes.collect::<Vec<_>>(), [Some(words.to_owned()), None]);
        }
        // Where nothing happens at all, that is said once.
        assert_eq!(Preview::default().notes(MONOTHEISM), [None, None]);
    }

    #[test]
    fn answers_that_would_do_nothing_say_so_and_do_nothing() {
        let (mut over, mut wrong) = (0, 0);
        for seed in 0..40 {
            // How it went on after the answers of which that was said.
            let mut open = Vec::<UntilEffectIsOver>::new();
            let mut heard = 0;
            play(Options::default(), 2 + (seed % 3) as u8, seed, |game, choice| {
                for logged in &game.events()[heard..] {
                    open.iter_mut().for_each(|run| run.told(&logged.event));
                }
                heard = game.events().len();
                for run in open.extract_if(.., |run| run.does || run.is_over) {
                    over += u32::from(run.is_over);
                    wrong += u32::from(run.does);
                }
                if game.state().running().is_empty() {
                    return;
                }
                let chips = super::super::gains::gains(game, choice);
                let Some(chip) = chips.iter().find(|chip| chip.words.key == "brings-nothing") else { return };
                for (language, words) in Language::ALL.into_iter().zip(ANSWERED_FOR_NOTHING) {
                    speak_in(language);
                    assert_eq!(check(&chip.words), words);
                }
                assert!(choice != Choice::Pass, "whoever declines knows it");
                open.push(UntilEffectIsOver { answer: None, inner: 0, is_over: false, does: false });
            });
        }
        assert!(over > 5 && wrong == 0, "{over} answers did nothing, {wrong} did something");
    }

    #[test]
    fn melding_can_claim_and_a_claim_can_win() {
        let tops = highest(&Colour::ALL);
        let table = |won: usize| {
            let small: Vec<Card> = Set::Base.cards().filter(|card| card.printed_value() == 1).take(won).collect();
            let table = two().board(ME, &tops[1..], Splay::None).unwrap().hand(ME, &tops[..1]).unwrap();
            table.achieved(ME, &small).unwrap().available(&[2])
        };
        let (early, sentiments) = previewed(table(1), Choice::Meld(tops[0]));
        assert_eq!(early.claims, BTreeSet::from([(ME, Special::Universe)]));
        assert_eq!((early.endings.len(), sentiments), (0, vec![Sentiment::Positive]));
        let (last, sentiments) = previewed(table(5), Choice::Meld(tops[0]));
        assert_eq!(last.endings, [SeatSet::all(1)]);
        assert_eq!(sentiments, [Sentiment::Positive, Sentiment::Positive]);
    }

    #[test]
    fn games_go_on_as_previewed() {
        let (mut happened, mut unforeseen, mut actions, mut idle) = (0, 0, 0, 0);
        let mut check_last = |before: &mut Option<(Innovation, Preview, Vec<Seat>)>, after: &Innovation| {
            let Some((before, preview, victims)) = before.take() else { return };
            let mut real = Preview::default();
            real.note(&before, after, None, &victims);
            assert!(preview.changes || !real.changes, "something happened that was not foreseen");
            idle += u32::from(!preview.changes);
            happened += real.losses.len() + real.claims.len() + real.reach.len();
            unforeseen += real.losses.difference(&preview.losses).count();
            unforeseen += real.claims.difference(&preview.claims).count();
            unforeseen += real.reach.keys().filter(|seat| !preview.reach.contains_key(seat)).count();
            actions += 1;
        };
        for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)] {
            let mut last = None;
            play(Options::default(), players, seed, |game, choice| {
                let Some(question) = game.question().filter(|asked| matches!(asked.prompt, Prompt::Action { .. }))
                else {
                    return;
                };
                check_last(&mut last, game.state());
                last = Trials::of(game, choice).map(|mut trials| {
                    assert_eq!(trials.run(TRIALS - 1), None, "the last trial is to come");
                    let preview = trials.run(TRIALS).unwrap();
                    (game.state().clone(), preview, victims(game.state(), question.seat, choice))
                });
            });
        }
        assert!(actions > 400 && happened > 80 && idle > 10, "{happened} in {actions} actions, {idle} did nothing");
        assert!(unforeseen * 20 <= happened, "{unforeseen} of {happened}");
    }
}
