//! The steps of a scenario, with their words understood.

use super::file::{self, Action, Display, Pick};
use super::said::{has_definite, understood};
use super::words::{a_seat, card, colour, decree, icon, seat, set};
use fireside::engine::Seat;
use fireside::games::innovation::{Back, Card, Choice, Colour, Decree, Icon, Set};

/// What one player does next.
#[derive(Clone)]
pub struct Step {
    pub seat: Seat,
    pub what: What,
    /// Whether it could be declined.
    pub optional: bool,
    /// Whether the game may answer it by itself, for there is nothing else to choose.
    pub can_be_forced: bool,
}

#[derive(Clone, Debug)]
pub enum What {
    /// An action.
    Act(Choice),
    /// Endorsing the top card of a colour.
    Endorse(Colour),
    /// What is done with the artifact on display.
    Display(Display),
    /// The answer to a choice; empty declines.
    Pick {
        items: Vec<Item>,
        /// Whether the order in which they are dealt with is free.
        any_order: bool,
    },
    /// The order of cards that move at the same time is free.
    AnyOrder,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    Yes,
    No,
    Card(Card),
    /// The card or the icon, which are called the same.
    CardOrIcon(Card, Icon),
    /// Any card with this back.
    Back {
        set: Set,
        value: u8,
        owner: Seat,
    },
    Colour(Colour),
    Value(u8),
    Player(Seat),
    /// This icon.
    Icon(Icon),
    /// The piles of this set: of which value follows.
    Set(Set),
    /// This supply pile.
    Pile(Back),
    /// This decree.
    Decree(Decree),
    /// What is offered and has these words, in as many questions as that takes ([`said`](super::said)).
    Said(Vec<String>),
}

impl Item {
    /// The card that it can name.
    pub fn card(&self) -> Option<Card> {
        match self {
            Item::Card(card) | Item::CardOrIcon(card, _) => Some(*card),
            _ => None,
        }
    }
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
            Some(Step { what: What::Pick { items, .. }, .. }) if names_pile(items, &step).is_some() => {
                items.extend(names_pile(items, &step).map(Item::Pile));
                items.remove(0);
            }
            _ => plan.push(step),
        }
    }
    Ok(plan)
}

/// The pile of a set that was picked and the value that is picked now.
fn names_pile(items: &[Item], step: &Step) -> Option<Back> {
    match (items, &step.what) {
        ([Item::Set(set)], What::Pick { items, .. }) => match items.as_slice() {
            [Item::Value(value)] => Some(Back { set: *set, value: *value }),
            _ => None,
        },
        _ => None,
    }
}

fn understand(step: &file::Step) -> Result<Step, String> {
    if let (Some(display), None, None) = (step.display, &step.action, &step.pick) {
        let what = What::Display(display);
        return Ok(Step { seat: a_seat(&step.player)?, what, optional: step.optional, can_be_forced: false });
    }
    let what = match (&step.action, &step.pick) {
        (Some(Action::Endorse { color }), None) => What::Endorse(colour(color)?),
        (Some(action), None) => What::Act(act(action)?),
        (None, Some(picks)) => match picks.as_slice() {
            [Pick::Word(word)] if word == "any order" => What::AnyOrder,
            picks => What::Pick { items: picks.iter().map(item).collect::<Result<_, _>>()?, any_order: false },
        },
        _ => return Err("a step is an action or a pick".to_owned()),
    };
    let can_be_forced = match &what {
        What::Pick { items, .. } => {
            matches!(items.as_slice(), [Item::Player(_) | Item::Colour(_)])
                || matches!(items.as_slice(), [Item::Said(words)] if has_definite(words))
                || matches!(step.pick.as_deref(), Some([Pick::Normal { .. }, ..]))
        }
        _ => false,
    };
    Ok(Step { seat: a_seat(&step.player)?, what, optional: step.optional, can_be_forced })
}

fn act(action: &Action) -> Result<Choice, String> {
    Ok(match action {
        Action::Draw => Choice::Draw,
        Action::Meld { card: id } => Choice::Meld(card(id)?),
        Action::Dogma { card: id } => Choice::Dogma(card(id)?),
        Action::Achieve { value: Some(value), card: None } => Choice::Achieve(*value),
        Action::Achieve { value: None, card: Some(id) } => Choice::Card(card(id)?),
        Action::Achieve { .. } => return Err("either a value or a card is achieved".to_owned()),
        Action::Decree { decree: word } => Choice::Decree(decree(word)?),
        Action::Inspire { color } => Choice::Inspire(colour(color)?),
        Action::Endorse { .. } => return Err("which card is endorsed depends on the board".to_owned()),
    })
}

/// What a pick names.
pub fn item(pick: &Pick) -> Result<Item, String> {
    Ok(match pick {
        Pick::Value(value) | Pick::Normal { normal: value } => Item::Value(*value),
        Pick::Back { set: word, value, owner } => Item::Back { set: set(word)?, value: *value, owner: a_seat(owner)? },
        Pick::Word(word) => match word.as_str() {
            "yes" => Item::Yes,
            "no" => Item::No,
            word => named(word)?,
        },
    })
}

/// What a word names; what is the name of nothing is said in words.
fn named(word: &str) -> Result<Item, String> {
    Ok(match (colour(word), seat(word), set(word), decree(word), card(word), icon(word)) {
        (Ok(colour), ..) => Item::Colour(colour),
        (_, Some(seat), ..) => Item::Player(seat),
        (_, _, Ok(set), ..) => Item::Set(set),
        (_, _, _, Ok(decree), ..) => Item::Decree(decree),
        (.., Ok(card), Some(icon)) => Item::CardOrIcon(card, icon),
        (.., Ok(card), None) => Item::Card(card),
        (.., Err(_), Some(icon)) => Item::Icon(icon),
        (.., Err(wrong), None) => Item::Said(understood(word).ok_or(wrong)?),
    })
}

/// Whether the second step only says in which order the cards of the first are dealt with.
fn orders(first: &Step, second: &Step) -> bool {
    let (What::Pick { items, .. }, true) = (&first.what, first.seat == second.seat) else { return false };
    let several = items.len() > 1 && items.iter().all(|item| item.card().is_some());
    several
        && match &second.what {
            What::AnyOrder => true,
            What::Pick { items: some, .. } => !some.is_empty() && some.iter().all(|item| items.contains(item)),
            What::Act(_) | What::Endorse(_) | What::Display(_) => false,
        }
}

fn reorder(first: &mut Step, second: Step) {
    let What::Pick { items, any_order } = &mut first.what else { return };
    match second.what {
        What::AnyOrder => *any_order = true,
        What::Pick { items: mut some, .. } => {
            some.extend(items.iter().filter(|item| !some.contains(item)).cloned().collect::<Vec<_>>());
            *items = some;
        }
        What::Act(_) | What::Endorse(_) | What::Display(_) => {}
    }
}
