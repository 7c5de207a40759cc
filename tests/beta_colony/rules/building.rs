//! What building costs, where it is allowed, and its influence.

use super::*;
use crate::support::{BLUE, GREEN, ME, RED, YELLOW, YOU, module};
use fireside::games::beta_colony::facts::{ARTIFACTS, CREW};
use fireside::games::beta_colony::{Achievement, Because, Colony, Colour, CycleCard, Event, Obstacle, Prompt, Source};

#[test]
fn the_space_decides_what_building_costs() {
    let built = module(RED, 3);
    for material in Material::ALL {
        let space = Situation::space_of(material, false);
        let stock: Vec<(Material, u8)> = Material::ALL.into_iter().map(|one| (one, 1)).collect();
        let mut wanted = [0; 6];
        wanted[Material::Palladium.index()] -= 1;
        wanted[material.index()] -= 1;
        if material == Material::Palladium {
            let twice = buying(built, space).materials(0, &[(Material::Palladium, 2)]);
            assert_eq!(buy(twice, built, space, &[]).materials(ME), wanted);
        } else {
            assert_eq!(buy(buying(built, space).materials(0, &stock), built, space, &[]).materials(ME), wanted);
        }
    }
}

#[test]
fn a_module_is_not_taken_if_no_space_can_be_paid() {
    let built = module(RED, 3);
    let poor = buying(built, Space(4)).materials(0, &[(Material::Palladium, 1)]);
    let after = visit(poor, Location::LeftManufactory, 6, &[]);
    assert!(after.told(Event::Nothing(ME, Location::LeftManufactory)));
    assert_eq!((after.materials(ME), after.asked()), ([0; 6], YOU));
}

#[test]
fn influence_counts_the_module_its_group_and_a_centre() {
    // 12 to 14 lie around Xi'an's centre, 2 to 5 at its rim.
    let cases = [
        (module(BLUE, 8), 4, vec![], 0),
        (module(BLUE, 3), 4, vec![], 2),
        (module(BLUE, 1), 12, vec![], 4),
        (module(BLUE, 3), 3, vec![2], 3),
        (module(BLUE, 3), 3, vec![2, 4], 4),
        (module(BLUE, 3), 4, vec![2, 3], 4),
        (module(BLUE, 1), 12, vec![13, 14], 6),
    ];
    for (built, space, others, influence) in cases {
        let space = Space(space);
        let lying = buying(built, space).stands(module(RED, 2), 10);
        let others = others.into_iter().zip([module(BLUE, 5), module(BLUE, 6)]);
        let situation = others.fold(lying, |it, (at, other)| it.stands(other, at));
        let game = situation.game();
        assert_eq!(game.influence(built, space, true), influence, "{built:?} on {space:?}");
    }
    let (built, space) = (module(BLUE, 3), Space(3));
    let beside = buying(built, space).stands(module(RED, 2), 2).achieved(1, Achievement::Chain, 4);
    assert_eq!(buy(beside, built, space, &[take(Material::Food)]).player(ME).track(Colony::Xian), 2);
}

#[test]
fn no_group_grows_beyond_three() {
    let green = |number| module(GREEN, number);
    let stock: Vec<(Material, u8)> =
        Material::ALL.into_iter().map(|one| (one, 1)).chain([(Material::Organic, 1)]).collect();
    let sites = |tiles: &[(u8, Module)]| {
        let situation = arriving(Location::LeftManufactory, 6).row(3, &[green(5)]).materials(0, &stock);
        let situation = tiles.iter().fold(situation, |it, (at, tile)| it.stands(*tile, *at));
        let after = visit(situation, Location::LeftManufactory, 6, &[Choice::Module(green(5))]);
        (0..54).map(Space).filter(|at| after.offers(Choice::Build(*at))).map(|at| at.0).collect::<Vec<_>>()
    };
    let all = sites(&[]);
    assert_eq!(all.len(), 54);
    // Three in a row close their surroundings; a pair and a single close what would join them.
    let near = |at: u8| Space(at).neighbours().map(|one| one.0).collect::<Vec<_>>();
    let around: Vec<u8> = [1, 2, 3].into_iter().flat_map(near).chain([1, 2, 3]).collect();
    let open = sites(&[(1, green(2)), (2, green(3)), (3, green(4))]);
    assert_eq!(open, all.iter().copied().filter(|at| !around.contains(at)).collect::<Vec<_>>());
    let joined = sites(&[(0, green(2)), (1, green(3)), (3, green(4))]);
    assert_eq!(all.iter().copied().filter(|at| !joined.contains(at)).collect::<Vec<_>>(), [0, 1, 2, 3, 13]);
    // Two singles may be joined, and other colours do not count.
    assert!(sites(&[(1, green(2)), (3, green(3))]).contains(&2));
    assert!(sites(&[(0, module(RED, 2)), (1, module(RED, 3)), (3, module(RED, 4))]).contains(&2));
}

#[test]
fn a_group_that_would_be_too_large_is_named_as_the_reason() {
    let (built, space) = (module(GREEN, 5), Space(4));
    let situation = [1, 2, 3].into_iter().fold(buying(built, space), |it, at| it.stands(module(GREEN, at), at));
    let stock = [(Material::Organic, 2), (Material::Steel, 1), (Material::Food, 1)];
    let after = visit(situation.materials(0, &stock), Location::LeftManufactory, 6, &[Choice::Module(built)]);
    let waiting = after.waiting.as_ref().unwrap();
    assert_eq!(after.game.obstacle(waiting, Choice::Build(space)), Some(Obstacle::Group(Colour::Green)));
    assert_eq!(after.game.obstacle(waiting, Choice::Build(Space(2))), Some(Obstacle::Built(Space(2))));
}

/// Crew, points for something handed in, the module's bonus, then the track.
#[test]
fn the_steps_after_paying_keep_their_order() {
    let (built, space) = (module(RED, 6), Space(4));
    let stock = [(Material::Palladium, 1), (space.material(), 1), (Material::Water, 1)];
    let situation = buying(built, space).card(CycleCard::SixOutside).materials(0, &stock).track(0, Colony::Xian, 3);
    let after = buy(situation, built, space, &[pay(Material::Water)]);
    let steps = [
        Event::Crewed { seat: ME, space, count: 1 },
        Event::HandedIn(ME, Payment::Material(Material::Water)),
        Event::Scored(ME, Source::HandedIn, 2),
        Event::GotFuel(ME, 2),
        Event::Advanced { seat: ME, colony: Colony::Xian, by: 1, to: 4 },
        Event::Scored(ME, Source::Tracks, 2),
    ];
    let told: Vec<Event> = after.events.into_iter().filter(|event| steps.contains(event)).collect();
    assert_eq!(told, steps);
}

/// The bonuses of cycle cards for bought modules.
#[test]
fn free_modules_have_no_part_in_cycle_cards() {
    let (built, space, free) = (module(RED, 5), Space(4), module(BLUE, 3));
    let then = [Choice::Module(free), Choice::Build(Space(18))];
    let all: Vec<(Material, u8)> = vec![(Material::Palladium, 1), (space.material(), 1), (Material::Water, 1)];
    let situation = buying(built, space).row(0, &[free]).track(0, Colony::Xian, 7).materials(0, &all);
    let more = buy(situation.clone().card(CycleCard::SevenFuel), built, space, &then);
    assert_eq!(more.player(ME).track(Colony::Xian), 9, "the bought one has one more");
    assert_eq!(more.player(ME).track(Colony::Thebes), 2, "the free one has what is printed");
    let choices = [&[Choice::Pass][..], &then].concat();
    let asked = buy(situation.card(CycleCard::SixOutside), built, space, &choices);
    assert_eq!((asked.asked(), asked.player(ME).material(Material::Water)), (YOU, 1), "asked once only");
}

#[test]
fn a_statue_costs_three_artifacts_and_the_space() {
    let statue = Choice::Achieve(Achievement::Centre);
    let at = Location::AzophiNexus;
    let with = |artifacts: u8, stock: &[(Material, u8)]| {
        visit(arriving(at, 1).storage(0, 0, artifacts).materials(0, stock), at, 1, &[])
    };
    let water = [(Material::Water, 1)];
    assert!(with(3, &water).offers(statue) && with(4, &[]).offers(statue));
    assert!(!with(2, &water).offers(statue) && !with(3, &[]).offers(statue));
    // As any material may be a polymer, so may the one that pays for the space.
    let polymer = arriving(at, 1).storage(0, 0, 3).materials(0, &[(Material::Polymer, 1)]);
    let spaces = |situation: Situation| {
        let placing = visit(situation, at, 1, &[statue]);
        (0..54).map(Space).filter(|space| placing.offers(Choice::Build(*space))).count()
    };
    assert!(spaces(polymer.clone()) < spaces(polymer.card(CycleCard::FourColours)));
    let few = with(2, &water);
    let waiting = few.waiting.as_ref().unwrap();
    assert_eq!(few.game.obstacle(waiting, statue), Some(Obstacle::Artifacts(1)));
    let space = Situation::space_of(Material::Water, false);
    let situation = arriving(at, 1).storage(0, 0, 3).materials(0, &water);
    let placing = visit(situation.clone(), at, 1, &[statue]);
    assert!((0..54).map(Space).all(|it| !placing.offers(Choice::Build(it)) || !it.is_central()));
    let waiting = placing.waiting.as_ref().unwrap();
    assert_eq!(placing.game.obstacle(waiting, Choice::Build(Space(12))), Some(Obstacle::Central));
    let after = visit(situation, at, 1, &[statue, Choice::Build(space)]);
    assert_eq!((after.artifacts(ME), after.player(ME).all_materials(), after.game.crew_on(space, ME)), (-3, 0, 1));
    assert_eq!(after.game.artifact_supply(), ARTIFACTS);
    assert_eq!(after.player(ME).achievements(), [Achievement::Centre]);
    assert_eq!(after.player(ME).track(space.colony()), 0, "achievements bring no influence");
}

#[test]
fn all_statues_and_the_top_building_are_open_until_two_are_built() {
    let at = Location::AzophiNexus;
    let stock: Vec<(Material, u8)> = Material::ALL.into_iter().map(|material| (material, 1)).collect();
    let buildings = [Achievement::FuelBuilding, Achievement::CrewBuilding, Achievement::PointsBuilding];
    let rich = arriving(at, 1).storage(0, 0, 9).materials(0, &stock).buildings(&buildings);
    let open: Vec<Achievement> = Achievement::STATUES.into_iter().chain([Achievement::FuelBuilding]).collect();
    let offered = |situation: Situation| {
        let after = visit(situation, at, 1, &[]);
        Achievement::ALL.into_iter().filter(|one| after.offers(Choice::Achieve(*one))).collect::<Vec<_>>()
    };
    assert_eq!(offered(rich.clone()), open);
    let one = rich.achieved(0, Achievement::Chain, 0);
    assert_eq!(offered(one.clone()).len(), 4);
    let two = one.achieved(0, Achievement::Colour, 18);
    assert_eq!(offered(two.clone()), []);
    let refused = visit(two, at, 1, &[]);
    let waiting = refused.waiting.as_ref().unwrap();
    let obstacle = |choice| refused.game.obstacle(waiting, choice);
    assert_eq!(obstacle(Choice::Achieve(Achievement::Centre)), Some(Obstacle::EnoughAchievements));
    assert_eq!(obstacle(Choice::Achieve(Achievement::Chain)), Some(Obstacle::NotOpen));
}

/// A taken building is replaced at the end of the turn; the last one of the pile at once.
#[test]
fn the_next_building_is_shown_in_time() {
    let [first, second, third] = [Achievement::InfluenceBuilding, Achievement::FuelBuilding, Achievement::CrewBuilding];
    let stock: Vec<(Material, u8)> = Material::ALL.into_iter().map(|material| (material, 1)).collect();
    let space = Situation::space_of(Material::Food, false);
    let built = |pile: &[Achievement]| {
        let situation = arriving(Location::AzophiNexus, 1).buildings(pile).materials(0, &stock);
        visit(situation, Location::AzophiNexus, 1, &[Choice::Achieve(first), Choice::Build(space)])
    };
    let many = built(&[first, second, third]);
    assert_eq!((many.prompt(), many.game.building()), (Prompt::Influence(Because::Built(first)), None));
    let last = built(&[first, second]);
    assert_eq!(
        (last.prompt(), last.game.building(), last.game.buildings_left()),
        (Prompt::Influence(Because::Built(first)), Some(second), 0)
    );
}

#[test]
fn artifacts_and_crew_run_out() {
    let (built, space) = (module(RED, 5), Space(4));
    let taken = buying(built, space).storage(1, 0, ARTIFACTS);
    assert_eq!(buy(taken.clone(), built, space, &[]).artifacts(ME), 0);
    assert_eq!(buy(taken.storage(1, 0, ARTIFACTS - 1), built, space, &[]).artifacts(ME), 1);
    let two = module(YELLOW, 8);
    let crew = |left: u8| buying(two, space).stands(module(RED, 2), 40).crew(0, 40, CREW - left);
    for (left, placed) in [(3, 2), (1, 1), (0, 0)] {
        let after = buy(crew(left), two, space, &[]);
        assert_eq!((after.game.crew_on(space, ME), after.player(ME).crew()), (placed, left - placed));
    }
}

/// Whoever has the means for an achievement is not told that they are short where no space is left.
#[test]
fn no_space_left_is_the_reason_where_the_means_suffice() {
    let at = Location::AzophiNexus;
    let outer = Space::all().filter(|space| !space.is_central());
    let full = outer.zip(Module::all()).fold(arriving(at, 1), |it, (space, tile)| it.stands(tile, space.0));
    let refused = visit(full.storage(0, 0, 9), at, 1, &[]);
    let waiting = refused.waiting.as_ref().unwrap();
    assert_eq!(refused.game.obstacle(waiting, Choice::Achieve(Achievement::Chain)), Some(Obstacle::NoSite));
    // Nor where a row sells nothing.
    let empty = arriving(Location::LeftManufactory, 3).storage(0, 3, 0);
    let waits = play(empty, &[Choice::Move(Die::Green, Location::LeftManufactory)]);
    let waiting = waits.waiting.as_ref().unwrap();
    assert_eq!(waits.game.obstacle(waiting, Choice::Activate(Die::Black, 6)), Some(Obstacle::NotShown));
}
