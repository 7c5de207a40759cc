//! The guided first games, on the table of the beginner setup: the Witches learn, the Nomads are their neighbours. The three are one match,
//! which each goes on with some rounds later.

use super::things;
use crate::app::lessons::{Lesson, Step, Task};
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::{
    Building, Choice, Cult, Favor, Hex, Leech, Options, Pending, Prompt, Special, Track,
};

/// All lessons.
pub const LESSONS: &[Lesson<TerraMystica>] = &[
    lesson("terra-mystica", "terra-mystica-land", "k6 k4", "l0 u57.1 e l0 u67.1 e w3 e z2 l0 u57.3 e z4 z4", LAND),
    lesson(
        "terra-mystica-faith",
        "terra-mystica-faith",
        "k6 k4 b56 l0 e u57.1 l0 e u68.1 l0 e u67.1 l0 e w2 e w3 e z7 z2 \
         u68.3 l0 e u57.3 l0 e x4 b31 e z6 u56.1 l0 e z4 w3 e w2 e u84.1 e",
        "u84.2 v8 e l0 z0 l0 p0.3 p0.3 e",
        FAITH,
    ),
    lesson(
        "terra-mystica-score",
        "terra-mystica-score",
        "k6 k4 b56 l0 e u57.1 l0 e u68.1 l0 e u67.1 l0 e w2 e w3 e z7 z2 \
         u68.3 l0 e u57.3 l0 e x4 b31 e z6 u56.1 l0 e z4 w3 e w2 e u84.1 e \
         p2.3 e u84.2 v8 e u56.2 v10 l0 e z0 b44 y1 l0 e x4 b38 e z2 p0.3 e",
        "w3 e z4 p1.3 p1.3 p1.3 e",
        SCORE,
    ),
];

const fn lesson(
    name: &'static str,
    title: &'static str,
    opening: &'static str,
    others: &'static str,
    steps: &'static [Step<TerraMystica>],
) -> Lesson<TerraMystica> {
    let options = || Options { fixed_setup: true, ..Options::default() };
    Lesson { name, title, options, players: 2, seed: 1, opening, others, steps }
}

/// The Witches' dwelling beside the Nomads, later a stronghold.
const BORDER: Hex = Hex(68);
/// Mountains between both peoples, one spade from forest.
const MOUNTAINS: Hex = Hex(56);
/// A lake that joins four buildings.
const LAKE: Hex = Hex(44);
/// A forest across one river hex.
const ACROSS: Hex = Hex(33);
/// The power action of two workers.
const WORKERS: u8 = 2;

/// Land and home, spades, building and upgrading, neighbours' power and the bowls, income.
const LAND: &[Step<TerraMystica>] = &[
    Step::look("terra-mystica-land-welcome", &["hex-68", "hex-60"]),
    Step::look("terra-mystica-land-wheel", &[things::WHEEL]),
    turn("terra-mystica-land-build", &["hex-56"], |choice| choice == Choice::Build(MOUNTAINS)),
    Step::look("terra-mystica-land-bowls", &[things::BOWLS]),
    turn("terra-mystica-land-house", &["hex-68"], |choice| choice == Choice::Upgrade(BORDER, Building::TradingHouse)),
    Step {
        key: "terra-mystica-land-power",
        points: &["hex-67", "hex-68"],
        task: Task::Answer {
            asked: Prompt::Leech(Leech { from: Seat(1), power: 2, cost: 1 }),
            wanted: |choice| choice == Choice::Take(0),
            free: true,
        },
    },
    turn("terra-mystica-land-spend", &["power-2"], |choice| choice == Choice::Power(WORKERS)),
    Step::look("terra-mystica-land-income", &[things::INCOME]),
    turn("terra-mystica-land-pass", &["card-0", "card-2", "card-7"], passes),
    turn("terra-mystica-land-stronghold", &["hex-68"], |choice| {
        choice == Choice::Upgrade(BORDER, Building::Stronghold)
    }),
    turn("terra-mystica-land-ride", &["special-4"], rides),
    Step::answer("terra-mystica-land-forest", &[], Prompt::WitchesDwelling, |_| true),
    Step::look("terra-mystica-land-end", &["hex-68", "hex-56"]),
];

/// Cults and priests, temples and favors, towns and keys.
const FAITH: &[Step<TerraMystica>] = &[
    Step::look("terra-mystica-faith-welcome", &["hex-68", "hex-56", "hex-31", "hex-60"]),
    Step::look("terra-mystica-faith-cults", &["cult-0", "cult-1", "cult-2", "cult-3"]),
    turn("terra-mystica-faith-priest", &["cult-2"], |choice| choice == Choice::Priest(Cult::Earth, 3)),
    turn("terra-mystica-faith-temple", &["hex-56"], |choice| choice == Choice::Upgrade(MOUNTAINS, Building::Temple)),
    Step::answer(
        "terra-mystica-faith-favor",
        &["favor-10"],
        Prompt::Pending(Pending { favors: 1, towns: 0, ordination: false, work: None }),
        |choice| choice == Choice::Favor(Favor::DWELLING),
    ),
    turn("terra-mystica-faith-town", &["hex-44"], |choice| choice == Choice::Build(LAKE)),
    Step::answer(
        "terra-mystica-faith-tile",
        &[],
        Prompt::Pending(Pending { favors: 0, towns: 1, ordination: false, work: None }),
        |_| true,
    ),
    Step::look("terra-mystica-faith-key", &["cult-0", "cult-1", "cult-2", "cult-3"]),
    turn("terra-mystica-faith-ride", &["special-4"], rides),
    Step::answer("terra-mystica-faith-forest", &[], Prompt::WitchesDwelling, |_| true),
    turn("terra-mystica-faith-pass", &["card-2", "card-6", "card-7"], passes),
    Step::look("terra-mystica-faith-end", &["cult-2"]),
];

/// What a round scores, shipping, the largest area, cults at the end, passing.
const SCORE: &[Step<TerraMystica>] = &[
    Step::look("terra-mystica-score-round", &["round-4"]),
    turn("terra-mystica-score-ship", &[things::SHIPPING], |choice| choice == Choice::Advance(Track::Shipping)),
    turn("terra-mystica-score-across", &["hex-33"], |choice| choice == Choice::Build(ACROSS)),
    Step::look("terra-mystica-score-area", &["hex-33", "hex-44", "hex-31", "hex-56", "hex-68"]),
    turn("terra-mystica-score-build", &["hex-39", "hex-73"], |choice| matches!(choice, Choice::Build(_))),
    turn("terra-mystica-score-ride", &["special-4"], rides),
    Step::answer("terra-mystica-score-forest", &[], Prompt::WitchesDwelling, |_| true),
    Step::look("terra-mystica-score-cults", &["cult-0", "cult-1", "cult-2", "cult-3"]),
    Step::look("terra-mystica-score-ahead", &["round-6", "round-5"]),
    turn("terra-mystica-score-pass", &["card-6", "card-7", "card-0"], passes),
    Step::look("terra-mystica-score-end", &["hex-68", "hex-56"]),
];

fn passes(choice: Choice) -> bool {
    matches!(choice, Choice::Pass(_))
}

fn rides(choice: Choice) -> bool {
    choice == Choice::Special(Special::Witches)
}

const fn turn(key: &'static str, points: &'static [&'static str], wanted: fn(Choice) -> bool) -> Step<TerraMystica> {
    Step::answer(key, points, Prompt::Turn { second: false }, wanted)
}
