//! What Easy would have done at somebody's decisions of a match, whichever game it is.

use super::protocol::Report;
use super::thinking::restore;
use super::work::{Work, now};
use crate::bots::{Judge, Review};
use crate::engine::Seat;
use crate::with_game;

/// It takes no longer, in milliseconds: what was found until then is told.
const LONGEST: f64 = 6000.0;

/// Begins to look at the decisions of a seat in a record; `None` if it does not run.
pub fn of(id: u32, game: &str, record: &str, seat: u8) -> Option<Box<dyn Work>> {
    with_game!(game, review_of(id, record, seat))?
}

fn review_of<G: Judge>(id: u32, record: &str, seat: u8) -> Option<Box<dyn Work>> {
    let review = Review::new(restore::<G>(record)?, Seat(seat));
    Some(Box::new(ReviewWork { id, review, end: now() + LONGEST, done: false }))
}

struct ReviewWork<G: Judge> {
    id: u32,
    review: Review<G>,
    /// When it must be done, in milliseconds since 1970.
    end: f64,
    /// Whether nothing is left to look at.
    done: bool,
}

impl<G: Judge> Work for ReviewWork<G> {
    fn advance(&mut self) -> bool {
        self.done = !self.review.advance();
        self.done || now() >= self.end
    }

    fn progress(&mut self) -> Option<Report> {
        None
    }

    fn answer(&mut self) -> Option<Report> {
        let as_text = |choice: &G::Choice| serde_json::to_string(choice).unwrap_or_default();
        if !self.done && self.review.remarks().is_empty() {
            return Some(Report::Refused { id: self.id });
        }
        let remarks = self.review.remarks().iter();
        let remarks = remarks.map(|it| (it.answered, as_text(&it.better), it.points, it.chance)).collect();
        Some(Report::Review { id: self.id, remarks })
    }
}
