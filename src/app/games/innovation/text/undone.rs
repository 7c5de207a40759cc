//! What somebody who lost left undone.

use super::names::special_name;
use crate::app::i18n::words::Phrase;
use crate::app::store::save::SeatPlan;
use crate::engine::{Match, Seat};
use crate::games::innovation::facts::LAST_AGE;
use crate::games::innovation::{Event, How, Innovation, Zone};

/// An achievement that could have been claimed and was not; or else what was missing for the one that was nearest.
pub fn undone(game: &Match<Innovation>, seat: Seat, seats: &[SeatPlan]) -> Option<(Phrase, Option<usize>)> {
    let missed = missed(game, seat).map(|missed| {
        let Missed { age, turn, answered, taken } = missed;
        let words = match taken {
            Some((by, later)) => {
                Phrase::new("innovation-undone-lost").with("name", seats[by.index()].name.clone()).with("later", later)
            }
            None => Phrase::new("innovation-undone-left"),
        };
        (words.with("age", age).with("turn", turn), Some(answered))
    });
    missed.or_else(|| nearest(game.state(), seat).map(|words| (words, None)))
}

/// A normal achievement that was within reach at the beginning of an own turn.
struct Missed {
    age: u8,
    /// The first turn in which it was, and the moment.
    turn: u16,
    answered: usize,
    /// Who claimed it, and in which turn; `None` if it still lies there.
    taken: Option<(Seat, u16)>,
}

/// The highest that the seat itself never claimed.
fn missed(game: &Match<Innovation>, seat: Seat) -> Option<Missed> {
    let mut taken = [None; LAST_AGE as usize + 1];
    let mut turn_now = 0;
    for logged in game.events() {
        match logged.event {
            Event::TurnBegan { turn, .. } => turn_now = turn,
            Event::Moved { card, to: Zone::Achievements(by), how: How::Claim, .. } => {
                taken[usize::from(card.printed_value())] = Some((by, turn_now));
            }
            _ => {}
        }
    }
    let mut first: [Option<Missed>; LAST_AGE as usize + 1] = Default::default();
    let mut past = game.clone();
    for moment in game.step_starts() {
        // What was played once can be played again.
        past.go_to(moment).ok()?;
        let state = past.state();
        if state.turn() == 0 || state.current() != seat {
            continue;
        }
        for age in state.available().iter().map(|card| card.printed_value()).filter(|age| state.may_achieve(seat, *age))
        {
            let taken = taken[usize::from(age)];
            let missed = Missed { age, turn: state.turn(), answered: moment, taken };
            first[usize::from(age)].get_or_insert(missed);
        }
    }
    // What a partner claimed is not lost.
    let lost = |missed: &Missed| missed.taken.is_none_or(|(by, _)| game.state().opposed(seat, by));
    first.into_iter().flatten().rfind(lost)
}

/// Fewer points are nearly enough.
const NEAR: u16 = 10;

/// What was missing for the nearest achievement at the end.
fn nearest(state: &Innovation, seat: Seat) -> Option<Phrase> {
    let player = state.player(seat);
    let missing = |age: u8| state.points_asked(seat, age).saturating_sub(player.points_towards(age));
    let least = state.available().iter().map(|card| card.printed_value()).min();
    let normal = least.and_then(|age| match (missing(age), player.height_to_claim() >= age) {
        (0, false) => Some(Phrase::new("innovation-undone-top").with("age", age)),
        (points @ 1..NEAR, true) => {
            Some(Phrase::new("innovation-undone-points").with("age", age).with("points", points))
        }
        _ => None,
    });
    let special = || {
        let open = state.specials().filter(|special| state.owner(*special).is_none());
        let (share, special, missing) = open
            .map(|special| {
                let missing = state.progress(seat, special);
                (u32::from(missing.has) * 100 / u32::from(missing.needs.max(1)), special, missing)
            })
            .max_by_key(|(share, ..)| *share)?;
        let words = Phrase::new("innovation-undone-special").with("name", special_name(special));
        (share >= CLOSE).then(|| words.with("has", missing.has).with("needs", missing.needs))
    };
    normal.or_else(special)
}

/// From so many percents on a special achievement was close.
const CLOSE: u32 = 60;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::innovation::text::tests::{play, speak_in};
    use crate::app::i18n::language::Language;
    use crate::app::narration::reasons;
    use crate::app::narration::testing::seats;
    use crate::games::innovation::{Card, Options, Set, Sets, Situation, Special, Splay};

    const ME: Seat = Seat(0);

    fn cards(ages: &[u8]) -> Vec<Card> {
        let mut cards: Vec<Card> = Vec::new();
        for age in ages {
            cards.extend(Set::Base.cards().find(|card| card.printed_value() == *age && !cards.contains(card)));
        }
        cards
    }

    /// An opponent has everything else; age 2 is the next to be had.
    fn standing(points: &[u8], top: u8) -> Innovation {
        let scored = cards(points);
        let top = Set::Base.cards().find(|card| card.printed_value() == top && !scored.contains(card)).unwrap();
        let table = Situation::new(&Options::default(), 2).unwrap().available(&[2, 3]);
        let table = table.score(ME, &scored).unwrap().board(ME, &[top], Splay::None).unwrap();
        Special::BASE.into_iter().fold(table, |table, special| table.special(Seat(1), special)).build().unwrap()
    }

    #[test]
    fn what_was_missing_is_said_in_every_language() {
        let said = |state: &Innovation| {
            Language::ALL.map(|language| {
                speak_in(language);
                nearest(state, ME).unwrap().say()
            })
        };
        assert_eq!(
            said(&standing(&[4, 5], 2)),
            [
                "1 point was missing for the achievement of age 2",
                "Für die Errungenschaft von Zeitalter 2 fehlte 1 Punkt",
                "Faltó 1 punto para el logro de la era 2",
            ]
        );
        assert_eq!(
            said(&standing(&[3, 5], 3))[..2],
            [
                "2 points were missing for the achievement of age 2",
                "Für die Errungenschaft von Zeitalter 2 fehlten 2 Punkte",
            ]
        );
        assert_eq!(
            said(&standing(&[5, 6], 1))[2],
            "Puntos de sobra para el logro de la era 2, pero ninguna carta superior de la era 2 o más alta"
        );
        assert_eq!(nearest(&standing(&[], 1), ME), None, "nothing was near");
    }

    #[test]
    fn an_achievement_of_an_age_that_one_owns_makes_it_dearer() {
        let sets = Sets::BASE.with(Set::Echoes);
        let table = Situation::new(&Options { sets, ..Options::default() }, 2).unwrap().available(&[2]);
        let [owned, scored, top] = [2, 9, 2].map(|age| move |card: &Card| card.printed_value() == age);
        let of = |fits: &dyn Fn(&Card) -> bool, at: usize| Set::Base.cards().filter(|card| fits(card)).nth(at).unwrap();
        let table = table.achieved(ME, &[of(&owned, 0)]).unwrap().score(ME, &[of(&scored, 0), of(&scored, 1)]).unwrap();
        let state = table.board(ME, &[of(&top, 1)], Splay::None).unwrap().build().unwrap();
        speak_in(Language::En);
        let said = nearest(&state, ME).unwrap().say();
        assert_eq!(said, "2 points were missing for the achievement of age 2", "20 were asked for, 18 were there");
    }

    #[test]
    fn who_is_told_of_a_missed_achievement_could_have_claimed_it() {
        let (mut lost, mut left) = (0, 0);
        for seed in 0..40 {
            let game = play(Options::default(), 2, seed, |_, _| ());
            for seat in Seat::all(2) {
                let Some(Missed { age, turn, answered, taken }) = missed(&game, seat) else { continue };
                let mut past = game.clone();
                past.go_to(answered).unwrap();
                assert!(past.state().may_achieve(seat, age) && past.state().turn() == turn);
                assert!(past.state().available().iter().any(|card| card.printed_value() == age));
                let lies = game.state().available().iter().any(|card| card.printed_value() == age);
                assert_eq!(lies, taken.is_none());
                assert_ne!(taken.map(|(by, _)| by), Some(seat));
                assert!(taken.is_none_or(|(_, later)| later >= turn));
                *(if lies { &mut left } else { &mut lost }) += 1;
                if !game.outcome().unwrap().winners.contains(seat) {
                    let told = reasons(&game, seat, &seats(2));
                    assert_eq!(told.last().and_then(|reason| reason.answered), Some(answered));
                }
            }
        }
        assert!(lost > 0 && left > 0, "{lost} {left}");
    }
}
