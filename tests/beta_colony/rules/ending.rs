//! The end: artifacts, achievements, majorities, winners; and the goal that a statue refuses.

use super::*;
use crate::support::{BLUE, ME, PINK, RED, YOU, module};
use fireside::engine::Seat;
use fireside::games::beta_colony::facts::PICTURED;
use fireside::games::beta_colony::{Achievement, Colony, CycleCard, Event, Source};

fn ended(situation: Situation) -> After {
    play(situation.at_the_end(), &[])
}

fn winners(after: &After) -> (Vec<u8>, bool) {
    let end = after.events.iter().find_map(|event| match event {
        Event::Ended { winners, by_crew } => Some((winners.iter().map(|seat| seat.0).collect(), *by_crew)),
        _ => None,
    });
    end.expect("the game has ended")
}

#[test]
fn each_artifact_and_each_achievement_scores_at_the_end() {
    let situation = Situation::new(2).storage(0, 9, 4).materials(0, &[(Material::Food, 3)]);
    let situation = situation.achieved(0, Achievement::Materials, 0).achieved(0, Achievement::PointsBuilding, 2);
    let after = ended(situation);
    let from = |source| after.player(ME).points_from(source);
    assert_eq!((from(Source::Artifacts), from(Source::Achievements), after.points(ME)), (4, 6 + 9, 19));
}

#[test]
fn majorities_compare_with_the_smallest_crew() {
    let crews = [[4, 2, 8], [0, 0, 0], [3, 0, 0]];
    let tiles = [module(RED, 2), module(PINK, 2), module(BLUE, 2)];
    let mut situation = Situation::new(3);
    for ((colony, crew), tile) in Colony::ALL.into_iter().zip(crews).zip(tiles) {
        let space = colony.spaces().next().unwrap();
        situation = situation.stands(tile, space.0);
        for (seat, count) in (0..).zip(crew) {
            situation = situation.crew(seat, space.0, count);
        }
    }
    let after = ended(situation);
    let points = |seat: u8| after.player(Seat(seat)).points_from(Source::Majorities);
    assert_eq!([0, 1, 2].map(points), [3 + 6, 0, 15]);
    for (crew, points) in [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (9, 15)] {
        let after = ended(Situation::new(2).stands(module(RED, 2), 7).crew(0, 7, crew));
        assert_eq!(after.points(ME), points, "{crew} more");
    }
}

#[test]
fn a_tie_goes_to_the_larger_crew_and_else_is_shared() {
    let base = || Situation::new(3).stands(module(RED, 2), 7);
    assert_eq!(winners(&ended(base().points(1, 30))), (vec![1], false));
    // A crew that all have brings no points.
    let crews = base().stands(module(BLUE, 2), 20).points(0, 30).points(1, 29);
    let by_crew = ended(crews.clone().crew(1, 20, 1));
    assert_eq!((by_crew.player(ME).points(), by_crew.player(YOU).points()), (30, 30));
    assert_eq!(winners(&by_crew), (vec![1], true));
    let even = ended(crews.points(1, 30));
    assert_eq!(winners(&even), (vec![0, 1], false));
}

#[test]
fn a_chain_goes_over_achievements_and_counts_every_crew_member() {
    let chain = |situation: Situation| situation.game().worth(ME, Achievement::Chain);
    let one = Situation::new(2).stands(module(RED, 8), 0).crew(0, 0, 2).stands(module(RED, 2), 2).crew(0, 2, 1);
    assert_eq!(chain(one.clone()), 4, "two spaces apart");
    assert_eq!(chain(one.clone().achieved(0, Achievement::Chain, 1)), 4, "no crew on the tile between");
    assert_eq!(chain(one.achieved(0, Achievement::Chain, 1).crew(0, 1, 1)), 8);
}

#[test]
fn a_centre_counts_the_best_colony_only() {
    let tiles = [module(RED, 2), module(PINK, 2), module(BLUE, 2), module(BLUE, 3)];
    let spaces = [12, 14, 30, 3];
    let placed =
        tiles.into_iter().zip(spaces).fold(Situation::new(2), |it, (tile, at)| it.stands(tile, at).crew(0, at, 1));
    assert_eq!(placed.game().worth(ME, Achievement::Centre), 4);
}

/// With seven or eight materials the statue is worth more than the goal: nobody is asked.
#[test]
fn the_statue_for_materials_refuses_the_goal_with_seven_or_eight() {
    let pictured: Vec<(Material, u8)> = Material::ALL.into_iter().zip(PICTURED).collect();
    for more in 0..=3u8 {
        let stock: Vec<(Material, u8)> = pictured.iter().copied().chain([(Material::Food, more)]).collect();
        let situation = Situation::new(2).card(CycleCard::SevenMaterials).materials(0, &stock).round_done();
        let asks = |situation: Situation| play(situation, &[]).offers(Choice::Discard);
        assert!(asks(situation.clone()), "{more} more, without the statue");
        assert_eq!(asks(situation.achieved(0, Achievement::Materials, 0)), more >= 2, "{more} more");
    }
}

/// What went for the goal is gone when the statue counts.
#[test]
fn discarded_materials_do_not_count_for_the_statue() {
    let stock: Vec<(Material, u8)> = Material::ALL.into_iter().zip(PICTURED).chain([(Material::Food, 3)]).collect();
    let situation = Situation::new(2).card(CycleCard::SevenMaterials).materials(0, &stock);
    let situation = situation.achieved(0, Achievement::Materials, 0).round_done();
    let points = |choice| {
        let after = play(situation.clone(), &[choice]);
        [Source::Goals, Source::Achievements].map(|source| after.player(ME).points_from(source))
    };
    assert_eq!((points(Choice::Discard), points(Choice::Pass)), ([8, 6], [0, 12]));
}

/// What is projected for everybody is what the end brings, without the goals of this and later cycles.
#[test]
fn what_is_projected_comes_true_but_for_goals() {
    let seats = [0, 1, 2].map(Seat);
    let situation = Situation::new(3)
        .points(0, 20)
        .storage(0, 7, 2)
        .achieved(1, Achievement::PointsBuilding, 0)
        .crew(1, 0, 1)
        .stands(module(RED, 2), 20)
        .crew(2, 20, 3);
    let projected = |situation: Situation| seats.map(|seat| situation.clone().game().projected(seat));
    assert_eq!(projected(situation.clone()), [20 + 2, 9 + 1, 6]);
    let last = situation.clone().card(CycleCard::SevenFuel).round_done();
    assert_eq!(projected(last.clone()), [22, 10, 6]);
    let after = play(last, &[]);
    assert_eq!(seats.map(|seat| after.player(seat).points()), [22 + CycleCard::SevenFuel.points(), 10, 6]);
    let earlier = situation.card(CycleCard::SevenFuel).card(CycleCard::OneArtifact);
    assert!(earlier.clone().game().meets(ME, CycleCard::OneArtifact));
    assert_eq!(projected(earlier), [22, 10, 6]);
}
