//! A lesson of a game that has no page: data only.

use super::testing::{answer, begin, play};
use super::{Lesson, Step, Task, is_lesson};
use crate::engine::toy::{Length, Toy, Why};
use crate::engine::{Judge, Outcome, Seat, Values};
use crate::session::Input;

impl Judge for Toy {
    fn judge(&self, _: Seat, _: Why, choices: &[u8], scores: &mut Vec<f32>) {
        scores.clear();
        scores.extend(choices.iter().map(|choice| f32::from(*choice)));
    }

    fn clock(&self) -> u32 {
        u32::from(self.turn)
    }

    fn value(&self, _: Option<Outcome>) -> Values {
        Values::default()
    }

    fn odds(&self, _: Option<Outcome>) -> Values {
        Values::default()
    }
}

const STEPS: &[Step<Toy>] = &[
    Step { key: "toy-look", points: &["deck"], task: Task::Look },
    Step {
        key: "toy-pick",
        points: &[],
        task: Task::Answer { asked: Why::Pick, wanted: |choice| choice == 3, free: false },
    },
    Step {
        key: "toy-again",
        points: &[],
        task: Task::Answer { asked: Why::Again, wanted: |choice| choice == 5, free: true },
    },
    Step { key: "toy-free", points: &["deck"], task: Task::Play(1) },
    Step { key: "toy-end", points: &[], task: Task::Look },
];

const LESSON: Lesson<Toy> = Lesson {
    name: "toy",
    title: "toy-lesson",
    options: Length::default,
    players: 2,
    seed: 3,
    opening: "1 2",
    others: "1 3 4",
    steps: STEPS,
};

fn things(state: &Toy) -> Vec<String> {
    if state.deck.is_empty() { Vec::new() } else { vec!["deck".to_owned()] }
}

#[test]
fn a_lesson_is_data() {
    let minding = play(&LESSON, things, |_, _| None);
    assert_eq!(minding.iter().map(|step| step.key).collect::<Vec<_>>(), ["toy-pick", "toy-again"]);
    assert!(is_lesson(&LESSON.id()) && !is_lesson("19ab34"));
}

#[test]
fn where_a_lesson_stands_follows_from_the_answers() {
    let mut session = begin(&LESSON, |_, _| None);
    let at = |session: &crate::session::Session<Toy>, read| {
        let place = LESSON.place(session.game());
        (LESSON.steps[place.shown(read)].key, place.astray)
    };
    assert_eq!(
        [0, 1, 9].map(|read| at(&session, read)),
        [("toy-look", false), ("toy-pick", false), ("toy-pick", false)]
    );
    assert!(STEPS[1].minds(session.game(), 1) && !STEPS[1].minds(session.game(), 3));
    answer(&LESSON, &mut session, 1);
    assert_eq!(at(&session, 0), ("toy-pick", true), "that cannot be");
    session.handle(Input::Undo).unwrap();
    answer(&LESSON, &mut session, 3);
    assert_eq!(at(&session, 0), ("toy-again", false));
    answer(&LESSON, &mut session, 4);
    assert_eq!(at(&session, 9), ("toy-free", false), "that can");
    let game = session.game();
    let others: Vec<u8> = (0..game.cursor())
        .filter(|at| game.giver(*at) == Some(Seat(1)) && *at > 2)
        .map(|at| game.record().answers[at].choice)
        .collect();
    assert_eq!(others, [1], "as it is written");
}

#[test]
fn what_was_laid_out_is_not_taken_back() {
    let mut session = begin(&LESSON, |_, _| None);
    assert!(session.handle(Input::Undo).is_err());
    let laid_out = session.game().cursor();
    answer(&LESSON, &mut session, 3);
    while session.handle(Input::Undo).is_ok() {}
    assert_eq!(session.game().cursor(), laid_out);
}
