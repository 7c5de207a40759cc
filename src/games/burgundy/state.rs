//! What lies on the table. Its fields are private to this file and its rooms: `queries` has every question about them, `moves` every
//! change that the rules make, and beside these two `hidden` exchanges what somebody cannot tell apart and [`situation`] lays out any table
//! by hand.

#[cfg(test)]
mod audit;
mod hidden;
mod moves;
mod queries;
pub mod situation;

use super::cards::{AnimalCard, Card, GoodsCard};
use super::facts::{
    ANIMAL_CARDS, CARDS, EGON_STACKS, GOODS_CARDS, MOST_FANS, MOST_PROJECTS, PASSAGES, PURCHASE_CARDS, ROUNDS,
};
use crate::engine::{Seat, SetupError, readable};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// What is agreed before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who gets how many workers at the start.
    pub start_workers: StartWorkers,
}

/// The two readings of the rule on workers at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum StartWorkers {
    /// 0, 1, 1, 2 in playing order.
    #[default]
    BySeat,
    /// The last player always gets 2, those before 1, the first none.
    LastGetsTwo,
}

readable! {
    /// The whole table.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct Burgundy {
        /// Whether the last player always gets two workers at the start.
        last_gets_two: bool => pub(super) last_gets_two,
        /// What the next step does.
        phase: Phase => pub(super) phase,
        /// The passage, 0 to 4 for A to E.
        passage: u8 => pub passage,
        /// The round in the passage, 1 to 6; 0 before the first.
        round: u8 => pub round,
        /// Who begins every round of this passage.
        first: Seat => pub first,
        /// The start player card.
        start_card: StartCard => pub start_card,
        /// The draw pile; the top is at the end.
        draw: Pile => pub draw_pile as &[Card],
        /// The open discard pile; the top is at the end.
        discard: Pile => pub discard_pile as &[Card],
        /// How often each card was shuffled under: cards of different shuffles never lie mixed.
        shuffled: [u8; CARDS],
        /// How often the discard pile was shuffled.
        shuffles: u8,
        /// The six rows of the display.
        display: [Row; 6] => pub display as &[Row; 6],
        /// The two open stacks of goods; the top is at the end.
        goods: [ArrayVec<GoodsCard, GOODS_CARDS>; 2] => pub goods as &[ArrayVec<GoodsCard, GOODS_CARDS>; 2],
        /// The two open stacks of animals; the top is at the end.
        animals: [ArrayVec<AnimalCard, ANIMAL_CARDS>; 2] => pub animals as &[ArrayVec<AnimalCard, ANIMAL_CARDS>; 2],
        /// Who has the bonus for the first triple of each kind.
        first_triples: [Option<Owner>; 7] => pub first_triples as &[Option<Owner>; 7],
        /// Who has the bonuses for all seven kinds, in the order in which they were won.
        all_seven: ArrayVec<Owner, 4> => pub all_seven as &[Owner],
        /// The players, in playing order.
        players: ArrayVec<Player, 4> => pub all_players as &[Player],
        /// The solo player's opponent.
        egon: Option<Egon>,
        /// Whether cards were bought in this turn.
        bought: bool => pub bought,
        /// The cards played as dice in this turn: from the hand, and at most one that was bought.
        dice: ArrayVec<Card, 2> => pub dice as &[Card],
        /// Bought cards that are being looked at, by the player whose turn it is.
        purchase: ArrayVec<Card, PURCHASE_CARDS> => pub purchase as &[Card],
    }
}

/// A pile of action cards.
pub type Pile = ArrayVec<Card, CARDS>;
/// A row of the display: in play at most five cards lie in one.
pub type Row = ArrayVec<Card, 13>;

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// Lay out the game.
    Setup,
    /// Begin the passage.
    Passage,
    /// Begin the next round.
    Round,
    /// The turn of the player so many places after the start player.
    Turn(u8),
}

/// The start player card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StartCard {
    /// Before whom it lies.
    pub holder: Seat,
    /// Whether its question mark is up: somebody sold goods in this passage.
    pub turned: bool,
}

/// Who won a bonus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The solo player's opponent.
    Egon,
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, VariantArray)]
pub enum Source {
    /// Complete triples.
    Triples,
    /// The bonus for the first triple of a kind.
    FirstTriples,
    /// The bonus for all seven kinds.
    AllSeven,
    /// Points chosen as a passage's bonus.
    PassageBonuses,
    /// Goods sold.
    Goods,
    /// Sets of animals.
    Animals,
    /// Watchtowers.
    Watchtowers,
    /// Workers and silver handed in.
    Conversion,
    /// The start player card.
    StartCard,
    /// Cloisters laid out for Egon.
    EgonCloisters,
}

impl Source {
    /// All sources, in the order of the score table.
    pub const ALL: [Source; 10] = *Source::VARIANTS.as_array().unwrap();
}

readable! {
    /// One player's cards.
    #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Player {
        /// The face-down stack of dice for this passage; the top is at the end.
        stack: ArrayVec<Card, { ROUNDS as usize }> => pub stack as &[Card],
        /// The dice in hand.
        hand: ArrayVec<Card, 2> => pub hand as &[Card],
        /// Projects, oldest first.
        projects: ArrayVec<Card, MOST_PROJECTS> => pub projects as &[Card],
        /// The estate.
        estate: ArrayVec<Fan, MOST_FANS> => pub estate as &[Fan],
        /// Workers in the storage.
        workers: u8 => pub workers,
        /// Silver in the storage.
        silver: u8 => pub silver,
        /// Unsold goods of each sort.
        goods: [u8; 3] => pub goods,
        /// Sold goods of each sort.
        sold: [u8; 3] => pub sold,
        /// Animals of each kind.
        animals: [u8; 4] => pub animals,
        /// Points by source.
        points: [i16; Source::ALL.len()],
    }
}

readable! {
    /// One to three cards of the estate that make, or will make, a triple.
    #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Fan {
        /// Its cards in the order in which they were placed.
        cards: ArrayVec<Card, 3> => pub cards as &[Card],
    }
}

readable! {
    /// The solo player's opponent without a nose.
    #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Egon {
        /// The face-down stacks for passages A to E; a stack is empty once it was laid out.
        stacks: [ArrayVec<Card, { EGON_STACKS[PASSAGES - 1] }>; PASSAGES],
        /// His cards of each kind, in the order in which they were laid out.
        piles: [ArrayVec<Card, { EGON_CARDS }>; 7],
        /// Points by source.
        points: [i16; Source::ALL.len()],
    }
}

/// All cards that Egon gets in a game.
const EGON_CARDS: usize = 25;

impl Burgundy {
    /// An empty table.
    ///
    /// # Errors
    /// [`SetupError::Players`] unless 1 to 4 play.
    pub(super) fn before_setup(options: &Options, players: u8) -> Result<Burgundy, SetupError> {
        if !matches!(players, 1..=4) {
            return Err(SetupError::Players(players));
        }
        Ok(Burgundy {
            last_gets_two: options.start_workers == StartWorkers::LastGetsTwo,
            phase: Phase::Setup,
            passage: 0,
            round: 0,
            first: Seat(0),
            start_card: StartCard { holder: Seat(0), turned: false },
            draw: Pile::new(),
            discard: Pile::new(),
            shuffled: [0; CARDS],
            shuffles: 0,
            display: Default::default(),
            goods: Default::default(),
            animals: Default::default(),
            first_triples: [None; 7],
            all_seven: ArrayVec::new(),
            players: (0..players).map(|_| Player::default()).collect(),
            egon: (players == 1).then(Egon::default),
            bought: false,
            dice: ArrayVec::new(),
            purchase: ArrayVec::new(),
        })
    }
}
