//! Choices as short words, stable for ever: saves and links consist of them.
//!
//! Everything is numbered as in the facts. `b0` takes a board, `l3` places the ship, `v1` changes a die, `m0.3` moves with a die to a
//! location, `d0.2` docks with two dice, `a1.5` activates with a die as a value, `g2` takes a material, `n` gathers, `h4` builds an
//! achievement, `t12` takes a module, `s17` builds on a space, `p3` pays a material, `j` an artifact, `w3` a pair, `c17` puts crew,
//! `i1` advances on a track, `y` discards, `x` does without.

use super::choice::{Choice, Payment};
use super::facts::{Achievement, Board, Colony, Die, Location, MODULES, Material, Module, SPACES, Space};
use crate::engine::notation::{BadChoice, number, verb};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Choice::Board(board) => write!(f, "b{}", board as u8),
            Choice::Start(at) => write!(f, "l{}", at as u8),
            Choice::Change(die) => write!(f, "v{}", die as u8),
            Choice::Move(die, to) => write!(f, "m{}.{}", die as u8, to as u8),
            Choice::Dock(one, other) => write!(f, "d{}.{}", one as u8, other as u8),
            Choice::Activate(die, value) => write!(f, "a{}.{value}", die as u8),
            Choice::Material(material) => write!(f, "g{}", material as u8),
            Choice::Gather => f.write_str("n"),
            Choice::Achieve(achievement) => write!(f, "h{}", achievement as u8),
            Choice::Module(Module(module)) => write!(f, "t{module}"),
            Choice::Build(Space(space)) => write!(f, "s{space}"),
            Choice::Pay(Payment::Material(material)) => write!(f, "p{}", material as u8),
            Choice::Pay(Payment::Artifact) => f.write_str("j"),
            Choice::Pay(Payment::Pair(material)) => write!(f, "w{}", material as u8),
            Choice::Crew(Space(space)) => write!(f, "c{space}"),
            Choice::Influence(colony) => write!(f, "i{}", colony as u8),
            Choice::Discard => f.write_str("y"),
            Choice::Pass => f.write_str("x"),
        }
    }
}

impl FromStr for Choice {
    type Err = BadChoice;

    fn from_str(word: &str) -> Result<Choice, BadChoice> {
        let (verb, rest) = verb(word)?;
        let bare = |choice: Choice| if rest.is_empty() { Ok(choice) } else { Err(BadChoice) };
        let two = || rest.split_once('.').ok_or(BadChoice);
        match verb {
            'b' => Ok(Choice::Board(one_of(rest, &Board::ALL)?)),
            'l' => Ok(Choice::Start(one_of(rest, &Location::ALL)?)),
            'v' => Ok(Choice::Change(one_of(rest, &Die::ALL)?)),
            'm' => {
                let (die, to) = two()?;
                Ok(Choice::Move(one_of(die, &Die::ALL)?, one_of(to, &Location::ALL)?))
            }
            'd' => {
                let (one, other) = two()?;
                Ok(Choice::Dock(one_of(one, &Die::ALL)?, one_of(other, &Die::ALL)?))
            }
            'a' => {
                let (die, value) = two()?;
                Ok(Choice::Activate(one_of(die, &Die::ALL)?, number(value, 1..=6)?))
            }
            'g' => Ok(Choice::Material(one_of(rest, &Material::ALL)?)),
            'n' => bare(Choice::Gather),
            'h' => Ok(Choice::Achieve(one_of(rest, &Achievement::ALL)?)),
            't' => Ok(Choice::Module(Module(number(rest, 0..=MODULES as u8 - 1)?))),
            's' => Ok(Choice::Build(space(rest)?)),
            'p' => Ok(Choice::Pay(Payment::Material(one_of(rest, &Material::ALL)?))),
            'j' => bare(Choice::Pay(Payment::Artifact)),
            'w' => Ok(Choice::Pay(Payment::Pair(one_of(rest, &Material::ALL)?))),
            'c' => Ok(Choice::Crew(space(rest)?)),
            'i' => Ok(Choice::Influence(one_of(rest, &Colony::ALL)?)),
            'y' => bare(Choice::Discard),
            'x' => bare(Choice::Pass),
            _ => Err(BadChoice),
        }
    }
}

fn one_of<V: Copy>(digits: &str, all: &[V]) -> Result<V, BadChoice> {
    Ok(all[number(digits, 0..=all.len() - 1)?])
}

fn space(digits: &str) -> Result<Space, BadChoice> {
    Ok(Space(number(digits, 0..=SPACES as u8 - 1)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_survives_its_word() {
        let words = [
            "b4", "l6", "v3", "m0.6", "d0.3", "a2.6", "g5", "n", "h7", "t39", "s53", "p5", "j", "w5", "c53", "i2", "y",
            "x",
        ];
        for word in words {
            assert_eq!(word.parse::<Choice>().map(|choice| choice.to_string()).as_deref(), Ok(word));
        }
    }

    #[test]
    fn other_words_are_no_choices() {
        for word in ["", "z", "b5", "l7", "m0", "m4.0", "a0.7", "a0.0", "t40", "s54", "n1", "x0", "i3", "p+1", "h8"] {
            assert_eq!(word.parse::<Choice>(), Err(BadChoice), "{word}");
        }
    }
}
