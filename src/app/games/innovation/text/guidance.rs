//! What helps: why something cannot be done, what a question is about, what speaks for a choice and against it.

use super::asking::{compels, returns_rest, stands_beside_the_middle};
use super::gains::gains;
use super::names::{card_name, tone};
use super::preview::Trials;
use super::words::is_promotion;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Gain, GainSign, and};
use crate::engine::{Match, Seat};
use crate::games::innovation::{Choice, Deed, Innovation, Obstacle, Prompt, Set, Special, Verb, Zone};

/// Why a choice that is not offered cannot be made now. Nothing is said of a card that lies neither on a board nor in the hand of the one
/// who is asked: nobody expects to do something with it.
pub fn why_not(game: &Match<Innovation>, choice: Choice) -> Option<Phrase> {
    let question = game.question()?;
    let lies_near = |zone: Zone| matches!(zone, Zone::Board(_)) || zone == Zone::Hand(question.seat);
    if choice.card().is_some_and(|card| !lies_near(game.state().zone(card))) {
        return None;
    }
    Some(match game.state().obstacle(question, choice)? {
        Obstacle::Claimed(owner) => Phrase::new("innovation-why-claimed").with("name", owner),
        Obstacle::Missing { points, top } => {
            let age = if let Choice::Achieve(age) = choice { age } else { choice.card()?.printed_value() };
            match (points, top) {
                (points, false) => Phrase::new("innovation-why-points").with("points", points),
                (0, true) => Phrase::new("innovation-why-top").with("age", age),
                (points, true) => Phrase::new("innovation-why-both").with("points", points).with("age", age),
            }
        }
        Obstacle::Covered(top) => Phrase::new("innovation-why-covered").with("card", card_name(top)),
        Obstacle::NotYours(_) => Phrase::new("innovation-why-not-yours"),
        Obstacle::Once => Phrase::new("innovation-why-once"),
        Obstacle::NoInspire => Phrase::new("innovation-why-inspire"),
        Obstacle::FewFigures { values } => Phrase::new("innovation-why-decree-values").with("n", values),
        Obstacle::NoFigureOf(colour) => Phrase::new("innovation-why-decree-colour").with("colour", tone(colour)),
        Obstacle::NoCity => Phrase::new("innovation-why-endorse"),
        Obstacle::Question => Phrase::new("innovation-why-first").with("ask", super::words::ask(game, None)),
    })
}

/// Why a special achievement cannot be claimed by an action, and how far a seat is.
pub fn special(state: &Innovation, seat: Seat, special: Special) -> Phrase {
    match state.owner(special) {
        Some(owner) => Phrase::new("innovation-why-claimed").with("name", owner),
        None => {
            let missing = state.progress(seat, special);
            Phrase::new("innovation-why-special").with("has", missing.has).with("needs", missing.needs)
        }
    }
}

/// Why a seat does not draw from the pile of this age; `None` if it does, or if nothing is left to draw.
pub fn other_pile(state: &Innovation, seat: Seat, age: u8) -> Option<Phrase> {
    let drawn = state.age_drawn(state.drawn_value(seat))?;
    (drawn != age).then(|| Phrase::new("innovation-why-next-pile").with("age", drawn))
}

/// What this question is about: why somebody is asked during another's action at all, then its kind.
pub fn explanations(game: &Match<Innovation>) -> Vec<Phrase> {
    let Some(question) = game.question() else { return Vec::new() };
    let kind = match question.prompt {
        Prompt::Opening => "innovation-about-opening",
        Prompt::Action { .. } => "innovation-about-action",
        Prompt::Card(verb, _) => match verb {
            Verb::Meld if is_promotion(game) => "innovation-about-promote",
            Verb::Meld => "innovation-about-meld",
            Verb::Tuck if game.state().running().is_empty() => "innovation-about-endorse",
            Verb::Tuck => "innovation-about-tuck",
            Verb::Score if game.state().running().is_empty() => "innovation-about-fade",
            Verb::Score => "innovation-about-score",
            Verb::Return => "innovation-about-return",
            Verb::Transfer => "innovation-about-transfer",
            Verb::Reveal => "innovation-about-reveal",
            Verb::Keep if returns_rest(game.state()) => "innovation-about-keep-returned",
            Verb::Keep => "innovation-about-keep",
            Verb::Foreshadow => "innovation-about-foreshadow",
            Verb::Achieve if stands_beside_the_middle(question) => "innovation-about-achieve-beside",
            Verb::Achieve => "innovation-about-achieve",
            // Some artifacts carry out other cards as if they stood there themselves.
            Verb::Execute if asks_of(game.state(), Set::Artifacts) => "innovation-about-execute-as-if",
            Verb::Execute => "innovation-about-execute",
            Verb::Order => "innovation-about-order",
            Verb::Remove => "innovation-about-remove",
            Verb::Karma => "innovation-about-karma",
            Verb::Name => "innovation-about-name",
            Verb::Take => "innovation-about-transfer",
            Verb::Choose => "innovation-about-own",
        },
        Prompt::Splay(_) => "innovation-about-splay",
        Prompt::Colour | Prompt::Value | Prompt::Player if game.state().running().is_empty() => {
            "innovation-about-decree"
        }
        Prompt::Colour | Prompt::Value | Prompt::Player | Prompt::Either | Prompt::Icon | Prompt::Pile => {
            "innovation-about-own"
        }
        Prompt::Display => "innovation-about-display",
        Prompt::Seize(_) => "innovation-about-seize",
        Prompt::Whether(Deed::Dogma(_)) => "innovation-about-free-dogma",
        Prompt::Whether(_) => "innovation-about-whether",
    };
    circumstance(game.state(), question.seat).into_iter().chain([kind]).map(Phrase::new).collect()
}

/// Whether a card of this set asks.
fn asks_of(state: &Innovation, set: Set) -> bool {
    state.running().last().is_some_and(|running| running.card().set() == set)
}

/// Why a seat is asked during another's action: a demand is on it, or it shares.
fn circumstance(state: &Innovation, seat: Seat) -> Option<&'static str> {
    let running = state.running().last()?;
    match () {
        () if compels(running) && seat == running.acting() && seat != running.by() => Some("innovation-about-compel"),
        () if running.is_nested() || seat != running.acting() || seat == running.by() => None,
        () if running.demands() => Some("innovation-about-demand"),
        () => Some("innovation-about-sharing"),
    }
}

/// Every card has a name of its own.
pub fn detail(_: &Match<Innovation>, _: Choice) -> Option<Phrase> {
    None
}

/// What speaks for a choice: what it brings, without the counts behind it.
pub fn merit(game: &Match<Innovation>, choice: Choice) -> Option<Phrase> {
    const COUNTS: [&str; 3] = ["innovation-gain-counts", "innovation-gain-reached", "innovation-gain-covers"];
    let said = gains(game, choice).into_iter().filter(|gain| !COUNTS.contains(&gain.words.key.as_str()));
    and(said.take(2).map(spelled_out))
}

/// What a chip says, with its points as words.
pub fn spelled_out(gain: Gain) -> Phrase {
    match gain.sign {
        GainSign::Points(points) => Phrase::new("innovation-points-to").with("points", points).with("what", gain.words),
        GainSign::Icon(_) | GainSign::Check => gain.words,
    }
}

/// What is lost by a dogma that changes nothing, as far as the one who is asked can know.
pub fn waste(game: &Match<Innovation>, choice: Choice) -> Option<Phrase> {
    let trials = Trials::of(game, choice).filter(|_| matches!(choice, Choice::Dogma(_)))?;
    (!trials.change_anything()).then(|| Phrase::new("innovation-waste"))
}
