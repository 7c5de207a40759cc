//! Answers to the questions of the game, from the steps of a scenario.
//!
//! The game asks for one card after the other, scenarios name several at once. The game asks which card to keep where scenarios
//! name those that go. "Any order" answers what is asked about the order, so that the cards come to lie as the scenario expects.

use super::file::{Display, Expected};
use super::said::meant;
use super::steps::{Item, Step, What};
use super::words::{colour, pile};
use fireside::engine::{Question, Seat};
use fireside::games::innovation::{Back, Card, Choice, Colour, Innovation, Need, Prompt, Thing, Verb, Zone};
use std::collections::VecDeque;

type Asked = Question<Innovation>;

pub struct Answers<'s> {
    steps: VecDeque<Step>,
    expected: &'s Expected,
    /// The pick that is being dealt with, item by item.
    pick: Option<Started>,
    /// The table at the question before.
    before: Option<Innovation>,
    complaint: Option<String>,
}

/// A pick of which an item was taken.
struct Started {
    seat: Seat,
    left: Vec<Item>,
    any_order: bool,
    /// Whether it was one of the things that a card offers.
    was_option: bool,
}

impl<'s> Answers<'s> {
    pub fn new(steps: Vec<Step>, expected: &'s Expected) -> Answers<'s> {
        Answers { steps: steps.into(), expected, pick: None, before: None, complaint: None }
    }

    /// The answer to a question; `None` when the steps are at their end or do not fit.
    pub fn next(&mut self, game: &Innovation, asked: &Asked) -> Option<Choice> {
        let answer = self.answer(game, asked);
        self.before = Some(game.clone());
        match answer {
            Ok(choice) => choice,
            Err(complaint) => {
                self.complaint = Some(format!("{complaint} (p{} is asked {:?})", asked.seat.0 + 1, asked.prompt));
                None
            }
        }
    }

    /// Whether all steps were taken when the game stopped so.
    pub fn finish(mut self, game: &Innovation) -> Result<(), String> {
        if let Some(complaint) = self.complaint.take() {
            return Err(complaint);
        }
        self.close_pick(game)?;
        let open = self.steps.iter().filter(|step| !self.is_idle(game, step)).count();
        if open == 0 { Ok(()) } else { Err(format!("the last {open} steps are not asked for")) }
    }

    fn answer(&mut self, game: &Innovation, asked: &Asked) -> Result<Option<Choice>, String> {
        if let Some(choice) = self.go_on(game, asked) {
            return Ok(Some(choice));
        }
        self.close_pick(game)?;
        let none_first = asked.choices.contains(&Choice::AsTheyLie);
        let orders = |step: &Step| {
            step.seat == asked.seat && (matches!(step.what, What::AnyOrder) || is_offered(game, asked, step))
        };
        // Of others it was said, and never asked.
        let unasked = |step: &&Step| matches!(step.what, What::AnyOrder) && step.seat != asked.seat;
        let unasked = self.steps.iter().take_while(unasked).count();
        if none_first && !self.steps.get(unasked).is_some_and(orders) {
            return Ok(Some(Choice::AsTheyLie));
        }
        if let Some(choice) = self.value_first(asked) {
            return Ok(Some(choice));
        }
        // Between two cards of a pick a card may ask what is done with each.
        let between = self.pick.as_ref().is_some_and(|pick| pick.was_option);
        if matches!(asked.prompt, Prompt::Card { need: Need::More { .. }, .. })
            && !between
            && self.pick.take().is_some()
        {
            return Ok(Some(Choice::Pass));
        }
        self.pick = None;
        loop {
            let Some(step) = self.steps.front() else { return Ok(None) };
            match &step.what {
                What::AnyOrder => {
                    if let Some(choice) = self.any_order(game, asked) {
                        return Ok(Some(choice));
                    }
                    self.steps.pop_front();
                }
                _ if step.seat != asked.seat || !is_offered(game, asked, step) => {
                    if !self.is_idle(game, step) {
                        return Err(format!("p{} should answer {:?}", step.seat.0 + 1, step.what));
                    }
                    let declines = step.seat == asked.seat
                        && step.is_colour()
                        && matches!(asked.prompt, Prompt::Thing(Thing::Colour, _));
                    self.steps.pop_front();
                    if declines && asked.choices.contains(&Choice::Pass) {
                        return Ok(Some(Choice::Pass));
                    }
                }
                What::Act(choice) => {
                    let choice = *choice;
                    self.steps.pop_front();
                    return Ok(Some(choice));
                }
                What::Endorse(colour) => {
                    let choice = endorsed(game, asked, *colour);
                    self.steps.pop_front();
                    return Ok(choice);
                }
                What::Display(what) => {
                    let choice = displayed(game, asked, *what);
                    self.steps.pop_front();
                    return Ok(choice);
                }
                What::Pick { .. } => {
                    let Some(step) = self.steps.pop_front() else { return Ok(None) };
                    return self.begin(game, asked, step).map(Some);
                }
            }
        }
    }

    /// Where a scenario says whether before it says which value, the game asks for the value first: any will do for "no".
    fn value_first(&mut self, asked: &Asked) -> Option<Choice> {
        let picks = |step: Option<&Step>, fits: fn(&Item) -> bool| match step {
            Some(Step { seat, what: What::Pick { items, .. }, .. }) if *seat == asked.seat => {
                matches!(items.as_slice(), [item] if fits(item))
            }
            _ => false,
        };
        if asked.prompt != Prompt::Thing(Thing::Value, Need::Must) {
            return None;
        }
        if picks(self.steps.front(), |item| *item == Item::No) {
            return asked.choices.first().copied();
        }
        if picks(self.steps.front(), |item| *item == Item::Yes)
            && picks(self.steps.get(1), |item| matches!(item, Item::Value(_)))
        {
            self.steps.swap(0, 1);
        }
        None
    }

    /// The next item of the pick that is being dealt with.
    fn go_on(&mut self, game: &Innovation, asked: &Asked) -> Option<Choice> {
        let mut pick = self.pick.take()?;
        let choice = (pick.seat == asked.seat).then(|| self.take(game, asked, &mut pick)).flatten();
        self.pick = Some(pick);
        choice
    }

    /// Nothing may be left of a pick but cards that went without a question.
    fn close_pick(&self, game: &Innovation) -> Result<(), String> {
        let Some(pick) = &self.pick else { return Ok(()) };
        let open = pick.left.iter().filter(|item| !self.went(game, item)).count();
        if open == 0 { Ok(()) } else { Err(format!("{open} of the picked cards are not asked for")) }
    }

    /// Whether it is a card that has gone elsewhere since the question before: it was forced.
    fn went(&self, game: &Innovation, item: &Item) -> bool {
        match (item.card(), &self.before) {
            (Some(card), Some(before)) => before.zone(card) != game.zone(card),
            _ => false,
        }
    }

    /// Whether a step that does not fit makes no difference: its cards went in any case, its colour has nothing to rearrange, it declines.
    fn is_idle(&self, game: &Innovation, step: &Step) -> bool {
        match &step.what {
            What::AnyOrder => true,
            What::Act(_) | What::Endorse(_) | What::Display(_) => false,
            What::Pick { .. } if step.can_be_forced && !step.is_colour() => true,
            What::Pick { items, .. } => match items.as_slice() {
                [Item::Colour(colour)] => game.player(step.seat).stack(*colour).cards().len() < 2,
                // What cannot be done is not asked.
                [Item::No] => true,
                items => !items.is_empty() && items.iter().all(|item| self.went(game, item)),
            },
        }
    }

    fn begin(&mut self, game: &Innovation, asked: &Asked, step: Step) -> Result<Choice, String> {
        let What::Pick { items, any_order } = step.what else { return Err("not a pick".to_owned()) };
        let can_decline = asked.choices.contains(&Choice::Pass);
        if step.optional && !can_decline {
            return Err("it should be possible to decline".to_owned());
        }
        match items.as_slice() {
            [] | [Item::No] if can_decline => return Ok(Choice::Pass),
            [Item::Yes] if asked.choices.contains(&Choice::Yes) => return Ok(Choice::Yes),
            [Item::Yes] if can_decline => return self.agreed(game, asked),
            _ => {}
        }
        // Where a scenario says which value cards have, the game asks for the first of them.
        let of_value = |choice: &Choice| match (items.as_slice(), choice) {
            ([Item::Value(value)], Choice::Card(card)) => card.printed_value() == *value,
            _ => false,
        };
        let first = asked.choices.iter().copied().filter(of_value).min_by_key(|choice| self.rank(asked, *choice));
        if first.is_some() {
            return first.ok_or_else(|| "a card of this value is offered".to_owned());
        }
        // What is said of it may be asked for in more questions than one.
        if let [Item::Said(words)] = items.as_slice()
            && let Some((_, left)) = meant(game, asked, words)
            && !left.is_empty()
        {
            let what = What::Pick { items: vec![Item::Said(left)], any_order: false };
            self.steps.push_front(Step { seat: asked.seat, what, optional: false, can_be_forced: true });
        }
        let mut pick = Started { seat: asked.seat, left: items, any_order, was_option: false };
        let choice = self.take(game, asked, &mut pick).ok_or("the pick is not offered")?;
        pick.was_option = matches!(choice, Choice::Option(_));
        self.pick = Some(pick);
        Ok(choice)
    }

    /// "Yes" to a question that asks for the first card at once: the cards follow, their order is free, or there is only one.
    fn agreed(&mut self, game: &Innovation, asked: &Asked) -> Result<Choice, String> {
        let Some(step) = self.steps.front().filter(|step| step.seat == asked.seat) else {
            return only(asked).ok_or_else(|| "yes to which?".to_owned());
        };
        match &step.what {
            What::AnyOrder => self.by_rank(asked).ok_or_else(|| "yes to which?".to_owned()),
            What::Pick { items, .. } if items.iter().any(|item| fits(game, asked, item).is_some()) => {
                let Some(step) = self.steps.pop_front() else { return Err("yes to which?".to_owned()) };
                self.begin(game, asked, step)
            }
            _ => only(asked).ok_or_else(|| "yes to which?".to_owned()),
        }
    }

    /// The first item that the question offers; with a free order the one that should come first.
    fn take(&self, game: &Innovation, asked: &Asked, pick: &mut Started) -> Option<Choice> {
        if let Prompt::Card { verb: Verb::Keep(_), .. } = asked.prompt {
            return keep(asked, pick);
        }
        let fitting = pick.left.iter().filter_map(|item| Some((item.clone(), fits(game, asked, item)?)));
        let (item, choice) = match pick.any_order {
            true => fitting.min_by_key(|(_, choice)| self.rank(asked, *choice)),
            false => fitting.into_iter().next(),
        }?;
        pick.left.retain(|other| *other != item);
        Some(choice)
    }

    /// An answer to a question about order, if it is one and no later step answers it.
    fn any_order(&self, game: &Innovation, asked: &Asked) -> Option<Choice> {
        let later = self.steps.iter().find(|step| !matches!(step.what, What::AnyOrder));
        let answered = match later {
            Some(Step { seat, what: What::Pick { items, .. }, .. }) if *seat == asked.seat => {
                items.iter().any(|item| fits(game, asked, item).is_some())
            }
            _ => false,
        };
        let must = matches!(asked.prompt, Prompt::Card { need: Need::Must | Need::Each, .. });
        let here = self.steps.front().is_some_and(|step| step.seat == asked.seat);
        if here && must && !answered { self.by_rank(asked) } else { None }
    }

    fn by_rank(&self, asked: &Asked) -> Option<Choice> {
        let cards = asked.choices.iter().copied().filter(|choice| choice.card().is_some());
        cards.min_by_key(|choice| self.rank(asked, *choice))
    }

    /// When a card should move so that it comes to lie where the scenario expects it: the lowest comes first.
    fn rank(&self, asked: &Asked, choice: Choice) -> i32 {
        let (Some(card), Prompt::Card { verb, .. }) = (choice.card(), asked.prompt) else { return 0 };
        let place = |ids: &[String]| ids.iter().position(|id| id == card.print().id).map_or(0, |place| place as i32);
        let pile = self.expected.returned_to_supply.get(&pile(card.back()));
        let found = self.expected.seats().nth(asked.seat.index());
        let mut stacks = found.into_iter().flat_map(|found| &found.board);
        let stack = stacks.find(|(word, _)| colour(word) == Ok(card.colour())).map(|(_, pile)| pile.cards.as_slice());
        match verb {
            Verb::Return | Verb::Place => pile.map_or(0, |ids| place(ids)),
            Verb::Meld | Verb::Promote => stack.map_or(0, |ids| -place(ids)),
            Verb::Tuck | Verb::Endorse | Verb::Order => stack.map_or(0, place),
            _ => 0,
        }
    }
}

/// Whether a step can answer this question.
fn is_offered(game: &Innovation, asked: &Asked, step: &Step) -> bool {
    let can_decline = asked.choices.contains(&Choice::Pass);
    match &step.what {
        What::AnyOrder => false,
        What::Act(choice) => asked.choices.contains(choice),
        What::Endorse(colour) => endorsed(game, asked, *colour).is_some(),
        What::Display(what) => displayed(game, asked, *what).is_some(),
        What::Pick { items, .. } => match items.as_slice() {
            [] | [Item::No | Item::Yes] => can_decline,
            items => items.iter().any(|item| fits(game, asked, item).is_some()),
        },
    }
}

/// The choice to endorse the top card of a colour.
fn endorsed(game: &Innovation, asked: &Asked, colour: Colour) -> Option<Choice> {
    let choice = Choice::Endorse(game.player(asked.seat).stack(colour).top()?);
    asked.choices.contains(&choice).then_some(choice)
}

/// The choice to do this with the artifact on display.
fn displayed(game: &Innovation, asked: &Asked, what: Display) -> Option<Choice> {
    let card = game.player(asked.seat).display()?;
    let choice = match what {
        Display::Dogma => Choice::Dogma(card),
        Display::Return => Choice::Card(card),
        Display::Skip => Choice::Pass,
    };
    (asked.prompt == Prompt::Display).then_some(choice)
}

/// The only thing that can be picked besides declining.
fn only(asked: &Asked) -> Option<Choice> {
    let mut choices = asked.choices.iter().copied().filter(|choice| *choice != Choice::Pass);
    choices.next().filter(|_| choices.next().is_none())
}

/// The card that is kept when those of the pick go.
fn keep(asked: &Asked, pick: &mut Started) -> Option<Choice> {
    let goes =
        |choice: &Choice| choice.card().is_some_and(|card| pick.left.iter().any(|item| item.card() == Some(card)));
    let mut kept = asked.choices.iter().copied().filter(|choice| !goes(choice));
    let (first, second) = (kept.next()?, kept.next());
    if second.is_some() || asked.choices.len() != pick.left.len() + 1 {
        return None;
    }
    pick.left.clear();
    Some(first)
}

/// The choice that an item names, if it is offered.
pub fn fits(game: &Innovation, asked: &Asked, item: &Item) -> Option<Choice> {
    let offered = |choice: Choice| asked.choices.contains(&choice).then_some(choice);
    match *item {
        Item::Yes => offered(Choice::Yes),
        Item::No => offered(Choice::Pass),
        Item::Colour(colour) => offered(Choice::Colour(colour)),
        // The game asks for the first card where a scenario says which value they have.
        Item::Value(value) => offered(Choice::Value(value))
            .or_else(|| {
                let cards = asked.choices.iter().copied();
                cards.filter(|choice| matches!(choice, Choice::Card(card) if card.printed_value() == value)).min()
            })
            // Where a card asks for a bonus and draws two higher, scenarios name what is drawn.
            .or_else(|| offered(Choice::Value(value.checked_sub(2)?))),
        Item::Player(seat) => offered(Choice::Player(seat)),
        Item::Icon(icon) => offered(Choice::Icon(icon)),
        Item::Set(set) => {
            asked.choices.iter().copied().find(|choice| matches!(choice, Choice::Pile(back) if back.set == set))
        }
        Item::Pile(back) => offered(Choice::Pile(back)),
        Item::Decree(decree) => offered(Choice::Decree(decree)),
        Item::Said(ref words) => meant(game, asked, words).map(|(choice, _)| choice),
        Item::CardOrIcon(card, icon) => offered(Choice::Icon(icon)).or_else(|| {
            let is_in_play = game.sets().has(card.set());
            is_in_play.then(|| fits(game, asked, &Item::Card(card))).flatten()
        }),
        Item::Card(card) => offered(Choice::Card(card)).or_else(|| match game.zone(card) {
            Zone::Score(owner) => offered(Choice::Back { owner, set: card.set(), value: card.printed_value() }),
            _ => None,
        }),
        Item::Back { set, value, owner } => {
            let alike = |card: Card| {
                card.back() == Back { set, value }
                    && matches!(game.zone(card), Zone::Hand(seat) | Zone::Score(seat) | Zone::Forecast(seat) if seat == owner)
            };
            let known = asked.choices.iter().copied().find(|choice| choice.card().is_some_and(alike));
            offered(Choice::Back { owner, set, value }).or(known)
        }
    }
}
