//! Every input in every state is answered or refused: by random inputs over random matches of all games.

use super::driver::{BOT, Tab, handed_out, id};
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Judge, Match, Seat, SeatSet, Stream};
use crate::session::{Controller, Input, Manner, Ticket};
use serde_json::Value;

/// So many inputs are handed in to each table.
const INPUTS: usize = 250;

/// Any input, mostly one that could mean something.
fn any<G: Judge>(tab: &Tab<G>, earlier: &[G::Choice], stream: &mut Stream) -> Input<G> {
    let session = &tab.session;
    let players = u32::from(session.seating().players());
    let mut choice = |of: &[G::Choice]| match of {
        [] => None,
        of => Some(of[stream.below(of.len() as u32) as usize]),
    };
    let offered = session.game().question().and_then(|question| choice(&question.choices));
    let other = choice(earlier).or(offered);
    let ticket = tab.asked.map(|question| question.ticket).or(tab.found.map(|(ticket, _)| ticket));
    let moment = stream.below(session.game().cursor() as u32 + 2) as usize;
    let seats: SeatSet = Seat::all(players as u8 + 1).filter(|_| stream.below(2) == 0).collect();
    match (stream.below(27), offered, other) {
        (0..7, Some(offered), _) => Input::Answer(offered),
        (7, Some(offered), _) => Input::Pick(offered),
        (8, _, Some(other)) => Input::Pick(other),
        (9, _, Some(other)) => Input::Repick(other),
        (10, _, Some(other)) => Input::Answer(other),
        (11, ..) => Input::Confirm,
        (12, ..) => Input::Unpick,
        (13, ..) => Input::Undo,
        (14, ..) => Input::UndoTurn,
        (15, ..) => Input::Redo,
        (16, ..) => Input::AutoAnswer(stream.below(2) == 0),
        (17, ..) if stream.below(6) == 0 => Input::Sit(Some(seats).filter(|_| stream.below(3) > 0)),
        (17, ..) => Input::Settle(Seat(stream.below(players + 1) as u8), Value::Null),
        (18, ..) => {
            let (at_once, face_down) = (stream.below(2) == 0, stream.below(2) == 0);
            Input::Manner(Manner { at_once, face_down })
        }
        (19, ..) => Input::LookAt(moment),
        (20, ..) => Input::SlideTo(moment),
        (21, ..) => Input::LookNow,
        (22, ..) => Input::LookAtDrawn,
        (23, _, Some(other)) => Input::BotAnswers(ticket.unwrap_or(Ticket(7)), other),
        (24, ..) => Input::BotFails(ticket.filter(|_| stream.below(2) == 0).unwrap_or(Ticket(stream.below(9)))),
        (25, ..) => Input::LowerCurtain,
        _ => Input::LiftCurtain,
    }
}

/// Hands random inputs in, and says how many were taken and how many refused.
fn holds<G: Invariants + Judge>((options, players): (G::Options, u8), seed: u64) -> (usize, usize) {
    let mut stream = Stream::new(seed);
    let controllers: Vec<Controller> =
        Seat::all(players).map(|_| if stream.below(3) == 0 { BOT } else { Controller::Person }).collect();
    let mut tab = Tab::<G>::begin(options, &controllers, seed);
    if seed.is_multiple_of(2) {
        tab.session = tab.session.by_pieces(|_, _| true);
    }
    let (mut taken, mut refused) = (0, 0);
    let mut earlier = Vec::new();
    for n in 0..INPUTS {
        let input = any(&tab, &earlier, &mut stream);
        earlier.extend(tab.session.game().question().map(|question| question.choices[n % question.choices.len()]));
        let (before, changes) = (handed_out(&tab.session), tab.session.would_change(&input));
        let (was, place) =
            (tab.session.to_keep().record().clone(), format!("{} seed {seed}, {n}: {input:?}", id::<G>()));
        match tab.hand(input) {
            Ok(()) => taken += 1,
            Err(_) => {
                refused += 1;
                assert_eq!(handed_out(&tab.session), before, "{place}: refused, and something has changed");
            }
        }
        let session = &tab.session;
        assert!(changes || *session.to_keep().record() == was, "{place}: it was said not to change the match");
        let kept = tab.storage.borrow().clone().expect("a kept match");
        assert_eq!(kept, serde_json::to_string(session.to_keep().record()).unwrap(), "{place}: not kept");
        assert!(session.picked().is_none_or(|picked| session.offers(picked)), "{place}: what is picked is not offered");
        assert!(session.choices().is_empty() || session.asked().is_some_and(|seat| session.persons().contains(seat)));
        let bot_is_asked = session.asked().is_some_and(|seat| session.seating().controller(seat) == BOT);
        let waits = tab.asked.is_some() || tab.found.is_some();
        let held_up = session.waits_for_look() || session.may_change().is_err();
        assert_eq!(waits, bot_is_asked && !held_up, "{place}: a bot is asked exactly while one is to answer");
        if session.curtain().is_some() {
            assert!(session.viewer().is_none() && session.choices().is_empty(), "{place}: open behind the curtain");
        }
        // Now and then the screen paints, and what bots think comes.
        if stream.below(2) == 0 {
            tab.paint();
        }
        if (tab.asked.is_some() || tab.found.is_some()) && stream.below(3) > 0 && tab.session.may_change().is_ok() {
            tab.bot_answers();
        }
    }
    tab.paint();
    let text = tab.storage.borrow().clone().expect("a kept match");
    let record = serde_json::from_str(&text).expect("a record");
    let again = Match::<G>::restore(record).map_err(|(error, _)| error).expect("what is kept runs");
    assert_eq!(again.state(), tab.session.to_keep().state());
    (taken, refused)
}

fn over_tables<G: Invariants + Judge>() {
    let (mut taken, mut refused) = (0, 0);
    for (at, table) in G::tables().into_iter().enumerate().step_by(1 + G::tables().len() / 12) {
        for seed in 0..4 {
            let (more, less) = holds::<G>(table.clone(), seed + 100 * at as u64);
            (taken, refused) = (taken + more, refused + less);
        }
    }
    assert!(taken > 1000 && refused > 200, "{}: {taken} taken, {refused} refused", id::<G>());
}

crate::for_each_game!(crate::test_each! { over_tables });
