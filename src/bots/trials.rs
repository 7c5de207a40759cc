//! What must hold for the bots of any game, for the tests of each.

use super::{Forecast, Judge, Level, Thinker};
use crate::engine::{Chance, Decision, Game, InfoSet, Match, Stream};

/// A match after so many random answers.
pub(crate) fn somewhere<G: Game>(players: u8, seed: u64, answers: u32) -> Match<G> {
    somewhere_with(G::Options::default(), players, seed, answers)
}

/// The same with these options.
pub(crate) fn somewhere_with<G: Game>(options: G::Options, players: u8, seed: u64, answers: u32) -> Match<G> {
    let mut game = Match::<G>::new(options, players, seed).expect("so many may play");
    let mut stream = Stream::new(seed);
    for _ in 0..answers {
        let Some(question) = game.question() else { break };
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        game.answer(choice).expect("offered");
    }
    game
}

/// Plays a whole game with all levels in turn, each with so many runs at most.
pub(crate) fn every_level_plays<G: Judge>(mut game: Match<G>, runs: u32) {
    let mut seed = 0;
    while let Some(decision) = Decision::of(&game) {
        seed += 1;
        let mut thinker = Thinker::new(decision, Level::ALL[seed as usize % 4], seed);
        thinker.think(runs);
        game.answer(thinker.best()).expect("bots pick what is offered");
    }
    assert!(game.outcome().is_some());
}

/// The same seed gives the same thoughts, another one others.
pub(crate) fn seeds_decide<G: Judge>(game: &Match<G>) {
    let decision = Decision::of(game).expect("somebody is asked");
    let thoughts = |seed| {
        let mut thinker = Thinker::new(decision.clone(), Level::Hard, seed);
        thinker.think(60);
        thinker.estimates()
    };
    assert_eq!(thoughts(1), thoughts(1));
    assert_ne!(thoughts(1), thoughts(2));
}

/// A bot thinks the same about another position that its player cannot tell from this one.
pub(crate) fn bots_are_blind<G: Judge>(games: impl IntoIterator<Item = Match<G>>) {
    let mut stream = Stream::new(4);
    for (number, game) in games.into_iter().enumerate() {
        let Some(decision) = Decision::of(&game) else { continue };
        let Some(twin) = decision.twin(&mut stream) else { continue };
        let thoughts = [decision, twin].map(|decision| {
            let mut thinker = Thinker::new(decision, Level::Hard, 9);
            thinker.think(40);
            (thinker.best(), thinker.estimates())
        });
        assert_eq!(thoughts[0], thoughts[1], "match {number}");
    }
}

/// A forecast says the same about another position that somebody outside cannot tell from this one.
pub(crate) fn forecasts_are_blind<G: Judge>(games: impl IntoIterator<Item = Match<G>>) {
    let mut stream = Stream::new(8);
    for (number, game) in games.into_iter().enumerate() {
        let info = InfoSet::of(&game, None);
        let Some(twin) = info.twin(&mut stream) else { continue };
        let chances = [info, twin].map(|info| {
            let mut forecast = Forecast::new(info, 9);
            forecast.think(12);
            forecast.chances()
        });
        assert_eq!(chances[0], chances[1], "match {number}");
    }
}
