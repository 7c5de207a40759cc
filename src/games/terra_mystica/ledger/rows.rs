//! The rows of a ledger file: what was said, and the state of a faction after it.

use super::super::facts::Faction;
use super::super::state::TerraMystica;
use crate::engine::Seat;
use std::fmt;

/// A row.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its number.
    pub number: u32,
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: Kind,
    /// What was said.
    pub text: String,
    /// The recorded state after it, if there is one.
    pub expected: Option<Snapshot>,
    /// The commands of all rows up to this one.
    pub(super) end: usize,
    /// Whether the recorded state holds the income of the next round as well.
    pub(super) with_income: bool,
}

/// What a row is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The faction's start.
    Setup,
    /// Commands.
    Commands,
    /// The bonus of a scoring tile.
    CultIncome,
    /// All other income.
    Income,
    /// What Cultists have of their neighbours' answers.
    Cultists,
    /// A part of the end: a cult, 0 to 3, or the area, 4.
    FinalScoring(u8),
    /// Resources at the end.
    FinalResources,
}

impl Kind {
    /// The kind with this name in files, under a marker for this part of the end.
    pub(super) fn named(name: &str, part: u8) -> Option<Kind> {
        Some(match name {
            "setup" => Kind::Setup,
            "commands" => Kind::Commands,
            "cult_income" => Kind::CultIncome,
            "income" => Kind::Income,
            "cultists_step_earned" | "cultists_power_gained" => Kind::Cultists,
            "final_scoring" => Kind::FinalScoring(part),
            "final_resources" => Kind::FinalResources,
            _ => return None,
        })
    }
}

/// How many quantities a state has.
pub const QUANTITIES: usize = 11;

/// What a faction has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// Points.
    pub points: i16,
    /// Coins.
    pub coins: u16,
    /// Workers.
    pub workers: u8,
    /// Priests.
    pub priests: u8,
    /// Power in the three bowls.
    pub bowls: [u8; 3],
    /// Steps in the cults: fire, water, earth, air.
    pub cults: [u8; 4],
}

impl Snapshot {
    /// What a seat has now.
    pub fn of(game: &TerraMystica, seat: Seat) -> Snapshot {
        let player = game.player(seat);
        Snapshot {
            points: player.points(),
            coins: player.coins(),
            workers: player.workers(),
            priests: player.priests(),
            bowls: player.bowls(),
            cults: super::super::facts::Cult::ALL.map(|cult| player.cult(cult)),
        }
    }

    /// All quantities with their names in English.
    pub fn numbers(&self) -> [(&'static str, i32); QUANTITIES] {
        let [one, two, three] = self.bowls;
        let [fire, water, earth, air] = self.cults;
        [
            ("points", i32::from(self.points)),
            ("coins", i32::from(self.coins)),
            ("workers", i32::from(self.workers)),
            ("priests", i32::from(self.priests)),
            ("power in bowl I", i32::from(one)),
            ("power in bowl II", i32::from(two)),
            ("power in bowl III", i32::from(three)),
            ("cult of fire", i32::from(fire)),
            ("cult of water", i32::from(water)),
            ("cult of earth", i32::from(earth)),
            ("cult of air", i32::from(air)),
        ]
    }
}

impl fmt::Display for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Snapshot { points, coins, workers, priests, bowls: [one, two, three], cults: [fire, water, earth, air] } =
            self;
        write!(
            f,
            "{points:>4} VP {coins:>3} C {workers:>3} W {priests} P  {one:>2}/{two:>2}/{three:>2} PW  {fire:>2}/{water:>2}/{earth:>2}/{air:>2}"
        )
    }
}

impl Row {
    /// The row as a line of text, with what its faction has now.
    pub fn shown(&self, factions: &[Faction], here: &Snapshot) -> String {
        let faction = factions.get(self.seat.index()).map_or("", |faction| faction.code());
        let what = if self.text.is_empty() { format!("[{:?}]", self.kind) } else { self.text.clone() };
        format!("{:>4} {faction:<15} {here}  {what}", self.number)
    }
}
