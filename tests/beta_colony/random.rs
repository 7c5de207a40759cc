//! Properties over random play: what must always hold, with all player counts.

use fireside::engine::golden::playthrough;
use fireside::engine::invariants::{Care, Invariants, Looked, one_game};
use fireside::engine::playout::random_play;
use fireside::engine::{Chance, Game, Match, Observation, Stream};
use fireside::games::BetaColony;
use fireside::games::beta_colony::facts::TRACK;
use fireside::games::beta_colony::{
    Achievement, Colony, Colour, CycleCard, Event, Module, ModuleBonus, Options, Scope, Space, TrackBonus,
};
use std::collections::BTreeSet;

/// The invariants of the engine, a few games at every question and more at some.
#[test]
fn the_invariants_hold() {
    let care = |seed| if seed < 4 { Care::Thorough } else { Care::Sampled };
    let mut looked = Looked::default();
    for seed in 0..80 {
        looked.add(one_game::<BetaColony>(seed, care(seed)).unwrap_or_else(|violation| panic!("{violation:?}")));
    }
    assert!(looked.unfound == 0 && looked.decisions > 8_000, "{looked}");
}

/// What lies face down is dealt anew, shown as what it should have been, and nothing else of the table is hidden from anybody.
#[test]
fn what_lies_face_down_is_unknown() {
    let mut game = Match::<BetaColony>::new(Options::default(), 3, 5).unwrap();
    let (mut stream, mut views) = (Stream::new(5), BTreeSet::new());
    let at_first = game.state().clone();
    while let Some(question) = game.question() {
        views.insert(game.state().view(None));
        game.answer(question.choices[stream.below(question.choices.len() as u32) as usize]).unwrap();
    }
    assert!(views.len() > 54, "the table looks different after every turn: {}", views.len());

    let mut dealt = at_first.clone();
    dealt.determinize(None, &mut stream);
    assert_eq!(dealt.view(None), at_first.view(None));
    assert_ne!(dealt.unknown_to(None), at_first.unknown_to(None));
    let buildings = |state: &BetaColony| state.unknown_to(None).pop().unwrap();
    let shown = |at: usize| {
        let building = Achievement::ALL.into_iter().find(|it| it.index() == usize::from(buildings(&at_first)[at]));
        Observation::Event(Event::ShownBuilding(building.unwrap()))
    };
    let (one, other) = (shown(0), shown(1));
    let mut repaired = at_first.clone();
    assert!(!repaired.repair(None, (&one, &one), false, &mut stream) && repaired == at_first);
    assert!(repaired.repair(None, (&one, &other), false, &mut stream));
    assert_eq!(buildings(&repaired)[..2], [buildings(&at_first)[1], buildings(&at_first)[0]]);
}

/// Every space belongs to one colony, by its number and as a bit.
#[test]
fn spaces_belong_to_a_colony() {
    for (space, colony) in Space::all().flat_map(|space| Colony::ALL.map(|colony| (space, colony))) {
        assert_eq!(colony.bits() & space.bit() != 0, space.colony() == colony, "{space:?} {colony:?}");
    }
}

#[test]
fn playouts_end() {
    for players in 2..=4 {
        let decisions = random_play::<BetaColony>(&Options::default(), players, 20, 7).unwrap();
        let turns = 20 * 18 * u64::from(players);
        assert!((turns * 2..turns * 6).contains(&decisions), "{decisions}");
    }
}

/// The same game as text twice: nothing in it depends on anything but the seed.
#[test]
fn a_game_is_told_the_same_twice() {
    let tell = || playthrough::<BetaColony>(&Options::default(), 3, 1).unwrap();
    assert_eq!(tell(), tell());
}

/// The influence of every module, counted slowly from all that was built before it, is what the markers moved.
#[test]
fn influence_is_what_a_slow_recount_says() {
    for seed in 0..120u64 {
        let mut stream = Stream::new(seed);
        let mut game = Match::<BetaColony>::new(Options::default(), 2 + (seed % 3) as u8, seed).unwrap();
        while let Some(question) = game.question() {
            let weights: Vec<u32> = question.choices.iter().map(|choice| BetaColony::liveliness(*choice)).collect();
            let mut left = (stream.next_u64() % u64::from(weights.iter().sum::<u32>())) as u32;
            let at = weights.iter().position(|weight| {
                left.checked_sub(*weight).is_none_or(|less| {
                    left = less;
                    false
                })
            });
            let choice = question.choices[at.unwrap()];
            game.answer(choice).unwrap();
        }
        recount(&game);
    }
}

/// Follows a game by its events alone.
fn recount(game: &Match<BetaColony>) {
    let events: Vec<Event> = game.events().iter().map(|logged| logged.event).collect();
    let mut built: Vec<(Space, Colour)> = Vec::new();
    let mut tracks = [[0u8; 3]; 4];
    let mut card = None;
    for (at, event) in events.iter().enumerate() {
        match *event {
            Event::CycleBegan(begun) => card = Some(begun),
            Event::Built { seat, module, space, free } => {
                built.push((space, module.colour()));
                let mut group = vec![space];
                while let Some((more, _)) = built.iter().find(|(there, colour)| {
                    let near = group.iter().any(|one| one.neighbours().any(|next| next == *there));
                    *colour == module.colour() && near && !group.contains(there)
                }) {
                    group.push(*more);
                }
                assert!(group.len() <= 3, "{group:?}");
                let central = u8::from(space.0 % 18 >= 12);
                let bought = u8::from(!free && card == Some(CycleCard::SevenFuel));
                let due = module.influence() + group.len() as u8 - 1 + central + bought;
                let place = &mut tracks[seat.index()][space.colony() as usize];
                let to = (*place + due).min(TRACK as u8);
                let moved = events[at..].iter().find_map(|event| match *event {
                    Event::Advanced { seat: who, colony, by, to } if who == seat => Some((colony, by, to)),
                    _ => None,
                });
                if to > *place {
                    assert_eq!(moved, Some((space.colony(), to - *place, to)));
                }
            }
            Event::Advanced { seat, colony, to, .. } => tracks[seat.index()][colony as usize] = to,
            _ => {}
        }
    }
    for (seat, player) in game.state().all_players().iter().enumerate() {
        assert_eq!(Colony::ALL.map(|colony| player.track(colony)), tracks[seat]);
    }
}

/// Busy games see every module bonus, every bonus of the tracks, every achievement, every cycle card's goal.
#[test]
fn busy_games_see_everything() {
    let mut seen = BTreeSet::new();
    for seed in 0..1200u64 {
        let mut stream = Stream::new(seed);
        let mut game = Match::<BetaColony>::new(Options::default(), 2 + (seed % 3) as u8, seed).unwrap();
        while let Some(question) = game.question() {
            let most = question.choices.iter().map(|choice| BetaColony::liveliness(*choice)).max().unwrap();
            let lively = question.choices.iter().filter(|choice| BetaColony::liveliness(**choice) == most);
            let pool: Vec<_> =
                if stream.next_u64().is_multiple_of(3) { question.choices.iter().collect() } else { lively.collect() };
            let choice = *pool[stream.next_u64() as usize % pool.len()];
            game.answer(choice).unwrap();
        }
        for logged in game.events() {
            match logged.event {
                Event::Built { module, .. } => _ = seen.insert(format!("{:?}", module.bonus())),
                Event::Began(Scope::Track(_, _, bonus)) => _ = seen.insert(format!("{bonus:?}")),
                Event::Achieved { achievement, free, .. } => {
                    seen.insert(format!("{achievement:?}"));
                    seen.insert(format!("achievement {free}"));
                }
                Event::CycleEnded(card) => _ = seen.insert(format!("{card:?}")),
                event => _ = seen.insert(format!("{event:?}").split(['(', ' ']).next().unwrap_or_default().to_owned()),
            }
        }
    }
    let bonuses = ModuleBonus::ALL.map(|bonus| format!("{:?}", Some(bonus)));
    let tracks = TrackBonus::ALL.map(|bonus| format!("{bonus:?}"));
    let achievements = Achievement::ALL.map(|achievement| format!("{achievement:?}"));
    let cards = CycleCard::ALL.map(|card| format!("{card:?}"));
    let others = ["Docked", "Changed", "HandedIn", "Removed", "Nothing", "ShownBuilding", "achievement false"];
    let wanted = bonuses.into_iter().chain(tracks).chain(achievements).chain(cards);
    let missing: Vec<String> = wanted.chain(others.map(str::to_owned)).filter(|it| !seen.contains(it)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(Module::all().count(), 40);
}
