//! What is printed on the cards, and their names in the program: a file a set. The order is for ever: saves name cards by their
//! place here.

use super::super::facts::{A_SET, RELICS};
use super::super::sets::Set;
use super::super::symbols::{Icon, Print, Symbol};

const HEX: Symbol = Symbol::Hexagon;
const CASTLE: Symbol = Symbol::Icon(Icon::Castle);
const CROWN: Symbol = Symbol::Icon(Icon::Crown);
const LEAF: Symbol = Symbol::Icon(Icon::Leaf);
const BULB: Symbol = Symbol::Icon(Icon::Lightbulb);
const FACTORY: Symbol = Symbol::Icon(Icon::Factory);
const CLOCK: Symbol = Symbol::Icon(Icon::Clock);

/// A card with as many places as these, the first of six.
const fn places<const N: usize>(symbols: [Symbol; N]) -> [Option<Symbol>; 6] {
    let mut places = [None; 6];
    let mut at = 0;
    while at < N {
        places[at] = Some(symbols[at]);
        at += 1;
    }
    places
}

/// The places of a card: those that are given, from the first on, or the hexagon alone.
macro_rules! laid {
    ((HEX at $place:literal)) => {{
        let mut places = [None; 6];
        places[$place] = Some(HEX);
        places
    }};
    ($symbols:expr) => {
        places($symbols)
    };
}

/// Makes the table of a set, and a constant for every card that is its place in the whole one.
macro_rules! prints {
    ($set:ident $($card:ident: $id:literal, $name:literal, $age:literal, $colour:ident, $symbols:tt, $featured:ident;)*) => {
        use super::super::super::card::{Colour, Icon, Print};
        use super::super::super::facts::A_SET;
        use super::super::super::sets::Set;
        use super::*;

        /// The cards of the set in their order for ever.
        pub(super) const PRINTS: [Print; A_SET] = [$(Print {
            id: $id,
            name: $name,
            age: $age,
            colour: Colour::$colour,
            symbols: laid!($symbols),
            featured: Icon::$featured,
        }),*];

        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "only counts the lines")]
        enum Place {
            $($card),*
        }

        /// The cards by name.
        #[allow(missing_docs, reason = "the names say it")]
        pub mod name {
            use super::super::super::super::card::Card;
            use super::{A_SET, Place, Set};
            $(pub const $card: Card = Card(Set::$set as u16 * A_SET as u16 + Place::$card as u16);)*
        }
    };
}

/// Makes the table of the relics, and a constant for every one: they are numbered after all sets.
macro_rules! relics {
    ($($card:ident: $set:ident, $id:literal, $name:literal, $age:literal, $colour:ident, $symbols:tt, $featured:ident;)*) => {
        use super::super::super::card::{Colour, Icon, Print};
        use super::super::super::facts::RELICS;
        use super::super::super::sets::Set;
        use super::*;

        /// The relics in their order for ever.
        pub(super) const PRINTS: [Print; RELICS] = [$(Print {
            id: $id,
            name: $name,
            age: $age,
            colour: Colour::$colour,
            symbols: laid!($symbols),
            featured: Icon::$featured,
        }),*];

        /// The set of which each is a card.
        pub(in super::super::super) const SETS: [Set; RELICS] = [$(Set::$set),*];

        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "only counts the lines")]
        enum Place {
            $($card),*
        }

        /// The relics by name.
        #[allow(missing_docs, reason = "the names say it")]
        pub mod name {
            use super::super::super::super::card::{Card, FIRST_RELIC};
            use super::Place;
            $(pub const $card: Card = Card(FIRST_RELIC + Place::$card as u16);)*
        }
    };
}

mod artifacts;
mod base;
mod cities;
mod echoes;
mod figures;
mod relics;

pub(in super::super) use relics::SETS as RELIC_SETS;

/// The cards by name.
pub mod name {
    pub use super::artifacts::name::*;
    pub use super::base::name::*;
    pub use super::cities::name::*;
    pub use super::echoes::name::*;
    pub use super::figures::name::*;
    pub use super::relics::name::*;
}

/// How many cards there are.
const ALL: usize = A_SET * Set::ALL.len() + RELICS;

/// The cards of all sets, and the relics.
pub static PRINTS: [Print; ALL] = {
    let mut all = [base::PRINTS[0]; ALL];
    let sets = [base::PRINTS, cities::PRINTS, echoes::PRINTS, figures::PRINTS, artifacts::PRINTS];
    let mut at = 0;
    while at < all.len() {
        let set = at / A_SET;
        all[at] = if set < sets.len() { sets[set][at % A_SET] } else { relics::PRINTS[at % A_SET] };
        at += 1;
    }
    all
};
