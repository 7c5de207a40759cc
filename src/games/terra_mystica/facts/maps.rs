//! The three maps and how their hexes lie: nine rows of alternately 13 and 12 hexes, the shorter ones half a hex to the right.
//! Hexes are numbered in reading order, rivers included. Sets of hexes are bits, so that a whole neighbourhood is a few shifts.

use super::Terrain;
use serde::{Deserialize, Serialize};

/// A map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Map {
    /// The printed one.
    #[default]
    Base,
    /// The Fjords.
    Fjords,
    /// The Lakes.
    Lakes,
}

impl Map {
    /// All three.
    pub const ALL: [Map; 3] = [Map::Base, Map::Fjords, Map::Lakes];

    /// How its hexes lie.
    pub fn geometry(self) -> &'static Geometry {
        match self {
            Map::Base => &BASE,
            Map::Fjords => &FJORDS,
            Map::Lakes => &LAKES,
        }
    }

    /// How ledgers call it.
    pub fn code(self) -> &'static str {
        ["base", "fjords", "lakes"][self as usize]
    }
}

/// A hex, by its number in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hex(pub u8);

impl Hex {
    /// The hex alone.
    pub const fn alone(self) -> Hexes {
        Hexes(1 << self.0)
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hexes(pub u128);

impl Hexes {
    /// No hex.
    pub const NONE: Hexes = Hexes(0);

    /// Whether the hex is in it.
    pub fn has(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 != 0
    }

    /// Puts a hex in.
    pub fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Takes a hex out.
    pub fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.0);
    }

    /// How many hexes are in it.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no hex is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether both have a hex in common.
    pub fn meets(self, other: Hexes) -> bool {
        self.0 & other.0 != 0
    }

    /// The hexes that are not in `other`.
    #[must_use]
    pub fn without(self, other: Hexes) -> Hexes {
        Hexes(self.0 & !other.0)
    }

    /// The hex with the smallest number.
    pub fn first(self) -> Option<Hex> {
        (self.0 != 0).then(|| Hex(self.0.trailing_zeros() as u8))
    }

    /// The hexes in reading order.
    pub fn iter(self) -> impl Iterator<Item = Hex> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.0 &= left.0 - 1;
            Some(first)
        })
    }
}

impl std::ops::BitOr for Hexes {
    type Output = Hexes;
    fn bitor(self, other: Hexes) -> Hexes {
        Hexes(self.0 | other.0)
    }
}

impl std::ops::BitAnd for Hexes {
    type Output = Hexes;
    fn bitand(self, other: Hexes) -> Hexes {
        Hexes(self.0 & other.0)
    }
}

impl std::ops::BitOrAssign for Hexes {
    fn bitor_assign(&mut self, other: Hexes) {
        self.0 |= other.0;
    }
}

/// The most hexes that a map has.
pub const HEXES: usize = 113;
/// The most places for bridges that a map has.
pub const BRIDGE_PLACES: usize = 33;
/// The rows of a map.
const ROWS: usize = 9;

/// How the hexes of a map lie.
#[derive(Debug)]
pub struct Geometry {
    /// How many hexes there are.
    pub hexes: u8,
    /// All of them.
    pub all: Hexes,
    /// The rivers.
    pub rivers: Hexes,
    /// The land with each terrain at the start.
    pub land: [Hexes; 7],
    /// The hexes that share a side with each hex.
    pub beside: [Hexes; HEXES],
    /// The row of each hex, counted from 0.
    pub rows: [u8; HEXES],
    /// The place of each hex across, in half hexes.
    pub across: [u8; HEXES],
    /// The number of each land hex in its row, counted from 1; of each river hex on the map, from 0.
    pub numbers: [u8; HEXES],
    /// How far the letters of its rows in ledgers lie behind A.
    pub ledger_shift: u8,
    /// Where bridges can be built; only so many of [`Geometry::bridges`].
    bridge_count: u8,
    bridge_places: [(Hex, Hex); BRIDGE_PLACES],
    left: Hexes,
    right: Hexes,
    long_left: Hexes,
    long_right: Hexes,
}

static BASE: Geometry = Geometry::of(
    [
        "USGBYRUKRGBRK",
        "Y..UK..YK..Y",
        "..K.S.G.G.S..",
        "GBY..RB.R.RU",
        "KURBKUSY..GKB",
        "SG..YG...USU",
        "...S.R.G.YKBY",
        "YBU...BK.SUS",
        "RKSBRGYUS.BGR",
    ],
    0,
);

/// The published version of this map (whether Yucata plays on exactly this one could not be sourced).
static FJORDS: Geometry = Geometry::of(
    [
        "GK.UYSKSYRKBY",
        "BU.BGR.....U",
        "SGR..U.KSUY.S",
        "...S..GRBGR.",
        "RSY.BR.UYSU.K",
        "KU.GYG.SBG.S",
        "YB.KSKB.UK.GR",
        "G.URUYR...RB",
        "K..GBSB.GYKUY",
    ],
    0,
);

/// The published version of this map (whether Yucata plays on exactly this one could not be sourced).
static LAKES: Geometry = Geometry::of(
    [
        "SBRUYBYR..GB",
        "YKG..KU.GS.UK",
        "U..GRS.KBR.Y",
        "BRS.YUG..Y.KR",
        "GY.KB..R.SGU",
        "S.US.Y.S.UKBR",
        "R...RGUKY..S",
        "YBK.BSB..SG.B",
        "KU.G...GRUYK",
    ],
    1,
);

impl Geometry {
    /// Reads a map: a letter a hex, `.` for a river.
    const fn of(map: [&str; ROWS], ledger_shift: u8) -> Geometry {
        let mut geometry = Geometry {
            hexes: 0,
            all: Hexes::NONE,
            rivers: Hexes::NONE,
            land: [Hexes::NONE; 7],
            beside: [Hexes::NONE; HEXES],
            rows: [0; HEXES],
            across: [0; HEXES],
            numbers: [0; HEXES],
            ledger_shift,
            bridge_count: 0,
            bridge_places: [(Hex(0), Hex(0)); BRIDGE_PLACES],
            left: Hexes::NONE,
            right: Hexes::NONE,
            long_left: Hexes::NONE,
            long_right: Hexes::NONE,
        };
        let (mut row, mut hex, mut rivers) = (0, 0, 0);
        while row < ROWS {
            let letters = map[row].as_bytes();
            let is_long = letters.len() == 13;
            let (mut column, mut number) = (0, 0);
            while column < letters.len() {
                let bit = 1u128 << hex;
                geometry.rows[hex] = row as u8;
                geometry.across[hex] = 2 * column as u8 + !is_long as u8;
                geometry.all.0 |= bit;
                if letters[column] == b'.' {
                    geometry.rivers.0 |= bit;
                    geometry.numbers[hex] = rivers;
                    rivers += 1;
                } else {
                    geometry.land[Geometry::terrain(letters[column]) as usize].0 |= bit;
                    number += 1;
                    geometry.numbers[hex] = number;
                }
                if column == 0 {
                    geometry.left.0 |= bit;
                    geometry.long_left.0 |= if is_long { bit } else { 0 };
                }
                if column + 1 == letters.len() {
                    geometry.right.0 |= bit;
                    geometry.long_right.0 |= if is_long { bit } else { 0 };
                }
                column += 1;
                hex += 1;
            }
            row += 1;
        }
        geometry.hexes = hex as u8;
        hex = 0;
        while hex < geometry.hexes as usize {
            geometry.beside[hex] = geometry.around(Hexes(1 << hex));
            hex += 1;
        }
        geometry.find_bridges();
        geometry
    }

    const fn terrain(letter: u8) -> Terrain {
        match letter {
            b'Y' => Terrain::Desert,
            b'U' => Terrain::Plains,
            b'K' => Terrain::Swamp,
            b'B' => Terrain::Lakes,
            b'G' => Terrain::Forest,
            b'S' => Terrain::Mountains,
            b'R' => Terrain::Wasteland,
            _ => panic!("no terrain"),
        }
    }

    /// Bridges join two land hexes in a corner's direction, across the river: every hex that lies beside both is a river.
    const fn find_bridges(&mut self) {
        let mut from = 0;
        while from < self.hexes as usize {
            let mut to = from + 1;
            while to < self.hexes as usize {
                let rows = self.rows[to] - self.rows[from];
                let across = self.across[to].abs_diff(self.across[from]);
                let between = self.beside[from].0 & self.beside[to].0;
                let ends = 1u128 << from | 1u128 << to;
                if (rows == 2 && across == 0 || rows == 1 && across == 3)
                    && ends & self.rivers.0 == 0
                    && between != 0
                    && between & !self.rivers.0 == 0
                {
                    self.bridge_places[self.bridge_count as usize] = (Hex(from as u8), Hex(to as u8));
                    self.bridge_count += 1;
                }
                to += 1;
            }
            from += 1;
        }
    }

    /// The hexes that share a side with a hex of the set.
    pub const fn around(&self, set: Hexes) -> Hexes {
        let set = set.0;
        let sideways = (set & !self.right.0) << 1 | (set & !self.left.0) >> 1;
        let (no_left, no_right) = (set & !self.long_left.0, set & !self.long_right.0);
        let below = no_left << 12 | no_right << 13;
        let above = no_right >> 12 | no_left >> 13;
        Hexes((sideways | below | above) & self.all.0)
    }

    /// Where bridges can be built.
    pub fn bridges(&self) -> &[(Hex, Hex)] {
        &self.bridge_places[..usize::from(self.bridge_count)]
    }

    /// The printed name: the row's letter and the number in it, or `r` and the number of the river hex.
    pub fn name(&self, hex: Hex) -> String {
        self.lettered(hex, b'A')
    }

    /// The name in ledgers.
    pub fn ledger_name(&self, hex: Hex) -> String {
        self.lettered(hex, b'A' + self.ledger_shift)
    }

    fn lettered(&self, hex: Hex, first: u8) -> String {
        let place = usize::from(hex.0);
        match self.rivers.has(hex) {
            true => format!("r{}", self.numbers[place]),
            false => format!("{}{}", char::from(first + self.rows[place]), self.numbers[place]),
        }
    }

    /// The hex with this name in ledgers; capitals or not.
    pub fn by_ledger_name(&self, name: &str) -> Option<Hex> {
        (0..self.hexes).map(Hex).find(|hex| self.ledger_name(*hex).eq_ignore_ascii_case(name))
    }

    /// The hex with this printed name.
    pub fn by_name(&self, name: &str) -> Option<Hex> {
        (0..self.hexes).map(Hex).find(|hex| self.name(*hex) == name)
    }
}
