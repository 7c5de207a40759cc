//! What the judgement thinks of tables laid out for it, and bots at whole tables.

use super::super::facts::{Building, Cult, Faction, Special};
use super::super::{Choice, Exchange, Options, Prompt, Selection, Situation, TerraMystica};
use crate::bots::trials::{every_level_plays, seeds_decide, somewhere};
use crate::bots::{Judge, Level, Thinker};
use crate::engine::{Decision, Match, Outcome, Seat, SeatSet};

const TURN: Prompt = Prompt::Turn { second: false };

/// The choices of a turn with their scores, the best first.
fn ranked_by(game: &TerraMystica, prompt: Prompt, choices: &[Choice]) -> Vec<(Choice, f32)> {
    let mut scores = Vec::new();
    game.judge(Seat(0), prompt, choices, &mut scores);
    assert_eq!(scores.len(), choices.len());
    let mut ranked: Vec<_> = choices.iter().copied().zip(scores).collect();
    ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
    ranked
}

fn turn(game: &TerraMystica) -> Vec<(Choice, f32)> {
    ranked_by(game, TURN, &game.choices(Seat(0), TURN))
}

fn score(ranked: &[(Choice, f32)], choice: Choice) -> f32 {
    let found = ranked.iter().find(|(one, _)| *one == choice);
    found.unwrap_or_else(|| panic!("{choice} is not offered: {ranked:?}")).1
}

fn witches() -> Situation {
    Situation::new(&[Faction::Witches, Faction::Nomads])
        .build(0, Building::Dwelling, &["E3", "E8"])
        .build(1, Building::Dwelling, &["C1", "D1"])
        .resources(0, 15, 4, 0)
        .resources(1, 15, 4, 0)
        .card(0, 3)
        .card(1, 8)
        .bowls(0, [5, 7, 0])
}

#[test]
fn every_level_plays_whole_games_by_what_is_offered() {
    for players in 2..=5 {
        every_level_plays(somewhere::<TerraMystica>(players, 11, 0), 3);
    }
}

#[test]
fn a_glance_plays_every_faction_on_every_map_to_the_end() {
    for (number, faction) in Faction::ALL.into_iter().enumerate() {
        let map = super::super::Map::ALL[number % 3];
        let options = Options { map, factions: Selection::Given(vec![faction]), ..Options::default() };
        let mut game = Match::<TerraMystica>::new(options, 3, number as u64).expect("three may play");
        while let Some(decision) = Decision::of(&game) {
            game.answer(Thinker::new(decision, Level::Medium, 1).best()).expect("bots pick what is offered");
        }
        let points = game.state().player(Seat(0)).points();
        assert!(points >= 40, "{faction:?} got {points}");
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    seeds_decide(&somewhere::<TerraMystica>(3, 5, 40));
    let game = somewhere::<TerraMystica>(2, 8, 60);
    let decision = Decision::of(&game).expect("somebody is asked");
    let thought = |seed| {
        let mut expert = Thinker::new(decision.clone(), Level::Expert, seed);
        expert.think(30);
        (expert.best(), expert.estimates())
    };
    assert_eq!(thought(3), thought(3));
}

#[test]
fn nothing_is_exchanged_without_a_purpose() {
    let game = witches().bowls(0, [0, 6, 6]).resources(0, 15, 4, 2).game();
    let ranked = turn(&game);
    let best = ranked[0].1;
    for (choice, score) in &ranked {
        if matches!(choice, Choice::Exchange(_)) {
            assert!(*score < best - 2.0, "{choice} {score} against {best}");
        }
    }
    let after = [Choice::Exchange(Exchange::WorkerToCoin), Choice::Exchange(Exchange::PowerToCoin), Choice::Done];
    assert_eq!(ranked_by(&game, Prompt::After, &after)[0].0, Choice::Done);
}

#[test]
fn a_missing_coin_is_exchanged_for_the_building_of_the_round() {
    // Trading houses count three points in this round, and one coin is missing for it.
    let game = witches().round(6, 6).favor(0, 10).resources(0, 5, 2, 0).bowls(0, [9, 1, 1]).game();
    let ranked = turn(&game);
    assert!(ranked[0].0 == Choice::Exchange(Exchange::PowerToCoin), "{:?}", &ranked[..4]);
}

#[test]
fn whoever_has_nothing_to_do_passes() {
    let game = witches().resources(0, 0, 0, 0).bowls(0, [12, 0, 0]).game();
    assert!(matches!(turn(&game)[0].0, Choice::Pass(Some(_))));
    let last = witches().round(6, 6).resources(0, 1, 1, 0).bowls(0, [12, 0, 0]).game();
    assert_eq!(turn(&last)[0].0, Choice::Pass(None));
}

#[test]
fn what_the_round_scores_is_done_in_it() {
    let of = |tile: u8| {
        let game = witches().round(4, 2).round(5, 2).round(6, 2).round(3, tile).resources(0, 12, 6, 0).game();
        let ranked = turn(&game);
        let best = |kind: fn(&Choice) -> bool| ranked.iter().find(|(choice, _)| kind(choice)).expect("possible").1;
        best(|choice| matches!(choice, Choice::Upgrade(_, Building::TradingHouse)))
            - best(|choice| matches!(choice, Choice::Build(_)))
    };
    let (houses, dwellings) = (of(6), of(3));
    assert!(houses > dwellings + 3.0, "trading houses {houses}, dwellings {dwellings}");
}

#[test]
fn in_the_last_round_everything_left_is_made_into_points() {
    let game = witches().round(6, 6).resources(0, 3, 2, 1).cult(0, Cult::Fire, 2).cult(1, Cult::Fire, 2).game();
    let ranked = turn(&game);
    assert_ne!(ranked[0].0, Choice::Pass(None), "{ranked:?}");
    assert!(score(&ranked, Choice::Priest(Cult::Fire, 3)) > score(&ranked, Choice::Pass(None)));
}

#[test]
fn free_power_is_taken_while_there_is_room_and_dear_power_is_not_taken_at_the_end() {
    let leech = |power: u8| super::super::Leech { from: Seat(1), power, cost: power - 1 };
    let asked = |game: &TerraMystica, power| {
        let mut choices = ranked_by(game, Prompt::Leech(leech(power)), &[Choice::Take(0), Choice::Decline(0)]);
        choices.remove(0).0
    };
    assert_eq!(asked(&witches().game(), 1), Choice::Take(0));
    let last = witches().round(6, 6).passed(&[0]).turn(1).game();
    assert_eq!(asked(&last, 4), Choice::Decline(0));
}

#[test]
fn a_town_is_founded_when_it_can_be() {
    let game =
        witches().round(4, 7).build(0, Building::TradingHouse, &["E1", "E2"]).build(0, Building::Dwelling, &["E4"]);
    let game = game.resources(0, 6, 2, 0).game();
    let ranked = turn(&game);
    let (choice, score) = ranked[0];
    let hex = |name| game.geometry().by_name(name).expect("a hex");
    let house = |name| Choice::Upgrade(hex(name), Building::TradingHouse);
    let founding = [house("E3"), house("E4"), Choice::Build(hex("F2"))];
    assert!(founding.contains(&choice) && score > 3.0, "{:?}", &ranked[..3]);
}

#[test]
fn a_double_turn_is_not_for_nothing() {
    let game = Situation::new(&[Faction::ChaosMagicians, Faction::Nomads])
        .build(0, Building::Stronghold, &["A6"])
        .build(1, Building::Dwelling, &["C1"])
        .resources(0, 0, 0, 0)
        .bowls(0, [12, 0, 0])
        .card(0, 3)
        .card(1, 8)
        .game();
    let ranked = turn(&game);
    assert!(matches!(ranked[0].0, Choice::Pass(_)), "{ranked:?}");
    assert!(score(&ranked, Choice::Special(Special::ChaosMagicians)) < ranked[0].1);
}

#[test]
fn the_first_dwelling_has_land_within_reach() {
    for seed in 0..6 {
        let options =
            Options { factions: Selection::Given(vec![Faction::Witches, Faction::Giants]), ..Options::default() };
        let game = Match::<TerraMystica>::new(options, 2, seed).expect("two may play");
        let question = game.question().expect("a dwelling is asked for");
        let Choice::Build(hex) = ranked_by(game.state(), question.prompt, &question.choices)[0].0 else {
            panic!("no hex")
        };
        let state = game.state();
        let near = state.adjacent(hex.alone()).without(state.geometry().rivers);
        let easy = near.iter().filter(|hex| state.spades_needed(Seat(0), *hex) <= 1).count();
        assert!(easy >= 1, "{}", state.geometry().name(hex));
    }
}

#[test]
fn chances_follow_the_points() {
    let even = witches().game().odds(None);
    assert!((even.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    let ahead = witches().points(0, 60).game().odds(None);
    assert!(ahead[0] > even[0] + 0.2, "{even:?} {ahead:?}");
    let won = Outcome { winners: SeatSet::from_iter([Seat(1)]) };
    assert_eq!(witches().game().odds(Some(won))[..2], [0.0, 1.0]);
}

#[test]
fn while_it_is_laid_out_everybody_may_win() {
    let mut game = Match::<TerraMystica>::new(Options::default(), 3, 5).expect("a table");
    while game.state().round() == 0 {
        let odds = game.state().odds(None);
        assert!(odds[..3].iter().all(|odds| (odds - 1.0 / 3.0).abs() < 1e-4), "{odds:?}");
        let first = game.question().expect("not over").choices[0];
        game.answer(first).expect("offered");
    }
}
