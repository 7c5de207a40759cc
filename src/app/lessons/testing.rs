//! Playing a lesson through, as whoever is taught does: by a session.

use super::{Lesson, PUPIL, Step, Task};
use crate::bots::Level;
use crate::engine::Judge;
use crate::session::{Controller, Input, Manner, Output, Seating, Session, Settled};

/// No lesson takes so many answers, whichever way it is gone.
const MOST: usize = 300;

/// Plays a lesson in the wanted way, and from each of its questions in every other way that is offered there. `things` are those that a pupil has
/// on the board, `settled` is what is answered for persons who have settled nothing. What comes back are the steps that mind some choice.
pub fn play<G: Judge>(lesson: &Lesson<G>, things: impl Fn(&G) -> Vec<String>, settled: Settled<G>) -> Vec<&Step<G>> {
    let (mut session, mut minding) = (begin(lesson, settled), Vec::new());
    loop {
        let place = lesson.place(session.game());
        assert!(!place.astray, "{}: the wanted way is one", lesson.name);
        for step in &lesson.steps[place.first..=place.last] {
            let there = things(session.game().state());
            let missing = step.points.iter().find(|thing| there.iter().all(|other| other != *thing));
            assert_eq!(missing, None, "{} points at what is not there: {there:?}", step.key);
        }
        let step = &lesson.steps[place.last];
        let Task::Answer { asked, free, .. } = step.task else {
            match step.task {
                Task::Play(_) => any_answer(lesson, &mut session),
                _ => break assert_eq!(place.last, lesson.steps.len() - 1, "{}: the end is reached", lesson.name),
            }
            continue;
        };
        let question = session.question().unwrap_or_else(|| panic!("{}: nothing is asked", step.key)).clone();
        assert_eq!(question.prompt, asked, "{}: of {:?}", step.key, question.choices);
        let (others, wanted): (Vec<_>, Vec<_>) =
            question.choices.into_iter().partition(|choice| step.minds(session.game(), *choice));
        assert!(!wanted.is_empty(), "{}: what is wanted is not offered, but {others:?}", step.key);
        if !others.is_empty() {
            minding.push(step);
        }
        for other in others {
            let mut elsewhere = session.clone();
            answer(lesson, &mut elsewhere, other);
            match free {
                true => finish(lesson, elsewhere, step.key),
                false => {
                    assert!(lesson.place(elsewhere.game()).astray, "{}: {other:?}", step.key);
                    while lesson.place(elsewhere.game()).astray {
                        elsewhere.handle(Input::Undo).expect("there is a way back");
                    }
                    assert_eq!(lesson.place(elsewhere.game()), place, "{}: taken back", step.key);
                }
            }
        }
        for other in &wanted[1..] {
            let mut elsewhere = session.clone();
            answer(lesson, &mut elsewhere, *other);
            finish(lesson, elsewhere, step.key);
        }
        answer(lesson, &mut session, wanted[0]);
    }
    minding
}

/// The table of a lesson, at the first question that the pupil is asked.
pub fn begin<G: Judge>(lesson: &Lesson<G>, settled: Settled<G>) -> Session<G> {
    let game = lesson.begin().unwrap_or_else(|wrong| panic!("{}: {wrong:?}", lesson.name));
    let mut controllers = vec![Controller::Bot(Level::Easy); usize::from(lesson.players)];
    controllers[PUPIL.index()] = Controller::Person;
    let mut session = Session::new(game, Seating::new(controllers, None), Vec::new(), settled);
    hand(lesson, &mut session, Input::Manner(Manner::default()));
    session
}

/// The pupil answers, and then the others do.
pub fn answer<G: Judge>(lesson: &Lesson<G>, session: &mut Session<G>, choice: G::Choice) {
    hand(lesson, session, Input::Answer(choice));
}

fn hand<G: Judge>(lesson: &Lesson<G>, session: &mut Session<G>, input: Input<G>) {
    let mut outputs = session.handle(input).expect("it is taken");
    while let Some(ticket) = outputs.iter().find_map(|output| match output {
        Output::AskBot(question) => Some(question.ticket),
        _ => None,
    }) {
        let choice = lesson.other_answer(session.game()).expect("somebody else is asked");
        outputs = session.handle(Input::BotAnswers(ticket, choice)).expect("the bot is waited for");
    }
}

/// Any answer that brings the lesson nearer to its end, if there is one.
fn any_answer<G: Judge>(lesson: &Lesson<G>, session: &mut Session<G>) {
    let step = &lesson.steps[lesson.place(session.game()).last];
    let choices = session.choices().to_vec();
    let wanted = choices.iter().copied().find(|choice| !step.minds(session.game(), *choice));
    let choice = wanted.or(choices.first().copied()).unwrap_or_else(|| panic!("{}: the match is over", step.key));
    answer(lesson, session, choice);
}

/// After an answer that a lesson allows, it goes on to its end.
fn finish<G: Judge>(lesson: &Lesson<G>, mut session: Session<G>, after: &str) {
    for _ in 0..MOST {
        let place = lesson.place(session.game());
        assert!(!place.astray, "{after}: then {} cannot be done", lesson.steps[place.last].key);
        if !lesson.steps[place.last].awaits_answer() {
            return;
        }
        any_answer(lesson, &mut session);
    }
    panic!("{after}: the lesson has no end");
}
