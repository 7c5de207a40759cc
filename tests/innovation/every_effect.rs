//! Every effect of every card in all its ways, from random tables: by its player, shared, demanded, inspired. Random games reach the last
//! ages too seldom for that. Karmas wait for what somebody does: on tables with their figure on top random players take some actions, until each
//! has stepped in often enough.

use super::prompts::Listener;
use fireside::engine::invariants::Invariants;
use fireside::engine::playout::{self, Policy, Random};
use fireside::engine::{Chance, Flow, Halt, Position, Seat, Stream, shuffle};
use fireside::games::innovation::{
    Card, Choice, Colour, Event, Innovation, Options, Prompt, Set, Sets, Situation, Splay,
};
use std::collections::BTreeMap;

/// So often at least each effect is carried out in each of its ways.
const TIMES: u64 = 300;
/// So often at least each karma steps in.
const KARMAS: u64 = 30;
/// So many actions somebody takes on a table with a figure.
const ACTIONS: u32 = 8;
/// More tables than any karma needs for it.
const MOST_KARMA_TABLES: u64 = 60_000;
/// More tables than any card needs for it.
const MOST_TABLES: u64 = 20 * TIMES;

const PLAYER: Seat = Seat(0);

/// How often which row was counted.
type Tally = BTreeMap<String, u64>;

/// This card on the first player's board, and random cards everywhere.
fn table(card: Card, stream: &mut Stream) -> Option<Innovation> {
    let sets = Sets::BASE.with(Set::Cities).with(Set::Echoes).with(card.set());
    let sets = if card.is_relic() { sets.with_relics() } else { sets };
    let mut deck: Vec<Card> = sets.cards().filter(|other| *other != card).collect();
    shuffle(stream, &mut deck);
    let options = Options { sets, ..Options::default() };
    let mut situation = Situation::new(&options, 3).ok()?.board(PLAYER, &[card], Splay::None).ok()?;
    let mut deal = |stream: &mut Stream, most: u32| deck.split_off(deck.len() - stream.below(most) as usize);
    for seat in Seat::all(3) {
        // Most piles of a board are splayed in the same way.
        let splays = [Splay::None, Splay::Left, Splay::Right, Splay::Up];
        let usual = splays[stream.below(4) as usize];
        let cards = deal(stream, 24);
        for colour in Colour::ALL {
            let pile: Vec<Card> = cards.iter().copied().filter(|card| card.colour() == colour).collect();
            let splay = if stream.below(4) == 0 { splays[stream.below(4) as usize] } else { usual };
            situation = situation.board(seat, &pile, splay).ok()?;
        }
        situation = situation.hand(seat, &deal(stream, 8)).ok()?.score(seat, &deal(stream, 8)).ok()?;
        situation = situation.forecast(seat, &deal(stream, 4)).ok()?.achieved(seat, &deal(stream, 3)).ok()?;
    }
    let game = situation.available(&[]).build().ok()?;
    // Nothing may be earned that nobody has claimed: no move leads there.
    game.audit().is_ok().then_some(game)
}

/// The dogma or inspire action, then any answers up to the next action.
struct Action<'a> {
    first: Option<Choice>,
    tally: &'a mut Tally,
    listener: Listener,
}

impl Policy<Innovation> for Action<'_> {
    fn decide(
        &mut self,
        game: &Innovation,
        seat: Seat,
        prompt: Prompt,
        choices: &[Choice],
        stream: &mut Stream,
    ) -> Flow<Choice> {
        let picked = match (self.first.take(), prompt) {
            (Some(action), _) => action,
            (None, Prompt::Action { .. }) => return Err(Halt::Ask),
            _ => Random.decide(game, seat, prompt, choices, stream)?,
        };
        self.listener.answered(game, seat, prompt, choices, picked);
        Ok(picked)
    }

    fn told(&mut self, event: &Event) {
        self.listener.told(event);
        Innovation::tally(event, &mut |row| *self.tally.entry(row).or_default() += 1);
    }
}

/// Activates a card, or lets its colour inspire, until each of its effects was carried out often enough in every way.
fn drill(card: Card, rows: &[String]) {
    let inspires = rows.iter().any(|row| row.contains(" inspire "));
    let action = if inspires { Choice::Inspire(card.colour()) } else { Choice::Dogma(card) };
    let mut tally = Tally::new();
    let is_done = |tally: &Tally| rows.iter().all(|row| tally.get(row).is_some_and(|times| *times >= TIMES));
    for seed in 0..MOST_TABLES {
        let mut stream = Stream::new(seed << 16 | u64::from(card.0));
        let Some(game) = table(card, &mut stream).filter(|game| game.player(PLAYER).tops().any(|top| top == card))
        else {
            continue;
        };
        let mut policy = Action { first: Some(action), tally: &mut tally, listener: Listener::default() };
        let (after, _) =
            playout::run(&Position::fresh(game), &mut policy, &mut stream).expect("a top card can be activated");
        after.audit().unwrap_or_else(|wrong| panic!("{card:?}, seed {seed}: {wrong}"));
        if is_done(&tally) {
            return;
        }
    }
    let few = |row: &&String| tally.get(*row).is_none_or(|times| *times < TIMES);
    panic!("too seldom: {:?}", rows.iter().filter(few).map(|row| (row, tally.get(row))).collect::<Vec<_>>());
}

/// A test for each of these parts of all cards, so that they run side by side.
macro_rules! drills {
    ($($name:ident: $part:literal),*) => {$(
        #[test]
        fn $name() {
            let all: Vec<String> = Innovation::rows().into_iter().filter(|row| !row.contains(" karma ")).collect();
            for card in Card::all().filter(|card| card.0 % 4 == $part) {
                let rows: Vec<String> =
                    all.iter().filter(|row| row.contains(&format!(" {} ", card.print().id))).cloned().collect();
                if !rows.is_empty() {
                    drill(card, &rows);
                }
            }
        }
    )*};
}
drills!(
    every_effect_of_the_first_quarter: 0,
    every_effect_of_the_second_quarter: 1,
    every_effect_of_the_third_quarter: 2,
    every_effect_of_the_last_quarter: 3
);

/// One of these, livelier than by chance: achievements are claimed, cards melded, and questions answered with more than with a pass.
pub fn lively(choices: &[Choice], stream: &mut Stream) -> Choice {
    let weights = || choices.iter().map(|choice| Innovation::liveliness(*choice));
    let mut at = stream.below(weights().sum());
    for (choice, weight) in choices.iter().zip(weights()) {
        match at.checked_sub(weight) {
            Some(less) => at = less,
            None => return *choice,
        }
    }
    unreachable!("the number lies under the sum of the weights")
}

/// Some lively actions.
struct Actions<'a> {
    left: u32,
    tally: &'a mut Tally,
    listener: Listener,
}

impl Policy<Innovation> for Actions<'_> {
    fn decide(
        &mut self,
        game: &Innovation,
        seat: Seat,
        prompt: Prompt,
        choices: &[Choice],
        stream: &mut Stream,
    ) -> Flow<Choice> {
        if matches!(prompt, Prompt::Action { .. }) {
            self.left = self.left.checked_sub(1).ok_or(Halt::Ask)?;
        }
        let picked = lively(choices, stream);
        self.listener.answered(game, seat, prompt, choices, picked);
        Ok(picked)
    }

    fn told(&mut self, event: &Event) {
        self.listener.told(event);
        Innovation::tally(event, &mut |row| *self.tally.entry(row).or_default() += 1);
    }
}

/// Lets random players act around a figure until each of its karmas has stepped in often enough.
fn drill_karmas(figure: Card, rows: &[String]) {
    let mut tally = Tally::new();
    let is_done = |tally: &Tally| rows.iter().all(|row| tally.get(row).is_some_and(|times| *times >= KARMAS));
    for seed in 0..MOST_KARMA_TABLES {
        let mut stream = Stream::new(seed << 16 | u64::from(figure.0));
        let Some(game) = table(figure, &mut stream) else { continue };
        let mut policy = Actions { left: ACTIONS, tally: &mut tally, listener: Listener::default() };
        let (after, _) =
            playout::run(&Position::fresh(game), &mut policy, &mut stream).expect("what is offered can be done");
        after.audit().unwrap_or_else(|wrong| panic!("{figure:?}, seed {seed}: {wrong}"));
        if is_done(&tally) {
            return;
        }
    }
    panic!("too seldom: {:?}", rows.iter().map(|row| (row, tally.get(row))).collect::<Vec<_>>());
}

/// A test for each of these parts of all figures.
macro_rules! karma_drills {
    ($($name:ident: $part:literal),*) => {$(
        #[test]
        fn $name() {
            let all: Vec<String> = Innovation::rows().into_iter().filter(|row| row.contains(" karma ")).collect();
            for figure in Card::all().filter(|card| card.0 % 4 == $part) {
                let is_its = |row: &&String| row.contains(&format!(" {} ", figure.print().id));
                let rows: Vec<String> = all.iter().filter(is_its).cloned().collect();
                if !rows.is_empty() {
                    drill_karmas(figure, &rows);
                }
            }
        }
    )*};
}
karma_drills!(
    every_karma_of_the_first_quarter: 0,
    every_karma_of_the_second_quarter: 1,
    every_karma_of_the_third_quarter: 2,
    every_karma_of_the_last_quarter: 3
);
