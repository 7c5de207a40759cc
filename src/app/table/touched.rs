//! Which things on the board were touched, and by whom. Needs no browser.

use crate::app::narration::Narration;
use crate::engine::{Match, Seat};
use crate::session::recap::LastDecision;

/// A thing on the board and the seat by whose answer something happened to it.
pub type Touched = (String, Seat);

/// What the table calls a seat itself, where it shows whose turn it is.
pub fn seat(seat: Seat) -> String {
    format!("{SEAT}{}", seat.0)
}

/// Whether this is a seat itself.
pub fn is_seat(thing: &str) -> bool {
    thing.starts_with(SEAT)
}

const SEAT: &str = "seat-";

/// What these answers did: those after the first so many, up to so many.
pub fn between<G: Narration>(game: &Match<G>, after: usize, to: usize) -> Vec<Touched> {
    let told = game.events().iter().filter(|logged| after < logged.answered && logged.answered <= to);
    told.filter_map(|logged| G::thing_of(&logged.event).zip(doer(game, logged.answered))).collect()
}

/// What a seat has drawn or brought to light since its own last decision.
pub fn drawn<G: Narration>(game: &Match<G>, me: Seat) -> Vec<String> {
    LastDecision::of(game, me, G::is_turn).at.map(|at| G::drawn(game, me, at)).unwrap_or_default()
}

/// What each other seat did in the last of its turns since this one's own last decision, and what that decision drew. Behind it stands each
/// seat itself, in case that nothing of it has a place, or has it any more.
pub fn since_own_move<G: Narration>(game: &Match<G>, me: Seat) -> Vec<Touched> {
    let LastDecision { after, .. } = LastDecision::of(game, me, G::is_turn);
    let (mut turns, mut doers): (Vec<(Seat, usize)>, Vec<Seat>) = (Vec::new(), Vec::new());
    let mut touched: Vec<Touched> = Vec::new();
    for logged in game.events().iter().rev().take_while(|logged| logged.answered > after) {
        let Some(seat) = doer(game, logged.answered).filter(|seat| *seat != me) else { continue };
        if !doers.contains(&seat) {
            doers.push(seat);
        }
        let Some(thing) = G::thing_of(&logged.event) else { continue };
        let turn = turns.iter().find(|(who, _)| *who == seat).map(|(_, turn)| *turn);
        if turn.is_none() {
            turns.push((seat, logged.step));
        }
        // Who came last has touched it.
        let is_last_turn = turn.is_none_or(|turn| turn == logged.step);
        if is_last_turn && touched.iter().all(|(other, _)| *other != thing) {
            touched.push((thing, seat));
        }
    }
    touched.extend(doers.into_iter().map(|doer| (seat(doer), doer)));
    touched.extend(drawn(game, me).into_iter().map(|thing| (thing, me)));
    touched
}

/// Who gave the answer by which something happened after so many answers.
fn doer<G: Narration>(game: &Match<G>, answered: usize) -> Option<Seat> {
    game.giver(answered.checked_sub(1)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::narration::testing::play;
    use crate::engine::invariants::Invariants;

    crate::for_each_game!(crate::test_each! { what_others_did_is_marked_until_ones_own_next_move });

    fn what_others_did_is_marked_until_ones_own_next_move<G: Invariants + Narration>() {
        let (mut marked, mut of_several, mut drew) = (0, 0, 0);
        let (options, _) = G::golden_tables().into_iter().find(|(_, players)| *players == 3).expect("a table of three");
        play::<G>(
            options,
            3,
            5,
            |_: &G::Choice| 1,
            |game, _| {
                let now = game.cursor();
                for me in Seat::all(3) {
                    let is_action = |at: &usize| game.prompt(*at).is_some_and(G::is_turn);
                    let is_own = |at: &usize| game.giver(*at) == Some(me) && !game.record().answers[*at].auto;
                    let decided = (0..now).rev().find(|at| is_own(at) && is_action(at));
                    let touched = since_own_move(game, me);
                    let (own, touched): (Vec<_>, Vec<_>) = touched.into_iter().partition(|(_, seat)| *seat == me);
                    drew += usize::from(!own.is_empty());
                    let has_decided = (0..now).any(|at| is_own(&at));
                    assert!(own.is_empty() || has_decided, "nothing is new to whoever has not decided anything");
                    for (thing, seat) in &touched {
                        let later = between(game, decided.map_or(0, |at| at + 1), now);
                        let has_place = later.contains(&(thing.clone(), *seat));
                        assert!(has_place || *thing == super::seat(*seat), "{thing} was touched after the own move");
                    }
                    let LastDecision { after, .. } = LastDecision::of(game, me, G::is_turn);
                    let happened = game.events().iter().filter(|logged| logged.answered > after);
                    let doers = happened.filter_map(|logged| doer(game, logged.answered)).filter(|seat| *seat != me);
                    for doer in doers {
                        assert!(touched.contains(&(super::seat(doer), doer)), "what {doer:?} did last is marked");
                    }
                    marked += usize::from(!touched.is_empty());
                    of_several += usize::from(touched.iter().any(|(_, seat)| *seat != touched[0].1));
                    if decided == now.checked_sub(1) {
                        assert!(touched.is_empty(), "nobody else has moved");
                    }
                }
            },
        );
        assert!(marked > 30 && of_several > 5, "{marked} {of_several}");
        let draws = ["beta-colony", "burgundy", "innovation"].contains(&G::ID);
        assert_eq!(drew > 20, draws, "{drew}");
    }
}
