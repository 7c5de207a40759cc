//! Where cards can lie, and the special achievements, which are no cards.

use super::card::Card;
use super::symbols::Set;
use crate::engine::Seat;
use smallvec::SmallVec;
use strum::VariantArray;

/// The largest table.
pub const MOST_PLAYERS: usize = 4;
/// The most cards with the same back.
pub const A_BACK: usize = 15;

/// Any number of cards; rarely more than stand here without asking for memory.
pub type Cards = SmallVec<[Card; 32]>;
/// The same, where there are fewer.
pub type Pile = SmallVec<[Card; 16]>;

/// Where a card can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Zone {
    /// In the supply pile of its age.
    Supply,
    /// In a hand.
    Hand(Seat),
    /// In a score pile.
    Score(Seat),
    /// In a forecast.
    Forecast(Seat),
    /// In the pile of its colour on a board.
    Board(Seat),
    /// Face down among somebody's achievements.
    Achievements(Seat),
    /// Face down among the achievements in the middle.
    Available,
    /// Out of the game.
    Removed,
    /// On somebody's display: an artifact.
    Display(Seat),
    /// Face up before somebody, while it is carried out instead of being tucked.
    Revealed(Seat),
    /// Beside the supply pile of its age: a relic.
    Relics,
}

impl Zone {
    /// Whose it is; `None` in the middle.
    pub fn owner(self) -> Option<Seat> {
        match self {
            Zone::Hand(seat) | Zone::Score(seat) | Zone::Forecast(seat) => Some(seat),
            Zone::Display(seat) | Zone::Revealed(seat) => Some(seat),
            Zone::Board(seat) | Zone::Achievements(seat) => Some(seat),
            Zone::Supply | Zone::Available | Zone::Removed | Zone::Relics => None,
        }
    }
}

/// The special achievements, five a set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray)]
pub enum Special {
    /// Six cards tucked or six scored in a turn.
    Monument,
    /// Three of each icon.
    Empire,
    /// Twelve clocks.
    World,
    /// Five colours splayed up or right.
    Wonder,
    /// Five top cards of value 8 or more.
    Universe,
    /// A city with an arrow left is melded onto a colour that is splayed left.
    Legend,
    /// A city with an arrow right is melded onto a colour that is splayed right.
    Repute,
    /// A city with an arrow up is melded onto a colour that is splayed up.
    Fame,
    /// A city with a flag is tucked.
    Glory,
    /// A city with a fountain is tucked.
    Victory,
    /// Three of the same icon in each of four colours.
    Supremacy,
    /// Seven cards in the forecast.
    Destiny,
    /// Eight bonuses.
    Wealth,
    /// Eight hexagons in a colour.
    Heritage,
    /// Four echo effects in a colour.
    History,
}

impl Special {
    /// All of them, set by set.
    pub const ALL: [Special; 15] = *Special::VARIANTS.as_array().unwrap();
    /// Those of the base game.
    pub const BASE: [Special; 5] =
        [Special::Monument, Special::Empire, Special::World, Special::Wonder, Special::Universe];

    /// Its place in [`Special::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The set with which it comes.
    pub fn set(self) -> Set {
        Set::ALL[self.index() / Special::BASE.len()]
    }

    /// The word in the catalogue.
    pub fn word(self) -> &'static str {
        const BASE: [&str; 5] = ["monument", "empire", "world", "wonder", "universe"];
        const CITIES: [&str; 5] = ["legend", "repute", "fame", "glory", "victory"];
        const ECHOES: [&str; 5] = ["supremacy", "destiny", "wealth", "heritage", "history"];
        [BASE, CITIES, ECHOES].as_flattened()[self.index()]
    }
}
