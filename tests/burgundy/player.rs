//! A player with a plan: what the tests do at the table.

use fireside::engine::{Flow, Game, Question, Script};
use fireside::games::burgundy::situation::is_called;
use fireside::games::burgundy::{
    Action, Burgundy, Card, Choice, Event, Goods, Kind, Prompt, Situation, Source, Spot, Stack,
};
use std::collections::VecDeque;

/// Something to do next, in the words of the rules. The first choice that fits is taken.
#[derive(Clone, Copy, Debug)]
pub enum Do<'a> {
    Take(&'a str),
    /// Where there is only one spot, or it does not matter.
    Place(&'a str),
    /// On the first fan of a kind.
    PlaceOn(&'a str, Kind),
    /// Beside the others.
    PlaceNew(&'a str),
    Sell(Goods),
    Workers,
    Silver,
    Convert,
    Buy,
    Pass,
    Keep(&'a str),
    Use(&'a str),
    GiveUp(&'a str),
    Draw(Stack),
    Bonus(u8),
    HandIn(u8, u8),
}

impl Do<'_> {
    fn fits(self, game: &Burgundy, choice: Choice) -> bool {
        match (self, choice) {
            (Do::Take(name), Choice::Act(_, Action::Take(card)))
            | (Do::Place(name), Choice::Act(_, Action::Place(card, _)))
            | (Do::PlaceNew(name), Choice::Act(_, Action::Place(card, Spot::New)))
            | (Do::Keep(name), Choice::Keep(card))
            | (Do::Use(name), Choice::Use(card))
            | (Do::GiveUp(name), Choice::GiveUp(card)) => is_called(card, name),
            (Do::PlaceOn(name, kind), Choice::Act(_, Action::Place(card, Spot::On(fan)))) => {
                let seat = game.current().expect("a turn");
                is_called(card, name) && game.player(seat).estate()[usize::from(fan)].kind() == kind
            }
            (Do::Sell(wanted), Choice::Act(_, Action::Sell(sort))) => wanted == sort,
            (Do::Workers, Choice::Act(_, Action::Workers))
            | (Do::Silver, Choice::Act(_, Action::Silver))
            | (Do::Convert, Choice::Act(_, Action::Convert))
            | (Do::Buy, Choice::Buy)
            | (Do::Pass, Choice::Pass) => true,
            (Do::Draw(wanted), Choice::Draw(stack)) => wanted == stack,
            (Do::Bonus(wanted), Choice::Bonus(number)) => wanted == number,
            (Do::HandIn(w, s), Choice::HandIn { workers, silver }) => (w, s) == (workers, silver),
            _ => false,
        }
    }
}

/// What came of it.
pub struct After {
    pub game: Burgundy,
    pub events: Vec<Event>,
    pub questions: Vec<Question<Burgundy>>,
    /// The question that waits, if one does.
    pub waiting: Option<Question<Burgundy>>,
    /// How the last step ended.
    pub flow: Flow,
}

/// Does everything in turn and stops at the next question or at the end of the step.
///
/// # Panics
/// When something is not offered.
pub fn play(situation: Situation, plan: &[Do]) -> After {
    go_on(situation.build(), plan)
}

/// As [`play`], from a state.
pub fn go_on(mut game: Burgundy, plan: &[Do]) -> After {
    let mut left: VecDeque<Do> = plan.iter().copied().collect();
    let empty = std::cell::Cell::new(left.is_empty());
    let mut script = Script::by(|game: &Burgundy, question: &Question<Burgundy>| {
        let next = left.pop_front()?;
        empty.set(left.is_empty());
        let choice = question.choices.iter().copied().find(|choice| next.fits(game, *choice));
        assert!(choice.is_some(), "{next:?} is not offered: {question:?}");
        choice
    });
    let mut flow = game.step(&mut script);
    while flow.is_ok() && !empty.get() {
        flow = game.step(&mut script);
    }
    let waiting = script.waiting().cloned();
    let (events, questions) = (std::mem::take(&mut script.events), std::mem::take(&mut script.questions));
    drop(script);
    assert!(left.is_empty(), "nobody asked for {left:?}");
    After { game, events, questions, waiting, flow }
}

impl After {
    pub fn prompt(&self) -> Option<Prompt> {
        self.waiting.as_ref().map(|question| question.prompt)
    }

    pub fn choices(&self) -> &[Choice] {
        self.waiting.as_ref().map_or(&[], |question| &question.choices)
    }

    pub fn offers(&self, what: Do) -> bool {
        self.choices().iter().any(|choice| what.fits(&self.game, *choice))
    }

    /// The points told for a source, whoever got them.
    pub fn points(&self, source: Source) -> i16 {
        self.events
            .iter()
            .map(|event| if let Event::Scored(_, from, n) = event { (*from == source) as i16 * n } else { 0 })
            .sum()
    }

    /// The cards of all offered choices of a sort.
    pub fn cards(&self, of: impl Fn(Action) -> Option<Card>) -> Vec<Card> {
        let mut cards: Vec<Card> = Vec::new();
        for choice in self.choices() {
            if let Choice::Act(_, action) = choice
                && let Some(card) = of(*action)
                && !cards.contains(&card)
            {
                cards.push(card);
            }
        }
        cards
    }

    pub fn takable(&self) -> Vec<Card> {
        self.cards(|action| if let Action::Take(card) = action { Some(card) } else { None })
    }

    pub fn placeable(&self) -> Vec<Card> {
        self.cards(|action| if let Action::Place(card, _) = action { Some(card) } else { None })
    }
}

/// Whether these are the cards with these names, in any order.
pub fn are(cards: &[Card], names: &[impl AsRef<str>]) -> bool {
    let mut left: Vec<Card> = cards.to_vec();
    let found = names.iter().all(|name| {
        let at = left.iter().position(|card| is_called(*card, name.as_ref()));
        at.map(|at| left.remove(at)).is_some()
    });
    found && left.is_empty()
}
