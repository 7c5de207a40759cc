//! Choices as short words, stable for ever: saves and links consist of them. (The game's notation for people is that of [`ledger`](super::ledger).)
//!
//! Hexes are their numbers in reading order; everything else is numbered as in the facts. `f3` a faction, `k0` a first card, `b12` builds,
//! `s12` transforms, `t2` into a terrain, `u12.1` upgrades, `a0` and `a1` advance on a track, `p2.3` sends a priest, `w4` a power action,
//! `x0` a special action, `z7` passes for a card and `z` without, `c2` exchanges, `r30` joins over a river, `i1` steps in a
//! cult, `g4` a bridge, `v3` a favor, `y5` a town tile, `n2` ordains, `q` does without, `l0` takes power, `d0` declines it, `e` ends the turn.
//! In ledgers only: `o` sacrifices, `j` buys a spade, `m1` lowers a marker, `h` answers later.

use super::choice::{Choice, Exchange, Track};
use super::facts::maps::{BRIDGE_PLACES, HEXES};
use super::facts::tiles::{ALL_CARDS, FAVORS, TOWN_TILES};
use super::facts::{Building, Card, Cult, Faction, Favor, Hex, Special, Terrain, TownTile};
use super::state::MOST_OFFERS;
use crate::engine::notation::{BadChoice, number, verb};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Choice::Faction(faction) => write!(f, "f{}", faction as u8),
            Choice::Card(Card(card)) => write!(f, "k{card}"),
            Choice::Build(Hex(hex)) => write!(f, "b{hex}"),
            Choice::Spade(Hex(hex)) => write!(f, "s{hex}"),
            Choice::Terrain(terrain) => write!(f, "t{}", terrain as u8),
            Choice::Dig => f.write_str("j"),
            Choice::Upgrade(Hex(hex), building) => write!(f, "u{hex}.{}", building as u8),
            Choice::Advance(track) => write!(f, "a{}", track as u8),
            Choice::Priest(cult, steps) => write!(f, "p{}.{steps}", cult as u8),
            Choice::Power(action) => write!(f, "w{action}"),
            Choice::Special(special) => write!(f, "x{}", special as u8),
            Choice::Pass(Some(Card(card))) => write!(f, "z{card}"),
            Choice::Pass(None) => f.write_str("z"),
            Choice::Exchange(exchange) => write!(f, "c{}", exchange as u8),
            Choice::Burn => f.write_str("o"),
            Choice::Connect(Hex(hex)) => write!(f, "r{hex}"),
            Choice::Step(cult) => write!(f, "i{}", cult as u8),
            Choice::Bridge(place) => write!(f, "g{place}"),
            Choice::Favor(Favor(favor)) => write!(f, "v{favor}"),
            Choice::Town(TownTile(tile)) => write!(f, "y{tile}"),
            Choice::Lower(cult) => write!(f, "m{}", cult as u8),
            Choice::Ordain(workers) => write!(f, "n{workers}"),
            Choice::Forfeit => f.write_str("q"),
            Choice::Take(offer) => write!(f, "l{offer}"),
            Choice::Decline(offer) => write!(f, "d{offer}"),
            Choice::Later => f.write_str("h"),
            Choice::Done => f.write_str("e"),
        }
    }
}

impl FromStr for Choice {
    type Err = BadChoice;

    fn from_str(word: &str) -> Result<Choice, BadChoice> {
        let (verb, rest) = verb(word)?;
        let bare = |choice: Choice| if rest.is_empty() { Ok(choice) } else { Err(BadChoice) };
        let offer = |digits| number(digits, 0..=MOST_OFFERS as u8 - 1);
        match verb {
            'f' => Ok(Choice::Faction(of(&Faction::ALL, rest)?)),
            'k' => Ok(Choice::Card(card(rest)?)),
            'b' => Ok(Choice::Build(hex(rest)?)),
            's' => Ok(Choice::Spade(hex(rest)?)),
            't' => Ok(Choice::Terrain(of(&Terrain::ALL, rest)?)),
            'j' => bare(Choice::Dig),
            'u' => {
                let (place, building) = rest.split_once('.').ok_or(BadChoice)?;
                Ok(Choice::Upgrade(hex(place)?, of(&Building::ALL, building)?))
            }
            'a' => Ok(Choice::Advance(of(&[Track::Shipping, Track::Spades], rest)?)),
            'p' => {
                let (cult, steps) = rest.split_once('.').ok_or(BadChoice)?;
                Ok(Choice::Priest(of(&Cult::ALL, cult)?, number(steps, 1..=3)?))
            }
            'w' => Ok(Choice::Power(number(rest, 0..=5)?)),
            'x' => Ok(Choice::Special(of(&Special::ALL, rest)?)),
            'z' if rest.is_empty() => Ok(Choice::Pass(None)),
            'z' => Ok(Choice::Pass(Some(card(rest)?))),
            'c' => Ok(Choice::Exchange(of(&Exchange::ALL, rest)?)),
            'o' => bare(Choice::Burn),
            'r' => Ok(Choice::Connect(hex(rest)?)),
            'i' => Ok(Choice::Step(of(&Cult::ALL, rest)?)),
            'g' => Ok(Choice::Bridge(number(rest, 0..=BRIDGE_PLACES as u8 - 1)?)),
            'v' => Ok(Choice::Favor(Favor(number(rest, 0..=FAVORS as u8 - 1)?))),
            'y' => Ok(Choice::Town(TownTile(number(rest, 0..=TOWN_TILES as u8 - 1)?))),
            'm' => Ok(Choice::Lower(of(&Cult::ALL, rest)?)),
            'n' => Ok(Choice::Ordain(number(rest, 1..=3)?)),
            'q' => bare(Choice::Forfeit),
            'l' => Ok(Choice::Take(offer(rest)?)),
            'd' => Ok(Choice::Decline(offer(rest)?)),
            'h' => bare(Choice::Later),
            'e' => bare(Choice::Done),
            _ => Err(BadChoice),
        }
    }
}

/// The thing with this number in a list.
fn of<T: Copy>(all: &[T], digits: &str) -> Result<T, BadChoice> {
    number(digits, 0..=all.len() - 1).map(|at| all[at])
}

fn hex(digits: &str) -> Result<Hex, BadChoice> {
    number(digits, 0..=HEXES as u8 - 1).map(Hex)
}

fn card(digits: &str) -> Result<Card, BadChoice> {
    number(digits, 0..=ALL_CARDS as u8 - 1).map(Card)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_back() {
        for word in [
            "f0", "f13", "k9", "b112", "s0", "t6", "j", "u12.4", "a0", "a1", "p3.1", "w5", "x9", "z", "z0", "c6", "o",
            "r30", "i2", "g32", "v11", "y7", "m0", "n3", "q", "l0", "d59", "h", "e",
        ] {
            assert_eq!(word.parse::<Choice>().map(|choice| choice.to_string()), Ok(word.to_owned()));
        }
    }

    #[test]
    fn other_words_are_refused() {
        for word in [
            "", "f14", "f", "k10", "b113", "b+1", "s", "t7", "j1", "u12", "u12.5", "a2", "p4.1", "p0.4", "p0", "w6",
            "x10", "z10", "c7", "o0", "g33", "v12", "y8", "n0", "n4", "q1", "l60", "e1", "ü",
        ] {
            assert_eq!(word.parse::<Choice>(), Err(BadChoice), "{word}");
        }
    }
}
