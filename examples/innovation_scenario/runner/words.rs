//! What the words of scenarios mean.

use super::file::Piles;
use fireside::engine::Seat;
use fireside::games::innovation::{Card, Colour, Special, Splay};

pub fn card(id: &str) -> Result<Card, String> {
    Card::named(id).ok_or_else(|| format!("no card is called {id}"))
}

pub fn cards(ids: &[String]) -> Result<Vec<Card>, String> {
    ids.iter().map(|id| card(id)).collect()
}

pub fn colour(word: &str) -> Result<Colour, String> {
    Colour::ALL.into_iter().find(|colour| colour.word() == word).ok_or_else(|| format!("no colour is called {word}"))
}

pub fn special(word: &str) -> Result<Special, String> {
    Special::ALL
        .into_iter()
        .find(|special| special.word() == word)
        .ok_or_else(|| format!("no special achievement is called {word}"))
}

/// `None` is not splayed.
pub fn splay(word: Option<&str>) -> Result<Splay, String> {
    let Some(word) = word else { return Ok(Splay::None) };
    Splay::DIRECTIONS.into_iter().find(|splay| splay.word() == word).ok_or_else(|| format!("{word} is no way to splay"))
}

/// `p1` to `p3`.
pub fn seat(word: &str) -> Option<Seat> {
    ["p1", "p2", "p3"].iter().position(|known| *known == word).map(|place| Seat(place as u8))
}

pub fn a_seat(word: &str) -> Result<Seat, String> {
    seat(word).ok_or_else(|| format!("{word} is no player"))
}

/// The cards of supply piles: each must lie in the pile of its age.
pub fn piles(piles: &Piles) -> Result<Vec<Card>, String> {
    let mut all = Vec::new();
    for (pile, ids) in piles {
        for card in cards(ids)? {
            if *pile != format!("base-{}", card.value()) {
                return Err(format!("{} does not belong to {pile}", card.print().id));
            }
            all.push(card);
        }
    }
    Ok(all)
}
