//! The guided first game: Oars takes three cards from the other one's hand, a shared Mysticism brings Philosophy, which splays and scores the
//! points of the first achievement.

use crate::app::games::innovation::text::things;
use crate::app::lessons::{Lesson, Step};
use crate::engine::Seat;
use crate::games::Innovation;
use crate::games::innovation::{Card, Choice, Need, Options, Origin, Prompt, Splay, Verb, Zone};

/// The lesson of the base game.
pub const FIRST: Lesson<Innovation> = Lesson {
    name: "innovation",
    title: "innovation-lesson",
    options: Options::default,
    players: 2,
    seed: 9224,
    opening: "",
    others: "c1 g1 c13 c7 g1 m5 m8 m10 d d",
    steps: STEPS,
};

const OARS: Card = Card(2);
const MYSTICISM: Card = Card(14);
/// Splays left and scores.
pub const PHILOSOPHY: Card = Card(24);
/// What scoring asks.
pub const SCORES: Prompt = Prompt::Card { verb: Verb::Score, from: Origin::Zone(Zone::Hand(Seat(0))), need: Need::May };

const STEPS: &[Step<Innovation>] = &[
    Step::look("innovation-lesson-welcome", &["card-2", "card-14"]),
    Step::answer("innovation-lesson-opening", &["card-2"], Prompt::Opening, |choice| choice == Choice::Card(OARS)),
    action("innovation-lesson-meld", &["card-14"], 2, |choice| choice == Choice::Meld(MYSTICISM)),
    action("innovation-lesson-demand", &["card-2"], 1, |choice| choice == Choice::Dogma(OARS)),
    Step::look("innovation-lesson-points", &["score-0"]),
    Step::look("innovation-lesson-share", &["card-9"]),
    action("innovation-lesson-draws", &["card-14"], 2, |choice| choice == Choice::Dogma(MYSTICISM)),
    action("innovation-lesson-alone", &["card-24"], 1, |choice| choice == Choice::Dogma(PHILOSOPHY)),
    Step::answer("innovation-lesson-splay", &["card-24"], Prompt::Splay(Splay::Left), |choice| choice != Choice::Pass),
    Step::answer("innovation-lesson-score", &["card-15", "card-21"], SCORES, |choice: Choice| {
        choice.card().is_some_and(|card| card.printed_value() == 2)
    }),
    action("innovation-lesson-achieve", &["achievement-1"], 2, |choice| choice == Choice::Achieve(1)),
    action("innovation-lesson-ages", &["supply-2"], 1, |choice| choice == Choice::Draw),
    Step::look("innovation-lesson-special", &[things::SPECIALS]),
    Step::look("innovation-lesson-end", &["achieved-0"]),
];

/// An action, with so many left, is to be taken in one of these ways.
pub const fn action(
    key: &'static str,
    points: &'static [&'static str],
    left: u8,
    wanted: fn(Choice) -> bool,
) -> Step<Innovation> {
    Step::answer(key, points, Prompt::Action { left }, wanted)
}
