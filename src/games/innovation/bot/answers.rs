//! Answers inside effects, at a glance: what they give away and what they bring, in points of judgement.

use super::super::card::{Card, Colour, Icon, Icons, Splay};
use super::super::choice::{Choice, Deed, Need, Prompt, Verb};
use super::super::facts::name::*;
use super::super::{Innovation, Stack, Zone};
use crate::engine::Seat;

/// What an icon on the board is worth.
const ICON: f32 = 0.18;
/// What a point in the score pile is worth.
const POINT: f32 = 0.28;
/// What the height of the highest top card is worth, an age.
const HEIGHT: f32 = 0.7;
/// What the height of any top card is worth, an age.
const TOP: f32 = 0.12;

/// How good an answer looks to the seat that is asked. Only differences count.
pub(super) fn score(game: &Innovation, seat: Seat, prompt: Prompt, choice: Choice) -> f32 {
    match (prompt, choice) {
        (Prompt::Opening, Choice::Card(card)) => meld(game, seat, card),
        (Prompt::Card(verb, need), Choice::Card(card)) => {
            with_card(game, seat, verb, card) + bonus(game, seat, need, card)
        }
        (Prompt::Card(..), Choice::Back { owner, value }) => {
            let sign = if game.opposed(seat, owner) { 1.0 } else { -1.0 };
            sign * POINT * f32::from(value)
        }
        (Prompt::Splay(splay), Choice::Colour(colour)) => 0.1 + splayed(game.player(seat).stack(colour), splay),
        (Prompt::Colour, Choice::Colour(colour)) => of_colour(game, seat, colour),
        (Prompt::Value, Choice::Value(value)) => of_value(game, seat, value),
        (Prompt::Player, Choice::Player(other)) => of_player(game, seat, other),
        (Prompt::Whether(deed), Choice::Yes) => whether(game, seat, deed),
        (Prompt::Either, Choice::Option(number)) => {
            let highest = highest_score(game, seat);
            if number == 0 { POINT * (8.0 - f32::from(highest.min(8)) / 2.0) } else { 0.5 + 0.2 * f32::from(highest) }
        }
        _ => 0.0,
    }
}

/// What a card in hand is worth to its owner: high cards lift the board, new colours widen it.
fn keep(game: &Innovation, seat: Seat, card: Card) -> f32 {
    let player = game.player(seat);
    let lift = f32::from(card.value().saturating_sub(player.highest_top()));
    let new = if player.stack(card.colour()).top().is_none() { 0.5 } else { 0.0 };
    0.3 + 0.06 * f32::from(card.value()) + 0.35 * lift.min(3.0) + new
}

/// What melding a card does to a board.
fn meld(game: &Innovation, seat: Seat, card: Card) -> f32 {
    let player = game.player(seat);
    let stack = player.stack(card.colour());
    let old = stack.top();
    let own: f32 = card.print().icons.iter().flatten().count() as f32;
    let lost = old.map_or(0.0, |top| (3 - top.shows(stack.splay()).count()) as f32);
    let height = f32::from(card.value()) - f32::from(old.map_or(0, Card::value));
    let lift = f32::from(card.value()) - f32::from(player.highest_top());
    ICON * (own - lost) + TOP * height + HEIGHT * lift.max(0.0)
}

/// What tucking a card does to a board.
fn tuck(game: &Innovation, seat: Seat, card: Card) -> f32 {
    let stack = game.player(seat).stack(card.colour());
    match stack.top() {
        None => meld(game, seat, card),
        Some(_) => ICON * card.shows(stack.splay()).count() as f32 + 0.05,
    }
}

/// What a top card is worth where it lies, compared with what lies beneath it.
fn on_top(stack: &Stack, card: Card) -> f32 {
    if stack.top() != Some(card) {
        return ICON * card.shows(stack.splay()).count() as f32;
    }
    let beneath = stack.cards().iter().rev().nth(1).copied();
    let gained = beneath.map_or(0.0, |under| (3 - under.shows(stack.splay()).count()) as f32);
    let height = f32::from(card.value()) - f32::from(beneath.map_or(0, Card::value));
    ICON * (3.0 - gained) + (TOP + 0.15) * height + if beneath.is_none() { 0.4 } else { 0.0 }
}

/// What a card is worth to whoever has it, where it lies.
fn worth(game: &Innovation, card: Card) -> f32 {
    match game.zone(card) {
        Zone::Hand(owner) => keep(game, owner, card),
        Zone::Score(_) => POINT * f32::from(card.value()),
        Zone::Board(owner) => on_top(game.player(owner).stack(card.colour()), card),
        _ => 0.0,
    }
}

/// What doing this with a card brings the seat that is asked.
fn with_card(game: &Innovation, seat: Seat, verb: Verb, card: Card) -> f32 {
    let owner = match game.zone(card) {
        Zone::Hand(owner) | Zone::Score(owner) | Zone::Board(owner) => owner,
        _ => seat,
    };
    let loss = if game.opposed(seat, owner) { -worth(game, card) } else { worth(game, card) };
    match verb {
        Verb::Meld => meld(game, seat, card) - loss,
        Verb::Tuck => tuck(game, seat, card) - loss,
        Verb::Score => POINT * f32::from(card.value()) - loss,
        Verb::Return | Verb::Transfer => -loss,
        Verb::Keep => worth(game, card),
        Verb::Reveal => game.player(seat).hand.iter().filter(|other| other.colour() == card.colour()).count() as f32,
        Verb::Execute => f32::from(card.value()),
        Verb::Order => f32::from(card.value()),
    }
}

/// What follows "if you do", for cards that ask whether one gives something up.
fn bonus(game: &Innovation, seat: Seat, need: Need, card: Card) -> f32 {
    if need == Need::Must {
        return 0.0;
    }
    let Some(running) = game.running.last() else { return 0.0 };
    let player = game.player(seat);
    let value = f32::from(card.value());
    match running.card {
        AGRICULTURE => POINT * (value + 1.0),
        POTTERY | TOOLS => 0.75,
        CURRENCY => 2.0 * POINT + 0.2,
        MATHEMATICS => HEIGHT * (value + 1.0 - f32::from(player.highest_top())).max(0.0) + TOP * value + 0.4,
        PERSPECTIVE => POINT * f32::from(player.icons(Icon::Lightbulb) / 2) * f32::from(player.highest_top()),
        PRINTING_PRESS => {
            let purple = player.stack(Colour::Purple).top().map_or(0, Card::value);
            0.4 + 0.35 * (f32::from(purple + 2) - value)
        }
        EDUCATION => 0.5 + 0.3 * f32::from(highest_score(game, seat)),
        MEASUREMENT => 0.3 + 0.2 * player.stack(card.colour()).cards().len() as f32,
        DEMOCRACY => {
            if player.hand.len() > 3 {
                0.9
            } else {
                0.6
            }
        }
        LIGHTING => 7.0 * POINT,
        ANTIBIOTICS => 2.0,
        MASS_MEDIA => 1.0,
        QUANTUM_THEORY => 2.5,
        ECOLOGY => 3.0,
        MINIATURIZATION if card.value() == 10 => 2.0,
        SUBURBIA => POINT + 0.4,
        CODE_OF_LAWS => 0.3 + splayed(player.stack(card.colour()), Splay::Left),
        REFORMATION | MASONRY => 0.5,
        _ => 0.0,
    }
}

/// Icons that a splay would add.
fn splayed(stack: &Stack, splay: Splay) -> f32 {
    let count = |icons: Icons| icons.iter().map(|icons| f32::from(*icons)).sum::<f32>();
    let covered = &stack.cards()[..stack.cards().len().saturating_sub(1)];
    let shown: usize = covered.iter().map(|card| card.shows(splay).count()).sum();
    let top = stack.top().map_or(0.0, |top| top.print().icons.iter().flatten().count() as f32);
    ICON * (top + shown as f32 - count(*stack.icons())) + 0.05 * covered.len() as f32
}

fn highest_score(game: &Innovation, seat: Seat) -> u8 {
    game.player(seat).score.iter().map(|card| card.value()).max().unwrap_or(0)
}

/// Empiricism guesses colours: those whose splay would show most. Publications leaves a pile as it is.
fn of_colour(game: &Innovation, seat: Seat, colour: Colour) -> f32 {
    match game.running.last().map(|running| running.card) {
        Some(EMPIRICISM) => 0.1 + splayed(game.player(seat).stack(colour), Splay::Up).max(0.0),
        _ => -0.1,
    }
}

/// What it brings that all score piles lose their cards of a value.
fn of_value(game: &Innovation, seat: Seat, value: u8) -> f32 {
    let points = |seat: Seat| {
        let cards = game.player(seat).score.iter().filter(|card| card.value() == value).count();
        POINT * f32::from(value) * cards as f32
    };
    game.opponents(seat).map(points).sum::<f32>() - points(seat)
}

/// Gifts go to whom they help least.
fn of_player(game: &Innovation, seat: Seat, other: Seat) -> f32 {
    let own_red = game.player(seat).stack(Colour::Red);
    let red = own_red.top().map_or(0.0, |card| on_top(own_red, card));
    let green = game.player(other).stack(Colour::Green).top().map_or(0.0, |card| meld(game, seat, card) + 0.3);
    match game.running.last().map(|running| running.card) {
        Some(ROAD_BUILDING) => green - red,
        _ => -f32::from(game.player(other).points()) * 0.01,
    }
}

fn whether(game: &Innovation, seat: Seat, deed: Deed) -> f32 {
    let player = game.player(seat);
    let card = game.running.last().map(|running| running.card);
    match deed {
        Deed::Exchange => {
            let top = |cards: &[Card]| cards.iter().map(|card| card.value()).max().unwrap_or(0);
            let part = |cards: &[Card]| -> f32 {
                let best = top(cards);
                let all = card == Some(BICYCLE);
                let moved = cards.iter().filter(|card| all || card.value() == best);
                moved.map(|card| POINT * f32::from(card.value()) - keep(game, seat, *card)).sum()
            };
            part(&player.hand) - part(&player.score)
        }
        Deed::All(Verb::Meld) => {
            let best = player.score.iter().map(|card| meld(game, seat, *card)).fold(0.0, f32::max);
            best - player.points() as f32 * POINT
        }
        Deed::All(Verb::Tuck) => {
            let brings: f32 = player.hand.iter().map(|card| tuck(game, seat, *card) - keep(game, seat, *card)).sum();
            let taken = game.opponents(seat).filter(|other| !game.player(*other).hand.is_empty()).count() as f32;
            let purple = player.hand.iter().any(|card| card.colour() == Colour::Purple);
            brings + if purple { taken } else { 0.0 }
        }
        Deed::All(_) => player.hand.iter().map(|card| POINT * f32::from(card.value()) - keep(game, seat, *card)).sum(),
        Deed::Draw => {
            let scored = player.tops().filter(|card| !card.has(Icon::Factory));
            let change = |card: Card| POINT * f32::from(card.value()) - on_top(player.stack(card.colour()), card);
            0.3 + scored.map(change).sum::<f32>()
        }
    }
}
