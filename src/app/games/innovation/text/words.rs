//! Innovation in words: where the game is, what a choice does, what stands on buttons.

use super::guidance::spelled_out;
use super::names::{back, card_name, colour_name, decree_name, full_name, icon_name, special_name, tone};
use super::things;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Narration, and, possible};
use crate::engine::{Match, Seat};
use crate::games::innovation::facts::LAST_AGE;
use crate::games::innovation::{
    Back, Card, Choice, Colour, Decree, Deed, Innovation, Need, Origin, Prompt, Set, Splay, Thing, Verb, Zone,
};

use crate::session::recap::LastDecision;

pub use crate::app::games::innovation::text::asking::{activated, ask};
pub use crate::app::games::innovation::text::ending::{ending, score_table};
pub use crate::app::games::innovation::text::gains::{gains, inspired_draw, reached};

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

/// The actions in the order in which they are named. Drawing is always possible.
const ACTIONS: [&str; 7] = ["meld", "dogma", "achieve", "endorse", "inspire", "decree", "draw"];

/// Which action a choice is, if it is one.
fn action(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Meld(_) => "meld",
        Choice::Dogma(_) => "dogma",
        Choice::Achieve(_) | Choice::Card(_) => "achieve",
        Choice::Endorse(_) => "endorse",
        Choice::Inspire(_) => "inspire",
        Choice::Decree(_) => "decree",
        Choice::Draw => "draw",
        _ => return None,
    })
}

/// What to do, in few words, while nothing is picked.
pub fn hint(game: &Match<Innovation>) -> Option<Phrase> {
    let question = game.question()?;
    Some(Phrase::new(match question.prompt {
        Prompt::Opening => "innovation-hint-opening",
        Prompt::Action { .. } => {
            let words = |kind: &str| Phrase::new(format!("innovation-possible-{kind}"));
            let possible = possible(&question.choices, &ACTIONS, action, words)?;
            return Some(match and(new_in_hand(game, question.seat).into_iter().map(card_name)) {
                Some(cards) => Phrase::new("innovation-hint-new").with("cards", cards).with("possible", possible),
                None => possible,
            });
        }
        Prompt::Card { need, .. } => match need {
            Need::Must => "innovation-hint-card",
            Need::Each => "innovation-hint-each",
            Need::May => "innovation-hint-may",
            Need::More { left } => return Some(Phrase::new("innovation-hint-more").with("left", left)),
        },
        Prompt::Splay(splay) => match splay {
            Splay::None => return None,
            Splay::Left => "innovation-hint-left",
            Splay::Right => "innovation-hint-right",
            Splay::Up => "innovation-hint-up",
        },
        // Where it is any of them; single values stand on buttons.
        Prompt::Thing(Thing::Value, _) | Prompt::Decree(Decree::War)
            if question.choices.len() == usize::from(LAST_AGE) =>
        {
            "innovation-hint-value"
        }
        Prompt::Thing(..) | Prompt::Decree(_) | Prompt::Achievement | Prompt::Whether(_) => return None,
        Prompt::Display | Prompt::Seize(_) => return None,
    }))
}

/// The cards in this seat's hand that it has drawn or was given since its own last decision.
fn new_in_hand(game: &Match<Innovation>, seat: Seat) -> Vec<Card> {
    let last = LastDecision::of(game, seat, Innovation::is_turn).at;
    let news = last.map(|at| things::drawn(game, seat, at)).unwrap_or_default();
    let hand = game.state().player(seat).hand().iter().copied();
    hand.filter(|card| news.contains(&things::card(*card))).collect()
}

/// What a choice is, without its consequences ("Meld Sailing (age 1, green)").
pub fn what(game: &Match<Innovation>, choice: Choice) -> Phrase {
    deed(game, choice).in_english()
}

fn deed(game: &Match<Innovation>, choice: Choice) -> Phrase {
    let (state, prompt) = (game.state(), game.question().map(|question| question.prompt));
    match choice {
        Choice::Draw => match state.age_drawn(state.drawn_value(state.current())) {
            Some(age) => Phrase::new("innovation-do-draw").with("age", age),
            None => Phrase::new("innovation-do-draw-end"),
        },
        Choice::Meld(card) => Phrase::new("innovation-do-meld").with("card", full_name(card)),
        Choice::Dogma(card) => Phrase::new("innovation-do-dogma").with("card", card_name(card)),
        Choice::Endorse(card) => Phrase::new("innovation-do-endorse").with("card", card_name(card)),
        Choice::Decree(decree) if takes(prompt) => {
            Phrase::new("innovation-do-take-achieved").with("what", decree_name(decree))
        }
        Choice::Special(special) => Phrase::new("innovation-do-take-achieved").with("what", special_name(special)),
        Choice::Decree(decree) => Phrase::new("innovation-do-decree").with("decree", decree_name(decree)),
        Choice::Inspire(colour) => Phrase::new("innovation-do-inspire").with("colour", colour_name(colour)),
        Choice::Achieve(age) => Phrase::new("innovation-do-achieve")
            .with("age", age)
            .with("name", Phrase::new(format!("innovation-age-{age}"))),
        Choice::Card(card) => with_card(game, card),
        Choice::Back { owner, set, value } => unknown(game, owner, Back { set, value }),
        Choice::Colour(colour) => with_colour(state, prompt, colour),
        Choice::Value(value) => valued(state, prompt).with("age", value),
        Choice::Icon(icon) => icon_name(icon),
        Choice::Pile(pile) => {
            let looks = matches!(prompt, Some(Prompt::Thing(Thing::Pile, _)));
            Phrase::new(if looks { "innovation-do-look" } else { "innovation-do-draw-back" }).with("what", back(pile))
        }
        Choice::Player(seat) => Phrase::new("innovation-do-player").with("name", seat),
        Choice::Option(number) => option(state, prompt, number),
        Choice::Yes => match prompt {
            Some(Prompt::Whether(Deed::Dogma(card))) => {
                Phrase::new("innovation-do-dogma").with("card", card_name(card))
            }
            _ => Phrase::new("innovation-yes"),
        },
        Choice::Pass => refusal(prompt),
        Choice::AsTheyLie => Phrase::new("innovation-as-they-lie"),
    }
}

/// The words of an answer to a question that only the card asks which is carried out now.
fn own_answer(state: &Innovation, prompt: Option<Prompt>, ask: Thing) -> Phrase {
    let Some(running) = prompt.and_then(|prompt| state.asking(prompt)) else { return Phrase::default() };
    Phrase::new(format!("innovation-answer-{}", running.card().print().id)).with("ask", ask.word())
}

/// The words of a value as the answer to what is asked: an age, or an achievement of the middle.
pub fn valued(state: &Innovation, prompt: Option<Prompt>) -> Phrase {
    match prompt {
        Some(Prompt::Achievement) => Phrase::new("innovation-answer-of-achievement"),
        Some(Prompt::Decree(_)) => Phrase::new("innovation-decree-war-answer"),
        _ => own_answer(state, prompt, Thing::Value),
    }
}

/// Whether an achievement of somebody is taken.
fn takes(prompt: Option<Prompt>) -> bool {
    matches!(prompt, Some(Prompt::Card { verb: Verb::Take, .. }))
}

/// A card of which only the back is known: in a score pile, or an own achievement.
fn unknown(game: &Match<Innovation>, owner: Seat, card: Back) -> Phrase {
    let Some(question) = game.question() else { return Phrase::default() };
    let Prompt::Card { verb, from, .. } = question.prompt else { return Phrase::default() };
    let key = match verb {
        _ if from == Origin::Zone(Zone::Achievements(question.seat)) => {
            return Phrase::new("innovation-do-own-achievement").with("age", card.value);
        }
        Verb::Take => "innovation-do-take-achievement",
        Verb::Return => "innovation-do-return-back",
        Verb::Transfer(Zone::Score(_)) => "innovation-do-take-back",
        _ => return Phrase::new(with(verb)).with("card", back(card)),
    };
    Phrase::new(key).with("age", card.value).with("name", owner)
}

/// What is done with a card that answers the question.
fn with_card(game: &Match<Innovation>, card: Card) -> Phrase {
    let Some(question) = game.question() else { return card_name(card) };
    let key = match question.prompt {
        Prompt::Opening => "innovation-do-open",
        Prompt::Action { .. } | Prompt::Achievement => "innovation-do-achieve-card",
        Prompt::Display => "innovation-do-return",
        Prompt::Card { verb: Verb::Karma, .. } => {
            return Phrase::new("innovation-do-karma").with("card", card_name(card));
        }
        Prompt::Card { verb: Verb::Take, .. } => {
            return Phrase::new("innovation-do-take-achieved").with("what", card_name(card));
        }
        Prompt::Card { verb: Verb::Transfer(to), .. } if !matches!(to, Zone::Achievements(_)) => {
            return transferring(question.seat, card, game.state().zone(card), to);
        }
        Prompt::Card { verb, .. } => with(verb),
        _ => "innovation-do-choose",
    };
    Phrase::new(key).with("card", full_name(card))
}

/// What is done with a card, without whose it is.
fn with(verb: Verb) -> &'static str {
    match verb {
        Verb::Meld => "innovation-do-meld",
        Verb::Tuck | Verb::Endorse => "innovation-do-tuck",
        Verb::Score | Verb::Fade => "innovation-do-score",
        Verb::Return => "innovation-do-return",
        Verb::Place => "innovation-do-place",
        Verb::Transfer(_) | Verb::TransferToScore | Verb::TransferToAnyBoard => "innovation-do-transfer",
        Verb::Exchange(_) => "innovation-do-exchange",
        Verb::Reveal => "innovation-do-reveal",
        Verb::Keep(_) => "innovation-do-keep",
        Verb::Execute | Verb::ExecuteAsIf => "innovation-do-execute",
        Verb::Order => "innovation-do-order",
        Verb::Remove => "innovation-do-remove",
        Verb::Foreshadow => "innovation-do-foreshadow",
        Verb::Achieve => "innovation-do-achieve-card",
        Verb::Name => "innovation-do-name",
        Verb::Promote => "innovation-do-promote",
        Verb::Choose | Verb::Take | Verb::Karma => "innovation-do-choose",
    }
}

/// Whether a card of the forecast can be promoted.
pub fn is_promotion(game: &Match<Innovation>) -> bool {
    game.question().is_some_and(|question| matches!(question.prompt, Prompt::Card { verb: Verb::Promote, .. }))
}

/// A card that goes to somebody, comes from somebody, or moves within what one player has.
fn transferring(seat: Seat, card: Card, from: Zone, to: Zone) -> Phrase {
    let (key, other) = match (from.owner(), to.owner()) {
        (Some(giver), Some(taker)) if giver == seat && taker != seat => ("innovation-do-give", taker),
        (Some(giver), Some(taker)) if giver != seat && taker == seat => ("innovation-do-take", giver),
        (giver, taker) => {
            let key = match to {
                Zone::Hand(_) if giver == Some(seat) && taker == giver => "innovation-do-pick-up",
                Zone::Board(_) if giver == Some(seat) && taker == giver => "innovation-do-lay-down",
                _ => "innovation-do-transfer",
            };
            return Phrase::new(key).with("card", full_name(card));
        }
    };
    Phrase::new(key).with("card", full_name(card)).with("name", other).with("to", spot(to))
}

fn with_colour(state: &Innovation, prompt: Option<Prompt>, colour: Colour) -> Phrase {
    let splays = |splay: Splay| Phrase::new("innovation-do-splay").with("splay", splay.word());
    let words = match prompt {
        Some(Prompt::Splay(splay)) => splays(splay),
        // The decree that asks for a colour splays it up.
        Some(Prompt::Decree(_)) => splays(Splay::Up),
        _ => own_answer(state, prompt, Thing::Colour),
    };
    words.with("colour", tone(colour))
}

/// The first or second thing that a card offers, or where a relic goes.
fn option(state: &Innovation, prompt: Option<Prompt>, number: u8) -> Phrase {
    if let Some(Prompt::Seize(_)) = prompt {
        return Phrase::new(if number == 0 { "innovation-do-seize-achievement" } else { "innovation-do-seize-hand" });
    }
    let Some(running) = prompt.and_then(|prompt| state.asking(prompt)) else { return Phrase::default() };
    let highest = state.player(running.acting()).highest_score();
    Phrase::new(format!("innovation-answer-{}-{}", running.card().print().id, number + 1)).with("above", highest + 1)
}

fn refusal(prompt: Option<Prompt>) -> Phrase {
    Phrase::new(match prompt {
        Some(Prompt::Card { verb: Verb::Promote, .. }) => "innovation-do-promote-none",
        Some(Prompt::Card { need: Need::More { .. }, .. }) => "innovation-no-more",
        Some(Prompt::Splay(_)) => "innovation-no-splay",
        Some(Prompt::Whether(Deed::Dogma(_))) => "innovation-do-without",
        Some(Prompt::Whether(_)) => "innovation-no",
        Some(Prompt::Display) => "innovation-do-leave",
        _ => "innovation-do-without",
    })
}

/// What a choice does, with everything that follows at once, in one sentence.
pub fn describe(game: &Match<Innovation>, choice: Choice) -> Phrase {
    match and(reached(game, choice).into_iter().chain(gains(game, choice)).map(spelled_out)) {
        Some(brings) => Phrase::new("innovation-describe").with("what", what(game, choice)).with("brings", brings),
        None => what(game, choice),
    }
}

/// What stands on a choice's button.
pub fn button(game: &Match<Innovation>, choice: Choice) -> Phrase {
    let words = match choice {
        Choice::Colour(colour) => match game.question().map(|question| question.prompt) {
            Some(Prompt::Splay(_)) => Phrase::new("innovation-button-splay").with("colour", tone(colour)),
            _ => colour_name(colour),
        },
        Choice::Back { set, value, .. } => back(Back { set, value }),
        Choice::Pile(pile) => back(pile),
        Choice::Value(value) => Phrase::new("innovation-value").with("age", value),
        Choice::Achieve(age) => Phrase::new("innovation-achieve").with("age", age),
        Choice::Draw => {
            let (state, seat) = (game.state(), game.state().current());
            match state.pile_drawn(seat, Set::Base, state.drawn_value(seat)) {
                Some(back) => Phrase::new("innovation-draw").with("age", back.value),
                None => Phrase::new("innovation-draw-end"),
            }
        }
        _ => deed(game, choice),
    };
    words.in_english()
}

/// The verb on the confirming button.
pub fn verb(game: &Match<Innovation>, choice: Choice) -> Phrase {
    let prompt = game.question().map(|question| question.prompt);
    let words = Phrase::new(match (choice, prompt) {
        (Choice::Dogma(_), _) => return what(game, choice),
        (Choice::Endorse(card), _) => {
            return Phrase::new("innovation-verb-endorse").with("card", card_name(card)).in_english();
        }
        (Choice::Draw, _) => "innovation-verb-draw",
        (Choice::Meld(_), _) => "innovation-verb-meld",
        (Choice::Inspire(_), _) => "innovation-verb-inspire",
        (Choice::Decree(_), _) if !takes(prompt) => "innovation-verb-decree",
        (Choice::Achieve(_), _) => "innovation-verb-achieve",
        // Their own buttons say what they do; the display's as well.
        (Choice::Pass | Choice::AsTheyLie | Choice::Yes, _) | (Choice::Card(_), Some(Prompt::Display)) => {
            return Phrase::new("innovation-confirm").in_english();
        }
        (_, Some(Prompt::Action { .. } | Prompt::Achievement)) => "innovation-verb-achieve",
        (_, Some(Prompt::Seize(_))) => "innovation-verb-seize",
        (_, Some(Prompt::Splay(_))) => "innovation-verb-splay",
        (_, Some(Prompt::Card { verb, .. })) => match verb {
            Verb::Meld => "innovation-verb-meld",
            Verb::Tuck | Verb::Endorse => "innovation-verb-tuck",
            Verb::Score | Verb::Fade => "innovation-verb-score",
            Verb::Return => "innovation-verb-return",
            Verb::Place => "innovation-verb-place",
            Verb::Transfer(_) | Verb::TransferToScore | Verb::TransferToAnyBoard => "innovation-verb-transfer",
            Verb::Take => "innovation-verb-transfer",
            Verb::Exchange(_) => "innovation-verb-exchange",
            Verb::Reveal => "innovation-verb-reveal",
            Verb::Keep(_) => "innovation-verb-keep",
            Verb::Execute | Verb::ExecuteAsIf => "innovation-verb-execute",
            Verb::Order => "innovation-verb-order",
            Verb::Remove => "innovation-verb-remove",
            Verb::Foreshadow => "innovation-verb-foreshadow",
            Verb::Achieve => "innovation-verb-achieve",
            Verb::Name => "innovation-verb-name",
            Verb::Promote => "innovation-verb-promote",
            Verb::Choose | Verb::Karma => "innovation-verb-choose",
        },
        _ => "innovation-verb-choose",
    });
    words.in_english()
}
