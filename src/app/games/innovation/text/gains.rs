//! What a choice brings and costs at once, as chips: what is certain (see [`Match::preview`]).

use super::names::{card_name, icon_name, special_name, who};
use super::participation::{Participation, Role, totals_with};
use super::preview;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, GainSign, and};
use crate::engine::{Match, Seat};
use crate::games::innovation::facts::POINTS_AN_AGE;
use crate::games::innovation::{Card, Choice, Colour, Event, How, Icon, Icons, Innovation, Prompt, Splay, Zone};

/// The chips of a choice.
pub fn gains(game: &Match<Innovation>, choice: Choice) -> Vec<Gain> {
    let state = game.state();
    let Some(question) = game.question() else { return Vec::new() };
    let seat = question.seat;
    let certain = game.preview(choice);
    let mut gains = points(&certain, seat);
    match choice {
        Choice::Draw => gains.extend(drawing(state, seat)),
        Choice::Meld(card) => gains.extend(melding(state, seat, card)),
        Choice::Dogma(card) => gains.extend(activating(state, seat, card)),
        Choice::Achieve(age) => gains.extend(achieving(state, seat, age)),
        Choice::Card(card) if question.prompt == Prompt::Opening => {
            gains.push(icon("none", Phrase::new("innovation-gain-alphabet").with("name", card.print().name)));
            gains.extend(melding(state, seat, card));
        }
        Choice::Card(card) => {
            let melded = |event: &Event| matches!(event, Event::Moved { card: it, to: Zone::Board(owner), how: How::Meld, .. } if *it == card && *owner == seat);
            if certain.iter().any(melded) {
                gains.extend(melding(state, seat, card));
            }
        }
        Choice::Colour(colour) => {
            if let Prompt::Splay(splay) = question.prompt {
                gains.extend(splaying(state, seat, colour, splay));
            }
        }
        _ => {}
    }
    gains.extend(claims(&certain));
    let refuses = matches!(choice, Choice::Pass | Choice::AsTheyLie);
    if gains.is_empty() && !refuses && preview::does_nothing(game, choice) {
        gains.push(icon("none", Phrase::new("innovation-gain-nothing")));
    }
    gains
}

fn icon(name: &'static str, words: Phrase) -> Gain {
    Gain { sign: GainSign::Icon(name), words }
}

/// What the score pile of the one who chooses gains or loses.
fn points(certain: &[Event], seat: Seat) -> Vec<Gain> {
    let of = |event: &Event| match event {
        Event::Moved { card, from, to, .. } => {
            let value = i32::from(card.value());
            i32::from(*to == Zone::Score(seat)) * value - i32::from(*from == Zone::Score(seat)) * value
        }
        _ => 0,
    };
    let points: i32 = certain.iter().map(of).sum();
    let chip = Gain { sign: GainSign::Points(points), words: Phrase::new("innovation-gain-score") };
    if points == 0 { Vec::new() } else { vec![chip] }
}

fn claims(certain: &[Event]) -> impl Iterator<Item = Gain> + '_ {
    certain.iter().filter_map(|event| match event {
        Event::Claimed(seat, special) => {
            let words = Phrase::new("innovation-gain-claim").with("name", *seat).with("what", special_name(*special));
            Some(icon("achievement", words))
        }
        Event::Ended(_) => Some(icon("warn", Phrase::new("innovation-gain-end"))),
        _ => None,
    })
}

fn drawing(state: &Innovation, seat: Seat) -> Option<Gain> {
    let highest = state.player(seat).highest_top().max(1);
    let age = state.age_drawn(highest)?;
    let left = state.pile(age).len();
    let key = if age == highest { "innovation-gain-pile" } else { "innovation-gain-skipped" };
    let words = Phrase::new(key).with("age", age).with("left", left);
    Some(icon("draw", if age == highest { words } else { words.with("empty", highest) }))
}

/// Icons that come and go.
fn changes(icons: [(Icon, u8, u8); 6]) -> impl Iterator<Item = Gain> {
    icons.into_iter().filter(|(_, now, then)| now != then).map(|(of, now, then)| {
        let words = Phrase::new("innovation-icon-change").with("icon", icon_name(of)).with("now", now);
        icon(of.word(), words.with("then", then))
    })
}

fn melding(state: &Innovation, seat: Seat, card: Card) -> Vec<Gain> {
    let player = state.player(seat);
    let mut gains: Vec<Gain> = changes(totals_with(state, seat, card)).collect();
    if let Some(top) = player.stack(card.colour()).top() {
        gains.push(icon("none", Phrase::new("innovation-gain-covers").with("card", card_name(top))));
    }
    gains
}

/// What everybody has of the icon, who must obey and who shares: with a warning if an opponent does.
fn activating(state: &Innovation, seat: Seat, card: Card) -> Vec<Gain> {
    let participation = Participation::of(state, card, seat);
    let count = |seat: Seat, n: u8| Phrase::new("innovation-count").with("name", seat).with("n", n);
    let others = participation.others.iter().map(|(other, n, _)| count(*other, *n));
    let counts = and([count(seat, participation.own)].into_iter().chain(others)).unwrap_or_default();
    let words =
        Phrase::new("innovation-gain-counts").with("icon", icon_name(participation.icon)).with("counts", counts);
    let mut gains = vec![icon(participation.icon.word(), words)];
    let named = |seats: Vec<Seat>, key: &str| {
        let count = seats.len();
        let names = and(seats.into_iter().map(who))?;
        Some(Phrase::new(key).with("count", count).with("names", names))
    };
    if participation.demands {
        gains.push(match named(participation.with(Role::Demanded).collect(), "innovation-gain-obey") {
            Some(words) => icon("hit", words),
            None => icon("none", Phrase::new("innovation-gain-obey-nobody")),
        });
    }
    let (opponents, partners): (Vec<Seat>, Vec<Seat>) =
        participation.with(Role::Shares).partition(|other| state.opposed(seat, *other));
    let nobody = opponents.is_empty() && partners.is_empty();
    gains.extend(named(opponents, "innovation-gain-shares").map(|words| icon("warn", words)));
    gains.extend(named(partners, "innovation-gain-partner").map(|words| icon("shares", words)));
    if nobody && participation.shared {
        gains.push(icon("none", Phrase::new("innovation-gain-shares-nobody")));
    }
    gains
}

fn achieving(state: &Innovation, seat: Seat, age: u8) -> Vec<Gain> {
    let player = state.player(seat);
    let reached = Phrase::new("innovation-gain-reached")
        .with("points", player.points())
        .with("needed", POINTS_AN_AGE * u16::from(age))
        .with("top", player.highest_top());
    let number = Phrase::new("innovation-gain-achievement")
        .with("number", state.side_achievements(seat) + 1)
        .with("needed", state.to_win());
    vec![icon("score", reached), icon("achievement", number)]
}

/// Icons that a splay brings into view or covers.
fn splaying(state: &Innovation, seat: Seat, colour: Colour, splay: Splay) -> impl Iterator<Item = Gain> + use<> {
    let player = state.player(seat);
    let stack = player.stack(colour);
    let mut shown = Icons::default();
    if let Some((top, covered)) = stack.cards().split_last() {
        top.icons().chain(covered.iter().flat_map(|card| card.shows(splay))).for_each(|icon| shown[icon.index()] += 1);
    }
    changes(Icon::ALL.map(|icon| {
        let now = player.icons(icon);
        (icon, now, now - stack.icons()[icon.index()] + shown[icon.index()])
    }))
}
