//! Whose turn it is in a kept match, or how it ended, in words. "You" is only who plays here.

use super::seats_of;
use crate::app::i18n::words::{Phrase, say, say_of_several};
use crate::app::store::save::{Controller, Meta, SeatPlan};

/// Whether this seat is the one person at the device. Who only looks at a match that was over when it came has not played it.
pub fn is_you(meta: &Meta, at: usize) -> bool {
    let person = |at: usize| meta.seats[at].controller == Controller::Person && !meta.is_away(at);
    let alone = || (0..meta.seats.len()).filter(|at| person(*at)).count() == 1;
    at < meta.seats.len() && !meta.watched && person(at) && alone()
}

/// Whether the match is over and everybody who played it here has lost.
pub fn is_lost_here(meta: &Meta) -> bool {
    let Some(winners) = &meta.standing.winners else { return false };
    let mut here = (0..meta.seats.len())
        .filter(|at| !meta.watched && meta.seats[*at].controller == Controller::Person && !meta.is_away(*at))
        .peekable();
    here.peek().is_some() && here.all(|at| !winners.contains(&(at as u8)))
}

/// Whose turn it is ("your turn", "Red’s turn"), or how it ended.
pub fn whose(meta: &Meta) -> String {
    if let Some(winners) = &meta.standing.winners {
        return ended(meta, winners);
    }
    let turn = meta.standing.turn.map_or(usize::MAX, usize::from);
    match seats_of(meta).get(turn) {
        Some(_) if is_you(meta, turn) => say("turn-yours"),
        Some(seat) if meta.is_away(turn) => Phrase::new("turn-away").with("name", seat.name.clone()).say(),
        Some(seat) => Phrase::new("turn-of").with("name", seat.name.clone()).say(),
        None => String::new(),
    }
}

/// Whether somebody here is to play.
pub fn awaits_here(meta: &Meta) -> bool {
    let turn = meta.standing.turn.filter(|_| meta.standing.winners.is_none()).map_or(usize::MAX, usize::from);
    let person = meta.seats.get(turn).is_some_and(|plan| plan.controller == Controller::Person);
    person && !meta.watched && !meta.is_away(turn)
}

fn ended(meta: &Meta, winners: &[u8]) -> String {
    let you = matches!(winners, [one] if is_you(meta, usize::from(*one)));
    let seats = seats_of(meta);
    let winners: Vec<&SeatPlan> = winners.iter().filter_map(|seat| seats.get(usize::from(*seat))).collect();
    match winners[..] {
        [] if meta.standing.points.len() > meta.seats.len() => {
            Phrase::new("ended-won").with("name", rival(&meta.game)).say()
        }
        [] => say("ended"),
        [_] if you => say("ended-you-won"),
        [seat] => Phrase::new("ended-won").with("name", seat.name.clone()).say(),
        _ => {
            let names: Vec<&str> = winners.iter().map(|seat| seat.name.as_str()).collect();
            say_of_several("ended-shared", &names)
        }
    }
}

/// The name of the opponent without a seat.
pub fn rival(game: &str) -> String {
    say(&format!("{game}-rival"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::app::narration::testing::{every_language, speak_in};
    use crate::app::store::save::Standing;
    use crate::bots::Level;

    fn seat(name: &str, mark: u8, bot: bool) -> SeatPlan {
        let controller = if bot { Controller::Bot(Level::Hard) } else { Controller::Person };
        SeatPlan { name: name.to_owned(), mark, controller }
    }

    /// A person on red against Blue.
    fn meta(name: &str, winner: u8, watched: bool) -> Meta {
        let standing = Standing { points: vec![141, 120], winners: Some(vec![winner]), ..Standing::default() };
        Meta { seats: vec![seat(name, 0, false), seat("Blue", 1, true)], standing, watched, ..Meta::default() }
    }

    #[test]
    fn whoever_gets_a_match_that_is_over_has_neither_won_nor_lost_it() {
        speak_in(Language::En);
        for name in ["Pink", "Ann"] {
            assert_eq!(whose(&meta(name, 0, true)), format!("finished: {name} won"));
            assert_eq!(whose(&meta(name, 1, true)), "finished: Blue won");
            assert_eq!(whose(&meta(name, 0, false)), "finished: you won");
        }
        for _ in every_language() {
            for winner in [0, 1] {
                let own = whose(&meta("You", winner, false));
                assert_eq!(own == say("ended-you-won"), winner == 0);
                assert_ne!(whose(&meta("Pink", winner, true)), say("ended-you-won"));
            }
        }
    }

    #[test]
    fn a_match_is_lost_only_by_those_who_played_it_here() {
        assert_eq!([0, 1].map(|winner| is_lost_here(&meta("You", winner, false))), [false, true]);
        assert_eq!([0, 1].map(|winner| is_lost_here(&meta("You", winner, true))), [false, false]);
        let away = Meta { here: Some(Vec::new()), ..meta("You", 1, false) };
        assert!(!is_lost_here(&away), "nobody of them plays here");
        let mut alone = meta("You", 1, false);
        alone.seats.truncate(1);
        alone.standing.winners = Some(Vec::new());
        assert!(is_lost_here(&alone), "against nobody with a seat");
        alone.standing.winners = None;
        assert!(!is_lost_here(&alone));
        let two = Meta { seats: vec![seat("Ann", 0, false), seat("Ben", 1, false)], ..meta("", 1, false) };
        assert!(!is_lost_here(&two), "one of them has won");
    }
}
