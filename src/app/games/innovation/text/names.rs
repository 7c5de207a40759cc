//! What things and people are called.

use crate::app::i18n::words::Phrase;
use crate::engine::Seat;
use crate::games::innovation::{Card, Colour, Icon, Set, Sets, Special};

/// Where a set's words and icons are, by name: the base game's are the game's own, an expansion's are fetched with the matches that
/// have it.
pub const fn part(set: Set) -> &'static str {
    match set {
        Set::Base => "innovation",
        Set::Cities => "innovation-cities",
        Set::Echoes => "innovation-echoes",
    }
}

/// What a match with these sets needs beside the game's own part.
pub fn extras(sets: Sets) -> Vec<&'static str> {
    sets.iter().filter(|set| *set != Set::Base).map(part).collect()
}

/// The picture of a card.
pub fn picture(card: Card) -> String {
    format!("#{}.card-{}", part(card.set()), card.print().id)
}

/// The name of a card.
pub fn card_name(card: Card) -> Phrase {
    Phrase::new(format!("innovation-card-{}", card.print().id))
}

/// The name of an icon.
pub fn icon_name(icon: Icon) -> Phrase {
    Phrase::new(format!("innovation-icon-{}", icon.word()))
}

/// The name of a colour.
pub fn colour_name(colour: Colour) -> Phrase {
    Phrase::new(format!("innovation-colour-{}", colour.word()))
}

/// Somebody by name, or "you".
pub fn who(seat: Seat) -> Phrase {
    Phrase::new("innovation-seat").with("name", seat)
}

/// A card with age and colour.
pub fn full_name(card: Card) -> Phrase {
    Phrase::new("innovation-card-full")
        .with("card", card_name(card))
        .with("age", card.value())
        .with("colour", tone(card.colour()))
}

/// A card of which only the back is seen.
pub fn back(value: u8) -> Phrase {
    Phrase::new("innovation-a-card").with("age", value)
}

/// A colour within a sentence.
pub fn tone(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Red => "innovation-tone-red",
        Colour::Yellow => "innovation-tone-yellow",
        Colour::Green => "innovation-tone-green",
        Colour::Blue => "innovation-tone-blue",
        Colour::Purple => "innovation-tone-purple",
    })
}

/// The name of a special achievement.
pub fn special_name(special: Special) -> Phrase {
    Phrase::new(format!("innovation-achievement-{}", special.word()))
}
