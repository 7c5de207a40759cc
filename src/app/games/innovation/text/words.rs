//! Innovation in words: where the game is, what a choice does, what stands on buttons.

use super::guidance::spelled_out;
use super::names::{back, card_name, colour_name, decree_name, full_name, icon_name, special_name, tone};
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::{Match, Question, Seat};
use crate::games::innovation::facts::LAST_AGE;
use crate::games::innovation::{
    Back, Card, Choice, Colour, ECHO, Event, How, INSPIRE, Innovation, KARMA, Need, Prompt, Running, Set, Splay, Verb,
    Zone,
};

pub use crate::app::games::innovation::text::asking::{activated, ask};
pub use crate::app::games::innovation::text::ending::{ending, score_table};
pub use crate::app::games::innovation::text::gains::{gains, inspired_draw};

/// Where the game is.
pub fn place(state: &Innovation) -> Phrase {
    match state.turn() {
        0 => Phrase::new("innovation-place-opening"),
        turn => Phrase::new("innovation-place").with("turn", turn),
    }
}

/// A kind of place, as messages tell places apart.
pub fn spot(zone: Zone) -> &'static str {
    match zone {
        Zone::Hand(_) => "hand",
        Zone::Score(_) => "score",
        Zone::Forecast(_) => "forecast",
        Zone::Board(_) => "board",
        Zone::Supply => "supply",
        Zone::Achievements(_) => "achievements",
        Zone::Available | Zone::Removed | Zone::Relics | Zone::Revealed(_) => "other",
        Zone::Display(_) => "display",
    }
}

/// Where a card of the question goes if it is chosen: from where, to where and how. `None` if it stays for the time being.
pub fn way_of(game: &Match<Innovation>, card: Card) -> Option<(Zone, Zone, How)> {
    game.preview(Choice::Card(card)).into_iter().find_map(|event| match event {
        Event::Moved { card: moved, from, to, how, .. } if moved == card => Some((from, to, how)),
        _ => None,
    })
}

/// What to do, in few words, while nothing is picked.
pub fn hint(game: &Match<Innovation>) -> Option<Phrase> {
    let question = game.question()?;
    Some(Phrase::new(match question.prompt {
        Prompt::Opening => "innovation-hint-opening",
        Prompt::Action { .. } => "innovation-hint-action",
        Prompt::Card(_, Need::Each) if question.choices.contains(&Choice::AsTheyLie) => "innovation-hint-each",
        Prompt::Card(_, Need::Must | Need::Each) => "innovation-hint-card",
        Prompt::Card(_, Need::May) => "innovation-hint-may",
        Prompt::Card(_, Need::More { left }) => return Some(Phrase::new("innovation-hint-more").with("left", left)),
        Prompt::Splay(splay) => match splay {
            Splay::None => return None,
            Splay::Left => "innovation-hint-left",
            Splay::Right => "innovation-hint-right",
            Splay::Up => "innovation-hint-up",
        },
        // Where it is any of them; single values stand on buttons.
        Prompt::Value if question.choices.len() == usize::from(LAST_AGE) => "innovation-hint-value",
        Prompt::Value => return None,
        Prompt::Colour | Prompt::Player | Prompt::Whether(_) | Prompt::Either | Prompt::Icon | Prompt::Pile => {
            return None;
        }
        Prompt::Display | Prompt::Seize(_) => return None,
    }))
}

/// What a choice is, without its consequences ("Meld Sailing (age 1, green)").
pub fn what(game: &Match<Innovation>, choice: Choice) -> Phrase {
    deed(game, choice).in_english()
}

fn deed(game: &Match<Innovation>, choice: Choice) -> Phrase {
    let state = game.state();
    match choice {
        Choice::Draw => match state.age_drawn(state.drawn_value(state.current())) {
            Some(age) => Phrase::new("innovation-do-draw").with("age", age),
            None => Phrase::new("innovation-do-draw-end"),
        },
        Choice::Meld(card) => Phrase::new("innovation-do-meld").with("card", full_name(card)),
        Choice::Dogma(card) => Phrase::new("innovation-do-dogma").with("card", card_name(card)),
        Choice::Endorse(card) => Phrase::new("innovation-do-endorse").with("card", card_name(card)),
        Choice::Decree(decree) if takes(game) => {
            Phrase::new("innovation-do-take-achieved").with("what", decree_name(decree))
        }
        Choice::Special(special) => Phrase::new("innovation-do-take-achieved").with("what", special_name(special)),
        Choice::Decree(decree) => Phrase::new("innovation-do-decree").with("decree", decree_name(decree)),
        Choice::Inspire(colour) => Phrase::new("innovation-do-inspire").with("colour", colour_name(colour)),
        Choice::Achieve(age) => Phrase::new("innovation-do-achieve")
            .with("age", age)
            .with("name", Phrase::new(format!("innovation-age-{age}"))),
        Choice::Card(card) => with_card(game, card),
        Choice::Back { owner, value, .. } => unknown(game, owner, value),
        Choice::Colour(colour) => with_colour(game, colour),
        Choice::Value(value) if state.running().is_empty() => {
            Phrase::new("innovation-decree-war-answer").with("age", value)
        }
        Choice::Value(value) => valued(state, game.question().map(|question| question.prompt)).with("age", value),
        Choice::Icon(icon) => icon_name(icon),
        Choice::Pile(pile) => {
            let looks = state.running().last().is_some_and(|running| running.card().set() == Set::Echoes);
            let key = if looks { "innovation-do-look" } else { "innovation-do-draw-back" };
            Phrase::new(key).with("what", back(pile))
        }
        Choice::Player(seat) => Phrase::new("innovation-do-player").with("name", seat),
        Choice::Option(number) => option(game, number),
        Choice::Yes => Phrase::new("innovation-yes"),
        Choice::Pass => refusal(game),
        Choice::AsTheyLie => Phrase::new("innovation-as-they-lie"),
    }
}

/// The words of a question that only the card asks which is carried out now; a card that asks several tells them apart by what is asked
/// (`ask`) and by its effect, counted from 1, with 0 for those that are no dogma effects. Without a card it is a decree that asks.
pub fn own_question(state: &Innovation, ask: &str) -> Phrase {
    let words = |running: &Running| {
        let effect = if matches!(running.effect(), ECHO | INSPIRE | KARMA) { 0 } else { running.effect() + 1 };
        Phrase::new(format!("innovation-question-{}", running.card().print().id))
            .with("ask", ask)
            .with("effect", effect)
    };
    let decree = || {
        Phrase::new(match ask {
            "value" => "innovation-decree-war-question",
            "colour" => "innovation-decree-expansion-question",
            _ => "innovation-decree-rivalry-question",
        })
    };
    state.running().last().map_or_else(decree, words)
}

/// Whether a card of an expansion is carried out, or none: only those move cards within what one player has, or choose first which and
/// then whither.
pub fn moves_freely(state: &Innovation) -> bool {
    state.running().last().is_none_or(|running| running.card().set() != Set::Base)
}

/// The words of an answer to such a question.
fn own_answer(state: &Innovation, ask: &str) -> Phrase {
    let words =
        |running: &Running| Phrase::new(format!("innovation-answer-{}", running.card().print().id)).with("ask", ask);
    state.running().last().map(words).unwrap_or_default()
}

/// The words of a value as the answer to what is asked: an age, or an achievement of the middle where cards that count as such can be
/// claimed as well.
pub fn valued(state: &Innovation, prompt: Option<Prompt>) -> Phrase {
    match prompt {
        Some(Prompt::Card(Verb::Achieve, _)) => Phrase::new("innovation-answer-of-achievement"),
        _ => own_answer(state, "value"),
    }
}

/// Whether an achievement of somebody is taken.
fn takes(game: &Match<Innovation>) -> bool {
    game.question().is_some_and(|question| matches!(question.prompt, Prompt::Card(Verb::Take, _)))
}

/// A card of which only the back is known: in a score pile, or an own achievement.
fn unknown(game: &Match<Innovation>, owner: Seat, value: u8) -> Phrase {
    let Some(question) = game.question() else { return Phrase::default() };
    match question.prompt {
        Prompt::Card(Verb::Transfer, _) if owner == question.seat => {
            Phrase::new("innovation-do-own-achievement").with("age", value)
        }
        Prompt::Card(Verb::Take, _) => {
            Phrase::new("innovation-do-take-achievement").with("age", value).with("name", owner)
        }
        Prompt::Card(Verb::Return, _) => {
            Phrase::new("innovation-do-return-back").with("age", value).with("name", owner)
        }
        _ => Phrase::new("innovation-do-take-back").with("age", value).with("name", owner),
    }
}

/// What is done with a card that answers the question.
fn with_card(game: &Match<Innovation>, card: Card) -> Phrase {
    let Some(question) = game.question() else { return card_name(card) };
    let key = match question.prompt {
        Prompt::Opening => "innovation-do-open",
        Prompt::Action { .. } => "innovation-do-achieve-card",
        Prompt::Display => "innovation-do-return",
        Prompt::Card(verb, _) => match verb {
            Verb::Meld if is_promotion(game) => "innovation-do-promote",
            Verb::Meld => "innovation-do-meld",
            Verb::Tuck => "innovation-do-tuck",
            Verb::Score => "innovation-do-score",
            Verb::Return => "innovation-do-return",
            Verb::Reveal => "innovation-do-reveal",
            Verb::Keep => "innovation-do-keep",
            Verb::Foreshadow => "innovation-do-foreshadow",
            Verb::Achieve => "innovation-do-achieve-card",
            Verb::Execute => "innovation-do-execute",
            Verb::Order => "innovation-do-order",
            Verb::Remove => "innovation-do-remove",
            Verb::Karma => return Phrase::new("innovation-do-karma").with("card", card_name(card)),
            Verb::Name => "innovation-do-name",
            Verb::Take => return Phrase::new("innovation-do-take-achieved").with("what", card_name(card)),
            Verb::Choose => "innovation-do-choose",
            Verb::Transfer => return transferring(game, question.seat, card),
        },
        _ => "innovation-do-choose",
    };
    Phrase::new(key).with("card", full_name(card))
}

/// Whether a card of the forecast can be promoted: only then a card is melded that is no action and of no effect.
pub fn is_promotion(game: &Match<Innovation>) -> bool {
    let asks = |question: &Question<Innovation>| matches!(question.prompt, Prompt::Card(Verb::Meld, Need::May));
    game.state().running().is_empty() && game.question().is_some_and(asks)
}

/// Whether a card that is chosen to be transferred will be exchanged: it stays until the other one is chosen as well.
fn exchanges(game: &Match<Innovation>, choice: Choice) -> bool {
    !moves_freely(game.state())
        && choice.card().is_some_and(|card| way_of(game, card).is_none_or(|(.., how)| how == How::Exchange))
}

/// A card that goes to somebody, comes from somebody, or will be exchanged.
fn transferring(game: &Match<Innovation>, seat: Seat, card: Card) -> Phrase {
    let freely = moves_freely(game.state());
    let Some((from, to, how)) = way_of(game, card).filter(|(.., how)| *how != How::Exchange) else {
        let key = if freely { "innovation-do-transfer" } else { "innovation-do-exchange" };
        return Phrase::new(key).with("card", full_name(card));
    };
    if freely && (how != How::Transfer || from.owner() == to.owner()) {
        let key = match to {
            Zone::Hand(_) => "innovation-do-pick-up",
            Zone::Board(_) if how == How::Transfer => "innovation-do-lay-down",
            _ => "innovation-do-transfer",
        };
        return Phrase::new(key).with("card", full_name(card));
    }
    let (key, other) = match to.owner() {
        Some(other) if other != seat => ("innovation-do-give", other),
        _ => ("innovation-do-take", from.owner().unwrap_or(seat)),
    };
    Phrase::new(key).with("card", full_name(card)).with("name", other).with("to", spot(to))
}

fn with_colour(game: &Match<Innovation>, colour: Colour) -> Phrase {
    match game.question().map(|question| question.prompt) {
        Some(Prompt::Splay(splay)) => {
            Phrase::new("innovation-do-splay").with("colour", tone(colour)).with("splay", splay.word())
        }
        // The decree that asks for a colour splays it up.
        _ if game.state().running().is_empty() => {
            Phrase::new("innovation-do-splay").with("colour", tone(colour)).with("splay", Splay::Up.word())
        }
        _ => own_answer(game.state(), "colour").with("colour", tone(colour)),
    }
}

/// The first or second thing that a card offers, or where a relic goes.
fn option(game: &Match<Innovation>, number: u8) -> Phrase {
    let state = game.state();
    if let Some(Prompt::Seize(_)) = game.question().map(|question| question.prompt) {
        return Phrase::new(if number == 0 { "innovation-do-seize-achievement" } else { "innovation-do-seize-hand" });
    }
    let Some(running) = state.running().last() else { return Phrase::default() };
    let highest = state.player(running.acting()).highest_score();
    Phrase::new(format!("innovation-answer-{}-{}", running.card().print().id, number + 1)).with("above", highest + 1)
}

fn refusal(game: &Match<Innovation>) -> Phrase {
    Phrase::new(match game.question().map(|question| question.prompt) {
        _ if is_promotion(game) => "innovation-do-promote-none",
        Some(Prompt::Card(_, Need::More { .. })) => "innovation-no-more",
        Some(Prompt::Splay(_)) => "innovation-no-splay",
        Some(Prompt::Whether(_)) => "innovation-no",
        Some(Prompt::Display) => "innovation-do-leave",
        _ => "innovation-do-without",
    })
}

/// What a choice does, with everything that follows at once, in one sentence.
pub fn describe(game: &Match<Innovation>, choice: Choice) -> Phrase {
    match and(gains(game, choice).into_iter().map(spelled_out)) {
        Some(brings) => Phrase::new("innovation-describe").with("what", what(game, choice)).with("brings", brings),
        None => what(game, choice),
    }
}

/// What stands on a choice's button.
pub fn button(game: &Match<Innovation>, choice: Choice) -> Phrase {
    let words = match choice {
        Choice::Colour(colour) => colour_name(colour),
        Choice::Back { set, value, .. } => back(Back { set, value }),
        Choice::Pile(pile) => back(pile),
        Choice::Value(value) => Phrase::new("innovation-value").with("age", value),
        _ => deed(game, choice),
    };
    words.in_english()
}

/// The verb on the confirming button.
pub fn verb(game: &Match<Innovation>, choice: Choice) -> Phrase {
    let prompt = game.question().map(|question| question.prompt);
    let words = Phrase::new(match (choice, prompt) {
        (Choice::Draw, _) => "innovation-verb-draw",
        (Choice::Meld(_), _) => "innovation-verb-meld",
        (Choice::Dogma(_), _) => "innovation-verb-dogma",
        (Choice::Endorse(_), _) => "innovation-verb-endorse",
        (Choice::Inspire(_), _) => "innovation-verb-inspire",
        (Choice::Decree(_), _) if !takes(game) => "innovation-verb-decree",
        (Choice::Achieve(_), _) => "innovation-verb-achieve",
        (Choice::Pass, _) => return refusal(game).in_english(),
        (Choice::AsTheyLie, _) => "innovation-as-they-lie",
        (Choice::Yes, _) => "innovation-yes",
        (_, Some(Prompt::Action { .. })) => "innovation-verb-achieve",
        (_, Some(Prompt::Display)) => "innovation-verb-return",
        (_, Some(Prompt::Seize(_))) => "innovation-verb-seize",
        (_, Some(Prompt::Splay(_))) => "innovation-verb-splay",
        (_, Some(Prompt::Card(verb, _))) => match verb {
            Verb::Meld if is_promotion(game) => "innovation-verb-promote",
            Verb::Meld => "innovation-verb-meld",
            Verb::Tuck => "innovation-verb-tuck",
            Verb::Score => "innovation-verb-score",
            Verb::Return => "innovation-verb-return",
            Verb::Transfer if exchanges(game, choice) => "innovation-verb-exchange",
            Verb::Transfer | Verb::Take => "innovation-verb-transfer",
            Verb::Reveal => "innovation-verb-reveal",
            Verb::Keep => "innovation-verb-keep",
            Verb::Foreshadow => "innovation-verb-foreshadow",
            Verb::Achieve => "innovation-verb-achieve",
            Verb::Execute => "innovation-verb-execute",
            Verb::Order => "innovation-verb-order",
            Verb::Remove => "innovation-verb-remove",
            Verb::Karma | Verb::Choose => "innovation-verb-choose",
            Verb::Name => "innovation-verb-name",
        },
        _ => "innovation-verb-choose",
    });
    words.in_english()
}
