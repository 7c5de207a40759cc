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

/// Serializes a type as the word that it is displayed as, and reads it from there.
#[macro_export]
macro_rules! serialize_as_word {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let word = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

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
