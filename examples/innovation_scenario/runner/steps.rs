//! The steps of a scenario, with their words understood.

use super::file::{self, Action, Pick};
use super::words::{a_seat, card, colour, seat, set};
use fireside::engine::Seat;
use fireside::games::innovation::{Card, Choice, Colour, Set};

/// What one player does next.
#[derive(Clone)]
pub struct Step {
    pub seat: Seat,
    pub what: What,
    /// Whether it could be declined.
    pub optional: bool,
}

#[derive(Clone, Debug)]
pub enum What {
    /// An action.
    Act(Choice),
    /// Endorsing the top card of a colour.
    Endorse(Colour),
    /// The answer to a choice; empty declines.
    Pick {
        items: Vec<Item>,
        /// Whether the order in which they are dealt with is free.
        any_order: bool,
    },
    /// The order of cards that move at the same time is free.
    AnyOrder,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Yes,
    No,
    Card(Card),
    /// Any card with this back.
    Back {
        set: Set,
        value: u8,
        owner: Seat,
    },
    Colour(Colour),
    Value(u8),
    Player(Seat),
    /// The first (0) or second (1) thing that the card offers.
    Option(u8),
}

impl Step {
    /// Whether it picks one colour.
    pub fn is_colour(&self) -> bool {
        matches!(&self.what, What::Pick { items, .. } if matches!(items.as_slice(), [Item::Colour(_)]))
    }
}

/// Understands the steps. A pick of some of the cards of the pick before it says their order: both become one.
pub fn plan(steps: &[file::Step]) -> Result<Vec<Step>, String> {
    let mut plan: Vec<Step> = Vec::new();
    for step in steps {
        let step = understand(step)?;
        match plan.last_mut() {
            Some(before) if orders(before, &step) => reorder(before, step),
            _ => plan.push(step),
        }
    }
    Ok(plan)
}

fn understand(step: &file::Step) -> Result<Step, String> {
    let what = match (&step.action, &step.pick) {
        (Some(Action::Endorse { color }), None) => What::Endorse(colour(color)?),
        (Some(action), None) => What::Act(act(action)?),
        (None, Some(picks)) => match picks.as_slice() {
            [Pick::Word(word)] if word == "any order" => What::AnyOrder,
            picks => What::Pick { items: picks.iter().map(item).collect::<Result<_, _>>()?, any_order: false },
        },
        _ => return Err("a step is an action or a pick".to_owned()),
    };
    Ok(Step { seat: a_seat(&step.player)?, what, optional: step.optional })
}

fn act(action: &Action) -> Result<Choice, String> {
    Ok(match action {
        Action::Draw => Choice::Draw,
        Action::Meld { card: id } => Choice::Meld(card(id)?),
        Action::Dogma { card: id } => Choice::Dogma(card(id)?),
        Action::Achieve { value } => Choice::Achieve(*value),
        Action::Endorse { .. } => return Err("which card is endorsed depends on the board".to_owned()),
    })
}

/// What a pick names.
pub fn item(pick: &Pick) -> Result<Item, String> {
    Ok(match pick {
        Pick::Value(value) => Item::Value(*value),
        Pick::Back { set: word, value, owner } => Item::Back { set: set(word)?, value: *value, owner: a_seat(owner)? },
        Pick::Word(word) => match word.as_str() {
            "yes" => Item::Yes,
            "no" => Item::No,
            // Evolution offers these two.
            "Draw and Score and Return" => Item::Option(0),
            "Draw a Higher Card" => Item::Option(1),
            word => match (Colour::ALL.into_iter().find(|colour| colour.word() == word), seat(word)) {
                (Some(colour), _) => Item::Colour(colour),
                (None, Some(seat)) => Item::Player(seat),
                (None, None) => Item::Card(card(word)?),
            },
        },
    })
}

/// Whether the second step only says in which order the cards of the first are dealt with.
fn orders(first: &Step, second: &Step) -> bool {
    let (What::Pick { items, .. }, true) = (&first.what, first.seat == second.seat) else { return false };
    let several = items.len() > 1 && items.iter().all(|item| matches!(item, Item::Card(_)));
    several
        && match &second.what {
            What::AnyOrder => true,
            What::Pick { items: some, .. } => !some.is_empty() && some.iter().all(|item| items.contains(item)),
            What::Act(_) | What::Endorse(_) => false,
        }
}

fn reorder(first: &mut Step, second: Step) {
    let What::Pick { items, any_order } = &mut first.what else { return };
    match second.what {
        What::AnyOrder => *any_order = true,
        What::Pick { items: mut some, .. } => {
            some.extend(items.iter().copied().filter(|item| !some.contains(item)).collect::<Vec<_>>());
            *items = some;
        }
        What::Act(_) | What::Endorse(_) => {}
    }
}
