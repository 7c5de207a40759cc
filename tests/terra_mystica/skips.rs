//! One skip an action: Fakirs and Dwarves go to one far hex, whatever the action's spades come from (rules/terra-mystica/en.md#faction-fakirs, rules/terra-mystica/en.md#faction-dwarves).

use crate::support::{After, ME, play};
use fireside::engine::{Match, Stream};
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::{
    Building, Choice, Event, Faction, Hex, Hexes, Obstacle, Options, Selection, Situation, Special, Terrain,
};

use Building::{Dwelling, Stronghold};

/// A kind of table.
type Table = fn(&[Faction]) -> Situation;

/// Those who skip, with and without their stronghold, on the table of this kind. They can pay for everything.
fn skippers(table: Table) -> Vec<Situation> {
    let all = [(Faction::Fakirs, "E8"), (Faction::Dwarves, "E7")];
    let built = all.into_iter().flat_map(|one| [Dwelling, Stronghold].map(|building| (one, building)));
    let laid = built.map(|((faction, hex), building)| {
        let situation = table(&[faction, Faction::Mermaids]).build(0, building, &[hex]).build(1, Dwelling, &["A12"]);
        situation.resources(0, 30, 30, 5).bowls(0, [0, 0, 12]).card(0, 1)
    });
    laid.collect()
}

/// Everything that brings several spades at once: of the rules, and one by one in ledgers.
fn spades() -> Vec<(Table, Vec<Choice>)> {
    let ledger: Table = Situation::of_ledger;
    vec![
        (Situation::new, vec![Choice::Power(5)]),
        (ledger, vec![Choice::Power(5)]),
        (ledger, vec![Choice::Power(4), Choice::Dig]),
        (ledger, vec![Choice::Special(Special::CardSpade), Choice::Dig]),
        (ledger, vec![Choice::Dig, Choice::Dig, Choice::Dig]),
    ]
}

/// Where something is offered.
fn places(after: &After) -> Hexes {
    let choices = after.waiting.iter().flat_map(|question| question.choices.iter());
    choices.fold(Hexes::NONE, |all, choice| match choice {
        Choice::Build(hex) | Choice::Spade(hex) => all | hex.alone(),
        _ => all,
    })
}

/// A neighbour on the circle of the terrain of a hex, home terrain if it is one.
fn next_terrain(game: &TerraMystica, hex: Hex) -> Terrain {
    let (now, home) = (game.terrain(hex).expect("land"), game.home(ME));
    let nearer = Terrain::ALL.into_iter().filter(|terrain| terrain.spades_to(now) == 1);
    nearer.min_by_key(|terrain| terrain.spades_to(home)).expect("a terrain")
}

/// The hex transformed by one spade.
fn one_spade(game: &TerraMystica, hex: Hex) -> [Choice; 2] {
    [Choice::Spade(hex), Choice::Terrain(next_terrain(game, hex))]
}

/// What an action has skipped for: points and what it cost.
fn skips(after: &After) -> i16 {
    after.game.player(ME).points() - 20
}

#[test]
fn the_other_spades_go_to_no_second_far_hex() {
    let (mut seen, mut beside) = (0, 0);
    for (table, begun) in spades() {
        for situation in skippers(table) {
            let before = play(situation.clone(), &begun);
            let far = before.game.skippable(ME) & places(&before);
            assert!(far.len() >= 2, "several hexes are far away");
            for hex in far.iter() {
                let after = play(situation.clone(), &[&begun[..], &one_spade(&before.game, hex)].concat());
                let near = after.game.reach(ME, after.game.sailing(ME));
                let others = places(&after).without(near).without(hex.alone());
                assert!(others.is_empty(), "{}", others.len());
                beside += u32::from(places(&after).meets(near));
                assert_eq!(skips(&after), 4, "one skip is paid for");
                seen += 1;
            }
        }
    }
    assert!(seen > 60 && beside > 30, "{seen}, {beside} with a near hex left");
}

#[test]
fn a_near_hex_leaves_the_skip_for_the_other_spade() {
    for (table, begun) in spades() {
        for situation in skippers(table) {
            let before = play(situation.clone(), &begun);
            let near = before.game.reach(ME, 0) & places(&before);
            let one = near.iter().find(|hex| next_terrain(&before.game, *hex) == before.game.home(ME));
            let Some(one) = one else { continue };
            let after = play(situation.clone(), &[&begun[..], &one_spade(&before.game, one)].concat());
            let far = after.game.skippable(ME) & places(&after);
            assert!(far.len() >= 2 && skips(&after) == 0);
        }
    }
}

/// The far hex becomes home terrain and is built on in the same action: one skip for both. Beside the new dwelling nothing is far any more.
/// (rules/terra-mystica/rulings.md#2)
#[test]
fn a_far_hex_is_transformed_and_built_on_for_one_skip() {
    let mut seen = 0;
    for (table, begun) in spades().into_iter().take(2) {
        for situation in skippers(table) {
            let before = play(situation.clone(), &begun);
            let far = before.game.skippable(ME) & places(&before);
            let home = before.game.home(ME);
            for hex in far.iter().filter(|hex| next_terrain(&before.game, *hex) == home) {
                let turned = play(situation.clone(), &[&begun[..], &one_spade(&before.game, hex)].concat());
                assert!(turned.offers(Choice::Build(hex)));
                let steps = [&begun[..], &one_spade(&before.game, hex), &[Choice::Build(hex)]].concat();
                let built = play(situation.clone(), &steps);
                assert_eq!(skips(&built), 4, "the way is paid for once");
                let beside = built.game.adjacent(hex.alone()) & places(&built);
                assert!(!beside.meets(built.game.skippable(ME)), "what lies beside the dwelling is near");
                assert!(places(&built).without(built.game.reach(ME, 0)).is_empty());
                seen += 1;
            }
        }
    }
    assert!(seen > 4, "{seen}");
}

#[test]
fn who_taps_a_second_far_hex_hears_why() {
    for situation in skippers(Situation::new) {
        let before = play(situation.clone(), &[Choice::Power(5)]);
        let far = before.game.skippable(ME) & places(&before);
        let hex = far.iter().next().expect("a far hex");
        let steps = [&[Choice::Power(5)][..], &one_spade(&before.game, hex)].concat();
        let after = play(situation.clone(), &steps);
        let question = after.waiting.as_ref().expect("a question");
        for other in far.without(hex.alone()).without(after.game.reach(ME, 0)).iter() {
            let why = after.game.obstacle(question, Choice::Spade(other));
            assert_eq!(why, Some(Obstacle::Skipped));
        }
        // Who cannot pay for the way hears what is missing, and the cult bonus skips nowhere.
        let poor = play(situation.clone().resources(0, 0, 0, 0), &[Choice::Power(5)]);
        let question = poor.waiting.as_ref().expect("a question");
        assert!(matches!(poor.game.obstacle(question, Choice::Spade(hex)), Some(Obstacle::Missing(_))));
        let bonus = situation.round(1, 2).cult(0, fireside::games::terra_mystica::Cult::Earth, 8);
        let bonus = play(bonus.cards(&[3, 4, 5, 6, 7]).all_passed(&[0, 1]), &[]);
        let question = bonus.waiting.as_ref().expect("a question");
        assert!(!bonus.offers(Choice::Spade(hex)));
        assert_eq!(bonus.game.obstacle(question, Choice::Spade(hex)), Some(Obstacle::OutOfReach(None)));
    }
}

/// Whole games: no action ever skips twice. (A step of the game is an action.)
/// (rules/terra-mystica/rulings.md#2)
#[test]
fn no_action_skips_twice() {
    let mut skipped = 0;
    for seed in 0..60u64 {
        let factions = vec![Faction::Fakirs, Faction::Dwarves, Faction::Halflings];
        let options = Options { factions: Selection::Given(factions), ..Options::default() };
        let mut game = Match::<TerraMystica>::new(options, 3, seed).unwrap();
        let mut stream = Stream::new(seed);
        while let Some(question) = game.question() {
            // Two spades whenever they can be had, and the power for them.
            let lively = |choice: &Choice| matches!(choice, Choice::Power(5) | Choice::Spade(_) | Choice::Take(_));
            let wanted: Vec<Choice> = question.choices.iter().copied().filter(lively).collect();
            let pool =
                if wanted.is_empty() || stream.next_u64().is_multiple_of(4) { &question.choices } else { &wanted };
            let choice = pool[stream.next_u64() as usize % pool.len()];
            game.answer(choice).unwrap();
        }
        let skips = game.events().iter().filter(|logged| matches!(logged.event, Event::Skipped(..)));
        let steps: Vec<usize> = skips.map(|logged| logged.step).collect();
        assert!(steps.windows(2).all(|pair| pair[0] != pair[1]), "seed {seed}");
        skipped += steps.len();
    }
    assert!(skipped > 100, "{skipped}");
}
