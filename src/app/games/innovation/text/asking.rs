//! The question in words: which card asks, whose it is, and what is to be decided.

use super::names::{card_name, tone};
use super::words::{moves_freely, own_question, spot, way_of, what};
use crate::app::i18n::words::Phrase;
use crate::engine::{Logged, Match, Question, Seat};
use crate::games::innovation::cards::effects;
use crate::games::innovation::{
    Card, Choice, Deal, Deed, Effect, Event, How, Innovation, Need, Part, Prompt, Running, Scope, Splay, Stack, Verb,
    Zone,
};

/// The question, with the picked choice if there is one.
pub fn ask(game: &Match<Innovation>, picked: Option<Choice>) -> Phrase {
    let Some(question) = game.question() else { return Phrase::new("game-over") };
    let asked = match picked {
        Some(choice) => Phrase::new("innovation-ask-picked").with("what", what(game, choice)),
        None => open(game, question),
    };
    let asked = match question.prompt {
        // No card asks that.
        Prompt::Card(Verb::Karma, _) => asked,
        _ => in_context(game.state(), question.seat, asked),
    };
    asked.in_english()
}

/// Whether somebody is compelled, not demanded, to carry out an effect.
pub fn compels(running: &Running) -> bool {
    let effect = effects(running.card()).get(usize::from(running.effect()));
    running.demands() && matches!(effect, Some(Effect::Compel(_)))
}

/// Whether the cards that are not kept are returned: only cards of the base game have them given away.
pub fn returns_rest(state: &Innovation) -> bool {
    moves_freely(state)
}

/// The card of the dogma action before which a karma steps in, from what was told until then: that of the action, or the one promoted after
/// it.
pub fn activated(told: &[Logged<Event>]) -> Option<Card> {
    let mut promoted = None;
    for logged in told.iter().rev() {
        match logged.event {
            Event::Began(Scope::Action(_, Deal::Dogma(card) | Deal::Endorse(card) | Deal::Display(card))) => {
                return Some(card);
            }
            Event::Began(Scope::Action(_, Deal::Meld(_))) => return promoted,
            Event::Began(Scope::Action(..)) => return None,
            Event::Moved { card, from: Zone::Forecast(_), to: Zone::Board(_), how: How::Meld, .. } => {
                promoted = promoted.or(Some(card));
            }
            _ => {}
        }
    }
    None
}

/// Says which card asks and, if somebody else is behind it, who.
fn in_context(state: &Innovation, seat: Seat, asked: Phrase) -> Phrase {
    let Some(running) = state.running().last() else { return asked };
    let demand = running.demands();
    let (key, name) = match () {
        () if compels(running) && seat == running.acting() => ("innovation-ask-compelled", running.by()),
        () if compels(running) => ("innovation-ask-compelling", running.acting()),
        () if demand && seat == running.acting() => ("innovation-ask-demanded", running.by()),
        () if demand => ("innovation-ask-demanding", running.acting()),
        () if seat != running.by() => ("innovation-ask-sharing", running.by()),
        () => ("innovation-ask-own", running.by()),
    };
    let phrase = Phrase::new(key).with("card", card_name(running.card())).with("what", asked);
    if key == "innovation-ask-own" { phrase } else { phrase.with("name", name) }
}

/// The question while nothing is picked.
fn open(game: &Match<Innovation>, question: &Question<Innovation>) -> Phrase {
    let state = game.state();
    match question.prompt {
        Prompt::Opening => Phrase::new("innovation-ask-opening"),
        Prompt::Action { left } => Phrase::new("innovation-ask-action").with("left", left),
        Prompt::Card(verb, need) => which_card(game, question, verb, need),
        Prompt::Splay(splay) => splaying(question, splay),
        Prompt::Colour => own_question(state, "colour"),
        Prompt::Value => own_question(state, "value"),
        Prompt::Player => own_question(state, "player"),
        Prompt::Either => {
            let card = chosen(game, question.seat).map(card_name).unwrap_or_default();
            own_question(state, "option").with("card", card)
        }
        Prompt::Icon => own_question(state, "icon"),
        Prompt::Pile => own_question(state, "pile"),
        Prompt::Display => Phrase::new("innovation-ask-display"),
        Prompt::Seize(relic) => Phrase::new("innovation-ask-seize").with("card", card_name(relic)),
        Prompt::Whether(deed) => whether(state, question.seat, deed),
    }
}

/// The card that this seat chose just before: what two things it is about is asked next. What others chose need not be known.
fn chosen(game: &Match<Innovation>, seat: Seat) -> Option<Card> {
    let last = game.cursor().checked_sub(1).filter(|last| game.giver(*last) == Some(seat))?;
    game.record().answers.get(last)?.choice.card()
}

/// Who holds a card that can be chosen, as far as this seat knows: a card can be named wherever it is.
pub fn holder(state: &Innovation, seat: Seat, card: Card) -> Option<Seat> {
    match state.zone(card) {
        Zone::Hand(owner) | Zone::Score(owner) | Zone::Forecast(owner) if state.knows(Some(seat), card) => Some(owner),
        _ => None,
    }
}

/// Whether the cards of the question all lie in one place.
fn lie_together(state: &Innovation, question: &Question<Innovation>) -> bool {
    let mut zones = question.choices.iter().filter_map(|choice| choice.card()).map(|card| state.zone(card));
    let first = zones.next();
    zones.all(|zone| Some(zone) == first)
        && !question.choices.iter().any(|choice| matches!(choice, Choice::Back { .. }))
}

/// Whether achievements of the middle stand to be claimed beside cards that count as such.
pub fn stands_beside_the_middle(question: &Question<Innovation>) -> bool {
    question.choices.iter().any(|choice| matches!(choice, Choice::Value(_)))
}

/// Where the cards of the question lie, as messages tell places apart: "board" stands for top cards, "bottom" for bottom cards.
pub fn origin(state: &Innovation, question: &Question<Innovation>, verb: Verb) -> &'static str {
    let cards = || question.choices.iter().filter_map(|choice| choice.card());
    let Some(zone) = cards().next().map(|card| state.zone(card)) else { return "others" };
    if zone.owner() != Some(question.seat)
        || moves_freely(state) && !lie_together(state, question) && verb != Verb::Transfer
    {
        return "others";
    }
    let player = state.player(question.seat);
    let all_are = |end: fn(&Stack) -> Option<Card>| cards().all(|card| end(player.stack(card.colour())) == Some(card));
    match zone {
        // A card that is alone in its colour is both.
        Zone::Board(_) if all_are(Stack::top) => spot(zone),
        Zone::Board(_) if all_are(Stack::bottom) => "bottom",
        Zone::Board(_) => "others",
        _ => spot(zone),
    }
}

fn which_card(game: &Match<Innovation>, question: &Question<Innovation>, verb: Verb, need: Need) -> Phrase {
    let state = game.state();
    let first = question.choices.iter().find_map(|choice| choice.card());
    let way = first.filter(|_| verb == Verb::Transfer).and_then(|card| way_of(game, card));
    let from = origin(state, question, verb);
    let key = match (verb, need) {
        (Verb::Meld, Need::Each) => "innovation-next-meld",
        (Verb::Tuck, Need::Each) => "innovation-next-tuck",
        (Verb::Return, Need::Each) => "innovation-next-return",
        (Verb::Score, Need::Each) => "innovation-next-score",
        (Verb::Transfer, Need::Each) => "innovation-next-transfer",
        (Verb::Remove, _) => "innovation-next-remove",
        (Verb::Meld, Need::Must) if from == "forecast" => "innovation-which-meld-foreseen",
        (Verb::Meld, Need::Must) if from != "hand" && moves_freely(state) => "innovation-which-meld-any",
        (Verb::Meld, Need::Must) => "innovation-which-meld",
        (Verb::Meld, Need::May) if state.running().is_empty() => "innovation-may-promote",
        (Verb::Meld, Need::May) if from != "hand" && moves_freely(state) => "innovation-may-meld-any",
        (Verb::Meld, Need::May) => "innovation-may-meld",
        (Verb::Meld, Need::More { .. }) => "innovation-more-meld",
        (Verb::Tuck, Need::Must) if state.running().is_empty() => "innovation-which-pay",
        (Verb::Tuck, Need::Must) if from == "board" => "innovation-which-tuck-top",
        (Verb::Tuck, Need::Must) if from != "hand" && moves_freely(state) => "innovation-which-tuck-any",
        (Verb::Tuck, Need::Must) => "innovation-which-tuck",
        (Verb::Tuck, Need::May) => "innovation-may-tuck",
        (Verb::Tuck, Need::More { .. }) => "innovation-more-tuck",
        (Verb::Score, Need::Must) if state.running().is_empty() => "innovation-which-fade",
        (Verb::Score, Need::Must) => "innovation-which-score",
        (Verb::Score, _) => "innovation-may-score",
        (Verb::Return, Need::Must) => "innovation-which-return",
        (Verb::Return, Need::May) => "innovation-may-return",
        (Verb::Return, Need::More { .. }) => "innovation-more-return",
        (Verb::Foreshadow, _) => "innovation-which-foreshadow",
        (Verb::Achieve, Need::Must) if stands_beside_the_middle(question) => "innovation-question-of-achievement",
        (Verb::Achieve, Need::Must | Need::Each) => "innovation-which-achieve",
        (Verb::Achieve, _) => "innovation-may-achieve",
        (Verb::Reveal, _) => "innovation-which-reveal",
        (Verb::Keep, _) if returns_rest(state) => "innovation-which-keep-returned",
        (Verb::Keep, _) => {
            let demander = state.running().last().map_or(question.seat, |running| running.by());
            return Phrase::new("innovation-which-keep").with("name", demander);
        }
        (Verb::Execute, _) => "innovation-which-execute",
        (Verb::Order, _) => "innovation-which-order",
        (Verb::Karma, _) => "innovation-which-karma",
        (Verb::Name, _) => "innovation-which-name",
        (Verb::Take, _) => "innovation-which-take-achieved",
        (Verb::Choose, Need::More { .. }) => return own_question(state, "more"),
        (Verb::Choose, _) => return own_question(state, "card"),
        (Verb::Transfer, _) => {
            let freely = moves_freely(state);
            let is_own_back = |choice: &Choice| matches!(choice, Choice::Back { owner, .. } if *owner == question.seat);
            if question.choices.iter().any(is_own_back) {
                return Phrase::new("innovation-which-own-achievement");
            }
            let is_sure = !freely || lie_together(state, question);
            let Some((zone, to, _)) = way.filter(|(.., how)| *how == How::Transfer && is_sure) else {
                return Phrase::new(if freely { "innovation-which-transfer" } else { "innovation-which-exchange" });
            };
            return match (zone.owner(), to.owner()) {
                (giver, taker) if freely && giver == taker => match to {
                    Zone::Hand(_) => Phrase::new("innovation-which-pick-up").with("from", from),
                    Zone::Board(_) => Phrase::new("innovation-which-lay-down"),
                    _ => Phrase::new("innovation-which-transfer"),
                },
                (_, Some(other)) if other != question.seat => Phrase::new("innovation-which-give")
                    .with("from", spot(zone))
                    .with("name", other)
                    .with("to", spot(to)),
                (other, _) => Phrase::new("innovation-which-take")
                    .with("from", spot(zone))
                    .with("name", other.unwrap_or(question.seat))
                    .with("to", spot(to)),
            };
        }
    };
    match (verb, need) {
        (Verb::Score | Verb::Return, Need::Must | Need::May) => Phrase::new(key).with("from", from),
        _ => Phrase::new(key),
    }
}

/// One colour is named in the question, several are on the buttons.
fn splaying(question: &Question<Innovation>, splay: Splay) -> Phrase {
    let colours = question.choices.iter().filter_map(|choice| match choice {
        Choice::Colour(colour) => Some(*colour),
        _ => None,
    });
    match colours.collect::<Vec<_>>()[..] {
        [only] => Phrase::new("innovation-ask-splay-one").with("colour", tone(only)).with("splay", splay.word()),
        _ => Phrase::new("innovation-ask-splay").with("splay", splay.word()),
    }
}

fn whether(state: &Innovation, seat: Seat, deed: Deed) -> Phrase {
    let count = |zone: Zone, part: Part| part.of(&state.cards_in(zone)).len();
    match deed {
        Deed::Exchange(part) => Phrase::new(format!("innovation-whether-exchange-{}", part.word()))
            .with("hand", count(Zone::Hand(seat), part))
            .with("score", count(Zone::Score(seat), part)),
        Deed::All { verb, from, part } => {
            Phrase::new(format!("innovation-whether-{}-{}-{}", verb.word(), spot(from), part.word()))
                .with("count", count(from, part))
        }
        Deed::Draw { cards } => own_question(state, "whether").with("count", cards),
        Deed::Sentence => own_question(state, "whether"),
        Deed::Dogma(card) => Phrase::new("innovation-whether-dogma").with("card", card_name(card)),
    }
}

#[cfg(test)]
mod tests;
