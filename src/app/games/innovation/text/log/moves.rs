//! The ways of cards, in words.

use super::line::Bit;
use crate::app::games::innovation::text::words::spot;
use crate::engine::{Seat, SeatSet};
use crate::games::innovation::{Card, How, Zone};

/// Whether everybody sees the face of a card that goes so.
pub fn are_seen(from: Zone, to: Zone, how: How) -> bool {
    let open = |zone: Zone| {
        matches!(zone, Zone::Board(_) | Zone::Display(_) | Zone::Revealed(_) | Zone::Relics | Zone::Removed)
    };
    open(from) || open(to) || how == How::Seize
}

/// Who sees the face of a card where it was or where it comes to lie, if not everybody does.
pub fn seeing(from: Zone, to: Zone) -> SeatSet {
    let own = |zone: &Zone| matches!(zone, Zone::Hand(_) | Zone::Score(_) | Zone::Forecast(_));
    [from, to].iter().filter(|zone| own(zone)).filter_map(|zone| zone.owner()).collect()
}

/// What is done with a card that goes so.
pub fn bit(card: Card, from: Zone, to: Zone, how: How, by: Seat) -> Bit {
    let drawn = from == Zone::Supply;
    let on_board = matches!(from, Zone::Board(_));
    let foreign = from.owner().filter(|owner| *owner != by);
    match (how, foreign) {
        (How::Draw, _) => Bit::new("innovation-log-drew").drawing(card),
        (How::Open, _) => Bit::new("innovation-log-open"),
        (How::Meld, _) if drawn => Bit::new("innovation-log-draw-meld"),
        (How::Tuck, _) if drawn => Bit::new("innovation-log-draw-tuck"),
        (How::Score, _) if drawn => Bit::new("innovation-log-draw-score"),
        (How::Return, Some(other)) if matches!(from, Zone::Board(_) | Zone::Score(_) | Zone::Forecast(_)) => {
            Bit::new("innovation-log-return-of").with("name", other).with("from", spot(from))
        }
        (How::Meld, Some(other)) if on_board => Bit::new("innovation-log-meld-of").with("name", other),
        (How::Tuck, Some(other)) if on_board => Bit::new("innovation-log-tuck-of").with("name", other),
        (How::Score, Some(other)) if on_board => Bit::new("innovation-log-score-of").with("name", other),
        (How::Meld, _) => Bit::new("innovation-log-meld").with("from", spot(from)),
        (How::Tuck, _) => Bit::new("innovation-log-tuck").with("from", spot(from)),
        (How::Score, _) => Bit::new("innovation-log-score").with("from", spot(from)),
        (How::Return, _) => Bit::new("innovation-log-return").with("from", spot(from)),
        (How::Claim, _) if from == Zone::Available => {
            Bit::new("innovation-log-achieved").with("age", card.printed_value())
        }
        (How::Claim, _) => Bit::new("innovation-log-achieved-card"),
        (How::Remove, _) => Bit::new("innovation-log-remove"),
        (How::Foreshadow, _) if drawn => Bit::new("innovation-log-draw-foreshadow"),
        (How::Foreshadow, _) => Bit::new("innovation-log-foreshadow"),
        (How::PlaceOnTop, _) => Bit::new("innovation-log-place"),
        (How::Transfer | How::Exchange, _) => handed(from, to, how, by),
        (How::Dig, _) => Bit::new("innovation-log-dig"),
        (How::Seize, Some(other)) => Bit::new("innovation-log-seize-from").with("name", other).with("to", spot(to)),
        (How::Seize, _) => Bit::new("innovation-log-seize").with("to", spot(to)),
    }
}

/// An achievement is claimed, or taken from whoever has it.
pub fn claimed(owner: Option<Seat>) -> Bit {
    match owner {
        Some(owner) => Bit::new("innovation-log-take-achievement").with("name", owner),
        None => Bit::new("innovation-log-claimed"),
    }
}

/// A card that goes from somebody to somebody.
fn handed(from: Zone, to: Zone, how: How, by: Seat) -> Bit {
    let (giver, taker) = (from.owner(), to.owner());
    let is_told = |zone| matches!(zone, Zone::Hand(_) | Zone::Score(_) | Zone::Forecast(_) | Zone::Board(_));
    match (from, to) {
        (_, Zone::Available) if how == How::Transfer => return Bit::new("innovation-log-add-achievement"),
        (_, Zone::Revealed(_)) if how == How::Transfer => return Bit::new("innovation-log-showed"),
        (Zone::Revealed(_), _) if how == How::Transfer => return Bit::new("innovation-log-retook"),
        (Zone::Achievements(_), Zone::Achievements(taker)) if taker == by => return claimed(giver),
        (_, Zone::Achievements(taker)) => return Bit::new("innovation-log-to-achievements").with("name", taker),
        _ if !is_told(from) || !is_told(to) => return Bit::new("innovation-log-moved"),
        _ => {}
    }
    let (key, other) = match (giver == Some(by), taker == Some(by)) {
        (true, true) => return Bit::new("innovation-log-shift").with("from", spot(from)).with("to", spot(to)),
        (true, false) => ("innovation-log-give", taker),
        _ => ("innovation-log-take", giver),
    };
    Bit::new(key).with("from", spot(from)).with("name", other.unwrap_or(by)).with("to", spot(to))
}
