//! The engine's invariants over random games, and the shape of games.

use super::cards::name::{OARS, TOOLS};
use super::{Choice, Event, How, Innovation, Options, Prompt, Situation, Zone};
use crate::engine::invariants::{Care, Looked, one_game};
use crate::engine::{Game, Match, Seat};

#[test]
fn random_games_keep_the_invariants() {
    let mut looked = Looked::default();
    for seed in 0..40 {
        match one_game::<Innovation>(seed, Care::Sampled) {
            Ok(one) => looked.add(one),
            Err(violation) => panic!("{}: {}", violation.place, violation.broken),
        }
    }
    assert!(looked.inside > 3000 && looked.unfound * 20 < looked.inside, "{looked}");
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
