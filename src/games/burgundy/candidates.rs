//! What each question is about: every candidate with what is in its way. Those without are offered, and whoever taps another one is told
//! what was met here.

use super::cards::{Card, Die, Goods};
use super::choice::{Action, Choice, Prompt, Stack};
use super::facts::{CONVERSION, PASSAGE_BONUSES, PURCHASE_CARDS, PURCHASE_SILVER};
use super::obstacle::Obstacle;
use super::state::{Burgundy, Player};
use super::turn::workers_needed;
use crate::engine::{Question, Seat};
use smallvec::SmallVec;

/// So many choices are listed without memory of their own.
const FEW: usize = 32;

impl Burgundy {
    /// What is offered at a question of the turn.
    pub(super) fn offered(&self, seat: Seat, prompt: Prompt) -> SmallVec<[Choice; FEW]> {
        let mut offered = SmallVec::new();
        self.candidates(seat, prompt, |choice, obstacle| {
            if obstacle.is_none() {
                offered.push(choice);
            }
        });
        offered
    }

    /// Everything that the question is about, in the order of the choices, with what is in the way of it. Of questions that offer all
    /// that they are about, nothing.
    fn candidates(&self, seat: Seat, prompt: Prompt, mut visit: impl FnMut(Choice, Option<Obstacle>)) {
        let player = self.player(seat);
        let no_purchase = self.no_purchase(seat);
        match prompt {
            Prompt::Turn => {
                for die in player.hand() {
                    self.actions(player, Some(*die), &mut visit);
                }
            }
            Prompt::Castle => self.actions(player, None, &mut visit),
            Prompt::ExtraAction(die) => self.actions(player, Some(die), &mut visit),
            Prompt::TakeFor(_) | Prompt::TownHall | Prompt::Warehouse => {
                let mut any = no_purchase.is_none();
                self.effect_uses(player, prompt, |action, obstacle| {
                    any |= obstacle.is_none();
                    visit(Choice::Act(None, action), obstacle);
                });
                // Asked even if it cannot be used yet, when buying cards could change that.
                if any {
                    visit(Choice::Pass, None);
                }
            }
            Prompt::GoodsStack(_) => self.stacks(&Stack::GOODS, &mut visit),
            Prompt::AnimalStack(_) => self.stacks(&Stack::ANIMALS, &mut visit),
            Prompt::AnyStack => self.stacks(&Stack::ALL, &mut visit),
            Prompt::PassageBonus(passage) => {
                let bonuses = 0..PASSAGE_BONUSES[usize::from(passage)].len() as u8;
                bonuses.for_each(|number| visit(Choice::Bonus(number), None));
            }
            Prompt::AfterAction | Prompt::Purchase | Prompt::MakeRoom(_) | Prompt::HandIn => return,
        }
        visit(Choice::Buy, no_purchase);
    }

    /// Everything that could be done with one die; with any die for `None`.
    fn actions(&self, player: &Player, card: Option<Card>, mut visit: impl FnMut(Choice, Option<Obstacle>)) {
        let mut visit = |action, obstacle| visit(Choice::Act(card, action), obstacle);
        let die = card.map(Card::die);
        for row in Die::ALL {
            let far = out_of_reach(player, die, &[row]);
            self.display()[row.index()].iter().for_each(|card| visit(Action::Take(*card), far));
        }
        for project in player.projects() {
            let far = out_of_reach(player, die, &[project.die()]);
            let misfit = |spot| (!player.fits(project.kind(), spot)).then_some(Obstacle::Spot);
            player.all_spots().for_each(|spot| visit(Action::Place(*project, spot), far.or_else(|| misfit(spot))));
        }
        for sort in Goods::ALL {
            let far = || out_of_reach(player, die, &sort.dice());
            visit(Action::Sell(sort), no_goods(player, sort).or_else(far));
        }
        visit(Action::Workers, None);
        visit(Action::Silver, None);
        let short = CONVERSION.saturating_sub(player.workers() + player.silver());
        visit(Action::Convert, (short > 0).then_some(Obstacle::Material(short)));
    }

    /// What an effect could be used for that one may use but need not.
    fn effect_uses(&self, player: &Player, prompt: Prompt, mut visit: impl FnMut(Action, Option<Obstacle>)) {
        match prompt {
            Prompt::TakeFor(building) => self.display().iter().flatten().for_each(|card| {
                let other = !building.takes().contains(&card.kind());
                visit(Action::Take(*card), other.then_some(Obstacle::OtherKind));
            }),
            Prompt::TownHall => player.projects().iter().for_each(|project| {
                player.all_spots().for_each(|spot| {
                    let misfit = !player.fits(project.kind(), spot);
                    visit(Action::Place(*project, spot), misfit.then_some(Obstacle::Spot));
                });
            }),
            Prompt::Warehouse => {
                Goods::ALL.into_iter().for_each(|sort| visit(Action::Sell(sort), no_goods(player, sort)));
            }
            _ => {}
        }
    }

    /// The stacks, of which some are taken from.
    fn stacks(&self, taken: &[Stack], mut visit: impl FnMut(Choice, Option<Obstacle>)) {
        for stack in Stack::ALL {
            let obstacle = match () {
                () if self.stack_height(stack) == 0 => Some(Obstacle::EmptyStack),
                () => (!taken.contains(&stack)).then_some(Obstacle::OtherStack),
            };
            visit(Choice::Draw(stack), obstacle);
        }
    }

    /// Whether this player could buy cards now: once a turn, for three silver, exactly three cards.
    pub fn may_buy(&self, seat: Seat) -> bool {
        self.no_purchase(seat).is_none()
    }

    fn no_purchase(&self, seat: Seat) -> Option<Obstacle> {
        let silver = self.player(seat).silver();
        match () {
            () if self.bought() => Some(Obstacle::Bought),
            () if silver < PURCHASE_SILVER => Some(Obstacle::Silver(PURCHASE_SILVER - silver)),
            () => (self.draw_pile().len() + self.discard_pile().len() < PURCHASE_CARDS).then_some(Obstacle::NoCards),
        }
    }

    /// What is in the way of this choice at a question that waits in this state; `None` if it is offered. `Act(None, …)` means with
    /// any of the dice: then it is what is in the way with the nearest.
    pub fn obstacle(&self, question: &Question<Burgundy>, choice: Choice) -> Option<Obstacle> {
        if question.choices.iter().any(|offered| is_meant(*offered, choice)) {
            return None;
        }
        let (mut least, mut open) = (None, false);
        self.candidates(question.seat, question.prompt, |candidate, obstacle| match obstacle {
            _ if !is_meant(candidate, choice) => {}
            None => open = true,
            Some(met) if least.is_none_or(|least| distance(met) < distance(least)) => least = Some(met),
            Some(_) => {}
        });
        if open {
            return None;
        }
        let is_action = matches!(question.prompt, Prompt::Turn | Prompt::Castle | Prompt::ExtraAction(_));
        Some(least.unwrap_or_else(|| match choice {
            Choice::Draw(stack) if self.stack_height(stack) == 0 => Obstacle::EmptyStack,
            Choice::Draw(stack) if is_action => Obstacle::OnlyByEffect(stack),
            Choice::Buy => self.no_purchase(question.seat).unwrap_or(Obstacle::Question),
            _ => Obstacle::Question,
        }))
    }

    /// How many workers more would bring something on the board within reach: a card to take or to place, goods to sell. `None` if
    /// something is, if there is nothing there, or if no action is asked for.
    pub fn workers_to_anything(&self, question: &Question<Burgundy>) -> Option<u8> {
        let mut least = None;
        let mut none = true;
        self.candidates(question.seat, question.prompt, |choice, obstacle| match (choice, obstacle) {
            (Choice::Act(_, Action::Take(_) | Action::Place(..) | Action::Sell(_)), None) => none = false,
            (_, Some(Obstacle::Workers { short, .. })) => least = Some(least.map_or(short, |least| short.min(least))),
            _ => {}
        });
        least.filter(|_| none)
    }
}

/// Whether a candidate is what is wanted: an action is with any die where one of the two names none.
fn is_meant(candidate: Choice, wanted: Choice) -> bool {
    match (candidate, wanted) {
        (Choice::Act(one, action), Choice::Act(other, wanted)) => {
            action == wanted && (one == other || one.is_none() || other.is_none())
        }
        _ => candidate == wanted,
    }
}

/// How far something is off by what is in its way: the workers that are missing, and the smaller number before the larger.
fn distance(obstacle: Obstacle) -> (u8, u8) {
    match obstacle {
        Obstacle::Workers { short, wanted, .. } => (short, wanted.number()),
        _ => (0, 0),
    }
}

/// What is in the way where a die cannot be turned to any of these numbers.
fn out_of_reach(player: &Player, die: Option<Die>, wanted: &[Die]) -> Option<Obstacle> {
    let nearest = die?;
    let steps = |wanted: &Die| workers_needed(die, *wanted);
    let wanted = wanted.iter().copied().min_by_key(steps)?;
    let short = steps(&wanted).saturating_sub(player.workers());
    (short > 0).then_some(Obstacle::Workers { short, wanted, nearest })
}

fn no_goods(player: &Player, sort: Goods) -> Option<Obstacle> {
    (player.goods()[sort.index()] == 0).then_some(Obstacle::NoGoods(sort))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Halt, Match, Script, Stream};
    use crate::games::burgundy::{Options, Situation, Spot};
    use std::collections::HashMap;
    use std::mem::discriminant;

    /// Everything that somebody could want to do on this table.
    fn wishes(state: &Burgundy, seat: Seat) -> Vec<Choice> {
        let player = state.player(seat);
        let cards = state.display().iter().flatten().map(|card| Action::Take(*card));
        let places = player.projects().iter();
        let places = places.flat_map(|card| player.all_spots().map(|spot| Action::Place(*card, spot)));
        let others = [Action::Workers, Action::Silver, Action::Convert];
        let actions: Vec<Action> = cards.chain(places).chain(Goods::ALL.map(Action::Sell)).chain(others).collect();
        let dice = player.hand().iter().map(|card| Some(*card)).chain([None]);
        let acts = dice.flat_map(|die| actions.iter().map(move |action| Choice::Act(die, *action)));
        acts.chain(Stack::ALL.map(Choice::Draw)).chain([Choice::Buy]).collect()
    }

    /// Looks at every question of random games.
    fn each_question(mut look: impl FnMut(&Burgundy, &Question<Burgundy>)) {
        for (seed, players) in (0..).zip([1, 2, 3, 4].into_iter().cycle()).take(24) {
            let mut game = Match::<Burgundy>::new(Options::default(), players, seed).unwrap();
            let mut stream = Stream::new(seed);
            while let Some(question) = game.question().cloned() {
                look(game.state(), &question);
                let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
                game.answer(choice).unwrap();
            }
        }
    }

    #[test]
    fn what_is_offered_has_nothing_in_its_way_and_all_else_what_was_met() {
        let mut kinds = HashMap::new();
        each_question(|state, question| {
            let mut all = Vec::new();
            state.candidates(question.seat, question.prompt, |choice, obstacle| all.push((choice, obstacle)));
            let offered = all.iter().filter(|(_, obstacle)| obstacle.is_none()).map(|(choice, _)| *choice);
            let offered: Vec<Choice> = offered.collect();
            assert!(all.is_empty() || offered == question.choices, "{:?}", question.prompt);
            *kinds.entry(discriminant(&question.prompt)).or_insert(0) += all.len();
            for (choice, met) in all {
                assert_eq!(state.obstacle(question, choice), met, "{choice:?} at {:?}", question.prompt);
            }
        });
        let listed = kinds.values().filter(|listed| **listed > 0).count();
        assert_eq!((kinds.len(), listed), (14, 10), "{kinds:?}");
    }

    #[test]
    fn something_is_in_the_way_of_all_that_is_not_offered_and_of_nothing_else() {
        let mut seen = HashMap::new();
        each_question(|state, question| {
            for wish in wishes(state, question.seat) {
                let obstacle = state.obstacle(question, wish);
                let is_offered = question.choices.iter().any(|offered| is_meant(*offered, wish));
                assert_eq!(obstacle.is_none(), is_offered, "{wish:?} at {:?}", question.prompt);
                obstacle.iter().for_each(|obstacle| *seen.entry(discriminant(obstacle)).or_insert(0) += 1);
                if let Some(Obstacle::Workers { short, .. }) = obstacle {
                    enough_workers(state, question, wish, short);
                }
            }
        });
        assert_eq!(seen.len(), 10, "all but a stack and a draw pile that have run out");
    }

    /// With so many workers more it could be done, and with fewer not.
    fn enough_workers(state: &Burgundy, question: &Question<Burgundy>, wish: Choice, short: u8) {
        let question = Question { choices: Vec::new(), ..question.clone() };
        let far_with = |more: u8| {
            let mut richer = state.clone();
            let player = state.player(question.seat);
            richer.equip(question.seat, player.silver(), player.workers() + more);
            matches!(richer.obstacle(&question, wish), Some(Obstacle::Workers { .. }))
        };
        assert!(!far_with(short) && far_with(short - 1), "{wish:?} with {short} more");
    }

    #[test]
    fn the_nearest_die_counts_and_the_fewest_workers() {
        let table = Situation::new(2).hand(0, &["any 3", "any 1"]).projects(0, &["mine 5"]).storage(0, 1, 1);
        let mut state = table.build();
        let mut script = Script::of([]);
        assert_eq!(script.run(&mut state), Halt::Ask);
        let question = script.waiting().unwrap();
        let mine = state.player(question.seat).projects()[0];
        let obstacle = state.obstacle(question, Choice::Act(None, Action::Place(mine, Spot::New)));
        assert_eq!(obstacle, Some(Obstacle::Workers { short: 1, wanted: Die::new(5), nearest: Die::new(3) }));
        assert_eq!(state.workers_to_anything(question), Some(1));
        assert_eq!(state.obstacle(question, Choice::Buy), Some(Obstacle::Silver(2)));
        assert_eq!(state.obstacle(question, Choice::Act(None, Action::Convert)), Some(Obstacle::Material(1)));
    }

    #[test]
    fn three_cards_are_bought_or_none() {
        for (left, obstacle) in [(PURCHASE_CARDS - 1, Some(Obstacle::NoCards)), (PURCHASE_CARDS, None)] {
            let rest = ["mine 5", "mine 5", "mine 1"];
            let table =
                Situation::new(2).hand(0, &["any 3"]).storage(0, 0, 3).discards(&rest[..left]).estate_of_the_rest(1);
            let mut state = table.build();
            let mut script = Script::of([]);
            assert_eq!(script.run(&mut state), Halt::Ask);
            assert_eq!(state.obstacle(script.waiting().unwrap(), Choice::Buy), obstacle);
        }
    }
}
