//! What players are asked: which things, from where, what becomes of them, and how free they are.

use super::Innovation;
use super::card::{Card, Splay};
use super::event::How;
use super::several::highest;
use super::state::{Running, Stack};
use super::trigger::Decree;
use super::zone::{Cards, Zone};
use crate::engine::Seat;
use strum::IntoStaticStr;

/// What somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Which of the two cards begins the board?
    Opening,
    /// Which action?
    Action {
        /// Actions left in the turn, this one included.
        left: u8,
    },
    /// Which card?
    Card {
        /// What is done with it.
        verb: Verb,
        /// Where those lie that can be chosen.
        from: Origin,
        /// Whether one must be.
        need: Need,
    },
    /// Which other thing, as the effect says that asks?
    Thing(Thing, Need),
    /// Which value, colour or player does this decree hit?
    Decree(Decree),
    /// Which available achievement is claimed: a normal one of the middle ([`Choice::Value`](super::Choice::Value)), or a card that a
    /// karma lets count as one?
    Achievement,
    /// Which colour to splay so, if any?
    Splay(Splay),
    /// Do it, or not?
    Whether(Deed),
    /// What to do with the artifact on display: activate it, return it ([`Choice::Card`](super::Choice::Card)), or leave it?
    Display,
    /// Seize this relic for the achievements (0), for the hand (1), or not?
    Seize(Card),
}

/// What is done with a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Verb {
    /// Play it on top of its colour.
    Meld,
    /// Put it under its colour.
    Tuck,
    /// Put it into the score pile.
    Score,
    /// Put it under its supply pile.
    Return,
    /// Put it on top of its supply pile.
    Place,
    /// Transfer it to this zone.
    Transfer(Zone),
    /// Transfer it to the score pile of whoever has it.
    TransferToScore,
    /// Transfer it to the board of a player who is chosen next.
    TransferToAnyBoard,
    /// Give it to this zone, in exchange for what lies there.
    Exchange(Zone),
    /// Show it.
    Reveal,
    /// Keep it: the others go to this zone.
    Keep(Zone),
    /// Carry out its effects that are no demands.
    Execute,
    /// Carry out all its effects as if they were on the card that asks.
    ExecuteAsIf,
    /// Put it next, from the top, in the pile.
    Order,
    /// Take it out of the game.
    Remove,
    /// Put it into the forecast.
    Foreshadow,
    /// Claim it as an achievement.
    Achieve,
    /// Name it, wherever it is.
    Name,
    /// Take it from somebody's achievements to one's own.
    Take,
    /// Choose it; what of two things is done with it is asked next.
    Choose,
    /// Meld it after a meld action, for a free dogma action.
    Promote,
    /// Tuck it to pay for endorsing.
    Endorse,
    /// Score it, for there is more than one top figure.
    Fade,
    /// Let its karma step in, and no other one.
    Karma,
}

/// Where the cards lie that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// All in this zone; on a board anywhere in its piles.
    Zone(Zone),
    /// All on top of the piles of this player.
    Tops(Seat),
    /// All at the bottom of the piles of this player, and not all on top.
    Bottoms(Seat),
    /// In several zones.
    Several,
    /// Wherever they are: it is not told.
    Anywhere,
}

/// Something else that an effect asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A colour.
    Colour,
    /// A value.
    Value,
    /// A player.
    Player,
    /// One of the two things that the card offers.
    Option,
    /// An icon.
    Icon,
    /// The set from which a card is drawn ([`Choice::Pile`](super::Choice::Pile)).
    Set,
    /// A supply pile, to look at its top card.
    Pile,
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

impl Prompt {
    /// Whether one may decline, or go on with none.
    pub fn may_decline(self) -> bool {
        match self {
            Prompt::Card { need, .. } | Prompt::Thing(_, need) => matches!(need, Need::May | Need::More { .. }),
            Prompt::Splay(_) | Prompt::Whether(_) | Prompt::Display | Prompt::Seize(_) => true,
            Prompt::Opening | Prompt::Action { .. } | Prompt::Decree(_) | Prompt::Achievement => false,
        }
    }

    /// Whether a rule asks so, whatever is carried out meanwhile.
    fn is_of_a_rule(self) -> bool {
        match self {
            Prompt::Card { verb, .. } => matches!(verb, Verb::Promote | Verb::Endorse | Verb::Fade | Verb::Karma),
            Prompt::Whether(deed) => matches!(deed, Deed::Dogma(_)),
            Prompt::Thing(..) | Prompt::Achievement | Prompt::Splay(_) => false,
            Prompt::Opening | Prompt::Action { .. } | Prompt::Decree(_) | Prompt::Display | Prompt::Seize(_) => true,
        }
    }
}

impl Verb {
    /// The word in the catalogue.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Where a card goes with that, and how, if this seat does it. `None` where it stays, or where that is open.
    pub fn goes(self, seat: Seat) -> Option<(Zone, How)> {
        Some(match self {
            Verb::Meld | Verb::Promote => (Zone::Board(seat), How::Meld),
            Verb::Tuck | Verb::Endorse => (Zone::Board(seat), How::Tuck),
            Verb::Score | Verb::Fade => (Zone::Score(seat), How::Score),
            Verb::Return => (Zone::Supply, How::Return),
            Verb::Place => (Zone::Supply, How::PlaceOnTop),
            Verb::Transfer(to) => (to, How::Transfer),
            Verb::Exchange(to) => (to, How::Exchange),
            Verb::Remove => (Zone::Removed, How::Remove),
            Verb::Foreshadow => (Zone::Forecast(seat), How::Foreshadow),
            Verb::Achieve => (Zone::Achievements(seat), How::Claim),
            Verb::Take => (Zone::Achievements(seat), How::Transfer),
            Verb::TransferToScore | Verb::TransferToAnyBoard | Verb::Choose | Verb::Name => return None,
            Verb::Reveal | Verb::Keep(_) | Verb::Order => return None,
            Verb::Execute | Verb::ExecuteAsIf | Verb::Karma => return None,
        })
    }
}

impl Origin {
    /// With whom they all lie; `None` in the middle, or with several.
    pub fn owner(self) -> Option<Seat> {
        match self {
            Origin::Zone(zone) => zone.owner(),
            Origin::Tops(seat) | Origin::Bottoms(seat) => Some(seat),
            Origin::Several | Origin::Anywhere => None,
        }
    }
}

impl Thing {
    /// The word in the catalogue.
    pub fn word(self) -> &'static str {
        ["colour", "value", "player", "option", "icon", "set", "pile"][self as usize]
    }
}

impl Innovation {
    /// The effect that asks this; `None` where a rule does, or a decree.
    pub fn asking(&self, prompt: Prompt) -> Option<&Running> {
        self.running().last().filter(|_| !prompt.is_of_a_rule())
    }

    /// The question which of these cards.
    pub(super) fn which_card(&self, verb: Verb, need: Need, cards: impl IntoIterator<Item = Card> + Clone) -> Prompt {
        Prompt::Card { verb, from: self.origin(cards), need }
    }

    fn origin(&self, cards: impl IntoIterator<Item = Card> + Clone) -> Origin {
        let mut zones = cards.clone().into_iter().map(|card| self.zone(card));
        let Some(zone) = zones.next().filter(|first| zones.all(|zone| zone == *first)) else { return Origin::Several };
        let Zone::Board(owner) = zone else { return Origin::Zone(zone) };
        let player = self.player(owner);
        let all_are = |end: fn(&Stack) -> Option<Card>| {
            cards.clone().into_iter().all(|card| end(player.stack(card.colour())) == Some(card))
        };
        match () {
            () if all_are(Stack::top) => Origin::Tops(owner),
            () if all_are(Stack::bottom) => Origin::Bottoms(owner),
            () => Origin::Zone(zone),
        }
    }
}
