//! Terra Mystica in words: questions, choices and what they bring, the log, the chart, the end, the whole position.

mod guidance;
pub mod hexes;
mod log;
pub mod names;
mod readout;
pub mod sections;
pub mod words;

use crate::app::narration::narrate;
use crate::games::TerraMystica;

narrate!(TerraMystica {});
