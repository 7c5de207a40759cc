//! Innovation in words: questions, choices and what they bring, the log, the chart, the end, the whole position.

mod asking;
pub mod chronicle;
mod ending;
pub mod fate;
pub mod foretold;
mod gains;
mod history;
pub mod names;
pub mod readout;
pub mod words;

#[cfg(test)]
mod tests;
