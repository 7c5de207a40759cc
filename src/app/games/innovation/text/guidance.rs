//! What helps: why something cannot be done, what a question is about, what speaks for a choice.

use super::asking::compels;
use super::gains::gains;
use super::names::{card_name, tone};
use super::things;
use crate::app::i18n::words::Phrase;
use crate::app::narration::facts::is_rest;
use crate::app::narration::{Gain, GainSign, and};
use crate::engine::{Match, Question, Seat};
use crate::games::innovation::cards::effects;
use crate::games::innovation::{Choice, Deed, Innovation, Obstacle, Prompt, Special, Verb, Zone};

/// Why a choice that is not offered cannot be made now. Nothing is said of a card that lies neither on a board nor in the hand of the one
/// who is asked: nobody expects to do something with it.
pub fn why_not(game: &Match<Innovation>, choice: Choice) -> Option<Phrase> {
    let question = game.question()?;
    let lies_near = |zone: Zone| matches!(zone, Zone::Board(_)) || zone == Zone::Hand(question.seat);
    if choice.card().is_some_and(|card| !lies_near(game.state().zone(card))) {
        return None;
    }
    // A figure has no dogma that somebody else could want to use.
    if matches!(choice, Choice::Dogma(card) if effects(card).is_empty()) {
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
        Prompt::Opening => Some("innovation-about-opening"),
        Prompt::Action { .. } => Some("innovation-about-action"),
        Prompt::Card { verb, .. } => about(verb),
        // Only the card's text says what follows.
        Prompt::Thing(..) => None,
        Prompt::Decree(_) => Some("innovation-about-decree"),
        Prompt::Achievement => Some("innovation-about-achievement"),
        Prompt::Splay(_) => Some("innovation-about-splay"),
        Prompt::Display => Some("innovation-about-display"),
        Prompt::Seize(_) => Some("innovation-about-seize"),
        Prompt::Whether(Deed::Dogma(_)) => Some("innovation-about-free-dogma"),
        Prompt::Whether(_) => Some("innovation-about-whether"),
    };
    let by = if game.state().counts_otherwise() { "karma" } else { "icons" };
    let why = circumstance(game.state(), question).map(|key| Phrase::new(key).with("by", by));
    why.into_iter().chain(kind.map(Phrase::new)).collect()
}

/// What it means to do this with a card.
fn about(verb: Verb) -> Option<&'static str> {
    Some(match verb {
        Verb::Meld => "innovation-about-meld",
        Verb::Tuck => "innovation-about-tuck",
        Verb::Score => "innovation-about-score",
        Verb::Return => "innovation-about-return",
        Verb::Place => "innovation-about-place",
        Verb::Transfer(_) | Verb::TransferToScore | Verb::TransferToAnyBoard => "innovation-about-transfer",
        Verb::Exchange(_) | Verb::Take => "innovation-about-transfer",
        Verb::Reveal => "innovation-about-reveal",
        Verb::Keep(Zone::Supply) => "innovation-about-keep-returned",
        Verb::Keep(_) => "innovation-about-keep",
        Verb::Execute => "innovation-about-execute",
        Verb::ExecuteAsIf => "innovation-about-execute-as-if",
        Verb::Order => "innovation-about-order",
        Verb::Remove => "innovation-about-remove",
        Verb::Foreshadow => "innovation-about-foreshadow",
        Verb::Achieve => "innovation-about-achieve",
        Verb::Name => "innovation-about-name",
        Verb::Choose => return None,
        Verb::Promote => "innovation-about-promote",
        Verb::Endorse => "innovation-about-endorse",
        Verb::Fade => "innovation-about-fade",
        Verb::Karma => "innovation-about-karma",
    })
}

/// Why a seat is asked during another's action: a demand is on it, or it shares.
fn circumstance(state: &Innovation, question: &Question<Innovation>) -> Option<&'static str> {
    let (running, seat) = (state.asking(question.prompt)?, question.seat);
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
    let says = |gain: &Gain| !COUNTS.contains(&gain.words.key.as_str()) && !is_rest(gain);
    let said = gains(game, choice).into_iter().filter(says);
    and(said.take(2).map(spelled_out))
}

/// What a chip says, with its points as words.
pub fn spelled_out(gain: Gain) -> Phrase {
    match gain.sign {
        GainSign::Points(points) => Phrase::new("innovation-points-to").with("points", points).with("what", gain.words),
        GainSign::Icon(_) | GainSign::Check => gain.words,
    }
}

/// What lies on the board and is met for the first time.
pub fn meetings(game: &Match<Innovation>) -> Vec<(&'static str, Vec<String>)> {
    let is_action = |question: &&Question<Innovation>| matches!(question.prompt, Prompt::Action { .. });
    let Some(question) = game.question().filter(is_action) else { return Vec::new() };
    let (state, seat) = (game.state(), question.seat);
    let pile = state.age_drawn(state.drawn_value(seat)).map(things::supply);
    let normal = state.available().iter().map(|card| things::achievement(card.printed_value()));
    let scored = !state.player(seat).score_pile().is_empty();
    let mut met = vec![
        ("innovation-meet-icons", state.player(seat).tops().map(things::card).collect()),
        ("innovation-meet-draw", pile.into_iter().collect()),
        ("innovation-meet-score", Vec::from_iter(scored.then(|| things::score(seat)))),
        ("innovation-meet-achievements", normal.collect()),
        ("innovation-meet-specials", vec![things::SPECIALS.to_owned()]),
    ];
    met.retain(|(_, things)| !things.is_empty());
    met
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Only the cards of Artifacts carry others out with their demands: its words are fetched with them.
    #[test]
    fn what_is_carried_out_says_whether_its_demands_are() {
        let keys = [Verb::Execute, Verb::ExecuteAsIf].map(about);
        assert_eq!(keys, ["innovation-about-execute", "innovation-about-execute-as-if"].map(Some));
    }
}
