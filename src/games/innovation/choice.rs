//! What players can pick.

use super::card::{Back, Card, Colour, Icon};
use super::sets::Set;
use super::trigger::Decree;
use super::zone::Special;
use crate::engine::Seat;

/// What a player can pick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Draw action.
    Draw,
    /// Meld action with this card of the hand.
    Meld(Card),
    /// Dogma action with this top card.
    Dogma(Card),
    /// Achieve action: the normal achievement of this age.
    Achieve(u8),
    /// Endorse action with this top card.
    Endorse(Card),
    /// Inspire action with this colour.
    Inspire(Colour),
    /// Decree action with this decree; or this decree, as an achievement.
    Decree(Decree),
    /// This special achievement.
    Special(Special),
    /// This card.
    Card(Card),
    /// A card of which only the back is known: any unknown one of this set and value in this player's score pile.
    Back {
        /// Whose it is.
        owner: Seat,
        /// Its set.
        set: Set,
        /// Its value, 1 to 10.
        value: u8,
    },
    /// This colour.
    Colour(Colour),
    /// This value, 1 to 10; of a bonus up to 11; where a number is asked for, 0 to 11.
    Value(u8),
    /// This player.
    Player(Seat),
    /// The first (0) or second (1) thing that the card offers.
    Option(u8),
    /// This icon.
    Icon(Icon),
    /// The supply pile of cards with this back.
    Pile(Back),
    /// Do it.
    Yes,
    /// Do not, or no more.
    Pass,
    /// Handle the cards in the order in which they lie.
    AsTheyLie,
}

crate::serialize_as_word!(Choice);

impl Choice {
    /// The card that it names.
    pub fn card(self) -> Option<Card> {
        match self {
            Choice::Meld(card) | Choice::Dogma(card) | Choice::Endorse(card) | Choice::Card(card) => Some(card),
            _ => None,
        }
    }
    /// The colour that it names.
    pub fn colour(self) -> Option<Colour> {
        if let Choice::Colour(colour) = self { Some(colour) } else { None }
    }

    /// The player that it names.
    pub fn player(self) -> Option<Seat> {
        if let Choice::Player(seat) = self { Some(seat) } else { None }
    }
}
