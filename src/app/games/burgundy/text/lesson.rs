//! The guided first game: three castles, one passage. The first one takes them, fetches workers, places all three in a row, sells, and buys a
//! pasture with the triple's bonus.

use super::things;
use crate::app::lessons::{Lesson, Step, Task};
use crate::games::Burgundy;
use crate::games::burgundy::{Action, Because, Card, Choice, Goods, Options, Prompt, Spot};

/// All lessons.
pub const LESSONS: &[Lesson<Burgundy>] = &[Lesson {
    name: "burgundy",
    title: "burgundy-lesson",
    options: Options::default,
    players: 2,
    seed: 136,
    opening: "",
    others: "56t60 96t46 102w 8p46 17p60 o1 68t94",
    steps: STEPS,
}];

/// The castles by the numbers that place them.
const CASTLE_3: Card = Card(4);
const CASTLE_4: Card = Card(6);
const CASTLE_5: Card = Card(9);
const PASTURE_2: Card = Card(76);
/// The dice, by what they show.
const DIE_1: Card = Card(36);
const DIE_6: Card = Card(110);
/// The number of the bonus of three silver in passage A.
const SILVER: u8 = 3;

const STEPS: &[Step<Burgundy>] = &[
    Step { key: "burgundy-lesson-welcome", points: &["4", "6", "9"], task: Task::Look },
    Step { key: "burgundy-lesson-take", points: &["14", "6"], task: turn(|choice| takes(choice, CASTLE_4)) },
    Step { key: "burgundy-lesson-project", points: &["32", "9"], task: turn(|choice| takes(choice, CASTLE_5)) },
    Step { key: "burgundy-lesson-third", points: &["112", "4"], task: turn(|choice| takes(choice, CASTLE_3)) },
    Step {
        key: "burgundy-lesson-workers",
        points: &["36", things::WORKERS],
        task: turn(|choice| choice == Choice::Act(Some(DIE_1), Action::Workers)),
    },
    Step {
        key: "burgundy-lesson-place",
        points: &["110", "9"],
        task: turn(|choice| choice == Choice::Act(Some(DIE_6), Action::Place(CASTLE_5, Spot::New))),
    },
    Step { key: "burgundy-lesson-castle", points: &["6", "4"], task: castle(places_castle) },
    Step { key: "burgundy-lesson-triple", points: &["6", "4"], task: castle(places_castle) },
    Step {
        key: "burgundy-lesson-goods",
        points: &["goods-1"],
        task: castle(|choice| choice == Choice::Act(None, Action::Sell(Goods::Medium))),
    },
    Step {
        key: "burgundy-lesson-bonus",
        points: &[things::BONUSES],
        task: answer(Prompt::PassageBonus(0), |choice| choice == Choice::Bonus(SILVER)),
    },
    Step {
        key: "burgundy-lesson-buy",
        points: &[things::SILVER],
        task: answer(Prompt::AfterAction, |choice| choice == Choice::Buy),
    },
    Step {
        key: "burgundy-lesson-choose",
        points: &["76"],
        task: answer(Prompt::Purchase, |choice| choice == Choice::Keep(PASTURE_2)),
    },
    Step {
        key: "burgundy-lesson-pasture",
        points: &["26", "76"],
        task: turn(|choice| matches!(choice, Choice::Act(_, Action::Place(PASTURE_2, _)))),
    },
    Step {
        key: "burgundy-lesson-animal",
        points: &[things::ANIMALS],
        task: answer(Prompt::AnimalStack(Because::Placed(PASTURE_2)), |choice| matches!(choice, Choice::Draw(_))),
    },
    Step { key: "burgundy-lesson-end", points: &[], task: Task::Look },
];

const fn turn(wanted: fn(Choice) -> bool) -> Task<Burgundy> {
    answer(Prompt::Turn, wanted)
}

const fn castle(wanted: fn(Choice) -> bool) -> Task<Burgundy> {
    answer(Prompt::Castle, wanted)
}

const fn answer(asked: Prompt, wanted: fn(Choice) -> bool) -> Task<Burgundy> {
    Task::Answer { asked, wanted, free: false }
}

fn takes(choice: Choice, card: Card) -> bool {
    matches!(choice, Choice::Act(_, Action::Take(taken)) if taken == card)
}

fn places_castle(choice: Choice) -> bool {
    matches!(choice, Choice::Act(_, Action::Place(CASTLE_3 | CASTLE_4, _)))
}
