//! Innovation in words: what is asked, what a choice does, how the game stands and ends.

use super::card::colour_name;
use super::text::card_name;
use crate::app::playable::{Gain, ScoreRow};
use crate::app::save::SeatPlan;
use crate::app::words::Phrase;
use crate::engine::{Match, Outcome};
use crate::games::innovation::{Choice, Innovation, Need, Prompt, Verb};

/// Where the game is.
pub fn place(state: &Innovation) -> Phrase {
    match state.turn {
        0 => Phrase::new("innovation-place-opening"),
        turn => Phrase::new("innovation-place").with("turn", u32::from(turn)),
    }
}

/// The question, with the picked choice if there is one.
pub fn ask(game: &Match<Innovation>, picked: Option<Choice>) -> Phrase {
    if let Some(choice) = picked {
        return describe(game, choice);
    }
    let Some(question) = game.question() else { return Phrase::new("game-over") };
    let verb = |verb: Verb| Phrase::new(format!("innovation-verb-{}", verb_word(verb)));
    match question.prompt {
        Prompt::Opening => Phrase::new("innovation-ask-opening"),
        Prompt::Action { .. } => Phrase::new("innovation-ask-action"),
        Prompt::Card(what, Need::Must) => Phrase::new("innovation-ask-card").with("verb", verb(what)),
        Prompt::Card(what, _) => Phrase::new("innovation-ask-card-may").with("verb", verb(what)),
        Prompt::Splay(_) => Phrase::new("innovation-ask-splay"),
        Prompt::Colour => Phrase::new("innovation-ask-colour"),
        Prompt::Value => Phrase::new("innovation-ask-value"),
        Prompt::Player => Phrase::new("innovation-ask-player"),
        Prompt::Whether(_) => Phrase::new("innovation-ask-whether"),
        Prompt::Either => Phrase::new("innovation-ask-either"),
    }
}

const fn verb_word(verb: Verb) -> &'static str {
    match verb {
        Verb::Meld => "meld",
        Verb::Tuck => "tuck",
        Verb::Score => "score",
        Verb::Return => "return",
        Verb::Transfer => "transfer",
        Verb::Reveal => "reveal",
        Verb::Keep => "keep",
        Verb::Execute => "execute",
        Verb::Order => "order",
    }
}

/// What to do while nothing is picked.
pub fn hint(game: &Match<Innovation>) -> Option<Phrase> {
    match game.question()?.prompt {
        Prompt::Action { .. } => Some(Phrase::new("innovation-hint-action")),
        _ => None,
    }
}

/// What a choice does, beforehand.
pub fn describe(game: &Match<Innovation>, choice: Choice) -> Phrase {
    match choice {
        Choice::Meld(card) => Phrase::new("innovation-does-meld").with("card", card_name(card)),
        Choice::Dogma(card) => Phrase::new("innovation-does-dogma").with("card", card_name(card)),
        Choice::Card(card) => Phrase::new("innovation-does-card").with("card", card_name(card)),
        _ => button(game, choice),
    }
}

/// What stands on a choice's button.
pub fn button(_: &Match<Innovation>, choice: Choice) -> Phrase {
    match choice {
        Choice::Achieve(age) => Phrase::new("innovation-does-achieve").with("age", age),
        Choice::Back { value, .. } => Phrase::new("innovation-does-back").with("age", value),
        Choice::Colour(colour) => colour_name(colour),
        Choice::Value(value) => Phrase::new("innovation-does-value").with("age", value),
        Choice::Player(seat) => Phrase::new("innovation-does-player").with("seat", seat.0 + 1),
        Choice::Option(0) => Phrase::new("innovation-option-first"),
        Choice::Option(_) => Phrase::new("innovation-option-second"),
        Choice::Yes => Phrase::new("innovation-yes"),
        Choice::Pass => Phrase::new("innovation-pass"),
        _ => Phrase::new("innovation-does-draw"),
    }
}

/// The verb on the confirming button.
pub fn verb(_: &Match<Innovation>, choice: Choice) -> Phrase {
    match choice {
        Choice::Meld(_) => Phrase::new("innovation-verb-meld"),
        Choice::Dogma(_) => Phrase::new("innovation-does-use"),
        _ => Phrase::new("innovation-do-it"),
    }
}

/// What a choice brings at once.
pub fn gains(_: &Match<Innovation>, _: Choice) -> Vec<Gain> {
    Vec::new()
}

/// The achievements of everybody, for the end screen.
pub fn score_table(state: &Innovation) -> Vec<ScoreRow> {
    let points = state.seats().map(|seat| i32::from(state.achievements(seat))).collect();
    vec![ScoreRow { source: Phrase::new("innovation-achievements-short"), colour: 2, points }]
}

/// How it ended.
pub fn ending(_: &Innovation, outcome: Outcome, seats: &[SeatPlan]) -> Phrase {
    match outcome.winners.iter().next() {
        Some(seat) => Phrase::new("innovation-won").with("name", seats[seat.index()].name.clone()),
        None => Phrase::new("game-over"),
    }
}
