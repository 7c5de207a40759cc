//! What somebody may know of a match: all that bots, hints and chances get.
//!
//! An information set is made of nothing but what its viewer knows: the table at the start of the step with everything hidden
//! rearranged, and what the viewer has seen, been asked and answered since. The real position is forgotten when it is made: two
//! positions that the viewer cannot tell apart make equal information sets.
//!
//! To determinize it, everything hidden is dealt anew and the step is run again. The viewer answers as before; for other seats
//! the step chooses again, and chance is drawn again. A run that shows the viewer something else is mended, where the game
//! knows how ([`Game::repair`]), or another choice is tried, or everything is dealt anew, [`MOST_RUNS`] times in all.

use super::chance::{Chance, Stream, shuffle};
use super::game::{Flow, Game, Halt, Observation, Question, Table};
use super::play::Match;
use super::position::{Drawn, Position};
use super::readable::readable;
use super::seat::Seat;

/// What somebody may know of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct InfoSet<G: Game> {
    /// Who looks; `None` looks on from outside.
    viewer: Option<Seat>,
    /// One of the tables with which the step may have begun: the same one for everything that looks the same.
    start: G,
    /// One of the tables that may lie there now.
    now: G,
    /// Whether nothing has happened since the step began.
    fresh: bool,
    /// What the viewer saw since the step began; what it waits for comes last.
    seen: Vec<Observation<G>>,
    /// What the viewer answered since.
    answers: Vec<G::Choice>,
}

/// So many runs of a step are tried for one determinization.
pub const MOST_RUNS: u32 = 400;

/// So many runs are tried with one deal.
const RUNS_A_DEAL: u32 = 100;

/// A determinization, and how dear it was.
#[derive(Clone, PartialEq, Debug)]
pub struct Determinized<G: Game> {
    /// It runs to the question that waits.
    pub position: Position<G>,
    /// How many runs of the step did not fit.
    pub misses: u32,
}

impl<G: Game> InfoSet<G> {
    /// What this seat may know now; `None` looks on from outside and knows only what is open to everybody.
    pub fn of(game: &Match<G>, viewer: Option<Seat>) -> InfoSet<G> {
        InfoSet::at(&game.position(), viewer)
    }

    /// The same, of a position.
    pub(super) fn at(position: &Position<G>, viewer: Option<Seat>) -> InfoSet<G> {
        let mut watch = Watch { viewer, position, given: 0, drawn: 0, seen: Vec::new(), answers: Vec::new() };
        let mut now = position.checkpoint.clone();
        let flow = now.step(&mut watch);
        let Watch { mut seen, answers, .. } = watch;
        if flow != Err(Halt::Ask) {
            seen.push(Observation::Over { view: now.view(viewer) });
        }
        let mut start = position.checkpoint.clone();
        start.determinize(viewer, &mut Stream::new(0));
        now.determinize(viewer, &mut Stream::new(0));
        let fresh = position.answers.is_empty() && position.drawn.is_empty() && seen.len() == 1;
        InfoSet { viewer, start, now, fresh, seen, answers }
    }

    /// A position that might be the real one for all that the viewer knows: it runs to the same question. `None` if none was
    /// found in time.
    pub fn determinize(&self, stream: &mut Stream) -> Option<Position<G>> {
        self.determinize_counted(stream).map(|found| found.position)
    }

    /// The same, and how dear it was: whoever needs many may use a dear one more than once.
    pub fn determinize_counted(&self, stream: &mut Stream) -> Option<Determinized<G>> {
        if self.fresh {
            return Some(Determinized { position: Position::fresh(self.dealt(stream)), misses: 0 });
        }
        let mut misses = 0;
        while misses < MOST_RUNS {
            let mut retrace = Retrace {
                info: self,
                start: self.dealt(stream),
                chance: Stream::new(stream.next_u64()),
                choices: Vec::new(),
            };
            for _ in 0..RUNS_A_DEAL {
                let run = retrace.run(stream);
                let Some(miss) = run.miss else {
                    let position = Position { checkpoint: retrace.start, answers: run.given, drawn: run.drawn };
                    return Some(Determinized { position, misses });
                };
                misses += 1;
                if !retrace.mend(&miss, stream) {
                    break;
                }
            }
        }
        None
    }

    /// A table that might lie there now for all that the viewer knows, to be looked at and not to be run on: there is always one.
    pub fn table(&self, stream: &mut Stream) -> G {
        let mut now = self.now.clone();
        now.determinize(self.viewer, stream);
        now
    }

    fn dealt(&self, stream: &mut Stream) -> G {
        let mut start = self.start.clone();
        start.determinize(self.viewer, stream);
        start
    }

    /// Whether something happened in the step before the question that waits.
    pub(super) fn is_inside(&self) -> bool {
        !self.fresh
    }

    /// Who looks.
    pub(super) fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What happened since the step began, as the viewer saw it.
    pub(super) fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.seen.iter().filter_map(|seen| if let Observation::Event(event) = seen { Some(event) } else { None })
    }

    /// In what another information set differs from this one, for the engineer.
    pub(super) fn difference(&self, other: &InfoSet<G>) -> Option<String> {
        match () {
            () if self == other => None,
            () if self.start != other.start => Some(format!("its start: {}", parting(&self.start, &other.start))),
            () if self.now != other.now => Some(format!("its table: {}", parting(&self.now, &other.now))),
            () => Some(format!("what was seen: {}", parting(&self.seen, &other.seen))),
        }
    }
}

/// Where two values begin to differ, for the engineer.
pub(super) fn parting(one: &impl std::fmt::Debug, other: &impl std::fmt::Debug) -> String {
    let [one, other] = [format!("{one:?}"), format!("{other:?}")];
    let at = one.bytes().zip(other.bytes()).position(|(one, other)| one != other).unwrap_or(0);
    let near = |text: &str| text.chars().skip(at.saturating_sub(60)).take(120).collect::<String>();
    format!("{} … {}", near(&one), near(&other))
}

readable! {
    /// A question as the seat that is asked sees it: its information set, and what it is offered.
    #[derive(Clone, PartialEq, Debug)]
    pub struct Decision<G: Game> {
        /// What the seat that is asked knows.
        info: InfoSet<G> => pub info as &InfoSet<G>,
        /// The question that waits; its seat is the viewer.
        question: Question<G> => pub question as &Question<G>,
    }
}

impl<G: Game> Decision<G> {
    /// What the seat that is asked now may know. `None` when nobody is asked.
    pub fn of(game: &Match<G>) -> Option<Decision<G>> {
        let question = game.question()?.clone();
        Some(Decision { info: InfoSet::of(game, Some(question.seat)), question })
    }

    /// The decision at another position that the viewer cannot tell from this one; `None` when none was found.
    #[cfg(test)]
    pub(crate) fn twin(&self, stream: &mut Stream) -> Option<Decision<G>> {
        Some(Decision { info: self.info.twin(stream)?, question: self.question.clone() })
    }
}

#[cfg(test)]
impl<G: Game> InfoSet<G> {
    /// The information set at another position that the viewer cannot tell from this one; `None` when none was found.
    pub(crate) fn twin(&self, stream: &mut Stream) -> Option<InfoSet<G>> {
        Some(InfoSet::at(&self.determinize(stream)?, self.viewer))
    }
}

#[cfg(test)]
impl<G: Game> Match<G> {
    /// A match that this viewer cannot tell from this one: its step began with another table, and what happened is told as `tells` says.
    /// `None` if none was found, or if chance has been at work since, which hangs on the match's own seed.
    pub(crate) fn twin(
        &self,
        viewer: Option<Seat>,
        stream: &mut Stream,
        tells: impl Fn(&G::Event) -> G::Event,
    ) -> Option<Match<G>> {
        let position = InfoSet::of(self, viewer).determinize(stream)?;
        let twin = self.on_table(position, tells)?;
        (InfoSet::of(&twin, viewer) == InfoSet::of(self, viewer)).then_some(twin)
    }
}

/// The table at which a step runs as it really did, to note what the viewer sees of it.
struct Watch<'a, G: Game> {
    viewer: Option<Seat>,
    position: &'a Position<G>,
    given: usize,
    drawn: usize,
    seen: Vec<Observation<G>>,
    answers: Vec<G::Choice>,
}

impl<G: Game> Chance for Watch<'_, G> {
    fn below(&mut self, bound: u32) -> u32 {
        self.drawn += 1;
        self.position.drawn.get(self.drawn - 1).map_or(0, |drawn| drawn.number.min(bound - 1))
    }
}

impl<G: Game> Table<G> for Watch<'_, G> {
    fn ask(&mut self, game: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<G::Choice> {
        let answer = self.position.answers.get(self.given).copied();
        self.given += 1;
        if Some(seat) == self.viewer {
            self.seen.push(asked(game, seat, prompt, choices));
            self.answers.extend(answer);
        } else if let Some(answer) = answer {
            if game.is_public(choices) {
                self.seen.push(Observation::Chose(seat, answer));
            }
        } else {
            self.seen.push(Observation::Waits { seat, prompt, view: game.view(self.viewer) });
        }
        answer.ok_or(Halt::Ask)
    }

    fn tell(&mut self, _: &G, event: G::Event) {
        self.seen.push(Observation::Event(G::seen(&event, self.viewer)));
    }
}

fn asked<G: Game>(game: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Observation<G> {
    let question = Question { seat, prompt, choices: choices.to_vec() };
    Observation::Asked { question, view: game.view(Some(seat)) }
}

/// The search for a run of the step that looks to the viewer like the real one.
struct Retrace<'a, G: Game> {
    info: &'a InfoSet<G>,
    /// The table with which the runs begin.
    start: G,
    /// The chance of every run.
    chance: Stream,
    /// For each question to another seat, what is still to be tried, in a random order; the last one is tried now.
    choices: Vec<Vec<G::Choice>>,
}

/// Where a run began to look different.
struct Miss<G: Game> {
    /// What was seen in place of what should have been; `None` if the step ended.
    got: Option<Observation<G>>,
    wanted: Observation<G>,
}

/// A run of the step.
struct Run<G: Game> {
    given: Vec<G::Choice>,
    drawn: Vec<Drawn>,
    miss: Option<Miss<G>>,
}

impl<G: Game> Retrace<'_, G> {
    fn run(&mut self, stream: &mut Stream) -> Run<G> {
        let mut state = self.start.clone();
        let mut table = RetraceTable {
            info: self.info,
            choices: &mut self.choices,
            chance: self.chance.clone(),
            stream,
            at: 0,
            answered: 0,
            chosen: 0,
            run: Run { given: Vec::new(), drawn: Vec::new(), miss: None },
        };
        let flow = state.step(&mut table);
        if flow != Err(Halt::Ask) && table.run.miss.is_none() && table.at < self.info.seen.len() {
            let over = matches!(flow, Err(Halt::Over(_)));
            let got = over.then(|| Observation::Over { view: state.view(self.info.viewer) });
            table.see(got);
        }
        table.run
    }

    /// Prepares the next run after a miss: with exchanged components, or with another choice. `false` if there is none.
    fn mend(&mut self, miss: &Miss<G>, stream: &mut Stream) -> bool {
        if self.repair(miss, false, stream) {
            return true;
        }
        while let Some(left) = self.choices.last_mut() {
            left.pop();
            if !left.is_empty() {
                return true;
            }
            self.choices.pop();
        }
        self.repair(miss, true, stream)
    }

    fn repair(&mut self, miss: &Miss<G>, urgent: bool, stream: &mut Stream) -> bool {
        let Some(got) = &miss.got else { return false };
        let repaired = self.start.repair(self.info.viewer, (got, &miss.wanted), urgent, stream);
        if repaired {
            self.choices.clear();
        }
        repaired
    }
}

struct RetraceTable<'a, G: Game> {
    info: &'a InfoSet<G>,
    choices: &'a mut Vec<Vec<G::Choice>>,
    chance: Stream,
    stream: &'a mut Stream,
    /// How much of what was seen has been seen again.
    at: usize,
    /// How many answers the viewer has given.
    answered: usize,
    /// How many answers others have given.
    chosen: usize,
    run: Run<G>,
}

impl<G: Game> RetraceTable<'_, G> {
    /// Compares what the viewer sees with what was seen.
    fn see(&mut self, got: Option<Observation<G>>) {
        match self.info.seen.get(self.at) {
            _ if self.run.miss.is_some() => {}
            Some(wanted) if got.as_ref() == Some(wanted) => self.at += 1,
            Some(wanted) => self.run.miss = Some(Miss { got, wanted: wanted.clone() }),
            None => unreachable!("what waits is seen last"),
        }
    }

    fn give(&mut self, choice: G::Choice) -> Flow<G::Choice> {
        self.run.given.push(choice);
        Ok(choice)
    }
}

impl<G: Game> Chance for RetraceTable<'_, G> {
    fn below(&mut self, bound: u32) -> u32 {
        let number = self.chance.below(bound);
        self.run.drawn.push(Drawn { bound, number });
        number
    }
}

impl<G: Game> Table<G> for RetraceTable<'_, G> {
    fn ask(&mut self, game: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<G::Choice> {
        if self.run.miss.is_some() {
            return Err(Halt::Ask);
        }
        if Some(seat) == self.info.viewer {
            self.see(Some(asked(game, seat, prompt, choices)));
            let answer = self.info.answers.get(self.answered).copied().filter(|_| self.run.miss.is_none());
            self.answered += 1;
            return answer.map_or(Err(Halt::Ask), |answer| self.give(answer));
        }
        if let Some(Observation::Waits { seat: waits, prompt: why, .. }) = self.info.seen.get(self.at)
            && (*waits, *why) == (seat, prompt)
        {
            self.see(Some(Observation::Waits { seat, prompt, view: game.view(self.info.viewer) }));
            return Err(Halt::Ask);
        }
        if game.is_public(choices) {
            let choice = match self.info.seen.get(self.at) {
                Some(Observation::Chose(_, choice)) if choices.contains(choice) => *choice,
                _ => choices[self.stream.below(choices.len() as u32) as usize],
            };
            self.see(Some(Observation::Chose(seat, choice)));
            return if self.run.miss.is_none() { self.give(choice) } else { Err(Halt::Ask) };
        }
        if self.chosen == self.choices.len() {
            let mut left = choices.to_vec();
            shuffle(self.stream, &mut left);
            self.choices.push(left);
        }
        let choice = self.choices[self.chosen].last().copied();
        self.chosen += 1;
        match choice.filter(|choice| choices.contains(choice)) {
            Some(choice) => self.give(choice),
            None => unreachable!("equal tables, choices and chance lead to the same question"),
        }
    }

    fn tell(&mut self, _: &G, event: G::Event) {
        if self.run.miss.is_none() {
            self.see(Some(Observation::Event(G::seen(&event, self.info.viewer))));
        }
    }
}
