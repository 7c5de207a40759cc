//! The page of statistics.

mod charts;
mod page;

pub use page::Statistics;
