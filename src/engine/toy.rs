//! A small game for the tests of the engine. In turn, everybody picks 1 (a point), 2 (draws a card, worth its number, and
//! confirms it) or 3 (asked again: 4 or 5 points). A card costs nothing but chance; most points win.

use super::chance::{Chance, shuffle};
use super::game::{Flow, Game, Halt, Observation, Outcome, SetupError, Table};
use super::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    pub players: u8,
    pub turns: u8,
    pub turn: u8,
    pub points: Vec<u8>,
    pub deck: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Length {
    pub turns: u8,
}

impl Default for Length {
    fn default() -> Length {
        Length { turns: 6 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    Pick,
    Confirm,
    Again,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    Began,
    Picked(Seat, u8),
    Drew(Seat, u8),
}

impl Game for Toy {
    const ID: &'static str = "toy";
    type Options = Length;
    type Choice = u8;
    type Prompt = Why;
    type Event = Said;

    fn new(options: &Length, players: u8) -> Result<Toy, SetupError> {
        match players {
            1..=3 => {
                let points = vec![0; usize::from(players)];
                Ok(Toy { players, turns: options.turns, turn: 0, points, deck: Vec::new() })
            }
            _ => Err(SetupError::Players(players)),
        }
    }

    fn step(&mut self, t: &mut dyn Table<Toy>) -> Flow {
        if self.deck.is_empty() {
            self.deck = (10..30).collect();
            shuffle(t, &mut self.deck);
            t.tell(self, Said::Began);
            return Ok(());
        }
        let seat = Seat(self.turn % self.players);
        let pick = t.ask(self, seat, Why::Pick, &[1, 2, 3])?;
        t.tell(self, Said::Picked(seat, pick));
        self.points[seat.index()] += match pick {
            2 => {
                let card = self.deck.pop().unwrap_or_default();
                t.tell(self, Said::Drew(seat, card));
                t.ask(self, seat, Why::Confirm, &[9])?;
                card
            }
            3 => {
                let points = t.ask(self, seat, Why::Again, &[4, 5])?;
                // Five points look into what the next seat alone knows.
                t.consult(if points == 5 { seat.next(self.players) } else { seat });
                points
            }
            point => point,
        };
        self.turn += 1;
        if self.turn < self.turns {
            return Ok(());
        }
        let most = self.points.iter().max();
        Err(Halt::Over(Outcome {
            winners: Seat::all(self.players).filter(|seat| self.points.get(seat.index()) == most).collect(),
        }))
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn standing(&self) -> Vec<i32> {
        self.points.iter().map(|points| i32::from(*points)).collect()
    }

    fn reveals(event: &Said, _: Option<Seat>) -> bool {
        matches!(event, Said::Drew(..))
    }

    fn is_open_to(&self, event: &Said, _: Seat) -> bool {
        !matches!(event, Said::Drew(..))
    }

    /// A pick is only told by its event.
    fn is_public(&self, choices: &[u8]) -> bool {
        *choices != [1, 2, 3]
    }

    fn view(&self, _: Option<Seat>) -> Vec<u64> {
        vec![self.deck.len() as u64]
    }

    fn determinize(&mut self, _: Option<Seat>, chance: &mut dyn Chance) {
        self.deck.sort_unstable();
        shuffle(chance, &mut self.deck);
    }

    fn repair(
        &mut self,
        _: Option<Seat>,
        seen: (&Observation<Toy>, &Observation<Toy>),
        _: bool,
        _: &mut dyn Chance,
    ) -> bool {
        let (Observation::Event(Said::Drew(_, got)), Observation::Event(Said::Drew(_, wanted))) = seen else {
            return false;
        };
        let at = |card: &u8| self.deck.iter().position(|other| other == card);
        let (Some(one), Some(other)) = (at(got), at(wanted)) else { return false };
        self.deck.swap(one, other);
        true
    }
}
