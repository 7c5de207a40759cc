//! What the tests do at the table.

use fireside::engine::{Halt, Question, Script, Seat};
use fireside::games::BetaColony;
use fireside::games::beta_colony::{Choice, Event, Module, Player, Prompt, Situation};

pub const ME: Seat = Seat(0);
pub const YOU: Seat = Seat(1);

/// The module of a colour (0 yellow, 1 red, 2 pink, 3 green, 4 blue) with a number from 1 to 8 as in the facts.
pub fn module(colour: u8, number: u8) -> Module {
    Module(colour * 8 + number - 1)
}

pub const YELLOW: u8 = 0;
pub const RED: u8 = 1;
pub const PINK: u8 = 2;
pub const GREEN: u8 = 3;
pub const BLUE: u8 = 4;

/// What is there after some choices.
pub struct After {
    pub before: BetaColony,
    pub game: BetaColony,
    pub events: Vec<Event>,
    pub waiting: Option<Question<BetaColony>>,
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
    After { before, game, events: script.events, waiting }
}

impl After {
    pub fn player(&self, seat: Seat) -> &Player {
        self.game.player(seat)
    }

    /// Points gained.
    pub fn points(&self, seat: Seat) -> i16 {
        self.player(seat).points() - self.before.player(seat).points()
    }

    /// Materials gained, in the order of `Material::ALL`.
    pub fn materials(&self, seat: Seat) -> [i8; 6] {
        let (now, then) = (self.player(seat).materials(), self.before.player(seat).materials());
        std::array::from_fn(|at| now[at] as i8 - then[at] as i8)
    }

    /// Fuel gained.
    pub fn fuel(&self, seat: Seat) -> i8 {
        self.player(seat).fuel() as i8 - self.before.player(seat).fuel() as i8
    }

    /// Artifacts gained.
    pub fn artifacts(&self, seat: Seat) -> i8 {
        self.player(seat).artifacts() as i8 - self.before.player(seat).artifacts() as i8
    }

    pub fn choices(&self) -> &[Choice] {
        &self.waiting.as_ref().expect("a question").choices
    }

    pub fn prompt(&self) -> Prompt {
        self.waiting.as_ref().expect("a question").prompt
    }

    pub fn asked(&self) -> Seat {
        self.waiting.as_ref().expect("a question").seat
    }

    pub fn offers(&self, choice: Choice) -> bool {
        self.waiting.as_ref().is_some_and(|question| question.choices.contains(&choice))
    }

    pub fn told(&self, event: Event) -> bool {
        self.events.contains(&event)
    }
}
