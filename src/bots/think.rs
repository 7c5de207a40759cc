//! How worker, arena and hints think: in slices, with progress, to be stopped at any time.

use super::Judge;
use super::level::{Level, Settings};
use super::search::{Search, glance};
use crate::engine::{Decision, Question, Stream};

/// How far a thinker has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Runs so far.
    pub done: u32,
    /// Runs that it wants to do; 0 where no search is needed. It may become less, but never more.
    pub of: u32,
}

impl Progress {
    /// Whether there is nothing more to think about.
    pub fn is_done(self) -> bool {
        self.done >= self.of
    }
}

/// What a thinker found out about one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win after it, 0 to 1, if everybody plays well; 0 if it was never tried.
    pub chance: f32,
    /// By how much it leads to be ahead, on average, where the settings want that noted.
    pub margin: f32,
}

/// A bot at one question. The same decision, level, seed and number of runs give the same choice on every machine.
#[derive(Clone, Debug)]
pub struct Thinker<G: Judge> {
    question: Question<G>,
    keys: Vec<u64>,
    stream: Stream,
    search: Search<G>,
    progress: Progress,
    ends_when_decided: bool,
    notes_margins: bool,
    /// What the level picks at a glance: the answer of weak levels, and of strong ones that were stopped at once or found no
    /// determinization.
    first: G::Choice,
}

/// After so many runs each it is looked at whether the answer can still change.
const LOOK_EVERY: u32 = 8;

/// So many different choices get a level's full number of runs.
const MANY: u32 = 8;

impl<G: Judge> Thinker<G> {
    /// A bot of this level that is asked the question of the decision.
    pub fn new(decision: Decision<G>, level: Level, seed: u64) -> Thinker<G> {
        Thinker::with(decision, level.settings(), seed)
    }

    /// As [`Thinker::new`], with settings of one's own.
    pub fn with(decision: Decision<G>, settings: Settings, seed: u64) -> Thinker<G> {
        let settings = settings.of::<G>();
        let mut stream = Stream::new(seed);
        let question = decision.question().clone();
        let first = question.choices[0];
        let mut thinker = Thinker {
            question,
            keys: Vec::new(),
            stream: Stream::new(stream.next_u64()),
            search: Search::new(decision.info().clone(), settings),
            progress: Progress { done: 0, of: 0 },
            ends_when_decided: settings.ends_when_decided,
            notes_margins: settings.notes_margins,
            first,
        };
        if thinker.question.choices.len() == 1 {
            return thinker;
        }
        let state = decision.info().table(&mut stream);
        let Question { seat, prompt, choices } = &thinker.question;
        let mut scores = Vec::with_capacity(choices.len());
        state.judge(*seat, *prompt, choices, &mut scores);
        thinker.first = choices[glance(&scores, settings.noise, &mut stream)];
        thinker.keys = choices.iter().map(|choice| state.key(*choice)).collect();
        let best = scores.iter().copied().fold(f32::MIN, f32::max);
        let hopeful = thinker.keys.iter().zip(&scores).filter(|(_, score)| best - **score < G::HOPELESS);
        let mut different: Vec<u64> = hopeful.map(|(key, _)| *key).collect();
        different.sort_unstable();
        different.dedup();
        let different = different.len() as u32;
        if different > 1 {
            thinker.progress.of = (settings.iterations * different.min(MANY)).div_ceil(MANY * state.run_cost());
        }
        thinker
    }

    /// Thinks for at most so many runs more.
    pub fn think(&mut self, runs: u32) -> Progress {
        for _ in 0..runs.min(self.progress.of.saturating_sub(self.progress.done)) {
            if !self.search.run(&mut self.stream) {
                self.progress.of = self.progress.done;
                break;
            }
            self.progress.done += 1;
            if self.is_decided() {
                self.progress.of = self.progress.done;
                break;
            }
        }
        self.progress
    }

    /// Whether what was tried most is so far ahead that the runs that are left cannot change the answer. Not looked at after every
    /// run, for that takes time as well.
    fn is_decided(&self) -> bool {
        let Progress { done, of } = self.progress;
        self.ends_when_decided && done.is_multiple_of(LOOK_EVERY) && self.search.lead() > of - done
    }

    /// Thinks to the end.
    pub fn finish(&mut self) -> G::Choice {
        self.think(u32::MAX);
        self.best()
    }

    /// The choice so far: the one that was tried most often.
    pub fn best(&self) -> G::Choice {
        if self.progress.done == 0 {
            return self.first;
        }
        let best = self
            .estimates()
            .into_iter()
            .reduce(|best, other| if (other.visits, other.chance) > (best.visits, best.chance) { other } else { best });
        best.map_or(self.first, |best| best.choice)
    }

    /// The best choices so far, at most so many: what [`Thinker::best`] picks, then what was tried most; where the match is as good as
    /// decided and margins are noted, by these. Of choices that are the same to a player, only the first is named; what was hardly tried
    /// is left out.
    pub fn ranking(&self, most: usize) -> Vec<Estimate<G::Choice>> {
        let mut named: Vec<u64> = Vec::new();
        let mut ranking: Vec<_> = self.estimates().into_iter().enumerate().collect();
        ranking.retain(|(at, _)| {
            let Some(key) = self.keys.get(*at) else { return *at == 0 };
            let new = !named.contains(key);
            named.push(*key);
            new
        });
        let best = self.best();
        let is_best = |estimate: &Estimate<G::Choice>| estimate.choice == best;
        ranking.sort_by_key(|(at, estimate)| (!is_best(estimate), std::cmp::Reverse(estimate.visits), *at));
        let mut ranking: Vec<_> = ranking.into_iter().map(|(_, estimate)| estimate).collect();
        let top = ranking.first().copied();
        ranking.retain(|one| is_best(one) || one.visits >= ENOUGH);
        if self.notes_margins && top.is_some_and(|top| top.visits > 0 && is_decided(top.chance)) {
            ranking.sort_by(|one, other| other.margin.total_cmp(&one.margin));
        }
        for one in &mut ranking {
            // It was tried less because it is no better: a higher figure is chance.
            one.chance = top.map_or(one.chance, |top| one.chance.min(top.chance));
        }
        ranking.truncate(most);
        ranking
    }

    /// What is known about each choice, in the order in which they are offered.
    pub fn estimates(&self) -> Vec<Estimate<G::Choice>> {
        let choices = self.question.choices.iter();
        let keys = self.keys.iter().map(Some).chain(std::iter::repeat(None));
        let about = choices.zip(keys).map(|(choice, key)| {
            let (visits, chance, margin) = key.map_or((0, 0.0, 0.0), |key| self.search.experience(*key));
            Estimate { choice: *choice, visits, chance, margin }
        });
        about.collect()
    }
}

/// Whether people are told a chance of one or of ninety-nine in a hundred: it tells no choices apart.
fn is_decided(chance: f32) -> bool {
    !(0.015..0.985).contains(&chance)
}

/// A choice that was tried less often has no estimate to speak of.
const ENOUGH: u32 = 12;
