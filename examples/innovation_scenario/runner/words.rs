//! What the words of scenarios mean.

use super::file::Piles;
use fireside::engine::Seat;
use fireside::games::innovation::{Back, Card, Colour, Decree, Icon, Set, Sets, Special, Splay};

pub fn card(id: &str) -> Result<Card, String> {
    Card::named(id).ok_or_else(|| format!("no card is called {id}"))
}

pub fn cards(ids: &[String]) -> Result<Vec<Card>, String> {
    ids.iter().map(|id| card(id)).collect()
}

/// The sets in play.
pub fn sets(words: &[String]) -> Result<Sets, String> {
    words.join("+").parse::<Sets>().map_err(|wrong| wrong.to_string())
}

/// The set that is called so.
pub fn set(word: &str) -> Result<Set, String> {
    Set::ALL.into_iter().find(|set| set.word() == word).ok_or_else(|| format!("no set is called {word}"))
}

/// The word of a supply pile.
pub fn pile(back: Back) -> String {
    format!("{}-{}", back.set.word(), back.value)
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

/// The decree that is called so.
pub fn decree(word: &str) -> Result<Decree, String> {
    Decree::ALL.into_iter().find(|decree| decree.word() == word).ok_or_else(|| format!("no decree is called {word}"))
}

/// The icon that is called so, or has this letter.
pub fn icon(word: &str) -> Option<Icon> {
    let letter = |icon: Icon| match icon {
        Icon::Castle => "k",
        Icon::Crown => "c",
        Icon::Leaf => "l",
        Icon::Lightbulb => "s",
        Icon::Factory => "f",
        Icon::Clock => "i",
    };
    Icon::ALL.into_iter().find(|icon| icon.word() == word || letter(*icon) == word)
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
    for (of, ids) in piles {
        for card in cards(ids)? {
            if *of != pile(card.back()) {
                return Err(format!("{} does not belong to {of}", card.print().id));
            }
            all.push(card);
        }
    }
    Ok(all)
}
