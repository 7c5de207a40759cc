//! The invariants that every game obeys, checked over random play by `cargo test` and by `examples/fuzz`.

use super::chance::{Chance, Stream};
use super::digest::Digest;
use super::game::{Game, Question};
use super::infoset::InfoSet;
use super::play::{Match, Refusal};
use super::playout::Note;
use super::position::Position;
use super::seat::Seat;

/// What a game lets the invariants look at.
pub trait Invariants: Game {
    /// All kinds of tables there are to try: options and numbers of players, the fullest ones last.
    fn tables() -> Vec<(Self::Options, u8)>;

    /// The tables whose golden playthroughs are kept: few enough to be read, where there are many kinds.
    fn golden_tables() -> Vec<(Self::Options, u8)> {
        Self::tables()
    }

    /// Recounts everything.
    ///
    /// # Errors
    /// What is missing, doubled or impossible, in words for the engineer.
    fn audit(&self) -> Result<(), String>;

    /// The table as a player would read it, a line a part of it: golden playthroughs are written with it.
    fn as_text(&self) -> String;

    /// All that the viewer may know, as text: equal texts, equal knowledge. `None` looks on from outside.
    fn known_to(&self, viewer: Option<Seat>) -> String;

    /// What the viewer cannot tell apart: groups of components, each in the order of the places where they lie.
    fn unknown_to(&self, viewer: Option<Seat>) -> Vec<Vec<u16>>;

    /// What a seat holds and nobody else may look at, its hand, by the numbers of [`Invariants::unknown_to`].
    fn hand(&self, seat: Seat) -> Vec<u16>;

    /// Names what is worth counting in an event, as rows of the table that `--tally` prints in `examples/fuzz` and
    /// `examples/arena`.
    fn tally(_: &Self::Event, _: &mut dyn FnMut(String)) {}

    /// The rows of [`Invariants::tally`] that random games should reach, each many times: `examples/fuzz` names the rarest ones.
    fn rows() -> Vec<String> {
        Vec::new()
    }

    /// What a seat plays where seats differ, for instance its faction: `examples/arena` says how each of them fared.
    fn role(&self, _: Seat) -> Option<String> {
        None
    }

    /// How often a lively game picks this choice, compared with others: 1 or more. What leads to full tables, empty stacks
    /// and rare endings weighs more.
    fn liveliness(_: Self::Choice) -> u32 {
        1
    }

    /// The same for a patient game: what ends it early weighs less, so that its last rounds are seen.
    fn patience(choice: Self::Choice) -> u32 {
        Self::liveliness(choice)
    }

    /// How much more a fond game picks a choice that is offered with this prompt than a patient one does, 1 to 2,000; what it is fond of hangs on
    /// its taste.
    fn fondness(_taste: u64, _: Self::Prompt, _: Self::Choice) -> u32 {
        1
    }
}

/// How a random game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mood {
    /// Each choice as likely.
    Even,
    /// By [`Invariants::liveliness`].
    Lively,
    /// By [`Invariants::patience`].
    Patient,
    /// As patient, with a taste of its own, by [`Invariants::fondness`]: what only comes about where the same is done again and again is seen
    /// (swarm testing).
    Fond(u64),
}

impl Mood {
    /// What happens seldom happens late: three games of four are patient ones, and two of these three fond.
    fn drawn(stream: &mut Stream) -> Mood {
        match stream.below(8) {
            0 => Mood::Even,
            1 => Mood::Lively,
            2 | 3 => Mood::Patient,
            _ => Mood::Fond(stream.next_u64()),
        }
    }

    /// How often this choice is picked, compared with others.
    fn weight<G: Invariants>(self, prompt: G::Prompt, choice: G::Choice) -> u32 {
        match self {
            Mood::Even => 1,
            Mood::Lively => G::liveliness(choice),
            Mood::Patient => G::patience(choice),
            Mood::Fond(taste) => G::patience(choice) * G::fondness(taste, prompt, choice),
        }
    }
}

/// An invariant that did not hold, with the game to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Which table, seed and answer.
    pub place: String,
    /// What is wrong.
    pub broken: String,
}

/// How thoroughly a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// Every invariant at every question.
    Thorough,
    /// The cheap ones at every question, the dear ones at about one question in a hundred.
    Sampled,
    /// The recount at every question, the others at about one in ten thousand: many games, to reach what is rare.
    Rare,
}

/// What was looked at in a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Looked {
    /// Answers given.
    pub decisions: u64,
    /// Information sets of questions inside steps.
    pub inside: u64,
    /// How many of these found no determinization in time.
    pub unfound: u64,
    /// How many runs of steps did not fit, for all that were found.
    pub misses: u64,
    /// Groups of hidden components, inside steps, of which several determinizations were made.
    pub groups: u64,
    /// How many of these lay the same in all of them: what happened leaves nothing else, or it was not found.
    pub fixed: u64,
}

impl Looked {
    /// Adds what was looked at in another game.
    pub fn add(&mut self, other: Looked) {
        self.decisions += other.decisions;
        self.inside += other.inside;
        self.unfound += other.unfound;
        self.misses += other.misses;
        self.groups += other.groups;
        self.fixed += other.fixed;
    }
}

impl std::fmt::Display for Looked {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let share = |part: u64, of: u64| 100.0 * part as f64 / of.max(1) as f64;
        let Looked { decisions, inside, unfound, misses, groups, fixed } = *self;
        writeln!(f, "{decisions} decisions, {inside} information sets inside steps")?;
        writeln!(f, "{:.3} % of them without a determinization ({unfound})", share(unfound, inside))?;
        writeln!(f, "{:.2} runs of a step for each", 1.0 + misses as f64 / (inside - unfound).max(1) as f64)?;
        write!(f, "{:.2} % of {groups} hidden groups vary", share(groups - fixed, groups))
    }
}

/// Plays one random game on one of the game's tables, both drawn from `seed`, and says what was looked at.
///
/// # Errors
/// The first [`Violation`].
pub fn one_game<G: Invariants>(seed: u64, care: Care) -> Result<Looked, Violation> {
    watched_game::<G>(seed, care, &mut |_| {})
}

/// Everything that is true of a match at a question.
fn close_look<G: Invariants>(
    game: &Match<G>,
    question: &Question<G>,
    earlier: Option<G::Choice>,
    looked: &mut Looked,
    stream: &mut Stream,
) -> Result<(), String> {
    offered_is_accepted(game, question)?;
    other_is_refused(game, question, earlier)?;
    saved_is_equal(game)?;
    undone_is_equal(game)?;
    for viewer in [Some(question.seat), None] {
        determinizations_fit(game, viewer, looked, stream)?;
    }
    previews_are_known(game, question, stream)?;
    nothing_is_private(game)
}

/// As [`one_game`]; `watch` is told every event when the game has ended.
///
/// # Errors
/// The first [`Violation`].
pub fn watched_game<G: Invariants>(
    seed: u64,
    care: Care,
    watch: &mut dyn FnMut(&G::Event),
) -> Result<Looked, Violation> {
    let mut stream = Stream::new(seed);
    let tables = G::tables();
    let (options, players) = &tables[stream.below(tables.len() as u32) as usize];
    let place = |game: Option<&Match<G>>| {
        let answer = game.map_or(0, Match::cursor);
        format!("{} players {players} {options:?} seed {seed} answer {answer}", G::ID)
    };
    let mut game = Match::<G>::new(options.clone(), *players, seed)
        .map_err(|error| Violation { place: place(None), broken: format!("setup: {error:?}") })?;
    game.set_auto_answer(stream.below(2) == 0);
    let mood = Mood::drawn(&mut stream);
    let mut earlier: Option<G::Choice> = None;
    let mut looked = Looked::default();
    while let Some(question) = game.question().cloned() {
        let broken = |broken: String| Violation { place: place(Some(&game)), broken };
        game.state().audit().map_err(broken)?;
        well_formed(&question, *players).map_err(broken)?;
        let close = match care {
            Care::Thorough => true,
            Care::Sampled => stream.below(100) == 0,
            Care::Rare => stream.below(10_000) == 0,
        };
        if close {
            close_look(&game, &question, earlier, &mut looked, &mut stream).map_err(broken)?;
        }
        let viewers = [Some(question.seat), None].into_iter().filter(|_| close || care != Care::Rare);
        for info in viewers.map(|viewer| InfoSet::of(&game, viewer)) {
            if close || info.is_inside() {
                twins_are_equal(&info, &mut looked, &mut stream).map_err(broken)?;
            }
        }
        // What somebody is fond of can go on for ever.
        let mood = if game.cursor() < MOST_FOND { mood } else { Mood::Lively };
        let choice = pick(&question, mood, &mut stream);
        earlier = Some(choice);
        if game.cursor() > MOST_ANSWERS {
            return Err(broken(format!("no end after {MOST_ANSWERS} answers")));
        }
        if let Err(refusal) = game.answer(choice) {
            return Err(Violation { place: place(Some(&game)), broken: format!("offered but refused: {refusal:?}") });
        }
    }
    let broken = |broken: String| Violation { place: place(Some(&game)), broken };
    game.state().audit().map_err(broken)?;
    saved_is_equal(&game).map_err(broken)?;
    let outcome = game.outcome().ok_or_else(|| broken("no question and no end".to_owned()))?;
    if outcome.winners.iter().any(|seat| seat.0 >= *players) {
        return Err(broken(format!("a winner who does not play: {outcome:?}")));
    }
    game.events().iter().for_each(|logged| watch(&logged.event));
    looked.decisions = game.cursor() as u64;
    Ok(looked)
}

/// One of the choices, as the mood is.
fn pick<G: Invariants>(question: &Question<G>, mood: Mood, stream: &mut Stream) -> G::Choice {
    let weight = |choice: &G::Choice| mood.weight::<G>(question.prompt, *choice);
    let mut left = stream.below(question.choices.iter().map(weight).sum());
    for choice in &question.choices {
        match left.checked_sub(weight(choice)) {
            Some(less) => left = less,
            None => return *choice,
        }
    }
    unreachable!("the number lies under the sum of the weights")
}

/// More answers than any game of the house takes.
const MOST_ANSWERS: usize = 20_000;
/// After so many answers a game that is not over becomes a lively one.
const MOST_FOND: usize = 4_000;

fn well_formed<G: Game>(question: &Question<G>, players: u8) -> Result<(), String> {
    let mut sorted = question.choices.clone();
    sorted.sort_unstable();
    sorted.dedup();
    match () {
        () if question.choices.is_empty() => Err(format!("nothing to choose: {:?}", question.prompt)),
        () if sorted.len() < question.choices.len() => Err(format!("offered twice: {question:?}")),
        () if question.seat.0 >= players => Err(format!("nobody sits there: {question:?}")),
        () => Ok(()),
    }
}

fn offered_is_accepted<G: Invariants>(game: &Match<G>, question: &Question<G>) -> Result<(), String> {
    let mut after = game.branch();
    for choice in &question.choices {
        after.go_to(game.cursor()).map_err(|at| format!("no way back: {at}"))?;
        after.answer(*choice).map_err(|refusal| format!("offered but refused: {refusal:?}"))?;
        after.state().audit().map_err(|wrong| format!("after {choice:?}: {wrong}"))?;
    }
    Ok(())
}

fn other_is_refused<G: Game>(game: &Match<G>, question: &Question<G>, other: Option<G::Choice>) -> Result<(), String> {
    let Some(other) = other.filter(|other| !question.choices.contains(other)) else {
        return Ok(());
    };
    let mut after = game.clone();
    if after.answer(other) != Err(Refusal::NotOffered(other)) {
        return Err(format!("taken though not offered: {other:?}"));
    }
    same(&after, game).map_err(|what| format!("refusing {other:?} changed {what}"))
}

/// Without private information every seat sees the same.
fn nothing_is_private<G: Game>(game: &Match<G>) -> Result<(), String> {
    if G::PRIVATE_INFORMATION {
        return Ok(());
    }
    let of_all = |viewer: Option<Seat>| {
        let seen = game.events().iter().map(|logged| G::seen(&logged.event, viewer));
        (game.state().view(viewer), seen.collect::<Vec<_>>())
    };
    let outside = of_all(None);
    match Seat::all(game.state().players()).find(|seat| of_all(Some(*seat)) != outside) {
        Some(seat) => Err(format!("seat {} sees something else than the others", seat.0)),
        None => Ok(()),
    }
}

fn saved_is_equal<G: Game>(game: &Match<G>) -> Result<(), String> {
    let text = serde_json::to_string(game.record()).map_err(|error| format!("not saved: {error}"))?;
    let record = serde_json::from_str(&text).map_err(|error| format!("not loaded: {error}"))?;
    let loaded = Match::<G>::restore(record).map_err(|(error, _)| format!("not restored: {error:?}"))?;
    same(&loaded, game).map_err(|what| format!("save and load changed {what}"))
}

fn undone_is_equal<G: Game>(game: &Match<G>) -> Result<(), String> {
    let mut moved = game.clone();
    moved.go_to(game.cursor() / 2).map_err(|at| format!("no way back: {at}"))?;
    moved.go_to(game.cursor()).map_err(|at| format!("no way forth: {at}"))?;
    same(&moved, game).map_err(|what| format!("undo and redo changed {what}"))
}

fn same<G: Game>(one: &Match<G>, other: &Match<G>) -> Result<(), &'static str> {
    match () {
        () if one.record() != other.record() => Err("the record"),
        () if Digest::of(one.state()) != Digest::of(other.state()) => Err("the state"),
        () if one.question() != other.question() => Err("the question"),
        () if one.outcome() != other.outcome() => Err("the outcome"),
        () if one.events() != other.events() => Err("the events"),
        () => Ok(()),
    }
}

/// A position that the viewer cannot tell from the real one makes the same information set, and so the same determinizations:
/// nothing of what the viewer cannot know is in it.
fn twins_are_equal<G: Game>(info: &InfoSet<G>, looked: &mut Looked, stream: &mut Stream) -> Result<(), String> {
    let found = info.determinize_counted(stream);
    if info.is_inside() {
        looked.inside += 1;
        looked.unfound += u64::from(found.is_none());
        looked.misses += found.as_ref().map_or(0, |found| u64::from(found.misses));
    }
    let Some(found) = found else { return Ok(()) };
    let twin = InfoSet::at(&found.position, info.viewer());
    if let Some(difference) = info.difference(&twin) {
        return Err(format!("a twin of {:?} differs in {difference}", info.viewer()));
    }
    let seed = stream.next_u64();
    let [one, other] = [info, &twin].map(|info| info.determinize(&mut Stream::new(seed)));
    if one != other {
        return Err(format!("a twin of {:?} has another determinization", info.viewer()));
    }
    Ok(())
}

fn sorted(components: &[u16]) -> Vec<u16> {
    let mut components = components.to_vec();
    components.sort_unstable();
    components
}

/// What the viewer knows stays, everything else varies, nothing is lost, and the seat that is asked is asked the same.
fn determinizations_fit<G: Invariants>(
    game: &Match<G>,
    viewer: Option<Seat>,
    looked: &mut Looked,
    stream: &mut Stream,
) -> Result<(), String> {
    let (info, now) = (InfoSet::of(game, viewer), game.state());
    let (hidden, known) = (now.unknown_to(viewer), now.known_to(viewer));
    let mut varied: Vec<bool> = hidden.iter().map(|group| group.iter().all(|one| *one == group[0])).collect();
    let alone = varied.iter().filter(|varied| **varied).count();
    let rounds = if info.is_inside() { DETERMINIZATIONS / 4 } else { DETERMINIZATIONS };
    for _ in 0..rounds {
        let Some(position) = info.determinize(stream) else {
            return if info.is_inside() { Ok(()) } else { Err("no determinization".to_owned()) };
        };
        let (state, question) = question_of(&position, stream).ok_or("a determinization does not run")?;
        let asked = |question: &Question<G>| (question.seat, question.prompt);
        let same = match viewer {
            Some(_) => question.as_ref() == game.question(),
            None => question.as_ref().map(asked) == game.question().map(asked),
        };
        if !same {
            return Err(format!("another question waits: {question:?} instead of {:?}", game.question()));
        }
        for state in [state, info.table(stream)] {
            let still = state.known_to(viewer);
            if still != known {
                return Err(format!("what {viewer:?} knows changed:\n{known}\n{still}"));
            }
            state.audit()?;
            for seat in Seat::all(now.players()) {
                let [held, holds] = [now, &state].map(|state| sorted(&state.hand(seat)));
                let fits = if Some(seat) == viewer { held == holds } else { held.len() == holds.len() };
                if !fits {
                    return Err(format!("{seat:?} holds {holds:?} instead of {held:?}"));
                }
            }
            let arranged = state.unknown_to(viewer);
            if arranged.len() != hidden.len() {
                return Err("other groups of unknown components".to_owned());
            }
            for (before, after) in hidden.iter().zip(&arranged) {
                if sorted(before) != sorted(after) {
                    return Err(format!("components changed their group: {before:?}, {after:?}"));
                }
            }
        }
        let (state, _) = question_of(&position, stream).ok_or("a determinization does not run")?;
        let arranged = state.unknown_to(viewer);
        hidden.iter().zip(&arranged).zip(&mut varied).for_each(|((was, is), varied)| *varied |= was != is);
    }
    if info.is_inside() {
        looked.groups += (hidden.len() - alone) as u64;
        looked.fixed += varied.iter().filter(|varied| !**varied).count() as u64;
        return Ok(());
    }
    match varied.iter().position(|varied| !varied) {
        Some(group) => Err(format!("always the same in {DETERMINIZATIONS} determinizations: {:?}", hidden[group])),
        None => Ok(()),
    }
}

/// Whatever is said beforehand of a choice happens in every position that might be the real one.
fn previews_are_known<G: Game>(game: &Match<G>, question: &Question<G>, stream: &mut Stream) -> Result<(), String> {
    let viewer = Some(question.seat);
    let info = InfoSet::of(game, viewer);
    let happened = info.events().count();
    for choice in &question.choices {
        let preview: Vec<G::Event> = game.preview(*choice).iter().map(|event| G::seen(event, viewer)).collect();
        let Some(mut position) = info.determinize(stream) else { return Ok(()) };
        position.answers.push(*choice);
        let then = InfoSet::at(&position, viewer);
        let happens: Vec<G::Event> = then.events().skip(happened).cloned().collect();
        if !happens.starts_with(&preview) {
            return Err(format!("{choice:?} is said to bring {preview:?} and may bring {happens:?}"));
        }
    }
    Ok(())
}

/// Enough that a pair that may be exchanged stays in place every time once in a million million.
const DETERMINIZATIONS: usize = 40;

/// Runs a position to its question.
fn question_of<G: Game>(position: &Position<G>, stream: &mut Stream) -> Option<(G, Option<Question<G>>)> {
    let mut note = Note(None);
    let (state, _) = super::playout::run(position, &mut note, stream).ok()?;
    Some((state, note.0))
}

/// What the audit says of a change, and the change.
#[cfg(test)]
pub(crate) type Wrong<G> = (&'static str, fn(&mut G));

/// Changes the last position of a random game and finds the audit naming what is wrong.
#[cfg(test)]
pub(crate) fn the_audit_names<G: Invariants>((options, players): (G::Options, u8), changes: &[Wrong<G>]) {
    let mut game = Match::<G>::new(options, players, 1).expect("a table of the game");
    let mut stream = Stream::new(1);
    while let Some(question) = game.question() {
        let choice = pick(question, Mood::Lively, &mut stream);
        game.answer(choice).expect("an offered choice");
    }
    assert_eq!(game.state().audit(), Ok(()));
    for (words, change) in changes {
        let mut state = game.state().clone();
        change(&mut state);
        let named = state.audit().expect_err(words);
        assert!(named.contains(words), "{words}: {named}");
    }
}
