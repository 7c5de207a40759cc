//! What bots reach with a set-up, whichever game it is.

use super::protocol::Report;
use super::work::{Work, now};
use crate::bots::{Judge, Means};
use crate::with_game;

/// So many games: their mean is good to a few points in a hundred.
const GAMES: u32 = 32;

/// It takes no longer, in milliseconds, if there are enough games to tell of.
const LONGEST: f64 = 4000.0;

/// Fewer games are not told of.
const ENOUGH: u32 = 16;

/// Begins to play with these options (as JSON); `None` if they are none of the game's.
pub fn of(id: u32, game: &str, options: &str, players: u8, seed: Option<u64>) -> Option<Box<dyn Work>> {
    with_game!(game, means_of(id, options, players, seed))?
}

fn means_of<G: Judge>(id: u32, options: &str, players: u8, seed: Option<u64>) -> Option<Box<dyn Work>> {
    let means = Means::<G>::new(serde_json::from_str(options).ok()?, players, seed);
    Some(Box::new(MeansWork { id, means, end: now() + LONGEST }))
}

struct MeansWork<G: Judge> {
    id: u32,
    means: Means<G>,
    /// When it should be done, in milliseconds since 1970.
    end: f64,
}

impl<G: Judge> Work for MeansWork<G> {
    fn advance(&mut self) -> bool {
        let plays = self.means.play().is_some();
        let games = self.means.games();
        !plays || games >= GAMES || games >= ENOUGH && now() >= self.end
    }

    fn progress(&mut self) -> Option<Report> {
        None
    }

    fn answer(&mut self) -> Option<Report> {
        let (id, games) = (self.id, self.means.games());
        let points = self.means.points().filter(|_| games >= ENOUGH);
        Some(points.map_or(Report::Refused { id }, |points| Report::Means { id, games, points }))
    }
}
