//! A whole game in a file, to begin a new one from: Pig. In turn, a player rolls a die as often as they dare; a 1 loses what the turn has
//! brought, and 30 points win. `cargo run --example pig` plays it with players who hold at so many points; all else (saves, undo, replay,
//! bots' playouts) comes from the engine.

use fireside::engine::{Flow, Game, Halt, Match, Outcome, Seat, SetupError, Table};
use serde::{Deserialize, Serialize};

/// So many points win.
const GOAL: i32 = 30;

/// What lies on the table: data, and nothing else.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pig {
    points: Vec<i32>,
    turn: u8,
}

/// What a player can pick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// The die once more.
    Roll,
    /// Keep what the turn has brought.
    Hold,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody rolled this.
    Rolled(Seat, u32),
    /// Somebody kept so many points.
    Kept(Seat, i32),
}

impl Game for Pig {
    const ID: &'static str = "pig";
    const PRIVATE_INFORMATION: bool = false;
    type Options = ();
    type Choice = Choice;
    /// How many points are at stake.
    type Prompt = i32;
    type Event = Event;

    fn new((): &(), players: u8) -> Result<Pig, SetupError> {
        let table = Pig { points: vec![0; usize::from(players)], turn: 0 };
        if (2..=4).contains(&players) { Ok(table) } else { Err(SetupError::Players(players)) }
    }

    /// One turn, as the rulebook tells it.
    fn step(&mut self, t: &mut dyn Table<Pig>) -> Flow {
        let seat = Seat(self.turn % self.players());
        let mut stake = 0;
        while stake == 0 || t.ask(self, seat, stake, &[Choice::Roll, Choice::Hold])? == Choice::Roll {
            let die = t.roll(6);
            t.tell(self, Event::Rolled(seat, die));
            stake = if die == 1 { 0 } else { stake + die as i32 };
            if die == 1 {
                break;
            }
        }
        t.tell(self, Event::Kept(seat, stake));
        self.points[seat.index()] += stake;
        self.turn += 1;
        let won = self.points[seat.index()] >= GOAL;
        if won { Err(Halt::Over(Outcome { winners: [seat].into_iter().collect() })) } else { Ok(()) }
    }

    fn players(&self) -> u8 {
        self.points.len() as u8
    }

    fn standing(&self) -> Vec<i32> {
        self.points.clone()
    }

    fn reveals(event: &Event, _: Option<Seat>) -> bool {
        matches!(event, Event::Rolled(..))
    }

    fn view(&self, _: Option<Seat>) -> Vec<u64> {
        self.points.iter().map(|points| *points as u64).collect()
    }
}

/// A match in which everybody holds at so many points.
pub fn play(seed: u64, enough: i32) -> Match<Pig> {
    let mut game = Match::<Pig>::new((), 2, seed).expect("two can play");
    while let Some(question) = game.question() {
        let choice = if question.prompt >= enough { Choice::Hold } else { Choice::Roll };
        game.answer(choice).expect("both are always offered");
    }
    game
}

#[allow(dead_code, reason = "the test that includes this file plays by itself")]
fn main() {
    let game = play(1, 12);
    for logged in game.events() {
        println!("{:?}", logged.event);
    }
    println!("{:?} after {} answers: {:?}", game.state().standing(), game.cursor(), game.outcome());
}
