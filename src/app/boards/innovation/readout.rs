//! The position in words.

use super::card::colour_name;
use super::text::card_name;
use crate::app::playable::Paragraph;
use crate::app::save::SeatPlan;
use crate::app::words::Phrase;
use crate::engine::{Match, Seat};
use crate::games::innovation::{Colour, Innovation};

/// The whole position.
pub fn read_out(game: &Match<Innovation>, _: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph> {
    let state = game.state();
    let one = |seat: Seat| {
        let pile = |colour: Colour| {
            let top = state.player(seat).stack(colour).top()?;
            Some(Phrase::new("innovation-read-pile").with("colour", colour_name(colour)).with("card", card_name(top)))
        };
        let heading = Phrase::new("innovation-board-of").with("name", seats[seat.index()].name.clone());
        Paragraph { heading, lines: Colour::ALL.into_iter().filter_map(pile).collect() }
    };
    state.seats().map(one).collect()
}
