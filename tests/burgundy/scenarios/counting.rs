//! Animals, conversion, ties.

use super::*;
use crate::player::{Do, play};
use fireside::engine::Seat;
use fireside::games::burgundy::scoring::{animal_points, animal_sets, animals_left};
use fireside::games::burgundy::{Ending, Source};

fn score_animals(given: &Value, expect: &Value) {
    let stored = animals(&given["animals"]);
    assert_eq!(animal_points(stored), points(&expect["vp"]));
    let sizes: Vec<usize> = animal_sets(stored).filter(|size| *size > 1).collect();
    if let Some(sets) = expect["sets"].as_array() {
        assert_eq!(sizes, sets.iter().map(|set| list(set).len()).collect::<Vec<_>>());
    }
    if expect["leftover"].is_object() {
        assert_eq!(
            animals_left(stored),
            animals(&expect["leftover"]).iter().map(|count| u32::from(*count)).sum::<u32>()
        );
    }
    let state = Situation::new(2).animals(0, stored).build();
    assert_eq!(state.player(Seat(0)).score(), points(&expect["vp"]), "counted at once");
}

#[test]
fn bur_01_animal_sets_worked_example() {
    scenario("BUR-01", score_animals);
}

#[test]
fn bur_02_four_different_animals() {
    scenario("BUR-02", score_animals);
}

#[test]
fn bur_03_several_sets_from_one_stock() {
    scenario("BUR-03", score_animals);
}

#[test]
fn bur_04_equal_animals_alone_score_nothing() {
    scenario("BUR-04", score_animals);
}

#[test]
fn bur_08_conversion_worked_example() {
    scenario("BUR-08", |given, expect| {
        let (workers, silver) = (number(&given["workers"]), number(&given["silver"]));
        let after = play(super::given(2, given), &[Do::Convert, Do::HandIn(workers, silver)]);
        let player = after.game.player(Seat(0));
        assert_eq!(player.score(), points(&expect["vp"]));
        assert_eq!((player.workers(), player.silver()), (number(&expect["workers"]), number(&expect["silver"])));
    });
}

#[test]
fn bur_09_conversion_rounds_down() {
    scenario("BUR-09", |given, expect| {
        let (workers, silver) = (number(&given["workers"]), number(&given["silver"]));
        let after = play(super::given(2, given), &[Do::Convert, Do::HandIn(workers, silver)]);
        let player = after.game.player(Seat(0));
        assert_eq!(after.points(Source::Conversion), points(&expect["vp"]));
        assert_eq!((player.workers(), player.silver()), (number(&expect["workers"]), number(&expect["silver"])));
    });
}

#[test]
fn bur_42_tie_is_broken_by_unused_material() {
    scenario("BUR-42", |given, expect| {
        let mut situation = Situation::new(2);
        for (seat, name) in [(0, "P1"), (1, "P2")] {
            let stored = &given[name];
            situation = situation
                .storage(seat, number(&stored["workers"]), number(&stored["silver"]))
                .goods(seat, [number(&stored["unsoldGoods"]), 0, 0])
                .animals(seat, animals(&stored["animals"]))
                .score(seat, points(&stored["vp"]));
        }
        let state = situation.build();
        for (seat, name) in [(0, "P1"), (1, "P2")] {
            assert_eq!(state.player(Seat(seat)).material(), u32::from(number(&expect["material"][name])), "{name}");
        }
        let winner = [Seat(seat(&expect["winner"]))].into_iter().collect();
        assert_eq!(state.winners(), (winner, Ending::MostMaterial));
    });
}
