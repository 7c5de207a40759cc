//! Bonus cards, scoring tiles, favor and town tiles, power actions and special actions. Numbers are those of ledgers.

use super::{Building, Cult, Faction, Gain};
use strum::VariantArray;

/// A bonus card, 0 to 9 for BON1 to BON10. The last is a promo card, in ledgers only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

/// What is printed on a bonus card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardPrint {
    /// Its income.
    pub income: Gain,
    /// What else it does.
    pub effect: CardEffect,
}

/// What a bonus card does beside its income.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardEffect {
    /// Nothing.
    None,
    /// A special action: a spade.
    Spade,
    /// A special action: a step in a cult.
    CultStep,
    /// Shipping counts as one more in the action phase.
    Shipping,
    /// Points on passing for each building of these kinds.
    Buildings(i16, &'static [Building]),
    /// Points on passing for each step of shipping.
    ShippingPoints(i16),
}

/// The bonus cards that are printed for the game.
pub const CARDS: u8 = 9;
/// All bonus cards, the promo card included.
pub const ALL_CARDS: usize = 10;

const CARD_PRINTS: [CardPrint; ALL_CARDS] = [
    CardPrint { income: Gain::coins(2), effect: CardEffect::Spade },
    CardPrint { income: Gain::coins(4), effect: CardEffect::CultStep },
    CardPrint { income: Gain::coins(6), effect: CardEffect::None },
    CardPrint { income: Gain::power(3), effect: CardEffect::Shipping },
    CardPrint { income: Gain { power: 3, workers: 1, ..Gain::NONE }, effect: CardEffect::None },
    CardPrint {
        income: Gain::workers(2),
        effect: CardEffect::Buildings(4, &[Building::Stronghold, Building::Sanctuary]),
    },
    CardPrint { income: Gain::workers(1), effect: CardEffect::Buildings(2, &[Building::TradingHouse]) },
    CardPrint { income: Gain::priests(1), effect: CardEffect::None },
    CardPrint { income: Gain::coins(2), effect: CardEffect::Buildings(1, &[Building::Dwelling]) },
    CardPrint { income: Gain::power(3), effect: CardEffect::ShippingPoints(3) },
];

impl Card {
    /// What is printed on it.
    pub fn print(self) -> CardPrint {
        CARD_PRINTS[usize::from(self.0)]
    }
}

/// A scoring tile, 0 to 8 for SCORE1 to SCORE9. The last is a promo tile, in ledgers only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Scoring(pub u8);

/// What is printed on a scoring tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringPrint {
    /// What brings points in the action phase.
    pub feat: Feat,
    /// How many.
    pub points: i16,
    /// What brings the bonus at the end of the round.
    pub per: Per,
    /// The bonus, for each of these.
    pub bonus: Bonus,
}

/// What brings points in the action phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feat {
    /// Each spade.
    Spade,
    /// Each town.
    Town,
    /// Each building of one of these kinds.
    Build(&'static [Building]),
}

/// What brings the bonus at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// So many steps in a cult.
    Steps(u8, Cult),
    /// Each own priest that stays with a cult.
    Priest,
}

/// The bonus at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Resources.
    Gain(Gain),
    /// A spade.
    Spade,
}

/// The scoring tiles that are printed for the game.
pub const SCORINGS: u8 = 8;
/// The tile that may not lie on the last two rounds.
pub const SPADE_TILE: Scoring = Scoring(0);

const DWELLING: Feat = Feat::Build(&[Building::Dwelling]);
const TRADING_HOUSE: Feat = Feat::Build(&[Building::TradingHouse]);
const GREAT: Feat = Feat::Build(&[Building::Stronghold, Building::Sanctuary]);

const SCORING_PRINTS: [ScoringPrint; 9] = [
    scoring(Feat::Spade, 2, Per::Steps(1, Cult::Earth), Bonus::Gain(Gain::coins(1))),
    scoring(Feat::Town, 5, Per::Steps(4, Cult::Earth), Bonus::Spade),
    scoring(DWELLING, 2, Per::Steps(4, Cult::Water), Bonus::Gain(Gain::priests(1))),
    scoring(GREAT, 5, Per::Steps(2, Cult::Fire), Bonus::Gain(Gain::workers(1))),
    scoring(DWELLING, 2, Per::Steps(4, Cult::Fire), Bonus::Gain(Gain::power(4))),
    scoring(TRADING_HOUSE, 3, Per::Steps(4, Cult::Water), Bonus::Spade),
    scoring(GREAT, 5, Per::Steps(2, Cult::Air), Bonus::Gain(Gain::workers(1))),
    scoring(TRADING_HOUSE, 3, Per::Steps(4, Cult::Air), Bonus::Spade),
    scoring(Feat::Build(&[Building::Temple]), 4, Per::Priest, Bonus::Gain(Gain::coins(2))),
];

const fn scoring(feat: Feat, points: i16, per: Per, bonus: Bonus) -> ScoringPrint {
    ScoringPrint { feat, points, per, bonus }
}

impl Scoring {
    /// What is printed on it.
    pub fn print(self) -> ScoringPrint {
        SCORING_PRINTS[usize::from(self.0)]
    }
}

/// A kind of favor tile, 0 to 11 for FAV1 to FAV12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Favor(pub u8);

/// How many kinds of favor tiles there are.
pub const FAVORS: usize = 12;

impl Favor {
    /// Towns need less power.
    pub const TOWN: Favor = Favor(4);
    /// A special action: a step in a cult.
    pub const CULT_STEP: Favor = Favor(5);
    /// Points for trading houses.
    pub const TRADING_HOUSE: Favor = Favor(9);
    /// Points for dwellings.
    pub const DWELLING: Favor = Favor(10);
    /// Points for trading houses on passing.
    pub const PASSING: Favor = Favor(11);

    /// How many there are of it.
    pub fn count(self) -> u8 {
        if self.0 < 4 { 1 } else { 3 }
    }

    /// In which cult it brings how many steps.
    pub fn steps(self) -> (Cult, u8) {
        (Cult::ALL[usize::from(self.0 % 4)], 3 - self.0 / 4)
    }

    /// Its income.
    pub fn income(self) -> Gain {
        match self.0 {
            6 => Gain { workers: 1, power: 1, ..Gain::NONE },
            7 => Gain::power(4),
            8 => Gain::coins(3),
            _ => Gain::NONE,
        }
    }
}

/// Points of [`Favor::TRADING_HOUSE`].
pub const FAVOR_TRADING_HOUSE: i16 = 3;
/// Points of [`Favor::DWELLING`].
pub const FAVOR_DWELLING: i16 = 2;
/// Points of [`Favor::PASSING`], by trading houses.
pub const FAVOR_PASSING: [i16; 5] = [0, 2, 3, 3, 4];

/// A kind of town tile, 0 to 7 for TW1 to TW8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TownTile(pub u8);

/// How many kinds of town tiles there are.
pub const TOWN_TILES: usize = 8;
/// The kinds of the base game's ten tiles; the others came with the mini expansion, which Yucata includes.
pub const BASE_TOWN_TILES: usize = 5;

/// What is printed on a town tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TownPrint {
    /// How many there are of it.
    pub count: u8,
    /// Points.
    pub points: i16,
    /// Keys.
    pub keys: u8,
    /// Resources.
    pub gain: Gain,
    /// Steps in each cult.
    pub steps: u8,
    /// Whether it brings a step of shipping, or lets Fakirs skip one hex more.
    pub travel: bool,
}

const TOWN_PRINTS: [TownPrint; TOWN_TILES] = [
    town(2, 5, Gain::coins(6)),
    town(2, 7, Gain::workers(2)),
    town(2, 9, Gain::priests(1)),
    town(2, 6, Gain::power(8)),
    TownPrint { steps: 1, ..town(2, 8, Gain::NONE) },
    TownPrint { keys: 2, steps: 2, ..town(1, 2, Gain::NONE) },
    TownPrint { travel: true, ..town(2, 4, Gain::NONE) },
    town(1, 11, Gain::NONE),
];

const fn town(count: u8, points: i16, gain: Gain) -> TownPrint {
    TownPrint { count, points, keys: 1, gain, steps: 0, travel: false }
}

impl TownTile {
    /// What is printed on it.
    pub fn print(self) -> TownPrint {
        TOWN_PRINTS[usize::from(self.0)]
    }
}

/// A special action: once a round, except the Engineers' bridge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, VariantArray)]
pub enum Special {
    /// A spade of the bonus card.
    CardSpade,
    /// A cult step of the bonus card.
    CardStep,
    /// A cult step of the favor tile.
    FavorStep,
    /// Auren: two steps in a cult.
    Auren,
    /// Witches: a dwelling on a forest.
    Witches,
    /// Swarmlings: a trading house.
    Swarmlings,
    /// Chaos Magicians: a double turn.
    ChaosMagicians,
    /// Giants: two spades.
    Giants,
    /// Nomads: a sandstorm.
    Nomads,
    /// Engineers: a bridge for workers, any number of times and without the stronghold.
    Engineers,
}

impl Special {
    /// All of them.
    pub const ALL: [Special; 10] = *Special::VARIANTS.as_array().unwrap();

    /// Whose it is, if it is a faction's.
    pub fn faction(self) -> Option<Faction> {
        Some(match self {
            Special::CardSpade | Special::CardStep | Special::FavorStep => return None,
            Special::Auren => Faction::Auren,
            Special::Witches => Faction::Witches,
            Special::Swarmlings => Faction::Swarmlings,
            Special::ChaosMagicians => Faction::ChaosMagicians,
            Special::Giants => Faction::Giants,
            Special::Nomads => Faction::Nomads,
            Special::Engineers => Faction::Engineers,
        })
    }

    /// How ledgers call it.
    pub fn code(self) -> &'static str {
        ["BON1", "BON2", "FAV6", "ACTA", "ACTW", "ACTS", "ACTC", "ACTG", "ACTN", "ACTE"][self as usize]
    }
}
