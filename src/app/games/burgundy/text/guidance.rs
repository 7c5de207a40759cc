//! What helps: why something cannot be done, what a question is about, what speaks for a choice.

use super::things;
use super::words::{effect, gains, goods, kind, name, spelled_out, workers};
use crate::app::i18n::words::Phrase;
use crate::app::narration::facts::is_rest;
use crate::app::narration::{GainSign, and};
use crate::engine::Match;
use crate::games::burgundy::facts::triple_points;
use crate::games::burgundy::{Action, Burgundy, Card, Choice, Face, Goods, Kind, Obstacle, Prompt, Spot, Stack};

/// What is missing while nothing on the board can be done.
pub fn missing(game: &Match<Burgundy>) -> Option<Phrase> {
    let short = game.state().workers_to_anything(game.question()?)?;
    Some(Phrase::new("burgundy-missing").with("short", short))
}

/// Why a choice that is not offered cannot be made now.
pub fn why_not(game: &Match<Burgundy>, choice: Choice) -> Option<Phrase> {
    let question = game.question()?;
    let by = match choice {
        Choice::Act(_, Action::Place(..)) => "place",
        Choice::Act(_, Action::Sell(_)) => "sell",
        _ => "take",
    };
    Some(match game.state().obstacle(question, choice)? {
        Obstacle::Workers { short, wanted, nearest } => Phrase::new("burgundy-why-workers")
            .with("short", short)
            .with("by", by)
            .with("wanted", wanted.number())
            .with("nearest", nearest.number()),
        Obstacle::Spot => Phrase::new("burgundy-why-spot"),
        Obstacle::NoGoods(sort) => Phrase::new("burgundy-why-goods").with("sort", goods(sort)),
        Obstacle::Material(short) => Phrase::new("burgundy-why-material").with("short", short),
        Obstacle::Silver(short) => Phrase::new("burgundy-why-silver").with("short", short),
        Obstacle::Bought => Phrase::new("burgundy-why-bought"),
        Obstacle::NoCards => Phrase::new("burgundy-why-no-cards"),
        Obstacle::OtherKind => other_kind(question.prompt),
        Obstacle::EmptyStack => Phrase::new("burgundy-why-empty"),
        Obstacle::OtherStack => Phrase::new("burgundy-why-other-stack").with("what", wanted_stacks(question.prompt)),
        Obstacle::OnlyByEffect(stack) => Phrase::new("burgundy-why-effect").with("what", stacks(stack)),
        Obstacle::Question => Phrase::new("burgundy-why-first").with("ask", super::words::ask(game, None)),
    })
}

/// What the building takes that was placed.
fn other_kind(prompt: Prompt) -> Phrase {
    let Prompt::TakeFor(building) = prompt else { return Phrase::new("burgundy-why-spot") };
    let face = Face { kind: Kind::Building, building: Some(building), die: crate::games::burgundy::Die::new(1) };
    Phrase::new("burgundy-why-kind").with("card", name(face)).with("effect", effect(face))
}

/// How messages tell the stacks apart.
fn stacks(stack: Stack) -> &'static str {
    if Stack::GOODS.contains(&stack) { "goods" } else { "animals" }
}

fn wanted_stacks(prompt: Prompt) -> &'static str {
    if matches!(prompt, Prompt::GoodsStack(_)) { "goods" } else { "animals" }
}

/// What this kind of question is about.
pub fn explanations(game: &Match<Burgundy>) -> Vec<Phrase> {
    let key = |prompt: Prompt| match prompt {
        Prompt::Turn => "burgundy-about-turn",
        Prompt::Castle => "burgundy-about-castle",
        Prompt::ExtraAction(_) => "burgundy-about-extra",
        Prompt::AfterAction => "burgundy-about-after",
        Prompt::Purchase => "burgundy-about-purchase",
        Prompt::MakeRoom(_) => "burgundy-about-room",
        Prompt::HandIn => "burgundy-about-hand-in",
        Prompt::TakeFor(_) => "burgundy-about-take-for",
        Prompt::TownHall => "burgundy-about-town-hall",
        Prompt::Warehouse => "burgundy-about-warehouse",
        Prompt::GoodsStack(_) => "burgundy-about-goods",
        Prompt::AnimalStack(_) => "burgundy-about-animals",
        Prompt::AnyStack => "burgundy-about-any-stack",
        Prompt::PassageBonus(_) => "burgundy-about-bonus",
    };
    game.question().map(|question| Phrase::new(key(question.prompt))).into_iter().collect()
}

/// What lies on the board and is met for the first time.
pub fn meetings(game: &Match<Burgundy>) -> Vec<(&'static str, Vec<String>)> {
    let Some(question) = game.question().filter(|question| question.prompt == Prompt::Turn) else { return Vec::new() };
    let player = game.state().player(question.seat);
    let goods = Goods::ALL.into_iter().filter(|sort| player.goods()[sort.index()] > 0).map(things::goods).collect();
    let one = |thing: &str, lies: bool| Vec::from_iter(lies.then(|| thing.to_owned()));
    let mut met = vec![
        ("burgundy-meet-workers", one(things::WORKERS, player.workers() > 0)),
        ("burgundy-meet-silver", one(things::SILVER, player.silver() > 0)),
        ("burgundy-meet-goods", goods),
        ("burgundy-meet-bonuses", one(things::BONUSES, true)),
    ];
    met.retain(|(_, things)| !things.is_empty());
    met
}

/// What tells a choice from another one that is named alike: the card's number, the die it is done with.
pub fn detail(game: &Match<Burgundy>, choice: Choice) -> Option<Phrase> {
    let card = match choice {
        Choice::Act(_, Action::Take(card) | Action::Place(card, _)) | Choice::Keep(card) | Choice::GiveUp(card) => {
            Some(Phrase::new("burgundy-detail-card").with("number", card.die().number()))
        }
        _ => None,
    };
    let die = match choice {
        Choice::Act(Some(die), _) => Some(
            Phrase::new("burgundy-detail-die").with("die", die.die().number()).with("workers", workers(game, choice)),
        ),
        _ => None,
    };
    and(card.into_iter().chain(die))
}

/// What speaks for a choice: the place in a triple first, else what it brings.
pub fn merit(game: &Match<Burgundy>, choice: Choice) -> Option<Phrase> {
    let gains = gains(game, choice);
    let mut gains = gains.into_iter().filter(|gain| !is_cost(&gain.words.key) && !is_rest(gain));
    match choice {
        Choice::Act(_, Action::Place(card, spot)) => and([placing(game, card, spot)?]
            .into_iter()
            .chain(gains.find(|gain| matches!(gain.sign, GainSign::Icon(_))).map(|gain| gain.words))),
        Choice::Act(_, Action::Take(card)) | Choice::Keep(card) => collecting(game, card),
        _ => and(gains.take(2).map(spelled_out)),
    }
}

/// Whether a chip says what something costs, or that it brings nothing.
fn is_cost(key: &str) -> bool {
    key.starts_with("burgundy-costs-")
        || matches!(key, "burgundy-gain-nothing" | "burgundy-gain-idle" | "burgundy-gain-rest")
}

/// "First of a triple, 4 points".
fn placing(game: &Match<Burgundy>, card: Card, spot: Spot) -> Option<Phrase> {
    let estate = &game.state().player(game.question()?.seat).estate();
    let (before, of) = match spot {
        Spot::On(fan) => estate.get(usize::from(fan)).map(|fan| (fan.cards().len(), fan.kind()))?,
        Spot::New => (0, card.kind()),
    };
    let of = if of == Kind::Cloister { card.kind() } else { of };
    Some(Phrase::new("burgundy-merit-place").with("nth", before + 1).with("points", triple_points(of)))
}

/// Which card of a triple it can become, with what lies in the estate and among the projects.
fn collecting(game: &Match<Burgundy>, card: Card) -> Option<Phrase> {
    let player = game.state().player(game.question()?.seat);
    let of_kind = player.estate().iter().filter(|fan| !fan.is_full() && fan.kind() == card.kind());
    let placed: usize = of_kind.map(|fan| fan.cards().len()).sum();
    let waiting = player.projects().iter().filter(|project| project.kind() == card.kind()).count();
    Some(
        Phrase::new("burgundy-merit-take")
            .with("nth", (placed + waiting) % 3 + 1)
            .with("kind", kind(card.kind()))
            .with("points", triple_points(card.kind())),
    )
}
