//! What somebody sees of what came, and what is told of flags and fountains.

use super::super::{sections, things};
use super::*;
use crate::app::table::{touched, whose::Whose};
use crate::engine::SeatSet;

#[test]
fn whoever_draws_a_card_is_told_which() {
    speak_in(Language::En);
    let mut drawn = 0;
    for (seed, (options, players)) in (240..).zip(tables().into_iter().chain(mixes())) {
        let game = play(options, players, seed, |_, _| ());
        let log = Innovation::log(&game);
        for seat in Seat::all(players) {
            let told: BTreeSet<u16> = log.iter().flat_map(|line| named(&line.clone().known_to(Some(seat)))).collect();
            assert!(told.iter().all(|link| game.state().plays_with(Card(*link))), "what is named opens its sheet");
            for logged in game.events().iter().skip_while(|logged| logged.event != Event::Dealt) {
                if let Event::Moved { card, from: Zone::Supply, to: Zone::Hand(to), .. } = logged.event {
                    assert!(to != seat || told.contains(&card.0), "{card:?} of seed {seed}");
                    drawn += usize::from(to == seat);
                }
            }
        }
        let known_to_more = |line: &LogLine| line.seen.iter().all(|(_, words)| *words != line.words);
        assert!(log.iter().all(known_to_more), "seed {seed}");
    }
    assert!(drawn > 500, "{drawn}");
}

#[test]
fn what_came_is_new_until_the_next_own_move() {
    let (mut own, mut gone) = (0, 0);
    for (seed, (options, players)) in (280..).zip(tables().into_iter().chain(mixes())) {
        play(options, players, seed, |game, _| {
            let now = game.cursor();
            for seat in Seat::all(players) {
                let news = touched::drawn(game, seat);
                let player = game.state().player(seat);
                let held = player.hand().iter().chain(player.forecast()).map(|card| things::card(*card));
                let board = player.stacks().iter().flat_map(|stack| stack.cards()).map(|card| things::card(*card));
                let held: Vec<String> = held.chain(board).chain([things::score(seat)]).collect();
                assert!(news.iter().all(|thing| held.contains(thing)), "seed {seed}");
                let Some(last) = game.events().last() else { continue };
                let came = match last.event {
                    Event::Moved { card, from: Zone::Supply, to: Zone::Hand(to), .. } if to == seat => Some(card),
                    _ => None,
                };
                let acted = (0..now).any(|at| game.giver(at) == Some(seat) && game.prompt(at) != Some(Prompt::Opening));
                if let Some(card) = came.filter(|_| acted) {
                    assert_eq!(news.last(), Some(&things::card(card)), "seed {seed}");
                    own += 1;
                }
                gone += usize::from(news.is_empty() && acted && !player.hand().is_empty());
            }
        });
    }
    assert!(own > 20 && gone > 100, "{own} {gone}");
}

/// Whether the board draws a thing: a card that lies open, where it is seen; heads, piles, score piles and forecasts always.
fn is_drawn(state: &Innovation, thing: &str) -> bool {
    let card = thing.strip_prefix("card-").and_then(|number| number.parse().ok()).map(Card);
    card.is_none_or(|card| match state.zone(card) {
        Zone::Board(seat) => {
            let pile = state.player(seat).stack(card.colour());
            pile.splay() != Splay::None || pile.top() == Some(card)
        }
        Zone::Display(_) => true,
        _ => false,
    })
}

#[test]
fn the_last_action_of_every_other_seat_is_marked_where_it_is_seen() {
    let (mut seen, mut gone, mut kinds) = (0, 0, BTreeSet::new());
    for (seed, (options, players)) in (360..).zip(tables().into_iter().chain(mixes())) {
        play(options, players, seed, |game, _| {
            let me = game.question().unwrap().seat;
            let touched = touched::since_own_move(game, me);
            let others: BTreeSet<Seat> = touched.iter().map(|(_, seat)| *seat).filter(|seat| *seat != me).collect();
            for other in others {
                let mut own = touched.iter().filter(|(_, seat)| *seat == other).map(|(thing, _)| thing);
                kinds.extend(own.clone().filter_map(|thing| thing.split('-').next()).map(str::to_owned));
                let is_seen = own.any(|thing| !touched::is_seat(thing) && is_drawn(game.state(), thing));
                seen += usize::from(is_seen);
                gone += usize::from(!is_seen);
            }
        });
    }
    // What has left the board, or is covered again, is no place: the seat itself is marked for it.
    assert!(seen > 1000 && seen > 15 * gone, "{seen} {gone}");
    let all = ["achieved", "card", "forecast", "held", "pile", "score", "seat", "supply"];
    assert_eq!(kinds, all.map(str::to_owned).into());
}

#[test]
fn flags_and_fountains_are_told_when_they_come_and_go() {
    speak_in(Language::En);
    let (mut won, mut lost) = (0, 0);
    for seed in 320..345 {
        let sets = Sets::BASE.with(Set::Cities);
        let options = Options { sets, ..Options::default() };
        let mut counted = vec![[0, 0]; 3];
        let game = play(options, 3, seed, |game, _| {
            if matches!(game.question().map(|question| question.prompt), Some(Prompt::Action { .. })) {
                for (seat, counted) in Seat::all(3).zip(&mut counted) {
                    *counted = [game.state().flags(seat), game.state().fountains(seat)];
                }
            }
        });
        let mut told = vec![[0, 0]; 3];
        let at_last = game.events().iter().rposition(|logged| matches!(logged.event, Event::Began(Scope::Action(..))));
        for logged in &game.events()[..at_last.unwrap_or(0)] {
            if let Event::Passing { seat, of, before, now } = logged.event {
                let kind = usize::from(of == Symbol::Fountain);
                assert_eq!(told[seat.index()][kind], before, "seed {seed}");
                told[seat.index()][kind] = now;
            }
        }
        assert_eq!(told, counted, "seed {seed}");
        for line in Innovation::log(&game) {
            let said = line.words.say();
            won += usize::from(said.starts_with("won ") && said.contains("by fl"));
            lost += usize::from(said.starts_with("lost ") && said.contains("by f"));
        }
    }
    assert!(won > 5 && lost > 5, "{won} {lost}");
}

#[test]
fn chapters_about_what_is_not_played_are_in_the_book() {
    let book = include_str!("../../../../../../rules/innovation/en.md");
    assert_eq!(sections::unused(Sets::BASE).len(), Set::ALL.len());
    assert_eq!(sections::unused(Sets::BASE.with(Set::Cities)), ["echoes", "figures", "artifacts"]);
    for chapter in sections::unused(Sets::BASE) {
        assert!(
            book.lines().any(|line| line.starts_with("## ") && line.ends_with(&format!("{{#{chapter}}}"))),
            "{chapter}"
        );
    }
}

/// Whatever board a question is about is shown, whoever else's are hidden: a card on it, or its player.
#[test]
fn boards_that_can_be_tapped_are_shown_whatever_is_set() {
    let mut asked = 0;
    for (seed, (options, players)) in
        (0..).zip(tables().into_iter().chain(mixes())).filter(|(_, (_, players))| *players > 2)
    {
        play(options, players, seed, |game, _| {
            let Some(question) = game.question() else { return };
            let lies = |choice: &Choice| match *choice {
                Choice::Card(card) => match game.state().zone(card) {
                    Zone::Board(seat) | Zone::Display(seat) => Some(seat),
                    _ => None,
                },
                Choice::Player(seat) => Some(seat),
                _ => None,
            };
            for seat in question.choices.iter().filter_map(lies) {
                asked += usize::from(seat != question.seat);
                for whose in [Whose::All, Whose::Last, Whose::Chosen(SeatSet::NONE)] {
                    assert!(whose.shown(game, question.seat).contains(seat), "{whose:?}: {:?}", question.prompt);
                }
            }
        });
    }
    assert!(asked > 50, "{asked}");
}
