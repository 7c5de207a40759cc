//! The guided first game: three castles, one passage. The first one takes them, fetches workers, places all three in a row, sells, and buys a
//! pasture with the triple's bonus.

use super::things;
use crate::app::lessons::{Lesson, Step};
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
    Step::look("burgundy-lesson-welcome", &["4", "6", "9"]),
    Step::answer("burgundy-lesson-take", &["14", "6"], Prompt::Turn, |choice| takes(choice, CASTLE_4)),
    Step::answer("burgundy-lesson-project", &["32", "9"], Prompt::Turn, |choice| takes(choice, CASTLE_5)),
    Step::answer("burgundy-lesson-third", &["112", "4"], Prompt::Turn, |choice| takes(choice, CASTLE_3)),
    Step::answer("burgundy-lesson-workers", &["36", things::WORKERS], Prompt::Turn, |choice| {
        choice == Choice::Act(Some(DIE_1), Action::Workers)
    }),
    Step::answer("burgundy-lesson-place", &["110", "9"], Prompt::Turn, |choice| {
        choice == Choice::Act(Some(DIE_6), Action::Place(CASTLE_5, Spot::New))
    }),
    Step::answer("burgundy-lesson-castle", &["6", "4"], Prompt::Castle, places_castle),
    Step::answer("burgundy-lesson-triple", &["6", "4"], Prompt::Castle, places_castle),
    Step::answer("burgundy-lesson-goods", &["goods-1"], Prompt::Castle, |choice| {
        choice == Choice::Act(None, Action::Sell(Goods::Medium))
    }),
    Step::answer("burgundy-lesson-bonus", &[things::BONUSES], Prompt::PassageBonus(0), |choice| {
        choice == Choice::Bonus(SILVER)
    }),
    Step::answer("burgundy-lesson-buy", &[things::SILVER], Prompt::AfterAction, |choice| choice == Choice::Buy),
    Step::answer("burgundy-lesson-choose", &["76"], Prompt::Purchase, |choice| choice == Choice::Keep(PASTURE_2)),
    Step::answer("burgundy-lesson-pasture", &["26", "76"], Prompt::Turn, |choice| {
        matches!(choice, Choice::Act(_, Action::Place(PASTURE_2, _)))
    }),
    Step::answer(
        "burgundy-lesson-animal",
        &[things::ANIMALS],
        Prompt::AnimalStack(Because::Placed(PASTURE_2)),
        |choice| matches!(choice, Choice::Draw(_)),
    ),
    Step::look("burgundy-lesson-end", &[]),
];

fn takes(choice: Choice, card: Card) -> bool {
    matches!(choice, Choice::Act(_, Action::Take(taken)) if taken == card)
}

fn places_castle(choice: Choice) -> bool {
    matches!(choice, Choice::Act(_, Action::Place(CASTLE_3 | CASTLE_4, _)))
}
