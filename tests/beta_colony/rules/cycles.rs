//! The nine cycle cards: goals and bonuses.

use super::*;
use crate::support::{BLUE, GREEN, ME, PINK, RED, YELLOW, YOU, module};
use fireside::engine::{Chance, Flow, Game, Halt, Seat, Stream, Table};
use fireside::games::BetaColony;
use fireside::games::beta_colony::facts::{PICTURED, TRACK_BONUSES};
use fireside::games::beta_colony::{Achievement, Because, Colony, CycleCard, Event, Prompt, Source, TrackBonus};

/// Points for a goal at the end of its cycle, nothing being discarded.
fn goal(card: CycleCard, situation: Situation) -> i16 {
    let mut game = situation.card(card).round_done().game();
    let mut script = fireside::engine::Script::<BetaColony>::of([]);
    script.run(&mut game);
    game.player(ME).points_from(Source::Goals)
}

#[test]
fn each_goal_is_met_or_not() {
    let new = || Situation::new(2);
    let crew = |spaces: &[(u8, u8)]| {
        let modules =
            [module(YELLOW, 2), module(RED, 2), module(PINK, 2), module(GREEN, 2), module(BLUE, 2), module(BLUE, 3)];
        spaces
            .iter()
            .zip(modules)
            .fold(new(), |it, ((space, count), tile)| it.stands(tile, *space).crew(0, *space, *count))
    };
    let tracks =
        |ends: [u8; 3]| Colony::ALL.into_iter().zip(ends).fold(new(), |it, (colony, at)| it.track(0, colony, at));
    let cases = [
        (CycleCard::FourEqual, new().materials(0, &[(Material::Food, 4)]), new().materials(0, &[(Material::Food, 3)])),
        (CycleCard::TwoCentral, crew(&[(12, 1), (13, 1)]), crew(&[(12, 1), (30, 1)])),
        (CycleCard::OneArtifact, new().storage(0, 0, 1), new()),
        (CycleCard::TwoEach, crew(&[(0, 2), (18, 2), (36, 2)]), crew(&[(0, 2), (18, 2), (36, 1)])),
        (CycleCard::FourColours, crew(&[(0, 1), (2, 1), (4, 1), (6, 1)]), crew(&[(0, 1), (2, 1), (4, 1)])),
        (CycleCard::FourInfluence, tracks([4, 4, 4]), tracks([9, 9, 3])),
        (CycleCard::SevenFuel, new().storage(0, 7, 0), new().storage(0, 6, 0)),
        (CycleCard::SixOutside, crew(&[(0, 3), (20, 3)]), crew(&[(0, 3), (20, 2), (12, 4)])),
    ];
    for (card, met, missed) in cases {
        assert_eq!(goal(card, met), card.points(), "{card:?}");
        assert_eq!(goal(card, missed), 0, "{card:?}");
    }
    assert_eq!(CycleCard::ALL.map(CycleCard::points), [4, 4, 4, 6, 6, 6, 8, 8, 8]);
}

#[test]
fn the_seven_materials_may_be_discarded_or_kept() {
    let pictured: Vec<(Material, u8)> = Material::ALL.into_iter().zip(PICTURED).collect();
    let situation = Situation::new(2).card(CycleCard::SevenMaterials).materials(0, &pictured).round_done();
    let offered = play(situation.clone(), &[]);
    assert_eq!((offered.prompt(), offered.choices()), (Prompt::Discard, &[Choice::Discard, Choice::Pass][..]));
    let taken = play(situation.clone(), &[Choice::Discard]);
    assert_eq!((taken.player(ME).points_from(Source::Goals), taken.player(ME).all_materials()), (8, 0));
    let kept = play(situation.clone(), &[Choice::Pass]);
    assert_eq!((kept.player(ME).points_from(Source::Goals), kept.player(ME).all_materials()), (0, 7));
    let poor = situation.materials(0, &pictured[..5]).storage(0, 0, 9);
    assert!(play(poor, &[]).waiting.is_none(), "artifacts do not stand in");
}

/// Rolls these dice and nothing else.
struct Rolling(Vec<u32>);

impl Chance for Rolling {
    fn below(&mut self, _: u32) -> u32 {
        self.0.remove(0) - 1
    }
}

impl Table<BetaColony> for Rolling {
    fn ask(&mut self, _: &BetaColony, _: Seat, _: Prompt, _: &[Choice]) -> Flow<Choice> {
        Err(Halt::Ask)
    }

    fn tell(&mut self, _: &BetaColony, _: Event) {}
}

/// The table after a roll of black, blue, red, green in the last round of this card's cycle.
fn rolled(card: CycleCard, dice: [u32; 4]) -> BetaColony {
    let mut game = Situation::new(2).card(card).before_roll().game();
    game.step(&mut Rolling(dice.to_vec())).expect("a roll asks nobody");
    game
}

#[test]
fn everybody_may_turn_a_die_to_six_or_over() {
    for (card, prompt, to) in
        [(CycleCard::FourEqual, Prompt::DieToSix, 6), (CycleCard::SevenMaterials, Prompt::FlipDie, 5)]
    {
        let mut game = rolled(card, [2, 6, 2, 2]);
        let mut script = fireside::engine::Script::of([Choice::Change(Die::Black), Choice::Pass]);
        script.run(&mut game);
        let asked: Vec<(Seat, Prompt)> = script.questions.iter().map(|it| (it.seat, it.prompt)).collect();
        assert_eq!(asked[..2], [(ME, prompt), (YOU, prompt)]);
        assert_eq!(asked[2], (ME, Prompt::Turn { second: false }));
        assert_eq!((game.player(ME).die(Die::Black), game.player(YOU).die(Die::Black)), (Some(to), Some(2)));
        let blue = script.questions[0].choices.contains(&Choice::Change(Die::Blue));
        assert_eq!(blue, card == CycleCard::SevenMaterials, "a 6 is a 6 already");
    }
    let mut script = fireside::engine::Script::<BetaColony>::of([]);
    script.run(&mut rolled(CycleCard::FourEqual, [6; 4]));
    assert_eq!(script.questions[0].prompt, Prompt::Turn { second: false }, "four sixes leave nothing to turn");
}

/// The first round of a card's cycle, before it begins.
fn before(card: CycleCard) -> Situation {
    Situation::new(2).card(card).round(card.cycle() as u8 * 3, 0).before_round()
}

#[test]
fn everybody_may_take_a_material_as_the_first_cycle_begins() {
    let situation = before(CycleCard::TwoCentral);
    let after = play(situation.clone(), &[take(Material::Polymer), Choice::Pass]);
    assert_eq!((after.materials(ME)[Material::Polymer.index()], after.player(YOU).all_materials()), (1, 0));
    assert_eq!(after.prompt(), Prompt::Turn { second: false });
    let full = play(situation.materials(0, &[(Material::Food, 10)]), &[]);
    assert_eq!((full.asked(), full.prompt()), (YOU, Prompt::CycleMaterial));
}

#[test]
fn everybody_gets_an_influence_as_the_second_cycle_begins() {
    let situation = before(CycleCard::TwoEach).track(0, Colony::Cuzco, 1);
    let after = play(situation, &[Choice::Influence(Colony::Cuzco), Choice::Influence(Colony::Thebes)]);
    assert_eq!((after.player(ME).track(Colony::Cuzco), after.artifacts(ME)), (2, 1));
    assert_eq!(after.player(YOU).track(Colony::Thebes), 1);
}

#[test]
fn nebra_gives_a_polymer_more_in_its_cycle() {
    let choices = [take(Material::Water)];
    let after = visit(arriving(Location::Nebra, 1).card(CycleCard::OneArtifact), Location::Nebra, 1, &choices);
    assert_eq!(after.materials(ME), [0, 0, 0, 0, 1, 1]);
    let jyo = visit(arriving(Location::Jyo, 1).card(CycleCard::OneArtifact), Location::Jyo, 1, &[take(Material::Food)]);
    assert_eq!(jyo.materials(ME), [0, 0, 1, 0, 0, 0]);
}

#[test]
fn polymer_is_any_material_in_its_cycle() {
    let (built, space) = (module(RED, 3), Situation::space_of(Material::Steel, false));
    let situation = buying(built, space).materials(0, &[(Material::Polymer, 2)]);
    assert_eq!(visit(situation.clone(), Location::LeftManufactory, 6, &[]).asked(), YOU);
    let after = buy(situation.card(CycleCard::FourColours), built, space, &[]);
    assert_eq!(after.player(ME).all_materials(), 0);
}

#[test]
fn the_third_column_comes_and_goes_with_its_cycle() {
    let card = CycleCard::FourInfluence;
    let began = play(before(card).full_rows(), &[]);
    assert_eq!((began.game.slots(), began.game.shown().count()), (3, 12));
    let ended = play(Situation::new(2).card(card).full_rows().round_done(), &[]);
    assert_eq!((ended.game.round(), ended.game.slots(), ended.game.shown().count()), (7, 2, 8));
    assert_eq!(ended.game.removed().len(), 4);
}

#[test]
fn a_bought_module_has_an_influence_more_in_its_cycle() {
    let (built, space) = (module(RED, 5), Space(4));
    let usual = buy(buying(built, space), built, space, &[]);
    let more = buy(buying(built, space).card(CycleCard::SevenFuel), built, space, &[take(Material::Food)]);
    assert_eq!((usual.player(ME).track(Colony::Xian), more.player(ME).track(Colony::Xian)), (1, 2));
    let game = Situation::new(2).card(CycleCard::SevenFuel).game();
    assert_eq!((game.influence(built, space, true), game.influence(built, space, false)), (1, 2));
}

#[test]
fn a_material_or_artifact_is_handed_in_for_two_points_in_its_cycle() {
    let (built, space) = (module(RED, 8), Space(4));
    let situation = buying(built, space).card(CycleCard::SixOutside);
    assert_eq!(buy(situation.clone(), built, space, &[]).asked(), YOU, "nothing is left to hand in");
    let rich = situation.materials(0, &[(Material::Palladium, 1), (space.material(), 1), (Material::Water, 1)]);
    let after = buy(rich.clone(), built, space, &[pay(Material::Water)]);
    assert_eq!((after.player(ME).all_materials(), after.player(ME).points_from(Source::HandedIn)), (0, 2));
    let kept = buy(rich, built, space, &[Choice::Pass]);
    assert_eq!((kept.player(ME).all_materials(), kept.points(ME)), (1, 0));
}

/// Chance in rules is a stream from the record's seed: dice of both players and rounds differ, in all values.
#[test]
fn dice_show_every_value() {
    let mut seen = [[false; 6]; 4];
    let mut stream = Stream::new(5);
    for _ in 0..200 {
        let dice: [u32; 4] = std::array::from_fn(|_| stream.roll(6));
        let game = rolled(CycleCard::SevenFuel, dice);
        for die in Die::ALL {
            let value = game.player(ME).die(die).unwrap();
            assert_eq!(game.player(YOU).die(die), Some(value));
            seen[die.index()][usize::from(value) - 1] = true;
        }
    }
    assert!(seen.iter().flatten().all(|seen| *seen));
}

/// The influence of a cycle's start may bring more, and all of it before the next player's.
#[test]
fn what_a_track_gives_as_a_cycle_begins_follows_at_once() {
    let free = module(BLUE, 8);
    let spot = |bonus| {
        let (colony, at) = Colony::ALL.into_iter().find_map(|colony| {
            let (at, _) = TRACK_BONUSES[colony.index()].into_iter().find(|(_, there)| *there == bonus)?;
            Some((colony, at))
        })?;
        Some((colony, before(CycleCard::TwoEach).row(0, &[free]).track(0, colony, at - 1)))
    };
    let gifts = [
        (TrackBonus::FreeModule, Prompt::FreeModule as fn(Colony) -> Prompt, Choice::Module(free), Space(48)),
        (TrackBonus::FreeAchievement, Prompt::FreeAchievement, Choice::Achieve(Achievement::Chain), Space(0)),
    ];
    for (bonus, prompt, choice, space) in gifts {
        let (colony, situation) = spot(bonus).expect("a track has it");
        let offered = play(situation.clone(), &[Choice::Influence(colony)]);
        assert_eq!((offered.asked(), offered.prompt()), (ME, prompt(colony)));
        let after = play(situation, &[Choice::Influence(colony), choice, Choice::Build(space)]);
        assert_eq!((after.asked(), after.prompt()), (YOU, Prompt::Influence(Because::Cycle)));
        assert!(after.game.tile(space).is_some());
    }
}

#[test]
fn an_artifact_may_be_handed_in_as_well() {
    let (built, space) = (module(RED, 8), Space(4));
    let situation = buying(built, space).card(CycleCard::SixOutside).storage(0, 0, 1);
    let price = [pay(Material::Palladium), pay(space.material())];
    let offered = buy(situation.clone(), built, space, &price);
    assert_eq!(offered.choices(), [Choice::Pay(Payment::Artifact), Choice::Pass]);
    let after = buy(situation, built, space, &[&price[..], &[Choice::Pay(Payment::Artifact)]].concat());
    assert_eq!((after.artifacts(ME), after.player(ME).points_from(Source::HandedIn)), (-1, 2));
}

/// What a card pays for modules bought in a manufactory it does not pay for achievements, bought or not.
#[test]
fn achievements_have_no_part_in_what_cards_pay_for_modules() {
    let statue = Choice::Achieve(Achievement::Chain);
    for card in [CycleCard::SevenFuel, CycleCard::SixOutside] {
        let at = Location::AzophiNexus;
        let space = Situation::space_of(Material::Water, false);
        let situation = arriving(at, 1).card(card).storage(0, 0, 3).materials(0, &[(Material::Water, 2)]);
        let bought = visit(situation, at, 1, &[statue, Choice::Build(space)]);
        assert_eq!((bought.asked(), bought.player(ME).material(Material::Water)), (YOU, 1), "{card:?}");
        assert_eq!(Colony::ALL.map(|colony| bought.player(ME).track(colony)), [0; 3]);

        let (built, space) = (module(RED, 5), Space(22));
        let stock = [(Material::Palladium, 1), (space.material(), 1), (Material::Water, 1)];
        let situation = buying(built, space).card(card).materials(0, &stock).track(0, Colony::Thebes, 10);
        let kept: &[Choice] = if card == CycleCard::SixOutside { &[Choice::Pass] } else { &[] };
        let free = buy(situation, built, space, &[kept, &[statue, Choice::Build(Space(0))]].concat());
        assert_eq!((free.asked(), free.player(ME).material(Material::Water)), (YOU, 1), "{card:?}");
        assert_eq!(free.player(ME).track(Colony::Xian), 0);
    }
}

/// The goal is six crew "on modules": an achievement's tile is none (a reading).
#[test]
fn crew_on_achievements_is_not_crew_on_modules() {
    let card = CycleCard::SixOutside;
    let five = Situation::new(2).stands(module(RED, 2), 0).crew(0, 0, 5).stands(module(BLUE, 2), 20);
    let more = five.clone().achieved(0, Achievement::Chain, 6).crew(0, 6, 2);
    assert_eq!((goal(card, more), goal(card, five.crew(0, 20, 1))), (0, card.points()));
}
