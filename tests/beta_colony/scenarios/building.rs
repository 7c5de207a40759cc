//! Modules, prices, influence, achievements.

use super::*;
use crate::support::{After, BLUE, GREEN, ME, PINK, RED, YELLOW, module, play};
use fireside::games::beta_colony::facts::{CREW, ROWS, row_for};
use fireside::games::beta_colony::{
    Achievement, Board, Choice, Colony, CycleCard, Event, Module, Payment, Prompt, Space,
};

/// The red tower without a bonus and with influence 2.
const TOWER: Module = Module(RED * 8 + 2);

/// At the left manufactory with a 6; the module lies in row 6, and only these spaces are free to build on.
fn buying(module: Module) -> Situation {
    arriving(Location::LeftManufactory, &[(Die::Black, 6)]).row(3, &[module])
}

fn arrive() -> [Choice; 2] {
    [Choice::Move(Die::Green, Location::LeftManufactory), Choice::Activate(Die::Black, 6)]
}

/// Buys a module and builds it, with these payments where there are several.
fn buy(situation: Situation, module: Module, space: Space, payments: &[Payment]) -> After {
    let choices = arrive().into_iter().chain([Choice::Module(module), Choice::Build(space)]);
    let choices: Vec<Choice> = choices.chain(payments.iter().copied().map(Choice::Pay)).collect();
    play(situation, &choices)
}

/// Materials that pay for a module on a space.
fn price(module: Module, space: Space) -> Vec<(Material, u8)> {
    vec![(module.colour().material(), 1), (space.material(), 1)]
}

#[test]
fn bet_16_rows_of_the_manufactory() {
    scenario("BET-16", |given, expect| {
        for (value, row) in numbers(&given["values"]).into_iter().zip(list(&expect["rows"])) {
            let (from, to) = ROWS[row_for(value)];
            let label = if from == to { format!("{from}") } else { format!("{from}-{to}") };
            assert_eq!(&label, row);
        }
    });
}

#[test]
fn bet_17_price_of_taking_and_building() {
    scenario("BET-17", |given, expect| {
        for (space, price) in map(expect) {
            let space = Situation::space_of(colour(space).material(), false);
            let situation = buying(TOWER).materials(0, &materials(&given["materials"]));
            let after = buy(situation, TOWER, space, &[]);
            assert_eq!(after.materials(ME), counts(&price["pay"]).map(|count| -count));
        }
    });
}

#[test]
fn bet_18_no_taking_without_building() {
    scenario("BET-18", |given, expect| {
        // The only material pays for the module; no space asks for it once that is paid.
        let situation = buying(TOWER).materials(0, &materials(&given["materials"]));
        let after = play(situation.storage(0, 0, number(&given["artifacts"])), &arrive());
        assert_eq!(expect["allowed"], false);
        assert!(after.told(Event::Nothing(ME, Location::LeftManufactory)));
        assert_eq!(after.materials(ME), [0; 6]);
    });
}

#[test]
fn bet_19_artifacts_stand_in_for_any_material() {
    scenario("BET-19", |given, expect| {
        let situation =
            buying(TOWER).materials(0, &materials(&given["materials"])).storage(0, 0, number(&given["artifacts"]));
        let supply = situation.clone().game().artifact_supply();
        let after = buy(situation, TOWER, Situation::space_of(Material::Steel, false), &[]);
        assert_eq!(expect["allowed"], true);
        assert_eq!(after.player(ME).materials(), counts(&expect["materialsAfter"]).map(|count| count as u8));
        assert_eq!(after.player(ME).artifacts(), number(&expect["artifacts"]));
        assert_eq!(after.game.artifact_supply() - supply, number(&expect["artifactsBackToSupply"]));
    });
}

/// A blue module with this influence; those after it are for the neighbours.
fn blue(influence: u8) -> Module {
    Module::all().find(|module| module.colour() == Colour::Blue && module.influence() == influence).expect("a module")
}

#[test]
fn bet_20_influence_adds_up() {
    scenario("BET-20", |given, expect| {
        let (built, space) = (blue(number(&given["module"]["influence"])), Space(12));
        let situation = buying(built).materials(0, &price(built, space)).stands(module(BLUE, 8), 13);
        let after = buy(situation, built, space, &[]);
        assert_eq!(after.player(ME).track(Colony::Xian), number(&expect["influence"]));
    });
}

#[test]
fn bet_21_largest_influence_of_one_module() {
    scenario("BET-21", |given, expect| {
        let (built, space) = (blue(number(&given["module"]["influence"])), Space(12));
        let situation = buying(built).materials(0, &price(built, space));
        let situation = situation.stands(module(BLUE, 8), 13).stands(module(BLUE, 7), 14);
        let after = buy(situation, built, space, &[]);
        assert_eq!(after.player(ME).track(Colony::Xian), number(&expect["influence"]));
    });
}

#[test]
fn bet_22_joining_two_single_modules() {
    scenario("BET-22", |given, expect| {
        let (built, space) = (blue(number(&given["module"]["influence"])), Space(3));
        let situation = buying(built).materials(0, &price(built, space));
        let situation = situation.stands(module(BLUE, 7), 2).stands(module(BLUE, 6), 4);
        let after = buy(situation, built, space, &[]);
        assert_eq!(expect["allowed"], true);
        assert_eq!(after.game.group(Colour::Blue, space), u32::from(number(&expect["groupSize"])));
        assert_eq!(after.player(ME).track(Colony::Xian), number(&expect["influence"]));
    });
}

#[test]
fn bet_23_a_group_of_four_is_forbidden() {
    scenario("BET-23", |_, expect| {
        let (built, space) = (module(GREEN, 5), Space(3));
        let situation = buying(built).materials(0, &price(built, space));
        let situation = situation.stands(module(GREEN, 7), 1).stands(module(GREEN, 8), 2).stands(module(GREEN, 6), 4);
        let choices: Vec<Choice> = arrive().into_iter().chain([Choice::Module(built)]).collect();
        let after = play(situation, &choices);
        assert_eq!(Some(after.offers(Choice::Build(space))), expect["allowed"].as_bool());
    });
}

#[test]
fn bet_24_a_different_colour_next_to_a_full_group_is_fine() {
    scenario("BET-24", |_, expect| {
        let (built, space) = (module(RED, 5), Space(4));
        let situation = buying(built).materials(0, &price(built, space));
        let situation = situation.stands(module(GREEN, 7), 1).stands(module(GREEN, 8), 2).stands(module(GREEN, 6), 3);
        let after = buy(situation, built, space, &[]);
        assert_eq!(expect["allowed"], true);
        let own = built.influence() + number(&expect["influenceFromGroup"]);
        assert_eq!(after.player(ME).track(Colony::Xian), own);
    });
}

#[test]
fn bet_25_module_without_crew() {
    scenario("BET-25", |_, expect| {
        let (built, space) = (module(PINK, 1), Space(4));
        let after = buy(buying(built).materials(0, &price(built, space)), built, space, &[]);
        assert_eq!(after.game.crew_on(space, ME), number(&expect["crewPlaced"]));
        assert_eq!(after.player(ME).track(Colony::Xian), number(&expect["influence"]));
        assert_eq!(after.player(ME).crew(), number(&expect["crewSupply"]));
    });
}

#[test]
fn bet_26_module_with_two_crew() {
    scenario("BET-26", |given, expect| {
        let (built, space) = (module(PINK, 8), Space(4));
        assert_eq!(CREW, number(&given["crewSupply"]));
        let after = buy(buying(built).materials(0, &price(built, space)), built, space, &[]);
        assert_eq!(after.game.crew_on(space, ME), number(&expect["crewPlaced"]));
        assert_eq!(after.player(ME).crew(), number(&expect["crewSupply"]));
    });
}

#[test]
fn bet_27_module_bonuses() {
    scenario("BET-27", |given, expect| {
        for (at, case) in list(&given["cases"]).iter().enumerate() {
            let number_of = named(&["twoVp", "artifact", "twoFuel"], &[7, 5, 6], case.as_str().unwrap());
            let (built, space) = (module(YELLOW, number_of), Space(4));
            let after = buy(buying(built).materials(0, &price(built, space)), built, space, &[]);
            let gain = &expect["gain"][at];
            let wanted = |name: &str| gain[name].as_i64().unwrap_or(0);
            assert_eq!(i64::from(after.points(ME)), wanted("vp"));
            assert_eq!(i64::from(after.artifacts(ME)), wanted("artifact"));
            assert_eq!(i64::from(after.fuel(ME)), wanted("fuel"));
            assert_eq!(after.game.crew_on(space, ME), number(&expect["crewPlaced"][at]));
        }
    });
}

/// rules/beta-colony/rulings.md#2.
#[test]
fn bet_28_order_of_steps_after_paying() {
    scenario("BET-28", |_, expect| {
        let (built, space) = (module(YELLOW, 5), Space(4));
        let situation = buying(built).card(CycleCard::SixOutside);
        let stock: Vec<(Material, u8)> = price(built, space).into_iter().chain([(Material::Water, 1)]).collect();
        let after = buy(situation.materials(0, &stock), built, space, &[Payment::Material(Material::Water)]);
        let place = |wanted: fn(&Event) -> bool| after.events.iter().position(wanted).expect("it happened");
        let order = [
            place(|event| matches!(event, Event::Crewed { .. })),
            place(|event| matches!(event, Event::HandedIn(..))),
            place(|event| matches!(event, Event::GotArtifact(_))),
            place(|event| matches!(event, Event::Advanced { .. })),
        ];
        assert_eq!(order.len(), list(&expect["steps"]).len());
        assert!(order.is_sorted(), "{:?}", after.events);
    });
}

#[test]
fn bet_35_statue_price_and_place() {
    scenario("BET-35", |given, expect| {
        let situation = arriving(Location::AzophiNexus, &[(Die::Blue, 3)])
            .storage(0, 0, number(&given["artifacts"]))
            .materials(0, &materials(&given["materials"]));
        let first = [
            Choice::Move(Die::Green, Location::AzophiNexus),
            Choice::Activate(Die::Blue, 3),
            Choice::Achieve(Achievement::Chain),
        ];
        let offered = play(situation.clone(), &first);
        let water = |space: &Space| space.material() == Material::Water && !space.is_central();
        let wanted: Vec<Choice> = Space::all().filter(water).map(Choice::Build).collect();
        assert_eq!(offered.choices(), wanted);
        let space = Situation::space_of(Material::Water, false);
        let after = play(situation, &[&first[..], &[Choice::Build(space)]].concat());
        let player = after.player(ME);
        assert_eq!((player.artifacts(), player.all_materials()), (number(&expect["artifacts"]), 0));
        assert_eq!(after.game.crew_on(space, ME), number(&expect["crewPlaced"]));
        assert_eq!(player.track(Colony::Xian), number(&expect["influence"]));
    });
}

/// At Azophi Nexus with a blue die.
fn at_nexus(situation: Situation) -> After {
    play(situation, &[Choice::Move(Die::Green, Location::AzophiNexus), Choice::Activate(Die::Blue, 3)])
}

#[test]
fn bet_36_at_most_two_achievements() {
    scenario("BET-36", |given, expect| {
        let situation = arriving(Location::AzophiNexus, &[(Die::Blue, 3)])
            .storage(0, 0, number(&given["artifacts"]))
            .materials(0, &materials(&given["materials"]));
        assert!(at_nexus(situation.clone()).offers(Choice::Achieve(Achievement::Chain)));
        let built = situation.achieved(0, Achievement::Centre, 0).achieved(0, Achievement::Colour, 2);
        let offered = at_nexus(built).offers(Choice::Achieve(Achievement::Chain));
        assert_eq!(Some(offered), expect["allowed"].as_bool());
    });
}

#[test]
fn bet_37_only_the_topmost_building_all_statues() {
    scenario("BET-37", |given, expect| {
        let names = ["s1", "s2", "s3", "s4", "b1", "b2", "b3", "b4"];
        let all = |value: &Value| -> Vec<Achievement> {
            list(value).iter().map(|name| named(&names, &Achievement::ALL, name.as_str().unwrap())).collect()
        };
        let situation = Situation::new(2).buildings(&all(&given["buildingStack"])).statues(&all(&given["statuesLeft"]));
        let mut open: Vec<Achievement> = situation.game().achievements().collect();
        let mut wanted = all(&expect["available"]);
        open.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(open, wanted);
    });
}

#[test]
fn bet_38_building_with_fuel_bonus() {
    scenario("BET-38", |given, expect| {
        let building = Achievement::FuelBuilding;
        let space = Situation::space_of(Material::Water, false);
        let stock: Vec<(Material, u8)> =
            building.materials().unwrap().into_iter().chain([Material::Water]).map(|it| (it, 1)).collect();
        let situation = arriving(Location::AzophiNexus, &[(Die::Blue, 3)])
            .storage(0, number(&given["fuel"]), 0)
            .buildings(&[building, Achievement::PointsBuilding])
            .materials(0, &stock);
        let choices = [
            Choice::Move(Die::Green, Location::AzophiNexus),
            Choice::Activate(Die::Blue, 3),
            Choice::Achieve(building),
            Choice::Build(space),
        ];
        let after = play(situation, &choices);
        assert_eq!((after.player(ME).fuel(), after.player(ME).all_materials()), (number(&expect["fuel"]), 0));
        assert_eq!(after.game.worth(ME, building), points(&expect["vpAtEnd"]));
    });
}

#[test]
fn bet_51_board_ability_two_equal_for_one_taking_only() {
    scenario("BET-51", |given, expect| {
        let space = Situation::space_of(Material::Steel, false);
        let situation = buying(TOWER).board(0, Board::Fourth).materials(0, &materials(&given["materials"]));
        let after = buy(situation.clone(), TOWER, space, &[]);
        assert_eq!(expect["allowed"], true);
        assert_eq!(after.materials(ME), counts(&expect["paid"]).map(|count| -count));
        assert!(after.told(Event::Paid {
            seat: ME,
            instead_of: Material::Palladium,
            with: Payment::Pair(Material::Water)
        }));
        assert_eq!(expect["mayAlsoPaySpaceThatWay"], false);
        let pairs = situation.materials(0, &[(Material::Water, 2), (Material::Palladium, 1)]);
        let choices: Vec<Choice> = arrive().into_iter().chain([Choice::Module(TOWER)]).collect();
        let after = play(pairs, &choices);
        assert!(matches!(after.prompt(), Prompt::ModuleSpace { .. }) && !after.offers(Choice::Build(space)));
    });
}

/// rules/beta-colony/rulings.md#5.
#[test]
fn bet_54_artifacts_are_limited() {
    scenario("BET-54", |given, expect| {
        let (built, space) = (module(YELLOW, 5), Space(4));
        let situation = buying(built).materials(0, &price(built, space)).storage(1, 0, 16);
        assert_eq!(situation.clone().game().artifact_supply(), number(&given["artifactSupply"]));
        assert_eq!(buy(situation, built, space, &[]).artifacts(ME), number(&expect["artifactsGained"]) as i8);
    });
}
