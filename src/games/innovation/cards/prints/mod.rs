//! What is printed on the cards, and their names in the program: a file a set. The order is for ever: saves name cards by their
//! place here.

use super::super::card::{Icon, Print, Symbol};
use super::super::facts::A_SET;
use super::super::sets::Set;

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

/// Makes the table of a set, and a constant for every card that is its place in the whole one.
macro_rules! prints {
    ($set:ident $($card:ident: $id:literal, $name:literal, $age:literal, $colour:ident, $symbols:expr, $featured:ident;)*) => {
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
            symbols: places($symbols),
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

mod base;
mod cities;
mod echoes;

/// The cards by name.
pub mod name {
    pub use super::base::name::*;
    pub use super::cities::name::*;
    pub use super::echoes::name::*;
}

/// The cards of all sets.
pub static PRINTS: [Print; A_SET * Set::ALL.len()] = {
    let mut all = [base::PRINTS[0]; A_SET * Set::ALL.len()];
    let sets = [base::PRINTS, cities::PRINTS, echoes::PRINTS];
    let mut at = 0;
    while at < all.len() {
        all[at] = sets[at / A_SET][at % A_SET];
        at += 1;
    }
    all
};
