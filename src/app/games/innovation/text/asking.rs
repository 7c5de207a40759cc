//! The question in words: which card asks, whose it is, and what is to be decided.

use super::names::{card_name, tone};
use super::words::{owner, runs, spot, way_of, what};
use crate::app::i18n::words::Phrase;
use crate::engine::{Match, Question, Seat};
use crate::games::innovation::cards::effects;
use crate::games::innovation::facts::name::*;
use crate::games::innovation::{Card, Choice, Deed, How, Icon, Innovation, Need, Player, Prompt, Splay, Verb};

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
    let Some(running) = state.running.last() else { return asked };
    let effect = effects(running.card).get(usize::from(running.effect));
    let demand = effect.is_some_and(|effect| effect.is_demand());
    let (key, name) = match () {
        () if demand && seat == running.acting => ("innovation-ask-demanded", running.by),
        () if demand => ("innovation-ask-demanding", running.acting),
        () if seat != running.by => ("innovation-ask-sharing", running.by),
        () => ("innovation-ask-own", running.by),
    };
    let phrase = Phrase::new(key).with("card", card_name(running.card)).with("what", asked);
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
        Prompt::Colour if runs(state, PUBLICATIONS) => Phrase::new("innovation-ask-pile"),
        Prompt::Colour => Phrase::new("innovation-ask-colour"),
        Prompt::Value if runs(state, MASS_MEDIA) => Phrase::new("innovation-ask-value-return"),
        Prompt::Value => Phrase::new("innovation-ask-value"),
        Prompt::Player if runs(state, OPTICS) => Phrase::new("innovation-ask-player-score"),
        Prompt::Player if runs(state, ROAD_BUILDING) => Phrase::new("innovation-ask-player-red"),
        Prompt::Player => Phrase::new("innovation-ask-player"),
        Prompt::Whether(deed) => whether(state, question.seat, deed),
        Prompt::Either => Phrase::new("innovation-ask-either"),
    }
}

/// Cards that do it with several cards, one after the other: only the order is asked.
const ALL_IN_TURN: [(Card, Verb); 12] = [
    (ALCHEMY, Verb::Return),
    (PHYSICS, Verb::Return),
    (VACCINATION, Verb::Return),
    (ELECTRICITY, Verb::Return),
    (RAILROAD, Verb::Return),
    (SATELLITES, Verb::Return),
    (SKYSCRAPERS, Verb::Return),
    (MASS_MEDIA, Verb::Return),
    (CLASSIFICATION, Verb::Meld),
    (TRANSLATION, Verb::Meld),
    (ENCYCLOPEDIA, Verb::Meld),
    (SOCIALISM, Verb::Tuck),
];

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
    let in_turn = need == Need::Must && ALL_IN_TURN.iter().any(|(card, of)| *of == verb && runs(state, *card));
    let key = match (verb, need) {
        (Verb::Meld, _) if in_turn => "innovation-next-meld",
        (Verb::Tuck, _) if in_turn => "innovation-next-tuck",
        (Verb::Return, _) if in_turn => "innovation-next-return",
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
        (Verb::Reveal, _) => "innovation-which-reveal",
        (Verb::Keep, _) => {
            let demander = state.running.last().map_or(question.seat, |running| running.by);
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
        (Verb::Score | Verb::Return, Need::Must | Need::May) if !in_turn => Phrase::new(key).with("from", from),
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

fn highest(cards: &[Card]) -> usize {
    let most = cards.iter().map(|card| card.value()).max();
    cards.iter().filter(|card| Some(card.value()) == most).count()
}

fn whether(state: &Innovation, seat: Seat, deed: Deed) -> Phrase {
    let player: &Player = state.player(seat);
    let (hand, score) = (player.hand.len(), player.score.len());
    match state.running.last().map(|running| running.card) {
        Some(CANAL_BUILDING) => Phrase::new("innovation-whether-canals")
            .with("hand", highest(&player.hand))
            .with("score", highest(&player.score)),
        Some(BICYCLE) => Phrase::new("innovation-whether-bicycle").with("hand", hand).with("score", score),
        Some(TRANSLATION) => Phrase::new("innovation-whether-translation").with("count", score),
        Some(ENCYCLOPEDIA) => Phrase::new("innovation-whether-encyclopedia").with("count", highest(&player.score)),
        Some(SOCIALISM) => Phrase::new("innovation-whether-socialism").with("count", hand),
        Some(STEM_CELLS) => Phrase::new("innovation-whether-stem-cells").with("count", hand),
        Some(CANNING) => {
            let bare = player.tops().filter(|card| !card.has(Icon::Factory)).count();
            Phrase::new("innovation-whether-canning").with("count", bare)
        }
        _ => Phrase::new(match deed {
            Deed::Exchange => "innovation-whether-exchange",
            Deed::All(_) => "innovation-whether-all",
            Deed::Draw => "innovation-whether-draw",
        }),
    }
}
