//! What on the board can be explained.

use crate::app::table::explain;
use crate::games::terra_mystica::{Building, Card, Cult, Faction, Favor, Special, TownTile, Track};

/// What is explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A cult.
    Cult(Cult),
    /// A faction and what it can do.
    Faction(Faction),
    /// A row of buildings on a faction's board.
    Building(Faction, Building),
    /// A track on a faction's board.
    Track(Faction, Track),
    /// A power action.
    Power(u8),
    /// A special action.
    Special(Special),
    /// A bonus card.
    Card(Card),
    /// A round's scoring tile.
    Round(u8),
    /// A favor tile.
    Favor(Favor),
    /// A town tile.
    Town(TownTile),
    /// All favor and town tiles.
    Supply,
    /// What is to come: final scoring, incomes, order.
    Outlook,
}

/// What lies open in the sheet.
pub type Explained = explain::Explained<Topic>;
