//! What lies on the table.

use super::cards::{AnimalCard, Card, Die, GoodsCard, Kind};
use super::facts::{
    ANIMAL_CARDS, CARDS, EGON_STACKS, GOODS_CARDS, MOST_FANS, MOST_PROJECTS, PASSAGES, PURCHASE_CARDS, ROUNDS,
};
use crate::engine::{Seat, SetupError};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

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

/// The whole table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Burgundy {
    /// How the workers at the start are dealt.
    pub(super) last_gets_two: bool,
    /// What the next step does.
    pub(super) phase: Phase,
    /// The passage, 0 to 4 for A to E.
    pub passage: u8,
    /// The round in the passage, 1 to 6; 0 before the first.
    pub round: u8,
    /// Who begins every round of this passage.
    pub first: Seat,
    /// The start player card.
    pub start_card: StartCard,
    /// The draw pile; the top is at the end.
    pub draw: Pile,
    /// The open discard pile; the top is at the end.
    pub discard: Pile,
    /// How often each card was shuffled under: cards of different shuffles never lie mixed.
    pub(super) shuffled: [u8; CARDS],
    /// How often the discard pile was shuffled.
    pub(super) shuffles: u8,
    /// The six rows of the display.
    pub display: [Row; 6],
    /// The two open stacks of goods; the top is at the end.
    pub goods: [ArrayVec<GoodsCard, GOODS_CARDS>; 2],
    /// The two open stacks of animals; the top is at the end.
    pub animals: [ArrayVec<AnimalCard, ANIMAL_CARDS>; 2],
    /// Who has the bonus for the first triple of each kind.
    pub first_triples: [Option<Owner>; 7],
    /// Who has the bonuses for all seven kinds, in the order in which they were won.
    pub all_seven: ArrayVec<Owner, 4>,
    /// The players, in playing order.
    pub players: ArrayVec<Player, 4>,
    /// The solo player's opponent.
    pub egon: Option<Egon>,
    /// Whether cards were bought in this turn.
    pub bought: bool,
    /// The cards played as dice in this turn: from the hand, and at most one that was bought.
    pub dice: ArrayVec<Card, 2>,
    /// Bought cards that are being looked at, by the player whose turn it is.
    pub purchase: ArrayVec<Card, PURCHASE_CARDS>,
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
    pub const ALL: [Source; 10] = [
        Source::Triples,
        Source::FirstTriples,
        Source::AllSeven,
        Source::PassageBonuses,
        Source::Goods,
        Source::Animals,
        Source::Watchtowers,
        Source::Conversion,
        Source::StartCard,
        Source::EgonCloisters,
    ];
}

/// One player's cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// The face-down stack of dice for this passage; the top is at the end.
    pub stack: ArrayVec<Card, { ROUNDS as usize }>,
    /// The dice in hand.
    pub hand: ArrayVec<Card, 2>,
    /// Projects, oldest first.
    pub projects: ArrayVec<Card, MOST_PROJECTS>,
    /// The estate.
    pub estate: ArrayVec<Fan, MOST_FANS>,
    /// Workers in the storage.
    pub workers: u8,
    /// Silver in the storage.
    pub silver: u8,
    /// Unsold goods of each sort.
    pub goods: [u8; 3],
    /// Sold goods of each sort.
    pub sold: [u8; 3],
    /// Animals of each kind.
    pub animals: [u8; 4],
    /// Points by source.
    pub points: [i16; Source::ALL.len()],
}

impl Player {
    /// All points.
    pub fn score(&self) -> i16 {
        self.points.iter().sum()
    }

    /// Which kinds lie in the estate. A cloister counts as a cloister wherever it lies (rules, "Alle 7").
    pub fn has_kind(&self, kind: Kind) -> bool {
        self.estate.iter().any(|fan| fan.cards.iter().any(|card| card.kind() == kind))
    }

    /// How many of the seven kinds lie in the estate.
    pub fn kinds(&self) -> usize {
        Kind::ALL.iter().filter(|kind| self.has_kind(**kind)).count()
    }
}

/// One to three cards of the estate that make, or will make, a triple.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fan {
    /// Its cards in the order in which they were placed.
    pub cards: ArrayVec<Card, 3>,
}

impl Fan {
    /// Whether it is a triple.
    pub fn is_full(&self) -> bool {
        self.cards.is_full()
    }

    /// Its kind: that of its cards that are not cloisters, if there are any (rules, "Klöster").
    pub fn kind(&self) -> Kind {
        self.cards.iter().map(|card| card.kind()).find(|kind| *kind != Kind::Cloister).unwrap_or(Kind::Cloister)
    }
}

/// The solo player's opponent without a nose.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Egon {
    /// The face-down stacks for passages A to E; a stack is empty once it was laid out.
    pub stacks: [ArrayVec<Card, { EGON_STACKS[PASSAGES - 1] }>; PASSAGES],
    /// His cards of each kind, in the order in which they were laid out.
    pub piles: [ArrayVec<Card, { EGON_CARDS }>; 7],
    /// Points by source.
    pub points: [i16; Source::ALL.len()],
}

/// All cards that Egon gets in a game.
const EGON_CARDS: usize = 25;

impl Egon {
    /// All points.
    pub fn score(&self) -> i16 {
        self.points.iter().sum()
    }
}

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

    /// A player's cards.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player's cards, to change.
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whose turn it is, while a round is played.
    pub fn current(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn(place) => self.first.around(self.players.len() as u8).nth(usize::from(place)),
            _ => None,
        }
    }

    /// The row of the display in which a card lies.
    pub fn row_of(&self, card: Card) -> Option<Die> {
        Die::ALL.into_iter().find(|die| self.display[die.index()].contains(&card))
    }
}
