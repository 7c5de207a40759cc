//! Setting up, cults, passing, rounds and the end.

use crate::support::{ME, YOU, offers, play};
use fireside::engine::{Match, Outcome, Seat, SetupError};
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::facts::tiles::SPADE_TILE;
use fireside::games::terra_mystica::{
    Building, Card, Cause, Choice, Cult, Event, Faction, Map, Options, Prompt, Selection, Situation, Source,
};
use std::collections::BTreeSet;

use Building::{Dwelling, Stronghold, TradingHouse};

fn begin(options: Options, players: u8, seed: u64) -> Match<TerraMystica> {
    Match::new(options, players, seed).unwrap()
}

/// Answers with the first choice until the prompt is none of these.
fn through(game: &mut Match<TerraMystica>, goes_on: impl Fn(Prompt) -> bool) -> Vec<(Seat, Choice)> {
    let mut given = Vec::new();
    while let Some(question) = game.question().filter(|question| goes_on(question.prompt)) {
        let (seat, choice) = (question.seat, question.choices[0]);
        game.answer(choice).unwrap();
        given.push((seat, choice));
    }
    given
}

#[test]
fn two_to_five_play() {
    for players in [0, 1, 6] {
        let refused = Match::<TerraMystica>::new(Options::default(), players, 0).map(|_| ());
        assert_eq!(refused, Err(SetupError::Players(players)));
    }
}

#[test]
fn tiles_and_cards_are_drawn() {
    let (mut orders, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let players = 2 + (seed % 4) as u8;
        let game = begin(Options::default(), players, seed);
        let state = game.state();
        let tiles: Vec<_> = (1..=6).map(|round| state.scoring_tile(round)).collect();
        assert_eq!(tiles.iter().collect::<BTreeSet<_>>().len(), 6, "no tile twice");
        assert!(tiles.iter().all(|tile| tile.0 < 8) && tiles[4] != SPADE_TILE && tiles[5] != SPADE_TILE);
        assert_eq!(state.open_cards().len(), usize::from(players) + 3);
        assert!(state.open_cards().iter().all(|(card, coins)| card.0 < 9 && *coins == 0));
        orders.insert(tiles);
        cards.insert(state.open_cards().iter().map(|(card, _)| *card).collect::<Vec<_>>());
    }
    assert!(orders.len() > 50 && cards.len() > 20);
}

#[test]
fn factions_are_chosen_in_turn() {
    let mut game = begin(Options::default(), 3, 1);
    let question = game.question().unwrap().clone();
    assert_eq!((question.seat, question.prompt, question.choices.len()), (ME, Prompt::Faction(None), 14));
    game.answer(Choice::Faction(Faction::Mermaids)).unwrap();
    let question = game.question().unwrap();
    assert_eq!((question.seat, question.choices.len()), (YOU, 12), "the colour is gone");
}

#[test]
fn factions_are_drawn_by_colour() {
    let mut game = begin(Options { factions: Selection::Drawn, ..Options::default() }, 5, 4);
    let mut colours = BTreeSet::new();
    for _ in 0..5 {
        let choices = game.question().unwrap().choices.clone();
        let homes: BTreeSet<_> = choices
            .iter()
            .map(|choice| match choice {
                Choice::Faction(faction) => faction.home(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!((choices.len(), homes.len()), (2, 1));
        colours.extend(homes);
        game.answer(choices[1]).unwrap();
    }
    assert_eq!(colours.len(), 5);
}

#[test]
fn factions_are_given() {
    let given = Selection::Given(vec![Faction::Auren, Faction::Witches, Faction::Giants]);
    let game = begin(Options { factions: given, ..Options::default() }, 3, 4);
    assert_eq!(game.question().map(|question| (question.seat, question.prompt)), Some((YOU, Prompt::Faction(None))));
    assert!(game.state().player(ME).is(Faction::Auren), "whose colour is taken chooses");
}

#[test]
fn variable_points_depend_on_the_map() {
    let points = |map, faction| {
        let factions = Selection::Given(vec![faction, Faction::Dwarves]);
        let game = begin(Options { map, factions, variable_points: true, ..Options::default() }, 2, 4);
        game.state().player(ME).points()
    };
    assert_eq!(Map::ALL.map(|map| points(map, Faction::Darklings)), [15, 15, 15]);
    assert_eq!(Map::ALL.map(|map| points(map, Faction::Fakirs)), [33, 25, 25]);
    assert_eq!(Map::ALL.map(|map| points(map, Faction::Swarmlings)), [22, 20, 25]);
    assert_eq!(Map::ALL.map(|map| points(map, Faction::Alchemists)), [27, 25, 20]);
}

#[test]
fn the_fixed_setup_leaves_only_the_first_cards_open() {
    let wanted = [
        vec![Faction::Witches, Faction::Nomads],
        vec![Faction::Witches, Faction::Nomads, Faction::Alchemists],
        vec![Faction::Witches, Faction::Nomads, Faction::Halflings, Faction::Mermaids],
        vec![Faction::Witches, Faction::Nomads, Faction::Halflings, Faction::Mermaids, Faction::Giants],
    ];
    for (players, wanted) in (2..=5).zip(wanted) {
        let game = begin(Options { fixed_setup: true, map: Map::Lakes, ..Options::default() }, players, 9);
        let state = game.state();
        let factions: Vec<_> = state.all_players().iter().filter_map(|player| player.faction()).collect();
        assert_eq!((factions, state.map()), (wanted, Map::Base));
        assert_eq!(game.question().map(|question| question.prompt), Some(Prompt::FirstCard));
        assert_eq!(state.open_cards().len(), usize::from(players) + 3);
        for player in state.all_players() {
            let faction = player.faction().unwrap();
            assert_eq!(player.built(Dwelling), faction.board().dwellings);
            assert_eq!(
                player.standing(Dwelling) | state.geometry().land[faction.home() as usize],
                state.geometry().land[faction.home() as usize]
            );
        }
    }
}

#[test]
fn first_dwellings_go_round_and_back_and_cards_from_the_last() {
    let factions = Selection::Given(vec![Faction::Witches, Faction::Dwarves, Faction::Fakirs]);
    let mut game = begin(Options { factions, ..Options::default() }, 3, 4);
    let seats: Vec<u8> =
        through(&mut game, |prompt| matches!(prompt, Prompt::FirstDwelling { .. })).iter().map(|it| it.0.0).collect();
    assert_eq!(seats, [0, 1, 2, 2, 1, 0]);
    let seats: Vec<u8> = through(&mut game, |prompt| prompt == Prompt::FirstCard).iter().map(|it| it.0.0).collect();
    assert_eq!(seats, [2, 1, 0]);
    let state = game.state();
    assert!(state.open_cards().iter().all(|(_, coins)| *coins == 1));
    assert_eq!((state.round(), state.current()), (1, Some(ME)), "and the first income has come");
    assert!(game.events().iter().any(|logged| matches!(logged.event, Event::Got(_, _, Cause::Income))));
}

fn two() -> Situation {
    Situation::new(&[Faction::Witches, Faction::Giants]).bowls(0, [5, 0, 0]).resources(0, 0, 0, 2).round(1, 1)
}

#[test]
fn priests_take_the_slots_of_a_cult() {
    let after = play(two(), &[Choice::Priest(Cult::Fire, 3)]);
    assert_eq!((after.cult(ME, Cult::Fire), after.gained(ME).2), (3, -1));
    assert_eq!((after.game.slots(Cult::Fire)[0], after.player(ME).placed_priests()), (Some(ME), 1));
    let taken = two().priest(1, Cult::Fire);
    assert!(!offers(taken.clone(), Choice::Priest(Cult::Fire, 3)));
    assert_eq!(play(taken.clone(), &[Choice::Priest(Cult::Fire, 2)]).cult(ME, Cult::Fire), 2);
    let full = taken.priest(1, Cult::Fire).priest(1, Cult::Fire).priest(1, Cult::Fire);
    assert!(!offers(full.clone(), Choice::Priest(Cult::Fire, 2)));
    let after = play(full, &[Choice::Priest(Cult::Fire, 1)]);
    assert_eq!((after.cult(ME, Cult::Fire), after.player(ME).priest_supply()), (1, 6), "he goes back to the supply");
}

/// rules/terra-mystica/rulings.md#13.
#[test]
fn placed_priests_never_come_back() {
    let situation = two().priest(0, Cult::Air).priest(0, Cult::Fire).bowls(0, [0, 0, 5]);
    assert!(!offers(situation.clone().resources(0, 0, 0, 5), Choice::Power(1)), "seven in all");
    let income = situation.build(0, Building::Temple, &["F4", "E6", "E7"]).resources(0, 0, 0, 4).card(0, 8);
    let after = play(income.cards(&[1, 2, 3, 4, 8]).all_passed(&[0, 1]), &[]);
    assert_eq!(after.player(ME).priests(), 5, "what is beyond them is lost");
}

#[test]
fn steps_bring_power_once() {
    let power = |from: u8, steps: u8| {
        let situation = two().cult(0, Cult::Fire, from).bowls(0, [12, 0, 0]).keys(0, 1);
        let situation = if steps == 2 { situation.priest(1, Cult::Fire) } else { situation };
        play(situation, &[Choice::Priest(Cult::Fire, steps)]).bowls(ME)[1]
    };
    assert_eq!(
        [(0, 3), (2, 3), (3, 2), (5, 2), (4, 3), (7, 3), (6, 1), (7, 2), (9, 1)].map(|(from, n)| power(from, n)),
        [1, 3, 2, 2, 4, 3, 2, 0, 3]
    );
}

#[test]
fn only_one_reaches_the_last_step_and_needs_a_key() {
    let near = two().cult(0, Cult::Fire, 8);
    let priest = [Choice::Priest(Cult::Fire, 3)];
    assert_eq!(play(near.clone(), &priest).cult(ME, Cult::Fire), 9);
    let after = play(near.clone().keys(0, 2), &priest);
    assert_eq!((after.cult(ME, Cult::Fire), after.player(ME).keys()), (10, 1));
    let after = play(near.keys(0, 2).cult(1, Cult::Fire, 10), &priest);
    assert_eq!((after.cult(ME, Cult::Fire), after.player(ME).keys()), (9, 2));
}

/// rules/terra-mystica/rulings.md#12.
#[test]
fn a_marker_that_waits_for_the_key_of_the_same_turn_goes_on() {
    use fireside::games::terra_mystica::{Favor, TownTile};
    let situation = Situation::new(&[Faction::Auren, Faction::Giants]).bowls(0, [5, 0, 0]).resources(0, 5, 2, 0);
    let situation = situation.build(0, TradingHouse, &["F4", "E6"]).build(0, Dwelling, &["E7", "F3"]);
    let temple = crate::support::upgrade("F4", Building::Temple);
    let choices = [temple, Choice::Favor(Favor(4)), Choice::Town(TownTile(0))];
    let after = play(situation.cult(0, Cult::Fire, 8), &choices);
    assert_eq!((after.cult(ME, Cult::Fire), after.player(ME).keys()), (10, 0));
}

/// Three who pass in this order.
fn order(variable_order: bool, passing: &[u8]) -> Vec<u8> {
    let factions = [Faction::Witches, Faction::Giants, Faction::Dwarves];
    let options = Options { factions: Selection::Given(factions.to_vec()), variable_order, ..Options::default() };
    let situation = Situation::with(&options, &factions).cards(&[1, 2, 3, 4, 5, 6]);
    let after = play(situation.round(1, 1).all_passed(passing), &[]);
    after.game.order().iter().map(|seat| seat.0).collect()
}

#[test]
fn who_passes_first_begins_the_next_round() {
    assert_eq!(order(false, &[1, 0, 2]), [1, 2, 0]);
    assert_eq!(order(false, &[2, 1, 0]), [2, 0, 1]);
    assert_eq!(order(true, &[1, 0, 2]), [1, 0, 2]);
    assert_eq!(order(true, &[2, 1, 0]), [2, 1, 0]);
}

#[test]
fn the_last_one_goes_on_alone() {
    let situation = two().passed(&[1]).resources(0, 0, 0, 2);
    let after = play(situation, &[Choice::Priest(Cult::Fire, 3), Choice::Done]);
    assert!(after.asked() == ME && after.offers(Choice::Priest(Cult::Fire, 2)));
}

#[test]
fn actions_are_fresh_in_the_next_round() {
    use fireside::games::terra_mystica::Special;
    let situation = two().favor(0, 6).used(0, Special::FavorStep).cards(&[1, 2, 3, 4, 5]).all_passed(&[0, 1]);
    assert!(play(situation, &[]).offers(Choice::Special(Special::FavorStep)));
}

#[test]
fn no_card_is_taken_in_the_last_round() {
    let situation = two().round(6, 4).card(0, 2);
    assert!(offers(situation.clone(), Choice::Pass(None)) && !offers(situation, Choice::Pass(Some(Card(3)))));
}

#[test]
fn the_last_round_has_no_cult_bonus() {
    let situation = two().round(6, 1).cult(0, Cult::Earth, 9).passed(&[1]).resources(0, 0, 0, 0).bowls(0, [5, 0, 0]);
    let after = play(situation, &[Choice::Pass(None)]);
    assert!(after.waiting.is_none());
    assert_eq!(after.player(ME).points_from(Source::Resources), 0);
}

/// The points at the end from a source, seat by seat.
fn ending(situation: Situation, source: Source) -> Vec<i16> {
    let after = play(situation.at_the_end(), &[]);
    after.game.all_players().iter().map(|player| player.points_from(source)).collect()
}

/// rules/terra-mystica/rulings.md#19.
#[test]
fn cults_bring_points_for_places() {
    let factions = [Faction::Engineers, Faction::Giants, Faction::Witches, Faction::Nomads];
    let table = |fire: [u8; 4]| {
        let flat = |situation: Situation, seat: u8| {
            [Cult::Water, Cult::Earth, Cult::Air].into_iter().fold(situation, |it, cult| it.cult(seat, cult, 0))
        };
        (0..4)
            .fold(Situation::new(&factions), |it, seat| flat(it.cult(seat, Cult::Fire, fire[usize::from(seat)]), seat))
    };
    assert_eq!(ending(table([9, 7, 5, 3]), Source::Cults), [8, 4, 2, 0]);
    assert_eq!(ending(table([9, 9, 5, 3]), Source::Cults), [6, 6, 2, 0]);
    assert_eq!(ending(table([9, 7, 7, 7]), Source::Cults), [8, 2, 2, 2]);
    assert_eq!(ending(table([9, 9, 9, 1]), Source::Cults), [4, 4, 4, 0]);
    assert_eq!(ending(table([5, 5, 5, 5]), Source::Cults), [3, 3, 3, 3]);
    assert_eq!(ending(table([0, 0, 5, 0]), Source::Cults), [0, 0, 8, 0], "step 0 brings nothing");
}

#[test]
fn areas_bring_points_for_places() {
    let factions = [Faction::Engineers, Faction::Giants, Faction::Witches, Faction::Mermaids];
    let three = Situation::new(&factions).build(0, Dwelling, &["A1", "A2", "A3"]).build(1, Dwelling, &["H7", "H8"]);
    let all = three.build(2, Dwelling, &["F4", "E6"]).build(3, Dwelling, &["I4"]);
    assert_eq!(ending(all.clone(), Source::Area), [18, 9, 9, 0]);
    let after = play(all.build(1, Stronghold, &["G7"]).at_the_end(), &[]);
    assert_eq!(after.player(YOU).points_from(Source::Area), 15, "two first places share 18 and 12");
}

#[test]
fn areas_are_joined_by_shipping_and_bridges() {
    let situation = two().build(0, Dwelling, &["F2", "G1", "F3"]);
    assert_eq!(situation.clone().game().largest_area(ME), 1);
    assert_eq!(situation.clone().tracks(0, 1, 0).game().largest_area(ME), 3, "F3 and G1 have r21 and r28 between them");
    assert_eq!(situation.bridge(0, "F2", "G1").game().largest_area(ME), 2);
}

#[test]
fn resources_become_points() {
    let points = |coins, workers, priests, bowls| {
        let after = play(two().resources(0, coins, workers, priests).bowls(0, bowls).at_the_end(), &[]);
        let player = after.player(ME);
        (player.points_from(Source::Resources), player.coins(), player.bowls())
    };
    assert_eq!(points(2, 3, 1, [5, 0, 0]), (2, 0, [5, 0, 0]));
    assert_eq!(points(0, 0, 0, [2, 5, 2]), (1, 1, [6, 1, 0]), "every second token of bowl II is a coin");
    assert_eq!(points(2, 0, 0, [0, 1, 0]), (0, 2, [0, 1, 0]));
}

/// rules/terra-mystica/rulings.md#20.
#[test]
fn equal_points_are_a_shared_victory() {
    let flat = |situation: Situation| {
        (0..2).fold(situation, |it, seat| Cult::ALL.into_iter().fold(it, |it, cult| it.cult(seat, cult, 0)))
    };
    let winners = |points: [i16; 2]| {
        let situation = flat(two()).resources(0, 0, 0, 0).resources(1, 0, 0, 0).bowls(1, [5, 0, 0]);
        let mut game = situation.points(0, points[0]).points(1, points[1]).at_the_end().game();
        let mut script = fireside::engine::Script::of([]);
        match script.run(&mut game) {
            fireside::engine::Halt::Over(Outcome { winners }) => winners.iter().collect::<Vec<_>>(),
            halt => panic!("{halt:?}"),
        }
    };
    assert_eq!(winners([50, 50]), [ME, YOU]);
    assert_eq!(winners([50, 51]), [YOU]);
}
