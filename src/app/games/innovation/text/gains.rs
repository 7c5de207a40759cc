//! What a choice brings and costs at once, as chips: what is certain (see [`Match::preview`]).

use super::facts as counted;
use super::names::{back, card_name, decree_how, measure_name, measure_sign, special_name, who};
use super::participation::Participation;
use super::preview;
use super::words::is_promotion;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, GainSign, and, facts};
use crate::engine::{Match, Seat};
use crate::games::innovation::{
    Card, Choice, Colour, Decree, Deed, Event, How, Innovation, Measure, Prompt, Set, Verb, Zone,
};

/// The chips of a choice.
pub fn gains(game: &Match<Innovation>, choice: Choice) -> Vec<Gain> {
    let Some(question) = game.question() else { return Vec::new() };
    let seat = question.seat;
    let Some(foretold) = game.foretell(choice) else { return Vec::new() };
    let certain = &foretold.events;
    let mut gains: Vec<Gain> =
        counted::changes(game, choice).into_iter().map(|change| counted::gain(change, seat)).collect();
    let Some(known) = own_words(game, choice, certain) else { return Vec::new() };
    gains.extend(known);
    gains.extend(drawn(game.state(), choice, foretold.hidden.as_ref()));
    gains.extend(karmas(certain));
    gains.extend(claims(certain));
    let refuses = matches!(choice, Choice::Pass | Choice::AsTheyLie);
    if gains.is_empty() && !refuses && preview::does_nothing(game, choice) {
        gains.push(icon("none", Phrase::new("brings-nothing").with("costs", "no")));
    } else if !refuses && choice != Choice::Draw && question.prompt != Prompt::Opening {
        // Drawing says so itself, and so does the card with which everybody begins.
        gains.extend(facts::rest(&foretold, seat).map(|words| icon("next", words)));
    }
    gains
}

/// What a kind of choice tells beside what is counted; `None` if the choice may tell nothing at all.
fn own_words(game: &Match<Innovation>, choice: Choice, certain: &[Event]) -> Option<Vec<Gain>> {
    let (state, question) = (game.state(), game.question()?);
    let seat = question.seat;
    let mut gains = Vec::new();
    match choice {
        Choice::Draw => gains.extend(drawing(state, seat)),
        Choice::Meld(card) => gains.extend(melding(state, seat, card)),
        Choice::Dogma(_) if question.prompt == Prompt::Display => {
            gains.push(icon("return", Phrase::new("innovation-gain-display")));
        }
        Choice::Inspire(colour) => gains.extend(inspiring(state, seat, colour)),
        Choice::Decree(decree) => gains.extend(decreeing(state, seat, decree)),
        Choice::Card(card) if matches!(question.prompt, Prompt::Action { .. }) => {
            gains.extend(achieving(state, seat, card.printed_value()));
        }
        // What it brings would tell where the named card lies.
        Choice::Card(_) if matches!(question.prompt, Prompt::Card { verb: Verb::Name, .. }) => return None,
        Choice::Endorse(card) => gains.extend(paying(state, seat, card)),
        Choice::Card(card) if is_promotion(game) => {
            gains.extend(melding(state, seat, card));
            gains.push(icon("draw", Phrase::new("innovation-promote-free")));
        }
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
        Choice::Icon(icon) => {
            if let Some(card) = state.measured() {
                let participation = Participation::measured(state, card, seat, Measure::Icon(icon));
                gains.extend(activating(state, seat, &participation));
            }
        }
        _ => {}
    }
    Some(gains)
}

fn icon(name: &'static str, words: Phrase) -> Gain {
    Gain { sign: GainSign::Icon(name), words }
}

fn claims(certain: &[Event]) -> impl Iterator<Item = Gain> + '_ {
    certain.iter().filter_map(|event| match event {
        Event::Claimed { to: seat, special, .. } => {
            let words = Phrase::new("innovation-gain-claim").with("name", *seat).with("what", special_name(*special));
            Some(icon("achievement", words))
        }
        Event::Ended(_) => Some(icon("warn", Phrase::new("innovation-gain-end"))),
        _ => None,
    })
}

/// The karmas that certainly step in.
fn karmas(certain: &[Event]) -> impl Iterator<Item = Gain> + '_ {
    certain.iter().filter_map(|event| match event {
        Event::Karma { figure, instead, .. } => {
            let words = Phrase::new("innovation-gain-karma").with("card", card_name(*figure));
            Some(icon("karma", words.with("instead", if *instead { "yes" } else { "no" })))
        }
        _ => None,
    })
}

/// The inspire effects of a colour in their order, and the draw after them.
fn inspiring(state: &Innovation, seat: Seat, colour: Colour) -> Vec<Gain> {
    let cards = state.inspiring(seat, colour);
    let effects = and(cards.iter().map(|card| card_name(*card))).map(|names| {
        icon("shared", Phrase::new("innovation-gain-inspires").with("n", cards.len()).with("cards", names))
    });
    let draw = inspired_draw(state, seat, colour).map(|words| icon("draw", words));
    effects.into_iter().chain(draw).collect()
}

/// The draw at the end of an inspire action of a colour; `None` if nothing is left to draw.
pub fn inspired_draw(state: &Innovation, seat: Seat, colour: Colour) -> Option<Phrase> {
    let age = state.age_drawn(state.inspired_value(seat, colour))?;
    Some(Phrase::new("innovation-gain-inspire-draw").with("age", age))
}

/// What a decree costs and brings.
fn decreeing(state: &Innovation, seat: Seat, decree: Decree) -> [Gain; 3] {
    let cost = Phrase::new("innovation-gain-decree-cost").with("n", state.player(seat).all_in_hand().count());
    let goes = match state.decree_owner(decree) {
        None => icon("achievement", Phrase::new("innovation-gain-decree-new")),
        Some(owner) if owner == seat => icon("none", Phrase::new("innovation-gain-decree-own")),
        Some(owner) => icon("warn", Phrase::new("innovation-gain-decree-back").with("name", owner)),
    };
    [icon("warn", cost), goes, icon("none", decree_how(decree))]
}

fn drawing(state: &Innovation, seat: Seat) -> Option<Gain> {
    let highest = state.drawn_value(seat).max(1);
    let back = state.pile_drawn(seat, Set::Base, highest)?;
    let age = back.value;
    let left = state.pile_of(back).len();
    let key = if age == highest { "innovation-gain-pile" } else { "innovation-gain-skipped" };
    let words = Phrase::new(key).with("age", age).with("left", left);
    Some(icon("draw", if age == highest { words } else { words.with("empty", highest) }))
}

/// From which pile an answer within an effect has a card drawn, where the answer alone does not say it.
fn drawn(state: &Innovation, answer: Choice, hidden: Option<&Event>) -> Option<Gain> {
    let Some(Event::Moved { card, from: Zone::Supply, .. }) = hidden else { return None };
    let is_said = answer == Choice::Value(card.printed_value()) && state.sets().expansions() == 0;
    let words = || Phrase::new("innovation-gain-drawn").with("what", back(card.back()));
    let is_answer = !state.running().is_empty() && !matches!(answer, Choice::Pile(_));
    (is_answer && !is_said).then(|| icon("draw", words()))
}

/// What is covered by a card that is melded.
fn melding(state: &Innovation, seat: Seat, card: Card) -> Option<Gain> {
    let top = state.player(seat).stack(card.colour()).top();
    top.map(|top| icon("none", Phrase::new("innovation-gain-covers").with("card", card_name(top))))
}

/// Whom a dogma reaches, for those who only hear what a choice does: the question and the stage show it.
pub fn reached(game: &Match<Innovation>, choice: Choice) -> Vec<Gain> {
    let (state, Some(question)) = (game.state(), game.question()) else { return Vec::new() };
    let seat = question.seat;
    match (choice, question.prompt) {
        (Choice::Dogma(card), _) | (Choice::Yes, Prompt::Whether(Deed::Dogma(card))) => {
            activating(state, seat, &Participation::of(state, card, seat))
        }
        (Choice::Endorse(card), _) => activating(state, seat, &Participation::endorsed(state, card, seat)),
        _ => Vec::new(),
    }
}

/// What everybody has of the icon, who must obey and who shares: with a warning if an opponent does.
fn activating(state: &Innovation, seat: Seat, participation: &Participation) -> Vec<Gain> {
    let Some(measure) = participation.measure else {
        return vec![icon("none", Phrase::new("innovation-ahead-open"))];
    };
    let count = |seat: Seat, n: u16| Phrase::new("innovation-count").with("name", seat).with("n", n);
    let others = participation.others.iter().map(|(other, n, _)| count(*other, *n));
    let counts = and([count(seat, participation.own)].into_iter().chain(others)).unwrap_or_default();
    let words = Phrase::new("innovation-gain-counts").with("icon", measure_name(measure)).with("counts", counts);
    let mut gains = vec![icon(measure_sign(measure), words)];
    let named = |seats: Vec<Seat>, key: &str| {
        let count = seats.len();
        let names = and(seats.into_iter().map(who))?;
        Some(Phrase::new(key).with("count", count).with("names", names))
    };
    gains.extend(and(participation.echoes.iter().map(|card| card_name(*card))).map(|cards| {
        let words = Phrase::new("innovation-ahead-echoes").with("n", participation.echoes.len());
        icon("shared", words.with("cards", cards))
    }));
    if participation.demands {
        gains.push(match named(participation.obeying().collect(), "innovation-gain-obey") {
            Some(words) => icon("hit", words),
            None => icon("none", Phrase::new("innovation-gain-obey-nobody")),
        });
    }
    let (opponents, partners): (Vec<Seat>, Vec<Seat>) =
        participation.sharing().partition(|other| state.opposed(seat, *other));
    let nobody = opponents.is_empty() && partners.is_empty();
    gains.extend(named(opponents, "innovation-gain-shares").map(|words| icon("warn", words)));
    gains.extend(named(partners, "innovation-gain-partner").map(|words| icon("shares", words)));
    if nobody && participation.shared {
        gains.push(icon("none", Phrase::new("innovation-gain-shares-nobody")));
    }
    gains
}

/// What endorsing costs, and that everything comes twice.
fn paying(state: &Innovation, seat: Seat, card: Card) -> [Gain; 2] {
    let player = state.player(seat);
    let cost = Phrase::new("innovation-endorse-cost").with("most", player.endorsement(card).unwrap_or(0));
    let cost = cost.with("n", player.endorsing(card).count());
    [icon("warn", cost), icon("shared", Phrase::new("innovation-endorse-twice"))]
}

fn achieving(state: &Innovation, seat: Seat, age: u8) -> Vec<Gain> {
    let player = state.player(seat);
    let reached = Phrase::new("innovation-gain-reached")
        .with("points", player.points_towards(age))
        .with("needed", state.points_asked(seat, age))
        .with("top", player.height_to_claim());
    let number = Phrase::new("innovation-gain-achievement")
        .with("number", state.side_achievements(seat) + 1)
        .with("needed", state.to_win());
    vec![icon("score", reached), icon("achievement", number)]
}
