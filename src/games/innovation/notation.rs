//! Choices as short words, stable for ever: saves and links consist of them.
//!
//! Cards are their numbers. `d` draws, `m12` melds, `g12` activates, `a3` claims the achievement of age 3, `e12` endorses, `n3` inspires with a colour, `u0` issues a decree. Answers
//! inside effects: `c12` a card, `b1.4` a card of value 4 of which the second seat's pile shows only the back, `b1.4.1` one of the first
//! expansion, `k2` a colour, `v7` a
//! value, `p1` a player, `o0` and `o1` options, `i5` an icon, `s3.2` the pile of age 3
//! of the second expansion, `t0` a special achievement, `y` yes, `x` no or no more, `l` as they lie.

use super::card::{Back, Card, Colour, Icon};
use super::choice::Choice;
use super::facts::{HIGHEST_BONUS, LAST_AGE};
use super::karma::Decree;
use super::sets::Set;
use super::state::{MOST_PLAYERS, Special};
use crate::engine::Seat;
use crate::engine::notation::{BadChoice, number, verb};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Choice::Draw => f.write_str("d"),
            Choice::Meld(card) => write!(f, "m{}", card.0),
            Choice::Dogma(card) => write!(f, "g{}", card.0),
            Choice::Achieve(age) => write!(f, "a{age}"),
            Choice::Card(card) => write!(f, "c{}", card.0),
            Choice::Endorse(card) => write!(f, "e{}", card.0),
            Choice::Inspire(colour) => write!(f, "n{}", colour.index()),
            Choice::Decree(decree) => write!(f, "u{}", decree.index()),
            Choice::Back { owner, set: Set::Base, value } => write!(f, "b{}.{value}", owner.0),
            Choice::Back { owner, set, value } => write!(f, "b{}.{value}.{}", owner.0, set.index()),
            Choice::Colour(colour) => write!(f, "k{}", colour.index()),
            Choice::Value(value) => write!(f, "v{value}"),
            Choice::Player(seat) => write!(f, "p{}", seat.0),
            Choice::Option(number) => write!(f, "o{number}"),
            Choice::Icon(icon) => write!(f, "i{}", icon.index()),
            Choice::Pile(Back { set, value }) => write!(f, "s{value}.{}", set.index()),
            Choice::Special(special) => write!(f, "t{}", special.index()),
            Choice::Yes => f.write_str("y"),
            Choice::Pass => f.write_str("x"),
            Choice::AsTheyLie => f.write_str("l"),
        }
    }
}

impl FromStr for Choice {
    type Err = BadChoice;

    fn from_str(word: &str) -> Result<Choice, BadChoice> {
        let (verb, rest) = verb(word)?;
        let bare = |choice: Choice| if rest.is_empty() { Ok(choice) } else { Err(BadChoice) };
        match verb {
            'd' => bare(Choice::Draw),
            'm' => Ok(Choice::Meld(card(rest)?)),
            'g' => Ok(Choice::Dogma(card(rest)?)),
            'a' => Ok(Choice::Achieve(number(rest, 1..=LAST_AGE)?)),
            'e' => Ok(Choice::Endorse(card(rest)?)),
            'n' => Ok(Choice::Inspire(Colour::ALL[number(rest, 0..=4_usize)?])),
            'u' => Ok(Choice::Decree(Decree::ALL[number(rest, 0..=4_usize)?])),
            'c' => Ok(Choice::Card(card(rest)?)),
            'b' => {
                let (owner, back) = rest.split_once('.').ok_or(BadChoice)?;
                let (value, set) = match back.split_once('.') {
                    Some((value, set)) => (value, Set::ALL[number(set, 1..=Set::ALL.len() - 1)?]),
                    None => (back, Set::Base),
                };
                Ok(Choice::Back { owner: seat(owner)?, set, value: number(value, 1..=LAST_AGE)? })
            }
            'k' => Ok(Choice::Colour(Colour::ALL[number(rest, 0..=4_usize)?])),
            'v' => Ok(Choice::Value(number(rest, 0..=HIGHEST_BONUS)?)),
            'i' => Ok(Choice::Icon(Icon::ALL[number(rest, 0..=5_usize)?])),
            's' => {
                let (value, set) = rest.split_once('.').ok_or(BadChoice)?;
                let set = Set::ALL[number(set, 0..=Set::ALL.len() - 1)?];
                Ok(Choice::Pile(Back { set, value: number(value, 1..=LAST_AGE)? }))
            }
            't' => Ok(Choice::Special(Special::ALL[number(rest, 0..=Special::ALL.len() - 1)?])),
            'p' => Ok(Choice::Player(seat(rest)?)),
            'o' => Ok(Choice::Option(number(rest, 0..=1)?)),
            'y' => bare(Choice::Yes),
            'x' => bare(Choice::Pass),
            'l' => bare(Choice::AsTheyLie),
            _ => Err(BadChoice),
        }
    }
}

fn seat(digits: &str) -> Result<Seat, BadChoice> {
    number(digits, 0..=MOST_PLAYERS as u8 - 1).map(Seat)
}

fn card(digits: &str) -> Result<Card, BadChoice> {
    number(digits, 0..=Card::all().len() as u16 - 1).map(Card)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_back() {
        for word in [
            "d", "m0", "g104", "g209", "a9", "e105", "c12", "b3.10", "b0.1.1", "k4", "v0", "v11", "i5", "s10.2",
            "s1.0", "n4", "u0", "t14", "p2", "o1", "y", "x", "l",
        ] {
            assert_eq!(word.parse::<Choice>().map(|choice| choice.to_string()), Ok(word.to_owned()));
        }
    }

    #[test]
    fn other_words_are_refused() {
        for word in [
            "", "d1", "m", "m530", "m+5", "g-1", "a0", "a11", "b1", "b4.1", "b1.0", "b1.1.0", "b1.1.5", "b1.1.", "i6",
            "t15", "s0.0", "s1.5", "s1", "v12", "k5", "n5", "n", "u5", "v-1", "p4", "o2", "y1", "l1", "z", "é",
        ] {
            assert_eq!(word.parse::<Choice>(), Err(BadChoice), "{word}");
        }
    }
}
