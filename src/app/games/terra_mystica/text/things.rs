//! What the board calls its things: `data-thing` and `data-at`.

use crate::games::terra_mystica::facts::maps::HEXES;
use crate::games::terra_mystica::{Card, Cult, Event, Favor, Hex, Special};

/// A hex of the map.
pub fn hex(hex: Hex) -> String {
    format!("hex-{}", hex.0)
}

/// A cult's track.
pub fn cult(cult: Cult) -> String {
    format!("cult-{}", cult as u8)
}

/// A power action, by its number.
pub fn power_action(action: u8) -> String {
    format!("power-{action}")
}

/// A bonus card, wherever it lies.
pub fn card(card: Card) -> String {
    format!("card-{}", card.0)
}

/// A favor tile.
pub fn favor(favor: Favor) -> String {
    format!("favor-{}", favor.0)
}

/// The tile of a town that was founded there.
pub fn town(hex: Hex) -> String {
    format!("town-{}", hex.0)
}

/// The wheel of terrains on a faction's board.
pub const WHEEL: &str = "wheel";
/// The bowls of power there.
pub const BOWLS: &str = "bowls";
/// The next income there.
pub const INCOME: &str = "income";

/// The shipping track there.
pub const SHIPPING: &str = "shipping";

/// A round with what it scores.
pub fn round(round: u8) -> String {
    format!("round-{round}")
}

/// An action of one's own.
pub fn special(special: Special) -> String {
    format!("special-{}", special as u8)
}

/// Where something happened.
pub fn of_event(event: &Event) -> Option<String> {
    match *event {
        Event::Placed(_, at) | Event::Built(_, at) | Event::Upgraded(_, at, _) | Event::Joined(_, at) => Some(hex(at)),
        Event::Transformed { hex: at, .. } => Some(hex(at)),
        Event::SentPriest(_, at, _) | Event::CultStep { cult: at, .. } => Some(cult(at)),
        Event::PowerAction(_, action) => Some(power_action(action)),
        Event::TookCard { card: taken, .. } => Some(card(taken)),
        Event::TookFavor(_, taken) => Some(favor(taken)),
        _ => None,
    }
}

/// What words link to that name a hex.
pub fn link(hex: Hex) -> u16 {
    hex.0.into()
}

/// The hex that words link to.
pub fn hex_of(link: u16) -> Option<Hex> {
    u8::try_from(link).ok().filter(|hex| usize::from(*hex) < HEXES).map(Hex)
}

/// The hex that the board calls so.
pub fn hex_at(thing: &str) -> Option<Hex> {
    hex_of(thing.strip_prefix("hex-")?.parse().ok()?)
}

/// The thing that words link to.
pub fn linked(link: u16) -> Option<String> {
    hex_of(link).map(hex)
}
