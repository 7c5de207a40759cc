//! An answer can be taken back freely exactly as long as it showed nobody anything: on tables that differ only in what nobody can see.

use crate::engine::invariants::Invariants;
use crate::engine::{Chance, InfoSet, Match, Seat, Stream};
use crate::games::{BetaColony, Burgundy, Innovation};
use std::collections::BTreeMap;

/// So many tables are compared with each.
const TWINS: usize = 6;

/// What was seen of answers whose only revealing events are of one kind: on how many tables somebody saw a difference, of how many.
type Kinds = BTreeMap<String, (usize, usize)>;

/// Answers after which undo is not free, as far as tables were found to compare them with, and those of them on which nobody saw anything on
/// any of these tables.
#[derive(Default, Debug)]
struct Dear {
    all: usize,
    needless: usize,
}

/// What was found.
#[derive(Default, Debug)]
struct Found {
    kinds: Kinds,
    dear: Dear,
    /// What of that hangs on hidden things that were consulted, and on no event.
    consulted: Dear,
}

impl Dear {
    fn add(&mut self, seen: usize) {
        self.all += 1;
        self.needless += usize::from(seen == 0);
    }
}

/// The name of an event's kind.
fn kind(event: &impl std::fmt::Debug) -> String {
    format!("{event:?}").split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Who must not be able to tell two tables apart before an answer, and who may be shown something by it.
#[derive(Clone, Copy)]
enum Eyes {
    /// Every seat.
    All,
    /// The seat that answers. Where hands are many, hardly any table differs for nobody.
    Own,
}

/// What each of the seats that look knows.
fn known<G: Invariants>(game: &Match<G>, (eyes, own): (Eyes, Seat)) -> Vec<(Seat, InfoSet<G>)> {
    let looks = |seat: &Seat| matches!(eyes, Eyes::All) || *seat == own;
    Seat::all(game.state().players()).filter(looks).map(|seat| (seat, InfoSet::of(game, Some(seat)))).collect()
}

/// Whether somebody who knows this can tell another table from it.
fn differ<G: Invariants>(known: &[(Seat, InfoSet<G>)], other: &Match<G>) -> bool {
    known.iter().any(|(seat, known)| *known != InfoSet::of(other, Some(*seat)))
}

fn watch<G: Invariants>((options, players): (G::Options, u8), seed: u64, eyes: Eyes, found: &mut Found) {
    let mut game = Match::<G>::new(options, players, seed).expect("a table of the game");
    game.set_auto_answer(false);
    let mut stream = Stream::new(seed);
    while let Some(question) = game.question().cloned() {
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        let eyes = (eyes, question.seat);
        let (at, told) = (game.cursor(), game.events().len());
        let mut after = game.clone();
        after.answer(choice).expect("an offered choice");
        let free = after.is_free(at, usize::MAX);
        let outcome = after.outcome();
        let (known_before, known_after) = (known(&game, eyes), known(&after, eyes));
        let mut seen = (0, 0);
        for _ in 0..TWINS {
            let twin = game.twin(Some(question.seat), &mut stream, Clone::clone);
            let Some(twin) = twin.filter(|twin| !differ(&known_before, twin)) else { continue };
            // What chance will do cannot be seen either.
            let mut twin = twin.with_chance_of(stream.next_u64());
            twin.answer(choice).expect("what one's own hand offers");
            seen.1 += 1;
            seen.0 += usize::from(twin.outcome() != outcome || differ(&known_after, &twin));
        }
        let place = (G::ID, &game.record().options, seed, at);
        assert!(!free || seen.0 == 0, "{place:?}: {choice:?} is taken back freely, and somebody saw something");
        let mut shown: Vec<String> =
            after.events_since(told).iter().filter(|it| after.reveals(it)).map(|it| kind(&it.event)).collect();
        shown.sort_unstable();
        shown.dedup();
        if let ([only], true) = (&shown[..], seen.1 > 0) {
            let sum = found.kinds.entry(only.clone()).or_default();
            *sum = (sum.0 + seen.0, sum.1 + seen.1);
        }
        if !free && seen.1 > 0 {
            found.dear.add(seen.0);
            if shown.is_empty() {
                found.consulted.add(seen.0);
            }
        }
        game = after;
    }
}

/// Plays matches, and says what made undo dear, and whether it showed anything.
fn find<G: Invariants>(seeds: u64, eyes: Eyes) -> Found {
    let mut found = Found::default();
    for table in G::tables().into_iter().step_by(1 + G::tables().len() / 6) {
        (0..seeds).for_each(|seed| watch::<G>(table.clone(), seed, eyes, &mut found));
    }
    for (kind, (differ, of)) in &found.kinds {
        println!("{} {kind}: {differ} of {of}", G::ID);
    }
    println!("{} not free: {:?}, of these by what was consulted: {:?}", G::ID, found.dear, found.consulted);
    found
}

fn nothing_is_dear<G: Invariants>(seeds: u64) {
    let kinds = find::<G>(seeds, Eyes::All).kinds;
    let idle: Vec<&String> = kinds.iter().filter(|(_, (differ, of))| *differ == 0 && *of > 20).map(|it| it.0).collect();
    assert!(kinds.values().any(|(_, of)| *of > 50), "{}: too few tables: {kinds:?}", G::ID);
    assert!(idle.is_empty(), "{}: undo is not free though nothing is shown by {idle:?}", G::ID);
}

#[test]
fn burgundy() {
    nothing_is_dear::<Burgundy>(3);
}

#[test]
fn beta_colony() {
    nothing_is_dear::<BetaColony>(3);
}

#[test]
fn innovation() {
    let found = find::<Innovation>(1, Eyes::Own);
    let (differ, of) = found.kinds.values().fold((0, 0), |(differ, of), kind| (differ + kind.0, of + kind.1));
    assert!(differ > 200 && of > 500, "{found:?}");
    // On so few tables hardly any hand differs in just what is asked for. Effects on others that consult nothing hidden are free.
    let Found { dear, consulted, .. } = &found;
    assert!(consulted.all > consulted.needless && consulted.needless * 8 < dear.all, "{found:?}");
}
