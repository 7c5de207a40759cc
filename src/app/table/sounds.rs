//! What is heard at a table: the shell decides by what has happened, a game may give its events sounds of their own.

use super::{GameBoard, TableCtx};
use crate::app::device::phone;
use crate::app::device::sound::{self, Sound};
use crate::engine::Seat;
use leptos::prelude::*;

/// What the table looked like.
#[derive(Clone, Copy, PartialEq)]
struct Seen {
    cursor: usize,
    events: usize,
    asked: Option<Seat>,
    over: bool,
}

/// Listens to the match while the table is there.
pub fn watch<G: GameBoard>(table: TableCtx<G>) {
    Effect::new(move |before: Option<Seen>| {
        let now = table.game(|game| Seen {
            cursor: game.cursor(),
            events: game.events().len(),
            asked: game.question().map(|question| question.seat),
            over: game.outcome().is_some(),
        });
        if let Some(before) = before.filter(|before| *before != now) {
            untrack(|| hear(table, before, now));
        }
        now
    });
}

fn hear<G: GameBoard>(table: TableCtx<G>, before: Seen, now: Seen) {
    let persons = table.persons();
    let play = |sound, after| sound::play(sound, table.settings(), after);
    if now.cursor < before.cursor {
        return play(Sound::Undone, 0.0);
    }
    if now.over && !before.over {
        let winners = table.game(|game| game.outcome().map(|outcome| outcome.winners)).unwrap_or_default();
        let won = winners.iter().any(|seat| persons.contains(seat));
        return play(if won { Sound::Won } else { Sound::Over }, 0.1);
    }
    let own = before.asked.is_some_and(|seat| persons.contains(seat));
    let of_game =
        table.game(|game| game.events().iter().skip(before.events).filter_map(|it| G::sound(&it.event)).last());
    play(of_game.unwrap_or(if own { Sound::Choice } else { Sound::Other }), 0.0);
    let mine = now.asked.is_some_and(|seat| persons.contains(seat));
    if mine && !own {
        play(Sound::YourTurn, 0.25);
        phone::buzz();
    }
}
