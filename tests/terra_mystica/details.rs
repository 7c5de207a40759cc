//! Small rules that everything else takes for granted.

use crate::factions::table;
use crate::support::{ME, YOU, bridge, build, hex, offers, play, spade, upgrade};
use fireside::engine::{Match, Seat, Stream};
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::outlook::Purchase;
use fireside::games::terra_mystica::{
    Building, Card, Choice, Cult, Event, Exchange, Faction, Favor, Options, Prompt, Selection, Situation, Special,
    Terrain, TownTile,
};

use Building::{Dwelling, Temple, TradingHouse};

const THREE: [Faction; 3] = [Faction::Witches, Faction::Giants, Faction::Dwarves];

fn two() -> Situation {
    Situation::new(&[Faction::Witches, Faction::Nomads]).bowls(0, [5, 0, 0]).round(1, 1)
}

/// Three with bonus cards, by variable turn order or without.
fn three(variable_order: bool) -> Situation {
    let options = Options { factions: Selection::Given(THREE.to_vec()), variable_order, ..Options::default() };
    Situation::with(&options, &THREE).cards(&[1, 2, 3, 4, 5, 6]).card(0, 1).card(1, 2).card(2, 3).round(1, 1)
}

/// The first dwellings stand on any home terrain, which is as the map shows it: no other limits, no transforming.
#[test]
fn first_dwellings_stand_on_any_free_home_terrain_as_it_lies() {
    for seed in 0..6 {
        let mut game = Match::<TerraMystica>::new(Options::default(), 4, seed).unwrap();
        let mut stream = Stream::new(seed);
        let mut placed = 0;
        while let Some(question) = game.question().cloned().filter(|_| game.state().round() == 0) {
            let state = game.state();
            if matches!(question.prompt, Prompt::FirstDwelling { .. }) {
                let home = state.geometry().land[state.home(question.seat) as usize];
                let free = home.without(state.built_up());
                assert_eq!(question.choices, free.iter().map(Choice::Build).collect::<Vec<_>>());
                placed += 1;
            }
            game.answer(question.choices[stream.next_u64() as usize % question.choices.len()]).unwrap();
        }
        assert!(placed >= 7, "{placed}");
        let transformed = game.events().iter().any(|logged| matches!(logged.event, Event::Transformed { .. }));
        assert!(!transformed);
    }
}

#[test]
fn coins_and_workers_never_run_out() {
    let rich = two().resources(0, 400, 90, 0).build(0, Dwelling, &["F4"]).card(0, 6).cards(&[4, 5, 6, 7, 8]);
    let after = play(rich.clone().bowls(0, [0, 0, 8]), &[Choice::Power(3), Choice::Exchange(Exchange::PowerToWorker)]);
    assert_eq!(after.gained(ME), (7, 1, 0), "there are 100 coins and 65 workers in the box");
    let income = rich.clone().game().income(ME);
    let next = play(rich.all_passed(&[0, 1]), &[]);
    assert_eq!(next.gained(ME), (i32::from(income.coins), i32::from(income.workers), i32::from(income.priests)));
}

/// What somebody left as another terrain is anybody's: transformed land without a building is unbuilt.
#[test]
fn land_on_the_way_to_home_terrain_may_be_taken_by_others() {
    let situation = two().build(0, Dwelling, &["F4"]).build(1, Dwelling, &["E8"]).resources(0, 9, 9, 0);
    let begun = situation.resources(1, 20, 20, 0);
    let terrain = begun.clone().game().terrain(hex("E7")).expect("land");
    let toward = Terrain::ALL.into_iter().find(|to| to.spades_to(terrain) == 1).expect("a neighbour on the circle");
    let steps = [spade("E7"), Choice::Terrain(toward), Choice::Done];
    let after = play(begun.clone(), &steps);
    assert_eq!((after.game.terrain(hex("E7")), after.asked()), (Some(toward), YOU));
    assert!(after.game.building(hex("E7")).is_none());
    assert!(after.offers(spade("E7")) && after.offers(build("E7")), "the other one transforms it and builds there");
    let built = play(begun.clone(), &[&steps[..], &[build("E7")]].concat());
    assert_eq!(built.stands("E7"), Some((YOU, Dwelling)));
    // Home terrain of who made it is anybody's as well.
    let home = play(begun, &[spade("E7"), Choice::Terrain(Terrain::Forest), Choice::Done, build("E7")]);
    assert_eq!(home.stands("E7"), Some((YOU, Dwelling)));
}

#[test]
fn a_favor_tile_serves_in_the_round_in_which_it_is_taken() {
    let table = two().build(0, TradingHouse, &["F4", "E6"]).resources(0, 20, 20, 0).passed(&[1]);
    let temple = upgrade("F4", Temple);
    let step = Choice::Special(Special::FavorStep);
    let after = play(table.clone(), &[temple, Choice::Favor(Favor::CULT_STEP), Choice::Done]);
    assert!(after.offers(step), "its action");
    let earth = table.clone().land(Terrain::Forest, &["E7"]);
    let after = play(earth, &[temple, Choice::Favor(Favor(10)), Choice::Done, build("E7")]);
    assert_eq!(after.points(ME), 2, "its points for a dwelling");
    let house = table.build(0, Dwelling, &["E7"]);
    let after = play(house, &[temple, Choice::Favor(Favor(9)), Choice::Done, upgrade("E7", TradingHouse)]);
    assert_eq!(after.points(ME), 3, "its points for a trading house");
}

#[test]
fn what_was_done_is_marked_as_used() {
    let table = two().build(0, Dwelling, &["F4"]).build(1, Dwelling, &["E8"]).favor(0, 6).card(0, 1).passed(&[1]);
    let table = table.resources(0, 9, 9, 0).bowls(0, [0, 0, 8]);
    let done = [Choice::Special(Special::FavorStep), Choice::Step(Cult::Air), Choice::Done];
    let after = play(table.clone(), &done);
    assert!(after.player(ME).has_used(Special::FavorStep) && !after.player(ME).has_used(Special::CardSpade));
    assert!(!after.offers(done[0]));
    let after = play(table, &[&done[..], &[Choice::Power(3)]].concat());
    assert!(after.game.is_used(3) && !after.game.is_used(2));
}

/// A power action is done once a round by all players together.
#[test]
fn a_power_action_is_gone_for_everybody() {
    let table = two().build(0, Dwelling, &["F4"]).build(1, Dwelling, &["E8"]).bowls(0, [0, 0, 8]);
    let table = table.bowls(1, [0, 0, 12]).resources(0, 0, 0, 0);
    assert!(offers(table.clone().turn(1), Choice::Power(3)));
    let after = play(table, &[Choice::Power(3), Choice::Done]);
    assert_eq!(after.asked(), YOU);
    assert!(!after.offers(Choice::Power(3)) && after.offers(Choice::Power(2)));
}

/// Whoever has passed is among those who have, with the card for the next round, whose income comes with it.
#[test]
fn who_has_passed_is_marked_and_holds_the_next_card() {
    let after = play(three(false), &[Choice::Pass(Some(Card(4)))]);
    assert_eq!((after.game.passed(), after.player(ME).card()), (&[ME][..], Some(Card(4))));
    let open: Vec<u8> = after.game.open_cards().iter().map(|(card, _)| card.0).collect();
    assert_eq!(open, [0, 3, 5], "the card that was given back is open, also to others in this round");
    assert!(after.offers(Choice::Pass(Some(Card(0)))) && !after.offers(Choice::Pass(Some(Card(4)))));
}

#[test]
fn a_card_that_nobody_takes_for_two_rounds_has_two_coins() {
    let passing = |cards: [u8; 3]| cards.map(|card| Choice::Pass(Some(Card(card))));
    let first = passing([3, 4, 0]);
    let after = play(three(false), &first);
    let coins = |after: &crate::support::After, card: u8| {
        after.game.open_cards().iter().find(|open| open.0 == Card(card)).map(|open| open.1)
    };
    assert_eq!((after.game.round(), coins(&after, 5)), (2, Some(1)));
    let after = play(three(false), &[first, passing([1, 3, 4])].concat());
    assert_eq!((after.game.round(), coins(&after, 5), coins(&after, 0)), (3, Some(2), Some(1)));
    let last = [Choice::Pass(Some(Card(5)))];
    let taken = play(three(false), &[&first[..], &passing([1, 3, 4]), &last].concat());
    assert_eq!((taken.gained(ME).0 - after.gained(ME).0, coins(&taken, 5)), (2, None), "they come with the card");
}

/// The tile of a round that is over lies face down, the round tells which: those before it.
#[test]
fn scoring_tiles_are_turned_round_by_round() {
    let passing = |cards: [u8; 3]| cards.map(|card| Choice::Pass(Some(Card(card))));
    let table = three(false);
    let tiles: Vec<_> = (1..=6).map(|round| table.clone().game().scoring_tile(round)).collect();
    let first = passing([3, 4, 5]);
    assert_eq!(play(table.clone(), &first[..2]).game.round(), 1, "not before all have passed");
    let after = play(table.clone(), &first);
    assert_eq!(after.game.round(), 2);
    let after = play(table, &[first, passing([0, 1, 2])].concat());
    assert_eq!(after.game.round(), 3);
    assert_eq!((1..=6).map(|round| after.game.scoring_tile(round)).collect::<Vec<_>>(), tiles, "they stay in place");
}

/// Everybody gets the bonus of the round in the order of the next one, and whoever has spades uses them in this order.
/// (rules/terra-mystica/rulings.md#17)
#[test]
fn the_cult_bonus_comes_in_the_order_of_the_next_round() {
    for (variable, passing, order) in
        [(false, [1, 0, 2], [1, 2, 0]), (true, [2, 0, 1], [2, 0, 1]), (false, [2, 1, 0], [2, 0, 1])]
    {
        let table = three(variable).round(1, 2).resources(0, 0, 0, 0).resources(1, 0, 0, 0).resources(2, 0, 0, 0);
        let table = table.build(0, Dwelling, &["F4"]).build(1, Dwelling, &["D4"]).build(2, Dwelling, &["E11"]);
        let table = (0..3).fold(table, |table, seat| table.cult(seat, Cult::Earth, 8)).all_passed(&passing);
        let mut asked = Vec::new();
        let mut given = Vec::new();
        loop {
            let after = play(table.clone(), &given);
            let Some(question) = after.waiting.filter(|it| matches!(it.prompt, Prompt::CultSpades(_))) else { break };
            asked.push(question.seat);
            given.push(Choice::Forfeit);
        }
        assert_eq!(asked, order.map(Seat), "{passing:?}");
    }
}

/// Power from a new building is offered clockwise, whatever the order of the round is.
/// (rules/terra-mystica/rulings.md#7)
#[test]
fn neighbours_answer_clockwise_in_variable_order_as_well() {
    let factions = [Faction::Witches, Faction::Nomads, Faction::Halflings];
    for (variable_order, passed) in [(false, vec![]), (true, vec![]), (true, vec![2])] {
        let options = Options { factions: Selection::Given(factions.to_vec()), variable_order, ..Options::default() };
        let table = Situation::with(&options, &factions).build(0, Dwelling, &["F4"]).build(1, Dwelling, &["F3"]);
        let table = table.build(2, Dwelling, &["E6"]).resources(0, 9, 9, 0).resources(1, 9, 9, 0);
        let table = table.bowls(0, [5, 7, 0]).bowls(1, [5, 7, 0]).bowls(2, [5, 7, 0]).passed(&passed);
        let house = upgrade("F4", TradingHouse);
        let after = play(table.clone(), &[house]);
        assert_eq!(after.asked(), Seat(1));
        assert_eq!(play(table.clone(), &[house, Choice::Take(0)]).asked(), Seat(2));
        let beside = [upgrade("F3", TradingHouse), Choice::Take(0)];
        assert_eq!(play(table.clone().turn(1), &beside[..1]).asked(), Seat(2), "from who built on");
        assert_eq!(play(table.turn(1), &beside).asked(), ME);
    }
}

#[test]
fn mermaids_build_bridges_too() {
    let table = Situation::new(&[Faction::Mermaids, Faction::Giants]).build(0, Dwelling, &["C2"]);
    let table = table.build(1, Dwelling, &["A12"]).bowls(0, [0, 0, 3]);
    let after = play(table, &[Choice::Power(0), bridge("C2", "D4")]);
    assert_eq!(after.game.bridges().len(), 1);
    assert!(after.game.reach(ME, 0).has(hex("D4")));
}

#[test]
fn nobody_is_told_an_income_after_the_last_round() {
    let incomes = |round: u8| {
        let game = two().round(round, 1).game();
        game.seats().map(|seat| game.next_income(seat).is_some()).collect::<Vec<_>>()
    };
    (1..6).for_each(|round| assert_eq!(incomes(round), [true, true], "{round}"));
    assert_eq!(incomes(6), [false, false]);
}

/// What is only possible with a sacrifice is marked so, and says how many tokens it costs.
#[test]
fn power_actions_that_need_a_sacrifice_are_marked() {
    for (bowls, wanted) in [([0, 0, 6], 0), ([0, 4, 4], 2), ([0, 12, 0], 6), ([4, 2, 5], 1)] {
        let table = two().build(0, Dwelling, &["F4"]).resources(0, 9, 9, 0).bowls(0, bowls);
        let game = table.clone().game();
        let power = game.affordable(ME).into_iter().find(|one| one.what == Purchase::Power(5));
        assert_eq!(power.map(|one| one.exchanging), Some(wanted > 0), "{bowls:?}");
        let after = play(table, &[Choice::Power(5)]);
        let tokens = |bowls: [u8; 3]| bowls.iter().sum::<u8>();
        assert_eq!(tokens(bowls) - tokens(after.bowls(ME)), wanted, "{bowls:?}");
    }
    let table = two().build(0, Dwelling, &["F4"]).bowls(0, [0, 3, 4]);
    assert!(!offers(table, Choice::Power(5)), "six cannot be had");
}

/// A town tile is explained by what it brings: all that is printed, nothing else.
#[test]
fn town_tiles_bring_what_is_printed() {
    for tile in (0..8).map(TownTile) {
        let print = tile.print();
        let table = Situation::new(&[Faction::Auren, Faction::Giants]).build(1, Dwelling, &["A12"]).round(1, 1);
        let table = table.build(0, Building::Stronghold, &["F4"]).build(0, TradingHouse, &["E6"]);
        let table = table.build(0, Dwelling, &["E7"]).land(Terrain::Forest, &["F3"]).resources(0, 2, 1, 0);
        let after = play(table.bowls(0, [12, 0, 0]), &[build("F3"), Choice::Town(tile)]);
        let shipping = i16::from(print.travel) * 2;
        assert_eq!(after.points(ME), print.points + shipping, "{tile:?}");
        let gained =
            (i32::from(print.gain.coins) - 2, i32::from(print.gain.workers) - 1, i32::from(print.gain.priests));
        assert_eq!(after.gained(ME), gained, "{tile:?}");
        assert_eq!(after.player(ME).keys(), print.keys);
        let steps = Faction::Auren.board().cults.map(|step| step + print.steps);
        assert_eq!(Cult::ALL.map(|cult| after.cult(ME, cult)), steps, "{tile:?}");
    }
}

#[test]
fn everybody_begins_as_the_board_says() {
    for faction in Faction::ALL {
        let game = table(faction).game();
        let player = game.player(ME);
        let board = faction.board();
        assert_eq!(player.points(), 20);
        assert_eq!(
            (player.coins(), player.workers(), player.priests()),
            (board.start.coins, board.start.workers, board.start.priests)
        );
        assert_eq!(Cult::ALL.map(|cult| player.cult(cult)), board.cults);
        assert_eq!(board.bowls.iter().sum::<u8>(), 12);
    }
}
