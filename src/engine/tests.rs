//! The engine by its promises, with a small game.

use super::infoset::parting;
use super::playout::{Note, PolicyTable, Random, random_play, run};
use super::position::Drawn;
use super::toy::{Length, Said, Toy, Why};
use super::{
    Chance, Decision, End, Halt, InfoSet, Match, Position, Record, RecordError, Refusal, Script, Seat, SeatSet,
    SetupError, Stream, Table, Undo,
};
use std::collections::BTreeSet;

fn begin() -> Match<Toy> {
    Match::new(Length::default(), 2, 5).expect("two may play")
}

fn played(answers: &[u8]) -> Match<Toy> {
    let mut game = begin();
    answers.iter().for_each(|answer| game.answer(*answer).expect("legal"));
    game
}

/// Everything that can be seen of a match.
fn look(game: &Match<Toy>) -> impl PartialEq + std::fmt::Debug + use<> {
    let givers: Vec<_> = (0..game.cursor()).map(|at| game.giver(at)).collect();
    let seen = (game.state().clone(), game.question().cloned(), game.outcome(), game.events().to_vec());
    (seen, givers, game.cursor(), game.step())
}

fn seats(all: &[u8]) -> SeatSet {
    all.iter().map(|seat| Seat(*seat)).collect()
}

#[test]
fn a_match_begins_at_its_first_question() {
    let game = begin();
    let question = game.question().expect("somebody is asked");
    assert_eq!(
        (question.seat, question.prompt, question.choices.as_slice()),
        (Seat(0), Why::Pick, [1, 2, 3].as_slice())
    );
    assert_eq!((game.cursor(), game.step(), game.outcome()), (0, 1, None));
    assert_eq!(Match::<Toy>::new(Length::default(), 5, 5).err(), Some(SetupError::Players(5)));
}

#[test]
fn what_is_not_offered_is_refused_without_change() {
    let mut game = played(&[1, 3]);
    let (before, record) = (look(&game), game.record().clone());
    assert_eq!(game.answer(1), Err(Refusal::NotOffered(1)));
    assert_eq!((look(&game), game.record()), (before, &record));
    let mut over = played(&[1; 6]);
    assert_eq!(over.answer(1), Err(Refusal::Over(1)));
    assert_eq!(over.outcome().map(|outcome| outcome.winners), Some(seats(&[0, 1])));
}

#[test]
fn a_question_with_one_choice_answers_itself_and_is_marked() {
    let game = played(&[2]);
    assert_eq!((game.cursor(), game.record().answers[1].auto, game.record().answers[0].auto), (2, true, false));
    assert_eq!(game.question().map(|question| question.seat), Some(Seat(1)));
}

#[test]
fn with_auto_answer_off_a_single_choice_is_asked() {
    let mut game = begin();
    game.set_auto_answer(false);
    game.answer(2).expect("legal");
    assert_eq!(game.question().map(|question| question.prompt), Some(Why::Confirm));
    game.answer(9).expect("legal");
    assert!(!game.record().answers[1].auto);
}

#[test]
fn undo_passes_over_what_was_settled_beforehand() {
    let mut game = played(&[1]);
    assert_eq!(game.answer_unasked(7), Err(Refusal::NotOffered(7)));
    game.answer_unasked(1).expect("legal");
    game.answer(1).expect("legal");
    game.answer_unasked(1).expect("legal");
    assert_eq!(game.record().answers.iter().map(|answer| answer.auto).collect::<Vec<_>>(), [false, true, false, true]);
    // The second seat has decided nothing itself.
    assert_eq!(game.undo(seats(&[1])), None);
    assert_eq!(game.undo(seats(&[0])).map(|undo| undo.to), Some(2));
    let back = game.undo(seats(&[0, 1])).expect("a decision");
    game.take_back(back);
    assert!(game.redo());
    assert_eq!(game.cursor(), 4, "what was settled follows again");
    game.go_to(3).expect("back");
    game.answer(1).expect("legal");
    assert!(!game.record().answers[3].auto, "it was decided this time");
}

/// Found in review: with a redo tail kept, the single choice behind the repeated answer was asked again.
#[test]
fn a_repeated_answer_answers_single_choices_again_and_keeps_the_tail() {
    let mut game = played(&[2, 1, 1]);
    game.go_to(0).expect("back");
    game.answer(2).expect("legal");
    assert_eq!((game.cursor(), game.record().answers.len()), (2, 4));
    assert!(game.redo() && game.redo() && !game.redo());
}

#[test]
fn undo_is_free_within_ones_own_choices() {
    let game = played(&[1, 1, 3]);
    assert_eq!(game.undo(seats(&[0, 1])), Some(Undo { to: 2, free: true }));
}

#[test]
fn undo_past_a_revelation_is_a_take_back() {
    let mut game = played(&[2]);
    let undo = game.undo(seats(&[0, 1])).expect("a way back");
    assert_eq!(undo, Undo { to: 0, free: false }, "over the confirmation that answered itself");
    game.take_back(undo);
    assert_eq!((game.cursor(), game.record().take_backs), (0, 1));
}

#[test]
fn undo_past_another_seats_choice_is_a_take_back() {
    let mut game = played(&[1, 1]);
    assert_eq!(game.undo(seats(&[0, 1])), Some(Undo { to: 1, free: true }));
    assert_eq!(game.undo(seats(&[0])), Some(Undo { to: 0, free: false }));
    assert_eq!(game.undo(SeatSet::NONE), None);
    game.take_back(Undo { to: 1, free: true });
    assert_eq!(game.record().take_backs, 0, "a free undo is not counted");
}

#[test]
fn one_tap_goes_back_to_the_start_of_the_turn() {
    let mut game = played(&[1, 1, 3, 4]);
    assert_eq!(game.undo(seats(&[0])), Some(Undo { to: 3, free: true }));
    let turn = game.undo_turn(seats(&[0])).expect("a way back");
    assert_eq!(turn, Undo { to: 2, free: true });
    game.take_back(turn);
    assert_eq!((game.cursor(), game.question().map(|question| question.prompt)), (2, Some(Why::Pick)));
}

#[test]
fn one_tap_goes_back_to_a_decision_and_not_to_what_was_settled_before_it() {
    let mut game = begin();
    game.answer_unasked(3).expect("legal");
    game.answer(4).expect("legal");
    assert_eq!(game.undo_turn(seats(&[0])).map(|undo| undo.to), Some(1));
}

#[test]
fn two_turns_in_a_row_are_two_turns() {
    let mut game = Match::<Toy>::new(Length::default(), 1, 5).expect("one may play");
    [1, 3, 4].into_iter().for_each(|answer| game.answer(answer).expect("legal"));
    assert_eq!(game.undo_turn(seats(&[0])), Some(Undo { to: 1, free: true }));
}

#[test]
fn redo_goes_forth_over_what_answered_itself() {
    let mut game = played(&[2, 1]);
    let end = look(&game);
    game.go_to(0).expect("back");
    assert!(game.redo());
    assert_eq!(game.cursor(), 2);
    assert!(game.redo() && !game.redo());
    assert_eq!(look(&game), end);
}

#[test]
fn another_answer_drops_the_redo_tail() {
    let mut game = played(&[1, 1, 1]);
    game.go_to(1).expect("back");
    game.answer(3).expect("legal");
    assert_eq!((game.record().answers.len(), game.redo()), (2, false));
}

#[test]
fn going_anywhere_equals_playing_there() {
    let answers = [2, 3, 4, 1, 2, 1, 3, 5];
    let mut game = played(&answers);
    let all: Vec<u8> = game.record().answers.iter().map(|answer| answer.choice).collect();
    for from in 0..=all.len() {
        for to in 0..=all.len() {
            game.go_to(from).expect("there");
            game.go_to(to).expect("and there");
            let mut fresh = begin();
            fresh.set_auto_answer(false);
            all[..to].iter().for_each(|answer| fresh.answer(*answer).expect("legal"));
            assert_eq!(look(&game), look(&fresh), "from {from} to {to}");
        }
    }
}

#[test]
fn walking_through_history_keeps_no_more_than_before() {
    let mut game = played(&[2, 3, 4, 1, 2, 1, 1]);
    let (end, steps) = (game.cursor(), game.step());
    for _ in 0..50 {
        (0..=end).rev().for_each(|to| game.go_to(to).expect("back"));
        assert_eq!(game.step(), 1);
        (0..=end).for_each(|to| game.go_to(to).expect("forth"));
        assert_eq!(game.step(), steps);
    }
}

#[test]
fn a_branch_goes_its_own_way() {
    let mut game = played(&[1, 1, 1]);
    game.go_to(1).expect("back");
    let mut branch = game.branch();
    assert_eq!((branch.record().answers.len(), game.record().answers.len()), (1, 3));
    branch.answer(3).expect("legal");
    assert_eq!((game.cursor(), branch.cursor(), game.record().seed), (1, 2, branch.record().seed));
}

#[test]
fn events_know_their_place() {
    let mut game = begin();
    let told = game.events().len();
    game.answer(2).expect("legal");
    let since: Vec<_> =
        game.events_since(told).iter().map(|logged| (&logged.event, logged.answered, logged.step)).collect();
    let Said::Drew(_, card) = game.events()[2].event else { panic!("{:?}", game.events()) };
    assert_eq!(since, [(&Said::Picked(Seat(0), 2), 1, 1), (&Said::Drew(Seat(0), card), 1, 1)]);
    assert!(game.events_since(99).is_empty());
}

#[test]
fn records_that_do_not_fit_are_refused() {
    let good = played(&[1, 3, 4]).record().clone();
    let fails = |change: &dyn Fn(&mut Record<Toy>)| {
        let mut record = good.clone();
        change(&mut record);
        Match::restore(record).map(|_| ()).map_err(|(error, reached)| (error, reached.map(|game| game.cursor())))
    };
    assert_eq!(fails(&|_| ()), Ok(()));
    assert_eq!(fails(&|record| record.game = "chess".to_owned()), Err((RecordError::OtherGame, None)));
    assert_eq!(fails(&|record| record.rules = 2), Err((RecordError::NewerRules(2), None)));
    assert_eq!(fails(&|record| record.cursor = 4), Err((RecordError::Cursor, None)));
    assert_eq!(fails(&|record| record.players = 9), Err((RecordError::Setup(SetupError::Players(9)), None)));
    assert_eq!(fails(&|record| record.answers[1].choice = 7), Err((RecordError::Answer(1), Some(1))));
    assert_eq!(fails(&|record| record.options.turns = 1), Err((RecordError::Answer(1), Some(1))), "behind the end");
}

#[test]
fn the_shape_of_a_saved_record_is_pinned() {
    let mut game = played(&[2, 1]);
    game.take_back(Undo { to: 2, free: false });
    let text = serde_json::to_string(game.record()).expect("saved");
    assert_eq!(
        text,
        r#"{"game":"toy","rules":1,"options":{"turns":6},"players":2,"seed":5,"auto_answer":true,"answers":[{"c":2},{"c":9,"a":true},{"c":1}],"cursor":2,"take_backs":1}"#
    );
    let loaded = Match::restore(serde_json::from_str(&text).expect("loaded")).expect("restored");
    assert_eq!((look(&loaded), loaded.record()), (look(&game), game.record()));
}

#[test]
fn a_position_runs_on_from_the_middle_of_a_step() {
    let mut game = begin();
    game.set_auto_answer(false);
    game.answer(2).expect("legal");
    let (end, outcome) = run(&game.position(), &mut Random, &mut Stream::new(1)).expect("it fits");
    assert_eq!((end.turn, outcome.is_some()), (6, true));
    assert_eq!(game.position().answers, [2]);
}

/// Of a table that is dealt otherwise, less can be drawn from than was.
#[test]
fn what_was_drawn_of_more_fits_all_the_same_and_the_run_is_refused() {
    let checkpoint = begin().state().clone();
    let drawn = vec![Drawn { bound: 9, number: 8 }];
    let position = Position { checkpoint, answers: Vec::new(), drawn };
    for bound in 1..=9 {
        let (mut policy, mut stream) = (Random, Stream::new(1));
        let mut table = PolicyTable::repeating(&position, &mut policy, &mut stream);
        assert!(table.below(bound) < bound);
        let asked = table.ask(&position.checkpoint, Seat(0), Why::Pick, &[1, 2, 3]);
        assert_eq!(asked.err(), (bound != 9).then_some(Halt::Refused), "{bound}");
    }
}

#[test]
fn a_preview_ends_before_what_the_seat_cannot_know() {
    let game = begin();
    assert_eq!(game.preview(1), [Said::Picked(Seat(0), 1)]);
    assert_eq!(game.preview(2), [Said::Picked(Seat(0), 2)], "the card that is drawn is not told");
    assert!(game.preview(7).is_empty(), "not offered");
}

#[test]
fn a_decision_hides_the_deck_and_nothing_else() {
    let mut game = begin();
    game.set_auto_answer(false);
    game.answer(2).expect("legal");
    let decision = Decision::of(&game).expect("somebody is asked");
    assert_eq!(decision.question(), game.question().expect("asked"));
    let mut stream = Stream::new(3);
    let mut varied = false;
    for _ in 0..20 {
        let position = decision.info().determinize(&mut stream).expect("a step with a card drawn");
        let (now, _) = run(&position, &mut Note(None), &mut stream).expect("it fits");
        let sorted = |deck: &[u8]| {
            let mut deck = deck.to_vec();
            deck.sort_unstable();
            deck
        };
        assert_eq!(sorted(&now.deck), sorted(&game.state().deck));
        assert_eq!(Toy { deck: Vec::new(), ..now.clone() }, Toy { deck: Vec::new(), ..game.state().clone() });
        varied |= now.deck != game.state().deck;
    }
    assert!(varied);
    assert!(Decision::of(&played(&[1; 6])).is_none(), "nobody is asked any more");
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_one_another() {
    let deck = |seed| Match::<Toy>::new(Length::default(), 2, seed).expect("two may play").state().deck.clone();
    assert_eq!(deck(7), deck(7));
    assert_ne!(deck(7), deck(8));
}

#[test]
fn a_script_keeps_what_was_asked_and_told() {
    let mut game = begin().state().clone();
    let mut script = Script::<Toy>::of([3, 4, 1]);
    assert_eq!(script.run(&mut game), Halt::Ask);
    assert_eq!((script.given.as_slice(), script.questions.len(), script.events.len()), ([3, 4, 1].as_slice(), 4, 2));
    assert_eq!(script.waiting().map(|question| question.seat), Some(Seat(0)));
    assert_eq!(Script::<Toy>::of([7]).run(&mut game), Halt::Refused);
    let mut ends = Script::<Toy>::by(|_, question| question.choices.last().copied()).seeded(4);
    assert!(matches!(ends.run(&mut game), Halt::Over(_)) && ends.waiting().is_none());
}

#[test]
fn random_play_counts_decisions() {
    let decisions = random_play::<Toy>(&Length::default(), 2, 10, 1).expect("two may play");
    assert!((60..=120).contains(&decisions));
    assert_eq!(Ok(decisions), random_play::<Toy>(&Length::default(), 2, 10, 1));
}

#[test]
fn a_choice_is_foretold_up_to_the_next_question_or_what_cannot_be_known() {
    let game = begin();
    let asked = |choice: u8| {
        let foretold = game.foretell(choice).expect("offered");
        foretold.question().map(|question| (question.seat, question.prompt))
    };
    assert_eq!([1, 3].map(asked), [None, Some((Seat(0), Why::Again))]);
    assert_eq!(game.foretell(1).and_then(|foretold| foretold.end), Some(End::Step));
    assert_eq!(game.foretell(7), None, "not offered");
    let drawing = game.foretell(2).expect("offered");
    assert_eq!(
        (drawing.end, drawing.state.deck),
        (None, game.state().deck.clone()),
        "the card that is drawn is not told"
    );
    let over = played(&[1, 1, 1, 1, 1]);
    let last = over.foretell(1).expect("offered");
    assert_eq!((matches!(last.end, Some(End::Over(_))), last.state.points), (true, vec![3, 3]));
}

/// Where a run shows something else, another choice is tried, each once; only then everything is dealt anew.
#[test]
fn what_another_seat_chose_is_found_by_trying_each_choice_once() {
    let mut misses = BTreeSet::new();
    for seed in 0..60 {
        let info = InfoSet::of(&played(&[3]), Some(Seat(1)));
        let found = info.determinize_counted(&mut Stream::new(seed)).expect("one of three choices");
        assert_eq!(found.position.answers, [3]);
        misses.insert(found.misses);
    }
    assert_eq!(misses.into_iter().collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn where_two_long_values_part_is_shown_of_both() {
    let text = |end: &str| format!("{}{end}{}", "a".repeat(200), "z".repeat(200));
    let shown = parting(&text("one"), &text("other"));
    let sides: Vec<&str> = shown.split(" … ").collect();
    let [one, other] = sides[..] else { panic!("{shown}") };
    assert!(one.contains("aonez") && other.contains("aotherz") && shown.len() < 300, "{shown}");
    assert_eq!(InfoSet::of(&begin(), None).difference(&InfoSet::of(&begin(), None)), None);
}

#[test]
fn what_differs_between_information_sets_is_named() {
    let mut drew = begin();
    drew.set_auto_answer(false);
    drew.answer(2).expect("legal");
    let begins = |part: &str, game: &Match<Toy>, viewer: Option<Seat>| {
        let said = InfoSet::of(&begin(), None).difference(&InfoSet::of(game, viewer)).expect("they differ");
        assert!(said.starts_with(part), "{said}");
    };
    begins("its start", &played(&[1]), None);
    begins("its table", &drew, None);
    begins("what was seen", &begin(), Some(Seat(0)));
}

#[test]
fn a_step_is_looked_into_once_something_happened_in_it() {
    let is_inside = |answers: &[u8], viewer| InfoSet::of(&played(answers), viewer).is_inside();
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        assert!(!is_inside(&[], viewer) && is_inside(&[3], viewer) && !is_inside(&[3, 4], viewer), "{viewer:?}");
    }
}

/// A rule says whose hidden things it consults. What another one answered is then not taken back freely; what that seat itself did is.
#[test]
fn undo_is_free_up_to_where_hidden_things_of_another_were_consulted() {
    let free = |answers: &[u8]| {
        let mut game = begin();
        game.set_auto_answer(false);
        answers.iter().for_each(|answer| game.answer(*answer).expect("legal"));
        game.is_free(answers.len() - 1, usize::MAX)
    };
    assert!(free(&[3, 4]), "seat 0 consults its own");
    assert!(!free(&[3, 5]), "seat 0 consults what seat 1 alone may look at");
    let mut game = played(&[3, 5, 1]);
    game.go_to(1).expect("back");
    assert!(game.is_free(0, usize::MAX), "forgotten with the answer");
}
