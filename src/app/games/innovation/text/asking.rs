//! The question in words: which card asks, whose it is, and what is to be decided.

use super::names::{card_name, tone, who};
use super::participation::Participation;
use super::words::{spot, what};
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::{Logged, Match, Question, Seat};
use crate::games::innovation::cards::effects;
use crate::games::innovation::{
    Card, Choice, Deal, Deed, ECHO, Effect, Event, How, INSPIRE, Innovation, KARMA, Need, Origin, Part, Prompt,
    Running, Scope, Splay, Thing, Verb, Zone,
};

/// The question, with the picked choice if there is one: of a dogma it says whom it reaches.
pub fn ask(game: &Match<Innovation>, picked: Option<Choice>) -> Phrase {
    let Some(question) = game.question() else { return Phrase::new("game-over") };
    let asked = match picked {
        // Whoever agrees is told the same question.
        None | Some(Choice::Yes) => open(game, question),
        Some(choice) => verdict(game.state(), question.seat, choice)
            .unwrap_or_else(|| Phrase::new("innovation-ask-picked").with("what", what(game, choice))),
    };
    in_context(game.state(), question, asked).in_english()
}

/// Whom a dogma that is picked hits and who shares it; `None` where that is not certain.
fn verdict(state: &Innovation, seat: Seat, choice: Choice) -> Option<Phrase> {
    let (card, reached) = match choice {
        Choice::Dogma(card) => (card, Participation::of(state, card, seat)),
        Choice::Endorse(card) => (card, Participation::endorsed(state, card, seat)),
        _ => return None,
    };
    reached.measure?;
    let sharing = reached.sharing().count();
    let [hit, sharers] = [and(reached.obeying().map(who)), and(reached.sharing().map(who))];
    let said = |key: &str| Phrase::new(key).with("card", card_name(card));
    Some(match (hit, sharers) {
        (Some(hit), Some(sharers)) => said("innovation-verdict-both").with("names", hit).with("sharers", sharers),
        (Some(hit), None) => said("innovation-verdict-hits").with("names", hit),
        (None, Some(sharers)) => said("innovation-verdict-shared").with("names", sharers).with("count", sharing),
        (None, None) if reached.shared => said("innovation-verdict-alone"),
        (None, None) => said("innovation-verdict-nobody"),
    })
}

/// Whether somebody is compelled, not demanded, to carry out an effect.
pub fn compels(running: &Running) -> bool {
    let effect = effects(running.card()).get(usize::from(running.effect()));
    running.demands() && matches!(effect, Some(Effect::Compel(_)))
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
fn in_context(state: &Innovation, question: &Question<Innovation>, asked: Phrase) -> Phrase {
    let Some(running) = state.asking(question.prompt) else { return asked };
    let (seat, demand) = (question.seat, running.demands());
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
        Prompt::Card { verb: Verb::Choose, need: Need::More { .. }, .. } => {
            own_question(state, question.prompt, "more")
        }
        Prompt::Card { verb: Verb::Choose, .. } => own_question(state, question.prompt, "card"),
        Prompt::Card { verb, from, need } => which_card(question.seat, verb, from, need),
        Prompt::Thing(Thing::Option, _) => {
            let card = chosen(game, question.seat).map(card_name).unwrap_or_default();
            own_question(state, question.prompt, "option").with("card", card)
        }
        Prompt::Thing(thing, _) => own_question(state, question.prompt, thing.word()),
        Prompt::Decree(decree) => Phrase::new(format!("innovation-decree-{}-question", decree.word())),
        Prompt::Achievement => Phrase::new("innovation-question-of-achievement"),
        Prompt::Splay(splay) => splaying(question, splay),
        Prompt::Display => Phrase::new("innovation-ask-display"),
        Prompt::Seize(relic) => Phrase::new("innovation-ask-seize").with("card", card_name(relic)),
        Prompt::Whether(deed) => whether(state, question.seat, deed),
    }
}

/// The words of a question that only the card asks which is carried out now; a card that asks several tells them apart by what is asked
/// (`ask`) and by its effect, counted from 1, with 0 for those that are no dogma effects.
fn own_question(state: &Innovation, prompt: Prompt, ask: &str) -> Phrase {
    let Some(running) = state.asking(prompt) else { return Phrase::default() };
    let effect = if matches!(running.effect(), ECHO | INSPIRE | KARMA) { 0 } else { running.effect() + 1 };
    Phrase::new(format!("innovation-question-{}", running.card().print().id)).with("ask", ask).with("effect", effect)
}

/// The card that this seat chose before, of several that it returned the one whose turn it is: what two things it is about is asked next.
/// What others chose need not be known.
fn chosen(game: &Match<Innovation>, seat: Seat) -> Option<Card> {
    let own = (0..game.cursor()).rev().take_while(|at| game.giver(*at) == Some(seat));
    let own: Vec<(usize, Choice)> = own.filter_map(|at| Some((at, game.record().answers.get(at)?.choice))).collect();
    let decided = own.iter().take_while(|(_, choice)| matches!(choice, Choice::Option(_))).count();
    let before = own[decided..].iter().skip_while(|(_, choice)| *choice == Choice::Pass);
    let returns = |at: usize| matches!(game.prompt(at), Some(Prompt::Card { verb: Verb::Return, .. }));
    let returned: Vec<Card> =
        before.take_while(|(at, _)| returns(*at)).filter_map(|(_, choice)| choice.card()).collect();
    let turn = returned.len().checked_sub(decided + 1).and_then(|at| returned.get(at).copied());
    turn.or_else(|| own.first()?.1.card())
}

/// Who holds a card that can be chosen, as far as this seat knows: a card can be named wherever it is.
pub fn holder(state: &Innovation, seat: Seat, card: Card) -> Option<Seat> {
    match state.zone(card) {
        Zone::Hand(owner) | Zone::Score(owner) | Zone::Forecast(owner) if state.knows(Some(seat), card) => Some(owner),
        _ => None,
    }
}

/// Where the cards lie, as messages tell places of one's own apart: "board" stands for top cards, "bottom" for bottom cards.
fn own_place(from: Origin, seat: Seat) -> &'static str {
    if from.owner() == Some(seat) { place(from) } else { "others" }
}

fn place(from: Origin) -> &'static str {
    match from {
        Origin::Tops(_) => "board",
        Origin::Bottoms(_) => "bottom",
        Origin::Zone(Zone::Board(_)) | Origin::Several | Origin::Anywhere => "others",
        Origin::Zone(zone) => spot(zone),
    }
}

fn which_card(seat: Seat, verb: Verb, from: Origin, need: Need) -> Phrase {
    let own = own_place(from, seat);
    let key = match (verb, need) {
        (Verb::Meld, Need::Each) => "innovation-next-meld",
        (Verb::Tuck, Need::Each) => "innovation-next-tuck",
        (Verb::Return, Need::Each) => "innovation-next-return",
        (Verb::Score, Need::Each) => "innovation-next-score",
        (Verb::Transfer(_), Need::Each) => "innovation-next-transfer",
        (Verb::Remove, _) => "innovation-next-remove",
        (Verb::Return | Verb::Transfer(_), _) if from == Origin::Zone(Zone::Achievements(seat)) => {
            "innovation-which-own-achievement"
        }
        (Verb::Meld, Need::Must) if own == "forecast" => "innovation-which-meld-foreseen",
        (Verb::Meld, Need::Must) if own == "hand" => "innovation-which-meld",
        (Verb::Meld, Need::Must) => "innovation-which-meld-any",
        (Verb::Meld, Need::May) if own == "hand" => "innovation-may-meld",
        (Verb::Meld, Need::May) => "innovation-may-meld-any",
        (Verb::Meld, Need::More { .. }) => "innovation-more-meld",
        (Verb::Tuck, Need::Must) if own == "board" => "innovation-which-tuck-top",
        (Verb::Tuck, Need::Must) if own == "hand" => "innovation-which-tuck",
        (Verb::Tuck, Need::Must) => "innovation-which-tuck-any",
        (Verb::Tuck, Need::May) => "innovation-may-tuck",
        (Verb::Tuck, Need::More { .. }) => "innovation-more-tuck",
        (Verb::Score, Need::Must) => return Phrase::new("innovation-which-score").with("from", own),
        (Verb::Score, _) => return Phrase::new("innovation-may-score").with("from", own),
        (Verb::Return, Need::Must) => return Phrase::new("innovation-which-return").with("from", own),
        (Verb::Return, Need::May) => return Phrase::new("innovation-may-return").with("from", own),
        (Verb::Return, Need::More { .. }) => "innovation-more-return",
        (Verb::Place, _) => "innovation-may-place",
        (Verb::Transfer(to), _) => return which_to_transfer(seat, from, to),
        (Verb::TransferToScore | Verb::TransferToAnyBoard, _) => "innovation-which-transfer",
        (Verb::Exchange(_), _) => "innovation-which-exchange",
        (Verb::Foreshadow, _) => "innovation-which-foreshadow",
        (Verb::Achieve, Need::Must | Need::Each) => "innovation-which-achieve",
        (Verb::Achieve, _) => "innovation-may-achieve",
        (Verb::Reveal, _) => "innovation-which-reveal",
        (Verb::Keep(Zone::Supply), _) => "innovation-which-keep-returned",
        (Verb::Keep(to), _) => {
            return Phrase::new("innovation-which-keep").with("name", to.owner().unwrap_or(seat));
        }
        (Verb::Execute | Verb::ExecuteAsIf, _) => "innovation-which-execute",
        (Verb::Order, _) => "innovation-which-order",
        (Verb::Name, _) => "innovation-which-name",
        (Verb::Take, _) => "innovation-which-take-achieved",
        (Verb::Promote, _) => "innovation-may-promote",
        (Verb::Endorse, _) => "innovation-which-pay",
        (Verb::Fade, _) => "innovation-which-fade",
        (Verb::Karma, _) => "innovation-which-karma",
        // Only the card that asks says what may become of it.
        (Verb::Choose, _) => return Phrase::default(),
    };
    Phrase::new(key)
}

/// What goes to somebody else, comes from somebody else, or moves within what one player has.
fn which_to_transfer(seat: Seat, from: Origin, to: Zone) -> Phrase {
    match (from.owner(), to) {
        (Some(giver), Zone::Hand(taker)) if giver == taker && taker == seat => {
            Phrase::new("innovation-which-pick-up").with("from", own_place(from, seat))
        }
        (Some(giver), Zone::Board(taker)) if giver == taker && taker == seat => {
            Phrase::new("innovation-which-lay-down")
        }
        (giver, to) if giver != Some(seat) && to.owner() == Some(seat) => Phrase::new("innovation-which-take")
            .with("from", place(from))
            .with("name", giver.unwrap_or(seat))
            .with("to", spot(to)),
        (Some(giver), to) if giver == seat && to.owner().is_some_and(|taker| taker != seat) => {
            let phrase = Phrase::new("innovation-which-give").with("from", place(from));
            phrase.with("name", to.owner().unwrap_or(seat)).with("to", spot(to))
        }
        _ => Phrase::new("innovation-which-transfer"),
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
        Deed::Draw { cards } => own_question(state, Prompt::Whether(deed), "whether").with("count", cards),
        Deed::Sentence => own_question(state, Prompt::Whether(deed), "whether"),
        Deed::Dogma(card) => Phrase::new("innovation-whether-dogma").with("card", card_name(card)),
    }
}

#[cfg(test)]
mod tests;
