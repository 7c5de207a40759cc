//! Choices as short words, stable for ever: saves and links consist of them.
//!
//! `b2` board, `l3` begins at a place, `t1` turns a die, `f14` flies with die 1 to place 4, `d02` docks with dice 0 and 2, `u25` uses the
//! place with die 2 as a 5, `m3` material, `g` goods, `o17` module, `h4` achievement, `s33` space, `p3` pays a material, `pa` an artifact,
//! `pp3` a pair, `c1` colony, `y` accepts, `x` does without.

use super::choice::{Choice, Payment};
use super::things::{Achievement, Board, Colony, Die, Location, Material, Module, Space};
use crate::engine::notation::{BadChoice, number, verb};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Choice::Board(board) => write!(f, "b{}", board.0),
            Choice::Start(at) => write!(f, "l{}", at as u8),
            Choice::Turn(die) => write!(f, "t{}", die as u8),
            Choice::Fly(die, to) => write!(f, "f{}{}", die as u8, to as u8),
            Choice::Dock(one, other) => write!(f, "d{}{}", one as u8, other as u8),
            Choice::Use(die, value) => write!(f, "u{}{value}", die as u8),
            Choice::Material(material) => write!(f, "m{}", material as u8),
            Choice::Goods => f.write_str("g"),
            Choice::Module(module) => write!(f, "o{}", module.0),
            Choice::Achievement(which) => write!(f, "h{}", which.0),
            Choice::Space(space) => write!(f, "s{}", space.0),
            Choice::Pay(Payment::Material(material)) => write!(f, "p{}", material as u8),
            Choice::Pay(Payment::Artifact) => f.write_str("pa"),
            Choice::Pay(Payment::Pair(material)) => write!(f, "pp{}", material as u8),
            Choice::Colony(colony) => write!(f, "c{}", colony as u8),
            Choice::Accept => f.write_str("y"),
            Choice::Pass => f.write_str("x"),
        }
    }
}

fn one_of<T: Copy>(all: &[T], digits: &str) -> Result<T, BadChoice> {
    Ok(all[number::<usize>(digits, 0..=all.len() - 1)?])
}

fn two<A: Copy, B: Copy>(ones: &[A], others: &[B], digits: &str) -> Result<(A, B), BadChoice> {
    let (one, other) = digits.split_at_checked(1).ok_or(BadChoice)?;
    Ok((one_of(ones, one)?, one_of(others, other)?))
}

impl FromStr for Choice {
    type Err = BadChoice;

    fn from_str(word: &str) -> Result<Choice, BadChoice> {
        let (verb, rest) = verb(word)?;
        let bare = |choice: Choice| if rest.is_empty() { Ok(choice) } else { Err(BadChoice) };
        match verb {
            'b' => number(rest, 0..=Board::COUNT - 1).map(|n| Choice::Board(Board(n))),
            'l' => one_of(&Location::ALL, rest).map(Choice::Start),
            't' => one_of(&Die::ALL, rest).map(Choice::Turn),
            'f' => two(&Die::ALL, &Location::ALL, rest).map(|(die, to)| Choice::Fly(die, to)),
            'd' => two(&Die::ALL, &Die::ALL, rest).map(|(one, other)| Choice::Dock(one, other)),
            'u' => two(&Die::ALL, &[0, 1, 2, 3, 4, 5, 6], rest).map(|(die, value)| Choice::Use(die, value)),
            'm' => one_of(&Material::ALL, rest).map(Choice::Material),
            'g' => bare(Choice::Goods),
            'o' => number(rest, 0..=Module::COUNT as u8 - 1).map(|n| Choice::Module(Module(n))),
            'h' => number(rest, 0..=Achievement::COUNT - 1).map(|n| Choice::Achievement(Achievement(n))),
            's' => number(rest, 0..=Space::COUNT as u8 - 1).map(|n| Choice::Space(Space(n))),
            'p' => Ok(Choice::Pay(match rest.strip_prefix('p') {
                _ if rest == "a" => Payment::Artifact,
                Some(digits) => Payment::Pair(one_of(&Material::ALL, digits)?),
                None => Payment::Material(one_of(&Material::ALL, rest)?),
            })),
            'c' => one_of(&Colony::ALL, rest).map(Choice::Colony),
            'y' => bare(Choice::Accept),
            'x' => bare(Choice::Pass),
            _ => Err(BadChoice),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_back_and_others_are_refused() {
        for word in ["b4", "l6", "t3", "f36", "d02", "u16", "m5", "g", "o39", "h7", "s53", "p0", "pa", "pp5", "c2", "y", "x"] {
            assert_eq!(word.parse::<Choice>().map(|choice| choice.to_string()), Ok(word.to_owned()));
        }
        for word in ["", "b5", "l7", "t4", "f3", "f47", "u17", "m6", "g1", "o40", "h8", "s54", "p6", "pb", "c3", "yx", "z", "f٣1"] {
            assert_eq!(word.parse::<Choice>(), Err(BadChoice), "{word}");
        }
    }
}
