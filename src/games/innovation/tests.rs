//! The engine's invariants over random games, and the shape of games.

use super::cards::name::{OARS, TOOLS};
use super::{Card, Choice, Decree, Event, How, Innovation, Options, Prompt, Role, Scope, Situation, Special, Zone};
use crate::engine::invariants::{Care, Invariants, Looked, one_game};
use crate::engine::{Chance, Game, Match, Seat, Stream};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn random_games_keep_the_invariants() {
    let mut looked = Looked::default();
    for seed in 0..24 {
        match one_game::<Innovation>(seed, Care::Sampled) {
            Ok(one) => looked.add(one),
            Err(violation) => panic!("{}: {}", violation.place, violation.broken),
        }
    }
    assert!(looked.inside > 2000 && looked.unfound * 20 < looked.inside, "{looked}");
    assert!(looked.groups > 100 && looked.fixed * 20 < looked.groups, "{looked}");
}

#[test]
fn a_drawn_card_that_nobody_has_looked_at_goes_back_freely_and_comes_again() {
    let mut game = Match::<Innovation>::new(Options::default(), 2, 7).expect("a table for two");
    while let Some(question) = game.question().filter(|question| question.prompt == Prompt::Opening) {
        let choice = question.choices[0];
        game.answer(choice).expect("an offered choice");
    }
    let (at, looked) = (game.cursor(), game.events().len());
    let drawer = game.question().expect("a turn").seat;
    let hand = |game: &Match<Innovation>| game.state().player(drawer).hand().to_vec();
    game.answer(Choice::Draw).expect("anybody may draw");
    let drawn = hand(&game);
    assert!(game.unseen(looked).count() == 1 && game.is_free(at, looked), "nobody has looked at it");
    assert!(!game.is_free(at, usize::MAX), "its holder has seen it");
    for looked in looked..=game.events().len() {
        assert_eq!(game.is_free(at, looked), game.unseen(looked).count() == 1, "free up to the card itself");
    }
    game.go_to(at).expect("back");
    assert_eq!(hand(&game).len() + 1, drawn.len());
    assert_eq!(game.unseen(looked).count(), 0);
    game.answer(Choice::Draw).expect("anybody may draw");
    assert_eq!(hand(&game), drawn, "the same card");
    // What somebody else has decided since is not undone freely.
    let next = game.question().expect("the next turn");
    assert_ne!(next.seat, drawer, "the first turn has one action");
    game.answer(Choice::Draw).expect("anybody may draw");
    assert!(!game.is_free(at, looked));
}

/// Another one has chosen it in secret: only where it lies was known.
#[test]
fn what_another_one_exchanges_is_not_foretold() {
    let [ann, ben] = [Seat(0), Seat(1)];
    let table = Situation::new(&Options::default(), 2).and_then(|table| table.score(ben, &[TOOLS]));
    let table = table.and_then(|table| table.score(ann, &[OARS])).expect("free cards");
    let game = table.seen(&[TOOLS, OARS]).build().expect("a table");
    let moved = |card, from, to, how| Event::Moved { card, from: Zone::Score(from), to: Zone::Score(to), how, by: ben };
    assert!(game.knows(Some(ann), TOOLS));
    assert!(!game.is_open_to(&moved(TOOLS, ben, ann, How::Exchange), ann));
    assert!(game.is_open_to(&moved(OARS, ann, ben, How::Exchange), ann), "her own");
    assert!(game.is_open_to(&moved(TOOLS, ben, ann, How::Transfer), ann), "known, and named by the effect");
}

/// What lies in what, as the events say, and who has what.
#[derive(Default)]
struct Heard {
    scopes: Vec<Scope>,
    specials: BTreeMap<Special, Seat>,
    decrees: BTreeMap<Decree, Seat>,
    kinds: BTreeSet<String>,
    /// The karma that stepped in last.
    karma: Option<(Card, u8)>,
}

impl Heard {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Began(scope) => {
                self.kinds.insert(match scope {
                    Scope::Effect { role, .. } => format!("{role:?}"),
                    other => format!("{other:?}").split(['(', ' ']).next().unwrap_or_default().to_owned(),
                });
                self.scopes.push(scope);
                self.check(scope);
            }
            Event::Karma { figure, number, .. } => self.karma = Some((figure, number)),
            Event::Over(scope) => assert_eq!(self.scopes.pop(), Some(scope), "the innermost one ends"),
            Event::Opened { .. } | Event::TurnBegan { .. } => assert_eq!(self.scopes, [], "between actions"),
            Event::Claimed { special, from, to } => assert_eq!(self.specials.insert(special, to), from, "{special:?}"),
            Event::DecreeMoved { decree, from, to } => {
                assert_eq!(self.decrees.remove(&decree), from, "{decree:?}");
                self.decrees.extend(to.map(|to| (decree, to)));
            }
            _ => {}
        }
    }

    /// What a scope says of its place is so.
    fn check(&self, scope: Scope) {
        let outer = &self.scopes[..self.scopes.len() - 1];
        let carried_out = |scope: &&Scope| matches!(scope, Scope::Effect { .. } | Scope::Karma { .. });
        match scope {
            Scope::Action(..) | Scope::Fading(_) => assert_eq!(outer, [], "{scope:?}"),
            Scope::Effect { role, seat, by, depth, .. } => {
                assert_eq!(usize::from(depth), outer.iter().filter(carried_out).count(), "{scope:?} in {outer:?}");
                assert!(role != Role::Own || seat == by, "{scope:?}");
                assert!(!matches!(role, Role::Shares | Role::Obeys) || seat != by, "{scope:?}");
                assert!(role != Role::Within || depth > 0, "{scope:?}");
            }
            _ => {}
        }
        // None follows from another one.
        assert!(outer.iter().chain([&scope]).filter(|scope| matches!(scope, Scope::Karma { .. })).count() < 2);
    }
}

#[test]
fn what_begins_is_over_before_what_it_lies_in() {
    let (mut kinds, mut karmas) = (BTreeSet::new(), 0);
    for (seed, (options, players)) in (0..).zip(Innovation::tables()) {
        let mut game = Match::<Innovation>::new(options, players, seed).unwrap();
        let (mut stream, mut heard, mut told) = (Stream::new(seed), Heard::default(), 0);
        while let Some(question) = game.question() {
            let weights: Vec<u32> = question.choices.iter().map(|choice| Innovation::liveliness(*choice)).collect();
            let mut at = stream.below(weights.iter().sum());
            let lively = question.choices.iter().zip(weights).find(|(_, weight)| {
                let here = at < *weight;
                at -= if here { 0 } else { *weight };
                here
            });
            game.answer(*lively.unwrap().0).unwrap();
            game.events()[told..].iter().for_each(|logged| heard.hear(&logged.event));
            told = game.events().len();
            let runs = game.state().running().len();
            // What runs as a karma is the one that stepped in.
            if let Some(running) = game.state().running().last().filter(|running| running.is_karma()) {
                assert_eq!(running.karma().map(|number| (running.card(), number)), heard.karma);
                karmas += 1;
            }
            let carried_out = |scope: &&Scope| matches!(scope, Scope::Effect { .. } | Scope::Karma { .. });
            let begun = heard.scopes.iter().filter(carried_out).count();
            // Which karma steps in can be asked between two demands.
            assert!(game.question().is_none() || begun == runs || begun + 1 == runs, "{:?}", heard.scopes);
        }
        kinds.append(&mut heard.kinds);
    }
    assert!(karmas > 20, "{karmas}");
    let all = "Action Echo Fading FigureDraw FreeDraw InspireDraw Inspired Karma Obeys Own Shares Within";
    assert_eq!(kinds.into_iter().collect::<Vec<_>>().join(" "), all);
}
