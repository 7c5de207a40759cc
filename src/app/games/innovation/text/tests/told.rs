//! What somebody sees of what came, and what is told of flags and fountains.

use super::super::{sections, shown};
use super::*;
use crate::app::table::whose::Whose;
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
                let news = shown::new_cards(game, Some(seat));
                let player = game.state().player(seat);
                let holds = |card: &Card| {
                    [player.hand(), player.score_pile(), player.forecast()].iter().any(|held| held.contains(card))
                };
                assert!(news.iter().all(holds), "seed {seed}");
                let Some(last) = game.events().last() else { continue };
                let came = match last.event {
                    Event::Moved { card, from: Zone::Supply, to: Zone::Hand(to), .. } if to == seat => Some(card),
                    _ => None,
                };
                let acted = (0..now).any(|at| game.giver(at) == Some(seat) && game.prompt(at) != Some(Prompt::Opening));
                if let Some(card) = came.filter(|_| acted) {
                    assert_eq!(news.last(), Some(&card), "seed {seed}");
                    own += 1;
                }
                gone += usize::from(news.is_empty() && acted && !player.hand().is_empty());
            }
        });
    }
    assert!(own > 20 && gone > 100, "{own} {gone}");
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
