//! What page and worker say to each other, as bytes (postcard): one array a message.

use crate::bots::Level;
use serde::{Deserialize, Serialize};

/// From the page to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Think about the question that waits in this match. Replaces what was being thought about.
    Think {
        /// The number of the request; answers carry it.
        id: u32,
        /// Which game.
        game: String,
        /// The record as JSON.
        record: String,
        /// How strong; `None`: what the judgement alone finds, without any search.
        level: Option<Level>,
        /// The seed of the bot's own chance.
        seed: u64,
    },
    /// Say what Hard would do at the question that waits in this match. Replaces what was being thought about.
    Hint {
        /// The number of the request; answers carry it.
        id: u32,
        /// Which game.
        game: String,
        /// The record as JSON.
        record: String,
        /// The seed of the bot's own chance.
        seed: u64,
    },
    /// Answer with the best found so far.
    MoveNow,
    /// Forget what is thought about.
    Stop,
    /// Estimate everybody's chances at moments of this match, as somebody sees them who looks on. That is done beside
    /// thinking, whenever nothing is thought about. Replaces earlier moments.
    Chances {
        /// The number of the request; answers carry it.
        id: u32,
        /// Which game.
        game: String,
        /// The record as JSON.
        record: String,
        /// The moments, as numbers of answers given, in the order in which they are wanted.
        moments: Vec<usize>,
    },
    /// Forget what is done beside thinking: moments, or means.
    StopChances,
    /// Let bots play whole games with this set-up, beside thinking. Replaces what was done there.
    Means {
        /// The number of the request; the answer carries it.
        id: u32,
        /// Which game.
        game: String,
        /// Its options as JSON.
        options: String,
        /// How many play.
        players: u8,
        /// The shuffle, where it is settled.
        seed: Option<u64>,
    },
    /// Say what Easy would have done at a seat's decisions of this match. Replaces what was being thought about.
    Review {
        /// The number of the request; the answer carries it.
        id: u32,
        /// Which game.
        game: String,
        /// The record as JSON.
        record: String,
        /// Whose decisions.
        seat: u8,
    },
}

/// From the worker to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Report {
    /// The worker has started.
    Ready {
        /// [`SOURCES`] of the worker: a page of other sources does not ask it.
        sources: String,
    },
    /// What was asked last will not be answered: the worker did not start, is of another version, has failed or does not answer. The
    /// page says so, no worker does.
    Failed,
    /// The worker goes on with what it has to do.
    Busy,
    /// The worker has done all that it was asked.
    Idle {
        /// The number of the last request that it has taken.
        after: u32,
    },
    /// So many of so many iterations are done.
    Progress {
        /// The number of the request.
        id: u32,
        /// Iterations done.
        done: u32,
        /// Iterations in all.
        of: u32,
    },
    /// The answer.
    Answer {
        /// The number of the request.
        id: u32,
        /// The choice as JSON.
        choice: String,
    },
    /// What Hard would do.
    Hint {
        /// The number of the request.
        id: u32,
        /// The choice that Hard picks, then the best others, each as JSON with the asked seat's chance to win after it.
        choices: Vec<(String, f32)>,
    },
    /// Some of the chances that were asked for.
    Chances {
        /// The number of the request.
        id: u32,
        /// Moments, and the chance of each seat to win there, from 0 to 1. What is missing to 1 is the chance of an opponent
        /// without a seat.
        found: Vec<(usize, Vec<f32>)>,
    },
    /// What bots reach with a set-up.
    Means {
        /// The number of the request.
        id: u32,
        /// In so many games.
        games: u32,
        /// The mean points of all seats, and of the best one.
        points: [f32; 2],
    },
    /// The request makes no sense to this worker (another version, a broken record).
    Refused {
        /// The number of the request.
        id: u32,
    },
    /// What Easy would have done.
    Review {
        /// The number of the request.
        id: u32,
        /// The number of answers before a decision, the better choice as JSON, and how many points and how much of a chance to win
        /// that brings more.
        remarks: Vec<(usize, String, f32, f32)>,
    },
}

/// What this program was compiled from, the same for page and worker of one build.
pub const SOURCES: &str = match option_env!("FIRESIDE_BUILD") {
    Some(sources) => sources,
    None => "dev",
};

/// A message as bytes.
pub fn pack(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A message from bytes; `None` if they are none.
pub fn unpack<'a, M: Deserialize<'a>>(bytes: &'a [u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_come_through() {
        let request = Request::Think {
            id: 3,
            game: "burgundy".to_owned(),
            record: "{}".to_owned(),
            level: Some(Level::Expert),
            seed: u64::MAX,
        };
        assert_eq!(unpack(&pack(&request)), Some(request));
        let means = Report::Means { id: 4, games: 32, points: [30.5, 33.0] };
        assert_eq!(unpack(&pack(&means)), Some(means));
        assert_eq!(unpack::<Request>(&[250]), None);
    }
}
