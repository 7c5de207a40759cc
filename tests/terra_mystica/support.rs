//! What the tests do at the table.

use fireside::engine::invariants::Invariants;
use fireside::engine::{Halt, Match, Question, Script, Seat, Stream};
use fireside::games::TerraMystica;
use fireside::games::terra_mystica::cause::SOURCES;
use fireside::games::terra_mystica::state::Player;
use fireside::games::terra_mystica::{Building, Cause, Choice, Cult, Event, Hex, Map, Situation, Source};
use std::collections::BTreeSet;

pub const ME: Seat = Seat(0);
pub const YOU: Seat = Seat(1);

/// A hex of the base map.
pub fn hex(name: &str) -> Hex {
    Map::Base.geometry().by_name(name).unwrap_or_else(|| panic!("{name} is no hex"))
}

pub fn build(name: &str) -> Choice {
    Choice::Build(hex(name))
}

pub fn spade(name: &str) -> Choice {
    Choice::Spade(hex(name))
}

pub fn upgrade(name: &str, building: Building) -> Choice {
    Choice::Upgrade(hex(name), building)
}

/// A bridge of the base map.
pub fn bridge(one: &str, other: &str) -> Choice {
    let ends = (hex(one), hex(other));
    let place = Map::Base.geometry().bridges().iter().position(|bridge| *bridge == ends);
    Choice::Bridge(place.unwrap_or_else(|| panic!("no bridge {one}:{other}")) as u8)
}

/// What is there after some choices.
pub struct After {
    before: TerraMystica,
    pub game: TerraMystica,
    pub waiting: Option<Question<TerraMystica>>,
}

/// Plays these choices, all of which must be offered, up to the next question.
pub fn play(situation: Situation, choices: &[Choice]) -> After {
    let before = situation.clone().game();
    let mut game = situation.game();
    let mut script = Script::of(choices.to_vec());
    let halt = script.run(&mut game);
    assert_ne!(halt, Halt::Refused, "{:?} at {:?}", choices.get(script.given.len()), script.waiting());
    assert_eq!(script.given.len(), choices.len(), "more choices than questions");
    let waiting = script.waiting().cloned();
    After { before, game, waiting }
}

/// What is offered in a situation.
pub fn offered(situation: Situation) -> Vec<Choice> {
    play(situation, &[]).waiting.expect("a question").choices
}

pub fn offers(situation: Situation, choice: Choice) -> bool {
    offered(situation).contains(&choice)
}

impl After {
    pub fn player(&self, seat: Seat) -> &Player {
        self.game.player(seat)
    }

    /// Points gained.
    pub fn points(&self, seat: Seat) -> i16 {
        self.player(seat).points() - self.before.player(seat).points()
    }

    /// Coins, workers and priests gained.
    pub fn gained(&self, seat: Seat) -> (i32, i32, i32) {
        let count =
            |player: &Player| (i32::from(player.coins()), i32::from(player.workers()), i32::from(player.priests()));
        let (now, then) = (count(self.player(seat)), count(self.before.player(seat)));
        (now.0 - then.0, now.1 - then.1, now.2 - then.2)
    }

    pub fn bowls(&self, seat: Seat) -> [u8; 3] {
        self.player(seat).bowls()
    }

    pub fn cult(&self, seat: Seat, cult: Cult) -> u8 {
        self.player(seat).cult(cult)
    }

    pub fn asked(&self) -> Seat {
        self.waiting.as_ref().expect("a question").seat
    }

    pub fn offers(&self, choice: Choice) -> bool {
        self.waiting.as_ref().is_some_and(|question| question.choices.contains(&choice))
    }

    pub fn stands(&self, name: &str) -> Option<(Seat, Building)> {
        self.game.building(hex(name))
    }
}

/// A player who does something whenever that is possible.
pub fn busy(choices: &[Choice], stream: &mut Stream) -> Choice {
    let lively: Vec<Choice> = choices.iter().copied().filter(|it| TerraMystica::liveliness(*it) > 1).collect();
    let pool = if lively.is_empty() || stream.next_u64().is_multiple_of(16) { choices } else { &lively };
    pool[stream.next_u64() as usize % pool.len()]
}

/// The word by which something begins.
pub fn word(it: &impl std::fmt::Debug) -> String {
    format!("{it:?}").split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// Checks what a match that is over tells of scopes and points; the kinds of scopes in it.
pub fn told_in_scopes(game: &Match<TerraMystica>) -> BTreeSet<String> {
    let (mut open, mut kinds) = (Vec::new(), BTreeSet::new());
    let mut points = vec![[0; SOURCES]; game.state().all_players().len()];
    for logged in game.events() {
        match logged.event {
            Event::Began(scope) => {
                kinds.insert(word(&scope));
                open.push((scope, logged.step));
            }
            Event::Over(scope) => assert_eq!(open.pop(), Some((scope, logged.step))),
            Event::Scored(seat, cause, worth) => {
                points[seat.index()][cause.source().expect("a row of the score table") as usize] += worth;
                let at_the_end = matches!(cause, Cause::Cult(_) | Cause::Area(_) | Cause::Resources);
                assert_eq!(open.is_empty(), at_the_end, "{cause:?}");
            }
            Event::Map(_) | Event::Laid(_) | Event::InPlay(_) | Event::Drawn(..) | Event::RoundBegan { .. } => {
                assert_eq!(open, []);
            }
            Event::FinalScoring | Event::Ended(_) | Event::Left(_) => assert_eq!(open, []),
            event => assert!(!open.is_empty(), "{event:?} is of nothing"),
        }
    }
    assert_eq!(open, []);
    for (player, points) in game.state().all_players().iter().zip(points) {
        assert_eq!(Source::ALL.map(|source| player.points_from(source)), points);
    }
    kinds
}
