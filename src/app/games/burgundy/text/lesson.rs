//! The guided first games: three castles in one passage, which are taken, placed all three in a row, and whose bonus buys a pasture; and how Egon
//! plays, who is passed with the last two turns of a passage.

use super::things;
use crate::app::lessons::{Lesson, Step};
use crate::games::Burgundy;
use crate::games::burgundy::{Action, Because, Card, Choice, Goods, Options, Prompt, Spot};

/// All lessons.
pub const LESSONS: &[Lesson<Burgundy>] = &[
    Lesson {
        name: "burgundy",
        title: "burgundy-lesson",
        options: Options::default,
        players: 2,
        seed: 136,
        opening: "",
        others: "56t60 96t46 102w 8p46 17p60 o1 68t94",
        steps: STEPS,
    },
    Lesson {
        name: "burgundy-egon",
        title: "burgundy-egon-lesson",
        options: Options::default,
        players: 1,
        seed: 65552,
        opening: "43t7 102t37 65p7 p37 20t49 85p49+1 44t106 12c h2.1 63p106 o0 10t90 108p90+2 t110",
        others: "",
        steps: EGON,
    },
];

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

/// The dice of the last two turns, by what they show.
const EGON_DIE_1: Card = Card(56);
const EGON_DIE_5: Card = Card(9);
/// The third building, and the third knowledge.
const WAREHOUSE: Card = Card(110);
const KNOWLEDGE_5: Card = Card(50);
/// The number of the bonus of two points in passage B.
const POINTS: u8 = 0;

const EGON: &[Step<Burgundy>] = &[
    Step::look("burgundy-egon-lesson-welcome", &[things::EGON]),
    Step::look("burgundy-egon-lesson-scores", &[things::EGON]),
    Step::look("burgundy-egon-lesson-lose", &[things::EGON]),
    Step::answer("burgundy-egon-lesson-first", &["56", "110"], Prompt::Turn, |choice| {
        matches!(choice, Choice::Act(Some(EGON_DIE_1), Action::Place(WAREHOUSE, _)))
    }),
    Step::answer("burgundy-egon-lesson-sell", &["goods-0"], Prompt::Warehouse, |choice| choice != Choice::Pass),
    Step::answer("burgundy-egon-lesson-bonus", &[things::BONUSES], Prompt::PassageBonus(1), |choice| {
        choice == Choice::Bonus(POINTS)
    }),
    Step::answer("burgundy-egon-lesson-take", &["9", "50"], Prompt::Turn, |choice| {
        choice == Choice::Act(Some(EGON_DIE_5), Action::Take(KNOWLEDGE_5))
    }),
    Step::look("burgundy-egon-lesson-next", &[things::EGON]),
    Step::look("burgundy-egon-lesson-cloisters", &[things::EGON]),
    Step::look("burgundy-egon-lesson-end", &[]),
];

fn takes(choice: Choice, card: Card) -> bool {
    matches!(choice, Choice::Act(_, Action::Take(taken)) if taken == card)
}

fn places_castle(choice: Choice) -> bool {
    matches!(choice, Choice::Act(_, Action::Place(CASTLE_3 | CASTLE_4, _)))
}
