//! Questions that nobody need answer: whatever is said, the same comes.

use super::words::top;
use crate::engine::Match;
use crate::games::burgundy::{Burgundy, Choice, Stack};

/// Of stacks that show the same, the higher one: nothing that anybody knows tells them apart, unless one of them ends.
pub fn settled(game: &Match<Burgundy>) -> Option<Choice> {
    let (question, state) = (game.question()?, game.state());
    let stack = |choice: &Choice| if let Choice::Draw(stack) = choice { Some(*stack) } else { None };
    let stacks: Vec<Stack> = question.choices.iter().map(stack).collect::<Option<_>>()?;
    let first = *stacks.first()?;
    let same = stacks.iter().all(|stack| top(state, *stack) == top(state, first) && state.stack_height(*stack) > 1);
    let highest = stacks.iter().copied().rev().max_by_key(|stack| state.stack_height(*stack))?;
    same.then_some(Choice::Draw(highest))
}
