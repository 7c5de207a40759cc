//! What is counted of every seat, before a choice and after it.

use crate::engine::Seat;
use crate::games::burgundy::{Action, Animal, Burgundy, Choice, Goods, Prompt, Source};

/// Something that is counted of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Points from a source.
    Points(Source),
    /// Workers.
    Workers,
    /// Silver.
    Silver,
    /// Whether the next passage, as things stand, begins with them; in the last one, whether they have the start player card.
    Starts,
    /// Goods of a sort.
    Goods(Goods),
    /// Animals of a kind.
    Animals(Animal),
    /// Projects.
    Projects,
    /// Cards in the estate.
    Placed,
    /// Goods of a sort that were sold.
    Sold(Goods),
}

/// All that is counted of a seat, in the order in which it is told.
pub fn counts(state: &Burgundy, seat: Seat) -> Vec<(Counted, i32)> {
    let player = state.player(seat);
    let placed: usize = player.estate().iter().map(|fan| fan.cards().len()).sum();
    let mut counts: Vec<(Counted, i32)> =
        Source::ALL.map(|source| (Counted::Points(source), i32::from(player.points_from(source)))).into();
    counts.extend([
        (Counted::Workers, i32::from(player.workers())),
        (Counted::Silver, i32::from(player.silver())),
        (Counted::Starts, i32::from(state.next_first() == seat)),
    ]);
    counts.extend(Goods::ALL.map(|sort| (Counted::Goods(sort), i32::from(player.goods()[sort.index()]))));
    counts.extend(Animal::ALL.map(|animal| (Counted::Animals(animal), i32::from(player.animals()[animal.index()]))));
    counts.extend([(Counted::Projects, player.projects().len() as i32), (Counted::Placed, placed as i32)]);
    counts.extend(Goods::ALL.map(|sort| (Counted::Sold(sort), i32::from(player.sold()[sort.index()]))));
    counts
}

/// Whether this asks for something new.
pub fn is_turn(prompt: Prompt) -> bool {
    matches!(prompt, Prompt::Turn | Prompt::AfterAction)
}

/// Whether a choice is made for what it brings. Taking brings a card, even where another project is given up for it.
pub fn is_deed(_: Prompt, choice: Choice) -> bool {
    matches!(choice, Choice::Act(..) | Choice::Bonus(_)) && !matches!(choice, Choice::Act(_, Action::Take(_)))
}
