//! What lies in the middle: the normal achievements, and where cards can be whose place somebody does not know.

use crate::app::i18n::words::Phrase;
use crate::engine::Seat;
use crate::games::innovation::facts::LAST_AGE;
use crate::games::innovation::{Back, Card, Innovation, Zone};

/// Where a normal achievement is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Normal {
    /// In the middle.
    Free {
        /// Whether one could claim it with an action.
        reach: bool,
        /// The points that it asks one for.
        points: u16,
        /// How many of this age there are.
        many: usize,
    },
    /// Somebody's.
    Of(Seat),
    /// Not there.
    Gone,
}

/// The ages of the normal achievements: those that are laid out, and the last one if a card of it has come to lie there.
pub fn ages(state: &Innovation) -> impl Iterator<Item = u8> + use<> {
    let last = of_age(state, LAST_AGE) > 0 || state.normal_owner(LAST_AGE).is_some();
    (1..LAST_AGE).chain(last.then_some(LAST_AGE))
}

/// How many achievements of an age lie in the middle.
pub fn of_age(state: &Innovation, age: u8) -> usize {
    state.available().iter().filter(|card| card.printed_value() == age).count()
}

/// Where the normal achievement of an age is, for a seat.
pub fn normal(state: &Innovation, me: Seat, age: u8) -> Normal {
    match of_age(state, age) {
        0 => state.normal_owner(age).map_or(Normal::Gone, Normal::Of),
        many => Normal::Free { reach: state.may_achieve(me, age), points: state.points_asked(me, age), many },
    }
}

/// The same in words.
pub fn normal_words(place: Normal, age: u8) -> Phrase {
    let words = match place {
        Normal::Of(seat) => Phrase::new("innovation-achievement-of").with("name", seat),
        Normal::Free { reach: true, .. } => Phrase::new("innovation-achievement-reach"),
        Normal::Free { points, .. } => Phrase::new("innovation-achievement-free").with("points", points),
        Normal::Gone => Phrase::new("innovation-achievement-gone"),
    };
    match place {
        Normal::Free { many: many @ 2.., .. } => {
            Phrase::new("innovation-achievement-many").with("what", words.with("age", age)).with("n", many)
        }
        _ => words.with("age", age),
    }
}

/// An age as the heading of its row, with how many achievements of it lie there, if several do.
pub fn heading(state: &Innovation, age: u8) -> Phrase {
    let heading = Phrase::new("innovation-achievement").with("age", age);
    match of_age(state, age) {
        many @ 2.. => Phrase::new("innovation-achievement-times").with("what", heading).with("n", many),
        _ => heading,
    }
}

/// Where the cards of a back lie whose faces somebody does not know.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Whereabouts {
    /// In the supply pile.
    pub pile: usize,
    /// Among the achievements, claimed or not.
    pub achievements: usize,
    /// With players: in the hand, the score pile, the forecast.
    pub held: Vec<(Seat, [usize; 3])>,
}

/// Where they lie.
pub fn whereabouts(state: &Innovation, of: Back, knows: impl Fn(Card) -> bool) -> Whereabouts {
    let mut places = Whereabouts { held: state.seats().map(|seat| (seat, [0; 3])).collect(), ..Whereabouts::default() };
    for card in of.set.cards().filter(|card| card.back() == of && !knows(*card)) {
        match state.zone(card) {
            Zone::Hand(seat) => places.held[seat.index()].1[0] += 1,
            Zone::Score(seat) => places.held[seat.index()].1[1] += 1,
            Zone::Forecast(seat) => places.held[seat.index()].1[2] += 1,
            Zone::Achievements(_) | Zone::Available => places.achievements += 1,
            // Everything else lies open.
            _ => places.pile += 1,
        }
    }
    places.held.retain(|(_, counts)| *counts != [0; 3]);
    places
}

/// The same but for the pile, a line each.
pub fn whereabouts_words(places: &Whereabouts) -> Vec<(Option<Seat>, Phrase)> {
    let held = places.held.iter().map(|(seat, [hand, score, forecast])| {
        let words = Phrase::new("innovation-unknown-held").with("name", *seat).with("hand", *hand);
        (Some(*seat), words.with("score", *score).with("forecast", *forecast))
    });
    let achievements = (places.achievements > 0)
        .then(|| (None, Phrase::new("innovation-unknown-achievements").with("n", places.achievements)));
    held.chain(achievements).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, every_language, mixes, play, speak_in};
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::engine::{Chance, Stream};
    use crate::games::innovation::{Options, Set, Situation};

    #[test]
    fn every_unknown_card_is_somewhere_and_every_place_is_told() {
        speak_in(Language::En);
        let mut forecasts = 0;
        for (seed, (options, players)) in (20..).zip(mixes()) {
            let mut stream = Stream::new(seed);
            play(options, players, seed, |game, _| {
                if stream.below(60) > 0 {
                    return;
                }
                let (state, viewer) = (game.state(), Some(Seat(0)));
                let backs = |set: Set| (1..=LAST_AGE).map(move |value| Back { set, value });
                for of in state.sets().iter().flat_map(backs) {
                    let knows = |card| state.knows(viewer, card);
                    let unknown = of.set.cards().filter(|card| card.back() == of && !knows(*card)).count();
                    let places = whereabouts(state, of, knows);
                    let held: usize = places.held.iter().flat_map(|(_, counts)| counts).sum();
                    assert_eq!(places.pile + places.achievements + held, unknown, "{of:?}");
                    assert!(places.pile <= state.pile_of(of).len(), "{of:?}");
                    // What is said has all the numbers in it.
                    let lines = whereabouts_words(&places);
                    let said: usize = lines.iter().flat_map(|(_, words)| numbers(&without_names(&check(words)))).sum();
                    assert_eq!(said, held + places.achievements, "{lines:?}");
                    forecasts += places.held.iter().map(|(_, counts)| counts[2]).sum::<usize>();
                }
            });
        }
        assert!(forecasts > 10, "{forecasts}");
    }

    fn without_names(said: &str) -> String {
        said.split_once(": ").map_or(said, |(_, rest)| rest).to_owned()
    }

    fn numbers(said: &str) -> Vec<usize> {
        said.split(|one: char| !one.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
    }

    #[test]
    fn whatever_can_be_claimed_is_shown_in_every_game() {
        for (seed, (options, players)) in (60..).zip(mixes()) {
            play(options, players, seed, |game, _| {
                let state = game.state();
                let shown: Vec<u8> = ages(state).collect();
                assert!(state.available().iter().all(|card| shown.contains(&card.printed_value())));
                let claims = |seat| (1..=LAST_AGE).filter(move |age| state.may_achieve(seat, *age));
                assert!(state.seats().flat_map(claims).all(|age| shown.contains(&age)));
            });
        }
    }

    #[test]
    fn an_achievement_of_the_last_age_and_two_of_one_age_are_told() {
        let table = |ages: &[u8]| Situation::new(&Options::default(), 2).unwrap().available(ages).build().unwrap();
        let state = table(&[1, 1, 10]);
        assert_eq!(ages(&state).last(), Some(10));
        assert_eq!(ages(&table(&[1, 2])).last(), Some(9));
        for _ in every_language() {
            for age in ages(&state) {
                check(&normal_words(normal(&state, Seat(0), age), age));
                check(&heading(&state, age));
            }
        }
        speak_in(Language::En);
        let said = |age| normal_words(normal(&state, Seat(0), age), age).say();
        assert_eq!(said(1), "Achievement 1: needs 5 points and a top card of 1 or higher; there are 2 of this age");
        assert_eq!(said(10), "Achievement 10: needs 50 points and a top card of 10 or higher");
        assert_eq!(said(2), "Achievement 2: not available");
        assert_eq!(heading(&state, 1).say(), "Age 1 × 2");
    }
}
