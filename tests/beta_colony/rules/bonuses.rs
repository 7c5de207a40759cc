//! Bonuses of modules, tracks and achievements.

use super::*;
use crate::support::{BLUE, GREEN, ME, PINK, RED, YELLOW, YOU, module};
use fireside::engine::Game;
use fireside::games::BetaColony;
use fireside::games::beta_colony::facts::{TRACK_BONUSES, TRACK_POINTS};
use fireside::games::beta_colony::{
    Achievement, Because, Colony, Event, ModuleBonus, Obstacle, Prompt, Source, TrackBonus,
};

#[test]
fn each_module_bonus_is_taken_at_once() {
    for built in [YELLOW, RED, PINK, GREEN, BLUE].into_iter().flat_map(|colour| (1..=8).map(move |n| module(colour, n)))
    {
        let space = Space(4);
        let after = buy(buying(built, space), built, space, &[]);
        let (crew, points, artifacts, fuel) = match built.bonus() {
            Some(ModuleBonus::TwoPoints) => (1, 2, 0, 0),
            Some(ModuleBonus::Artifact) => (1, 0, 1, 0),
            Some(ModuleBonus::TwoFuel) => (1, 0, 0, 2),
            Some(ModuleBonus::TwoCrew) => (2, 0, 0, 0),
            Some(ModuleBonus::NoCrew) => (0, 0, 0, 0),
            None => (1, 0, 0, 0),
        };
        assert_eq!(after.game.crew_on(space, ME), crew);
        assert_eq!((after.points(ME), after.artifacts(ME), after.fuel(ME)), (points, artifacts, fuel));
        assert_eq!(after.player(ME).track(Colony::Xian), built.influence());
    }
}

/// A red module with influence 3 that takes a marker over this bonus, and nothing else in the colony.
fn reaching(colony: Colony, bonus: TrackBonus) -> Option<(Situation, Module, Space)> {
    let (at, _) = TRACK_BONUSES[colony.index()].into_iter().find(|(_, there)| *there == bonus)?;
    let (built, space) = (module(RED, 3), Space(colony as u8 * 18 + 4));
    Some((buying(built, space).track(0, colony, at - 1), built, space))
}

/// Each track that has this bonus.
fn tracks(bonus: TrackBonus) -> Vec<(Colony, Situation, Module, Space)> {
    let found = Colony::ALL.into_iter().filter_map(|colony| {
        let (situation, module, space) = reaching(colony, bonus)?;
        Some((colony, situation, module, space))
    });
    let found: Vec<_> = found.collect();
    assert!(!found.is_empty());
    found
}

#[test]
fn materials_artifacts_and_fuel_come_from_tracks() {
    for (_, situation, built, space) in tracks(TrackBonus::AnyMaterial) {
        let after = buy(situation, built, space, &[take(Material::Polymer)]);
        assert_eq!((after.player(ME).all_materials(), after.asked()), (1, YOU));
    }
    for (_, situation, built, space) in tracks(TrackBonus::TwoMaterials) {
        let after = buy(situation, built, space, &[take(Material::Polymer), take(Material::Food)]);
        assert_eq!((after.player(ME).all_materials(), after.asked()), (2, YOU));
    }
    for (_, situation, built, space) in tracks(TrackBonus::Artifact) {
        assert_eq!(buy(situation, built, space, &[]).artifacts(ME), 1);
    }
    for (_, situation, built, space) in tracks(TrackBonus::TwoFuel) {
        assert_eq!(buy(situation, built, space, &[]).fuel(ME), 2);
    }
}

#[test]
fn a_crew_member_goes_on_any_module_even_of_others() {
    for (_, situation, built, space) in tracks(TrackBonus::Crew) {
        let situation = situation.stands(module(BLUE, 2), 20).crew(1, 20, 1).achieved(1, Achievement::Chain, 7);
        let after = buy(situation, built, space, &[Choice::Crew(Space(20))]);
        assert_eq!((after.game.crew_on(Space(20), ME), after.game.crew_on(Space(20), YOU)), (1, 1));
    }
    let (_, situation, built, space) = tracks(TrackBonus::Crew).remove(0);
    let offered = buy(situation.achieved(1, Achievement::Chain, 7), built, space, &[]);
    assert_eq!(offered.choices(), [Choice::Crew(space)], "achievements take none");
    let waiting = offered.waiting.as_ref().unwrap();
    assert_eq!(offered.game.obstacle(waiting, Choice::Crew(Space(7))), Some(Obstacle::NoModule));
}

#[test]
fn a_free_module_is_built_without_payment_from_filled_rows() {
    for (colony, situation, built, space) in tracks(TrackBonus::FreeModule) {
        let after = buy(situation.clone().full_rows(), built, space, &[]);
        assert_eq!((after.prompt(), after.game.shown().count()), (Prompt::FreeModule(colony), 8));
        assert!(after.events.iter().any(|event| matches!(event, Event::Shown { row: 3, slot: 0, .. })));
        let free = module(BLUE, 8);
        let situation = situation.row(0, &[free]);
        let target = Space(if colony == Colony::Xian { 18 } else { 0 });
        let after = buy(situation, built, space, &[Choice::Module(free), Choice::Build(target)]);
        assert_eq!((after.player(ME).all_materials(), after.game.crew_on(target, ME)), (0, 2));
        assert!(after.told(Event::Built { seat: ME, module: free, space: target, free: true }));
    }
}

#[test]
fn a_free_achievement_costs_nothing_and_keeps_its_limits() {
    let bonus = TrackBonus::FreeAchievement;
    for (_, situation, built, space) in tracks(bonus) {
        let after =
            buy(situation.clone(), built, space, &[Choice::Achieve(Achievement::Colour), Choice::Build(Space(0))]);
        assert_eq!((after.player(ME).achievements(), after.artifacts(ME)), (&[Achievement::Colour][..], 0));
        let offered = buy(situation.clone(), built, space, &[Choice::Achieve(Achievement::Colour)]);
        assert!(!offered.offers(Choice::Build(Space(12))) && offered.offers(Choice::Build(Space(0))));
        let two = situation.achieved(0, Achievement::Chain, 0).achieved(0, Achievement::Centre, 2);
        assert_eq!(buy(two, built, space, &[]).asked(), YOU);
    }
}

#[test]
fn track_points_come_once_for_each_space() {
    for colony in Colony::ALL {
        for (at, points) in TRACK_POINTS {
            let (built, space) = (module(RED, 5), Space(colony as u8 * 18 + 4));
            let after = buy(buying(built, space).track(0, colony, at - 1), built, space, &[]);
            assert_eq!(after.player(ME).points_from(Source::Tracks), points);
            let beyond = buy(buying(built, space).track(0, colony, at), built, space, &[]);
            assert_eq!(beyond.player(ME).points_from(Source::Tracks), 0);
        }
    }
}

#[test]
fn influence_beyond_the_end_is_lost() {
    let (built, space) = (module(RED, 1), Space(4));
    let after = buy(buying(built, space).track(0, Colony::Xian, 17), built, space, &[]);
    assert!(after.told(Event::Advanced { seat: ME, colony: Colony::Xian, by: 1, to: 18 }));
}

/// Builds a building for its four materials and water.
fn found(building: Achievement, then: &[Choice]) -> After {
    let four = building.materials().unwrap();
    let stock: Vec<(Material, u8)> = four.into_iter().chain([Material::Water]).map(|it| (it, 1)).collect();
    let situation = arriving(Location::AzophiNexus, 2)
        .buildings(&[building])
        .materials(0, &stock)
        .stands(module(GREEN, 2), 40)
        .track(0, Colony::Cuzco, 3);
    let space = Situation::space_of(Material::Water, false);
    visit(situation, Location::AzophiNexus, 2, &[&[Choice::Achieve(building), Choice::Build(space)], then].concat())
}

#[test]
fn buildings_bring_their_bonuses() {
    let crew = found(Achievement::CrewBuilding, &[Choice::Crew(Space(40))]);
    assert_eq!((crew.game.crew_on(Space(40), ME), crew.player(ME).crew()), (1, 13));
    let influence = found(Achievement::InfluenceBuilding, &[Choice::Influence(Colony::Cuzco)]);
    assert_eq!((influence.player(ME).track(Colony::Cuzco), influence.player(ME).points_from(Source::Tracks)), (4, 2));
    assert_eq!(found(Achievement::FuelBuilding, &[]).fuel(ME), 1);
    assert_eq!(found(Achievement::PointsBuilding, &[]).asked(), YOU);
    for (building, points) in Achievement::BUILDINGS.into_iter().zip([7, 7, 8, 9]) {
        assert_eq!(Situation::new(2).game().worth(ME, building), points);
    }
}

#[test]
fn the_influence_of_a_building_may_bring_the_next_one_for_nothing() {
    let building = Achievement::InfluenceBuilding;
    let four = building.materials().unwrap();
    let stock: Vec<(Material, u8)> = four.into_iter().chain([Material::Water]).map(|it| (it, 1)).collect();
    let situation = arriving(Location::AzophiNexus, 2)
        .buildings(&[building, Achievement::PointsBuilding, Achievement::FuelBuilding, Achievement::CrewBuilding])
        .materials(0, &stock)
        .track(0, Colony::Thebes, 10);
    let space = Situation::space_of(Material::Water, false);
    let choices = [
        Choice::Achieve(building),
        Choice::Build(space),
        Choice::Influence(Colony::Thebes),
        Choice::Achieve(Achievement::PointsBuilding),
        Choice::Build(Space(0)),
    ];
    let after = visit(situation, Location::AzophiNexus, 2, &choices);
    assert_eq!(after.player(ME).achievements(), [building, Achievement::PointsBuilding]);
    assert_eq!(after.game.building(), Some(Achievement::FuelBuilding));
}

#[test]
fn a_last_module_is_shown_as_soon_as_it_is_the_last() {
    let (built, space) = (module(RED, 3), Space(4));
    let situation = buying(built, space).track(0, Colony::Xian, 1).full_rows();
    let asked = |left: usize| buy(situation.clone().pile(left), built, space, &[]);
    let last = asked(1);
    assert!(matches!(last.prompt(), Prompt::AnyMaterial { .. }) && last.game.modules_left() == 0);
    assert_eq!(asked(2).game.modules_left(), 2, "otherwise at the end of the turn");
}

#[test]
fn statues_score_up_to_twelve() {
    let game = |situation: Situation| situation.game();
    for (count, points) in [(0, 0), (3, 6), (6, 12), (9, 12)] {
        let it = game(Situation::new(2).materials(0, &[(Material::Food, count)]).storage(0, 0, 5));
        assert_eq!(it.worth(ME, Achievement::Materials), points);
    }
    let mut row = Situation::new(2);
    for (space, tile) in (0..8).zip(Module::all()) {
        row = row.stands(tile, space).crew(0, space, 1);
    }
    assert_eq!(game(row.clone()).worth(ME, Achievement::Chain), 12);
    assert_eq!(game(row.clone()).worth(ME, Achievement::Colour), 12, "eight yellow modules");
    assert_eq!(game(row.clone()).worth(ME, Achievement::Centre), 0);
    assert_eq!(game(row).worth(YOU, Achievement::Chain), 0);
    let two = Situation::new(2).stands(module(PINK, 8), 12).crew(0, 12, 2).stands(module(BLUE, 2), 30).crew(0, 30, 1);
    let it = game(two);
    assert_eq!((it.worth(ME, Achievement::Chain), it.worth(ME, Achievement::Centre)), (4, 4));
    assert_eq!(it.worth(ME, Achievement::Colour), 3, "a module counts once");
}

#[test]
fn influence_moves_the_marker_of_its_colony_alone() {
    for colony in Colony::ALL {
        let (built, space) = (module(RED, 5), Space(colony as u8 * 18 + 4));
        let after = buy(buying(built, space), built, space, &[]);
        assert_eq!(Colony::ALL.map(|one| after.player(ME).track(one)), Colony::ALL.map(|one| u8::from(one == colony)));
    }
}

/// Whether the last of these choices shows somebody something new: then nobody takes it back for nothing.
fn reveals(situation: &Situation, choices: &[Choice]) -> bool {
    let before = play(situation.clone(), &choices[..choices.len() - 1]).events.len();
    play(situation.clone(), choices).events[before..].iter().any(|event| BetaColony::reveals(event, None))
}

/// Before a free module the next one is turned over, so what the bought one was paid with is settled then; otherwise it is not, as long
/// as the turn goes on.
#[test]
fn a_payment_that_leads_to_a_free_module_cannot_be_taken_back_freely() {
    for (bonus, settled) in [(TrackBonus::FreeModule, true), (TrackBonus::AnyMaterial, false)] {
        for (colony, situation, built, space) in tracks(bonus) {
            let situation = situation.full_rows().storage(0, 0, 1);
            let choices =
                [Choice::Module(built), Choice::Build(space), pay(Material::Palladium), pay(space.material())];
            let choices = [&arrive(Location::LeftManufactory, 6)[..], &choices].concat();
            assert_eq!(reveals(&situation, &choices), settled, "{bonus:?} in {colony:?}");
            assert!(!reveals(&situation, &choices[..choices.len() - 1]), "nothing is built yet");
        }
    }
}

/// Before a free achievement the next building is turned over, so the colony that led there is settled then.
#[test]
fn the_choice_of_thebes_that_leads_to_a_free_achievement_cannot_be_taken_back_freely() {
    let building = Achievement::InfluenceBuilding;
    let stock = building.materials().unwrap().into_iter().chain([Material::Water]).map(|it| (it, 1));
    let situation = arriving(Location::AzophiNexus, 2)
        .buildings(&[building, Achievement::PointsBuilding, Achievement::FuelBuilding, Achievement::CrewBuilding])
        .materials(0, &stock.collect::<Vec<_>>())
        .track(0, Colony::Thebes, 10)
        .track(0, Colony::Xian, 1);
    let space = Situation::space_of(Material::Water, false);
    let any_material = Prompt::AnyMaterial { because: Because::Track(Colony::Xian), left: 1 };
    for (colony, prompt, settled) in
        [(Colony::Thebes, Prompt::FreeAchievement(Colony::Thebes), true), (Colony::Xian, any_material, false)]
    {
        let choices = [Choice::Achieve(building), Choice::Build(space), Choice::Influence(colony)];
        let choices = [&arrive(Location::AzophiNexus, 2)[..], &choices].concat();
        assert_eq!(play(situation.clone(), &choices).prompt(), prompt);
        assert_eq!(reveals(&situation, &choices), settled, "{colony:?}");
    }
}
