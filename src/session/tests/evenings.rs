//! Evenings at a table: several persons at one device, bots that fail, a second tab, a page that is loaded again.

use super::driver::{BOT, Tab, handed_out, persons};
use crate::engine::{Game, Seat, SeatSet};
use crate::games::{Burgundy, Innovation, TerraMystica};
use crate::session::{Controller, Input, Manner, Refused};

/// Plays on until a person is asked.
fn to_a_person<G: crate::engine::Judge>(tab: &mut Tab<G>) {
    while tab.session.asked().is_some_and(|seat| !tab.session.persons().contains(seat)) {
        tab.bot_answers();
        tab.paint();
    }
}

#[test]
fn a_hot_seat_of_four_passes_the_screen_on_and_nobody_sees_another_hand() {
    let controllers = persons(4);
    let mut tab = Tab::<Innovation>::begin(Default::default(), &controllers, 7);
    let mut passed = 0;
    for turn in 0..60 {
        let Some(asked) = tab.session.asked() else { break };
        if tab.session.curtain().is_some() {
            passed += 1;
            assert_eq!((tab.session.viewer(), tab.session.me()), (None, asked), "nobody's hand is open");
            assert_eq!(tab.session.choices(), [], "nothing can be chosen before the curtain is lifted");
            assert_eq!(
                tab.hand(Input::Answer(tab.session.game().question().unwrap().choices[0])),
                Err(Refused::NotOffered)
            );
        }
        tab.hand(Input::LiftCurtain).ok();
        assert_eq!(tab.session.viewer(), Some(asked));
        let choice = tab.session.choices()[turn % tab.session.choices().len()];
        let was = tab.session.game().cursor();
        tab.hand(Input::Answer(choice)).unwrap();
        if let Some(next) = tab.session.before_curtain().filter(|next| *next != asked) {
            assert!(
                tab.session.game().cursor() == was && tab.session.to_keep().cursor() > was,
                "kept before it is seen"
            );
            assert_eq!(tab.session.may_change(), Err(Refused::Falling));
            assert_eq!(tab.hand(Input::Undo), Err(Refused::Falling));
            tab.paint();
            assert_eq!((tab.session.curtain(), tab.session.viewer()), (Some(next), None));
        }
        if turn % 7 == 3 {
            let undo = tab.session.undo().expect("somebody has answered");
            tab.hand(Input::Undo).unwrap();
            assert_eq!(tab.session.game().cursor(), undo.to);
            assert_eq!(tab.session.game().record().take_backs > 0, tab.session.game().record().take_backs != 0);
            if tab.session.can_redo() {
                tab.hand(Input::Redo).unwrap();
            }
            tab.paint();
        }
        if turn % 13 == 6 && tab.session.asked().is_some() {
            // The device lay there for a while: no hand is open any more.
            tab.hand(Input::LowerCurtain).unwrap();
            assert_eq!((tab.session.viewer(), tab.session.curtain()), (None, tab.session.asked()));
        }
        if turn % 11 == 5 {
            // The page is loaded again: whoever is asked lifts the curtain anew.
            let again = Tab::<Innovation>::open(tab.storage.clone(), &controllers);
            assert_eq!(again.session.game().record(), tab.session.to_keep().record());
            tab = again;
        }
    }
    assert!(passed > 20, "{passed}");
}

#[test]
fn without_private_information_the_board_becomes_that_of_whoever_is_asked_after_the_paint() {
    let mut tab = Tab::<TerraMystica>::begin(Default::default(), &persons(3), 5);
    const { assert!(!TerraMystica::PRIVATE_INFORMATION) };
    let mut changes = 0;
    for turn in 0..80 {
        let Some(asked) = tab.session.asked() else { break };
        assert_eq!((tab.session.me(), tab.session.curtain()), (asked, None));
        let choices = tab.session.choices();
        tab.hand(Input::Answer(choices[turn % choices.len()])).unwrap();
        if tab.session.asked().is_some_and(|next| next != asked) {
            changes += 1;
            assert_eq!(tab.session.me(), asked, "what was done is painted first");
            assert!(tab.session.can_choose(), "the next person need not wait for that");
        }
        tab.paint();
    }
    assert!(changes > 10, "{changes}");
    assert_eq!(tab.hand(Input::Painted), Err(Refused::NotAwaited));
}

#[test]
fn a_bot_that_fails_is_asked_once_more_then_for_a_glance_then_its_answer_is_found_here() {
    let controllers = [Controller::Person, BOT];
    let mut tab = Tab::<Burgundy>::begin(Default::default(), &controllers, 3);
    while tab.asked.is_none() {
        tab.person_answers(0);
    }
    let first = tab.asked.unwrap();
    tab.hand(Input::BotFails(first.ticket)).unwrap();
    let second = tab.asked.unwrap();
    assert!(second.ticket != first.ticket && second.seed != first.seed && second.level == first.level);
    assert_eq!(tab.hand(Input::BotFails(first.ticket)), Err(Refused::NotAwaited), "an old word does not count");
    tab.hand(Input::BotFails(second.ticket)).unwrap();
    let glance = tab.asked.unwrap();
    assert!(tab.down && glance.level.is_none());
    tab.hand(Input::BotFails(glance.ticket)).unwrap();
    assert!(tab.asked.is_none() && tab.found.is_some() && tab.workers_ended == 3);
    let at = tab.session.game().cursor();
    tab.bot_answers();
    assert!(tab.session.game().cursor() > at);
    to_a_person(&mut tab);
    // The next question of a bot is for a glance at once, until a person wants to try anew.
    while tab.asked.is_none() {
        tab.person_answers(0);
    }
    assert_eq!(tab.asked.unwrap().level, None);
    tab.hand(Input::Undo).unwrap();
    tab.down = false;
    while tab.asked.is_none() {
        tab.person_answers(0);
    }
    assert!(tab.asked.unwrap().level.is_some());
}

#[test]
fn what_a_bot_answers_counts_only_while_it_is_waited_for() {
    let mut tab = Tab::<Burgundy>::begin(Default::default(), &[Controller::Person, BOT], 4);
    while tab.asked.is_none() {
        tab.person_answers(1);
    }
    let question = tab.asked.unwrap();
    let choice = tab.session.game().question().unwrap().choices[0];
    tab.hand(Input::Undo).unwrap();
    assert!(tab.asked.is_none(), "nobody waits for it any longer");
    let before = handed_out(&tab.session);
    assert_eq!(tab.hand(Input::BotAnswers(question.ticket, choice)), Err(Refused::NotAwaited));
    assert_eq!(handed_out(&tab.session), before);
}

#[test]
fn a_second_tab_follows_and_two_that_have_both_moved_are_at_odds() {
    let controllers = persons(2);
    let mut one = Tab::<TerraMystica>::begin(Default::default(), &controllers, 11);
    let mut two = Tab::<TerraMystica>::open(one.storage.clone(), &controllers);
    for turn in 0..20 {
        one.person_answers(turn);
        assert!(!two.hear(), "there is news");
        assert_eq!(two.session.game().record(), one.session.game().record());
        assert!(two.tabs.follows() && !one.tabs.follows());
        // The other one plays on: what this tab has not seen is never written over.
        two.paint();
        two.person_answers(turn + 1);
        assert_eq!(one.hand(Input::Undo), Err(Refused::NotAwaited), "it takes over what is newer instead");
        assert_eq!(two.session.game().record(), one.session.game().record());
        one.paint();
    }
    one.person_answers(0);
    two.storage.replace(None);
    two.person_answers(1);
    assert!(!one.hear() && !one.at_odds, "this tab has kept all that it has played, so nothing of it is lost");
}

#[test]
fn what_is_drawn_face_down_keeps_bots_waiting_and_is_taken_back_freely() {
    let mut tab = Tab::<Innovation>::begin(Default::default(), &[Controller::Person, BOT], 2);
    tab.hand(Input::Manner(Manner { face_down: true, ..Manner::default() })).unwrap();
    let (mut waited, mut seen) = (0, 0);
    for turn in 0..40 {
        if tab.session.asked().is_none() {
            break;
        }
        if tab.session.waits_for_look() {
            waited += 1;
            assert!(tab.asked.is_none(), "the bot waits");
            assert!(tab.session.undo().expect("a way back").free, "nobody has seen it");
            tab.hand(Input::LookAtDrawn).unwrap();
            seen += usize::from(!tab.session.undo().expect("a way back").free);
            assert!(tab.asked.is_some(), "the bot goes on");
        }
        match tab.session.can_choose() {
            // Drawing comes first among the actions.
            true => tab.person_answers(if turn % 3 == 0 { turn } else { 0 }),
            false => tab.bot_answers(),
        }
    }
    assert!(waited > 2 && seen > 0, "{waited} {seen}");
}

#[test]
fn who_sits_elsewhere_is_waited_for_and_nothing_is_open_to_nobody() {
    let mut tab = Tab::<Innovation>::begin(Default::default(), &persons(3), 9);
    let here: SeatSet = [Seat(1)].into_iter().collect();
    tab.hand(Input::Sit(Some(here))).unwrap();
    assert_eq!((tab.session.viewer(), tab.session.persons()), (Some(Seat(1)), here));
    let asked = tab.session.asked().expect("somebody is asked");
    assert_eq!(tab.session.waits_for(), Some(asked).filter(|seat| *seat != Seat(1)));
    assert_eq!(tab.session.can_choose(), asked == Seat(1));
    tab.hand(Input::Sit(None)).unwrap();
    assert_eq!(tab.session.persons(), SeatSet::all(3));
}

#[test]
fn the_past_can_be_walked_and_branched_and_nothing_is_chosen_there() {
    let mut tab = Tab::<Burgundy>::begin(Default::default(), &persons(2), 6);
    (0..30).for_each(|turn| tab.person_answers(turn));
    let now = tab.session.game().cursor();
    for at in (0..now).rev().step_by(3) {
        tab.hand(Input::LookAt(at)).unwrap();
        assert_eq!((tab.session.is_past(), tab.session.shown().cursor()), (true, at));
        assert!(!tab.session.can_choose() && tab.session.undo().is_none() && tab.session.curtain().is_none());
        assert_eq!(tab.session.branch().record().answers.len(), at);
    }
    tab.hand(Input::SlideTo(now)).unwrap();
    assert!(tab.session.is_past(), "the slider has not been let go");
    tab.hand(Input::LookNow).unwrap();
    assert_eq!((tab.session.is_past(), tab.session.game().cursor()), (false, now));
}
