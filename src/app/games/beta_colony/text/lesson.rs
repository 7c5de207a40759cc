//! The guided first game: the last round of the first cycle. The first one flies to Nebra for water, buys living quarters beside Xi'an's centre,
//! gets a module for free on its track, mans Thebes, and meets the goal.

use super::things;
use crate::app::lessons::{Lesson, Step};
use crate::games::BetaColony;
use crate::games::beta_colony::{Because, Choice, Colony, Die, Location, Material, Module, Options, Prompt, Space};

/// All lessons.
pub const LESSONS: &[Lesson<BetaColony>] = &[Lesson {
    name: "beta-colony",
    title: "beta-colony-lesson",
    options: Options::default,
    players: 2,
    seed: 464,
    opening: "b1 b4 l2 l6 g1 g0 m0.3 a1.6 g3 g2 m2.3 a1.6 g2 g3 m2.4 a3.3 s13 g3 m3.0 a0.5 s14 g3 m1.4 a0.2 t1 s12 t32 s15 m0.0 a1.4 s16 m2.1 a3.5 g0 g1 m2.3 a3.5 g2 g2",
    others: "m1.6 a2.5 g5 g4 m3.4 a0.3 t37 s52 p5 p5 i0 g5 g5",
    steps: STEPS,
}];

/// The living quarters that are bought, and where.
const QUARTERS: Module = Module(18);
const BESIDE: Space = Space(17);
/// The waterworks with two crew, which are free.
const WATERWORKS: Module = Module(39);

const STEPS: &[Step<BetaColony>] = &[
    Step::look("beta-colony-lesson-welcome", &["place-3"]),
    Step::answer("beta-colony-lesson-fly", &["place-6", "die-0"], Prompt::Turn { second: false }, |choice| {
        choice == Choice::Move(Die::Black, Location::Nebra)
    }),
    Step::answer("beta-colony-lesson-use", &["place-6", "die-2"], Prompt::Activate(Location::Nebra), |choice| {
        choice == Choice::Activate(Die::Red, 5)
    }),
    Step::answer("beta-colony-lesson-water", &["place-6"], collect(2), |choice| {
        choice == Choice::Material(Material::Water)
    }),
    Step::answer("beta-colony-lesson-second", &[things::GOODS], collect(1), |_| true),
    Step::answer("beta-colony-lesson-fuel", &["place-4", "die-3"], Prompt::Turn { second: true }, |choice| {
        choice == Choice::Move(Die::Green, Location::RightManufactory)
    }),
    Step::answer(
        "beta-colony-lesson-row",
        &["module-18", "die-1"],
        Prompt::Activate(Location::RightManufactory),
        |choice| choice == Choice::Activate(Die::Blue, 5),
    ),
    Step::answer("beta-colony-lesson-module", &["module-18"], Prompt::Module(2), |choice| {
        choice == Choice::Module(QUARTERS)
    }),
    Step::answer(
        "beta-colony-lesson-space",
        &["site-17"],
        Prompt::ModuleSpace { module: QUARTERS, free: false },
        |choice| choice == Choice::Build(BESIDE),
    ),
    Step::look("beta-colony-lesson-track", &["stop-0-10", "stop-0-8", "stop-0-7"]),
    Step::answer("beta-colony-lesson-gift", &["module-39"], Prompt::FreeModule(Colony::Xian), |choice| {
        choice == Choice::Module(WATERWORKS)
    }),
    Step::answer(
        "beta-colony-lesson-crew",
        &["colony-1"],
        Prompt::ModuleSpace { module: WATERWORKS, free: true },
        |choice| matches!(choice, Choice::Build(space) if space.colony() == Colony::Thebes),
    ),
    Step::answer(
        "beta-colony-lesson-cycle",
        &["colony-0", "colony-1", "colony-2"],
        Prompt::Influence(Because::Cycle),
        |_| true,
    ),
    Step::look("beta-colony-lesson-end", &["cycle-0"]),
];

const fn collect(left: u8) -> Prompt {
    Prompt::Collect { moon: Location::Nebra, left }
}
