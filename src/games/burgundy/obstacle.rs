//! Why something cannot be done now: for whoever taps what is not on offer.

use super::cards::{Card, Die, Goods};
use super::choice::{Action, Choice, Prompt, Spot, Stack};
use super::facts::{CONVERSION, PURCHASE_CARDS, PURCHASE_SILVER};
use super::state::Burgundy;
use super::turn::workers_needed;
use crate::engine::{Question, Seat};

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// No die can be turned so far.
    Workers {
        /// So many more would do.
        short: u8,
        /// The number it takes.
        wanted: Die,
        /// The die that comes nearest.
        nearest: Die,
    },
    /// The card may not be laid there: a full triple, or another kind.
    Spot,
    /// There is nothing of this sort to sell.
    NoGoods(Goods),
    /// So many more workers or silver would make a point.
    Material(u8),
    /// So much more silver would buy cards.
    Silver(u8),
    /// Cards were bought in this turn.
    Bought,
    /// Fewer than three cards are left to buy.
    NoCards,
    /// The building that was placed takes other kinds.
    OtherKind,
    /// The stack is empty.
    EmptyStack,
    /// What is taken now comes from other stacks.
    OtherStack,
    /// Only the effects of cards and bonuses take from this stack.
    OnlyByEffect(Stack),
    /// What is asked now must be answered first.
    Question,
}

impl Burgundy {
    /// What is in the way of this choice at a question that waits in this state; `None` if it is offered. `Act(None, …)` means with
    /// any of the dice.
    pub fn obstacle(&self, question: &Question<Burgundy>, choice: Choice) -> Option<Obstacle> {
        let offered = question.choices.iter().any(|offered| match (*offered, choice) {
            (Choice::Act(_, one), Choice::Act(None, other)) => one == other,
            (one, other) => one == other,
        });
        if offered {
            return None;
        }
        let is_action = matches!(question.prompt, Prompt::Turn | Prompt::Castle | Prompt::ExtraAction(_));
        Some(match (choice, question.prompt) {
            (Choice::Act(die, action), _) if is_action => {
                let dice = self.dice_for(question, die);
                self.out_of_reach(question.seat, &dice, action).unwrap_or(Obstacle::Question)
            }
            (Choice::Act(_, Action::Take(_)), Prompt::TakeFor(_)) => Obstacle::OtherKind,
            (Choice::Act(_, Action::Place(..)), Prompt::TownHall) => Obstacle::Spot,
            (Choice::Act(_, Action::Sell(sort)), Prompt::Warehouse) => Obstacle::NoGoods(sort),
            (Choice::Draw(stack), _) if self.stack_height(stack) == 0 => Obstacle::EmptyStack,
            (Choice::Draw(_), Prompt::GoodsStack | Prompt::AnimalStack) => Obstacle::OtherStack,
            (Choice::Draw(stack), _) if is_action => Obstacle::OnlyByEffect(stack),
            (Choice::Buy, _) => self.no_purchase(question.seat).unwrap_or(Obstacle::Question),
            _ => Obstacle::Question,
        })
    }

    /// How many workers more would bring something on the board within reach: a card to take or to place, goods to sell. `None` if
    /// something is, if there is nothing there, or if no action is asked for.
    pub fn workers_to_anything(&self, question: &Question<Burgundy>) -> Option<u8> {
        let on_board =
            |choice: &Choice| matches!(choice, Choice::Act(_, Action::Take(_) | Action::Place(..) | Action::Sell(_)));
        if question.choices.iter().any(on_board) {
            return None;
        }
        let player = self.player(question.seat);
        let cards = self.display.iter().flatten().map(|card| Action::Take(*card));
        let projects = player.projects.iter().map(|card| Action::Place(*card, Spot::New));
        let goods = Goods::ALL.into_iter().filter(|sort| player.goods[sort.index()] > 0).map(Action::Sell);
        let short = cards.chain(projects).chain(goods).filter_map(|action| {
            match self.obstacle(question, Choice::Act(None, action)) {
                Some(Obstacle::Workers { short, .. }) => Some(short),
                _ => None,
            }
        });
        short.min()
    }

    /// The dice with which an action can be done; none where it needs no die.
    fn dice_for(&self, question: &Question<Burgundy>, die: Option<Card>) -> Vec<Die> {
        match (die, question.prompt) {
            (Some(card), _) | (None, Prompt::ExtraAction(card)) => vec![card.die()],
            (None, Prompt::Turn) => self.player(question.seat).hand.iter().map(|card| card.die()).collect(),
            _ => Vec::new(),
        }
    }

    /// What is in the way of an action with the best of these dice, if anything is.
    fn out_of_reach(&self, seat: Seat, dice: &[Die], action: Action) -> Option<Obstacle> {
        let player = self.player(seat);
        let wanted: Vec<Die> = match action {
            Action::Take(card) => self.row_of(card).into_iter().collect(),
            Action::Place(card, _) => vec![card.die()],
            Action::Sell(sort) if player.goods[sort.index()] == 0 => return Some(Obstacle::NoGoods(sort)),
            Action::Sell(sort) => sort.dice().to_vec(),
            Action::Convert => {
                let short = CONVERSION.saturating_sub(player.workers + player.silver);
                return (short > 0).then_some(Obstacle::Material(short));
            }
            Action::Workers | Action::Silver => Vec::new(),
        };
        let ways = wanted.iter().flat_map(|wanted| dice.iter().map(move |die| (*wanted, *die)));
        let best = ways.min_by_key(|(wanted, die)| workers_needed(Some(*die), *wanted));
        if let Some((wanted, nearest)) = best {
            let short = workers_needed(Some(nearest), wanted).saturating_sub(player.workers);
            if short > 0 {
                return Some(Obstacle::Workers { short, wanted, nearest });
            }
        }
        match action {
            Action::Place(card, spot) if !player.spots(card.kind()).any(|offered| offered == spot) => {
                Some(Obstacle::Spot)
            }
            _ => None,
        }
    }

    /// Why cards cannot be bought, if that is so.
    fn no_purchase(&self, seat: Seat) -> Option<Obstacle> {
        match () {
            () if self.bought => Some(Obstacle::Bought),
            () if self.player(seat).silver < PURCHASE_SILVER => {
                Some(Obstacle::Silver(PURCHASE_SILVER - self.player(seat).silver))
            }
            () if self.draw.len() + self.discard.len() < PURCHASE_CARDS => Some(Obstacle::NoCards),
            () => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Halt, Match, Script, Stream};
    use crate::games::burgundy::{Options, Situation};
    use std::collections::HashMap;
    use std::mem::discriminant;

    /// Everything that somebody could want to do on this table.
    fn wishes(state: &Burgundy, question: &Question<Burgundy>) -> Vec<Choice> {
        let player = state.player(question.seat);
        let spots = || (0..player.estate.len() as u8).map(Spot::On).chain([Spot::New]);
        let cards = state.display.iter().flatten().map(|card| Action::Take(*card));
        let places = player.projects.iter().flat_map(|card| spots().map(|spot| Action::Place(*card, spot)));
        let others = [Action::Workers, Action::Silver, Action::Convert];
        let actions: Vec<Action> = cards.chain(places).chain(Goods::ALL.map(Action::Sell)).chain(others).collect();
        let dice = player.hand.iter().map(|card| Some(*card)).chain([None]);
        let acts = dice.flat_map(|die| actions.iter().map(move |action| Choice::Act(die, *action)));
        acts.chain(Stack::ALL.map(Choice::Draw)).chain([Choice::Buy]).collect()
    }

    fn is_offered(question: &Question<Burgundy>, wish: Choice) -> bool {
        let any_die = |offered: &Choice| match (*offered, wish) {
            (Choice::Act(_, one), Choice::Act(None, other)) => one == other,
            _ => false,
        };
        question.choices.contains(&wish) || question.choices.iter().any(any_die)
    }

    #[test]
    fn something_is_in_the_way_of_all_that_is_not_offered_and_of_nothing_else() {
        let mut seen = HashMap::new();
        for (seed, players) in (0..).zip([1, 2, 3, 4].into_iter().cycle()).take(24) {
            let mut game = Match::<Burgundy>::new(Options::default(), players, seed).unwrap();
            let mut stream = Stream::new(seed);
            while let Some(question) = game.question().cloned() {
                for wish in wishes(game.state(), &question) {
                    let obstacle = game.state().obstacle(&question, wish);
                    assert_eq!(obstacle.is_none(), is_offered(&question, wish), "{wish:?} at {:?}", question.prompt);
                    obstacle.iter().for_each(|obstacle| *seen.entry(discriminant(obstacle)).or_insert(0) += 1);
                    if let (Some(Obstacle::Workers { short, .. }), Choice::Act(die, action)) = (obstacle, wish) {
                        enough_workers(game.state(), &question, (die, action), short);
                    }
                }
                let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
                game.answer(choice).unwrap();
            }
        }
        assert_eq!(seen.len(), 10, "all but a stack and a draw pile that have run out");
    }

    /// With so many workers more it could be done, and with fewer not.
    fn enough_workers(
        state: &Burgundy,
        question: &Question<Burgundy>,
        (die, action): (Option<Card>, Action),
        short: u8,
    ) {
        let with = |more: u8| {
            let mut richer = state.clone();
            richer.player_mut(question.seat).workers += more;
            let dice = richer.dice_for(question, die);
            richer.out_of_reach(question.seat, &dice, action)
        };
        assert!(!matches!(with(short), Some(Obstacle::Workers { .. })), "{action:?} with {short} more");
        assert!(matches!(with(short - 1), Some(Obstacle::Workers { .. })), "{action:?} with {short} more");
    }

    #[test]
    fn the_nearest_die_counts_and_the_fewest_workers() {
        let table = Situation::new(2).hand(0, &["any 3", "any 1"]).projects(0, &["mine 5"]).storage(0, 1, 1);
        let mut state = table.build();
        let mut script = Script::of([]);
        assert_eq!(script.run(&mut state), Halt::Ask);
        let question = script.waiting().unwrap();
        let mine = state.player(question.seat).projects[0];
        let obstacle = state.obstacle(question, Choice::Act(None, Action::Place(mine, Spot::New)));
        assert_eq!(obstacle, Some(Obstacle::Workers { short: 1, wanted: Die::new(5), nearest: Die::new(3) }));
        assert_eq!(state.workers_to_anything(question), Some(1));
        assert_eq!(state.obstacle(question, Choice::Buy), Some(Obstacle::Silver(2)));
        assert_eq!(state.obstacle(question, Choice::Act(None, Action::Convert)), Some(Obstacle::Material(1)));
        state.player_mut(question.seat).silver = PURCHASE_SILVER;
        state.draw.truncate(PURCHASE_CARDS - 1);
        assert_eq!(state.obstacle(question, Choice::Buy), Some(Obstacle::NoCards), "{:?}", state.discard);
    }
}
