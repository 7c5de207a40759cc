//! The question in words: which card asks, whose it is, and what is to be decided.

use super::names::{card_name, tone};
use super::words::{own_question, owner, spot, way_of, what};
use crate::app::i18n::words::Phrase;
use crate::engine::{Match, Question, Seat};
use crate::games::innovation::{Choice, Deed, How, Innovation, Need, Part, Prompt, Splay, Verb, Zone};

/// The question, with the picked choice if there is one.
pub fn ask(game: &Match<Innovation>, picked: Option<Choice>) -> Phrase {
    let Some(question) = game.question() else { return Phrase::new("game-over") };
    let asked = match picked {
        Some(choice) => Phrase::new("innovation-ask-picked").with("what", what(game, choice)),
        None => open(game, question),
    };
    in_context(game.state(), question.seat, asked)
}

/// Says which card asks and, if somebody else is behind it, who.
fn in_context(state: &Innovation, seat: Seat, asked: Phrase) -> Phrase {
    let Some(running) = state.running().last() else { return asked };
    let demand = running.demands();
    let (key, name) = match () {
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
        Prompt::Colour | Prompt::Value | Prompt::Player | Prompt::Either | Prompt::Icon | Prompt::Pile => {
            own_question(state)
        }
        Prompt::Whether(deed) => whether(state, question.seat, deed),
    }
}

fn which_card(game: &Match<Innovation>, question: &Question<Innovation>, verb: Verb, need: Need) -> Phrase {
    let state = game.state();
    let first = question.choices.iter().find_map(|choice| choice.card());
    let way = first.and_then(|card| way_of(game, card));
    let zone = first.map(|card| state.zone(card));
    let own = zone.and_then(owner) == Some(question.seat);
    let from = match zone {
        Some(zone) if own => spot(zone),
        _ => "others",
    };
    let key = match (verb, need) {
        (Verb::Meld, Need::Each) => "innovation-next-meld",
        (Verb::Tuck, Need::Each) => "innovation-next-tuck",
        (Verb::Return, Need::Each) => "innovation-next-return",
        (Verb::Score, Need::Each) => "innovation-next-score",
        (Verb::Transfer, Need::Each) => "innovation-next-transfer",
        (Verb::Remove, _) => "innovation-next-remove",
        (Verb::Meld, Need::Must) => "innovation-which-meld",
        (Verb::Meld, Need::May) => "innovation-may-meld",
        (Verb::Meld, Need::More { .. }) => "innovation-more-meld",
        (Verb::Tuck, Need::Must) => "innovation-which-tuck",
        (Verb::Tuck, Need::May) => "innovation-may-tuck",
        (Verb::Tuck, Need::More { .. }) => "innovation-more-tuck",
        (Verb::Score, Need::Must) => "innovation-which-score",
        (Verb::Score, _) => "innovation-may-score",
        (Verb::Return, Need::Must) => "innovation-which-return",
        (Verb::Return, Need::May) => "innovation-may-return",
        (Verb::Return, Need::More { .. }) => "innovation-more-return",
        // The page does not offer the sets that ask these yet.
        (Verb::Foreshadow | Verb::Achieve, _) => "innovation-which-reveal",
        (Verb::Reveal, _) => "innovation-which-reveal",
        (Verb::Keep, _) => {
            let demander = state.running().last().map_or(question.seat, |running| running.by());
            return Phrase::new("innovation-which-keep").with("name", demander);
        }
        (Verb::Execute, _) => "innovation-which-execute",
        (Verb::Order, _) => "innovation-which-order",
        (Verb::Transfer, _) => {
            let Some((from, to, _)) = way.filter(|(.., how)| *how == How::Transfer) else {
                return Phrase::new("innovation-which-exchange");
            };
            return match (owner(from), owner(to)) {
                (_, Some(other)) if other != question.seat => Phrase::new("innovation-which-give")
                    .with("from", spot(from))
                    .with("name", other)
                    .with("to", spot(to)),
                (other, _) => Phrase::new("innovation-which-take")
                    .with("from", spot(from))
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
        Deed::Draw { cards } => own_question(state).with("count", cards),
        Deed::Sentence => own_question(state),
        Deed::Dogma(card) => Phrase::new("innovation-do-dogma").with("card", card_name(card)),
    }
}
