//! What players are asked and what they can pick.

use super::card::{Back, Card, Colour, Icon, Splay};
use super::sets::Set;
use super::several::highest;
use super::trigger::Decree;
use super::zone::{Cards, Special, Zone};
use crate::engine::Seat;

/// Why somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Which of the two cards begins the board?
    Opening,
    /// Which action?
    Action {
        /// Actions left in the turn, this one included.
        left: u8,
    },
    /// Which card to do this with?
    Card(Verb, Need),
    /// Which colour to splay so, if any?
    Splay(Splay),
    /// Which colour?
    Colour,
    /// Which value?
    Value,
    /// Which player?
    Player,
    /// Do it, or not?
    Whether(Deed),
    /// Which of the two things that the card offers, if any?
    Either,
    /// Which icon?
    Icon,
    /// Which supply pile?
    Pile,
    /// What to do with the artifact on display: activate it, return it ([`Choice::Card`]), or leave it?
    Display,
    /// Seize this relic for the achievements (0), for the hand (1), or not?
    Seize(Card),
}

/// What is done with a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verb {
    /// Play it on top of its colour.
    Meld,
    /// Put it under its colour.
    Tuck,
    /// Put it into the score pile.
    Score,
    /// Put it under its supply pile.
    Return,
    /// Give it to somebody.
    Transfer,
    /// Show it.
    Reveal,
    /// Keep it, and do what the sentence says with the others.
    Keep,
    /// Carry out its effects.
    Execute,
    /// Put it next, from the top, in the pile.
    Order,
    /// Take it out of the game.
    Remove,
    /// Put it into the forecast.
    Foreshadow,
    /// Claim it as an achievement.
    Achieve,
    /// Let its karma step in, and no other one.
    Karma,
    /// Name it, wherever it is.
    Name,
    /// Take it from somebody's achievements to one's own.
    Take,
    /// Choose it; what of two things is done with it is asked next.
    Choose,
}

/// How free the one who is asked is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Need {
    /// One of the cards must be picked.
    Must,
    /// All of them are dealt with in any case: one must be picked as the next, or the order left as it is.
    Each,
    /// One may be picked, or none.
    May,
    /// Some were picked, another one may be.
    More {
        /// How many more at most.
        left: u8,
    },
}

/// Something to agree to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// Exchange these cards of hand and score pile.
    Exchange(Part),
    /// Do it with all of these cards.
    All {
        /// What is done.
        verb: Verb,
        /// Where they lie.
        from: Zone,
        /// Which of them.
        part: Part,
    },
    /// Draw and go on as the sentence says.
    Draw {
        /// So many other cards are concerned.
        cards: u8,
    },
    /// What the sentence says.
    Sentence,
    /// A dogma action with this card, which was promoted.
    Dogma(Card),
}

/// Which cards of several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// All of them.
    Whole,
    /// The highest, all of them if several are equal.
    Highest,
}

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

impl Part {
    /// These cards of several.
    pub fn of(self, cards: &[Card]) -> Cards {
        match self {
            Part::Whole => cards.iter().copied().collect(),
            Part::Highest => highest(cards.iter().copied()),
        }
    }

    /// The word in the catalogue.
    pub fn word(self) -> &'static str {
        ["whole", "highest"][self as usize]
    }
}

impl Verb {
    /// The word in the catalogue.
    pub fn word(self) -> &'static str {
        let words = [
            "meld",
            "tuck",
            "score",
            "return",
            "transfer",
            "reveal",
            "keep",
            "execute",
            "order",
            "remove",
            "foreshadow",
            "achieve",
            "karma",
            "name",
            "take",
        ];
        words[self as usize]
    }
}

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
