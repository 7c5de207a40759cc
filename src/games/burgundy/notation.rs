//! Choices as short words, stable for ever: saves and links consist of them.
//!
//! Cards are their numbers. `12t33` plays card 12 to take card 33, `t33` takes it without a die; `p` places (`+2` on fan 2),
//! `g` sells (0 to 2), `w` workers, `s` silver, `c` convert. `b` buys, `x` passes, `k33` keeps, `u33` uses, `d33` gives up,
//! `o0` to `o3` draws from a stack, `n2` takes bonus 2, `h4.2` hands in 4 workers and 2 silver.

use super::cards::{Card, Goods};
use super::choice::{Action, Choice, Spot, Stack};
use super::facts::CARDS;
use crate::engine::notation::{BadChoice, number};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Choice::Act(die, action) => {
                if let Some(die) = die {
                    write!(f, "{}", die.0)?;
                }
                match action {
                    Action::Take(card) => write!(f, "t{}", card.0),
                    Action::Place(card, Spot::New) => write!(f, "p{}", card.0),
                    Action::Place(card, Spot::On(fan)) => write!(f, "p{}+{fan}", card.0),
                    Action::Sell(sort) => write!(f, "g{}", sort.index()),
                    Action::Workers => f.write_str("w"),
                    Action::Silver => f.write_str("s"),
                    Action::Convert => f.write_str("c"),
                }
            }
            Choice::Buy => f.write_str("b"),
            Choice::Pass => f.write_str("x"),
            Choice::Keep(card) => write!(f, "k{}", card.0),
            Choice::Use(card) => write!(f, "u{}", card.0),
            Choice::GiveUp(card) => write!(f, "d{}", card.0),
            Choice::Draw(stack) => write!(f, "o{}", *stack as u8),
            Choice::Bonus(number) => write!(f, "n{number}"),
            Choice::HandIn { workers, silver } => write!(f, "h{workers}.{silver}"),
        }
    }
}

impl FromStr for Choice {
    type Err = BadChoice;

    fn from_str(word: &str) -> Result<Choice, BadChoice> {
        let at = word.find(|letter: char| !letter.is_ascii_digit()).ok_or(BadChoice)?;
        let die = if at == 0 { None } else { Some(card(&word[..at])?) };
        let mut letters = word[at..].chars();
        let verb = letters.next().ok_or(BadChoice)?;
        let rest = letters.as_str();
        let bare = |value: Choice| if rest.is_empty() { Ok(value) } else { Err(BadChoice) };
        let act = |action| Choice::Act(die, action);
        match verb {
            't' => Ok(act(Action::Take(card(rest)?))),
            'p' => {
                let (placed, spot) = match rest.split_once('+') {
                    Some((placed, fan)) => (placed, Spot::On(number(fan, 0..=Spot::LAST)?)),
                    None => (rest, Spot::New),
                };
                Ok(act(Action::Place(card(placed)?, spot)))
            }
            'g' => Ok(act(Action::Sell(Goods::ALL[number(rest, 0..=2_usize)?]))),
            'w' => bare(act(Action::Workers)),
            's' => bare(act(Action::Silver)),
            'c' => bare(act(Action::Convert)),
            _ if die.is_some() => Err(BadChoice),
            'b' => bare(Choice::Buy),
            'x' => bare(Choice::Pass),
            'k' => Ok(Choice::Keep(card(rest)?)),
            'u' => Ok(Choice::Use(card(rest)?)),
            'd' => Ok(Choice::GiveUp(card(rest)?)),
            'o' => Ok(Choice::Draw(Stack::ALL[number(rest, 0..=3_usize)?])),
            'n' => Ok(Choice::Bonus(number(rest, 0..=u8::MAX)?)),
            'h' => {
                let (workers, silver) = rest.split_once('.').ok_or(BadChoice)?;
                Ok(Choice::HandIn { workers: number(workers, 0..=u8::MAX)?, silver: number(silver, 0..=u8::MAX)? })
            }
            _ => Err(BadChoice),
        }
    }
}

fn card(digits: &str) -> Result<Card, BadChoice> {
    number(digits, 0..=CARDS as u8 - 1).map(Card)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_back() {
        for word in [
            "12t33", "t0", "113p7", "p7+49", "5g2", "g0", "w", "3s", "c", "b", "x", "k1", "u2", "d3", "o3", "n5",
            "h4.2",
        ] {
            assert_eq!(word.parse::<Choice>().map(|choice| choice.to_string()), Ok(word.to_owned()));
        }
    }

    #[test]
    fn other_words_are_refused() {
        for word in [
            "", "12", "t", "t114", "t+5", "t-1", "p7+50", "g3", "w1", "5b", "o4", "h4", "h4.", "h300.1", "z", "t٣", "é",
        ] {
            assert_eq!(word.parse::<Choice>(), Err(BadChoice), "{word}");
        }
    }
}
