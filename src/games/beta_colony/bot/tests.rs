//! Bots at whole tables, and what they see at a glance.

use super::super::{BetaColony, Choice, Die, Location, Material, Module, Situation, Space};
use crate::bots::trials::{bots_are_blind, every_level_plays, seeds_decide, somewhere};
use crate::bots::{Level, Thinker};
use crate::engine::{Chance, Decision, Game, Judge, Match, Script, Seat, Stream};
use crate::games::beta_colony::{Prompt, Source};

#[test]
fn every_level_plays_whole_games_by_what_is_offered() {
    for players in [2, 4] {
        every_level_plays(somewhere::<BetaColony>(players, 11, 0), 4);
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    seeds_decide(&somewhere::<BetaColony>(3, 5, 60));
}

#[test]
fn bots_do_not_see_the_order_of_piles() {
    bots_are_blind((0..6).map(|seed| somewhere::<BetaColony>(2 + (seed % 3) as u8, seed, 13 * seed as u32)));
}

/// Plays a game: seat 0 by its judgement alone, the others at random. The points of all.
fn against_random(seed: u64) -> Vec<i32> {
    let mut game = somewhere::<BetaColony>(2, seed, 0);
    let mut stream = Stream::new(seed);
    let mut scores = Vec::new();
    while let Some(question) = game.question() {
        let choice = if question.seat == Seat(0) {
            game.state().judge(question.seat, question.prompt, &question.choices, &mut scores);
            let best = (0..scores.len()).max_by(|one, other| scores[*one].total_cmp(&scores[*other]));
            question.choices[best.expect("somebody is asked something")]
        } else {
            question.choices[stream.below(question.choices.len() as u32) as usize]
        };
        game.answer(choice).expect("offered");
    }
    game.state().standing()
}

#[test]
fn judgement_alone_beats_random_play_and_scores_well() {
    let games: Vec<_> = (0..20).map(against_random).collect();
    let won = games.iter().filter(|points| points[0] > points[1]).count();
    let mean = games.iter().map(|points| points[0]).sum::<i32>() / 20;
    assert!(won >= 19 && mean >= 40, "{won} of 20, {mean} points: {games:?}");
}

fn judged(game: &BetaColony, prompt: Prompt, choices: &[Choice]) -> Vec<f32> {
    let mut scores = Vec::new();
    game.judge(Seat(0), prompt, choices, &mut scores);
    assert_eq!(scores.len(), choices.len());
    assert!(scores.iter().all(|score| score.is_finite()), "{scores:?}");
    scores
}

#[test]
fn a_module_goes_where_it_brings_more() {
    // The third of a group next to a centre brings three influence more than the same module alone at the rim.
    let red = [8, 9, 10].map(Module);
    let game = Situation::new(2)
        .materials(0, &[(Material::Palladium, 2), (Material::Steel, 2), (Material::Organic, 2)])
        .stands(red[0], 12)
        .stands(red[1], 13)
        .row(0, &[red[2]])
        .game();
    let prompt = Prompt::ModuleSpace { module: red[2], free: true };
    let scores = judged(&game, prompt, &[Choice::Build(Space(14)), Choice::Build(Space(8))]);
    assert!(scores[0] > scores[1], "{scores:?}");
}

#[test]
fn a_move_without_fuel_is_better_than_the_same_place_for_fuel() {
    let game = Situation::new(2).storage(0, 6, 0).full_rows().game();
    let ways = [Choice::Move(Die::Black, Location::GanDe), Choice::Move(Die::Green, Location::GanDe)];
    let scores = judged(&game, Prompt::Turn { second: false }, &ways);
    assert!(scores[0] > scores[1], "{scores:?}");
}

#[test]
fn more_points_are_never_a_smaller_chance() {
    for seed in 0..12 {
        let game: Match<BetaColony> = somewhere(2 + (seed % 3) as u8, seed, 20 * seed as u32 % 120);
        let mut state = game.state().clone();
        let mut before = state.odds(None)[0];
        for _ in 0..20 {
            state.score(&mut Script::of([]), Seat(0), Source::Dice, 1);
            let odds = state.odds(None)[0];
            assert!(odds >= before && (0.0..=1.0).contains(&odds), "{odds} after {before}");
            before = odds;
        }
        assert!(before > 0.3, "{before}");
    }
}

#[test]
fn a_hint_is_offered() {
    let game = somewhere::<BetaColony>(3, 2, 40);
    let decision = Decision::of(&game).expect("somebody is asked");
    let mut thinker = Thinker::with(decision.clone(), Level::hint(), 9);
    thinker.think(20);
    let best = thinker.ranking(3)[0].choice;
    assert!(decision.question().choices.contains(&best));
}
