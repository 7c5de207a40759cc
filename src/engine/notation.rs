//! What every game's words for choices are read with: saves and links consist of such words.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A word that is no choice of the game it was read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadChoice;

impl fmt::Display for BadChoice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("not a choice of this game")
    }
}

impl std::error::Error for BadChoice {}

/// The number inside a word.
///
/// # Errors
/// [`BadChoice`] if these are not the digits of a number in `range`; a sign is none.
pub fn number<N: FromStr + PartialOrd>(digits: &str, range: RangeInclusive<N>) -> Result<N, BadChoice> {
    let signed = digits.starts_with('+');
    digits.parse().ok().filter(|n| !signed && range.contains(n)).ok_or(BadChoice)
}

/// A word's first letter, which says what is done, and what follows it.
///
/// # Errors
/// [`BadChoice`] if the word is empty.
pub fn verb(word: &str) -> Result<(char, &str), BadChoice> {
    let mut letters = word.chars();
    let verb = letters.next().ok_or(BadChoice)?;
    Ok((verb, letters.as_str()))
}
