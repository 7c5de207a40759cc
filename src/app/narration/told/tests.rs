//! What events say of scopes and points holds in random games of all kinds of tables.

use crate::app::i18n::language::Language;
use crate::app::narration::testing::{self, speak_in};
use crate::app::narration::{LogKind, Narration};
use crate::engine::Seat;
use crate::engine::invariants::Invariants;
use crate::games::{BetaColony, Burgundy, beta_colony, burgundy};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// What an event says of scopes and points.
enum Heard<S> {
    Began(S),
    Over(S),
    Scored(Seat, i32),
    Nothing,
}

/// Whatever begins is over before what it lies in and before the next step; points told of a seat are its points, at every question, and in
/// the log at the end.
fn law<G: Narration + Invariants, S: PartialEq + Debug>(hear: fn(&G::Event) -> Heard<S>, kinds: usize) {
    speak_in(Language::En);
    let mut seen = BTreeSet::new();
    for (seed, (options, players)) in (300..).zip(G::tables().into_iter().cycle()).take(24) {
        let (mut scopes, mut points, mut told, mut step) = (Vec::new(), vec![0; usize::from(players)], 0, 0);
        let mut listen = |game: &crate::engine::Match<G>| {
            for logged in &game.events()[told..] {
                assert!(logged.step == step || scopes.is_empty(), "{scopes:?} in the next step");
                step = logged.step;
                match hear(&logged.event) {
                    Heard::Began(scope) => {
                        seen.insert(format!("{scope:?}").split(['(', ' ']).next().unwrap_or_default().to_owned());
                        scopes.push(scope);
                    }
                    Heard::Over(scope) => assert_eq!(scopes.pop(), Some(scope), "the innermost one is over"),
                    Heard::Scored(seat, more) => points[seat.index()] += more,
                    Heard::Nothing => {}
                }
            }
            told = game.events().len();
            assert_eq!(points, game.state().standing(), "{}", G::ID);
        };
        let game = testing::play::<G>(options, players, seed, |choice| G::liveliness(*choice), |game, _| listen(game));
        listen(&game);
        assert!(scopes.is_empty(), "{scopes:?} at the end");
        let mut in_log = vec![0; usize::from(players)];
        for line in G::log(&game) {
            if let LogKind::Seat(seat) = line.kind {
                in_log[seat.index()] += line.points;
            }
        }
        assert_eq!(in_log, points, "{}", G::ID);
    }
    assert_eq!(seen.len(), kinds, "{seen:?}");
}

#[test]
fn burgundys_events_lie_in_scopes_and_tell_all_points() {
    use burgundy::Event;
    use burgundy::state::Owner;
    law::<Burgundy, _>(
        |event| match *event {
            Event::Began(scope) => Heard::Began(scope),
            Event::Over(scope) => Heard::Over(scope),
            Event::Scored(Owner::Seat(seat), _, points) => Heard::Scored(seat, points.into()),
            _ => Heard::Nothing,
        },
        7,
    );
}

#[test]
fn beta_colonys_events_lie_in_scopes_and_tell_all_points() {
    use beta_colony::Event;
    law::<BetaColony, _>(
        |event| match *event {
            Event::Began(scope) => Heard::Began(scope),
            Event::Over(scope) => Heard::Over(scope),
            Event::Scored(seat, _, points) => Heard::Scored(seat, points.into()),
            _ => Heard::Nothing,
        },
        8,
    );
}
