//! Setting up, turns, and who knows what.

use crate::support::*;
use fireside::engine::{Game, Halt, Script, Seat};
use fireside::games::innovation::{Choice, Event, How, Innovation, Options, Zone};

/// A game in which everybody keeps the first card and always takes the first action, the draw: what was told.
fn game(players: u8, seed: u64) -> (Innovation, Vec<Event>) {
    let mut game = Innovation::new(&Options::default(), players).expect("a table");
    let mut asked = 0;
    let mut script = Script::by(move |_, question| {
        asked += 1;
        (asked <= 12).then(|| question.choices[0])
    })
    .seeded(seed);
    assert_eq!(script.run(&mut game), Halt::Ask);
    let events = std::mem::take(&mut script.events);
    drop(script);
    (game, events)
}

#[test]
fn everybody_begins_with_a_card_on_the_board_and_one_in_hand() {
    let (_, events) = game(3, 7);
    let dealt = events.iter().position(|event| *event == Event::Dealt).expect("dealt");
    let drawn = |seat| {
        let mine = |event: &&Event| matches!(event, Event::Moved { card, to: Zone::Hand(to), .. } if *to == seat && card.printed_value() == 1);
        events[..dealt].iter().filter(mine).count()
    };
    assert_eq!([drawn(ANN), drawn(BEN), drawn(CAT)], [2, 2, 2]);
}

/// Ruling 34.
#[test]
fn the_first_card_of_the_board_is_not_melded() {
    let (_, events) = game(2, 1);
    let melded = |event: &&Event| matches!(event, Event::Moved { how: How::Meld, .. });
    let opened = |event: &&Event| matches!(event, Event::Moved { how: How::Open, .. });
    assert_eq!((events.iter().filter(melded).count(), events.iter().filter(opened).count()), (0, 2));
}

#[test]
fn the_alphabetically_first_card_begins() {
    for seed in 0..20 {
        let (_, events) = game(4, seed);
        let opened = events.iter().filter_map(|event| match event {
            Event::Moved { card, to: Zone::Board(seat), how: How::Open, .. } => Some((card.print().name, *seat)),
            _ => None,
        });
        let first = opened.min().expect("cards").1;
        assert!(events.contains(&Event::Opened { first }), "seed {seed}");
    }
}

#[test]
fn the_first_player_of_four_the_first_two_begin_with_one_action() {
    for (players, actions) in [(2, [1, 2, 2]), (3, [1, 2, 2]), (4, [1, 1, 2])] {
        let (_, events) = game(players, 3);
        let turns: Vec<(u16, u8)> = events
            .iter()
            .filter_map(|event| match event {
                Event::TurnBegan { turn, actions, .. } => Some((*turn, *actions)),
                _ => None,
            })
            .collect();
        assert_eq!(turns[..3], [(1, actions[0]), (2, actions[1]), (3, actions[2])], "{players} players");
    }
}

#[test]
fn turns_go_clockwise() {
    let (_, events) = game(3, 5);
    let seats: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::TurnBegan { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert!(seats.windows(2).all(|pair| pair[1] == pair[0].next(3)) && seats.len() > 3, "{seats:?}");
}

#[test]
fn nobody_knows_the_normal_achievements() {
    let (game, _) = game(2, 9);
    let values: Vec<u8> = game.available().iter().map(|card| card.printed_value()).collect();
    assert_eq!(values, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for looker in [Some(ANN), Some(BEN), None] {
        assert!(game.available().iter().all(|card| !game.knows(looker, *card)));
    }
    let played = table(2).score(ANN, "coal").board(ANN, "tools").play("achieve 1");
    let claimed = played.game.player(ANN).achievements()[0];
    assert!(!played.game.knows(Some(ANN), claimed), "not even after the claim");
}

/// The highest top card decides what the draw action draws.
#[test]
fn a_draw_has_the_value_of_the_highest_top_card() {
    assert_eq!(table(2).board(ANN, "tools paper").next("alchemy").play("draw").hand(ANN), "alchemy");
}

/// Cards that were seen moving stay known; without tracking only what lies open is shown.
#[test]
fn cards_seen_moving_stay_known_unless_nothing_is_tracked() {
    let play = |no_tracking| {
        table_with(Options { no_tracking, ..Options::default() }, 3)
            .board(ANN, "specialization")
            .hand(ANN, "oars")
            .board(BEN, "archery")
            .play("dogma specialization")
    };
    let (tracked, bare) = (play(false), play(true));
    assert_eq!((tracked.hand(ANN), bare.hand(ANN)), ("archery oars".into(), "archery oars".into()));
    for looker in [Some(BEN), Some(CAT), None] {
        assert!(["archery", "oars"].iter().all(|id| tracked.game.knows(looker, card(id))), "{looker:?}");
        assert!(["archery", "oars"].iter().all(|id| !bare.game.knows(looker, card(id))), "{looker:?}");
    }
    assert!(bare.game.knows(Some(ANN), card("archery")), "her own hand");
}

/// What one hands over unseen is known to both sides only.
#[test]
fn a_card_that_was_handed_over_is_known_to_both_sides() {
    let played =
        table(3).board(ANN, "archery").board(CAT, "oars").hand(BEN, "paper").next("tools").play("dogma archery");
    assert_eq!(played.hand(ANN), "paper");
    let knows = |looker| played.game.knows(looker, card("paper"));
    assert_eq!([knows(Some(ANN)), knows(Some(BEN)), knows(Some(CAT)), knows(None)], [true, true, false, false]);
}

/// Actions that are offered: draw, meld, dogma, achieve; nothing else.
#[test]
fn four_actions_are_offered() {
    let played = table(2).board(ANN, "tools").hand(ANN, "oars").score(ANN, "coal").play("");
    assert_eq!(played.offered(), "achieve 1, dogma tools, draw, meld oars");
    assert!(played.waiting.is_some_and(|asked| asked.choices.contains(&Choice::Draw)));
}
