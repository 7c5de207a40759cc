//! The log.

use super::text::card_name;
use crate::app::playable::{Chart, LogKind, LogLine};
use crate::app::words::Phrase;
use crate::engine::{Logged, Record};
use crate::games::innovation::{Deal, Event, Innovation};

/// The lines of the log.
pub fn log(events: &[Logged<Event>], _: &Record<Innovation>) -> Vec<LogLine> {
    let line = |logged: &Logged<Event>| {
        let Event::Acted(seat, deal) = logged.event else { return None };
        let words = match deal {
            Deal::Draw => Phrase::new("innovation-does-draw"),
            Deal::Meld(card) => Phrase::new("innovation-does-meld").with("card", card_name(card).linking(card.0)),
            Deal::Dogma(card) => Phrase::new("innovation-does-dogma").with("card", card_name(card).linking(card.0)),
            Deal::Achieve(age) => Phrase::new("innovation-does-achieve").with("age", age),
        };
        Some(LogLine { answered: logged.answered, kind: LogKind::Seat(seat, None), words, points: 0, auto: false })
    };
    events.iter().filter_map(line).collect()
}

/// The chart.
pub fn chart(_: &[Logged<Event>], _: u8) -> Chart {
    Chart::default()
}
